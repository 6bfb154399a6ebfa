// Twilight Imperium on the table page.

import type { Play } from '../../protocol/wire';
import type { SoundName } from '../../ui/sound.svelte';
import { offers } from '../offers';
import type { GameModule, SeatFact } from '../types';
import Board from './Board.svelte';
import { pointCurves } from './curves';
import Emblem from './Emblem.svelte';
import {
  actionOfKey, agendaOfKey, asView, factionOfKey, noteOfKey, objectiveOfKey, planetOfKey, profileOfKey, sheetOf, strategyOfKey, techOfKey, tileOfKey, unitOfKey,
} from './facts';
import Ghost from './Ghost.svelte';
import { GOODS, POINTS, SPEAKER, TOKEN } from './glyphs';
import './look.css';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import PlayerDialog from './PlayerDialog.svelte';
import { tabOf } from './tabs';

const SOUNDS: Record<string, SoundName> = {
  'log-strategy': 'card', 'log-strategic': 'card', 'log-card': 'card', 'log-card-target': 'card', 'log-note': 'card', 'log-agenda': 'card',
  'log-produced': 'buy', 'log-tech': 'buy', 'log-scored': 'buy', 'log-points': 'buy', 'log-control': 'buy', 'log-transaction': 'buy',
  'log-rolled': 'hit', 'log-destroyed': 'hit', 'log-combat': 'hit', 'log-rift-lost': 'hit',
};

/** Dice and votes are there for a moment only. */
const LINGER: Record<string, number> = {
  'log-combat': 700, 'log-rolled': 900, 'log-combat-won': 700, 'log-combat-drawn': 700, 'log-card': 500, 'log-card-target': 600, 'log-agenda': 900, 'log-votes': 450, 'log-agenda-resolved': 1100, 'log-scored': 600,
};

const asks = (play: Play, key: string): boolean => play.asked.some((one) => one.seat === play.viewer && one.text.key === key);

function facts(view: unknown, seat: number): SeatFact[] {
  const table = asView(view);
  const sheet = sheetOf(table, seat);
  return [
    { icon: [POINTS], color: 'var(--brass)', value: sheet.points, label: 'web-ti-count-points' },
    { icon: [TOKEN], value: sheet.pools[0] + sheet.pools[1] + sheet.pools[2], label: 'web-ti-count-tokens' },
    { icon: [GOODS], color: 'var(--resources)', value: sheet.goods, label: 'web-ti-count-goods' },
    ...(table.speaker === seat && table.round > 0 ? [{ icon: [SPEAKER] as const, color: 'var(--brass)', value: null, label: 'token-speaker' }] : []),
  ];
}

export const twilightImperium: GameModule = {
  id: 'twilight-imperium',
  layout: 'map',
  isMine: (spot, seat) => tabOf(spot, seat) !== null,
  Emblem,
  Board,
  Mine,
  Player: PlayerDialog,
  Ghost,
  Picture,
  hasPicture: (name) => [unitOfKey, profileOfKey, planetOfKey, techOfKey, factionOfKey, strategyOfKey, objectiveOfKey, actionOfKey, agendaOfKey, noteOfKey, tileOfKey].some((of) => of(name) !== null),
  headline: (view) => ({ key: 'web-ti-headline', values: { round: asView(view).round, phase: asView(view).phase } }),
  facts,
  badges(view, seat) {
    const table = asView(view);
    const sheet = sheetOf(table, seat);
    return [
      ...(sheet.faction === null ? [] : [`faction-${sheet.faction}.short`]),
      ...(sheet.passed && table.phase === 'action' ? ['web-ti-passed'] : []),
      ...(table.out.includes(seat) ? ['web-ti-out'] : []),
    ];
  },
  isOut: (view, seat) => asView(view).out.includes(seat),
  active: (view) => {
    const { active, asked } = asView(view);
    return active === null ? asked : [active];
  },
  repeat: null,
  contest(view) {
    const { combat, ballot, round } = asView(view);
    if (combat) return `combat ${round} ${combat.hex} ${combat.planet ?? ''} ${combat.sides.map((side) => side.seat).join(' ')}`;
    return ballot?.agenda != null ? `agenda ${round} ${ballot.number} ${ballot.agenda}` : null;
  },
  linger: (happened) => LINGER[happened.text?.key ?? ''] ?? 0,
  sound: (happened) => SOUNDS[happened.text?.key ?? ''] ?? null,
  coach: [
    { id: 'faction', key: 'web-ti-coach-faction', target: '.overlay', when: (play) => offers(play, 'do-faction') },
    { id: 'tile', key: 'web-ti-coach-tile', target: '.map-board', when: (play) => offers(play, 'do-tile') },
    { id: 'secret', key: 'web-ti-coach-secret', target: '[data-coach="goals"]', when: (play) => asks(play, 'ask-secret') },
    { id: 'goal', key: 'web-ti-coach-goal', target: '[data-coach="goals"]', when: (play) => offers(play, 'do-take') },
    { id: 'strategy', key: 'web-ti-coach-strategy', target: '[data-coach="strategies"]', when: (play) => offers(play, 'do-take') },
    { id: 'tokens', key: 'web-ti-coach-tokens', target: '[data-coach="pools"]', when: (play) => asks(play, 'ask-turn') },
    { id: 'turn', key: 'web-ti-coach-turn', target: '[data-coach="question"]', when: (play) => asks(play, 'ask-turn') },
    { id: 'activate', key: 'web-ti-coach-activate', target: '.map-board', when: (play) => offers(play, 'do-activate') },
    { id: 'move', key: 'web-ti-coach-move', target: '[data-coach="tactical"]', when: (play) => offers(play, 'do-move') },
    { id: 'load', key: 'web-ti-coach-load', target: '.map-board', when: (play) => asks(play, 'ask-voyage') },
    { id: 'land', key: 'web-ti-coach-land', target: '.map-board', when: (play) => offers(play, 'do-land') },
    { id: 'produce', key: 'web-ti-coach-produce', target: '#ti-mine', when: (play) => offers(play, 'do-produce') },
    { id: 'pay', key: 'web-ti-coach-pay', target: '#ti-mine', when: (play) => asks(play, 'ask-pay-resources') || asks(play, 'ask-pay-influence') },
    { id: 'secondary', key: 'web-ti-coach-secondary', target: '[data-coach="question"]', when: (play) => offers(play, 'do-secondary') },
    { id: 'fight', key: 'web-ti-coach-fight', target: '.overlay', when: (play) => asks(play, 'ask-hits') },
    { id: 'window', key: 'web-ti-coach-window', target: '[data-coach="question"]', when: (play) => play.window != null && play.choices.length > 0 },
    { id: 'research', key: 'web-ti-coach-research', target: '#ti-mine', when: (play) => asks(play, 'ask-research') },
    { id: 'vote', key: 'web-ti-coach-vote', target: '.overlay', when: (play) => offers(play, 'do-vote') },
  ],
  plot: 'web-ti-plot',
  curves: (log, view) => pointCurves(log, asView(view)),
};
