import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, person, serverUrl } from './browser.ts';
import { decide, makeTable, playNow, tableUrl, untilAsked } from './play.ts';
import { playByWire } from './wire.ts';

const ME = { who: 'me', name: null };
const OPEN = { who: 'open' };

describe('live', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('joins two browsers by a link, plays, chats, and undoes by consent', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    await anna.page.goto(serverUrl());
    const id = await makeTable(anna.page, [ME, OPEN]);
    await anna.page.goto(tableUrl(id));
    await anna.page.getByText('Waiting until every seat is taken.').waitFor();

    await boris.page.goto(tableUrl(id));
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.locator('.question').waitFor();
    await boris.page.locator('.question').waitFor();

    // The one who is asked plays; the other sees it without doing anything.
    const annaFirst = await anna.page.locator('.question.mine').count() > 0;
    const [first, second] = annaFirst ? [anna, boris] : [boris, anna];
    await untilAsked(first.page);
    await second.page.getByText(/Waiting for .* to play their turn/).waitFor();
    const logged = second.page.getByRole('list', { name: 'Log' }).getByText('plays');
    expect(await logged.count()).toBe(0);
    await decide(first.page);
    await logged.first().waitFor();

    // Playing a card hides nothing and is undone at once.
    await first.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => logged.count()).toBe(0);

    // After the new hand is drawn the other has to agree.
    await first.page.getByRole('button', { name: 'End the turn' }).click();
    await first.page.locator('dialog .button.main').click();
    await untilAsked(second.page);
    await first.page.getByRole('button', { name: 'Ask to undo' }).click();
    await second.page.getByRole('button', { name: 'Agree' }).click();
    expect(await untilAsked(first.page)).toBe('asked');

    await second.page.getByRole('tab', { name: 'Chat' }).click();
    await second.page.getByLabel('Say something').fill('Good luck!');
    await second.page.keyboard.press('Enter');
    await first.page.getByRole('tab', { name: /Chat/ }).click();
    await first.page.getByText('Good luck!').waitFor();

    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('shows a spectator no hand and no choices', async () => {
    const anna = await person(browser);
    const eve = await person(browser);
    await playNow(anna.page);
    await untilAsked(anna.page);
    expect(await anna.page.locator('[data-zone="hand:0"] .place').count()).toBeGreaterThan(0);

    const told: string[] = [];
    eve.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    await eve.page.goto(anna.page.url());
    await eve.page.locator('.question').getByText('You are watching').waitFor();
    expect(await eve.page.locator('[data-spot^="hand:"]').count()).toBe(0);
    expect(await eve.page.locator('.choice').count()).toBe(0);
    expect(told.length).toBeGreaterThan(0);
    for (const words of told) expect(words).not.toMatch(/"hand":\[/);

    // Pointing at something answers even here.
    await eve.page.locator('[data-zone="row:"] .place').first().click();
    await eve.page.getByText('You are watching this game').waitFor();
    expect(eve.errors).toEqual([]);
    await anna.context.close();
    await eve.context.close();
  });

  it('hides the screen between two players at it', async () => {
    const { page, context, errors } = await person(browser);
    // A line on which answers may take long.
    let slow = false;
    const held: (() => void)[] = [];
    await page.routeWebSocket(/\/ws\//, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (slow) held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.goto(`${serverUrl()}/new/star-realms`);
    await page.getByLabel('Seat 2').selectOption('me');
    await page.getByLabel('Name at this screen').nth(0).fill('Anna');
    await page.getByLabel('Name at this screen').nth(1).fill('Boris');
    await page.getByRole('button', { name: 'Start the game' }).click();

    const cover = page.getByRole('heading', { name: /Pass the screen to/ });
    await cover.waitFor();
    expect(await page.locator('[data-spot]').count()).toBe(0);
    const first = (await cover.innerText()).includes('Anna') ? 'Anna' : 'Boris';
    const second = first === 'Anna' ? 'Boris' : 'Anna';
    await page.getByRole('button', { name: `I am ${first}` }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'End the turn' }).click();
    await page.locator('dialog .button.main').click();
    await page.getByRole('heading', { name: `Pass the screen to ${second}` }).waitFor();
    expect(await page.locator('[data-spot]').count()).toBe(0);
    // The hand of the first is not shown to the second while the table has yet to hear who looks.
    slow = true;
    await page.getByRole('button', { name: `I am ${second}` }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await cover.waitFor();
    expect(await page.locator('[data-spot]').count()).toBe(0);
    slow = false;
    for (const send of held) send();
    await page.getByText(`${second}, it is up to you.`).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('comes back by itself after the socket is cut', async () => {
    const { page, context } = await person(browser);
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/ws\//, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await playNow(page);
    await untilAsked(page);
    const lines = page.getByRole('list', { name: 'Log' }).locator('li');
    const earlier = await lines.count();
    await decide(page);
    await expect.poll(() => lines.count()).toBeGreaterThan(earlier);
    const before = await lines.count();

    await sockets[0]?.close();
    await page.getByText('Reconnecting').waitFor();
    expect(await page.locator('[data-spot^="row:"]').count()).toBe(5);
    await page.getByText('Reconnecting').waitFor({ state: 'detached' });
    expect(sockets.length).toBeGreaterThan(1);
    expect(await lines.count()).toBe(before);
    await untilAsked(page);
    await decide(page);
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    await context.close();
  });

  it('leads back to the beginning of a long log, page by page', { timeout: 600_000 }, async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    // Five bots talk much; some of their games are over too soon.
    const novice = { who: 'bot', level: 'novice' };
    let id = '';
    for (let tables = 0, long = false; !long; tables++) {
      expect(tables).toBeLessThan(40);
      id = await makeTable(page, [ME, novice, novice, novice, novice, novice], { mode: 'free-for-all' });
      long = await playByWire(page, id, ['do-play', 'do-acquire', 'do-end-turn'], 'lines', 1200);
    }
    const pages: string[] = [];
    page.on('request', (request) => { if (/\/log\?before=/.test(request.url())) pages.push(request.url()); });
    await page.goto(tableUrl(id));
    const recap = page.getByRole('button', { name: 'Go on' });
    await page.getByRole('list', { name: 'Log' }).first().waitFor();
    if (await recap.count() > 0) await recap.click();
    const log = page.getByRole('list', { name: 'Log' });
    const lines = log.locator('li:not(.before)');
    const drawn = await lines.count();
    expect(drawn).toBeLessThanOrEqual(300);
    expect(pages).toEqual([]);
    // Whoever scrolls back gets more, and what he reads stays where it is.
    await log.hover();
    const oldest = await lines.first().innerText();
    await expect.poll(async () => {
      await page.mouse.wheel(0, -4000);
      return lines.count();
    }).toBeGreaterThan(drawn);
    expect(await log.evaluate((list) => list.scrollTop)).toBeGreaterThan(1000);
    expect(await lines.filter({ hasText: oldest }).count()).toBeGreaterThan(0);
    // Lines that come meanwhile do not carry the reader away.
    await untilAsked(page);
    const above = await log.evaluate((list) => list.scrollTop);
    const before = await lines.count();
    await decide(page);
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    expect(await log.evaluate((list) => list.scrollTop)).toBe(above);
    // So it goes on until the first line is there.
    await expect.poll(async () => {
      await log.evaluate((list) => { list.scrollTop = 0; list.dispatchEvent(new Event('scroll')); });
      return log.getByRole('button', { name: 'Earlier lines' }).count();
    }, { timeout: 60_000 }).toBe(0);
    expect(pages.length).toBeGreaterThan(1);
    expect(await lines.count()).toBeGreaterThanOrEqual(1200);
    expect(await lines.first().innerText()).toMatch(/goes first/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps a pile open while others move', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    await anna.page.goto(serverUrl());
    await anna.page.locator('.tile').first().waitFor();
    const id = await makeTable(anna.page, [ME, OPEN]);
    await boris.page.goto(tableUrl(id));
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.goto(tableUrl(id));
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    for (const { page } of [anna, boris]) await page.locator('.question').waitFor();
    const [first, second] = await anna.page.locator('.question.mine').count() > 0 ? [anna, boris] : [boris, anna];
    await second.page.locator('.mine').getByRole('button', { name: /discard/i }).click();
    const pile = second.page.getByRole('heading', { name: /discard/i });
    await pile.waitFor();
    await untilAsked(first.page);
    await decide(first.page);
    await second.page.getByRole('list', { name: 'Log', includeHidden: true }).getByText('plays').first().waitFor({ state: 'attached' });
    expect(await pile.isVisible()).toBe(true);
    // Once it is my turn the pile has served.
    await first.page.getByRole('button', { name: 'End the turn' }).click();
    await first.page.locator('dialog .button.main').click();
    await pile.waitFor({ state: 'detached' });
    await untilAsked(second.page);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('tells what happened since the last visit', async () => {
    const anna = await person(browser);
    await playNow(anna.page);
    const address = anna.page.url();
    await untilAsked(anna.page);
    await decide(anna.page);
    await untilAsked(anna.page);
    await decide(anna.page);
    await untilAsked(anna.page);
    // As the page loads, not before: what arrives meanwhile is remembered as seen.
    await anna.page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ records: 0, undos: 0 })), `orrery.seen.${address.split('/').at(-1)}`);
    await anna.page.reload();
    await anna.page.getByRole('heading', { name: 'Since you left' }).waitFor();
    await anna.page.getByRole('button', { name: 'Go on' }).click();
    await anna.context.close();
  });
});
