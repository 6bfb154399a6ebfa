import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serious } from './axe.ts';
import { DESKTOP, PHONE, launch, person, serverUrl } from './browser.ts';
import { concede, makeTable, playAWhile, present, tableUrl } from './play.ts';
import { hook, pushService } from './push.ts';

const ME = { who: 'me', name: null };
const OPEN = { who: 'open' };
const NOVICE = { who: 'bot', level: 'novice' };
const A_DAY = { hours: 24, clock: { total_hours: null, weekends_off: false, zone: 'UTC', late: 'vote' } };

/** A picture for the eye, if a folder for them is named. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['ORRERY_SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function post(page: Page, path: string, body: unknown): Promise<number> {
  await present(page);
  return page.evaluate(async ([to, json]) => (await fetch(to, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: json,
  })).status, [path, JSON.stringify(body)] as const);
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto(serverUrl());
  await page.locator('.tile').first().waitFor();
  expect(await post(page, '/api/register', { name, password: 'correct horse' })).toBe(200);
}

/** Makes an account one of those who run the server, as its owner would. */
function appoint(name: string): void {
  const { ORRERY, ORRERY_DATABASE } = process.env;
  if (!ORRERY || !ORRERY_DATABASE) throw new Error('set ORRERY and ORRERY_DATABASE, as scripts/e2e does');
  execFileSync(ORRERY, ['operators', '--database', ORRERY_DATABASE, '--add', name]);
}

/** Boris sits down at Anna's table, and the game begins. */
async function begin(anna: Page, boris: Page, id: string): Promise<void> {
  expect(await post(boris, `/api/tables/${id}/sit`, { seat: 1 })).toBe(200);
  expect(await post(anna, `/api/tables/${id}/start`, {})).toBe(200);
  for (const page of [anna, boris]) {
    await page.goto(tableUrl(id));
    await page.locator('.question').waitFor();
  }
}

/** Whoever is to decide comes first. */
async function inTurn(anna: Page, boris: Page): Promise<[Page, Page]> {
  const mine = await anna.locator('.question.mine').count();
  return mine > 0 ? [anna, boris] : [boris, anna];
}

