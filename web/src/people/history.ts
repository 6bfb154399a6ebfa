// What each game of a history brought.

import type { PastGame, PlayerRating } from '../protocol/wire';

const alike = (a: { game: string; players: number }, b: { game: string; players: number }) => a.game === b.game && a.players === b.players;

/** The course of a rating, the first game first; it begins at 0 unless the history begins later. */
export function course(history: PastGame[], rating: PlayerRating): number[] {
  const points = history.filter((game) => alike(game, rating)).map((game) => game.points).reverse();
  return points.length < rating.games ? points : [0, ...points];
}

/** By how much each game changed the rating it counts for; null where the game before is not known. */
export function changes(history: PastGame[], ratings: PlayerRating[]): (number | null)[] {
  return history.map((game, i) => {
    const before = history.slice(i + 1).find((other) => alike(other, game));
    if (before) return game.points - before.points;
    const rating = ratings.find((one) => alike(one, game));
    return rating && history.filter((other) => alike(other, game)).length < rating.games ? null : game.points;
  });
}
