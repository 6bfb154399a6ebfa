import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Choice, Happened, Play, Spot, Text } from '../src/protocol/wire';
import { pointCurves } from '../src/games/twilight-imperium/curves';
import { asView, inSpace, objectiveOfKey, onPlanet, outcomeSpot, planetFacts, planetsIn, profileFacts, spots, systemAt, techOfKey, tileFacts, tileOfKey, unitOfKey } from '../src/games/twilight-imperium/facts';
import { ANOMALIES, COLOURS, EMBLEMS, POOLS, TRAITS, UNITS, WORMHOLES } from '../src/games/twilight-imperium/glyphs';
import { axial, boundsOf, centre, HALF, hexagon, PLACES, planetPlaces, SIDE, sizesAt } from '../src/games/twilight-imperium/layout';
import { twilightImperium } from '../src/games/twilight-imperium/module';
import { opens, whyOf } from '../src/games/twilight-imperium/press';
import { selection } from '../src/games/twilight-imperium/selection.svelte';
import { COMBAT_RULES, GROUND_RULES, ROLL_RULES, TACTICAL_ORDER } from '../src/games/twilight-imperium/stages';
import { tabFor, tabOf, tabsOf } from '../src/games/twilight-imperium/tabs';
import { FACTS, type View } from '../src/games/twilight-imperium/wire';
import type { Scene } from '../src/table/scene.svelte';
import { spotKey } from '../src/table/spot';
import { hasKey, loadWords } from '../src/words/bundles';

const text = (key: string, args: Text['args'] = {}): Text => ({ key, args, rule: null });
const line = (record: number, key: string, args: Text['args'] = {}): Happened => ({ record, text: text(key, args), line: 'sentence', moves: [] });
const choice = (key: string, about: Spot[], kind: Choice['kind'] = 'plain'): Choice => ({ action: `${key} ${about.map(spotKey).join(' ')}`, label: text(key), about, group: null, kind, confirmation: null });
const fixture = (name: string): Play => JSON.parse(readFileSync(`test/fixtures/twilight-imperium-${name}.json`, 'utf8')) as Play;

/** A scene of which only the choices and the deeds matter. */
function scene(choices: Choice[], viewer = 0): { scene: Scene; asked: Spot[] } {
  const asked: Spot[] = [];
  const fake = { choices, offered: choices, narrowed: [] as Spot[], viewer, why: (spot: Spot) => { asked.push(spot); }, settle() { this.narrowed = []; } };
  return { scene: fake as unknown as Scene, asked };
}

/** The place after those of the board lies beside it. */
const BESIDE = PLACES;
/** How wide a hex is at a height over its middle. */
const breadthAt = (y: number): number => 2 * (SIDE - Math.abs(y) / Math.sqrt(3));

