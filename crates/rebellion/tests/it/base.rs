//! The Rebel base and the victory over it (RB 1.3, RB 7).

use crate::support::*;

const fn go(unit: Unit, from: Place) -> Action {
    Action::Move { unit, from }
}

const fn activate(leader: Leader, place: Place) -> Action {
    Action::Activate { leader, place }
}

/// RB 7.3.1, RB 7.3.2, RB 7.3.5, RB 7.3.7
#[test]
fn units_leave_the_base_for_its_system_and_neighbours() {
    let p = || position().units(Place::BASE_SPACE, &[(Unit::XWing, 2)]);
    for (system, near) in [(HIDEOUT, true), (System::Bespin, true), (System::Sullust, false)] {
        let mut t = p().leader(Leader::MonMothma, HIDEOUT).begin();
        t.accepts(R, activate(Leader::JanDodonna, at(system)));
        let leave = go(Unit::XWing, Place::BASE_SPACE);
        if near {
            t.offers(R, leave)
        } else {
            t.refuses(R, leave, rules::CANNOT_MOVE)
        };
    }
    let mut t = p().leader(Leader::MonMothma, Place::BASE_SPACE).begin();
    t.accepts(R, activate(Leader::JanDodonna, at(HIDEOUT)));
    t.refuses(R, go(Unit::XWing, Place::BASE_SPACE), rules::HELD);
}

/// RB 7.3.3, RB 7.3.4, RB 7.3.6, RB 6.1.10
#[test]
fn the_rebels_activate_their_base() {
    let p = position().units(System::Bespin, &[(Unit::XWing, 1)]).units(System::Sullust, &[(Unit::XWing, 1)]);
    let mut t = p.begin();
    t.refuses(R, activate(Leader::MonMothma, Place::BASE_SPACE), rules::NO_TACTICS);
    t.accepts(R, activate(Leader::JanDodonna, Place::BASE_SPACE));
    t.refuses(R, go(Unit::XWing, at(System::Sullust)), rules::CANNOT_MOVE);
    t.accepts(R, go(Unit::XWing, at(System::Bespin))).accepts(R, Action::Finish);
    assert_eq!(t.count(Unit::XWing, Place::BASE_SPACE), 1);
    assert!(t.state().possible().contains(HIDEOUT) && !t.state().possible().contains(System::Yavin));
    t.refuses(E, activate(Leader::DarthVader, Place::BASE_SPACE), rules::BASE_SPACE);
}

/// RB 6.1.7, RB 7.4.2, RB 7.4.3, RB 7.6.1, RB 7.6.2, RB 7.6.3, RB 7.6.4, RB 1.3.6
#[test]
fn ground_units_reveal_the_base_and_meet_its_defenders() {
    let p = position()
        .units(System::Bespin, &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1)])
        .units(Place::BASE_SPACE, &[(Unit::RebelTrooper, 2), (Unit::IonCannon, 1)])
        .leader(Leader::MonMothma, Place::BASE_SPACE)
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(HIDEOUT)));
    t.accepts(E, go(Unit::AssaultCarrier, at(System::Bespin)));
    assert!(!t.state().is_revealed());
    t.accepts(E, go(Unit::Stormtrooper, at(System::Bespin)));
    assert!(t.state().is_revealed() && t.state().combat().active);
    assert_eq!((t.count(Unit::RebelTrooper, HIDEOUT), t.count(Unit::IonCannon, HIDEOUT)), (2, 1));
    assert_eq!(t.at(Leader::MonMothma), on(HIDEOUT));
}

/// RB 7.1.3, RB 7.4.4, RB 18.3.1, RB 1.3.2
#[test]
fn ships_alone_do_not_reveal_the_base() {
    let p =
        position().units(System::Bespin, &[(Unit::StarDestroyer, 1), (Unit::DeathStar, 1)]).imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(HIDEOUT)));
    t.accepts(E, go(Unit::StarDestroyer, at(System::Bespin)))
        .accepts(E, go(Unit::DeathStar, at(System::Bespin)));
    assert!(!t.state().is_revealed());
    assert!(t.state().possible().contains(HIDEOUT));
}

