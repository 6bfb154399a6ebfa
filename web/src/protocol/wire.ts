// Generated from crates/protocol; `make wire` writes it anew.

/**
 * One argument of a text.
 */
export type Arg = { "number": number } | { "player": number } | { "name": string } | { "text": Text } | { "counted": Array<[number, string]> } | { "words": string };

/**
 * What a client asks over the socket. `request` comes back with the answer.
 */
export type Ask = { "ask": "hello", 
/**
 * The last version seen.
 */
version: Version | null, } | { "ask": "act", 
/**
 * Chosen by the client to know the answer by.
 */
request: number, 
/**
 * The seat that acts; one of mine.
 */
seat: number, 
/**
 * The version the choice was made at.
 */
version: Version, 
/**
 * The token of the choice.
 */
action: string, } | { "ask": "why", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat that asks; one of mine.
 */
seat: number, 
/**
 * What was pointed at.
 */
spot: Spot, } | { "ask": "undo", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat whose decision it was.
 */
seat: number, } | { "ask": "answerUndo", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat that answers.
 */
seat: number, 
/**
 * Yes or no.
 */
agree: boolean, } | { "ask": "concede", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat.
 */
seat: number, } | { "ask": "look", 
/**
 * The seat.
 */
seat: number, } | { "ask": "say", 
/**
 * Up to 500 characters.
 */
words: string, } | { "ask": "replace", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * A bot takes over, or the person comes back.
 */
bot: boolean, } | { "ask": "vote", request: number, motion: Motion, agree: boolean, } | { "ask": "odds", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat that asks; one of mine.
 */
seat: number, } | { "ask": "order", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * The seat; one of mine.
 */
seat: number, 
/**
 * The kind of window, one of those listed in [`Play::orders`].
 */
kind: string, 
/**
 * What to do.
 */
order: Order, };

/**
 * Somebody who owes a decision.
 */
export type Asked = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The question, if the seat is the viewer's own; otherwise what everybody waits for.
 */
text: Text, };

/**
 * One choice.
 */
export type Choice = { 
/**
 * The token to send back.
 */
action: string, 
/**
 * The words on the button.
 */
label: Text, 
/**
 * What lights up on the table.
 */
about: Array<Spot>, 
/**
 * What to ask back before it is sent, if it is rarely meant and cannot be taken back.
 */
confirmation: Text | null, 
/**
 * The heading it stands under, a message key.
 */
group: string | null, 
/**
 * How it is offered.
 */
kind: ChoiceKind, };

/**
 * How a choice is offered.
 */
export type ChoiceKind = "plain" | "finish" | { "amount": number } | "aside";

/**
 * Name and password, to register or to log in.
 */
