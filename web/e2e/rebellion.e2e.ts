import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { launch, person, PHONE, serverUrl } from './browser.ts';
import { makeTable, settled, tableUrl, until, untilAsked } from './play.ts';
import { serve } from './position.ts';

const ME = { who: 'me', name: null };
const NOVICE = { who: 'bot', level: 'novice' };
const REBELS = { start: 'first-game', sides: 'order' };
const EMPIRE = { start: 'first-game', sides: 'swapped' };
const LEADER = '[data-zone="leader:"] .place.glows';
const MISSION = '[data-zone="mission:0"] .place.glows';

/** A game of two against a bot. */
async function begin(page: Page, options: Record<string, string> = REBELS): Promise<string> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  const id = await makeTable(page, [ME, NOVICE], options, 'rebellion');
  await page.goto(tableUrl(id));
  await untilAsked(page);
  return id;
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 20, start.y + start.height / 2 + 4, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

const lost = (mean: number) => ({ mean, low: 0, high: 3 });
const ODDS = {
  place: { key: 'system-hoth', args: {}, rule: null }, seats: [0, 1], ends: [640, 310, 50], samples: 400,
  losses: [{ all: lost(120), kinds: [{ piece: 'unit-stormtrooper', staked: 3, lost: lost(120) }] }, { all: lost(260), kinds: [{ piece: 'unit-rebel-trooper', staked: 4, lost: lost(260) }] }],
};

