//! Activation, movement and transport (RB 6), and turns (RB 5).

use crate::support::*;

const fn go(unit: Unit, from: Place) -> Action {
    Action::Move { unit, from }
}

const fn activate(leader: Leader, place: Place) -> Action {
    Action::Activate { leader, place }
}

/// RB 6.1.1, RB 6.1.2, RB 6.1.3, RB 6.1.5, RB 18.1.1, RB 5.4.2
#[test]
fn a_leader_with_tactic_values_activates_any_system() {
    let mut t = position().leader(Leader::DarthVader, System::Rodia).begin();
    t.refuses(R, activate(Leader::MonMothma, at(System::Rodia)), rules::NO_TACTICS);
    t.refuses(R, activate(Leader::HanSolo, at(System::Rodia)), rules::NOT_IN_POOL);
    t.accepts(R, activate(Leader::PrincessLeia, at(System::Rodia)));
    assert_eq!(t.at(Leader::PrincessLeia), on(System::Rodia));
}

/// RB 6.2.1, RB 6.2.2, RB 6.2.11, RB 6.3.1, RB 6.2.4
#[test]
fn units_come_from_all_adjacent_systems_one_step() {
    let p = position()
        .units(System::Naboo, &[(Unit::XWing, 1)])
        .units(System::Tatooine, &[(Unit::YWing, 1)])
        .units(System::Ilum, &[(Unit::XWing, 1)]);
    let mut t = p.begin();
    t.accepts(R, activate(Leader::PrincessLeia, at(System::Rodia)));
    t.refuses(R, go(Unit::XWing, at(System::Ilum)), rules::CANNOT_MOVE);
    t.accepts(R, go(Unit::XWing, at(System::Naboo))).accepts(R, go(Unit::YWing, at(System::Tatooine)));
    assert_eq!((t.count(Unit::XWing, System::Rodia), t.count(Unit::YWing, System::Rodia)), (1, 1));
}

/// RB 6.2.5, RB 6.2.6, RB 6.2.7, RB 6.2.8, RB 6.2.9, RB 10.5.5, RB 10.1.5
#[test]
fn an_own_leader_holds_units_back() {
    let p =
        || position().units(System::Naboo, &[(Unit::XWing, 1)]).units(System::Tatooine, &[(Unit::XWing, 1)]);
    let rodia = activate(Leader::PrincessLeia, at(System::Rodia));
    let mut t = p().leader(Leader::MonMothma, System::Naboo).begin();
    t.accepts(R, rodia).refuses(R, go(Unit::XWing, at(System::Naboo)), rules::HELD);
    let mut t = p().leader(Leader::DarthVader, System::Naboo).begin();
    t.accepts(R, rodia).offers(R, go(Unit::XWing, at(System::Naboo)));
    let mut t =
        p().captive(Leader::HanSolo, System::Naboo).units(System::Naboo, &[(Unit::Stormtrooper, 1)]).begin();
    t.accepts(R, rodia).offers(R, go(Unit::XWing, at(System::Naboo)));
}

/// RB 6.3.2, RB 6.3.3, RB 6.3.4, RB 6.3.5, RB 6.3.6
#[test]
fn carriers_take_units_of_their_own_origin() {
    let p = position()
        .units(System::Naboo, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 3), (Unit::TieFighter, 3)])
        .units(System::Tatooine, &[(Unit::Stormtrooper, 1)])
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(System::Rodia)));
    t.refuses(E, go(Unit::TieFighter, at(System::Naboo)), rules::NO_ROOM);
    t.accepts(E, go(Unit::AssaultCarrier, at(System::Naboo)));
    for unit in [Unit::Stormtrooper, Unit::Stormtrooper, Unit::TieFighter] {
        t.accepts(E, go(unit, at(System::Naboo)));
    }
    t.refuses(E, go(Unit::Stormtrooper, at(System::Tatooine)), rules::NO_ROOM);
    t.accepts(E, Action::Finish);
    assert_eq!(
        (t.count(Unit::Stormtrooper, System::Rodia), t.count(Unit::TieFighter, System::Rodia)),
        (2, 1)
    );
    assert!(t.state().subjugated().contains(System::Rodia), "RB 6.1.9");
}

