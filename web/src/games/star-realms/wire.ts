// Generated from the crate of star-realms; `make wire` writes it anew.

/**
 * When an ally condition has to be fulfilled (SR G5).
 */
export type AllyCondition = "at-use" | "sticky";

/**
 * The printed facts of a title.
 */
export type CardFacts = { 
/**
 * The title; the key of its name and texts is `card-` and this.
 */
kind: Kind, 
/**
 * The side it belongs to.
 */
faction: Faction, 
/**
 * Ship, base or outpost.
 */
category: Category, 
/**
 * Its cost.
 */
cost: number, 
/**
 * Its defense; 0 for ships.
 */
defense: number, 
/**
 * Which texts it has, in order.
 */
parts: Array<TextPart>, };

/**
 * Ship, base or outpost (SR 1.2.4, SR 1.2.6).
 */
export type Category = "ship" | "base" | "outpost";

/**
 * When a forced discard is made (SR G12).
 */
export type DiscardTiming = "at-once" | "start-of-turn";

/**
 * The side a card belongs to (SR 1.3.1).
 */
export type Faction = "none" | "blob" | "star-empire" | "trade-federation" | "machine-cult";

/**
 * The printed facts of the game.
 */
export type Facts = { 
/**
 * Every title; spots name a title by its place in this list.
 */
cards: Array<CardFacts>, };

/**
 * A hand as one viewer sees it.
 */
export type Hand = { "open": Array<Kind> } | { "closed": number };

/**
 * One card in play.
 */
export type InPlayView = { 
/**
 * Its place among its owner's cards in play.
 */
slot: number, 
/**
 * Its title.
 */
kind: Kind, 
/**
 * What it is a copy of this turn.
 */
copies: Kind | null, 
/**
 * Combat still needed to destroy it; 0 for ships.
 */
defense: number, 
/**
 * Damage kept on it (raid).
 */
damage: number, 
/**
 * Whether its primary ability was used this turn, or is a ship's.
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

/**
 * One card title.
 */
export type Kind = "scout" | "viper" | "explorer" | "star-barge" | "lancer" | "falcon" | "orbital-platform" | "command-center" | "gunship" | "aging-battleship" | "heavy-cruiser" | "supply-depot" | "imperial-palace" | "emperors-dreadnaught" | "solar-skiff" | "storage-silo" | "trade-hauler" | "patrol-cutter" | "central-station" | "frontier-ferry" | "colony-seed-ship" | "federation-shipyard" | "peacekeeper" | "loyal-colony" | "factory-world" | "swarmer" | "predator" | "stellar-reef" | "cargo-pod" | "ravager" | "bioformer" | "parasite" | "plasma-vent" | "moonwurm" | "leviathan" | "battle-bot" | "repair-bot" | "warning-beacon" | "convoy-bot" | "mining-mech" | "the-oracle" | "mech-cruiser" | "stealth-tower" | "frontier-station" | "the-wrecker" | "the-incinerator" | "federation-shuttle" | "cutter" | "embassy-yacht" | "trading-post" | "freighter" | "barter-world" | "trade-escort" | "defense-center" | "flagship" | "port-of-call" | "central-office" | "command-ship" | "blob-fighter" | "battle-pod" | "trade-pod" | "blob-wheel" | "ram" | "blob-destroyer" | "the-hive" | "battle-blob" | "blob-carrier" | "mothership" | "blob-world" | "imperial-fighter" | "corvette" | "imperial-frigate" | "survey-ship" | "recycling-station" | "space-station" | "war-world" | "battlecruiser" | "royal-redoubt" | "dreadnaught" | "fleet-hq" | "trade-bot" | "missile-bot" | "battle-station" | "supply-bot" | "patrol-mech" | "stealth-needle" | "battle-mech" | "mech-world" | "junkyard" | "missile-mech" | "machine-base" | "brain-world";

/**
 * The mode of play (SR 12.2.1).
 */
export type Mode = "duel" | "free-for-all" | "hunter" | "hydra" | "emperor" | "raid";

/**
 * The switchable rulings.
 */
export type Options = { 
/**
 * SR G5.
 */
ally: AllyCondition, 
/**
 * SR G12, SR G70.
 */
discard: DiscardTiming, 
/**
 * SR G46: whether teammates see each other's hands in hydra and emperor.
 */
open_team_hands: boolean, 
/**
 * SR G48: whether Explorers may be paid for together in hydra.
 */
joint_explorers: boolean, 
/**
 * SR G61: whether an eliminated raider no longer sees the raiders' hands.
 */
blind_eliminated_raiders: boolean, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The seats that won; all members of a winning side are in it.
 */
winners: SeatSet, };

/**
 * One player's side of the table.
 */
export type PlayerView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * His side, himself included.
 */
side: SeatSet, 
/**
 * His part in the mode.
 */
role: Role, 
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
 * What he offers to the joint payment being agreed on.
 */
pledge: number, 
/**
 * Faces for those who may see them, sorted by title.
 */
hand: Hand, 
/**
 * Cards in the personal deck.
 */
deck: number, 
/**
 * Cards that everybody knows to lie on top of the deck, the top card first.
 */
deck_top: Array<Kind>, 
/**
 * The discard pile, public (SR 8.1.2).
 */
discard: Array<Kind>, 
/**
 * Cards in play.
 */
in_play: Array<InPlayView>, };

