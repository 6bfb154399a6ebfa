// Generated from crates/protocol; `make wire` writes it anew.

/**
 * A server at a glance.
 */
export type AdminPage = { 
/**
 * The program's version.
 */
version: string, 
/**
 * Tables by phase.
 */
tables: { [key in string]: number }, 
/**
 * People by kind: accounts, guests, banned.
 */
people: { [key in string]: number }, 
/**
 * Sessions used within a month.
 */
sessions: number, 
/**
 * Tables in memory, and sockets to them, of the server that answers.
 */
rooms: number, 
/**
 * Open sockets of the server that answers.
 */
sockets: number, 
/**
 * Rules that running tables were begun under.
 */
rules: Array<RulesInUse>, 
/**
 * The tables that changed last.
 */
latest: Array<AdminTable>, };

/**
 * A person.
 */
export type AdminPerson = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is an account.
 */
account: boolean, 
/**
 * Open sessions.
 */
sessions: number, 
/**
 * When last seen, to the day; seconds since 1970.
 */
seen: number | null, 
/**
 * Tables.
 */
tables: number, 
/**
 * Whether banned.
 */
banned: boolean, };

/**
 * A person of a table, who may play under other names there.
 */
export type AdminSitter = { 
/**
 * The id.
 */
id: string, 
/**
 * The person's own name.
 */
name: string, 
/**
 * Whether banned.
 */
banned: boolean, };

/**
 * A table.
 */
export type AdminTable = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Where it stands.
 */
phase: Phase, 
/**
 * What the seats are called.
 */
names: Array<string>, 
/**
 * Who has made it, or is the host since; bots may be all who sit there.
 */
host: AdminSitter, 
/**
 * Who sits there.
 */
people: Array<AdminSitter>, 
/**
 * Records so far.
 */
records: number, 
/**
 * Seconds since 1970 of the last change.
 */
changed: number, };

/**
 * A token that was just made, to be sent as `Authorization: Bearer <token>`.
 */
