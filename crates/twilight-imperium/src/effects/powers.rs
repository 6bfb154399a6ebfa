//! Abilities that lie open: which fit a moment, and what they do.

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::Choose;
use crate::action::{Pick, Power};
use crate::event::Event;
use crate::frame::Moment;
use crate::state::TwilightImperium;

/// What technologies, factions, flagships and laws ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum PowerAsk {}

impl PowerAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        match self {}
    }
}

impl TwilightImperium {
    pub(crate) fn power_picks(&self, _choose: Choose, ask: PowerAsk) -> Vec<Pick> {
        match ask {}
    }

    pub(crate) fn power_chance(&self, _choose: Choose, ask: PowerAsk) -> Option<Chance> {
        match ask {}
    }

    pub(crate) fn power_picked(&mut self, _choose: Choose, ask: PowerAsk, _pick: Pick, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn power_chosen(&mut self, _choose: Choose, ask: PowerAsk, _log: &mut Log<Event>) {
        match ask {}
    }

    pub(crate) fn power_fed(&mut self, _choose: Choose, ask: PowerAsk, _outcome: ChanceOutcome, _log: &mut Log<Event>) {
        match ask {}
    }

    /// Whether a seat can use an ability of its own at this moment; all of it lies open.
    pub(crate) fn power_fits(&self, seat: Seat, power: Power, moment: Moment) -> bool {
        match power {
            Power::Tech(tech) => self.tech_fits(seat, tech, moment),
            Power::Faction(ability) => self.ability_fits(seat, ability, moment),
            Power::Law(_) | Power::Flagship | Power::Card(_) => false,
        }
    }

    /// Whether a seat can use an ability as a component action (TI 31.3).
    pub(crate) fn power_action_fits(&self, _seat: Seat, _power: Power) -> bool {
        false
    }

    /// An ability is used, at a moment or, without one, as a component action.
    pub(crate) fn use_power(&mut self, _seat: Seat, _power: Power, _moment: Option<Moment>, _log: &mut Log<Event>) {}
}
