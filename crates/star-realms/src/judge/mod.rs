//! What a player at a glance thinks of positions and actions: all that bots know of the game.
//!
//! Worths are in thousandths of log-odds of winning. `table` says how each title is handled, `weights` what it is
//! worth to own, `actions` what an action is worth now, [`position`] who is how likely to win,
//! `subject` what the pending question is about.

mod actions;
pub mod position;
mod subject;
mod table;
mod weights;

use orrery_engine::{Appraise, Seat, SeatSet, Shares};

use crate::{Action, StarRealms};

impl Appraise for StarRealms {
    const OBVIOUS: i32 = actions::OBVIOUS;
    const SILLY: i32 = 1000;
    const TEMPERATURE: f32 = 250.0;
    const NOISE: f32 = 100.0;
    const CARELESSNESS: f32 = 200.0;

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        actions::Judge::new(self, seat).worth(action)
    }

    #[inline]
    fn appraise_all(&self, seat: Seat, actions: &[Action], worths: &mut Vec<i32>) {
        worths.clear();
        let judge = actions::Judge::new(self, seat);
        worths.extend(actions.iter().map(|&action| judge.worth(action)));
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.shares()[seat.index()]
    }

    fn shares(&self) -> Shares {
        position::shares(self)
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.allies(seat)
    }

    #[inline]
    fn obvious(&self, seat: Seat) -> Option<Action> {
        actions::obvious(self, seat)
    }

    #[inline]
    fn moment(&self) -> u32 {
        u32::from(self.turn)
    }

    fn horizon(&self) -> u32 {
        position::horizon(self)
    }
}
