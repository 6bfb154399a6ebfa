// The choices under their headings, in the order of their numbers.

import type { Choice } from '../protocol/wire';
import { amountsOf } from './spot';

export interface Group {
  /** The key of the heading; null for choices without one. */
  heading: string | null;
  choices: { number: number; choice: Choice }[];
}

export interface Numbered {
  /** Choices that differ only in an amount; they have no numbers. */
  amounts: { amount: number; choice: Choice }[] | null;
  groups: Group[];
  /** Rarely wanted choices, folded away. */
  aside: Group | null;
  /** The choices that end the question, kept in sight. */
  last: Group | null;
  all: Choice[];
}

/** Sorts the choices on offer: headings in the order in which they first appear. */
export function numberChoices(offered: Choice[]): Numbered {
  const amounts = amountsOf(offered);
  const plain = amounts ? offered.filter((choice) => !isAmount(choice)) : offered;
  let number = 0;
  const group = (heading: string | null, choices: Choice[]): Group => ({
    heading,
    choices: choices.map((choice) => ({ number: (number += 1), choice })),
  });
  const listed = plain.filter((choice) => choice.kind === 'plain' || isAmount(choice));
  const headings = [...new Set(listed.map((choice) => choice.group))];
  const groups = headings.map((heading) => group(heading, listed.filter((choice) => choice.group === heading)));
  const last = group(null, plain.filter((choice) => choice.kind === 'finish'));
  const aside = group(null, plain.filter((choice) => choice.kind === 'aside'));
  const all = [...groups, last, aside].flatMap(({ choices }) => choices.map(({ choice }) => choice));
  const orNull = (one: Group): Group | null => (one.choices.length > 0 ? one : null);
  return { amounts, groups, aside: orNull(aside), last: orNull(last), all };
}

function isAmount(choice: Choice): boolean {
  return typeof choice.kind === 'object';
}
