//! The types of units and every profile printed for them: faction sheets, upgrades and flagships (TI 43.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

components! {
    /// A type of unit (TI 43.2).
    Unit: "unit-type-" {
        Fighter = "fighter",
        Infantry = "infantry",
        Destroyer = "destroyer",
        Cruiser = "cruiser",
        Carrier = "carrier",
        Dreadnought = "dreadnought",
        Flagship = "flagship",
        WarSun = "war-sun",
        Pds = "pds",
        SpaceDock = "space-dock",
    }
}

impl Unit {
    /// Ships (TI 33.0).
    pub const SHIPS: [Self; 7] = [
        Self::Fighter,
        Self::Destroyer,
        Self::Cruiser,
        Self::Carrier,
        Self::Dreadnought,
        Self::Flagship,
        Self::WarSun,
    ];

    /// The figures of one colour (TI 43.2).
    #[inline]
    pub const fn figures(self) -> u8 {
        match self {
            Self::Fighter => 10,
            Self::Infantry => 12,
            Self::Destroyer => 8,
            Self::Cruiser => 8,
            Self::Carrier => 4,
            Self::Dreadnought => 5,
            Self::Flagship => 1,
            Self::WarSun => 2,
            Self::Pds => 6,
            Self::SpaceDock => 3,
        }
    }

    /// Whether it is a ship (TI 33.0).
    #[inline]
    pub const fn is_ship(self) -> bool {
        !matches!(self, Self::Infantry | Self::Pds | Self::SpaceDock)
    }

    /// Whether it is a ground force (TI 40.0).
    #[inline]
    pub const fn is_ground(self) -> bool {
        matches!(self, Self::Infantry)
    }

    /// Whether it is a structure (TI 72.0).
    #[inline]
    pub const fn is_structure(self) -> bool {
        matches!(self, Self::Pds | Self::SpaceDock)
    }
}

components! {
    /// A printed profile: what a unit of some type is on a faction sheet or an upgrade card (TI 29.4).
    Profile {
        Fighter1 = "unit-" "fighter-1",
        Fighter2 = "unit-" "fighter-2",
        Infantry1 = "unit-" "infantry-1",
        Infantry2 = "unit-" "infantry-2",
        Destroyer1 = "unit-" "destroyer-1",
        Destroyer2 = "unit-" "destroyer-2",
        Cruiser1 = "unit-" "cruiser-1",
        Cruiser2 = "unit-" "cruiser-2",
        Carrier1 = "unit-" "carrier-1",
        Carrier2 = "unit-" "carrier-2",
        Dreadnought1 = "unit-" "dreadnought-1",
        Dreadnought2 = "unit-" "dreadnought-2",
        WarSun = "unit-" "war-sun",
        Pds1 = "unit-" "pds-1",
        Pds2 = "unit-" "pds-2",
        SpaceDock1 = "unit-" "space-dock-1",
        SpaceDock2 = "unit-" "space-dock-2",
        LetaniWarrior1 = "unit-" "letani-warrior-1",
        LetaniWarrior2 = "unit-" "letani-warrior-2",
        FloatingFactory1 = "unit-" "floating-factory-1",
        FloatingFactory2 = "unit-" "floating-factory-2",
        PrototypeWarSun1 = "unit-" "prototype-war-sun-1",
        PrototypeWarSun2 = "unit-" "prototype-war-sun-2",
        AdvancedCarrier1 = "unit-" "advanced-carrier-1",
        AdvancedCarrier2 = "unit-" "advanced-carrier-2",
        SpecOps1 = "unit-" "spec-ops-1",
        SpecOps2 = "unit-" "spec-ops-2",
        SuperDreadnought1 = "unit-" "super-dreadnought-1",
        SuperDreadnought2 = "unit-" "super-dreadnought-2",
        HybridCrystalFighter1 = "unit-" "hybrid-crystal-fighter-1",
        HybridCrystalFighter2 = "unit-" "hybrid-crystal-fighter-2",
        Exotrireme1 = "unit-" "exotrireme-1",
        Exotrireme2 = "unit-" "exotrireme-2",
        DuhaMenaimon = "flagship-" "duha-menaimon",
        ArcSecundus = "flagship-" "arc-secundus",
        SonOfRagh = "flagship-" "son-of-ragh",
        TheInferno = "flagship-" "the-inferno",
        WrathOfKenara = "flagship-" "wrath-of-kenara",
        Genesis = "flagship-" "genesis",
        HilColish = "flagship-" "hil-colish",
        ZeroZeroOne = "flagship-" "0-0-1",
        FourthMoon = "flagship-" "fourth-moon",
        Matriarch = "flagship-" "matriarch",
        TheAlastor = "flagship-" "the-alastor",
        CmorranNorr = "flagship-" "cmorran-norr",
        JnsHylarim = "flagship-" "jns-hylarim",
        SalaiSaiCorian = "flagship-" "salai-sai-corian",
        LoncaraSsodu = "flagship-" "loncara-ssodu",
        VanHauge = "flagship-" "van-hauge",
        YsiaYssrila = "flagship-" "ysia-yssrila",
    }
}

