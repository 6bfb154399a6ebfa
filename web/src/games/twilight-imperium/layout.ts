// Where the galaxy is drawn: hexes around the middle, and the places of things within a hex.

import type { Box } from '../../table/camera';
import { clamp, type Point } from '../../table/shapes';

/** The side of a hex, and half its height, in units of the map. */
export const SIDE = 120;
export const HALF = (SIDE * Math.sqrt(3)) / 2;
/** How many places the board has; the one after them lies beside it. */
export const PLACES = 37;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Corners of the first ring clockwise from the north, as axial coordinates. */
const CORNERS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;

/** The axial coordinates of a place: rings around the middle, each clockwise from the north. */
export function axial(place: number): { q: number; r: number } {
  if (place <= 0) return { q: 0, r: 0 };
  const ring = place < 7 ? 1 : place < 19 ? 2 : 3;
  const step = place - [0, 1, 7, 19][ring]!;
  const [side, along] = [Math.floor(step / ring), step % ring];
  const corner = CORNERS[side % 6]!;
  // From the corner of each side the ring goes on in the direction two sides further clockwise.
  const towards = CORNERS[(side + 2) % 6]!;
  return { q: corner[0] * ring + towards[0] * along, r: corner[1] * ring + towards[1] * along };
}

/** The middle of a place; the one beside the board lies at its lower left. */
export function centre(place: number): Point {
  if (place >= PLACES) return { x: -4.5 * SIDE - 10, y: 5.2 * HALF };
  const { q, r } = axial(place);
  return { x: round(1.5 * SIDE * q), y: round(2 * HALF * (r + q / 2)) };
}

/** The edge of a hex around a point as path data; a little smaller than its cell, so that borders show. */
export function hexagon(at: Point = { x: 0, y: 0 }, inset = 3): string {
  const side = SIDE - inset;
  const points = [0, 60, 120, 180, 240, 300].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(at.x + side * Math.cos(radians))} ${round(at.y + side * Math.sin(radians))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Everything that is drawn for these places. */
export function boundsOf(places: readonly number[]): Box {
  const all = (places.length === 0 ? [0] : places).map(centre);
  const [left, right] = [Math.min(...all.map(({ x }) => x)) - SIDE, Math.max(...all.map(({ x }) => x)) + SIDE];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - HALF, Math.max(...all.map(({ y }) => y)) + HALF];
  return { x: left - 8, y: top - 8, width: right - left + 16, height: bottom - top + 16 };
}

/** The discs of the planets of a system, around its middle: up to three. */
export function planetPlaces(count: number): { at: Point; radius: number }[] {
  if (count <= 1) return [{ at: { x: 0, y: 26 }, radius: 46 }];
  if (count === 2) return [{ at: { x: -47, y: 4 }, radius: 38 }, { at: { x: 44, y: 46 }, radius: 38 }];
  return [{ at: { x: -58, y: 2 }, radius: 33 }, { at: { x: 0, y: 62 }, radius: 33 }, { at: { x: 58, y: 2 }, radius: 33 }];
}

/** How large things are drawn, so that they can be read at this scale. */
export interface Sizes {
  /** The size of a unit. */
  unit: number;
  /** The size of letters. */
  name: number;
  number: number;
  /** Whether pieces could not be told apart: they are counted by owner instead. */
  far: boolean;
  /** Whether there is room for names of planets. */
  names: boolean;
}

export function sizesAt(scale: number): Sizes {
  const far = scale < 0.36;
  return {
    unit: far ? 56 : clamp(28, 23 / scale, 50),
    name: clamp(13, 13 / scale, 26),
    number: clamp(15, 13 / scale, 34),
    far,
    names: scale > 0.62,
  };
}
