// Which rule each step of a fight and of a tactical action follows.

import type { CombatStage, RollStage, TacticalStage } from './wire';

export const COMBAT_RULES: Readonly<Record<CombatStage, string>> = {
  begin: 'TI 35.1', barrage: 'TI 19.1', announce: 'TI 35.4', roll: 'TI 35.5', assign: 'TI 35.6', retreat: 'TI 35.7', end: 'TI 35.8',
};

export const ROLL_RULES: Readonly<Record<RollStage, string>> = {
  cannon: 'TI 34.2', defense: 'TI 34.4', barrage: 'TI 19.1', bombardment: 'TI 8.1', combat: 'TI 35.5', ambush: 'TI 35.1',
};

export const TACTICAL_ORDER: readonly TacticalStage[] = ['activation', 'movement', 'cannons', 'combat', 'invasion', 'production'];
