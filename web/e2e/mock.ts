// A server played by the browser's own routes: for looking at states that are hard to reach by playing.

import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import type { Choice, Happened, Play, Spot, TableSummary, Tell, Text } from '../src/protocol/wire.ts';
import type { InPlayView, Kind, PlayerView, View } from '../src/games/star-realms/wire.ts';
import { card, kinds, line, play, player, setup, summary, text, view } from '../test/fixtures/table.ts';

export interface Scenario {
  summary: TableSummary;
  play: Play | null;
  log: Happened[];
}

const at = (zone: string, owner: number | null, index: number): Spot => ({ zone, owner, index, item: 0 });
const name = (key: string): Text['args'][string] => ({ name: key });
const who = (seat: number): Text['args'][string] => ({ player: seat });
const amount = (number: number): Text['args'][string] => ({ number });
const GROUPS: Record<string, string> = {
  'do-play': 'group-play', 'do-use-primary': 'group-use', 'do-use-ally': 'group-use', 'do-use-scrap': 'group-use',
  'do-attack': 'group-attack', 'do-attack-base': 'group-attack', 'do-acquire': 'group-acquire',
};
const choice = (action: string, key: string, args: Text['args'], ...about: Spot[]): Choice => ({
  action, label: text(key, args), about, confirmation: null, group: GROUPS[key] ?? null,
  kind: key === 'do-end-turn' || key === 'do-decline' ? 'finish' : args['amount'] && 'number' in args['amount'] ? { amount: args['amount'].number } : 'plain',
});
const kind = (number: number): Kind => kinds(number)[0] ?? 'scout';
const piece = (slot: number, number: number, more: Partial<InPlayView> = {}): InPlayView => ({
  slot, kind: kind(number), copies: null, defense: 0, damage: 0, primary_used: true, ally_used: false, ally_live: false, ...more,
});

const log: Happened[] = [
  { record: 0, text: text('log-turn', { player: who(1), turn: amount(6) }, 'SR 3.1.1'), line: 'heading', moves: [] },
  { record: 1, text: text('log-played', { player: who(1), card: name('card-warning-beacon') }, 'SR 4.1.2'), line: 'sentence', moves: [] },
  { record: 2, text: text('log-attacked', { player: who(1), target: who(0), amount: amount(5), authority: amount(38) }, 'SR 7.4.2'), line: 'sentence', moves: [] },
  { record: 3, text: text('log-turn', { player: who(0), turn: amount(7) }, 'SR 3.1.1'), line: 'heading', moves: [] },
  { record: 4, text: text('log-played', { player: who(0), card: name('card-heavy-cruiser') }, 'SR 4.1.2'), line: 'sentence', moves: [] },
  { record: 5, text: text('log-gained-combat', { player: who(0), amount: amount(4), card: name('card-heavy-cruiser') }, 'SR 5.2.2'), line: 'sentence', moves: [] },
];

function duelView(): View {
  return view({
    turn: 7, row: kinds(11, 20, 33, 44, 32), trade_deck: 61, explorers: 8, scrap_heap: kinds(0, 1, 25),
    players: [
      player(0, { authority: 38, trade: 5, combat: 9, hand: { open: kinds(0, 1, 2, 9, 16, 30) }, deck: 4, discard: kinds(0, 0, 3, 41),
        in_play: [piece(0, 7, { defense: 4, primary_used: false }), piece(1, 15, { defense: 3, primary_used: true, ally_live: true }), piece(2, 10, { ally_live: true }), piece(3, 5), piece(4, 14, { ally_live: true, ally_used: true })] }),
      player(1, { authority: 22, discard: kinds(0, 36, 1), in_play: [piece(0, 37, { defense: 2 }), piece(1, 12, { defense: 6 }), piece(2, 30, { defense: 4 })] }),
    ],
  });
}

const duelChoices: Choice[] = [
  choice('p0', 'do-play', { card: name('card-scout') }, at('hand', 0, 0)),
  choice('p1', 'do-play', { card: name('card-viper') }, at('hand', 0, 1)),
  choice('p9', 'do-play', { card: name('card-aging-battleship') }, at('hand', 0, 9)),
  choice('p16', 'do-play', { card: name('card-trade-hauler') }, at('hand', 0, 16)),
  choice('u0', 'do-use-primary', { card: name('card-command-center') }, at('in-play', 0, 0)),
  choice('u2', 'do-use-ally', { card: name('card-heavy-cruiser') }, at('in-play', 0, 2)),
  choice('u3', 'do-use-scrap', { card: name('card-falcon') }, at('in-play', 0, 3)),
  choice('a1', 'do-attack-base', { card: name('card-warning-beacon'), owner: who(1), defense: amount(2) }, at('in-play', 1, 0)),
  choice('a2', 'do-attack-base', { card: name('card-imperial-palace'), owner: who(1), defense: amount(6) }, at('in-play', 1, 1)),
  choice('b', 'do-acquire', { card: name('card-colony-seed-ship'), cost: amount(5) }, at('row', null, 20)),
  choice('e', 'do-acquire', { card: name('card-explorer'), cost: amount(2) }, at('explorers', null, 0)),
  choice('z', 'do-end-turn', {}),
];

const names = ['Anna', 'Konstantin-Aleksandrovich', 'Mei', 'Бронислава', 'Jo', 'expert'];

