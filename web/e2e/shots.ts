// Pictures of states for the eye, against a mocked server: `npm run build && npm run shots`, or `ONLY=duel,six npm run shots`.

import { preview } from 'vite';
import { it } from 'vitest';
import { mkdirSync } from 'node:fs';
import { DESKTOP, launch, person, PHONE } from './browser.ts';
import { mock } from './mock.ts';

const FOLDER = process.env['SHOTS'] ?? 'shots';
const WANTED: [string, string, string][] = [
  ['front', '/', 'duel'], ['new', '/new/star-realms', 'duel'], ['duel', '/tables/abc', 'duel'], ['six', '/tables/abc', 'six'],
  ['amount', '/tables/abc', 'amount'], ['standing-orders', '/tables/abc', 'standing-orders'], ['waiting', '/tables/abc', 'waiting'], ['over', '/tables/abc', 'over'],
  ['gathering', '/tables/abc', 'gathering'], ['cover', '/tables/abc', 'cover'], ['replay', '/tables/abc/replay?at=42', 'duel'],
  ['rules', '/rules/star-realms#SR%204.4.2', 'duel'],
];
const only = (process.env['ONLY'] ?? '').split(',').filter((name) => name !== '');

it('takes the pictures', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await launch();
  for (const [name, path, which] of WANTED) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const [size, viewport] of [['desktop', DESKTOP], ['phone', PHONE]] as const) {
      for (const lang of ['en', 'ru']) {
        const { context, page, errors } = await person(browser, { viewport, lang, hasTouch: size === 'phone' });
        await mock(page, which);
        await page.goto(url + path);
        await page.waitForTimeout(700);
        if (name === 'standing-orders') await page.locator('.standing-orders summary').click();
        await page.screenshot({ path: `${FOLDER}/${name}-${size}-${lang}.png` });
        if (errors.length > 0) console.log(name, size, lang, errors.slice(0, 3));
        await context.close();
      }
    }
  }
  await browser.close();
  await server.close();
});
