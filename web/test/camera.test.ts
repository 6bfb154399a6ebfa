import { describe, expect, it } from 'vitest';
import { fit, hold, nearest, pan, zoom } from '../src/table/camera';

const map = { x: -100, y: -50, width: 200, height: 100 };
const screen = { width: 400, height: 400 };

describe('a map', () => {
  it('fits the screen, in its middle', () => {
    expect(fit(map, screen)).toEqual({ scale: 2, x: 200, y: 200 });
  });

  it('keeps the point under the pointer while zooming', () => {
    const near = zoom(fit(map, screen), 2, { x: 300, y: 200 }, map, screen);
    expect(near.scale).toBe(4);
    // The point at (50, 0) of the map was under the pointer and still is.
    expect(50 * near.scale + near.x).toBe(300);
  });

  it('is never smaller than whole, and never lost from sight', () => {
    expect(zoom(fit(map, screen), 0.1, { x: 0, y: 0 }, map, screen).scale).toBe(2);
    const near = zoom(fit(map, screen), 4, { x: 200, y: 200 }, map, screen);
    expect(pan(near, 9999, 0, map, screen).x).toBe(-map.x * near.scale);
    expect(hold({ scale: 2, x: -9999, y: 200 }, map, screen).x).toBe(200);
  });

  it('finds the next place in the direction of an arrow', () => {
    const places = [{ x: 10, y: 0 }, { x: 5, y: 30 }, { x: -10, y: 2 }];
    expect(nearest({ x: 0, y: 0 }, places, 'right')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, 'left')).toBe(2);
    expect(nearest({ x: 0, y: 0 }, places, 'down')).toBe(2);
    expect(nearest({ x: 0, y: 40 }, places, 'down')).toBeNull();
  });
});
