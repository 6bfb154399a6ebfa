// The last combat or mission as the log tells it.

import type { Happened } from '../../protocol/wire';
import { linesOf, type Contest } from '../../table/contest';

const key = (line: Happened): string => line.text?.key ?? '';
const BEGINS = new Set(['log-combat', 'log-mission']);

/** What the log tells of a combat or a mission that is over: from its first sentence up to whatever begins next. */
export function reportOf(log: readonly Happened[], contest: Contest): Happened[] {
  const { begin, end } = contest;
  if (end === null) return [];
  const start = log.findLastIndex((line) => line.record <= begin && BEGINS.has(key(line)));
  if (start < 0) return linesOf(log, contest);
  const after = log.findIndex((line, index) => index > start && (line.record > end || line.line === 'heading' || (line.record === end && BEGINS.has(key(line)))));
  return log.slice(start, after < 0 ? undefined : after).filter((line, index) => line.text !== null && (index === 0 || line.line !== 'detail'));
}
