// Arrow keys between the things of one zone; Tab goes from zone to zone.

import { holdFocus, PLACES } from './focus';

function places(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PLACES)];
}

/** Keeps one thing of each zone in the order of Tab, and moves among the rest with the arrows. */
export function roving(root: HTMLElement): { destroy(): void } {
  const keep = (wanted?: HTMLElement) => {
    const all = places(root);
    const current = wanted ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) {
      const index = one === current ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => {
    const place = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(PLACES) : null;
    if (place) keep(place);
  };
  const typed = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(PLACES) : null;
    if (step === undefined || !place) return;
    const all = places(root);
    const next = all[(all.indexOf(place) + step + all.length) % all.length];
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  // Whatever moves up into the gap follows.
  const focus = holdFocus(root, (all, lost) => all[Math.min(lost.index, all.length - 1)]);
  const observer = new MutationObserver(() => {
    keep();
    focus.check();
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', typed);
  keep();
  return {
    destroy() {
      observer.disconnect();
      focus.destroy();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('keydown', typed);
    },
  };
}
