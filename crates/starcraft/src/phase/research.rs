//! The Research order and Combat decks (SC 12, SC 15.4).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A Research order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ResearchFrame {
    pub seat: Seat,
}

impl StarCraft {
    pub(crate) fn chance_in_research(&self, _frame: ResearchFrame) -> Option<Chance> {
        None
    }

    pub(crate) fn list_research(&self, _frame: ResearchFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_research(&self, _frame: ResearchFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_research(&mut self, _frame: ResearchFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_research(&mut self, _frame: ResearchFrame, _log: &mut Log<Event>) -> bool {
        false
    }

    pub(crate) fn feed_research(&mut self, _frame: ResearchFrame, _outcome: ChanceOutcome, _log: &mut Log<Event>) {}
}

impl StarCraft {
    /// Draws Combat cards; if the deck runs out and there is a discard pile, leaves a frame that waits for a
    /// shuffle and returns false.
    pub(crate) fn draw(&mut self, _seat: Seat, _count: u8, _log: &mut Log<Event>) -> bool {
        true
    }

    pub(crate) fn feed_draw(&mut self, _seat: Seat, _outcome: ChanceOutcome, _log: &mut Log<Event>) {}
}
