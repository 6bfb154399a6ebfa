//! Setup: factions, planets, routes and starting forces.

use super::Judge;
use crate::Action;
use crate::cards::{Faction, Planet, Yield};
use crate::galaxy::RouteId;
use crate::state::Area;

impl Judge<'_> {
    /// What a decision of setup is worth.
    pub(super) fn settle(&self, action: Action) -> i32 {
        match action {
            Action::ChooseFaction(faction) => match faction {
                Faction::Aldaris => 60,
                Faction::Overmind => 55,
                Faction::QueenOfBlades => 50,
                Faction::Tassadar => 45,
                Faction::Raynor => 40,
                Faction::Mengsk => 35,
            },
            Action::ChoosePlanet(planet) => home(planet),
            Action::PlacePlanet { cell, .. } => {
                // Away from the others: nearer neighbours come sooner.
                i32::from(cell.x.abs()) + i32::from(cell.y.abs())
            }
            Action::PlaceBase(area) => first_base(area),
            Action::Decline => 60,
            Action::PlaceEnd(end) => {
                let own = self.game.base_on(end.planet, self.seat).is_some();
                let enemy = self
                    .game
                    .in_game
                    .without(self.seat)
                    .iter()
                    .any(|seat| self.game.base_on(end.planet, seat).is_some());
                if own { 3 } else { i32::from(!enemy) }
            }
            Action::PlaceUnit { unit, area } => {
                let base = i32::from(self.game.area(area).base == Some(self.seat));
                let own = i32::from(self.game.area(area).units.len());
                let points = i32::from(area.yields() == Yield::Conquest);
                10 * (base + points) - 8 * own + super::table::power(unit) / 20
            }
            Action::PlaceTransport(route) => self.first_transport(route),
            _ => 0,
        }
    }

    fn first_transport(&self, route: RouteId) -> i32 {
        let Some(there) = self.game.routes.get(route) else { return 0 };
        let other = |planet: Planet| {
            let free = planet.area_ids().all(|area| self.game.is_empty(area));
            let points: i32 = planet
                .area_ids()
                .filter(|area| area.yields() == Yield::Conquest)
                .map(|area| i32::from(area.amount()))
                .sum();
            20 * points + if free { 30 } else { 0 }
        };
        let across = there.ends.iter().map(|end| end.planet);
        across.filter(|&planet| self.game.base_on(planet, self.seat).is_none()).map(other).max().unwrap_or(0)
    }
}

/// How good a planet is to begin on: minerals first, and a place with points for the base.
fn home(planet: Planet) -> i32 {
    let amount = |yields: Yield| {
        let areas = planet.area_ids().filter(|area| area.yields() == yields);
        areas.map(|area| i32::from(area.amount())).sum::<i32>()
    };
    12 * amount(Yield::Minerals) + 8 * amount(Yield::Gas) + 15 * amount(Yield::Conquest)
}

fn first_base(area: Area) -> i32 {
    let points = if area.yields() == Yield::Conquest { 20 } else { 0 };
    home(area.planet) + points
}
