// The form of a new table, made from the card of a game: only what fits together can be chosen.

import type { Clock, Field, GameCard, NewTable, SeatWish, Value } from '../protocol/wire';

/** What a seat of the form is set to: `me`, `open` or the level of a bot. */
export interface SeatDraft {
  who: string;
  name: string;
}

export interface Draft {
  players: number;
  options: Record<string, string>;
  seats: SeatDraft[];
  public: boolean;
  hours: number | null;
  clock: Clock;
}

/** Values of a field that the number of players allows. */
export function valuesFor(field: Field, players: number): Value[] {
  return field.values.filter((value) => value.players.length === 0 || value.players.includes(players));
}

/** The fields that matter in the mode chosen, which is the first field. */
export function fieldsFor(card: GameCard, options: Record<string, string>): Field[] {
  const mode = options[card.fields[0]?.key ?? ''];
  return card.fields.filter((field) => field.modes.length === 0 || (mode !== undefined && field.modes.includes(mode)));
}

/** Numbers of players on offer. */
export function playersOf(card: GameCard): number[] {
  const [fewest, most] = card.players;
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The draft with everything that does not fit replaced by what does. */
export function fit(card: GameCard, draft: Draft): Draft {
  const options: Record<string, string> = {};
  const [modes] = card.fields;
  const choose = (field: Field): string | undefined => {
    if (field.written) return draft.options[field.key] || undefined;
    const values = valuesFor(field, draft.players);
    return (values.find((value) => value.key === draft.options[field.key]) ?? values[0])?.key;
  };
  const mode = modes ? choose(modes) : undefined;
  for (const field of fieldsFor(card, modes && mode !== undefined ? { [modes.key]: mode } : {})) {
    const value = choose(field);
    if (value !== undefined) options[field.key] = value;
  }
  const level = card.levels[Math.floor(card.levels.length / 2)] ?? 'open';
  const seats = Array.from({ length: draft.players }, (_, i): SeatDraft => draft.seats[i] ?? { who: i === 0 ? 'me' : level, name: '' });
  return { ...draft, options, seats };
}

/** A clock that nobody has changed, in the time zone of this browser. */
export function usualClock(): Clock {
  return { total_hours: null, weekends_off: false, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, late: 'bot' };
}

/** The first draft: two players, me against a bot. */
export function firstDraft(card: GameCard): Draft {
  return fit(card, { players: card.players[0], options: {}, seats: [], public: true, hours: null, clock: usualClock() });
}

/** The table to ask for. */
export function tableOf(card: GameCard, draft: Draft, myName: string): NewTable {
  const several = draft.seats.filter((seat) => seat.who === 'me').length > 1;
  let number = 0;
  const wish = (seat: SeatDraft): SeatWish => {
    if (seat.who === 'open') return { who: 'open' };
    if (seat.who !== 'me') return { who: 'bot', level: seat.who };
    number += 1;
    const given = seat.name.trim();
    return { who: 'me', name: several ? (given !== '' ? given : number === 1 ? myName : `${myName} ${number}`) : null };
  };
  return { game: card.id, options: draft.options, seats: draft.seats.map(wish), public: draft.public, hours: draft.hours, clock: draft.clock };
}
