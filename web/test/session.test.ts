import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Happened, Play, Said, Tell } from '../src/protocol/wire';
import { starCraft } from '../src/games/starcraft/module';
import { TableSession } from '../src/table/session.svelte';
import { line, play, playScout, summary } from './fixtures/table';
import { Wire } from './fixtures/wire';

const BATTLE = 'log-compared';
const QUIET = 'log-round';
const peace = { battle: null, round: 1 };
const at = (records: number, more: object = {}) => play({ version: { records, undos: 0 }, asked_since: records, view: peace, ...more });
const moved = (records: number, happened: Happened[]): Tell => ({ tell: 'moved', happened, play: at(records) });

function table(log: Happened[] = [], log_from = 0): { session: TableSession; wire: Wire } {
  const wire = new Wire();
  const session = new TableSession('abc', starCraft, summary(), wire.open);
  wire.tell({ tell: 'table', summary: summary(), play: at(1), log, whole_log: true, log_from, chat: [], build: 'b' });
  return { session, wire };
}

describe('where nothing moves on the screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('what follows on the heels of a beat does not sweep it away', async () => {
    const { session, wire } = table();
    const shown = () => session.state.play?.version.records;
    wire.tell(moved(2, [line(1, QUIET)]));
    // This one waits to be drawn with the next.
    wire.tell(moved(3, [line(2, QUIET)]));
    wire.tell(moved(4, [line(3, BATTLE)]));
    wire.tell(moved(5, [line(4, QUIET)]));
    await vi.advanceTimersByTimeAsync(starCraft.linger(line(3, BATTLE)) / 2);
    expect(shown()).toBe(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown()).toBe(5);
    session.close();
  });
});

describe('a bot for another player', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

  it('is offered once the table has said it would be possible, and not before', () => {
    const { session, wire } = table();
    const tell = (after: { bot_after?: number }) => {
      const seats = summary().seats.map((seat) => (seat.mine ? seat : { ...seat, who: 'human' as const, online: false, ...after }));
      wire.tell({ tell: 'seats', summary: summary({ seats }) });
      return seats.find((seat) => !seat.mine)?.seat ?? -1;
    };
    const away = tell({});
    expect(session.scene.isAway(away)).toBe(true);
    expect(session.scene.mayReplace(away)).toBe(false);
    tell({ bot_after: 60 });
    expect(session.scene.mayReplace(away)).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(session.scene.mayReplace(away)).toBe(true);
    session.close();
  });
});

describe('odds', () => {
  const odds = (request: number): Tell => ({ tell: 'odds', request, odds: null });
  const asked = (wire: Wire): number => {
    const last = wire.sent.findLast((ask) => ask.ask === 'odds');
    return last && 'request' in last ? last.request : -1;
  };

  it('are about the table they were asked at, not the one at which they come', () => {
    const { session, wire } = table();
    session.odds();
    const then = session.scene.version;
    wire.tell({ tell: 'table', summary: summary(), play: at(2), log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
    wire.tell(odds(asked(wire)));
    expect(session.scene.odds?.at).toBe(then);
    expect(session.scene.version).not.toBe(then);
    session.close();
  });

  it('are for who asked, not for the next player at the same screen', () => {
    const { session, wire } = table();
    const look = (viewer: number) =>
      wire.tell({ tell: 'table', summary: summary(), play: at(1, { viewer }), log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
    session.odds();
    wire.tell(odds(asked(wire)));
    expect(session.scene.odds).toBeDefined();
    look(1);
    expect(session.scene.odds).toBeUndefined();
    look(0);
    session.odds();
    look(1);
    wire.tell(odds(asked(wire)));
    expect(session.scene.odds).toBeUndefined();
    session.close();
  });

  it('are forgotten if others have been asked for since', () => {
    const { session, wire } = table();
    session.odds();
    const first = asked(wire);
    session.odds();
    wire.tell(odds(first));
    expect(session.scene.odds).toBeUndefined();
    wire.tell(odds(asked(wire)));
    expect(session.scene.odds).toBeDefined();
    session.close();
  });
});

describe('a long log', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched backwards, page by page, to its beginning', async () => {
    const pages: Record<string, { from: number; log: Happened[] }> = { 7: { from: 3, log: [line(3), line(6)] }, 3: { from: 0, log: [line(0), line(2)] } };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(pages[new URL(path, 'http://x').searchParams.get('before') ?? '']))));
    const { session } = table([line(7), line(8)], 7);
    const records = () => session.log.map((one) => one.record);
    expect(session.hasEarlier).toBe(true);
    await session.earlier();
    expect(records()).toEqual([3, 6, 7, 8]);
    expect(session.hasEarlier).toBe(true);
    await session.earlier();
    expect(records()).toEqual([0, 2, 3, 6, 7, 8]);
    expect(session.hasEarlier).toBe(false);
    session.close();
  });
});

