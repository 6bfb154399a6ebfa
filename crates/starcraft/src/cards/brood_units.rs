//! The units of Brood War and its heroes; the Scourge's new sheet is a row of its own.

use super::units::{Attacks, By, Layer, Tags, Unit, UnitDef};
use super::{Building, Cost, Race, Source, Technology, Values};

/// A hero (SC 30.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroDef {
    /// The figure that stands on the hero token.
    pub figure: Unit,
    /// What its card adds in the front line (SC 30.1.7).
    pub bonus: Values,
}

impl Unit {
    /// What is printed on the hero's card, if the unit is a hero.
    #[inline]
    pub const fn hero(self) -> Option<HeroDef> {
        let (figure, attack, health) = match self {
            // +1 attack in every friendly skirmish of a battle he takes part in.
            Self::JimRaynor => (Self::Vulture, 0, 2),
            Self::NoradIi => (Self::Battlecruiser, 0, 1),
            // Its destruction removes a unit, base or installation of the planet.
            Self::Gantrithor => (Self::Carrier, 0, 1),
            // Start of Battle: the opponent destroys one of his ground units.
            Self::Zeratul => (Self::DarkTemplar, 1, 1),
            // He uses Zealot cards, too.
            Self::Fenix => (Self::Dragoon, 0, 2),
            // She always uses the primary values, and is not sacrificed.
            Self::SarahKerrigan => (Self::InfestedTerran, 0, 0),
            // It returns beside a base at the end of the Regrouping phase.
            Self::Torrasque => (Self::Ultralisk, 0, 0),
            _ => return None,
        };
        Some(HeroDef { figure, bonus: Values { attack, health } })
    }

    /// The heroes, in the order of the factions.
    pub const HEROES: [Self; 7] = [
        Self::JimRaynor,
        Self::NoradIi,
        Self::Gantrithor,
        Self::Zeratul,
        Self::Fenix,
        Self::SarahKerrigan,
        Self::Torrasque,
    ];

    /// The figure that stands for it: of a hero, that of its unit type.
    #[inline]
    #[must_use]
    pub const fn figure(self) -> Self {
        match self.hero() {
            Some(hero) => hero.figure,
            None => self,
        }
    }

    /// Whether it is one of these types: a hero counts as its unit type, and Fenix as a Zealot, too (SC 30.1.7).
    #[inline]
    pub fn is_one_of(self, units: &[Self]) -> bool {
        let as_hero =
            || units.contains(&self.figure()) || (self == Self::Fenix && units.contains(&Self::Zealot));
        units.contains(&self) || (self as usize >= Self::BASE && as_hero())
    }

    /// Whether it has cloaking in every battle (SC 24.2.1).
    #[inline]
    pub const fn cloaks(self) -> bool {
        matches!(self.figure(), Self::DarkTemplar | Self::Lurker)
    }

    /// Whether fighting in the front line costs its life (SC 24.5.1).
    #[inline]
    pub const fn is_sacrificed(self) -> bool {
        matches!(self, Self::BroodScourge | Self::InfestedTerran)
    }
}

/// The table, in the order of [`Unit`] after those of the base game.
pub(super) static BROOD_UNITS: [UnitDef; Unit::COUNT - Unit::BASE] = [
    UnitDef {
        unit: Unit::Medic,
        name: "medic",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 1),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Barracks, 2),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Valkyrie,
        name: "valkyrie",
        race: Race::Terran,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(1, 2),
        attacks: Attacks::Air,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::Starport, 2),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::DarkTemplar,
        name: "dark-templar",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(1, 2),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Gateway, 3),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::DarkArchon,
        name: "dark-archon",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(0, 0),
        attacks: Attacks::None,
        support: 0,
        assist: true,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Technology(Technology::SummonDarkArchon, Unit::DarkTemplar, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Corsair,
        name: "corsair",
        race: Race::Protoss,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(2, 1),
        attacks: Attacks::Air,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Building(Building::RoboticsFacility, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::BroodScourge,
        name: "brood-scourge",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(0, 2),
        attacks: Attacks::Air,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Building(Building::Spire, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Lurker,
        name: "lurker",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(1, 1),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Technology(Technology::LurkerAspect, Unit::Hydralisk, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Devourer,
        name: "devourer",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Air,
        cost: Cost::new(1, 0),
        attacks: Attacks::Air,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: true },
        by: By::Technology(Technology::DevourerAspect, Unit::Mutalisk, 1),
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::InfestedTerran,
        name: "infested-terran",
        race: Race::Zerg,
        figures: 3,
        layer: Layer::Ground,
        cost: Cost::new(1, 0),
        attacks: Attacks::Ground,
        support: 0,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Installation,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::JimRaynor,
        name: "jim-raynor",
        race: Race::Terran,
        figures: 1,
        layer: Layer::Ground,
        cost: Cost::new(2, 0),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::NoradIi,
        name: "norad-ii",
        race: Race::Terran,
        figures: 1,
        layer: Layer::Air,
        cost: Cost::new(3, 2),
        attacks: Attacks::Both,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Gantrithor,
        name: "gantrithor",
        race: Race::Protoss,
        figures: 1,
        layer: Layer::Air,
        cost: Cost::new(3, 2),
        attacks: Attacks::Both,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Zeratul,
        name: "zeratul",
        race: Race::Protoss,
        figures: 1,
        layer: Layer::Ground,
        cost: Cost::new(1, 2),
        attacks: Attacks::Ground,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Fenix,
        name: "fenix",
        race: Race::Protoss,
        figures: 1,
        layer: Layer::Ground,
        cost: Cost::new(2, 1),
        attacks: Attacks::Both,
        support: 1,
        assist: false,
        detector: false,
        tags: Tags { mechanical: true, ranged: true },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::SarahKerrigan,
        name: "sarah-kerrigan",
        race: Race::Zerg,
        figures: 1,
        layer: Layer::Ground,
        cost: Cost::new(1, 0),
        attacks: Attacks::Ground,
        support: 0,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Leadership,
        source: Source::Sourced,
    },
    UnitDef {
        unit: Unit::Torrasque,
        name: "torrasque",
        race: Race::Zerg,
        figures: 1,
        layer: Layer::Ground,
        cost: Cost::new(2, 2),
        attacks: Attacks::Ground,
        support: 2,
        assist: false,
        detector: false,
        tags: Tags { mechanical: false, ranged: false },
        by: By::Leadership,
        source: Source::Sourced,
    },
];
