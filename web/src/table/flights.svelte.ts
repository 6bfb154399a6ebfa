// Ghosts that fly over the table while something happens.

import type { Happened, Move, Spot } from '../protocol/wire';
import { spotKey, zoneKey } from './spot';

export interface Flight {
  id: number;
  move: Move;
  from: DOMRect;
  to: DOMRect;
  milliseconds: number;
}

/** The thing at a place; of several copies none is the right one, so their pile stands for them. */
function find(spot: Spot, anywhere = true): Element | null {
  const [exact, ...copies] = document.querySelectorAll(`[data-spot="${CSS.escape(spotKey(spot))}"]`);
  const only = copies.length === 0 ? exact : undefined;
  // Somebody's piece that has no place of its own yet stands where the place itself is.
  const place = spot.item === 0 ? null : find({ ...spot, item: 0 }, false) ?? find({ ...spot, item: 0, owner: null }, false);
  if (!anywhere) return only ?? place ?? exact ?? null;
  return only ?? place ?? document.querySelector(`[data-zone="${CSS.escape(zoneKey(spot))}"]`)
    ?? document.querySelector(`[data-spot="player:${spot.owner ?? ''}:0"]`);
}

/** The thing pressed last: of several copies it is the one that goes. */
let pressed: { key: string; box: DOMRect } | null = null;

/** Remembers what was pressed, until the table has answered. */
export function rememberPress(spot: Spot, node: Element): void {
  pressed = { key: spotKey(spot), box: node.getBoundingClientRect() };
}

function rect(spot: Spot): DOMRect | null {
  const box = find(spot)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

export type Places = ReadonlyMap<string, DOMRect>;

/** Where the places of all steps lie now, to start from after the table has changed. */
export function placesNow(steps: Happened[]): Places {
  const places = new Map<string, DOMRect>();
  for (const step of steps) {
    for (const { from } of step.moves) {
      const box = from && (pressed?.key === spotKey(from) ? pressed.box : rect(from));
      if (from && box) places.set(spotKey(from), box);
    }
  }
  pressed = null;
  return places;
}

/** Whether things may move on this screen. */
export function mayMove(): boolean {
  return document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds a step is shown: slower when little happens, faster when a bot plays a whole turn. */
export function pace(steps: number): number {
  if (steps <= 2) return 480;
  return steps <= 6 ? 380 : 300;
}

class Flights {
  now = $state.raw<Flight[]>([]);
  #next = 0;

  /** Shows one step; false if it has no place on the screen. */
  start(happened: Happened, before: Places, milliseconds: number): boolean {
    const shown = happened.moves.flatMap((move): Flight[] => {
      const start = move.from && (before.get(spotKey(move.from)) ?? rect(move.from));
      const end = move.to && rect(move.to);
      const [from, to] = [start ?? end, end ?? start];
      if (!from || !to) return [];
      const place = move.to ?? move.from;
      if (place) pulse(place);
      return [{ id: this.#next++, move, from, to, milliseconds }];
    });
    this.now = [...this.now, ...shown];
    return shown.length > 0;
  }

  end(id: number): void {
    this.now = this.now.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.now = [];
  }
}

function pulse(spot: Spot): void {
  find(spot)?.animate?.(
    [{ filter: 'brightness(1)' }, { filter: 'brightness(1.5)' }, { filter: 'brightness(1)' }],
    { duration: 500, delay: 120 },
  );
}

export const flights = new Flights();