export type ApiToken = { 
/**
 * What it is called in lists.
 */
id: string, 
/**
 * The token: 64 hexadecimal digits. It is told once.
 */
token: string, };

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
seat: number, } | { "ask": "hide", 
/**
 * It is in the background, or in front again.
 */
hidden: boolean, } | { "ask": "say", 
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
bot: boolean, } | { "ask": "vote", 
/**
 * Chosen by the client.
 */
request: number, 
/**
 * What about.
 */
motion: Motion, 
/**
 * For it, or not any more: one who is against ends the vote.
 */
agree: boolean, } | { "ask": "odds", 
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
 * A vote under way.
 */
export type Ballot = { 
/**
 * What about.
 */
motion: Motion, 
/**
 * Who has agreed, and who has to.
 */
vote: Vote, };

/**
 * Bans somebody, or lets them in again.
 */
export type Ban = { 
/**
 * The id.
 */
id: string, 
/**
 * Banned from now on, or not any more.
 */
banned: boolean, };

/**
 * A browser in the list of its owner.
 */
export type BrowserCard = { 
/**
 * What removes it.
 */
id: string, 
/**
 * What it is, if it is known.
 */
browser: string | null, 
/**
 * What it runs on, if it is known.
 */
system: string | null, 
/**
 * Seconds since 1970 since when it is told things.
 */
since: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

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
 * How a table counts time, beside the hours for a turn.
 */
export type Clock = { 
/**
 * Hours a player may use in the whole game; none for as many as it takes.
 */
total_hours: number | null, 
/**
 * Whether Saturdays and Sundays do not count.
 */
weekends_off: boolean, 
/**
 * The time zone in which a day is a Saturday, by its IANA name.
 */
zone: string, 
/**
 * What becomes of a player who runs out of time.
 */
late: Late, };

/**
 * A table's clock as it stands.
 */
export type ClockState = { 
/**
 * How time is counted.
 */
clock: Clock, 
/**
 * Whether it stands still.
 */
paused: boolean, 
/**
 * What time it is where the clock runs; seconds since 1970.
 */
now: number, 
/**
 * For each seat, when its time is over if nothing happens; seconds since 1970.
 */
ends: (number | null)[], 
/**
 * For each seat, the seconds left of its total.
 */
left: (number | null)[], };

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
 * Ends one running game without a result.
 */
export type EndTable = { 
/**
 * The id of the table.
 */
id: string, };

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
 * Forgets somebody for good.
 */
export type Forget = { 
/**
 * The id.
 */
id: string, };

/**
 * Somebody who has forgotten a password.
 */
export type Forgotten = { 
/**
 * The name of the account.
 */
name: string, };

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
 * How many games of a kind were finished.
 */
export type GameCount = { 
/**
 * The game.
 */
game: string, 
/**
 * Finished games.
 */
games: number, 
/**
 * Of which won.
 */
wins: number, };

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
 * What becomes of a player who runs out of time.
 */
export type Late = "bot" | "concede" | "vote";

/**
 * The best players of a game.
 */
export type Leaderboard = { 
/**
 * The game.
 */
game: string, 
/**
 * How many play it here.
 */
players: number, 
/**
 * For how many players anybody is rated.
 */
counts: Array<number>, 
/**
 * The best first.
 */
ranks: Array<Ranked>, };

/**
 * How much a line of the log matters.
 */
export type Line = "heading" | "sentence" | "detail";

/**
 * Logs somebody out everywhere.
 */
export type LogOut = { 
/**
 * The id.
 */
id: string, };

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
account: boolean, 
/**
 * Whether it is one of those who run the server.
 */
admin?: boolean, 
/**
 * Whether the server sends letters, so that a forgotten password can be replaced.
 */
letters?: boolean, 
/**
 * Whether the server only finishes the games that it plays, and no new ones begin there.
 */
only_finishes?: boolean, 
/**
 * The build of the web client that the server hands out.
 */
build: string, };

/**
 * How many games were finished in a month.
 */
export type Month = { 
/**
 * `2026-11`
 */
month: string, 
/**
 * Finished games.
 */
games: number, };

/**
 * What the people of a table can vote on.
 */
export type Motion = { "motion": "pause" } | { "motion": "resume" } | { "motion": "extend" } | { "motion": "concede", 
/**
 * The seat.
 */
to: number, } | { "motion": "abort" };

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
 * A browser that wants to be told things: what its push service gave it.
 */
export type NewBrowser = { 
/**
 * Where messages are posted, `https`.
 */
endpoint: string, 
/**
 * The browser's public key: base64url.
 */
p256dh: string, 
/**
 * The secret that it made up: base64url.
 */
auth: string, 
/**
 * The time zone of somebody who has set nothing yet.
 */
zone: string | null, 
/**
 * The language of somebody who has set nothing yet.
 */
language: string | null, };

/**
 * What a player wants to be told from now on. Its address for mail is the one that the player wants, confirmed or not.
 */
export type NewNotices = { 
/**
 * The current password, for which an account is asked when its address for mail changes.
 */
password: string | null, 
/**
 * The address for mail.
 */
mail: string | null, 
/**
 * Whether the address has been confirmed; the server says so, a client's word is ignored.
 */
confirmed: boolean, 
/**
 * The address that takes its place once it is confirmed; the server says so, too.
 */
waiting: string | null, 
/**
 * Whether letters about games go there; the one about a forgotten password does in any case.
 */
letters: boolean, 
/**
 * A webhook.
 */
webhook: Webhook | null, 
/**
 * Tell when a decision of mine is awaited.
 */
turns: boolean, 
/**
 * Tell when a game of mine is over.
 */
ends: boolean, 
/**
 * Tell when a vote waits for me.
 */
votes: boolean, 
/**
 * At most one message about a table in so many minutes.
 */
pause_minutes: number, 
/**
 * Nothing is sent from the first hour of the day to the second.
 */
quiet: [number, number] | null, 
/**
 * Everything is told together at this hour of the day.
 */
digest: number | null, 
/**
 * The time zone of these hours, by its IANA name.
 */
zone: string, 
/**
 * The language of the messages: `en` or `ru`.
 */
language: string, };

/**
 * Another password for an account.
 */
export type NewPassword = { 
/**
 * The one it has.
 */
current: string, 
/**
 * The one it shall have: 8 to 128 characters.
 */
password: string, };

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
 * Hours a player has for a turn, until somebody else decides, before a bot may take over; none for a live table.
 */
hours: number | null, 
/**
 * How time is counted beside that.
 */
clock?: Clock, };

