//! Missions in general (RB 8), and what action cards and rings have to do with them.

use orrery_engine::{Game, Viewer};

use crate::support::*;

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

/// RB 18.2.8, RB 18.8.16, RB 10.3.1
#[test]
fn destiny_follows_a_rescue_by_the_falcon() {
    let p = position()
        .nobody(Side::Empire)
        .action(ActionCard::ItIsYourDestiny)
        .leader(Leader::DarthVader, System::Rodia)
        .pool(Leader::HanSolo)
        .ring(Leader::HanSolo, Ring::MillenniumFalcon)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .captive(Leader::Chewbacca, System::Rodia);
    let mut t = reveals(p, Mission::Sabotage, &[Leader::HanSolo]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia))).rolls([4, 4]).rolls([6; 3]);
    t.accepts(R, Action::ChooseLeader(Leader::Chewbacca)).accepts(R, Action::Finish);
    t.accepts(E, Action::UseCard(ActionCard::ItIsYourDestiny));
    assert_eq!((t.ring(Leader::HanSolo), t.at(Leader::HanSolo)), (Some(Ring::Captured), on(System::Rodia)));
}

/// RB 18.8.18, RB 18.8.27, RB G26, RB 18.8.28
#[test]
fn a_card_kept_without_a_leader_has_no_immediate_effect() {
    let mut p = position().track(2, 14);
    for leader in Leader::all().filter(|l| l.def().side == Side::Rebels && *l != Leader::LukeSkywalkerJedi) {
        p = p.pool(leader);
    }
    let mut t = p.refreshing().begin();
    t.accepts(R, Action::DrawMore);
    t.accepts(R, Action::Keep { card: ActionCard::TheMillenniumFalcon, leader: None });
    let card = t.state().actions(Side::Empire).drawn.iter().next().expect("a card");
    t.accepts(E, Action::Keep { card, leader: Some(card.def().leaders[0]) });
    assert!(Leader::all().all(|leader| t.ring(leader).is_none()));
    assert!(t.state().actions(Side::Rebels).owned.is_empty(), "it is spent");
}

/// RB G74
#[test]
fn r2d2_is_of_no_use_in_combat() {
    let p =
        crate::fight::field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]).ring(Leader::JanDodonna, Ring::R2d2);
    let mut t = crate::fight::rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([1]);
    assert_eq!(t.count(Unit::XWing, crate::fight::FIELD), 0, "nobody was asked");
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

/// RB 12.3.4, RB 13.6.2
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
