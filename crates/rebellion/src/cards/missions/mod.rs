//! The missions and projects: 53 titles on 68 cards (RB 8).

mod imperial;
mod rebel;

use imperial::IMPERIAL;
use rebel::REBEL;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Leader, Side, Skill, System, Unit};

/// A mission card by its title; copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the missions are documented by their rows")]
pub enum Mission {
    #[default]
    CaptureRebelOperative,
    GatherIntel,
    ResearchAndDevelopment,
    RuleByFear,
    AddressDelays,
    CarbonFreezing,
    CollectBounty,
    Detained,
    DisplayOfPower,
    DoubleOurEfforts,
    FearWillKeepThemInLine,
    HomingBeacon,
    HuntThemDown,
    ImperialPropaganda,
    InterceptTransmission,
    Interrogation,
    InterrogationDroid,
    LongRangeProbe,
    LureOfTheDarkSide,
    PlanetaryConquest,
    ProbeDroidInitiative,
    RetrieveThePlans,
    SecretWeaponsResearch,
    TradeNegotiations,
    ConstructDeathStar,
    ConstructFactory,
    ConstructSuperStarDestroyer,
    OverseeProject,
    SuperlaserOnline,
    BuildAlliance,
    Infiltration,
    RapidMobilization,
    Sabotage,
    BaseDefenses,
    ContingencyPlan,
    CovertOperation,
    DaringRescue,
    Demolition,
    EstablishTradeRelations,
    ForTheGreaterGood,
    HiddenFleet,
    HitAndRun,
    InciteRebellion,
    LeadTheStrikeTeam,
    Misdirection,
    PlanTheAssault,
    PlantFalseLead,
    PublicUprising,
    RogueSquadronRaid,
    SeekYoda,
    StolenPlans,
    SupportOfMonCalamari,
    WookieeUprising,
}

/// Which deck a mission belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// A starting mission returns to hand (RB 8.12.1).
    Starting,
    /// The mission deck of its side (RB 2.8.3).
    Mission,
    /// The Imperial project deck (RB 2.8.2).
    Project,
}

/// Whether a mission can be opposed (RB 8.5.1, RB 8.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// It may be opposed.
    Attempt,
    /// It cannot be opposed.
    Resolve,
}

/// Where a mission may be attempted or resolved (RB 8.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// Any system.
    Any,
    /// A populous system (RB 11.2.1).
    Populous,
    /// A populous system with an Imperial unit.
    PopulousWithImperialUnit,
    /// An Imperial system (RB 11.2.5).
    Imperial,
    /// An Imperial system whose icons include a space square.
    ImperialWithSpaceSquare,
    /// A Rebel system (RB 11.2.6).
    Rebel,
    /// A system with Imperial loyalty; subjugation alone is not enough.
    ImperialLoyalty,
    /// A subjugated system.
    Subjugated,
    /// A remote system without Rebel units.
    RemoteWithoutRebelUnit,
    /// A system with an Imperial unit (RB 8.4.4).
    ImperialUnit,
    /// A system with an Imperial and without a Rebel unit.
    ImperialUnitWithoutRebelUnit,
    /// A system without Imperial units.
    NoImperialUnit,
    /// A system with an Imperial ship.
    ImperialShip,
    /// A system with a unit of one of these types.
    WithUnit(&'static [Unit]),
    /// A system without a sabotage marker.
    NoSabotage,
    /// A system with a captured leader.
    WithCaptive,
    /// This system.
    Named(System),
    /// The Rebel Base space, or the base's system once it is revealed (RB 7.2.4, RB 7.7.4).
    BaseSpace,
    /// Against a Rebel leader on the board who is not captured (RB 8.4.3).
    AgainstLeader,
    /// Against such a leader in a system with an Imperial unit.
    AgainstLeaderWithImperialUnit,
    /// Against a captured leader (RB 8.8.4).
    AgainstCaptive,
    /// No place is named.
    Nowhere,
}

impl Where {
    /// Whether the mission is directed against a leader, whose system is then its place (RB 8.8.1).
    pub const fn is_against_leader(self) -> bool {
        matches!(self, Self::AgainstLeader | Self::AgainstLeaderWithImperialUnit | Self::AgainstCaptive)
    }
}

/// The printed facts of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissionDef {
    /// The mission.
    pub mission: Mission,
    /// Its title.
    pub name: &'static str,
    /// Whose it is.
    pub side: Side,
    /// Which deck it belongs to.
    pub deck: Deck,
    /// How many cards bear the title.
    pub copies: u8,
    /// The skill it needs.
    pub skill: Skill,
    /// How many icons of it (RB 8.2.1).
    pub required: u8,
    /// Whether it can be opposed.
    pub mode: Mode,
    /// Where it takes place.
    pub place: Where,
    /// Whether icons of every skill are rolled for (RB 8.7.12).
    pub all_skills: bool,
    /// The leader pictured on it (RB 8.7.7).
    pub portrait: Option<Leader>,
}

impl MissionDef {
    /// How many dice a leader rolls for it, on either side (RB 8.7.3, RB 8.7.12).
    #[inline]
    pub fn icons_of(&self, leader: Leader) -> u8 {
        if self.all_skills { leader.all_icons() } else { leader.icons(self.skill) }
    }
}

impl Mission {
    /// How many titles there are.
    pub const COUNT: usize = 53;

    /// Every title.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        IMPERIAL.iter().chain(&REBEL).map(|def| def.mission)
    }

    /// The missions whose bits are set, in printed order.
    #[inline]
    pub(crate) fn of_bits(mut bits: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let first = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            match first.checked_sub(IMPERIAL.len()) {
                None => Some(IMPERIAL[first].mission),
                Some(rebel) => REBEL.get(rebel).map(|def| def.mission),
            }
        })
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static MissionDef {
        // The Imperial ones come first.
        match (self as usize).checked_sub(IMPERIAL.len()) {
            None => &IMPERIAL[self as usize],
            Some(rebel) => &REBEL[rebel],
        }
    }

    /// Whether it is a starting mission (RB 8.12.1).
    #[inline]
    pub fn is_starting(self) -> bool {
        self.def().deck == Deck::Starting
    }

    /// Whether it is a project (RB 8.13.1).
    #[inline]
    pub fn is_project(self) -> bool {
        self.def().deck == Deck::Project
    }
}
