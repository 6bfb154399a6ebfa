//! Battles (SC 13, SC 14, SC 17): one file a step.

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Unit;
use crate::event::Event;
use crate::rules;
use crate::state::StarCraft;

/// A battle; empty while none is fought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Battle {}

impl Battle {
    /// How many units of a type the seat has in the battle that are not counted in an area.
    pub(crate) fn attackers_of(&self, _seat: Seat, _unit: Unit) -> u8 {
        0
    }
}

/// A step of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct BattleFrame {}

impl StarCraft {
    pub(crate) fn abandon_battle(&mut self, _leaver: Seat, _log: &mut Log<Event>) {}

    pub(crate) fn chance_in_battle(&self, _frame: BattleFrame) -> Option<Chance> {
        None
    }

    pub(crate) fn asked_in_battle(&self, _frame: BattleFrame) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn list_battle(&self, _seat: Seat, _frame: BattleFrame, _actions: &mut Vec<Action>) {}

    pub(crate) fn check_battle(
        &self,
        _seat: Seat,
        _frame: BattleFrame,
        _action: Action,
    ) -> Result<(), Illegal> {
        Err(rules::FINISH_FIRST)
    }

    pub(crate) fn take_battle(
        &mut self,
        _seat: Seat,
        _frame: BattleFrame,
        _action: Action,
        _log: &mut Log<Event>,
    ) {
    }

    pub(crate) fn run_battle(&mut self, _frame: BattleFrame, _log: &mut Log<Event>) -> bool {
        false
    }

    pub(crate) fn feed_battle(
        &mut self,
        _frame: BattleFrame,
        _outcome: ChanceOutcome,
        _log: &mut Log<Event>,
    ) {
    }
}

impl StarCraft {
    pub(crate) fn begin_battle(
        &mut self,
        _area: crate::state::Area,
        _seat: Seat,
        _order: crate::state::Order,
        _log: &mut Log<Event>,
    ) {
    }
}
