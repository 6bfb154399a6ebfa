import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { launch, person, PHONE, serverUrl } from './browser.ts';
import { decide, makeTable, question, settled, tableUrl, type, until, untilAsked } from './play.ts';
import { serve } from './position.ts';
import { playByWire } from './wire.ts';

const ME = { who: 'me', name: null };
const NOVICE = { who: 'bot', level: 'novice' };
const READY = { galaxy: 'ready', factions: 'random' };
/** Factions that begin with a carrier, a ship that flies two systems far, and nothing that makes production cheaper; bots
 * take two of them at most. */
const PLAIN = ['Sardakk', 'Letnev', 'Xxcha', 'Yssaril'];

/** A game of three against bots, with a plain faction of my own. */
async function beginPlain(page: Page): Promise<void> {
  await begin(page, { galaxy: 'ready', factions: 'chosen' });
  await until(page, /^Which faction/);
  for (const name of PLAIN) {
    const choice = page.locator('.question .choice', { hasText: name });
    if (await choice.count() === 0) continue;
    await typeChoice(page, choice.first());
    return;
  }
  throw new Error('no plain faction is left');
}

/** A game of three against bots. */
async function begin(page: Page, options: Record<string, string> = READY, bots = 2): Promise<string> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  const id = await makeTable(page, [ME, ...Array.from({ length: bots }, () => NOVICE)], options, 'twilight-imperium');
  await page.goto(tableUrl(id));
  await untilAsked(page);
  return id;
}

/** Lets windows and offers pass until a question is asked. */
async function pass(page: Page, words: RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over' || words.test(await question(page))) break;
    const last = page.locator('.question .last .choice:not(:disabled)');
    if (await last.count() > 0) await last.last().click();
    else await decide(page);
    await settled(page);
  }
  expect(await question(page)).toMatch(words);
}

/** Types the number of a choice, as it stands on its button. */
async function typeChoice(page: Page, choice: Locator): Promise<void> {
  const number = (await choice.locator('kbd').innerText()).trim();
  await type(page, number);
  // A number that could go on waits a moment for the next digit.
  if ((await page.locator('.question .choice').count()) >= Number(number) * 10) await page.waitForTimeout(800);
  await settled(page);
}

/** Lets everything pass by keys alone until a question is asked. */
async function passByKeys(page: Page, words: RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await untilAsked(page)) === 'over' || words.test(await question(page))) break;
    const last = page.locator('.question .last .choice:not(:disabled)');
    await typeChoice(page, (await last.count()) > 0 ? last.last() : page.locator('.question .choices .choice').first());
  }
  expect(await question(page)).toMatch(words);
}

/** Walks to a system with the arrow keys. */
async function walkTo(page: Page, spot: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.closest('.map-board [data-spot]')?.getAttribute('data-spot') ?? null);
  for (let i = 0; i < 80 && (await focused()) === null; i++) await page.keyboard.press('Tab');
  // The longer way first; where that has led back to, the shorter one.
  const tried = new Set<string>();
  for (let i = 0; i < 80 && (await focused()) !== spot; i++) {
    const ways = await page.evaluate((wanted) => {
      const middle = (one: Element | null | undefined) => { const box = one?.getBoundingClientRect(); return box ? [box.x + box.width / 2, box.y + box.height / 2] as const : [0, 0] as const; };
      const here = document.activeElement;
      const [[x, y], [toX, toY]] = [middle(here?.querySelector('.ground') ?? here), middle(document.querySelector(`.map-place[data-spot="${wanted}"] .ground`))];
      const across = toX > x ? 'ArrowRight' : 'ArrowLeft';
      const along = toY > y ? 'ArrowDown' : 'ArrowUp';
      return Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
    }, spot);
    const at = await focused();
    const way = ways.find((one) => !tried.has(`${at} ${one}`)) ?? ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][i % 4] ?? '';
    tried.add(`${at} ${way}`);
    await page.keyboard.press(way);
  }
  expect(await focused()).toBe(spot);
}

const labelOf = (page: Page, spot: string) => page.locator(`.map-place[data-spot="${spot}"]`).getAttribute('aria-label').then((label) => label ?? '');
const homeOf = (page: Page) => page.evaluate(() => [...document.querySelectorAll('.map-place[data-spot^="system::"].glows')].find((one) => /Home system of /.test(one.getAttribute('aria-label') ?? '') && document.querySelector(`.map-place[data-spot^="fleet:0:${one.getAttribute('data-spot')?.split(':')[2]}:"]`))?.getAttribute('data-spot') ?? '');

