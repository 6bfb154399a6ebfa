// The table in words: for those who cannot see it, and for hints.

import type { Scene } from '../../table/scene.svelte';
import { listed, textOf } from '../../table/words';
import { inSpace, initiativeOf, objectiveFacts, onPlanet, planetFacts, planetsIn, profileFacts, sheetOf, techFacts, tileFacts, COLOUR_ORDER, type Piece } from './facts';
import type { NoteId, AgendaOutcome, PlanetView, Profile, Strategy, SystemView, Tech, Unit, View } from './wire';

export { listed, textOf };

/** E.g. '2 cruisers and 1 carrier'. */
export function unitWords(scene: Scene, units: readonly { unit: Unit; count: number }[]): string {
  return listed(scene, units.map(({ unit, count }) => textOf(scene, `unit-type-${unit}`, 'counted', { count })));
}

export const systemName = (scene: Scene, system: SystemView): string => scene.say(tileFacts(system.tile).key);
export const planetName = (scene: Scene, planet: string): string => scene.say(`planet-${planet}`);

/** Names of empty systems and anomalies repeat: the number of the place tells them apart. */
export function placeName(scene: Scene, view: View, hex: number): string {
  const system = view.systems.find((one) => one.hex === hex);
  if (!system) return scene.say('place', { place: hex });
  return tileFacts(system.tile).planets.length > 0 ? systemName(scene, system) : scene.say('system', { tile: systemName(scene, system), place: hex });
}

/** Pieces by their owners, e.g. 'Anna: 2 cruisers'. */
function piecesWords(scene: Scene, pieces: readonly Piece[]): string[] {
  return [...new Set(pieces.map((one) => one.seat))].map((seat) => {
    const own = pieces.filter((one) => one.seat === seat);
    const damaged = own.reduce((sum, one) => sum + one.damaged, 0);
    const words = unitWords(scene, own) + (damaged > 0 ? `, ${scene.say('web-ti-damaged', { count: damaged })}` : '');
    return scene.say('web-ti-owned', { player: scene.playerName(seat), things: words });
  });
}

/** All about a planet in one sentence. */
export function planetWords(scene: Scene, view: View, planet: PlanetView): string {
  const facts = planetFacts(planet.planet);
  const parts = [
    scene.say('web-ti-values', { resources: planet.resources, influence: planet.influence }),
    ...(facts.kind === null ? [] : [scene.say(`trait-${facts.kind}`)]),
    ...(facts.specialty === null ? [] : [scene.say(`specialty-${facts.specialty}`)]),
    ...(planet.owner === null ? [scene.say('web-ti-nobodys')] : [scene.say('web-ti-controlled', { player: scene.playerName(planet.owner) }), scene.say(planet.exhausted ? 'web-ti-exhausted' : 'web-ti-readied')]),
    ...(planet.shielded ? [scene.say('unit-ability-planetary-shield')] : []),
    ...(planet.closed ? [scene.say('web-ti-closed')] : []),
    ...planet.laws.map((law) => scene.say(`agenda-${law}`)),
    ...piecesWords(scene, onPlanet(view, planet)),
  ];
  return `${planetName(scene, planet.planet)}: ${parts.join(', ')}`;
}

/** All about a system in one sentence. */
export function systemWords(scene: Scene, view: View, system: SystemView): string {
  const planets = planetsIn(view, system);
  const parts = [
    ...(system.home === null ? [] : [scene.say('web-ti-home', { player: scene.playerName(system.home) })]),
    ...(system.anomaly === null ? [] : [scene.say(`anomaly-${system.anomaly}`)]),
    ...system.wormholes.map((one) => scene.say(`wormhole-${one}`)),
    ...(view.custodians && system.hex === 0 ? [scene.say('token-custodians')] : []),
    ...piecesWords(scene, inSpace(system)),
    ...(system.tokens.length > 0 ? [scene.say('web-ti-tokens-of', { players: listed(scene, system.tokens.map((seat) => scene.playerName(seat))) })] : []),
    ...planets.map((planet) => planetWords(scene, view, planet)),
    ...(view.tactical?.hex === system.hex ? [scene.say('web-ti-active-system')] : []),
  ];
  return `${placeName(scene, view, system.hex)}. ${parts.length > 0 ? parts.join('. ') : scene.say('web-ti-empty')}`;
}

