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

    // 18: voluntary destruction

    // Event cards
}
