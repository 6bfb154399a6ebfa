//! Production: what is built, and where it goes.

use super::{Judge, NEVER, table};
use crate::action::Action;
use crate::cards::{Planet, Tech, Unit};
use crate::hex::{Hex, Site};
use crate::phase::Produce;

/// Fighters that a space dock supports without capacity.
const DOCK_FIGHTERS: u8 = 3;

impl Judge<'_> {
    pub(super) fn produce(&self, produce: Produce, action: Action) -> f32 {
        match action {
            Action::Produce { unit, site } => self.build(&produce, unit, site),
            _ => 0.0,
        }
    }

    fn build(&self, produce: &Produce, unit: Unit, site: Site) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let paid = match unit {
            Unit::Fighter => produce.paid[0] > 0,
            Unit::Infantry => produce.paid[1] > 0,
            _ => false,
        };
        let stats = game.stats(seat, unit);
        let cost = if paid { 0 } else { stats.cost.unwrap_or(0) };
        let spare = self.spare_resources();
        if cost > 0 && produce.cost + cost > spare && !self.is_worth_breaking() {
            return NEVER;
        }
        let worth = self.use_of(produce, unit, site);
        if worth <= 0.0 {
            return -10.0;
        }
        let each = f32::from(cost) / if paid { 1.0 } else { f32::from(stats.per_cost) };
        let left = f32::from(spare.saturating_sub(produce.cost));
        let rich = left / f32::from(produce.left.max(1));
        let slot = (12.0 * rich).clamp(0.0, 60.0);
        let price = if rich > 2.0 { 25.0 } else { 33.0 };
        worth - price * each - if paid { 0.0 } else { slot }
    }

    /// Whether units matter more than what was put aside.
    fn is_worth_breaking(&self) -> bool {
        self.aims().reserve.worth <= 0.0
    }

    /// What one more unit of a type is good for here.
    fn use_of(&self, produce: &Produce, unit: Unit, site: Site) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let hex = produce.hex;
        let aim = self.aims().units[unit as usize].gain;
        let upgraded = |tech: Tech| if game.owns(seat, tech) { 1.0 } else { 0.0 };
        let last = self.rounds() <= 1.0;
        let (ships, _) = self.room(hex);
        if unit.is_ship() && unit != Unit::Fighter && ships == 0 {
            return 0.0;
        }
        let base = match unit {
            Unit::Infantry => {
                let have = f32::from(game.on_board(seat, Unit::Infantry));
                let planets = game.planets_of(seat).count() as f32;
                let lift: f32 = self.lift();
                let wanted = 2.0 + 0.8 * planets + 0.8 * lift;
                let here = match site {
                    Site::Planet(planet) => self.guards(planet),
                    Site::Space(_) => 0.0,
                };
                (if have < 0.6 * wanted {
                    72.0
                } else if have < wanted {
                    44.0
                } else {
                    24.0
                }) + here
            }
            Unit::Fighter => {
                if self.fighter_room(hex) == 0 {
                    return 0.0;
                }
                36.0
            }
            Unit::Destroyer => 44.0 + 10.0 * upgraded(Tech::Destroyer2) + 0.5 * self.aims().spread.gain,
            Unit::Cruiser => 84.0 + 30.0 * upgraded(Tech::Cruiser2) + 0.5 * self.aims().spread.gain,
            Unit::Carrier => match game.on_board(seat, Unit::Carrier) {
                0 => 260.0,
                1 => 210.0,
                2 => 165.0,
                _ => 115.0,
            },
            Unit::Dreadnought => 185.0 + 30.0 * upgraded(Tech::Dreadnought2),
            Unit::Flagship => 335.0,
            Unit::WarSun => 560.0,
            Unit::Pds | Unit::SpaceDock => 0.0,
        };
        let later = if last { 0.4 } else { 1.0 };
        base * later + aim
    }

    /// What one more guard on a planet is worth.
    pub(super) fn guards(&self, planet: Planet) -> f32 {
        let game = self.game;
        let Some(hex) = game.hex_of(planet) else { return 0.0 };
        let held = f32::from(game.planet(planet).infantry);
        let menaced = self.field().menace(game, self.seat, hex).is_some();
        (if menaced { 26.0 } else { 8.0 }) / (1.0 + held)
    }

    /// Ground forces and fighters that the ships on the board carry.
    fn lift(&self) -> f32 {
        let carriers = f32::from(self.game.on_board(self.seat, Unit::Carrier));
        carriers * f32::from(self.game.stats(self.seat, Unit::Carrier).capacity) * 0.6
    }

    /// How many large ships, and how many carried units, a system has room for.
    fn room(&self, hex: Hex) -> (u8, u8) {
        let game = self.game;
        let fleet = game.fleet(hex, self.seat);
        let ships = game.fleet_limit(self.seat).saturating_sub(fleet.large());
        let carried = fleet.count(Unit::Fighter) + fleet.count(Unit::Infantry);
        (ships, game.capacity_of(self.seat, fleet).saturating_sub(carried))
    }

    fn fighter_room(&self, hex: Hex) -> u8 {
        let game = self.game;
        let fleet = game.fleet(hex, self.seat);
        let docks: u8 = game
            .planets_in(hex)
            .iter()
            .map(|&planet| game.units_at(Site::Planet(planet), self.seat, Unit::SpaceDock))
            .sum();
        let total = game.capacity_of(self.seat, fleet) + docks * DOCK_FIGHTERS;
        let flies = game.stats(self.seat, Unit::Fighter).movement.is_some();
        let more = if flies { self.room(hex).0 } else { 0 };
        (total + more).saturating_sub(fleet.count(Unit::Fighter) + fleet.count(Unit::Infantry))
    }

    /// Where a structure is worth most.
    pub(super) fn structure(&self, unit: Unit, site: Site) -> f32 {
        let game = self.game;
        let hex = match site {
            Site::Space(hex) => Some(hex),
            Site::Planet(planet) => game.hex_of(planet),
        };
        let Some(hex) = hex else { return 0.0 };
        let aim = self.aims().units[unit as usize].gain;
        let menaced = self.field().menace(game, self.seat, hex).is_some();
        if unit == Unit::SpaceDock {
            let value = match site {
                Site::Planet(planet) => f32::from(game.resources(planet)),
                Site::Space(_) => 3.0,
            };
            let few = match game.on_board(self.seat, Unit::SpaceDock) {
                0 => 600.0,
                1 => 150.0,
                _ => 90.0,
            };
            let home = game.home(self.seat) == Some(hex);
            few + 25.0 * value + aim - if menaced { 40.0 } else { 0.0 } - if home { 60.0 } else { 0.0 }
        } else {
            let middle = if hex.ring() <= 1 { 25.0 } else { 0.0 };
            table::unit(Unit::Pds) + aim + middle + if menaced { 30.0 } else { 0.0 }
        }
    }
}
