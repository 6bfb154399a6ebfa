//! Setup: where starting units stand, and where the base is.

use super::table::power;
use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{Side, System, Theatre, Unit};
use crate::phase::SetupStep;
use crate::place::Place;

impl Judge<'_> {
    pub(super) fn settle(&self, step: SetupStep, action: Action) -> i32 {
        match (step, action) {
            (SetupStep::Units { side: Side::Empire, .. }, Action::PlaceUnit { unit, place }) => {
                self.imperial_start(unit, place)
            }
            (SetupStep::Units { .. }, Action::PlaceUnit { unit, place }) => self.rebel_start(unit, place),
            (SetupStep::Base, Action::ChoosePlace(place)) => {
                let Some(system) = place.system() else { return NEVER };
                self.refuge(system, 0.3) - i32::from(self.belief().weight(system)) / 8
            }
            _ => 0,
        }
    }

    /// Carriers spread over Imperial systems, each with troops to land; a guard everywhere.
    fn imperial_start(&self, unit: Unit, place: Place) -> i32 {
        let game = self.game;
        let Some(system) = place.system() else { return NEVER };
        let force = game.force(system);
        let neighbours = system.def().adjacent.len() as i32;
        let carriers = force.capacity(Side::Empire) as i32;
        let cargo = force.cargo(Side::Empire) as i32;
        let worth = if unit.def().restricted {
            let unguarded = !force.has(Side::Empire, Theatre::Ground);
            let guard = if unguarded && unit.theatre() == Theatre::Ground { 30 } else { 0 };
            let same = i32::from(force.count(unit));
            guard + (carriers - cargo) * 4 - 2 * same
        } else {
            neighbours * 2 - carriers * 3
        };
        // Ships first, so that what they carry finds them.
        worth + if unit.def().restricted { 0 } else { 200 + power(unit) }
    }

    /// Nearly everything guards the base; a few units stand in a loyal system.
    fn rebel_start(&self, unit: Unit, place: Place) -> i32 {
        let game = self.game;
        match place.system() {
            None => 20,
            Some(system) if game.is_rebel(system) => {
                let there = game.force(system).total(Side::Rebels);
                if unit == Unit::RebelTrooper && there < 1 { 25 + far(game, system) } else { 0 }
            }
            Some(_) => -20,
        }
    }
}

/// How many systems around are free of Imperial units.
fn far(game: &crate::state::Rebellion, system: System) -> i32 {
    system.def().adjacent.iter().filter(|&&next| !game.force(next).has_side(Side::Empire)).count() as i32
}
