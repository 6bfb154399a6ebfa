// Star Realms on the table page.

import { offers } from '../offers';
import type { GameModule, SeatFact } from '../types';
import type { SoundName } from '../../ui/sound.svelte';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Ghost from './Ghost.svelte';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import { asView, authorityOf, cardOfKey, handSize, playerOf } from './cards';
import { authorityCurves } from './curves';
import { ICONS } from './icons';
import './look.css';

const SOUNDS: Record<string, SoundName> = {
  'log-played': 'card',
  'log-acquired': 'buy',
  'log-acquired-hand': 'buy',
  'log-acquired-top': 'buy',
  'log-attacked': 'hit',
  'log-base-damaged': 'hit',
  'log-base-destroyed': 'hit',
};

function facts(view: unknown, seat: number): SeatFact[] {
  const table = asView(view);
  const player = playerOf(table, seat);
  const points: SeatFact[] = table.active.includes(seat)
    ? [
        { icon: ICONS.trade, color: 'var(--trade)', value: player.trade, label: 'count-trade' },
        { icon: ICONS.combat, color: 'var(--combat)', value: player.combat, label: 'count-combat' },
      ]
    : [{ icon: 'deck', value: player.deck, label: 'count-deck' }];
  return [
    { icon: ICONS.authority, color: 'var(--authority)', value: authorityOf(player), label: 'count-authority' },
    { icon: 'hand', value: handSize(player), label: 'count-hand' },
    ...points,
  ];
}

export const starRealms: GameModule = {
  id: 'star-realms',
  layout: 'cards',
  isMine: (spot, seat) => spot.owner === seat,
  Emblem,
  Board,
  Mine,
  Player: null,
  Ghost,
  Picture,
  hasPicture: (name) => cardOfKey(name) !== null,
  headline: (view) => ({ key: 'web-sr-headline', values: { mode: asView(view).setup.mode, turn: asView(view).turn } }),
  facts,
  badges(view, seat) {
    const player = playerOf(asView(view), seat);
    return [
      ...(player.role === 'player' ? [] : [`role-${player.role}`]),
      ...(player.in_game ? [] : ['mark-out']),
      ...(player.ready ? ['mark-ready'] : []),
    ];
  },
  isOut: (view, seat) => !playerOf(asView(view), seat).in_game,
  active: (view) => asView(view).active,
  repeat: {
    choice: 'do-play',
    button: 'web-sr-play-all',
    times: (play) => (play.viewer === null ? 0 : handSize(playerOf(asView(play.view), play.viewer))),
  },
  contest: () => null,
  linger: () => 0,
  sound: (happened) => SOUNDS[happened.text?.key ?? ''] ?? null,
  coach: [
    { id: 'play', key: 'web-sr-coach-play', target: '[data-coach="hand"]', when: (play) => offers(play, 'do-play') },
    { id: 'buy', key: 'web-sr-coach-buy', target: '[data-coach="row"]', when: (play) => offers(play, 'do-acquire') && !offers(play, 'do-play') },
    { id: 'attack', key: 'web-sr-coach-attack', target: '[data-coach="opponent"]', when: (play) => offers(play, 'do-attack') && !offers(play, 'do-play') },
    { id: 'end', key: 'web-sr-coach-end', target: '[data-coach="question"]', when: (play) => play.choices.length === 1 && offers(play, 'do-end-turn') },
    { id: 'why', key: 'web-sr-coach-why', target: '[data-coach="row"]', when: (play) => offers(play, 'do-end-turn') && asView(play.view).turn > 2 },
  ],
  plot: 'web-sr-plot',
  curves: (log, view) => authorityCurves(log, asView(view)),
};
