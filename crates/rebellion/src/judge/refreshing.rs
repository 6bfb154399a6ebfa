//! The Refresh phase: objectives, discarding, recruiting, building and deploying.

use super::table::{keepsake, power, talent, title};
use super::{Judge, NEVER, OBVIOUS};
use crate::action::Action;
use crate::cards::{Mission, Objective, Side, Theatre, Unit};
use crate::place::Place;

impl Judge<'_> {
    pub(super) fn refresh(&self, action: Action) -> i32 {
        match action {
            Action::PlayObjective(objective) => self.play(objective),
            Action::Discard(mission) => -self.keep(mission),
            Action::Keep { card, leader } => keepsake(card) + leader.map_or(0, |leader| 20 + talent(leader)),
            Action::DrawMore => 60,
            Action::Build(unit) => self.build(unit),
            Action::Scrap { .. } => -60,
            Action::Decline => -5,
            Action::Deploy { unit, place } => self.deploy(unit, place),
            _ => -10,
        }
    }

    /// What playing an objective before the Refresh phase is worth: one a phase.
    fn play(&self, objective: Objective) -> i32 {
        match objective {
            // It comes back, and destroyed systems only become more.
            Objective::InspireSympathy => 100 * self.game.destroyed.len() as i32 - 30,
            Objective::HeartOfTheEmpire => OBVIOUS / 10 + 150,
            // What is hard to keep up goes first.
            Objective::LeaveNoOneBehind => OBVIOUS / 10,
            _ => OBVIOUS / 10 + 10 * i32::from(objective.def().reputation),
        }
    }

    /// What a mission is worth in hand.
    fn keep(&self, mission: Mission) -> i32 {
        let now = self.promise(mission).clamp(0, 120);
        title(mission) + now / 2
    }

    fn build(&self, unit: Unit) -> i32 {
        let own = i32::from(self.game.in_play(unit));
        match unit {
            Unit::XWing => 22 - own,
            Unit::YWing => 21 - own,
            Unit::RebelTransport => 16 - 6 * own,
            Unit::ShieldGenerator => 34 - 2 * own,
            Unit::IonCannon => 33 - 2 * own,
            _ => 20 + power(unit),
        }
    }

    fn deploy(&self, unit: Unit, place: Place) -> i32 {
        match self.side {
            Side::Empire => self.imperial_deploy(unit, place),
            Side::Rebels => self.rebel_deploy(unit, place),
        }
    }

    /// Near to where the base may be, where carriers and what they carry come together.
    fn imperial_deploy(&self, unit: Unit, place: Place) -> i32 {
        let game = self.game;
        let Some(system) = place.system() else { return NEVER };
        if unit == Unit::DeathStar {
            return 100;
        }
        let force = game.force(system);
        let near = self.near(system) / 25;
        let room = force.capacity(Side::Empire) as i32;
        let cargo = force.cargo(Side::Empire) as i32;
        let ground = force.has(Side::Empire, Theatre::Ground);
        let fits = if unit.def().restricted {
            let carried = if cargo < room { 12 } else { 0 };
            carried + if !ground && unit.theatre() == Theatre::Ground { 10 } else { 0 }
        } else {
            (cargo - room).clamp(0, 6) * 3
        };
        let held = if self.leaders().is_held(Side::Empire, place) { -1 } else { 0 };
        20 + near + fits + held
    }

    /// At the base, unless objectives ask for garrisons.
    fn rebel_deploy(&self, unit: Unit, place: Place) -> i32 {
        let game = self.game;
        let Some(system) = place.system() else {
            let ground = unit.theatre() == Theatre::Ground;
            return 30 + if ground { 6 } else { 0 };
        };
        if game.revealed && game.base == Some(system) {
            return 80;
        }
        if unit.def().immobile {
            return 5;
        }
        let near_enemy =
            system.def().adjacent.iter().any(|&next| game.force(next).capacity(Side::Empire) > 0);
        let cheap = power(unit) < 15;
        let wanted = self.outpost(system);
        10 + wanted.min(40) + if cheap { 6 } else { 0 } - if near_enemy { 8 } else { 0 }
    }
}
