import { describe, expect, it } from 'vitest';
import type { Tell } from '../src/protocol/wire';
import { mySeats, NOTHING_YET, receive, seatToCover, sinceVersion, withPage, type TableState } from '../src/table/state';
import { line, play, summary } from './fixtures/table';

const table = (more: Partial<Extract<Tell, { tell: 'table' }>> = {}): Tell => ({
  tell: 'table', summary: summary(), play: play(), log: [line(1), line(2)], whole_log: true, log_from: 0, chat: [], build: 'b', ...more,
});
const moved = (records: number, undos = 0, happened = [line(records - 1)]): Tell => ({
  tell: 'moved', happened, play: play({ version: { records, undos } }),
});
const after = (...tells: Tell[]): TableState => tells.reduce(receive, NOTHING_YET);

describe('the state of a table', () => {
  it('starts with the whole table', () => {
    const state = after(table());
    expect(state.summary?.id).toBe('abc');
    expect(state.log).toHaveLength(2);
  });

  it('adds what happened', () => {
    expect(after(table(), moved(4)).log.map((one) => one.record)).toEqual([1, 2, 3]);
  });

  it('loses the lines of what was undone', () => {
    expect(after(table(), moved(4), moved(2, 1, [])).log.map((one) => one.record)).toEqual([1]);
  });

  it('resumes: the log goes on where it broke off', () => {
    const later = table({ play: play({ version: { records: 6, undos: 0 } }), log: [line(4), line(5)], whole_log: false, log_from: 4 });
    expect(after(table(), moved(4), later).log.map((one) => one.record)).toEqual([1, 2, 3, 4, 5]);
  });

  it('knows what came while it asked for the rest once', () => {
    const late = table({ play: play({ version: { records: 6, undos: 0 } }), log: [line(3), line(4), line(5)], whole_log: false, log_from: 3 });
    expect(after(table(), moved(4), moved(5), late).log.map((one) => one.record)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes the whole log when the server starts afresh', () => {
    expect(after(table(), moved(4), table({ log: [line(1)] })).log).toHaveLength(1);
  });

  it('takes a page of earlier lines once, whatever came meanwhile', () => {
    const late = after(table({ log: [line(8), line(9)], log_from: 8 }), moved(11));
    const page = withPage(late, { from: 5, log: [line(5), line(7)] });
    expect(page).toMatchObject({ logFrom: 5 });
    expect(page.log.map((one) => one.record)).toEqual([5, 7, 8, 9, 10]);
    expect(withPage(page, { from: 5, log: [line(5), line(7)] }).log).toHaveLength(5);
  });

  it('keeps what bots think until something moves', () => {
    const thinking: Tell = { tell: 'thinking', seat: 1, per_mille: 250 };
    expect(after(table(), thinking).thinking).toEqual({ 1: 250 });
    expect(after(table(), thinking, moved(4)).thinking).toEqual({});
  });

  it('adds what is said, and whether it is an account that speaks', () => {
    const said: Tell = { tell: 'said', name: 'Anna', account: true, seat: 0, words: 'hi', at: 1 };
    expect(after(table(), said).chat).toEqual([{ name: 'Anna', account: true, seat: 0, words: 'hi', at: 1 }]);
  });

  it('knows nothing of answers', () => {
    const state = after(table());
    expect(receive(state, { tell: 'done', request: 1 })).toBe(state);
  });
});

describe('hot seat', () => {
  const shared = summary({
    seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, who: 'human' as const, mine: true, online: true, replaced: false, bot_vote: null })),
  });
  const state = (asked: number[], viewer = 0): TableState => ({
    ...NOTHING_YET, summary: shared, play: play({ viewer, asked: asked.map((seat) => ({ seat, text: { key: 'ask-main', args: {}, rule: null } })) }),
  });

  it('hides the screen until the player who is asked looks', () => {
    expect(mySeats(shared)).toEqual([0, 1]);
    expect(seatToCover(state([0]), null)).toBe(0);
    expect(seatToCover(state([0]), 0)).toBeNull();
    expect(seatToCover(state([1]), 0)).toBe(1);
  });

  it('hides the screen until the table is what the player who looks may see', () => {
    expect(seatToCover(state([1], 0), 1)).toBe(1);
    expect(seatToCover(state([1], 1), 1)).toBeNull();
    expect(seatToCover(state([], 0), 1)).toBe(1);
    expect(seatToCover(state([0, 1], 0), 1)).toBe(1);
  });

  it('asks for whoever plays on when the one who looked has left his seat to a bot', () => {
    const seats = shared.seats.map((seat) => (seat.seat === 1 ? { ...seat, who: 'bot' as const } : seat));
    const third = { ...shared.seats[0], seat: 2 } as (typeof seats)[number];
    expect(seatToCover({ ...state([0]), summary: summary({ seats: [...seats, third] }) }, 1)).toBe(0);
  });

  it('stays open while somebody else is asked', () => {
    expect(seatToCover(state([]), 0)).toBeNull();
  });

  it('is no matter at a table with one seat of mine', () => {
    expect(seatToCover(after(table()), null)).toBeNull();
  });
});

it('tells what happened since the last visit', () => {
  const log = [line(1), line(2), { ...line(3), text: null }, line(3)];
  expect(sinceVersion(log, { records: 2 }).map((one) => one.record)).toEqual([2, 3]);
  expect(sinceVersion(log, null)).toEqual([]);
});
