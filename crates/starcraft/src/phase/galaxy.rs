//! Setup and the galaxy (SC 2, SC 3).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A step of setup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct GalaxyFrame {}

impl StarCraft {
    pub(crate) fn chance_in_galaxy(&self, _frame: GalaxyFrame) -> Option<Chance> {
        None
    }

    pub(crate) fn asked_in_galaxy(&self, _frame: GalaxyFrame) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn list_galaxy(&self, _seat: Seat, _frame: GalaxyFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_galaxy(
        &self,
        _seat: Seat,
        _frame: GalaxyFrame,
        _action: Action,
    ) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_galaxy(
        &mut self,
        _seat: Seat,
        _frame: GalaxyFrame,
        _action: Action,
        _log: &mut Log<Event>,
    ) {
    }

    pub(crate) fn run_galaxy(&mut self, _frame: GalaxyFrame, _log: &mut Log<Event>) -> bool {
        false
    }

    pub(crate) fn feed_galaxy(
        &mut self,
        _frame: GalaxyFrame,
        _outcome: ChanceOutcome,
        _log: &mut Log<Event>,
    ) {
    }
}
