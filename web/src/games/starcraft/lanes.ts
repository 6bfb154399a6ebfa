// A battle as it is drawn: who is still to be assigned, and what the numbers are made of.

import type { BattleView, PartyView, Totals, Unit } from './wire';

/** Units of a side that have no task in a skirmish yet. */
export function unassigned(battle: BattleView, role: 0 | 1): Unit[] {
  const left = [...battle.units[role]];
  const take = (unit: Unit) => {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
  };
  for (const { parties } of battle.skirmishes) {
    const party = parties[role];
    if (party.fate === 'fighting' || party.fate === 'withdrawing') take(party.front);
    party.support.forEach(take);
  }
  return left;
}

export interface Part {
  /** The last part of the key of its words. */
  key: string;
  value: number;
}

/** What an attack is made of; parts that add nothing are left out. */
export function attackParts(totals: Totals): Part[] {
  return [
    { key: 'card', value: totals.card.attack },
    { key: 'ability', value: totals.ability.attack },
    { key: 'reinforcement', value: totals.reinforcement.attack },
    { key: 'support', value: totals.support },
    { key: 'order', value: totals.order },
    { key: 'module', value: totals.module },
  ].filter((part, index) => index === 0 || part.value > 0);
}

/** What a health is made of. */
export function healthParts(totals: Totals): Part[] {
  return [
    { key: 'card', value: totals.card.health },
    { key: 'ability', value: totals.ability.health },
    { key: 'reinforcement', value: totals.reinforcement.health },
    { key: 'start', value: totals.start },
    { key: 'boost', value: totals.boost },
  ].filter((part, index) => index === 0 || part.value > 0);
}

/** Whether a party shows anything but its units. */
export const hasCards = (party: PartyView): boolean => party.cards.length > 0 || party.cancelled !== null;
