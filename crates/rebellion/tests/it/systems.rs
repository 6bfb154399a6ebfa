//! Loyalty, subjugation, sabotage, destroyed systems (RB 11) and leaders (RB 10).

use crate::fight::*;
use crate::support::*;

/// RB 11.3.11, RB G53, RB 11.3.1
#[test]
fn coruscant_is_always_imperial() {
    let p = position().units(System::Coruscant, &[(Unit::RebelTrooper, 1)]);
    let t = runs(p, Mission::BuildAlliance, &[Leader::PrincessLeia], System::Coruscant);
    assert!(t.loyal(System::Coruscant, Side::Empire));
}

/// RB 11.4.1, RB 11.4.3, RB 11.4.4, RB 11.4.14, RB G22, RB 11.2.5, RB 11.2.7
#[test]
fn ground_units_subjugate_a_system_that_stays_neutral() {
    let t = position().units(System::Naboo, &[(Unit::Stormtrooper, 1)]).begin();
    let state = t.state();
    assert!(state.subjugated().contains(System::Naboo) && state.is_imperial(System::Naboo));
    assert!(state.is_neutral(System::Naboo));
    let t = position().units(System::Naboo, &[(Unit::StarDestroyer, 1)]).begin();
    assert!(t.state().subjugated().is_empty());
}

/// RB 11.4.7, RB 11.4.8, RB 11.4.15, RB 11.2.6
#[test]
fn a_rebel_system_comes_back_when_the_garrison_leaves() {
    let p = position()
        .loyal(Side::Rebels, &[System::Naboo])
        .units(System::Naboo, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)])
        .imperial_turn();
    let mut t = p.begin();
    assert!(!t.state().is_rebel(System::Naboo) && t.loyal(System::Naboo, Side::Rebels));
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(System::Rodia) });
    for unit in [Unit::AssaultCarrier, Unit::Stormtrooper] {
        t.accepts(E, Action::Move { unit, from: at(System::Naboo) });
    }
    assert!(t.state().is_rebel(System::Naboo));
}

/// RB 11.4.13, RB 11.2.3, RB 11.2.2, RB 11.6.9, RB 11.6.12, RB 18.6.3
#[test]
fn remote_and_destroyed_systems_are_not_subjugated() {
    let units = [(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)];
    let t = position()
        .units(System::Ilum, &units)
        .units(System::Alderaan, &units)
        .destroyed(System::Alderaan)
        .begin();
    assert!(t.state().subjugated().is_empty());
    assert!(t.state().is_remote(System::Ilum));
    assert!(!t.state().is_remote(System::Alderaan) && !t.state().is_populous(System::Alderaan));
}

/// RB 11.4.10, RB 11.3.10, RB G23
#[test]
fn rebel_loyalty_is_won_under_a_subjugation_marker() {
    let p = position().units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let t = runs(p, Mission::BuildAlliance, &[Leader::PrincessLeia], System::Naboo);
    assert!(t.loyal(System::Naboo, Side::Rebels) && t.state().subjugated().contains(System::Naboo));
}

/// RB 11.3.6, RB 11.3.8, RB 11.3.9
#[test]
fn a_system_has_at_most_one_loyalty_marker() {
    let p = position().loyal(Side::Rebels, &[System::MonCalamari]);
    let mut t = runs(p, Mission::SupportOfMonCalamari, &[Leader::PrincessLeia], System::MonCalamari);
    t.accepts(R, Action::ChooseOption(0));
    assert_eq!(t.state().loyal(Side::Rebels), Systems::only(System::MonCalamari));
}

/// RB 11.3.7
#[test]
fn a_neutral_system_loses_no_loyalty() {
    let t = runs(position(), Mission::ImperialPropaganda, &[Leader::DarthVader], System::Coruscant);
    assert!(t.state().loyal(Side::Rebels).is_empty() && t.loyal(System::Coruscant, Side::Empire));
}

/// RB 11.5.6, RB 11.5 example a, RB 11.5.9, RB 11.5.5
#[test]
fn sabotage_does_not_stop_gaining_units() {
    let p = position().units(System::Naboo, &[(Unit::Stormtrooper, 1)]).sabotaged(System::Naboo);
    let t = runs(p, Mission::InciteRebellion, &[Leader::PrincessLeia], System::Naboo);
    assert_eq!(t.count(Unit::RebelTrooper, System::Naboo), 3);
}

/// RB 11.6.5, RB G65, RB 11.6.11
#[test]
fn leaders_survive_a_destroyed_system() {
    let p = position()
        .leader(Leader::MonMothma, System::Naboo)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::DeathStar, 1)]);
    let mut t = reveals(p, Mission::SuperlaserOnline, &[Leader::GrandMoffTarkin]);
    t.accepts(E, Action::ChoosePlace(at(System::Naboo))).accepts(E, Action::ChoosePlace(at(System::Utapau)));
    assert_eq!([Leader::MonMothma, Leader::HanSolo].map(|l| t.at(l)), [on(System::Naboo); 2]);
    assert!(t.state().is_captive(Leader::HanSolo));
}

/// RB 11.6.10, RB 12.9.14
#[test]
fn a_destroyed_system_has_no_icons() {
    let p = position().destroyed(System::Rodia).track(5, 14);
    let mut t = p.refreshing().begin();
    // Coruscant's icon is the only one.
    t.accepts(E, Action::Build(Unit::Stormtrooper)).accepts(R, Action::Finish);
    t.refuses(E, Action::Deploy { unit: Unit::Stormtrooper, place: at(System::Rodia) }, rules::DEPLOY);
}

