// How a player's pieces are drawn.

import { raceOf } from './facts';
import { BASES } from './glyphs';
import type { PlayerView } from './wire';

/** A base of a player; nothing before he has a faction. */
export function baseOf(player: PlayerView): string {
  const race = raceOf(player);
  return race === null ? '' : BASES[race];
}