describe('the galaxy in hexes', () => {
  const middles = Array.from({ length: PLACES }, (_, place) => centre(place));

  it('puts rings of 6, 12 and 18 around the middle', () => {
    const ring = (place: number) => {
      const { q, r } = axial(place);
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    };
    expect(middles[0]).toEqual({ x: 0, y: 0 });
    for (const [first, last, want] of [[1, 6, 1], [7, 18, 2], [19, 36, 3]] as const) {
      for (let place = first; place <= last; place++) expect(ring(place)).toBe(want);
    }
    expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(PLACES);
  });

  it('lies as the game says', () => {
    for (const { hex, at } of FACTS.places) {
      if (at === null) expect(hex).toBe(BESIDE);
      else expect(axial(hex)).toEqual({ q: at[0], r: at[1] });
    }
  });

  it('begins every ring in the north and goes clockwise', () => {
    for (const place of [1, 7, 19]) expect(centre(place).x).toBe(0);
    expect(centre(1).y).toBeLessThan(0);
    expect(centre(2).x).toBeGreaterThan(0);
    expect(centre(4).y).toBeGreaterThan(0);
  });

  it('has neighbours that share an edge and nothing nearer', () => {
    for (const [index, one] of middles.entries()) {
      const near = middles.filter((other, place) => place !== index && Math.hypot(one.x - other.x, one.y - other.y) < 2 * HALF + 1);
      expect(near.length).toBeGreaterThanOrEqual(3);
      for (const other of near) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(2 * HALF, 1);
    }
  });

  it('keeps the place beside the board off it', () => {
    const beside = centre(BESIDE);
    for (const one of middles) expect(Math.hypot(one.x - beside.x, one.y - beside.y)).toBeGreaterThan(2 * HALF);
    const bounds = boundsOf([0, BESIDE]);
    expect(bounds.x).toBeLessThan(beside.x - SIDE);
    expect(bounds.y + bounds.height).toBeGreaterThan(beside.y + HALF);
  });

  it('keeps planets apart and within their hex', () => {
    for (const count of [1, 2, 3]) {
      const discs = planetPlaces(count);
      expect(discs.length).toBe(count);
      for (const [index, { at, radius }] of discs.entries()) {
        expect(2 * (Math.abs(at.x) + radius)).toBeLessThanOrEqual(breadthAt(at.y) + 8);
        expect(Math.abs(at.y) + radius).toBeLessThanOrEqual(HALF);
        for (const other of discs.slice(index + 1)) expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(radius + other.radius);
      }
    }
  });

  it('draws a hex with six corners', () => {
    expect(hexagon().match(/L/g)?.length).toBe(5);
    expect(hexagon({ x: 10, y: 5 }, 0)).toMatch(/^M130 5L/);
  });

  it('shows less from far away', () => {
    expect(sizesAt(0.28)).toMatchObject({ far: true, names: false });
    expect(sizesAt(0.48)).toMatchObject({ far: false });
    expect(sizesAt(1.2)).toMatchObject({ far: false, names: true });
    // What is printed on a planet is at least 12 pixels high wherever numbers are drawn.
    for (const scale of [0.37, 0.5, 0.8, 1.5]) expect(sizesAt(scale).number * scale).toBeGreaterThanOrEqual(12);
  });
});

