// What this browser knows of a table, and how each message changes it.

import type { Happened, LogPage, Play, Said, TableSummary, Tell } from '../protocol/wire';

export interface TableState {
  summary: TableSummary | null;
  play: Play | null;
  log: Happened[];
  /** The record from which on the log is complete; 0 is the beginning. */
  logFrom: number;
  chat: Said[];
  /** Progress of thinking bots by seat, in thousandths. */
  thinking: Readonly<Record<number, number>>;
}

export const NOTHING_YET: TableState = { summary: null, play: null, log: [], logFrom: 0, chat: [], thinking: {} };

/** Chat kept in memory. */
const CHAT_KEPT = 500;

/** The log up to the moment an undo went back to: what later records caused is gone. */
function upTo(log: Happened[], records: number): Happened[] {
  return log.filter((line) => line.record < records);
}

/** The log after something happened; an undo takes lines away first. */
function logAfter(state: TableState, play: Play, happened: Happened[]): Happened[] {
  const undone = state.play !== null && play.version.undos > state.play.version.undos;
  const [first] = happened;
  const kept = undone ? upTo(state.log, first?.record ?? play.version.records) : state.log;
  return happened.length === 0 ? kept : [...kept, ...happened];
}

/** The state after a message. Answers to requests change nothing here. */
export function receive(state: TableState, tell: Tell): TableState {
  switch (tell.tell) {
    case 'table':
      return {
        summary: tell.summary,
        play: tell.play,
        // It goes on from the version that was known when it was asked for, whatever has come since.
        log: tell.whole_log ? tell.log : [...upTo(state.log, tell.log_from), ...tell.log],
        logFrom: tell.whole_log ? tell.log_from : state.logFrom,
        chat: tell.chat,
        thinking: {},
      };
    case 'moved':
      return { ...state, play: tell.play, log: logAfter(state, tell.play, tell.happened), thinking: {} };
    case 'seats':
      return { ...state, summary: tell.summary };
    case 'said': {
      const { tell: _, ...said } = tell;
      return { ...state, chat: [...state.chat, said].slice(-CHAT_KEPT) };
    }
    case 'thinking':
      return { ...state, thinking: { ...state.thinking, [tell.seat]: tell.per_mille } };
    case 'done':
    case 'refused':
    case 'because':
    case 'odds':
    case 'beat':
      return state;
  }
}

/** The state with a page of the log before what was known of it. */
export function withPage(state: TableState, page: LogPage): TableState {
  // What was told meanwhile, after an undo or a break, may begin elsewhere.
  const before = page.log.filter((line) => line.record < state.logFrom);
  return { ...state, log: [...before, ...state.log], logFrom: Math.min(page.from, state.logFrom) };
}

/** My seats at a table, in order. */
export function mySeats(summary: TableSummary | null): number[] {
  return summary?.seats.filter((seat) => seat.mine && seat.who === 'human').map((seat) => seat.seat) ?? [];
}

/**
 * Whose eyes the screen has to be hidden from: at a table with several seats of mine, the seat that is to look
 * next, unless it looks already and is shown what it may see.
 */
export function seatToCover(state: TableState, looking: number | null): number | null {
  const mine = mySeats(state.summary);
  if (mine.length < 2 || !state.play || state.play.phase !== 'playing') return null;
  const asked = state.play.asked.map((one) => one.seat).filter((seat) => mine.includes(seat));
  const mayLook = looking !== null && mine.includes(looking) && (asked.length === 0 || asked.includes(looking));
  if (mayLook) return state.play.viewer === looking ? null : looking;
  return asked[0] ?? state.play.viewer ?? mine[0] ?? null;
}

/** Lines that came after the last visit. */
export function sinceVersion(log: Happened[], seen: { records: number } | null): Happened[] {
  return seen === null ? [] : log.filter((line) => line.record >= seen.records && line.text !== null);
}
