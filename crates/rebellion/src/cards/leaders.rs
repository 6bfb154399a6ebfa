//! The 25 leaders: 4 starting and 8 recruitable ones a side, and Luke Skywalker the Jedi.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Role, Side, Skill};

/// A leader (RB 10.1.1): those of the Empire first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names of the leaders")]
pub enum Leader {
    #[default]
    EmperorPalpatine,
    GrandMoffTarkin,
    DarthVader,
    GeneralTagge,
    AdmiralOzzel,
    AdmiralPiett,
    SoontirFel,
    JanusGreejatus,
    BobaFett,
    ColonelYularen,
    GeneralVeers,
    MoffJerjerrod,
    MonMothma,
    JanDodonna,
    PrincessLeia,
    GeneralRieekan,
    AdmiralAckbar,
    HanSolo,
    LandoCalrissian,
    WedgeAntilles,
    Chewbacca,
    GeneralMadine,
    LukeSkywalker,
    ObiWanKenobi,
    LukeSkywalkerJedi,
}

/// How a leader enters the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// In the pool at setup: without a recruit icon (RB 2.3.1).
    Starting,
    /// By recruiting (RB 2.3.2).
    Recruit,
    /// By taking the place of another leader (RB 2.3.3).
    Replacement,
}

/// The printed facts of a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaderDef {
    /// The leader.
    pub leader: Leader,
    /// The name.
    pub name: &'static str,
    /// The side printed on it.
    pub side: Side,
    /// Skill icons: diplomacy, intel, logistics, spec ops (RB 8.1.1).
    pub skills: [u8; 4],
    /// Space and ground tactic values (RB 10.1.2).
    pub tactics: [u8; 2],
    /// How it enters the game.
    pub entry: Entry,
    /// Whose pool it belongs to in a team game: blue is the admiral's, orange the general's (RB 16.1.7).
    pub role: Role,
}

impl Leader {
    /// How many leaders there are.
    pub const COUNT: usize = 25;

    /// Every leader.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        LEADERS.iter().map(|def| def.leader)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static LeaderDef {
        &LEADERS[self as usize]
    }

    /// How many icons of a skill it has.
    #[inline]
    pub fn icons(self, skill: Skill) -> u8 {
        self.def().skills[skill as usize]
    }

    /// How many skill icons of any kind it has (RB 8.7.12).
    pub fn all_icons(self) -> u8 {
        self.def().skills.iter().sum()
    }

    /// Whether it has tactic values (RB 6.1.2).
    #[inline]
    pub fn has_tactics(self) -> bool {
        self.def().tactics != [0, 0]
    }

    /// Whether a card that names `named` means this leader: the Jedi counts as Luke Skywalker (RB 10.1.6).
    #[inline]
    pub fn counts_as(self, named: Self) -> bool {
        self == named || (self == Self::LukeSkywalkerJedi && named == Self::LukeSkywalker)
    }
}

use Entry::*;
use Leader::*;
use Role::*;
use Side::*;

