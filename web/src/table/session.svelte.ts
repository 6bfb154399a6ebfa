// A live table: the socket, what it told, and what this player asks for. The server decides everything.

import { tick } from 'svelte';
import type { GameModule } from '../games/types';
import { myself } from '../lobby/me.svelte';
import { api, plain, reasonOf } from '../net/api';
import { TableSocket, socketAddress, type Connection, type Open } from '../net/socket';
import type { Ask, Choice, Happened, Motion, Order, Play, Said, Spot, TableSummary, Tell, Text, Version } from '../protocol/wire';
import { build } from '../ui/build.svelte';
import { recall, remember } from '../ui/memory';
import { sounds } from '../ui/sound.svelte';
import { flights, mayMove, pace, placesNow } from './flights.svelte';
import { Scene } from './scene.svelte';
import { mySeats, NOTHING_YET, receive, seatToCover, sinceVersion, withPage, type TableState } from './state';

type Moved = Extract<Tell, { tell: 'moved' }>;
type Act = Extract<Ask, { ask: 'act' }>;

/** A sentence shown beside the question: why not, or why a request was refused. */
export interface Notice {
  kind: 'why' | 'refused';
  text: Text;
}

/** Milliseconds within which several messages are drawn as one, where nothing moves on the screen. */
const TOGETHER = 60;

/** Why nobody comes to a table any more. */
const GONE = ['server-no-such-table', 'server-other-rules', 'server-may-end'];

