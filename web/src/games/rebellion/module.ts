// Star Wars: Rebellion on the table page.

import type { Play } from '../../protocol/wire';
import type { SoundName } from '../../ui/sound.svelte';
import { offers } from '../offers';
import type { GameModule, SeatFact } from '../types';
import Board from './Board.svelte';
import { trackCurves } from './curves';
import Emblem from './Emblem.svelte';
import { actionOfKey, asView, cardsOf, leaderOfKey, missionOfKey, objectiveOfKey, poolOf, roleOf, seatsOf, sideOf, systemOfKey, tacticOfKey, unitOfKey } from './facts';
import Ghost from './Ghost.svelte';
import { CARDS, LEADER } from './glyphs';
import './look.css';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import PlayerDialog from './PlayerDialog.svelte';
import { tabOf } from './tabs';

const SOUNDS: Record<string, SoundName> = {
  'log-assigned': 'card', 'log-assigned-hidden': 'card', 'log-mission': 'card', 'log-card': 'card', 'log-tactic': 'card', 'log-objective': 'buy',
  'log-recruited': 'buy', 'log-deployed': 'buy', 'log-success': 'buy',
  'log-attack': 'hit', 'log-destroyed': 'hit', 'log-destroyed-system': 'hit', 'log-revealed': 'hit', 'log-combat': 'hit', 'log-captured': 'hit',
};

/** Dice and what came of them are there for a moment only. */
const LINGER: Record<string, number> = {
  'log-mission': 900, 'log-mission-place': 500, 'log-opposed': 500, 'log-mission-rolled': 1200, 'log-success': 1100, 'log-failure': 1100,
  'log-combat': 800, 'log-attack': 1000, 'log-rerolled': 700, 'log-tactic': 700, 'log-doomed': 400, 'log-won': 800, 'log-combat-ended': 700, 'log-plans': 1400,
  'log-revealed': 1200, 'log-destroyed-system': 1200, 'log-objective': 900,
};

const asks = (play: Play, key: string): boolean => play.asked.some((one) => one.seat === play.viewer && one.text.key === key);

function facts(view: unknown, seat: number): SeatFact[] {
  const table = asView(view);
  const side = sideOf(table, seat);
  if (side === null) return [];
  const pool = poolOf(table, side).filter((one) => one.seat === seat);
  return [
    side === 'rebels' ? { icon: 'star', color: 'var(--rebels)', value: table.reputation, label: 'web-rb-count-reputation' } : { icon: 'clock', color: 'var(--empire)', value: table.time, label: 'web-rb-count-time' },
    { icon: [LEADER], value: pool.length, label: 'web-rb-count-leaders' },
    { icon: [CARDS], value: cardsOf(table, side).hand_count, label: 'web-rb-count-missions' },
  ];
}

export const rebellion: GameModule = {
  id: 'rebellion',
  layout: 'map',
  // The track and the queues lie beside the chart; leaders on the chart are reached there, too.
  isMine: (spot) => tabOf(spot) !== null && spot.zone !== 'queue',
  Emblem,
  Board,
  Mine,
  Player: PlayerDialog,
  Ghost,
  Picture,
  hasPicture: (name) => [unitOfKey, leaderOfKey, systemOfKey, missionOfKey, actionOfKey, objectiveOfKey, tacticOfKey].some((of) => of(name) !== null),
  headline: (view) => ({ key: 'web-rb-headline', values: { round: asView(view).time, phase: asView(view).phase } }),
  facts,
  badges(view, seat) {
    const table = asView(view);
    const side = sideOf(table, seat);
    const role = roleOf(table, seat);
    return [
      ...(side === null ? [] : [`web-rb-side-${side}`]), ...(role === null ? [] : [`web-rb-${role}`]),
      ...(table.phase === 'command' && table.roles.some((own, index) => own === seat && table.passed[index]) ? ['web-rb-passed'] : []),
    ];
  },
  isOut: (view, seat) => asView(view).left.includes(seat),
  active: (view) => {
    const { turn, asked } = asView(view);
    return turn === null ? asked : seatsOf(asView(view), turn);
  },
  repeat: null,
  contest(view) {
    const { combat, mission, time } = asView(view);
    if (combat) return `combat ${time} ${combat.system}`;
    return mission && `mission ${time} ${mission.mission} ${mission.leaders.join(' ')}`;
  },
  linger: (happened) => LINGER[happened.text?.key ?? ''] ?? 0,
  sound: (happened) => SOUNDS[happened.text?.key ?? ''] ?? null,
  coach: [
    { id: 'units', key: 'web-rb-coach-units', target: '.map-board', when: (play) => asks(play, 'ask-starting-units') },
    { id: 'base', key: 'web-rb-coach-base', target: '.map-board', when: (play) => asks(play, 'ask-base') },
    { id: 'goal-rebels', key: 'web-rb-coach-goal-rebels', target: '[data-coach="track"]', when: (play) => offers(play, 'do-assign') && asView(play.view).side === 'rebels' },
    { id: 'goal-empire', key: 'web-rb-coach-goal-empire', target: '[data-coach="search"]', when: (play) => offers(play, 'do-assign') && asView(play.view).side === 'empire' },
    { id: 'assign', key: 'web-rb-coach-assign', target: '[data-coach="missions"]', when: (play) => offers(play, 'do-assign') },
    { id: 'turn', key: 'web-rb-coach-turn', target: '[data-coach="question"]', when: (play) => asks(play, 'ask-turn') },
    { id: 'activate', key: 'web-rb-coach-activate', target: '.map-board', when: (play) => offers(play, 'do-activate') },
    { id: 'move', key: 'web-rb-coach-move', target: '.map-board', when: (play) => offers(play, 'do-move') },
    { id: 'oppose', key: 'web-rb-coach-oppose', target: '.overlay', when: (play) => asks(play, 'ask-oppose') },
    { id: 'fight', key: 'web-rb-coach-fight', target: '.overlay', when: (play) => asks(play, 'ask-combat-actions') || asks(play, 'ask-damage') },
    { id: 'retreat', key: 'web-rb-coach-retreat', target: '[data-coach="question"]', when: (play) => asks(play, 'ask-retreat') },
    { id: 'recruit', key: 'web-rb-coach-recruit', target: '#rb-mine', when: (play) => asks(play, 'ask-recruit') },
    { id: 'build', key: 'web-rb-coach-build', target: '#rb-mine', when: (play) => asks(play, 'ask-build') },
    { id: 'deploy', key: 'web-rb-coach-deploy', target: '.map-board', when: (play) => asks(play, 'ask-deploy') },
  ],
  plot: 'web-rb-plot',
  curves: (log, view) => trackCurves(log, asView(view)),
};
