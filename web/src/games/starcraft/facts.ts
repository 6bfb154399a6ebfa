// The printed facts by name, the view as it comes over the wire, and the places of the table.

import type { Spot } from '../../protocol/wire';
import {
  FACTS, type Area, type AreaFacts, type Building, type BuildingFacts, type Card, type CardFacts, type EventCard, type Faction, type FactionFacts,
  type Cost, type Installation, type Leadership, type LeadershipFacts, type Module, type ModuleFacts, type Order, type OrderFacts, type Planet, type PlanetFacts, type PlayerView, type Race, type RouteEnd, type Side, type Technology, type TechnologyFacts,
  type Unit, type UnitFacts, type View,
} from './wire';

/** The wire names the type of a view by the game; this is the one place that trusts it. */
export function asView(view: unknown): View {
  return view as View;
}

function known<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

/** The place of each name in its list: spots name things by it. */
function numbers<K extends string>(names: K[]): ReadonlyMap<K, number> {
  return new Map(names.map((name, index) => [name, index]));
}

const UNIT = numbers(FACTS.units.map((one) => one.unit));
const PLANET = numbers(FACTS.planets.map((one) => one.planet));
const BUILDING = numbers(FACTS.buildings.map((one) => one.building));
const MODULE = numbers(FACTS.modules.map((one) => one.module));
const TECHNOLOGY = numbers(FACTS.technologies.map((one) => one.technology));
const EVENT = numbers(FACTS.events.map((one) => one.event));
const LEADERSHIP = numbers(FACTS.leadership.map((one) => one.card));
const INSTALLATION = numbers(FACTS.installations);
const FACTION = numbers(FACTS.factions.map((one) => one.faction));
const ORDER = numbers(FACTS.orders.map((one) => one.order));
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

const numberOf = <K extends string>(list: ReadonlyMap<K, number>, name: K): number => known(list.get(name), name);

export const unitFacts = (unit: Unit): UnitFacts => known(FACTS.units[numberOf(UNIT, unit)], unit);
export const planetFacts = (planet: Planet): PlanetFacts => known(FACTS.planets[numberOf(PLANET, planet)], planet);
export const areaFacts = (area: Area): AreaFacts => known(planetFacts(area.planet).areas[area.number], 'area');
export const factionFacts = (faction: Faction): FactionFacts => known(FACTS.factions[numberOf(FACTION, faction)], faction);
export const buildingFacts = (building: Building): BuildingFacts => known(FACTS.buildings[numberOf(BUILDING, building)], building);
export const technologyFacts = (technology: Technology): TechnologyFacts => known(FACTS.technologies[numberOf(TECHNOLOGY, technology)], technology);
export const leadershipFacts = (card: Leadership): LeadershipFacts => known(FACTS.leadership[numberOf(LEADERSHIP, card)], card);
export const orderFacts = (order: Order): OrderFacts => known(FACTS.orders[numberOf(ORDER, order)], order);
export const cardFacts = (card: Card): CardFacts => known(FACTS.cards[card], `card ${card}`);
export const raceOf = (player: PlayerView): Race | null => (player.faction === null ? null : factionFacts(player.faction).race);

/** Which printing of a thing is in play: that of the base game or that of Brood War. */
export const editionOf = (view: View): 0 | 1 => (view.setup.options.brood_war ? 1 : 0);
export const unitCost = (unit: Unit, edition: 0 | 1): Cost => unitFacts(unit).cost[edition];
/** What a module costs a race. */
export const moduleCost = (module: ModuleFacts, race: Race): Cost => known(module.cost[FACTS.races.findIndex((one) => one.race === race)], race);

/** The card of a name's key; the first of several copies; null if it is none. */
export function cardOfKey(key: string): CardFacts | null {
  return FACTS.cards.find((card) => card.key === key) ?? null;
}

/** What comes after a prefix, if it names one of these. */
function after<K extends string>(list: ReadonlyMap<K, number>, prefix: string, key: string): K | null {
  const name = key.startsWith(prefix) ? (key.slice(prefix.length).replace(/\..*$/, '') as K) : null;
  return name !== null && list.has(name) ? name : null;
}
export const unitOfKey = (key: string): Unit | null => after(UNIT, 'unit-', key);
export const eventOfKey = (key: string): EventCard | null => after(EVENT, 'event-', key);
export const leadershipOfKey = (key: string): Leadership | null => after(LEADERSHIP, 'leadership-', key);
export const installationOfKey = (key: string): Installation | null => after(INSTALLATION, 'installation-', key);
export const planetOfKey = (key: string): Planet | null => after(PLANET, 'planet-', key);

/** One player's side of the table. */
export function playerOf(view: View, seat: number): PlayerView {
  return known(view.players.find((one) => one.seat === seat), `player in seat ${seat}`);
}

/** How many cards somebody holds. */
export function handCount(player: PlayerView): number {
  return 'open' in player.hand ? player.hand.open.length : player.hand.closed.count;
}

