import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { launch, person, PHONE, serverUrl } from './browser.ts';
import { playNow, untilAsked } from './play.ts';

describe('for everybody', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('answers why not, with the rule', async () => {
    const { page, context, errors } = await person(browser);
    await playNow(page);
    await untilAsked(page);
    // Nothing has been played: no card of the row can be paid for.
    await page.locator('[data-zone="row:"] .place:not(.glows)').first().click();
    const notice = page.locator('.notice');
    await notice.getByText('The card costs more trade than you have.').waitFor();
    await notice.getByRole('button', { name: /^Rule SR/ }).click();
    await page.getByRole('heading', { name: /^Rule SR/ }).waitFor();
    await page.locator('.rule.marked').waitFor();
    await page.keyboard.press('Escape');
    // Never a dead click: the deck answers too.
    await page.locator('[data-spot="trade-deck::0"]').click();
    await notice.getByText('These cards are face down.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('undoes a decision that hid nothing', async () => {
    const { page, context } = await person(browser);
    await playNow(page);
    await untilAsked(page);
    const hand = page.locator('[data-zone="hand:0"] .place');
    const before = await hand.count();
    await page.locator('[data-zone="hand:0"] .place.glows').first().click();
    await expect.poll(() => hand.count()).toBe(before - 1);
    await page.keyboard.press('u');
    await expect.poll(() => hand.count()).toBe(before);
    await context.close();
  });

  it('lights the thing a choice is about, and the choice a thing is about', async () => {
    const { page, context } = await person(browser);
    await playNow(page);
    await untilAsked(page);
    await page.locator('.choice', { hasText: 'Play' }).first().hover();
    expect(await page.locator('[data-zone="hand:0"] .place.lit').count()).toBeGreaterThan(0);
    await page.locator('[data-zone="hand:0"] .place.glows').first().hover();
    expect(await page.locator('.choice.lit').count()).toBe(1);
    await context.close();
  });

  it('speaks Russian without reload, and remembers it', async () => {
    const { page, context, errors } = await person(browser);
    await playNow(page);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Переключить на русский' }).click();
    await page.getByText('решение за вами').first().waitFor();
    await page.getByRole('button', { name: 'Завершить ход' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.locator('body').innerText()).not.toMatch(/web-[a-z]|refuse-[a-z]|log-[a-z]|ask-[a-z]/);
    await page.reload();
    await page.getByText('решение за вами').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('guides a newcomer through the first turn', async () => {
    const { page, context } = await person(browser, { hints: true });
    await playNow(page);
    await untilAsked(page);
    await page.getByText('First turn, 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Play all' }).click();
    await page.getByText(/First turn, [23] of 5/).waitFor();
    await page.getByRole('button', { name: 'No hints' }).click();
    await page.getByText(/First turn/).waitFor({ state: 'detached' });
    await page.reload();
    await untilAsked(page);
    expect(await page.getByText(/First turn/).count()).toBe(0);
    await context.close();
  });

  it('fits a phone: nothing wider than the screen, the question below the board', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await playNow(page);
    await untilAsked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const hand = await page.locator('[data-zone="hand:0"]').boundingBox();
    const question = await page.locator('.question').boundingBox();
    if (!hand || !question) throw new Error('hand or question is not shown');
    expect(hand.y + hand.height).toBeLessThanOrEqual(question.y + 1);
    expect(question.y + question.height).toBeLessThanOrEqual(PHONE.height);
    await page.locator('[data-zone="hand:0"] .place.glows').first().tap();
    await page.getByRole('button', { name: 'Log' }).click();
    await page.getByRole('list', { name: 'Log' }).getByText('plays').first().waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    for (const path of ['/', '/new/star-realms', '/rules/star-realms']) {
      await page.goto(serverUrl() + path);
      await page.locator('main').waitFor();
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played by keyboard alone', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.getByRole('button', { name: 'Play now against a bot' }).first().focus();
    await page.keyboard.press('Enter');
    await untilAsked(page);
    const hand = page.locator('[data-zone="hand:0"] .place');
    const before = await hand.count();
    // A number takes a choice.
    await page.keyboard.press('1');
    await expect.poll(() => hand.count()).toBe(before - 1);
    await untilAsked(page);
    // Tab reaches the hand, arrows move in it, Enter plays.
    const inHand = () => page.evaluate(() => document.activeElement?.closest('[data-zone="hand:0"]') !== null);
    for (let i = 0; i < 40 && !(await inHand()); i++) await page.keyboard.press('Tab');
    expect(await inHand()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => hand.count()).toBe(before - 2);
    // ? opens the keys, Escape closes them.
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys and help' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Keys and help' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps a guest’s name, and makes an account', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.getByRole('button', { name: /change your name/ }).click();
    const name = `Guest ${Date.now() % 100_000}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByText(name).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByLabel('Password').fill('long enough');
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('finds rules by words and by id', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/rules/star-realms#SR%204.4.2`);
    await page.locator('.rule.marked').waitFor();
    await page.getByRole('searchbox').fill('outpost protects');
    await page.locator('.rule', { hasText: '4.4.1' }).waitFor();
    await page.getByRole('searchbox').fill('no such thing anywhere');
    await page.getByText('Nothing found.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['dark', 'light'])('has no serious findings of axe in the %s theme', async (theme) => {
    const { page, context } = await person(browser);
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    expect(await serious(page)).toEqual([]);
    await page.goto(`${serverUrl()}/new/star-realms`);
    await page.locator('form').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.goto(`${serverUrl()}/rules/star-realms`);
    await page.locator('.rule').first().waitFor();
    expect(await serious(page)).toEqual([]);
    await playNow(page);
    await untilAsked(page);
    await page.locator('[data-zone="row:"] .place:not(.glows)').first().click();
    await page.locator('.notice').waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});