/**
 * A wish for a token.
 */
export type NewToken = { 
/**
 * What its owner calls it, such as the name of the bot.
 */
label: string, 
/**
 * The account it is for; the one that asks if none is named.
 */
account: Credentials | null, };

/**
 * Something that was done to a table beside its game.
 */
export type Note = { 
/**
 * How many records the game had then.
 */
record: number, 
/**
 * When; seconds since 1970.
 */
at: number, } & ({ "deed": "moved", 
/**
 * What.
 */
what: Motion, 
/**
 * The seat.
 */
by: number, } | { "deed": "carried", 
/**
 * To what.
 */
what: Motion, } | { "deed": "refused", 
/**
 * Against what.
 */
what: Motion, 
/**
 * The seat.
 */
by: number, } | { "deed": "replaced", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether that is because their time was over.
 */
late: boolean, } | { "deed": "back", 
/**
 * The seat.
 */
seat: number, } | { "deed": "timedOut", 
/**
 * The seat.
 */
seat: number, });

/**
 * What a server can do for the settings page.
 */
export type NoticePage = { 
/**
 * What is set.
 */
settings: NoticeSettings, 
/**
 * Whether the server can send mail.
 */
mail: boolean, 
/**
 * The browsers that are told things by push, the latest first.
 */
browsers: Array<BrowserCard>, 
/**
 * What a browser tells its push service so that nobody but this server can push to it: base64url.
 */
push_key: string, };

/**
 * What a player wants to be told while away, and by which way.
 */
export type NoticeSettings = { 
/**
 * The address for mail.
 */
mail: string | null, 
/**
 * Whether the address has been confirmed; the server says so, a client's word is ignored.
 */
confirmed: boolean, 
/**
 * The address that takes its place once it is confirmed; the server says so, too.
 */
waiting: string | null, 
/**
 * Whether letters about games go there; the one about a forgotten password does in any case.
 */
letters: boolean, 
/**
 * A webhook.
 */
webhook: Webhook | null, 
/**
 * Tell when a decision of mine is awaited.
 */
turns: boolean, 
/**
 * Tell when a game of mine is over.
 */
ends: boolean, 
/**
 * Tell when a vote waits for me.
 */
votes: boolean, 
/**
 * At most one message about a table in so many minutes.
 */
pause_minutes: number, 
/**
 * Nothing is sent from the first hour of the day to the second.
 */
quiet: [number, number] | null, 
/**
 * Everything is told together at this hour of the day.
 */
digest: number | null, 
/**
 * The time zone of these hours, by its IANA name.
 */
zone: string, 
/**
 * The language of the messages: `en` or `ru`.
 */
language: string, };

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
 * Ends all running games of rules that the program does not play.
 */
export type OldRules = { 
/**
 * The game.
 */
game: string, 
/**
 * The version.
 */
rules: number, };

/**
 * What a seat wants done when a reaction window asks it.
 */
export type Order = "ask" | "askIfAble" | "passUntilAsked" | "passToTheEnd";

/**
 * A rated game.
 */
export type PastGame = { 
/**
 * The table, if it is public or the reader sat there.
 */
table: string | null, 
/**
 * The game.
 */
game: string, 
/**
 * How many played.
 */
players: number, 
/**
 * Whether it was won.
 */
won: boolean, 
/**
 * The rating before.
 */
was: number, 
/**
 * The rating afterwards.
 */
points: number, 
/**
 * The others, but for partners.
 */
others: Array<string>, 
/**
 * Those who won or lost together with the player.
 */
partners?: Array<string>, 
/**
 * Seconds since 1970.
 */
at: number, };

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
 * What everybody may know of an account.
 */
export type PlayerPage = { 
/**
 * The name.
 */
name: string, 
/**
 * Since when; seconds since 1970.
 */
since: number, 
/**
 * Whether it is me.
 */
me: boolean, 
/**
 * Ratings, those of the most games first.
 */
ratings: Array<PlayerRating>, 
/**
 * The last rated games, the latest first.
 */
history: Array<PastGame>, 
/**
 * All finished games, against people and bots.
 */
finished: Array<GameCount>, 
/**
 * Games finished in each of the last twelve months, the present one last.
 */
months: Array<Month>, };

