import { loadWords } from '../src/words/bundles';
import { describe, expect, it } from 'vitest';
import { bitsOf, lengthOf } from '../src/games/star-realms/abilities';
import { describe as describeCard, cardOfKey } from '../src/games/star-realms/cards';

const english = (pool: string) => pool;
const russian = (pool: string) => ({ trade: 'торговли', combat: 'боя', authority: 'влияния' })[pool] ?? '';
const shown = (words: string, nameOf = english) => bitsOf(words, nameOf).map((bit) => (bit.kind === 'amount' ? `[${bit.amount} ${bit.pool}]` : bit.words));

await loadWords('en', 'star-realms');

describe('abilities on a card', () => {
  it('show amounts as symbols, side by side without marks', () => {
    expect(shown('+3 trade; +3 combat; +3 authority')).toEqual(['[3 trade]', '[3 combat]', '[3 authority]']);
    expect(shown('+3 торговли; +4 влияния', russian)).toEqual(['[3 trade]', '[4 authority]']);
  });

  it('keep every other word', () => {
    expect(shown('+5 combat; an opponent discards 1 card')).toEqual(['[5 combat]', '; an opponent discards 1 card']);
    expect(shown('Choose one: +6 combat, or acquire a card')).toEqual(['Choose one: ', '[6 combat]', ', or acquire a card']);
    expect(shown('+4 боя; ещё +2, если есть база', russian)).toEqual(['[4 combat]', '; ещё +2, если есть база']);
    expect(shown('Draw 1 card')).toEqual(['Draw 1 card']);
  });

  it('take less room as symbols', () => {
    expect(lengthOf(bitsOf('+3 trade; +3 combat', english))).toBe(8);
  });

  it('are told in words to those who cannot see the card', () => {
    const card = cardOfKey('card-aging-battleship');
    if (!card) throw new Error('no such card');
    const told = describeCard(card, (key) => key);
    expect(told).toContain('+5 combat');
    expect(told).toContain('ability-ally: Draw 1 card');
  });
});
