// Dragging one thing onto another: a way to point at both. What it means is among the listed choices, or it is nothing.

import type { Choice, Spot } from '../protocol/wire';
import type { Scene } from './scene.svelte';
import { isAbout, spotKey, spotOf } from './spot';

/** The choices about both things. */
export function between(choices: readonly Choice[], one: Spot, other: Spot): Choice[] {
  return choices.filter((choice) => isAbout(choice, one) && isAbout(choice, other));
}

/** Pixels a finger may tremble before it drags. */
const SLACK = 7;

/** Lets things that match a selector be dragged from inside this element onto anything on the page. */
export function draggable(scene: Scene, things: string): (root: HTMLElement) => () => void {
  return (root) => {
    let held: { spot: Spot; node: HTMLElement; x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    const spotAt = (x: number, y: number): Spot | null => {
      const under = document.elementsFromPoint(x, y).map((one) => one.closest('[data-spot]')).find((one) => one !== null && one !== held?.node);
      return spotOf(under?.getAttribute('data-spot'));
    };
    const end = () => {
      ghost?.remove();
      ghost = null;
      held = null;
      document.documentElement.classList.remove('dragging');
    };
    const down = (event: PointerEvent) => {
      const node = event.target instanceof Element ? event.target.closest<HTMLElement>(things) : null;
      const spot = spotOf(node?.dataset['spot']);
      if (!node || !spot || event.button !== 0 || scene.choicesAbout(spot).length === 0) return;
      held = { spot, node, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
        ghost = held.node.cloneNode(true) as HTMLElement;
        ghost.removeAttribute('data-spot');
        ghost.setAttribute('aria-hidden', 'true');
        ghost.className = 'drag-ghost';
        document.body.append(ghost);
        document.documentElement.classList.add('dragging');
        // What it can be dropped on glows, and nothing else.
        scene.narrowed = [held.spot];
      }
      ghost.style.transform = `translate(${event.clientX + 8}px, ${event.clientY + 8}px)`;
      event.preventDefault();
    };
    const up = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      if (!ghost) {
        held = null;
        return;
      }
      const { spot } = held;
      const target = spotAt(event.clientX, event.clientY);
      end();
      // What ends a drag is no click.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (target && spotKey(target) !== spotKey(spot) && between(scene.choices, spot, target).length > 0) scene.press(target);
      else scene.settle();
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const cancel = () => {
      if (ghost) scene.settle();
      end();
    };
    const key = (event: KeyboardEvent) => { if (event.key === 'Escape' && ghost) cancel(); };
    // The browser's own dragging would take the pointer away.
    const still = (event: Event) => { event.preventDefault(); };

    root.addEventListener('pointerdown', down);
    root.addEventListener('dragstart', still);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('dragstart', still);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key);
      end();
    };
  };
}
