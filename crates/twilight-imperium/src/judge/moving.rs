//! Tactical actions: which ships move, what they load, and where they go.

use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{Anomaly, Unit};
use crate::hex::{Hex, Site};
use crate::phase::{TacticalStep, Voyage};

impl Judge<'_> {
    pub(super) fn march(&self, step: TacticalStep, action: Action) -> f32 {
        match (step, action) {
            (TacticalStep::Move, Action::Move { unit, damaged, from }) => self.depart(unit, damaged, from),
            (TacticalStep::Move, Action::Finish) => 0.0,
            (TacticalStep::Cannon { .. }, Action::Fire(target)) => 50.0 + 100.0 * self.spite(target),
            // The weakest first.
            (TacticalStep::Combat | TacticalStep::Fought, Action::Fire(enemy)) => {
                let fleet = self.game.fleet(self.game.tactical.hex, enemy);
                -super::clash::Might::of_fleet(self.game, enemy, fleet).strength()
            }
            _ => 0.0,
        }
    }

    /// A ship that is part of the plan goes.
    fn depart(&self, unit: Unit, damaged: bool, from: Hex) -> f32 {
        let plan = self.plan();
        let planned =
            plan.sends.iter().any(|&(start, sent, count)| start == from && sent == unit && count > 0);
        if !planned {
            return -50.0;
        }
        // Carriers first: what they take along decides what else is needed.
        let first = f32::from(self.game.stats(self.seat, unit).capacity) * 10.0;
        200.0 + first - if damaged { 5.0 } else { 0.0 }
    }

    pub(super) fn voyage(&self, voyage: Voyage, action: Action) -> f32 {
        let game = self.game;
        match action {
            Action::Load { unit: Unit::Infantry, from } => {
                let aboard = voyage.cargo[1] + game.tactical.transit.count(Unit::Infantry);
                let there = game.fleet(game.tactical.hex, self.seat).count(Unit::Infantry);
                let late = voyage.late.iter().filter(|late| late.unit == Unit::Infantry).count() as u8;
                let kept = match from {
                    Site::Planet(planet) => {
                        game.units_at(from, self.seat, Unit::Infantry) <= self.garrison(planet)
                    }
                    Site::Space(_) => false,
                };
                if kept {
                    return -20.0;
                }
                let wanted = self.wanted_infantry();
                let full = aboard + late + there;
                match from {
                    // What lies in space goes where the fleet goes.
                    Site::Space(_) => 60.0,
                    Site::Planet(_) if full < wanted => 50.0,
                    // More for the planets beyond, unless other ships are to take them.
                    Site::Planet(planet) => {
                        let others = game.fleet(voyage.from, self.seat);
                        let left = game.units_at(from, self.seat, Unit::Infantry) - self.garrison(planet);
                        let room = game.capacity_of(self.seat, others);
                        if left > room && self.rounds() > 1.0 { 5.0 } else { -10.0 }
                    }
                }
            }
            Action::Load { unit: Unit::Fighter, from: Site::Space(hex) } => {
                // Fighters that stay without a ship to carry them would be lost.
                if hex == game.tactical.hex { -5.0 } else { 30.0 }
            }
            Action::Fly(hex) => {
                let rift = game.anomaly(hex) == Some(Anomaly::GravityRift) && hex != game.tactical.hex;
                let near =
                    self.field().near[hex.index()].contains(game.tactical.hex) || hex == game.tactical.hex;
                (if rift { -400.0 } else { 0.0 }) + if near { 1.0 } else { 0.0 }
            }
            Action::Finish => 0.0,
            _ => NEVER,
        }
    }

    /// Ground forces that the landing in the active system takes.
    fn wanted_infantry(&self) -> u8 {
        let game = self.game;
        let mut wanted = 0_u8;
        for &planet in game.planets_in(game.tactical.hex) {
            if game.planet(planet).owner == Some(self.seat) || !game.is_open(planet) {
                continue;
            }
            wanted = wanted.saturating_add(self.force_for(planet).0);
        }
        // One more for luck where somebody fights back.
        if wanted > 2 { wanted + 1 } else { wanted }
    }
}
