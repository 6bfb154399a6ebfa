// Where the galaxy is drawn: planets on their grid, areas as sectors of a disc, routes between the edges.

import type { Box } from '../../table/camera';
import type { Point } from '../../table/shapes';
import type { Cell, Planet, Side } from './wire';

/** The side of a cell, and the radius of a planet, in units of the map. */
export const CELL = 430;
export const RADIUS = 165;
/** Moria is the large planet (SC 23.3.1). */
export const radiusOf = (planet: Planet): number => (planet === 'moria' ? 186 : RADIUS);
/** Where an order stack stands beside its planet. */
export const STACK = { x: RADIUS + 6, y: RADIUS - 10 };

const DIRECTION: Readonly<Record<Side, Point>> = {
  north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 },
};

/** Degrees clockwise to each side, from the north. */
export const TURN: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** The cells seen after so many quarter turns clockwise: a galaxy lies as it fills the screen best. */
export function turnedCell(cell: Cell, quarters: 0 | 1): Cell {
  return quarters === 0 ? cell : { x: -cell.y, y: cell.x };
}

/** Whether a galaxy is seen clearly larger after a quarter turn. */
export function betterTurned(cells: readonly Cell[], screen: { width: number; height: number }): boolean {
  const scale = (box: Box) => Math.min(screen.width / box.width, screen.height / box.height);
  return scale(boundsOf(cells.map((cell) => turnedCell(cell, 1)))) > 1.2 * scale(boundsOf(cells));
}

export const centre = (cell: Cell): Point => ({ x: cell.x * CELL, y: cell.y * CELL });

/** A point at a side of a planet, so far from its centre. */
export function atSide(cell: Cell, side: Side, distance = RADIUS): Point {
  const middle = centre(cell);
  const { x, y } = DIRECTION[side];
  return { x: middle.x + x * distance, y: middle.y + y * distance };
}

/** Everything that is drawn for these cells. */
export function boundsOf(cells: readonly Cell[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, right] = cells.length === 0 ? [0, 0] : [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = cells.length === 0 ? [0, 0] : [Math.min(...ys), Math.max(...ys)];
  // Order stacks stand out to the right, names to the upper left.
  const [around, above, beside] = [RADIUS + 44, RADIUS + 84, RADIUS + 74];
  return {
    x: left * CELL - around, y: top * CELL - above,
    width: (right - left) * CELL + around + beside, height: (bottom - top) * CELL + above + around,
  };
}

/** How much larger what is read is drawn on a map seen from afar, so that it stays about twelve pixels high. */
export function enlarged(size: number, scale: number, most: number): number {
  return Math.min(Math.max(12 / (size * scale), 1), most);
}

const round = (value: number): number => Math.round(value * 100) / 100;
const polar = (angle: number, radius: number): Point => ({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius });

export interface Sector {
  /** Its edge as path data, around the centre of the planet. */
  outline: string;
  /** Its outer edge alone. */
  rim: string;
  /** The middle of the largest circle within it, and that circle's radius. */
  middle: Point;
  room: number;
}

/** Half the gap between two areas. */
const GAP = 2.5;

/** The areas of a planet: sectors of its disc, the first at the upper left, clockwise. */
export function sectors(count: number, radius = RADIUS): Sector[] {
  const span = (2 * Math.PI) / count;
  const start = count === 3 ? -Math.PI / 2 - span : -Math.PI;
  return Array.from({ length: count }, (_, index) => sector(start + index * span, span, radius));
}

function sector(from: number, span: number, radius: number): Sector {
  const middle = from + span / 2;
  // The tip moves outwards so that the straight edges keep their distance from the neighbours.
  const tip = polar(middle, GAP / Math.sin(span / 2));
  const edge = Math.asin(GAP / radius);
  const a = polar(from + edge, radius);
  const b = polar(from + span - edge, radius);
  const large = span > Math.PI ? 1 : 0;
  const arc = `A${radius} ${radius} 0 ${large} 1 ${round(b.x)} ${round(b.y)}`;
  const lean = Math.sin(Math.min(span / 2, Math.PI / 2));
  const room = (radius * lean) / (1 + lean);
  return {
    outline: `M${round(tip.x)} ${round(tip.y)}L${round(a.x)} ${round(a.y)}${arc}Z`,
    rim: `M${round(a.x)} ${round(a.y)}${arc}`,
    middle: polar(middle, radius - room),
    room,
  };
}

/** How high one order of a stack stands above the next: tall stacks are pressed together. */
export function storey(orders: number): number {
  return Math.min(24, 150 / Math.max(orders, 1));
}

/** A curve between the ends of a Z-axis route, bulging out over both planets' sides. */
export function bow(from: Point, fromSide: Side, to: Point, toSide: Side): string {
  const out = Math.max(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.35);
  const [a, b] = [DIRECTION[fromSide], DIRECTION[toSide]];
  return `M${from.x} ${from.y}C${round(from.x + a.x * out)} ${round(from.y + a.y * out)} ${round(to.x + b.x * out)} ${round(to.y + b.y * out)} ${to.x} ${to.y}`;
}
