//! The board as a player sees it: what areas are worth to him, who can reach what, and with how much.

use orrery_engine::Seat;

use super::clash::Edge;
use super::denial::Denial;
use super::table::power;
use crate::MAX_SEATS;
use crate::brood::Installation;
use crate::cards::{Module, Planet, SpecialVictory, Yield};
use crate::state::{Area, CardZone, Depletion, MAX_AREAS, StarCraft};

/// What a conquest point a round is worth.
const POINT: i32 = 230;
/// What a resource a round is worth.
const RESOURCE: i32 = 42;
/// What a base is worth by itself.
pub(super) const BASE: i32 = 170;

/// The board as one player sees it. All of it is public.
pub(super) struct Field<'a> {
    game: &'a StarCraft,
    seat: Seat,
    /// Power of each player's units on each planet.
    strength: [[i32; MAX_SEATS]; Planet::COUNT],
    /// The same with units that transports can bring.
    reach: [[i32; MAX_SEATS]; Planet::COUNT],
    /// What controlling each area is worth to the player.
    worth: [[i32; MAX_AREAS]; Planet::COUNT],
}

impl<'a> Field<'a> {
    pub(super) fn new(game: &'a StarCraft, seat: Seat) -> Self {
        let mut field = Self {
            game,
            seat,
            strength: [[0; MAX_SEATS]; Planet::COUNT],
            reach: [[0; MAX_SEATS]; Planet::COUNT],
            worth: [[0; MAX_AREAS]; Planet::COUNT],
        };
        for area in game.areas() {
            let state = game.area(area);
            if let Some(owner) = state.owner {
                let sum: i32 = state.units.iter().map(power).sum();
                field.strength[area.planet as usize][owner.index()] += sum;
            }
        }
        field.reach = field.strength;
        for (_, route) in game.routes.iter() {
            let [one, other] = route.ends.map(|end| end.planet as usize);
            for seat in route.transports.iter() {
                field.reach[one][seat.index()] += field.strength[other][seat.index()];
                field.reach[other][seat.index()] += field.strength[one][seat.index()];
            }
        }
        let denial = Denial::new(game, seat);
        for planet in game.galaxy() {
            let base = game.base_on(planet, seat).is_some();
            for area in planet.area_ids() {
                field.worth[planet as usize][usize::from(area.number)] =
                    field.judge(area, base) + denial.of(game, area);
            }
        }
        field
    }

    fn judge(&self, area: Area, base: bool) -> i32 {
        let game = self.game;
        let state = game.area(area);
        let mut worth = match area.yields() {
            Yield::Conquest if game.setup.options.conquest => 20,
            _ if !game.setup.options.conquest && game.points_of(area) > 0 => {
                POINT * i32::from(game.points_of(area))
            }
            _ if state.depletion == Depletion::Complete => 8,
            // A base alone on its planet has the cards of empty areas anyway.
            _ if state.card == Some(self.seat) => 12 * i32::from(area.amount()),
            _ if base => RESOURCE * i32::from(area.amount()),
            _ => 15,
        };
        worth += self.toward_special(area);
        if game.is_brood_war() {
            worth += self.brood_worth(area);
        }
        if state.base.is_some_and(|owner| !game.same_side(owner, self.seat)) {
            worth += BASE;
        }
        worth
    }

    /// What a strategic area and an installation add.
    fn brood_worth(&self, area: Area) -> i32 {
        let game = self.game;
        let strategic = if area.is_strategic() { 45 } else { 0 };
        let installed = game.installation_in(area).map_or(0, |installed| match installed.installation {
            Installation::Overmind if !game.setup.options.conquest => POINT,
            Installation::Cerebrate | Installation::Overmind => 120,
            Installation::WarpGate => 60,
            Installation::InfestedCommandCenter => 40,
        });
        strategic + installed
    }

    /// What an area adds to the player's special victory.
    fn toward_special(&self, area: Area) -> i32 {
        let Some(faction) = self.game.players[self.seat].faction else { return 0 };
        if self.game.setup.options.conquest || !self.may_win_specially() {
            return 0;
        }
        match faction.def().victory {
            SpecialVictory::ResourceAreas(_) if area.resource().is_some() => 55,
            SpecialVictory::MostAreas => 50,
            SpecialVictory::ConquestAreas(_) if area.resource().is_none() => 110,
            SpecialVictory::WholePlanets(_) => {
                let missing =
                    area.planet.area_ids().filter(|&other| !self.game.is_friendly(other, self.seat)).count();
                if missing <= 2 { 70 } else { 35 }
            }
            _ => 0,
        }
    }

