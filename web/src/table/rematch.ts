// A new table like the one just played.

import type { NewTable, SeatState, SeatWish, TableSummary } from '../protocol/wire';

function wish(seat: SeatState, several: boolean): SeatWish {
  if (seat.mine) return { who: 'me', name: several ? seat.name : null };
  return seat.who === 'bot' ? { who: 'bot', level: seat.name } : { who: 'open' };
}

/** The same options and seats; other people's seats are open for them. */
export function rematchOf(summary: TableSummary): NewTable {
  const several = summary.seats.filter((seat) => seat.mine).length > 1;
  return {
    game: summary.game,
    options: Object.fromEntries(Object.entries(summary.options).map(([key, value]) => [key, value ?? ''])),
    seats: summary.seats.map((seat) => wish(seat, several)),
    public: summary.public,
    hours: summary.hours,
    ...(summary.clock ? { clock: summary.clock.clock } : {}),
  };
}
