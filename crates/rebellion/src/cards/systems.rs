//! The 32 systems in 8 regions, and the icons of the Rebel Base space (RB 11.1.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Icon, Shape, Side, Theatre};

/// A system (RB 11.1.2), in the order of the regions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names of the systems")]
pub enum System {
    #[default]
    MonCalamari,
    Felucia,
    Yavin,
    Saleucami,
    Kessel,
    Toydaria,
    NalHutta,
    Bothawui,
    Rodia,
    Tatooine,
    Geonosis,
    Ryloth,
    Naboo,
    Sullust,
    Dagobah,
    Utapau,
    Mustafar,
    Bespin,
    Endor,
    Hoth,
    Corellia,
    CatoNeimoidia,
    Coruscant,
    Alderaan,
    Malastare,
    Kashyyyk,
    Mandalore,
    Dathomir,
    OrdMantell,
    Ilum,
    Mygeeto,
    Dantooine,
}

/// The printed facts of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SystemDef {
    /// The system.
    pub system: System,
    /// Its name.
    pub name: &'static str,
    /// Its region, counted from 0; the board does not number them.
    pub region: u8,
    /// Its resource icons, the left one first; none in a remote system (RB 11.2.2).
    pub icons: &'static [Icon],
    /// The space of the build queue its units are put on (RB 12.8.3); 0 in a remote system.
    pub number: u8,
    /// The symbol on its probe card that decides starting loyalty (RB 2.9.1).
    pub symbol: Option<Side>,
    /// The systems that share a border with it (RB 6.2.3).
    pub adjacent: &'static [System],
}

impl System {
    /// How many systems there are.
    pub const COUNT: usize = 32;

    /// Every system.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        SYSTEMS.iter().map(|def| def.system)
    }

    /// The system with this index, if there is one.
    #[inline]
    pub fn at(index: usize) -> Option<Self> {
        SYSTEMS.get(index).map(|def| def.system)
    }

    /// The systems that share a border with it, as a set of bits.
    #[inline]
    pub(crate) fn neighbours(self) -> u32 {
        NEIGHBOURS[self as usize]
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static SystemDef {
        &SYSTEMS[self as usize]
    }

    /// Whether it has a loyalty space and icons, as printed (RB 11.2.1).
    pub fn is_printed_populous(self) -> bool {
        !self.def().icons.is_empty()
    }

    /// Whether two systems share a border (RB 6.2.3).
    #[inline]
    pub fn is_adjacent(self, other: Self) -> bool {
        self.neighbours() & (1 << other as u8) != 0
    }
}

/// The icons of the Rebel Base space; its units go on space 1 (RB 12.8.8).
pub const BASE_ICONS: [Icon; 2] = [
    Icon { theatre: Theatre::Space, shape: Shape::Triangle },
    Icon { theatre: Theatre::Ground, shape: Shape::Triangle },
];

const fn space(shape: Shape) -> Icon {
    Icon { theatre: Theatre::Space, shape }
}

const fn ground(shape: Shape) -> Icon {
    Icon { theatre: Theatre::Ground, shape }
}

use Shape::*;
use System::*;

