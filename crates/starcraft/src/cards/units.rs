//! The units: one row a figure type, as printed on the faction sheets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::brood_units::BROOD_UNITS;
use super::{Building, Cost, Edition, Race, Source, Technology};

/// One type of figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the units are documented by their rows")]
pub enum Unit {
    Marine,
    Firebat,
    Ghost,
    Vulture,
    Goliath,
    SiegeTank,
    Wraith,
    ScienceVessel,
    Battlecruiser,
    Zealot,
    Dragoon,
    HighTemplar,
    Archon,
    Reaver,
    Scout,
    Arbiter,
    Carrier,
    Zergling,
    Hydralisk,
    Ultralisk,
    Queen,
    Defiler,
    Scourge,
    Mutalisk,
    Guardian,
    Medic,
    Valkyrie,
    DarkTemplar,
    DarkArchon,
    Corsair,
    BroodScourge,
    Lurker,
    Devourer,
    InfestedTerran,
    JimRaynor,
    NoradIi,
    Gantrithor,
    Zeratul,
    Fenix,
    SarahKerrigan,
    Torrasque,
}

impl Unit {
    /// How many types there are in the base game.
    pub const BASE: usize = 25;
    /// How many types there are with Brood War, heroes included.
    pub const COUNT: usize = Self::BASE + 16;

    /// Every type: those of the base game race after race, then those of Brood War.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        UNITS.iter().chain(&BROOD_UNITS).map(|def| def.unit)
    }

    /// The types of one race on the sheets of an edition, heroes left out.
    pub fn of(race: Race, edition: Edition) -> impl Iterator<Item = Self> + Clone {
        let all = match edition {
            Edition::Base => &BROOD_UNITS[..0],
            Edition::BroodWar => &BROOD_UNITS[..],
        };
        let all = UNITS.iter().chain(all).filter(move |def| def.race == race).map(|def| def.unit);
        all.filter(move |unit| unit.is_in(edition) && unit.hero().is_none())
    }

    /// Whether an edition has this type; the Scourge has another sheet in each.
    #[inline]
    pub const fn is_in(self, edition: Edition) -> bool {
        match edition {
            Edition::Base => (self as usize) < Self::BASE,
            Edition::BroodWar => !matches!(self, Self::Scourge),
        }
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static UnitDef {
        let number = self as usize;
        if number < Self::BASE { &UNITS[number] } else { &BROOD_UNITS[number - Self::BASE] }
    }

    /// What it costs in an edition.
    pub fn cost(self, edition: Edition) -> Cost {
        match (self, edition) {
            // SC 20.1.2: the new sheet asks for one gas more.
            (Self::Archon, Edition::BroodWar) => Cost::new(0, 2),
            _ => self.def().cost,
        }
    }

    /// What allows it to be built in an edition.
    pub fn by(self, edition: Edition) -> By {
        match (self, edition) {
            // SC 20.2.5: the Corsair takes its place at level 1.
            (Self::Reaver, Edition::BroodWar) => By::Building(Building::RoboticsFacility, 2),
            _ => self.def().by,
        }
    }

    /// Whether the unit flies (SC 14.1.1).
    #[inline]
    pub fn flies(self) -> bool {
        self.def().layer == Layer::Air
    }

    /// Whether the unit can attack `other` (SC 14.1.2).
    #[inline]
    pub fn can_attack(self, other: Self) -> bool {
        match self.def().attacks {
            Attacks::Both => true,
            Attacks::Ground => !other.flies(),
            Attacks::Air => other.flies(),
            Attacks::None => false,
        }
    }
}

/// The printed facts of a unit.
#[derive(Debug)]
pub struct UnitDef {
    /// Which unit.
    pub unit: Unit,
    /// Its name in message keys and pictures.
    pub name: &'static str,
    /// Whose it is.
    pub race: Race,
    /// How many figures each faction of the race has (SC 18.1.1).
    pub figures: u8,
    /// Ground or flying (SC 14.1.1).
    pub layer: Layer,
    /// What it costs; what a technology unit destroys stands in `by`.
    pub cost: Cost,
    /// What it can attack (SC 14.1.2).
    pub attacks: Attacks,
    /// What it adds to the attack of a skirmish it supports (SC 13.7.5).
    pub support: u8,
    /// SC 17.7.1
    pub assist: bool,
    /// SC 17.4.1
    pub detector: bool,
    /// What some technologies ask about.
    pub tags: Tags,
    /// What allows it to be built.
    pub by: By,
    /// Where the numbers come from.
    pub source: Source,
}

