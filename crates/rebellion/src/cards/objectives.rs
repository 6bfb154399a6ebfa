//! The 15 objective cards in three stages (RB 13.3).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An objective card; each exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the cards are documented by their rows")]
pub enum Objective {
    #[default]
    CripplingBlow,
    CutSupplyLines,
    DefendThePeople,
    RebelAssault,
    RegionalSupport,
    DeathStarPlansSecond,
    HeartOfTheEmpire,
    LeaveNoOneBehind,
    Liberation,
    PopularSupport,
    DeathStarPlansThird,
    EstablishOutposts,
    InspireSympathy,
    MajorVictory,
    ReturnOfTheJedi,
}

/// The number on the back (RB 2.5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Stage {
    #[serde(rename = "one")]
    I,
    #[serde(rename = "two")]
    II,
    #[serde(rename = "three")]
    III,
}

/// When an objective may be played (RB 13.3.5, RB 13.3.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In a combat, as soon as its condition is met.
    Combat,
    /// In a combat, after the attacks of the space battle (RB 9.14.4).
    SpaceBattle,
    /// At the end of a combat: its condition is winning a battle (RB 13.3.13).
    CombatEnd,
    /// Immediately before step 1 of the Refresh phase.
    Refresh,
}

/// The printed facts of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveDef {
    /// The objective.
    pub objective: Objective,
    /// Its title.
    pub name: &'static str,
    /// The number on its back.
    pub stage: Stage,
    /// The reputation it is worth (RB 13.3.3); 0 where its text counts it.
    pub reputation: u8,
    /// When it may be played.
    pub moment: Moment,
}

impl Objective {
    /// How many cards there are.
    pub const COUNT: usize = 15;

    /// Every card.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        OBJECTIVES.iter().map(|def| def.objective)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static ObjectiveDef {
        &OBJECTIVES[self as usize]
    }

    /// Whether it is one of the two Death Star Plans.
    pub fn is_plans(self) -> bool {
        matches!(self, Self::DeathStarPlansSecond | Self::DeathStarPlansThird)
    }
}

use Objective::*;
use Stage::*;

static OBJECTIVES: [ObjectiveDef; Objective::COUNT] = [
    // In a combat the Rebels started, Imperial ground units with a total printed health of at least 3
    // have been destroyed. +1 reputation
    ObjectiveDef {
        objective: CripplingBlow,
        name: "Crippling Blow",
        stage: I,
        reputation: 1,
        moment: Moment::Combat,
    },
    // 3 or more Imperial systems are sabotaged or contain Rebel units. +1 reputation
    ObjectiveDef {
        objective: CutSupplyLines,
        name: "Cut Supply Lines",
        stage: I,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // 4 or more Rebel systems are garrisoned by Rebel units. +1 reputation
    ObjectiveDef {
        objective: DefendThePeople,
        name: "Defend the People",
        stage: I,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // The Rebels started this combat and it has cost the Empire a Star Destroyer (normal or Super). +1
    // reputation
    ObjectiveDef {
        objective: RebelAssault,
        name: "Rebel Assault",
        stage: I,
        reputation: 1,
        moment: Moment::Combat,
    },
    // In some region every populous system is loyal to the Rebels. +1 reputation
    ObjectiveDef {
        objective: RegionalSupport,
        name: "Regional Support",
        stage: I,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // The space battle step of a round is over (attacks done, losses removed), the system holds a
    // finished or unfinished Death Star and a Rebel fighter survives: show the card and roll 3 dice of
    // any colour. At least one direct hit: destroy that Death Star and gain 2 reputation. Otherwise
    // the card returns to hand.
    ObjectiveDef {
        objective: DeathStarPlansSecond,
        name: "Death Star Plans",
        stage: II,
        reputation: 2,
        moment: Moment::SpaceBattle,
    },
    // Rebel units, but no Imperial ones, are in Coruscant. +2 reputation; the card returns to the
    // Rebel hand and can score again in later rounds.
    ObjectiveDef {
        objective: HeartOfTheEmpire,
        name: "Heart of the Empire",
        stage: II,
        reputation: 2,
        moment: Moment::Refresh,
    },
    // No Rebel leader is captured. +1 reputation
    ObjectiveDef {
        objective: LeaveNoOneBehind,
        name: "Leave No One Behind",
        stage: II,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // A system under subjugation was the scene of a ground battle won by the Rebels. +1 reputation
    ObjectiveDef {
        objective: Liberation,
        name: "Liberation",
        stage: II,
        reputation: 1,
        moment: Moment::CombatEnd,
    },
    // At least 6 systems are loyal to the Rebels. +1 reputation
    ObjectiveDef {
        objective: PopularSupport,
        name: "Popular Support",
        stage: II,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // Same as the stage II card. Same as the stage II card.
    ObjectiveDef {
        objective: DeathStarPlansThird,
        name: "Death Star Plans",
        stage: III,
        reputation: 2,
        moment: Moment::SpaceBattle,
    },
    // Rebel units are present in 5 or more systems. +1 reputation
    ObjectiveDef {
        objective: EstablishOutposts,
        name: "Establish Outposts",
        stage: III,
        reputation: 1,
        moment: Moment::Refresh,
    },
    // None (worth playing once a system is destroyed). +1 reputation for each destroyed system on the
    // board.
    ObjectiveDef {
        objective: InspireSympathy,
        name: "Inspire Sympathy",
        stage: III,
        reputation: 0,
        moment: Moment::Refresh,
    },
    // In a combat the Rebels started, Imperial ships with a total printed health of at least 3 have
    // been destroyed. +1 reputation
    ObjectiveDef {
        objective: MajorVictory,
        name: "Major Victory",
        stage: III,
        reputation: 1,
        moment: Moment::Combat,
    },
    // The Rebels have won a battle (space or ground) in the system of Darth Vader or Emperor
    // Palpatine. +2 reputation. With Luke Skywalker (Jedi) present, 1 Imperial leader in the system is
    // eliminated.
    ObjectiveDef {
        objective: ReturnOfTheJedi,
        name: "Return of the Jedi",
        stage: III,
        reputation: 2,
        moment: Moment::CombatEnd,
    },
];
