// What the numbers of a skirmish are made of.

import type { Totals } from './wire';

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

/** What a health is made of. What a guard token adds counts as what the battle began with. */
export function healthParts(totals: Totals, guarded = false): Part[] {
  return [
    { key: 'card', value: totals.card.health },
    { key: 'ability', value: totals.ability.health },
    { key: 'reinforcement', value: totals.reinforcement.health },
    { key: guarded ? 'guard' : 'start', value: totals.start },
    { key: 'boost', value: totals.boost },
  ].filter((part, index) => index === 0 || part.value > 0);
}