/** Milliseconds after which a wish to skip is noticed. */
const MOMENT = 120;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A list without as many of each word as are taken. */
function without(words: string[], taken: string[]): string[] {
  const left = [...taken];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const refused = (text: Text): Notice => ({ kind: 'refused', text });

export class TableSession {
  state = $state.raw<TableState>(NOTHING_YET);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be come to any more; null while it can. */
  gone = $state.raw<Text | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** What happened since the last visit, until it is put away. */
  recap = $state.raw<Happened[]>([]);
  /** The choice that waits for a second yes, with the warning. */
  doubt = $state.raw<{ choice: Choice; text: Text } | null>(null);
  /** Log lines that still wait for their step to be shown. */
  unshown = $state(0);
  /** The seat whose player looks at the screen, at a table with several of mine. */
  looking = $state<number | null>(null);
  waiting = $state(false);
  /** What is being written to the others. */
  draft = $state('');
  /** Words that were sent and have not come back yet. */
  saying = $state.raw<string[]>([]);
  /** Why words came back to the one who wrote them. */
  unsaid = $state.raw<Text | null>(null);
  repeating = $state(false);

  readonly scene: Scene;
  readonly #socket: TableSocket;
  #request = 0;
  #pending: Act | { request: number } | null = null;
  /** What was asked for, has not been answered and is not asked for again. */
  #unsure = new Set<number>();
  /** Whether what was sent before may not have been heard. */
  #lost = false;
  #queue: Moved[] = [];
  #showing = false;
  #skipping = false;
  #asked = '';
  #soon: ReturnType<typeof setTimeout> | null = null;
  #skippedAt = -Infinity;
  #actedAt: Version | null = null;
  /** The last time odds were asked for, by whom, and the version shown then. */
  #odds: { request: number; viewer: number; at: string } | null = null;

  constructor(
    readonly id: string,
    module: GameModule,
    summary: TableSummary,
    open?: Open,
  ) {
    this.state = { ...NOTHING_YET, summary };
    this.scene = new Scene(module, {
      act: (choice) => this.act(choice),
      why: (spot) => this.why(spot),
      odds: () => this.odds(),
    });
    this.#draw();
    const listener = {
      version: () => this.#version(),
      told: (tell: Tell) => this.#told(tell),
      connection: (state: Connection) => this.#connected(state),
      failed: () => void this.#look(),
    };
    this.#socket = new TableSocket(socketAddress(id), listener, open);
  }

  close(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#socket.close();
    flights.clear();
  }

  get summary(): TableSummary | null {
    return this.state.summary;
  }

  /** Lines of the log whose step has been shown. */
  get log(): Happened[] {
    return this.unshown > 0 ? this.state.log.slice(0, -this.unshown) : this.state.log;
  }

  /** Whether earlier lines of the log have yet to be fetched. */
  get hasEarlier(): boolean {
    return this.state.logFrom > 0;
  }

  /** Fetches the page of the log before what is known of it. */
  async earlier(): Promise<void> {
    const before = this.state.logFrom;
    const page = await api.log(this.id, before);
    // The log may have been told anew while the page was on its way.
    if (this.state.logFrom !== before) return;
    this.state = withPage(this.state, page);
    this.#draw();
  }

  get mine(): number[] {
    return mySeats(this.summary);
  }

  /** The seat to hand the screen to; null while nothing has to be hidden. */
  get covered(): number | null {
    return seatToCover(this.state, this.looking);
  }

  /** The player of a seat of mine looks at the screen now. Nothing is shown before it is what that player may see. */
  look(seat: number): void {
    this.looking = seat;
    this.notice = null;
    this.#askToLook();
  }

  /** Asks for the eyes of whoever looks at the screen: a new connection shows the table to anybody of mine. */
  #askToLook(): void {
    const seat = this.looking;
    if (seat !== null && this.mine.includes(seat) && this.state.play?.viewer !== seat) this.#ask({ ask: 'look', seat });
  }

  /** Takes a choice, after a word of warning if one is due. */
  act(choice: Choice): void {
    const play = this.state.play;
    if (!play || this.waiting) return;
    if (choice.confirmation) this.doubt = { choice, text: choice.confirmation };
    else this.actNow(choice);
  }

  /** Takes a choice without asking back. */
  actNow(choice: Choice): void {
    this.doubt = null;
    this.notice = null;
    const stale = this.#queue.length > 0;
    if (!this.repeating) this.skip();
    const play = this.state.play;
    if (!play || play.viewer === null || this.waiting || stale) return;
    const request = this.#nextRequest();
    this.#actedAt = play.version;
    // Whoever goes on has read what came of the last contest.
    this.scene.contest = null;
    const act: Act = { ask: 'act', request, seat: play.viewer, version: play.version, action: choice.action };
    this.#pending = act;
    this.waiting = true;
    // What could not be sent is sent as soon as the table is there again.
    if (this.connection === 'open') this.#ask(act);
  }

  /** Takes all choices of the kind the game lets one repeat, one after another, until something else is asked. */
  repeat(): void {
    this.skip();
    this.#actedAt = null;
    this.repeating = true;
    this.#repeatOnce();
  }

  why(spot: Spot): void {
    const viewer = this.scene.viewer;
    if (viewer === null) {
      this.notice = { kind: 'why', text: plain('web-why-watching') };
      return;
    }
    if (!this.#ask({ ask: 'why', request: this.#nextRequest(), seat: viewer, spot })) {
      this.notice = { kind: 'why', text: plain('web-error-offline') };
    }
  }

  /** Asks how the contest at hand is likely to end; nobody else hears it. */
  odds(): void {
    const viewer = this.scene.viewer;
    const request = this.#nextRequest();
    if (viewer !== null && this.#ask({ ask: 'odds', request, seat: viewer })) this.#odds = { request, viewer, at: this.scene.version };
  }

  undo(): void {
    const viewer = this.scene.viewer;
    if (viewer === null) return;
    const request = this.#nextRequest();
    if (!this.#askOnce({ ask: 'undo', request, seat: viewer })) return;
    this.#pending = { request };
    this.waiting = true;
  }

  answerUndo(seat: number, agree: boolean): void {
    this.#askOnce({ ask: 'answerUndo', request: this.#nextRequest(), seat, agree });
  }

  /** Leaves a standing order for a kind of reaction window; false if there is no connection. */
  order(kind: string, order: Order): boolean {
    const viewer = this.scene.viewer;
    return viewer !== null && this.#askOnce({ ask: 'order', request: this.#nextRequest(), seat: viewer, kind, order });
  }

  concede(): void {
    const viewer = this.scene.viewer;
    if (viewer !== null) this.#askOnce({ ask: 'concede', request: this.#nextRequest(), seat: viewer });
  }

  /** Lets a bot play a seat, or takes it back. */
  replace(seat: number, bot: boolean): void {
    this.#askOnce({ ask: 'replace', request: this.#nextRequest(), seat, bot });
  }

  /** Moves something at this table, agrees to it, or is against it. */
  vote(motion: Motion, agree: boolean): void {
    this.#askOnce({ ask: 'vote', request: this.#nextRequest(), motion, agree });
  }

  /** Says what was written; it is kept until the table has heard it. */
  speak(): void {
    // As the server will write it.
    const words = this.draft.split(/\s+/).filter((word) => word !== '').join(' ');
    if (words === '') return;
    this.draft = '';
    this.unsaid = null;
    this.saying = [...this.saying, words];
    if (this.connection === 'open') this.#ask({ ask: 'say', words });
  }

  /** Shows at once whatever is still to be shown. */
  skip(): void {
    if (this.#showing) this.#skipping = true;
    for (const moved of this.#queue.splice(0)) this.#apply(moved);
    this.unshown = 0;
    flights.clear();
  }

  /** Shows what has come: the first at once, what follows on its heels together. */
  #skipSoon(): void {
    if (this.#soon !== null) return;
    const wait = this.#skippedAt + TOGETHER - performance.now();
    if (wait <= 0) this.#skipNow();
    else this.#soon = setTimeout(() => this.#skipNow(), wait);
  }

  #skipNow(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = null;
    this.#skippedAt = performance.now();
    this.skip();
  }

  get showing(): boolean {
    return this.unshown > 0;
  }

  #nextRequest(): number {
    this.#request += 1;
    return this.#request;
  }

  #ask(ask: Ask): boolean {
    return this.#socket.ask(ask);
  }

  /** Asks for what is not asked for again after a break. Whoever did is told if it was not sent, or may not have been heard. */
  #askOnce(ask: Extract<Ask, { request: number }>): boolean {
    const sent = this.#ask(ask);
    if (sent) this.#unsure.add(ask.request);
    this.notice = sent ? null : refused(plain('web-error-offline'));
    return sent;
  }

  #version(): Version | null {
    return (this.#queue.at(-1) ?? this.state).play?.version ?? null;
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === 'open') return;
    // A server that closes the door says why to whoever asks.
    if (state === 'reconnecting') void myself.look();
    // Whatever was asked for is not answered any more; the server tells the table anew.
    this.#lost = true;
    this.repeating = false;
    if (this.#unsure.size > 0) this.notice = refused(plain('web-error-unheard'));
    this.#unsure.clear();
    if (this.#pending !== null && 'ask' in this.#pending) return;
    this.#pending = null;
    this.waiting = false;
  }

  /** Looks whether the table can still be come to; what cannot be found out changes nothing. */
  async #look(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      const reason = reasonOf(error);
      if (!GONE.includes(reason.key)) return;
      this.gone = reason;
      this.#socket.close();
    }
  }

  /** Sends again what nobody has heard, now that the table is told anew. */
  #sendAgain(before: Said[]): void {
    if (!this.#lost) return;
    this.#lost = false;
    const { play, chat } = this.state;
    const pending = this.#pending;
    if (pending !== null && 'ask' in pending) {
      const since = play?.viewer === pending.seat ? play.asked_since : play?.version.records;
      const holds = play?.version.undos === pending.version.undos && since !== undefined && since <= pending.version.records;
      if (!holds) this.#answered(pending.request);
      else this.#ask(pending);
    }
    const mine = (said: Said[]) => said.filter((one) => this.#isMine(one)).map((one) => one.words);
    this.saying = without(this.saying, without(mine(chat), mine(before)));
    for (const words of this.saying) this.#ask({ ask: 'say', words });
  }

  #isMine(said: Said): boolean {
    return said.seat === null ? this.scene.viewer === null && said.name === myself.me?.name : this.mine.includes(said.seat);
  }

  #told(tell: Tell): void {
    switch (tell.tell) {
      case 'moved':
        this.#queue.push(tell);
        if (this.#showing) return;
        if (mayMove() || tell.happened.some((step) => this.scene.module.linger(step) > 0)) {
          // What is to be looked at must not be swept away with what came just before it.
          if (this.#soon !== null) clearTimeout(this.#soon);
          this.#soon = null;
          void this.#show();
        } else {
          const heard = tell.happened.findLast((step) => this.scene.module.sound(step) !== null);
          if (heard) this.#sound(heard);
          this.#skipSoon();
        }
        return;
      case 'table': {
        this.skip();
        const { play, chat } = this.state;
        build.tell(tell.build);
        this.#receive(tell);
        // What one player missed is not for the next one at the same screen.
        if (play && tell.play?.viewer !== play.viewer) this.recap = [];
        const news = !play ? sinceVersion(tell.log, this.#seen()) : tell.whole_log ? [] : sinceVersion(tell.log, play.version);
        if (news.length > 2) this.recap = news;
        this.#settle();
        this.#askToLook();
        this.#sendAgain(chat);
        return;
      }
      case 'because':
        this.notice = { kind: 'why', text: tell.reason };
        return;
      case 'odds':
        // Only the last answer asked for counts, for who asked it, and it is about the table as it was then.
        if (tell.request === this.#odds?.request && this.#odds.viewer === this.scene.viewer) this.scene.odds = { told: tell.odds, at: this.#odds.at };
        return;
      case 'refused':
        if (tell.request === 0 && this.saying.length > 0) {
          // Words have no number.
          const [words = '', ...rest] = this.saying;
          this.saying = rest;
          this.draft = `${words} ${this.draft}`.trim();
          this.unsaid = tell.reason;
          return;
        }
        this.repeating = false;
        this.notice = refused(tell.reason);
        this.#answered(tell.request);
        return;
      case 'done':
        // What came of a choice is seen before the next one can be made.
        if (this.#soon !== null) this.#skipNow();
        this.#answered(tell.request);
        return;
      case 'beat':
        return;
      case 'said':
        if (tell.seat === null || !this.mine.includes(tell.seat)) sounds.play('message');
        if (this.#isMine(tell)) this.saying = without(this.saying, [tell.words]);
        this.#receive(tell);
        return;
      default:
        this.#receive(tell);
    }
  }

  #answered(request: number): void {
    this.#unsure.delete(request);
    if (request !== this.#pending?.request) return;
    this.#pending = null;
    this.waiting = false;
    this.#repeatOnce();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let moved = this.#queue.shift(); moved; moved = this.#queue.shift()) {
      this.#skipping = false;
      const { happened } = moved;
      const before = placesNow(happened);
      this.unshown = happened.length;
      this.#apply(moved);
      await tick();
      const milliseconds = pace(happened.length + this.#queue.reduce((sum, next) => sum + next.happened.length, 0));
      for (const step of happened) {
        if (this.#skipping) break;
        this.unshown -= 1;
        this.#sound(step);
        const moves = mayMove() && flights.start(step, before, milliseconds);
        await this.#pause(Math.max(moves ? milliseconds : 0, document.visibilityState === 'visible' ? this.scene.module.linger(step) : 0));
      }
      this.unshown = 0;
    }
    this.#showing = false;
    this.#skipping = false;
  }

  /** Stands still, unless somebody wants to see what comes next. */
  async #pause(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0 && !this.#skipping; left -= MOMENT) await sleep(Math.min(left, MOMENT));
  }

  /** What happens is heard while the page is looked at. */
  #sound(step: Happened): void {
    const name = this.scene.module.sound(step);
    if (name !== null && document.visibilityState === 'visible') sounds.play(name);
  }

  /** My turn and the end are heard wherever one looks. */
  #soundAfter(before: Play | null): void {
    const play = this.state.play;
    if (!play || !before) return;
    const mine = (now: Play) => now.asked.some((one) => this.mine.includes(one.seat));
    if (play.phase === 'over' && before.phase !== 'over') {
      if (this.mine.length > 0) sounds.play(this.mine.some((seat) => play.winners?.includes(seat)) ? 'win' : 'lose');
    } else if (mine(play) && !mine(before)) sounds.play('turn');
  }

  #apply(moved: Moved): void {
    this.#receive(moved);
    this.#settle();
  }

  #receive(tell: Tell): void {
    const before = this.state.play;
    this.state = receive(this.state, tell);
    this.#draw();
    this.#soundAfter(before);
  }

  /** After the table changed: forget what was pointed at, remember what was seen. */
  #settle(): void {
    const play = this.state.play;
    if (!play) return;
    // What others do at the same time does not disturb a choice half made.
    const asked = JSON.stringify([play.asked_since, play.version.undos, play.viewer]);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.notice = null;
      this.doubt = null;
      this.scene.settle();
    }
    if (document.visibilityState === 'visible') remember(`seen.${this.id}`, JSON.stringify(play.version));
    this.#repeatOnce();
  }

  #seen(): Version | null {
    const kept = recall(`seen.${this.id}`);
    return kept === null ? null : (JSON.parse(kept) as Version);
  }

  #draw(): void {
    const { play, summary, log } = this.state;
    // While the screen waits to be handed on, nobody's hand is drawn.
    this.scene.show(play);
    this.scene.log = log;
    this.scene.summary = summary;
    this.scene.seats = summary?.seats ?? [];
  }

  #repeatOnce(): void {
    const version = this.state.play?.version;
    if (!this.repeating || this.waiting || this.#queue.length > 0) return;
    if (version && version.records === this.#actedAt?.records && version.undos === this.#actedAt.undos) return;
    const kind = this.scene.module.repeat?.choice;
    const next = this.state.play?.choices.find((choice) => choice.label.key === kind);
    if (next) this.actNow(next);
    else this.repeating = false;
  }
}
