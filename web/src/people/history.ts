// The course of a rating.

import type { PastGame, PlayerRating } from '../protocol/wire';

/** What a rating was before the first game that is known, and after each of them. */
export function course(history: PastGame[], rating: PlayerRating): number[] {
  const games = history.filter((game) => game.game === rating.game && game.players === rating.players).reverse();
  const [first] = games;
  return first ? [first.was, ...games.map((game) => game.points)] : [];
}
