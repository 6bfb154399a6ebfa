import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOUBT, GREETING, pause, PROBE, SILENCE, TableSocket, type Connection } from '../src/net/socket';
import type { Tell, Version } from '../src/protocol/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(words: string) {
    this.sent.push(JSON.parse(words));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(tell: Tell) {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

describe('the socket of a table', () => {
  let version: Version | null;
  let states: Connection[];
  let told: Tell[];
  let failed: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    version = null;
    states = [];
    told = [];
    failed = 0;
    socket = new TableSocket('ws://test', {
      version: () => version,
      told: (tell) => told.push(tell),
      connection: (state) => states.push(state),
      failed: () => { failed += 1; },
    }, () => new FakeSocket() as unknown as WebSocket);
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('says hello first', () => {
    last().opens();
    expect(last().sent).toEqual([{ ask: 'hello', version: null }]);
  });

  it('comes back after a break and resumes from the last version', () => {
    last().opens();
    last().tells({ tell: 'done', request: 1 });
    version = { records: 7, undos: 1 };
    last().close();
    expect(states.at(-1)).toBe('reconnecting');
    expect(socket.ask({ ask: 'say', words: 'x' })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ ask: 'hello', version: { records: 7, undos: 1 } }]);
    last().tells({ tell: 'done', request: 2 });
    expect(states.at(-1)).toBe('open');
    expect(told).toHaveLength(2);
    expect(failed).toBe(0);
  });

  it('says that no connection came about', () => {
    last().opens();
    last().tells({ tell: 'done', request: 1 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().close();
    expect(failed).toBe(1);
  });

  it('waits longer with every failure, up to a limit', () => {
    expect([0, 1, 2, 10].map((attempt) => pause(attempt, () => 0.5))).toEqual([500, 1000, 2000, 15_000]);
    for (let i = 0; i < 4; i++) {
      last().close();
      vi.advanceTimersToNextTimer();
    }
    expect(FakeSocket.all).toHaveLength(5);
  });

  it('takes a server that says nothing for gone, and one that says anything for there', () => {
    last().opens();
    last().tells({ tell: 'beat' });
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(30_000);
      last().tells({ tell: 'beat' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    const silent = last();
    // Its end is not told either: a browser waits for the other side.
    silent.close = () => { silent.readyState = 2; };
    vi.advanceTimersByTime(SILENCE - 1);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect([states.at(-1), silent.readyState]).toEqual(['reconnecting', 2]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ ask: 'hello', version: null }]);
  });

  it('waits no longer for a connection that does not come about, nor for a table that is not told', () => {
    vi.advanceTimersByTime(GREETING);
    expect(states.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    // The table may be large and the line thin.
    vi.advanceTimersByTime(GREETING);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(GREETING + 2000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('doubts a line on which nothing is answered, and opens another if a hello is not answered either', () => {
    last().opens();
    last().tells({ tell: 'beat' });
    const dead = last();
    socket.ask({ ask: 'say', words: 'x' });
    vi.advanceTimersByTime(DOUBT - 1);
    socket.ask({ ask: 'say', words: 'y' });
    expect(dead.sent).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(dead.sent.at(-1)).toEqual({ ask: 'hello', version: null });
    vi.advanceTimersByTime(PROBE - 1);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('reconnecting');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('keeps a line that answers', () => {
    last().opens();
    last().tells({ tell: 'beat' });
    for (const answer of [{ tell: 'done', request: 1 }, { tell: 'beat' }] as const) {
      socket.ask({ ask: 'say', words: 'x' });
      vi.advanceTimersByTime(DOUBT + PROBE - 1);
      last().tells(answer);
      vi.advanceTimersByTime(SILENCE - 1);
      last().tells({ tell: 'beat' });
    }
    socket.ask({ ask: 'hide', hidden: true });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks whether anybody is there when the network or the page comes back', () => {
    last().opens();
    last().tells({ tell: 'beat' });
    dispatchEvent(new Event('online'));
    expect(last().sent.at(-1)).toEqual({ ask: 'hello', version: null });
    last().tells({ tell: 'beat' });
    const before = last().sent.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.slice(before)).toEqual([{ ask: 'hide', hidden: false }]);
    // A phone that slept.
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.slice(before + 1)).toEqual([{ ask: 'hello', version: null }, { ask: 'hide', hidden: false }]);
    vi.advanceTimersByTime(PROBE + 1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('tells when nobody sees the page', () => {
    const sight = vi.spyOn(document, 'visibilityState', 'get');
    last().opens();
    for (const state of ['hidden', 'visible'] as const) {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(last().sent.slice(1)).toEqual([{ ask: 'hide', hidden: true }, { ask: 'hide', hidden: false }]);
    sight.mockReturnValue('hidden');
    last().close();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent).toEqual([{ ask: 'hide', hidden: true }, { ask: 'hello', version: null }]);
    sight.mockRestore();
  });

  it('stays closed when closed on purpose', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
