//! Elimination and leaving (SC 8.6).

use orrery_engine::{Illegal, Log, Seat};

use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

impl StarCraft {
    /// A player leaves for good.
    pub(crate) fn leave(&mut self, _seat: Seat, _log: &mut Log<Event>) -> Result<(), Illegal> {
        Err(rules::NOT_BEGUN)
    }
}

impl StarCraft {
    pub(crate) fn settle(&mut self, _log: &mut Log<Event>) {}
}
