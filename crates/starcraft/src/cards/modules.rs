//! The modules (SC 16.4.1): costs and how many tokens a race has of each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cost, Edition, Race};

/// A module type (SC 16.4.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Module {
    /// One unit more a Build order (SC 16.4.3).
    Supply,
    /// One special order a round (SC 16.4.6).
    Research,
    /// Detector, anti-air and limited orbital defense (SC 16.5.1).
    AirSupport,
    /// The defender swaps two of his units (SC 25.2.2).
    Defensive,
    /// One assist unit an area is free of the unit limit (SC 25.3.2).
    Assist,
    /// Landing in spite of limited orbital defense (SC 25.4.2).
    Offensive,
}

impl Module {
    /// How many types there are in the base game.
    pub const BASE: usize = 3;
    /// How many types there are with Brood War.
    pub const COUNT: usize = 6;
    /// Every type.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Supply, Self::Research, Self::AirSupport, Self::Defensive, Self::Assist, Self::Offensive];

    /// The types of an edition (SC 25.1.1).
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> {
        let count = if edition == Edition::Base { Self::BASE } else { Self::COUNT };
        Self::ALL.into_iter().take(count)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static ModuleDef {
        &MODULES[self as usize]
    }
}

/// The printed facts of a module type.
#[derive(Debug)]
pub struct ModuleDef {
    /// Which type.
    pub module: Module,
    /// Its name in message keys.
    pub name: &'static str,
    /// What it costs a Terran, a Protoss and a Zerg faction.
    costs: [Cost; 3],
    /// How many tokens a Terran, a Protoss and a Zerg faction has.
    tokens: [u8; 3],
}

impl ModuleDef {
    /// What it costs a faction of this race (SC 25.2.1, SC 25.3.1, SC 25.4.1).
    pub const fn cost(&self, race: Race) -> Cost {
        self.costs[race as usize]
    }

    /// How many tokens a faction of this race has (SC 16.4.4, SC 18.1.1).
    pub const fn tokens(&self, race: Race) -> u8 {
        self.tokens[race as usize]
    }
}

impl Race {
    /// How many modules fit on the sheet (SC 16.4.2); the sheets of Brood War have two slots more.
    pub const fn module_slots(self, edition: Edition) -> u8 {
        let base = match self {
            Self::Terran | Self::Protoss => 5,
            Self::Zerg => 3,
        };
        match edition {
            Edition::Base => base,
            Edition::BroodWar => base + 2,
        }
    }
}

/// The table, in the order of [`Module`].
static MODULES: [ModuleDef; Module::COUNT] = [
    ModuleDef { module: Module::Supply, name: "supply", costs: [Cost::new(1, 0); 3], tokens: [4, 3, 0] },
    ModuleDef { module: Module::Research, name: "research", costs: [Cost::new(2, 0); 3], tokens: [3, 3, 3] },
    ModuleDef {
        module: Module::AirSupport,
        name: "air-support",
        costs: [Cost::new(3, 0); 3],
        tokens: [1, 1, 1],
    },
    ModuleDef {
        module: Module::Defensive,
        name: "defensive",
        costs: [Cost::new(0, 2), Cost::new(0, 1), Cost::new(0, 2)],
        tokens: [1, 1, 1],
    },
    ModuleDef {
        module: Module::Assist,
        name: "assist",
        costs: [Cost::new(0, 1), Cost::new(0, 2), Cost::new(0, 2)],
        tokens: [1, 1, 1],
    },
    ModuleDef {
        module: Module::Offensive,
        name: "offensive",
        costs: [Cost::new(0, 2), Cost::new(0, 2), Cost::new(0, 1)],
        tokens: [1, 1, 1],
    },
];
