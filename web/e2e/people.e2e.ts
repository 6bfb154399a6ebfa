import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { DESKTOP, PHONE, launch, person, serverUrl } from './browser.ts';
import { makeTable, tableUrl } from './play.ts';

const ME = { who: 'me', name: null };
const OPEN = { who: 'open' };

/** A picture for the eye, if a folder for them is named. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['ORRERY_SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  const status = await page.evaluate(async (wanted) => (await fetch('/api/register', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: wanted, password: 'correct horse' }),
  })).status, name);
  expect(status).toBe(200);
}

/** Anna and Boris at a table with a clock. */
async function sitDown(anna: Page, boris: Page): Promise<string> {
  const id = await anna.evaluate(async (seats) => {
    const response = await fetch('/api/tables', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'star-realms', options: {}, seats, public: true, hours: 24, clock: { total_hours: 168, weekends_off: true, zone: 'Europe/Moscow', late: 'concede' } }),
    });
    return ((await response.json()) as { id: string }).id;
  }, [ME, OPEN]);
  await boris.goto(tableUrl(id));
  await boris.getByRole('button', { name: 'Sit here' }).click();
  await anna.goto(tableUrl(id));
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await anna.locator('.question').waitFor();
  await boris.locator('.question').waitFor();
  return id;
}