/**
 * A player's part in his mode.
 */
export type Role = "player" | "emperor" | "admiral" | "boss" | "raider";

/**
 * One seat at the table, counted clockwise from 0; tables have at most eight.
 */
export type Seat = number;

/**
 * A set of up to eight seats: a list of them where people can read it, one byte in snapshots and records.
 */
export type SeatSet = Array<number>;

/**
 * Everything that is fixed before the first shuffle.
 */
export type Setup = { 
/**
 * The mode of play.
 */
mode: Mode, 
/**
 * How many players sit at the table.
 */
players: number, 
/**
 * The trade deck.
 */
deck: TradeDeck, 
/**
 * The switchable rulings.
 */
options: Options, 
/**
 * Who begins, or whose team; in raid, who is the boss. By lot if `None` (SR G1, SR G54, SR G55).
 */
first: Seat | null, };

/**
 * One text of a card.
 */
export type TextPart = "primary" | "ally" | "scrap" | "static";

/**
 * Which cards make up the trade deck.
 */
export type TradeDeck = "colony-wars" | "base-set" | "mixed";

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The setup; nothing of it is secret.
 */
setup: Setup, 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: SeatSet, 
/**
 * Who took or takes the first turn; in raid, the boss.
 */
first: Seat, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The trade row.
 */
row: Array<Kind>, 
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
scrap_heap: Array<Kind>, 
/**
 * How the game ended, if it has.
 */
outcome: Outcome | null, };

/**
 * The zones that a spot may name.
 */
export type Zone = 'row' | 'explorers' | 'trade-deck' | 'scrap-heap' | 'hand' | 'discard' | 'deck' | 'in-play' | 'player';

