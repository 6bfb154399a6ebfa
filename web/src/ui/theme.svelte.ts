// Dark by default, light on request, remembered.

import { recall, remember } from './memory';

export type Theme = 'dark' | 'light';

class ThemeChoice {
  #current = $state<Theme>(recall('theme') === 'light' ? 'light' : 'dark');

  get current(): Theme {
    return this.#current;
  }

  set current(theme: Theme) {
    this.#current = theme;
    remember('theme', theme);
    this.show();
  }

  /** Puts the theme on the page. */
  show(): void {
    document.documentElement.dataset['theme'] = this.#current;
  }
}

export const theme = new ThemeChoice();
