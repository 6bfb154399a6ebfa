import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, person } from './browser.ts';
import { cluster, type Cluster } from './cluster.ts';
import { decide, playNow, settled, untilAsked } from './play.ts';

/** How often the server that the page is at is killed. */
const KILLS = 3;

describe('several servers', () => {
  let browser: Browser;
  let servers: Cluster;
  beforeAll(async () => { browser = await launch(); });
  beforeEach(async () => { servers = await cluster(2); });
  afterEach(async () => servers.close());
  afterAll(async () => browser.close());

  it('plays on by itself when its server is killed', async () => {
    const { page, context } = await person(browser);
    let sockets = 0;
    page.on('websocket', () => { sockets += 1; });
    await playNow(page, 'Star Realms', servers.url);
    const address = page.url();
    const lines = page.getByRole('list', { name: 'Log' }).locator('li');
    /** Takes choices until something has happened. */
    const play = async () => {
      const before = await lines.count();
      while (await lines.count() === before) {
        expect(await untilAsked(page)).toBe('asked');
        await decide(page);
        await settled(page);
      }
    };
    await page.evaluate(() => { document.body.dataset['same'] = 'page'; });
    await play();
    for (let kill = 0; kill < KILLS; kill++) {
      await untilAsked(page);
      const told = await lines.allInnerTexts();
      const opened = sockets;
      await servers.kill();
      // Nobody touches the page: it comes back, and has lost nothing.
      await expect.poll(() => sockets, { timeout: 30_000 }).toBeGreaterThan(opened);
      await page.getByText('Reconnecting').waitFor({ state: 'detached', timeout: 30_000 });
      expect(await lines.allInnerTexts()).toEqual(told);
      await play();
      await play();
      await servers.start();
    }
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => document.body.dataset['same'])).toBe('page');
    await context.close();
  });
});
