import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starRealms } from '../src/games/star-realms/module';
import ClockWords from '../src/lobby/ClockWords.svelte';
import FrontPage from '../src/lobby/FrontPage.svelte';
import { myself } from '../src/lobby/me.svelte';
import Curve from '../src/people/Curve.svelte';
import PlayerPage from '../src/people/PlayerPage.svelte';
import SettingsPage from '../src/people/SettingsPage.svelte';
import type { NoticePage, NoticeSettings, PlayerPage as Page, SeatState } from '../src/protocol/wire';
import Chat from '../src/table/Chat.svelte';
import { TableSession } from '../src/table/session.svelte';
import { play, player, summary, view } from './fixtures/table';
import VotesFrame from './fixtures/VotesFrame.svelte';
import { Wire } from './fixtures/wire';

let mounted: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  mounted = mount(component, { target: document.body, props });
  flushSync();
}

const find = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const button = (words: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words);
  if (!found) throw new Error(`no button '${words}'`);
  return found;
};
/** Lets what is under way come to its end. */
const settle = async () => {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => { setTimeout(resolve, 0); });
  flushSync();
};

it('says on the front page that a server only finishes its games', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  for (const only_finishes of [true, false]) {
    myself.me = { name: 'Ada', account: true, only_finishes, build: 'b' };
    if (mounted) void unmount(mounted);
    show(FrontPage, {});
    await settle();
    expect(document.body.textContent.includes('being replaced by a newer one')).toBe(only_finishes);
  }
  myself.me = null;
});

describe('the settings page', () => {
  const settings: NoticeSettings = {
    mail: 'ada@x.example', confirmed: false, waiting: null, letters: true, webhook: null, turns: true, ends: true, votes: true, pause_minutes: 60,
    quiet: null, digest: null, zone: 'UTC', language: 'en',
  };
  let page: NoticePage;
  let asked: [string, unknown][];
  let denied: string | null;

  beforeEach(async () => {
    asked = [];
    denied = null;
    page = { settings, mail: true, browsers: [], push_key: '' };
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
      asked.push([path, body === undefined ? null : JSON.parse(body)]);
      if (denied !== null && path !== '/api/notices') return Promise.resolve(Response.json({ reason: { key: denied, args: {}, rule: null } }, { status: 401 }));
      const lists = ['/api/tokens', '/api/sessions', '/api/me/sessions'];
      return Promise.resolve(Response.json(lists.includes(path) ? [] : path === '/api/notices' ? page : null));
    });
    await open();
  });

  async function open(leave: string | null = null, confirm: string | null = null): Promise<void> {
    if (mounted) void unmount(mounted);
    show(SettingsPage, { confirm, leave });
    await settle();
  }

  function type(selector: string, text: string): void {
    const field = find<HTMLInputElement>(selector);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }

  it('asks an account for its password when the address changes, and for nothing when it changes back', async () => {
    myself.me = { name: 'Ada', account: true, build: 'b' } as NonNullable<typeof myself.me>;
    page = { ...page, settings: { ...settings, confirmed: true, waiting: 'new@x.example' } };
    await open();
    const guard = () => document.querySelector('[aria-describedby=mail-guarded]');
    expect(find<HTMLInputElement>('#mail').value).toBe('new@x.example');
    expect(find('#mail-state').textContent).toMatch(/new@x\.example.*ada@x\.example/);
    expect(guard()).toBeNull();
    type('#mail', 'ada@x.example');
    expect(guard()).toBeNull();
    type('#mail', '');
    expect(guard()).not.toBeNull();
    type('#mail', 'other@x.example');
    type('[aria-describedby=mail-guarded]', 'correct horse');
    asked = [];
    find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect(asked[0]?.[1]).toMatchObject({ mail: 'other@x.example', password: 'correct horse' });
    myself.me = null;
  });

  it('ends letters by a button, and by no link alone', async () => {
    asked = [];
    await open('a'.repeat(64));
    expect(asked.map(([path]) => path)).not.toContain(`/api/notices/leave/${'a'.repeat(64)}`);
    button('End the letters').click();
    await settle();
    expect(asked.map(([path]) => path)).toContain(`/api/notices/leave/${'a'.repeat(64)}`);
    expect(find('.told').textContent).toContain('No more mail');
    expect([...document.querySelectorAll('button')].some((one) => one.textContent.trim() === 'End the letters')).toBe(false);
  });

  it('tells what came of a link where it was followed, and of the form in the form', async () => {
    const places = () => [...document.querySelectorAll('main .refusal, main .told')].map((one) => one.closest('form') !== null);
    await open('a'.repeat(64));
    denied = 'server-bad-token';
    button('End the letters').click();
    await settle();
    expect(places()).toEqual([false]);
    denied = null;
    button('Save').click();
    await settle();
    expect(places()).toEqual([true]);
    await open(null, 'b'.repeat(64));
    expect(places()).toEqual([false]);
  });

  it('sends the letter again and keeps what was typed', async () => {
    const hook = find<HTMLInputElement>('#webhook');
    hook.value = 'https://hooks.example/1';
    hook.dispatchEvent(new Event('input', { bubbles: true }));
    asked = [];
    button('Send it again').click();
    await settle();
    expect(asked.map(([path]) => path)).toEqual(['/api/notices/again']);
    expect([find<HTMLInputElement>('#webhook').value, find<HTMLInputElement>('#mail').value]).toEqual(['https://hooks.example/1', 'ada@x.example']);
    expect(find('.told').textContent).toContain('on its way again');
  });

  it('tells that a password was wrong where it was asked for', async () => {
    myself.me = { name: 'Ada', account: true, build: 'b' } as NonNullable<typeof myself.me>;
    flushSync();
    button('Delete my account').click();
    flushSync();
    const field = find<HTMLInputElement>('dialog input[type=password]');
    field.value = 'not the one';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    denied = 'server-wrong-password';
    find<HTMLFormElement>('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect(find('dialog [role=alert]').textContent).not.toBe('');
    expect(find<HTMLInputElement>('dialog input[type=password]').value).toBe('not the one');
    myself.me = null;
  });
});

