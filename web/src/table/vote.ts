// How far a wish has come that needs the agreement of several people.

import type { Vote } from '../protocol/wire';
import { say } from '../words/language.svelte';

/** '2 of 3 agree'. */
export function agreement({ agreed, missing }: Vote): string {
  return say('web-vote', { agreed: agreed.length, all: agreed.length + missing.length });
}
