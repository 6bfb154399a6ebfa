// The Fluent files of both languages, as bundles: what all games share, and one bundle a game.

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

const sources: Record<string, string> = import.meta.glob('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Files whose words belong to no game. Of two definitions of a key the first counts. */
const SHARED = ['web', 'interface'];

const bundles = new Map<string, FluentBundle>();

function fill(bundle: FluentBundle, lang: Lang, wanted: (file: string) => boolean): void {
  for (const [path, source] of Object.entries(sources)) {
    const [, folder, file] = /([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
    if (folder === lang && file !== undefined && wanted(file)) bundle.addResource(new FluentResource(source));
  }
}

/** The words of a game, with those all games share; only the shared ones if `game` is null. */
export function bundleOf(lang: Lang, game: string | null): FluentBundle {
  const key = `${lang}/${game ?? ''}`;
  const known = bundles.get(key);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const shared of SHARED) fill(bundle, lang, (file) => file === shared);
  if (game !== null) fill(bundle, lang, (file) => file === game || file.startsWith(`${game}-`));
  bundles.set(key, bundle);
  return bundle;
}

/** Whether a key has words. */
export function hasKey(lang: Lang, game: string | null, key: string): boolean {
  return bundleOf(lang, game).getMessage(key)?.value != null;
}

export type Values = Record<string, string | number>;

/** The words of a key; the key itself if there are none, so that a gap shows. */
export function phrase(lang: Lang, game: string | null, key: string, values: Values = {}): string {
  const bundle = bundleOf(lang, game);
  const message = bundle.getMessage(key);
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, values, []);
}

/** An attribute of a message, e.g. the text of a card; null if it has none. */
export function attribute(lang: Lang, game: string | null, key: string, name: string, values: Values = {}): string | null {
  const bundle = bundleOf(lang, game);
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern == null ? null : bundle.formatPattern(pattern, values, []);
}