describe('the question', () => {
  it('keeps its name while others move, and has none for who is not asked', () => {
    const { session } = table();
    const { scene } = session;
    scene.show(at(4, { asked_since: 4 }));
    const first = scene.question;
    scene.show(at(5, { asked_since: 4 }));
    expect(scene.question).toBe(first);
    scene.show(at(6, { asked_since: 6 }));
    expect(scene.question).not.toBe(first);
    scene.show(at(7, { asked: [], choices: [] }));
    expect(scene.question).toBe('');
    session.close();
  });
});

describe('two players at one screen', () => {
  const shared = summary({ seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, who: 'human' as const, mine: true, online: true, replaced: false, bot_vote: null })) });
  const asks = (seat: number) => [{ seat, text: { key: 'ask-main', args: {}, rule: null } }];
  const told = (viewer: number, more: object = {}): Tell => ({
    tell: 'table', summary: shared, play: at(4, { viewer, asked: asks(1) }), log: [], whole_log: true, log_from: 0, chat: [], build: 'b', ...more,
  });
  const looks = (wire: Wire) => wire.sent.filter((ask) => ask.ask === 'look');

  function handover(): { session: TableSession; wire: Wire } {
    const { session, wire } = table();
    wire.tell(told(0));
    return { session, wire };
  }

  it('nothing of one is shown to the other before the table has changed its eyes', () => {
    const { session, wire } = handover();
    session.look(1);
    expect(looks(wire)).toEqual([{ ask: 'look', seat: 1 }]);
    expect(session.covered).toBe(1);
    wire.tell(told(1));
    expect(session.covered).toBeNull();
    session.close();
  });

  it('a look that could not be sent is asked for when the table is there again', () => {
    const { session, wire } = handover();
    wire.readyState = 3;
    session.look(1);
    expect(looks(wire)).toEqual([]);
    expect(session.covered).toBe(1);
    wire.readyState = 1;
    wire.tell(told(0));
    expect(looks(wire)).toEqual([{ ask: 'look', seat: 1 }]);
    expect(session.covered).toBe(1);
    session.close();
  });

  it('whoever looks goes on looking after a break, and is not told what the other has missed', () => {
    const { session, wire } = handover();
    session.look(1);
    wire.tell(told(1));
    wire.breaks();
    wire.tell(told(0, { log: [line(4), line(5), line(6)], whole_log: false, log_from: 4 }));
    expect(looks(wire)).toHaveLength(2);
    expect(session.covered).toBe(1);
    wire.tell(told(1));
    expect(session.covered).toBeNull();
    expect(session.recap).toEqual([]);
    session.close();
  });
});

