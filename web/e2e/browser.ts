// Starting the browser, and the errors its pages make.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--no-first-run', '--disable-quic',
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['ORRERY_CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
}

export function serverUrl(): string {
  const url = process.env['ORRERY_URL'];
  if (!url) throw new Error('set ORRERY_URL to the address of a running server');
  return url;
}

/** A person with a browser of his own: English, hints off, no movement unless asked for. */
export async function person(browser: Browser, options: BrowserContextOptions & { lang?: string; hints?: boolean } = {}): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const { lang = 'en', hints = false, ...rest } = options;
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', locale: lang, ...rest });
  await context.addInitScript(([language, seen]) => {
    if (location.protocol === 'about:') return;
    if (language && localStorage.getItem('orrery.lang') === null) localStorage.setItem('orrery.lang', language);
    if (seen) for (const game of ['star-realms', 'starcraft', 'rebellion', 'twilight-imperium']) localStorage.setItem(`orrery.coach.${game}`, 'all');
  }, [lang, hints ? '' : 'all']);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, errors };
}
