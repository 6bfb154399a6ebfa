//! Every objective: when it may be played and what it is worth.

use crate::fight::*;
use crate::support::*;

/// The Rebels may play the objective at the start of the Refresh phase, and it is worth so much.
#[track_caller]
fn scores(position: Arrangement, objective: Objective, reputation: u8) {
    let mut t = position.objective(objective).refreshing().begin();
    let before = t.state().reputation();
    t.accepts(R, Action::PlayObjective(objective));
    assert_eq!(before - t.state().reputation(), reputation);
}

/// The Rebels may not play it.
#[track_caller]
fn scores_nothing(position: Arrangement, objective: Objective) {
    let mut t = position.objective(objective).refreshing().begin();
    t.does_not_offer(R, Action::PlayObjective(objective));
}

/// RB 13.3.5, RB 13.3.6, RB 13.3.8, RB G47, RB G80
#[test]
fn crippling_blow_needs_three_health_of_ground_units() {
    let p = || {
        field(&[(Unit::Airspeeder, 3), (Unit::AtAt, 1), (Unit::AtSt, 1)]).objective(Objective::CripplingBlow)
    };
    let mut t = rebels_attack(p(), Leader::JanDodonna);
    t.rolls([1, 1, 1, 6, 6, 6]);
    for wounds in 0..3 {
        t.accepts(R, Action::Hit { unit: Unit::AtAt, wounds });
    }
    t.rolls([6; 5]).accepts(R, Action::PlayObjective(Objective::CripplingBlow));
    assert_eq!(t.state().reputation(), 13);
    // A combat the Empire started does not count.
    let mut t = empire_attacks(p(), Leader::DarthVader);
    t.rolls([6; 5]).rolls([1, 1, 1, 6, 6, 6]);
    for wounds in 0..3 {
        t.accepts(R, Action::Hit { unit: Unit::AtAt, wounds });
    }
    t.does_not_offer(R, Action::PlayObjective(Objective::CripplingBlow));
}

/// RB 13.3.7
#[test]
fn cut_supply_lines_counts_sabotaged_or_occupied_imperial_systems() {
    let p = || {
        position()
            .loyal(Side::Empire, &[System::Rodia, System::Sullust])
            .sabotaged(System::Rodia)
            .sabotaged(System::Coruscant)
    };
    scores_nothing(p(), Objective::CutSupplyLines);
    scores(p().units(System::Sullust, &[(Unit::XWing, 1)]), Objective::CutSupplyLines, 1);
}

/// RB 11.2.6
#[test]
fn defend_the_people_counts_garrisoned_rebel_systems() {
    let systems = [System::Naboo, System::Ryloth, System::Kashyyyk, System::Bothawui];
    let mut p = position().loyal(Side::Rebels, &systems);
    for system in &systems[..3] {
        p = p.units(*system, &[(Unit::RebelTrooper, 1)]);
    }
    scores_nothing(p.clone(), Objective::DefendThePeople);
    scores(p.units(System::Bothawui, &[(Unit::XWing, 1)]), Objective::DefendThePeople, 1);
}

/// RB G80
#[test]
fn rebel_assault_needs_a_star_destroyer_in_a_combat_the_rebels_started() {
    let play = Action::PlayObjective(Objective::RebelAssault);
    let p = |unit, ywings| field(&[(Unit::YWing, ywings), (unit, 1)]).objective(Objective::RebelAssault);
    let mut t = rebels_attack(p(Unit::StarDestroyer, 4), Leader::JanDodonna);
    t.rolls([1; 4]).rolls([6; 3]).accepts(R, play);
    assert_eq!(t.state().reputation(), 13);
    // Another capital ship is not enough.
    let mut t = rebels_attack(p(Unit::AssaultCarrier, 2), Leader::JanDodonna);
    t.rolls([1; 2]).rolls([6; 2]).does_not_offer(R, play);
    assert_eq!((t.count(Unit::AssaultCarrier, FIELD), t.state().combat().active), (0, false));
    let mut t = empire_attacks(p(Unit::StarDestroyer, 4), Leader::DarthVader);
    t.rolls([6; 3]).rolls([1; 4]).does_not_offer(R, play);
    assert_eq!((t.count(Unit::StarDestroyer, FIELD), t.state().combat().active), (0, false));
}