const common = (zone: string, index: number, item = 0): Spot => ({ zone, owner: null, index, item });
const owned = (zone: string, owner: number, index: number, item = 0): Spot => ({ zone, owner, index, item });

const areaIndex = (area: Area): number => numberOf(PLANET, area.planet) * 8 + area.number;
const CELLS = 32;

/** Places of the table, as the game numbers them. */
export const spots = {
  planet: (planet: Planet) => common('planet', numberOf(PLANET, planet)),
  area: (area: Area) => common('area', areaIndex(area)),
  unit: (seat: number, unit: Unit, area: Area) => owned('area', seat, areaIndex(area), 1 + numberOf(UNIT, unit)),
  base: (seat: number, area: Area) => owned('area', seat, areaIndex(area), 200),
  installation: (seat: number, area: Area) => owned('area', seat, areaIndex(area), 202),
  guard: (seat: number, area: Area) => owned('area', seat, areaIndex(area), 203),
  cell: (x: number, y: number, turn: number) => common('cell', (x + CELLS) * 2 * CELLS + y + CELLS, 1 + turn),
  slot: (end: RouteEnd) => common('slot', numberOf(PLANET, end.planet) * 4 + SIDES.indexOf(end.side)),
  route: (route: number) => common('route', route),
  transport: (seat: number, route: number) => owned('route', seat, route, 1 + seat),
  stack: (planet: Planet) => common('order-stack', numberOf(PLANET, planet)),
  inStack: (planet: Planet, position: number) => common('order-stack', numberOf(PLANET, planet), 1 + position),
  order: (seat: number, order: Order) => owned('order', seat, numberOf(ORDER, order)),
  defend: (seat: number) => owned('order', seat, 7),
  leadership: (seat: number, card: Leadership) => owned('leadership', seat, numberOf(LEADERSHIP, card)),
  aboard: (seat: number, card: Leadership, unit: Unit) => owned('leadership', seat, numberOf(LEADERSHIP, card), 1 + numberOf(UNIT, unit)),
  token: (seat: number, which: 0 | 1) => owned('token', seat, which),
  faction: (faction: Faction) => common('faction', numberOf(FACTION, faction)),
  drawnPlanet: (seat: number, planet: Planet) => owned('drawn-planet', seat, numberOf(PLANET, planet)),
  hand: (seat: number, card: Card) => owned('hand', seat, card),
  discard: (seat: number, card: Card) => owned('discard', seat, card),
  deck: (seat: number) => owned('deck', seat, 0),
  technology: (seat: number, technology: Technology) => owned('technology', seat, numberOf(TECHNOLOGY, technology)),
  playArea: (seat: number, technology: Technology) => owned('play-area', seat, numberOf(TECHNOLOGY, technology)),
  event: (seat: number, event: EventCard) => owned('event', seat, numberOf(EVENT, event)),
  drawnEvents: (seat: number) => owned('drawn-events', seat, 0),
  eventDeck: common('event-deck', 0),
  eventDiscard: (event: EventCard) => common('event-discard', numberOf(EVENT, event)),
  eventBeside: common('event-beside', EVENT.get('the-end-draws-near') ?? 0),
  sheetUnit: (seat: number, unit: Unit) => owned('unit', seat, numberOf(UNIT, unit)),
  building: (seat: number, building: Building) => owned('building', seat, numberOf(BUILDING, building)),
  module: (seat: number, module: Module) => owned('module', seat, numberOf(MODULE, module)),
  pool: (seat: number) => owned('worker', seat, 0),
  unavailable: (seat: number) => owned('worker', seat, 1),
  permanent: (seat: number, which: 0 | 1) => owned('permanent', seat, which),
  resource: (seat: number, area: Area) => owned('resource', seat, areaIndex(area)),
  supply: (seat: number, which: 0 | 1 | 2) => owned('supply', seat, which),
  skirmish: (skirmish: number) => common('skirmish', skirmish),
  fighter: (seat: number, skirmish: number, unit: Unit) => owned('skirmish', seat, skirmish, 1 + numberOf(UNIT, unit)),
  laid: (seat: number, skirmish: number, reinforcement: boolean) => owned('skirmish', seat, skirmish, reinforcement ? 102 : 101),
};

/** The cell a place names. */
export function cellOf(spot: Spot): { x: number; y: number; turn: number } {
  return { x: Math.floor(spot.index / (2 * CELLS)) - CELLS, y: (spot.index % (2 * CELLS)) - CELLS, turn: spot.item - 1 };
}

/** The slot a place names. */
export function slotOf(spot: Spot): RouteEnd {
  return { planet: known(FACTS.planets[Math.floor(spot.index / 4)], 'planet').planet, side: known(SIDES[spot.index % 4], 'side') };
}

/** The side after so many quarter turns clockwise. */
export const turned = (side: Side, quarters: number): Side => known(SIDES[(SIDES.indexOf(side) + quarters) % 4], 'side');

/** How many of each, in the order in which they first appear. */
export function counted<T>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
