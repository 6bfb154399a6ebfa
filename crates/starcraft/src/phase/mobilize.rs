//! The Mobilize order (SC 11).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A Mobilize order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct MobilizeFrame {
    pub seat: Seat,
}

impl MobilizeFrame {
    /// Where `landing` is.
    pub(crate) fn front(self) -> Option<crate::state::Area> {
        None
    }
}

impl StarCraft {
    pub(crate) fn list_mobilize(&self, _frame: MobilizeFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_mobilize(&self, _frame: MobilizeFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_mobilize(&mut self, _frame: MobilizeFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_mobilize(&mut self, _frame: MobilizeFrame, _log: &mut Log<Event>) -> bool {
        false
    }
}
