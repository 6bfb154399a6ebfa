// Shapes as path data, and rows of pieces, for maps of any game.

export interface Point {
  x: number;
  y: number;
}

export const clamp = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

const round = (value: number): number => Math.round(value * 100) / 100;

/** The least share of its size to which a piece shrinks before a second row begins, and in two rows. */
const [ONE_ROW, TWO_ROWS] = [0.72, 0.5];

/** Places for so many pieces in one row or two around a point: how large they are drawn, and where. */
export function rows(count: number, size: number, across: number): { size: number; places: Point[] } {
  const single = Math.min(size, across / Math.max(count, 1));
  const all = single >= size * ONE_ROW ? 1 : 2;
  const perRow = Math.ceil(count / all);
  const piece = all === 1 ? single : Math.max(Math.min(size * 0.8, across / perRow), size * TWO_ROWS);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === all - 1 ? count - row * perRow : perRow;
    return { x: (index - row * perRow - (inRow - 1) / 2) * piece, y: row * piece };
  });
  return { size: piece, places };
}

/** Places for so many tokens in rows around a point, none wider than `across`. */
export function tokens(count: number, size: number, across: number): Point[] {
  const perRow = Math.max(1, Math.min(count, Math.floor(across / size), count === 4 ? 2 : 3));
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return {
      x: (index - row * perRow - (inRow - 1) / 2) * size,
      y: (row - (rows - 1) / 2) * size,
    };
  });
}

/** A rounded rectangle as path data. */
export function plate(x: number, y: number, width: number, height: number, corner: number): string {
  const c = Math.min(corner, width / 2, height / 2);
  return `M${round(x + c)} ${round(y)}h${round(width - 2 * c)}a${c} ${c} 0 0 1 ${c} ${c}v${round(height - 2 * c)}a${c} ${c} 0 0 1 ${-c} ${c}h${round(2 * c - width)}a${c} ${c} 0 0 1 ${-c} ${-c}v${round(2 * c - height)}a${c} ${c} 0 0 1 ${c} ${-c}z`;
}

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Part of a circle as path data; angles in degrees from the top, clockwise. */
export function arc(radius: number, from: number, to: number): string {
  const point = (angle: number) => `${round(radius * Math.sin((angle * Math.PI) / 180))} ${round(-radius * Math.cos((angle * Math.PI) / 180))}`;
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
}
