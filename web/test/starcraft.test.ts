import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/protocol/wire';
import { cellOf, counted, editionOf, slotOf, spots, unitCost } from '../src/games/starcraft/facts';
import { attackParts, healthParts } from '../src/games/starcraft/lanes';
import { boundsOf, CELL, enlarged, RADIUS, sectors, storey } from '../src/games/starcraft/layout';
import { tokens } from '../src/table/shapes';
import { planOf } from '../src/games/starcraft/plans';
import { tabFor, tabOf } from '../src/games/starcraft/tabs';
import { pointCurves } from '../src/games/starcraft/curves';
import { FACTS, type AreaView, type PlanetView, type Totals, type View } from '../src/games/starcraft/wire';
import { text } from './fixtures/table';

const area = (number: number, more: Partial<AreaView> = {}): AreaView => ({
  area: { planet: 'helios', number }, owner: null, units: [], fresh: [], base: null, controller: null, depletion: 'none', card: null, workers: 0, installation: null, guard: null, point_token: false, ...more,
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

  it('draws what is read larger on a map seen from afar, within limits', () => {
    expect(enlarged(22, 1, 2.4)).toBe(1);
    expect(enlarged(22, 0.3, 2.4) * 22 * 0.3).toBeCloseTo(12);
    expect(enlarged(22, 0.1, 2.4)).toBe(2.4);
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
    expect(spots.base(1, { planet: 'abaddon', number: 3 })).toEqual({ zone: 'area', owner: 1, index: 3, item: 200 });
    expect(spots.laid(0, 2, true)).toEqual({ zone: 'skirmish', owner: 0, index: 2, item: 102 });
  });

  it('name a cell by its column and row around the middle, and how the planet is turned there', () => {
    const middle = 32 * 64 + 32;
    const at = (index: number, turn: number) => ({ zone: 'cell', owner: null, index, item: 1 + turn });
    expect(cellOf(at(middle, 0))).toEqual({ x: 0, y: 0, turn: 0 });
    expect(cellOf(at(middle - 3 * 64 + 4, 2))).toEqual({ x: -3, y: 4, turn: 2 });
    expect(spots.cell(2, -1, 3)).toEqual(at(middle + 2 * 64 - 1, 3));
  });

  it('name a slot by its planet and side', () => {
    const torus = FACTS.planets.findIndex((one) => one.planet === 'torus');
    expect(slotOf({ zone: 'slot', owner: null, index: torus * 4 + 3, item: 0 })).toEqual({ planet: 'torus', side: 'west' });
    expect(slotOf({ zone: 'slot', owner: null, index: 0, item: 0 })).toEqual({ planet: 'abaddon', side: 'north' });
    expect(spots.slot({ planet: 'abaddon', side: 'south' })).toEqual({ zone: 'slot', owner: null, index: 2, item: 0 });
  });

  it('name what Brood War adds', () => {
    expect(spots.guard(1, { planet: 'abaddon', number: 1 })).toEqual({ zone: 'area', owner: 1, index: 1, item: 203 });
    expect(spots.aboard(0, 'covert-operations', 'ghost')).toEqual({ zone: 'leadership', owner: 0, index: 2, item: 3 });
    expect(spots.defend(2)).toEqual({ zone: 'order', owner: 2, index: 7, item: 0 });
  });

  it('knows which printing counts', () => {
    const played = (brood_war: boolean) => editionOf({ setup: { options: { brood_war } } } as unknown as View);
    expect(unitCost('archon', played(false))).not.toEqual(unitCost('archon', played(true)));
    expect(FACTS.units.filter((one) => one.hero !== null).every((one) => one.set === 'brood-war')).toBe(true);
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

  it('takes nobody for the holder of an area that nobody controls, and no ally for an enemy', () => {
    const fought = area(0, { owner: 1, units: ['zealot'], base: 0 });
    const allied = area(1, { owner: 2, controller: 2, units: ['marine'] });
    expect(planOf(planet({ areas: [fought, allied] }), 0, [0, 2]).enemies).toEqual([]);
  });

  const choice = (zone: string, owner: number | null): Choice => ({ action: zone, label: text('do'), about: [{ zone, owner, index: 0, item: 0 }], confirmation: null, group: null, kind: 'plain' });
  const during = (phase: View['phase'], battle = false) => ({ phase, battle: battle ? {} : null }) as unknown as View;

  it('opens the tab most choices are about, not the first or the last of them', () => {
    const planning = during('planning');
    expect(tabFor(planning, [choice('hand', 0), choice('unit', 0), choice('building', 0), choice('order', 0)])).toBe('sheet');
    expect(tabFor(planning, [choice('technology', 0), choice('hand', 0), choice('technology', 0)])).toBe('technology');
    expect(tabFor(during('execution'), [choice('area', null), choice('order', 0)])).toBe('orders');
  });

  it('opens what suits the phase where no choice says more', () => {
    expect(tabFor(during('planning'), [choice('area', null)])).toBe('orders');
    expect(tabFor(during('setup'), [])).toBe('orders');
    expect(tabFor(during('execution'), [])).toBe('sheet');
    expect(tabFor(during('execution', true), [])).toBe('cards');
  });

  it('knows behind which tab a place of mine is, and that others’ places are elsewhere', () => {
    const at = (zone: string, owner: number | null) => ({ zone, owner, index: 0, item: 0 });
    expect(['order', 'discard', 'event', 'worker', 'module', 'technology', 'leadership', 'token', 'area'].map((zone) => tabOf(at(zone, 0), 0)))
      .toEqual(['orders', 'cards', 'cards', 'sheet', 'sheet', 'technology', null, 'sheet', null]);
    // Leadership cards are chosen over the map; units that lie on one are behind its tab.
    expect(tabOf({ ...at('leadership', 0), item: 3 }, 0)).toBe('leadership');
    expect(tabOf(at('order', 1), 0)).toBeNull();
    expect(tabOf(at('order', null), 0)).toBeNull();
  });
});

describe('a battle', () => {
  it('explains what an attack is made of', () => {
    const none = { attack: 0, health: 0 };
    const totals: Totals = { card: { attack: 7, health: 6 }, ability: none, reinforcement: { attack: 1, health: 0 }, support: 2, order: 0, module: 0, start: 0, boost: 0, attack: 10, health: 6, sufficient: true };
    expect(attackParts(totals).map(({ key, value }) => `${key} ${value}`)).toEqual(['card 7', 'reinforcement 1', 'support 2']);
  });

  it('tells a guard token from what else a battle begins with', () => {
    const none = { attack: 0, health: 0 };
    const totals: Totals = { card: { attack: 5, health: 6 }, ability: none, reinforcement: none, support: 0, order: 0, module: 0, start: 2, boost: 0, attack: 5, health: 8, sufficient: false };
    expect(healthParts(totals, true).map(({ key, value }) => `${key} ${value}`)).toEqual(['card 6', 'guard 2']);
    expect(healthParts(totals).map(({ key }) => key)).toEqual(['card', 'start']);
  });
});

it('draws points over the game from the log', () => {
  const view = { players: [{ seat: 0 }, { seat: 1 }] } as unknown as View;
  const gained = (seat: number, total: number) => ({ record: 0, text: text('log-points', { player: { player: seat }, total: { number: total } }), line: 'sentence' as const, moves: [] });
  const lost = { ...gained(1, 0), text: text('log-points-lost', { player: { player: 1 }, total: { number: 0 } }) };
  expect(pointCurves([gained(1, 2), lost], view)[1]).toEqual({ seat: 1, points: [0, 2, 0] });
  expect(pointCurves([gained(0, 1), gained(1, 2), gained(0, 3)], view)).toEqual([{ seat: 0, points: [0, 1, 1, 3] }, { seat: 1, points: [0, 0, 2, 2] }]);
});
