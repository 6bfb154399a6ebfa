// Where messages to players who are away arrive in tests.

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

/** Listens where the server may call although it is inside. */
export async function hook(): Promise<{ heard: { body: string; headers: IncomingHttpHeaders }[]; address: string; close: () => Promise<unknown> }> {
  const heard: { body: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => { body += part.toString('latin1'); });
    request.on('end', () => {
      heard.push({ body, headers: request.headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => { server.listen(Number(process.env['ORRERY_HOOK'] ?? 0), '127.0.0.1', resolve); });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { heard, address, close: () => new Promise((resolve) => { server.close(resolve); }) };
}

/** No push service can be reached from here: the browser subscribes at one of our own instead, and remembers that it did. */
export async function pushService(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const KEPT = 'test.push';
    let key: ArrayBuffer | null = null;
    const made = (keys: Record<string, string>) => ({
      options: { userVisibleOnly: true, applicationServerKey: key },
      toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
      unsubscribe: () => { localStorage.removeItem(KEPT); return Promise.resolve(true); },
    });
    PushManager.prototype.getSubscription = () => {
      const kept = localStorage.getItem(KEPT);
      return Promise.resolve(kept === null ? null : made(JSON.parse(kept) as Record<string, string>) as unknown as PushSubscription);
    };
    PushManager.prototype.subscribe = async (options) => {
      key = (options?.applicationServerKey as Uint8Array<ArrayBuffer>).buffer;
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const keys = {
        p256dh: base64(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
        auth: base64(crypto.getRandomValues(new Uint8Array(16))),
      };
      localStorage.setItem(KEPT, JSON.stringify(keys));
      return made(keys) as unknown as PushSubscription;
    };
  }, endpoint);
}
