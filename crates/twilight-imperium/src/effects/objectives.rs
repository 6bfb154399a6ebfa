//! Objectives: whether their requirements are met, and what scoring them costs (TI 30).

use orrery_engine::{Log, Seat};

use crate::cards::Objective;
use crate::event::Event;
use crate::frame::Moment;
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Whether a seat meets the requirement of a status-phase objective, or can pay for it (TI 30.4, TI 30.10).
    pub(crate) fn meets(&self, _seat: Seat, _objective: Objective) -> bool {
        false
    }

    /// Whether an action-phase objective can be scored at this moment (TI 30.5.b, TI G108).
    pub(crate) fn scores_at(&self, _seat: Seat, _objective: Objective, _moment: Moment) -> bool {
        false
    }

    /// Whether any action-phase objective could be scored at this moment by a seat that has it.
    pub(crate) fn could_score_at(&self, seat: Seat, moment: Moment) -> bool {
        Objective::ALL.into_iter().any(|objective| self.scores_at(seat, objective, moment))
    }

    /// An objective is scored: its price, its place and its points (TI 30.12, TI 30.18).
    pub(crate) fn score(&mut self, _seat: Seat, _objective: Objective, _log: &mut Log<Event>) {}
}
