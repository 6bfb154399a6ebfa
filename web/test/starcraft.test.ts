import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/protocol/wire';
import { cellOf, counted, slotOf, spots } from '../src/games/starcraft/facts';
import { attackParts, unassigned } from '../src/games/starcraft/lanes';
import { boundsOf, CELL, RADIUS, sectors, storey, tokens } from '../src/games/starcraft/layout';
import { planOf } from '../src/games/starcraft/plans';
import { lastBattle } from '../src/games/starcraft/report';
import { tabFor, tabOf } from '../src/games/starcraft/tabs';
import { pointCurves } from '../src/games/starcraft/curves';
import type { AreaView, BattleView, PartyView, PlanetView, Totals, Unit, View } from '../src/games/starcraft/wire';
import { text } from './fixtures/table';

const area = (number: number, more: Partial<AreaView> = {}): AreaView => ({
  area: { planet: 'helios', number }, owner: null, units: [], fresh: [], base: null, controller: null, depletion: 'none', card: null, workers: 0, ...more,
});
const planet = (more: Partial<PlanetView> = {}): PlanetView => ({ planet: 'helios', placement: { cell: { x: 0, y: 0 }, turn: 0 }, areas: [area(0), area(1)], orders: [], ...more });

describe('the galaxy', () => {
  it('has room around every cell', () => {
    const box = boundsOf([{ x: 0, y: 0 }, { x: 2, y: -1 }]);
    expect(box.width).toBeGreaterThan(2 * CELL + 2 * RADIUS);
    expect(box.y).toBeLessThan(-CELL - RADIUS);
    expect(boundsOf([]).width).toBeGreaterThan(2 * RADIUS);
  });

  it.each([2, 3, 4])('cuts a planet into %i areas that do not overlap', (count) => {
    const parts = sectors(count);
    expect(parts).toHaveLength(count);
    for (const [index, part] of parts.entries()) {
      expect(Math.hypot(part.middle.x, part.middle.y) + part.room).toBeCloseTo(RADIUS);
      for (const other of parts.slice(index + 1)) {
        expect(Math.hypot(part.middle.x - other.middle.x, part.middle.y - other.middle.y)).toBeGreaterThanOrEqual(part.room + other.room - 1);
      }
    }
  });

  it.each([1, 2, 3, 4, 5, 6])('finds places for %i tokens side by side', (count) => {
    const places = tokens(count, 46, 150);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(Math.max(...places.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(46);
  });

  it('presses tall stacks together', () => {
    expect(storey(2)).toBeGreaterThan(storey(12));
    expect(storey(12) * 12).toBeLessThanOrEqual(150);
  });
});

describe('places of the table', () => {
  it('are numbered as the game numbers them', () => {
    expect(spots.area({ planet: 'antiga-prime', number: 2 })).toEqual({ zone: 'area', owner: null, index: 10, item: 0 });
    expect(spots.unit(1, 'firebat', { planet: 'abaddon', number: 0 })).toEqual({ zone: 'area', owner: 1, index: 0, item: 2 });
    expect(cellOf(spots.cell(-3, 4, 2))).toEqual({ x: -3, y: 4, turn: 2 });
    expect(slotOf(spots.slot({ planet: 'torus', side: 'west' }))).toEqual({ planet: 'torus', side: 'west' });
  });

  it('counts things in the order they appear', () => {
    expect(counted(['b', 'a', 'b'])).toEqual([['b', 2], ['a', 1]]);
  });
});

describe('planning help', () => {
  it('tells who lies above my orders, and who else is there', () => {
    const stack = planet({
      orders: [{ seat: 0, order: 'build' }, { seat: 1, order: null }, { seat: 0, order: 'mobilize' }],
      areas: [area(0, { controller: 0 }), area(1, { owner: 1, controller: 1, units: ['zealot', 'zealot'] })],
    });
    const plan = planOf(stack, 0, [0]);
    expect(plan.mine).toEqual([{ order: 'mobilize', above: [] }, { order: 'build', above: [0, 1] }]);
    expect(plan.enemies).toEqual([{ seat: 1, areas: 1, units: 2 }]);
    expect(plan).toMatchObject({ others: 1, own: 1 });
  });

  it('opens the tab the question is about', () => {
    const choice = (zone: string, owner: number | null): Choice => ({ action: zone, label: text('do'), about: [{ zone, owner, index: 0, item: 0 }], confirmation: null, group: null, kind: 'plain' });
    const view = { phase: 'execution', battle: null } as unknown as View;
    expect(tabFor(view, [choice('area', null), choice('unit', 0), choice('unit', 0), choice('hand', 0)])).toBe('sheet');
    expect(tabFor(view, [])).toBe('sheet');
    expect(tabOf({ zone: 'order', owner: 1, index: 0, item: 0 }, 0)).toBeNull();
  });
});

describe('a battle', () => {
  const party = (front: Unit, more: Partial<PartyView> = {}): PartyView => ({ front, fate: 'fighting', support: [], cards: [], cancelled: null, result: null, ...more });

  it('leaves in the pool who has no task yet', () => {
    const battle = {
      units: [['marine', 'marine', 'goliath'], ['zealot']],
      skirmishes: [{ parties: [party('marine', { support: ['goliath'] }), party('zealot')], resolved: false }],
    } as unknown as BattleView;
    expect(unassigned(battle, 0)).toEqual(['marine']);
    expect(unassigned(battle, 1)).toEqual([]);
  });

  it('explains what an attack is made of', () => {
    const none = { attack: 0, health: 0 };
    const totals: Totals = { card: { attack: 7, health: 6 }, ability: none, reinforcement: { attack: 1, health: 0 }, support: 2, order: 0, module: 0, start: 0, boost: 0, attack: 10, health: 6, sufficient: true };
    expect(attackParts(totals).map(({ key, value }) => `${key} ${value}`)).toEqual(['card 7', 'reinforcement 1', 'support 2']);
  });
});

it('draws points over the game from the log', () => {
  const view = { players: [{ seat: 0 }, { seat: 1 }] } as unknown as View;
  const gained = (seat: number, total: number) => ({ record: 0, text: text('log-points', { player: { player: seat }, total: { number: total } }), line: 'sentence' as const, moves: [] });
  expect(pointCurves([gained(0, 1), gained(1, 2), gained(0, 3)], view)).toEqual([{ seat: 0, points: [0, 1, 1, 3] }, { seat: 1, points: [0, 0, 2, 2] }]);
});

it('tells the last battle that is over', () => {
  const line = (record: number, key: string) => ({ record, text: text(key), line: 'sentence' as const, moves: [] });
  const log = ['log-battle', 'log-killed', 'log-held', 'log-order', 'log-battle', 'log-laid', 'log-compared', 'log-taken', 'log-drew', 'log-battle'].map((key, record) => line(record, key));
  expect(lastBattle(log, 0)?.lines.map((one) => one.text?.key)).toEqual(['log-battle', 'log-compared', 'log-taken']);
  expect(lastBattle(log, 0)?.record).toBe(7);
  expect(lastBattle([], 0)).toBeNull();
  const revealed = { ...line(10, 'log-revealed'), text: text('log-revealed', { player: { player: 1 } }) };
  expect(lastBattle([...log, revealed], 0)).not.toBeNull();
  expect(lastBattle([...log, revealed], 1)).toBeNull();
  expect(lastBattle([...log, line(10, 'log-round')], null)).toBeNull();
});
