//! The Planning phase (SC 5).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

impl StarCraft {
    /// Who places the next order.
    pub(crate) fn planner(&self, _placed: u8) -> Seat {
        Seat(0)
    }

    pub(crate) fn list_planning(&self, _seat: Seat, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_planning(&self, _seat: Seat, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_planning(&mut self, _seat: Seat, _placed: u8, _action: Action, _log: &mut Log<Event>) {
    }

    pub(crate) fn run_planning(&mut self, _placed: u8, _log: &mut Log<Event>) -> bool {
        false
    }
}
