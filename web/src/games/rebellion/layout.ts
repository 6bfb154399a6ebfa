// Where things lie on our star chart: systems as cells around their planets, borders, and rows of pieces.

import type { Box } from '../../table/camera';
import { clamp, type Point } from '../../table/shapes';
import type { Place, System } from './wire';

/** The Rebel Base space lies on the chart, too; it borders on nothing. */
export type Site = Place;

export const BASE_SPACE = 'rebel-base-space';

/** The size of the chart as it lies. */
export const WIDTH = 1760;
export const HEIGHT = 960;

/**
 * Our own chart. Every cell holds the points nearest to its site; the sites are placed so that exactly the systems
 * that share a border on the board share one here.
 */
export const SITES: Readonly<Record<Site, readonly [number, number]>> = {
  'mon-calamari': [1664, 852], felucia: [1580, 690], yavin: [1654, 523], saleucami: [1387, 722],
  kessel: [1214, 861], toydaria: [1094, 686], 'nal-hutta': [1015, 845], bothawui: [825, 782],
  rodia: [626, 742], tatooine: [507, 872], geonosis: [336, 742], ryloth: [183, 866],
  naboo: [588, 564], sullust: [644, 276], dagobah: [448, 442], utapau: [318, 567],
  mustafar: [415, 249], bespin: [309, 106], endor: [116, 113], hoth: [97, 290],
  corellia: [854, 211], 'cato-neimoidia': [906, 403], coruscant: [1004, 116], alderaan: [1077, 327],
  malastare: [788, 577], kashyyyk: [1070, 512], mandalore: [1474, 477], dathomir: [1627, 304],
  'ord-mantell': [1175, 178], ilum: [1344, 89], mygeeto: [1496, 185], dantooine: [1669, 129],
  'rebel-base-space': [132, 486],
};

const NAMES = Object.keys(SITES) as Site[];

/** A stretch of a cell's edge, and what lies beyond it; null at the edge of the chart. */
export interface Border {
  from: Point;
  to: Point;
  beyond: Site | null;
}

export interface Cell {
  site: Site;
  /** Where the planet is. */
  at: Point;
  borders: Border[];
  /** Its edge as path data. */
  outline: string;
  /** The radius of the circle around the planet that lies within the cell. */
  room: number;
}

type Corner = Point & { beyond: Site | null };

/** What is left of a polygon on our side of the line halfway to another site. */
function cut(corners: Corner[], own: Point, other: Point, name: Site): Corner[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const halfway = (dx * (own.x + other.x) + dy * (own.y + other.y)) / 2;
  const side = (point: Point) => dx * point.x + dy * point.y - halfway;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [a, b] = [side(corner), side(next)];
    const kept: Corner[] = a <= 0 ? [corner] : [];
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      kept.push({ x: corner.x + t * (next.x - corner.x), y: corner.y + t * (next.y - corner.y), beyond: a < 0 ? name : corner.beyond });
    }
    return kept;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
const length = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function distance(point: Point, { from, to }: Border): number {
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / Math.max(length(from, to), 1e-6);
}

