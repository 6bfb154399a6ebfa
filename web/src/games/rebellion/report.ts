// The last combat or mission as the log tells it.

import type { Happened } from '../../protocol/wire';

const key = (line: Happened) => line.text?.key ?? '';

const STARTS = new Set(['log-combat', 'log-mission']);
const ENDS = new Set(['log-combat-ended', 'log-success', 'log-failure']);
/** Small steps that a summary leaves out. */
const LEFT_OUT = new Set(['log-damage', 'log-blocked', 'log-leader', 'log-tactics', 'log-moved', 'log-came', 'log-unit', 'log-tactic-discarded']);
/** What shows that the table has gone on to something else. */
const PAST = new Set(['log-round', 'log-command', 'log-refresh', 'log-activated', 'log-mission', 'log-combat', 'log-passed']);

export interface Report {
  /** The record that ended it. */
  record: number;
  kind: 'combat' | 'mission';
  lines: Happened[];
}

/** What counts of the last combat or mission that is over, until the table has moved on; null if there was none. */
export function lastReport(log: readonly Happened[]): Report | null {
  const end = log.findLastIndex((line) => ENDS.has(key(line)));
  const last = log[end];
  if (!last || log.slice(end + 1).some((line) => PAST.has(key(line)))) return null;
  const kind = key(last) === 'log-combat-ended' ? 'combat' : 'mission';
  const start = log.slice(0, end).findLastIndex((line) => key(line) === `log-${kind}`);
  if (start < 0) return null;
  // What a mission brought about comes after its success.
  const lines = log.slice(start).filter((line) => line.text !== null && !LEFT_OUT.has(key(line)));
  return { record: last.record, kind, lines };
}

export const isStart = (line: Happened): boolean => STARTS.has(key(line));
