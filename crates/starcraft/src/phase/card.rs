//! The texts of Event cards.

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// The text of an Event card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct CardFrame {
    pub seat: Seat,
}

impl StarCraft {
    pub(crate) fn asked_by_card(&self, _frame: CardFrame) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn list_card(&self, _seat: Seat, _frame: CardFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_card(&self, _seat: Seat, _frame: CardFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_card(&mut self, _seat: Seat, _frame: CardFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_card(&mut self, _frame: CardFrame, _log: &mut Log<Event>) -> bool {
        false
    }
}