static SYSTEMS: [SystemDef; System::COUNT] = [
    SystemDef {
        system: MonCalamari,
        name: "Mon Calamari",
        region: 0,
        icons: &[space(Triangle), space(Square)],
        number: 3,
        symbol: Some(Side::Rebels),
        adjacent: &[Felucia, Saleucami],
    },
    SystemDef {
        system: Felucia,
        name: "Felucia",
        region: 0,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[Mandalore, MonCalamari, Saleucami, Yavin],
    },
    SystemDef {
        system: Yavin,
        name: "Yavin",
        region: 0,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Dathomir, Felucia, Mandalore],
    },
    SystemDef {
        system: Saleucami,
        name: "Saleucami",
        region: 0,
        icons: &[ground(Circle)],
        number: 1,
        symbol: Some(Side::Empire),
        adjacent: &[Felucia, Kashyyyk, Kessel, Mandalore, MonCalamari, Toydaria],
    },
    SystemDef {
        system: Kessel,
        name: "Kessel",
        region: 1,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[NalHutta, Saleucami, Toydaria],
    },
    SystemDef {
        system: Toydaria,
        name: "Toydaria",
        region: 1,
        icons: &[space(Circle)],
        number: 2,
        symbol: None,
        adjacent: &[Bothawui, Kashyyyk, Kessel, Malastare, NalHutta, Saleucami],
    },
    SystemDef {
        system: NalHutta,
        name: "Nal Hutta",
        region: 1,
        icons: &[ground(Triangle), space(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[Bothawui, Kessel, Toydaria],
    },
    SystemDef {
        system: Bothawui,
        name: "Bothawui",
        region: 1,
        icons: &[ground(Circle)],
        number: 1,
        symbol: Some(Side::Rebels),
        adjacent: &[Malastare, NalHutta, Rodia, Tatooine, Toydaria],
    },
    SystemDef {
        system: Rodia,
        name: "Rodia",
        region: 2,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: Some(Side::Empire),
        adjacent: &[Bothawui, Geonosis, Malastare, Naboo, Tatooine],
    },
    SystemDef {
        system: Tatooine,
        name: "Tatooine",
        region: 2,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Bothawui, Geonosis, Rodia, Ryloth],
    },
    SystemDef {
        system: Geonosis,
        name: "Geonosis",
        region: 2,
        icons: &[space(Triangle), ground(Square)],
        number: 2,
        symbol: None,
        adjacent: &[Naboo, Rodia, Ryloth, Tatooine, Utapau],
    },
    SystemDef {
        system: Ryloth,
        name: "Ryloth",
        region: 2,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: Some(Side::Rebels),
        adjacent: &[Geonosis, Tatooine],
    },
    SystemDef {
        system: Naboo,
        name: "Naboo",
        region: 3,
        icons: &[ground(Triangle), space(Triangle)],
        number: 1,
        symbol: Some(Side::Rebels),
        adjacent: &[Dagobah, Geonosis, Malastare, Rodia, Sullust, Utapau],
    },
    SystemDef {
        system: Sullust,
        name: "Sullust",
        region: 3,
        icons: &[ground(Triangle), ground(Square)],
        number: 2,
        symbol: Some(Side::Empire),
        adjacent: &[Bespin, CatoNeimoidia, Corellia, Dagobah, Malastare, Mustafar, Naboo],
    },
    SystemDef {
        system: Dagobah,
        name: "Dagobah",
        region: 3,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Mustafar, Naboo, Sullust, Utapau],
    },
    SystemDef {
        system: Utapau,
        name: "Utapau",
        region: 3,
        icons: &[space(Circle), space(Square)],
        number: 3,
        symbol: None,
        adjacent: &[Dagobah, Geonosis, Naboo],
    },
    SystemDef {
        system: Mustafar,
        name: "Mustafar",
        region: 4,
        icons: &[space(Triangle), space(Circle)],
        number: 2,
        symbol: Some(Side::Empire),
        adjacent: &[Bespin, Dagobah, Hoth, Sullust],
    },
    SystemDef {
        system: Bespin,
        name: "Bespin",
        region: 4,
        icons: &[ground(Circle)],
        number: 1,
        symbol: None,
        adjacent: &[Endor, Hoth, Mustafar, Sullust],
    },
    SystemDef {
        system: Endor,
        name: "Endor",
        region: 4,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Bespin, Hoth],
    },
    SystemDef {
        system: Hoth,
        name: "Hoth",
        region: 4,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Bespin, Endor, Mustafar],
    },
    SystemDef {
        system: Corellia,
        name: "Corellia",
        region: 5,
        icons: &[space(Triangle), space(Square)],
        number: 3,
        symbol: Some(Side::Empire),
        adjacent: &[Alderaan, CatoNeimoidia, Coruscant, Sullust],
    },
    SystemDef {
        system: CatoNeimoidia,
        name: "Cato Neimoidia",
        region: 5,
        icons: &[space(Triangle), ground(Circle)],
        number: 2,
        symbol: None,
        adjacent: &[Alderaan, Corellia, Kashyyyk, Malastare, Sullust],
    },
    SystemDef {
        system: Coruscant,
        name: "Coruscant",
        region: 5,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[Alderaan, Corellia, OrdMantell],
    },
    SystemDef {
        system: Alderaan,
        name: "Alderaan",
        region: 5,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[CatoNeimoidia, Corellia, Coruscant, Kashyyyk, Mandalore, OrdMantell],
    },
    SystemDef {
        system: Malastare,
        name: "Malastare",
        region: 6,
        icons: &[ground(Triangle)],
        number: 1,
        symbol: None,
        adjacent: &[Bothawui, CatoNeimoidia, Kashyyyk, Naboo, Rodia, Sullust, Toydaria],
    },
    SystemDef {
        system: Kashyyyk,
        name: "Kashyyyk",
        region: 6,
        icons: &[ground(Triangle), ground(Triangle)],
        number: 1,
        symbol: Some(Side::Rebels),
        adjacent: &[Alderaan, CatoNeimoidia, Malastare, Mandalore, Saleucami, Toydaria],
    },
    SystemDef {
        system: Mandalore,
        name: "Mandalore",
        region: 6,
        icons: &[ground(Triangle), space(Triangle)],
        number: 1,
        symbol: Some(Side::Empire),
        adjacent: &[Alderaan, Dathomir, Felucia, Kashyyyk, Mygeeto, OrdMantell, Saleucami, Yavin],
    },
    SystemDef {
        system: Dathomir,
        name: "Dathomir",
        region: 6,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Dantooine, Mandalore, Mygeeto, Yavin],
    },
    SystemDef {
        system: OrdMantell,
        name: "Ord Mantell",
        region: 7,
        icons: &[space(Circle), ground(Circle)],
        number: 2,
        symbol: None,
        adjacent: &[Alderaan, Coruscant, Ilum, Mandalore, Mygeeto],
    },
    SystemDef {
        system: Ilum,
        name: "Ilum",
        region: 7,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Mygeeto, OrdMantell],
    },
    SystemDef {
        system: Mygeeto,
        name: "Mygeeto",
        region: 7,
        icons: &[space(Triangle), ground(Square)],
        number: 2,
        symbol: Some(Side::Empire),
        adjacent: &[Dantooine, Dathomir, Ilum, Mandalore, OrdMantell],
    },
    SystemDef {
        system: Dantooine,
        name: "Dantooine",
        region: 7,
        icons: &[],
        number: 0,
        symbol: None,
        adjacent: &[Dathomir, Mygeeto],
    },
];

/// The adjacent systems of each as a set of bits.
static NEIGHBOURS: [u32; System::COUNT] = {
    let mut sets = [0; System::COUNT];
    let mut n = 0;
    while n < System::COUNT {
        let adjacent = SYSTEMS[n].adjacent;
        let mut next = 0;
        while next < adjacent.len() {
            sets[n] |= 1 << adjacent[next] as u8;
            next += 1;
        }
        n += 1;
    }
    sets
};
