//! The 18 types of units (RB 9.16.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, Icon, Shape, Side, Theatre};

/// A type of unit (RB 9.16.1): those of the Empire first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names on the faction sheets")]
pub enum Unit {
    #[default]
    TieFighter,
    AssaultCarrier,
    StarDestroyer,
    SuperStarDestroyer,
    DeathStar,
    DeathStarUnderConstruction,
    Stormtrooper,
    AtSt,
    AtAt,
    XWing,
    YWing,
    RebelTransport,
    CorellianCorvette,
    MonCalamariCruiser,
    RebelTrooper,
    Airspeeder,
    ShieldGenerator,
    IonCannon,
}

/// What kind of unit it is (RB 9.16.3 to RB 9.16.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Class {
    Fighter,
    Capital,
    Station,
    Ground,
    Structure,
}

/// The printed facts of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitDef {
    /// The unit.
    pub unit: Unit,
    /// Its name.
    pub name: &'static str,
    /// Whose it is.
    pub side: Side,
    /// How many figures there are (RB 15.1.4).
    pub figures: u8,
    /// What kind of unit it is.
    pub class: Class,
    /// Red and black dice of its attack value (RB 9.5.1).
    pub attack: [u8; 2],
    /// Its health and the colour of it; `None` for the Death Star (RB 9.14.2).
    pub health: Option<(u8, Colour)>,
    /// How many units it carries (RB 6.3.4).
    pub capacity: u8,
    /// Whether it moves only with a carrier (RB 6.3.2).
    pub restricted: bool,
    /// Whether it never moves (RB 6.2.10).
    pub immobile: bool,
    /// The icon that builds it; `None` if only projects do (RB 12.8.9).
    pub icon: Option<Icon>,
}

impl Unit {
    /// How many types there are.
    pub const COUNT: usize = 18;

    /// Every type.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        UNITS.iter().map(|def| def.unit)
    }

    /// The types of a side.
    #[inline]
    pub fn of(side: Side) -> impl Iterator<Item = Self> + Clone {
        let range = match side {
            Side::Empire => 0..9,
            Side::Rebels => 9..Self::COUNT,
        };
        UNITS[range].iter().map(|def| def.unit)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static UnitDef {
        &UNITS[self as usize]
    }

    /// Whose it is.
    #[inline]
    pub fn side(self) -> Side {
        self.def().side
    }

    /// Where it fights (RB 9.1.2).
    #[inline]
    pub fn theatre(self) -> Theatre {
        match self.def().class {
            Class::Fighter | Class::Capital | Class::Station => Theatre::Space,
            Class::Ground | Class::Structure => Theatre::Ground,
        }
    }

    /// Whether it is a ship (RB 9.16.2).
    #[inline]
    pub fn is_ship(self) -> bool {
        self.theatre() == Theatre::Space
    }

    /// Whether it is a Death Star, finished or not (RB 9.14.3).
    #[inline]
    pub fn is_station(self) -> bool {
        self.def().class == Class::Station
    }

    /// Its printed health; 0 for the Death Star, which has none.
    pub fn health(self) -> u8 {
        self.def().health.map_or(0, |(value, _)| value)
    }
}

const fn space(shape: Shape) -> Icon {
    Icon { theatre: Theatre::Space, shape }
}

const fn ground(shape: Shape) -> Icon {
    Icon { theatre: Theatre::Ground, shape }
}

const fn red(health: u8) -> (u8, Colour) {
    (health, Colour::Red)
}

const fn black(health: u8) -> (u8, Colour) {
    (health, Colour::Black)
}

use Shape::*;
use Side::*;
use Unit::*;

