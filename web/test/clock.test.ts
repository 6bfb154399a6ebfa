import { describe, expect, it } from 'vitest';
import type { ClockState, Happened, Note, PastGame, PlayerRating } from '../src/protocol/wire';
import { course } from '../src/people/history';
import { agreed, counted, isWeekend, long, moment, standing, totalLeft, until } from '../src/table/clock';
import { withNotes } from '../src/table/notes';
import { signed } from '../src/words/signed';
import { summary } from './fixtures/table';

const HOUR = 3600;
/** Friday, 20 November 2026, noon UTC. */
const FRIDAY = Date.UTC(2026, 10, 20, 12) / 1000;
const clock = (more: Partial<ClockState> = {}): ClockState => ({
  clock: { total_hours: 168, weekends_off: false, zone: 'UTC', late: 'bot' },
  paused: false, now: FRIDAY, ends: [FRIDAY + 24 * HOUR, null], left: [100 * HOUR, 168 * HOUR], ...more,
});

describe('the clock of a table', () => {
  it('runs for whoever has to decide, runs short in the last hour, and is over at its end', () => {
    const at = (hours: number) => standing(clock(), 0, true, (FRIDAY + hours * HOUR) * 1000);
    expect([at(0), at(23), at(23.1), at(24), at(300)]).toEqual(['runs', 'runs', 'short', 'over', 'over']);
    expect(standing(clock(), 1, false, FRIDAY * 1000)).toBe(null);
  });

  it('stands still while it is paused, and on the weekend where that was agreed', () => {
    const paused = clock({ paused: true, ends: [null, null] });
    expect([standing(paused, 0, true, FRIDAY * 1000), standing(paused, 1, false, FRIDAY * 1000)]).toEqual(['paused', null]);
    const off = { total_hours: null, weekends_off: true, zone: 'Asia/Vladivostok', late: 'bot' } as const;
    // There it is Saturday from 14:00 UTC on.
    expect([13, 14].map((hour) => isWeekend(off, Date.UTC(2026, 10, 20, hour)))).toEqual([false, true]);
    expect(isWeekend({ ...off, weekends_off: false }, Date.UTC(2026, 10, 21))).toBe(false);
    expect(standing(clock({ clock: off }), 0, true, Date.UTC(2026, 10, 20, 20))).toBe('weekend');
  });

  it('takes the calendar of UTC where this browser does not know the zone', () => {
    const newer = { total_hours: null, weekends_off: true, zone: 'Mars/Olympus', late: 'bot' } as const;
    expect([23, 24].map((hour) => isWeekend(newer, Date.UTC(2026, 10, 20, hour)))).toEqual([false, true]);
  });

  it('counts the total on for whoever has to decide, and for nobody else', () => {
    const later = (FRIDAY + 10 * HOUR) * 1000;
    expect([totalLeft(clock(), 0, later), totalLeft(clock(), 1, later)]).toEqual([90 * HOUR, 168 * HOUR]);
    expect(totalLeft(clock(), 0, (FRIDAY + 200 * HOUR) * 1000)).toBe(0);
    expect(totalLeft(clock({ left: [null, null] }), 0, later)).toBe(null);
  });

  it('counts no Saturday and no Sunday where they are off, wherever they begin', () => {
    const off = { total_hours: 168, weekends_off: true, zone: 'UTC', late: 'bot' } as const;
    const left = (hours: number) => totalLeft(clock({ clock: off }), 0, (FRIDAY + hours * HOUR) * 1000);
    // Twelve hours are left of Friday; on Monday it goes on.
    expect([left(11), left(30), left(60), left(61)]).toEqual([89 * HOUR, 88 * HOUR, 88 * HOUR, 87 * HOUR]);
    // In Kathmandu Saturday begins at 18:15 UTC.
    const there = { ...off, zone: 'Asia/Kathmandu' };
    expect(counted(there, FRIDAY * 1000, (FRIDAY + 20 * HOUR) * 1000)).toBe(6.25 * HOUR);
    expect(counted(there, (FRIDAY + 6 * HOUR) * 1000, (FRIDAY + 6.1 * HOUR) * 1000)).toBeCloseTo(0.1 * HOUR);
  });

  it('tells seconds only when they matter', () => {
    const left = (seconds: number) => until(FRIDAY + seconds, FRIDAY * 1000, 'en');
    expect([left(65), left(5 * HOUR + 720), left(-5)]).toEqual(['1:05', '5 h 12 min', '0:00']);
    expect(left(30 * HOUR)).toMatch(/^until Sat/);
    expect(moment(FRIDAY + 10 * 24 * HOUR, FRIDAY * 1000, 'en')).toMatch(/Nov/);
    expect([long(7 * 24 * HOUR), long(7 * 24 * HOUR - 1), long(HOUR + 60), long(59)]).toEqual(['7 days', '6 d 23 h', '1 h 1 min', '0 minutes']);
  });

  it('says what was agreed', () => {
    expect(agreed(summary({ hours: 36, clock: clock() }))).toEqual(['36 hours a turn', '7 days in all']);
    expect(agreed(summary())).toEqual([]);
    // Whoever thinks of sitting down sees whose weekends they are.
    const off = { ...clock().clock, weekends_off: true, zone: 'Europe/Moscow' };
    expect(agreed(summary({ hours: 24, clock: clock({ clock: off }) }))).toContain('weekends off (Europe/Moscow)');
  });
});

describe('what is done beside a game', () => {
  const line = (record: number): Happened => ({ record, text: { key: 'log', args: {}, rule: null }, line: 'sentence', moves: [] });
  const note = (record: number, seat: number): Note => ({ record, at: 0, deed: 'back', seat });

  it('stands in the log where the game was then', () => {
    const told = withNotes([line(3), line(4), line(4), line(6)], [note(1, 0), note(4, 1), note(7, 2)]);
    expect(told.map((one) => (one.beside ? `note ${one.record}` : one.record))).toEqual([3, 'note 4', 4, 4, 6, 'note 7']);
  });
});

describe('a history', () => {
  const past = (was: number, points: number, game = 'a'): PastGame => ({ table: null, game, players: 2, won: true, was, points, others: [], at: 0 });
  const rating = (game: string): PlayerRating => ({ game, players: 2, points: 0, games: 3, wins: 0 });

  it('tells the course of each rating from the first game that is known', () => {
    const games = [past(40, 30), past(0, 5, 'b'), past(10, 40), past(7, 10)];
    expect(['a', 'b', 'c'].map((game) => course(games, rating(game)))).toEqual([[7, 10, 40, 30], [0, 5], []]);
  });

  it('writes numbers with a true minus', () => {
    expect([signed(12, 'en'), signed(-7, 'ru'), signed(0, 'en'), signed(5, 'en', 'auto')]).toEqual(['+12', '−7', '0', '5']);
  });
});
