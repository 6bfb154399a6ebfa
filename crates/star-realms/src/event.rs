//! What happened, for the log and for animation.

use orrery_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Destination, Kind, Part};

/// Points of one sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of the points")]
pub enum Points {
    Trade,
    Combat,
    Authority,
}

/// Where a scrapped card came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "names of the zones")]
pub enum ScrappedFrom {
    Hand,
    DiscardPile,
    Row,
    Play,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are named after what they hold")]
pub enum Event {
    /// The lot for the first player, first team or boss has fallen.
    LotDrawn {
        first: Seat,
    },
    /// The trade deck was shuffled.
    TradeDeckShuffled,
    /// A personal deck was shuffled, in setup or from the discard pile.
    DeckShuffled {
        seat: Seat,
    },
    /// Starting hands and trade row lie ready.
    GameBegan {
        row: Vec<Kind>,
    },
    TurnBegan {
        seats: SeatSet,
        turn: u16,
    },
    Played {
        seat: Seat,
        kind: Kind,
    },
    /// An ability of a card in play is used; `kind` is the card, `as_kind` what it is a copy of.
    Used {
        seat: Seat,
        kind: Kind,
        as_kind: Kind,
        part: Part,
    },
    Gained {
        seat: Seat,
        points: Points,
        amount: u16,
        by: Kind,
    },
    /// Cards came from the deck into the hand; faces only for those who may see the hand.
    Drew {
        seat: Seat,
        count: u16,
        faces: Vec<Kind>,
    },
    /// A whole hand is discarded: what is left at the end of a turn, or all a player must discard.
    HandDiscarded {
        seat: Seat,
        faces: Vec<Kind>,
    },
    Discarded {
        seat: Seat,
        kind: Kind,
    },
    Scrapped {
        seat: Seat,
        kind: Kind,
        from: ScrappedFrom,
    },
    /// A card of the trade deck was turned up into the row.
    RowFilled {
        kind: Kind,
    },
    Acquired {
        seat: Seat,
        kind: Kind,
        paid: u16,
        to: Destination,
    },
    /// An opponent has to discard: at once, or at the start of his turn.
    DiscardDemanded {
        seat: Seat,
        victim: Seat,
    },
    /// The next card acquired will go elsewhere.
    NextPlaced {
        seat: Seat,
        to: Destination,
    },
    Copied {
        seat: Seat,
        kind: Kind,
        of: Kind,
    },
    Attacked {
        seat: Seat,
        target: Seat,
        amount: u16,
        authority: i32,
    },
    BaseDamaged {
        seat: Seat,
        owner: Seat,
        kind: Kind,
        amount: u16,
    },
    BaseDestroyed {
        seat: Seat,
        owner: Seat,
        kind: Kind,
        paid: u16,
    },
    /// The damage on the boss's bases is gone.
    DamageRemoved {
        seat: Seat,
    },
    CardPassed {
        seat: Seat,
        to: Seat,
        kind: Kind,
    },
    AttackProposed {
        seat: Seat,
        owner: Seat,
        kind: Kind,
    },
    PurchaseProposed {
        seat: Seat,
        kind: Kind,
        receiver: Seat,
    },
    Pledged {
        seat: Seat,
        amount: u16,
    },
    /// Too little was offered; nobody pays.
    JointPaymentFailed {
        seat: Seat,
    },
    /// A joint payment was made; each share by seat.
    JointlyPaid {
        shares: Vec<(Seat, u16)>,
    },
    Ready {
        seat: Seat,
    },
    Withdrew {
        seat: Seat,
    },
    TurnEnded {
        seats: SeatSet,
    },
    Conceded {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    CardGiven {
        seat: Seat,
        to: Seat,
        kind: Kind,
    },
    Won {
        winners: SeatSet,
    },
    /// Nothing changes any more; the sides still in the game share it.
    Drawn {
        winners: SeatSet,
    },
}