const lost = (mean: number) => ({ mean, low: 0, high: 2 });
const ODDS = {
  place: { key: 'tile-18', args: {}, rule: null }, seats: [0, 1], ends: [580, 360, 60], samples: 2000,
  losses: [{ all: lost(130), kinds: [{ piece: 'unit-type-cruiser', staked: 3, lost: lost(130) }] }, { all: lost(210), kinds: [{ piece: 'unit-type-carrier', staked: 2, lost: lost(110) }] }],
};

describe('Twilight Imperium', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('is set up with a form, and a strategy card is taken by pressing its tab', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/new/twilight-imperium`);
    await page.getByText('Galaxy', { exact: true }).first().waitFor();
    await page.getByText('Factions', { exact: true }).first().waitFor();
    await begin(page);
    await until(page, /^Choose a strategy card/);
    const card = page.locator('[data-zone="strategy:"] .place.glows').first();
    const taken = await card.getAttribute('data-spot');
    await card.click();
    await settled(page);
    await page.locator(`[data-spot="${taken}"] .tab.taken`).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens a system beside the galaxy, activates it, moves ships with their load and takes a planet', async () => {
    const { page, context, errors } = await person(browser);
    await beginPlain(page);
    await pass(page, /^Perform an action/);
    const home = await homeOf(page);
    // A system with planets that a ship with room for infantry can reach.
    let target = '';
    for (const spot of await page.locator('.map-place[data-spot^="system::"].glows').evaluateAll((all) => all.map((one) => one.getAttribute('data-spot') ?? ''))) {
      if (spot === home || !/Resources/.test(await labelOf(page, spot))) continue;
      await page.locator(`.map-place[data-spot="${spot}"]`).focus();
      await page.keyboard.press('Enter');
      await page.locator('.beside .system').waitFor();
      if (await page.locator('.beside .reach li', { hasText: /Carrier|War Sun/ }).count() > 0) { target = spot; break; }
    }
    expect(target).toMatch(/^system::\d+$/);
    expect(await page.locator('.arrow.possible').count()).toBeGreaterThan(0);
    await page.locator('.beside .deeds .button').first().click();
    await pass(page, /^Which ships move/);
    expect(await page.locator('.tactical .steps .now').innerText()).toBe('Move');
    expect(await serious(page)).toEqual([]);
    // Ships that can come glow, and are listed by where they are; infantry goes aboard.
    await page.locator('.tactical .ship', { hasText: /Carrier|War Sun/ }).first().click();
    await settled(page);
    await page.locator('.question .choice', { hasText: /Load Infantry/ }).first().click();
    await settled(page);
    for (let i = 0; i < 4 && (await untilAsked(page)) === 'asked' && /^Where does the ship fly/.test(await question(page)); i++) {
      await page.locator('.question .choice', { hasText: 'Fly to' }).first().click();
      await settled(page);
    }
    await page.locator('.talk').getByText(/ flies from /).first().waitFor();
    // The rest of the action: the infantry lands, and the planet is taken.
    await page.locator('.question .last .choice').last().click();
    await settled(page);
    await pass(page, /^Which ground forces land/);
    expect(await page.locator('.tactical .steps .now').innerText()).toBe('Invade');
    await page.locator('.question .choice', { hasText: /^\d*\s*Land / }).first().click();
    await settled(page);
    await pass(page, /^Perform an action/);
    expect(await page.locator('.tactical').count()).toBe(0);
    await page.locator('.talk').getByText(/ controls /).first().waitFor();
    expect(await labelOf(page, target)).toMatch(/\d (carrier|war sun).*controlled by .*1 infantry/s);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played by keyboard alone: a system is activated, units are produced and paid for', async () => {
    const { page, context, errors } = await person(browser);
    await beginPlain(page);
    await passByKeys(page, /^Perform an action/);
    const home = await homeOf(page);
    await walkTo(page, home);
    await page.keyboard.press('Enter');
    await page.locator('.beside .deeds .button').waitFor();
    const onDeed = () => page.evaluate(() => document.activeElement?.matches('.beside .deeds .button') ?? false);
    for (let i = 0; i < 120 && !(await onDeed()); i++) await page.keyboard.press('Shift+Tab');
    expect(await onDeed()).toBe(true);
    await page.keyboard.press('Enter');
    await passByKeys(page, /^Produce units/);
    expect(await page.locator('.tactical .steps .now').innerText()).toBe('Produce');
    const first = page.locator('.question .choices .choice').first();
    const unit = (/([A-Za-z ]+):/.exec(await first.innerText())?.[1] ?? '').trim().toLowerCase();
    const many = async () => [...(await labelOf(page, home)).matchAll(new RegExp(`(\\d+) ${unit}`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0);
    const before = await many();
    let produced = 0;
    for (; produced < 8 && !/cost so far [^01]/.test(await question(page)) && (await first.innerText()).toLowerCase().includes(unit); produced++) await typeChoice(page, first);
    expect(produced).toBeGreaterThan(1);
    // Who can produce nothing more goes on to the payment by himself.
    if (/^Produce units/.test(await question(page))) await typeChoice(page, page.locator('.question .last .choice').last());
    expect(await question(page)).toMatch(/^Pay resources: [12] left/);
    expect(await serious(page)).toEqual([]);
    await passByKeys(page, /^Perform an action/);
    await page.locator('.talk').getByText(/ produces /).first().waitFor();
    await page.locator('.talk').getByText(/ exhausts | loses \d+ trade good/).first().waitFor();
    expect(await many()).toBe(before + produced);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says why a ship and a system cannot be used, with the rule that opens', async () => {
    const { page, context, errors } = await person(browser);
    await beginPlain(page);
    await pass(page, /^Perform an action/);
    await page.locator(`.map-place[data-spot="${await homeOf(page)}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('.beside .deeds .button').first().click();
    await pass(page, /^Which ships move/);
    const rule = page.locator('.question .notice').getByRole('button', { name: /^Rule TI \d/ });
    // Ships that are there already cannot come.
    await page.locator('.map-place[data-spot^="fleet:0:"]:not(.glows)').first().focus();
    await page.keyboard.press('Enter');
    await rule.waitFor();
    await page.locator('.question .notice').getByRole('button', { name: 'Close' }).click();
    await page.locator('.map-place[data-spot="system::0"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.beside .why').click();
    const id = (await rule.innerText()).trim();
    await rule.click();
    await page.getByRole('dialog').getByText(id).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('reaches the agenda phase by play: a vote is cast and counted', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const rivals = Array.from({ length: 3 }, () => ({ who: 'bot', level: 'normal' }));
    // A faction without influence of its own has no votes: then another game is begun.
    let id = '';
    for (let met = false, tries = 0; !met && tries < 3; tries++) {
      id = await makeTable(page, [ME, ...rivals], READY, 'twilight-imperium');
      met = await playByWire(page, id, ['do-pass-turn', 'do-strategic', 'do-finish', 'do-pass', 'do-decline'], 'vote');
    }
    await page.goto(tableUrl(id));
    await untilAsked(page);
    expect(await question(page)).toMatch(/^What do you vote for/);
    await page.locator('.outcome').first().waitFor();
    expect(await serious(page)).toEqual([]);
    const chosen = page.locator('.outcomes .place.glows').first();
    const spot = await chosen.getAttribute('data-spot');
    await chosen.click();
    await settled(page);
    await pass(page, /^Which planets do you exhaust/);
    await page.locator('.question .choices .choice').first().click();
    await settled(page);
    const votes = page.locator(`.outcomes [data-spot="${spot}"] .count`);
    expect(Number(await votes.innerText())).toBeGreaterThan(0);
    await untilAsked(page);
    if (/^Which planets do you exhaust/.test(await question(page))) await page.locator('.question .last .choice').last().click();
    await page.locator('.talk').getByText(/ casts \d+ votes?/).last().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells the galaxy in words and is walked through by arrows', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    const labels = await page.locator('.map-place[data-spot^="system::"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBeGreaterThanOrEqual(25);
    expect(labels.some((label) => /^Mecatol Rex\. Custodians token/.test(label))).toBe(true);
    expect(labels.some((label) => /Home system of .*Resources \d, influence \d/.test(label))).toBe(true);
    const onMap = () => page.evaluate(() => document.activeElement?.matches('.map-board [data-spot]') ?? false);
    for (let i = 0; i < 60 && !(await onMap()); i++) await page.keyboard.press('Tab');
    expect(await onMap()).toBe(true);
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).not.toBe(before);
    await context.close();
  });

  it('shows what everybody has, and nobody else the hand', async () => {
    const anna = await person(browser);
    const id = await begin(anna.page);
    await until(anna.page, /^Choose a strategy card/);
    for (const tab of ['Planets', 'Cards', 'Technologies', 'Units']) {
      await anna.page.getByRole('tab', { name: tab }).click();
      await anna.page.locator('#ti-mine .place').first().waitFor();
    }
    const secrets = await anna.page.locator('.goal.secret').count();
    expect(secrets).toBeGreaterThan(0);
    const boris = await person(browser);
    await boris.page.goto(tableUrl(id));
    await boris.page.locator('.map-board').waitFor();
    expect(await boris.page.locator('.goal.secret').count()).toBe(0);
    expect(await boris.page.locator('.mine').count()).toBe(0);
    await boris.page.locator('.seats .more').first().click();
    await boris.page.locator('dialog[open] .facedown').first().waitFor();
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('chooses a faction and builds the galaxy', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page, { galaxy: 'built', factions: 'chosen' });
    await until(page, /^Which faction/, 4);
    expect(await page.locator('.overlay .factions .place').count()).toBeGreaterThan(10);
    await page.locator('.overlay .factions .place.glows').first().click();
    await settled(page);
    await until(page, /^Which tile/);
    await page.locator('[data-zone^="tile:"] .place.glows').first().click();
    await page.locator('.map-place[data-spot^="system::"].glows').first().focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await page.locator('.talk').getByText(/ places .* on /).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a combat with dice, hits and odds', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium', 'combat', ODDS);
    expect(await page.locator('.overlay .side').count()).toBe(2);
    expect(await page.locator('.overlay .units svg').count()).toBeGreaterThan(1);
    await page.locator('.overlay').getByRole('button', { name: /^Rule TI 35/ }).first().waitFor();
    await page.locator('.overlay').getByRole('button', { name: 'Odds' }).click();
    await page.locator('.odds .panel').getByText(/wins: 58 %/).waitFor();
    expect(await serious(page)).toEqual([]);
    await page.locator('.overlay').getByRole('button', { name: 'Odds' }).click();
    await page.getByRole('button', { name: 'Show the map' }).click();
    expect(await page.locator('.overlay .side').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a vote with the running count', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium', 'agenda');
    expect(await page.locator('.outcome').count()).toBeGreaterThan(1);
    await page.getByText('Order of voting').waitFor();
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows both lots of a transaction', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'twilight-imperium', 'deal');
    expect(await page.locator('.lot').count()).toBe(2);
    expect(await page.locator('.overlay .answers .button').count()).toBeGreaterThan(0);
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played on a phone in Russian', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await begin(page);
    // A question about objectives brings them into sight.
    if (/секретную цель/.test(await question(page))) await page.locator('.beside.open .goal.secret').first().waitFor();
    await until(page, /^Выберите карту стратегии/);
    expect(await page.locator('.beside.open').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const [map, asked] = [await page.locator('.map-board').boundingBox(), await page.locator('.question').boundingBox()];
    if (!map || !asked) throw new Error('map or question is not shown');
    expect(map.y + map.height).toBeLessThanOrEqual(asked.y + 1);
    expect(asked.y + asked.height).toBeLessThanOrEqual(PHONE.height);
    await page.locator('[data-zone="strategy:"] .place.glows').first().tap();
    await settled(page);
    await page.getByRole('button', { name: 'Обзор' }).tap();
    await page.locator('.beside .goal').first().waitFor();
    await page.locator('.beside .shut').tap();
    await page.getByRole('button', { name: 'Моё' }).tap();
    await page.locator('#ti-mine .place').first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|ask|do|log|refuse|unit|tile|planet|technology|strategy|action|agenda|objective|public|secret|note|ability|token|pool)-[a-z]/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone'], ['light', 'phone']])('has no serious findings of axe in the %s theme on a %s', async (theme, size) => {
    const { page, context } = await person(browser, size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await begin(page);
    await until(page, /^Choose a strategy card/);
    expect(await serious(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Mine/ }).tap();
      expect(await serious(page)).toEqual([]);
    } else {
      for (const tab of ['Planets', 'Cards', 'Technologies', 'Units']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await serious(page), tab).toEqual([]);
      }
    }
    await page.locator('.seats .more').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});
