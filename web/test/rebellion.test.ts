import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice, Happened, Spot, Text } from '../src/protocol/wire';
import { trackCurves } from '../src/games/rebellion/curves';
import { forceOf, missionOfKey, objectiveOfKey, roleOf, seatsOf, sideOf, spots, tacticOfKey, total, unitOfKey } from '../src/games/rebellion/facts';
import { FACES, RINGS, SKILLS, UNITS } from '../src/games/rebellion/glyphs';
import { initials } from '../src/games/rebellion/initials';
import { BASE_SPACE, breadth, chartFor, lines, LYING, STANDING, type Chart } from '../src/games/rebellion/layout';
import { next, parse, print } from '../src/games/rebellion/marks';
import { MISSION_RULES, ranks, STAGE_RULES } from '../src/games/rebellion/ranks';
import { reportOf } from '../src/games/rebellion/report';
import { tabFor, tabOf } from '../src/games/rebellion/tabs';
import { FACTS, type View } from '../src/games/rebellion/wire';
import { between } from '../src/table/drag';
import { rows } from '../src/table/shapes';
import { spotKey, spotOf } from '../src/table/spot';

const text = (key: string, args: Text['args'] = {}): Text => ({ key, args, rule: null });
const line = (record: number, key: string, args: Text['args'] = {}): Happened => ({ record, text: text(key, args), line: 'sentence', moves: [] });
const choice = (key: string, about: Spot[]): Choice => ({ action: key, label: text(key), about, group: null, kind: 'plain', confirmation: null });
const region = (system: string) => FACTS.systems.find((one) => one.system === system)?.region ?? 0;

/** What touches what on a chart, the longer name first. */
function touching(chart: Chart): string[] {
  return [...chart.cells.values()].flatMap((cell) => cell.borders.flatMap(({ beyond }) => (beyond === null || beyond === BASE_SPACE || cell.site === BASE_SPACE ? [] : [[cell.site, beyond].sort().join(' ')])));
}

