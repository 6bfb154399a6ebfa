//! Who sits at the table.

use orrery_engine::{Seat, SeatSet};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A person.
    Human {
        /// The name shown to the others.
        name: String,
    },
    /// A program.
    Bot {
        /// The key of its strength, as `bots` knows it.
        level: String,
    },
    /// Nobody.
    Empty,
}

impl Occupant {
    /// A person called `name`.
    pub fn human(name: impl Into<String>) -> Self {
        Self::Human { name: name.into() }
    }

    /// A bot of strength `level`.
    pub fn bot(level: impl Into<String>) -> Self {
        Self::Bot { level: level.into() }
    }

    /// Whether a person sits here.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }
}

/// The seats in which people sit.
pub(crate) fn humans(seats: &[Occupant]) -> SeatSet {
    Seat::all(seats.len() as u8).filter(|seat| seats[seat.index()].is_human()).collect()
}
