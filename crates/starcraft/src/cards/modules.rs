//! The modules (SC 16.4.1): costs and how many tokens a race has of each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cost, Race};

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
}

impl Module {
    /// How many types there are.
    pub const COUNT: usize = 3;
    /// Every type.
    pub const ALL: [Self; Self::COUNT] = [Self::Supply, Self::Research, Self::AirSupport];

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
    /// What it costs every race that has it.
    pub cost: Cost,
    /// How many tokens a Terran, a Protoss and a Zerg faction has.
    tokens: [u8; 3],
}

impl ModuleDef {
    /// How many tokens a faction of this race has (SC 16.4.4, SC 18.1.1).
    pub const fn tokens(&self, race: Race) -> u8 {
        self.tokens[race as usize]
    }
}

impl Race {
    /// How many modules fit on the sheet (SC 16.4.2).
    pub const fn module_slots(self) -> u8 {
        match self {
            Self::Terran | Self::Protoss => 5,
            Self::Zerg => 3,
        }
    }
}

/// The table, in the order of [`Module`].
static MODULES: [ModuleDef; Module::COUNT] = [
    ModuleDef { module: Module::Supply, name: "supply", cost: Cost::new(1, 0), tokens: [4, 3, 0] },
    ModuleDef { module: Module::Research, name: "research", cost: Cost::new(2, 0), tokens: [3, 3, 3] },
    ModuleDef { module: Module::AirSupport, name: "air-support", cost: Cost::new(3, 0), tokens: [1, 1, 1] },
];
