// A contest that the table shows only while it is fought, and what the log tells of it afterwards.

import type { Happened, Play } from '../protocol/wire';

export interface Contest {
  /** What it is, as the game names it. */
  name: string;
  /** The table as it was when the contest was last seen. */
  view: unknown;
  /** The record after which it was first seen. */
  begin: number;
  /** The record that ended it; null while it goes on. */
  end: number | null;
}

/** The last record that has happened. */
const lastOf = (play: Play): number => play.version.records - 1;

/** The contest to be told of after the table has changed from `before` to `play`. */
export function contestAfter(known: Contest | null, before: Play | null, play: Play | null, nameOf: (view: unknown) => string | null): Contest | null {
  if (!play) return null;
  const name = nameOf(play.view);
  if (name !== null) return { name, view: play.view, begin: known?.name === name && known.end === null ? known.begin : lastOf(play), end: null };
  // What one player saw of it is not shown to the next one at the same screen.
  if (known === null || before?.viewer !== play.viewer) return null;
  if (known.end === null) return { ...known, end: lastOf(play) };
  // An undo may take back more than what came after it.
  const undone = before !== null && play.version.undos > before.version.undos;
  return undone && lastOf(play) < known.end ? null : known;
}

/** What the log tells of a contest that is over: from its heading up to whatever begins next. */
export function linesOf(log: readonly Happened[], contest: Contest): Happened[] {
  const { begin, end } = contest;
  if (end === null) return [];
  const heading = log.findLastIndex((line) => line.record <= begin && line.line === 'heading');
  const start = heading >= 0 ? heading : log.findIndex((line) => line.record >= begin);
  if (start < 0) return [];
  const after = log.findIndex((line, index) => index > start && (line.record > end || (line.record === end && line.line === 'heading')));
  return log.slice(start, after < 0 ? undefined : after).filter((line) => line.text !== null && line.line !== 'detail');
}
