import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { starRealms } from '../src/games/star-realms/module';
import { TableSession } from '../src/table/session.svelte';
import DialogsFrame from './fixtures/DialogsFrame.svelte';
import { play, summary } from './fixtures/table';
import { Wire } from './fixtures/wire';

describe('a question about the table', () => {
  let mounted: ReturnType<typeof mount> | null = null;
  afterEach(() => {
    if (mounted) void unmount(mounted);
    mounted = null;
  });

  function show(more: Parameters<typeof play>[0]) {
    const wire = new Wire();
    const session = new TableSession('abc', starRealms, summary(), wire.open);
    wire.tell({ tell: 'table', summary: summary(), play: play(more), log: [], whole_log: true, log_from: 0, chat: [], build: 'b' });
    mounted = mount(DialogsFrame, { target: document.body, props: { session } });
    flushSync();
    return { session, wire };
  }
  /** What can be chosen. */
  const offered = () => [...document.querySelectorAll<HTMLButtonElement>('dialog .buttons .button')].filter((one) => !one.disabled).map((one) => one.textContent);

  it('is not answered while nobody hears', () => {
    const { session, wire } = show({});
    const all = offered();
    expect(all).toHaveLength(3);
    wire.breaks();
    flushSync();
    expect(offered()).toEqual(all.slice(-1));
    wire.tell({ tell: 'beat' });
    flushSync();
    expect(offered()).toEqual(all);
    session.close();
  });

  it('of an undo is not answered then either', () => {
    const { session, wire } = show({ undo_request: { by: 1, vote: { agreed: [1], missing: [0] } } });
    expect(offered()).toHaveLength(2);
    wire.breaks();
    flushSync();
    expect(offered()).toEqual([]);
    session.close();
  });

  it('gives the keyboard back to what it was asked with', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { session } = show({});
    document.querySelector<HTMLElement>('dialog .buttons .button')?.focus();
    expect(document.activeElement).not.toBe(button);
    if (mounted) void unmount(mounted);
    mounted = null;
    flushSync();
    expect(document.activeElement).toBe(button);
    button.remove();
    session.close();
  });
});