/** A time zone where no day begins soon, and whether it is the weekend there: nothing of that changes during a test. */
function somewhere(): { zone: string; isWeekend: boolean } {
  const now = new Date();
  const here = (zone: string, part: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', { ...part, timeZone: zone }).format(now);
  const zone = here('Europe/Moscow', { hour: '2-digit', hourCycle: 'h23' }) === '23' ? 'Asia/Tokyo' : 'Europe/Moscow';
  return { zone, isWeekend: ['Sat', 'Sun'].includes(here(zone, { weekday: 'short' })) };
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
/** Console lines of a request that was refused on purpose. */
const refused = (status: number) => (error: string) => !error.includes(`status of ${status}`);

describe('people', () => {
  let browser: Browser;
  const name = `Anna ${Date.now() % 1_000_000}`;
  beforeAll(async () => { browser = await launch(); });
  afterAll(async () => browser.close());

  it('shows both players the clock that one of them chose', async () => {
    const anna = await person(browser);
    const boris = await person(browser, { viewport: PHONE });
    const { page } = anna;
    const { zone, isWeekend } = somewhere();
    await page.goto(`${serverUrl()}/new/star-realms`);
    await page.getByLabel('Time for a turn').selectOption('24');
    await page.getByLabel('Time for the whole game').selectOption('168');
    await page.getByLabel('When time runs out').selectOption('concede');
    await page.getByLabel('Saturdays and Sundays do not count').check();
    await page.getByLabel('Time zone').selectOption(zone);
    await page.getByLabel('Seat 2').selectOption('open');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/tables/*');
    const agreed = `1 day a turn · 7 days in all · weekends off (${zone})`;
    await page.getByText(agreed).waitFor();
    await boris.page.goto(page.url());
    await boris.page.getByText(agreed).waitFor();
    await boris.page.getByText('When time runs out: the player concedes').waitFor();
    await boris.page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.seats .sign').waitFor();
    // A phone has no room for it among the seats: it stands beside the question.
    await boris.page.locator('.question .sign').waitFor();
    await boris.page.getByRole('button', { name: 'Clock and votes' }).click();
    const dialog = boris.page.locator('dialog');
    const [asked, waits] = [{ hasText: 'time until' }, { hasNotText: 'time until' }].map((who) => dialog.locator('.times li').filter(who));
    await asked?.getByText(isWeekend ? /time until .+ · left in all: 7 days/ : /time until .+ · left in all: 6 d 23 h/).waitFor();
    await waits?.getByText('left in all: 7 days').waitFor();
    await dialog.getByText(zone).waitFor();
    // The weekend alone stops the clock, and both are told so.
    for (const each of [page, boris.page]) expect(await each.getByText('no time is counted until Monday').count()).toBe(isWeekend ? 1 : 0);
    expect(await fits(boris.page)).toBe(true);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('pauses the clock when all agree, goes on when one wants to, and ends without a result when all agree', async () => {
    const anna = await person(browser);
    const boris = await person(browser, { viewport: PHONE });
    const a = anna.page;
    const b = boris.page;
    await a.goto(serverUrl());
    await b.goto(serverUrl());
    await a.locator('.tile').first().waitFor();
    await b.locator('.tile').first().waitFor();
    const id = await makeTable(a, [ME, OPEN], {}, 'star-realms', A_DAY);
    await begin(a, b, id);

    // By keyboard alone.
    await a.getByRole('button', { name: 'Clock and votes' }).focus();
    await a.keyboard.press('Enter');
    await a.getByRole('button', { name: 'Propose Pause the clock' }).focus();
    await a.keyboard.press('Enter');
    await a.locator('dialog').getByText('1 of 2 agree, you have agreed').waitFor();
    expect(await serious(a)).toEqual([]);
    await a.keyboard.press('Escape');
    await b.locator('.ballot').getByText('A vote waits for you: Pause the clock').waitFor();
    expect(await serious(b)).toEqual([]);
    await b.getByRole('button', { name: 'Agree', exact: true }).click();
    await a.getByText('The clock stands still.').waitFor();
    await a.locator('.log').getByText('All agree: Pause the clock').waitFor();
    await a.locator('.seats').getByText('clock paused').waitFor();
    await a.getByRole('button', { name: 'Go on' }).click();
    await b.getByText('The clock stands still.').waitFor({ state: 'detached' });

    await b.getByRole('button', { name: 'Clock and votes' }).click();
    await b.getByRole('button', { name: 'Propose More time' }).click();
    await b.locator('dialog').getByText('you have agreed').waitFor();
    await a.getByRole('button', { name: 'Against', exact: true }).click();
    await b.getByRole('button', { name: 'Propose More time' }).waitFor();
    await a.locator('.log').getByText(/is against: More time/).waitFor();

    await b.getByRole('button', { name: 'Propose End without a result' }).click();
    await b.keyboard.press('Escape');
    await a.locator('.ballot').getByRole('button', { name: 'Agree', exact: true }).click();
    // It cannot be undone, so it is asked once more.
    await a.locator('dialog').getByText('It cannot be undone.').waitFor();
    await a.getByRole('button', { name: 'Play on' }).click();
    await a.locator('.ballot').getByRole('button', { name: 'Agree', exact: true }).click();
    await a.locator('dialog').getByRole('button', { name: 'End without a result' }).click();
    for (const page of [a, b]) {
      await page.getByRole('heading', { name: 'Ended without a result' }).waitFor();
      await page.locator('section.over').getByText('Nobody wins, and nothing counts.').waitFor();
    }
    expect(await a.locator('.ratings').count()).toBe(0);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it('waits with votes while the server is gone, and tells when time has run out while the page slept', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    await anna.page.goto(serverUrl());
    await boris.page.goto(serverUrl());
    await anna.page.locator('.tile').first().waitFor();
    await boris.page.locator('.tile').first().waitFor();
    const id = await makeTable(anna.page, [ME, OPEN], {}, 'star-realms', A_DAY);
    await begin(anna.page, boris.page, id);
    const [, waits] = await inTurn(anna.page, boris.page);
    // The one who waits looks through a line that can be cut.
    let open: WebSocketRoute | null = null;
    let cut = false;
    await waits.clock.install();
    await waits.routeWebSocket(/\/ws\//, (socket) => {
      if (cut) {
        void socket.close();
        return;
      }
      open = socket;
      socket.connectToServer();
    });
    await waits.reload();
    await waits.getByRole('button', { name: 'Clock and votes' }).click();
    await waits.getByRole('button', { name: 'Propose Pause the clock' }).click();
    await waits.locator('dialog').getByText('you have agreed').waitFor();
    cut = true;
    await (open as WebSocketRoute | null)?.close();
    await waits.locator('dialog').getByText('The server cannot be reached. Votes wait until you are connected again.').waitFor();
    expect(await waits.getByRole('button', { name: 'Withdraw Pause the clock' }).isDisabled()).toBe(true);
    cut = false;
    await waits.clock.runFor(30_000);
    await waits.getByRole('button', { name: 'Withdraw Pause the clock' }).click();
    await waits.getByRole('button', { name: 'Propose Pause the clock' }).waitFor();
    await waits.keyboard.press('Escape');
    expect(await waits.locator('.sign.is-over').count()).toBe(0);
    await waits.clock.fastForward('30:00:00');
    await waits.locator('.question .sign').getByText('time is over').waitFor();
    await waits.locator('.question').getByRole('button', { name: 'Let a bot play on' }).waitFor();
    await anna.context.close();
    await boris.context.close();
  });

  it('rates a game between people, and shows it at its end, on the leaderboard and on the page of a player', async () => {
    const anna = await person(browser);
    const boris = await person(browser);
    const [a, b] = [`${name} A`, `${name} B`];
    await register(anna.page, a);
    await register(boris.page, b);
    await anna.page.goto(`${serverUrl()}/players/${encodeURIComponent(a)}`);
    await anna.page.getByText('You have not finished a game yet.').waitFor();
    const id = await makeTable(anna.page, [ME, OPEN]);
    await begin(anna.page, boris.page, id);
    await playAWhile(id, anna.page, boris.page);
    await concede(boris.page);
    await anna.page.locator('section.over .ratings').getByText('138 (+138)').waitFor();
    await boris.page.locator('section.over .ratings').getByText('−73 (−73)').waitFor();
    expect(await serious(anna.page)).toEqual([]);
    for (const [lang, viewport, theme] of [['en', DESKTOP, 'dark'], ['ru', PHONE, 'light']] as const) {
      const reader = await person(browser, { lang, viewport });
      await reader.context.addInitScript((wanted) => localStorage.setItem('orrery.theme', wanted), theme);
      const suffix = `${lang}-${viewport.width}`;
      await reader.page.goto(`${serverUrl()}/leaderboard/star-realms?players=2`);
      await reader.page.getByRole('link', { name: a, exact: true }).waitFor();
      expect(await serious(reader.page)).toEqual([]);
      expect(await fits(reader.page)).toBe(true);
      await shot(reader.page, `people-board-${suffix}`);
      await reader.page.getByRole('link', { name: a, exact: true }).click();
      await reader.page.getByRole('heading', { name: a }).waitFor();
      await reader.page.getByRole('img', { name: lang === 'en' ? 'Rating over 1 game: 0, 138' : 'Рейтинг за 1 партию: 0, 138' }).waitFor();
      await reader.page.getByText(lang === 'en' ? `against ${b}` : `против: ${b}`).waitFor();
      await reader.page.getByText('(+138)').waitFor();
      expect(await serious(reader.page)).toEqual([]);
      expect(await fits(reader.page)).toBe(true);
      await shot(reader.page, `people-player-${suffix}`);
      await reader.page.getByRole('link', { name: lang === 'en' ? 'Replay' : 'Запись' }).click();
      await reader.page.waitForURL(`**/tables/${id}/replay`);
      expect(reader.errors).toEqual([]);
      await reader.context.close();
    }
    const lost = await person(browser);
    await lost.page.goto(`${serverUrl()}/players/${encodeURIComponent(`${name} nobody`)}`);
    await lost.page.getByText('There is no account of that name.').waitFor();
    await lost.context.close();
    await anna.context.close();
    await boris.context.close();
  });

  it('keeps what a player wants to be told, and sends a test message', async () => {
    const { heard, address, close } = await hook();
    for (const [lang, viewport, form, message] of [['en', DESKTOP, 'json', 'subject'], ['ru', PHONE, 'slack', 'text']] as const) {
      const anna = await person(browser, { lang, viewport });
      const { page } = anna;
      const ru = lang === 'ru';
      await page.goto(`${serverUrl()}/settings`);
      // A guest may be told things, too, and learns how long that lasts.
      await page.getByText(ru ? 'Вы гость' : 'You are a guest').waitFor();
      await page.getByText(ru ? 'Пока сообщать некуда' : 'There is nowhere to write to yet').waitFor();
      const url = page.getByLabel(ru ? 'Вебхук' : 'Webhook');
      const save = page.getByRole('button', { name: ru ? 'Сохранить' : 'Save' });
      await url.fill('https://127.0.0.1/inside');
      await save.click();
      await page.getByRole('alert').waitFor();
      await url.fill(address);
      await page.getByLabel(ru ? 'Формат' : 'Form').selectOption(form);
      await page.getByLabel(ru ? 'Тихие часы' : 'Quiet hours').check();
      await page.getByLabel(ru ? 'до' : 'to', { exact: true }).selectOption('9');
      await page.getByLabel(ru ? 'когда игра окончена' : 'when a game is over').uncheck();
      await save.click();
      await page.getByRole('status').getByText(ru ? 'Сохранено.' : 'Saved.').waitFor();
      expect(await serious(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await shot(page, `people-settings-${lang}-${viewport.width}`);
      await page.reload();
      await url.waitFor();
      expect(await url.inputValue()).toBe(address);
      expect(await page.getByLabel(ru ? 'Формат' : 'Form').inputValue()).toBe(form);
      expect(await page.getByLabel(ru ? 'до' : 'to', { exact: true }).inputValue()).toBe('9');
      expect(await page.getByLabel(ru ? 'когда игра окончена' : 'when a game is over').isChecked()).toBe(false);
      await page.getByRole('button', { name: ru ? 'Отправить пробное сообщение' : 'Send a test message' }).click();
      await page.getByRole('status').waitFor();
      expect(heard).toHaveLength(1);
      expect(JSON.parse(heard.splice(0)[0]?.body ?? '')).toHaveProperty(message);
      // The refusal of the first webhook is the only thing that went wrong.
      expect(anna.errors.filter(refused(422))).toEqual([]);
      await anna.context.close();
    }
    await close();
  });

  it('lets this browser be told by push, by keyboard alone, and lists it', async () => {
    const { heard, address, close } = await hook();
    for (const [lang, viewport] of [['en', DESKTOP], ['ru', PHONE]] as const) {
      const anna = await person(browser, { lang, viewport });
      const { page, context } = anna;
      const ru = lang === 'ru';
      await context.grantPermissions(['notifications'], { origin: serverUrl() });
      await pushService(context, `${address}/${lang}`);
      await page.goto(`${serverUrl()}/settings`);
      const flip = page.getByRole('switch', { name: ru ? 'Сообщать в этот браузер' : 'Tell this browser' });
      await page.getByText(ru ? 'даже если Orrery нигде не открыта' : 'even when no page of Orrery is open').waitFor();
      expect(await flip.getAttribute('aria-checked')).toBe('false');
      await flip.focus();
      await page.keyboard.press('Space');
      await page.getByText(ru ? 'Теперь сообщения будут приходить' : 'From now on this browser tells you').waitFor();
      expect(await flip.getAttribute('aria-checked')).toBe('true');
      const list = page.getByRole('list', { name: ru ? 'Браузеры, в которые приходят сообщения' : 'My browsers that are told' });
      await list.getByText(ru ? 'Chromium, Linux' : 'Chromium on Linux').waitFor();
      await list.getByText(ru ? 'этот браузер' : 'this browser').waitFor();
      expect(await serious(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await flip.scrollIntoViewIfNeeded();
      await shot(page, `people-push-${lang}-${viewport.width}`);
      await page.getByRole('button', { name: ru ? 'Отправить пробное сообщение' : 'Send a test message' }).click();
      await page.getByText(ru ? 'Сообщение отправлено.' : 'A message is on its way.').waitFor();
      expect(heard).toHaveLength(1);
      const [sent] = heard.splice(0);
      expect(sent?.headers['content-encoding']).toBe('aes128gcm');
      expect(sent?.body.length).toBeLessThan(4096);
      await page.reload();
      await page.getByText(ru ? 'Сообщения появляются на этом устройстве' : 'Messages show on this device').waitFor();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${serverUrl()}/`);
      await list.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await page.getByText(ru ? 'Браузер убран' : 'Removed').waitFor();
      expect(await flip.getAttribute('aria-checked')).toBe('false');
      expect(await list.count()).toBe(0);
      expect(anna.errors).toEqual([]);
      await context.close();
    }
    await close();
  });

  it('says why a browser cannot be told, and what to do', async () => {
    const insecure = () => { Object.defineProperty(window, 'isSecureContext', { value: false }); };
    const unable = () => { Reflect.deleteProperty(window, 'PushManager'); };
    const denied = () => { Object.defineProperty(Notification, 'permission', { value: 'denied' }); };
    for (const [make, words] of [[insecure, 'адрес начинается с https'], [unable, 'не умеет показывать'], [denied, 'выберите для уведомлений «Разрешить»']] as const) {
      const { page, context } = await person(browser, { lang: 'ru', viewport: PHONE });
      await context.addInitScript(make);
      await page.goto(`${serverUrl()}/settings`);
      await page.getByText(words).waitFor();
      expect(await page.getByRole('switch', { name: 'Сообщать в этот браузер' }).isDisabled()).toBe(true);
      expect(await fits(page)).toBe(true);
      await context.close();
    }
    // An address inside the house is refused in the player's words, and the switch stays off.
    const { page, context } = await person(browser, { lang: 'ru' });
    await context.grantPermissions(['notifications'], { origin: serverUrl() });
    await pushService(context, 'https://127.0.0.1/inside');
    await page.goto(`${serverUrl()}/settings`);
    const flip = page.getByRole('switch', { name: 'Сообщать в этот браузер' });
    await flip.click();
    await page.getByRole('alert').getByText('должен быть адрес https, доступный всем').waitFor();
    expect(await flip.getAttribute('aria-checked')).toBe('false');
    await context.close();
  });

  it('shows what is pushed, the newer of two about a table in place of the older', async () => {
    const { page, context, errors } = await person(browser);
    await context.grantPermissions(['notifications'], { origin: serverUrl() });
    await page.goto(serverUrl());
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => { if (registrations[0]) resolve(registrations[0].registrationId); });
    });
    await devtools.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push.js');
      await navigator.serviceWorker.ready;
    });
    const registrationId = await registered;
    const push = (told: object) => devtools.send('ServiceWorker.deliverPushMessage', { origin: serverUrl(), registrationId, data: JSON.stringify(told) });
    const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, data }) => [title, body, tag, data as unknown]).sort());
    await push({ title: 'Your turn', body: 'Choose a ship', tag: 'one', lang: 'en', path: '/tables/1' });
    await expect.poll(shown).toEqual([['Your turn', 'Choose a ship', 'one', '/tables/1']]);
    await push({ title: 'Your vote', body: '', tag: 'one', lang: 'en', path: '/tables/1' });
    await expect.poll(shown).toEqual([['Your vote', '', 'one', '/tables/1']]);
    await push({ title: 'Look', body: '', tag: 'two', lang: 'en', path: 'https://elsewhere.example/tables/1' });
    await expect.poll(shown).toEqual([['Look', '', 'two', '/'], ['Your vote', '', 'one', '/tables/1']]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('tells that a mail address waits to be confirmed', async () => {
    const { page, context } = await person(browser);
    // This server sends no mail; one that does answers like this.
    await page.route('**/api/notices', async (route) => {
      const answer = (await (await route.fetch()).json()) as { settings: object };
      await route.fulfill({ json: { ...answer, mail: true, settings: { ...answer.settings, mail: 'anna@example.org', confirmed: false } } });
    });
    await page.goto(`${serverUrl()}/settings`);
    await page.getByText('A letter is on its way').waitFor();
    await page.getByRole('button', { name: 'Send it again' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send a test message' }).count()).toBe(0);
    await context.close();
  });

  it('tells at the top of the page what came of the link in a letter', async () => {
    const { page, context, errors } = await person(browser, { viewport: PHONE });
    const told = async (role: 'alert' | 'status', words: string) => {
      const line = page.getByRole(role).getByText(words);
      await line.waitFor();
      expect((await line.boundingBox())?.y).toBeLessThan(200);
      expect(await serious(page)).toEqual([]);
    };
    let right = false;
    for (const path of ['confirm', 'leave/*']) await page.route(`**/api/notices/${path}`, (route) => (right ? route.fulfill({ json: null }) : route.continue()));
    const end = page.getByRole('button', { name: 'End the letters' });
    for (const [link, well] of [['confirm', 'The address is confirmed.'], ['leave', 'No more mail about games will come.']] as const) {
      right = false;
      await page.goto(`${serverUrl()}/settings?${link}=${'0'.repeat(64)}`);
      if (link === 'leave') await end.click();
      await told('alert', 'This link has been used');
      right = true;
      if (link === 'leave') await end.click();
      else await page.goto(`${serverUrl()}/settings?${link}=${'0'.repeat(64)}`);
      await told('status', well);
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    expect(errors.filter(refused(422))).toEqual([]);
    await context.close();
  });

  it('asks for the password when the address changes, and shows where letters go until the new one is confirmed', async () => {
    for (const [lang, viewport] of [['en', DESKTOP], ['ru', PHONE]] as const) {
      const { page, context } = await person(browser, { lang, viewport });
      const ru = lang === 'ru';
      await register(page, `Mail ${name} ${lang}`);
      let sent: unknown = null;
      await page.route('**/api/notices', async (route) => {
        const wish = route.request().postDataJSON() as { mail: string } | null;
        if (wish) sent = wish;
        const answer = (await (await route.fetch({ method: 'GET', postData: undefined })).json()) as { settings: object };
        await route.fulfill({ json: { ...answer, mail: true, settings: { ...answer.settings, mail: 'anna@example.org', confirmed: true, waiting: wish?.mail ?? null } } });
      });
      await page.goto(`${serverUrl()}/settings`);
      await page.getByText(ru ? 'Адрес подтверждён.' : 'The address is confirmed.').waitFor();
      const form = page.getByRole('form', { name: ru ? 'Уведомления' : 'Notifications' });
      const password = form.getByLabel(ru ? 'Нынешний пароль' : 'Current password');
      expect(await password.count()).toBe(0);
      await form.getByLabel(ru ? 'Адрес почты' : 'Mail address').fill('a.long.address.of.anna@observatory.example.org');
      await password.fill('correct horse');
      expect(await serious(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await shot(page, `people-address-asked-${lang}`);
      await form.getByRole('button', { name: ru ? 'Сохранить' : 'Save' }).click();
      await form.getByText(ru ? 'До этого письма приходят на anna@example.org' : 'Until then letters go to anna@example.org').waitFor();
      expect(sent).toMatchObject({ mail: 'a.long.address.of.anna@observatory.example.org', password: 'correct horse' });
      expect(await password.count()).toBe(0);
      expect(await serious(page)).toEqual([]);
      expect(await fits(page)).toBe(true);
      await page.evaluate(() => { window.scrollTo(0, 0); });
      await shot(page, `people-address-waits-${lang}`);
      // Whoever goes back to the old one is asked for nothing.
      await form.getByLabel(ru ? 'Адрес почты' : 'Mail address').fill('anna@example.org');
      expect(await password.count()).toBe(0);
      await context.close();
    }
  });

  it('gives a program a token that works until it is revoked', async () => {
    const { page, context, errors } = await person(browser);
    await page.goto(`${serverUrl()}/settings`);
    await page.getByLabel('Name of the program').fill('Chess machine');
    await page.getByRole('button', { name: 'Make a token' }).click();
    const token = await page.getByLabel('Copy it now').inputValue();
    const ask = async (method: string, path: string) => (await fetch(serverUrl() + path, { method, headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask('POST', '/api/quick/star-realms')).toBe(200);
    // Programs play; the tokens themselves are their owner's.
    expect(await ask('GET', '/api/tokens')).toBe(403);
    await page.reload();
    expect(await page.getByLabel('Copy it now').count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke the token of Chess machine' }).click();
    await page.getByText('The token of Chess machine is revoked.').waitFor();
    await page.getByText('No program has a token.').waitFor();
    expect(await ask('POST', '/api/quick/star-realms')).toBe(401);
    expect(await serious(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('changes a password and logs out other browsers from the list', async () => {
    const anna = await person(browser);
    const { page } = anna;
    await register(page, `${name} P`);
    const phone = await person(browser, { viewport: PHONE });
    await phone.page.goto(serverUrl());
    await phone.page.locator('.tile').first().waitFor();
    const back = (password: string) => post(phone.page, '/api/login', { name: `${name} P`, password });
    expect(await back('correct horse')).toBe(200);
    expect(await post(page, '/api/tokens', { label: 'Chess machine' })).toBe(200);
    await page.goto(`${serverUrl()}/settings`);
    const list = page.getByRole('region', { name: 'Where you are logged in' });
    await list.getByText('this browser').waitFor();
    expect(await list.locator('li').count()).toBe(2);
    expect(await serious(page)).toEqual([]);
    await shot(page, 'people-sessions');

    // By keyboard alone.
    await list.getByRole('button', { name: /^Log out (Chrom|Unknown)/ }).focus();
    await page.keyboard.press('Enter');
    await list.getByText('is logged out.').waitFor();
    expect(await list.locator('li').count()).toBe(1);
    expect(await back('correct horse')).toBe(200);

    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password').fill('wrong horse');
    await form.getByLabel('New password').fill('battery staple');
    await page.keyboard.press('Enter');
    await form.getByText('This is not your current password.').waitFor();
    await form.getByLabel('Current password').fill('correct horse');
    await page.keyboard.press('Enter');
    await form.getByText('The password is changed.').waitFor();
    await form.getByText('1 program keeps its token').waitFor();
    await shot(page, 'people-password-changed');
    expect(await list.locator('li').count()).toBe(1);
    expect(await back('correct horse')).toBe(401);
    expect(await back('battery staple')).toBe(200);
    await phone.page.goto(`${serverUrl()}/settings`);
    await phone.page.getByRole('button', { name: 'Log out all others' }).click();
    await phone.page.getByText('All other browsers are logged out.').waitFor();
    expect(await fits(phone.page)).toBe(true);
    expect(anna.errors.filter(refused(401))).toEqual([]);
    expect(phone.errors.filter(refused(401))).toEqual([]);
    await anna.context.close();
    await phone.context.close();
  });

  it('asks for a letter with a forgotten password, and takes the new one from its link', async () => {
    const anna = await person(browser, { lang: 'ru' });
    const { page } = anna;
    const asked: unknown[] = [];
    // Mail itself is the server's own test.
    await page.route('**/api/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...await answer.json(), letters: true } });
    });
    await page.route('**/api/password/forgotten', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ json: null });
    });
    await page.goto(serverUrl());
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.locator('dialog').getByLabel('Имя').fill('Анна');
    await page.locator('dialog').getByRole('button', { name: 'Я не помню пароль' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Отправить письмо' }).waitFor();
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('dialog').getByText('письмо уже в пути').waitFor();
    expect(asked).toEqual([{ name: 'Анна' }]);

    await page.goto(`${serverUrl()}/reset#${'0'.repeat(64)}`);
    await page.getByLabel('Новый пароль').fill('battery staple');
    await page.keyboard.press('Enter');
    await page.getByText('По этой ссылке пароль уже сменили').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Попросить новое письмо' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Отправить письмо' }).waitFor();
    expect(anna.errors.filter(refused(422))).toEqual([]);
    await anna.context.close();
  });

  it('keeps the longest names and what stands beside them within a phone', async () => {
    const people = [];
    for (const letter of ['A', 'B', 'C']) {
      const one = await person(browser, { lang: 'ru', viewport: PHONE });
      await register(one.page, `Imperatrix_${letter}_${Date.now() % 1_000_000}`.padEnd(24, 'x'));
      people.push(one);
    }
    const [a, b, c] = people.map((one) => one.page);
    if (!a || !b || !c) throw new Error('three play');
    const id = await makeTable(a, [ME, OPEN, OPEN], { mode: 'free-for-all' }, 'star-realms', A_DAY);
    for (const [seat, page] of [[1, b], [2, c]] as const) expect(await post(page, `/api/tables/${id}/sit`, { seat })).toBe(200);
    expect(await post(a, `/api/tables/${id}/start`, {})).toBe(200);
    for (const page of [a, b, c]) {
      await page.goto(serverUrl());
      await page.locator('.row').first().waitFor();
      expect(await fits(page)).toBe(true);
      expect(await page.locator('.row').first().evaluate((row) => row.scrollWidth <= row.clientWidth && row.getBoundingClientRect().right <= window.innerWidth)).toBe(true);
    }
    await shot(a, 'people-long-names');
    await a.goto(tableUrl(id));
    await a.locator('.question').waitFor();
    expect(await serious(a)).toEqual([]);
    for (const one of people) {
      expect(one.errors).toEqual([]);
      await one.context.close();
    }
  });

  it('leaves room below the last thing on a page', async () => {
    const { page, context } = await person(browser, { viewport: PHONE });
    for (const path of ['/settings', '/new/starcraft']) {
      await page.goto(`${serverUrl()}${path}`);
      await page.locator('main').waitFor();
      expect(await page.locator('main').evaluate((main) => document.documentElement.scrollHeight - main.getBoundingClientRect().bottom - window.scrollY)).toBeGreaterThanOrEqual(48);
    }
    await context.close();
  });

  it('marks a name that is the account\'s own, and no other', async () => {
    const anna = await person(browser);
    const eve = await person(browser);
    await register(anna.page, `${name} S`);
    await eve.page.goto(serverUrl());
    await eve.page.locator('.tile').first().waitFor();
    expect(await post(eve.page, '/api/me', { name: `${name} S` })).toBe(409);
    const id = await makeTable(eve.page, [{ who: 'me', name: `${name} S` }, OPEN]);
    expect(await post(anna.page, `/api/tables/${id}/sit`, { seat: 1 })).toBe(200);
    await eve.page.goto(tableUrl(id));
    const seats = eve.page.locator('.seats li');
    await seats.nth(1).getByRole('link', { name: `${name} S` }).waitFor();
    expect(await seats.nth(0).getByRole('link').count()).toBe(0);
    expect(await serious(eve.page)).toEqual([]);
    expect(await post(eve.page, `/api/tables/${id}/start`, {})).toBe(200);
    await eve.page.locator('.question').waitFor();
    expect(await eve.page.locator('.seats li').nth(1).getByText('the name of an account').count()).toBe(1);
    expect(await eve.page.locator('.seats li').nth(0).getByText('the name of an account').count()).toBe(0);
    expect(await serious(eve.page)).toEqual([]);
    await anna.page.goto(tableUrl(id));
    for (const [speaker, words] of [[eve, 'from a guest'], [anna, 'from the account']] as const) {
      await speaker.page.getByRole('tab', { name: /Chat/ }).click();
      await speaker.page.getByLabel('Say something').fill(words);
      await speaker.page.keyboard.press('Enter');
      await eve.page.locator('.chat li', { has: eve.page.locator('time'), hasText: words }).waitFor();
    }
    const marked = (words: string) => eve.page.locator('.chat li', { hasText: words }).getByText('the name of an account').count();
    expect([await marked('from a guest'), await marked('from the account')]).toEqual([0, 1]);
    await shot(eve.page, 'people-own-name');
    expect(eve.errors.filter(refused(409))).toEqual([]);
    await anna.context.close();
    await eve.context.close();
  });

  it('lets operators alone ban somebody, whose page says so at once', async () => {
    const eve = await person(browser);
    await register(eve.page, `${name} E`);
    await eve.page.goto(`${serverUrl()}/admin`);
    await eve.page.getByText('This page is for those who run the server.').waitFor();
    const id = await makeTable(eve.page, [ME, NOVICE]);
    await eve.page.goto(tableUrl(id));
    await eve.page.locator('.question').waitFor();

    const olga = await person(browser);
    const { page } = olga;
    await register(page, `${name} O`);
    appoint(`${name} O`);
    await page.goto(`${serverUrl()}/admin`);
    await page.getByRole('heading', { name: 'Rules in use' }).waitFor();
    const search = page.locator('form', { has: page.getByLabel('Find people by name') });
    await search.getByLabel('Find people by name').fill(`${name} E`);
    await search.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: `Tables ${name} E` }).click();
    const tables = page.getByRole('region', { name: `Tables of ${name} E` });
    const ban = tables.getByRole('button', { name: `Ban: ${name} E` });
    await ban.press('Enter');
    await page.keyboard.press('Escape');
    expect(await ban.evaluate((one) => one === document.activeElement)).toBe(true);
    await ban.press('Enter');
    await page.locator('dialog').getByRole('button', { name: 'Ban' }).click();
    await tables.getByRole('button', { name: `Let in again: ${name} E` }).waitFor();
    const again = page.getByRole('button', { name: `Let in again ${name} E` });
    await again.waitFor();
    expect(await serious(page)).toEqual([]);
    await shot(page, 'people-admin');
    await tables.getByRole('button', { name: 'Latest tables' }).click();
    await page.getByRole('region', { name: 'Latest tables' }).waitFor();

    await eve.page.getByRole('heading', { name: 'You are not let in' }).waitFor();
    await eve.page.goto(serverUrl());
    await eve.page.getByText('This account is banned from this server.').waitFor();
    // What the server knows is still hers, and so is the way out.
    await eve.page.getByRole('link', { name: 'Download everything the server knows about me' }).waitFor();
    await eve.page.getByRole('button', { name: 'Forget me' }).click();
    await eve.page.getByLabel('Password, if you have an account').waitFor();
    expect(await serious(eve.page)).toEqual([]);
    await eve.page.getByRole('button', { name: 'Keep it' }).click();
    await again.click();
    await page.getByRole('button', { name: `Ban ${name} E` }).waitFor();
    await eve.page.getByRole('button', { name: 'Try again' }).click();
    await eve.page.locator('.tile').first().waitFor();
    expect(await eve.page.locator('.who', { hasText: `${name} E` }).count()).toBe(1);
    const logOut = page.getByRole('button', { name: `Log out everywhere ${name} E` });
    await logOut.click();
    await logOut.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: `Ban ${name} E` }).count()).toBe(1);
    expect(olga.errors).toEqual([]);
    await eve.context.close();
    await olga.context.close();
  });
});
