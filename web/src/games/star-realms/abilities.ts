// The words of an ability cut into plain words and amounts with their symbol, as cards show them.

export type Pool = 'trade' | 'combat' | 'authority';

export type Bit = { kind: 'words'; words: string } | { kind: 'amount'; amount: string; pool: Pool; words: string };

const POOLS: readonly Pool[] = ['trade', 'combat', 'authority'];

/** The bits of an ability; `nameOf` gives the word a language puts after the amount of a pool. */
export function bitsOf(words: string, nameOf: (pool: Pool) => string): Bit[] {
  const names = new Map(POOLS.map((pool) => [nameOf(pool), pool]));
  const amounts = new RegExp(`\\+(\\d+) (${[...names.keys()].join('|')})(?![\\p{L}])`, 'gu');
  const bits: Bit[] = [];
  let from = 0;
  for (const match of words.matchAll(amounts)) {
    const [whole, amount = '', name = ''] = match;
    const pool = names.get(name);
    if (!pool) continue;
    const before = words.slice(from, match.index);
    // Between two amounts a space says as much as a mark.
    if (before !== '' && !(bits.length > 0 && /^[;,] $/.test(before))) bits.push({ kind: 'words', words: before });
    bits.push({ kind: 'amount', amount, pool, words: whole });
    from = match.index + whole.length;
  }
  if (from < words.length) bits.push({ kind: 'words', words: words.slice(from) });
  return bits;
}

/** How much room bits take, in letters. */
export function lengthOf(bits: Bit[]): number {
  return bits.reduce((sum, bit) => sum + (bit.kind === 'amount' ? 4 : bit.words.length), 0);
}
