// The games this client can draw. A game adds its folder and one line here.

import type { GameModule } from './types';
import { starRealms } from './star-realms/module';

const GAMES: readonly GameModule[] = [starRealms];

/** The game of an id; null if this client cannot draw it. */
export function gameOf(id: string): GameModule | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

/** The game a rule id belongs to, e.g. `SR 5.4.2`. */
export function gameOfRule(rule: string): GameModule | null {
  return GAMES.find((game) => rule.startsWith(`${game.book} `)) ?? null;
}
