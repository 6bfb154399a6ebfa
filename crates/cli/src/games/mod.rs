//! The games there are. A new one adds a module and an arm here.

pub mod star_realms;
mod star_realms_setup;

use clap::ValueEnum;
use orrery_engine::Game;
use orrery_star_realms::StarRealms;

use crate::tabletop::Tabletop;

/// A game by its name on the command line and in files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameId {
    /// Star Realms: Colony Wars and the base set
    StarRealms,
}

/// Something that can be done with any game.
pub trait Task {
    /// What comes out of it.
    type Output;
    /// Does it.
    fn run<G: Tabletop>(self) -> Self::Output;
}

impl GameId {
    /// The game with this [`Game::ID`].
    pub fn of(id: &str) -> Option<Self> {
        (id == StarRealms::ID).then_some(Self::StarRealms)
    }

    /// Does `task` with this game.
    pub fn dispatch<T: Task>(self, task: T) -> T::Output {
        match self {
            Self::StarRealms => task.run::<StarRealms>(),
        }
    }
}
