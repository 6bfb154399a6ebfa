import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { launch, person, PHONE, serverUrl } from './browser.ts';
import { decide, makeTable, press, question, tableUrl, untilAsked } from './play.ts';
import { serve } from './position.ts';
import { playByWire } from './wire.ts';

const ME = { who: 'me', name: null };
const NOVICE = { who: 'bot', level: 'novice' };
const READY = { galaxy: 'ready', factions: 'dealt' };
const PLANET = '.map-place.means[data-spot^="area:"]';

/** A ready-made game of two against a bot. */
async function begin(page: Page, options: Record<string, string> = READY): Promise<string> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  const id = await makeTable(page, [ME, NOVICE], options, 'starcraft');
  await page.goto(tableUrl(id));
  await untilAsked(page);
  return id;
}

/** Presses something that glows on the table, as a person would; takes the first choice where nothing does. */
async function pressGlowing(page: Page): Promise<'glowing' | 'listed'> {
  const pressed = await page.evaluate(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open] .button.main');
    if (dialog) { dialog.click(); return true; }
    const glowing = [...document.querySelectorAll('.mine .place.glows, .board .map-place.glows, .board .place.glows')];
    const fresh = glowing.find((one) => !one.classList.contains('lit'));
    fresh?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return fresh !== undefined;
  });
  if (!pressed) await decide(page);
  return pressed ? 'glowing' : 'listed';
}

const lost = (mean: number) => ({ mean, low: 0, high: 3 });
const ODDS = {
  place: { key: 'area', args: { planet: { name: 'planet-chau-sara' }, number: { number: 3 } }, rule: null }, seats: [1, 0], ends: [640, 310, 50], samples: 400,
  losses: [{ all: lost(120), kinds: [{ piece: 'unit-wraith', staked: 1, lost: lost(30) }] }, { all: lost(260), kinds: [{ piece: 'unit-zealot', staked: 3, lost: lost(260) }] }],
};

