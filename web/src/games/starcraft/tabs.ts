// Which part of my things a question is about.

import type { Choice, Spot } from '../../protocol/wire';
import type { View } from './wire';

const ALL = ['orders', 'cards', 'sheet', 'technology', 'leadership'] as const;
export type Tab = (typeof ALL)[number];

/** The tabs of a table; Leadership cards are Brood War's. */
export const tabsOf = (view: View): readonly Tab[] => (view.setup.options.brood_war ? ALL : ALL.slice(0, 4));

const ZONES: Readonly<Record<string, Tab>> = {
  order: 'orders',
  hand: 'cards', discard: 'cards', deck: 'cards', 'play-area': 'cards', event: 'cards', 'drawn-events': 'cards',
  unit: 'sheet', building: 'sheet', module: 'sheet', worker: 'sheet', permanent: 'sheet', resource: 'sheet', supply: 'sheet', token: 'sheet',
  technology: 'technology', leadership: 'leadership',
};

/** The tab of a zone. Leadership cards are chosen over the map; what lies on one of them is behind its tab. */
function tabOfZone(spot: Spot): Tab | null {
  return spot.zone === 'leadership' && spot.item === 0 ? null : (ZONES[spot.zone] ?? null);
}

/** The tab a place of a seat is behind; null if it lies elsewhere. */
export function tabOf(spot: Spot, seat: number): Tab | null {
  return spot.owner === seat ? tabOfZone(spot) : null;
}

/** The tab to show first: the one most choices are about, or the one that suits the phase. */
export function tabFor(view: View, choices: readonly Choice[]): Tab {
  const counts = new Map<Tab, number>();
  for (const choice of choices) {
    for (const tab of new Set(choice.about.flatMap((spot) => (spot.owner === null ? [] : (tabOfZone(spot) ?? []))))) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (best) return best[0];
  if (view.battle) return 'cards';
  return view.phase === 'planning' || view.phase === 'setup' ? 'orders' : 'sheet';
}
