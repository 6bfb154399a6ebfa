// One table over a socket: says hello with the last version seen, and comes back by itself after a break.

import type { Ask, Tell, Version } from '../protocol/wire';

export type Connection = 'connecting' | 'open' | 'reconnecting';

/** What the socket tells its owner. */
export interface Listener {
  /** The last version seen, to resume from. */
  version(): Version | null;
  told(tell: Tell): void;
  connection(state: Connection): void;
}

/** Milliseconds to wait before the n-th attempt (from 0), a little different for everybody. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(500 * 2 ** attempt, 15_000);
  return Math.round(whole * (0.75 + random() * 0.5));
}

/** Milliseconds without a word after which nobody is at the other end: the server says something every half a minute. */
export const SILENCE = 75_000;

export type Open = (url: string) => WebSocket;

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: Open = (address) => new WebSocket(address),
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#tellSight);
  }

  /** Sends a question; false if there is no connection. */
  ask(ask: Ask): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(ask));
    return true;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#silence !== null) clearTimeout(this.#silence);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('visibilitychange', this.#tellSight);
    this.#socket?.close();
  }

  #connect(): void {
    this.#timer = null;
    this.listener.connection(this.#attempt === 0 ? 'connecting' : 'reconnecting');
    const socket = this.open(this.url);
    this.#socket = socket;
    this.#listen(socket);
    socket.onopen = () => {
      // First, so that a page which comes again in the background is not taken for a look at the table.
      if (document.visibilityState === 'hidden') this.#tellSight();
      this.ask({ ask: 'hello', version: this.listener.version() });
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (this.#socket !== socket || typeof event.data !== 'string') return;
      this.#listen(socket);
      this.#attempt = 0;
      this.listener.connection('open');
      this.listener.told(JSON.parse(event.data) as Tell);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.listener.connection('reconnecting');
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt));
    this.#attempt += 1;
  }

  // A machine that dies behind a balancer closes nothing, and closing from here may wait for its answer.
  #listen(socket: WebSocket): void {
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#lose(socket);
      socket.close();
    }, SILENCE);
  }

  // Whoever does not see the page is told things as if away.
  #tellSight = (): void => {
    this.ask({ ask: 'hide', hidden: document.visibilityState === 'hidden' });
  };

  // When the network or the page comes back, there is no reason to wait on.
  #hurry = (): void => {
    if (this.#timer === null || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`;
}
