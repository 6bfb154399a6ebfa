//! What a seat may decide: one small thing at a time.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{
    Ability, ActionCard, Agenda, Faction, Objective, Planet, Pool, Strategy, Tech, Tile, Unit,
};
use crate::hex::{Hex, Site};
use crate::state::NoteId;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Action {
    // Anywhere
    /// Does not do what is offered, or lets a window pass (TI G11).
    Pass,
    /// Ends what the seat is doing.
    Finish,
    /// Chooses what a rule or an effect asks for.
    Pick(Pick),
    /// Plays an action card (TI 24.7).
    PlayCard(ActionCard),
    /// Plays a promissory note (TI 25.1).
    PlayNote(NoteId),
    /// Uses an ability of a component that lies open.
    Use(Power),
    /// Scores an objective (TI 30.5).
    Score(Objective),

    // Setup
    ChooseFaction(Faction),
    /// Places a tile (TI setup.6.c.2).
    PlaceTile {
        tile: Tile,
        hex: Hex,
    },

    // Strategy and turns
    /// Takes a strategy card (TI 85.1).
    Take(Strategy),
    /// Performs a strategic action (TI 75.0).
    Strategic(Strategy),
    /// Performs a tactical action: activates a system (TI 77.1).
    Activate(Hex),
    /// Passes for the rest of the action phase (TI 82.3).
    PassTurn,
    /// Uses a secondary ability (TI 75.1).
    Secondary,

    // Movement
    /// A ship begins to move (TI 47.3).
    Move {
        unit: Unit,
        damaged: bool,
        from: Hex,
    },
    /// The moving ship picks up a unit (TI 46.1).
    Load {
        unit: Unit,
        from: Site,
    },
    /// The moving ship enters a system (TI 47.3.f).
    Fly(Hex),

    // Combat
    /// Fires space cannons at a player (TI 34.2), bombards (TI 8.1), or uses a barrage (TI 19.1).
    Fire(Seat),
    /// A unit bombards a planet (TI 8.1).
    Bombard {
        unit: Unit,
        planet: Planet,
    },
    /// A unit uses Sustain Damage (TI 52.0).
    Sustain(Unit),
    /// A hit is assigned to a unit (TI 81.1).
    Destroy {
        unit: Unit,
        damaged: bool,
    },
    /// Announces a retreat (TI 35.4).
    Retreat,
    /// Lands a unit (TI 11.2).
    Land {
        unit: Unit,
        planet: Planet,
    },

    // Production and payment
    /// Produces a unit (TI 62.1).
    Produce {
        unit: Unit,
        site: Site,
    },
    /// Exhausts a planet to spend its value (TI 9.2, TI 67.2).
    Exhaust(Planet),
    /// Spends a trade good (TI 78.4).
    SpendGood,

    // Trade
    /// Begins to put together a transaction with a player (TI 69.1).
    Offer(Seat),
    /// Adds something to a side of the transaction (TI 69.2).
    Add {
        given: bool,
        ware: Ware,
    },
    /// Proposes what was put together.
    Propose,
    /// Agrees to it (TI 69.6.2).
    Accept,
    /// Answers with a proposal of one's own.
    Counter,

    // Agenda
    /// Votes for an outcome (TI 83.5).
    Vote(Outcome),
}

/// Something chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Pick {
    Yes,
    Seat(Seat),
    Planet(Planet),
    Hex(Hex),
    /// A unit of the chooser, or of whom the question is about, at a site.
    Unit {
        unit: Unit,
        damaged: bool,
        site: Site,
    },
    /// A unit of another player at a site.
    Enemy {
        seat: Seat,
        unit: Unit,
        site: Site,
    },
    /// A unit from reinforcements goes to a site.
    Place {
        unit: Unit,
        site: Site,
    },
    Tech(Tech),
    Card(ActionCard),
    Agenda(Agenda),
    /// An agenda goes on top of the deck, or under it (TI 56.2.c).
    Bury {
        agenda: Agenda,
        top: bool,
    },
    Objective(Objective),
    Strategy(Strategy),
    Pool(Pool),
    Outcome(Outcome),
    Amount(u8),
    Note(NoteId),
    /// A die of a unit that shows a face.
    Die {
        unit: Unit,
        face: u8,
    },
    /// A system and a player.
    In {
        hex: Hex,
        seat: Seat,
    },
}

impl Pick {
    /// Whether it is a player, or something of that player's.
    pub(crate) fn is_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) | Self::Enemy { seat: own, .. } | Self::In { seat: own, .. } => own == seat,
            Self::Outcome(outcome) => outcome == Outcome::Player(seat),
            Self::Note(id) => id.owner == seat,
            _ => false,
        }
    }
}

/// What an agenda can come to (TI 83.17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "AgendaOutcome")]
#[expect(missing_docs, reason = "the outcomes on the cards")]
pub enum Outcome {
    For,
    Against,
    Player(Seat),
    Planet(Planet),
    Law(Agenda),
    Secret(Objective),
}

/// What changes hands in a transaction (TI 69.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ware {
    /// A trade good.
    Good,
    /// A commodity.
    Commodity,
    /// A promissory note of the giver.
    Note(NoteId),
    /// Any promissory note: what is asked for is in a hidden hand.
    AnyNote,
    /// An action card of the giver (TI 69.3.a).
    Card(ActionCard),
    /// Any action card.
    AnyCard,
    /// A promise, which binds nobody (TI 14.4).
    Promise(Promise),
}

/// What a player promises for a time to come: part of a deal, but of no transaction (TI 14.4, TI G106).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Promise {
    /// Not to attack the other in this round.
    Peace,
    /// To vote like the other on the next agenda.
    Votes,
    /// To let the other replenish commodities free of charge with Trade.
    Commodities,
    /// To repay a favour later.
    Favour,
}

impl Promise {
    /// All promises.
    pub const ALL: [Self; 4] = [Self::Peace, Self::Votes, Self::Commodities, Self::Favour];

    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Peace => "promise-peace",
            Self::Votes => "promise-votes",
            Self::Commodities => "promise-commodities",
            Self::Favour => "promise-favour",
        }
    }
}

/// A component with an ability that its owner may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Power {
    /// A technology.
    Tech(Tech),
    /// A faction ability.
    Faction(Ability),
    /// A law.
    Law(Agenda),
    /// The flagship.
    Flagship,
    /// An action card, where it counts what was used (TI 24.6.b).
    Card(ActionCard),
}
