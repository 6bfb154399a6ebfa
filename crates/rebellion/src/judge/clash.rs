//! How a combat is likely to end, at a glance: from units and the tactic values of leaders, which are public.

use crate::cards::{Colour, Side, Theatre, Unit};
use crate::place::Force;

/// What a side brings to a battle, in sixths of a hit.
struct Line {
    dice: [f32; 2],
    health: [f32; 2],
    /// Whether a finished Death Star is there, which nothing but *Death Star Plans* destroys.
    immune: bool,
}

impl Line {
    fn of(force: &Force, side: Side, theatre: Theatre) -> Self {
        let mut line = Self { dice: [0.0; 2], health: [0.0; 2], immune: false };
        for unit in Unit::of(side) {
            let count = f32::from(force.count(unit));
            if count == 0.0 || unit.theatre() != theatre {
                continue;
            }
            let def = unit.def();
            for colour in Colour::BOTH {
                line.dice[colour as usize] += count * f32::from(def.attack[colour as usize]);
            }
            match def.health {
                Some((health, colour)) => line.health[colour as usize] += count * f32::from(health),
                None => line.immune = true,
            }
        }
        if side == Side::Empire && theatre == Theatre::Space {
            line.dice[0] = (line.dice[0] - 2.0 * f32::from(force.count(Unit::IonCannon))).max(0.0);
        }
        // RB 9.5.2
        line.dice = line.dice.map(|dice| dice.min(5.0));
        line
    }

    /// Hits a round against `other`, in sixths: a hit counts against health of its colour alone.
    fn attack(&self, other: &Self, cards: f32) -> f32 {
        let against = |colour: usize| if other.health[colour] > 0.0 { 3.4 } else { 1.4 };
        self.dice[0] * against(0) + self.dice[1] * against(1) + 1.5 * cards + 0.3
    }

    fn toughness(&self, cards: f32) -> f32 {
        if self.immune { 60.0 } else { self.health[0] + self.health[1] + 0.7 * cards }
    }
}

/// The chance that `side` is left alone in a theatre where both are, from 0 to 1; `cards` are the tactic values.
pub(super) fn battle(force: &Force, side: Side, theatre: Theatre, cards: [f32; 2]) -> f32 {
    let own = Line::of(force, side, theatre);
    let other = Line::of(force, side.other(), theatre);
    if other.immune {
        return 0.02;
    }
    let (mine, theirs) = (cards[side as usize], cards[side.other() as usize]);
    let strength = own.attack(&other, mine) * own.toughness(mine);
    let against = other.attack(&own, theirs) * other.toughness(theirs);
    let part = strength / (strength + against).max(0.1);
    let (won, lost) = (part * part, (1.0 - part) * (1.0 - part));
    won / (won + lost)
}

/// The chance that `side` is left alone with units, in a place with these units of both.
pub(super) fn conquest(force: &Force, side: Side, cards: [[f32; 2]; 2]) -> f32 {
    let mut chance = 1.0;
    for theatre in Theatre::BOTH {
        let (own, other) = (force.has(side, theatre), force.has(side.other(), theatre));
        if other {
            let of_theatre = [cards[0][theatre as usize], cards[1][theatre as usize]];
            chance *= if own { battle(force, side, theatre, of_theatre) } else { 0.0 };
        }
    }
    if force.has_side(side) { chance } else { 0.0 }
}