function six(): Scenario {
  const bases = [[37, 12], [30], [], [42, 43, 15], [6], [7, 11]];
  const seats = names.map((shown, seat) => ({ seat, name: shown, who: seat === 5 ? 'bot' as const : 'human' as const, mine: seat === 0, online: seat !== 2, replaced: seat === 4, bot_vote: null }));
  const players: PlayerView[] = names.map((_, seat) => player(seat, {
    authority: 50 - seat * 7, in_game: seat !== 2, hand: seat === 0 ? { open: kinds(0, 0, 3, 9, 30) } : { closed: 5 }, discard: kinds(0, 1, 3).slice(0, seat),
    trade: seat === 0 ? 3 : 0, combat: seat === 0 ? 6 : 0,
    in_play: (bases[seat] ?? []).map((number, slot) => piece(slot, number, { defense: 5, primary_used: false })),
  }));
  return {
    summary: summary({ options: { mode: 'free-for-all' }, seats }),
    play: play({ view: view({ setup: setup('free-for-all', 6), turn: 14, players, row: kinds(11, 20, 33, 44, 32) }), undo: 'consent', choices: [
      choice('p0', 'do-play', { card: name('card-scout') }, at('hand', 0, 0)),
      choice('a1', 'do-attack-base', { card: name('card-warning-beacon'), owner: who(1), defense: amount(2) }, at('in-play', 1, 0)),
      choice('t1', 'do-attack', { target: who(2) }, at('player', 2, 0)),
      choice('z', 'do-end-turn', {}),
    ] }),
    log,
  };
}

export function scenario(which: string): Scenario {
  const duel: Scenario = { summary: summary(), play: play({ view: duelView(), choices: duelChoices, undo: 'free' }), log };
  switch (which) {
    case 'six':
      return six();
    case 'amount':
      return { ...duel, play: play({ view: duelView(), asked: [{ seat: 0, text: text('ask-attack-amount', { target: who(1), combat: amount(9) }, 'SR 7.4.1') }],
        choices: Array.from({ length: 9 }, (_, i) => choice(`s${i}`, 'do-spend', { amount: amount(i + 1) }, at('player', 1, 0))), undo: 'free' }) };
    case 'standing-orders':
      return { ...duel, play: play({ view: duelView(), choices: duelChoices, undo: 'free', orders: [{ kind: 'web-sr-group-attack', order: 'askIfAble' }, { kind: 'web-sr-group-buy', order: 'ask' }], undo_request: { by: 1, vote: { agreed: [0], missing: [2] } } }) };
    case 'one-answer':
      return { ...duel, play: play({ view: duelView(), choices: [choice('z', 'do-end-turn', {})], undo: 'free' }) };
    case 'waiting':
      return { ...duel, play: play({ view: { ...duelView(), active: [1] }, asked: [{ seat: 1, text: text('wait-main', { player: who(1) }) }], choices: [], undo: 'consent' }) };
    case 'over':
      return { ...duel, summary: summary({ phase: 'over', winners: [0] }), play: play({ view: duelView(), phase: 'over', asked: [], choices: [], winners: [0] }),
        log: [...log, { record: 9, text: text('log-attacked', { player: who(0), target: who(1), amount: amount(22), authority: amount(0) }, 'SR 7.4.2'), line: 'sentence', moves: [] }, { record: 9, text: text('log-won', { player: who(0) }, 'SR 11.1.2'), line: 'sentence', moves: [] }] };
    case 'gathering':
      return { summary: summary({ phase: 'gathering', seats: [
        { seat: 0, name: 'Anna', who: 'human', mine: true, online: true, replaced: false, bot_vote: null },
        { seat: 1, name: '', who: 'nobody', mine: false, online: false, replaced: false, bot_vote: null },
        { seat: 2, name: 'hard', who: 'bot', mine: false, online: true, replaced: false, bot_vote: null },
      ] }), play: null, log: [] };
    case 'cover':
      return { ...duel, summary: summary({ seats: [0, 1].map((seat) => ({ seat, name: names[seat] ?? '', who: 'human', mine: true, online: true, replaced: false, bot_vote: null })) }) };
    default:
      return duel;
  }
}

/** Answers everything a page asks of the server. */
export async function mock(page: Page, which: string): Promise<void> {
  const now = scenario(which);
  const lists: Record<string, TableSummary[]> = {
    mine: [summary({ id: 'a1', changed: Date.now() / 1000 - 300 }), summary({ id: 'a2', my_turn: false, options: { mode: 'hydra' }, seats: six().summary.seats.slice(0, 4) })],
    open: [scenario('gathering').summary], watch: [], finished: [summary({ id: 'a4', phase: 'over', winners: [1], my_turn: false })],
  };
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.slice(5);
    if (path.startsWith('rules/')) return route.fulfill({ body: readFileSync(`../rules/${path.slice(6)}.md`, 'utf8') });
    if (path.includes('/replay/')) {
      return route.fulfill({ json: { summary: scenario('over').summary, record: 42, records: 180, seats: now.summary.seats, play: now.play, happened: [line(41), log[5]] } });
    }
    const answers: Record<string, unknown> = { me: { name: 'Anna', account: false, build: 'b' }, games: [card], tables: lists[url.searchParams.get('list') ?? ''] ?? now.summary };
    return route.fulfill({ json: answers[path] ?? now.summary });
  });
  await page.routeWebSocket('**/ws/**', (socket) => {
    const tell = (message: Tell) => socket.send(JSON.stringify(message));
    socket.onMessage((words) => {
      const ask = JSON.parse(String(words)) as { ask: string; request: number };
      if (ask.ask === 'hello' || ask.ask === 'look') tell({ tell: 'table', summary: now.summary, play: now.play, log: now.log, whole_log: true, log_from: 0, chat: [], build: 'b' });
      else if (ask.ask === 'why') tell({ tell: 'because', request: ask.request, reason: text('refuse-outpost-guards-player', {}, 'SR 4.4.2') });
      else tell({ tell: 'refused', request: ask.request, reason: text('table-stale-version') });
    });
  });
}