describe('symbols and names', () => {
  it('has a symbol for every unit, faction, trait, colour, anomaly, wormhole and pool, no two alike', () => {
    for (const { unit } of FACTS.units) expect(UNITS[unit]).toMatch(/^M/);
    for (const { faction } of FACTS.factions) expect(EMBLEMS[faction]).toMatch(/^M/);
    for (const { kind } of FACTS.traits) expect(TRAITS[kind]).toMatch(/^M/);
    for (const { colour } of FACTS.colours) expect(COLOURS[colour]).toMatch(/^M/);
    for (const { anomaly } of FACTS.anomalies) expect(ANOMALIES[anomaly]).toMatch(/^M/);
    for (const { wormhole } of FACTS.wormholes) expect(WORMHOLES[wormhole]).toHaveLength(1);
    for (const { pool } of FACTS.pools) expect(POOLS[pool]).toMatch(/^M/);
    expect(new Set(Object.values(UNITS)).size).toBe(10);
    expect(new Set(Object.values(EMBLEMS)).size).toBe(17);
    expect(new Set(Object.values(TRAITS)).size).toBe(3);
    expect(new Set(Object.values(COLOURS)).size).toBe(4);
  });

  it('numbers places as the game does', () => {
    expect(spotKey(spots.system(18))).toBe('system::18');
    expect(spotKey(spots.fleet(2, 'cruiser', 7))).toBe('fleet:2:7:4');
    expect(spotKey(spots.onPlanet('infantry', 'jord'))).toBe('planet::0:2');
    expect(spotKey(spots.sheet(1, 'space-dock'))).toBe('sheet:1:9');
    expect(spotKey(spots.strategy('imperial'))).toBe('strategy::7');
    expect(spotKey(spots.pool(0, 'strategy'))).toBe('pool:0:2');
    expect(spotKey(spots.commodities(3))).toBe('goods:3:1');
    expect(spotKey(spots.die('destroyer', 9))).toBe('die::28');
    expect(spotKey(outcomeSpot('against'))).toBe('outcome::1');
    expect(spotKey(outcomeSpot({ player: 4 }))).toBe('player:4:0');
    expect(spotKey(outcomeSpot({ planet: 'jord' }))).toBe('planet::0');
  });

  it('finds components by the keys of their names', () => {
    expect(unitOfKey('unit-type-war-sun.counted')).toBe('war-sun');
    expect(techOfKey('technology-gravity-drive')).toBe('gravity-drive');
    expect(tileOfKey('tile-18')).toBe(17);
    expect(tileFacts(17).planets).toEqual(['mecatol-rex']);
    expect(objectiveOfKey('public-corner-the-market')?.points).toBe(1);
    for (const name of ['unit-type-fighter', 'unit-carrier-2', 'planet-jord', 'faction-sol', 'strategy-trade', 'agenda-core-mining', 'note-ceasefire', 'action-sabotage']) expect(twilightImperium.hasPicture(name), name).toBe(true);
    expect(twilightImperium.hasPicture('log-turn')).toBe(false);
    expect(profileFacts('war-sun').sustain).toBe(true);
    expect(planetFacts('mecatol-rex').influence).toBe(6);
  });

  it('names only rules that there are', () => {
    const rules = readFileSync('../rules/twilight-imperium/en.md', 'utf8');
    for (const rule of [COMBAT_RULES, GROUND_RULES, ROLL_RULES].flatMap((list) => Object.values(list))) expect(rules, rule).toContain(`\n[${rule}] `);
  });

  it.each(['en', 'ru'] as const)('has words for every step, in %s', async (lang) => {
    await loadWords(lang, 'twilight-imperium');
    const keys = [
      ...Object.keys(COMBAT_RULES).map((stage) => `web-ti-stage-${stage}`), ...Object.keys(ROLL_RULES).map((stage) => `web-ti-roll-${stage}`), ...TACTICAL_ORDER.map((stage) => `web-ti-step-${stage}`),
      ...twilightImperium.coach.map((mark) => mark.key), twilightImperium.plot, ...(['sheet', 'cards', 'technology', 'units', 'tiles'] as const).map((tab) => `web-ti-tab-${tab}`),
      ...(['i', 'ii', 'secret'] as const).map((stage) => `web-ti-kind-objective-${stage}`), ...(['build', 'answer', 'deliver'] as const).map((stage) => `web-ti-deal-${stage}`),
    ];
    expect(keys.filter((key) => !hasKey(lang, 'twilight-imperium', key))).toEqual([]);
  });
});

describe('my things', () => {
  it('knows which tab a place is behind', () => {
    expect(tabOf(spots.tech(0, 'gravity-drive'), 0)).toBe('technology');
    expect(tabOf(spots.tech(1, 'gravity-drive'), 0)).toBeNull();
    expect(tabOf(spots.note(2, 'ceasefire'), 0)).toBe('cards');
    expect(tabOf(spots.system(3), 0)).toBeNull();
  });

  it('opens the tab a question is about, and none for a card among other things', () => {
    const research = [choice('do-pick', [spots.tech(0, 'gravity-drive')]), choice('do-pick', [spots.tech(0, 'sarween-tools')]), choice('do-pass', [], 'finish')];
    expect(tabFor(research, 0)).toBe('technology');
    const turn = [choice('do-activate', [spots.system(1)]), choice('do-activate', [spots.system(2)]), choice('do-activate', [spots.system(3)]), choice('do-play-card', [spots.action(0, 'sabotage')])];
    expect(tabFor(turn, 0)).toBeNull();
    expect(tabFor([choice('do-exhaust', [spots.planet('jord')]), choice('do-finish', [], 'finish')], 0)).toBe('sheet');
    // Pools stand beside the tabs.
    expect(tabFor([choice('do-pick', [spots.pool(0, 'tactic')]), choice('do-pick', [spots.pool(0, 'fleet')])], 0)).toBeNull();
    expect(tabFor([], 0)).toBeNull();
  });

  it('shows tiles only while there are some', () => {
    const view = { sheets: [{ seat: 0, tile_count: 0 }, { seat: 1, tile_count: 5 }] } as unknown as View;
    expect(tabsOf(view, 0)).not.toContain('tiles');
    expect(tabsOf(view, 1)).toContain('tiles');
  });
});

