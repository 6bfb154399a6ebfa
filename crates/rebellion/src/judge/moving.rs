//! Which units move.

use super::clash;
use super::reach::{join, might};
use super::table::power;
use super::{Judge, NEVER};
use crate::action::Action;
use crate::cards::{Side, System, Theatre, Unit};
use crate::phase::{MoveKind, Movement};
use crate::place::{Force, Place};

/// A little more than nothing: what goes along for the sake of order.
const ALONG: i32 = 3;

impl Judge<'_> {
    pub(super) fn march(&self, movement: Movement, action: Action) -> i32 {
        match action {
            Action::Move { unit, from } => match movement.kind {
                // Whatever is left behind in a lost fight is lost.
                MoveKind::Retreat { .. } => 20 + power(unit),
                MoveKind::Withdrawal => 5 + power(unit),
                _ => match self.side {
                    Side::Empire => self.imperial_move(movement, unit, from),
                    Side::Rebels => self.rebel_move(movement, unit, from),
                },
            },
            // A captive travels with those who can guard it.
            Action::MoveCaptive(_) => 1,
            _ => 0,
        }
    }

    /// The units that would be in a system with those that have come.
    fn gathered(&self, to: System) -> Force {
        let mut there = *self.game.force(to);
        if self.side == Side::Empire && !self.game.revealed && self.belief().chance(to) > 0 {
            join(&mut there, self.game.force(Place::BASE_SPACE));
        }
        there
    }

    /// The chance of winning in a theatre with what has come, from 0 to 1; 1 if nobody is there.
    fn prevails(&self, there: &Force, to: System, theatre: Theatre) -> f32 {
        if !there.has(self.side.other(), theatre) {
            return 1.0;
        }
        if !there.has(self.side, theatre) {
            return 0.0;
        }
        let cards = self.cards(to.into()).map(|values| values[theatre as usize]);
        clash::battle(there, self.side, theatre, cards)
    }

    fn imperial_move(&self, movement: Movement, unit: Unit, from: Place) -> i32 {
        let game = self.game;
        let (Some(to), Some(origin)) = (movement.to.system(), from.system()) else { return NEVER };
        let here = self.belief().chance(to);
        let there = self.gathered(to);
        let ground = unit.theatre() == Theatre::Ground;
        if ground && self.is_last_guard(origin) {
            return -20 - power(unit);
        }
        let fight = there.has_side(Side::Rebels);
        let landed = game.force(to).total_in(Side::Empire, Theatre::Ground);
        if fight && (here >= 20 || game.force(to).has_side(Side::Rebels)) {
            let wins = self.prevails(&there, to, unit.theatre());
            if wins < 0.96 {
                return 10 + power(unit);
            }
            // Enough of this kind: the rest only if it carries what is needed.
            let others = self.prevails(&there, to, if ground { Theatre::Space } else { Theatre::Ground });
            let carries = unit.def().capacity > 0 && others < 0.96 && !ground;
            return if carries { 8 + power(unit) } else { -ALONG };
        }
        // Without a fight a carrier and a garrison are enough, unless the place is better for the fleet.
        let better = self.near(to) - self.near(origin);
        if better > 50 {
            return ALONG + power(unit);
        }
        match (ground, unit.def().capacity > 0) {
            (true, _) if landed < 2 => 10 + power(Unit::AtAt) - power(unit),
            (false, true) if landed < 1 && game.moving.moved == Force::EMPTY => {
                10 + power(Unit::DeathStar) - power(unit)
            }
            _ => -ALONG,
        }
    }

    /// Whether only one ground unit of the Empire is left in a populous system.
    fn is_last_guard(&self, system: System) -> bool {
        let ground = self.game.force(system).total_in(Side::Empire, Theatre::Ground);
        ground <= 1 && self.game.is_populous(system)
    }

    fn rebel_move(&self, movement: Movement, unit: Unit, from: Place) -> i32 {
        let game = self.game;
        let Some(to) = movement.to.system() else { return -20 };
        let there = self.gathered(to);
        let leaves_base = from == Place::BASE_SPACE && movement.kind == MoveKind::Activation;
        let told = game.moving.moved != Force::EMPTY
            && game.possible.and(crate::place::Systems::around(to)) == game.possible;
        if leaves_base && !told {
            // The first one tells; the question is whether all that can come are worth it.
            let worth = self.sortie(to, self.leaver(Side::Rebels, from)) - self.leak(to) - 25;
            if worth <= 0 {
                return worth.min(-1);
            }
        }
        if there.has_side(Side::Empire) {
            let wins = self.prevails(&there, to, unit.theatre());
            if wins < 0.93 {
                // No unit goes to a fight that cannot be won at all.
                let hopeless =
                    self.sortie(to, &self.still_to_come(movement)) < -might(&there, Side::Rebels) / 4;
                return if hopeless { -power(unit) } else { 10 + power(unit) };
            }
            let others = if unit.is_ship() { Theatre::Ground } else { Theatre::Space };
            let carries = unit.def().capacity > 0 && self.prevails(&there, to, others) < 0.93;
            return if carries { 8 + power(unit) } else { -ALONG };
        }
        if there.has_side(Side::Rebels) || self.outpost(to) < 10 {
            return -ALONG;
        }
        // One cheap unit makes an outpost; where others stay behind.
        let stays = game.force(from).total(Side::Rebels) > 1 || !self.is_needed(from);
        if stays { 40 - power(unit) } else { -ALONG }
    }

    /// What could still come by this movement.
    fn still_to_come(&self, movement: Movement) -> Force {
        let mut come = Force::EMPTY;
        for from in Place::all() {
            if self.game.force(from).has_side(movement.side) && from != movement.to {
                for unit in Unit::of(movement.side) {
                    if self.game.may_move(movement, unit, from) {
                        come.add(unit, self.game.force(from).count(unit));
                    }
                }
            }
        }
        come
    }

    /// Whether Rebel units are of use where they are.
    fn is_needed(&self, place: Place) -> bool {
        place.system().is_some_and(|system| self.game.is_populous(system))
    }
}
