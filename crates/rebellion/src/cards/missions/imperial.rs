//! The Imperial missions and projects.

use super::Mission::*;
use super::Mode::*;
use super::{Deck, MissionDef, Where};
use crate::cards::Side::*;
use crate::cards::Skill::*;
use crate::cards::{Leader, Unit};

/// The rows in printed order.
pub(super) static IMPERIAL: [MissionDef; 29] = [
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
];
