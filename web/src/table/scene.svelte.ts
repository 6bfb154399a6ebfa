// A table as it is drawn: the view, what glows, what is pointed at. Shared by the live table and the replay.

import { createContext } from 'svelte';
import type { GameModule } from '../games/types';
import type { Choice, Happened, Odds, Play, SeatState, Spot, TableSummary, Text } from '../protocol/wire';
import { language, say } from '../words/language.svelte';
import { partsOf, wordsOf, type Part, type Speaker } from '../words/parts';
import { now } from '../ui/now.svelte';
import { contestAfter, type Contest } from './contest';
import { standing } from './clock';
import { bySpot, narrow, press, spotKey, isAbout } from './spot';

/** What the owner of a scene does when somebody points at things. */
export interface Deeds {
  act(choice: Choice): void;
  why(spot: Spot): void;
  /** Asks how the contest at hand is likely to end; missing where nobody could answer. */
  odds?(): void;
}

/** The shown name of whoever sits in a seat. */
export function seatName(seats: SeatState[], seat: number): string {
  const state = seats.find((one) => one.seat === seat);
  if (!state) return say('web-seat-number', { number: seat + 1 });
  if (state.who === 'nobody') return say('web-seat-free');
  if (state.who === 'human') return state.name;
  const alike = seats.filter((one) => one.who === 'bot' && one.name === state.name);
  const name = say(`bot-${state.name}`);
  return alike.length > 1 ? `${name} ${alike.indexOf(state) + 1}` : name;
}

export class Scene implements Speaker {
  #play = $state.raw<Play | null>(null);
  seats = $state.raw<SeatState[]>([]);
  /** What happened so far, as far as it has come. */
  log = $state.raw<Happened[]>([]);
  #summary = $state.raw<TableSummary | null>(null);
  /** Milliseconds by which the table's clock is ahead of this browser's. */
  #ahead = 0;
  /** When the summary was told, in milliseconds since 1970 by my own clock. */
  #told = 0;
  /** The last contest that was seen at the table; null once it has been put away. */
  contest = $state.raw<Contest | null>(null);
  /** How the contest at hand is likely to end, and at which version that was asked; undefined before it was told. */
  odds = $state.raw<{ told: Odds | null; at: string } | undefined>(undefined);
  /** Places pointed at one after another, to narrow the choices. */
  narrowed = $state.raw<Spot[]>([]);
  /** Keys of places lit because a choice about them is pointed at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The place under the pointer. */
  pointed = $state.raw<Spot | null>(null);
  /** The component looked at closely: the key of its name, and where. */
  inspected = $state.raw<{ name: string; at: DOMRect } | null>(null);

  constructor(
    readonly module: GameModule,
    private readonly deeds: Deeds,
  ) {}

  get play(): Play | null {
    return this.#play;
  }

