// The focus stays in its zone when the thing that had it goes away: what is played or moved is gone from under it.

/** The thing that had the focus: which place it was, and where. */
export interface Lost {
  spot: string | null;
  index: number;
  x: number;
  y: number;
}

export const PLACES = '[data-spot]';

type Thing = HTMLElement | SVGElement;

/** The middle of something on the screen. */
export function centreOf(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Watches the things of a zone; `check` is called after they have changed, and `next` says who follows one that went. */
export function holdFocus(root: HTMLElement, next: (all: Thing[], lost: Lost) => Thing | undefined): { check(): void; destroy(): void } {
  let held: { node: Element; lost: Lost } | null = null;
  const all = () => [...root.querySelectorAll<Thing>(PLACES)];
  const hold = (node: Element) => {
    held = { node, lost: { spot: node.getAttribute('data-spot'), index: all().indexOf(node as Thing), ...centreOf(node) } };
  };
  const focused = (event: FocusEvent) => {
    const place = event.target instanceof Element ? event.target.closest(PLACES) : null;
    if (place) hold(place);
  };
  // A browser may tell of a blur before the thing is gone: whether it went is known a moment later.
  const blurred = () => queueMicrotask(() => { if (held?.node.isConnected && document.activeElement !== held.node) held = null; });
  root.addEventListener('focusin', focused);
  root.addEventListener('focusout', blurred);
  return {
    check() {
      if (!held) return;
      if (held.node.isConnected) return hold(held.node);
      const { lost } = held;
      held = null;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const things = all();
      (things.find((one) => one.getAttribute('data-spot') === lost.spot) ?? next(things, lost))?.focus({ preventScroll: true });
    },
    destroy() {
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', blurred);
    },
  };
}
