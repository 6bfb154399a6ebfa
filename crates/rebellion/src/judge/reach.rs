//! What can come where: the units an activation can bring, and what leaders add to a fight.

use super::Judge;
use super::clash;
use super::table::power;
use crate::cards::{Leader, Side, System, Theatre, Unit};
use crate::place::{Force, Place};
use crate::state::{At, Rebellion};

/// The units of a side that can come from one place, its garrison left behind, the strongest on the ground first.
pub(super) fn leaving(game: &Rebellion, side: Side, from: Place, keep: u8) -> Force {
    let force = game.force(from);
    let mut come = Force::EMPTY;
    if !force.has_side(side) || game.is_held(side, from) {
        return come;
    }
    let mut room = 0_u8;
    for unit in Unit::of(side) {
        let def = unit.def();
        let count = force.count(unit);
        if count > 0 && unit.is_ship() && !def.restricted && !def.immobile {
            come.add(unit, count);
            room = room.saturating_add(count * def.capacity);
        }
    }
    let heavy_first: &[Unit] = match side {
        Side::Empire => &[Unit::AtAt, Unit::AtSt, Unit::Stormtrooper, Unit::TieFighter],
        Side::Rebels => &[Unit::Airspeeder, Unit::RebelTrooper],
    };
    let ground: u8 = heavy_first
        .iter()
        .filter(|unit| unit.theatre() == Theatre::Ground)
        .map(|&unit| force.count(unit))
        .sum();
    let mut ground_left = ground.saturating_sub(keep);
    for &unit in heavy_first {
        let mut count = force.count(unit).min(room);
        if unit.theatre() == Theatre::Ground {
            count = count.min(ground_left);
            ground_left -= count;
        }
        if count > 0 {
            come.add(unit, count);
            room -= count;
        }
    }
    come
}

/// How many ground units the Empire leaves behind: one holds a populous system.
pub(super) fn garrison(game: &Rebellion, side: Side, from: System) -> u8 {
    u8::from(side == Side::Empire && game.is_populous(from))
}

/// Adds one force to another.
pub(super) fn join(to: &mut Force, other: &Force) {
    for (own, more) in to.0.iter_mut().zip(other.0) {
        *own += more;
    }
}

/// The units of a side alone.
pub(super) fn only(force: &Force, side: Side) -> Force {
    let mut own = Force::EMPTY;
    for unit in Unit::of(side) {
        own.add(unit, force.count(unit));
    }
    own
}

/// What the units of a side are worth.
pub(super) fn might(force: &Force, side: Side) -> i32 {
    Unit::of(side).map(|unit| i32::from(force.count(unit)) * power(unit)).sum()
}

/// The units of a side that an activation can bring from the systems around.
pub(super) fn arriving(game: &Rebellion, side: Side, to: System) -> Force {
    let mut come = Force::EMPTY;
    for &next in to.def().adjacent {
        if game.force(next).has_side(side) {
            join(&mut come, &leaving(game, side, next.into(), garrison(game, side, next)));
        }
    }
    come
}

/// The best tactic values among leaders of a side that can be in a combat: in the pool, or there.
pub(super) fn tactics(game: &Rebellion, side: Side, place: Place) -> [f32; 2] {
    let mut best = [0_u8; 2];
    for leader in Leader::all().filter(|&leader| game.side_of(leader) == side && !game.is_captive(leader)) {
        let at = game.leader(leader).at;
        if at == At::Pool || at == At::On(place) {
            let own = leader.def().tactics;
            best = [best[0].max(own[0]), best[1].max(own[1])];
        }
    }
    best.map(f32::from)
}

impl Judge<'_> {
    /// The tactic values of both sides in a fight for a place.
    pub(super) fn cards(&self, place: Place) -> [[f32; 2]; 2] {
        Side::BOTH.map(|side| tactics(self.game, side, place))
    }

    /// The chance that the Empire takes the base if it is in a system and these units come to it.
    pub(super) fn fall(&self, system: System, come: &Force) -> f32 {
        let mut force = *self.game.force(system);
        join(&mut force, come);
        if !self.game.revealed {
            if !force.has(Side::Empire, Theatre::Ground) {
                return 0.0;
            }
            join(&mut force, self.game.force(Place::BASE_SPACE));
        }
        clash::conquest(&force, Side::Empire, self.cards(system.into()))
    }

    /// The chance that the base would fall in a system at the next Imperial activation.
    pub(super) fn threat(&self, system: System) -> f32 {
        self.fall(system, &arriving(self.game, Side::Empire, system))
    }
}