describe('pressing the galaxy', () => {
  afterEach(() => selection.close());
  const idle = { tactical: null } as View;

  it('opens a system instead of activating it', () => {
    const { scene: own } = scene([choice('do-activate', [spots.system(5)])]);
    expect(opens(own, idle, 5)).toBe(true);
    expect(selection.hex).toBe(5);
  });

  it('acts where a ship may fly, and says why not where it may not', () => {
    const flying = { tactical: { seat: 0, stage: 'movement', voyage: {} } } as unknown as View;
    const { scene: own, asked } = scene([choice('do-fly', [spots.system(5)])]);
    expect(opens(own, flying, 5)).toBe(false);
    expect(opens(own, flying, 6)).toBe(true);
    expect(asked.map(spotKey)).toEqual(['system::6']);
  });

  it('lets a ship of mine that cannot come say why', () => {
    const moving = { tactical: { seat: 0, stage: 'movement', voyage: null } } as unknown as View;
    const { scene: own, asked } = scene([choice('do-finish', [], 'finish')]);
    const piece = { unit: 'cruiser', seat: 0, count: 1, damaged: 0, spot: spots.fleet(0, 'cruiser', 4), landing: false } as const;
    expect(whyOf(own, moving, piece)).toBe(true);
    expect(asked.map(spotKey)).toEqual(['fleet:0:4:4']);
    expect(whyOf(own, moving, { ...piece, seat: 1 })).toBe(false);
    expect(whyOf(own, idle, piece)).toBe(false);
  });
});

describe('points over the game', () => {
  it('follows the log', () => {
    const view = { goal: 10, sheets: [{ seat: 0 }, { seat: 1 }] } as unknown as View;
    const log = [line(1, 'log-points', { player: { player: 1 }, count: { number: 2 } }), line(2, 'log-turn'), line(3, 'log-points', { player: { player: 0 }, count: { number: 1 } }), line(4, 'log-points-lost', { player: { player: 1 }, count: { number: 1 } })];
    expect(pointCurves(log, view)).toEqual([{ seat: 0, points: [0, 0, 1, 1] }, { seat: 1, points: [0, 2, 2, 1] }]);
    const nine = line(5, 'log-points', { player: { player: 1 }, count: { number: 9 } });
    expect(pointCurves([nine, ...log], view)[1]?.points).toEqual([0, 9, 10, 10, 9]);
  });
});

describe('views of real games', () => {
  it.each(['turn', 'combat', 'agenda', 'deal'])('draws %s from facts it knows', (name) => {
    const play = fixture(name);
    const view = asView(play.view);
    for (const system of view.systems) {
      for (const piece of inSpace(system)) expect(UNITS[piece.unit]).toBeDefined();
      for (const planet of planetsIn(view, system)) {
        expect(planet.hex).toBe(system.hex);
        for (const piece of onPlanet(view, planet)) expect(piece.count).toBeGreaterThan(0);
      }
    }
    for (const sheet of view.sheets) {
      expect(twilightImperium.facts(view, sheet.seat)[0]?.value).toBe(sheet.points);
      for (const unit of sheet.units) expect(profileFacts(unit.profile).unit).toBe(unit.unit);
    }
    expect(systemAt(view, 0)?.tile).toBe(17);
    // Whoever is asked sees places that are drawn.
    for (const about of play.choices.flatMap((one) => one.about)) {
      if (about.zone === 'system') expect(systemAt(view, about.index)).not.toBeNull();
    }
  });

  it('names contests so that one is told from the next', () => {
    expect(twilightImperium.contest(fixture('combat').view)).toMatch(/^combat \d+ \d+ /);
    expect(twilightImperium.contest(fixture('agenda').view)).toMatch(/^agenda \d+ [12] /);
    expect(twilightImperium.contest(fixture('turn').view)).toBeNull();
  });
});
