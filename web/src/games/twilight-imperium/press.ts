// What pressing things in the galaxy means: to look at a system, to act, or to hear why not.

import type { Scene } from '../../table/scene.svelte';
import { spots, type Piece } from './facts';
import { selection } from './selection.svelte';
import type { View } from './wire';

/**
 * Opens a system beside the map, unless pressing it acts: activating one is too grave for a single press, and whoever
 * only looks should not act. What may be done there stands in the list and beside the map.
 */
export function opens(scene: Scene, view: View, hex: number): boolean {
  const spot = spots.system(hex);
  const deeds = scene.offered.filter((choice) => choice.about.some((about) => about.zone === 'system' && about.index === hex));
  if (deeds.some((choice) => choice.label.key !== 'do-activate')) return false;
  selection.open(hex);
  // While ships are moved a system answers why it is not on the way.
  if (deeds.length === 0 && view.tactical?.voyage && view.tactical.seat === scene.viewer) scene.why(spot);
  return true;
}

/** While the viewer moves ships, one that cannot go says why. */
export function whyOf(scene: Scene, view: View, piece: Piece): boolean {
  const moves = view.tactical !== null && view.tactical.seat === scene.viewer && view.tactical.stage === 'movement' && scene.choices.length > 0;
  if (!moves || piece.seat !== scene.viewer) return false;
  scene.why(piece.spot);
  return true;
}
