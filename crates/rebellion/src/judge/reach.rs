//! What can come where: the units an activation can bring, and what leaders add to a fight.

use super::Judge;
use super::clash;
use super::table::power;
use crate::cards::{Leader, Mission, Side, System, Theatre, Unit};
use crate::place::{Force, Place};
use crate::state::{At, Rebellion};

/// Where leaders are, looked at once.
#[derive(Clone, Copy, Default)]
pub(super) struct Leaders {
    /// The places with free leaders of each side, as bits.
    places: [u64; 2],
    /// The places in which they hold units back.
    held: [u64; 2],
    /// How many leaders of each side are in the pools, and how many of them can activate.
    pub(super) free: [u8; 2],
    pub(super) able: [u8; 2],
    /// The best tactic values in the pools.
    tactics: [[u8; 2]; 2],
    /// The most icons of each skill, and of all together, of a leader in the pools.
    icons: [[u8; 5]; 2],
}

impl Leaders {
    pub(super) fn of(game: &Rebellion) -> Self {
        let mut all = Self::default();
        for leader in Leader::all() {
            let state = game.leader(leader);
            let side = game.side_of(leader) as usize;
            let def = leader.def();
            match state.at {
                At::Pool => {
                    all.free[side] += 1;
                    all.able[side] += u8::from(leader.has_tactics());
                    for (best, &own) in all.tactics[side].iter_mut().zip(&def.tactics) {
                        *best = own.max(*best);
                    }
                    let sum = leader.all_icons();
                    for (best, &own) in all.icons[side].iter_mut().zip(def.skills.iter().chain([&sum])) {
                        *best = own.max(*best);
                    }
                }
                At::On(place) if !game.is_captive(leader) => {
                    let bit = 1 << place.index();
                    all.places[side] |= bit;
                    let lets_go = leader == Leader::JanusGreejatus
                        && game.round.supported.is_some_and(|system| place == system.into());
                    if !lets_go {
                        all.held[side] |= bit;
                    }
                }
                _ => (),
            }
        }
        all
    }

    /// Whether a side has a free leader in a place.
    pub(super) const fn is_led(&self, side: Side, place: Place) -> bool {
        self.places[side as usize] & (1 << place.index()) != 0
    }

    /// Whether leaders hold units of a side back in a place.
    pub(super) const fn is_held(&self, side: Side, place: Place) -> bool {
        self.held[side as usize] & (1 << place.index()) != 0
    }

    /// The most icons that a leader in the pool of a side has for a mission; `None` if the pool is empty.
    pub(super) fn rival(&self, side: Side, mission: Mission) -> Option<u8> {
        let def = mission.def();
        let at = if def.all_skills { 4 } else { def.skill as usize };
        (self.free[side as usize] > 0).then(|| self.icons[side as usize][at])
    }
}

/// The units of a side that can come from one place, its garrison left behind, the strongest on the ground first.
pub(super) fn leaving(game: &Rebellion, leaders: &Leaders, side: Side, from: Place, keep: u8) -> Force {
    let force = game.force(from);
    let mut come = Force::EMPTY;
    if !force.has_side(side) || leaders.is_held(side, from) {
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

impl Judge<'_> {
    /// Where leaders are.
    pub(super) fn leaders(&self) -> &Leaders {
        self.leaders.get_or_init(|| Leaders::of(self.game))
    }

    /// The units that could leave each place.
    fn leavers(&self, side: Side) -> &[Force; Place::COUNT] {
        self.leavers[side as usize].get_or_init(|| {
            let mut all = [Force::EMPTY; Place::COUNT];
            for place in Place::all() {
                let keep = place.system().map_or(0, |system| garrison(self.game, side, system));
                all[place.index()] = leaving(self.game, self.leaders(), side, place, keep);
            }
            all
        })
    }

    /// The units of a side that could leave a place.
    pub(super) fn leaver(&self, side: Side, from: Place) -> &Force {
        &self.leavers(side)[from.index()]
    }

    /// The units of a side that an activation can bring from the systems around.
    pub(super) fn arriving(&self, side: Side, to: System) -> Force {
        let mut come = Force::EMPTY;
        let leavers = self.leavers(side);
        for &next in to.def().adjacent {
            join(&mut come, &leavers[next as usize]);
        }
        come
    }

    /// The tactic values of both sides in a fight for a place: of those who are there or may come.
    pub(super) fn cards(&self, place: Place) -> [[f32; 2]; 2] {
        let leaders = self.leaders();
        Side::BOTH.map(|side| {
            let mut best = leaders.tactics[side as usize];
            if leaders.is_led(side, place) {
                for leader in self.game.leaders_at(side, place) {
                    let own = leader.def().tactics;
                    best = [best[0].max(own[0]), best[1].max(own[1])];
                }
            }
            best.map(f32::from)
        })
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
        self.fall(system, &self.arriving(Side::Empire, system))
    }
}
