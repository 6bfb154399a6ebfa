import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, person, serverUrl } from './browser.ts';
import { playNow, playOn, untilAsked } from './play.ts';

describe('a game against a bot', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('is played from the first click to the end, replayed by a link, and forked', { timeout: 600_000 }, async () => {
    const { page, context, errors } = await person(browser);
    await playNow(page);
    await untilAsked(page);

    // A glowing card with one meaning acts at once.
    const hand = await page.locator('[data-zone="hand:0"] .place').count();
    await page.locator('[data-zone="hand:0"] .place.glows').first().click();
    await page.waitForFunction((before) => document.querySelectorAll('[data-zone="hand:0"] .place').length < before, hand);
    await page.getByRole('list', { name: 'Log' }).getByText('plays').first().waitFor();

    // The rest of the hand with one button.
    const all = page.getByRole('button', { name: 'Play all' });
    if (await all.isVisible()) {
      await all.click();
      await page.waitForFunction(() => document.querySelectorAll('[data-zone="hand:0"] .place').length === 0);
    }

    await playOn(page);
    await page.getByText('The game is over').waitFor();
    expect(await page.locator('section.over h2').innerText()).toMatch(/won/);

    // The replay of the whole game, a step back, and a link to that moment.
    await page.getByRole('link', { name: 'Replay' }).click();
    const count = page.locator('output');
    await count.waitFor();
    const [, records] = (await count.innerText()).split(' / ');
    await page.keyboard.press('Home');
    await expect.poll(() => count.innerText()).toBe(`0 / ${records}`);
    await page.keyboard.press('PageDown');
    await expect.poll(() => count.innerText()).toBe(`10 / ${records}`);
    expect(page.url()).toContain('?at=10');
    const other = await person(browser);
    await other.page.goto(page.url());
    await expect.poll(() => other.page.locator('output').innerText()).toBe(`10 / ${records}`);
    await other.context.close();

    // Going on from there.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Start the new game' }).click();
    await page.locator('.question').waitFor();
    expect(await untilAsked(page)).toBe('asked');

    expect(errors).toEqual([]);
    await context.close();
  });

  it('starts from the form of a new table', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/new/star-realms`);
    await page.getByText('4', { exact: true }).click();
    await page.getByRole('radio', { name: 'Hydra' }).check({ force: true });
    await page.getByLabel('Hands of teammates').selectOption('open');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.question').waitFor();
    await page.getByText('Hydra').first().waitFor();
    expect(await page.locator('.seat').count()).toBe(4);
    expect(errors).toEqual([]);
    await context.close();
  });
});
