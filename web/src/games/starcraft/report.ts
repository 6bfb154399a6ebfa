// The last battle as the log tells it.

import type { Happened } from '../../protocol/wire';

const KEPT = new Set(['log-battle', 'log-technology-used', 'log-event-used', 'log-skirmish', 'log-replaced', 'log-replaced-from-deck', 'log-cancelled', 'log-compared', 'log-splash', 'log-killed', 'log-withdrew', 'log-retreated', 'log-held', 'log-taken']);

export interface Report {
  /** The record that ended it. */
  record: number;
  lines: Happened[];
}

const key = (line: Happened) => line.text?.key ?? '';

/** Whether the table has moved on: a new round, or the viewer's next order. */
function isPast(line: Happened, viewer: number | null): boolean {
  const player = line.text?.args['player'];
  return key(line) === 'log-round' || (key(line) === 'log-revealed' && player !== undefined && 'player' in player && player.player === viewer);
}

/** What counts of the last battle that is over, until the table has moved on; null if there was none. */
export function lastBattle(log: readonly Happened[], viewer: number | null): Report | null {
  const end = log.findLastIndex((line) => key(line) === 'log-held' || key(line) === 'log-taken');
  const start = log.slice(0, end + 1).findLastIndex((line) => key(line) === 'log-battle');
  const last = log[end];
  if (!last || start < 0 || log.slice(end).some((line) => isPast(line, viewer))) return null;
  return { record: last.record, lines: log.slice(start, end + 1).filter((line) => KEPT.has(key(line))) };
}
