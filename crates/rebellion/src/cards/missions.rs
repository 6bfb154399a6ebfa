//! The missions and projects: 53 titles on 68 cards (RB 8).

use serde::{Deserialize, Serialize};

use super::{Leader, Side, Skill, System, Unit};

/// A mission card by its title; copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// A starting mission returns to hand (RB 8.12.1).
    Starting,
    /// The mission deck of its side (RB 2.8.3).
    Mission,
    /// The Imperial project deck (RB 2.8.2).
    Project,
}

/// Whether a mission can be opposed (RB 8.5.1, RB 8.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Mission {
    /// How many titles there are.
    pub const COUNT: usize = 53;

    /// Every title.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        MISSIONS.iter().map(|def| def.mission)
    }

    /// The printed facts.
    #[inline]
    pub fn def(self) -> &'static MissionDef {
        &MISSIONS[self as usize]
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

use Mission::*;
use Mode::*;
use Side::*;
use Skill::*;

static MISSIONS: [MissionDef; Mission::COUNT] = [
    // Success: the targeted Rebel leader becomes captured (captured ring).
    MissionDef {
        mission: CaptureRebelOperative,
        name: "Capture Rebel Operative",
        side: Empire,
        deck: Deck::Starting,
        copies: 1,
        skill: SpecOps,
        required: 1,
        mode: Attempt,
        place: Where::AgainstLeaderWithImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // Success: Empire draws max(1, floor(N/4)) probe cards; N = Rebel units on the Rebel Base space,
    // or in the base's system once the base is revealed.
    MissionDef {
        mission: GatherIntel,
        name: "Gather Intel",
        side: Empire,
        deck: Deck::Starting,
        copies: 1,
        skill: Intel,
        required: 1,
        mode: Attempt,
        place: Where::Rebel,
        all_skills: false,
        portrait: None,
    },
    // Empire picks one: (a) take the top 2 projects, keep one in hand and slide the other under the
    // project deck; (b) clear the sabotage marker here and take the top project.
    MissionDef {
        mission: ResearchAndDevelopment,
        name: "Research and Development",
        side: Empire,
        deck: Deck::Starting,
        copies: 1,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::ImperialLoyalty,
        all_skills: false,
        portrait: None,
    },
    // Success: Imperial loyalty +1 in this system.
    MissionDef {
        mission: RuleByFear,
        name: "Rule by Fear",
        side: Empire,
        deck: Deck::Starting,
        copies: 1,
        skill: Diplomacy,
        required: 1,
        mode: Attempt,
        place: Where::PopulousWithImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // For each printed resource icon of this system put 1 Imperial unit with that icon from supply on
    // the build-queue slot of the system's production number.
    MissionDef {
        mission: AddressDelays,
        name: "Address Delays",
        side: Empire,
        deck: Deck::Mission,
        copies: 2,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::Imperial,
        all_skills: false,
        portrait: None,
    },
    // Success: the leader's ring is replaced by the carbonite ring and the Rebels lose 1 reputation.
    // The leader stays captured; on rescue the ring comes off and the reputation is not given back.
    MissionDef {
        mission: CarbonFreezing,
        name: "Carbon Freezing",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 3,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: false,
        portrait: None,
    },
    // Success: the target is captured; captive and captor then go to the nearest system with Imperial
    // units. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: CollectBounty,
        name: "Collect Bounty",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 3,
        mode: Attempt,
        place: Where::AgainstLeader,
        all_skills: false,
        portrait: Some(Leader::BobaFett),
    },
    // Success: in the coming refresh phase the targeted leader is not retrieved and stays where it is;
    // it comes back in the refresh phase after that. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: Detained,
        name: "Detained",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 1,
        mode: Attempt,
        place: Where::AgainstLeader,
        all_skills: false,
        portrait: Some(Leader::GeneralTagge),
    },
    // Success: Imperial loyalty +2 in this system.
    MissionDef {
        mission: DisplayOfPower,
        name: "Display of Power",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 3,
        mode: Attempt,
        place: Where::Populous,
        all_skills: false,
        portrait: None,
    },
    // Move 1 Imperial unit from build-queue slot 2 or 3 one slot down. Pictured leader: If he runs it,
    // 1 further unit may be moved the same way.
    MissionDef {
        mission: DoubleOurEfforts,
        name: "Double Our Efforts",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 1,
        mode: Resolve,
        place: Where::Imperial,
        all_skills: false,
        portrait: Some(Leader::MoffJerjerrod),
    },
    // Success: Imperial loyalty +1 in each of 2 systems of this region. Pictured leader: +2 successes
    // when assigned
    MissionDef {
        mission: FearWillKeepThemInLine,
        name: "Fear Will Keep Them in Line",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 1,
        mode: Attempt,
        place: Where::WithUnit(&[Unit::DeathStar, Unit::StarDestroyer, Unit::SuperStarDestroyer]),
        all_skills: false,
        portrait: Some(Leader::GrandMoffTarkin),
    },
    // Success: the leader is rescued, but the Rebel player must put it into some system of the region
    // that contains the Rebel base (instead of the Rebel Base space).
    MissionDef {
        mission: HomingBeacon,
        name: "Homing Beacon",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 3,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: false,
        portrait: None,
    },
    // Success: Empire selects units here whose health adds up to 2 or less; they are destroyed.
    // Pictured leader: +2 successes when assigned
    MissionDef {
        mission: HuntThemDown,
        name: "Hunt Them Down",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::Any,
        all_skills: false,
        portrait: Some(Leader::SoontirFel),
    },
    // Success: every system of this region that is loyal to the Rebels loses that loyalty (becomes
    // neutral; markers under a subjugation marker included). Pictured leader: +2 successes when
    // assigned
    MissionDef {
        mission: ImperialPropaganda,
        name: "Imperial Propaganda",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 2,
        mode: Attempt,
        place: Where::Imperial,
        all_skills: false,
        portrait: Some(Leader::JanusGreejatus),
    },
    // Success: the Rebel player takes 8 probe cards, passes those of systems with Imperial units to
    // the Empire and shuffles the remainder into the probe deck.
    MissionDef {
        mission: InterceptTransmission,
        name: "Intercept Transmission",
        side: Empire,
        deck: Deck::Mission,
        copies: 2,
        skill: Intel,
        required: 2,
        mode: Attempt,
        place: Where::Rebel,
        all_skills: false,
        portrait: None,
    },
    // Success: the Rebels lay their objective hand open for the Empire to read, then take it back.
    MissionDef {
        mission: Interrogation,
        name: "Interrogation",
        side: Empire,
        deck: Deck::Mission,
        copies: 2,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: false,
        portrait: None,
    },
    // Success: the Rebels list 3 systems, the base's system being one of them. Pictured leader: +2
    // successes when assigned
    MissionDef {
        mission: InterrogationDroid,
        name: "Interrogation Droid",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 3,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: true,
        portrait: Some(Leader::ColonelYularen),
    },
    // Success: the Rebel player says truthfully whether the base is in this system. The base is not
    // revealed by this. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: LongRangeProbe,
        name: "Long-Range Probe",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 2,
        mode: Attempt,
        place: Where::Any,
        all_skills: false,
        portrait: Some(Leader::AdmiralPiett),
    },
    // Success: put the Lured ring on the leader; it is an Imperial leader from now on. If it is Luke
    // Skywalker (either form), the Rebels lose 1 reputation. Pictured leader: +2 successes when
    // assigned
    MissionDef {
        mission: LureOfTheDarkSide,
        name: "Lure of the Dark Side",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 3,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: true,
        portrait: Some(Leader::EmperorPalpatine),
    },
    // Success: bring in from a single system (Empire's pick) at most one AT-AT, one AT-ST and two
    // Stormtroopers, regardless of distance and transport. Rebel ground units here then mean combat.
    // Pictured leader: +2 successes when assigned
    MissionDef {
        mission: PlanetaryConquest,
        name: "Planetary Conquest",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::Any,
        all_skills: false,
        portrait: Some(Leader::GeneralVeers),
    },
    // Empire draws 2 probe cards. Pictured leader: If he runs it, draw 2 more (4 in all).
    MissionDef {
        mission: ProbeDroidInitiative,
        name: "Probe Droid Initiative",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 1,
        mode: Resolve,
        place: Where::WithUnit(&[Unit::StarDestroyer, Unit::SuperStarDestroyer]),
        all_skills: false,
        portrait: Some(Leader::AdmiralOzzel),
    },
    // Success: the Rebels lay their objective hand open; the Empire buries one of those cards at the
    // bottom of the objective deck. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: RetrieveThePlans,
        name: "Retrieve the Plans",
        side: Empire,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 3,
        mode: Attempt,
        place: Where::AgainstCaptive,
        all_skills: false,
        portrait: Some(Leader::DarthVader),
    },
    // Empire draws 2 project cards and keeps both.
    MissionDef {
        mission: SecretWeaponsResearch,
        name: "Secret Weapons Research",
        side: Empire,
        deck: Deck::Mission,
        copies: 2,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::Imperial,
        all_skills: false,
        portrait: None,
    },
    // Success: Imperial loyalty +1 in this system.
    MissionDef {
        mission: TradeNegotiations,
        name: "Trade Negotiations",
        side: Empire,
        deck: Deck::Mission,
        copies: 2,
        skill: Diplomacy,
        required: 2,
        mode: Attempt,
        place: Where::Populous,
        all_skills: false,
        portrait: None,
    },
    // The Death Star Under Construction piece is placed in this system and a Death Star enters queue
    // slot 3. On its deployment the finished station takes the unfinished one's place.
    MissionDef {
        mission: ConstructDeathStar,
        name: "Construct Death Star",
        side: Empire,
        deck: Deck::Project,
        copies: 1,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::RemoteWithoutRebelUnit,
        all_skills: false,
        portrait: None,
    },
    // Any sabotage marker here is lifted first. After that every printed resource icon yields 1
    // matching Imperial unit on the slot of the system's production number.
    MissionDef {
        mission: ConstructFactory,
        name: "Construct Factory",
        side: Empire,
        deck: Deck::Project,
        copies: 2,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::Imperial,
        all_skills: false,
        portrait: None,
    },
    // Put 1 Super Star Destroyer on slot 3 of the build queue.
    MissionDef {
        mission: ConstructSuperStarDestroyer,
        name: "Construct Super Star Destroyer",
        side: Empire,
        deck: Deck::Project,
        copies: 2,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::ImperialWithSpaceSquare,
        all_skills: false,
        portrait: None,
    },
    // One Imperial unit waiting on queue slot 1 or slot 2 is deployed right here.
    MissionDef {
        mission: OverseeProject,
        name: "Oversee Project",
        side: Empire,
        deck: Deck::Project,
        copies: 2,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::ImperialUnitWithoutRebelUnit,
        all_skills: false,
        portrait: None,
    },
    // Destroy this system, then Imperial loyalty +1 in 1 populous system of the same region.
    MissionDef {
        mission: SuperlaserOnline,
        name: "Superlaser Online",
        side: Empire,
        deck: Deck::Project,
        copies: 3,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::WithUnit(&[Unit::DeathStar]),
        all_skills: false,
        portrait: None,
    },
    // With Rebel units in this system the Rebels roll 2 extra dice if the mission is opposed. Success:
    // Rebel loyalty +1 in this system.
    MissionDef {
        mission: BuildAlliance,
        name: "Build Alliance",
        side: Rebels,
        deck: Deck::Starting,
        copies: 1,
        skill: Diplomacy,
        required: 1,
        mode: Attempt,
        place: Where::Populous,
        all_skills: false,
        portrait: None,
    },
    // Success: the Rebels view the next 2 objectives; one is left on top, one is buried at the bottom.
    MissionDef {
        mission: Infiltration,
        name: "Infiltration",
        side: Rebels,
        deck: Deck::Starting,
        copies: 1,
        skill: Intel,
        required: 1,
        mode: Attempt,
        place: Where::ImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // Takes effect only when this command phase ends, the choice included. (a) Base hidden: a single
    // system may send 5 units or fewer to the Rebel Base space, distance ignored. (b) New base: draw 4
    // probe cards (8 with 2 leaders on this mission) and settle on at most one legal system among
    // them.
    MissionDef {
        mission: RapidMobilization,
        name: "Rapid Mobilization",
        side: Rebels,
        deck: Deck::Starting,
        copies: 1,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::BaseSpace,
        all_skills: false,
        portrait: None,
    },
    // Success: this system receives a sabotage marker (never more than one). Nobody may build with its
    // icons in the build step or deploy there.
    MissionDef {
        mission: Sabotage,
        name: "Sabotage",
        side: Rebels,
        deck: Deck::Starting,
        copies: 1,
        skill: SpecOps,
        required: 1,
        mode: Attempt,
        place: Where::Populous,
        all_skills: false,
        portrait: None,
    },
    // Success: an Ion Cannon plus a Shield Generator appear on the Rebel Base space (in the base's
    // system if revealed). Pictured leader: +2 successes when assigned
    MissionDef {
        mission: BaseDefenses,
        name: "Base Defenses",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 1,
        mode: Attempt,
        place: Where::Rebel,
        all_skills: false,
        portrait: Some(Leader::GeneralRieekan),
    },
    // No system is named. The leader on this card is assigned to a starting mission from the Rebel
    // hand, also one already used this round; it can be revealed on a later turn. Pictured leader: If
    // Lando was on this card he adds 2 successes to a mission he attempts later this round.
    MissionDef {
        mission: ContingencyPlan,
        name: "Contingency Plan",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::Nowhere,
        all_skills: false,
        portrait: Some(Leader::LandoCalrissian),
    },
    // Success: take 2 objectives, keep one, bury the other at the bottom of the deck.
    MissionDef {
        mission: CovertOperation,
        name: "Covert Operation",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 3,
        mode: Attempt,
        place: Where::ImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // Success: rescue that leader (to the Rebel Base space). The leaders assigned to this mission may
    // move to the Rebel Base space too.
    MissionDef {
        mission: DaringRescue,
        name: "Daring Rescue",
        side: Rebels,
        deck: Deck::Mission,
        copies: 2,
        skill: Intel,
        required: 2,
        mode: Attempt,
        place: Where::WithCaptive,
        all_skills: false,
        portrait: None,
    },
    // Success: for each resource icon of this system destroy 1 unit with that icon on the Imperial
    // build queue.
    MissionDef {
        mission: Demolition,
        name: "Demolition",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 3,
        mode: Attempt,
        place: Where::Imperial,
        all_skills: false,
        portrait: None,
    },
    // Success: Rebel loyalty +1 in this system, and for each of its printed resource icons 1 matching
    // Rebel unit goes on the slot of its production number. Pictured leader: +2 successes when
    // assigned
    MissionDef {
        mission: EstablishTradeRelations,
        name: "Establish Trade Relations",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 3,
        mode: Attempt,
        place: Where::NoSabotage,
        all_skills: false,
        portrait: Some(Leader::MonMothma),
    },
    // Success: the captive is rescued and the Rebels take 1 objective. Unlike other rescues, the
    // leaders on this mission stay in the system. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: ForTheGreaterGood,
        name: "For the Greater Good",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 3,
        mode: Attempt,
        place: Where::WithCaptive,
        all_skills: false,
        portrait: Some(Leader::ObiWanKenobi),
    },
    // Rebel units on the Rebel Base space may travel to this system as though it were a neighbour,
    // even past Rebel leaders on that space.
    MissionDef {
        mission: HiddenFleet,
        name: "Hidden Fleet",
        side: Rebels,
        deck: Deck::Mission,
        copies: 3,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::NoImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // Success: the Rebels select units here whose health adds up to 2 or less; they are destroyed.
    MissionDef {
        mission: HitAndRun,
        name: "Hit and Run",
        side: Rebels,
        deck: Deck::Mission,
        copies: 2,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::Any,
        all_skills: false,
        portrait: None,
    },
    // Success: 3 Rebel Troopers from supply join this system and a combat starts.
    MissionDef {
        mission: InciteRebellion,
        name: "Incite Rebellion",
        side: Rebels,
        deck: Deck::Mission,
        copies: 2,
        skill: Diplomacy,
        required: 2,
        mode: Attempt,
        place: Where::Subjugated,
        all_skills: false,
        portrait: None,
    },
    // Success: 4 ground units or fewer from the Rebel Base space arrive here regardless of distance
    // and transport. Imperial ground units here then mean combat. Pictured leader: +2 successes when
    // assigned
    MissionDef {
        mission: LeadTheStrikeTeam,
        name: "Lead the Strike Team",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::Any,
        all_skills: false,
        portrait: Some(Leader::HanSolo),
    },
    // Success: name 1 Rebel leader. For the rest of this round the Empire may not send a leader from
    // its pool against that leader's mission. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: Misdirection,
        name: "Misdirection",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 1,
        mode: Attempt,
        place: Where::ImperialUnit,
        all_skills: false,
        portrait: Some(Leader::GeneralMadine),
    },
    // Success: ships only (nothing carried) leave the Rebel Base space for this system as though it
    // were a neighbour, even past Rebel leaders on that space. A combat is then fought here. Pictured
    // leader: +2 successes when assigned
    MissionDef {
        mission: PlanTheAssault,
        name: "Plan the Assault",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 2,
        mode: Attempt,
        place: Where::ImperialShip,
        all_skills: false,
        portrait: Some(Leader::JanDodonna),
    },
    // Take 4 random probe cards from the Empire's hand and put them on top and/or at the bottom of the
    // probe deck in any order, unseen by the Empire.
    MissionDef {
        mission: PlantFalseLead,
        name: "Plant False Lead",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Logistics,
        required: 1,
        mode: Resolve,
        place: Where::ImperialUnit,
        all_skills: false,
        portrait: None,
    },
    // Success: from supply the Rebels place here one circle unit and two triangle units, each ship or
    // ground as they like; a combat starts.
    MissionDef {
        mission: PublicUprising,
        name: "Public Uprising",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 3,
        mode: Attempt,
        place: Where::Subjugated,
        all_skills: false,
        portrait: None,
    },
    // Success: the Rebels select units waiting in the Imperial queue whose health adds up to 4 or
    // less; they are destroyed. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: RogueSquadronRaid,
        name: "Rogue Squadron Raid",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 2,
        mode: Attempt,
        place: Where::Imperial,
        all_skills: false,
        portrait: Some(Leader::WedgeAntilles),
    },
    // Put the Master Yoda ring on the leader who runs this. Ring: once per game round, when its bearer
    // is in the system of a mission or combat, the Rebels may reroll 1 of their dice. Pictured leader:
    // If Luke runs it he is also replaced by Luke Skywalker (Jedi).
    MissionDef {
        mission: SeekYoda,
        name: "Seek Yoda",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 1,
        mode: Resolve,
        place: Where::Named(System::Dagobah),
        all_skills: false,
        portrait: Some(Leader::LukeSkywalker),
    },
    // Success: the Rebels view the next 4 objectives and stack them again on top in an order they
    // like. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: StolenPlans,
        name: "Stolen Plans",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Intel,
        required: 2,
        mode: Attempt,
        place: Where::ImperialUnit,
        all_skills: false,
        portrait: Some(Leader::PrincessLeia),
    },
    // Success: either Rebel loyalty +2 in this system, or 1 Mon Calamari Cruiser on slot 3 of the
    // build queue. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: SupportOfMonCalamari,
        name: "Support of Mon Calamari",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: Diplomacy,
        required: 2,
        mode: Attempt,
        place: Where::Named(System::MonCalamari),
        all_skills: false,
        portrait: Some(Leader::AdmiralAckbar),
    },
    // Success: Rebel loyalty +1 here, and the Rebels select units here whose health adds up to 4 or
    // less; they are destroyed. Pictured leader: +2 successes when assigned
    MissionDef {
        mission: WookieeUprising,
        name: "Wookiee Uprising",
        side: Rebels,
        deck: Deck::Mission,
        copies: 1,
        skill: SpecOps,
        required: 3,
        mode: Attempt,
        place: Where::Named(System::Kashyyyk),
        all_skills: false,
        portrait: Some(Leader::Chewbacca),
    },
];
