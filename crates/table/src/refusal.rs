//! Why the table refuses a request.

use std::fmt;

use orrery_engine::{Illegal, Seat, Unplayable};

use crate::Version;

/// Why the table refuses. Nothing has changed when it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A rule of the game forbids it.
    Illegal(Illegal),
    /// The table has no such seat, or nobody sits there.
    NotSeated(Seat),
    /// Only a person may ask for this, agree to it or decline it.
    NotHuman(Seat),
    /// The game has ended.
    Over,
    /// The request was made at another moment of the game.
    StaleVersion {
        /// The moment the request was made for.
        expected: Version,
        /// The moment the game is in.
        actual: Version,
    },
    /// The record does not answer what the game waits for: chance for a decision, or the reverse.
    Unasked,
    /// The setup is for another number of seats.
    SeatCount {
        /// How many the game has.
        expected: u8,
        /// How many were given.
        actual: usize,
    },
    /// The seat has decided nothing yet.
    NothingToUndo,
    /// Another seat's request to undo is still open.
    UndoPending {
        /// Who asked.
        by: Seat,
    },
    /// No request to undo is open.
    NoUndoAsked,
}

impl Refusal {
    /// The key of the sentence in the locale files; for an illegal action it is the game's own.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.reason,
            Self::NotSeated(_) => "table-not-seated",
            Self::NotHuman(_) => "table-not-human",
            Self::Over => "table-over",
            Self::StaleVersion { .. } => "table-stale-version",
            Self::Unasked => "table-unasked",
            Self::SeatCount { .. } => "table-seat-count",
            Self::NothingToUndo => "table-nothing-to-undo",
            Self::UndoPending { .. } => "table-undo-pending",
            Self::NoUndoAsked => "table-no-undo-asked",
        }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<Unplayable> for Refusal {
    fn from(unplayable: Unplayable) -> Self {
        match unplayable {
            Unplayable::NoSuchSeat(seat) => Self::NotSeated(seat),
            Unplayable::Over => Self::Over,
            Unplayable::Unasked => Self::Unasked,
            Unplayable::Illegal(illegal) => Self::Illegal(illegal),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            other => f.write_str(other.key()),
        }
    }
}

impl std::error::Error for Refusal {}

/// Why a game cannot go on from its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResumeError {
    /// The record that is refused; none if it is the setup or the seats.
    pub record: Option<u32>,
    /// Why.
    pub refusal: Refusal,
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.record {
            Some(record) => write!(f, "record {record}: {}", self.refusal),
            None => self.refusal.fmt(f),
        }
    }
}

impl std::error::Error for ResumeError {}
