//! The components: printed facts as tables, one row a thing, with our paraphrase of each text beside it.

mod actions;
mod leaders;
mod missions;
mod objectives;
mod systems;
mod tactics;
mod units;

pub use actions::{ActionCard, ActionDef, Timing};
pub use leaders::{Entry, Leader, LeaderDef};
pub use missions::{Deck, Mission, MissionDef, Mode, Where};
pub use objectives::{Moment, Objective, ObjectiveDef, Stage};
pub use systems::{BASE_ICONS, System, SystemDef};
pub use tactics::{Tactic, TacticDef, TacticEffect};
pub use units::{Class, Unit, UnitDef};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two sides (RB 1.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Side {
    /// The Rebel Alliance, which acts first wherever the rules name an order (RB 1.5.4).
    Rebels,
    /// The Galactic Empire.
    Empire,
}

impl Side {
    /// Both, the Rebels first.
    pub const BOTH: [Self; 2] = [Self::Rebels, Self::Empire];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Rebels => Self::Empire,
            Self::Empire => Self::Rebels,
        }
    }
}

/// A role in a team (RB 16.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Role {
    /// Units, space battles, recruiting; blue leaders (RB 16.9.1).
    Admiral,
    /// Missions, ground battles, probes and objectives; orange leaders (RB 16.9.2).
    General,
}

impl Role {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Admiral, Self::General];
}

/// A skill (RB 8.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Skill {
    Diplomacy,
    Intel,
    Logistics,
    SpecOps,
}

/// Where units fight (RB 9.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Theatre {
    Space,
    Ground,
}

impl Theatre {
    /// Both, in the order of a combat round (RB 9.4.1).
    pub const BOTH: [Self; 2] = [Self::Space, Self::Ground];
}

/// The shape of a resource icon (RB 11.7.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "what is printed")]
pub enum Shape {
    Triangle,
    Circle,
    Square,
}

/// A resource icon: it builds exactly the units that show the same one (RB 12.8.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Icon {
    /// Blue for ships, orange for ground units.
    pub theatre: Theatre,
    /// Its shape.
    pub shape: Shape,
}

impl Icon {
    /// The units of a side that it builds (RB 12.8.9).
    pub fn units(self, side: Side) -> impl Iterator<Item = Unit> {
        Unit::of(side).filter(move |unit| unit.def().icon == Some(self))
    }
}

/// The colour of a die or of a health value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "what is printed")]
pub enum Colour {
    Red,
    Black,
}

impl Colour {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Black];
}

/// A face of a die; both colours have the same six (RB G75).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Face {
    Hit,
    Direct,
    Special,
    Blank,
}

impl Face {
    /// How many different faces there are.
    pub const COUNT: usize = 4;
    /// Every face.
    pub const ALL: [Self; Self::COUNT] = [Self::Hit, Self::Direct, Self::Special, Self::Blank];

    /// The face that a die with six sides shows: two hits, a direct hit, a special, two blanks.
    pub const fn of(side: u8) -> Self {
        match side {
            1 | 2 => Self::Hit,
            3 => Self::Direct,
            4 => Self::Special,
            _ => Self::Blank,
        }
    }

    /// The successes it is worth in a mission (RB 8.7.6).
    pub const fn successes(self) -> u8 {
        match self {
            Self::Hit | Self::Direct => 1,
            Self::Special => 2,
            Self::Blank => 0,
        }
    }
}

/// A ring that a leader wears (RB 10.3.1); each exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Ring {
    /// Marks a captive (RB 10.4.1).
    Captured,
    /// Marks a captive whose captured ring is free again (RB 10.7.1).
    Carbonite,
    /// Its bearer is an Imperial leader (RB 10.7.6).
    Lured,
    /// Once a game round, where its bearer is in the system of a mission or combat: roll 1 Rebel die again.
    MasterYoda,
    /// Given up after a failed Rebel diplomacy mission in its bearer's system: the mission succeeds.
    #[serde(rename = "c-3po")]
    C3po,
    /// Given up after the Empire rolled for a mission in its bearer's system: 1 of those dice becomes blank.
    #[serde(rename = "r2-d2")]
    R2d2,
    /// Given up after a successful Rebel mission in its bearer's system: a captive there is rescued.
    MillenniumFalcon,
}

impl Ring {
    /// Every ring.
    pub const ALL: [Self; 7] = [
        Self::Captured,
        Self::Carbonite,
        Self::Lured,
        Self::MasterYoda,
        Self::C3po,
        Self::R2d2,
        Self::MillenniumFalcon,
    ];

    /// Whether the Empire put it on (RB 18.8.18).
    pub const fn is_imperial(self) -> bool {
        matches!(self, Self::Captured | Self::Carbonite | Self::Lured)
    }

    /// Whether its bearer is captured (RB 10.7.1).
    pub const fn is_captive(self) -> bool {
        matches!(self, Self::Captured | Self::Carbonite)
    }
}

/// The last space of the time track.
pub const LAST_SPACE: u8 = 16;
/// Where the time marker starts (RB 2.4.1).
pub const FIRST_TIME: u8 = 1;
/// Where the reputation marker starts (RB 2.4.2).
pub const FIRST_REPUTATION: u8 = 14;

/// Whether a space of the time track shows a recruit icon (RB 12.6.3).
pub const fn recruits(space: u8) -> bool {
    matches!(space, 2..=5)
}

/// Whether a space of the time track shows a build icon (RB 12.6.4).
pub const fn builds(space: u8) -> bool {
    matches!(space, 2 | 4 | 6 | 8 | 10 | 12 | 14)
}
