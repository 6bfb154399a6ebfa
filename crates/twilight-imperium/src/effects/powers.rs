//! Abilities that lie open: which fit a moment, and what they do.

use orrery_engine::{Chance, ChanceOutcome, Log, Seat};
use serde::{Deserialize, Serialize};

use super::Choose;
use super::battle::BattleAsk;
use super::factions::FactionAsk;
use super::nekro::NekroAsk;
use super::technologies::TechAsk;
use crate::action::{Pick, Power};
use crate::event::Event;
use crate::frame::Moment;
use crate::state::TwilightImperium;

/// What technologies, factions and flagships ask, by the file that asks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum PowerAsk {
    /// Technologies.
    Tech(TechAsk),
    /// Faction abilities and flagships.
    Faction(FactionAsk),
    /// The Nekro Virus.
    Nekro(NekroAsk),
    /// Whatever works in a combat.
    Battle(BattleAsk),
}

impl PowerAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        match self {
            Self::Tech(ask) => ask.is_optional(),
            Self::Faction(ask) => ask.is_optional(),
            Self::Nekro(_) => false,
            Self::Battle(ask) => ask.is_optional(),
        }
    }
}

impl TwilightImperium {
    pub(crate) fn power_picks(&self, choose: Choose, ask: PowerAsk) -> Vec<Pick> {
        match ask {
            PowerAsk::Tech(ask) => self.tech_picks(choose, ask),
            PowerAsk::Faction(ask) => self.faction_picks(choose, ask),
            PowerAsk::Nekro(ask) => self.nekro_picks(choose, ask),
            PowerAsk::Battle(ask) => self.battle_picks(choose, ask),
        }
    }

    pub(crate) fn power_chance(ask: PowerAsk) -> Option<Chance> {
        match ask {
            PowerAsk::Battle(ask) => Self::battle_chance(ask),
            PowerAsk::Tech(_) | PowerAsk::Faction(_) | PowerAsk::Nekro(_) => None,
        }
    }

    pub(crate) fn power_picked(&mut self, choose: Choose, ask: PowerAsk, pick: Pick, log: &mut Log<Event>) {
        match ask {
            PowerAsk::Tech(ask) => self.tech_picked(choose, ask, pick, log),
            PowerAsk::Faction(ask) => self.faction_picked(choose, ask, pick, log),
            PowerAsk::Nekro(ask) => self.nekro_picked(choose, ask, pick, log),
            PowerAsk::Battle(ask) => self.battle_picked(choose, ask, pick, log),
        }
    }

    pub(crate) fn power_chosen(&mut self, choose: Choose, ask: PowerAsk, log: &mut Log<Event>) {
        if let PowerAsk::Battle(ask) = ask {
            self.battle_chosen(choose, ask, log);
        }
    }

    pub(crate) fn power_fed(
        &mut self,
        choose: Choose,
        ask: PowerAsk,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        match ask {
            PowerAsk::Battle(ask) => self.battle_fed(choose, ask, outcome, log),
            _ => unreachable!("{outcome:?} does not answer {choose:?}"),
        }
    }

    /// Whether a seat can use an ability of its own at this moment; all of it lies open.
    pub(crate) fn power_fits(&self, seat: Seat, power: Power, moment: Moment) -> bool {
        match power {
            Power::Tech(tech) => {
                self.tech_fits(seat, tech, moment) || self.battle_tech_fits(seat, tech, moment)
            }
            Power::Faction(ability) => {
                self.ability_fits(seat, ability, moment) || self.battle_ability_fits(seat, ability, moment)
            }
            Power::Flagship => self.flagship_fits(seat, moment) || self.battle_flagship_fits(seat, moment),
            Power::Law(law) => self.law_fits(seat, law, moment),
            Power::Card(_) => false,
        }
    }

    /// Whether a seat can use an ability as a component action (TI 31.3).
    pub(crate) fn power_action_fits(&self, seat: Seat, power: Power) -> bool {
        match power {
            Power::Tech(tech) => self.tech_action_fits(seat, tech),
            Power::Faction(ability) => self.ability_action_fits(seat, ability),
            Power::Flagship => self.flagship_action_fits(seat),
            Power::Law(_) | Power::Card(_) => false,
        }
    }

    /// An ability is used, at a moment or, without one, as a component action.
    pub(crate) fn use_power(
        &mut self,
        seat: Seat,
        power: Power,
        moment: Option<Moment>,
        log: &mut Log<Event>,
    ) {
        match power {
            Power::Tech(tech) => self.use_tech(seat, tech, moment, log),
            Power::Faction(ability) => self.use_ability(seat, ability, moment, log),
            Power::Flagship => self.use_flagship(seat, moment, log),
            Power::Law(law) => self.use_law(seat, law, moment, log),
            Power::Card(card) => unreachable!("{card:?} is played, not used"),
        }
    }
}
