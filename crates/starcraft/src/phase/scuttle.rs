//! Voluntary destruction (SC 18.2).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

impl StarCraft {
    pub(crate) fn list_scuttle(&self, _seat: Seat, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_scuttle(&self, _seat: Seat, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_scuttle(&mut self, _seat: Seat, _action: Action, _log: &mut Log<Event>) {}
}
