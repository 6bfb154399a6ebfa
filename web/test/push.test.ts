import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytesOf, isFor } from '../src/people/push';

type Told = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

/** The worker in a browser with these windows open: what it opens, and which window it brings to the front. */
function worker(windows: string[] = []) {
  const heard = new Map<string, (event: Told) => void>();
  const done: string[] = [];
  const self = {
    location: { origin: 'https://orrery.example' },
    addEventListener: (name: string, listener: (event: Told) => void) => heard.set(name, listener),
    registration: { showNotification: (title: string, rest: { data: string }) => { done.push(`show ${title} for ${rest.data}`); } },
    clients: {
      matchAll: () => Promise.resolve(windows.map((url) => ({ url, focus: () => { done.push(`focus ${url}`); } }))),
      openWindow: (path: string) => { done.push(`open ${path}`); },
    },
  };
  new Function('self', readFileSync('public/push.js', 'utf8'))(self);
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    heard.get(name)?.({ waitUntil: (one) => work.push(one), ...event });
    await Promise.all(work);
    return done;
  };
  return { push: (data: unknown) => tell('push', { data }), click: (data: unknown) => tell('notificationclick', { notification: { data, close: () => undefined } }) };
}

describe('the worker', () => {
  it('brings an open table to the front', async () => {
    const windows = ['https://orrery.example/', 'https://orrery.example/tables/1?x#y'];
    expect(await worker(windows).click('/tables/1')).toEqual(['focus https://orrery.example/tables/1?x#y']);
  });

  it('opens a table that is not open', async () => {
    expect(await worker(['https://orrery.example/tables/10']).click('/tables/1')).toEqual(['open /tables/1']);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/x', 'javascript:alert(1)', 'data:text/html,x', 'https://', null])('opens nothing elsewhere: %s', async (path) => {
    expect(await worker().click(path)).toEqual(['open /']);
  });

  it('shows something whatever comes', async () => {
    expect(await worker().push(null)).toEqual(['show Orrery for /']);
    expect(await worker().push({ json: () => { throw new SyntaxError(); } })).toEqual(['show Orrery for /']);
    expect(await worker().push({ json: () => ({ title: 7, path: {} }) })).toEqual(['show Orrery for /']);
  });
});

describe('a subscription', () => {
  const made = (key: Uint8Array<ArrayBuffer> | null) => ({ options: { applicationServerKey: key?.buffer ?? null } }) as unknown as PushSubscription;

  it('is for the key that it was made with', () => {
    expect([...bytesOf('_-8')]).toEqual([255, 239]);
    expect(isFor(made(bytesOf('_-8')), '_-8')).toBe(true);
    expect(isFor(made(bytesOf('_-8')), '-_8')).toBe(false);
    expect(isFor(made(null), '_-8')).toBe(true);
  });
});
