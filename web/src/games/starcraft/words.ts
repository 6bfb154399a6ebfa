// The table in words: for those who cannot see it, and for hints.

import { attribute } from '../../words/bundles';
import type { Scene } from '../../table/scene.svelte';
import { listed, textOf } from '../../table/words';
import { areaFacts, counted } from './facts';
import type { Area, AreaView, Cost, Faction, PlanetView, RouteView, Thrall, Unit, View } from './wire';

export { listed, textOf };

/** E.g. '2 Marines and 1 Goliath'. */
export function unitWords(scene: Scene, units: readonly Unit[]): string {
  return listed(scene, counted(units).map(([unit, count]) => attribute(scene.lang, scene.game, `unit-${unit}`, 'counted', { count }) ?? unit));
}

/** How a faction wins specially; nothing where only elimination wins, or a Leadership card says so. */
export function victoryOf(scene: Scene, view: View, faction: Faction): string {
  return view.setup.options.conquest || view.setup.options.brood_war ? '' : textOf(scene, `faction-${faction}`, 'victory');
}

export function costWords(scene: Scene, cost: Cost): string {
  if (cost.minerals > 0 && cost.gas > 0) return scene.say('cost-both', { minerals: cost.minerals, gas: cost.gas });
  if (cost.gas > 0) return scene.say('cost-gas', { gas: cost.gas });
  return cost.minerals > 0 ? scene.say('cost-minerals', { minerals: cost.minerals }) : scene.say('cost-free');
}

/** E.g. 'Helios area 2'. */
export function areaName(scene: Scene, area: Area): string {
  return scene.say('area', { planet: scene.say(`planet-${area.planet}`), number: area.number + 1 });
}

/** E.g. '2 minerals'. */
export function yieldWords(scene: Scene, area: Area): string {
  const { yields, amount } = areaFacts(area);
  return scene.say(`web-sc-yield-${yields}`, { count: amount });
}

/** All about an area in one sentence. */
export function areaWords(scene: Scene, view: View, area: AreaView): string {
  const facts = areaFacts(area.area);
  const owner = (seat: number, things: string) => scene.say('web-sc-owned', { player: scene.playerName(seat), things });
  const parts = [
    yieldWords(scene, area.area),
    scene.say('web-sc-limit', { count: facts.limit }),
    ...(facts.only === null ? [] : [scene.say(`web-sc-only-${facts.only}`)]),
    ...(area.point_token ? [scene.say('piece-point-token')] : []),
    ...(area.depletion === 'none' ? [] : [scene.say(`web-sc-depletion-${area.depletion}`)]),
    ...(area.units.length > 0 && area.owner !== null ? [owner(area.owner, unitWords(scene, area.units))] : []),
    ...thrallsIn(view, area.area).map(({ unit, owner: origin }) => scene.say('web-sc-thrall', { unit: scene.say(`unit-${unit}`), player: scene.playerName(origin) })),
    ...(area.base === null ? [] : [owner(area.base, scene.say('piece-base'))]),
    ...(area.installation === null ? [] : [owner(area.installation[0], scene.say(`installation-${area.installation[1]}`))]),
    ...(area.guard === null ? [] : [owner(area.guard, scene.say('piece-guard'))]),
    ...(isHeld(view, area.area) ? [scene.say('web-sc-held')] : []),
    ...(area.workers > 0 && area.card !== null ? [owner(area.card, scene.say('web-sc-workers', { count: area.workers }))] : []),
    ...(landingIn(view, area.area).length > 0 && view.active !== null ? [scene.say('web-sc-landing', { player: scene.playerName(view.active), things: unitWords(scene, landingIn(view, area.area)) })] : []),
    ...(area.units.length === 0 && area.base === null ? [scene.say('web-sc-empty')] : []),
  ];
  return `${scene.say('web-sc-area', { number: area.area.number + 1, planet: scene.say(`planet-${area.area.planet}`) })}: ${parts.join(', ')}`;
}

const same = (one: Area, other: Area): boolean => one.planet === other.planet && one.number === other.number;

/** Units in an area that somebody else built. */
export function thrallsIn(view: View, area: Area): Thrall[] {
  return view.players.flatMap((player) => player.brood?.thralls ?? []).filter((thrall) => same(thrall.area, area));
}

/** Whether Maelstrom holds the units of an area. */
export const isHeld = (view: View, area: Area): boolean => view.lasting.held !== null && same(view.lasting.held, area);

/** Units that entered an area with enemy units and have not fought yet. */
export function landingIn(view: View, area: Area): Unit[] {
  const [where, units] = view.landing ?? [null, []];
  return where?.planet === area.planet && where.number === area.number ? units : [];
}

/** The orders on a planet, the one that is executed first on top. */
export function stackWords(scene: Scene, planet: PlanetView): string {
  if (planet.orders.length === 0) return scene.say('web-sc-stack-empty', { planet: scene.say(`planet-${planet.planet}`) });
  const orders = [...planet.orders].reverse().map((one) => orderWords(scene, one.seat, one.order));
  return scene.say('web-sc-stack', { planet: scene.say(`planet-${planet.planet}`), orders: orders.join(', '), count: orders.length });
}

export function orderWords(scene: Scene, seat: number, order: string | null): string {
  return scene.say('web-sc-order-of', { player: scene.playerName(seat), order: scene.say(order === null ? 'order-unknown' : `order-${order}`) });
}

export function routeWords(scene: Scene, view: View, route: RouteView): string {
  const [from, to] = route.ends.map((end) => scene.say(`planet-${end.planet}`));
  const name = route.z_axis
    ? scene.say('route-z', { number: zNumber(view, route), from: from ?? '', to: to ?? '' })
    : scene.say('route', { from: from ?? '', to: to ?? '' });
  const owners = route.transports.map((seat) => scene.playerName(seat));
  return owners.length === 0 ? name : `${name}, ${scene.say('web-sc-transports', { players: listed(scene, owners) })}`;
}

/** The number a Z-axis route is told apart by. */
export function zNumber(view: View, route: RouteView): number {
  return view.routes.filter((one) => one.z_axis).findIndex((one) => one.route === route.route) + 1;
}
