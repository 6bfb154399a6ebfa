// The rules of the games, fetched once a language.

import { api } from '../net/api';
import { parseRules, type Block } from './parse';

const kept = new Map<string, Promise<Block[]>>();

/** The rules of a game in a language. */
export function rulesOf(game: string, lang: string): Promise<Block[]> {
  const key = `${game}/${lang}`;
  const known = kept.get(key);
  if (known) return known;
  const coming = api.rules(game, lang).then(parseRules);
  // A failure is not kept: the next look tries again.
  coming.catch(() => kept.delete(key));
  kept.set(key, coming);
  return coming;
}