describe('what is sent down a dead line', () => {
  const again = (play: Play, chat: Said[] = []): Tell => ({ tell: 'table', summary: summary(), play, log: [], whole_log: false, log_from: 1, chat, build: 'b' });
  const said = (words: string): Said => ({ name: 'Anna', seat: 0, words, at: 1 });
  const sent = (wire: Wire, kind: Ask['ask']) => wire.sent.filter((ask) => ask.ask === kind);

  it('a choice is made again, the same, if the table still asks for it', () => {
    const { session, wire } = table();
    session.actNow(playScout);
    wire.breaks();
    expect(session.waiting).toBe(true);
    wire.tell(again(at(1)));
    const [first, second, ...more] = sent(wire, 'act');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    wire.tell({ tell: 'done', request: first && 'request' in first ? first.request : -1 });
    expect(session.waiting).toBe(false);
    session.close();
  });

  it('a choice that was heard is not made twice', () => {
    const { session, wire } = table();
    session.actNow(playScout);
    wire.breaks();
    wire.tell(again(at(2)));
    expect(sent(wire, 'act')).toHaveLength(1);
    expect(session.waiting).toBe(false);
    session.close();
  });

  it('a choice that was made without a connection is sent once there is one', () => {
    const { session, wire } = table();
    wire.breaks();
    session.actNow(playScout);
    expect(sent(wire, 'act')).toEqual([]);
    wire.tell(again(at(1)));
    expect(sent(wire, 'act')).toHaveLength(1);
    session.close();
  });

  it('words stay until they have come back', () => {
    const { session, wire } = table();
    session.draft = '  good   luck ';
    session.speak();
    expect([session.draft, session.saying]).toEqual(['', ['good luck']]);
    wire.tell({ tell: 'said', name: 'Boris', seat: 1, words: 'good luck', at: 1 });
    expect(session.saying).toEqual(['good luck']);
    wire.tell({ tell: 'said', ...said('good luck') });
    expect(session.saying).toEqual([]);
    session.close();
  });

  it('words are said again unless the table has heard them', () => {
    const { session, wire } = table();
    for (const words of ['hi', 'hi', 'lost']) {
      session.draft = words;
      session.speak();
    }
    wire.breaks();
    wire.tell(again(at(1), [said('hi')]));
    expect(session.saying).toEqual(['hi', 'lost']);
    expect(sent(wire, 'say').slice(3)).toEqual([{ ask: 'say', words: 'hi' }, { ask: 'say', words: 'lost' }]);
    session.close();
  });

  it('whoever asked for what is not asked again is told so, whether it was sent or not', () => {
    const asks: [Ask['ask'], (session: TableSession) => void][] = [
      ['concede', (session) => session.concede()],
      ['undo', (session) => session.undo()],
      ['answerUndo', (session) => session.answerUndo(0, true)],
      ['order', (session) => session.order('window-sabotage', 'ask')],
      ['replace', (session) => session.replace(0, true)],
      ['vote', (session) => session.vote({ motion: 'abort' }, true)],
    ];
    for (const [kind, ask] of asks) {
      const { session, wire } = table();
      ask(session);
      expect([sent(wire, kind).length, session.notice], kind).toEqual([1, null]);
      wire.breaks();
      expect(session.notice?.text.key, kind).toBe('web-error-unheard');
      wire.readyState = 3;
      ask(session);
      expect(session.notice?.text.key, kind).toBe('web-error-offline');
      wire.readyState = 1;
      wire.tell(again(at(1)));
      expect([sent(wire, kind).length, session.waiting], kind).toEqual([1, false]);
      session.close();
    }
  });

  it('what was answered before is not doubted', () => {
    const { session, wire } = table();
    session.concede();
    session.replace(0, true);
    for (const ask of wire.sent.slice(-2)) wire.tell({ tell: 'done', request: 'request' in ask ? ask.request : -1 });
    wire.breaks();
    expect(session.notice).toBeNull();
    session.close();
  });

  it('refused words come back to the one who wrote them', () => {
    const { session, wire } = table();
    session.draft = 'hi';
    session.speak();
    session.draft = 'there';
    wire.tell({ tell: 'refused', request: 0, reason: { key: 'server-too-fast', args: {}, rule: null } });
    expect([session.draft, session.saying, session.unsaid?.key]).toEqual(['hi there', [], 'server-too-fast']);
    session.close();
  });
});

describe('a table that is no more', () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What the page shows instead of the table once its line was cut and the server refuses it so. */
  async function refused(key: string): Promise<{ gone: string | null; asked: number }> {
    const fetch = vi.fn((path: string) => Promise.resolve(path.startsWith('/api/tables/')
      ? new Response(JSON.stringify({ reason: { key, args: {}, rule: null } }), { status: 404 })
      : Response.json({})));
    vi.stubGlobal('fetch', fetch);
    const asked = () => fetch.mock.calls.filter(([path]) => path === '/api/tables/abc').length;
    const { session, wire } = table();
    wire.breaks();
    expect(asked()).toBe(0);
    wire.breaks();
    await vi.advanceTimersByTimeAsync(0);
    const gone = session.gone?.key ?? null;
    await vi.advanceTimersByTimeAsync(60_000);
    session.close();
    return { gone, asked: asked() };
  }

  it.each(['server-no-such-table', 'server-other-rules', 'server-may-end'])('is told as such and not asked for again: %s', async (key) => {
    expect(await refused(key)).toEqual({ gone: key, asked: 1 });
  });

  it('is not taken for gone while another server has it', async () => {
    const { gone, asked } = await refused('server-elsewhere');
    expect(gone).toBeNull();
    expect(asked).toBeGreaterThan(1);
  });
});
