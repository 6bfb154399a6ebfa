// The clock of a table as its players read it. The server alone decides when time is over.

import type { Clock, ClockState, TableSummary } from '../protocol/wire';
import type { Lang } from '../words/bundles';
import { say } from '../words/language.svelte';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds before the end from which on time is short. */
const SHORT = HOUR;

/** How the time of a seat stands. */
export type Standing = 'runs' | 'short' | 'over' | 'paused' | 'weekend';

// It is asked often, and takes long to make.
const calendars = new Map<string, Intl.DateTimeFormat>();
function calendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone) ?? made(timeZone);
  calendars.set(timeZone, known);
  return known;
}

function made(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { weekday: 'short', timeZone });
  } catch {
    // The server may know zones that are newer than this browser. Its weekends are then wrong by hours here, and only here.
    return made('UTC');
  }
}

/** Whether a moment is a Saturday or a Sunday where the table keeps its calendar. */
export function isWeekend(clock: Clock, now: number): boolean {
  if (!clock.weekends_off) return false;
  const day = calendar(clock.zone).format(now);
  return day === 'Sat' || day === 'Sun';
}

/** How the time of a seat stands at a moment of the table's; null if none is running for it. */
export function standing(state: ClockState, seat: number, waits: boolean, now: number): Standing | null {
  if (state.paused) return waits ? 'paused' : null;
  const ends = state.ends[seat] ?? null;
  if (ends === null) return null;
  const left = ends - now / 1000;
  if (left <= 0) return 'over';
  if (isWeekend(state.clock, now)) return 'weekend';
  return left < SHORT ? 'short' : 'runs';
}

/** Seconds between two moments, in milliseconds, that the clock of a table counts. */
export function counted(clock: Clock, from: number, to: number): number {
  if (!clock.weekends_off) return Math.max(0, to - from) / 1000;
  let sum = 0;
  let at = from;
  while (at < to) {
    // Days begin at a quarter of an hour everywhere; where none begins in an hour, it is counted as a whole.
    const hour = Math.min(to, (Math.floor(at / (HOUR * 1000)) + 1) * HOUR * 1000);
    const even = isWeekend(clock, at) === isWeekend(clock, hour - 1);
    const end = even ? hour : Math.min(to, (Math.floor(at / (QUARTER * 1000)) + 1) * QUARTER * 1000);
    if (!isWeekend(clock, at)) sum += end - at;
    at = end;
  }
  return sum / 1000;
}

/** Seconds that a seat has left of its total, counted on since the table told them. */
export function totalLeft(state: ClockState, seat: number, now: number): number | null {
  const told = state.left[seat] ?? null;
  if (told === null) return null;
  const runs = !state.paused && (state.ends[seat] ?? null) !== null;
  return Math.max(0, runs ? told - counted(state.clock, state.now * 1000, now) : told);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A length of time in words, e.g. '6 d 23 h', '5 h 12 min'. */
export function long(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  if (days >= 1) return hours === 0 ? say('clock-days', { days }) : say('clock-dh', { days, hours });
  if (whole >= HOUR) return say('clock-hm', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return say('clock-minutes', { minutes: Math.floor(whole / MINUTE) });
}

/** A moment in words, as short as it can be told from `now`. */
export function moment(seconds: number, now: number, lang: Lang): string {
  const far = Math.abs(seconds - now / 1000) > 6 * DAY;
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'short' } : { weekday: 'short' };
  return new Intl.DateTimeFormat(lang, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(seconds * 1000);
}

/** How much time is left until a moment: seconds are told only when they matter. */
export function until(ends: number, now: number, lang: Lang): string {
  const left = Math.max(0, Math.floor(ends - now / 1000));
  if (left >= DAY) return say('clock-until', { when: moment(ends, now, lang) });
  if (left >= HOUR) return say('clock-hm', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

/** What was agreed on time at a table, in few words; empty if none is counted. */
export function agreed(table: TableSummary): string[] {
  const clock = table.clock?.clock;
  if (!clock) return [];
  const move = table.hours === null ? null : table.hours % 24 === 0 ? say('clock-move-days', { days: table.hours / 24 }) : say('clock-move-hours', { hours: table.hours });
  const total = clock.total_hours === null ? null : clock.total_hours % 24 === 0 ? say('clock-all-days', { days: clock.total_hours / 24 }) : say('clock-all-hours', { hours: clock.total_hours });
  return [move, total, clock.weekends_off ? `${say('clock-weekends-off')} (${clock.zone})` : null].filter((words) => words !== null);
}
