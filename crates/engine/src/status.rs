//! What a game waits for.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Chance, SeatSet};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// These seats owe a decision. If several do, they answer in any order. A seat that owes nothing may still
    /// have actions listed (withdrawing a choice that is not final), but the game does not wait for it.
    Decision(SeatSet),
    /// Nature owes dice, a shuffle, or just a beat.
    Chance(Chance),
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// The seats that won; all members of a winning side are in it.
    pub winners: SeatSet,
}
