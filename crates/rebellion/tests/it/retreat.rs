//! Retreats (RB 9.10).

use crate::fight::*;
use crate::support::*;

/// RB 9.10.1, RB 9.10.6, RB 9.10.9, RB 9.10.14, RB 9.10.15, RB G39, RB 18.7.4
#[test]
fn a_retreat_takes_all_ships_and_what_they_carry() {
    let p = field(&[
        (Unit::CorellianCorvette, 1),
        (Unit::XWing, 1),
        (Unit::RebelTrooper, 3),
        (Unit::StarDestroyer, 1),
        (Unit::Stormtrooper, 1),
    ])
    .units(System::Bothawui, &[(Unit::TieFighter, 1)])
    .loyal(Side::Rebels, &[System::Naboo])
    .units(System::Geonosis, &[(Unit::XWing, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6, 6, 6]).rolls([6, 6, 6]).rolls([6; 3]).rolls([6]);
    let leave = |to| Action::Retreat { leader: Leader::JanDodonna, to };
    // Naboo is loyal, Geonosis holds Rebel units, Bothawui Imperial ones, Malastare nothing.
    t.refuses(R, leave(System::Malastare), rules::RETREAT).refuses(
        R,
        leave(System::Bothawui),
        rules::RETREAT,
    );
    t.offers(R, leave(System::Geonosis)).accepts(R, leave(System::Naboo));
    assert_eq!(
        (t.count(Unit::XWing, System::Naboo), t.count(Unit::CorellianCorvette, System::Naboo)),
        (1, 1)
    );
    let take = Action::Move { unit: Unit::RebelTrooper, from: at(FIELD) };
    t.accepts(R, take).accepts(R, take).does_not_offer(R, take);
    // The trooper left behind fights on (RB 9.10.17).
    assert_eq!(t.count(Unit::RebelTrooper, FIELD), 1);
    assert!(t.state().combat().active && t.state().combat().round == 2);
}

/// RB 9.10.4, RB G40
#[test]
fn a_leader_without_tactic_values_leads_damaged_ships_away() {
    let p = field(&[
        (Unit::MonCalamariCruiser, 1),
        (Unit::RebelTrooper, 1),
        (Unit::StarDestroyer, 1),
        (Unit::Stormtrooper, 1),
    ]);
    let p = p.nobody(Side::Rebels).nobody(Side::Empire).leader(Leader::MonMothma, FIELD);
    let mut t = p.pool(Leader::DarthVader).imperial_turn().begin();
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t.rolls([1, 6, 6]).rolls([6; 3]).rolls([6]).rolls([6]);
    assert_eq!(marks(&t), [(Unit::MonCalamariCruiser, 1)]);
    t.accepts(E, Action::Decline)
        .accepts(R, Action::Retreat { leader: Leader::MonMothma, to: System::Naboo })
        .accepts(R, Action::Finish);
    assert_eq!((t.at(Leader::MonMothma), t.state().combat().active), (on(System::Naboo), true));
    assert!(marks(&t).is_empty());
}

/// RB 9.10.7, RB 9.10.10, RB 9.10.11, RB G36, RB G37
#[test]
fn nobody_retreats_to_where_the_attack_came_from() {
    let p = position()
        .units(System::Ryloth, &[(Unit::XWing, 1)])
        .units(System::Tatooine, &[(Unit::StarDestroyer, 1), (Unit::AssaultCarrier, 1)])
        .nobody(Side::Rebels)
        .leader(Leader::WedgeAntilles, System::Ryloth)
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(System::Ryloth) });
    t.accepts(E, Action::Move { unit: Unit::StarDestroyer, from: at(System::Tatooine) })
        .accepts(E, Action::Finish)
        .shuffles(1);
    disarm(&mut t);
    t.rolls([6; 3]).rolls([6]);
    // Ryloth borders Geonosis and Tatooine.
    t.accepts(E, Action::Decline);
    let leave = |to| Action::Retreat { leader: Leader::WedgeAntilles, to };
    t.refuses(R, leave(System::Tatooine), rules::RETREAT).accepts(R, leave(System::Geonosis));
    assert_eq!(t.count(Unit::XWing, System::Geonosis), 1);
}