it('a list tells when time is over by the clock of the server', () => {
  const told = Date.UTC(2026, 10, 20, 12) / 1000;
  vi.useFakeTimers();
  // This browser is a day ahead.
  vi.setSystemTime((told + 24 * 3600) * 1000);
  const clock = { clock: { total_hours: null, weekends_off: false, zone: 'UTC', late: 'bot' }, paused: false, now: told, ends: [told + 3600, null], left: [null, null] } as const;
  show(ClockWords, { table: summary({ hours: 24, clock: { ...clock, ends: [...clock.ends], left: [...clock.left] } }) });
  expect(find('.clock b').textContent).not.toContain('over');
});

it('marks in the chat the name of an account that speaks, and no other that reads the same', () => {
  const wire = new Wire();
  const session = new TableSession('abc', starRealms, summary(), wire.open);
  const chat = [{ name: 'Olga', seat: null, words: 'from a guest', at: 1 }, { name: 'Olga', account: true, seat: 0, words: 'from the account', at: 2 }];
  wire.tell({ tell: 'table', summary: summary(), play: play(), log: [], whole_log: true, log_from: 0, chat, build: 'b' });
  show(Chat, { session });
  const said = [...document.querySelectorAll('.chat li')].map((line) => [line.textContent.includes('from the account'), line.textContent.includes('the name of an account')]);
  expect(said).toEqual([[false, false], [true, true]]);
  session.close();
});

it('tells in the chat on which day something was said that was not said today', () => {
  vi.useFakeTimers();
  const now = new Date(2026, 10, 19, 12).getTime();
  vi.setSystemTime(now);
  const wire = new Wire();
  const session = new TableSession('abc', starRealms, summary(), wire.open);
  const chat = [1000, 30 * 24 * 3600, 24 * 3600, 3600].map((ago) => ({ name: 'Olga', seat: null, words: 'hello', at: now / 1000 - ago })).sort((a, b) => a.at - b.at);
  wire.tell({ tell: 'table', summary: summary(), play: play(), log: [], whole_log: true, log_from: 0, chat, build: 'b' });
  show(Chat, { session });
  const [month, day, ...today] = [...document.querySelectorAll('.chat time')].map((time) => time.textContent);
  expect(month).toMatch(/Oct/);
  expect(day).toMatch(/Wed/);
  expect(today.every((time) => /^\d/.test(time))).toBe(true);
  session.close();
});