describe('the star chart', () => {
  const adjacent = FACTS.systems.flatMap((one) => one.adjacent.map((other) => [one.system, other].sort().join(' ')));

  it.each([['lying', LYING], ['standing', STANDING]] as const)('has exactly the borders of the board, %s', (_, chart) => {
    expect([...new Set(touching(chart))].sort()).toEqual([...new Set(adjacent)].sort());
  });

  it('draws every border once, and long enough to be seen', () => {
    const drawn = lines(LYING, region).filter((one) => one.kind !== 'wall');
    expect(drawn.length).toBe(new Set(adjacent).size);
    for (const cell of LYING.cells.values()) {
      for (const { from, to, beyond } of cell.borders) if (beyond !== null && beyond !== BASE_SPACE && cell.site !== BASE_SPACE) expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThan(30);
    }
  });

  it('leaves room for pieces around every planet', () => {
    for (const { room } of [...LYING.cells.values(), ...STANDING.cells.values()]) expect(room).toBeGreaterThan(84);
  });

  it('marks the borders of regions', () => {
    const kinds = lines(LYING, region).map((one) => one.kind);
    const inner = FACTS.systems.flatMap((one) => one.adjacent.filter((other) => region(other) === one.region)).length / 2;
    expect(kinds.filter((kind) => kind === 'system').length).toBe(inner);
    expect(kinds).toContain('region');
  });

  it('stands where the screen is higher than wide', () => {
    const [phone, desk] = [chartFor({ width: 390, height: 480 }).bounds, chartFor({ width: 1000, height: 420 }).bounds];
    expect(phone.height).toBeGreaterThan(phone.width);
    expect(desk.width).toBeGreaterThan(desk.height);
  });

  it('fills the screen without losing a border', () => {
    const screen = { width: 1000, height: 460 };
    const { bounds, cells } = chartFor(screen);
    expect(bounds.width / bounds.height / (screen.width / screen.height)).toBeGreaterThan(0.93);
    expect([...new Set(touching({ bounds, cells }))].sort()).toEqual([...new Set(adjacent)].sort());
  });

  it('puts pieces into rows within their room', () => {
    for (const count of [1, 3, 5, 9]) {
      const { places, size } = rows(count, 34, 160);
      expect(places.length).toBe(count);
      expect(size).toBeLessThanOrEqual(34);
      for (const { x } of places) expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(81);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
    expect(rows(4, 34, 160).places.every(({ y }) => y === 0)).toBe(true);
    expect(rows(9, 34, 160).places.some(({ y }) => y > 0)).toBe(true);
  });

  it('measures a cell across', () => {
    const hoth = LYING.cells.get('hoth');
    if (!hoth) throw new Error('no Hoth');
    expect(breadth(hoth, 0)).toBeGreaterThanOrEqual(2 * hoth.room - 1);
    expect(breadth(hoth, 4000)).toBe(0);
  });
});

describe('names and places', () => {
  it('has a symbol for every unit, skill, face and ring', () => {
    for (const { unit } of FACTS.units) expect(UNITS[unit]).toMatch(/^M/);
    for (const { ring } of FACTS.rings) expect(RINGS[ring]).toMatch(/^M/);
    for (const { face } of FACTS.faces) expect(FACES[face]).toMatch(/^M/);
    expect(Object.keys(SKILLS).length).toBe(4);
    expect(new Set(Object.values(UNITS)).size).toBe(18);
  });

  it('numbers places as the game does', () => {
    expect(spotKey(spots.place('felucia'))).toBe('place::1');
    expect(spotKey(spots.place(BASE_SPACE))).toBe('place::32');
    expect(spotKey(spots.unit('tie-fighter', 'mon-calamari'))).toBe('place::0:1');
    expect(spotKey(spots.die('black', 'special'))).toBe('die::6');
    expect(spotKey(spots.mission(1, 'gather-intel'))).toBe('mission:1:1');
    expect(spotKey(spots.queued('assault-carrier', 2))).toBe('queue::2:2');
  });

  it('finds components by the keys of their names', () => {
    expect(unitOfKey('unit-x-wing.counted')).toBe('x-wing');
    expect(missionOfKey('mission-sabotage')).toBe('sabotage');
    expect(missionOfKey('unit-sabotage')).toBeNull();
    expect(objectiveOfKey('objective-major-victory')?.stage).toBe(FACTS.objectives.find((one) => one.objective === 'major-victory')?.stage);
    expect(tacticOfKey('tactic-no-escape')?.theatre).toBe('space');
  });

  it('knows leaders by their last names', () => {
    expect(initials('Grand Moff Tarkin')).toBe('Tar');
    expect(initials('Luke Skywalker (Jedi)')).toBe('Sky');
    expect(initials('Чубакка')).toBe('Чуб');
  });

  it('tells sides and roles of a team apart', () => {
    const view = { roles: [0, 2, 1, 3] } as unknown as View;
    expect(sideOf(view, 2)).toBe('rebels');
    expect(sideOf(view, 3)).toBe('empire');
    expect(sideOf(view, 7)).toBeNull();
    expect(roleOf(view, 2)).toBe('general');
    expect(seatsOf(view, 'empire')).toEqual([1, 3]);
    const two = { roles: [0, 0, 1, 1] } as unknown as View;
    expect(roleOf(two, 0)).toBeNull();
  });

  it('divides units by side and theatre', () => {
    const units = [['star-destroyer', 2], ['stormtrooper', 4], ['x-wing', 1]] as const;
    expect(forceOf(units, 'empire', 'ground')).toEqual([['stormtrooper', 4]]);
    expect(total(forceOf(units, 'empire'))).toBe(6);
  });
});

describe('notes on the search chart', () => {
  it('go round through all marks and back to none', () => {
    const one = next({}, 'hoth');
    expect(one).toEqual({ hoth: 'suspect' });
    const three = next(next(one, 'hoth'), 'hoth');
    expect(three).toEqual({ hoth: 'unlikely' });
    expect(next(three, 'hoth')).toEqual({});
  });

  it('are kept as words, and nonsense is left out', () => {
    const marks = { hoth: 'likely', endor: 'unlikely' } as const;
    expect(parse(print(marks))).toEqual(marks);
    expect(parse('hoth=maybe =likely')).toEqual({});
    expect(parse(null)).toEqual({});
  });
});

describe('dragging', () => {
  const leader: Spot = { zone: 'leader', owner: null, index: 2, item: 0 };
  const card: Spot = { zone: 'mission', owner: 0, index: 5, item: 0 };
  const choices = [choice('a', [card, leader]), choice('b', [leader]), choice('c', [card])];

  it('means the choices about both things', () => {
    expect(between(choices, leader, card).map((one) => one.action)).toEqual(['a']);
  });

  it('reads places back from the page', () => {
    expect(spotOf(spotKey(card))).toEqual(card);
    expect(spotOf('place::3:7')).toEqual({ zone: 'place', owner: null, index: 3, item: 7 });
    expect(spotOf('search-place::3')).toEqual({ zone: 'search-place', owner: null, index: 3, item: 0 });
    expect(spotOf('nothing')).toBeNull();
    expect(spotOf(null)).toBeNull();
  });
});

describe('a combat', () => {
  it('counts fresh, wounded and lost units apart', () => {
    const combat = { wounds: [{ unit: 'star-destroyer', marks: 1, assigned: 2, health: 4 }], doomed: [['star-destroyer', 1]] } as Parameters<typeof ranks>[1];
    const [first, ...rest] = ranks([['star-destroyer', 4], ['stormtrooper', 2]], combat, 'empire', 'space');
    expect(first).toMatchObject({ unit: 'star-destroyer', fresh: 2, doomed: 1 });
    expect(first?.wounded.length).toBe(1);
    expect(rest).toEqual([]);
  });

  it('is told from its first sentence to its last', () => {
    const log = [line(1, 'log-mission'), line(2, 'log-success'), line(4, 'log-combat'), line(5, 'log-won'), line(6, 'log-combat-ended'), line(7, 'log-passed')];
    const told = (begin: number, end: number | null) => reportOf(log, { name: 'a', view: null, begin, end }).map((one) => one.text?.key);
    expect(told(4, 6)).toEqual(['log-combat', 'log-won', 'log-combat-ended']);
    expect(told(1, 2)).toEqual(['log-mission', 'log-success']);
    expect(told(4, null)).toEqual([]);
  });
});

describe('the steps of missions and combats', () => {
  it.each(['en', 'ru'])('link to paragraphs that exist in %s', (lang) => {
    const rules = readFileSync(`../rules/rebellion/${lang}.md`, 'utf8');
    for (const rule of [...Object.values(STAGE_RULES), ...Object.values(MISSION_RULES)]) expect(rules).toContain(`[${rule}]`);
  });
});

describe('my things', () => {
  const view = { phase: 'command', combat: null } as unknown as View;

  it('open at what the question is about', () => {
    expect(tabFor(view, [choice('a', [spots.action(0, 'ambush')])])).toBe('cards');
    expect(tabFor(view, [choice('a', [spots.sheet('x-wing'), spots.place('hoth')])])).toBe('sheet');
    expect(tabFor(view, [])).toBe('leaders');
    expect(tabOf(spots.place('hoth'))).toBeNull();
  });

  it('show the course of the game', () => {
    const both = { roles: [1, 1, 0, 0] } as unknown as View;
    const curves = trackCurves([line(1, 'log-time', { space: { number: 2 } }), line(2, 'log-reputation', { space: { number: 12 } })], both);
    expect(curves).toEqual([{ seat: 1, points: [0, 0, 2] }, { seat: 0, points: [13, 12, 10] }]);
  });
});
