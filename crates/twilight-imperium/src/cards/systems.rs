//! The 51 system tiles (TI 86.0).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Anomaly, Faction, Planet, Wormhole};

/// A system tile, counted from 0; the printed number is one higher.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Tile(u8);

/// The colour of a tile's back (TI 86.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Home systems, the Creuss Gate, and Mecatol Rex, which is never dealt (TI 86.2, TI G8).
    Green,
    /// Systems with planets (TI 86.3).
    Blue,
    /// Anomalies and systems without planets (TI 86.4).
    Red,
}

/// The printed facts of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileDef {
    /// The printed number.
    pub number: u8,
    /// The key of its name.
    pub key: &'static str,
    /// The colour of its back.
    pub back: Back,
    /// The faction whose home system it is (TI 86.2).
    pub home: Option<Faction>,
    /// The planets on it.
    pub planets: &'static [Planet],
    /// The wormhole on it (TI 88.0).
    pub wormhole: Option<Wormhole>,
    /// Which anomaly it is (TI 3.2).
    pub anomaly: Option<Anomaly>,
}

impl Tile {
    /// How many tiles there are.
    pub const COUNT: usize = 51;

    /// Every tile by number.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut n = 0;
        while n < Self::COUNT {
            all[n] = Self(n as u8);
            n += 1;
        }
        all
    };

    /// The system of Mecatol Rex (TI 37.0).
    pub const MECATOL_REX: Self = Self::by_number(18);
    /// The gate that takes the home place of the Ghosts of Creuss (TI G8).
    pub const CREUSS_GATE: Self = Self::by_number(17);
    /// The home system of the Ghosts of Creuss, which lies beside the board (TI 21.1).
    pub const CREUSS: Self = Self::by_number(51);

    /// The tile with that printed number.
    ///
    /// # Panics
    /// If there is no such tile.
    pub const fn by_number(number: u8) -> Self {
        assert!(number >= 1 && number as usize <= Self::COUNT, "no tile has that number");
        Self(number - 1)
    }

    /// The printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static TileDef {
        &TILES[self.0 as usize]
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        self.def().key
    }
}

const EMPTY: TileDef =
    TileDef { number: 0, key: "", back: Back::Red, home: None, planets: &[], wormhole: None, anomaly: None };

use Anomaly::*;
use Planet::*;
use Wormhole::*;