/// RB 6.2.10, RB 12.11.2, RB 9.15.4
#[test]
fn immobile_units_stay() {
    let p =
        position().units(System::Endor, &[(Unit::DeathStarUnderConstruction, 1), (Unit::StarDestroyer, 1)]);
    let mut t = p.imperial_turn().begin();
    t.accepts(E, activate(Leader::DarthVader, at(System::Bespin)));
    t.refuses(E, go(Unit::DeathStarUnderConstruction, at(System::Endor)), rules::IMMOBILE);
}

/// RB 10.6.1, RB 10.6.2, RB G20
#[test]
fn captives_go_along_with_carriers_without_taking_room() {
    let p = position()
        .units(System::Naboo, &[(Unit::AssaultCarrier, 2), (Unit::Stormtrooper, 4)])
        .captive(Leader::HanSolo, System::Naboo)
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(System::Rodia)));
    t.does_not_offer(E, Action::MoveCaptive(Leader::HanSolo));
    t.accepts(E, go(Unit::AssaultCarrier, at(System::Naboo)));
    for _ in 0..4 {
        t.accepts(E, go(Unit::Stormtrooper, at(System::Naboo)));
    }
    t.accepts(E, Action::MoveCaptive(Leader::HanSolo)).accepts(E, Action::Finish);
    assert_eq!(t.at(Leader::HanSolo), on(System::Rodia));
    assert!(t.state().is_captive(Leader::HanSolo));
}

/// RB 5.1.1, RB 5.1.2, RB 5.2.1, RB 5.2.2, RB 5.2.5, RB 5.2.6, RB 5.2.7, RB 18.7.3
#[test]
fn sides_alternate_until_both_have_passed() {
    let mut t = position().begin();
    t.accepts(R, activate(Leader::PrincessLeia, at(System::Rodia)));
    t.accepts(E, Action::Pass).accepts(R, activate(Leader::JanDodonna, at(System::Naboo)));
    t.refuses(E, activate(Leader::DarthVader, at(System::Ilum)), rules::NOT_YOUR_DECISION);
    t.accepts(R, Action::Pass);
    assert_eq!(t.state().time(), 2, "the Refresh phase has come");
}

/// RB 5.2.3, RB 8.6.1, RB 8.6.2, RB 8.6.3, RB 8.6.4
#[test]
fn who_has_passed_may_still_oppose() {
    let p = position()
        .assigned(Mission::Sabotage, &[Leader::PrincessLeia])
        .leader(Leader::GeneralTagge, System::Rodia);
    let mut t = p.begin();
    t.accepts(R, activate(Leader::JanDodonna, at(System::Ilum))).accepts(E, Action::Pass);
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(R, Action::ChoosePlace(at(System::Rodia)));
    t.accepts(E, Action::Send(Leader::EmperorPalpatine));
    assert_eq!(t.at(Leader::EmperorPalpatine), on(System::Rodia));
}

/// RB 5.3.1, RB 5.3.2, RB 5.3.3, RB G7, RB 12.2.1, RB 12.2.4
#[test]
fn unrevealed_missions_and_leaders_come_back() {
    let p = position()
        .assigned(Mission::Sabotage, &[Leader::PrincessLeia])
        .leader(Leader::JanDodonna, Place::BASE_SPACE);
    let mut t = p.begin();
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!([Leader::PrincessLeia, Leader::JanDodonna].map(|l| t.at(l)), [At::Pool; 2]);
    assert!(t.missions(Side::Rebels, MissionZone::Hand).contains(&Mission::Sabotage));
    assert!(!t.events().iter().any(|event| matches!(event, Event::MissionRevealed { .. })));
}

