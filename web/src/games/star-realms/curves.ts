// Authority over the game, read backwards from the end through the log.

import type { Happened } from '../../protocol/wire';
import type { Curve } from '../types';
import { authorityOf } from './cards';
import type { View } from './wire';

function numberOf(line: Happened, name: string): number {
  const arg = line.text?.args[name];
  return arg && 'number' in arg ? arg.number : 0;
}

function seatOf(line: Happened, name: string): number | null {
  const arg = line.text?.args[name];
  return arg && 'player' in arg ? arg.player : null;
}

/** Each player's authority after every change, the last one as the table shows it. */
export function authorityCurves(log: Happened[], view: View): Curve[] {
  const now = new Map(view.players.map((player) => [player.seat, authorityOf(player)]));
  const curves = view.players.map((player) => ({ seat: player.seat, points: [now.get(player.seat) ?? 0] }));
  const add = () => curves.forEach((curve) => curve.points.push(now.get(curve.seat) ?? 0));
  for (const line of log.toReversed()) {
    const hit = line.text?.key === 'log-attacked' ? seatOf(line, 'target') : null;
    const gained = line.text?.key === 'log-gained-authority' ? seatOf(line, 'player') : null;
    const seat = hit ?? gained;
    if (seat === null) continue;
    const change = hit !== null ? numberOf(line, 'amount') : -numberOf(line, 'amount');
    // A team shares its authority.
    const side = view.setup.mode === 'hydra' ? (view.players.find((player) => player.seat === seat)?.side ?? [seat]) : [seat];
    for (const member of side) now.set(member, (now.get(member) ?? 0) + change);
    add();
  }
  for (const curve of curves) curve.points.reverse();
  return curves;
}
