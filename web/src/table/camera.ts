// Where a map is looked at from: pure arithmetic of zooming, panning and fitting.

/** A point of the map is drawn at `point * scale + offset`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far one may zoom in, as a multiple of the whole map in sight. */
const NEAREST = 6;

/** The whole map in the middle of the screen. */
export function fit(map: Box, screen: Size): Camera {
  const scale = Math.min(screen.width / map.width, screen.height / map.height) || 1;
  return {
    scale,
    x: screen.width / 2 - (map.x + map.width / 2) * scale,
    y: screen.height / 2 - (map.y + map.height / 2) * scale,
  };
}

/** Along one axis: a map smaller than the screen stays in it, a larger one covers it. */
function within(offset: number, start: number, length: number, screen: number): number {
  const least = screen - (start + length);
  const most = -start;
  return Math.min(Math.max(offset, Math.min(least, most)), Math.max(least, most));
}

/** The camera held so that the map is never lost from sight. */
export function hold(camera: Camera, map: Box, screen: Size): Camera {
  const { scale } = camera;
  return {
    scale,
    x: within(camera.x, map.x * scale, map.width * scale, screen.width),
    y: within(camera.y, map.y * scale, map.height * scale, screen.height),
  };
}

/** Zooms by a factor; the point of the screen under the pointer stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }, map: Box, screen: Size): Camera {
  const whole = fit(map, screen).scale;
  const scale = Math.min(Math.max(camera.scale * factor, whole), whole * NEAREST);
  const grown = scale / camera.scale;
  return hold({ scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, map, screen);
}

export function pan(camera: Camera, x: number, y: number, map: Box, screen: Size): Camera {
  return hold({ ...camera, x: camera.x + x, y: camera.y + y }, map, screen);
}

/** Of several places the nearest one in a direction; null if there is none. */
export function nearest(from: { x: number; y: number }, places: { x: number; y: number }[], direction: 'left' | 'right' | 'up' | 'down'): number | null {
  let best: { index: number; cost: number } | null = null;
  for (const [index, place] of places.entries()) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (along < 2) continue;
    // What lies aside counts double: arrows go straight first.
    const cost = along + 2 * aside;
    if (best === null || cost < best.cost) best = { index, cost };
  }
  return best?.index ?? null;
}
