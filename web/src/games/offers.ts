// What a question offers, by the keys of its choices.

import type { Play } from '../protocol/wire';

/** Whether a choice of one of these kinds is listed. */
export function offers(play: Play, ...keys: string[]): boolean {
  return play.choices.some((choice) => keys.includes(choice.label.key));
}
