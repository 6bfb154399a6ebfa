// What my orders will meet, read from the table: who lies above and below them, and who holds areas there.

import type { PlanetView, View } from './wire';

export interface Plan {
  planet: PlanetView;
  /** My orders there from the top, with the seats whose orders lie above each. */
  mine: { order: string | null; above: number[] }[];
  /** Other players' orders on the planet. */
  others: number;
  /** Areas that enemies control, by seat, and the units in them. */
  enemies: { seat: number; areas: number; units: number }[];
  /** Areas of mine. */
  own: number;
}

/** One planet with the eyes of a seat. */
export function planOf(planet: PlanetView, seat: number, side: readonly number[]): Plan {
  const stack = [...planet.orders].reverse();
  const mine = stack.flatMap((one, index) => (one.seat === seat ? [{ order: one.order, above: stack.slice(0, index).map((above) => above.seat) }] : []));
  const enemies = new Map<number, { seat: number; areas: number; units: number }>();
  for (const area of planet.areas) {
    const holder = area.controller;
    if (holder === null || side.includes(holder)) continue;
    const known = enemies.get(holder) ?? { seat: holder, areas: 0, units: 0 };
    enemies.set(holder, { seat: holder, areas: known.areas + 1, units: known.units + area.units.length });
  }
  return {
    planet, mine, others: stack.filter((one) => one.seat !== seat).length, enemies: [...enemies.values()],
    own: planet.areas.filter((area) => area.controller === seat).length,
  };
}

/** The planets on which a seat has orders or pieces, or on which anybody has orders. */
export function plansOf(view: View, seat: number): Plan[] {
  const side = view.players.find((one) => one.seat === seat)?.side ?? [seat];
  return view.planets.map((planet) => planOf(planet, seat, side));
}
