// StarCraft on the table page.

import type { SoundName } from '../../ui/sound.svelte';
import { offers } from '../offers';
import type { GameModule, SeatFact } from '../types';
import Board from './Board.svelte';
import { pointCurves } from './curves';
import Emblem from './Emblem.svelte';
import { asView, cardOfKey, eventOfKey, handCount, installationOfKey, leadershipOfKey, planetOfKey, playerOf, unitOfKey } from './facts';
import Ghost from './Ghost.svelte';
import { WORKER } from './glyphs';
import './look.css';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import PlayerDialog from './PlayerDialog.svelte';
import { tabOf } from './tabs';

const SOUNDS: Record<string, SoundName> = {
  'log-order': 'card', 'log-own-order': 'card', 'log-revealed': 'card', 'log-laid': 'card', 'log-own-laid': 'card', 'log-skirmish': 'card',
  'log-unit-built': 'buy', 'log-building': 'buy', 'log-module': 'buy', 'log-technology': 'buy', 'log-base-built': 'buy', 'log-points': 'buy',
  'log-leadership': 'card', 'log-token-taken': 'buy', 'log-installation-placed': 'buy', 'log-captured': 'hit', 'log-installation-destroyed': 'hit',
  'log-killed': 'hit', 'log-unit-destroyed': 'hit', 'log-base-destroyed': 'hit', 'log-battle': 'hit',
};

const LINGER: Record<string, number> = { 'log-battle': 600, 'log-skirmish': 900, 'log-compared': 1500, 'log-killed': 500, 'log-held': 600, 'log-taken': 600, 'log-leadership': 700, 'log-captured': 700 };

function facts(view: unknown, seat: number): SeatFact[] {
  const player = playerOf(asView(view), seat);
  return [
    { icon: 'star', color: 'var(--conquest)', value: player.points, label: 'web-sc-count-points' },
    { icon: [WORKER], value: player.workers, label: 'web-sc-count-workers' },
    { icon: 'hand', value: handCount(player), label: 'web-sc-count-cards' },
  ];
}

export const starCraft: GameModule = {
  id: 'starcraft',
  layout: 'map',
  isMine: (spot, seat) => tabOf(spot, seat) !== null,
  Emblem,
  Board,
  Mine,
  Player: PlayerDialog,
  Ghost,
  Picture,
  hasPicture: (name) => unitOfKey(name) !== null || eventOfKey(name) !== null || planetOfKey(name) !== null || cardOfKey(name) !== null || leadershipOfKey(name) !== null || installationOfKey(name) !== null,
  headline: (view) => ({ key: 'web-sc-headline', values: { round: asView(view).round, phase: asView(view).phase } }),
  facts,
  badges(view, seat) {
    const player = playerOf(asView(view), seat);
    return [...(player.faction === null ? [] : [`faction-${player.faction}`]), ...(player.in_game ? [] : ['web-sc-out']), ...(asView(view).first === seat && asView(view).phase !== 'setup' ? ['web-sc-first'] : [])];
  },
  isOut: (view, seat) => !playerOf(asView(view), seat).in_game,
  active: (view) => (asView(view).active === null ? asView(view).asked : [asView(view).active ?? 0]),
  repeat: null,
  contest(view) {
    const { battle, round } = asView(view);
    return battle && `${round} ${battle.area.planet} ${battle.area.number} ${battle.seats.join(' ')}`;
  },
  // Cards laid open, and what came of them, are there for a moment only.
  linger: (happened) => LINGER[happened.text?.key ?? ''] ?? 0,
  sound: (happened) => SOUNDS[happened.text?.key ?? ''] ?? null,
  coach: [
    { id: 'faction', key: 'web-sc-coach-faction', target: '[data-zone="faction:"]', when: (play) => offers(play, 'do-faction') },
    { id: 'galaxy', key: 'web-sc-coach-galaxy', target: '.map-board', when: (play) => offers(play, 'do-place-planet', 'do-base', 'do-planet') },
    { id: 'leadership', key: 'web-sc-coach-leadership', target: '.leadership', when: (play) => offers(play, 'do-leadership') },
    { id: 'plan', key: 'web-sc-coach-plan', target: '[data-coach="orders"]', when: (play) => offers(play, 'do-order') },
    { id: 'stack', key: 'web-sc-coach-stack', target: '.map-board', when: (play) => offers(play, 'do-order') && asView(play.view).planets.some((planet) => planet.orders.length > 0) },
    { id: 'defend', key: 'web-sc-coach-defend', target: '[data-coach="orders"]', when: (play) => offers(play, 'do-defend') && asView(play.view).planets.some((planet) => planet.orders.length > 1) },
    { id: 'reveal', key: 'web-sc-coach-reveal', target: '.map-board', when: (play) => offers(play, 'do-reveal') },
    { id: 'execute', key: 'web-sc-coach-execute', target: '[data-coach="question"]', when: (play) => offers(play, 'do-execute') },
    { id: 'build', key: 'web-sc-coach-build', target: '#sc-mine', when: (play) => offers(play, 'do-build-unit', 'do-build-worker', 'do-buy-building') },
    { id: 'pay', key: 'web-sc-coach-pay', target: '[data-coach="economy"]', when: (play) => offers(play, 'do-permanent-minerals', 'do-permanent-gas', 'do-assign') },
    { id: 'move', key: 'web-sc-coach-move', target: '.map-board', when: (play) => offers(play, 'do-pick-up') },
    { id: 'fight', key: 'web-sc-coach-fight', target: '[data-coach="hand"]', when: (play) => offers(play, 'do-play') },
  ],
  plot: 'web-sc-plot',
  curves: (log, view) => pointCurves(log, asView(view)),
};