/// RB 4.1.1, RB 4.2.1, RB 4.2.2, RB 4.2.3, RB 4.2.4, RB 4.2.5, RB 4.2.7, RB 4.2.8
#[test]
fn one_or_two_leaders_are_assigned_to_a_mission() {
    let mut t = position().assigning(Side::Rebels, None).begin();
    t.refuses(E, Action::Finish, rules::NOT_YOUR_DECISION);
    // Mon Mothma has no spec ops, which is checked only when it is revealed.
    t.accepts(R, Action::Assign { mission: Mission::Sabotage, leader: Leader::MonMothma });
    t.refuses(
        R,
        Action::Assign { mission: Mission::Sabotage, leader: Leader::JanDodonna },
        rules::NOT_IN_HAND,
    );
    t.refuses(
        R,
        Action::Assign { mission: Mission::Infiltration, leader: Leader::MonMothma },
        rules::NOT_IN_POOL,
    );
    t.accepts(R, Action::Join { slot: 0, leader: Leader::JanDodonna });
    t.refuses(R, Action::Join { slot: 0, leader: Leader::PrincessLeia }, rules::TWO_LEADERS);
    t.accepts(R, Action::Finish).accepts(E, Action::Finish);
    t.refuses(R, Action::Reveal { slot: 0 }, rules::SKILL);
    assert_eq!(t.at(Leader::PrincessLeia), At::Pool);
}

/// RB 8.2.1, RB 8.2.2, RB 8.2.4, RB 8.4.2, RB 8.4.5, RB G13
#[test]
fn a_mission_needs_icons_and_a_place() {
    let p = position()
        .assigned(Mission::InciteRebellion, &[Leader::PrincessLeia])
        .assigned(Mission::DaringRescue, &[Leader::JanDodonna]);
    let mut t = p.begin();
    t.refuses(R, Action::Reveal { slot: 0 }, rules::NO_PLACE).refuses(
        R,
        Action::Reveal { slot: 1 },
        rules::NO_PLACE,
    );
    let p = position()
        .assigned(Mission::PublicUprising, &[Leader::PrincessLeia])
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .leader(Leader::MonMothma, System::Naboo);
    p.begin().refuses(R, Action::Reveal { slot: 0 }, rules::SKILL);
}

/// RB 8.7.1, RB 8.7.2, RB 8.7.3, RB 8.7.5, RB 8.7.8, RB 8.7.9, RB 8.7.10, RB 8.7.11, RB 8.7 example a
#[test]
fn opposed_missions_are_rolled_for() {
    let attempt = |faces: [u8; 2], opposing: Leader| {
        let p = position().leader(opposing, System::Rodia);
        let mut t = reveals(p, Mission::BuildAlliance, &[Leader::PrincessLeia]);
        t.accepts(R, Action::ChoosePlace(at(System::Rodia))).accepts(E, Action::Decline).rolls(faces);
        if let Status::Chance(orrery_engine::Chance::Dice { count, .. }) =
            orrery_engine::Game::status(t.state())
        {
            t.rolls(vec![1; usize::from(count)]);
        }
        t.loyal(System::Rodia, Side::Rebels)
    };
    assert!(attempt([1, 6], Leader::GeneralTagge), "no diplomacy against one success");
    assert!(!attempt([6, 6], Leader::GeneralTagge));
    assert!(!attempt([1, 1], Leader::DarthVader), "a tie fails");
    assert!(attempt([4, 1], Leader::DarthVader));
}

/// RB 8.7.6, RB 8.7.7, RB 8.7 example b
#[test]
fn the_pictured_leader_adds_two_successes() {
    let p = position()
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)])
        .leader(Leader::BobaFett, System::Rodia)
        .leader(Leader::ColonelYularen, System::Rodia);
    let mut t = reveals(p, Mission::StolenPlans, &[Leader::PrincessLeia]);
    t.accepts(R, Action::ChoosePlace(at(System::Rodia))).accepts(E, Action::Decline);
    // 1 + 2 + 2 against 2 + 2 + 1.
    t.rolls([1, 4]).rolls([4, 4, 3, 6, 6]);
    assert_eq!(t.missions(Side::Rebels, MissionZone::Discard), [Mission::StolenPlans]);
    assert_eq!(
        t.events().iter().filter(|e| matches!(e, Event::MissionEnded { success: false, .. })).count(),
        1
    );
}

