// What was done to a table beside its game, as lines of its log.

import type { Happened, Motion, Note, Text } from '../protocol/wire';

/** A line of the log: of the game, or of what was done beside it. */
export type LogLine = Happened & { beside?: true };

const player = (seat: number): Text['args'][string] => ({ player: seat });

/** A motion in words. */
export function motionText(motion: Motion): Text {
  return { key: `vote-${motion.motion}`, args: motion.motion === 'concede' ? { player: player(motion.to) } : {}, rule: null };
}

function words(note: Note): Text {
  const say = (key: string, args: Text['args']): Text => ({ key, args, rule: null });
  switch (note.deed) {
    case 'moved':
      return note.what.motion === 'resume' ? say('note-resumed', { player: player(note.by) })
        : say('note-moved', { player: player(note.by), what: { text: motionText(note.what) } });
    case 'carried':
      return say('note-carried', { what: { text: motionText(note.what) } });
    case 'refused':
      return say('note-refused', { player: player(note.by), what: { text: motionText(note.what) } });
    case 'replaced':
      return say(note.late ? 'note-late' : 'note-replaced', { player: player(note.seat) });
    case 'back':
      return say('note-back', { player: player(note.seat) });
    case 'timedOut':
      return say('note-timed-out', { player: player(note.seat) });
  }
}

/** A line of the log. */
export function noteLine(note: Note): LogLine {
  return { record: note.record, text: words(note), line: 'sentence', moves: [], beside: true };
}

/** The log with what was done beside the game, each where the game was then. */
export function withNotes(log: Happened[], notes: Note[]): LogLine[] {
  if (notes.length === 0) return log;
  const from = log[0]?.record ?? 0;
  const lines: LogLine[] = [];
  let next = 0;
  for (const line of log) {
    for (let note = notes[next]; note && note.record <= line.record; note = notes[++next]) {
      // What was before the first line known belongs further up.
      if (note.record >= from) lines.push(noteLine(note));
    }
    lines.push(line);
  }
  return [...lines, ...notes.slice(next).map(noteLine)];
}
