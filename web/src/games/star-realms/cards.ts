// The titles of Star Realms by key and by name, and the view as it comes over the wire.

import { attribute } from '../../words/bundles';
import { language } from '../../words/language.svelte';
import { FACTS, type CardFacts, type Kind, type PlayerView, type View } from './wire';

/** A title with the number by which spots name it and the key of its name. */
export interface Card extends CardFacts {
  number: number;
  key: string;
}

/** Every title. */
export const CARDS: readonly Card[] = FACTS.cards.map((card, number) => ({ ...card, number, key: `card-${card.kind}` }));

const byKind = new Map(CARDS.map((card) => [card.kind, card]));
const byKey = new Map(CARDS.map((card) => [card.key, card]));

/** The title of a card. */
export function cardOf(kind: Kind): Card {
  const card = byKind.get(kind);
  if (!card) throw new Error(`no title ${kind}`);
  return card;
}

/** The title of a name's key; null if it is none. */
export function cardOfKey(key: string): Card | null {
  return byKey.get(key) ?? null;
}

/** The faces of a hand, if the viewer may see them. */
export const facesOf = (player: PlayerView): Kind[] | null => ('open' in player.hand ? player.hand.open : null);

/** How many cards a hand has. */
export const handSize = (player: PlayerView): number => ('open' in player.hand ? player.hand.open.length : player.hand.closed);

/** The authority that is shown: below 0 is a loss like 0 (SR G27). */
export const authorityOf = (player: PlayerView): number => Math.max(0, player.authority);

export const isBase = (card: Card): boolean => card.category !== 'ship';

/** The wire names the type of a view by the game; this is the one place that trusts it. */
export function asView(view: unknown): View {
  return view as View;
}

/** One player's side of the table. */
export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`no player in seat ${seat}`);
  return player;
}

/** Everything printed on a card in one line, for those who cannot see it. */
export function describe(card: Card, say: (key: string, values?: Record<string, number>) => string): string {
  const facts = [say(card.key), say(`faction-${card.faction}`), say(`type-${card.category}`)];
  if (card.cost > 0) facts.push(say('fact-cost', { count: card.cost }));
  if (card.defense > 0) facts.push(say('fact-defense', { count: card.defense }));
  const abilities = card.parts.map((part) => {
    const words = attribute(language.current, 'star-realms', card.key, part) ?? '';
    return part === 'ally' || part === 'scrap' ? `${say(`ability-${part}`)}: ${words}` : words;
  });
  return [facts.join(', '), ...abilities].join('. ');
}
