//! Where cards and tiles lie.

use orrery_engine::Seat;

use crate::state::SEATS;

/// Where a tile is before it is placed.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(crate) enum TileZone {
    Blue,
    Red,
    /// Not in this game, or on the board already.
    Box,
    /// Dealt to the first seat; the other hands follow.
    Hand,
}

impl TileZone {
    pub(crate) const COUNT: usize = 3 + SEATS;

    pub(crate) const fn hand(seat: Seat) -> usize {
        Self::Hand as usize + seat.index()
    }
}

/// Where an action card is.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
pub(crate) enum CardZone {
    Deck,
    Discard,
    /// Played and not resolved yet.
    Played,
    /// The hand of the first seat; the others follow.
    Hand,
}

impl CardZone {
    pub(crate) const COUNT: usize = 3 + SEATS;

    pub(crate) const fn hand(seat: Seat) -> usize {
        Self::Hand as usize + seat.index()
    }
}

/// Where an agenda card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum AgendaZone {
    Deck,
    Discard,
    /// Looked at with Politics.
    Looked,
    /// Being voted on.
    Revealed,
    /// A law in play.
    Play,
}

impl AgendaZone {
    pub(crate) const COUNT: usize = 5;
}

/// Where an objective is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum ObjectiveZone {
    DeckI,
    DeckII,
    /// Laid out face down (TI setup.12.c).
    RowI,
    RowII,
    /// Revealed.
    Public,
    Secrets,
    /// Returned in setup, before the deck is shuffled (TI G10).
    Returned,
    /// Unscored secret objectives of the first seat; the others follow.
    Hand,
}

impl ObjectiveZone {
    pub(crate) const COUNT: usize = 7 + 2 * SEATS;

    pub(crate) const fn hand(seat: Seat) -> usize {
        Self::Hand as usize + seat.index()
    }

    /// Secret objectives that a seat has scored.
    pub(crate) const fn scored(seat: Seat) -> usize {
        Self::Hand as usize + SEATS + seat.index()
    }
}