/// Dice of a unit ability: the lowest result that hits, and how many dice (TI 34.3.b).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Shots {
    /// The lowest result that hits.
    pub value: u8,
    /// How many dice.
    pub dice: u8,
}

/// How many units a unit may produce (TI 61.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Production {
    /// It produces nothing.
    None,
    /// Up to that many units.
    Plain(u8),
    /// Up to the resource value of its planet and that many more.
    PlanetPlus(u8),
}

/// A printed profile of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an ability that is printed or not")]
pub struct Stats {
    /// Which profile this is.
    pub profile: Profile,
    /// Of which type the unit is.
    pub unit: Unit,
    /// Its cost in resources; `None` if it cannot be produced (TI 87.3).
    pub cost: Option<u8>,
    /// How many units the cost buys (TI 87.2).
    pub per_cost: u8,
    /// Its combat value; `None` if it does not fight (TI 7.0).
    pub combat: Option<u8>,
    /// Its dice in combat; 0 for the flagship that rolls one for each of the opponent's non-fighter ships.
    pub dice: u8,
    /// Its move value; `None` if it has to be carried or stays (TI 55.0).
    pub movement: Option<u8>,
    /// How many fighters and ground forces it carries (TI 38.1).
    pub capacity: u8,
    /// Sustain Damage (TI 52.0).
    pub sustain: bool,
    /// Planetary Shield (TI 48.0).
    pub shield: bool,
    /// Anti-Fighter Barrage (TI 19.0).
    pub barrage: Option<Shots>,
    /// Bombardment (TI 8.0).
    pub bombardment: Option<Shots>,
    /// Space Cannon (TI 34.0).
    pub cannon: Option<Shots>,
    /// Whether Space Cannon also reaches ships in adjacent systems (TI 34.3.c).
    pub ranged: bool,
    /// Production (TI 61.0).
    pub production: Production,
    /// Whether Direct Hit cannot destroy it.
    pub no_direct_hit: bool,
    /// Whether other players' units in its system have no Planetary Shield (TI 48.3).
    pub breaks_shields: bool,
    /// The lowest die after its destruction that puts it on its upgrade card, to return at the start of its
    /// owner's next turn.
    pub revives: Option<u8>,
}

impl Profile {
    /// What is printed.
    #[inline]
    pub const fn def(self) -> &'static Stats {
        &STATS[self as usize]
    }
}

#[expect(clippy::unnecessary_wraps, reason = "the rows read better")]
const fn shots(value: u8, dice: u8) -> Option<Shots> {
    Some(Shots { value, dice })
}

const fn blank(profile: Profile, unit: Unit) -> Stats {
    Stats {
        profile,
        unit,
        cost: None,
        per_cost: 1,
        combat: None,
        dice: 0,
        movement: None,
        capacity: 0,
        sustain: false,
        shield: false,
        barrage: None,
        bombardment: None,
        cannon: None,
        ranged: false,
        production: Production::None,
        no_direct_hit: false,
        breaks_shields: false,
        revives: None,
    }
}

/// A ship or a ground force with its cost, combat value, dice, move value (0 for none) and capacity.
const fn fights(
    profile: Profile,
    unit: Unit,
    cost: u8,
    combat: u8,
    dice: u8,
    movement: u8,
    capacity: u8,
) -> Stats {
    let movement = if movement == 0 { None } else { Some(movement) };
    let per_cost = if matches!(unit, Unit::Fighter | Unit::Infantry) { 2 } else { 1 };
    let (cost, combat) = (Some(cost), Some(combat));
    Stats { cost, per_cost, combat, dice, movement, capacity, ..blank(profile, unit) }
}

use Profile as P;

