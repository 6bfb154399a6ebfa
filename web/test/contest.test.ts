import { describe, expect, it } from 'vitest';
import type { Happened, Line, Play } from '../src/protocol/wire';
import { contestAfter, linesOf, type Contest } from '../src/table/contest';
import { play, text } from './fixtures/table';

const nameOf = (view: unknown): string | null => (view as { battle: string | null }).battle;
const at = (records: number, battle: string | null, undos = 0): Play => play({ version: { records, undos }, view: { battle } });

/** What is to be told after these moments, one after another. */
function after(...moments: Play[]): Contest | null {
  let known: Contest | null = null;
  let before: Play | null = null;
  for (const moment of moments) {
    known = contestAfter(known, before, moment, nameOf);
    before = moment;
  }
  return known;
}

describe('a contest', () => {
  it('is known from the record it began with to the record that ended it', () => {
    expect(after(at(4, null), at(5, 'Helios'), at(6, 'Helios'))).toMatchObject({ name: 'Helios', begin: 4, end: null });
    expect(after(at(4, null), at(5, 'Helios'), at(6, 'Helios'), at(9, null))).toMatchObject({ begin: 4, end: 8 });
  });

  it('keeps the table as it was last seen in it', () => {
    expect(after(at(5, 'Helios'), at(6, null))?.view).toEqual({ battle: 'Helios' });
  });

  it('is not shown to the next player at the same screen, except as that player sees it', () => {
    const other = (moment: Play): Play => ({ ...moment, viewer: 1 });
    expect(after(at(5, 'Helios'), other(at(6, null)))).toBeNull();
    expect(after(at(5, 'Helios'), at(6, null), other(at(6, null)))).toBeNull();
    const seen = { ...at(6, 'Helios'), viewer: 1, view: { battle: 'Helios', hand: 1 } };
    expect(after(at(5, 'Helios'), seen)).toMatchObject({ begin: 4, end: null, view: seen.view });
  });

  it('gives way to the next one', () => {
    expect(after(at(5, 'Helios'), at(6, null), at(7, 'Torus'))).toMatchObject({ name: 'Torus', begin: 6, end: null });
    expect(after(at(5, 'Helios'), at(6, 'Torus'))).toMatchObject({ name: 'Torus', begin: 5 });
  });

  it('is forgotten if an undo takes its end back, and only then', () => {
    const ended = [at(5, 'Helios'), at(8, null), at(10, null)];
    expect(after(...ended, at(9, null, 1))).toMatchObject({ end: 7 });
    expect(after(...ended, at(4, null, 1))).toBeNull();
  });
});

describe('the report of a contest', () => {
  const line = (record: number, key: string, kind: Line = 'sentence'): Happened => ({ record, text: text(key), line: kind, moves: [] });
  const log = [
    line(1, 'round', 'heading'), line(2, 'moved'), line(2, 'battle', 'heading'), line(3, 'laid', 'detail'), { ...line(3, ''), text: null },
    line(4, 'killed'), line(5, 'taken'), line(5, 'next order', 'heading'), line(5, 'built'), line(6, 'moved'),
  ];
  const told = (begin: number, end: number | null) => linesOf(log, { name: '', view: null, begin, end }).map((one) => one.text?.key);

  it('runs from its heading to the next one, without details', () => {
    expect(told(2, 5)).toEqual(['battle', 'killed', 'taken']);
  });

  it('finds its heading even if the page was opened in the middle of it', () => {
    expect(told(4, 5)).toEqual(['battle', 'killed', 'taken']);
  });

  it('is empty while it is fought, and where the log has nothing of it', () => {
    expect(told(2, null)).toEqual([]);
    expect(linesOf([], { name: '', view: null, begin: 2, end: 5 })).toEqual([]);
  });
});