describe('people', () => {
  let browser: Browser;
  const name = `Anna ${Date.now() % 100_000}`;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('pauses the clock when all agree, and ends a game without a result', async () => {
    const anna = await person(browser);
    const boris = await person(browser, { viewport: PHONE });
    await register(anna.page, name);
    await register(boris.page, `${name} B`);
    await sitDown(anna.page, boris.page);

    await anna.page.getByRole('button', { name: 'Clock and votes' }).click();
    await anna.page.locator('dialog').getByText('time until').waitFor();
    await shot(anna.page, 'people-votes');
    await anna.page.getByRole('button', { name: 'Agree: Pause the clock' }).click();
    await anna.page.locator('dialog').getByText('you have agreed').waitFor();
    await anna.page.keyboard.press('Escape');

    await boris.page.getByText('A vote waits for you: Pause the clock').waitFor();
    await shot(boris.page, 'people-vote-phone');
    await boris.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await anna.page.getByText('The clock stands still').waitFor();
    await anna.page.getByRole('button', { name: 'Go on' }).click();
    await boris.page.getByText('The clock stands still').waitFor({ state: 'detached' });

    await boris.page.getByRole('button', { name: 'Clock and votes' }).click();
    await boris.page.getByRole('button', { name: 'Agree: End without a result' }).click();
    await boris.page.keyboard.press('Escape');
    await anna.page.locator('.quietbar').getByRole('button', { name: 'Agree', exact: true }).click();
    await anna.page.getByRole('heading', { name: 'Ended without a result' }).waitFor();
    await boris.page.getByRole('heading', { name: 'Ended without a result' }).waitFor();
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('offers clocks with a new table', async () => {
    const anna = await person(browser);
    await anna.page.goto(`${serverUrl()}/new/star-realms`);
    await anna.page.getByLabel('Time for a move').selectOption('24');
    await anna.page.getByLabel('Time for the whole game').selectOption('168');
    await anna.page.getByLabel('When time runs out').selectOption('concede');
    await anna.page.getByLabel('Saturdays and Sundays do not count').check();
    await anna.page.getByLabel('Time zone').selectOption('Europe/Moscow');
    await anna.page.getByLabel('Seat 2').selectOption('open');
    await shot(anna.page, 'people-new-table');
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.waitForURL('**/tables/*');
    const id = anna.page.url().split('/').at(-1) ?? '';
    const clock = await anna.page.evaluate(async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { clock: { clock: unknown } }).clock.clock, id);
    expect(clock).toEqual({ total_hours: 168, weekends_off: true, zone: 'Europe/Moscow', late: 'concede' });
    expect(anna.errors).toEqual([]);
    await anna.context.close();
  });

  it('rates a game between people and shows it in both languages and on a phone', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    const [a, b] = [`${name} C`, `${name} D`];
    await register(anna.page, a);
    await register(boris.page, b);
    const id = await makeTable(anna.page, [ME, OPEN]);
    await boris.page.goto(tableUrl(id));
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.goto(tableUrl(id));
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await boris.page.getByRole('button', { name: 'Concede' }).click();
    await boris.page.locator('dialog').getByRole('button', { name: 'Concede' }).click();
    await boris.page.locator('.over').waitFor();
    // Games are rated a few seconds after they have ended.
    await expect.poll(async () => anna.page.evaluate(async (who) => ((await (await fetch(`/api/players/${encodeURIComponent(who)}`)).json()) as { ratings: unknown[] }).ratings.length, a), { timeout: 30_000 }).toBe(1);
    for (const [lang, viewport] of [['en', DESKTOP], ['ru', DESKTOP], ['en', PHONE], ['ru', PHONE]] as const) {
      const reader = await person(browser, { lang, viewport });
      const suffix = `${lang}-${viewport.width}`;
      await reader.page.goto(`${serverUrl()}/leaderboard/star-realms`);
      await reader.page.getByRole('link', { name: a }).waitFor();
      expect(await serious(reader.page)).toEqual([]);
      await shot(reader.page, `people-board-${suffix}`);
      await reader.page.getByRole('link', { name: a }).click();
      await reader.page.getByRole('heading', { name: a }).waitFor();
      await reader.page.locator('figure').first().waitFor();
      expect(await serious(reader.page)).toEqual([]);
      expect(await reader.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await shot(reader.page, `people-player-${suffix}`);
      expect(reader.errors).toEqual([]);
      await reader.context.close();
    }
    await anna.context.close();
    await boris.context.close();
  });

  it('keeps what a player wants to be told', async () => {
    for (const [lang, viewport] of [['en', DESKTOP], ['ru', PHONE], ['ru', DESKTOP], ['en', PHONE]] as const) {
      const anna = await person(browser, { lang, viewport });
      const ru = lang === 'ru';
      await anna.page.goto(`${serverUrl()}/settings`);
      await anna.page.getByRole('heading', { name: ru ? 'Уведомления' : 'Notifications' }).waitFor();
      const hook = anna.page.getByLabel(ru ? 'Вебхук' : 'Webhook');
      const save = anna.page.getByRole('button', { name: ru ? 'Сохранить' : 'Save' });
      await hook.fill('https://127.0.0.1/inside');
      await save.click();
      await anna.page.getByRole('alert').waitFor();
      await hook.fill('https://hooks.example/services/1');
      await anna.page.getByLabel(ru ? 'Тихие часы' : 'Quiet hours').check();
      await save.click();
      await anna.page.getByRole('status').getByText(ru ? 'Сохранено.' : 'Saved.').waitFor();
      expect(await serious(anna.page)).toEqual([]);
      expect(await anna.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await shot(anna.page, `people-settings-${lang}-${viewport.width}`);
      await anna.page.reload();
      expect(await hook.inputValue()).toBe('https://hooks.example/services/1');
      expect(await anna.page.getByLabel(ru ? 'Тихие часы' : 'Quiet hours').isChecked()).toBe(true);
      // The refusal of the first webhook is the only thing that went wrong.
      expect(anna.errors.filter((error) => !error.includes('422'))).toEqual([]);
      await anna.context.close();
    }
  });

  it('shows the page of operators to operators alone', async () => {
    const eve = await person(browser);
    await register(eve.page, `${name} E`);
    await eve.page.goto(`${serverUrl()}/admin`);
    await eve.page.getByText('this page is for those who run the server', { exact: false }).waitFor();
    const olga = await person(browser);
    await register(olga.page, 'Olga');
    await olga.page.goto(`${serverUrl()}/admin`);
    await olga.page.getByRole('heading', { name: 'Rules in use' }).waitFor();
    await olga.page.getByLabel('Find people by name').fill(`${name} E`);
    await olga.page.getByRole('button', { name: 'Find' }).click();
    await olga.page.getByRole('button', { name: `Ban ${name} E` }).click();
    await olga.page.getByRole('button', { name: `Let in again ${name} E` }).waitFor();
    expect(await serious(olga.page)).toEqual([]);
    await shot(olga.page, 'people-admin');
    await eve.page.goto(serverUrl());
    expect(await eve.page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { account: boolean }).account)).toBe(false);
    expect(olga.errors).toEqual([]);
    await eve.context.close();
    await olga.context.close();
  });
});