/// RB 18.6.4
#[test]
fn regional_support_needs_every_populous_system_of_a_region() {
    let p = || position().loyal(Side::Rebels, &[System::Mustafar]);
    scores_nothing(p(), Objective::RegionalSupport);
    scores(p().loyal(Side::Rebels, &[System::Bespin]), Objective::RegionalSupport, 1);
    scores(p().destroyed(System::Bespin), Objective::RegionalSupport, 1);
    scores_nothing(
        position().destroyed(System::Bespin).destroyed(System::Mustafar),
        Objective::RegionalSupport,
    );
}

/// RB 13.3.4
#[test]
fn heart_of_the_empire_scores_and_returns_to_hand() {
    let p = || position().units(System::Coruscant, &[(Unit::RebelTrooper, 1)]);
    scores(p(), Objective::HeartOfTheEmpire, 2);
    scores_nothing(p().units(System::Coruscant, &[(Unit::TieFighter, 1)]), Objective::HeartOfTheEmpire);
    let mut t = p().objective(Objective::HeartOfTheEmpire).refreshing().begin();
    t.accepts(R, Action::PlayObjective(Objective::HeartOfTheEmpire));
    assert!(t.objectives().contains(&Objective::HeartOfTheEmpire));
}

/// RB 10.7.1
#[test]
fn leave_no_one_behind_needs_no_captive() {
    scores(position(), Objective::LeaveNoOneBehind, 1);
    let p = position()
        .captive(Leader::HanSolo, System::Coruscant)
        .units(System::Coruscant, &[(Unit::Stormtrooper, 1)]);
    scores_nothing(p.clone(), Objective::LeaveNoOneBehind);
    scores_nothing(p.ring(Leader::HanSolo, Ring::Carbonite), Objective::LeaveNoOneBehind);
}

/// RB G35, RB 13.3.13
#[test]
fn liberation_needs_a_ground_battle_won_in_a_subjugated_system() {
    let p = field(&[(Unit::RebelTrooper, 1), (Unit::Stormtrooper, 1)]).objective(Objective::Liberation);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1]).rolls([6]);
    assert!(t.state().combat().active, "offered at the end of the combat");
    t.accepts(R, Action::PlayObjective(Objective::Liberation));
    assert_eq!((t.state().reputation(), t.state().combat().active), (13, false));
}

/// RB 11.4.8
#[test]
fn popular_support_needs_six_loyal_systems() {
    let five = [System::Naboo, System::Ryloth, System::Kashyyyk, System::Bothawui, System::Kessel];
    let p = || position().loyal(Side::Rebels, &five);
    scores_nothing(p(), Objective::PopularSupport);
    let p = p().loyal(Side::Rebels, &[System::Utapau]).units(System::Utapau, &[(Unit::Stormtrooper, 1)]);
    scores(p, Objective::PopularSupport, 1);
}

/// RB 7.2.2
#[test]
fn establish_outposts_needs_units_in_five_systems() {
    let mut p = position().units(Place::BASE_SPACE, &[(Unit::RebelTrooper, 1)]);
    for system in [System::Naboo, System::Ryloth, System::Ilum, System::Yavin] {
        p = p.units(system, &[(Unit::RebelTrooper, 1)]);
    }
    scores_nothing(p.clone(), Objective::EstablishOutposts);
    scores(p.units(System::Endor, &[(Unit::XWing, 1)]), Objective::EstablishOutposts, 1);
}

/// RB 13.3.3
#[test]
fn inspire_sympathy_counts_destroyed_systems() {
    scores(position(), Objective::InspireSympathy, 0);
    scores(position().destroyed(System::Alderaan), Objective::InspireSympathy, 1);
    scores(position().destroyed(System::Alderaan).destroyed(System::Ilum), Objective::InspireSympathy, 2);
}

