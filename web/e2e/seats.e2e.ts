import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, person, serverUrl } from './browser.ts';
import { concede, decide, makeTable, playOn, tableUrl, untilAsked } from './play.ts';

const ME = { who: 'me', name: null };
const OPEN = { who: 'open' };
const NOVICE = { who: 'bot', level: 'novice' };

/** The one of several people whose turn it is. */
async function asked(pages: Page[]): Promise<Page> {
  await expect.poll(async () => (await Promise.all(pages.map((page) => page.locator('.question.mine').count()))).some((count) => count > 0)).toBe(true);
  for (const page of pages) if (await page.locator('.question.mine').count() > 0) return page;
  throw new Error('nobody is asked');
}

describe('seats', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('lets a bot stand in for somebody who left, and gives the seat back', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    await anna.page.goto(serverUrl());
    await anna.page.locator('.tile').first().waitFor();
    const id = await makeTable(anna.page, [ME, OPEN]);
    await boris.page.goto(tableUrl(id));
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.goto(tableUrl(id));
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    if ((await asked([anna.page, boris.page])) === anna.page) {
      await anna.page.getByRole('button', { name: 'End the turn' }).click();
      await anna.page.locator('dialog .button.main').click();
    }
    await untilAsked(boris.page);
    await boris.page.goto('about:blank');

    await anna.page.locator('.question').getByText('is away').waitFor();
    await anna.page.locator('.question').getByRole('button', { name: 'Let a bot play on' }).click();
    await anna.page.getByText('a bot stands in').waitFor();
    expect(await untilAsked(anna.page)).toBe('asked');

    await boris.page.goto(tableUrl(id));
    await boris.page.getByRole('button', { name: 'Go on' }).click();
    await boris.page.getByText('A bot is playing for you.').waitFor();
    expect(await boris.page.locator('.choice').count()).toBe(0);
    await boris.page.getByRole('button', { name: 'Take my seat back' }).click();
    await boris.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await anna.page.getByText('a bot stands in').waitFor({ state: 'detached' });

    // Whoever has to go can ask a bot in himself.
    await boris.page.getByRole('button', { name: 'Concede' }).click();
    await boris.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await boris.page.getByText('A bot is playing for you.').waitFor();
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('asks for a bot in the seat of somebody who left once, and waits for the others then', async () => {
    const people = await Promise.all([0, 1, 2].map(() => person(browser)));
    const [host, ...guests] = people.map(({ page }) => page);
    if (!host) throw new Error('three play');
    await host.goto(serverUrl());
    await host.locator('.tile').first().waitFor();
    const id = await makeTable(host, [ME, OPEN, OPEN], { mode: 'free-for-all' });
    for (const page of guests) {
      await page.goto(tableUrl(id));
      await page.getByRole('button', { name: 'Sit here' }).first().click();
      await page.getByText('· you').waitFor();
    }
    await host.goto(tableUrl(id));
    await host.getByRole('button', { name: 'Start the game' }).click();
    const pages = [host, ...guests];
    const gone = await asked(pages);
    const [first, second] = pages.filter((page) => page !== gone);
    if (!first || !second) throw new Error('two stay');
    await gone.goto('about:blank');
    const bot = (page: Page) => page.locator('.question').getByRole('button', { name: 'Let a bot play on' });
    await bot(first).click();
    await first.locator('.question').getByText('1 of 2 agree, you have agreed').waitFor();
    expect(await bot(first).count()).toBe(0);
    expect(await first.locator('.seats').getByRole('button', { name: 'Let a bot play on' }).count()).toBe(0);
    await bot(second).click();
    await first.locator('.seats').getByText('a bot stands in').waitFor();
    for (const one of people) {
      expect(one.errors).toEqual([]);
      await one.context.close();
    }
  });

  it('plays again with the same seats', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await makeTable(page, [NOVICE, ME], { deck: 'base' });
    await page.goto(tableUrl(id));
    await untilAsked(page);
    await concede(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/tables/') && !url.pathname.endsWith(id));
    await untilAsked(page);
    expect(await page.locator('.seat').count()).toBe(2);
    expect(await page.locator('.seat').first().innerText()).toContain('Novice bot');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('undoes only when all the others agree', async () => {
    const people = await Promise.all([0, 1, 2].map(() => person(browser)));
    const pages = people.map(({ page }) => page);
    const [host, ...guests] = pages;
    if (!host) throw new Error('nobody came');
    await host.goto(serverUrl());
    await host.locator('.tile').first().waitFor();
    const id = await makeTable(host, [ME, OPEN, OPEN], { mode: 'free-for-all' });
    for (const guest of guests) {
      await guest.goto(tableUrl(id));
      await guest.getByRole('button', { name: 'Sit here' }).first().click();
      await guest.getByRole('button', { name: 'Leave the table' }).waitFor();
    }
    await host.goto(tableUrl(id));
    await host.getByRole('button', { name: 'Start the game' }).click();

    const first = await asked(pages);
    await untilAsked(first);
    await first.getByRole('button', { name: 'End the turn' }).click();
    await first.locator('dialog .button.main').click();
    const [second, third] = pages.filter((page) => page !== first);
    if (!second || !third) throw new Error('too few people');

    // One no keeps everything as it is.
    await first.getByRole('button', { name: 'Ask to undo' }).click();
    await second.getByRole('button', { name: 'Agree' }).click();
    await third.getByRole('button', { name: 'Play on as it is' }).click();
    await first.getByText('The others are being asked').waitFor({ state: 'detached' });
    expect(await first.locator('.question.mine').count()).toBe(0);

    // All yes takes the turn back.
    await first.getByRole('button', { name: 'Ask to undo' }).click();
    await second.getByRole('button', { name: 'Agree' }).click();
    await third.getByRole('button', { name: 'Agree' }).click();
    expect(await untilAsked(first)).toBe('asked');
    await first.getByRole('button', { name: 'End the turn' }).waitFor();

    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  it('plays four in one game to the end', { timeout: 600_000 }, async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await makeTable(page, [ME, NOVICE, NOVICE, NOVICE], { mode: 'hydra' });
    await page.goto(tableUrl(id));
    await untilAsked(page);
    expect(await page.locator('.seat').count()).toBe(4);
    await decide(page);
    await playOn(page);
    await page.getByText('The game is over').waitFor();
    expect(await page.locator('section.over h2').innerText()).toMatch(/won/);
    expect(await page.locator('section.over .curve').count()).toBe(4);
    expect(errors).toEqual([]);
    await context.close();
  });
});