/// RB 1.3.1, RB 1.3.4, RB 1.3.5, RB 1.3.7, RB G50, RB 1.1.4
#[test]
fn a_revealed_base_without_rebel_units_is_lost_to_any_imperial_unit() {
    let mut t =
        position().units(HIDEOUT, &[(Unit::TieFighter, 1)]).leader(Leader::MonMothma, HIDEOUT).begin();
    t.accepts(R, Action::RevealBase).over([E]);
    assert_eq!(t.state().ended(), Some(End::BaseTaken));
}

/// RB 7.5.1, RB 7.5.3, RB 7.5.4, RB G10, RB 18.7.5, RB 9.1.6, RB 5.1.3, RB G84
#[test]
fn a_voluntary_reveal_starts_a_combat_and_leaves_the_turn() {
    let p = || position().nobody(Side::Empire).units(Place::BASE_SPACE, &[(Unit::XWing, 1)]);
    let mut t = p().units(HIDEOUT, &[(Unit::TieFighter, 1)]).begin();
    t.accepts(R, Action::RevealBase);
    assert!(t.state().combat().active);
    let mut t = p().begin();
    t.accepts(R, Action::RevealBase).refuses(R, Action::RevealBase, rules::REVEALED);
    t.accepts(R, activate(Leader::JanDodonna, at(HIDEOUT)));
    assert_eq!(t.count(Unit::XWing, HIDEOUT), 1);
}

/// RB 7.4.1
#[test]
fn imperial_loyalty_reveals_the_base() {
    let p = position().base(System::Naboo).units(Place::BASE_SPACE, &[(Unit::XWing, 1)]);
    let t = runs(p, Mission::TradeNegotiations, &[Leader::DarthVader], System::Naboo);
    assert!(t.state().is_revealed() && !t.state().combat().active);
}

/// RB G32, RB G79
#[test]
fn a_base_revealed_by_a_mission_is_fought_over_after_it() {
    let p = position()
        .base(System::Naboo)
        .units(Place::BASE_SPACE, &[(Unit::XWing, 1)])
        .units(System::Naboo, &[(Unit::TieFighter, 1)]);
    let t = runs(p, Mission::TradeNegotiations, &[Leader::DarthVader], System::Naboo);
    assert_eq!(t.missions(Side::Empire, MissionZone::Discard), [Mission::TradeNegotiations]);
    // The Rebels had to reveal it in the Empire's turn.
    assert!(t.state().combat().active && t.state().combat().first == Side::Empire);
}

/// RB 7.7.1, RB 7.7.6
#[test]
fn a_revealed_base_is_its_system() {
    let mut t = position().revealed(System::Yavin).units(System::Yavin, &[(Unit::XWing, 1)]).begin();
    t.refuses(R, activate(Leader::JanDodonna, Place::BASE_SPACE), rules::BASE_SPACE);
    t.accepts(R, Action::Pass).accepts(E, Action::Pass);
    assert_eq!((t.state().time(), t.state().is_revealed()), (2, true));
    assert_eq!(t.state().base_place(), at(System::Yavin));
}

/// RB 10.8.2
#[test]
fn a_rescued_leader_goes_to_the_system_of_a_revealed_base() {
    let p = position().revealed(System::Yavin).units(System::Yavin, &[(Unit::XWing, 1)]);
    let t = p.captive(Leader::HanSolo, System::Naboo).begin();
    assert_eq!((t.at(Leader::HanSolo), t.ring(Leader::HanSolo)), (on(System::Yavin), None));
}

