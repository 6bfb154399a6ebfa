//! Missions in general (RB 8), and what action cards have to do with them.

use orrery_engine::{Chance, Game, Viewer};

use crate::support::*;

const VADER: &[Leader] = &[Leader::DarthVader];

/// RB 8.3.1, RB 8.3.2, RB 8.5.1, RB 8.10.2, RB 8.4.1
#[test]
fn a_revealed_mission_is_public_and_then_discarded() {
    let p = position().assigned(Mission::HitAndRun, &[Leader::PrincessLeia, Leader::GeneralRieekan]);
    let mut t = p.begin();
    assert_eq!(t.state().view(Viewer::Spectator).mission, None);
    t.accepts(R, Action::Reveal { slot: 0 });
    assert_eq!(t.state().view(Viewer::Spectator).mission.map(|run| run.mission), Some(Mission::HitAndRun));
    t.accepts(R, Action::ChoosePlace(at(System::Rodia))).accepts(E, Action::Decline);
    assert_eq!(t.missions(Side::Rebels, MissionZone::Discard), [Mission::HitAndRun]);
}

/// RB 8.5.2, RB 8.9.1, RB 8.9.2
#[test]
fn a_resolved_mission_is_not_opposed() {
    let p =
        position().leader(Leader::DarthVader, System::Rodia).units(Place::BASE_SPACE, &[(Unit::XWing, 1)]);
    let mut t = reveals(p, Mission::HiddenFleet, &[Leader::GeneralRieekan]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    t.offers(R, Action::Move { unit: Unit::XWing, from: Place::BASE_SPACE });
}

/// RB 8.4.7, RB 8.4.4
#[test]
fn mission_leaders_need_no_tactics_and_move_no_units() {
    let p = position().units(System::Naboo, &[(Unit::XWing, 1), (Unit::TieFighter, 1)]).nobody(Side::Empire);
    let mut t = reveals(p, Mission::BuildAlliance, &[Leader::MonMothma]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia)));
    assert_eq!((t.at(Leader::MonMothma), t.count(Unit::XWing, System::Naboo)), (on(System::Rodia), 1));
}

/// RB 8.8.2, RB 8.8.3
#[test]
fn all_leaders_in_the_system_take_part_and_the_target_stays_the_target() {
    let p = position().leader(Leader::MonMothma, System::Rodia).leader(Leader::Chewbacca, System::Rodia);
    let mut t = reveals(p, Mission::Detained, &[Leader::DarthVader]);
    t.accepts(E, Action::ChooseLeader(Leader::MonMothma)).accepts(R, Action::Send(Leader::PrincessLeia));
    // Chewbacca's three icons and Leia's one.
    t.rolls([4, 4, 4]).rolls([1; 4]);
    assert!(t.state().leader(Leader::MonMothma).detained && !t.state().leader(Leader::PrincessLeia).detained);
}

/// RB 8.2.3, RB 4.3.6
#[test]
fn a_leader_assigned_by_a_card_still_needs_the_icons() {
    let p = position().action(ActionCard::OurMostDesperateHour).assigning(Side::Rebels, None);
    let mut t = p.begin();
    t.accepts(R, Action::UseCard(ActionCard::OurMostDesperateHour));
    t.accepts(R, Action::ChooseMission(Mission::WookieeUprising)).shuffles(1);
    t.accepts(R, Action::Finish).accepts(E, Action::Finish).refuses(
        R,
        Action::Reveal { slot: 0 },
        rules::SKILL,
    );
}

/// RB 4.2.9, RB 8.13.1, RB 8.10.3
#[test]
fn projects_are_missions() {
    let mut t = position().hand(Mission::ConstructFactory).assigning(Side::Empire, None).begin();
    t.accepts(E, Action::Assign { mission: Mission::ConstructFactory, leader: Leader::GrandMoffTarkin });
    t.accepts(E, Action::Finish).accepts(R, Action::Pass).accepts(E, Action::Reveal { slot: 0 });
    t.accepts(E, Action::ChoosePlace(at(System::Coruscant)));
    assert_eq!(t.missions(Side::Empire, MissionZone::ProjectDiscard), [Mission::ConstructFactory]);
}

/// RB 4.3.2, RB 13.2.15
#[test]
fn assignment_cards_mix_with_assignments_in_ones_own_part() {
    let p = position().action(ActionCard::RebelPlanning).action(ActionCard::BrilliantAdministrator);
    let mut t = p.assigning(Side::Rebels, None).begin();
    t.accepts(R, Action::Assign { mission: Mission::Sabotage, leader: Leader::PrincessLeia });
    t.accepts(R, Action::UseCard(ActionCard::RebelPlanning))
        .accepts(R, Action::ChoosePlace(Place::BASE_SPACE));
    t.accepts(R, Action::Assign { mission: Mission::BuildAlliance, leader: Leader::MonMothma });
    t.refuses(E, Action::UseCard(ActionCard::BrilliantAdministrator), rules::NOT_YOUR_DECISION);
    t.accepts(R, Action::Finish).offers(E, Action::UseCard(ActionCard::BrilliantAdministrator));
}

