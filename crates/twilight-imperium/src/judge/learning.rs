//! Research: which technology, and what stands for its prerequisites.

use super::{Judge, table};
use crate::action::{Action, Pick, Power};
use crate::cards::{Agenda, Colour, Tech, Unit};

impl Judge<'_> {
    pub(super) fn research(&self, action: Action) -> f32 {
        match action {
            Action::Pick(Pick::Tech(tech)) => {
                let ship =
                    if self.game.law(Agenda::AntiIntellectualRevolution).is_some() { 60.0 } else { 0.0 };
                self.tech(tech) - ship
            }
            _ => 0.0,
        }
    }

    /// What a technology is worth to the seat: by itself, for objectives, and for what it leads to.
    pub(super) fn tech(&self, tech: Tech) -> f32 {
        let aims = self.aims();
        let def = tech.def();
        let later = (self.rounds() / 4.0).clamp(0.2, 1.1);
        let mut worth = self.suits(tech) * later;
        if let Some(colour) = def.colour {
            worth += aims.colours[colour as usize].gain;
            worth += self.leads_to(colour) * later;
        }
        if tech.upgrades().is_some() {
            worth += aims.upgrade.gain;
        }
        if def.faction.is_some() && def.faction == self.sheet().faction {
            worth += aims.faction_tech.gain;
        }
        worth
    }

    /// What a technology is worth to this faction as it stands.
    fn suits(&self, tech: Tech) -> f32 {
        let game = self.game;
        let base = table::tech(tech);
        match tech.upgrades() {
            Some(unit) => {
                let have = f32::from(game.on_board(self.seat, unit));
                let usual = match unit {
                    Unit::Fighter | Unit::Infantry => 6.0,
                    Unit::WarSun | Unit::Flagship => 1.0,
                    _ => 2.0,
                };
                base * (0.7 + 0.3 * (have / usual).min(1.5))
            }
            None => base,
        }
    }

    /// What one more technology of a colour opens: upgrades that objectives ask for first of all.
    fn leads_to(&self, colour: Colour) -> f32 {
        let game = self.game;
        let mut best = 0.0_f32;
        for tech in Tech::ALL {
            if tech.def().needs[colour as usize] == 0 || !game.in_tech_deck(self.seat, tech) {
                continue;
            }
            let missing = game.missing(self.seat, tech);
            let gap: u8 = missing.iter().sum();
            if missing[colour as usize] == 0 || gap == 0 {
                continue;
            }
            let aim = if tech.upgrades().is_some() { self.aims().upgrade.gain } else { 0.0 };
            best = best.max((0.5 * table::tech(tech) + 0.6 * aim) / f32::from(gap));
        }
        best
    }

    /// What stands for a missing prerequisite: first what costs nothing.
    pub(super) fn prerequisite(&self, action: Action) -> f32 {
        match action {
            Action::Use(Power::Law(_)) => 60.0,
            Action::Use(Power::Faction(_)) => 50.0,
            Action::Exhaust(planet) => {
                let values = self.game.resources(planet).max(self.game.influence(planet));
                -f32::from(values) * table::RESOURCE * 0.5
            }
            Action::Use(Power::Tech(_)) => -2.0 * table::RESOURCE,
            _ => -300.0,
        }
    }
}
