// The printed facts by name, the view as it comes over the wire, and the places of the table.

import type { Spot } from '../../protocol/wire';
import {
  FACTS, type Ability, type ActionCard, type Agenda, type Colour, type Faction, type FactionFacts, type Hex, type Note, type Objective, type ObjectiveFacts, type AgendaOutcome, type Planet,
  type PlanetFacts, type PlanetView, type Pool, type Profile, type ProfileFacts, type SheetView, type Strategy, type SystemView, type Tech, type TechFacts, type Tile, type TileFacts, type Unit,
  type UnitsView, type View,
} from './wire';

/** The wire names the type of a view by the game; this is the one place that trusts it. */
export function asView(view: unknown): View {
  return view as View;
}

export function known<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`no ${what}`);
  return thing;
}

/** The place of each name in its list: spots name things by it. */
function numbers<K extends string>(names: readonly K[]): ReadonlyMap<K, number> {
  return new Map(names.map((name, index) => [name, index]));
}

export const UNIT_ORDER: readonly Unit[] = FACTS.units.map((one) => one.unit);
export const POOL_ORDER: readonly Pool[] = ['tactic', 'fleet', 'strategy'];
export const COLOUR_ORDER: readonly Colour[] = ['blue', 'green', 'yellow', 'red'];
const UNIT = numbers(UNIT_ORDER);
const PLANET = numbers(FACTS.planets.map((one) => one.planet));
const PROFILE = numbers(FACTS.profiles.map((one) => one.profile));
const TECH = numbers(FACTS.techs.map((one) => one.tech));
const STRATEGY = numbers(FACTS.strategies.map((one) => one.card));
const OBJECTIVE = numbers(FACTS.objectives.map((one) => one.objective));
const ACTION = numbers(FACTS.actions.map((one) => one.card));
const AGENDA = numbers(FACTS.agendas.map((one) => one.agenda));
const NOTE = numbers(FACTS.notes.map((one) => one.note));
const ABILITY = numbers(FACTS.abilities.map((one) => one.ability));
const FACTION = numbers(FACTS.factions.map((one) => one.faction));

const numberOf = <K extends string>(list: ReadonlyMap<K, number>, name: K): number => known(list.get(name), name);

export const tileFacts = (tile: Tile): TileFacts => known(FACTS.tiles[tile], `tile ${tile}`);
export const planetFacts = (planet: Planet): PlanetFacts => known(FACTS.planets[numberOf(PLANET, planet)], planet);
export const profileFacts = (profile: Profile): ProfileFacts => known(FACTS.profiles[numberOf(PROFILE, profile)], profile);
export const techFacts = (tech: Tech): TechFacts => known(FACTS.techs[numberOf(TECH, tech)], tech);
export const factionFacts = (faction: Faction): FactionFacts => known(FACTS.factions[numberOf(FACTION, faction)], faction);
export const objectiveFacts = (objective: Objective): ObjectiveFacts => known(FACTS.objectives[numberOf(OBJECTIVE, objective)], objective);
export const initiativeOf = (strategy: Strategy): number => known(FACTS.strategies[numberOf(STRATEGY, strategy)], strategy).initiative;

/** What comes after a prefix, if it names one of these. */
function after<K extends string>(list: ReadonlyMap<K, number>, prefix: string, key: string): K | null {
  const name = key.startsWith(prefix) ? (key.slice(prefix.length).replace(/\..*$/, '') as K) : null;
  return name !== null && list.has(name) ? name : null;
}
export const unitOfKey = (key: string): Unit | null => after(UNIT, 'unit-type-', key);
export const profileOfKey = (key: string): ProfileFacts | null => FACTS.profiles.find((one) => one.key === key.replace(/\..*$/, '')) ?? null;
export const planetOfKey = (key: string): Planet | null => after(PLANET, 'planet-', key);
export const techOfKey = (key: string): Tech | null => after(TECH, 'technology-', key);
export const factionOfKey = (key: string): Faction | null => after(FACTION, 'faction-', key);
export const strategyOfKey = (key: string): Strategy | null => after(STRATEGY, 'strategy-', key);
export const objectiveOfKey = (key: string): ObjectiveFacts | null => FACTS.objectives.find((one) => one.key === key.replace(/\..*$/, '')) ?? null;
export const actionOfKey = (key: string): ActionCard | null => after(ACTION, 'action-', key);
export const agendaOfKey = (key: string): Agenda | null => after(AGENDA, 'agenda-', key);
export const noteOfKey = (key: string): Note | null => after(NOTE, 'note-', key);
export const tileOfKey = (key: string): number | null => {
  const index = FACTS.tiles.findIndex((one) => one.key === key.replace(/\..*$/, ''));
  return index < 0 ? null : index;
};

const common = (zone: string, index: number, item = 0): Spot => ({ zone, owner: null, index, item });
const owned = (zone: string, owner: number, index: number, item = 0): Spot => ({ zone, owner, index, item });

