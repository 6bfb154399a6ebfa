// Generated from crates/protocol; `make wire` writes it anew.

export type JsonValue = unknown;

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

export type Arg = { "number": number } | { "player": number } | { "name": string } | { "text": Text } | { "counted": Array<[number, string]> } | { "words": string };

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

export type Me = { 
/**
 * The name shown at tables.
 */
name: string, 
/**
 * Whether it is an account with a password, or a guest.
 */
account: boolean, 
/**
 * The build of the web client that the server hands out.
 */
build: string, };

export type Credentials = { 
/**
 * 2 to 24 characters.
 */
name: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

export type Rename = { 
/**
 * 2 to 24 characters.
 */
name: string, };

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

export type Field = { 
/**
 * Its key; the label is `option-<key>`.
 */
key: string, 
/**
 * What can be chosen, the default first; labels are `option-<key>-<value>`.
 */
values: Array<Value>, 
/**
 * The paragraph behind it.
 */
rule: string | null, 
/**
 * Modes in which it matters; all if empty.
 */
modes: Array<string>, };

export type Value = { 
/**
 * Its key.
 */
key: string, 
/**
 * For how many players it can be chosen; any if empty.
 */
players: Array<number>, };

export type SeatWish = { "who": "me", 
/**
 * The name of this player, if several share one screen.
 */
name: string | null, } | { "who": "open" } | { "who": "bot", 
/**
 * The level.
 */
level: string, };

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
hours: number | null, };

export type Phase = "gathering" | "playing" | "over";

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
changed: number, };

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

export type Who = "human" | "bot" | "nobody";

export type TableList = "mine" | "open" | "watch" | "finished";

export type Fork = { 
/**
 * After so many records.
 */
record: number, 
/**
 * Who sits where.
 */
seats: Array<SeatWish>, };

export type Refused = { 
/**
 * In words.
 */
reason: Text, };

export type Version = { 
/**
 * Records so far.
 */
records: number, 
/**
 * Undos so far.
 */
undos: number, };

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
bot: boolean, } | { "ask": "order", 
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
reason: Text, } | { "tell": "said" } & Said | { "tell": "thinking", 
/**
 * Its seat.
 */
seat: number, 
/**
 * How far it is.
 */
per_mille: number, };

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
 * The wire view of the game, e.g. `StarRealmsView`.
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

export type Asked = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The question, if the seat is the viewer's own; otherwise what everybody waits for.
 */
text: Text, };

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

export type Order = "ask" | "askIfAble" | "passUntilAsked" | "passToTheEnd";

export type StandingOrder = { 
/**
 * The kind of window by the key of its name.
 */
kind: string, 
/**
 * What to do then.
 */
order: Order, };

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

export type ChoiceKind = "plain" | "finish" | { "amount": number } | "aside";

export type Line = "heading" | "sentence" | "detail";

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

export type Undo = "nothing" | "free" | "consent";

export type UndoRequest = { 
/**
 * Who asked.
 */
by: number, 
/**
 * How far the others are.
 */
vote: Vote, };

export type Vote = { 
/**
 * The seats of those who have agreed.
 */
agreed: Array<number>, 
/**
 * The seats of those who have not answered yet; it happens when nobody is left here.
 */
missing: Array<number>, };

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

export type LogPage = { 
/**
 * The record from which on the page is complete; the next page ends before it. 0 is the beginning.
 */
from: number, 
/**
 * What happened up to before the record asked for.
 */
log: Array<Happened>, };

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

export type StarRealmsView = { 
/**
 * The mode's key.
 */
mode: string, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: Array<number>, 
/**
 * The players by seat.
 */
players: Array<StarRealmsPlayer>, 
/**
 * The trade row, by number of title.
 */
row: Array<number>, 
/**
 * Cards left in the trade deck.
 */
trade_deck: number, 
/**
 * Explorers left for sale.
 */
explorers: number, 
/**
 * The scrap heap.
 */
scrap_heap: Array<number>, };

export type StarRealmsPlayer = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Seats of his side.
 */
side: Array<number>, 
/**
 * `player`, `emperor`, `admiral`, `boss` or `raider`.
 */
role: string, 
/**
 * Whether he is still in the game.
 */
in_game: boolean, 
/**
 * Whether he has ended his main phase while a teammate goes on.
 */
ready: boolean, 
/**
 * Authority; in hydra the team's.
 */
authority: number, 
/**
 * Unspent trade.
 */
trade: number, 
/**
 * Unspent combat.
 */
combat: number, 
/**
 * Discards owed at the start of his next turn.
 */
owed_discards: number, 
/**
 * Offered to the joint payment being agreed on.
 */
pledge: number, 
/**
 * Faces of the hand, if I may see them.
 */
hand: Array<number> | null, 
/**
 * Cards in hand.
 */
hand_count: number, 
/**
 * Cards in the personal deck.
 */
deck: number, 
/**
 * Known cards on top of the deck, the top card first.
 */
deck_top: Array<number>, 
/**
 * The discard pile.
 */
discard: Array<number>, 
/**
 * Cards in play.
 */
in_play: Array<StarRealmsInPlay>, };