    /// With Brood War only the card allows it (SC 29.3.1).
    fn may_win_specially(&self) -> bool {
        !self.game.is_brood_war() || self.game.has_special_victory(self.seat)
    }

    /// What controlling the area is worth.
    #[inline]
    pub(super) const fn worth(&self, area: Area) -> i32 {
        self.worth[area.planet as usize][area.number as usize]
    }

    /// Power of the player's own units on a planet.
    #[inline]
    pub(super) const fn own_strength(&self, planet: Planet) -> i32 {
        self.strength[planet as usize][self.seat.index()]
    }

    /// Power the player can bring to a planet.
    #[inline]
    pub(super) const fn own_reach(&self, planet: Planet) -> i32 {
        self.reach[planet as usize][self.seat.index()]
    }

    /// The most power one enemy can bring to a planet.
    pub(super) fn threat(&self, planet: Planet) -> i32 {
        let enemies = self.game.in_game.iter().filter(|&other| !self.game.same_side(other, self.seat));
        enemies.map(|other| self.reach[planet as usize][other.index()]).max().unwrap_or(0)
    }

    /// How likely an area with so much power is to fall this round, in per cent.
    pub(super) fn danger(&self, area: Area, defenders: i32) -> i32 {
        let threat = self.threat(area.planet);
        if threat == 0 {
            return 0;
        }
        // An attacker wants about half as much again as the defender has.
        (100 * (threat - defenders / 2) / (threat + 2 * defenders + 8)).clamp(5, 80)
    }

    /// What is lost if so much power of the player's own leaves an area.
    pub(super) fn garrison(&self, area: Area, stays: i32, leaves: i32) -> i32 {
        let held = self.held(area);
        if stays == 0 && self.game.area(area).base != Some(self.seat) {
            return self.worth(area);
        }
        let risk = self.danger(area, stays) - self.danger(area, stays + leaves);
        held * risk.max(0) / 100
    }

    /// What losing an own area to an enemy costs.
    pub(super) fn held(&self, area: Area) -> i32 {
        let base =
            if self.game.area(area).base == Some(self.seat) { self.home_worth(area.planet) } else { 0 };
        self.worth(area) + base
    }

    /// What the player's base on a planet is worth.
    pub(super) fn home_worth(&self, planet: Planet) -> i32 {
        let cards: i32 = planet
            .area_ids()
            .filter(|&area| self.game.area(area).card == Some(self.seat))
            .map(|area| RESOURCE * i32::from(area.amount()))
            .sum();
        let last = if self.game.bases(self.seat) == 1 { 200 } else { 0 };
        BASE + cards + last + self.base_toward_special()
    }

    /// What a base adds to the player's special victory.
    pub(super) fn base_toward_special(&self) -> i32 {
        let victory = self.game.players[self.seat].faction.map(|faction| faction.def().victory);
        match victory {
            Some(SpecialVictory::Bases(_))
                if !self.game.setup.options.conquest && self.may_win_specially() =>
            {
                150
            }
            _ => 0,
        }
    }

    /// What a new base in the galaxy's planet brings.
    pub(super) fn new_base(&self, planet: Planet) -> i32 {
        let game = self.game;
        let alone = planet.area_ids().all(|area| game.area(area).base.is_none());
        let yields: i32 = planet
            .area_ids()
            .filter(|&area| {
                area.resource().is_some()
                    && game.area(area).depletion != Depletion::Complete
                    && game.area(area).card != Some(self.seat)
                    && (game.is_friendly(area, self.seat) || alone && game.is_empty(area))
            })
            .map(|area| RESOURCE * i32::from(area.amount()))
            .sum();
        BASE / 2 + yields + self.base_toward_special()
    }

    /// What helps an attacker and a defender besides their units.
    pub(super) fn edge(&self, attacker: Seat, defender: Seat, area: Area) -> Edge {
        let game = self.game;
        let cards = |seat: Seat| game.players[seat].zone(CardZone::Hand).len() as f32;
        // The attacker draws three cards and the defender one.
        let hands = (cards(attacker) + 2.0 - cards(defender)) * 0.09;
        let module =
            game.area(area).base == Some(defender) && game.players[defender].modules(Module::AirSupport) > 0;
        let technologies = |seat: Seat| {
            let left = game.players[seat].zone(CardZone::Technology).len() as f32;
            (21.0 - left) * 0.04
        };
        let guard = game.is_guarded(defender, area);
        Edge {
            attack: hands.clamp(-0.8, 0.8) + technologies(attacker).clamp(0.0, 0.6),
            defense: f32::from(u8::from(module)) * 0.2
                + f32::from(u8::from(guard)) * 1.8
                + technologies(defender).clamp(0.0, 0.6),
        }
    }
}