describe('votes', () => {
  const seat = (number: number, more: Partial<SeatState> = {}): SeatState =>
    ({ seat: number, name: `P${number}`, who: 'human', mine: number === 0, online: true, replaced: false, bot_vote: null, ...more });

  function offers(seats: SeatState[], out: number[]): string[] {
    const wire = new Wire();
    const table = summary({ seats });
    const session = new TableSession('abc', starRealms, table, wire.open);
    const players = seats.map((one) => player(one.seat, { in_game: !out.includes(one.seat) }));
    wire.tell({ tell: 'table', summary: table, play: play({ view: view({ players }) }), log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
    show(VotesFrame, { session });
    const found = [...document.querySelectorAll('.motions b')].map((one) => one.textContent);
    session.close();
    return found;
  }

  it('offer to concede to opponents who are in the game, and to nobody else', () => {
    const four = [seat(0, { partners: [1] }), seat(1, { partners: [0] }), seat(2, { partners: [3] }), seat(3, { partners: [2] })];
    const all = offers(four, [3]).join(' ');
    expect([all.includes('P1'), all.includes('P2'), all.includes('P3')]).toEqual([false, true, false]);
  });

  it('ask somebody who was voted out whether the game may end, and let nothing be proposed', () => {
    const wire = new Wire();
    const table = summary({
      seats: [seat(0, { replaced: true, voted_out: true }), seat(1)],
      ballots: [{ motion: { motion: 'abort' }, vote: { agreed: [1], missing: [0] } }],
    });
    const session = new TableSession('abc', starRealms, table, wire.open);
    wire.tell({ tell: 'table', summary: table, play: play({ view: view({ players: [player(0), player(1)] }) }), log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
    show(VotesFrame, { session });
    expect([...document.querySelectorAll('.motions b')].map((one) => one.textContent)).toEqual(['End without a result']);
    expect([...document.querySelectorAll('.motions button')].map((one) => one.textContent)).toEqual(['AgreeEnd without a result', 'AgainstEnd without a result']);
    const bar = [...document.querySelectorAll<HTMLButtonElement>('.ballot button')];
    expect(bar.map((one) => one.textContent)).toEqual(['Agree', 'Against']);
    bar[1]?.click();
    expect(wire.sent.at(-1)).toMatchObject({ ask: 'vote', motion: { motion: 'abort' }, agree: false });
    session.close();
  });

  it('are not for those who are out of it', () => {
    expect(offers([seat(0), seat(1), seat(2)], [0])).toEqual([]);
  });
});

it('writes no number of a plot over another', () => {
  const places = (points: number[]) => {
    if (mounted) void unmount(mounted);
    show(Curve, { points, label: 'rating' });
    return [...document.querySelectorAll('figure text')].map((text) => Number(text.getAttribute('y'))).sort((a, b) => a - b);
  };
  for (const points of [[0, -73, 614], [0, 600, -600, 3], [-500, -3, -200], [138], [0, 0]]) {
    const found = places(points);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every((place, i) => i === 0 || place - (found[i - 1] ?? 0) >= 12)).toBe(true);
  }
});

it('draws no rating of which no game is known', async () => {
  const rating = { game: 'star-realms', players: 2, points: 138, games: 1, wins: 1 };
  const page: Page = { name: 'Ada', me: false, since: 0, ratings: [rating], history: [], finished: [], months: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page)));
  show(PlayerPage, { name: 'Ada' });
  await settle();
  expect(find('.plot').textContent).toContain('138');
  expect(document.querySelector('.plot svg')).toBeNull();
  expect(find('.plot').textContent).not.toContain('last 0 games');
});
