// Pictures of the cards, drawn from their names: each faction builds in its own manner, each title differs.

/** What the drawing of a title depends on. */
export interface Drawable {
  key: string;
  faction: string;
  category: string;
  cost: number;
  defense: number;
}

export type Tone = 'hull' | 'shade' | 'light' | 'line' | 'star';
export interface Shape {
  d: string;
  tone: Tone;
}

type Random = () => number;

/** A small generator seeded by a word, so that a title always looks the same. */
function seeded(word: string): Random {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const round = (value: number): string => value.toFixed(1);
const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
const polygon = (points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const MIDDLE = 40;
/** A half outline mirrored at the middle line. */
const mirrored = (half: [number, number][]): [number, number][] => [
  ...half.map(([x, y]): [number, number] => [x, MIDDLE - y]),
  ...half.toReversed().map(([x, y]): [number, number] => [x, MIDDLE + y]),
];

function wedge(random: Random, size: number): Shape[] {
  const long = 26 + size * 3;
  const nose = 62 + long;
  const tail = 60 - long;
  const wing = between(random, 10, 14) + size * 1.6;
  const sweep = between(random, -8, 6);
  const half: [number, number][] = [[nose, 0], [nose - long * 0.7, 4 + size * 0.4], [62 + sweep, wing * 0.5], [tail + 8, wing], [tail, wing * 0.9], [tail + between(random, 8, 14), wing * 0.3], [tail + 4, 3]];
  const shapes: Shape[] = [{ d: polygon(mirrored(half)), tone: 'hull' }];
  shapes.push({ d: polygon(mirrored([[nose - 4, 0], [58, 3], [tail + 10, 2.4]])), tone: 'light' });
  const fins = 1 + Math.floor(random() * 3);
  for (let i = 0; i < fins; i++) {
    const x = tail + 12 + i * 9;
    shapes.push({ d: polygon([[x, MIDDLE - wing * 0.8], [x + 14, MIDDLE - wing * 0.3], [x + 4, MIDDLE - wing * 0.25]]), tone: 'shade' });
    shapes.push({ d: polygon([[x, MIDDLE + wing * 0.8], [x + 14, MIDDLE + wing * 0.3], [x + 4, MIDDLE + wing * 0.25]]), tone: 'shade' });
  }
  return shapes;
}

function hauler(random: Random, size: number): Shape[] {
  const long = 22 + size * 3;
  const thick = 7 + size * 0.9;
  const x0 = 60 - long;
  const x1 = 60 + long;
  const shapes: Shape[] = [];
  const pods = 2 + Math.floor(random() * 3);
  for (let i = 0; i < pods; i++) {
    const x = x0 + 6 + ((x1 - x0 - 18) / pods) * i;
    const w = (x1 - x0 - 24) / pods;
    const h = thick + between(random, 4, 9);
    shapes.push({ d: `M${round(x)} ${round(MIDDLE - h)}h${round(w)}v${round(2 * h)}h${round(-w)}Z`, tone: 'shade' });
  }
  shapes.push({ d: `M${round(x0)} ${MIDDLE}c0 ${round(-thick)} 8 ${round(-thick)} 14 ${round(-thick)}H${round(x1 - 16)}c10 0 16 ${round(thick * 0.6)} 16 ${round(thick)}c0 ${round(thick * 0.4)} -6 ${round(thick)} -16 ${round(thick)}H${round(x0 + 14)}c-6 0 -14 0 -14 ${round(-thick)}Z`, tone: 'hull' });
  shapes.push({ d: `M${round(x1 - 18)} ${round(MIDDLE - thick * 0.5)}h8c3 0 5 2 6 ${round(thick * 0.5)}h-14Z`, tone: 'light' });
  shapes.push({ d: `M${round(x0 + 12)} ${MIDDLE}H${round(x1 - 26)}`, tone: 'line' });
  return shapes;
}

function creature(random: Random, size: number): Shape[] {
  const count = 9;
  const radius = 13 + size * 1.7;
  const points: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const r = radius * between(random, 0.75, 1.25);
    points.push([60 + Math.cos(angle) * r * 1.5, MIDDLE + Math.sin(angle) * r]);
  }
  const shapes: Shape[] = [];
  const arms = 3 + Math.floor(random() * 3);
  for (let i = 0; i < arms; i++) {
    const y = MIDDLE + ((i + 0.5) / arms - 0.5) * radius * 1.5;
    const bend = between(random, -14, 14);
    shapes.push({ d: `M58 ${round(y)}q${round(-radius * 1.4)} ${round(bend)} ${round(-radius * 1.4 - 20)} ${round(-bend * 0.8)}`, tone: 'line' });
  }
  shapes.push({ d: soft(points), tone: 'hull' });
  const eyes = 1 + Math.floor(random() * 4);
  for (let i = 0; i < eyes; i++) {
    const r = between(random, 1.8, 4.2);
    const x = 62 + between(random, -4, radius * 0.9);
    const y = MIDDLE + between(random, -radius * 0.5, radius * 0.5);
    shapes.push({ d: circle(x, y, r + 1.6), tone: 'shade' }, { d: circle(x + 0.6, y, r * 0.55), tone: 'light' });
  }
  return shapes;
}

/** A closed curve through the middles of the sides. */
function soft(points: [number, number][]): string {
  const middle = (a: [number, number], b: [number, number]): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let path = '';
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const end = middle(point, next);
    if (i === 0) {
      const start = middle(points[points.length - 1] ?? point, point);
      path = `M${round(start[0])} ${round(start[1])}`;
    }
    path += `Q${round(point[0])} ${round(point[1])} ${round(end[0])} ${round(end[1])}`;
  });
  return `${path}Z`;
}

