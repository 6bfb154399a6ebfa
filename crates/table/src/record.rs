//! What a game is made of after its setup: records, and the events they cause.

use orrery_engine::{ChanceOutcome, Game, Log, Seat, Status};

use crate::Refusal;

/// One step of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl<A: Copy> Record<A> {
    /// Whose decision it is; `None` for nature's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Chance(_) => None,
            Self::Action { seat, .. } | Self::Concede { seat } => Some(seat),
        }
    }

    /// Plays the record if `game` accepts it; `game` is unchanged otherwise.
    pub(crate) fn play<G: Game<Action = A>>(
        self,
        game: &mut G,
        log: &mut Log<G::Event>,
    ) -> Result<(), Refusal> {
        // A seat that does not exist must not reach the game: it would index by it.
        if let Some(seat) = self.seat().filter(|seat| seat.0 >= game.seats()) {
            return Err(Refusal::NotSeated(seat));
        }
        match (game.status(), self) {
            (Status::Over(_), _) => return Err(Refusal::Over),
            (Status::Chance(chance), Self::Chance(outcome)) if chance.admits(outcome) => {
                game.resolve_chance(outcome, log);
            }
            (Status::Decision(_), Self::Action { seat, action }) => game.apply(seat, action, log)?,
            (Status::Decision(_), Self::Concede { seat }) => game.concede(seat, log)?,
            (Status::Chance(_) | Status::Decision(_), _) => return Err(Refusal::Unasked),
        }
        Ok(())
    }
}

/// An event and the record that caused it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened<E> {
    /// The index of the record.
    pub record: u32,
    /// What happened.
    pub event: E,
}

/// A moment of a running game.
///
/// Records alone do not tell moments apart: after an undo and another action there may be as many as before.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Version {
    /// How many records there are.
    pub records: u32,
    /// How many undos have been carried out since the game began.
    pub undos: u32,
}
