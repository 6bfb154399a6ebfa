// A combat as it is drawn: who stands in a theatre and with which damage; and which rule each step follows.

import { forceOf } from './facts';
import type { CombatStage, CombatView, MissionStage, Side, Theatre, Unit, WoundView } from './wire';

/** The units of one type in a combat. */
export interface Rank {
  unit: Unit;
  /** Those without damage. */
  fresh: number;
  wounded: WoundView[];
  /** Those that are destroyed when the battle ends. */
  doomed: number;
}

/** The units of a side in a theatre. */
export function ranks(units: readonly (readonly [Unit, number])[], combat: Pick<CombatView, 'wounds' | 'doomed'>, side: Side, theatre: Theatre): Rank[] {
  return forceOf(units, side, theatre).map(([unit, count]) => {
    const wounded = combat.wounds.filter((wound) => wound.unit === unit);
    const doomed = combat.doomed.find(([own]) => own === unit)?.[1] ?? 0;
    return { unit, wounded, doomed, fresh: Math.max(count - wounded.length - doomed, 0) };
  });
}

/** The paragraph about each step of a combat. */
export const STAGE_RULES: Readonly<Record<CombatStage, string>> = {
  'add-leaders': 'RB 9.2.1', cards: 'RB 9.2.4', 'draw-tactics': 'RB 9.3.1', 'set-dice': 'RB 13.2.4', roll: 'RB 9.5.1', actions: 'RB 9.6.1', reroll: 'RB 9.6.8',
  'card-damage': 'RB 9.6.11', bombard: 'RB 9.6.10', convert: 'RB 9.7.2', 'assign-damage': 'RB 9.7.1', block: 'RB 9.8.1', damage: 'RB 9.9.1', 'battle-end': 'RB 9.9.1',
  plans: 'RB 9.14.4', objectives: 'RB 13.3.5', retreat: 'RB 9.10.1', end: 'RB 9.12.1',
};

/** The paragraph about each step of a mission. */
export const MISSION_RULES: Readonly<Record<MissionStage, string>> = {
  place: 'RB 8.4.1', oppose: 'RB 8.6.1', 'before-roll': 'RB 8.7.15', roll: 'RB 8.7.3', 'after-roll': 'RB 8.7.16', verdict: 'RB 8.7.9', effect: 'RB 8.9.1', discard: 'RB 8.10.1',
};