/// RB 9.10.13, RB 9.10.3
#[test]
fn no_imperial_unit_retreats_beside_a_death_star() {
    let p = field(&[(Unit::DeathStar, 1), (Unit::StarDestroyer, 1), (Unit::MonCalamariCruiser, 1)]);
    let mut t = empire_attacks(p, Leader::DarthVader);
    t.rolls([6; 6]).rolls([6; 3]);
    // The Empire is not asked, the Rebels have no leader: the next round begins.
    assert_eq!(t.state().combat().round, 2);
}

/// RB 9.10.5
#[test]
fn a_leader_does_not_leave_alone() {
    // TIE Fighters need a carrier, so nobody could go with Vader.
    let mut t = empire_attacks(field(&[(Unit::XWing, 1), (Unit::TieFighter, 2)]), Leader::DarthVader);
    t.rolls([6, 6]).rolls([6]);
    assert_eq!((t.state().combat().round, t.at(Leader::DarthVader)), (2, on(FIELD)));
}

/// RB 9.10.12
#[test]
fn nobody_retreats_from_a_system_without_opposing_units() {
    let mut t = rebels_attack(field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)]), Leader::JanDodonna);
    t.rolls([1]).rolls([6]);
    assert_eq!((t.state().combat().active, t.at(Leader::JanDodonna)), (false, on(FIELD)));
}

/// RB 9.10.20, RB 9.10.21, RB G16
#[test]
fn lone_transports_flee_or_are_lost() {
    let p = field(&[
        (Unit::RebelTransport, 1),
        (Unit::RebelTrooper, 1),
        (Unit::TieFighter, 1),
        (Unit::Stormtrooper, 1),
    ]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.accepts(R, Action::Finish).rolls([6]).rolls([6]).rolls([6]).accepts(R, Action::Decline);
    assert_eq!(t.count(Unit::RebelTransport, FIELD), 0);
    assert!(t.state().combat().active, "the ground battle goes on");
}

/// RB 18.3.4, RB 18.3.5, RB G64
#[test]
fn ships_under_two_ion_cannons_flee_the_death_star_or_are_lost() {
    let units = [(Unit::DeathStar, 1), (Unit::IonCannon, 2), (Unit::XWing, 2)];
    let mut t = rebels_attack(field(&units), Leader::JanDodonna);
    t.rolls([6, 6]);
    t.refuses(R, Action::Decline, rules::NOT_NOW)
        .accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    assert_eq!((t.count(Unit::XWing, System::Naboo), t.state().combat().active), (2, false));
    let mut t = empire_attacks(field(&units), Leader::DarthVader);
    t.accepts(E, Action::Finish).rolls([6, 6]);
    assert_eq!(t.count(Unit::XWing, FIELD), 0);
}

/// RB 10.5.7, RB 9.1.7, RB 10.6.3, RB 9.10.19, RB 10.5.4
#[test]
fn a_captive_leads_no_retreat_and_does_not_keep_others_from_joining() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 2)]).captive(Leader::HanSolo, FIELD).imperial_turn();
    let mut t = p.nobody(Side::Empire).pool(Leader::DarthVader).begin();
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(FIELD) }).shuffles(1);
    t.offers(R, Action::Send(Leader::JanDodonna)).accepts(R, Action::Decline);
    disarm(&mut t);
    t.rolls([6, 6]).rolls([6]);
    // Two TIE Fighters without a carrier cannot leave either: the next round begins.
    assert_eq!(t.state().combat().round, 2);
}

/// RB 9.10.24, RB G17, RB G38
#[test]
fn a_retreat_into_the_hidden_base_reveals_it() {
    // Hoth borders Bespin, Endor and Mustafar.
    let p = position()
        .units(
            System::Endor,
            &[(Unit::AssaultCarrier, 1), (Unit::Stormtrooper, 1), (Unit::MonCalamariCruiser, 1)],
        )
        .units(System::Bespin, &[(Unit::XWing, 1)])
        .units(Place::BASE_SPACE, &[(Unit::RebelTrooper, 1)])
        .nobody(Side::Rebels)
        .nobody(Side::Empire)
        .pool(Leader::DarthVader)
        .imperial_turn();
    let mut t = p.begin();
    t.accepts(E, Action::Activate { leader: Leader::DarthVader, place: at(System::Endor) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6, 6]).rolls([6; 3]);
    t.refuses(E, Action::Retreat { leader: Leader::DarthVader, to: System::Bespin }, rules::RETREAT);
    t.accepts(E, Action::Retreat { leader: Leader::DarthVader, to: HIDEOUT });
    t.accepts(E, Action::Move { unit: Unit::Stormtrooper, from: at(System::Endor) });
    assert!(t.state().is_revealed());
    assert!(t.state().combat().active && t.state().combat().system == HIDEOUT, "a new combat follows");
}