/// RB G80
#[test]
fn major_victory_needs_three_health_of_ships_in_a_combat_the_rebels_started() {
    let play = Action::PlayObjective(Objective::MajorVictory);
    let p = || field(&[(Unit::XWing, 4), (Unit::TieFighter, 3)]).objective(Objective::MajorVictory);
    // The first hit has only one kind of target.
    let shoot = |t: &mut Scenario<Rebellion>, hits: usize| {
        for _ in 1..hits {
            t.accepts(R, Action::Hit { unit: Unit::TieFighter, wounds: 0 });
        }
    };
    let mut t = rebels_attack(p(), Leader::JanDodonna);
    t.rolls([1, 1, 1, 6]);
    shoot(&mut t, 3);
    t.rolls([6; 3]).accepts(R, play);
    assert_eq!(t.state().reputation(), 13);
    let mut t = rebels_attack(p(), Leader::JanDodonna);
    t.rolls([1, 1, 6, 6]);
    shoot(&mut t, 2);
    t.rolls([6; 3]).does_not_offer(R, play);
    assert_eq!(t.count(Unit::TieFighter, FIELD), 1);
    let mut t = empire_attacks(p(), Leader::GeneralTagge);
    t.rolls([6; 3]).rolls([1, 1, 1, 6]);
    shoot(&mut t, 3);
    t.does_not_offer(R, play);
    assert_eq!((t.count(Unit::TieFighter, FIELD), t.state().combat().active), (0, false));
}

/// RB 18.2.5, RB 18.2.6
#[test]
fn return_of_the_jedi_eliminates_an_imperial_leader() {
    let p = field(&[(Unit::XWing, 2), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1)])
        .objective(Objective::ReturnOfTheJedi)
        .captive(Leader::LukeSkywalkerJedi, FIELD);
    let mut t = p
        .nobody(Side::Rebels)
        .nobody(Side::Empire)
        .leader(Leader::DarthVader, FIELD)
        .leader(Leader::GeneralTagge, FIELD)
        .pool(Leader::JanDodonna)
        .begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t.rolls([1, 6])
        .rolls([6])
        .accepts(R, Action::Decline)
        .accepts(R, Action::PlayObjective(Objective::ReturnOfTheJedi));
    t.accepts(R, Action::ChooseLeader(Leader::DarthVader));
    assert_eq!((t.at(Leader::DarthVader), t.state().reputation()), (At::Box, 12));
    assert_eq!(t.ring(Leader::LukeSkywalkerJedi), Some(Ring::Captured));
}

/// RB 18.8.29
#[test]
fn a_lured_jedi_may_eliminate_himself() {
    let p = field(&[(Unit::XWing, 2), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1)])
        .objective(Objective::ReturnOfTheJedi)
        .leader(Leader::LukeSkywalkerJedi, FIELD)
        .ring(Leader::LukeSkywalkerJedi, Ring::Lured);
    let p = p.nobody(Side::Rebels).nobody(Side::Empire).leader(Leader::DarthVader, FIELD);
    let mut t = p.pool(Leader::JanDodonna).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t.rolls([1, 6]).rolls([6]).accepts(R, Action::Decline);
    t.accepts(R, Action::PlayObjective(Objective::ReturnOfTheJedi));
    t.offers(R, Action::ChooseLeader(Leader::DarthVader))
        .accepts(R, Action::ChooseLeader(Leader::LukeSkywalkerJedi));
    assert_eq!((t.at(Leader::LukeSkywalkerJedi), t.at(Leader::DarthVader)), (At::Box, on(FIELD)));
}

/// RB 1.4.1, RB 1.4.3, RB 14.1.5, RB 14.1 example a
#[test]
fn the_rebels_win_the_moment_the_markers_meet() {
    let p = position()
        .units(System::Coruscant, &[(Unit::XWing, 1)])
        .track(9, 10)
        .objective(Objective::HeartOfTheEmpire);
    let mut t = p.refreshing().begin();
    t.accepts(R, Action::PlayObjective(Objective::HeartOfTheEmpire)).over([R]);
    assert_eq!((t.state().reputation(), t.state().ended()), (9, Some(End::Reputation)));
}
