//! The components: printed facts and texts as tables, one row a thing.

mod brood_technologies;
mod brood_units;
mod buildings;
mod combat;
mod events;
mod factions;
mod leadership;
mod modules;
mod planets;
mod technologies;
mod units;

pub use brood_units::HeroDef;
pub use buildings::{Building, BuildingDef};
pub use combat::{Card, CardDef, Clause, Cloak, Face, Hits, If, Splash, Title, Values};
pub use events::{EventCard, EventDef, EventFace, Stage};
pub use factions::{Faction, FactionDef, Forces, SpecialVictory};
pub use leadership::{Leadership, LeadershipDef, LeadershipKind};
pub use modules::{Module, ModuleDef};
pub use planets::{AreaDef, Planet, PlanetDef, Yield};
pub use technologies::{Technology, TechnologyDef};
pub use units::{Attacks, By, Layer, Tags, Unit, UnitDef};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which components are in play (SC 20.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// Those of the base game.
    #[default]
    Base,
    /// Those of the base game as Brood War leaves them, and its own.
    BroodWar,
}

impl Edition {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Base, Self::BroodWar];
}

/// A race (SC 1.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Race {
    Terran,
    Protoss,
    Zerg,
}

impl Race {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Terran, Self::Protoss, Self::Zerg];

    /// How many Combat cards a player starts with and may keep (SC 2.9.1, SC 2.9.2, SC 7.9.2).
    pub const fn hand(self) -> u8 {
        match self {
            Self::Terran => 8,
            Self::Protoss | Self::Zerg => 6,
        }
    }
}

/// An amount of minerals and gas (SC 9.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Cost {
    /// Minerals.
    pub minerals: u8,
    /// Gas.
    pub gas: u8,
}

impl Cost {
    /// What a worker costs every race.
    pub const WORKER: Self = Self::new(1, 0);
    /// What a transport costs every race.
    pub const TRANSPORT: Self = Self::new(1, 0);
    /// What a base costs every race.
    pub const BASE: Self = Self::new(2, 0);

    /// So many minerals and so much gas.
    pub const fn new(minerals: u8, gas: u8) -> Self {
        Self { minerals, gas }
    }

    /// Minerals and gas together.
    pub const fn total(self) -> u8 {
        self.minerals + self.gas
    }
}

/// A resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Minerals.
    Minerals,
    /// Gas.
    Gas,
}

/// Where the numbers and texts of a component come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// They are attested.
    Sourced,
    /// They were designed to fit the rules and the component counts, and may differ from the printed ones.
    Reconstructed,
}
