// A Combat card in one sentence, for those who cannot see it.

import type { Scene } from '../../table/scene.svelte';
import type { CardFacts } from './wire';
import { textOf } from './words';

export function cardWords(scene: Scene, card: CardFacts): string {
  const parts = [scene.say(card.key)];
  if (card.major && card.minor) {
    parts.push(scene.say('web-sc-card-values', { attack: card.major.attack, health: card.major.health }));
    if (card.units.length > 0) parts.push(scene.say('web-sc-card-minor', { attack: card.minor.attack, health: card.minor.health }));
  } else parts.push(scene.say(`web-sc-card-${card.kind}`));
  const text = textOf(scene, card.key);
  return text === '' ? parts.join(', ') : `${parts.join(', ')}. ${text}`;
}
