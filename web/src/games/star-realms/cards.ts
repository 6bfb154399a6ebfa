// The titles of Star Realms by number and by key, and the view as it comes over the wire.

import { attribute } from '../../words/bundles';
import { language } from '../../words/language.svelte';
import { STAR_REALMS_CARDS, type StarRealmsCard, type StarRealmsPlayer, type StarRealmsView } from '../../protocol/wire';

const byNumber = new Map(STAR_REALMS_CARDS.map((card) => [card.number, card]));
const byKey = new Map(STAR_REALMS_CARDS.map((card) => [card.key, card]));

/** The title of a number. */
export function cardOf(number: number): StarRealmsCard {
  const card = byNumber.get(number);
  if (!card) throw new Error(`no title ${number}`);
  return card;
}

/** The title of a name's key; null if it is none. */
export function cardOfKey(key: string): StarRealmsCard | null {
  return byKey.get(key) ?? null;
}

export const isBase = (card: StarRealmsCard): boolean => card.category !== 'ship';

/** The wire names the type of a view by the game; this is the one place that trusts it. */
export function asView(view: unknown): StarRealmsView {
  return view as StarRealmsView;
}

/** One player's side of the table. */
export function playerOf(view: StarRealmsView, seat: number): StarRealmsPlayer {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`no player in seat ${seat}`);
  return player;
}

/** Everything printed on a card in one line, for those who cannot see it. */
export function describe(card: StarRealmsCard, say: (key: string, values?: Record<string, number>) => string): string {
  const facts = [say(card.key), say(`faction-${card.faction}`), say(`type-${card.category}`)];
  if (card.cost > 0) facts.push(say('fact-cost', { count: card.cost }));
  if (card.defense > 0) facts.push(say('fact-defense', { count: card.defense }));
  const abilities = card.parts.map((part) => {
    const words = attribute(language.current, 'star-realms', card.key, part) ?? '';
    return part === 'ally' || part === 'scrap' ? `${say(`ability-${part}`)}: ${words}` : words;
  });
  return [facts.join(', '), ...abilities].join('. ');
}
