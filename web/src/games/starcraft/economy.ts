// Where a player's workers are and can go, and what he holds, read from the table.

import { areaFacts } from './facts';
import { FACTS, type AreaView, type PlayerView, type View } from './wire';

export interface Source {
  /** Permanent ones have no area. */
  area: AreaView | null;
  resource: 'minerals' | 'gas';
  amount: number;
  workers: number;
}

/** Everything that gives a player minerals or gas: the sheet first, then his Resource cards. */
export function sourcesOf(view: View, player: PlayerView): Source[] {
  const cards = view.planets.flatMap((planet) => planet.areas).filter((area) => area.card === player.seat);
  // Leadership cards may raise what the sheet gives.
  const permanent = player.brood?.permanent ?? FACTS.permanent;
  return [
    { area: null, resource: 'minerals', amount: permanent.minerals, workers: player.permanent[0] },
    { area: null, resource: 'gas', amount: permanent.gas, workers: player.permanent[1] },
    ...cards.flatMap((area): Source[] => {
      const { yields, amount } = areaFacts(area.area);
      return yields === 'conquest' || yields === 'nothing' ? [] : [{ area, resource: yields, amount, workers: area.workers }];
    }),
  ];
}

/** Workers on resources. */
export function atWork(view: View, player: PlayerView): number {
  return sourcesOf(view, player).reduce((sum, source) => sum + source.workers, 0);
}

/** Conquest points that the areas a player controls show. */
export function pointsHeld(view: View, seat: number): number {
  return view.planets.flatMap((planet) => planet.areas)
    .filter((area) => area.controller === seat)
    .reduce((sum, area) => sum + (areaFacts(area.area).yields === 'conquest' ? areaFacts(area.area).amount : 0) + (area.point_token ? 1 : 0), 0);
}

/** How many areas a player controls. */
export function areasHeld(view: View, seat: number): number {
  return view.planets.flatMap((planet) => planet.areas).filter((area) => area.controller === seat).length;
}
