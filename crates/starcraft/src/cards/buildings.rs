//! The buildings: three types a race, with the cost of each level; what they unlock stands with the units.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cost, Edition, Race, Source};

/// A building type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the buildings are documented by their rows")]
pub enum Building {
    Barracks,
    Factory,
    Starport,
    Gateway,
    RoboticsFacility,
    Stargate,
    SpawningPool,
    QueensNest,
    Spire,
}

impl Building {
    /// The cost of each level in an edition, level 1 first. Of the tokens that Brood War exchanges only those of the
    /// Robotics Facility say something else (SC 20.2.5).
    pub fn costs(self, edition: Edition) -> &'static [Cost] {
        const ROBOTICS: &[Cost] = &[Cost::new(0, 1), Cost::new(1, 1)];
        match (self, edition) {
            (Self::RoboticsFacility, Edition::BroodWar) => ROBOTICS,
            _ => self.def().costs,
        }
    }

    /// How many types there are.
    pub const COUNT: usize = 9;

    /// The three types of a race, in the order of its sheet (SC 16.1.1).
    pub fn of(race: Race) -> impl Iterator<Item = Self> {
        BUILDINGS.iter().filter(move |def| def.race == race).map(|def| def.building)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static BuildingDef {
        &BUILDINGS[self as usize]
    }

    /// Which of the three slots of the sheet it lies in.
    #[inline]
    pub const fn slot(self) -> usize {
        self as usize % 3
    }
}

/// The printed facts of a building type.
#[derive(Debug)]
pub struct BuildingDef {
    /// Which type.
    pub building: Building,
    /// Its name in message keys.
    pub name: &'static str,
    /// Whose it is.
    pub race: Race,
    /// Whether level 1 is printed on the sheet (SC 2.9.4).
    pub printed: bool,
    /// The cost of each level in the base game, level 1 first.
    pub costs: &'static [Cost],
    /// Where the numbers come from.
    pub source: Source,
}

/// The table, in the order of [`Building`].
static BUILDINGS: [BuildingDef; Building::COUNT] = [
    BuildingDef {
        building: Building::Barracks,
        name: "barracks",
        race: Race::Terran,
        printed: true,
        costs: &[Cost::new(0, 0), Cost::new(1, 0), Cost::new(1, 1)],
        source: Source::Reconstructed,
    },
    BuildingDef {
        building: Building::Factory,
        name: "factory",
        race: Race::Terran,
        printed: false,
        costs: &[Cost::new(2, 0), Cost::new(1, 1), Cost::new(1, 1)],
        source: Source::Sourced,
    },
    BuildingDef {
        building: Building::Starport,
        name: "starport",
        race: Race::Terran,
        printed: false,
        costs: &[Cost::new(1, 1), Cost::new(1, 1), Cost::new(1, 1)],
        source: Source::Reconstructed,
    },
    BuildingDef {
        building: Building::Gateway,
        name: "gateway",
        race: Race::Protoss,
        printed: true,
        costs: &[Cost::new(0, 0), Cost::new(1, 0), Cost::new(2, 0)],
        source: Source::Reconstructed,
    },
    BuildingDef {
        building: Building::RoboticsFacility,
        name: "robotics-facility",
        race: Race::Protoss,
        printed: false,
        costs: &[Cost::new(1, 1)],
        source: Source::Reconstructed,
    },
    BuildingDef {
        building: Building::Stargate,
        name: "stargate",
        race: Race::Protoss,
        printed: false,
        costs: &[Cost::new(1, 1), Cost::new(1, 1), Cost::new(1, 1)],
        source: Source::Sourced,
    },
    BuildingDef {
        building: Building::SpawningPool,
        name: "spawning-pool",
        race: Race::Zerg,
        printed: true,
        costs: &[Cost::new(0, 0), Cost::new(1, 0), Cost::new(2, 0)],
        source: Source::Sourced,
    },
    BuildingDef {
        building: Building::QueensNest,
        name: "queens-nest",
        race: Race::Zerg,
        printed: false,
        costs: &[Cost::new(0, 1), Cost::new(1, 1)],
        source: Source::Sourced,
    },
    BuildingDef {
        building: Building::Spire,
        name: "spire",
        race: Race::Zerg,
        printed: false,
        costs: &[Cost::new(2, 0), Cost::new(1, 1)],
        source: Source::Sourced,
    },
];
