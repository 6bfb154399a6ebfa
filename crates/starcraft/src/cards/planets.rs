//! The planets: areas and navigation slots as printed, in the default orientation.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Edition, Layer};
use crate::galaxy::{Side, Sides};

/// A planet tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the planets are documented by their rows")]
pub enum Planet {
    Abaddon,
    AntigaPrime,
    BhekarRo,
    Braken,
    ChauSara,
    DylarIv,
    Halcyon,
    Helios,
    Pridewater,
    Tarsonis,
    Torus,
    VyctorV,
    AvernusStation,
    ErebusStation,
    GehennaStation,
    Hydrax,
    Moria,
    PaladinoBelt,
}

impl Planet {
    /// How many planets there are in the base game.
    pub const BASE: usize = 12;
    /// How many planets there are with Brood War.
    pub const COUNT: usize = 18;

    /// Every planet.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        PLANETS.iter().map(|def| def.planet)
    }

    /// The planets of an edition (SC 20.1.3).
    #[inline]
    pub fn of(edition: Edition) -> impl Iterator<Item = Self> + Clone {
        let count = if edition == Edition::Base { Self::BASE } else { Self::COUNT };
        PLANETS[..count].iter().map(|def| def.planet)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static PlanetDef {
        &PLANETS[self as usize]
    }

    /// The printed areas.
    #[inline]
    pub fn areas(self) -> &'static [AreaDef] {
        self.def().areas
    }
}

/// The printed facts of a planet.
#[derive(Debug)]
pub struct PlanetDef {
    /// Which planet.
    pub planet: Planet,
    /// Its name in message keys.
    pub name: &'static str,
    /// Where routes can begin, before it is turned (SC 1.3.1).
    pub slots: Sides,
    /// Its areas.
    pub areas: &'static [AreaDef],
}

/// One area of a planet (SC 1.2.4).
#[derive(Clone, Copy, Debug)]
pub struct AreaDef {
    /// What it gives.
    pub yields: Yield,
    /// How much of it: the capacity of the Resource card or the conquest points.
    pub amount: u8,
    /// How many units it holds (SC 1.4.1).
    pub limit: u8,
    /// If it is marked, the only units that may be there (SC 23.1.1).
    pub only: Option<Layer>,
    /// Whether it is a strategic area (SC 23.2.1).
    pub strategic: bool,
}

/// An area without marks.
const PLAIN: AreaDef = AreaDef { yields: Yield::Nothing, amount: 0, limit: 0, only: None, strategic: false };
/// An area for ground units only.
const GROUND: AreaDef = AreaDef { only: Some(Layer::Ground), ..PLAIN };
/// An area for flying units only.
const AIR: AreaDef = AreaDef { only: Some(Layer::Air), ..PLAIN };

/// What an area gives (SC 1.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Yield {
    /// Minerals.
    Minerals,
    /// Gas.
    Gas,
    /// Conquest points.
    Conquest,
    /// Nothing: a strategic area.
    Nothing,
}

/// The table, in the order of [`Planet`].
static PLANETS: [PlanetDef; Planet::COUNT] = [
    PlanetDef {
        planet: Planet::Abaddon,
        name: "abaddon",
        slots: Sides::of(&[Side::N, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 3, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::AntigaPrime,
        name: "antiga-prime",
        slots: Sides::of(&[Side::N, Side::E, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::BhekarRo,
        name: "bhekar-ro",
        slots: Sides::of(&[Side::N, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Gas, amount: 3, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Braken,
        name: "braken",
        slots: Sides::of(&[Side::N, Side::E]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 2, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::ChauSara,
        name: "chau-sara",
        slots: Sides::of(&[Side::N, Side::E]),
        areas: &[
            AreaDef { yields: Yield::Gas, amount: 1, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::DylarIv,
        name: "dylar-iv",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 2, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Halcyon,
        name: "halcyon",
        slots: Sides::of(&[Side::N, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Gas, amount: 1, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Helios,
        name: "helios",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 2, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 2, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 1, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Pridewater,
        name: "pridewater",
        slots: Sides::of(&[Side::N, Side::E, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Minerals, amount: 3, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Tarsonis,
        name: "tarsonis",
        slots: Sides::of(&[Side::N, Side::E, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 3, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Torus,
        name: "torus",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 2, limit: 2, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 2, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 4, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 2, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::VyctorV,
        name: "vyctor-v",
        slots: Sides::of(&[Side::N, Side::E, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 1, limit: 4, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::AvernusStation,
        name: "avernus-station",
        slots: Sides::of(&[Side::N, Side::E, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 2, ..AIR },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 3, ..GROUND },
            AreaDef { yields: Yield::Gas, amount: 3, limit: 4, ..GROUND },
        ],
    },
    PlanetDef {
        planet: Planet::ErebusStation,
        name: "erebus-station",
        slots: Sides::of(&[Side::N, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Nothing, amount: 0, limit: 4, strategic: true, ..GROUND },
            AreaDef { yields: Yield::Conquest, amount: 2, limit: 3, ..AIR },
        ],
    },
    PlanetDef {
        planet: Planet::GehennaStation,
        name: "gehenna-station",
        slots: Sides::of(&[Side::N, Side::S]),
        areas: &[
            AreaDef { yields: Yield::Nothing, amount: 0, limit: 2, strategic: true, ..AIR },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..GROUND },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 3, ..GROUND },
        ],
    },
    PlanetDef {
        planet: Planet::Hydrax,
        name: "hydrax",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Nothing, amount: 0, limit: 3, strategic: true, ..AIR },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 2, ..AIR },
            AreaDef { yields: Yield::Gas, amount: 3, limit: 2, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::Moria,
        name: "moria",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..AIR },
            AreaDef { yields: Yield::Gas, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 2, ..PLAIN },
            AreaDef { yields: Yield::Gas, amount: 2, limit: 2, ..PLAIN },
        ],
    },
    PlanetDef {
        planet: Planet::PaladinoBelt,
        name: "paladino-belt",
        slots: Sides::of(&[Side::N, Side::E, Side::S, Side::W]),
        areas: &[
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 3, ..AIR },
            AreaDef { yields: Yield::Minerals, amount: 1, limit: 3, ..PLAIN },
            AreaDef { yields: Yield::Conquest, amount: 1, limit: 2, ..AIR },
            AreaDef { yields: Yield::Minerals, amount: 2, limit: 2, ..PLAIN },
        ],
    },
];
