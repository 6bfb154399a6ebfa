//! The Execution phase (SC 6).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ExecuteFrame {
    pub seat: Seat,
}

impl ExecuteFrame {
    /// A player's turn begins.
    pub(crate) const fn turn(seat: Seat) -> Self {
        Self { seat }
    }

    /// The order that was revealed, and where.
    pub(crate) const fn order(self) -> Option<(crate::cards::Planet, crate::state::Order)> {
        None
    }

    /// Whose turn it is.
    pub(crate) const fn seat(self) -> Seat {
        self.seat
    }
}

impl StarCraft {
    pub(crate) fn list_execution(&self, _frame: ExecuteFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_execution(&self, _frame: ExecuteFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_execution(&mut self, _frame: ExecuteFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_execution(&mut self, _frame: ExecuteFrame, _log: &mut Log<Event>) -> bool {
        false
    }
}

/// Why an Event card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DrawnBecause {
    /// A Research order says so (SC 12.2.1).
    Research,
}

impl StarCraft {
    pub(crate) fn draw_event(&mut self, seat: Seat, _why: DrawnBecause, log: &mut Log<Event>) {
        use crate::state::EventZone;
        let drawn = self.events.shift_top(EventZone::Deck.number(), EventZone::Drawn(seat).number());
        if let Some(face) = drawn {
            log.push(|| Event::EventDrawn { seat, obstructed: false, stage: face.stage });
        }
    }
}
