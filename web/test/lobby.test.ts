import { describe, expect, it } from 'vitest';
import { fieldsFor, firstDraft, fit, playersOf, tableOf, valuesFor } from '../src/lobby/form';
import { rematchOf } from '../src/table/rematch';
import { card, summary } from './fixtures/table';

describe('the form of a new table', () => {
  const draft = firstDraft(card);

  it('starts as me against a bot', () => {
    expect(draft.options['mode']).toBe('duel');
    expect(tableOf(card, draft, 'Anna').seats).toEqual([{ who: 'me', name: null }, { who: 'bot', level: 'normal' }]);
  });

  it('offers only modes for the number of players', () => {
    const [mode] = card.fields;
    expect(mode && valuesFor(mode, 4).map((value) => value.key)).toEqual(['free-for-all', 'hunter', 'hydra', 'raid']);
    expect(playersOf(card)).toEqual([2, 3, 4, 5, 6]);
  });

  it('replaces what no longer fits', () => {
    const four = fit(card, { ...draft, players: 4, options: { mode: 'hydra' } });
    expect(four.options).toMatchObject({ mode: 'hydra', 'team-hands': 'closed', 'joint-explorers': 'no' });
    const five = fit(card, { ...four, players: 5 });
    expect(five.options['mode']).toBe('free-for-all');
    expect(five.options).not.toHaveProperty('team-hands');
    expect(five.seats).toHaveLength(5);
  });

  it('shows fields of the mode only', () => {
    expect(fieldsFor(card, { mode: 'raid' }).map((field) => field.key)).toContain('eliminated-raiders');
    expect(fieldsFor(card, { mode: 'duel' }).map((field) => field.key)).not.toContain('team-hands');
  });

  it('names the players at one screen', () => {
    const shared = { ...draft, seats: [{ who: 'me', name: '' }, { who: 'me', name: ' Boris ' }] };
    expect(tableOf(card, shared, 'Anna').seats).toEqual([{ who: 'me', name: 'Anna' }, { who: 'me', name: 'Boris' }]);
  });
});

it('makes a rematch with the same seats', () => {
  expect(rematchOf(summary())).toEqual({
    game: 'star-realms', options: { mode: 'duel' }, seats: [{ who: 'me', name: null }, { who: 'bot', level: 'normal' }],
    public: true, hours: null,
  });
});

it('makes a rematch by the same clock', () => {
  const clock = { total_hours: 240, weekends_off: true, zone: 'Europe/Moscow', late: 'concede' } as const;
  const over = summary({ phase: 'over', hours: 48, clock: { clock, paused: false, now: 0, ends: [null, null], left: [3600, 7200] } });
  expect(rematchOf(over)).toMatchObject({ hours: 48, clock });
});