/// RB 7.8.3, RB 7.8.4, RB 7.8.5, RB 7.8.6, RB 7.8.7, RB 7.8.11, RB 7.8.12, RB 7.8.13, RB 7.8.14, RB 7.8.15, RB 7.8.17, RB 7.8.18
#[test]
fn a_new_base_is_established() {
    let p = position()
        .units(Place::BASE_SPACE, &[(Unit::XWing, 1)])
        .units(System::Ilum, &[(Unit::TieFighter, 1)])
        .loyal(Side::Empire, &[System::Mygeeto])
        .destroyed(System::OrdMantell);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::ChooseOption(1));
    // The four cards on top are those of the last region.
    assert_eq!(
        t.state().probes(ProbeZone::Drawn),
        [System::OrdMantell, System::Ilum, System::Mygeeto, System::Dantooine]
    );
    for system in [System::Ilum, System::Mygeeto, System::OrdMantell, System::Naboo] {
        t.refuses(R, Action::ChoosePlace(at(system)), rules::NEW_BASE);
    }
    t.accepts(R, Action::ChoosePlace(at(System::Dantooine))).shuffles(1);
    assert_eq!((t.state().base(), t.state().is_revealed()), (Some(System::Dantooine), false));
    assert_eq!((t.count(Unit::XWing, HIDEOUT), t.count(Unit::XWing, Place::BASE_SPACE)), (1, 0));
    assert!(t.probes().contains(&HIDEOUT));
    assert_eq!(t.at(Leader::GeneralRieekan), At::Pool);
    let deck = t.state().probes(ProbeZone::Deck);
    assert!(
        [System::OrdMantell, System::Ilum, System::Mygeeto].iter().all(|system| deck[..3].contains(system))
    );
}

/// RB 7.8.8, RB 7.8.9, RB 7.8.10, RB G12
#[test]
fn the_rebels_may_decline_a_new_base() {
    let mut t = reveals(position(), Mission::RapidMobilization, &[Leader::GeneralRieekan, Leader::MonMothma]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::ChooseOption(1));
    assert_eq!(t.state().probes(ProbeZone::Drawn).len(), 8, "two leaders were on it (RB G12)");
    t.accepts(R, Action::Decline).shuffles(1);
    assert_eq!((t.state().base(), t.state().is_revealed()), (Some(HIDEOUT), false));
}

/// RB G33
#[test]
fn units_of_the_old_base_may_meet_imperial_ships() {
    let p = position().units(Place::BASE_SPACE, &[(Unit::XWing, 1)]).units(HIDEOUT, &[(Unit::TieFighter, 1)]);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::ChooseOption(1));
    t.accepts(R, Action::ChoosePlace(at(System::Dantooine)));
    assert!(t.state().combat().active && t.state().combat().first == Side::Rebels);
}

/// RB G33
#[test]
fn without_that_ruling_there_is_peace_at_the_old_base() {
    let options = Options { combat_at_old_base: false, ..Options::default() };
    let p = Arrangement::of(&Setup { options, ..Setup::new(2) })
        .units(Place::BASE_SPACE, &[(Unit::XWing, 1)])
        .units(HIDEOUT, &[(Unit::TieFighter, 1)]);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::ChooseOption(1));
    t.accepts(R, Action::ChoosePlace(at(System::Dantooine))).shuffles(1);
    assert!(!t.state().combat().active);
    assert_eq!((t.count(Unit::XWing, HIDEOUT), t.count(Unit::TieFighter, HIDEOUT)), (1, 1));
    assert_eq!(t.state().time(), 2, "the Refresh phase has come");
}

