// Which part of my things a question is about.

import type { Choice, Spot } from '../../protocol/wire';
import type { View } from './wire';

export const TABS = ['sheet', 'cards', 'technology', 'units', 'tiles'] as const;
export type Tab = (typeof TABS)[number];

const ZONES: Readonly<Record<string, Tab>> = {
  pool: 'sheet', goods: 'sheet',
  action: 'cards', note: 'cards', ability: 'cards',
  tech: 'technology',
  sheet: 'units',
  tile: 'tiles',
};

/** The tab a place is behind; null if it lies on the board. Notes name to whom they return, not who holds them. */
export function tabOf(spot: Spot, seat: number): Tab | null {
  if (spot.zone === 'note') return 'cards';
  return spot.owner === seat ? (ZONES[spot.zone] ?? null) : null;
}

/** What is always in sight beside the tabs opens none of them. */
const IN_SIGHT: ReadonlySet<string> = new Set(['pool', 'goods']);

/** The tabs a choice is behind. */
export const tabsFor = (choice: Choice, seat: number): Tab[] => choice.about.filter((spot) => !IN_SIGHT.has(spot.zone)).flatMap((spot) => tabOf(spot, seat) ?? []);

/** Choices that are made among my things, though what they are about lies on the map, too. */
const AT_HAND: Readonly<Record<string, Tab>> = { 'do-exhaust': 'sheet' };

/** The tab a question is about: where most of its choices are; null if none is there. */
export function tabFor(choices: readonly Choice[], seat: number): Tab | null {
  const counts = new Map<Tab, number>();
  for (const choice of choices) {
    const hand = AT_HAND[choice.label.key];
    const tabs = new Set([...(hand ? [hand] : []), ...tabsFor(choice, seat)]);
    for (const tab of tabs) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  // A card among many other things to do does not open the hand.
  return best && best[1] * 2 >= choices.length - choices.filter((choice) => choice.kind === 'finish').length ? best[0] : null;
}

/** The tabs there are: tiles only while somebody places them. */
export function tabsOf(view: View, seat: number): Tab[] {
  const tiles = view.sheets.find((one) => one.seat === seat)?.tile_count ?? 0;
  return TABS.filter((tab) => tab !== 'tiles' || tiles > 0);
}
