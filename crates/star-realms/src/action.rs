//! What a seat may decide: one small choice at a time.

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Kind;

/// A position among a player's cards in play, counted from 0.
pub type Slot = u8;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// SR 4.1.2: play a card from hand.
    Play(Kind),
    /// SR 5.3.2: use a base's primary ability.
    UsePrimary(Slot),
    /// SR 5.4.2: use an ally ability.
    UseAlly(Slot),
    /// SR 5.5.2: use a scrap ability.
    UseScrap(Slot),
    /// SR 6.1.3: acquire a card, for trade or, if an ability asks, for free.
    Acquire(Kind),
    /// SR 7.4.1: attack a player; the amount is asked next.
    Attack(Seat),
    /// SR 7.2.1: attack a base; on the boss's bases the amount is asked next (SR G58).
    AttackBase {
        /// The base's owner.
        owner: Seat,
        /// Where it lies.
        slot: Slot,
    },
    /// SR 16.3.1: pay 1 trade to move a card from one's own discard pile to a teammate's.
    PassCard {
        /// The card.
        kind: Kind,
        /// The teammate.
        to: Seat,
    },
    /// SR 15.4.1: propose to destroy a base together.
    ProposeAttack {
        /// The base's owner.
        owner: Seat,
        /// Where it lies.
        slot: Slot,
    },
    /// SR 15.4.2: propose to pay for a card together.
    ProposeAcquire {
        /// The card.
        kind: Kind,
        /// Who gets it (SR G47).
        receiver: Seat,
    },
    /// SR 3.2.8: end the main phase; in hydra, be ready (SR G71).
    EndTurn,
    /// SR G71: be no longer ready.
    Withdraw,
    /// How many points to spend or to give.
    Spend(u16),
    /// SR 5.6.1: the first effect of a choice; of a card discarded for points, trade.
    ChooseEither,
    /// SR 5.6.1: the second effect of a choice; of a card discarded for points, combat.
    ChooseOr,
    /// SR 12.1.10: the opponent an ability is aimed at.
    Target(Seat),
    /// SR 5.8.2: discard a card from hand.
    Discard(Kind),
    /// SR 5.7.1: scrap a card from hand.
    ScrapFromHand(Kind),
    /// SR 5.7.1: scrap a card from the discard pile.
    ScrapFromDiscard(Kind),
    /// SR 5.7.1: scrap a card from the trade row.
    ScrapFromRow(Kind),
    /// SR 7.3.1: destroy a base by an ability.
    Destroy {
        /// The base's owner.
        owner: Seat,
        /// Where it lies.
        slot: Slot,
    },
    /// SR G66: copy a base in play.
    CopyBase {
        /// The base's owner.
        owner: Seat,
        /// Where it lies.
        slot: Slot,
    },
    /// SR G63: copy a ship played this turn.
    CopyShip(Kind),
    /// SR G20: which effect places the acquired card.
    Place(Placement),
    /// SR 16.4.1, SR 17.5.1: an eliminated player gives a card.
    Give(Kind),
    /// Nothing, or nothing more.
    Decline,
}

/// What places an acquired card (SR G20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Placement {
    /// No effect: the discard pile (SR 6.1.3).
    Pile,
    /// The ability by which it is acquired.
    Ability,
    /// Its own text: to hand.
    OwnText,
    /// A waiting effect: to hand.
    WaitingHand,
    /// A waiting effect: on top of the deck.
    WaitingTop,
    /// A waiting effect for ships: on top of the deck.
    WaitingShipTop,
}

impl Placement {
    /// All placements in the order they are offered.
    pub const ALL: [Self; 6] =
        [Self::Pile, Self::Ability, Self::OwnText, Self::WaitingHand, Self::WaitingTop, Self::WaitingShipTop];
}
