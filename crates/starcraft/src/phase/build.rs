//! The Build order (SC 10, SC 16).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A Build order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct BuildFrame {
    pub seat: Seat,
}

impl StarCraft {
    pub(crate) fn list_build(&self, _frame: BuildFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_build(&self, _frame: BuildFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_build(&mut self, _frame: BuildFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_build(&mut self, _frame: BuildFrame, _log: &mut Log<Event>) -> bool {
        false
    }
}
