import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { DESKTOP, PHONE, launch, person, serverUrl } from './browser.ts';
import { concede, decide, makeTable, present, settled, tableUrl, untilAsked } from './play.ts';

const ME = { who: 'me', name: null };

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
  await present(page);
  const status = await page.evaluate(async (json) => (await fetch('/api/register', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: json,
  })).status, JSON.stringify({ name, password: 'correct horse' }));
  expect(status).toBe(200);
}

/** Lets a file fall on the page, as a hand with a mouse does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(([called, words]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([words], called, { type: 'text/plain' }));
    return transfer;
  }, [name, text] as const);
  await page.dispatchEvent('main.front', 'dragenter', { dataTransfer: data });
  await page.locator('.saved.over').waitFor();
  await page.dispatchEvent('main.front', 'drop', { dataTransfer: data });
}

/** A game against a bot, given up after some turns; its table. */
async function finish(page: Page): Promise<string> {
  const id = await makeTable(page, [ME, { who: 'bot', level: 'novice' }]);
  await page.goto(tableUrl(id));
  for (let i = 0; i < 4; i++) {
    await untilAsked(page);
    await decide(page);
    await settled(page);
  }
  await concede(page);
  return id;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
/** Console lines of a request that was refused on purpose. */
const unexpected = (error: string) => !/status of (409|413|422)/.test(error);

describe('saved games', () => {
  let browser: Browser;
  let record = '';
  beforeAll(async () => {
    browser = await launch();
    const { page, context } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await finish(page);
    record = await page.evaluate(async (path) => (await fetch(path)).text(), `/api/tables/${id}/record`);
    await context.close();
  });
  afterAll(async () => browser.close());

  it('takes a finished game along as a file, opens it again and shows it step by step', async () => {
    const { page, context, errors } = await person(browser, { acceptDownloads: true });
    await register(page, `Vera ${Date.now() % 1_000_000}`);
    const id = await finish(page);
    const link = page.locator('section.over').getByRole('link', { name: 'Download' });
    await shot(page, 'over-en-desktop');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`star-realms-${id.slice(0, 8)}.replay`);
    expect(await readFile(await download.path(), 'utf8')).toContain('game star-realms');
    // The page is still there, and so is the same link beside the replay.
    await page.locator('section.over').getByRole('link', { name: 'Replay' }).click();
    await page.locator('.controls').getByRole('link', { name: 'Download' }).waitFor();
    await shot(page, 'replay-en-desktop');
    expect(await serious(page)).toEqual([]);
    const moments = await page.locator('.controls output').innerText();

    await page.goto(serverUrl());
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a saved game' }).click(),
    ]);
    await chooser.setFiles(await download.path());
    await page.waitForURL('**/replay?at=0');
    expect(page.url()).not.toContain(id);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.happened').getByText(/concede/).waitFor();
    expect((await page.locator('.controls output').innerText()).split(' / ')[1]).toBe(moments.split(' / ')[1]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([['en', 'desktop'], ['ru', 'phone'], ['en', 'phone'], ['ru', 'desktop']])('says in %s on a %s what is wrong with a file, and takes one that is dropped', async (lang, size) => {
    const { page, context, errors } = await person(browser, { lang, viewport: size === 'phone' ? PHONE : DESKTOP });
    const english = lang === 'en';
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    // A guest is told what it takes, and gets there with one click.
    await drop(page, 'game.replay', record);
    await page.getByRole('alert').getByText(english ? 'Only an account can open saved games.' : 'Открывать сохранённые игры можно только с учётной записью.').waitFor();
    await page.locator('.saved').scrollIntoViewIfNeeded();
    await shot(page, `open-${lang}-${size}`);
    expect(await fits(page)).toBe(true);
    await page.getByRole('alert').getByRole('button').click();
    const dialog = page.locator('dialog');
    await dialog.locator('input').first().fill(`Gleb ${Date.now() % 1_000_000}`);
    await dialog.locator('input[type=password]').fill('correct horse');
    await dialog.locator('.button.main').click();
    await dialog.waitFor({ state: 'detached' });

    for (const [text, words] of [
      ['no game at all', english ? 'This file is no saved game' : 'Это не сохранённая игра'],
      [`${record}${'x'.repeat(1 << 20)}`, english ? 'This file is too large.' : 'Файл слишком большой.'],
      [record.replace(/^game .*$/m, 'game chess'), english ? 'or it has been changed' : 'или файл изменён'],
    ] as const) {
      await drop(page, 'game.replay', text);
      await page.getByRole('alert').getByText(words).waitFor();
    }
    expect(await serious(page)).toEqual([]);
    await drop(page, 'game.replay', record);
    await page.waitForURL('**/replay?at=0');
    await page.locator('.controls .keep').waitFor();
    await shot(page, `replay-${lang}-${size}`);
    expect(await fits(page)).toBe(true);
    await page.goto(page.url().replace(/\/replay.*/, ''));
    await page.locator('section.over').waitFor();
    await shot(page, `over-${lang}-${size}`);
    expect(errors.filter(unexpected)).toEqual([]);
    await context.close();
  });
});
