// How a thing on the table is pointed at: by mouse, finger or keyboard. Drawn as a button or as part of a map.

import type { Spot } from '../protocol/wire';
import { rememberPress } from './flights.svelte';
import type { Scene } from './scene.svelte';
import { spotKey } from './spot';

/** What is pointed at, and the key of its name if it can be looked at closely. */
export interface Pointed {
  spot: Spot;
  inspect: string | null;
  /** The place meant by pressing it, if it only is a part of that. */
  meaning?: Spot;
  /** What pressing it does first; true if that was all. */
  first?: () => boolean;
}

/** Milliseconds until a thing under the mouse, in focus or under a finger is shown closely. */
const [MOUSE, FOCUS, FINGER] = [550, 700, 420];

export class Pointing {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(
    private readonly scene: Scene,
    private readonly thing: () => Pointed,
  ) {}

  /** What it is, and what may be done with it, in words. */
  described(label: string): string {
    const { scene } = this;
    const deeds = scene.choicesAbout(this.#meant()).map((choice) => scene.words(choice.label));
    return deeds.length > 0 ? `${label}. ${scene.say('web-may')}: ${deeds.join('; ')}` : label;
  }

  /** Attributes by which flights and tests find it. */
  marks(): { 'data-spot': string } {
    return { 'data-spot': spotKey(this.thing().spot) };
  }

  #meant(): Spot {
    const { spot, meaning } = this.thing();
    return meaning ?? spot;
  }

  away(): void {
    clearTimeout(this.#timer);
    const { scene } = this;
    if (scene.pointed && spotKey(scene.pointed) === spotKey(this.#meant())) scene.pointed = null;
    scene.inspected = null;
  }

  #lookAfter(target: Element, delay: number, then?: () => void): void {
    const name = this.thing().inspect;
    if (name === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!target.isConnected) return;
      then?.();
      this.scene.inspected = { name, at: target.getBoundingClientRect() };
    }, delay);
  }

  #point(event: Event, delay: number): void {
    this.scene.pointed = this.#meant();
    this.#lookAfter(event.currentTarget as Element, delay);
  }

  #press(event: Event): void {
    clearTimeout(this.#timer);
    if (event.currentTarget instanceof Element) rememberPress(this.thing().spot, event.currentTarget);
    this.scene.inspected = null;
    if (this.#held) this.#held = false;
    else if (!this.thing().first?.()) this.scene.press(this.#meant());
  }

  readonly events = {
    onclick: (event: Event) => this.#press(event),
    onpointerenter: (event: PointerEvent) => { if (event.pointerType === 'mouse') this.#point(event, MOUSE); },
    onpointerleave: (event: PointerEvent) => { if (event.pointerType === 'mouse') this.away(); },
    onfocus: (event: FocusEvent) => { if ((event.currentTarget as Element).matches(':focus-visible')) this.#point(event, FOCUS); },
    onblur: () => this.away(),
    // A finger held down looks closely instead of acting.
    ontouchstart: (event: TouchEvent) => {
      this.#held = false;
      this.#lookAfter(event.currentTarget as Element, FINGER, () => { this.#held = true; });
    },
    ontouchend: () => this.away(),
    ontouchmove: () => this.away(),
    oncontextmenu: (event: Event) => { if (this.#held) event.preventDefault(); },
  };

  /** What a button does by itself and a part of a map has to be told. */
  readonly keys = {
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.#press(event);
    },
  };
}
