import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { api, reasonOf } from '../src/net/api';
import Trouble from '../src/ui/Trouble.svelte';

describe('a page that could not be shown', () => {
  let mounted: ReturnType<typeof mount> | null = null;
  let reload: Mock<() => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    reload = vi.fn<() => void>();
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });
  afterEach(() => {
    if (mounted) void unmount(mounted);
    mounted = null;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const show = (key: string) => {
    mounted = mount(Trouble, { target: document.body, props: { reason: { key, args: {}, rule: null } } });
    flushSync();
  };
  const offered = () => [...document.querySelectorAll('.trouble .button')].map((one) => one.textContent.trim());

  it('comes by itself as soon as the server is there again', async () => {
    const answers = [() => Promise.reject(new TypeError('no connection')), () => Promise.resolve(Response.json([]))];
    vi.stubGlobal('fetch', () => answers.shift()?.());
    show('web-error-offline');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('by itself');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not asked for by itself where the server said no', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    show('web-error-unknown');
    expect(document.querySelector('[role=alert]')?.textContent).not.toContain('by itself');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(offered()).toEqual(['Try again', 'To the front page']);
  });

  it.each(['server-no-such-table', 'server-no-such-player', 'server-no-such-game'])('leads to the front page alone from an address with nothing at it (%s)', (key) => {
    show(key);
    expect(offered()).toEqual(['To the front page']);
  });

  it('is told of a server that never answers', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => { reject(new DOMException('gone', 'AbortError')); });
    }));
    const asked = api.games().catch(reasonOf);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toMatchObject({ key: 'web-error-offline' });
  });
});
