// The printed facts by name, the view as it comes over the wire, and the places of the table.

import type { Spot } from '../../protocol/wire';
import { BASE_SPACE } from './layout';
import {
  FACTS, type ActionCard, type ActionFacts, type Colour, type Face, type Leader, type LeaderFacts, type LeaderView, type Mission, type MissionFacts,
  type Objective, type ObjectiveFacts, type Place, type PlaceView, type Ring, type Side, type SideView, type System, type SystemFacts, type Tactic, type TacticFacts,
  type Theatre, type Unit, type UnitFacts, type View,
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

const SYSTEM = numbers(FACTS.systems.map((one) => one.system));
const UNIT = numbers(FACTS.units.map((one) => one.unit));
const LEADER = numbers(FACTS.leaders.map((one) => one.leader));
const MISSION = numbers(FACTS.missions.map((one) => one.mission));
const ACTION = numbers(FACTS.actions.map((one) => one.card));
const OBJECTIVE = numbers(FACTS.objectives.map((one) => one.objective));
const TACTIC = numbers(FACTS.tactics.map((one) => one.tactic));
const RING = numbers(FACTS.rings.map((one) => one.ring));
const COLOURS: readonly Colour[] = ['red', 'black'];
export const FACE_ORDER: readonly Face[] = FACTS.faces.map((one) => one.face);
export const SIDE_ORDER: readonly Side[] = ['rebels', 'empire'];
export const THEATRES: readonly Theatre[] = ['space', 'ground'];
export const SKILL_ORDER = ['diplomacy', 'intel', 'logistics', 'spec-ops'] as const;

const numberOf = <K extends string>(list: ReadonlyMap<K, number>, name: K): number => known(list.get(name), name);

export const systemFacts = (system: System): SystemFacts => known(FACTS.systems[numberOf(SYSTEM, system)], system);
export const unitFacts = (unit: Unit): UnitFacts => known(FACTS.units[numberOf(UNIT, unit)], unit);
export const leaderFacts = (leader: Leader): LeaderFacts => known(FACTS.leaders[numberOf(LEADER, leader)], leader);
export const missionFacts = (mission: Mission): MissionFacts => known(FACTS.missions[numberOf(MISSION, mission)], mission);
export const actionFacts = (action: ActionCard): ActionFacts => known(FACTS.actions[numberOf(ACTION, action)], action);
export const objectiveFacts = (objective: Objective): ObjectiveFacts => known(FACTS.objectives[numberOf(OBJECTIVE, objective)], objective);
export const tacticFacts = (tactic: Tactic): TacticFacts => known(FACTS.tactics[numberOf(TACTIC, tactic)], tactic);

export const isShip = (unit: Unit): boolean => unitFacts(unit).theatre === 'space';
export const sideIndex = (side: Side): 0 | 1 => (side === 'rebels' ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 'rebels' ? 'empire' : 'rebels');

/** What comes after a prefix, if it names one of these. */
function after<K extends string>(list: ReadonlyMap<K, number>, prefix: string, key: string): K | null {
  const name = key.startsWith(prefix) ? (key.slice(prefix.length).replace(/\..*$/, '') as K) : null;
  return name !== null && list.has(name) ? name : null;
}
export const unitOfKey = (key: string): Unit | null => after(UNIT, 'unit-', key);
export const leaderOfKey = (key: string): Leader | null => after(LEADER, 'leader-', key);
export const systemOfKey = (key: string): System | null => after(SYSTEM, 'system-', key);
export const missionOfKey = (key: string): Mission | null => after(MISSION, 'mission-', key);
export const actionOfKey = (key: string): ActionCard | null => after(ACTION, 'action-', key);
export const objectiveOfKey = (key: string): ObjectiveFacts | null => FACTS.objectives.find((one) => one.key === key) ?? null;
export const tacticOfKey = (key: string): TacticFacts | null => FACTS.tactics.find((one) => one.key === key) ?? null;

/** The key of a place's name. */
export const placeKey = (place: Place): string => (place === BASE_SPACE ? 'rebel-base-space' : `system-${place}`);

const placeIndex = (place: Place): number => (place === BASE_SPACE ? FACTS.systems.length : numberOf(SYSTEM, place));
const common = (zone: string, index: number, item = 0): Spot => ({ zone, owner: null, index, item });
const owned = (zone: string, owner: number, index: number): Spot => ({ zone, owner, index, item: 0 });

/** Places of the table, as the game numbers them. */
export const spots = {
  place: (place: Place) => common('place', placeIndex(place)),
  unit: (unit: Unit, place: Place) => common('place', placeIndex(place), 1 + numberOf(UNIT, unit)),
  queue: (space: number) => common('queue', space),
  queued: (unit: Unit, space: number) => common('queue', space, 1 + numberOf(UNIT, unit)),
  sheet: (unit: Unit) => common('sheet', numberOf(UNIT, unit)),
  leader: (leader: Leader) => common('leader', numberOf(LEADER, leader)),
  mission: (seat: number, mission: Mission) => owned('mission', seat, numberOf(MISSION, mission)),
  assigned: (seat: number, slot: number) => owned('assigned', seat, slot),
  action: (seat: number, action: ActionCard) => owned('action', seat, numberOf(ACTION, action)),
  objective: (objective: Objective) => common('objective', numberOf(OBJECTIVE, objective)),
  tactic: (tactic: Tactic) => common('tactic', numberOf(TACTIC, tactic)),
  probe: (system: System) => common('probe', numberOf(SYSTEM, system)),
  die: (colour: Colour, face: Face) => common('die', COLOURS.indexOf(colour) * 4 + FACE_ORDER.indexOf(face)),
  ring: (ring: Ring) => common('ring', numberOf(RING, ring)),
  player: (seat: number) => owned('player', seat, 0),
};

/** The side a seat plays for; null before the lots are drawn or after it has left. */
export function sideOf(view: View, seat: number): Side | null {
  const at = view.roles.indexOf(seat);
  return at < 0 ? null : at < 2 ? 'rebels' : 'empire';
}

export const seatsOf = (view: View, side: Side): number[] => [...new Set(side === 'rebels' ? view.roles.slice(0, 2) : view.roles.slice(2))];

/** Whether a side is played by two. */
export const isTeam = (view: View, side: Side): boolean => seatsOf(view, side).length > 1;

/** Admiral or general, where a side has both. */
export function roleOf(view: View, seat: number): 'admiral' | 'general' | null {
  const side = sideOf(view, seat);
  if (side === null || !isTeam(view, side)) return null;
  return view.roles.indexOf(seat) % 2 === 0 ? 'admiral' : 'general';
}

export const cardsOf = (view: View, side: Side): SideView => view.sides[sideIndex(side)];
export const placeOf = (view: View, place: Place): PlaceView => known(view.places.find((one) => one.place === place), place);
export const leaderOf = (view: View, leader: Leader): LeaderView => known(view.leaders.find((one) => one.leader === leader), leader);

/** Where a leader stands on the board; null if it does not. */
export const boardPlace = (leader: LeaderView): Place | null => (typeof leader.at === 'object' ? leader.at.on : null);
export const leadersAt = (view: View, place: Place): LeaderView[] => view.leaders.filter((one) => boardPlace(one) === place);
export const poolOf = (view: View, side: Side): LeaderView[] => view.leaders.filter((one) => one.side === side && one.at === 'pool');

/** The units of a side, of a theatre if one is named. */
export function forceOf(units: readonly (readonly [Unit, number])[], side: Side, theatre?: Theatre): [Unit, number][] {
  return units.flatMap(([unit, count]): [Unit, number][] => {
    const facts = unitFacts(unit);
    return facts.side === side && (theatre === undefined || facts.theatre === theatre) ? [[unit, count]] : [];
  });
}

export const total = (units: readonly (readonly [Unit, number])[]): number => units.reduce((sum, [, count]) => sum + count, 0);
