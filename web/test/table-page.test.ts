import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../src/games';
import TablePage from '../src/table/TablePage.svelte';
import { card, summary } from './fixtures/table';
import { Wire } from './fixtures/wire';

describe('the page of a table that goes', () => {
  let mounted: ReturnType<typeof mount> | null = null;
  let refusal: string | null;
  let wire: Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    refusal = null;
    wire = new Wire();
    vi.stubGlobal('WebSocket', function open() { return wire; });
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(path.startsWith('/api/tables/') && refusal !== null
      ? new Response(JSON.stringify({ reason: { key: refusal, args: {}, rule: null } }), { status: 404 })
      : Response.json(path === '/api/games' ? [card] : path === '/api/me' ? {} : summary({ phase: 'gathering' }))));
  });
  afterEach(() => {
    if (mounted) void unmount(mounted);
    mounted = null;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const settles = async () => {
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  };
  const shows = (part: string) => document.querySelector(part)?.textContent ?? null;

  /** What the page says and offers once the server refuses the table so. */
  async function refused(key: string): Promise<string | null> {
    // What the page fetches is there already.
    await gameOf(summary().game);
    mounted = mount(TablePage, { target: document.body, props: { id: 'abc' } });
    await settles();
    expect(shows('.screen')).not.toBeNull();
    refusal = key;
    wire.breaks();
    wire.breaks();
    await settles();
    expect(shows('.screen')).toBeNull();
    return shows('.trouble');
  }

  it('says so in place of it', async () => {
    expect(await refused('server-no-such-table')).toContain('There is no such table');
  });

  it('offers to end a game that nobody plays any more', async () => {
    expect(await refused('server-may-end')).toContain('End without a result');
  });
});
