//! What it is worth to take from an enemy who is about to win what he wins by.
//!
//! Only near ends count: a special victory from the second stage on (SC 8.3.2), a normal one as soon as the next
//! points may be the last (SC 8.2.1).

use orrery_engine::Seat;

use crate::MAX_SEATS;
use crate::cards::{Planet, SpecialVictory, Stage, Yield};
use crate::state::{Area, StarCraft};

/// What it is worth to hold up an enemy who wins at the end of this round.
const SAVED: i32 = 500;
/// What it is worth against one who lacks a single area or base.
const HELD_BACK: i32 = 130;

/// What taking something from each player is worth, because he is about to win.
#[derive(Default)]
pub(super) struct Denial {
    /// An area that counts for his special victory.
    special: [i32; MAX_SEATS],
    /// An area with conquest points.
    points: [i32; MAX_SEATS],
    /// The planets that he controls whole, or all but one area of.
    whole: [u32; MAX_SEATS],
}

/// What a player controls.
#[derive(Clone, Copy, Default)]
struct Holdings {
    areas: i32,
    resource_areas: i32,
    conquest_areas: i32,
    bases: i32,
    /// Points a round.
    rate: i32,
    whole_planets: i32,
}

impl Denial {
    /// What `seat` has to fear from his enemies.
    pub(super) fn new(game: &StarCraft, seat: Seat) -> Self {
        let mut denial = Self::default();
        if game.setup.options.conquest {
            return denial;
        }
        let mut held = [Holdings::default(); MAX_SEATS];
        for planet in game.galaxy() {
            denial.count(game, planet, &mut held);
        }
        for enemy in game.in_game.iter().filter(|&enemy| !game.same_side(enemy, seat)) {
            let n = enemy.index();
            denial.special[n] = special(game, enemy, &held);
            let missing = i32::from(game.points_needed(enemy)) - i32::from(game.points_of_side(enemy));
            let side = Seat::all(game.setup.players).filter(|&other| game.same_side(enemy, other));
            let rate: i32 = side.map(|member| held[member.index()].rate).sum();
            denial.points[n] = if missing <= rate {
                SAVED
            } else if missing <= 2 * rate {
                HELD_BACK
            } else {
                0
            };
        }
        denial
    }

    fn count(&mut self, game: &StarCraft, planet: Planet, held: &mut [Holdings; MAX_SEATS]) {
        let mut here = [0_i32; MAX_SEATS];
        let mut all = 0;
        for area in planet.area_ids() {
            all += 1;
            if let Some(base) = game.area(area).base {
                held[base.index()].bases += 1;
            }
            let Some(owner) = game.controller(area) else { continue };
            let holdings = &mut held[owner.index()];
            here[owner.index()] += 1;
            holdings.areas += 1;
            let points = i32::from(game.points_of(area));
            holdings.conquest_areas += i32::from(points > 0);
            holdings.rate += points;
            holdings.resource_areas += i32::from(area.yields() != Yield::Conquest);
        }
        for (n, &own) in here.iter().enumerate() {
            if own > 0 && own + 1 >= all {
                self.whole[n] |= 1 << planet as u32;
                held[n].whole_planets += i32::from(own == all);
            }
        }
    }

    /// What taking the area keeps enemies from winning.
    pub(super) fn of(&self, game: &StarCraft, area: Area) -> i32 {
        let base = game.area(area).base.map_or(0, |owner| match victory(game, owner) {
            Some(SpecialVictory::Bases(_)) => self.special[owner.index()],
            _ => 0,
        });
        let Some(owner) = game.controller(area) else { return base };
        let n = owner.index();
        let conquest = game.points_of(area) > 0;
        let counts = match victory(game, owner) {
            Some(SpecialVictory::ResourceAreas(_)) => area.yields() != Yield::Conquest,
            Some(SpecialVictory::ConquestAreas(_)) => conquest,
            Some(SpecialVictory::WholePlanets(_)) => self.whole[n] & 1 << area.planet as u32 != 0,
            Some(SpecialVictory::MostAreas) => true,
            Some(SpecialVictory::Bases(_) | SpecialVictory::EndOfTime) | None => false,
        };
        let special = if counts { self.special[n] } else { 0 };
        base + special + if conquest { self.points[n] } else { 0 }
    }
}

fn victory(game: &StarCraft, seat: Seat) -> Option<SpecialVictory> {
    let victory = game.players[seat].faction.map(|faction| faction.def().victory);
    // SC 29.3.1
    victory.filter(|_| !game.is_brood_war() || game.has_special_victory(seat))
}

/// What taking one of the things that count for an enemy's special victory is worth.
fn special(game: &StarCraft, enemy: Seat, held: &[Holdings; MAX_SEATS]) -> i32 {
    let own = &held[enemy.index()];
    let missing = match victory(game, enemy) {
        Some(SpecialVictory::ResourceAreas(needed)) => i32::from(needed) - own.resource_areas,
        Some(SpecialVictory::ConquestAreas(needed)) => i32::from(needed) - own.conquest_areas,
        Some(SpecialVictory::WholePlanets(needed)) => i32::from(needed) - own.whole_planets,
        Some(SpecialVictory::Bases(needed)) => i32::from(needed) - own.bases,
        Some(SpecialVictory::MostAreas) => {
            let most = game.in_game.without(enemy).iter().map(|other| held[other.index()].areas).max();
            most.unwrap_or(0) + 1 - own.areas
        }
        Some(SpecialVictory::EndOfTime) | None => return 0,
    };
    let worth = match missing {
        // Each one more than he needs has to be taken, too.
        ..=0 => SAVED / (1 - missing),
        1 => HELD_BACK,
        2 => HELD_BACK / 3,
        _ => 0,
    };
    match game.stage() {
        Stage::One => 0,
        Stage::Two => worth / 4,
        Stage::Three => worth,
    }
}
