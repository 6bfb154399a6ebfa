//! Resources, workers and forced mining (SC 9).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A cost being paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct PayFrame {
    pub seat: Seat,
}

impl StarCraft {
    pub(crate) fn list_pay(&self, _frame: PayFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_pay(&self, _frame: PayFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_pay(&mut self, _frame: PayFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_pay(&mut self, _frame: PayFrame, _log: &mut Log<Event>) -> bool {
        false
    }
}