/** A strategy card with its number, its owner and what lies on it. */
export function strategyWords(scene: Scene, view: View, card: Strategy): string {
  const state = view.strategies.find((one) => one.card === card);
  return [
    `${initiativeOf(card)} ${scene.say(`strategy-${card}`)}`,
    ...(state?.owner == null ? [] : [scene.say('web-ti-taken', { player: scene.playerName(state.owner) })]),
    ...(state?.exhausted ? [scene.say('web-ti-used')] : []),
    ...(state && state.goods > 0 ? [textOf(scene, 'token-trade-good', 'counted', { count: state.goods })] : []),
  ].join(', ');
}

export function outcomeWords(scene: Scene, outcome: AgendaOutcome): string {
  if (outcome === 'for' || outcome === 'against') return scene.say(`outcome-${outcome}`);
  if ('player' in outcome) return scene.playerName(outcome.player);
  if ('planet' in outcome) return planetName(scene, outcome.planet);
  return scene.say('law' in outcome ? `agenda-${outcome.law}` : objectiveFacts(outcome.secret).key);
}

export function noteWords(scene: Scene, id: NoteId): string {
  return scene.say('note-of', { note: scene.say(`note-${id.note}`), player: scene.playerName(id.owner) });
}

/** The printed values of a unit, ability by ability. */
export function profileWords(scene: Scene, profile: Profile): { key: string; words: string }[] {
  const facts = profileFacts(profile);
  const shots = (key: string, value: { value: number; dice: number } | null) => (value === null ? [] : [{ key, words: `${scene.say(`unit-ability-${key}`)} ${value.value}${value.dice > 1 ? ` ×${value.dice}` : ''}` }]);
  const { production } = facts;
  return [
    ...(facts.sustain ? [{ key: 'sustain-damage', words: scene.say('unit-ability-sustain-damage') }] : []),
    ...shots('anti-fighter-barrage', facts.barrage),
    ...shots('bombardment', facts.bombardment),
    ...shots('space-cannon', facts.cannon),
    ...(facts.shield ? [{ key: 'planetary-shield', words: scene.say('unit-ability-planetary-shield') }] : []),
    ...(typeof production === 'object' ? [{ key: 'production', words: `${scene.say('unit-ability-production')} ${'plain' in production ? production.plain : scene.say('web-ti-planet-plus', { count: production['planet-plus'] })}` }] : []),
  ];
}

/** A technology with what it needs. */
export function techWords(scene: Scene, tech: Tech): string {
  const facts = techFacts(tech);
  const needs = COLOUR_ORDER.flatMap((colour, index) => ((facts.needs[index] ?? 0) > 0 ? [`${facts.needs[index]} ${scene.say(`color-${colour}`)}`] : []));
  return [
    scene.say(`technology-${tech}`),
    ...(facts.colour === null ? [] : [scene.say(`color-${facts.colour}`)]),
    ...(needs.length > 0 ? [scene.say('web-ti-needs', { things: listed(scene, needs) })] : []),
    textOf(scene, `technology-${tech}`),
  ].filter((part) => part !== '').join('. ');
}

/** The short name of a player's faction. */
export function factionName(scene: Scene, view: View, seat: number): string {
  const { faction } = sheetOf(view, seat);
  return faction === null ? '' : textOf(scene, `faction-${faction}`, 'short') || scene.say(`faction-${faction}`);
}

/** All that an agenda card says. */
export function agendaText(scene: Scene, agenda: string): string {
  return ['reveal', 'elect', 'text', 'for', 'against'].map((part) => {
    const words = textOf(scene, `agenda-${agenda}`, part);
    return words === '' ? '' : part === 'text' ? words : `${scene.say(`web-ti-part-${part}`)} ${words}`;
  }).filter((part) => part !== '').join(' ');
}
