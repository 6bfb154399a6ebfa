// Sentences from the server, cut into parts so that players and components in them can be drawn.

import type { Arg, Text } from '../protocol/wire';
import { attribute, phrase, type Lang, type Values } from './bundles';

/** A piece of a sentence. */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'player'; words: string; seat: number }
  | { kind: 'name'; words: string; key: string };

/** What a sentence needs to know about the table it is said at. */
export interface Speaker {
  lang: Lang;
  game: string | null;
  playerName(seat: number): string;
}

// Marks of the private use area surround what is to be drawn; people's words are cleaned of them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKS = /[\uE000-\uE002]/g;

const clean = (words: string): string => words.replace(MARKS, '');

function value(arg: Arg, speaker: Speaker): string | number {
  if ('number' in arg) return arg.number;
  if ('player' in arg) return `${OPEN}p${arg.player}${MIDDLE}${clean(speaker.playerName(arg.player))}${CLOSE}`;
  if ('name' in arg) return `${OPEN}n${arg.name}${MIDDLE}${phrase(speaker.lang, speaker.game, arg.name)}${CLOSE}`;
  if ('text' in arg) return marked(arg.text, speaker);
  if ('counted' in arg) return list(arg.counted.map(([count, key]) => counted(count, key, speaker)), speaker.lang);
  return clean(arg.words);
}

/** So many of a thing, drawn as its name. */
function counted(count: number, key: string, speaker: Speaker): string {
  const words = attribute(speaker.lang, speaker.game, key, 'counted', { count }) ?? key;
  return `${OPEN}n${key}${MIDDLE}${words}${CLOSE}`;
}

function list(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

function cut(marked: string): Part[] {
  const parts: Part[] = [];
  let rest = marked;
  while (rest !== '') {
    const open = rest.indexOf(OPEN);
    const middle = rest.indexOf(MIDDLE, open);
    const close = rest.indexOf(CLOSE, middle);
    if (open < 0 || middle < 0 || close < 0) break;
    if (open > 0) parts.push({ kind: 'words', words: rest.slice(0, open) });
    const tag = rest.slice(open + 1, middle);
    const words = rest.slice(middle + 1, close);
    if (tag.startsWith('p')) parts.push({ kind: 'player', words, seat: Number(tag.slice(1)) });
    else parts.push({ kind: 'name', words, key: tag.slice(1) });
    rest = rest.slice(close + 1);
  }
  if (rest !== '') parts.push({ kind: 'words', words: rest });
  return parts;
}

/** The sentence with marks around what is to be drawn. */
function marked(text: Text, speaker: Speaker): string {
  const values: Values = {};
  for (const [name, arg] of Object.entries(text.args)) values[name] = value(arg, speaker);
  return phrase(speaker.lang, speaker.game, text.key, values);
}

/** The parts of a sentence in the speaker's language. */
export function partsOf(text: Text, speaker: Speaker): Part[] {
  return cut(marked(text, speaker));
}

/** The sentence as plain words. */
export function wordsOf(text: Text, speaker: Speaker): string {
  return partsOf(text, speaker).map((part) => part.words).join('');
}

/** A reason, which the files keep in lower case without a full stop, as a sentence. */
export function asSentence(words: string): string {
  const trimmed = words.trim();
  const first = trimmed.charAt(0).toLocaleUpperCase();
  const stopped = /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return first + stopped.slice(1);
}

/** The words with a capital first letter. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
