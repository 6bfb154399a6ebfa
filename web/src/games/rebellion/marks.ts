// What a player notes on the search chart: kept in this browser, by table and seat, and told to nobody.

import { recall, remember } from '../../ui/memory';
import type { System } from './wire';

export const MARKS = ['suspect', 'likely', 'unlikely'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Partial<Record<System, Mark>>>;

const place = (table: string, seat: number | null): string => `rb.marks.${table}.${seat ?? 'watching'}`;

/** Reads notes; what is no note is left out. */
export function parse(words: string | null): Marks {
  const pairs = (words ?? '').split(' ').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.filter(([system, mark]) => system && MARKS.includes(mark as Mark)));
}

export const print = (marks: Marks): string => Object.entries(marks).map(([system, mark]) => `${system}=${mark}`).join(' ');

/** The notes after going on to the next mark of a system: suspected, likely, unlikely, none. */
export function next(marks: Marks, system: System): Marks {
  const now = marks[system];
  const then = MARKS[now === undefined ? 0 : MARKS.indexOf(now) + 1];
  const { [system]: _, ...rest } = marks;
  return then === undefined ? rest : { ...rest, [system]: then };
}

export const recallMarks = (table: string, seat: number | null): Marks => parse(recall(place(table, seat)));
export const rememberMarks = (table: string, seat: number | null, marks: Marks): void => remember(place(table, seat), print(marks));