export type StarRealmsInPlay = { 
/**
 * Its place among its owner's cards in play.
 */
slot: number, 
/**
 * Its title.
 */
card: number, 
/**
 * What it is a copy of this turn.
 */
copies: number | null, 
/**
 * Combat still needed to destroy it.
 */
defense: number, 
/**
 * Damage kept on it.
 */
damage: number, 
/**
 * Whether its primary ability is used up.
 */
primary_used: boolean, 
/**
 * Whether its ally ability was used this turn.
 */
ally_used: boolean, 
/**
 * Whether its ally condition is fulfilled.
 */
ally_live: boolean, };

export type StarRealmsCard = { 
/**
 * The number by which views and spots name it.
 */
number: number, 
/**
 * The key of its name and texts.
 */
key: string, 
/**
 * `none`, `blob`, `star-empire`, `trade-federation` or `machine-cult`.
 */
faction: string, 
/**
 * `ship`, `base` or `outpost`.
 */
category: string, 
/**
 * Its cost.
 */
cost: number, 
/**
 * Its defense; 0 for ships.
 */
defense: number, 
/**
 * Which texts it has, in order: `primary`, `ally`, `scrap`, `static`.
 */
parts: Array<string>, };

export const STAR_REALMS_CARDS: StarRealmsCard[] = [
  {
    "number": 0,
    "key": "card-scout",
    "faction": "none",
    "category": "ship",
    "cost": 0,
    "defense": 0,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 1,
    "key": "card-viper",
    "faction": "none",
    "category": "ship",
    "cost": 0,
    "defense": 0,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 2,
    "key": "card-explorer",
    "faction": "none",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 3,
    "key": "card-star-barge",
    "faction": "star-empire",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 4,
    "key": "card-lancer",
    "faction": "star-empire",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 5,
    "key": "card-falcon",
    "faction": "star-empire",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 6,
    "key": "card-orbital-platform",
    "faction": "star-empire",
    "category": "base",
    "cost": 3,
    "defense": 4,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 7,
    "key": "card-command-center",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 4,
    "defense": 4,
    "parts": [
      "primary",
      "static"
    ]
  },
  {
    "number": 8,
    "key": "card-gunship",
    "faction": "star-empire",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 9,
    "key": "card-aging-battleship",
    "faction": "star-empire",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 10,
    "key": "card-heavy-cruiser",
    "faction": "star-empire",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 11,
    "key": "card-supply-depot",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 6,
    "defense": 5,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 12,
    "key": "card-imperial-palace",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 7,
    "defense": 6,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 13,
    "key": "card-emperors-dreadnaught",
    "faction": "star-empire",
    "category": "ship",
    "cost": 8,
    "defense": 0,
    "parts": [
      "primary",
      "static"
    ]
  },
  {
    "number": 14,
    "key": "card-solar-skiff",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 15,
    "key": "card-storage-silo",
    "faction": "trade-federation",
    "category": "base",
    "cost": 2,
    "defense": 3,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 16,
    "key": "card-trade-hauler",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 17,
    "key": "card-patrol-cutter",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 18,
    "key": "card-central-station",
    "faction": "trade-federation",
    "category": "base",
    "cost": 4,
    "defense": 5,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 19,
    "key": "card-frontier-ferry",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 20,
    "key": "card-colony-seed-ship",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "static"
    ]
  },
  {
    "number": 21,
    "key": "card-federation-shipyard",
    "faction": "trade-federation",
    "category": "outpost",
    "cost": 6,
    "defense": 6,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 22,
    "key": "card-peacekeeper",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 23,
    "key": "card-loyal-colony",
    "faction": "trade-federation",
    "category": "base",
    "cost": 7,
    "defense": 6,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 24,
    "key": "card-factory-world",
    "faction": "trade-federation",
    "category": "outpost",
    "cost": 8,
    "defense": 6,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 25,
    "key": "card-swarmer",
    "faction": "blob",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 26,
    "key": "card-predator",
    "faction": "blob",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 27,
    "key": "card-stellar-reef",
    "faction": "blob",
    "category": "base",
    "cost": 2,
    "defense": 3,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 28,
    "key": "card-cargo-pod",
    "faction": "blob",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 29,
    "key": "card-ravager",
    "faction": "blob",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 30,
    "key": "card-bioformer",
    "faction": "blob",
    "category": "base",
    "cost": 4,
    "defense": 4,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 31,
    "key": "card-parasite",
    "faction": "blob",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 32,
    "key": "card-plasma-vent",
    "faction": "blob",
    "category": "base",
    "cost": 6,
    "defense": 5,
    "parts": [
      "primary",
      "scrap",
      "static"
    ]
  },
  {
    "number": 33,
    "key": "card-moonwurm",
    "faction": "blob",
    "category": "ship",
    "cost": 7,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 34,
    "key": "card-leviathan",
    "faction": "blob",
    "category": "ship",
    "cost": 8,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 35,
    "key": "card-battle-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 36,
    "key": "card-repair-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 37,
    "key": "card-warning-beacon",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 2,
    "defense": 2,
    "parts": [
      "primary",
      "static"
    ]
  },
  {
    "number": 38,
    "key": "card-convoy-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 39,
    "key": "card-mining-mech",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 40,
    "key": "card-the-oracle",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 4,
    "defense": 5,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 41,
    "key": "card-mech-cruiser",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 42,
    "key": "card-stealth-tower",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 5,
    "defense": 5,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 43,
    "key": "card-frontier-station",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 6,
    "defense": 6,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 44,
    "key": "card-the-wrecker",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 7,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 45,
    "key": "card-the-incinerator",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 8,
    "defense": 6,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 46,
    "key": "card-federation-shuttle",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 47,
    "key": "card-cutter",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 48,
    "key": "card-embassy-yacht",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 49,
    "key": "card-trading-post",
    "faction": "trade-federation",
    "category": "outpost",
    "cost": 3,
    "defense": 4,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 50,
    "key": "card-freighter",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 51,
    "key": "card-barter-world",
    "faction": "trade-federation",
    "category": "base",
    "cost": 4,
    "defense": 4,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 52,
    "key": "card-trade-escort",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 53,
    "key": "card-defense-center",
    "faction": "trade-federation",
    "category": "outpost",
    "cost": 5,
    "defense": 5,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 54,
    "key": "card-flagship",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 55,
    "key": "card-port-of-call",
    "faction": "trade-federation",
    "category": "outpost",
    "cost": 6,
    "defense": 6,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 56,
    "key": "card-central-office",
    "faction": "trade-federation",
    "category": "base",
    "cost": 7,
    "defense": 6,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 57,
    "key": "card-command-ship",
    "faction": "trade-federation",
    "category": "ship",
    "cost": 8,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 58,
    "key": "card-blob-fighter",
    "faction": "blob",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 59,
    "key": "card-battle-pod",
    "faction": "blob",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 60,
    "key": "card-trade-pod",
    "faction": "blob",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 61,
    "key": "card-blob-wheel",
    "faction": "blob",
    "category": "base",
    "cost": 3,
    "defense": 5,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 62,
    "key": "card-ram",
    "faction": "blob",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 63,
    "key": "card-blob-destroyer",
    "faction": "blob",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 64,
    "key": "card-the-hive",
    "faction": "blob",
    "category": "base",
    "cost": 5,
    "defense": 5,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 65,
    "key": "card-battle-blob",
    "faction": "blob",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 66,
    "key": "card-blob-carrier",
    "faction": "blob",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 67,
    "key": "card-mothership",
    "faction": "blob",
    "category": "ship",
    "cost": 7,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 68,
    "key": "card-blob-world",
    "faction": "blob",
    "category": "base",
    "cost": 8,
    "defense": 7,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 69,
    "key": "card-imperial-fighter",
    "faction": "star-empire",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 70,
    "key": "card-corvette",
    "faction": "star-empire",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 71,
    "key": "card-imperial-frigate",
    "faction": "star-empire",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 72,
    "key": "card-survey-ship",
    "faction": "star-empire",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 73,
    "key": "card-recycling-station",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 4,
    "defense": 4,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 74,
    "key": "card-space-station",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 4,
    "defense": 4,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 75,
    "key": "card-war-world",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 5,
    "defense": 4,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 76,
    "key": "card-battlecruiser",
    "faction": "star-empire",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally",
      "scrap"
    ]
  },
  {
    "number": 77,
    "key": "card-royal-redoubt",
    "faction": "star-empire",
    "category": "outpost",
    "cost": 6,
    "defense": 6,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 78,
    "key": "card-dreadnaught",
    "faction": "star-empire",
    "category": "ship",
    "cost": 7,
    "defense": 0,
    "parts": [
      "primary",
      "scrap"
    ]
  },
  {
    "number": 79,
    "key": "card-fleet-hq",
    "faction": "star-empire",
    "category": "base",
    "cost": 8,
    "defense": 8,
    "parts": [
      "static"
    ]
  },
  {
    "number": 80,
    "key": "card-trade-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 1,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 81,
    "key": "card-missile-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 2,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 82,
    "key": "card-battle-station",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 3,
    "defense": 5,
    "parts": [
      "scrap"
    ]
  },
  {
    "number": 83,
    "key": "card-supply-bot",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 3,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 84,
    "key": "card-patrol-mech",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 85,
    "key": "card-stealth-needle",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 4,
    "defense": 0,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 86,
    "key": "card-battle-mech",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 5,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 87,
    "key": "card-mech-world",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 5,
    "defense": 6,
    "parts": [
      "static"
    ]
  },
  {
    "number": 88,
    "key": "card-junkyard",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 6,
    "defense": 5,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 89,
    "key": "card-missile-mech",
    "faction": "machine-cult",
    "category": "ship",
    "cost": 6,
    "defense": 0,
    "parts": [
      "primary",
      "ally"
    ]
  },
  {
    "number": 90,
    "key": "card-machine-base",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 7,
    "defense": 6,
    "parts": [
      "primary"
    ]
  },
  {
    "number": 91,
    "key": "card-brain-world",
    "faction": "machine-cult",
    "category": "outpost",
    "cost": 8,
    "defense": 6,
    "parts": [
      "primary"
    ]
  }
];
