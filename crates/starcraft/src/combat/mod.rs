//! Battles (SC 13, SC 14, SC 17): one file a step.

mod battle;

pub use battle::{Battle, Fate, MAX_SKIRMISHES, Party, Post, Role, Skirmish, StartOfBattle, Totals};

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A step of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct BattleFrame {
}

impl StarCraft {
    pub(crate) fn chance_in_battle(&self, _frame: BattleFrame) -> Option<Chance> {
        None
    }

    pub(crate) fn asked_in_battle(&self, _frame: BattleFrame) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn list_battle(&self, _seat: Seat, _frame: BattleFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_battle(&self, _seat: Seat, _frame: BattleFrame, _action: Action) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_battle(&mut self, _seat: Seat, _frame: BattleFrame, _action: Action, _log: &mut Log<Event>) {}

    pub(crate) fn run_battle(&mut self, _frame: BattleFrame, _log: &mut Log<Event>) -> bool {
        false
    }

    pub(crate) fn feed_battle(&mut self, _frame: BattleFrame, _outcome: ChanceOutcome, _log: &mut Log<Event>) {}
}