/// RB G49
#[test]
fn retreating_from_the_revealed_base_loses_it() {
    let p = position().revealed(FIELD).units(FIELD, &[(Unit::XWing, 1), (Unit::TieFighter, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6])
        .rolls([6])
        .accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo })
        .over([E]);
}

/// RB 9.10.18, RB 9.10.23, RB 9.10.25, RB G18, RB 9.10.17, RB 9.10.16
#[test]
fn each_side_retreats_once() {
    let units = [
        (Unit::XWing, 1),
        (Unit::RebelTrooper, 2),
        (Unit::IonCannon, 1),
        (Unit::TieFighter, 2),
        (Unit::Stormtrooper, 1),
    ];
    let p = field(&units).leader(Leader::WedgeAntilles, FIELD);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([6]).rolls([6, 6]).rolls([6, 6]).rolls([6]);
    t.accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    assert_eq!((t.at(Leader::WedgeAntilles), t.count(Unit::IonCannon, FIELD)), (on(FIELD), 1));
    t.rolls([6, 6]).rolls([6]);
    assert_eq!(t.state().combat().round, 3, "nobody is asked for a second retreat");
}

/// RB 9.13.6
#[test]
fn a_winner_in_space_may_retreat_and_has_still_won() {
    let p =
        field(&[(Unit::XWing, 1), (Unit::TieFighter, 1), (Unit::Stormtrooper, 1), (Unit::RebelTrooper, 1)]);
    let mut t = rebels_attack(p, Leader::JanDodonna);
    t.rolls([1])
        .rolls([6])
        .rolls([6])
        .rolls([6])
        .accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    t.settle();
    assert!(t.events().contains(&Event::BattleWon { side: Side::Rebels, theatre: Theatre::Space }));
}

/// RB 9.13.7
#[test]
fn nobody_wins_the_space_battle_that_both_sides_leave() {
    let p = field(&[
        (Unit::XWing, 1),
        (Unit::RebelTrooper, 1),
        (Unit::AssaultCarrier, 1),
        (Unit::Stormtrooper, 1),
    ]);
    let p = p.nobody(Side::Rebels).nobody(Side::Empire).leader(Leader::DarthVader, FIELD);
    let mut t = p.pool(Leader::JanDodonna).begin();
    t.accepts(R, Action::Activate { leader: Leader::JanDodonna, place: at(FIELD) }).shuffles(1);
    disarm(&mut t);
    t.rolls([6]).rolls([6, 6]).rolls([6]).rolls([6]);
    t.accepts(R, Action::Retreat { leader: Leader::JanDodonna, to: System::Naboo });
    t.accepts(E, Action::Retreat { leader: Leader::DarthVader, to: System::Bothawui })
        .accepts(E, Action::Finish);
    assert_eq!((t.state().combat().round, t.state().combat().won), (2, [None; 2]), "troops fight on");
    assert!(!t.events().iter().any(|event| matches!(event, Event::BattleWon { .. })));
}

/// RB 1.3.7, RB G49
#[test]
fn the_last_retreat_from_a_revealed_base_loses_the_game() {
    let p = field(&[(Unit::XWing, 1), (Unit::TieFighter, 1)])
        .revealed(FIELD)
        .leader(Leader::WedgeAntilles, FIELD)
        .loyal(Side::Rebels, &[System::Naboo]);
    let mut t = empire_attacks(p, Leader::GeneralTagge);
    t.rolls([6]).rolls([6]);
    assert_eq!(t.state().ended(), None);
    t.accepts(R, Action::Retreat { leader: Leader::WedgeAntilles, to: System::Naboo }).over([E]);
    assert_eq!(t.state().ended(), Some(End::BaseTaken));
}
