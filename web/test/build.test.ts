import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Modules are read afresh for every test; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

describe('the build of the page', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => { document.head.innerHTML = ''; });

  it('is outdated once the server says another one', async () => {
    const { build } = await import('../src/ui/build.svelte');
    build.tell('a');
    build.tell('a');
    expect(build.outdated).toBe(false);
    build.tell('b');
    expect(build.outdated).toBe(true);
    build.putOff();
    build.tell('b');
    expect(build.outdated).toBe(false);
    build.tell('c');
    expect(build.outdated).toBe(true);
  });

  it('is what the page says, whichever server answers first', async () => {
    document.head.innerHTML = '<meta name="orrery-build" content="a" />';
    const { build } = await import('../src/ui/build.svelte');
    build.tell('b');
    expect(build.outdated).toBe(true);
    build.tell('a');
    expect(build.outdated).toBe(false);
  });
});

describe('a game whose files the server has no more', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.doUnmock('../src/games/star-realms/module');
    document.body.innerHTML = '';
  });

  it('is shown as an update of Orrery, with a button to reload', async () => {
    vi.doMock('../src/games/star-realms/module', () => { throw new TypeError('Failed to fetch dynamically imported module'); });
    const { mount, unmount } = await import('svelte');
    const { gameOf } = await import('../src/games');
    const { reasonOf } = await import('../src/net/api');
    const reason = reasonOf(await gameOf('star-realms').catch((error: unknown) => error));
    expect(reason.key).toBe('web-outdated');
    const { default: Trouble } = await import('../src/ui/Trouble.svelte');
    const shown = mount(Trouble, { target: document.body, props: { reason } });
    expect(document.body.textContent).toContain('Orrery was updated');
    expect([...document.querySelectorAll('button, a')].map((button) => button.textContent)).toEqual(['Reload']);
    await unmount(shown);
  });
});
