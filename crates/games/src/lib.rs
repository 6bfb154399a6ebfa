//! The games of Orrery: the only place in Rust that lists them.
//!
//! Whoever wants to do something with a game writes a [`Task`] for any of them. Words and rules are found by the
//! game's id ([`library`]).

pub mod library;

use orrery_engine::{Game, Offered};

/// Lists the games, in the order of the front page.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The ids of all games, in the order of the front page.
        pub const IDS: &[&str] = &[$(<$game as Game>::ID),*];

        /// Does `task` with the game called `id`; `None` if there is none.
        pub fn with<T: Task>(id: &str, task: T) -> Option<T::Output> {
            $(if id == <$game as Game>::ID {
                return Some(task.run::<$game>());
            })*
            None
        }
    };
}

games! {
    orrery_star_realms::StarRealms,
    orrery_starcraft::StarCraft,
    orrery_rebellion::Rebellion,
    orrery_twilight_imperium::TwilightImperium,
}

/// Does `task` with every game, in the order of the front page.
pub fn each<T: Task + Clone>(task: &T) -> Vec<T::Output> {
    IDS.iter().filter_map(|id| with(id, task.clone())).collect()
}

/// Something that can be done with any game.
pub trait Task {
    /// What comes out of it.
    type Output;
    /// Does it.
    fn run<G: Offered>(self) -> Self::Output;
}