/// RB 18.4.2, RB 18.4.3, RB 18.8.24
#[test]
fn rapid_mobilization_may_be_applied_twice() {
    let p = position().assigned(Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    let mut t = p.assigned(Mission::ContingencyPlan, &[Leader::MonMothma, Leader::PrincessLeia]).begin();
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(E, Action::Pass);
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(R, Action::ChooseMission(Mission::RapidMobilization));
    t.accepts(R, Action::Reveal { slot: 0 }).accepts(R, Action::Pass);
    t.accepts(R, Action::ChooseOption(2)).accepts(R, Action::ChooseOption(1));
    assert_eq!(t.state().probes(ProbeZone::Drawn).len(), 8);
    t.accepts(R, Action::Decline).shuffles(1).accepts(R, Action::ChooseOption(0));
}

/// RB 10.4.2, RB G55, RB 10.8.3, RB 10.8.4, RB G54
#[test]
fn captives_are_rescued_by_a_second_capture_or_without_guards() {
    let p = position()
        .units(System::Naboo, &[(Unit::TieFighter, 1)])
        .captive(Leader::HanSolo, System::Naboo)
        .leader(Leader::MonMothma, System::Naboo);
    let t = runs_against(p, Mission::CaptureRebelOperative, &[Leader::DarthVader], Leader::MonMothma);
    assert_eq!((t.ring(Leader::HanSolo), t.at(Leader::HanSolo)), (None, At::On(Place::BASE_SPACE)));
    let t = position().captive(Leader::HanSolo, System::Naboo).begin();
    assert_eq!((t.ring(Leader::HanSolo), t.at(Leader::HanSolo)), (None, At::On(Place::BASE_SPACE)));
}

/// RB 7.1.1, RB 7.2.6, RB 7.2.7
#[test]
fn units_of_the_base_space_take_no_part_in_its_system() {
    let p = position()
        .nobody(Side::Empire)
        .units(Place::BASE_SPACE, &[(Unit::XWing, 1)])
        .units(HIDEOUT, &[(Unit::TieFighter, 1)])
        .pool(Leader::DarthVader)
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, activate(Leader::DarthVader, at(HIDEOUT)));
    assert!(!t.state().combat().active);
    assert_eq!(t.state().probes(ProbeZone::Location), [HIDEOUT]);
}

/// RB 7.2.1, RB 7.2.4, RB 7.2.5, RB 7.8.1, RB 7.8.16
#[test]
fn missions_take_no_place_on_the_base_space_but_one() {
    let mut t = reveals(position(), Mission::BuildAlliance, &[Leader::PrincessLeia]);
    t.refuses(R, Action::ChoosePlace(Place::BASE_SPACE), rules::PLACE);
    let p = position().revealed(System::Yavin).units(System::Yavin, &[(Unit::XWing, 1)]);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    assert_eq!(t.at(Leader::GeneralRieekan), on(System::Yavin));
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).does_not_offer(R, Action::ChooseOption(0));
    t.accepts(R, Action::ChooseOption(1)).accepts(R, Action::ChoosePlace(at(System::Dantooine))).shuffles(1);
    assert_eq!((t.state().base(), t.state().is_revealed()), (Some(System::Dantooine), false));
}

/// RB 7.3.9, RB 9.10.8, RB 7.3.10
#[test]
fn nobody_retreats_to_the_base_space_and_structures_stay_there() {
    let p = position()
        .units(HIDEOUT, &[(Unit::XWing, 1), (Unit::TieFighter, 1)])
        .units(Place::BASE_SPACE, &[(Unit::ShieldGenerator, 1)])
        .nobody(Side::Empire);
    let mut t = p.begin();
    t.accepts(R, activate(Leader::JanDodonna, at(HIDEOUT))).shuffles(1);
    crate::fight::disarm(&mut t);
    t.rolls([6]).rolls([6]);
    let mut actions = Vec::new();
    orrery_engine::Game::legal_actions(t.state(), R, &mut actions);
    let to: Vec<System> = actions
        .iter()
        .filter_map(|a| if let Action::Retreat { to, .. } = a { Some(*to) } else { None })
        .collect();
    assert_eq!(to, [System::Bespin, System::Endor, System::Mustafar]);
    assert_eq!(t.count(Unit::ShieldGenerator, Place::BASE_SPACE), 1);
}

/// RB 7.5.2
#[test]
fn the_base_is_not_revealed_after_passing() {
    let mut t = position().begin();
    t.accepts(R, Action::Pass).refuses(R, Action::RevealBase, rules::NOT_YOUR_DECISION);
}