/**
 * A rating.
 */
export type PlayerRating = { 
/**
 * The game.
 */
game: string, 
/**
 * How many play it.
 */
players: number, 
/**
 * The rating.
 */
points: number, 
/**
 * Rated games.
 */
games: number, 
/**
 * Of which won.
 */
wins: number, };

/**
 * A place of a leaderboard.
 */
export type Ranked = { 
/**
 * The place; equal ratings share it.
 */
place: number, 
/**
 * The account.
 */
name: string, 
/**
 * The rating.
 */
points: number, 
/**
 * Rated games.
 */
games: number, 
/**
 * Of which won.
 */
wins: number, 
/**
 * Whether it is me.
 */
me: boolean, };

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
 * A password for the account that a letter was about.
 */
export type Reset = { 
/**
 * What the letter carries.
 */
token: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * A version of rules that tables use.
 */
export type RulesInUse = { 
/**
 * The game.
 */
game: string, 
/**
 * The version.
 */
rules: number, 
/**
 * Running tables.
 */
tables: number, 
/**
 * Whether any server plays it.
 */
current: boolean, };

/**
 * Something said at the table.
 */
export type Said = { 
/**
 * Who, by name.
 */
name: string, 
/**
 * Whether the name is that of the account which spoke; any other name may be anybody's.
 */
account?: boolean, 
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
 * What a game brought the player of a seat.
 */
export type SeatRating = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The rating before.
 */
before: number, 
/**
 * The rating afterwards.
 */
points: number, };

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
 * Whether the name is that of an account which sits here; any other name may be anybody's.
 */
account?: boolean, 
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
 * Whether that is so because the others voted for it: then nobody ends the game without that person.
 */
voted_out?: boolean, 
/**
 * Other seats that win and lose together with this one; only at the table.
 */
partners?: Array<number>, 
/**
 * Who wants a bot to play for a person who is away, if anybody does.
 */
bot_vote: Vote | null, 
/**
 * In how many seconds I may let a bot play for this person, or agree to it, if nothing happens; only at the table.
 */
bot_after?: number, };

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
 * A browser where somebody is logged in.
 */
export type SessionCard = { 
/**
 * What ends it.
 */
id: string, 
/**
 * The name of the browser, if it is known.
 */
browser: string | null, 
/**
 * The system it runs on, if it is known.
 */
system: string | null, 
/**
 * Seconds since 1970 when it was last used, to a day.
 */
seen: number, 
/**
 * Whether it is the browser that asks.
 */
here: boolean, };

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
 * Hours for a turn, if agreed.
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
changed: number, 
/**
 * The clock, if time is counted.
 */
clock?: ClockState, 
/**
 * Votes under way.
 */
ballots?: Array<Ballot>, 
/**
 * What was done beside the game lately, in order; only at the table.
 */
notes?: Array<Note>, 
/**
 * Whether it ended without a result, because all agreed.
 */
aborted?: boolean, 
/**
 * Whether somebody brought the game as a text: who played it is what that text says.
 */
imported?: boolean, };

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
per_mille: number, } | { "tell": "beat" };

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
 * A token in the list of its owner.
 */
export type TokenCard = { 
/**
 * What revokes it.
 */
id: string, 
/**
 * What its owner calls it.
 */
label: string, 
/**
 * Seconds since 1970 when it was made.
 */
made: number, 
/**
 * Seconds since 1970 when it was last used, to a day.
 */
seen: number, };

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
 * Takes the words out of a line of a chat.
 */
export type Unsay = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * When they were said, in seconds since 1970.
 */
at: number, 
/**
 * The words.
 */
words: string, };

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
 * Where messages are posted.
 */
export type Webhook = { 
/**
 * What the other side understands.
 */
form: WebhookForm, 
/**
 * The address, `https`.
 */
url: string, 
/**
 * Say only which table it is and why, without what is asked and what happened: others read it, too.
 */
brief: boolean, };

/**
 * What the other side of a webhook understands.
 */
export type WebhookForm = "discord" | "slack" | "json";

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
