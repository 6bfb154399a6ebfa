// Conquest points over the game, as the log tells them.

import type { Happened } from '../../protocol/wire';
import type { Curve } from '../types';
import type { View } from './wire';

/** Each player's points after every gain and loss. */
export function pointCurves(log: Happened[], view: View): Curve[] {
  const now = new Map(view.players.map((player) => [player.seat, 0]));
  const curves = view.players.map((player) => ({ seat: player.seat, points: [0] }));
  for (const line of log) {
    if (line.text?.key !== 'log-points' && line.text?.key !== 'log-points-lost') continue;
    const { player, total } = line.text.args;
    if (!player || !('player' in player) || !total || !('number' in total)) continue;
    now.set(player.player, total.number);
    for (const curve of curves) curve.points.push(now.get(curve.seat) ?? 0);
  }
  return curves;
}
