//! What a game is made of after its setup.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{ChanceOutcome, Game, Illegal, Log, Seat, Status};

/// One step of a game. A game is its setup and its records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Record<A> {
    /// Nature answered.
    Chance(ChanceOutcome),
    /// A seat decided.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// A seat left for good.
    Concede {
        /// Who.
        seat: Seat,
    },
}

/// Why a record cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The game has ended.
    Over,
    /// It does not answer what the game waits for: chance for a decision, or the reverse.
    Unasked,
    /// A rule forbids it.
    Illegal(Illegal),
}

impl<A: Copy> Record<A> {
    /// Whose decision it is; `None` for nature's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Chance(_) => None,
            Self::Action { seat, .. } | Self::Concede { seat } => Some(seat),
        }
    }

    /// Plays the record by the rules.
    ///
    /// # Errors
    /// Why `game` does not accept it; `game` is then unchanged.
    pub fn play<G: Game<Action = A>>(self, game: &mut G, log: &mut Log<G::Event>) -> Result<(), Unplayable> {
        // A seat that does not exist must not reach the game: it would index by it.
        if let Some(seat) = self.seat().filter(|seat| seat.0 >= game.seats()) {
            return Err(Unplayable::NoSuchSeat(seat));
        }
        match (game.status(), self) {
            (Status::Over(_), _) => return Err(Unplayable::Over),
            (Status::Chance(chance), Self::Chance(outcome)) if chance.admits(outcome) => {
                game.resolve_chance(outcome, log);
            }
            (Status::Decision(_), Self::Action { seat, action }) => game.apply(seat, action, log)?,
            (Status::Decision(_), Self::Concede { seat }) => game.concede(seat, log)?,
            (Status::Chance(_) | Status::Decision(_), _) => return Err(Unplayable::Unasked),
        }
        Ok(())
    }
}

impl<A: fmt::Debug> fmt::Debug for Record<A> {
    /// `A Play(Scout)`, `A concedes`, `* Dice([3, 6])`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(outcome) => write!(f, "* {outcome:?}"),
            Self::Action { seat, action } => write!(f, "{seat:?} {action:?}"),
            Self::Concede { seat } => write!(f, "{seat:?} concedes"),
        }
    }
}

impl From<Illegal> for Unplayable {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat:?}"),
            Self::Over => f.write_str("the game is over"),
            Self::Unasked => f.write_str("the game does not wait for it"),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Unplayable {}
