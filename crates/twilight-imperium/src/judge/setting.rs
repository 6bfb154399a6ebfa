//! Setup: factions, the galaxy, starting technologies and units, and the first secret objective.

use super::{Judge, table};
use crate::action::{Action, Pick};
use crate::cards::{Anomaly, Faction, Tile, Unit};
use crate::hex::{Hex, Site};

impl Judge<'_> {
    pub(super) fn settle(&self, action: Action) -> f32 {
        match action {
            Action::ChooseFaction(faction) => fondness(faction),
            Action::PlaceTile { tile, hex } => self.place(tile, hex),
            Action::Pick(Pick::Tech(tech)) => table::tech(tech),
            Action::Pick(Pick::Place { unit, site: Site::Planet(planet) }) => {
                let held = self.game.planet(planet).infantry;
                match unit {
                    Unit::Infantry => -f32::from(held),
                    _ => f32::from(planet.def().resources),
                }
            }
            Action::Pick(Pick::Objective(objective)) => self.ease(objective),
            _ => 0.0,
        }
    }

    /// Good systems go near one's own home, bad ones near those of others.
    fn place(&self, tile: Tile, hex: Hex) -> f32 {
        let game = self.game;
        let worth = value(tile);
        let home = |seat| game.sheet(seat).faction.and_then(|faction| game.place_of(faction.def().home));
        let near = |home: Option<Hex>| -> f32 {
            let Some(home) = home else { return 0.0 };
            if home.touches(hex) {
                1.0
            } else if home.neighbours().any(|next| next.touches(hex)) {
                0.35
            } else {
                0.0
            }
        };
        let own = near(home(self.seat));
        let others: f32 = game.alive().filter(|&seat| seat != self.seat).map(|seat| near(home(seat))).sum();
        worth * (own - 0.3 * others)
    }
}

/// What a system is worth to who lives next to it.
fn value(tile: Tile) -> f32 {
    let def = tile.def();
    let planets: f32 = def
        .planets
        .iter()
        .map(|planet| {
            let def = planet.def();
            20.0 + 12.0 * f32::from(def.resources) + 10.0 * f32::from(def.influence)
        })
        .sum();
    let anomaly = match def.anomaly {
        Some(Anomaly::Supernova | Anomaly::AsteroidField) => -45.0,
        Some(Anomaly::Nebula | Anomaly::GravityRift) => -35.0,
        None => 0.0,
    };
    planets + anomaly - if def.planets.is_empty() { 15.0 } else { 0.0 }
}

/// Which factions are easiest to play well.
const fn fondness(faction: Faction) -> f32 {
    match faction {
        Faction::Sol | Faction::JolNar => 20.0,
        Faction::Hacan | Faction::L1z1x | Faction::Letnev => 18.0,
        Faction::Naalu | Faction::Xxcha | Faction::Muaat => 16.0,
        Faction::Yssaril | Faction::Saar | Faction::Mentak => 14.0,
        Faction::SardakkNorr | Faction::Winnu | Faction::Yin => 12.0,
        Faction::Creuss | Faction::Arborec | Faction::Nekro => 10.0,
    }
}