/// Whether a unit stands or flies (SC 14.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Layer {
    /// A ground unit.
    Ground,
    /// A flying unit.
    Air,
}

/// What a unit can attack (SC 14.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Attacks {
    /// Ground and flying units.
    Both,
    /// Ground units only.
    Ground,
    /// Flying units only.
    Air,
    /// Nothing.
    None,
}

/// Working tags that a few technologies need; they are not printed on the figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tags {
    /// A machine.
    pub mechanical: bool,
    /// It fights from afar.
    pub ranged: bool,
}

/// What allows a unit to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A building of at least this level (SC 16.2.4).
    Building(Building, u8),
    /// A technology, and so many units of a type destroyed for it (SC 16.3.1, SC 16.3.3).
    Technology(Technology, Unit, u8),
    /// An Infested Command Center on the planet (SC 26.1.8).
    Installation,
    /// A Leadership card: a hero (SC 30.1.2).
    Leadership,
}

/// The table, in the order of [`Unit`].
static UNITS: [UnitDef; Unit::BASE] = [
    UnitDef {
        unit: Unit::Marine,
        name: "marine",
        race: Race::Terran,
        figures: 6,
        layer: Layer::Ground,
        cost: Cost::new(1, 0),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Building(Building::Barracks, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Firebat,
        name: "firebat",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(1, 1),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Barracks, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Ghost,
        name: "ghost",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 2),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Building(Building::Barracks, 3),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Vulture,
        name: "vulture",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 0),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Factory, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Goliath,
        name: "goliath",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Factory, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::SiegeTank,
        name: "siege-tank",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 2),
        attacks: Attacks::Ground,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Factory, 3),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Wraith,
        name: "wraith",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(2, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Starport, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::ScienceVessel,
        name: "science-vessel",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 2),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: true,
        tags: Tags { mechanical: true, ranged: false },
        by: By::Building(Building::Starport, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Battlecruiser,
        name: "battlecruiser",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(3, 2),
        attacks: Attacks::Both,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Starport, 3),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Zealot,
        name: "zealot",
        race: Race::Protoss,
        figures: 6,
        layer: Layer::Ground,
        cost: Cost::new(2, 0),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Gateway, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Dragoon,
        name: "dragoon",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Gateway, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::HighTemplar,
        name: "high-templar",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 1),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Gateway, 3),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Archon,
        name: "archon",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Technology(Technology::SummonArchon, Unit::HighTemplar, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Reaver,
        name: "reaver",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 2),
        attacks: Attacks::Ground,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::RoboticsFacility, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Scout,
        name: "scout",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(2, 2),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Stargate, 1),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Arbiter,
        name: "arbiter",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 2),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: true, ranged: false },
        by: By::Building(Building::Stargate, 2),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Carrier,
        name: "carrier",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(3, 2),
        attacks: Attacks::Both,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Stargate, 3),
        source: Source::Reconstructed,
    },
    UnitDef {
        unit: Unit::Zergling,
        name: "zergling",
        race: Race::Zerg,
        figures: 9,
        layer: Layer::Ground,
        cost: Cost::new(1, 0),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::SpawningPool, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Hydralisk,
        name: "hydralisk",
        race: Race::Zerg,
        figures: 6,
        layer: Layer::Ground,
        cost: Cost::new(1, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Building(Building::SpawningPool, 2),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Ultralisk,
        name: "ultralisk",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(2, 2),
        attacks: Attacks::Ground,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::SpawningPool, 3),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Queen,
        name: "queen",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 1),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::QueensNest, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Defiler,
        name: "defiler",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 2),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::QueensNest, 2),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Scourge,
        name: "scourge",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 1),
        attacks: Attacks::None,
        support: 0,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Spire, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Mutalisk,
        name: "mutalisk",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(2, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Building(Building::Spire, 2),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Guardian,
        name: "guardian",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 1),
        attacks: Attacks::Ground,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Technology(Technology::GuardianAspect, Unit::Mutalisk, 1),
        source: Source::Sourced,
    },
];
