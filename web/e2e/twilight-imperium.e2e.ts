import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { launch, person, PHONE, serverUrl } from './browser.ts';
import { decide, makeTable, tableUrl, untilAsked } from './play.ts';

const ME = { who: 'me', name: null };
const NOVICE = { who: 'bot', level: 'novice' };
const READY = { galaxy: 'ready', factions: 'random' };

/** A game of three against bots. */
async function begin(page: Page, options: Record<string, string> = READY, bots = 2): Promise<string> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  const id = await makeTable(page, [ME, ...Array.from({ length: bots }, () => NOVICE)], options, 'twilight-imperium');
  await page.goto(tableUrl(id));
  await untilAsked(page);
  return id;
}

const question = (page: Page): Promise<string> => page.locator('.question .words').first().innerText();
const settled = (page: Page) => page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null, null, { timeout: 30_000 });

/** Takes first choices, or ends what is asked where that is wished, until a question is asked. */
async function until(page: Page, words: RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over' || words.test(await question(page))) break;
    await decide(page);
    await settled(page);
  }
  expect(await question(page)).toMatch(words);
}

/** Lets windows and offers pass until a question is asked. */
async function pass(page: Page, words: RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over' || words.test(await question(page))) break;
    const last = page.locator('.question .last .choice:not(:disabled)');
    if (await last.count() > 0) await last.last().click();
    else await decide(page);
    await settled(page);
  }
  expect(await question(page)).toMatch(words);
}

