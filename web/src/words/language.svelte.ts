// The language of this browser: chosen once, remembered, switched without reload.

import { remember, recall } from '../ui/memory';
import { LANGS, loadWords, phrase, type Lang, type Values } from './bundles';

function first(): Lang {
  const kept = recall('lang');
  const wished = kept ?? navigator.language.slice(0, 2);
  return LANGS.find((lang) => lang === wished) ?? 'en';
}

class Language {
  #current = $state<Lang>(first());
  /** Games whose words are in use. */
  #games = new Set<string>();

  get current(): Lang {
    return this.#current;
  }

  /** Fetches the words of a game in the current language. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await loadWords(this.#current, game);
  }

  /** Speaks another language as soon as the words of the games in use have come. */
  async speak(lang: Lang): Promise<void> {
    await Promise.all([...this.#games].map((game) => loadWords(lang, game)));
    this.#current = lang;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** Words of the interface in the current language. */
export function say(key: string, values: Values = {}, game: string | null = null): string {
  return phrase(language.current, game, key, values);
}