/// RB 8.8.4, RB 8.8.6
#[test]
fn a_captive_opposes_what_is_attempted_against_it() {
    let p = position()
        .nobody(Side::Rebels)
        .captive(Leader::HanSolo, System::Rodia)
        .leader(Leader::LukeSkywalker, System::Rodia)
        .ring(Leader::LukeSkywalker, Ring::Carbonite)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p, Mission::Interrogation, &[Leader::DarthVader]);
    t.accepts(E, Action::ChooseLeader(Leader::HanSolo)).rolls([6, 6, 6]);
    // Han's two spec ops icons, not Luke's; they decide it.
    t.rolls([6, 6]);
    assert!(t.events().contains(&Event::MissionEnded { mission: Mission::Interrogation, success: false }));
}

/// RB 8.7.12, RB 8.7.4
#[test]
fn all_icons_count_where_the_card_says_so_up_to_ten() {
    let p = position()
        .nobody(Side::Rebels)
        .captive(Leader::HanSolo, System::Rodia)
        .pool(Leader::BobaFett)
        .leader(Leader::ColonelYularen, System::Rodia)
        .units(System::Rodia, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p, Mission::LureOfTheDarkSide, &[Leader::EmperorPalpatine, Leader::BobaFett]);
    // 5 + 5 + 3 icons of all kinds, at most ten dice; Han has four.
    t.accepts(E, Action::ChooseLeader(Leader::HanSolo)).rolls([6; 10]).rolls([1; 4]);
    // The pictured Emperor adds two to nothing, and four hits are more.
    assert_eq!(t.ring(Leader::HanSolo), Some(Ring::Captured));
}

/// RB 6.1.4, RB 6.1.9, RB 6.1.11, RB G77
#[test]
fn an_activation_moves_fights_and_subjugates_in_this_order() {
    let p = position()
        .nobody(Side::Rebels)
        .units(System::Naboo, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)])
        .units(System::Rodia, &[(Unit::RebelTrooper, 1)])
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(System::Rodia)));
    t.accepts(E, go(Unit::AssaultCarrier, at(System::Naboo)))
        .accepts(E, go(Unit::Stormtrooper, at(System::Naboo)));
    assert!(t.state().combat().active && !t.state().subjugated().contains(System::Rodia));
    t.shuffles(1);
    crate::fight::disarm(&mut t);
    t.rolls([1]).rolls([6]);
    assert!(t.state().subjugated().contains(System::Rodia));
}

/// RB 6.3.7
#[test]
fn units_stay_where_no_ship_is_left() {
    let p = position()
        .units(System::Naboo, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 5), (Unit::TieFighter, 5)])
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(System::Rodia)));
    t.accepts(E, go(Unit::AssaultCarrier, at(System::Naboo))).accepts(E, Action::Finish);
    let left = [Unit::AssaultCarrier, Unit::Stormtrooper, Unit::TieFighter];
    assert_eq!(left.map(|unit| t.count(unit, System::Naboo)), [0, 5, 5]);
}

/// RB 5.1.4
#[test]
fn who_can_do_nothing_else_passes() {
    let mut t = position().nobody(Side::Empire).imperial_turn().begin();
    let mut actions = Vec::new();
    orrery_engine::Game::legal_actions(t.state_mut(), E, &mut actions);
    assert_eq!(actions, [Action::Pass]);
}

/// RB 11.1.3
#[test]
fn units_cross_the_borders_of_regions() {
    let mut t = position().units(System::Rodia, &[(Unit::XWing, 1)]).begin();
    assert_ne!(System::Rodia.def().region, System::Bothawui.def().region);
    t.accepts(R, activate(Leader::PrincessLeia, at(System::Bothawui)))
        .offers(R, go(Unit::XWing, at(System::Rodia)));
}

/// RB 11.3.2, RB 11.4.5
#[test]
fn subjugated_systems_take_imperial_deployments() {
    let p = position()
        .track(6, 14)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .queued(1, &[(Unit::AtAt, 1)]);
    let mut t = p.refreshing().begin();
    t.accepts(E, Action::Deploy { unit: Unit::AtAt, place: at(System::Naboo) });
    assert_eq!(t.count(Unit::AtAt, System::Naboo), 1);
}

/// RB 3.1.3, RB 1.1.3
#[test]
fn rounds_follow_each_other() {
    let mut t = position().track(6, 14).begin();
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!(t.state().time(), 7);
    t.offers(R, Action::Assign { mission: Mission::Sabotage, leader: Leader::PrincessLeia });
}
