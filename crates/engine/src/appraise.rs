//! What a game tells bots about its positions and actions. A game still sees no bot.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use crate::{Game, Seat, SeatSet};

/// The expected share of the win of each seat's side, from 0 to 1; seats beyond the table are 0.
pub type Shares = [f32; 8];

/// Strengths for people to choose, each clearly stronger than the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules and little more.
    Novice,
    /// Means well and slips now and then.
    Easy,
    /// Plays soundly without looking ahead.
    Normal,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead as far as a person will wait for.
    Expert,
}

impl Level {
    /// All levels from the weakest to the strongest.
    pub const ALL: [Self; 5] = [Self::Novice, Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The level's name in commands and message keys.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

/// What a search may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many playouts: reproducible.
    Iterations(u32),
    /// So much time: not reproducible.
    Time(Duration),
}

/// What a game tells bots. Everything here rests on what the seat may know.
pub trait Appraise: Game {
    /// An action worth so much is taken at once; no search is spent on it.
    const OBVIOUS: i32 = i32::MAX;
    /// An action worth so much less than the best is not searched.
    const SILLY: i32 = i32::MAX;
    /// The difference of worth at which the better of two actions is about three times as likely to be tried.
    const TEMPERATURE: f32 = 100.0;
    /// The most by which a playout takes an action for better than it is.
    const NOISE: f32 = 100.0;
    /// The temperature of an easy-going human; a novice is several times as careless.
    const CARELESSNESS: f32 = 100.0;
    /// Whether seats take actions that others do not see in full; then [`Appraise::trace`] says what they do see.
    const SECRETS: bool = false;

    /// Whether a search tries each of its actions in the same worlds with the same luck. It is worth while where what is
    /// hidden and the dice weigh more than one action does.
    const PAIRED: bool = false;

    /// If a search only compares actions, all that follows left to the appraisals: the share of the win that a unit of worth
    /// is held to be. `None` if it grows a tree. Comparing is better where a tree would hardly grow beyond its root.
    const RACE: Option<f32> = None;

    /// What a search of this level may spend on one decision; `None` if the level does not look ahead.
    fn budget(level: Level) -> Option<Budget> {
        match level {
            Level::Novice | Level::Easy | Level::Normal => None,
            Level::Hard => Some(Budget::Iterations(200)),
            Level::Expert => Some(Budget::Iterations(20_000)),
        }
    }

    /// What an action is worth to the seat in this position, judged one action ahead; bigger is better.
    fn appraise(&self, seat: Seat, action: Self::Action) -> i32;

    /// Appraises all `actions` into `worths`, which is cleared first.
    fn appraise_all(&self, seat: Seat, actions: &[Self::Action], worths: &mut Vec<i32>) {
        worths.clear();
        worths.extend(actions.iter().map(|&action| self.appraise(seat, action)));
    }

    /// The expected share of the win of the seat's side, from 0 to 1, when play goes on from here.
    fn evaluate(&self, seat: Seat) -> f32;

    /// [`Appraise::evaluate`] for all seats.
    fn shares(&self) -> Shares {
        let mut shares = Shares::default();
        for seat in Seat::all(self.seats()) {
            shares[seat.index()] = self.evaluate(seat);
        }
        shares
    }

    /// Those who win and lose together with the seat, itself included.
    fn side(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// A legal action that needs no thought, found without listing all of them. It is the one that would be
    /// appraised highest.
    fn obvious(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Whether even a search leaves the decision at hand to the appraisals: a small step of something larger that was
    /// decided before, or one that matters too little to be looked into.
    fn is_routine(&self, _seat: Seat) -> bool {
        false
    }

    /// What `viewer` sees of an action that another seat is about to take, as a number: the same for two actions
    /// exactly if `viewer` cannot tell them apart. Asked only if the game has [secrets](Appraise::SECRETS).
    fn trace(&self, _seat: Seat, action: Self::Action, _viewer: Seat) -> u64 {
        trace_of(&action)
    }

    /// How far the game has come, in steps as even as the game has them: turns, or the phases of a round.
    fn moment(&self) -> u32;

    /// After how many more moments a playout is cut off and evaluated.
    fn horizon(&self) -> u32;
}

/// A number for what is seen of an action, for [`Appraise::trace`]. It holds for one run of a program.
pub fn trace_of(seen: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    seen.hash(&mut hasher);
    hasher.finish()
}