/** Places of the table, as the game numbers them. */
export const spots = {
  system: (hex: Hex) => common('system', hex),
  fleet: (seat: number, unit: Unit, hex: Hex) => owned('fleet', seat, hex, 1 + numberOf(UNIT, unit)),
  planet: (planet: Planet) => common('planet', numberOf(PLANET, planet)),
  onPlanet: (unit: Unit, planet: Planet) => common('planet', numberOf(PLANET, planet), 1 + numberOf(UNIT, unit)),
  sheet: (seat: number, unit: Unit) => owned('sheet', seat, numberOf(UNIT, unit)),
  tile: (seat: number, tile: Tile) => owned('tile', seat, tile),
  faction: (faction: Faction) => common('faction', numberOf(FACTION, faction)),
  strategy: (strategy: Strategy) => common('strategy', numberOf(STRATEGY, strategy)),
  pool: (seat: number, pool: Pool) => owned('pool', seat, POOL_ORDER.indexOf(pool)),
  goods: (seat: number) => owned('goods', seat, 0),
  commodities: (seat: number) => owned('goods', seat, 1),
  tech: (seat: number, tech: Tech) => owned('tech', seat, numberOf(TECH, tech)),
  ability: (seat: number, ability: Ability) => owned('ability', seat, numberOf(ABILITY, ability)),
  action: (seat: number, card: ActionCard) => owned('action', seat, numberOf(ACTION, card)),
  note: (owner: number, note: Note) => owned('note', owner, numberOf(NOTE, note)),
  agenda: (agenda: Agenda) => common('agenda', numberOf(AGENDA, agenda)),
  objective: (objective: Objective) => common('objective', numberOf(OBJECTIVE, objective)),
  die: (unit: Unit, face: number) => common('die', numberOf(UNIT, unit) * 10 + face - 1),
  player: (seat: number) => owned('player', seat, 0),
};

/** The place that stands for an outcome of a vote. */
export function outcomeSpot(outcome: AgendaOutcome): Spot {
  if (outcome === 'for') return common('outcome', 0);
  if (outcome === 'against') return common('outcome', 1);
  if ('player' in outcome) return spots.player(outcome.player);
  if ('planet' in outcome) return spots.planet(outcome.planet);
  return 'law' in outcome ? spots.agenda(outcome.law) : spots.objective(outcome.secret);
}

export const sheetOf = (view: View, seat: number): SheetView => known(view.sheets.find((one) => one.seat === seat), `player in seat ${seat}`);
export const systemAt = (view: View, hex: Hex): SystemView | null => view.systems.find((one) => one.hex === hex) ?? null;
export const planetOf = (view: View, planet: Planet): PlanetView => known(view.planets.find((one) => one.planet === planet), planet);

/** The planets of a system in printed order. */
export const planetsIn = (view: View, system: SystemView): PlanetView[] => tileFacts(system.tile).planets.map((planet) => planetOf(view, planet));
export const planetsOf = (view: View, seat: number): PlanetView[] => view.planets.filter((one) => one.owner === seat);

export const count = (units: UnitsView): number => units.sound + units.damaged;

/** Pieces of one type in one place, whose they are, and the place they are pointed at by. */
export interface Piece {
  unit: Unit;
  seat: number;
  count: number;
  damaged: number;
  spot: Spot;
  /** Whether it has landed and not taken the planet yet. */
  landing: boolean;
}

const RANK: readonly Unit[] = ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'infantry', 'space-dock', 'pds'];

/** What is in the space of a system, the viewer's own fleet first, large ships first. */
export function inSpace(system: SystemView): Piece[] {
  return system.fleets.flatMap((fleet) => [...fleet.units]
    .sort((a, b) => RANK.indexOf(a.unit) - RANK.indexOf(b.unit))
    .map((one) => ({ unit: one.unit, seat: fleet.seat, count: count(one), damaged: one.damaged, spot: spots.fleet(fleet.seat, one.unit, system.hex), landing: false })));
}

/** What stands on a planet: its owner's units, and what the active player has landed. */
export function onPlanet(view: View, planet: PlanetView): Piece[] {
  const own = ([['infantry', planet.infantry], ['space-dock', planet.docks], ['pds', planet.pds]] as const).flatMap(([unit, number]): Piece[] =>
    (number > 0 && planet.owner !== null ? [{ unit, seat: planet.owner, count: number, damaged: 0, spot: spots.onPlanet(unit, planet.planet), landing: false }] : []));
  const invader = view.tactical?.seat ?? view.active ?? 0;
  const landed = (['infantry', 'fighter'] as const).flatMap((unit, index): Piece[] =>
    ((planet.landed[index] ?? 0) > 0 ? [{ unit, seat: invader, count: planet.landed[index] ?? 0, damaged: 0, spot: spots.onPlanet(unit, planet.planet), landing: true }] : []));
  return [...own, ...landed];
}