function machine(random: Random, size: number): Shape[] {
  const shapes: Shape[] = [];
  const segments = 3 + Math.min(4, Math.floor(size / 2));
  const width = 13;
  const x0 = 60 - (segments * width) / 2;
  let last = 8;
  for (let i = 0; i < segments; i++) {
    const h = between(random, 6, 10) + size * 0.9 * (i === segments - 2 ? 1.2 : 0.7);
    last = h;
    const x = x0 + i * width;
    shapes.push({ d: polygon(mirrored([[x, h * 0.8], [x + 3, h], [x + width - 3, h], [x + width - 1, h * 0.8]])), tone: i % 2 === 0 ? 'hull' : 'shade' });
    if (random() > 0.45) shapes.push({ d: circle(x + width / 2, MIDDLE, Math.min(4, h * 0.35)), tone: 'light' });
    if (random() > 0.5) {
      shapes.push({ d: `M${round(x + 5)} ${round(MIDDLE - h)}v-7h5M${round(x + 5)} ${round(MIDDLE + h)}v7h5`, tone: 'line' });
    }
  }
  const front = x0 + segments * width;
  shapes.push({ d: polygon(mirrored([[front + 12, 0], [front + 4, last * 0.4], [front, last * 0.6]])), tone: 'hull' });
  return shapes;
}

function dart(random: Random): Shape[] {
  const wing = between(random, 9, 14);
  return [
    { d: polygon(mirrored([[86, 0], [58, 4], [46, wing], [38, wing], [44, 4], [36, 2]])), tone: 'hull' },
    { d: polygon(mirrored([[80, 0], [62, 2], [50, 1.5]])), tone: 'light' },
  ];
}

/** A station or a world: rings and scale marks, with something of the faction in the middle. */
function station(card: Drawable, random: Random): Shape[] {
  const r = 12 + card.defense * 1.3;
  const shapes: Shape[] = [];
  const ring = r + 7;
  const marks = 12 + Math.floor(random() * 3) * 6;
  let scale = '';
  for (let i = 0; i < marks; i++) {
    const angle = (i / marks) * Math.PI * 2;
    const outer = ring + (i % 3 === 0 ? 4 : 2);
    scale += `M${round(60 + Math.cos(angle) * ring)} ${round(MIDDLE + Math.sin(angle) * ring)}L${round(60 + Math.cos(angle) * outer)} ${round(MIDDLE + Math.sin(angle) * outer)}`;
  }
  shapes.push({ d: circle(60, MIDDLE, ring), tone: 'line' }, { d: scale, tone: 'line' });
  if (card.category === 'outpost') {
    const sides = card.faction === 'machine-cult' ? 8 : 6;
    const wall: [number, number][] = [];
    for (let i = 0; i < sides; i++) {
      const angle = ((i + 0.5) / sides) * Math.PI * 2;
      wall.push([60 + Math.cos(angle) * r * 1.12, MIDDLE + Math.sin(angle) * r * 1.12]);
    }
    shapes.push({ d: polygon(wall), tone: 'hull' }, { d: circle(60, MIDDLE, r * 0.62), tone: 'shade' });
  } else {
    shapes.push({ d: circle(60, MIDDLE, r), tone: 'hull' });
  }
  const spots = 3 + Math.floor(random() * 3);
  for (let i = 0; i < spots; i++) {
    const angle = random() * Math.PI * 2;
    const away = between(random, 0.15, 0.6) * r;
    const x = 60 + Math.cos(angle) * away;
    const y = MIDDLE + Math.sin(angle) * away;
    const s = between(random, 1.6, r * 0.24);
    const d = card.faction === 'blob' ? circle(x, y, s)
      : card.faction === 'star-empire' ? polygon([[x, y - s * 1.5], [x + s * 0.7, y], [x, y + s * 1.5], [x - s * 0.7, y]])
      : card.faction === 'machine-cult' ? polygon([[x - s, y - s], [x + s, y - s], [x + s, y + s], [x - s, y + s]])
      : `M${round(x - s * 1.6)} ${round(y)}h${round(s * 3.2)}v${round(s)}h${round(-s * 3.2)}Z`;
    shapes.push({ d, tone: i % 2 === 0 ? 'light' : 'shade' });
  }
  const moon = random() * Math.PI * 2;
  shapes.push({ d: circle(60 + Math.cos(moon) * ring, MIDDLE + Math.sin(moon) * ring, 3), tone: 'light' });
  return shapes;
}

function sky(random: Random): Shape[] {
  let stars = '';
  for (let i = 0; i < 16; i++) stars += circle(random() * 120, random() * 80, between(random, 0.3, 0.9));
  return [{ d: stars, tone: 'star' }];
}

const drawn = new Map<string, Shape[]>();

/** The picture of a title on a field of 120 by 80. */
export function artOf(card: Drawable): Shape[] {
  const known = drawn.get(card.key);
  if (known) return known;
  const random = seeded(card.key);
  const size = card.cost;
  const figure = card.category !== 'ship' ? station(card, random)
    : card.faction === 'star-empire' ? wedge(random, size)
    : card.faction === 'trade-federation' ? hauler(random, size)
    : card.faction === 'blob' ? creature(random, size)
    : card.faction === 'machine-cult' ? machine(random, size)
    : dart(random);
  const shapes = [...sky(random), ...figure];
  drawn.set(card.key, shapes);
  return shapes;
}
