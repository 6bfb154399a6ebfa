//! The Rebel missions.

use super::Mission::*;
use super::Mode::*;
use super::{Deck, MissionDef, Where};
use crate::cards::Side::*;
use crate::cards::Skill::*;
use crate::cards::{Leader, System};

/// The rows in printed order.
pub(super) static REBEL: [MissionDef; 24] = [
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