export type Credentials = { 
/**
 * 2 to 24 characters.
 */
name: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * One thing to choose before the game.
 */
export type Field = { 
/**
 * Its key; the label is `option-<key>`.
 */
key: string, 
/**
 * What can be chosen; the first that fits the players is the default. Labels are `option-<key>-<value>`.
 */
values: Array<Value>, 
/**
 * The paragraph behind it.
 */
rule: string | null, 
/**
 * Modes, values of the first field, in which it matters; all if empty.
 */
modes: Array<string>, 
/**
 * Whether it is written freely rather than chosen; then it has no values.
 */
written: boolean, };

/**
 * Forks a moment of a finished game into a new table.
 */
export type Fork = { 
/**
 * After so many records.
 */
record: number, 
/**
 * Who sits where.
 */
seats: Array<SeatWish>, };

/**
 * A game on offer.
 */
export type GameCard = { 
/**
 * Its id; the keys of its name and blurb are `game-name` and `game-blurb` of its own words.
 */
id: string, 
/**
 * Fewest and most players.
 */
players: [number, number], 
/**
 * Minutes a game of two takes, roughly.
 */
minutes: [number, number], 
/**
 * 1 (light) to 5 (heavy).
 */
weight: number, 
/**
 * What can be chosen before the game; the first field is the mode.
 */
fields: Array<Field>, 
/**
 * Names of the bot levels, weakest first.
 */
levels: Array<string>, };

/**
 * One line of the log, with what it is about.
 */
export type Happened = { 
/**
 * The record that caused it.
 */
record: number, 
/**
 * In words; none if it is only for animation.
 */
text: Text | null, 
/**
 * How much the words matter.
 */
line: Line, 
/**
 * What moved, appeared or vanished.
 */
moves: Array<Move>, };

/**
 * How much a line of the log matters.
 */
export type Line = "heading" | "sentence" | "detail";

/**
 * One page of the log, from `/api/tables/<id>/log?before=<record>`.
 */
export type LogPage = { 
/**
 * The record from which on the page is complete; the next page ends before it. 0 is the beginning.
 */
from: number, 
/**
 * What happened up to before the record asked for.
 */
log: Array<Happened>, };

/**
 * What one side of a contest is likely to lose.
 */
export type Losses = { 
/**
 * All its pieces together.
 */
all: Spread, 
/**
 * Each kind of piece it stakes.
 */
kinds: Array<PieceLoss>, };

/**
 * Who asks.
 */
export type Me = { 
/**
 * The name shown at tables.
 */
name: string, 
/**
 * Whether it is an account with a password, or a guest.
 */
account: boolean, admin?: boolean, 
/**
 * The build of the web client that the server hands out.
 */
build: string, };

/**
 * A piece that moves; it appears where only `to` is known and vanishes where only `from` is.
 */
export type Move = { 
/**
 * What moves, by the key of its name; none for something without a face.
 */
piece: string | null, 
/**
 * How many of them.
 */
count: number, 
/**
 * Where from.
 */
from: Spot | null, 
/**
 * Where to.
 */
to: Spot | null, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Chosen values by field; defaults for the rest.
 */
options: { [key in string]: string }, 
/**
 * One wish a seat.
 */
seats: Array<SeatWish>, 
/**
 * Whether it is listed for all, or found by link only.
 */
public: boolean, 
/**
 * Hours a player has for a move before a bot may take over; none for a live table.
 */
hours: number | null, clock?: Clock, };

/**
 * How a contest is likely to end, from many games played on from here.
 */
export type Odds = { 
/**
 * What is fought over.
 */
place: Text, 
/**
 * The attacker and the defender.
 */
seats: [number, number], 
/**
 * How often the attacker wins, the defender does and nobody is left, in thousandths.
 */
ends: [number, number, number], 
/**
 * What the attacker and the defender lose.
 */
losses: [Losses, Losses], 
/**
 * How many games were played on.
 */
samples: number, };

/**
 * What a seat wants done when a reaction window asks it.
 */
export type Order = "ask" | "askIfAble" | "passUntilAsked" | "passToTheEnd";

/**
 * Where a table stands.
 */
export type Phase = "gathering" | "playing" | "over";

/**
 * How many pieces of a kind are likely to be lost.
 */
export type PieceLoss = { 
/**
 * The key of the piece's name.
 */
piece: string, 
/**
 * How many are at stake.
 */
staked: number, 
/**
 * How many are lost.
 */
lost: Spread, };

/**
 * The game as one viewer may see it.
 */
export type Play = { 
/**
 * How far it has come.
 */
version: Version, 
/**
 * The seat I look from; none as a spectator.
 */
viewer: number | null, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * The view of the game; its type is in the `wire.ts` of the game.
 */
view: unknown, 
/**
 * Who owes a decision, with what each is asked.
 */
asked: Array<Asked>, 
/**
 * What the viewer's seat may do now.
 */
choices: Array<Choice>, 
/**
 * The record since which the viewer's seat is asked the same and may do the same; a choice made at any version
 * from there on holds.
 */
asked_since: number, 
/**
 * Whether the viewer's seat may undo.
 */
undo: Undo, 
/**
 * An undo that waits for agreement.
 */
undo_request: UndoRequest | null, 
/**
 * The viewer's standing orders, one for each kind of window the game has; nobody else gets them.
 */
orders: Array<StandingOrder>, 
/**
 * The reaction window that asks the viewer's seat now.
 */
window: Window | null, 
/**
 * Seats of the winners, once it is over.
 */
winners: Array<number> | null, };

/**
 * Why a request was refused.
 */
export type Refused = { 
/**
 * In words.
 */
reason: Text, };

/**
 * A new name for a guest.
 */
export type Rename = { 
/**
 * 2 to 24 characters.
 */
name: string, };

/**
 * A game to step through, as its viewer may know it.
 */
export type ReplayStep = { 
/**
 * The table the game was played at.
 */
summary: TableSummary, 
/**
 * After so many records.
 */
record: number, 
/**
 * Of so many.
 */
records: number, 
/**
 * Who sat where.
 */
seats: Array<SeatState>, 
/**
 * The game at that moment.
 */
play: Play, 
/**
 * What the last record caused.
 */
happened: Array<Happened>, };

/**
 * Something said at the table.
 */
export type Said = { 
/**
 * Who, by name.
 */
name: string, 
/**
 * The seat, unless a spectator spoke.
 */
seat: number | null, 
/**
 * The words.
 */
words: string, 
/**
 * Seconds since 1970.
 */
at: number, };

/**
 * Who sits in a seat.
 */
export type SeatState = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Shown name; of a bot, its level.
 */
name: string, 
/**
 * A person, a bot or nobody.
 */
who: Who, 
/**
 * Whether it is mine to play.
 */
mine: boolean, 
/**
 * Whether the person is connected.
 */
online: boolean, 
/**
 * Whether a bot plays for a person who may come back.
 */
replaced: boolean, 
/**
 * Who wants a bot to play for a person who is away, if anybody does.
 */
bot_vote: Vote | null, };

