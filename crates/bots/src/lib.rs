//! Players for every game.
//!
//! A [`Bot`] chooses among listed actions. There are bots that choose at random, greedy ones that look one
//! action ahead, and search (information-set Monte Carlo tree search). All but the random one rest on what a
//! game tells about its positions and actions ([`Appraise`]); no game is known here.
//!
//! A bot knows what its seat knows. Two worlds that the seat cannot tell apart get the same answer from bots
//! with the same seed.
//!
//! Reading order: [`spec`], `simple`, `search`, [`play`], [`mod@forecast`], [`threads`].

pub mod forecast;
pub mod play;
pub mod progress;
mod search;
mod simple;
pub mod spec;
pub mod threads;

pub use forecast::{Forecast, forecast};
pub use play::{Limits, Played, play_game, playout_to_end};
pub use progress::Progress;
pub use spec::{ParseSpecError, Spec};

pub use orrery_engine::{Appraise, Budget, Level, Shares};

use orrery_engine::{Game, Seat};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the listed actions, of which there is at least one.
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], progress: &Progress) -> G::Action;

    /// A legal action that needs neither thought nor a list; it only saves time to ask for it first.
    fn reflex(&self, _game: &G, _seat: Seat) -> Option<G::Action> {
        None
    }
}

/// The bot that `spec` names. The same seed makes the same choices, unless its budget is time.
pub fn bot<G: Appraise>(spec: &Spec, seed: u64) -> Box<dyn Bot<G>> {
    match *spec {
        Spec::Random => Box::new(simple::Random::new(seed)),
        Spec::Greedy => Box::new(simple::Greedy::default()),
        Spec::Search(budget) => Box::new(search::Search::new(budget, seed)),
        Spec::Level(level) => match (G::budget(level), level) {
            (Some(budget), _) => Box::new(search::Search::new(budget, seed)),
            (None, Level::Novice) => Box::new(simple::Careless::new(G::CARELESSNESS * 8.0, seed)),
            (None, Level::Easy) => Box::new(simple::Careless::new(G::CARELESSNESS, seed)),
            (None, Level::Normal | Level::Hard | Level::Expert) => Box::new(simple::Greedy::default()),
        },
    }
}