static LEADERS: [LeaderDef; Leader::COUNT] = [
    LeaderDef {
        leader: EmperorPalpatine,
        name: "Emperor Palpatine",
        side: Empire,
        skills: [3, 2, 0, 0],
        tactics: [3, 2],
        entry: Starting,
        role: Admiral,
    },
    LeaderDef {
        leader: GrandMoffTarkin,
        name: "Grand Moff Tarkin",
        side: Empire,
        skills: [1, 1, 1, 0],
        tactics: [2, 1],
        entry: Starting,
        role: Admiral,
    },
    LeaderDef {
        leader: DarthVader,
        name: "Darth Vader",
        side: Empire,
        skills: [2, 0, 0, 3],
        tactics: [2, 3],
        entry: Starting,
        role: General,
    },
    LeaderDef {
        leader: GeneralTagge,
        name: "General Tagge",
        side: Empire,
        skills: [0, 0, 1, 1],
        tactics: [1, 2],
        entry: Starting,
        role: General,
    },
    LeaderDef {
        leader: AdmiralOzzel,
        name: "Admiral Ozzel",
        side: Empire,
        skills: [0, 1, 1, 0],
        tactics: [2, 1],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: AdmiralPiett,
        name: "Admiral Piett",
        side: Empire,
        skills: [0, 2, 0, 1],
        tactics: [3, 1],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: SoontirFel,
        name: "Soontir Fel",
        side: Empire,
        skills: [0, 1, 0, 2],
        tactics: [2, 1],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: JanusGreejatus,
        name: "Janus Greejatus",
        side: Empire,
        skills: [2, 1, 0, 0],
        tactics: [0, 0],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: BobaFett,
        name: "Boba Fett",
        side: Empire,
        skills: [0, 2, 0, 3],
        tactics: [0, 0],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: ColonelYularen,
        name: "Colonel Yularen",
        side: Empire,
        skills: [0, 3, 0, 0],
        tactics: [2, 2],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: GeneralVeers,
        name: "General Veers",
        side: Empire,
        skills: [0, 0, 0, 2],
        tactics: [1, 3],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: MoffJerjerrod,
        name: "Moff Jerjerrod",
        side: Empire,
        skills: [1, 0, 1, 0],
        tactics: [1, 1],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: MonMothma,
        name: "Mon Mothma",
        side: Rebels,
        skills: [3, 0, 1, 0],
        tactics: [0, 0],
        entry: Starting,
        role: Admiral,
    },
    LeaderDef {
        leader: JanDodonna,
        name: "Jan Dodonna",
        side: Rebels,
        skills: [1, 2, 0, 0],
        tactics: [2, 1],
        entry: Starting,
        role: Admiral,
    },
    LeaderDef {
        leader: PrincessLeia,
        name: "Princess Leia",
        side: Rebels,
        skills: [2, 2, 0, 1],
        tactics: [1, 1],
        entry: Starting,
        role: General,
    },
    LeaderDef {
        leader: GeneralRieekan,
        name: "General Rieekan",
        side: Rebels,
        skills: [1, 0, 1, 1],
        tactics: [1, 2],
        entry: Starting,
        role: General,
    },
    LeaderDef {
        leader: AdmiralAckbar,
        name: "Admiral Ackbar",
        side: Rebels,
        skills: [2, 0, 1, 0],
        tactics: [3, 1],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: HanSolo,
        name: "Han Solo",
        side: Rebels,
        skills: [1, 1, 0, 2],
        tactics: [2, 2],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: LandoCalrissian,
        name: "Lando Calrissian",
        side: Rebels,
        skills: [1, 1, 1, 1],
        tactics: [2, 2],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: WedgeAntilles,
        name: "Wedge Antilles",
        side: Rebels,
        skills: [0, 0, 0, 2],
        tactics: [3, 1],
        entry: Recruit,
        role: Admiral,
    },
    LeaderDef {
        leader: Chewbacca,
        name: "Chewbacca",
        side: Rebels,
        skills: [0, 0, 0, 3],
        tactics: [1, 2],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: GeneralMadine,
        name: "General Madine",
        side: Rebels,
        skills: [0, 2, 0, 2],
        tactics: [1, 3],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: LukeSkywalker,
        name: "Luke Skywalker",
        side: Rebels,
        skills: [0, 2, 0, 1],
        tactics: [2, 2],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: ObiWanKenobi,
        name: "Obi-Wan Kenobi",
        side: Rebels,
        skills: [1, 3, 0, 0],
        tactics: [1, 3],
        entry: Recruit,
        role: General,
    },
    LeaderDef {
        leader: LukeSkywalkerJedi,
        name: "Luke Skywalker (Jedi)",
        side: Rebels,
        skills: [0, 3, 0, 2],
        tactics: [3, 3],
        entry: Replacement,
        role: General,
    },
];
