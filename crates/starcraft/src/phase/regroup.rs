//! The Regrouping phase (SC 7).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A step of regrouping.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct RegroupFrame {}

impl RegroupFrame {
    /// Whether players have read the Event cards they drew (SC 7.8.1).
    pub(crate) const fn events_are_read(self) -> bool {
        true
    }
}

impl StarCraft {
    pub(crate) fn chance_in_regroup(&self, _frame: RegroupFrame) -> Option<Chance> {
        None
    }

    pub(crate) fn asked_in_regroup(&self, _frame: RegroupFrame) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn list_regroup(&self, _seat: Seat, _frame: RegroupFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_regroup(
        &self,
        _seat: Seat,
        _frame: RegroupFrame,
        _action: Action,
    ) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_regroup(
        &mut self,
        _seat: Seat,
        _frame: RegroupFrame,
        _action: Action,
        _log: &mut Log<Event>,
    ) {
    }

    pub(crate) fn run_regroup(&mut self, _frame: RegroupFrame, _log: &mut Log<Event>) -> bool {
        false
    }

    pub(crate) fn feed_regroup(
        &mut self,
        _frame: RegroupFrame,
        _outcome: ChanceOutcome,
        _log: &mut Log<Event>,
    ) {
    }
}
