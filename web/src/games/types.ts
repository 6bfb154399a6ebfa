// What a game adds to the table page.

import type { Component } from 'svelte';
import type { Happened, Move, Play, Spot } from '../protocol/wire';
import type { Drawing } from '../ui/icons';
import type { SoundName } from '../ui/sound.svelte';
import type { Values } from '../words/bundles';

/** A number shown beside a player's name. */
export interface SeatFact {
  icon: Drawing;
  /** The colour of the icon, e.g. `var(--trade)`. */
  color?: string;
  /** Null for a mark without a number. */
  value: number | null;
  /** The key of its label, which takes `count` if there is a number. */
  label: string;
}

/** A sentence by key. */
export interface Line {
  key: string;
  values?: Values;
}

/** A hint for newcomers: shown while `when` holds, until it has been seen through. */
export interface CoachMark {
  id: string;
  /** The key of its words. */
  key: string;
  when(play: Play): boolean;
  /** What it points at, as a CSS selector. */
  target: string;
}

/** One player's points over the game, for the plot at its end. */
export interface Curve {
  seat: number;
  points: number[];
}

/** A game as the table page sees it. A game module draws views and words; it knows no rule. */
export interface GameModule {
  id: string;
  /** Cards flow and scroll with the page; a map fills the table and scrolls by itself. */
  layout: 'cards' | 'map';
  Emblem: Component;
  /** Everything on the table that is not the viewer's own. */
  Board: Component<{ view: unknown }>;
  /** Whether a place lies among the viewer's own things, which a phone shows behind a tab beside a map. */
  isMine(spot: Spot, seat: number): boolean;
  /** The viewer's own things. */
  Mine: Component<{ view: unknown }>;
  /** Everything about one player, opened from the strip of players; null if the table shows it all. */
  Player: Component<{ view: unknown; seat: number; onclose: () => void }> | null;
  /** What flies over the table when a piece moves. */
  Ghost: Component<{ move: Move }>;
  /** A large picture of a component by the key of its name; nothing if there is none. */
  Picture: Component<{ name: string }>;
  hasPicture(name: string): boolean;
  headline(view: unknown): Line;
  facts(view: unknown, seat: number): SeatFact[];
  /** Keys of words about a player: his role, that he is out. */
  badges(view: unknown, seat: number): string[];
  isOut(view: unknown, seat: number): boolean;
  /** Seats whose turn it is. */
  active(view: unknown): number[];
  /** A choice that may be taken again and again with one button: the keys of its label and of the button, how often. */
  repeat: { choice: string; button: string; times(play: Play): number } | null;
  /** The contest shown on the table now, by a name that tells it from the one before; null if there is none. */
  contest(view: unknown): string | null;
  /** Milliseconds for which the table stands still to be read, however things are shown; 0 for most that happens. */
  linger(happened: Happened): number;
  /** The sound of something that happened; null if it is silent. */
  sound(happened: Happened): SoundName | null;
  coach: CoachMark[];
  /** The key of what the plot at the end shows. */
  plot: string;
  curves(log: Happened[], view: unknown): Curve[];
}
