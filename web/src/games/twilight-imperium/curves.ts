// Victory points over the game, as the log tells them.

import type { Happened } from '../../protocol/wire';
import type { Curve } from '../types';
import type { View } from './wire';

/** The points of every seat after each change of anybody's. */
export function pointCurves(log: readonly Happened[], view: View): Curve[] {
  const now = view.sheets.map(() => 0);
  const curves = view.sheets.map((sheet) => ({ seat: sheet.seat, points: [0] }));
  for (const line of log) {
    const [player, count] = [line.text?.args['player'], line.text?.args['count']];
    if (!player || !('player' in player) || !count || !('number' in count)) continue;
    const change = line.text?.key === 'log-points' ? count.number : line.text?.key === 'log-points-lost' ? -count.number : 0;
    if (change === 0) continue;
    // Nobody has more points than win the game, whatever was gained.
    now[player.player] = Math.min(Math.max((now[player.player] ?? 0) + change, 0), view.goal);
    for (const curve of curves) curve.points.push(now[curve.seat] ?? 0);
  }
  return curves;
}