describe('StarCraft', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('is played for a round by clicking what glows', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    // An order and a planet, by the mouse: the order narrows what glows.
    const planets = await page.locator(PLANET).count();
    expect(planets).toBeGreaterThan(0);
    await page.locator('[data-zone="order:0"] .place.glows').first().click();
    await page.getByRole('button', { name: 'All choices' }).waitFor();
    expect(await page.locator('[data-zone="order:0"] .place.dim').count()).toBeGreaterThan(0);
    await page.locator(PLANET).first().click({ force: true });
    await page.waitForFunction(() => /order 2 of 4/.test(document.querySelector('.question .words')?.textContent ?? ''));
    expect(await page.locator('.order .glyph').count()).toBe(1);
    let glowing = 0;
    for (let i = 0; i < 400; i++) {
      if ((await untilAsked(page)) === 'over' || /Round 2/.test(await page.locator('.headline').innerText())) break;
      if ((await pressGlowing(page)) === 'glowing') glowing += 1;
      await page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null, null, { timeout: 30_000 });
    }
    expect(await page.locator('.headline').innerText()).toMatch(/Round 2|After 1/);
    expect(glowing).toBeGreaterThan(4);
    // Whatever came and however the page changed, the last line of the log is in sight.
    const log = page.getByRole('list', { name: 'Log' });
    await expect.poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)).toBeLessThan(24);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets players build the galaxy: factions, cells and slots glow', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page, { galaxy: 'built', factions: 'draft' });
    const seen = new Set<string>();
    for (let i = 0; i < 60 && !/^Place order/.test(await question(page)); i++) {
      await untilAsked(page);
      for (const zone of ['faction', 'drawn-planet', 'cell', 'slot', 'area', 'route']) {
        if (await page.locator(`.glows[data-spot^="${zone}:"]`).count() > 0) seen.add(zone);
      }
      await pressGlowing(page);
      await page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['faction', 'drawn-planet', 'cell', 'area', 'route']));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is planned on a phone in Russian', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true, lang: 'ru' });
    await begin(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const map = await page.locator('.map-board').boundingBox();
    const asked = await page.locator('.question').boundingBox();
    if (!map || !asked) throw new Error('map or question is not shown');
    expect(map.y + map.height).toBeLessThanOrEqual(asked.y + 1);
    expect(asked.y + asked.height).toBeLessThanOrEqual(PHONE.height);
    // My orders are behind a tab; it says that something there can be chosen.
    await page.locator('.phone-tabs .dot').waitFor();
    await page.getByRole('button', { name: 'Моё' }).tap();
    await page.locator('[data-zone="order:0"] .place.glows').first().tap();
    await page.getByRole('button', { name: /^Стол.*здесь можно что-то выбрать/ }).tap();
    // The map takes its size when it is shown again.
    await page.waitForFunction((planet) => (document.querySelector(planet)?.getBoundingClientRect().width ?? 0) > 20, PLANET);
    await page.locator(PLANET).first().tap({ force: true });
    await page.waitForFunction(() => /приказ 2 из 4/.test(document.querySelector('.question .words')?.textContent ?? ''));
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|ask|do|log|refuse|order|planet|unit)-[a-z]/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows a spectator neither the faces of orders nor hands', async () => {
    const anna = await person(browser);
    const id = await begin(anna.page);
    await anna.page.locator('[data-zone="order:0"] .place.glows').first().click();
    await anna.page.locator(PLANET).first().click({ force: true });
    await anna.page.waitForFunction(() => document.querySelectorAll('.order').length > 1);
    expect(await anna.page.locator('.order .glyph').count()).toBe(1);
    const boris = await person(browser);
    await boris.page.goto(tableUrl(id));
    await boris.page.locator('.order').first().waitFor();
    expect(await boris.page.locator('.order .glyph').count()).toBe(0);
    expect(await boris.page.locator('.mine').count()).toBe(0);
    await boris.page.locator('.seats .more').first().click();
    await boris.page.locator('dialog[open] .facedown').first().waitFor();
    expect(await boris.page.locator('dialog[open] [data-zone="hand:0"] .place').count()).toBe(0);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('opens a battle over the map, explains its numbers, and folds away', async () => {
    const { page, context, errors } = await person(browser);
    await serve(page, 'starcraft', 'battle', ODDS);
    expect(await page.locator('.lane').count()).toBe(3);
    await page.locator('.lane').first().getByText('destroyed: 9 against 4').waitFor();
    await page.locator('.lane').first().locator('summary').first().click();
    await page.getByText('Attack 9 = card 7 + support 1 + special order 1').first().waitFor();
    await page.getByRole('button', { name: 'Odds' }).click();
    await page.locator('.odds .panel').getByText('Boris takes the area: 64 %').waitFor();
    await page.getByText('Loses 2.6 units on average, mostly 0 to 3').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Odds' }).click();
    await page.getByRole('button', { name: 'See the map' }).click();
    expect(await page.locator('.lane').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to the battle' }).click();
    expect(await page.locator('.lane').count()).toBe(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells the odds of a battle that is really fought', { timeout: 600_000 }, async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    // Whoever goes to war meets somebody sooner or later, if not in this game, then in the next.
    const war = ['do-attack', 'do-begin-battle', 'do-move-to', 'do-pick-up', 'do-execute', 'do-reveal', 'order-mobilize', 'do-build-unit', 'do-build-transport'];
    let id = '';
    for (let tables = 0, met = false; !met; tables++) {
      expect(tables).toBeLessThan(40);
      id = await makeTable(page, [ME, NOVICE], READY, 'starcraft');
      met = await playByWire(page, id, war, 'battle');
    }
    await page.goto(tableUrl(id));
    const recap = page.getByRole('button', { name: 'Go on' });
    await page.locator('.battle').waitFor();
    if (await recap.count() > 0) await recap.click();
    const spoken = page.locator('.odds [role=status]');
    expect(await spoken.innerText()).toBe('');
    await page.getByRole('button', { name: 'Odds' }).click();
    const panel = page.locator('.odds .panel');
    await panel.getByText(/takes the area: \d+ %/).waitFor({ timeout: 60_000 });
    await panel.getByText(/battles? played out with what you know/).waitFor();
    const shares = await panel.locator('li b').allInnerTexts();
    const nobody = (await panel.innerText()).match(/Nobody is left: (\d+) %/)?.[1] ?? '0';
    const sum = [...shares, `: ${nobody} %`].reduce((all, one) => all + Number(one.match(/: (\d+) %/)?.[1]), 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);
    // They are read out once, and the panel itself is no news.
    expect(await spoken.innerText()).toMatch(/takes the area: \d+ %; .* keeps it: \d+ %/);
    expect(await panel.getAttribute('role')).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('folds and unfolds my things at any time', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page, { galaxy: 'built', factions: 'draft' });
    const things = page.locator('#sc-mine');
    // Before the first round the galaxy has the room, unless somebody wants to look.
    expect(await things.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show my things' }).click();
    expect(await things.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Fold away' }).click();
    expect(await things.isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'Faction' }).click();
    expect(await things.isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens any of four players on a phone', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(serverUrl());
    await page.locator('.tile').first().waitFor();
    const id = await makeTable(page, [ME, NOVICE, NOVICE, NOVICE], READY, 'starcraft');
    await page.goto(tableUrl(id));
    await untilAsked(page);
    const seats = page.locator('.seat');
    expect(await seats.count()).toBe(4);
    for (let seat = 0; seat < 4; seat++) {
      const name = (await seats.nth(seat).locator('.name').textContent() ?? '').split('\u00a0')[0] ?? '';
      // A finger on the shape or on the number is a finger on the seat.
      const box = await seats.nth(seat).boundingBox();
      if (!box) throw new Error('a seat is not shown');
      expect(box.height).toBeGreaterThanOrEqual(36);
      await page.touchscreen.tap(box.x + box.width - 6, box.y + box.height / 2);
      await page.locator('dialog[open]').getByRole('heading', { name }).waitFor();
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows the discarded Event cards on a phone, too', async () => {
    const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await begin(page);
    await page.locator('[data-zone="event-discard:"]').tap();
    await page.getByRole('heading', { name: 'Discarded Event cards: 0' }).waitFor();
    await context.close();
  });

  it('leads whoever looks at a part of the map to what glows', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    const map = page.locator('.map-board > .ground');
    await map.focus();
    for (let i = 0; i < 6; i++) await press(page, '+');
    const inSight = () => page.evaluate(() => {
      const frame = document.querySelector('.map-board')?.getBoundingClientRect();
      return [...document.querySelectorAll('.map-board .map-place.glows')].filter((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return frame !== undefined && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      }).length;
    });
    // As far away as it goes; corners hold no stack of orders.
    for (let i = 0; i < 60 && await inSight() > 0; i++) await press(page, i % 2 === 0 ? 'ArrowUp' : 'ArrowLeft');
    expect(await inSight()).toBe(0);
    await page.locator('[data-zone="order:0"] .place.glows').first().click();
    await expect.poll(inSight).toBeGreaterThan(0);
    await context.close();
  });

  it('keeps the focus on the map when the place that had it is gone', async () => {
    const { page, context } = await person(browser);
    await begin(page, { galaxy: 'built', factions: 'draft' });
    const cell = page.locator('.map-place.glows[data-spot^="cell:"]').first();
    for (let i = 0; i < 60; i++) {
      await untilAsked(page);
      if (await cell.count() > 0) break;
      await pressGlowing(page);
      await page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null);
    }
    const spot = await cell.getAttribute('data-spot');
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-spot="${spot}"]`).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('.map-board [data-spot]') ?? false)).toBe(true);
    await context.close();
  });

  it('is played by keyboard alone', async () => {
    const { page, context, errors } = await person(browser);
    await begin(page);
    const onMap = () => page.evaluate(() => document.activeElement?.matches('.map-board [data-spot]') ?? false);
    for (let i = 0; i < 40 && !(await onMap()); i++) await page.keyboard.press('Tab');
    expect(await onMap()).toBe(true);
    // Arrows go from place to place, until one stands for a planet that may get an order.
    const means = () => page.evaluate(() => document.activeElement?.matches('.means, .glows') ?? false);
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    for (let i = 0; i < 60 && !(await means()); i++) await page.keyboard.press(keys[Math.floor(i / 12) % keys.length] ?? 'ArrowRight');
    expect(await means()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'All choices' }).waitFor();
    await page.keyboard.press('1');
    await page.waitForFunction(() => /order 2 of 4/.test(document.querySelector('.question .words')?.textContent ?? ''));
    // The map is zoomed and shown whole again by keys.
    await page.locator('.map-board > .ground').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Show the whole map' }).waitFor();
    await page.keyboard.press('Home');
    expect(await page.getByRole('button', { name: 'Show the whole map' }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells every area in words', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    const labels = await page.locator('.map-place[data-spot^="area::"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(labels.length).toBeGreaterThan(8);
    for (const label of labels) expect(label).toMatch(/^Area \d of [A-Z].*: \d (minerals?|gas|conquest points?), limit \d/);
    expect(labels.some((label) => /\d (Marine|Zealot|Zergling)s? of /.test(label))).toBe(true);
    await context.close();
  });

  it('answers why not on the map, with the rule', async () => {
    const { page, context } = await person(browser);
    await begin(page);
    await page.locator('.map-place[data-spot^="route:"]').first().click({ force: true });
    await page.locator('.notice').getByRole('button', { name: /^Rule SC/ }).waitFor();
    await context.close();
  });

  it.each([['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone'], ['light', 'phone']])('has no serious findings of axe in the %s theme on a %s', async (theme, size) => {
    const { page, context } = await person(browser, size === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
    await context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
    await begin(page);
    expect(await serious(page)).toEqual([]);
    if (size === 'phone') {
      await page.getByRole('button', { name: /^Mine/ }).tap();
      expect(await serious(page)).toEqual([]);
    } else {
      for (const tab of ['Cards', 'Faction', 'Technologies']) {
        await page.getByRole('tab', { name: tab }).click();
        expect(await serious(page), tab).toEqual([]);
      }
    }
    await page.locator('.seats .more').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${serverUrl()}/new/starcraft`);
    await page.locator('form').waitFor();
    expect(await serious(page)).toEqual([]);
    await serve(page, 'starcraft', 'battle', ODDS);
    expect(await serious(page)).toEqual([]);
    await context.close();
  });
});

