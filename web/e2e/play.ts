// What a person does at a table, by clicking.

import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { serverUrl } from './browser.ts';

/** One click from the front page to a game against a bot. */
export async function playNow(page: Page, game = 'Star Realms', url = serverUrl()): Promise<void> {
  await page.goto(url);
  await page.locator('.tile', { hasText: game }).locator('.button.main').click();
  await page.waitForURL('**/tables/*');
  await page.locator('.question').waitFor();
}

/** The state of the question as a person sees it. */
export function glance(page: Page): Promise<{ over: boolean; dialog: boolean; mine: boolean; busy: boolean }> {
  return page.evaluate(() => ({
    over: document.querySelector('section.over') !== null,
    dialog: document.querySelector('dialog[open] .button.main') !== null,
    mine: document.querySelector('.question.mine') !== null,
    busy: document.querySelector('.question .choice:disabled') !== null,
  }));
}

/** Waits until I am asked or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await page.waitForFunction(() => document.querySelector('section.over, .question.mine .choice:not(:disabled), .question.mine .amount .main:not(:disabled)') !== null, null, { timeout: 60_000 });
  return (await glance(page)).over ? 'over' : 'asked';
}

/** Takes the first choice there is; ends the turn when nothing else is left. */
export async function decide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = document.querySelector<HTMLElement>('dialog[open] .button.main')
      ?? document.querySelector<HTMLElement>('.question .amount .button.main:not(:disabled)')
      ?? document.querySelector<HTMLElement>('.question .choices .choice:not(:disabled)')
      ?? document.querySelector<HTMLElement>('.question .last .choice:not(:disabled)');
    first?.click();
  });
}

/** What I am asked, or what is waited for. */
export const question = (page: Page): Promise<string> => page.locator('.question .words').first().innerText();

/** The server answers every decision; the list is off until then. */
export const settled = (page: Page) => page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null, null, { timeout: 30_000 });

/** Types, and goes on when the page has heard it: a browser may say that it was typed before that. */
export const type = (page: Page, keys: string): Promise<void> => heard(page, keys.length, () => page.keyboard.type(keys));

/** The same with one key, by its name. */
export const press = (page: Page, key: string): Promise<void> => heard(page, 1, () => page.keyboard.press(key));

async function heard(page: Page, keys: number, deed: () => Promise<void>): Promise<void> {
  await page.evaluate((count) => {
    document.body.dataset['typed'] = '';
    let left = count;
    const hear = () => {
      left -= 1;
      if (left > 0) return;
      removeEventListener('keyup', hear);
      delete document.body.dataset['typed'];
    };
    addEventListener('keyup', hear);
  }, keys);
  await deed();
  await page.waitForFunction(() => document.body.dataset['typed'] === undefined);
}

/** Takes first choices until a question is asked. */
export async function until(page: Page, words: RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over' || words.test(await question(page))) break;
    await decide(page);
    await settled(page);
  }
  expect(await question(page)).toMatch(words);
}

/** Plays until the game is over. */
export async function playOn(page: Page, limit = 4000): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over') return;
    await decide(page);
    await settled(page);
  }
  throw new Error('the game does not end');
}

/** Gives the game up. */
export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('section.over').waitFor();
}

/** Each of these people decides as often as it takes for a game to count. */
export async function playAWhile(id: string, ...pages: Page[]): Promise<void> {
  const decisions = new Map(pages.map((page) => [page, 0]));
  while ([...decisions.values()].some((made) => made < 5)) {
    for (const [page, made] of decisions) {
      const decided = await page.evaluate(async (path) => {
        interface Look { play: { version: object; choices: { action: string }[] } }
        const { play } = (await (await fetch(`${path}/play`)).json()) as Look;
        const [choice] = play.choices;
        if (!choice) return false;
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${path}/act`, { method: 'POST', headers, body: JSON.stringify({ version: play.version, action: choice.action }) });
        if (!response.ok) throw new Error(await response.text());
        return true;
      }, `/api/tables/${id}`);
      if (decided) decisions.set(page, made + 1);
    }
  }
}

/** A page that has just been opened asks for a session first. */
export async function present(page: Page): Promise<void> {
  await vi.waitUntil(async () => (await page.context().cookies()).length > 0, { timeout: 30_000 });
}

/** A new table over the API, as this page's person. */
export async function makeTable(page: Page, seats: unknown[], options: Record<string, string> = {}, game = 'star-realms', time: object = { hours: null }): Promise<string> {
  await present(page);
  return page.evaluate(async ([wishes, chosen, id, counted]) => {
    const response = await fetch('/api/tables', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: id, options: chosen, seats: wishes, public: true, ...counted }),
    });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { id: string }).id;
  }, [seats, options, game, time] as const);
}

export const tableUrl = (id: string): string => `${serverUrl()}/tables/${id}`;
