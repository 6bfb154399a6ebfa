//! The factions: starting forces and special victories.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Cost, Race, Unit};

/// A faction (SC 1.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the factions are documented by their rows")]
pub enum Faction {
    Raynor,
    Mengsk,
    Tassadar,
    Aldaris,
    QueenOfBlades,
    Overmind,
}

impl Faction {
    /// How many factions there are.
    pub const COUNT: usize = 6;
    /// Every faction.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Raynor, Self::Mengsk, Self::Tassadar, Self::Aldaris, Self::QueenOfBlades, Self::Overmind];

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static FactionDef {
        &FACTIONS[self as usize]
    }

    /// Its race.
    #[inline]
    pub const fn race(self) -> Race {
        match self {
            Self::Raynor | Self::Mengsk => Race::Terran,
            Self::Tassadar | Self::Aldaris => Race::Protoss,
            Self::QueenOfBlades | Self::Overmind => Race::Zerg,
        }
    }
}

/// The printed facts of a faction.
#[derive(Debug)]
pub struct FactionDef {
    /// Which faction.
    pub faction: Faction,
    /// Its name in message keys.
    pub name: &'static str,
    /// What it starts with (SC 3.5.3).
    pub forces: Forces,
    /// How it wins specially (SC 8.3.1).
    pub victory: SpecialVictory,
}

impl FactionDef {
    /// The two permanent resources printed on every sheet (SC 9.3.1).
    pub const PERMANENT: Cost = Cost::new(4, 2);
}

/// Starting forces; one base is placed while the galaxy is built.
#[derive(Debug)]
pub struct Forces {
    /// The units.
    pub units: &'static [(Unit, u8)],
    /// Workers in the pool (SC 3.5.6).
    pub workers: u8,
    /// Transports (SC 3.5.5).
    pub transports: u8,
}

/// A special victory condition (SC 8.3.1); all but the last need Stage III (SC 8.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SpecialVictory {
    /// Control so many areas with minerals or gas, or all there are; depleted ones count.
    ResourceAreas(u8),
    /// Control every area of so many planets.
    WholePlanets(u8),
    /// Control more areas than each other player.
    MostAreas,
    /// Control so many areas with conquest points.
    ConquestAreas(u8),
    /// Have bases on so many planets.
    Bases(u8),
    /// Win when the second 'The End Draws Near' is played (SC 8.4.3).
    EndOfTime,
}

/// The table, in the order of [`Faction`].
static FACTIONS: [FactionDef; Faction::COUNT] = [
    FactionDef {
        faction: Faction::Raynor,
        name: "raynor",
        forces: Forces {
            units: &[(Unit::Marine, 2), (Unit::Firebat, 1), (Unit::Vulture, 1)],
            workers: 8,
            transports: 1,
        },
        victory: SpecialVictory::ResourceAreas(6),
    },
    FactionDef {
        faction: Faction::Mengsk,
        name: "mengsk",
        forces: Forces {
            units: &[(Unit::Marine, 2), (Unit::Firebat, 1), (Unit::Ghost, 1)],
            workers: 8,
            transports: 1,
        },
        victory: SpecialVictory::WholePlanets(2),
    },
    FactionDef {
        faction: Faction::Tassadar,
        name: "tassadar",
        forces: Forces { units: &[(Unit::Zealot, 3)], workers: 8, transports: 1 },
        victory: SpecialVictory::MostAreas,
    },
    FactionDef {
        faction: Faction::Aldaris,
        name: "aldaris",
        forces: Forces { units: &[(Unit::Zealot, 2), (Unit::Dragoon, 1)], workers: 7, transports: 1 },
        victory: SpecialVictory::EndOfTime,
    },
    FactionDef {
        faction: Faction::QueenOfBlades,
        name: "queen-of-blades",
        forces: Forces { units: &[(Unit::Zergling, 3), (Unit::Hydralisk, 2)], workers: 7, transports: 1 },
        victory: SpecialVictory::ConquestAreas(3),
    },
    FactionDef {
        faction: Faction::Overmind,
        name: "overmind",
        forces: Forces { units: &[(Unit::Zergling, 4), (Unit::Hydralisk, 1)], workers: 8, transports: 1 },
        victory: SpecialVictory::Bases(3),
    },
];
