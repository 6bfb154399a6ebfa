//! The refusals, each with the paragraph it rests on; the sentences stand in the locale files.

use orrery_engine::Rule;

/// A paragraph of the rules reference.
pub const fn rule(paragraph: &'static str) -> Rule {
    Rule { book: BOOK, paragraph }
}

orrery_engine::refusals! { "SR";
    /// The mode is not for so many players.
    WRONG_NUMBER_OF_PLAYERS = "12.2.1", "refuse-number-of-players";
    /// The setup names a seat that nobody sits in.
    NO_SUCH_SEAT = "12.2.1", "refuse-no-such-seat";
    /// The game has ended.
    GAME_OVER = "11.1.2", "refuse-game-over";
    /// The decks are still being shuffled.
    NOT_BEGUN = "3.1.1", "refuse-not-begun";
    /// The player is eliminated.
    ELIMINATED = "12.1.9", "refuse-eliminated";
    /// Somebody else has to decide.
    NOT_YOUR_DECISION = "3.2.10", "refuse-not-your-decision";
    /// An effect is being carried out and asks something else.
    FINISH_FIRST = "4.2.2", "refuse-finish-first";
    /// Nothing is being asked that this would answer.
    NOTHING_ASKS = "5.1.6", "refuse-nothing-asks";
    /// The card is not in hand.
    NOT_IN_HAND = "4.1.4", "refuse-not-in-hand";
    /// There is no such card in play.
    NOT_IN_PLAY = "5.1.5", "refuse-not-in-play";
    /// The card has no such ability.
    NO_SUCH_ABILITY = "5.1.1", "refuse-no-such-ability";
    /// A ship's primary ability was carried out when it was played.
    SHIP_PRIMARY = "5.3.1", "refuse-ship-primary";
    /// The ability was used this turn.
    ALREADY_USED = "5.1.2", "refuse-already-used";
    /// No other card of the faction is in play.
    NO_ALLY = "5.4.2", "refuse-no-ally";
    /// The card is not for sale.
    NOT_FOR_SALE = "6.1.2", "refuse-not-for-sale";
    /// Scouts and Vipers are never for sale.
    STARTING_CARD = "6.1.11", "refuse-starting-card";
    /// The explorer pile is empty.
    NO_EXPLORERS = "10.2.1", "refuse-no-explorers";
    /// The card costs more than the trade pool holds.
    TOO_EXPENSIVE = "6.1.4", "refuse-too-expensive";
    /// The free card costs more than the ability allows, or is not a ship.
    BEYOND_ABILITY = "6.2.1", "refuse-beyond-ability";
    /// There is no combat to attack with.
    NO_COMBAT = "7.1.1", "refuse-no-combat";
    /// A player is not his own opponent.
    NOT_AN_OPPONENT = "1.5.3", "refuse-not-an-opponent";
    /// An outpost protects the player.
    OUTPOST_GUARDS_PLAYER = "4.4.2", "refuse-outpost-guards-player";
    /// An outpost protects the ordinary base from attacks.
    OUTPOST_GUARDS_BASE = "4.4.3", "refuse-outpost-guards-base";
    /// An outpost protects the ordinary base from abilities.
    OUTPOST_GUARDS_TARGET = "4.4.4", "refuse-outpost-guards-target";
    /// A teammate's outpost protects the player.
    TEAM_OUTPOST_GUARDS_PLAYER = "15.5.1", "refuse-team-outpost-guards-player";
    /// A teammate's outpost protects the ordinary base.
    TEAM_OUTPOST_GUARDS_BASE = "15.5.2", "refuse-team-outpost-guards-base";
    /// Ships cannot be attacked.
    SHIPS_ARE_SAFE = "4.2.6", "refuse-ships-are-safe";
    /// The combat pool is below the base's defense.
    DEFENSE_TOO_HIGH = "7.2.3", "refuse-defense-too-high";
    /// The amount is not between 1 and what may be spent.
    WRONG_AMOUNT = "7.4.3", "refuse-wrong-amount";
    /// More than the base still needs.
    MORE_THAN_NEEDED = "G58", "refuse-more-than-needed";
    /// The share cannot make up the price, or is more than the pool holds.
    WRONG_SHARE = "15.4.3", "refuse-wrong-share";
    /// Hunter: only the left neighbour.
    ONLY_LEFT_NEIGHBOUR = "14.2.1", "refuse-only-left-neighbour";
    /// Hunter: only the neighbours' bases.
    ONLY_NEIGHBOURS_BASES = "14.2.2", "refuse-only-neighbours-bases";
    /// Emperor: an admiral faces one enemy only.
    ONLY_OPPOSITE_ADMIRAL = "16.2.1", "refuse-only-opposite-admiral";
    /// Emperor: the admiral opposite is out, so only the enemy emperor.
    ONLY_ENEMY_EMPEROR = "16.2.2", "refuse-only-enemy-emperor";
    /// Passing cards belongs to the emperor mode.
    NO_PASSING = "16.3.1", "refuse-no-passing";
    /// Passing costs 1 trade.
    PASSING_COSTS_TRADE = "16.3.1", "refuse-passing-costs-trade";
    /// The card is not in the player's own discard pile.
    NOT_IN_DISCARD = "5.7.2", "refuse-not-in-discard";
    /// The ability does not allow that zone.
    ZONE_NOT_NAMED = "5.7.2", "refuse-zone-not-named";
    /// The card is not in the trade row.
    NOT_IN_ROW = "5.7.1", "refuse-not-in-row";
    /// The receiver is no teammate in the game.
    NOT_A_TEAMMATE = "16.3.1", "refuse-not-a-teammate";
    /// Joint payments belong to hydra.
    NO_JOINT_PAYMENT = "15.4.1", "refuse-no-joint-payment";
    /// Explorers are not paid for together.
    NO_JOINT_EXPLORERS = "G48", "refuse-no-joint-explorers";
    /// The team together has too little.
    TEAM_TOO_POOR = "15.4.3", "refuse-team-too-poor";
    /// The last proposal came to nothing and no pool has changed since.
    ALREADY_DECLINED = "G75", "refuse-already-declined";
    /// The proposal needs a share of the proposer.
    NOTHING_TO_GIVE = "15.4.3", "refuse-nothing-to-give";
    /// The player has ended his main phase.
    ALREADY_READY = "3.2.9", "refuse-already-ready";
    /// The player has not ended his main phase.
    NOT_READY = "G71", "refuse-not-ready";
    /// The part of the ability is not optional.
    NOT_OPTIONAL = "G3", "refuse-not-optional";
    /// The opponent cannot be chosen.
    CANNOT_BE_TARGETED = "12.1.10", "refuse-cannot-be-targeted";
    /// A card does not copy itself, and only bases copy bases.
    CANNOT_BE_COPIED = "G66", "refuse-cannot-be-copied";
    /// Only another ship played this turn can be copied.
    SHIP_CANNOT_BE_COPIED = "G63", "refuse-ship-cannot-be-copied";
    /// No effect places the card so, or one that is not optional places it elsewhere.
    CANNOT_BE_PLACED_SO = "G20", "refuse-cannot-be-placed-so";
    /// The card is not one of the giver's.
    NOT_YOURS_TO_GIVE = "G31", "refuse-not-yours-to-give";
    /// Cards in the scrap heap never return.
    SCRAP_HEAP_IS_FINAL = "5.5.4", "refuse-scrap-heap-is-final";
    /// There is nothing to decide about this; the trade deck and decks are face down.
    FACE_DOWN = "1.4.1", "refuse-face-down";
}
