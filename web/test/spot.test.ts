import { describe, expect, it } from 'vitest';
import type { Choice, Spot } from '../src/protocol/wire';
import { typeDigit } from '../src/table/numberKeys';
import { amountsOf, narrow, press, spotKey } from '../src/table/spot';
import { endTurn, playScout, text } from './fixtures/table';

const spot = (zone: string, owner: number | null, index: number): Spot => ({ zone, owner, index, item: 0 });
const base = spot('in-play', 0, 2);
const scout = spot('hand', 0, 0);
const choice = (action: string, ...about: Spot[]): Choice => ({ action, label: text(`do-${action}`), about, confirmation: null, group: null, kind: 'plain' });
const use = choice('use', base);
const scrap = choice('scrap', base);

describe('pointing at a thing', () => {
  it('acts if it has one meaning', () => {
    expect(press([playScout, endTurn], [], scout)).toEqual({ means: 'act', choice: playScout });
  });

  it('narrows if it has several', () => {
    expect(press([use, scrap, endTurn], [], base)).toEqual({ means: 'narrow', narrowed: [base] });
    expect(narrow([use, scrap, endTurn], [base])).toEqual([use, scrap]);
  });

  it('asks why if it has none', () => {
    expect(press([endTurn], [], scout)).toEqual({ means: 'why' });
  });

  it('narrows step by step', () => {
    const card = spot('discard', 0, 3);
    const toB = choice('b', card, spot('player', 1, 0));
    const toC = choice('c', card, spot('player', 2, 0));
    expect(press([toB, toC], [card], spot('player', 2, 0))).toEqual({ means: 'act', choice: toC });
  });

  it('starts afresh when another thing is meant', () => {
    expect(press([use, scrap, playScout], [base], scout)).toEqual({ means: 'act', choice: playScout });
  });

  it('has a key for each place', () => {
    expect(spotKey(base)).toBe('in-play:0:2');
    expect(spotKey(spot('row', null, 7))).toBe('row::7');
    expect(spotKey({ ...spot('area', null, 9), item: 3 })).toBe('area::9:3');
  });
});

describe('amounts', () => {
  const spend = (amount: number): Choice => ({ action: `s${amount}`, label: text('do-spend', { amount: { number: amount } }), about: [], confirmation: null, group: null, kind: { amount } });

  it('are choices that differ only in a number', () => {
    expect(amountsOf([spend(3), spend(1), spend(2)])?.map(({ amount }) => amount)).toEqual([1, 2, 3]);
  });

  it('are nothing else', () => {
    expect(amountsOf([spend(1), spend(2)])).toBeNull();
    expect(amountsOf([spend(1), spend(2), endTurn])).toBeNull();
    expect(amountsOf([playScout, endTurn])).toBeNull();
  });
});

describe('number keys', () => {
  it('act at once while no second digit could follow', () => {
    expect(typeDigit('', '3', 9)).toEqual({ means: 'choose', index: 2 });
    expect(typeDigit('', '2', 12)).toEqual({ means: 'choose', index: 1 });
  });

  it('wait for the second digit otherwise', () => {
    expect(typeDigit('', '1', 12)).toEqual({ means: 'wait', typed: '1' });
    expect(typeDigit('1', '2', 12)).toEqual({ means: 'choose', index: 11 });
  });

  it('take the second digit alone if both make no choice', () => {
    expect(typeDigit('1', '9', 12)).toEqual({ means: 'choose', index: 8 });
    expect(typeDigit('', '0', 5)).toEqual({ means: 'nothing' });
  });
});