  /** Shows the table as it is now. Every change comes this way, also those that pass too quickly to be drawn. */
  show(play: Play | null): void {
    this.contest = contestAfter(this.contest, this.#play, play, this.module.contest);
    // They rest on what the one who asked may know.
    if (this.#play?.viewer !== play?.viewer) this.odds = undefined;
    this.#play = play;
  }

  get summary(): TableSummary | null {
    return this.#summary;
  }

  set summary(summary: TableSummary | null) {
    if (summary?.clock && summary !== this.#summary) this.#ahead = summary.clock.now * 1000 - Date.now();
    if (summary !== this.#summary) this.#told = Date.now();
    this.#summary = summary;
  }

  /** What time it is at the table, in milliseconds since 1970. */
  get now(): number {
    return now.current + this.#ahead;
  }

  get lang() {
    return language.current;
  }

  get game(): string {
    return this.module.id;
  }

  get viewer(): number | null {
    return this.#play?.viewer ?? null;
  }

  /** The version shown, as a name of its own. */
  get version(): string {
    return JSON.stringify(this.#play?.version ?? null);
  }

  /** What the viewer is asked, as a name of its own; it stays the same whatever others do meanwhile. Empty if nothing is. */
  get question(): string {
    const play = this.#play;
    if (!play || (play.choices.length === 0 && play.asked.every((one) => one.seat !== play.viewer))) return '';
    return JSON.stringify([play.asked_since, play.version.undos, play.viewer]);
  }

  /** Whether I may let a bot play for somebody, or agree to it. */
  mayReplace(seat: number): boolean {
    const after = this.seats.find((one) => one.seat === seat)?.bot_after;
    return after !== undefined && this.#told + after * 1000 <= now.current;
  }

  /** Whether I have agreed to that and it is for others to agree. Whoever has gone since need not: the vote is counted again. */
  hasAgreed(seat: number): boolean {
    const vote = this.seats.find((one) => one.seat === seat)?.bot_vote;
    const mine = (one: number) => this.seats.some((state) => state.seat === one && state.mine);
    return !!vote && vote.agreed.some(mine) && !vote.missing.every((one) => this.isAway(one));
  }

  /** Whether a player has no part in the game any more. */
  isOut(seat: number): boolean {
    return this.#play !== null && this.module.isOut(this.#play.view, seat);
  }

  /** Whether somebody who plays is gone. */
  isAway(seat: number): boolean {
    const state = this.seats.find((one) => one.seat === seat);
    return this.viewer !== null && state?.who === 'human' && !state.mine && !state.online && !state.replaced;
  }

  /** Whether somebody's time is over, so that anybody may let a bot play. */
  isLate(seat: number): boolean {
    const clock = this.summary?.clock;
    const state = this.seats.find((one) => one.seat === seat);
    return this.viewer !== null && !!clock && state?.who === 'human' && !state.mine && !state.replaced && standing(clock, seat, true, this.now) === 'over';
  }

  playerName(seat: number): string {
    return seatName(this.seats, seat);
  }

  words(text: Text): string {
    return wordsOf(text, this);
  }

  parts(text: Text): Part[] {
    return partsOf(text, this);
  }

  /** Words of this game by key. */
  say(key: string, values: Record<string, string | number> = {}): string {
    return say(key, values, this.game);
  }

  get choices(): Choice[] {
    return this.#play?.choices ?? [];
  }

  #offered = $derived(narrow(this.choices, this.narrowed));

  /** The choices on offer, narrowed by what was pointed at. */
  get offered(): Choice[] {
    return this.#offered;
  }

  // A map has hundreds of places and choices: they are brought together once.
  #about = $derived(bySpot(this.choices));
  #glowing = $derived(bySpot(this.#offered));

  /** Whether a place may be used, after what was pointed at already. */
  glows(spot: Spot): boolean {
    return this.#glowing.has(spotKey(spot));
  }

  /** Whether a place stands back because something else was pointed at. */
  isDim(spot: Spot): boolean {
    if (this.narrowed.length === 0) return false;
    const key = spotKey(spot);
    return !this.#glowing.has(key) && this.narrowed.every((one) => spotKey(one) !== key);
  }

  isLit(spot: Spot): boolean {
    const key = spotKey(spot);
    return this.lit.has(key) || this.narrowed.some((one) => spotKey(one) === key);
  }

  choicesAbout(spot: Spot): Choice[] {
    return this.#about.get(spotKey(spot)) ?? [];
  }

  /** Whether a choice is lit because its place is under the pointer. */
  isPointed(choice: Choice): boolean {
    return this.pointed !== null && isAbout(choice, this.pointed);
  }

  light(choice: Choice | null): void {
    this.lit = new Set(choice?.about.map(spotKey) ?? []);
  }

  press(spot: Spot): void {
    const meaning = press(this.choices, this.narrowed, spot);
    if (meaning.means === 'act') this.deeds.act(meaning.choice);
    else if (meaning.means === 'narrow') this.narrowed = meaning.narrowed;
    else this.deeds.why(spot);
  }

  /** Takes one of the listed choices. */
  act(choice: Choice): void {
    this.deeds.act(choice);
  }

  /** Asks why a place cannot be used now. */
  why(spot: Spot): void {
    this.deeds.why(spot);
  }

  /** Whether somebody at this table can say how a contest is likely to end. */
  get hasOdds(): boolean {
    return this.deeds.odds !== undefined && this.viewer !== null;
  }

  askOdds(): void {
    this.deeds.odds?.();
  }

  /** Forgets what was pointed at; a new question begins. */
  settle(): void {
    this.narrowed = [];
    this.lit = new Set();
  }
}

export const [getScene, setScene] = createContext<Scene>();