/// RB 10.3.2, RB 10.3.3, RB 10.4.3, RB 10.4.6, RB 15.1.2
#[test]
fn a_leader_wears_one_ring_and_each_ring_has_one_bearer() {
    let p = position()
        .leader(Leader::PrincessLeia, System::Naboo)
        .ring(Leader::PrincessLeia, Ring::C3po)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let t = runs_against(p, Mission::CaptureRebelOperative, &[Leader::DarthVader], Leader::PrincessLeia);
    assert_eq!(t.ring(Leader::PrincessLeia), Some(Ring::Captured));
    let p = position()
        .pool(Leader::BobaFett)
        .leader(Leader::LukeSkywalker, System::Naboo)
        .ring(Leader::LukeSkywalker, Ring::Carbonite)
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let t = runs_against(p, Mission::CarbonFreezing, &[Leader::BobaFett], Leader::HanSolo);
    assert_eq!((t.ring(Leader::HanSolo), t.ring(Leader::LukeSkywalker)), (Some(Ring::Carbonite), None));
}

/// RB 10.7.2, RB 10.7.3, RB 10.7.4
#[test]
fn a_frozen_leader_is_rescued_without_reputation() {
    let p = position()
        .track(1, 15)
        .leader(Leader::HanSolo, System::Naboo)
        .ring(Leader::HanSolo, Ring::Carbonite)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = runs(p, Mission::DaringRescue, &[Leader::PrincessLeia], System::Naboo);
    t.accepts(R, Action::Finish);
    assert_eq!((t.ring(Leader::HanSolo), t.state().reputation()), (None, 15));
}

/// RB 10.8.7, RB G56
#[test]
fn a_rescued_leader_is_in_the_pool_after_the_next_retrieval() {
    let mut t = position().captive(Leader::HanSolo, System::Naboo).begin();
    t.refuses(R, Action::Activate { leader: Leader::HanSolo, place: at(System::Ilum) }, rules::NOT_IN_POOL);
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!(t.at(Leader::HanSolo), At::Pool);
}

/// RB 18.8.6, RB 10.4.4, RB 8.4.3
#[test]
fn captured_and_lured_leaders_are_not_captured_again() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .leader(Leader::LukeSkywalker, System::Naboo)
        .ring(Leader::LukeSkywalker, Ring::Lured)
        .leader(Leader::MonMothma, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)]);
    let mut t = reveals(p, Mission::CaptureRebelOperative, &[Leader::DarthVader]);
    for leader in [Leader::HanSolo, Leader::LukeSkywalker, Leader::GeneralTagge] {
        t.refuses(E, Action::ChooseLeader(leader), rules::LEADER);
    }
    t.accepts(E, Action::ChooseLeader(Leader::MonMothma));
}

/// RB 18.8.15
#[test]
fn leaders_do_not_go_along_with_one_freed_by_destruction() {
    let p = position()
        .captive(Leader::HanSolo, System::Naboo)
        .units(System::Naboo, &[(Unit::Stormtrooper, 1)])
        .pool(Leader::Chewbacca);
    let mut t = runs(p, Mission::HitAndRun, &[Leader::Chewbacca], System::Naboo);
    t.accepts(R, Action::ChooseUnit { unit: Unit::Stormtrooper, place: at(System::Naboo) });
    assert_eq!(
        (t.at(Leader::HanSolo), t.at(Leader::Chewbacca)),
        (At::On(Place::BASE_SPACE), on(System::Naboo))
    );
}

/// RB G41, RB G45, RB 9.5.7
#[test]
fn a_tactic_deck_is_renewed_from_its_discards() {
    let p = field(&[(Unit::XWing, 3), (Unit::StarDestroyer, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    let all = t.state().tactics(Theatre::Space, TacticZone::Deck).to_vec();
    t.state_mut().arrange_tactics(Side::Rebels, &all);
    t.rolls([4, 4, 6]);
    t.does_not_offer(R, Action::DrawTactic(Colour::Black));
    t.accepts(R, Action::PlayTactic { tactic: Tactic::SpaceNoEscape, spend: None });
    t.accepts(R, Action::DrawTactic(Colour::Black)).shuffles(1);
    assert_eq!(t.state().tactics(Theatre::Space, TacticZone::RebelHand).len(), 15);
}

/// RB 18.5.1, RB 18.5.2, RB 18.8.30
#[test]
fn a_sith_lord_who_retreated_is_not_eliminated() {
    let p = field(&[(Unit::XWing, 2), (Unit::AssaultCarrier, 1)])
        .objective(Objective::ReturnOfTheJedi)
        .leader(Leader::LukeSkywalkerJedi, FIELD);
    let mut t = p
        .nobody(Side::Empire)
        .nobody(Side::Rebels)
        .leader(Leader::DarthVader, FIELD)
        .pool(Leader::JanDodonna)
        .begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6, 6]).rolls([6, 6]).accepts(R, Action::Decline);
    t.accepts(E, Action::Retreat { leader: Leader::DarthVader, to: System::Naboo });
    t.accepts(R, Action::PlayObjective(Objective::ReturnOfTheJedi));
    assert_eq!((t.at(Leader::DarthVader), t.state().reputation()), (on(System::Naboo), 12));
}