/**
 * Who is to sit in a seat of a new table.
 */
export type SeatWish = { "who": "me", 
/**
 * The name of this player, if several share one screen.
 */
name: string | null, } | { "who": "open" } | { "who": "bot", 
/**
 * The level.
 */
level: string, };

/**
 * A place on the table that can light up and be pointed at.
 */
export type Spot = { 
/**
 * The kind of place in the game's words.
 */
zone: string, 
/**
 * Whose place it is.
 */
owner: number | null, 
/**
 * Which one.
 */
index: number, 
/**
 * Which thing there, from 1 on; 0 is the place itself.
 */
item: number, };

/**
 * How a number is spread.
 */
export type Spread = { 
/**
 * The average, in hundredths.
 */
mean: number, 
/**
 * One time in ten it is less.
 */
low: number, 
/**
 * One time in ten it is more.
 */
high: number, };

/**
 * A standing order of a seat.
 */
export type StandingOrder = { 
/**
 * The kind of window by the key of its name.
 */
kind: string, 
/**
 * What to do then.
 */
order: Order, };

/**
 * Which list of tables.
 */
export type TableList = "mine" | "open" | "watch" | "finished";

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * Its id, part of its address.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Chosen values by field.
 */
options: { [key in string]: string }, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * Whether it is listed for all.
 */
public: boolean, 
/**
 * Hours for a move, if agreed.
 */
hours: number | null, 
/**
 * Whether I made it and may start it or change its seats.
 */
host: boolean, 
/**
 * Whether a decision of mine is awaited.
 */
my_turn: boolean, 
/**
 * Records so far.
 */
records: number, 
/**
 * Seats of the winners, once it is over.
 */
winners: Array<number> | null, 
/**
 * Seconds since 1970 of the last change.
 */
changed: number, clock?: ClockState, ballots?: Array<Ballot>, aborted?: boolean, };

/**
 * What the server tells over the socket.
 */
export type Tell = { "tell": "table", 
/**
 * What lists show of it.
 */
summary: TableSummary, 
/**
 * The game as I may see it, once it has begun.
 */
play: Play | null, 
/**
 * What happened since the version named in `Hello`, or the last of what happened since the beginning.
 */
log: Array<Happened>, 
/**
 * Whether `log` takes the place of what a client has, or goes on after it.
 */
whole_log: boolean, 
/**
 * The record from which on `log` is complete; earlier lines come in pages (`LogPage`).
 */
log_from: number, 
/**
 * The last things said.
 */
chat: Array<Said>, 
/**
 * The build of the web client that the server hands out.
 */
build: string, } | { "tell": "moved", 
/**
 * What happened since the last message, in order.
 */
happened: Array<Happened>, 
/**
 * The game as I may see it now.
 */
play: Play, } | { "tell": "seats", 
/**
 * What lists show of it.
 */
summary: TableSummary, } | { "tell": "done", 
/**
 * The request.
 */
request: number, } | { "tell": "refused", 
/**
 * The request.
 */
request: number, 
/**
 * Why.
 */
reason: Text, } | { "tell": "because", 
/**
 * The request.
 */
request: number, 
/**
 * Why not.
 */
reason: Text, } | { "tell": "odds", 
/**
 * The request.
 */
request: number, 
/**
 * The odds; none if nothing is contested now.
 */
odds: Odds | null, } | { "tell": "said" } & Said | { "tell": "thinking", 
/**
 * Its seat.
 */
seat: number, 
/**
 * How far it is.
 */
per_mille: number, };

