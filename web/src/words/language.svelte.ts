// The language of this browser: chosen once, remembered, switched without reload.

import { remember, recall } from '../ui/memory';
import { LANGS, phrase, type Lang, type Values } from './bundles';

function first(): Lang {
  const kept = recall('lang');
  const wished = kept ?? navigator.language.slice(0, 2);
  return LANGS.find((lang) => lang === wished) ?? 'en';
}

class Language {
  #current = $state<Lang>(first());

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
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
