// How far reputation and time were apart over the game, as the log tells it.

import type { Happened } from '../../protocol/wire';
import type { Curve } from '../types';
import { seatsOf } from './facts';
import { FACTS, type View } from './wire';

/** The Rebels' reputation gained and the Empire's rounds left after every step of the markers. */
export function trackCurves(log: Happened[], view: View): Curve[] {
  let [time, reputation] = [1, FACTS.first_reputation];
  const gained = [0];
  const left = [reputation - time];
  for (const line of log) {
    const space = line.text?.args['space'];
    if (!space || !('number' in space)) continue;
    if (line.text?.key === 'log-reputation') reputation = space.number;
    else if (line.text?.key === 'log-time') time = space.number;
    else continue;
    gained.push(Math.max(FACTS.first_reputation - reputation, 0));
    left.push(Math.max(reputation - time, 0));
  }
  const [rebels = 0] = seatsOf(view, 'rebels');
  const [empire = 1] = seatsOf(view, 'empire');
  return [{ seat: rebels, points: gained }, { seat: empire, points: left }];
}
