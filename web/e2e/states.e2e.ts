import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { DESKTOP, launch, person, PHONE, serverUrl } from './browser.ts';
import { mock } from './mock.ts';
import { concede, decide, makeTable, playNow, settled, tableUrl, untilAsked } from './play.ts';

const ME = { who: 'me', name: null };
const NOVICE = { who: 'bot', level: 'novice' };
/** A page of 1440 by 900 at twice its size. */
const ZOOMED = { width: 720, height: 450 };

describe('states nobody may forget', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it.each([['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone'], ['light', 'phone']])('has no serious findings of axe in the %s theme on a %s, from the table to the replay', async (theme, size) => {
    const { page, context } = await person(browser, size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await makeTable(page, [ME, NOVICE, NOVICE, NOVICE, NOVICE, NOVICE], { mode: 'emperor' });
    await page.goto(tableUrl(id));
    await untilAsked(page);
    expect(await serious(page)).toEqual([]);
    await page.goto(serverUrl());
    await playNow(page);
    await untilAsked(page);
    await decide(page);
    await untilAsked(page);
    expect(await serious(page)).toEqual([]);
    await concede(page);
    expect(await serious(page)).toEqual([]);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('output').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Start the new game' }).waitFor();
    expect(await serious(page)).toEqual([]);
    await page.goto(`${serverUrl()}/rules/star-realms#SR%204.4.2`);
    await page.locator('.rule.marked').waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  });

  it('keeps the whole question in sight at twice the size', async () => {
    const { page, context, errors } = await person(browser, { viewport: ZOOMED });
    await playNow(page);
    await untilAsked(page);
    const question = await page.locator('.question').boundingBox();
    const end = await page.getByRole('button', { name: 'End the turn' }).boundingBox();
    if (!question || !end) throw new Error('the question is not shown');
    expect(question.y).toBeGreaterThanOrEqual(0);
    expect(question.y + question.height).toBeLessThanOrEqual(ZOOMED.height);
    expect(end.x + end.width).toBeLessThanOrEqual(ZOOMED.width);
    // Beside the board there is room for the list.
    expect(await page.getByRole('button', { name: /^Play (Scout|Viper)$/ }).first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ZOOMED.width);
    // What it asks about is in sight too.
    const glowing = page.locator('[data-zone="hand:0"] .place.glows').first();
    const box = await glowing.boundingBox();
    expect(box && box.y < ZOOMED.height && box.y + box.height > 0).toBe(true);
    await glowing.click();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows all that is for sale on a phone, above the question', async () => {
    const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await playNow(page);
    await untilAsked(page);
    const question = await page.locator('.question').boundingBox();
    const cards = await page.locator('[data-zone="row:"] .place').all();
    expect(cards.length).toBe(6);
    for (const card of cards) {
      const box = await card.boundingBox();
      if (!box || !question) throw new Error('a card of the row is not shown');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
      expect(box.y + box.height).toBeLessThanOrEqual(question.y);
    }
    await context.close();
  });

  it('makes no sound until asked, and then remembers it', async () => {
    const { page, context } = await person(browser);
    await context.addInitScript(() => {
      const Real = AudioContext;
      const counted = window as unknown as { contexts: number };
      counted.contexts = 0;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          counted.contexts += 1;
        }
      };
    });
    const contexts = () => page.evaluate(() => (window as unknown as { contexts: number }).contexts);
    await playNow(page);
    await untilAsked(page);
    await decide(page);
    await untilAsked(page);
    expect(await contexts()).toBe(0);
    const toggle = page.getByRole('switch', { name: 'Sound' });
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.click();
    expect(await contexts()).toBe(1);
    await page.reload();
    await untilAsked(page);
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    await context.close();
  });

  it('says that the server was updated, after a reconnect', async () => {
    const { page, context } = await person(browser);
    let connections = 0;
    let cut: () => Promise<void> = async () => {};
    await page.routeWebSocket(/\/ws\//, (socket) => {
      connections += 1;
      const later = connections > 1;
      const server = socket.connectToServer();
      server.onMessage((words) => {
        socket.send(later ? String(words).replace(/"build":"[^"]*"/, '"build":"another"') : words);
      });
      cut = () => socket.close();
    });
    await playNow(page);
    await untilAsked(page);
    const banner = page.getByText('Orrery was updated');
    expect(await banner.count()).toBe(0);
    await cut();
    await banner.waitFor();
    // Nothing is in the way of playing on.
    await untilAsked(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await banner.waitFor({ state: 'detached' });
    await context.close();
  });

  it('stays readable while the server cannot be reached, and says so on the front page', async () => {
    const { page, context } = await person(browser);
    let reachable = true;
    let cut = async () => {};
    await page.routeWebSocket(/\/ws\//, async (socket) => {
      if (!reachable) return socket.close();
      socket.connectToServer();
      cut = async () => {
        reachable = false;
        await page.route('**/api/**', (route) => route.abort());
        await socket.close();
      };
    });
    await playNow(page);
    await untilAsked(page);
    await cut();
    await page.getByText('Reconnecting… The table is shown as it was.').waitFor();
    // The table, the log and what may be pointed at stay; a choice is sent as soon as it can be.
    expect(await page.locator('[data-zone="row:"] .place').count()).toBe(6);
    expect(await page.locator('[data-zone="hand:0"] .place').count()).toBeGreaterThan(0);
    expect(await page.getByRole('list', { name: 'Log' }).locator('li').count()).toBeGreaterThan(0);
    await page.locator('[data-zone="hand:0"] .place.glows').first().click();
    await page.getByText('What you chose is sent as soon as the table is there again.').waitFor();
    const logged = page.getByRole('list', { name: 'Log' }).getByText('plays');
    const before = await logged.count();
    reachable = true;
    await page.unroute('**/api/**');
    await expect.poll(() => logged.count(), { timeout: 30_000 }).toBeGreaterThan(before);
    await settled(page);
    await cut();
    await page.getByRole('link', { name: /Orrery/ }).click();
    await page.getByText('The server cannot be reached').first().waitFor();
    await context.close();
  });

  it('tells a player who is out that the game goes on without him', async () => {
    // Three people: nobody plays on by himself and ends the game.
    const people = await Promise.all([0, 1, 2].map(() => person(browser)));
    const [host, ...guests] = people.map(({ page }) => page);
    if (!host) throw new Error('nobody came');
    await host.goto(serverUrl());
    await host.locator('.tile').first().waitFor();
    const id = await makeTable(host, [ME, { who: 'open' }, { who: 'open' }], { mode: 'free-for-all' });
    for (const guest of guests) {
      await guest.goto(tableUrl(id));
      await guest.getByRole('button', { name: 'Sit here' }).first().click();
      await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
    }
    await host.goto(tableUrl(id));
    await host.getByRole('button', { name: 'Start the game' }).click();
    await host.locator('.question').waitFor();
    await host.getByRole('button', { name: 'Concede' }).click();
    await host.locator('dialog').getByRole('button', { name: 'Concede' }).click();
    await host.locator('.question').getByText('You are out of the game').waitFor();
    expect(await host.locator('section.over').count()).toBe(0);
    expect(await host.locator('.question .choice').count()).toBe(0);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  it('leaves the hand in sight beside five opponents, and names in one piece', async () => {
    const { page, context } = await person(browser);
    await mock(page, 'six');
    await page.goto(tableUrl('abc'));
    const hand = page.locator('[data-zone="hand:0"]');
    await hand.waitFor();
    const box = await hand.boundingBox();
    if (!box) throw new Error('the hand is not shown');
    expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
    const row = await page.locator('[data-zone="row:"]').boundingBox();
    if (!row) throw new Error('the trade row is not shown');
    expect(row.y + row.height).toBeLessThanOrEqual(box.y);
    await context.close();
  });

  it.each([3, 4, 6])('is as wide as a phone with %i players', async (players) => {
    const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const names = ['Константин-Александрович', 'Wolfeschlegelsteinhausen'].map((name) => ({ who: 'me', name }));
    const id = await makeTable(page, [...names, ...Array.from({ length: players - 2 }, () => NOVICE)], { mode: 'free-for-all' });
    await page.goto(tableUrl(id));
    await page.locator('main button').first().tap();
    await page.locator('.question').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await context.close();
  });

  it('shows all games at a glance, and before them the tables that wait for me', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    const tiles = page.locator('.tile');
    await tiles.first().waitFor();
    for (const tile of await tiles.all()) {
      const box = await tile.boundingBox();
      if (!box) throw new Error('a game is not shown');
      expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
    }
    expect(await page.locator('.waiting').count()).toBe(0);
    const id = await makeTable(page, [ME, NOVICE]);
    await page.goto(tableUrl(id));
    await untilAsked(page);
    await page.goto(serverUrl());
    const waiting = page.locator('.waiting');
    await waiting.getByText('Your turn').waitFor();
    const [above, below] = [await waiting.boundingBox(), await tiles.first().boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await waiting.getByRole('link', { name: 'Go on' }).click();
    await untilAsked(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('takes the only answer there is by its number', async () => {
    const { page, context } = await person(browser);
    await mock(page, 'one-answer');
    await page.goto(tableUrl('abc'));
    await page.locator('.question .last .choice').waitFor();
    await page.keyboard.press('1');
    // The server that is played here refuses every decision it is sent.
    await page.locator('.question .notice.refused').waitFor();
    await context.close();
  });

  it('prints the rules without the page around them', async () => {
    const { page, context } = await person(browser);
    await page.goto(`${serverUrl()}/rules/star-realms`);
    await page.locator('.rule').first().waitFor();
    expect(await page.locator('nav.contents').isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav.contents').isVisible()).toBe(false);
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await page.locator('.rule').first().isVisible()).toBe(true);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await context.close();
  });
});