function cellOf(site: Site, place: (of: Site) => Point, size: { width: number; height: number }): Cell {
  const at = place(site);
  const { width, height } = size;
  let corners: Corner[] = [[0, 0], [width, 0], [width, height], [0, height]].map(([x = 0, y = 0]) => ({ x, y, beyond: null }));
  for (const other of NAMES) if (other !== site) corners = cut(corners, at, place(other), other);
  const borders = corners.map((corner, index): Border => ({ from: corner, to: corners[(index + 1) % corners.length] ?? corner, beyond: corner.beyond }));
  const long = borders.filter(({ from, to }) => length(from, to) > 1);
  return {
    site, at, borders: long,
    outline: `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
    room: Math.min(...long.map((border) => distance(at, border))),
  };
}

export interface Chart {
  bounds: Box;
  cells: ReadonlyMap<Site, Cell>;
}

/** A chart widened by a factor: straight borders stay straight, so neighbours stay neighbours. */
function widened(cell: Cell, by: number): Cell {
  const wide = ({ x, y }: Point): Point => ({ x: x * by, y });
  const at = wide(cell.at);
  const borders = cell.borders.map(({ from, to, beyond }) => ({ from: wide(from), to: wide(to), beyond }));
  const [first] = borders;
  return {
    site: cell.site, at, borders, outline: `M${borders.map(({ from }) => `${round(from.x)} ${round(from.y)}`).join('L')}${first ? 'Z' : ''}`,
    room: Math.min(...borders.map((border) => distance(at, border))),
  };
}

function chart(standing: boolean, widening = 1): Chart {
  const size = standing ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT };
  const place = (site: Site): Point => {
    const [x, y] = SITES[site];
    return standing ? { x: y, y: x } : { x, y };
  };
  const cells = NAMES.map((site): [Site, Cell] => [site, widened(cellOf(site, place, size), widening)]);
  return { bounds: { x: -6, y: -6, width: size.width * widening + 12, height: size.height + 12 }, cells: new Map(cells) };
}

export const LYING = chart(false);
/** The same chart mirrored at its diagonal, for screens higher than wide. */
export const STANDING = chart(true);

/** The most by which a chart is widened to fill a screen. */
const WIDEST = 1.45;

/** The chart that fills a screen best: lying or standing, and as wide as there is room. */
export function chartFor(screen: { width: number; height: number }): Chart {
  const standing = screen.height > screen.width * 1.05;
  const { width, height } = (standing ? STANDING : LYING).bounds;
  const room = screen.width / Math.max(screen.height, 1) / (width / height);
  // In steps, so that a page that is resized is not laid out at every pixel.
  return chart(standing, clamp(1, Math.floor(room * 20) / 20, WIDEST));
}

/** A border between two systems, drawn once. */
export interface Line {
  d: string;
  /** Between regions, around the Rebel Base space, or within a region. */
  kind: 'region' | 'wall' | 'system';
}

/** Every border of the chart once; regions and the Rebel Base space stand out. */
export function lines({ cells }: Chart, region: (system: System) => number): Line[] {
  return [...cells.values()].flatMap((cell) => cell.borders.flatMap(({ from, to, beyond }): Line[] => {
    if (beyond === null || NAMES.indexOf(cell.site) > NAMES.indexOf(beyond)) return [];
    const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
    if (cell.site === BASE_SPACE || beyond === BASE_SPACE) return [{ d, kind: 'wall' }];
    return [{ d, kind: region(cell.site) === region(beyond) ? 'system' : 'region' }];
  }));
}

/** How wide a cell is around its planet on a line so far below it: twice the way to the nearer border. */
export function breadth(cell: Cell, below: number): number {
  const y = cell.at.y + below;
  const crossed = cell.borders.flatMap(({ from, to }) => {
    if ((from.y <= y) === (to.y <= y)) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) - cell.at.x];
  });
  const right = Math.min(...crossed.filter((x) => x > 0));
  const left = Math.min(...crossed.filter((x) => x < 0).map((x) => -x));
  return Number.isFinite(Math.min(left, right)) ? 2 * Math.min(left, right) : 0;
}

/** How large things on the chart are drawn, so that they can be read at this scale. */
export interface Sizes {
  unit: number;
  leader: number;
  name: number;
  /** By how much planets and their icons grow. */
  planet: number;
  /** Whether pieces could not be told apart: they are counted instead. */
  far: boolean;
}

export function sizesAt(scale: number): Sizes {
  const far = scale < 0.4;
  return {
    unit: far ? 52 : clamp(34, 23 / scale, 46), leader: clamp(34, 26 / scale, 54),
    name: far ? 31 : clamp(15, 12.5 / scale, 24), planet: clamp(1, 0.62 / scale, 1.24), far,
  };
}

/** A long name in two lines, where it has two words. */
export const inLines = (name: string): string[] => (name.length > 9 ? name.split(' ') : [name]);