describe('StarCraft: Brood War', () => {
  let browser: Browser;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());
  const BROOD = { ...READY, expansion: 'brood-war' };

  it('is chosen in the form of a new table', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/new/starcraft`);
    await page.getByRole('radio', { name: /^Brood War/ }).check({ force: true });
    await page.getByText(/Leadership cards and heroes/).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets all choose Leadership cards in secret, and is played for a round', { timeout: 300_000 }, async () => {
    const { page, context, errors } = await person(browser);
    const id = await begin(page, BROOD);
    // The screen says what is asked and who has still to choose, and shows my cards alone.
    const screen = page.locator('.leadership');
    await screen.getByRole('heading', { name: 'Leadership cards · Stage I' }).waitFor();
    expect(await screen.locator('.choosers li').count()).toBe(2);
    await screen.locator('.choosers li.ready').getByText('has chosen').waitFor();
    await screen.locator('.choosers li:not(.ready)').getByText('is choosing…').waitFor();
    expect(await screen.locator('.cards .place.glows').count()).toBe(3);
    expect(await serious(page)).toEqual([]);
    // Who watches sees that somebody has chosen, and no card.
    const boris = await person(browser);
    await boris.page.goto(tableUrl(id));
    await boris.page.locator('.leadership .choosers li.ready').waitFor();
    expect(await boris.page.locator('.leadership .card').count()).toBe(0);
    const mine = await screen.locator('.cards .title span').first().innerText();
    await screen.locator('.cards .place').first().click();
    await screen.waitFor({ state: 'detached' });
    // Then all cards lie open.
    await page.getByRole('tab', { name: 'Leadership' }).click();
    const sheet = page.locator('#sc-mine .leaders');
    await sheet.locator('section').first().getByText(mine.replaceAll('\u00ad', '').split(' ')[0] ?? '').first().waitFor();
    await boris.page.locator('.seats .more').first().click();
    await boris.page.locator('dialog[open] .leaders .card').first().waitFor();
    await boris.context.close();
    let defended = false;
    let [asked, again] = ['', 0];
    for (let i = 0; i < 500; i++) {
      if ((await untilAsked(page)) === 'over' || /Round 2/.test(await page.locator('.headline').innerText())) break;
      const now = await question(page);
      again = now === asked ? again + 1 : 0;
      asked = now;
      const defend = page.locator('.place.glows[data-spot^="order:0:7"]');
      const done = page.locator('.question .last .choice');
      if (!defended && await defend.count() > 0) {
        await defend.click();
        await page.locator('.map-place.glows[data-spot^="area::"]').first().click({ force: true });
        await page.locator('.log').getByText(/ defends /).first().waitFor();
        defended = true;
      } else if (/^Place order/.test(now)) await decide(page);
      // Where nothing glows the step is over, and where pointing leads in circles it is ended.
      else if (await page.locator('.place.glows, .map-place.glows').count() > 0 && again < 12) await pressGlowing(page);
      else if (await done.count() > 0) await done.first().click();
      else await decide(page);
      await page.waitForFunction(() => document.querySelector('.question .choice:disabled') === null, null, { timeout: 30_000 });
    }
    expect(defended).toBe(true);
    expect(await page.locator('.headline').innerText()).toMatch(/Round 2|After 1/);
    await page.locator('.log').getByText(/guard token/).first().waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|ask|do|log|refuse|order|planet|unit|leadership)-[a-z]/);
    for (const tab of ['Orders', 'Faction', 'Leadership']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await serious(page), tab).toEqual([]);
    }
    const labels = await page.locator('.map-place[data-spot^="area::"]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    for (const label of labels) expect(label).toMatch(/^Area \d of [A-Z].*: (\d (minerals?|gas|conquest points?)|strategic area), limit \d/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('explains every component, marked by its box', async () => {
    const { page, context, errors } = await person(browser, { lang: 'ru' });
    await begin(page, BROOD);
    await page.getByRole('button', { name: 'Компоненты' }).click();
    const dialog = page.locator('dialog[open]');
    for (const part of ['Юниты', 'Постройки и модули', 'Технологии', 'Боевые карты', 'Карты лидерства', 'Карты Событий', 'Планеты']) {
      await dialog.getByRole('button', { name: part }).click();
      if (part !== 'Карты лидерства') await dialog.locator('.set').first().waitFor();
      expect(await dialog.innerText()).not.toMatch(/\b(web|unit|event|leadership|technology|planet|module|kind|card)-[a-z]/);
    }
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is led on a phone', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await begin(page, BROOD);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await serious(page)).toEqual([]);
    await page.locator('.leadership .cards .place').first().tap();
    await page.locator('.leadership').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Mine/ }).tap();
    await page.getByRole('tab', { name: 'Leadership' }).tap();
    await page.locator('.leaders .card').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(errors).toEqual([]);
    await context.close();
  });
});
