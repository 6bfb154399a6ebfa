//! The refusals, each with the paragraph it rests on; the sentences stand in the locale files.

use orrery_engine::{Illegal, Rule};

/// The rules reference these ids belong to.
pub const BOOK: &str = "SC";

/// A paragraph of the rules reference.
pub const fn rule(paragraph: &'static str) -> Rule {
    Rule { book: BOOK, paragraph }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $paragraph:literal, $reason:literal;)*) => {
        $($(#[$doc])* pub const $name: Illegal = Illegal { rule: rule($paragraph), reason: $reason };)*

        /// Every refusal there is.
        pub const ALL: &[Illegal] = &[$($name),*];
    };
}

refusals! {
    // Any time
    /// The game is for two to six.
    WRONG_NUMBER_OF_PLAYERS = "1.1.1", "refuse-number-of-players";
    /// Teams are for four or six.
    WRONG_NUMBER_FOR_TEAMS = "19.2.1", "refuse-number-for-teams";
    /// Nobody sits there.
    NO_SUCH_SEAT = "1.1.1", "refuse-no-such-seat";
    /// The game has ended.
    GAME_OVER = "1.1.4", "refuse-game-over";
    /// The galaxy is not finished.
    NOT_BEGUN = "2.1.1", "refuse-not-begun";
    /// The player is eliminated.
    ELIMINATED = "8.6.3", "refuse-eliminated";
    /// Somebody else has to decide.
    NOT_YOUR_DECISION = "6.1.1", "refuse-not-your-decision";
    /// Something else is being asked.
    FINISH_FIRST = "4.1.1", "refuse-finish-first";
    /// A decision has to be made.
    NOT_OPTIONAL = "6.1.3", "refuse-not-optional";
    /// The planet has no such area, or is not in the galaxy.
    NO_SUCH_AREA = "1.2.4", "refuse-no-such-area";

    // 2, 3: setup and galaxy

    // 5, 6: planning and execution

    // 7, 8: regrouping and victory

    // 9: resources

    // 10, 16: building

    // 11: mobilizing

    // 12, 15: research

    // 13, 14, 17: combat
    /// The card has no Start of Battle ability.
    NO_START_OF_BATTLE = "13.4.1", "refuse-no-start-of-battle";
    /// The card is not in the player's play area.
    NOT_IN_PLAY_AREA = "17.10.2", "refuse-not-in-play-area";
    /// The ability is for the defender.
    ONLY_AS_DEFENDER = "17.1.1", "refuse-only-as-defender";
    /// The ability would do nothing in this battle.
    ABILITY_IDLE = "17.1.1", "refuse-ability-idle";
    /// The unit does not fly.
    NOT_A_FLYER = "17.1.1", "refuse-not-a-flyer";
    /// The unit flies, or another one is cheaper.
    NOT_THE_CHEAPEST = "17.1.1", "refuse-not-the-cheapest";
    /// Extra cards come with a special Mobilize order.
    NO_EXTRA_CARDS = "15.3.1", "refuse-no-extra-cards";
    /// Deck and discard pile are empty.
    NO_CARDS_LEFT = "G54", "refuse-no-cards-left";
    /// The unit is not in the battle, or already has its task.
    NOT_IN_BATTLE = "13.1.4", "refuse-not-in-battle";
    /// Assist units support.
    ASSIST_STAYS_BEHIND = "17.7.1", "refuse-assist-stays-behind";
    /// There is no such skirmish.
    NO_SUCH_SKIRMISH = "13.1.3", "refuse-no-such-skirmish";
    /// No unit stays out of the battle.
    ALL_TAKE_PART = "13.7.1", "refuse-all-take-part";
    /// The card is not in hand.
    NOT_IN_HAND = "13.8.2", "refuse-not-in-hand";
    /// The card is not a standard card.
    NOT_STANDARD = "13.8.2", "refuse-not-standard";
    /// A Reinforcement card is not played alone.
    NOT_ALONE = "G57", "refuse-not-alone";
    /// The card is not a Reinforcement card.
    NOT_A_REINFORCEMENT = "13.8.3", "refuse-not-a-reinforcement";
    /// There is one standard card a skirmish, and a card from the deck is the only one.
    ONE_STANDARD_CARD = "13.8.4", "refuse-one-standard-card";
    /// A card has to be played.
    MUST_PLAY_A_CARD = "13.8.2", "refuse-must-play-a-card";
    /// The skirmish has been resolved.
    SKIRMISH_RESOLVED = "13.9.1", "refuse-skirmish-resolved";
    /// The unit is not in the skirmish.
    NOT_IN_SKIRMISH = "13.1.4", "refuse-not-in-skirmish";
    /// The unit cannot be the victim.
    NO_VICTIM = "14.2.2", "refuse-no-victim";
    /// No such ability waits to take effect.
    NO_SUCH_ABILITY = "17.2.1", "refuse-no-such-ability";
    /// The unit does not withdraw.
    DOES_NOT_WITHDRAW = "17.3.1", "refuse-does-not-withdraw";
    /// Units withdraw on the planet.
    WITHDRAWS_ON_PLANET = "17.3.2", "refuse-withdraws-on-planet";
    /// The area is neither friendly nor empty, or is the contested one.
    NO_REFUGE = "13.14.6", "refuse-no-refuge";
    /// The area is full.
    NO_ROOM_TO_FALL_BACK = "13.14.8", "refuse-no-room-to-fall-back";
    /// No transport leads there.
    NO_WAY_TO_RETREAT = "13.14.6", "refuse-no-way-to-retreat";
    /// The splash damage does not hit such a unit.
    SPLASH_MISSES = "17.12.3", "refuse-splash-misses";
    /// As many units as possible have to be destroyed.
    SPLASH_WASTED = "17.12.5", "refuse-splash-wasted";
    /// The card was not played in this battle, or is not in the discard pile.
    NOT_PLAYED_HERE = "13.2.1", "refuse-not-played-here";

    // 18: voluntary destruction

    // Event cards
}
