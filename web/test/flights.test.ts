import { beforeEach, describe, expect, it } from 'vitest';
import type { Happened, Spot } from '../src/protocol/wire';
import { placesNow, rememberPress } from '../src/table/flights.svelte';
import { spotKey } from '../src/table/spot';

const SCOUT: Spot = { zone: 'hand', owner: 0, index: 0, item: 0 };
const VIPER: Spot = { zone: 'hand', owner: 0, index: 1, item: 0 };
const step = (spot: Spot): Happened => ({ record: 1, text: null, line: 'detail', moves: [{ piece: null, count: 1, from: spot, to: null }] });
const box = (left: number, width: number) => new DOMRect(left, 0, width, 10);

function put(html: string, boxes: Record<string, DOMRect>): void {
  document.body.innerHTML = html;
  for (const [id, at] of Object.entries(boxes)) {
    const node = document.getElementById(id);
    if (node) node.getBoundingClientRect = () => at;
  }
}

describe('where things fly from', () => {
  beforeEach(() => put(
    '<div id="hand" data-zone="hand:0"><button id="a" data-spot="hand:0:0"></button><button id="b" data-spot="hand:0:0"></button><button id="v" data-spot="hand:0:1"></button></div>',
    { hand: box(0, 300), a: box(0, 100), b: box(100, 100), v: box(200, 100) },
  ));

  it('is the thing itself if it is the only one', () => {
    expect(placesNow([step(VIPER)]).get(spotKey(VIPER))?.left).toBe(200);
  });

  it('is the pile if several copies lie there', () => {
    expect(placesNow([step(SCOUT)]).get(spotKey(SCOUT))?.width).toBe(300);
  });

  it('is the copy that was pressed, once', () => {
    const second = document.getElementById('b');
    if (second) rememberPress(SCOUT, second);
    expect(placesNow([step(SCOUT)]).get(spotKey(SCOUT))?.left).toBe(100);
    expect(placesNow([step(SCOUT)]).get(spotKey(SCOUT))?.width).toBe(300);
  });
});