static TILES: [TileDef; Tile::COUNT] = [
    TileDef {
        number: 1,
        key: "tile-1",
        back: Back::Green,
        home: Some(Faction::Sol),
        planets: &[Jord],
        ..EMPTY
    },
    TileDef {
        number: 2,
        key: "tile-2",
        back: Back::Green,
        home: Some(Faction::Mentak),
        planets: &[MollPrimus],
        ..EMPTY
    },
    TileDef {
        number: 3,
        key: "tile-3",
        back: Back::Green,
        home: Some(Faction::Yin),
        planets: &[Darien],
        ..EMPTY
    },
    TileDef {
        number: 4,
        key: "tile-4",
        back: Back::Green,
        home: Some(Faction::Muaat),
        planets: &[Muaat],
        ..EMPTY
    },
    TileDef {
        number: 5,
        key: "tile-5",
        back: Back::Green,
        home: Some(Faction::Arborec),
        planets: &[Nestphar],
        ..EMPTY
    },
    TileDef {
        number: 6,
        key: "tile-6",
        back: Back::Green,
        home: Some(Faction::L1z1x),
        planets: &[ZeroZeroZero],
        ..EMPTY
    },
    TileDef {
        number: 7,
        key: "tile-7",
        back: Back::Green,
        home: Some(Faction::Winnu),
        planets: &[Winnu],
        ..EMPTY
    },
    TileDef {
        number: 8,
        key: "tile-8",
        back: Back::Green,
        home: Some(Faction::Nekro),
        planets: &[MordaiIi],
        ..EMPTY
    },
    TileDef {
        number: 9,
        key: "tile-9",
        back: Back::Green,
        home: Some(Faction::Naalu),
        planets: &[Maaluuk, Druaa],
        ..EMPTY
    },
    TileDef {
        number: 10,
        key: "tile-10",
        back: Back::Green,
        home: Some(Faction::Letnev),
        planets: &[ArcPrime, WrenTerra],
        ..EMPTY
    },
    TileDef {
        number: 11,
        key: "tile-11",
        back: Back::Green,
        home: Some(Faction::Saar),
        planets: &[LisisIi, Ragh],
        ..EMPTY
    },
    TileDef {
        number: 12,
        key: "tile-12",
        back: Back::Green,
        home: Some(Faction::JolNar),
        planets: &[Nar, Jol],
        ..EMPTY
    },
    TileDef {
        number: 13,
        key: "tile-13",
        back: Back::Green,
        home: Some(Faction::SardakkNorr),
        planets: &[Trenlak, Quinarra],
        ..EMPTY
    },
    TileDef {
        number: 14,
        key: "tile-14",
        back: Back::Green,
        home: Some(Faction::Xxcha),
        planets: &[ArchonRen, ArchonTau],
        ..EMPTY
    },
    TileDef {
        number: 15,
        key: "tile-15",
        back: Back::Green,
        home: Some(Faction::Yssaril),
        planets: &[Retillion, Shalloq],
        ..EMPTY
    },
    TileDef {
        number: 16,
        key: "tile-16",
        back: Back::Green,
        home: Some(Faction::Hacan),
        planets: &[Hercant, Arretze, Kamdorn],
        ..EMPTY
    },
    TileDef { number: 17, key: "tile-17", back: Back::Green, wormhole: Some(Delta), ..EMPTY },
    TileDef { number: 18, key: "tile-18", back: Back::Green, planets: &[MecatolRex], ..EMPTY },
    TileDef { number: 19, key: "tile-19", back: Back::Blue, planets: &[Wellon], ..EMPTY },
    TileDef { number: 20, key: "tile-20", back: Back::Blue, planets: &[VefutIi], ..EMPTY },
    TileDef { number: 21, key: "tile-21", back: Back::Blue, planets: &[Thibah], ..EMPTY },
    TileDef { number: 22, key: "tile-22", back: Back::Blue, planets: &[Tarmann], ..EMPTY },
    TileDef { number: 23, key: "tile-23", back: Back::Blue, planets: &[Saudor], ..EMPTY },
    TileDef { number: 24, key: "tile-24", back: Back::Blue, planets: &[MeharXull], ..EMPTY },
    TileDef {
        number: 25,
        key: "tile-25",
        back: Back::Blue,
        planets: &[Quann],
        wormhole: Some(Beta),
        ..EMPTY
    },
    TileDef {
        number: 26,
        key: "tile-26",
        back: Back::Blue,
        planets: &[Lodor],
        wormhole: Some(Alpha),
        ..EMPTY
    },
    TileDef { number: 27, key: "tile-27", back: Back::Blue, planets: &[NewAlbion, Starpoint], ..EMPTY },
    TileDef { number: 28, key: "tile-28", back: Back::Blue, planets: &[Tequran, Torkan], ..EMPTY },
    TileDef { number: 29, key: "tile-29", back: Back::Blue, planets: &[Qucenn, Rarron], ..EMPTY },
    TileDef { number: 30, key: "tile-30", back: Back::Blue, planets: &[Mellon, Zohbat], ..EMPTY },
    TileDef { number: 31, key: "tile-31", back: Back::Blue, planets: &[Lazar, Sakulag], ..EMPTY },
    TileDef { number: 32, key: "tile-32", back: Back::Blue, planets: &[DalBootha, Xxehan], ..EMPTY },
    TileDef { number: 33, key: "tile-33", back: Back::Blue, planets: &[Corneeq, Resculon], ..EMPTY },
    TileDef { number: 34, key: "tile-34", back: Back::Blue, planets: &[Centauri, Gral], ..EMPTY },
    TileDef { number: 35, key: "tile-35", back: Back::Blue, planets: &[Bereg, LirtaIv], ..EMPTY },
    TileDef { number: 36, key: "tile-36", back: Back::Blue, planets: &[Arnor, Lor], ..EMPTY },
    TileDef { number: 37, key: "tile-37", back: Back::Blue, planets: &[Arinam, Meer], ..EMPTY },
    TileDef { number: 38, key: "tile-38", back: Back::Blue, planets: &[Abyz, Fria], ..EMPTY },
    TileDef { number: 39, key: "tile-39", wormhole: Some(Alpha), ..EMPTY },
    TileDef { number: 40, key: "tile-40", wormhole: Some(Beta), ..EMPTY },
    TileDef { number: 41, key: "tile-41", anomaly: Some(GravityRift), ..EMPTY },
    TileDef { number: 42, key: "tile-42", anomaly: Some(Nebula), ..EMPTY },
    TileDef { number: 43, key: "tile-43", anomaly: Some(Supernova), ..EMPTY },
    TileDef { number: 44, key: "tile-44", anomaly: Some(AsteroidField), ..EMPTY },
    TileDef { number: 45, key: "tile-45", anomaly: Some(AsteroidField), ..EMPTY },
    TileDef { number: 46, key: "tile-46", ..EMPTY },
    TileDef { number: 47, key: "tile-47", ..EMPTY },
    TileDef { number: 48, key: "tile-48", ..EMPTY },
    TileDef { number: 49, key: "tile-49", ..EMPTY },
    TileDef { number: 50, key: "tile-50", ..EMPTY },
    TileDef {
        number: 51,
        key: "tile-51",
        back: Back::Green,
        home: Some(Faction::Creuss),
        planets: &[Creuss],
        wormhole: Some(Delta),
        ..EMPTY
    },
];
