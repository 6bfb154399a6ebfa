// The Fluent files of both languages, as bundles: what all games share, and one bundle a game. The words of a game
// come when it is played; only its name and its options are always at hand.

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** Files whose words belong to no game. Of two definitions of a key the first counts. */
const SHARED: Record<string, string> = import.meta.glob(['../../../locales/*/web.ftl', '../../../locales/*/people.ftl', '../../../locales/*/interface.ftl'], {
  query: '?raw', import: 'default', eager: true,
});
const LOBBY: Record<string, string> = import.meta.glob('../../../locales/*/*-lobby.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const LATER = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/web.ftl', '!../../../locales/*/people.ftl', '!../../../locales/*/notices.ftl', '!../../../locales/*/interface.ftl', '!../../../locales/*/*-lobby.ftl'],
  { query: '?raw', import: 'default' },
);

const bundles = new Map<string, FluentBundle>();
const learnt = new Map<string, FluentResource[]>();

const nameOf = (lang: Lang, game: string | null): string => `${lang}/${game ?? ''}`;

function inFolder(path: string, lang: Lang): string | null {
  const [, folder, file] = /([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
  return folder === lang && file !== undefined ? file : null;
}

/** The words of a game, with those all games share; only the shared ones if `game` is null. */
export function bundleOf(lang: Lang, game: string | null): FluentBundle {
  const key = nameOf(lang, game);
  const known = bundles.get(key);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const fill = (sources: Record<string, string>, wanted: (file: string) => boolean) => {
    for (const [path, source] of Object.entries(sources)) {
      const file = inFolder(path, lang);
      if (file !== null && wanted(file)) bundle.addResource(new FluentResource(source));
    }
  };
  fill(SHARED, (file) => file === 'web');
  fill(SHARED, (file) => file === 'people');
  fill(SHARED, (file) => file === 'interface');
  if (game !== null) fill(LOBBY, (file) => file === `${game}-lobby`);
  for (const resource of learnt.get(key) ?? []) bundle.addResource(resource);
  bundles.set(key, bundle);
  return bundle;
}

/** Fetches the words of a game in a language; from then on they are at hand. */
export async function loadWords(lang: Lang, game: string): Promise<void> {
  const key = nameOf(lang, game);
  if (learnt.has(key)) return;
  const wanted = Object.entries(LATER).filter(([path]) => {
    const file = inFolder(path, lang);
    return file === game || file?.startsWith(`${game}-`);
  });
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  learnt.set(key, sources.map((source) => new FluentResource(source)));
  bundles.delete(key);
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
  // A name may ask for another form of itself, e.g. `unit-marine.object`.
  const [whole, form] = key.split('.');
  if (whole !== undefined && form !== undefined) return attribute(lang, game, whole, form, values) ?? key;
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, values, []);
}

/** An attribute of a message, e.g. the text of a card; null if it has none. */
export function attribute(lang: Lang, game: string | null, key: string, name: string, values: Values = {}): string | null {
  const bundle = bundleOf(lang, game);
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern == null ? null : bundle.formatPattern(pattern, values, []);
}
