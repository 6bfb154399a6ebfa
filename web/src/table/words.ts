// Words about things on the table, in the language of the scene.

import { attribute } from '../words/bundles';
import type { Scene } from './scene.svelte';

/** 'and' between things. */
export function listed(scene: Scene, things: string[]): string {
  return new Intl.ListFormat(scene.lang, { type: 'conjunction' }).format(things);
}

/** What a component does, or another attribute of its name. */
export function textOf(scene: Scene, key: string, name = 'text', values: Record<string, string | number> = {}): string {
  return attribute(scene.lang, scene.game, key, name, values) ?? '';
}
