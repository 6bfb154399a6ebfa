// The choices under their headings, in the order of their numbers.

import type { GameModule } from '../games/types';
import type { Choice } from '../protocol/wire';
import { amountsOf } from './spot';

export interface Group {
  heading: string;
  choices: { number: number; choice: Choice }[];
}

export interface Numbered {
  /** Choices that differ only in an amount; they have no numbers. */
  amounts: { amount: number; choice: Choice }[] | null;
  groups: Group[];
  /** The heading that ends the question, kept in sight. */
  last: Group | null;
  all: Choice[];
}

/** Sorts the choices on offer. */
export function numberChoices(offered: Choice[], module: GameModule): Numbered {
  const amounts = amountsOf(offered.filter((choice) => 'amount' in choice.label.args));
  const plain = amounts ? offered.filter((choice) => !('amount' in choice.label.args)) : offered;
  let number = 0;
  const groups = module.groups
    .map((heading) => ({
      heading,
      choices: plain.filter((choice) => module.group(choice) === heading).map((choice) => ({ number: (number += 1), choice })),
    }))
    .filter((group) => group.choices.length > 0);
  const finishing = groups.at(-1)?.heading === module.groups.at(-1) ? (groups.pop() ?? null) : null;
  const all = [...groups, ...(finishing ? [finishing] : [])].flatMap((group) => group.choices.map(({ choice }) => choice));
  return { amounts, groups, last: finishing, all };
}
