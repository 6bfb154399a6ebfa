import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Modules are read afresh for every test; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

class FakeContext {
  static made = 0;
  static voices = 0;
  state = 'running';
  currentTime = 0;
  destination = {};
  constructor() {
    FakeContext.made += 1;
  }
  createOscillator() {
    FakeContext.voices += 1;
    const node = { type: 'sine', frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next, start() {}, stop() {} };
    return node;
  }
  createGain() {
    return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next };
  }
  close() {
    return Promise.resolve();
  }
}

const NAMES = ['turn', 'card', 'buy', 'hit', 'win', 'lose', 'message'] as const;

describe('sounds', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
    FakeContext.made = 0;
    FakeContext.voices = 0;
    vi.stubGlobal('AudioContext', FakeContext);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are off at first, and nothing is set up for them', async () => {
    const { sounds } = await import('../src/ui/sound.svelte');
    expect(sounds.on).toBe(false);
    for (const name of NAMES) sounds.play(name);
    expect(FakeContext.made).toBe(0);
  });

  it('sound once they are switched on, and it is remembered', async () => {
    const { sounds } = await import('../src/ui/sound.svelte');
    sounds.on = true;
    const before = FakeContext.voices;
    for (const name of NAMES) sounds.play(name);
    expect(FakeContext.made).toBe(1);
    expect(FakeContext.voices).toBeGreaterThan(before + NAMES.length);
    vi.resetModules();
    expect((await import('../src/ui/sound.svelte')).sounds.on).toBe(true);
  });

  it('stop when switched off', async () => {
    const { sounds } = await import('../src/ui/sound.svelte');
    sounds.on = true;
    sounds.on = false;
    const before = FakeContext.voices;
    sounds.play('hit');
    expect(FakeContext.voices).toBe(before);
  });
});
