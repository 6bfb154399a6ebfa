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
    /// The workers, or the resources, are not enough.
    CANNOT_PAY = "9.2.7", "refuse-cannot-pay";
    /// The Resource card is somebody else's, or nobody's.
    NOT_YOUR_RESOURCE = "9.2.1", "refuse-not-your-resource";
    /// The cost has no such part, or it is paid.
    RESOURCE_NOT_NEEDED = "9.1.2", "refuse-resource-not-needed";
    /// The permanent resource is used up.
    PERMANENT_FULL = "9.3.5", "refuse-permanent-full";
    /// The rest cannot be paid without forced mining.
    NEEDS_FORCED_MINING = "9.2.3", "refuse-needs-forced-mining";
    /// There is no discount, or it was used.
    NO_DISCOUNT = "15.2.3", "refuse-no-discount";

    // 10, 16: building
    /// That belongs to a step that is over.
    EARLIER_STEP = "10.1.5", "refuse-earlier-step";
    /// There is no base of his on the planet.
    NEEDS_BASE = "10.1.2", "refuse-needs-base";
    /// There is neither base nor unit of his on the planet.
    NEEDS_PRESENCE = "10.1.3", "refuse-needs-presence";
    /// The area is not on the active planet.
    NOT_ACTIVE_PLANET = "10.4.5", "refuse-not-active-planet";
    /// The unit build limit is reached.
    BUILD_LIMIT = "10.4.1", "refuse-build-limit";
    /// No building allows the unit.
    NOT_UNLOCKED = "10.4.4", "refuse-not-unlocked";
    /// The area is neither friendly nor empty.
    AREA_NOT_OPEN = "10.4.8", "refuse-area-not-open";
    /// The unit limit of the area is reached.
    AREA_FULL = "1.4.2", "refuse-area-full";
    /// The supply has none left.
    NONE_LEFT = "18.1.1", "refuse-none-left";
    /// He has a transport on that route.
    ONE_TRANSPORT = "10.3.2", "refuse-one-transport";
    /// The route does not touch the planet.
    NOT_A_ROUTE_OF_THE_PLANET = "10.3.1", "refuse-not-a-route-of-the-planet";
    /// There is no unit of his in the area.
    NEEDS_UNIT = "10.5.2", "refuse-needs-unit";
    /// He has a base on the planet.
    ONE_BASE = "10.5.3", "refuse-one-base";
    /// This order has built a base.
    ONE_BASE_AN_ORDER = "10.5.1", "refuse-one-base-an-order";
    /// Somebody else's base stands there.
    ENEMY_BASE = "10.5.4", "refuse-enemy-base";
    /// The team would have a base in every area of the planet.
    TEAM_FILLS_PLANET = "19.2.7", "refuse-team-fills-planet";
    /// This order has bought one.
    ONE_PURCHASE = "10.6.1", "refuse-one-purchase";
    /// The building has no higher level, or is another race's.
    NO_HIGHER_LEVEL = "16.1.1", "refuse-no-higher-level";
    /// No module slot is free.
    NO_MODULE_SLOT = "16.4.2", "refuse-no-module-slot";
    /// The technology has not been bought.
    NEEDS_TECHNOLOGY = "16.3.1", "refuse-needs-technology";
    /// The units to be destroyed were not there before the order.
    NO_SACRIFICE = "16.3.4", "refuse-no-sacrifice";

    // 11: mobilizing
    /// He has no such unit there.
    NO_SUCH_UNIT = "11.2.1", "refuse-no-such-unit";
    /// No transport of his joins the planets.
    NO_TRANSPORT = "11.3.1", "refuse-no-transport";
    /// Each unit moves once an order.
    MOVED_ALREADY = "G50", "refuse-moved-already";
    /// There is no area it could enter.
    NOWHERE_TO_GO = "11.2.3", "refuse-nowhere-to-go";
    /// Units go to another area of the active planet.
    NOT_TO_ACTIVE_PLANET = "11.2.4", "refuse-not-to-active-planet";
    /// Another enemy area was entered.
    ONE_ENEMY_AREA = "11.4.1", "refuse-one-enemy-area";
    /// The teammate is there.
    TEAMMATE_AREA = "19.2.4", "refuse-teammate-area";
    /// Orbital defense protects the base.
    ORBITAL_DEFENSE = "16.5.3", "refuse-orbital-defense";
    /// The attacking force is as large as it may be.
    FORCE_TOO_LARGE = "11.5.2", "refuse-force-too-large";
    /// An area holds more units than it may.
    TOO_MANY_UNITS = "11.5.1", "refuse-too-many-units";
    /// The base cannot lift off to there.
    NO_LIFT_OFF = "17.1.3", "refuse-no-lift-off";
    /// There is no Recall in hand, or nobody to recall.
    NO_RECALL = "17.1.3", "refuse-no-recall";
    /// No Arbiter waits there, or there is no room.
    NO_ARBITER = "17.1.3", "refuse-no-arbiter";

    // 12, 15: research
    /// The Technology deck has no copy of it.
    NOT_IN_TECHNOLOGY_DECK = "12.3.2", "refuse-not-in-technology-deck";
    /// It is no copy of the new technology.
    NOT_THE_NEW_TECHNOLOGY = "15.4.3", "refuse-not-the-new-technology";
    /// One of the two extras has to be chosen.
    CHOOSE_EXTRA = "15.4.1", "refuse-choose-extra";
    /// Deck and discard pile are empty.
    NOTHING_TO_DRAW = "G54", "refuse-nothing-to-draw";

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
    CARD_NOT_IN_HAND = "13.8.2", "refuse-card-not-in-hand";
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
    /// It is not his, or not there.
    NOT_YOUR_PIECE = "18.2.1", "refuse-not-your-piece";
    /// It is all he has left on the board.
    LAST_PIECE = "G76", "refuse-last-piece";

    // Event cards
    /// The text of the card says otherwise.
    CARD_SAYS_OTHERWISE = "7.8.2", "refuse-card-says-otherwise";
    /// Only friendly and empty areas can be entered.
    NO_ENEMY_AREA = "17.1.3", "refuse-no-enemy-area";
    /// It is no end of a Z-axis route.
    NOT_A_Z_AXIS_END = "3.4.1", "refuse-not-a-z-axis-end";
    /// The slot is taken, or there is none.
    NO_VACANT_SLOT = "3.4.2", "refuse-no-vacant-slot";

    // Brood War
    /// The Leadership card is another's, of another stage, or used.
    NOT_YOUR_LEADERSHIP = "29.1.1", "refuse-not-your-leadership";
    /// The pool is as full as the modules allow.
    POOL_IS_FULL = "21.1.3", "refuse-pool-is-full";
    /// The Star order is executed as another one.
    SAY_WHICH_ORDER = "17.1.3", "refuse-say-which-order";
    /// Nothing lets the order be executed as that one.
    NOT_THAT_ORDER = "23.2.2", "refuse-not-that-order";
    /// The Defend order was used in this phase.
    DEFENDED_ALREADY = "28.1.2", "refuse-defended-already";
    /// The area is not friendly.
    DEFEND_FRIENDLY = "28.1.4", "refuse-defend-friendly";
    /// A Defend order brings units into its own area only.
    DEFEND_THERE_ONLY = "28.1.5", "refuse-defend-there-only";
    /// An opponent's card allows one order there.
    ONE_ORDER_THERE = "17.1.3", "refuse-one-order-there";
    /// The area is for ground units only, or for flying ones.
    WRONG_LAYER = "23.1.1", "refuse-wrong-layer";
    /// There is a base or installation, or the area is for flying units only.
    NO_PLACE_FOR_BASE = "26.1.2", "refuse-no-place-for-base";
    /// There is no Infested Command Center of his.
    NEEDS_INFESTED_CENTER = "26.1.8", "refuse-needs-infested-center";
    /// The technology, a Queen, a token or the place is missing.
    CANNOT_INFEST = "26.1.7", "refuse-cannot-infest";
    /// No Leadership card of his takes or gives units.
    NO_CARD_FOR_UNITS = "29.2.6", "refuse-no-card-for-units";
    /// Nothing is for free, or not any more.
    NOTHING_FREE = "29.2.6", "refuse-nothing-free";
    /// He has no such token.
    NO_TOKEN = "27.1.2", "refuse-no-token";
    /// The technology comes by a Leadership card alone.
    NOT_FOR_SALE = "29.2.5", "refuse-not-for-sale";
    /// Maelstrom holds the area.
    HELD_BY_MAELSTROM = "17.1.3", "refuse-held-by-maelstrom";
    /// Heroes are immune to it.
    HEROES_ARE_IMMUNE = "30.1.8", "refuse-heroes-are-immune";
    /// It flies.
    NOT_A_GROUND_UNIT = "14.1.1", "refuse-not-a-ground-unit";
    /// The two cannot change places.
    CANNOT_SWAP = "25.2.3", "refuse-cannot-swap";
    /// There is no such thing of the enemy.
    NOTHING_EXPOSED = "24.1.1", "refuse-nothing-exposed";

    // Pointing at the table
    /// Nobody sees it, or only its owner does.
    FACE_DOWN = "1.3.6", "refuse-face-down";
    /// Nothing that is asked is about it.
    NOTHING_TO_DO_THERE = "4.1.1", "refuse-nothing-to-do-there";
}
