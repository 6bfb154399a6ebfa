// The table in words: for those who cannot see it, and for hints.

import type { Scene } from '../../table/scene.svelte';
import { listed, textOf } from '../../table/words';
import { attribute } from '../../words/bundles';
import { forceOf, leaderFacts, leadersAt, placeKey, SIDE_ORDER, SKILL_ORDER, systemFacts } from './facts';
import { BASE_SPACE } from './layout';
import type { Leader, LeaderView, PlaceView, Unit, View } from './wire';

export { listed, textOf };

export const GAME = 'rebellion';

/** E.g. '2 X-wings and 1 Airspeeder'. */
export function unitWords(scene: Scene, units: readonly (readonly [Unit, number])[]): string {
  return listed(scene, units.map(([unit, count]) => attribute(scene.lang, GAME, `unit-${unit}`, 'counted', { count }) ?? unit));
}

/** E.g. '2 diplomacy, 1 intel'. */
export function skillWords(scene: Scene, skills: readonly number[]): string {
  return SKILL_ORDER.flatMap((skill, index) => ((skills[index] ?? 0) > 0 ? [scene.say(`web-rb-skill-${skill}`, { count: skills[index] ?? 0 })] : [])).join(', ');
}

/** A leader's name, skills and tactic values. */
export function leaderWords(scene: Scene, leader: Leader, state?: LeaderView): string {
  const facts = leaderFacts(leader);
  return [
    scene.say(`leader-${leader}`), skillWords(scene, facts.skills),
    ...(facts.tactics.some((value) => value > 0) ? [scene.say('web-rb-tactic-values', { space: facts.tactics[0], ground: facts.tactics[1] })] : [scene.say('web-rb-no-tactics')]),
    ...(state?.ring ? [scene.say(`ring-${state.ring}`)] : []),
    ...(state?.detained ? [scene.say('web-rb-detained')] : []),
  ].join(', ');
}

/** All about a system or the Rebel Base space in one sentence. */
export function placeWords(scene: Scene, view: View, place: PlaceView): string {
  const parts: string[] = [];
  if (place.place !== BASE_SPACE) {
    const facts = systemFacts(place.place);
    parts.push(scene.say(`region-${facts.region}`));
    if (place.destroyed) parts.push(scene.say('web-rb-destroyed'));
    else if (facts.icons.length === 0) parts.push(scene.say('web-rb-remote'));
    else parts.push(scene.say(place.loyalty === null ? 'web-rb-neutral' : `web-rb-loyal-${place.loyalty}`));
    if (place.subjugated) parts.push(scene.say('web-rb-subjugated'));
    if (place.sabotaged) parts.push(scene.say('web-rb-sabotaged'));
    if (place.closed) parts.push(scene.say('web-rb-closed'));
    if (view.base === place.place) parts.push(scene.say(view.revealed ? 'web-rb-base-open' : 'web-rb-base-hidden'));
  } else if (view.base !== null) parts.push(scene.say('web-rb-base-in', { system: scene.say(`system-${view.base}`) }));
  for (const side of SIDE_ORDER) {
    const units = forceOf(place.units, side);
    if (units.length > 0) parts.push(scene.say(`web-rb-units-${side}`, { things: unitWords(scene, units) }));
  }
  const leaders = leadersAt(view, place.place);
  if (leaders.length > 0) parts.push(scene.say('web-rb-leaders-here', { leaders: listed(scene, leaders.map((one) => scene.say(`leader-${one.leader}`) + (one.captive ? ` (${scene.say('web-rb-captive')})` : ''))) }));
  if (place.place !== BASE_SPACE) parts.push(scene.say('web-rb-next-to', { systems: listed(scene, systemFacts(place.place).adjacent.map((one) => scene.say(`system-${one}`))) }));
  return `${scene.say(placeKey(place.place))}: ${parts.join('. ')}`;
}

/** Whether the question is about places of the chart. */
export function asksPlace(scene: Scene): boolean {
  return scene.offered.some((choice) => choice.about.some((spot) => spot.zone === 'place' && spot.item === 0));
}
