// One table over a socket: says hello with the last version seen, and comes back by itself after a break.

import type { Ask, Tell, Version } from '../protocol/wire';

export type Connection = 'connecting' | 'open' | 'reconnecting';

/** What the socket tells its owner. */
export interface Listener {
  /** The last version seen, to resume from. */
  version(): Version | null;
  told(tell: Tell): void;
  connection(state: Connection): void;
  /** A connection ended before it told anything. Why, a socket does not say; a request is told. */
  failed(): void;
}

/** Milliseconds to wait before the n-th attempt (from 0), a little different for everybody. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(500 * 2 ** attempt, 15_000);
  return Math.round(whole * (0.75 + random() * 0.5));
}

/** Milliseconds without a word after which nobody is at the other end: the server says something every half a minute. */
export const SILENCE = 75_000;

/** Milliseconds for a connection to come about, and, the first time, for the table to be told. */
export const GREETING = 10_000;

/** Milliseconds without a word after something was asked, until it is doubted that anybody hears. */
export const DOUBT = 8_000;

/** Milliseconds for the answer to a hello where that is doubted. */
export const PROBE = 5_000;

export type Open = (url: string) => WebSocket;

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #patience: ReturnType<typeof setTimeout> | null = null;
  /** What has yet to be answered. */
  #waits: 'hello' | 'question' | 'nothing' = 'hello';
  /** When something was heard last, in milliseconds since 1970. */
  #heard = 0;
  /** Whether this connection has told anything. */
  #told = false;
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
    const socket = this.#socket;
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(ask));
    // Hiding is answered by nobody; all else is, soon.
    if (this.#waits === 'nothing' && ask.ask !== 'hide') this.#wait('question', DOUBT, () => this.#probe(socket));
    return true;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#calm();
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
    this.#told = false;
    this.#wait('hello', GREETING, () => this.#drop(socket));
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      // First, so that a page which comes again in the background is not taken for a look at the table.
      if (document.visibilityState === 'hidden') this.#tellSight();
      this.ask({ ask: 'hello', version: this.listener.version() });
      // A table that takes long to come down a thin line gets more time at every attempt.
      this.#wait('hello', Math.min(GREETING * 2 ** this.#attempt, SILENCE), () => this.#drop(socket));
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (this.#socket !== socket || typeof event.data !== 'string') return;
      this.#wait('nothing', SILENCE, () => this.#drop(socket));
      this.#heard = Date.now();
      this.#told = true;
      this.#attempt = 0;
      this.listener.connection('open');
      this.listener.told(JSON.parse(event.data) as Tell);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.#calm();
    this.listener.connection('reconnecting');
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt));
    this.#attempt += 1;
    if (!this.#told) this.listener.failed();
  }

  // A machine that dies behind a balancer closes nothing, and closing from here may wait for its answer.
  #drop(socket: WebSocket): void {
    this.#lose(socket);
    socket.close();
  }

  /** Asks what is always answered. */
  #probe(socket: WebSocket): void {
    this.#wait('hello', PROBE, () => this.#drop(socket));
    if (!this.ask({ ask: 'hello', version: this.listener.version() })) this.#drop(socket);
  }

  /** Gives the other end this time, and none that was given before, to say something. */
  #wait(what: 'hello' | 'question' | 'nothing', milliseconds: number, then: () => void): void {
    this.#calm();
    this.#waits = what;
    this.#patience = setTimeout(then, milliseconds);
  }

  #calm(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
  }

  // Whoever does not see the page is told things as if away.
  #tellSight = (): void => {
    this.ask({ ask: 'hide', hidden: document.visibilityState === 'hidden' });
  };

  // When the network or the page comes back, there is no reason to wait on, and a line may have died meanwhile.
  #hurry = (event: Event): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.#socket && this.#waits !== 'hello' && (event.type === 'online' || Date.now() - this.#heard > DOUBT)) {
      this.#probe(this.#socket);
    }
  };
}

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`;
}
