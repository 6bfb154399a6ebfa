// The games this client can draw. A game adds its folder and one line here; its code and words come when it is played.

import type { Component } from 'svelte';
import { OUTDATED, Refusal, plain } from '../net/api';
import { language } from '../words/language.svelte';
import type { GameModule } from './types';

interface Known {
  /** The first letters of its rule ids, e.g. `SR`. */
  book: string;
  load(): Promise<GameModule>;
  /** The game at a glance, for the front page; it needs neither the words nor the facts of the game. */
  showcase(): Promise<Component>;
}

const GAMES: Readonly<Record<string, Known>> = {
  'star-realms': {
    book: 'SR',
    load: async () => (await import('./star-realms/module')).starRealms,
    showcase: async () => (await import('./star-realms/Showcase.svelte')).default,
  },
  starcraft: {
    book: 'SC',
    load: async () => (await import('./starcraft/module')).starCraft,
    showcase: async () => (await import('./starcraft/Showcase.svelte')).default,
  },
  rebellion: {
    book: 'RB',
    load: async () => (await import('./rebellion/module')).rebellion,
    showcase: async () => (await import('./rebellion/Showcase.svelte')).default,
  },
  'twilight-imperium': {
    book: 'TI',
    load: async () => (await import('./twilight-imperium/module')).twilightImperium,
    showcase: async () => (await import('./twilight-imperium/Showcase.svelte')).default,
  },
};

/** The game of an id with its words; null if this client cannot draw it. */
export async function gameOf(id: string): Promise<GameModule | null> {
  const known = GAMES[id];
  if (!known) return null;
  try {
    const [module] = await Promise.all([known.load(), language.learn(id)]);
    return module;
  } catch {
    // A server has the files of its own build alone, and it may be newer than this page.
    throw new Refusal(plain(navigator.onLine ? OUTDATED : 'web-error-offline'));
  }
}

/** The picture of a game for the front page; null if this client cannot draw it. */
export async function showcaseOf(id: string): Promise<Component | null> {
  return (await GAMES[id]?.showcase()) ?? null;
}

/** The id of the game a rule belongs to, e.g. `SR 5.4.2`. */
export function gameOfRule(rule: string): string | null {
  return Object.entries(GAMES).find(([, game]) => rule.startsWith(`${game.book} `))?.[0] ?? null;
}

export const isKnown = (id: string): boolean => id in GAMES;
