// What time it is, for what counts seconds on the screen.

import { createSubscriber } from 'svelte/reactivity';

class Now {
  // It ticks only while somebody looks, and at once when the page wakes up.
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  });

  /** Milliseconds since 1970. */
  get current(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const now = new Now();