// Profile, type, cost, combat, dice, move, capacity; then abilities.
static STATS: [Stats; Profile::COUNT] = [
    // Must be transported. Does not count against the fleet pool.
    fights(P::Fighter1, Unit::Fighter, 1, 9, 1, 0, 0),
    // Can move without being transported. Each fighter beyond your capacity in a system counts as a ship
    // against your fleet pool.
    fights(P::Fighter2, Unit::Fighter, 1, 8, 1, 2, 0),
    fights(P::Infantry1, Unit::Infantry, 1, 8, 1, 0, 0),
    // After this unit is destroyed: roll 1 die; on 6 or more put it on this card. At the start of your next
    // turn place all units from this card on planets you control in your home system.
    Stats { revives: Some(6), ..fights(P::Infantry2, Unit::Infantry, 1, 7, 1, 0, 0) },
    Stats { barrage: shots(9, 2), ..fights(P::Destroyer1, Unit::Destroyer, 1, 9, 1, 2, 0) },
    Stats { barrage: shots(6, 3), ..fights(P::Destroyer2, Unit::Destroyer, 1, 8, 1, 2, 0) },
    fights(P::Cruiser1, Unit::Cruiser, 2, 7, 1, 2, 0),
    fights(P::Cruiser2, Unit::Cruiser, 2, 6, 1, 3, 1),
    fights(P::Carrier1, Unit::Carrier, 3, 9, 1, 1, 4),
    fights(P::Carrier2, Unit::Carrier, 3, 9, 1, 2, 6),
    Stats {
        sustain: true,
        bombardment: shots(5, 1),
        ..fights(P::Dreadnought1, Unit::Dreadnought, 4, 5, 1, 1, 1)
    },
    // Direct Hit cannot destroy this unit.
    Stats {
        sustain: true,
        bombardment: shots(5, 1),
        no_direct_hit: true,
        ..fights(P::Dreadnought2, Unit::Dreadnought, 4, 5, 1, 2, 1)
    },
    // Other players' units in this system have no Planetary Shield. Only a player who owns a war sun
    // technology can produce it.
    Stats {
        sustain: true,
        bombardment: shots(3, 3),
        breaks_shields: true,
        ..fights(P::WarSun, Unit::WarSun, 12, 3, 3, 2, 6)
    },
    Stats { shield: true, cannon: shots(6, 1), ..blank(P::Pds1, Unit::Pds) },
    // You may use this unit's Space Cannon against ships in adjacent systems.
    Stats { shield: true, cannon: shots(5, 1), ranged: true, ..blank(P::Pds2, Unit::Pds) },
    // Its production value is the planet's resource value plus 2. Up to 3 fighters in this system need no
    // capacity.
    Stats { production: Production::PlanetPlus(2), ..blank(P::SpaceDock1, Unit::SpaceDock) },
    // Its production value is the planet's resource value plus 4. Up to 3 fighters in this system need no
    // capacity.
    Stats { production: Production::PlanetPlus(4), ..blank(P::SpaceDock2, Unit::SpaceDock) },
    Stats { production: Production::Plain(1), ..fights(P::LetaniWarrior1, Unit::Infantry, 1, 8, 1, 0, 0) },
    // After this unit is destroyed: roll 1 die; on 6 or more put it on this card. At the start of your next
    // turn place all units from this card on planets you control in your home system.
    Stats {
        production: Production::Plain(2),
        revives: Some(6),
        ..fights(P::LetaniWarrior2, Unit::Infantry, 1, 7, 1, 0, 0)
    },
    // Placed in space. Can move and retreat like a ship, but is not a ship. Destroyed when it is blockaded.
    Stats {
        movement: Some(1),
        capacity: 4,
        production: Production::Plain(5),
        ..blank(P::FloatingFactory1, Unit::SpaceDock)
    },
    // Placed in space. Can move and retreat like a ship, but is not a ship. Destroyed when it is blockaded.
    Stats {
        movement: Some(2),
        capacity: 5,
        production: Production::Plain(7),
        ..blank(P::FloatingFactory2, Unit::SpaceDock)
    },
    // Other players' units in this system have no Planetary Shield.
    Stats {
        sustain: true,
        bombardment: shots(3, 3),
        breaks_shields: true,
        ..fights(P::PrototypeWarSun1, Unit::WarSun, 12, 3, 3, 1, 6)
    },
    // Other players' units in this system have no Planetary Shield.
    Stats {
        sustain: true,
        bombardment: shots(3, 3),
        breaks_shields: true,
        ..fights(P::PrototypeWarSun2, Unit::WarSun, 10, 3, 3, 3, 6)
    },
    fights(P::AdvancedCarrier1, Unit::Carrier, 3, 9, 1, 1, 6),
    Stats { sustain: true, ..fights(P::AdvancedCarrier2, Unit::Carrier, 3, 9, 1, 2, 8) },
    fights(P::SpecOps1, Unit::Infantry, 1, 7, 1, 0, 0),
    // After this unit is destroyed: roll 1 die; on 5 or more put it on this card. At the start of your next
    // turn place all units from this card on planets you control in your home system.
    Stats { revives: Some(5), ..fights(P::SpecOps2, Unit::Infantry, 1, 6, 1, 0, 0) },
    Stats {
        sustain: true,
        bombardment: shots(5, 1),
        ..fights(P::SuperDreadnought1, Unit::Dreadnought, 4, 5, 1, 1, 2)
    },
    // Direct Hit cannot destroy this unit.
    Stats {
        sustain: true,
        bombardment: shots(4, 1),
        no_direct_hit: true,
        ..fights(P::SuperDreadnought2, Unit::Dreadnought, 4, 4, 1, 2, 2)
    },
    fights(P::HybridCrystalFighter1, Unit::Fighter, 1, 8, 1, 0, 0),
    // Can move without being transported. Each of these fighters beyond your capacity in a system counts as
    // half a ship against your fleet pool.
    fights(P::HybridCrystalFighter2, Unit::Fighter, 1, 7, 1, 2, 0),
    Stats {
        sustain: true,
        bombardment: shots(4, 2),
        ..fights(P::Exotrireme1, Unit::Dreadnought, 4, 5, 1, 1, 1)
    },
    // Direct Hit cannot destroy this unit. After a round of space combat: you may destroy this unit to
    // destroy up to 2 ships in this system.
    Stats {
        sustain: true,
        bombardment: shots(4, 2),
        no_direct_hit: true,
        ..fights(P::Exotrireme2, Unit::Dreadnought, 4, 5, 1, 2, 1)
    },
    // After you activate this ship's system: you may produce up to 5 units there, paying for them.
    Stats { sustain: true, ..fights(P::DuhaMenaimon, Unit::Flagship, 8, 7, 2, 1, 5) },
    // Other players' units in this system have no Planetary Shield. At the start of each round of space
    // combat: repair this ship.
    Stats {
        sustain: true,
        bombardment: shots(5, 3),
        breaks_shields: true,
        ..fights(P::ArcSecundus, Unit::Flagship, 8, 5, 2, 1, 3)
    },
    Stats { sustain: true, barrage: shots(6, 4), ..fights(P::SonOfRagh, Unit::Flagship, 8, 5, 2, 1, 3) },
    // Action: spend 1 token from your strategy pool to place 1 cruiser from your reinforcements in this
    // ship's system.
    Stats { sustain: true, ..fights(P::TheInferno, Unit::Flagship, 8, 5, 2, 1, 3) },
    // After you roll a die in a space combat in this system: you may spend 1 trade good to add 1 to its
    // result.
    Stats { sustain: true, ..fights(P::WrathOfKenara, Unit::Flagship, 8, 7, 2, 1, 3) },
    // At the end of the status phase: place 1 infantry from your reinforcements in the space area of this
    // ship's system.
    Stats { sustain: true, ..fights(P::Genesis, Unit::Flagship, 8, 5, 2, 1, 12) },
    // This ship's system contains a delta wormhole. This ship may move before or after your other ships.
    Stats { sustain: true, ..fights(P::HilColish, Unit::Flagship, 8, 5, 1, 1, 3) },
    // In a space combat in this system, hits of this ship and of your dreadnoughts must be assigned to non-
    // fighter ships if possible.
    Stats { sustain: true, ..fights(P::ZeroZeroOne, Unit::Flagship, 8, 5, 2, 1, 5) },
    // Other players' ships in this system cannot use Sustain Damage.
    Stats { sustain: true, ..fights(P::FourthMoon, Unit::Flagship, 8, 7, 2, 1, 3) },
    // During an invasion in this system you may land fighters as if they were ground forces; after the
    // combat they return to space.
    Stats { sustain: true, ..fights(P::Matriarch, Unit::Flagship, 8, 9, 2, 1, 6) },
    // At the start of a space combat: any of your ground forces in this system may take part in it as if
    // they were ships.
    Stats { sustain: true, ..fights(P::TheAlastor, Unit::Flagship, 8, 9, 2, 1, 3) },
    // Add 1 to each combat roll of your other ships in this system.
    Stats { sustain: true, ..fights(P::CmorranNorr, Unit::Flagship, 8, 6, 2, 1, 3) },
    // Each combat die of this ship that shows 9 or 10, before modifiers, produces 2 more hits.
    Stats { sustain: true, ..fights(P::JnsHylarim, Unit::Flagship, 8, 6, 2, 1, 3) },
    // In its combat roll this ship rolls as many dice as your opponent has non-fighter ships in this
    // system.
    Stats { sustain: true, ..fights(P::SalaiSaiCorian, Unit::Flagship, 8, 7, 0, 1, 3) },
    // You may use this ship's Space Cannon against ships in adjacent systems.
    Stats {
        sustain: true,
        cannon: shots(5, 3),
        ranged: true,
        ..fights(P::LoncaraSsodu, Unit::Flagship, 8, 7, 2, 1, 3)
    },
    // When this ship is destroyed: destroy all ships in this system.
    Stats { sustain: true, ..fights(P::VanHauge, Unit::Flagship, 8, 9, 2, 1, 3) },
    // This ship can move through systems with other players' ships.
    Stats { sustain: true, ..fights(P::YsiaYssrila, Unit::Flagship, 8, 5, 2, 2, 3) },
];