/// RB 13.2.17
#[test]
fn who_has_passed_may_use_action_cards() {
    let p = position()
        .action(ActionCard::WookieeGuardian)
        .leader(Leader::Chewbacca, System::Rodia)
        .assigned(Mission::Detained, &[Leader::DarthVader]);
    let mut t = p.begin();
    t.accepts(R, Action::Pass)
        .accepts(E, Action::Reveal { slot: 0 })
        .accepts(E, Action::ChooseLeader(Leader::Chewbacca));
    t.accepts(R, Action::Decline).offers(R, Action::UseCard(ActionCard::WookieeGuardian));
}

/// RB 8.12.3, RB 8.12.2
#[test]
fn starting_missions_stay_with_their_owner() {
    let mut p = position().track(6, 14);
    for mission in [
        Mission::BaseDefenses,
        Mission::CovertOperation,
        Mission::Demolition,
        Mission::HitAndRun,
        Mission::StolenPlans,
    ] {
        p = p.hand(mission);
    }
    let mut t = p.refreshing().begin();
    for mission in
        [Mission::BuildAlliance, Mission::Infiltration, Mission::RapidMobilization, Mission::Sabotage]
    {
        t.refuses(R, Action::Discard(mission), rules::STARTING_MISSION);
    }
}

/// RB 12.3.4
#[test]
fn objectives_do_not_count_for_the_limit() {
    let mut p = position().track(6, 14);
    for objective in Objective::all().take(8) {
        p = p.objective(objective);
    }
    let mut t = p.refreshing().begin();
    if t.state().time() == 6 {
        t.accepts(R, Action::Decline);
    }
    assert_eq!((t.state().time(), t.objectives().len()), (7, 9));
}

/// RB 12.3.6, RB 13.6.2
#[test]
fn the_limit_of_ten_missions_holds_in_the_refresh_phase_alone() {
    let more = [
        Mission::AddressDelays,
        Mission::CarbonFreezing,
        Mission::CollectBounty,
        Mission::Detained,
        Mission::DisplayOfPower,
        Mission::HomingBeacon,
    ];
    let p = more.into_iter().fold(position(), Arrangement::hand);
    let mut t = runs(p, Mission::SecretWeaponsResearch, &[Leader::GrandMoffTarkin], System::Coruscant);
    assert_eq!(t.missions(Side::Empire, MissionZone::Hand).len(), 12);
    t.offers(R, Action::Pass);
}

/// RB 8.7.13, RB 8.8.6, RB 10.5.1
#[test]
fn captives_oppose_nothing_else() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::TieFighter, 1), (Unit::RebelTrooper, 1)]);
    let mut t = runs(p, Mission::HuntThemDown, VADER, System::Naboo);
    // Without a roll the effect is at hand.
    t.accepts(E, Action::ChooseUnit { unit: Unit::RebelTrooper, place: at(System::Naboo) });
    assert_eq!(t.count(Unit::RebelTrooper, System::Naboo), 0);
}

/// RB 8.8.5, RB 8.8.7
#[test]
fn a_leader_of_the_pool_helps_the_captive() {
    let p = position()
        .nobody(Side::Rebels)
        .pool(Leader::ObiWanKenobi)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    for helped in [false, true] {
        let mut t = reveals(p.clone(), Mission::Interrogation, VADER);
        t.accepts(E, Action::ChooseLeader(Leader::HanSolo));
        t.accepts(R, if helped { Action::Send(Leader::ObiWanKenobi) } else { Action::Decline });
        let skill = Mission::Interrogation.def().skill;
        let dice = |leaders: &[Leader]| leaders.iter().map(|leader| leader.icons(skill)).sum::<u8>();
        t.rolls(vec![6; usize::from(dice(VADER))]);
        let rebels = dice(&[Leader::HanSolo]) + if helped { dice(&[Leader::ObiWanKenobi]) } else { 0 };
        assert_eq!(t.state().status(), Status::Chance(Chance::Dice { count: rebels, sides: 6 }));
    }
}

/// RB 18.2.3, RB 10.7.3
#[test]
fn a_frozen_captive_can_be_interrogated() {
    let p = position()
        .nobody(Side::Rebels)
        .leader(Leader::HanSolo, System::Naboo)
        .ring(Leader::HanSolo, Ring::Carbonite)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p, Mission::Interrogation, VADER);
    t.offers(E, Action::ChooseLeader(Leader::HanSolo));
}

/// RB 8.7.8
#[test]
fn a_pictured_leader_counts_only_if_assigned() {
    let (leia, rieekan, mothma) = (Leader::PrincessLeia, Leader::GeneralRieekan, Leader::MonMothma);
    let crews: [(&[Leader], &[Leader], u8); 2] =
        [(&[leia, rieekan], &[mothma], 0), (&[mothma], &[leia, rieekan], 2)];
    for (assigned, others, bonus) in crews {
        let p = others.iter().fold(position(), |p, &leader| p.leader(leader, System::Naboo));
        let p = p.leader(Leader::GeneralTagge, System::Naboo);
        let mut t = reveals(p, Mission::EstablishTradeRelations, assigned);
        t.accepts(R, Action::ChoosePlace(at(System::Naboo))).accepts(E, Action::Decline);
        let view = t.state().view(orrery_engine::Viewer::Spectator);
        let attempt = view.mission.and_then(|run| run.attempt).expect("an opposed attempt");
        assert_eq!((attempt[0].bonus, attempt[0].dice), (bonus, 6), "{assigned:?}");
    }
}