describe('Rebellion', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('assigns leaders by pointing at both, and by dragging', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    await until(page, /^Assign leaders/);
    // A leader first: the missions it can do glow.
    await page.locator(LEADER).first().click();
    await page.getByRole('button', { name: 'All choices' }).waitFor();
    await page.locator(MISSION).first().click();
    await page.locator('[data-zone="assigned:0"] .slot').first().waitFor();
    await settled(page);
    // Another one by the mouse.
    await drag(page, page.locator(LEADER).last(), page.locator(MISSION).nth(1));
    await page.waitForFunction(() => document.querySelectorAll('[data-zone="assigned:0"] .slot').length === 2);
    await settled(page);
    // What is dropped on nothing goes back.
    await drag(page, page.locator(LEADER).first(), page.locator('.headline'));
    expect(await page.locator('[data-zone="assigned:0"] .slot').count()).toBe(2);
    expect(await page.locator('.drag-ghost').count()).toBe(0);
    expect(await page.locator('.place.dim').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played by keyboard alone: a mission is assigned, revealed and seen', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    await until(page, /^Assign leaders/);
    const focused = (selector: string) => page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
    for (let i = 0; i < 60 && !(await focused(LEADER)); i++) await page.keyboard.press('Tab');
    expect(await focused(LEADER)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'All choices' }).waitFor();
    for (let i = 0; i < 20 && !(await focused(MISSION)); i++) await page.keyboard.press('Tab');
    expect(await focused(MISSION)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-zone="assigned:0"] .slot').first().waitFor();
    await settled(page);
    // Every choice has a number; the last one ends the assignment.
    const last = await page.locator('.question .last kbd').first().innerText();
    for (const digit of last) await page.keyboard.press(digit);
    await until(page, /^Activate a system/);
    await page.locator('.question .choice', { hasText: 'Reveal mission' }).first().press('Enter');
    await page.locator('.overlay').waitFor();
    for (let i = 0; i < 6 && (await page.locator('.overlay').count()) > 0; i++) {
      if ((await untilAsked(page)) === 'over') break;
      await page.keyboard.press('1');
      await settled(page);
    }
    await page.locator('.talk').getByText(/ reveals /).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('goes from system to system with the arrows and tells each in words', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    const labels = await page.locator('.map-place[data-spot^="place::"]').evaluateAll((all) => all.filter((one) => /^place::\d+$/.test(one.getAttribute('data-spot') ?? '')).map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBe(33);
    expect(labels.filter((label) => / region\. (neutral|remote system|loyal to the (Rebels|Empire))/.test(label)).length).toBe(32);
    expect(labels.some((label) => /Empire: .*Star Destroyer/.test(label))).toBe(true);
    const onMap = () => page.evaluate(() => document.activeElement?.matches('.map-board [data-spot]') ?? false);
    for (let i = 0; i < 40 && !(await onMap()); i++) await page.keyboard.press('Tab');
    expect(await onMap()).toBe(true);
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).not.toBe(before);
    await context.close();
  });

  it('keeps the notes of the Empire on the search chart', async () => {
    const { page, context, errors } = await person(browser);
    const id = await begin(page, EMPIRE);
    await until(page, /^Assign leaders/);
    await page.getByRole('button', { name: 'Search chart' }).click();
    await page.getByText(/systems are left/).waitFor();
    const excluded = await page.locator('.search.excluded').count();
    expect(excluded).toBeGreaterThan(0);
    expect(await page.locator('.search').count()).toBe(32);
    // By keyboard: arrows to an open system, Enter for a mark and another one.
    await page.locator('.search:not(.excluded)').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-mark="suspect"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-mark="likely"]').getAttribute('aria-label')).toMatch(/Your note: likely/);
    expect(await serious(page)).toEqual([]);
    await page.goto(tableUrl(id));
    await untilAsked(page);
    await page.getByRole('button', { name: 'Search chart' }).click();
    expect(await page.locator('[data-mark="likely"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear my notes' }).click();
    expect(await page.locator('[data-mark]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('.search').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows nobody else the base or the hand', async () => {
    const anna = await person(browser);
    const id = await begin(anna.page);
    await until(anna.page, /^Assign leaders/);
    expect(await anna.page.locator('.known').count()).toBe(1);
    expect(await anna.page.getByRole('button', { name: 'Search chart' }).count()).toBe(0);
    const boris = await person(browser);
    await boris.page.goto(tableUrl(id));
    await boris.page.locator('.map-board').waitFor();
    expect(await boris.page.locator('.known').count()).toBe(0);
    expect(await boris.page.locator('.mine').count()).toBe(0);
    await boris.page.locator('.seats .more').first().click();
    await boris.page.locator('dialog[open] .facedown').first().waitFor();
    expect(await boris.page.locator('dialog[open] [data-zone="mission:0"]').count()).toBe(0);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('is played on a phone in Russian', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await begin(page);
    await until(page, /^Назначьте командиров/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const [map, asked] = [await page.locator('.map-board').boundingBox(), await page.locator('.question').boundingBox()];
    if (!map || !asked) throw new Error('map or question is not shown');
    expect(map.y + map.height).toBeLessThanOrEqual(asked.y + 1);
    expect(asked.y + asked.height).toBeLessThanOrEqual(PHONE.height);
    await page.locator('.phone-tabs .dot').waitFor();
    await page.getByRole('button', { name: 'Моё' }).tap();
    await page.locator(LEADER).first().tap();
    await page.locator(MISSION).first().tap();
    await page.locator('[data-zone="assigned:0"] .slot').first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|ask|do|log|refuse|unit|system|leader|mission|action|objective)-[a-z]/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens a combat over the chart, with damage, dice and odds, and folds away', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'rebellion', 'combat', ODDS);
    expect(await page.locator('.lane').count()).toBe(2);
    expect(await page.locator('.overlay .health .assigned').count()).toBeGreaterThan(0);
    expect(await page.locator('.overlay .tray svg').count()).toBeGreaterThan(3);
    await page.locator('.overlay').getByRole('button', { name: /^Rule RB 9/ }).first().waitFor();
    await page.getByRole('button', { name: 'Odds' }).click();
    await page.locator('.odds .panel').getByText('Anna wins: 64 %').waitFor();
    await page.getByText('loses 2.6 units on average, mostly 0 to 3').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Odds' }).click();
    await page.getByRole('button', { name: 'Show the map' }).click();
    expect(await page.locator('.lane').count()).toBe(0);
    await page.getByRole('button', { name: 'Show it again' }).click();
    expect(await page.locator('.lane').count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows both sides of an attempt, their dice and what came of them', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'rebellion', 'mission');
    expect(await page.locator('.part').count()).toBe(2);
    expect(await page.locator('.part .dice svg').count()).toBeGreaterThan(1);
    expect(await page.locator('.part .successes').count()).toBe(2);
    await page.locator('.overlay').getByRole('button', { name: /^Rule RB 8/ }).first().waitFor();
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the battle before the leaders on a phone', async () => {
    const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await serve(page, 'rebellion', 'combat');
    const [battle, leaders, asked] = [await page.locator('.lane.current').boundingBox(), await page.locator('.combatant').first().boundingBox(), await page.locator('.question').boundingBox()];
    if (!battle || !leaders || !asked) throw new Error('the combat is not shown');
    expect(battle.y).toBeLessThan(leaders.y);
    expect(battle.y + battle.height).toBeLessThanOrEqual(asked.y);
    await context.close();
  });

  it('never gathers again while a game that has begun is on its way', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    await page.routeWebSocket('**/ws/**', () => { /* It tells nothing. */ });
    await page.reload();
    await page.locator('.headline').waitFor();
    await page.locator('.loading').waitFor();
    expect(await page.locator('.gathering').count()).toBe(0);
    await context.close();
  });

  it('answers why not on the chart, with the rule', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    await until(page, /^Assign leaders/);
    await page.locator('.map-place[data-spot="place::29"]').click({ force: true });
    await page.locator('.notice').getByRole('button', { name: /^Rule RB/ }).waitFor();
    await context.close();
  });

  it('seats a team of two against a team of two', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await makeTable(page, [ME, NOVICE, NOVICE, NOVICE], REBELS, 'rebellion');
    await page.goto(tableUrl(id));
    await untilAsked(page);
    expect(await page.locator('.seats').innerText()).toMatch(/admiral[\s\S]*general/);
    await page.locator('.seats .more').first().click();
    await page.getByText(/^The team: /).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone'], ['light', 'phone']])('has no serious findings of axe in the %s theme on a %s', async (theme, size) => {
    const { page, context } = await person(browser, size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await begin(page, EMPIRE);
    await until(page, /^Assign leaders/);
    expect(await serious(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Mine/ }).tap();
      expect(await serious(page)).toEqual([]);
    } else {
      for (const tab of ['Cards', 'Units']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await serious(page), tab).toEqual([]);
      }
    }
    await page.locator('.seats .more').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await serve(page, 'rebellion', 'combat');
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});
