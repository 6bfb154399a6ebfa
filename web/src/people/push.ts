// Push in this browser: whether it can be told things, and letting it be told.

import { api, Refusal } from '../net/api';
import type { NoticePage } from '../protocol/wire';

/** How it stands with this browser: it never can, it is not allowed to, or it is a matter of a switch. */
export type PushState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/push.js';

const refuse = (key: string) => new Refusal({ key, args: {}, rule: null });

/** Bytes written in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Whether a subscription is for the key that the server has now; a browser that does not tell is believed. */
export function isFor(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey;
  return known === null || String(new Uint8Array(known)) === String(bytesOf(key));
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/** How it stands with this browser, which the server may know already. */
export async function pushState(page: NoticePage): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || !page.browsers.some((browser) => browser.here)) return 'off';
  const own = await subscription();
  return own && isFor(own, page.push_key) ? 'on' : 'off';
}

/** Subscribes this browser. Somebody who has set nothing yet gets its zone, and this language. */
export async function turnOn(page: NoticePage, language: string): Promise<NoticePage> {
  if ((await Notification.requestPermission()) !== 'granted') throw refuse('web-push-dismissed');
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  let own = await registration.pushManager.getSubscription();
  if (own && !isFor(own, page.push_key)) {
    await own.unsubscribe();
    own = null;
  }
  try {
    own ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(page.push_key) });
  } catch {
    throw refuse('web-push-no-service');
  }
  const { endpoint = '', keys } = own.toJSON();
  try {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return await api.addBrowser({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', zone, language });
  } catch (error) {
    await own.unsubscribe();
    throw error;
  }
}

/** Ends it for a browser of mine; for this one at its push service, too. */
export async function turnOff(page: NoticePage, id: string): Promise<NoticePage> {
  const here = page.browsers.some((browser) => browser.here && browser.id === id);
  const left = await api.removeBrowser(id);
  if (here && 'serviceWorker' in navigator) await (await subscription())?.unsubscribe();
  return left;
}
