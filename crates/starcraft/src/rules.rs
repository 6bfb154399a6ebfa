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
    /// Somebody leads this faction.
    FACTION_TAKEN = "2.2.1", "refuse-faction-taken";
    /// The player did not draw this planet, or it lies already.
    NOT_YOUR_PLANET = "3.2.1", "refuse-not-your-planet";
    /// The first planet lies in the centre.
    FIRST_IN_CENTRE = "3.2.1", "refuse-first-in-centre";
    /// A planet lies there.
    CELL_TAKEN = "G3", "refuse-cell-taken";
    /// No route could join the planet to another.
    NOT_JOINED = "3.2.3", "refuse-not-joined";
    /// The planet looks the same in another turn that is offered.
    SAME_TURN = "3.2.4", "refuse-same-turn";
    /// The planets still to come would have no place.
    NO_PLACE_FOR_OTHERS = "G5", "refuse-no-place-for-others";
    /// A player needs a base.
    BASE_NEEDED = "3.3.3", "refuse-base-needed";
    /// The base stands on the planet just placed.
    BASE_ON_NEW_PLANET = "3.2.7", "refuse-base-on-new-planet";
    /// The planet has no navigation slot there.
    NO_SLOT = "3.4.2", "refuse-no-slot";
    /// A route begins at this slot.
    SLOT_TAKEN = "3.4.2", "refuse-slot-taken";
    /// The ends of a Z-axis route lie on two planets.
    ENDS_ON_ONE_PLANET = "3.4.3", "refuse-ends-on-one-planet";
    /// Starting units are placed in the order of the sheet.
    OTHER_UNIT_FIRST = "3.5.3", "refuse-other-unit-first";
    /// Starting units stand on the planet with the base.
    UNITS_AT_BASE = "3.5.3", "refuse-units-at-base";
    /// The area holds no more starting units.
    STARTING_UNIT_LIMIT = "3.5.4", "refuse-starting-unit-limit";
    /// A starting transport lies on a free route of the planet with the base.
    TRANSPORT_AT_BASE = "G7", "refuse-transport-at-base";

    // 5, 6: planning and execution
    /// All tokens of this type lie on the table.
    NO_SUCH_ORDER_LEFT = "5.1.8", "refuse-no-such-order-left";
    /// Each special order needs a Research module.
    SPECIAL_NEEDS_MODULE = "5.3.1", "refuse-special-needs-module";
    /// The player has nothing on the planet or next to it.
    OUT_OF_REACH = "5.1.6", "refuse-out-of-reach";
    /// The player does not have Listening Post.
    NO_LISTENING_POST = "7.8.6", "refuse-no-listening-post";
    /// No order lies on the planet.
    NO_ORDERS_THERE = "5.2.1", "refuse-no-orders-there";
    /// The order on top of the planet's stack is not the player's.
    ORDER_NOT_ON_TOP = "6.1.4", "refuse-order-not-on-top";
    /// The player does not have Supreme Effort.
    NO_SUPREME_EFFORT = "7.8.6", "refuse-no-supreme-effort";
    /// The order is a special one already.
    ALREADY_SPECIAL = "15.1.2", "refuse-already-special";

    // 7, 8: regrouping and victory
    /// The player did not draw this Event card.
    EVENT_NOT_DRAWN = "7.8.2", "refuse-event-not-drawn";
    /// 'The End Draws Near' has to be played.
    END_MUST_BE_PLAYED = "7.8.7", "refuse-end-must-be-played";
    /// The card is not in the player's hand.
    NOT_IN_HAND = "7.9.1", "refuse-not-in-hand";

    // 9: resources

    // 10, 16: building

    // 11: mobilizing

    // 12, 15: research

    // 13, 14, 17: combat

    // 18: voluntary destruction

    // Event cards
}