static UNITS: [UnitDef; Unit::COUNT] = [
    UnitDef {
        unit: TieFighter,
        name: "TIE Fighter",
        side: Empire,
        figures: 24,
        class: Class::Fighter,
        attack: [0, 1],
        health: Some(black(1)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(space(Triangle)),
    },
    UnitDef {
        unit: AssaultCarrier,
        name: "Assault Carrier",
        side: Empire,
        figures: 8,
        class: Class::Capital,
        attack: [1, 1],
        health: Some(red(2)),
        capacity: 4,
        restricted: false,
        immobile: false,
        icon: Some(space(Circle)),
    },
    UnitDef {
        unit: StarDestroyer,
        name: "Star Destroyer",
        side: Empire,
        figures: 8,
        class: Class::Capital,
        attack: [2, 1],
        health: Some(red(4)),
        capacity: 6,
        restricted: false,
        immobile: false,
        icon: Some(space(Square)),
    },
    UnitDef {
        unit: SuperStarDestroyer,
        name: "Super Star Destroyer",
        side: Empire,
        figures: 2,
        class: Class::Capital,
        attack: [3, 2],
        health: Some(red(6)),
        capacity: 8,
        restricted: false,
        immobile: false,
        icon: None,
    },
    // Has no health: damage can be neither assigned nor dealt to it. Only the Death Star Plans
    // objective removes it.
    // While it is in a combat no Imperial unit of that combat may retreat.
    // Enables the Superlaser Online project in its system.
    // A Death Star from the build queue may only be deployed where the Death Star Under Construction
    // stands, and replaces it.
    // The Empire may not remove its own Death Star to free the piece for building.
    UnitDef {
        unit: DeathStar,
        name: "Death Star",
        side: Empire,
        figures: 2,
        class: Class::Station,
        attack: [4, 0],
        health: None,
        capacity: 8,
        restricted: false,
        immobile: false,
        icon: None,
    },
    // While it is in a combat no Imperial unit of that combat may retreat.
    // At the next-round check of a combat: if it is the only Imperial ship left and Rebel ships are
    // present, it is destroyed.
    // When it is destroyed, the Death Star waiting in the build queue is destroyed too.
    // Can be hit by Death Star Plans, but does not count as a Death Star for any other card
    // (Superlaser Online, Fear Will Keep Them in Line) unless the card names it.
    UnitDef {
        unit: DeathStarUnderConstruction,
        name: "Death Star Under Construction",
        side: Empire,
        figures: 1,
        class: Class::Station,
        attack: [0, 0],
        health: Some(black(4)),
        capacity: 0,
        restricted: false,
        immobile: true,
        icon: None,
    },
    UnitDef {
        unit: Stormtrooper,
        name: "Stormtrooper",
        side: Empire,
        figures: 30,
        class: Class::Ground,
        attack: [0, 1],
        health: Some(black(1)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(ground(Triangle)),
    },
    UnitDef {
        unit: AtSt,
        name: "AT-ST",
        side: Empire,
        figures: 10,
        class: Class::Ground,
        attack: [1, 1],
        health: Some(red(2)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(ground(Circle)),
    },
    UnitDef {
        unit: AtAt,
        name: "AT-AT",
        side: Empire,
        figures: 4,
        class: Class::Ground,
        attack: [2, 1],
        health: Some(red(3)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(ground(Square)),
    },
    UnitDef {
        unit: XWing,
        name: "X-wing",
        side: Rebels,
        figures: 8,
        class: Class::Fighter,
        attack: [0, 1],
        health: Some(black(1)),
        capacity: 0,
        restricted: false,
        immobile: false,
        icon: Some(space(Triangle)),
    },
    UnitDef {
        unit: YWing,
        name: "Y-wing",
        side: Rebels,
        figures: 12,
        class: Class::Fighter,
        attack: [1, 0],
        health: Some(black(1)),
        capacity: 0,
        restricted: false,
        immobile: false,
        icon: Some(space(Triangle)),
    },
    // In the retreat step, if transports are the only Rebel ships left in the combat they must retreat
    // or are destroyed at once.
    UnitDef {
        unit: RebelTransport,
        name: "Rebel Transport",
        side: Rebels,
        figures: 4,
        class: Class::Capital,
        attack: [0, 0],
        health: Some(red(2)),
        capacity: 4,
        restricted: false,
        immobile: false,
        icon: Some(space(Triangle)),
    },
    UnitDef {
        unit: CorellianCorvette,
        name: "Corellian Corvette",
        side: Rebels,
        figures: 4,
        class: Class::Capital,
        attack: [1, 1],
        health: Some(red(2)),
        capacity: 2,
        restricted: false,
        immobile: false,
        icon: Some(space(Circle)),
    },
    UnitDef {
        unit: MonCalamariCruiser,
        name: "Mon Calamari Cruiser",
        side: Rebels,
        figures: 3,
        class: Class::Capital,
        attack: [2, 1],
        health: Some(red(4)),
        capacity: 4,
        restricted: false,
        immobile: false,
        icon: Some(space(Square)),
    },
    UnitDef {
        unit: RebelTrooper,
        name: "Rebel Trooper",
        side: Rebels,
        figures: 21,
        class: Class::Ground,
        attack: [0, 1],
        health: Some(black(1)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(ground(Triangle)),
    },
    UnitDef {
        unit: Airspeeder,
        name: "Airspeeder",
        side: Rebels,
        figures: 6,
        class: Class::Ground,
        attack: [1, 1],
        health: Some(red(2)),
        capacity: 0,
        restricted: true,
        immobile: false,
        icon: Some(ground(Circle)),
    },
    // At the beginning of every ground battle step in its system the Rebels draw 1 ground tactic card
    // (one per generator).
    // At the next-round check of a combat: if structures are the only Rebel ground units left and
    // Imperial ground units are present, the structures are destroyed.
    UnitDef {
        unit: ShieldGenerator,
        name: "Shield Generator",
        side: Rebels,
        figures: 3,
        class: Class::Structure,
        attack: [0, 0],
        health: Some(red(3)),
        capacity: 0,
        restricted: false,
        immobile: true,
        icon: Some(ground(Square)),
    },
    // In every space battle step in its system the Empire rolls 2 red dice fewer (per cannon; applied
    // before the 5-dice cap).
    // Same rule as for the shield generator.
    UnitDef {
        unit: IonCannon,
        name: "Ion Cannon",
        side: Rebels,
        figures: 3,
        class: Class::Structure,
        attack: [0, 0],
        health: Some(red(3)),
        capacity: 0,
        restricted: false,
        immobile: true,
        icon: Some(ground(Square)),
    },
];
