// A position as a real game told it, in place of a server: for moments that are hard to reach by playing.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tableUrl } from './play.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'David', 'Elena', 'Fedor'];

/** Opens a recorded position of a game at a table of people, and answers questions about odds. */
export async function serve(page: Page, game: string, position: string, odds: unknown = null): Promise<void> {
  const play = JSON.parse(readFileSync(`test/fixtures/${game}-${position}.json`, 'utf8')) as { viewer: number; view: { players?: number | unknown[] } };
  // Some games tell how many play, some tell them one by one, some are for two.
  const { players = 2 } = play.view;
  const summary = {
    id: 'abc', game, options: {}, phase: 'playing', public: true, hours: null, host: true, my_turn: false, records: 3, winners: null, changed: 1,
    seats: NAMES.slice(0, typeof players === 'number' ? players : players.length).map((name, seat) => ({ seat, name, who: 'human', mine: seat === play.viewer, online: true, replaced: false, bot_vote: null })),
  };
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(5);
    return route.fulfill({ json: path === 'me' ? { name: 'Anna', account: false, build: 'b' } : path === 'games' ? [] : summary });
  });
  await page.routeWebSocket('**/ws/**', (socket) => {
    socket.onMessage((words) => {
      const { ask, request } = JSON.parse(String(words)) as { ask: string; request: number };
      if (ask === 'hello') socket.send(JSON.stringify({ tell: 'table', summary, play, log: [], whole_log: true, log_from: 0, chat: [], build: 'b' }));
      if (ask === 'odds') socket.send(JSON.stringify({ tell: 'odds', request, odds }));
    });
  });
  await page.goto(tableUrl('abc'));
  await page.locator('.question').waitFor();
}
