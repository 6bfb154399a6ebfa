// Places on the table: their keys, and the choices about them.

import type { Choice, Spot } from '../protocol/wire';

/** A place as a string, also the `data-spot` of its element. */
export function spotKey(spot: Spot): string {
  const place = `${spot.zone}:${spot.owner ?? ''}:${spot.index}`;
  return spot.item === 0 ? place : `${place}:${spot.item}`;
}

/** The place a `data-spot` names; null if it is none. */
export function spotOf(key: string | null | undefined): Spot | null {
  const [zone, owner, index, item] = key?.split(':') ?? [];
  if (!zone || index === undefined || !/^\d+$/.test(index)) return null;
  return { zone, owner: owner === '' || owner === undefined ? null : Number(owner), index: Number(index), item: Number(item ?? 0) };
}

/** The zone a place belongs to, also the `data-zone` of its element. */
export function zoneKey(spot: Spot): string {
  return `${spot.zone}:${spot.owner ?? ''}`;
}

/** Whether a choice is about a place. */
export function isAbout(choice: Choice, spot: Spot): boolean {
  const key = spotKey(spot);
  return choice.about.some((about) => spotKey(about) === key);
}

/** The choices by the keys of the places they are about. */
export function bySpot(choices: Choice[]): ReadonlyMap<string, Choice[]> {
  const index = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const key of new Set(choice.about.map(spotKey))) {
      const known = index.get(key);
      if (known) known.push(choice);
      else index.set(key, [choice]);
    }
  }
  return index;
}

/** The choices left after pointing at places one after another. */
export function narrow(choices: Choice[], narrowed: Spot[]): Choice[] {
  return choices.filter((choice) => narrowed.every((spot) => isAbout(choice, spot)));
}

/** What pointing at a place means. */
export type Press =
  | { means: 'act'; choice: Choice }
  | { means: 'narrow'; narrowed: Spot[] }
  | { means: 'why' };

/** One meaning acts, several narrow the list, none asks why. */
export function press(choices: Choice[], narrowed: Spot[], spot: Spot): Press {
  const among = narrow(choices, narrowed).filter((choice) => isAbout(choice, spot));
  const [only] = among;
  if (among.length === 1 && only) return { means: 'act', choice: only };
  if (among.length > 1) return { means: 'narrow', narrowed: [...narrowed, spot] };
  // Pointing elsewhere starts afresh.
  const anew = choices.filter((choice) => isAbout(choice, spot));
  const [single] = anew;
  if (anew.length === 1 && single) return { means: 'act', choice: single };
  return anew.length > 1 ? { means: 'narrow', narrowed: [spot] } : { means: 'why' };
}

/** Choices that differ only in an amount, in rising order; null if there are too few for a slider. */
export function amountsOf(choices: Choice[]): { amount: number; choice: Choice }[] | null {
  const amounts = choices.flatMap((choice) => (typeof choice.kind === 'object' ? [{ amount: choice.kind.amount, choice }] : []));
  return amounts.length < 3 ? null : amounts.sort((a, b) => a.amount - b.amount);
}