/** A position as a real game told it, in place of a server. */
async function serve(page: Page, fixture: string, odds: unknown = null): Promise<void> {
  const play = JSON.parse(readFileSync(`test/fixtures/${fixture}.json`, 'utf8')) as { viewer: number; view: { players: number } };
  const seat = (number: number, more: object) => ({ seat: number, mine: false, online: true, replaced: false, bot_vote: null, ...more });
  const names = ['Anna', 'Boris', 'Clara', 'David', 'Elena', 'Fedor'];
  const summary = {
    id: 'abc', game: 'twilight-imperium', options: {}, phase: 'playing', public: true, hours: null, host: true, my_turn: false, records: 3, winners: null, changed: 1,
    seats: Array.from({ length: play.view.players }, (_, number) => seat(number, { name: names[number], who: 'human', mine: number === play.viewer })),
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
  await page.locator('.map-board').waitFor();
}

const lost = (mean: number) => ({ mean, low: 0, high: 2 });
const ODDS = {
  place: { key: 'tile-18', args: {}, rule: null }, seats: [0, 1], ends: [580, 360, 60], samples: 2000,
  losses: [{ all: lost(130), kinds: [{ piece: 'unit-type-cruiser', staked: 3, lost: lost(130) }] }, { all: lost(210), kinds: [{ piece: 'unit-type-carrier', staked: 2, lost: lost(110) }] }],
};

describe('Twilight Imperium', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('is set up with a form, and a strategy card is taken by pressing its tab', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/new/twilight-imperium`);
    await page.getByText('Galaxy', { exact: true }).first().waitFor();
    await page.getByText('Factions', { exact: true }).first().waitFor();
    await begin(page);
    await until(page, /^Choose a strategy card/);
    const card = page.locator('[data-zone="strategy:"] .place.glows').first();
    const taken = await card.getAttribute('data-spot');
    await card.click();
    await settled(page);
    await page.locator(`[data-spot="${taken}"] .tab.taken`).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens a system beside the galaxy, activates it, moves a ship with its load and pays for what it produces', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    await pass(page, /^Perform an action/);
    // The home system has a space dock: it is activated to produce there.
    const home = await page.evaluate(() => [...document.querySelectorAll('.map-place[data-spot^="system::"]')].find((one) => /Home system of /.test(one.getAttribute('aria-label') ?? '') && /space dock/.test(one.getAttribute('aria-label') ?? '') && one.classList.contains('glows'))?.getAttribute('data-spot'));
    expect(home).toMatch(/^system::\d+$/);
    // A system with planets that my ships can reach.
    const reached = await page.evaluate(() => [...document.querySelectorAll('.map-place[data-spot^="system::"].glows')].map((one) => one.getAttribute('data-spot') ?? ''));
    let moved = false;
    for (const spot of reached) {
      if (spot === home) continue;
      await page.locator(`.map-place[data-spot="${spot}"]`).focus();
      await page.keyboard.press('Enter');
      await page.locator('.beside .system').waitFor();
      if (await page.locator('.beside .reach li').count() > 0) { moved = true; break; }
    }
    expect(moved).toBe(true);
    expect(await page.locator('.arrow.possible').count()).toBeGreaterThan(0);
    await page.locator('.beside .deeds .button').first().click();
    await pass(page, /^Which ships move/);
    expect(await page.locator('.tactical .steps .now').innerText()).toBe('Move');
    // Ships that can come glow, and are listed by where they are.
    const ships = page.locator('.tactical .ship');
    expect(await ships.count()).toBeGreaterThan(0);
    await ships.first().click();
    await settled(page);
    for (let i = 0; i < 12 && /^Where does the ship fly/.test(await question(page)); i++) {
      const load = page.locator('.question .choice', { hasText: /^\d*\s*Load/ });
      if (await load.count() > 0 && i < 2) await load.first().click();
      else await page.locator('.question .choice', { hasText: 'Fly to' }).first().click();
      await settled(page);
      await untilAsked(page);
    }
    await page.locator('.talk').getByText(/ flies from | loads /).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says why a ship or a system cannot be used, with the rule', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    await pass(page, /^Perform an action/);
    await page.locator('.map-place[data-spot^="system::"].glows').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.beside .deeds .button').first().click();
    await untilAsked(page);
    await page.locator('.map-place[data-spot="system::0"]').focus();
    await page.keyboard.press('Enter');
    const why = page.locator('.beside .why');
    if (await why.count() > 0) await why.click();
    await page.locator('.notice, .beside .deeds').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells the galaxy in words and is walked through by arrows', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    const labels = await page.locator('.map-place[data-spot^="system::"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBeGreaterThanOrEqual(25);
    expect(labels.some((label) => /^Mecatol Rex\. Custodians token/.test(label))).toBe(true);
    expect(labels.some((label) => /Home system of .*Resources \d, influence \d/.test(label))).toBe(true);
    const onMap = () => page.evaluate(() => document.activeElement?.matches('.map-board [data-spot]') ?? false);
    for (let i = 0; i < 60 && !(await onMap()); i++) await page.keyboard.press('Tab');
    expect(await onMap()).toBe(true);
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).not.toBe(before);
    await context.close();
  });

  it('shows what everybody has, and nobody else the hand', async () => {
    const anna = await person(browser);
    const id = await begin(anna.page);
    await until(anna.page, /^Choose a strategy card/);
    for (const tab of ['Planets', 'Cards', 'Technologies', 'Units']) {
      await anna.page.getByRole('tab', { name: tab }).click();
      await anna.page.locator('#ti-mine .place').first().waitFor();
    }
    const secrets = await anna.page.locator('.goal.secret').count();
    expect(secrets).toBeGreaterThan(0);
    const boris = await person(browser);
    await boris.page.goto(tableUrl(id));
    await boris.page.locator('.map-board').waitFor();
    expect(await boris.page.locator('.goal.secret').count()).toBe(0);
    expect(await boris.page.locator('.mine').count()).toBe(0);
    await boris.page.locator('.seats .more').first().click();
    await boris.page.locator('dialog[open] .facedown').first().waitFor();
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('chooses a faction and builds the galaxy', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page, { galaxy: 'built', factions: 'chosen' });
    await until(page, /^Which faction/, 4);
    expect(await page.locator('.overlay .factions .place').count()).toBeGreaterThan(10);
    await page.locator('.overlay .factions .place.glows').first().click();
    await settled(page);
    await until(page, /^Which tile/);
    await page.locator('[data-zone^="tile:"] .place.glows').first().click();
    await page.locator('.map-place[data-spot^="system::"].glows').first().focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await page.locator('.talk').getByText(/ places .* on /).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a combat with dice, hits and odds', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium-combat', ODDS);
    expect(await page.locator('.overlay .side').count()).toBe(2);
    expect(await page.locator('.overlay .units svg').count()).toBeGreaterThan(1);
    await page.locator('.overlay').getByRole('button', { name: /^Rule TI 35/ }).first().waitFor();
    await page.locator('.overlay').getByRole('button', { name: 'Odds' }).click();
    await page.locator('.odds .panel').getByText(/wins: 58 %/).waitFor();
    expect(await serious(page)).toEqual([]);
    await page.locator('.overlay').getByRole('button', { name: 'Odds' }).click();
    await page.getByRole('button', { name: 'Show the map' }).click();
    expect(await page.locator('.overlay .side').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a vote with the running count', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium-agenda');
    expect(await page.locator('.outcome').count()).toBeGreaterThan(1);
    await page.getByText('Order of voting').waitFor();
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows both lots of a transaction', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium-deal');
    expect(await page.locator('.lot').count()).toBe(2);
    expect(await page.locator('.overlay .answers .button').count()).toBeGreaterThan(0);
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played on a phone in Russian', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await begin(page);
    await until(page, /^Выберите карту стратегии/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const [map, asked] = [await page.locator('.map-board').boundingBox(), await page.locator('.question').boundingBox()];
    if (!map || !asked) throw new Error('map or question is not shown');
    expect(map.y + map.height).toBeLessThanOrEqual(asked.y + 1);
    expect(asked.y + asked.height).toBeLessThanOrEqual(PHONE.height);
    await page.locator('[data-zone="strategy:"] .place.glows').first().tap();
    await settled(page);
    await page.getByRole('button', { name: 'Обзор' }).tap();
    await page.locator('.beside .goal').first().waitFor();
    await page.locator('.beside .shut').tap();
    await page.getByRole('button', { name: 'Моё' }).tap();
    await page.locator('#ti-mine .place').first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|ask|do|log|refuse|unit|tile|planet|technology|strategy|action|agenda|objective|public|secret|note|ability|token|pool)-[a-z]/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone'], ['light', 'phone']])('has no serious findings of axe in the %s theme on a %s', async (theme, size) => {
    const { page, context } = await person(browser, size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await begin(page);
    await until(page, /^Choose a strategy card/);
    expect(await serious(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Mine/ }).tap();
      expect(await serious(page)).toEqual([]);
    } else {
      for (const tab of ['Planets', 'Cards', 'Technologies', 'Units']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await serious(page), tab).toEqual([]);
      }
    }
    await page.locator('.seats .more').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});
