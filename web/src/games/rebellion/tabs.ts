// Which part of my things a question is about.

import type { Choice, Spot } from '../../protocol/wire';
import type { View } from './wire';

export const TABS = ['leaders', 'cards', 'sheet'] as const;
export type Tab = (typeof TABS)[number];

const ZONES: Readonly<Record<string, Tab>> = {
  mission: 'leaders', assigned: 'leaders', leader: 'leaders',
  action: 'cards', objective: 'cards', tactic: 'cards', probe: 'cards',
  sheet: 'sheet', queue: 'sheet',
};

/** The tab a place is behind; null if it lies on the board. */
export function tabOf(spot: Spot): Tab | null {
  return ZONES[spot.zone] ?? null;
}

/** The tab to show first: the one most choices are about, or the one that suits the phase. */
export function tabFor(view: View, choices: readonly Choice[]): Tab {
  const counts = new Map<Tab, number>();
  for (const choice of choices) {
    for (const tab of new Set(choice.about.flatMap((spot) => tabOf(spot) ?? []))) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (best) return best[0];
  if (view.combat) return 'cards';
  return view.phase === 'setup' ? 'sheet' : 'leaders';
}