/**
 * A sentence by its key in the locale files.
 */
export type Text = { 
/**
 * The key.
 */
key: string, 
/**
 * Named arguments.
 */
args: { [key in string]: Arg }, 
/**
 * The paragraph behind it, e.g. `SR 5.4.2`.
 */
rule: string | null, };

/**
 * What an undo would need.
 */
export type Undo = "nothing" | "free" | "consent";

/**
 * An undo that waits for agreement.
 */
export type UndoRequest = { 
/**
 * Who asked.
 */
by: number, 
/**
 * How far the others are.
 */
vote: Vote, };

/**
 * One value of a field.
 */
export type Value = { 
/**
 * Its key.
 */
key: string, 
/**
 * For how many players it can be chosen; any if empty.
 */
players: Array<number>, };

/**
 * How far a table has come. It changes with every record, and with every undo.
 */
export type Version = { 
/**
 * Records so far.
 */
records: number, 
/**
 * Undos so far.
 */
undos: number, };

/**
 * A wish that needs the agreement of several people.
 */
export type Vote = { 
/**
 * The seats of those who have agreed.
 */
agreed: Array<number>, 
/**
 * The seats of those who have not answered yet; it happens when nobody is left here.
 */
missing: Array<number>, };

/**
 * What sits in a seat.
 */
export type Who = "human" | "bot" | "nobody";

/**
 * A reaction window that asks the viewer's seat.
 */
export type Window = { 
/**
 * Its kind, by the key of its name.
 */
kind: string, 
/**
 * The token of the choice that lets it pass.
 */
pass: string, 
/**
 * Whether a standing order is about to pass, unless the player does something else first.
 */
passing: boolean, };

export type Clock = { total_hours: number | null, weekends_off: boolean, zone: string, late: Late, };
export type Late = "bot" | "concede" | "vote";
export type ClockState = { clock: Clock, paused: boolean, ends: (number | null)[], left: (number | null)[], };
export type Motion = { "motion": "pause" } | { "motion": "resume" } | { "motion": "extend" } | { "motion": "concede", to: number, } | { "motion": "abort" };
export type Ballot = { motion: Motion, vote: Vote, };
export type NoticeSettings = { mail: string | null, confirmed: boolean, webhook: Webhook | null, turns: boolean, ends: boolean, votes: boolean, pause_minutes: number, quiet: [number, number] | null, digest: number | null, zone: string, language: string, };
export type Webhook = { form: WebhookForm, url: string, };
export type WebhookForm = "discord" | "slack" | "json";
export type NoticePage = { settings: NoticeSettings, mail: boolean, };
export type Leaderboard = { game: string, players: number, counts: Array<number>, ranks: Array<Ranked>, };
export type Ranked = { place: number, name: string, points: number, games: number, wins: number, me: boolean, };
export type PlayerPage = { name: string, since: number, me: boolean, ratings: Array<PlayerRating>, history: Array<PastGame>, finished: Array<GameCount>, months: Array<Month>, };
export type PlayerRating = { game: string, players: number, points: number, games: number, wins: number, };
export type PastGame = { table: string | null, game: string, players: number, won: boolean, points: number, others: Array<string>, at: number, };
export type GameCount = { game: string, games: number, wins: number, };
export type Month = { month: string, games: number, };
export type AdminPage = { version: string, tables: { [key in string]: number }, people: { [key in string]: number }, sessions: number, rooms: number, sockets: number, rules: Array<RulesInUse>, latest: Array<AdminTable>, };
export type RulesInUse = { game: string, rules: number, tables: number, current: boolean, };
export type AdminTable = { id: string, game: string, phase: Phase, names: Array<string>, records: number, changed: number, };
export type AdminPerson = { id: string, name: string, account: boolean, sessions: number, seen: number | null, tables: number, banned: boolean, };
