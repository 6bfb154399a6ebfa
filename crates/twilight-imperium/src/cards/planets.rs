//! The 59 planets (TI 49.0).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, Faction, Tile, Trait};

components! {
    /// A planet (TI 49.0), in the order of the tiles.
    Planet: "planet-" {
        Jord = "jord",
        MollPrimus = "moll-primus",
        Darien = "darien",
        Muaat = "muaat",
        Nestphar = "nestphar",
        ZeroZeroZero = "0-0-0",
        Winnu = "winnu",
        MordaiIi = "mordai-ii",
        Maaluuk = "maaluuk",
        Druaa = "druaa",
        ArcPrime = "arc-prime",
        WrenTerra = "wren-terra",
        LisisIi = "lisis-ii",
        Ragh = "ragh",
        Nar = "nar",
        Jol = "jol",
        Trenlak = "trenlak",
        Quinarra = "quinarra",
        ArchonRen = "archon-ren",
        ArchonTau = "archon-tau",
        Retillion = "retillion",
        Shalloq = "shalloq",
        Hercant = "hercant",
        Arretze = "arretze",
        Kamdorn = "kamdorn",
        MecatolRex = "mecatol-rex",
        Wellon = "wellon",
        VefutIi = "vefut-ii",
        Thibah = "thibah",
        Tarmann = "tarmann",
        Saudor = "saudor",
        MeharXull = "mehar-xull",
        Quann = "quann",
        Lodor = "lodor",
        NewAlbion = "new-albion",
        Starpoint = "starpoint",
        Tequran = "tequran",
        Torkan = "torkan",
        Qucenn = "qucenn",
        Rarron = "rarron",
        Mellon = "mellon",
        Zohbat = "zohbat",
        Lazar = "lazar",
        Sakulag = "sakulag",
        DalBootha = "dal-bootha",
        Xxehan = "xxehan",
        Corneeq = "corneeq",
        Resculon = "resculon",
        Centauri = "centauri",
        Gral = "gral",
        Bereg = "bereg",
        LirtaIv = "lirta-iv",
        Arnor = "arnor",
        Lor = "lor",
        Arinam = "arinam",
        Meer = "meer",
        Abyz = "abyz",
        Fria = "fria",
        Creuss = "creuss",
    }
}

/// The printed facts of a planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanetDef {
    /// The planet.
    pub planet: Planet,
    /// The tile it lies on.
    pub tile: Tile,
    /// Its resource value (TI 49.1).
    pub resources: u8,
    /// Its influence value (TI 49.2).
    pub influence: u8,
    /// Its trait, if it has one (TI 49.3).
    pub traits: Option<Trait>,
    /// Its technology specialty, if it has one (TI 28.13).
    pub specialty: Option<Colour>,
}

impl Planet {
    /// The printed facts.
    #[inline]
    pub const fn def(self) -> &'static PlanetDef {
        &PLANETS[self as usize]
    }

    /// The tile it lies on.
    #[inline]
    pub const fn tile(self) -> Tile {
        self.def().tile
    }

    /// The faction in whose home system it lies.
    #[inline]
    pub fn home_of(self) -> Option<Faction> {
        self.tile().def().home
    }
}

const fn planet(
    planet: Planet,
    tile: u8,
    resources: u8,
    influence: u8,
    traits: Option<Trait>,
    specialty: Option<Colour>,
) -> PlanetDef {
    PlanetDef { planet, tile: Tile::by_number(tile), resources, influence, traits, specialty }
}

const fn plain(name: Planet, tile: u8, resources: u8, influence: u8) -> PlanetDef {
    planet(name, tile, resources, influence, None, None)
}

use Colour::*;
use Planet::*;
use Trait::*;

// Name, tile, resources, influence, then trait and specialty.
static PLANETS: [PlanetDef; Planet::COUNT] = [
    plain(Jord, 1, 4, 2),
    plain(MollPrimus, 2, 4, 1),
    plain(Darien, 3, 4, 4),
    plain(Muaat, 4, 4, 1),
    plain(Nestphar, 5, 3, 2),
    plain(ZeroZeroZero, 6, 5, 0),
    plain(Winnu, 7, 3, 4),
    plain(MordaiIi, 8, 4, 0),
    plain(Maaluuk, 9, 0, 2),
    plain(Druaa, 9, 3, 1),
    plain(ArcPrime, 10, 4, 0),
    plain(WrenTerra, 10, 2, 1),
    plain(LisisIi, 11, 1, 0),
    plain(Ragh, 11, 2, 1),
    plain(Nar, 12, 2, 3),
    plain(Jol, 12, 1, 2),
    plain(Trenlak, 13, 1, 0),
    plain(Quinarra, 13, 3, 1),
    plain(ArchonRen, 14, 2, 3),
    plain(ArchonTau, 14, 1, 1),
    plain(Retillion, 15, 2, 3),
    plain(Shalloq, 15, 1, 2),
    plain(Hercant, 16, 1, 1),
    plain(Arretze, 16, 2, 0),
    plain(Kamdorn, 16, 0, 1),
    plain(MecatolRex, 18, 1, 6),
    planet(Wellon, 19, 1, 2, Some(Industrial), Some(Yellow)),
    planet(VefutIi, 20, 2, 2, Some(Hazardous), None),
    planet(Thibah, 21, 1, 1, Some(Industrial), Some(Blue)),
    planet(Tarmann, 22, 1, 1, Some(Industrial), Some(Green)),
    planet(Saudor, 23, 2, 2, Some(Industrial), None),
    planet(MeharXull, 24, 1, 3, Some(Hazardous), Some(Red)),
    planet(Quann, 25, 2, 1, Some(Cultural), None),
    planet(Lodor, 26, 3, 1, Some(Cultural), None),
    planet(NewAlbion, 27, 1, 1, Some(Industrial), Some(Green)),
    planet(Starpoint, 27, 3, 1, Some(Hazardous), None),
    planet(Tequran, 28, 2, 0, Some(Hazardous), None),
    planet(Torkan, 28, 0, 3, Some(Cultural), None),
    planet(Qucenn, 29, 1, 2, Some(Industrial), None),
    planet(Rarron, 29, 0, 3, Some(Cultural), None),
    planet(Mellon, 30, 0, 2, Some(Cultural), None),
    planet(Zohbat, 30, 3, 1, Some(Hazardous), None),
    planet(Lazar, 31, 1, 0, Some(Industrial), Some(Yellow)),
    planet(Sakulag, 31, 2, 1, Some(Hazardous), None),
    planet(DalBootha, 32, 0, 2, Some(Cultural), None),
    planet(Xxehan, 32, 1, 1, Some(Cultural), None),
    planet(Corneeq, 33, 1, 2, Some(Cultural), None),
    planet(Resculon, 33, 2, 0, Some(Cultural), None),
    planet(Centauri, 34, 1, 3, Some(Cultural), None),
    planet(Gral, 34, 1, 1, Some(Industrial), Some(Blue)),
    planet(Bereg, 35, 3, 1, Some(Hazardous), None),
    planet(LirtaIv, 35, 2, 3, Some(Hazardous), None),
    planet(Arnor, 36, 2, 1, Some(Industrial), None),
    planet(Lor, 36, 1, 2, Some(Industrial), None),
    planet(Arinam, 37, 1, 2, Some(Industrial), None),
    planet(Meer, 37, 0, 4, Some(Hazardous), Some(Red)),
    planet(Abyz, 38, 3, 0, Some(Hazardous), None),
    planet(Fria, 38, 2, 0, Some(Hazardous), None),
    plain(Creuss, 51, 4, 2),
];