/// RB 7.7.5, RB 12.9.5, RB 12.9.10
#[test]
fn a_base_in_a_loyal_system_takes_deployments_there() {
    let p = position()
        .track(6, 14)
        .base(System::Naboo)
        .loyal(Side::Rebels, &[System::Naboo])
        .queued(1, &[(Unit::XWing, 5)]);
    let mut t = p.refreshing().begin();
    for place in [at(System::Naboo), Place::BASE_SPACE] {
        t.accepts(R, Action::Deploy { unit: Unit::XWing, place })
            .accepts(R, Action::Deploy { unit: Unit::XWing, place });
    }
    assert_eq!((t.count(Unit::XWing, System::Naboo), t.queued(Unit::XWing, 1)), (2, 1));
}

/// RB G34, RB G85
#[test]
fn the_old_base_is_not_lost_while_a_new_one_is_established() {
    let p = position()
        .units(HIDEOUT, &[(Unit::TieFighter, 1)])
        .units(System::Dantooine, &[(Unit::XWing, 1)])
        .loyal(Side::Rebels, &[System::OrdMantell]);
    let mut t = reveals(p, Mission::RapidMobilization, &[Leader::GeneralRieekan]);
    t.accepts(E, Action::Pass).accepts(R, Action::Pass).accepts(R, Action::ChooseOption(1));
    t.offers(R, Action::ChoosePlace(at(System::Dantooine)));
    t.accepts(R, Action::ChoosePlace(at(System::OrdMantell))).shuffles(1);
    assert_eq!(t.state().ended(), None);
}

/// RB 1.3.4, RB 1.3.6, RB G50
#[test]
fn any_kind_of_imperial_unit_takes_an_empty_base() {
    for unit in [Unit::TieFighter, Unit::StarDestroyer, Unit::DeathStar, Unit::DeathStarUnderConstruction] {
        let mut t = position().units(HIDEOUT, &[(unit, 1)]).begin();
        t.accepts(R, Action::RevealBase).over([E]);
        assert_eq!(t.state().ended(), Some(End::BaseTaken), "{unit:?}");
    }
}

/// RB 1.3.5, RB 1.1.4
#[test]
fn leaders_and_markers_neither_take_nor_hold_the_base() {
    let mut t = position().leader(Leader::DarthVader, HIDEOUT).sabotaged(HIDEOUT).begin();
    t.accepts(R, Action::RevealBase).accepts(R, Action::Pass);
    assert_eq!(t.state().ended(), None);
    let p = position().units(HIDEOUT, &[(Unit::StarDestroyer, 1)]).leader(Leader::MonMothma, HIDEOUT);
    let mut t = p.begin();
    t.accepts(R, Action::RevealBase).over([E]);
    t.refuses(R, Action::Pass, rules::GAME_OVER).refuses(E, Action::Pass, rules::GAME_OVER);
}

/// RB 7.5.1, RB 7.5.2, RB 5.1.3
#[test]
fn the_base_is_revealed_on_an_own_turn_alone() {
    let mut t = position().imperial_turn().begin();
    t.refuses(R, Action::RevealBase, rules::NOT_YOUR_DECISION);
    t.refuses(E, Action::RevealBase, rules::NOT_NOW);
    t.accepts(E, Action::Pass).offers(R, Action::RevealBase);
    let mut t = position().begin();
    t.accepts(R, Action::Pass).refuses(R, Action::RevealBase, rules::NOT_YOUR_DECISION);
}

/// RB 12.9.15, RB 12.9.9
#[test]
fn ships_over_a_hidden_base_do_not_stop_deploying_on_its_space() {
    let p = position()
        .track(6, 14)
        .base(System::Naboo)
        .loyal(Side::Rebels, &[System::Naboo])
        .units(System::Naboo, &[(Unit::StarDestroyer, 1)])
        .queued(1, &[(Unit::RebelTrooper, 1)])
        .refreshing();
    let mut t = p.begin();
    let deploy = |place| Action::Deploy { unit: Unit::RebelTrooper, place };
    t.refuses(R, deploy(at(System::Naboo)), rules::DEPLOY).accepts(R, deploy(Place::BASE_SPACE));
    assert_eq!(t.count(Unit::RebelTrooper, Place::BASE_SPACE), 1);
}