export const FACTS: Facts = {
  cards: [
    {"category":"ship","cost":0,"defense":0,"faction":"none","kind":"scout","parts":["primary"]},
    {"category":"ship","cost":0,"defense":0,"faction":"none","kind":"viper","parts":["primary"]},
    {"category":"ship","cost":2,"defense":0,"faction":"none","kind":"explorer","parts":["primary","scrap"]},
    {"category":"ship","cost":1,"defense":0,"faction":"star-empire","kind":"star-barge","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"star-empire","kind":"lancer","parts":["primary","ally"]},
    {"category":"ship","cost":3,"defense":0,"faction":"star-empire","kind":"falcon","parts":["primary","scrap"]},
    {"category":"base","cost":3,"defense":4,"faction":"star-empire","kind":"orbital-platform","parts":["primary","ally"]},
    {"category":"outpost","cost":4,"defense":4,"faction":"star-empire","kind":"command-center","parts":["primary","static"]},
    {"category":"ship","cost":4,"defense":0,"faction":"star-empire","kind":"gunship","parts":["primary","scrap"]},
    {"category":"ship","cost":5,"defense":0,"faction":"star-empire","kind":"aging-battleship","parts":["primary","ally","scrap"]},
    {"category":"ship","cost":5,"defense":0,"faction":"star-empire","kind":"heavy-cruiser","parts":["primary","ally"]},
    {"category":"outpost","cost":6,"defense":5,"faction":"star-empire","kind":"supply-depot","parts":["primary","ally"]},
    {"category":"outpost","cost":7,"defense":6,"faction":"star-empire","kind":"imperial-palace","parts":["primary","ally"]},
    {"category":"ship","cost":8,"defense":0,"faction":"star-empire","kind":"emperors-dreadnaught","parts":["primary","static"]},
    {"category":"ship","cost":1,"defense":0,"faction":"trade-federation","kind":"solar-skiff","parts":["primary","ally"]},
    {"category":"base","cost":2,"defense":3,"faction":"trade-federation","kind":"storage-silo","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"trade-federation","kind":"trade-hauler","parts":["primary","ally"]},
    {"category":"ship","cost":3,"defense":0,"faction":"trade-federation","kind":"patrol-cutter","parts":["primary","ally"]},
    {"category":"base","cost":4,"defense":5,"faction":"trade-federation","kind":"central-station","parts":["primary"]},
    {"category":"ship","cost":4,"defense":0,"faction":"trade-federation","kind":"frontier-ferry","parts":["primary","scrap"]},
    {"category":"ship","cost":5,"defense":0,"faction":"trade-federation","kind":"colony-seed-ship","parts":["primary","static"]},
    {"category":"outpost","cost":6,"defense":6,"faction":"trade-federation","kind":"federation-shipyard","parts":["primary","ally"]},
    {"category":"ship","cost":6,"defense":0,"faction":"trade-federation","kind":"peacekeeper","parts":["primary","ally"]},
    {"category":"base","cost":7,"defense":6,"faction":"trade-federation","kind":"loyal-colony","parts":["primary"]},
    {"category":"outpost","cost":8,"defense":6,"faction":"trade-federation","kind":"factory-world","parts":["primary"]},
    {"category":"ship","cost":1,"defense":0,"faction":"blob","kind":"swarmer","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"blob","kind":"predator","parts":["primary","ally"]},
    {"category":"base","cost":2,"defense":3,"faction":"blob","kind":"stellar-reef","parts":["primary","scrap"]},
    {"category":"ship","cost":3,"defense":0,"faction":"blob","kind":"cargo-pod","parts":["primary","ally","scrap"]},
    {"category":"ship","cost":3,"defense":0,"faction":"blob","kind":"ravager","parts":["primary"]},
    {"category":"base","cost":4,"defense":4,"faction":"blob","kind":"bioformer","parts":["primary","scrap"]},
    {"category":"ship","cost":5,"defense":0,"faction":"blob","kind":"parasite","parts":["primary","ally"]},
    {"category":"base","cost":6,"defense":5,"faction":"blob","kind":"plasma-vent","parts":["primary","scrap","static"]},
    {"category":"ship","cost":7,"defense":0,"faction":"blob","kind":"moonwurm","parts":["primary","ally"]},
    {"category":"ship","cost":8,"defense":0,"faction":"blob","kind":"leviathan","parts":["primary","ally"]},
    {"category":"ship","cost":1,"defense":0,"faction":"machine-cult","kind":"battle-bot","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"machine-cult","kind":"repair-bot","parts":["primary","scrap"]},
    {"category":"outpost","cost":2,"defense":2,"faction":"machine-cult","kind":"warning-beacon","parts":["primary","static"]},
    {"category":"ship","cost":3,"defense":0,"faction":"machine-cult","kind":"convoy-bot","parts":["primary","ally"]},
    {"category":"ship","cost":4,"defense":0,"faction":"machine-cult","kind":"mining-mech","parts":["primary","ally"]},
    {"category":"outpost","cost":4,"defense":5,"faction":"machine-cult","kind":"the-oracle","parts":["primary","ally"]},
    {"category":"ship","cost":5,"defense":0,"faction":"machine-cult","kind":"mech-cruiser","parts":["primary","ally"]},
    {"category":"outpost","cost":5,"defense":5,"faction":"machine-cult","kind":"stealth-tower","parts":["primary"]},
    {"category":"outpost","cost":6,"defense":6,"faction":"machine-cult","kind":"frontier-station","parts":["primary"]},
    {"category":"ship","cost":7,"defense":0,"faction":"machine-cult","kind":"the-wrecker","parts":["primary","ally"]},
    {"category":"outpost","cost":8,"defense":6,"faction":"machine-cult","kind":"the-incinerator","parts":["primary","ally"]},
    {"category":"ship","cost":1,"defense":0,"faction":"trade-federation","kind":"federation-shuttle","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"trade-federation","kind":"cutter","parts":["primary","ally"]},
    {"category":"ship","cost":3,"defense":0,"faction":"trade-federation","kind":"embassy-yacht","parts":["primary"]},
    {"category":"outpost","cost":3,"defense":4,"faction":"trade-federation","kind":"trading-post","parts":["primary","scrap"]},
    {"category":"ship","cost":4,"defense":0,"faction":"trade-federation","kind":"freighter","parts":["primary","ally"]},
    {"category":"base","cost":4,"defense":4,"faction":"trade-federation","kind":"barter-world","parts":["primary","scrap"]},
    {"category":"ship","cost":5,"defense":0,"faction":"trade-federation","kind":"trade-escort","parts":["primary","ally"]},
    {"category":"outpost","cost":5,"defense":5,"faction":"trade-federation","kind":"defense-center","parts":["primary","ally"]},
    {"category":"ship","cost":6,"defense":0,"faction":"trade-federation","kind":"flagship","parts":["primary","ally"]},
    {"category":"outpost","cost":6,"defense":6,"faction":"trade-federation","kind":"port-of-call","parts":["primary","scrap"]},
    {"category":"base","cost":7,"defense":6,"faction":"trade-federation","kind":"central-office","parts":["primary","ally"]},
    {"category":"ship","cost":8,"defense":0,"faction":"trade-federation","kind":"command-ship","parts":["primary","ally"]},
    {"category":"ship","cost":1,"defense":0,"faction":"blob","kind":"blob-fighter","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"blob","kind":"battle-pod","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"blob","kind":"trade-pod","parts":["primary","ally"]},
    {"category":"base","cost":3,"defense":5,"faction":"blob","kind":"blob-wheel","parts":["primary","scrap"]},
    {"category":"ship","cost":3,"defense":0,"faction":"blob","kind":"ram","parts":["primary","ally","scrap"]},
    {"category":"ship","cost":4,"defense":0,"faction":"blob","kind":"blob-destroyer","parts":["primary","ally"]},
    {"category":"base","cost":5,"defense":5,"faction":"blob","kind":"the-hive","parts":["primary","ally"]},
    {"category":"ship","cost":6,"defense":0,"faction":"blob","kind":"battle-blob","parts":["primary","ally","scrap"]},
    {"category":"ship","cost":6,"defense":0,"faction":"blob","kind":"blob-carrier","parts":["primary","ally"]},
    {"category":"ship","cost":7,"defense":0,"faction":"blob","kind":"mothership","parts":["primary","ally"]},
    {"category":"base","cost":8,"defense":7,"faction":"blob","kind":"blob-world","parts":["primary"]},
    {"category":"ship","cost":1,"defense":0,"faction":"star-empire","kind":"imperial-fighter","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"star-empire","kind":"corvette","parts":["primary","ally"]},
    {"category":"ship","cost":3,"defense":0,"faction":"star-empire","kind":"imperial-frigate","parts":["primary","ally","scrap"]},
    {"category":"ship","cost":3,"defense":0,"faction":"star-empire","kind":"survey-ship","parts":["primary","scrap"]},
    {"category":"outpost","cost":4,"defense":4,"faction":"star-empire","kind":"recycling-station","parts":["primary"]},
    {"category":"outpost","cost":4,"defense":4,"faction":"star-empire","kind":"space-station","parts":["primary","ally","scrap"]},
    {"category":"outpost","cost":5,"defense":4,"faction":"star-empire","kind":"war-world","parts":["primary","ally"]},
    {"category":"ship","cost":6,"defense":0,"faction":"star-empire","kind":"battlecruiser","parts":["primary","ally","scrap"]},
    {"category":"outpost","cost":6,"defense":6,"faction":"star-empire","kind":"royal-redoubt","parts":["primary","ally"]},
    {"category":"ship","cost":7,"defense":0,"faction":"star-empire","kind":"dreadnaught","parts":["primary","scrap"]},
    {"category":"base","cost":8,"defense":8,"faction":"star-empire","kind":"fleet-hq","parts":["static"]},
    {"category":"ship","cost":1,"defense":0,"faction":"machine-cult","kind":"trade-bot","parts":["primary","ally"]},
    {"category":"ship","cost":2,"defense":0,"faction":"machine-cult","kind":"missile-bot","parts":["primary","ally"]},
    {"category":"outpost","cost":3,"defense":5,"faction":"machine-cult","kind":"battle-station","parts":["scrap"]},
    {"category":"ship","cost":3,"defense":0,"faction":"machine-cult","kind":"supply-bot","parts":["primary","ally"]},
    {"category":"ship","cost":4,"defense":0,"faction":"machine-cult","kind":"patrol-mech","parts":["primary","ally"]},
    {"category":"ship","cost":4,"defense":0,"faction":"machine-cult","kind":"stealth-needle","parts":["primary"]},
    {"category":"ship","cost":5,"defense":0,"faction":"machine-cult","kind":"battle-mech","parts":["primary","ally"]},
    {"category":"outpost","cost":5,"defense":6,"faction":"machine-cult","kind":"mech-world","parts":["static"]},
    {"category":"outpost","cost":6,"defense":5,"faction":"machine-cult","kind":"junkyard","parts":["primary"]},
    {"category":"ship","cost":6,"defense":0,"faction":"machine-cult","kind":"missile-mech","parts":["primary","ally"]},
    {"category":"outpost","cost":7,"defense":6,"faction":"machine-cult","kind":"machine-base","parts":["primary"]},
    {"category":"outpost","cost":8,"defense":6,"faction":"machine-cult","kind":"brain-world","parts":["primary"]},
  ],
};
