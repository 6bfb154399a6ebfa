import { describe, expect, it } from 'vitest';
import { artOf } from '../src/games/star-realms/art';
import { authorityCurves } from '../src/games/star-realms/curves';
import { starRealms } from '../src/games/star-realms/module';
import { CARDS } from '../src/games/star-realms/cards';
import type { Happened } from '../src/protocol/wire';
import { endTurn, play, player, playScout, text, view } from './fixtures/table';

describe('pictures', () => {
  it('are drawn for every title, each its own', () => {
    const drawn = CARDS.map((card) => JSON.stringify(artOf(card)));
    expect(new Set(drawn).size).toBe(CARDS.length);
    for (const picture of drawn) expect(picture).not.toMatch(/NaN|undefined/);
  });
});

it('guides the first turn by what is offered', () => {
  const shown = (choices: typeof playScout[]) => starRealms.coach.find((mark) => mark.when(play({ choices })))?.id;
  expect(shown([playScout, endTurn])).toBe('play');
  expect(shown([{ action: 'B', label: text('do-acquire'), about: [], confirmation: null, group: null, kind: 'plain' }, endTurn])).toBe('buy');
  expect(shown([endTurn])).toBe('end');
});

it('reads the course of authority from the log', () => {
  const line = (key: string, args: Happened['text'] extends infer T ? T extends { args: infer A } ? A : never : never): Happened => ({ record: 1, text: text(key, args), line: 'sentence', moves: [] });
  const log = [
    line('log-attacked', { player: { player: 0 }, target: { player: 1 }, amount: { number: 5 } }),
    line('log-gained-authority', { player: { player: 0 }, amount: { number: 3 } }),
  ];
  const end = view({ players: [player(0, { authority: 53 }), player(1, { authority: 45 })] });
  expect(authorityCurves(log, end)).toEqual([{ seat: 0, points: [50, 50, 53] }, { seat: 1, points: [50, 45, 45] }]);
});

// SR G27
it('shows no authority below 0', () => {
  const end = view({ players: [player(0, { authority: -3 }), player(1)] });
  expect(starRealms.facts(end, 0)[0]?.value).toBe(0);
});

it('gives a sound to what is played, bought and hit', () => {
  const sound = (key: string) => starRealms.sound({ record: 1, text: text(key), line: 'sentence', moves: [] });
  expect(['log-played', 'log-acquired', 'log-attacked', 'log-turn'].map(sound)).toEqual(['card', 'buy', 'hit', null]);
});
