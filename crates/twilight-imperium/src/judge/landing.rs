//! Invasions: bombardment, the custodians, and where ground forces land.

use super::clash::Might;
use super::{Judge, table};
use crate::action::{Action, Pick};
use crate::cards::{Planet, Unit};
use crate::phase::InvasionStep;

impl Judge<'_> {
    pub(super) fn invade(&self, step: InvasionStep, action: Action) -> f32 {
        match (step, action) {
            (InvasionStep::Aim, Action::Bombard { planet, .. }) => self.bombard(planet),
            (InvasionStep::Custodians, Action::Pick(Pick::Yes)) => table::POINT,
            (InvasionStep::Land { .. }, Action::Land { unit, planet }) => self.land(unit, planet),
            (InvasionStep::Land { .. }, Action::Finish) => 0.0,
            (InvasionStep::Fire { .. }, Action::Fire(_)) => 50.0,
            (InvasionStep::Fight | InvasionStep::Defense { .. }, Action::Pick(Pick::Planet(planet))) => {
                self.prize(planet)
            }
            _ => 0.0,
        }
    }

    /// Where bombs help most: a planet that the ground forces aboard could take.
    fn bombard(&self, planet: Planet) -> f32 {
        let state = self.game.planet(planet);
        let Some(owner) = state.owner else { return 0.0 };
        let aboard = self.game.fleet(self.game.tactical.hex, self.seat).count(Unit::Infantry);
        let kills = f32::from(state.infantry) * table::unit(Unit::Infantry) * self.spite(owner);
        let takes = if aboard > 0 { 0.2 * self.prize(planet) } else { 0.0 };
        kills + takes + 1.0 + if state.infantry <= 2 { 0.5 * self.aims().bombard } else { 0.0 }
    }

    /// Ground forces land where they take something, then where they are needed.
    fn land(&self, unit: Unit, planet: Planet) -> f32 {
        let game = self.game;
        let hex = game.tactical.hex;
        let state = game.planet(planet);
        let aboard = game.fleet(hex, self.seat).count(Unit::Infantry);
        if unit == Unit::Fighter {
            return if state.infantry > 0 { 10.0 } else { -10.0 };
        }
        if state.owner == Some(self.seat) {
            // Guards for what is one's own, the fewest first; what is left over waits aboard for the next planet.
            let guards = f32::from(state.infantry);
            let others = game.planets_in(hex).iter().any(|&other| self.is_open_prize(other, aboard));
            return if others { 1.0 } else { 20.0 / (1.0 + guards) };
        }
        let landed = game.landed_on(planet).total();
        let prize = self.prize(planet);
        if state.infantry == 0 && state.pds == 0 {
            return if landed == 0 { 100.0 + prize } else { 5.0 / f32::from(1 + landed) };
        }
        let (needed, _) = self.force_for(planet);
        if landed >= needed {
            return 6.0 / f32::from(1 + landed);
        }
        let Some(owner) = state.owner else { return 100.0 };
        let foe = Might::of_infantry(game, owner, f32::from(state.infantry));
        let shots = 0.5 * f32::from(state.pds);
        let all = f32::from(aboard + landed) - shots;
        let odds = Might::of_infantry(game, self.seat, all.max(0.3)).against(&foe);
        let cost = f32::from(aboard + landed) * table::unit(Unit::Infantry);
        let worth = odds.win * prize - odds.lost * cost;
        if landed > 0 || worth > 0.0 { worth.max(1.0) } else { worth }
    }

    /// Whether a planet is still to be taken by those aboard.
    fn is_open_prize(&self, planet: Planet, aboard: u8) -> bool {
        let game = self.game;
        let state = game.planet(planet);
        state.owner != Some(self.seat)
            && game.is_open(planet)
            && !(planet == Planet::MecatolRex && game.custodians)
            && game.landed_on(planet).total() < self.force_for(planet).0.min(aboard)
    }
}
