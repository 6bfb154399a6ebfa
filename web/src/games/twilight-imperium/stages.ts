// Which rule each step of a fight follows, and the order of the steps of a tactical action.

import type { CombatStage, RollStage, TacticalStage } from './wire';

/** The steps of a space combat. */
export const COMBAT_RULES: Readonly<Record<CombatStage, string>> = {
  begin: 'TI 35.2', barrage: 'TI 35.3', announce: 'TI 35.4', roll: 'TI 35.5', assign: 'TI 35.6', retreat: 'TI 35.7', end: 'TI 35.8',
};

/** On the ground there are only dice and hits. */
export const GROUND_RULES: Readonly<Record<CombatStage, string>> = {
  begin: 'TI 41.0', barrage: 'TI 41.0', announce: 'TI 41.0', roll: 'TI 41.1', assign: 'TI 41.2', retreat: 'TI 41.0', end: 'TI 41.3',
};

export const ROLL_RULES: Readonly<Record<RollStage, string>> = {
  cannon: 'TI 34.3', defense: 'TI 34.7', barrage: 'TI 35.3', bombardment: 'TI 8.1', combat: 'TI 35.5', ambush: 'TI 35.2',
};

export const TACTICAL_ORDER: readonly TacticalStage[] = ['activation', 'movement', 'cannons', 'combat', 'invasion', 'production'];
