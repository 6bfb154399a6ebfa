//! Invasions: bombardment, the custodians, landing, defence, ground combat and control (TI 8, 11, 16, 32, 34.6, 37, 41, 48).

use crate::support::*;

/// TI 11.0, TI 11.2, TI 11.2.a, TI 11.5, TI 11.5.b, TI 32.1, TI 32.1.a, TI 46.4, TI 77.4
#[test]
fn a_free_planet_is_taken_exhausted() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 2)], &[]).free(Planet::Arinam).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Meer));
    t.accepts(A, Action::Finish);
    assert_eq!(ground(&t, Planet::Meer), (Some(A), 1));
    assert!(t.state().planet(Planet::Meer).exhausted);
    assert_eq!(t.state().planet(Planet::Arinam).owner, None);
    assert_eq!(t.state().fleet(NEAR, A).count(Unit::Infantry), 1);
}

/// TI 11.2.c
#[test]
fn nothing_has_to_land() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Finish);
    assert_eq!(ground(&t, Planet::Arinam), (Some(B), 1));
}

/// TI 11.4, TI 41.0, TI 41.1, TI 41.2, TI 41.2.a, TI 41.3, TI 41.4, TI 41.4.c, TI 32.1.b, TI G65
#[test]
fn ground_forces_fight_for_a_planet() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 2)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Arinam));
    t.accepts(A, land(Planet::Arinam));
    // Infantry hit with 8; the attacker rolls first, and both before anything is lost.
    t.rolls([7, 1]).rolls([8]);
    t.rolls([8]).rolls([7]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(A), 1));
    assert!(t.state().planet(Planet::Arinam).exhausted);
}

/// TI 11.5.d, TI 11.5.d.2, TI 41.4.d, TI 32.4, TI G73
#[test]
fn the_defender_keeps_the_planet_if_all_die() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Infantry, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Arinam));
    t.rolls([8]).rolls([8]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(B), 0));
    assert!(!t.state().planet(Planet::Arinam).exhausted);
}

/// TI 11.5.a, TI 5.4, TI 64.4, TI G68
#[test]
fn structures_fall_with_their_planet() {
    let mut t =
        siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[(Unit::Pds, 1), (Unit::SpaceDock, 1)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Pass);
    reaches(&mut t, A, land(Planet::Arinam));
    // The lone PDS may still fire before it falls.
    t.accepts(B, Action::Fire(A)).rolls([5]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(A), 1));
    let state = t.state().planet(Planet::Arinam);
    assert_eq!((state.pds, state.docks), (0, 0));
}

/// TI 11.3, TI 34.6, TI 34.7, TI 34.7.2, TI 34.8, TI 34.8.a, TI 34.8.a.2
#[test]
fn cannons_fire_at_what_lands_beside_them() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 2)], &[(Unit::Pds, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Pass);
    reaches(&mut t, A, land(Planet::Arinam));
    t.accepts(A, land(Planet::Meer));
    t.accepts(B, Action::Fire(A)).rolls([6, 6]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(B), 0));
    assert_eq!(ground(&t, Planet::Meer), (Some(A), 1));
}

/// TI 8.0, TI 8.1, TI 8.1.2, TI 8.1.3, TI 8.1.b.2, TI 8.2, TI 11.1, TI G69
#[test]
fn ships_bombard_a_planet() {
    let mut t = siege(&[(Unit::Dreadnought, 2)], &[(Unit::Infantry, 2)]).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, Action::Bombard { unit: Unit::Dreadnought, planet: Planet::Arinam });
    t.rolls([5, 4]);
    assert_eq!(ground(&t, Planet::Arinam), (Some(B), 1));
}

/// TI 8.1.f, TI 48.0, TI 48.3, TI 48.3.b, TI 48.3.b.2
#[test]
fn a_shield_stops_bombs_but_not_those_of_a_war_sun() {
    let bomb = |unit| Action::Bombard { unit, planet: Planet::Arinam };
    let guards = [(Unit::Infantry, 1), (Unit::Pds, 1)];
    let mut t = siege(&[(Unit::Dreadnought, 1)], &guards).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Pass);
    t.does_not_offer(A, bomb(Unit::Dreadnought));
    let mut t = siege(&[(Unit::Dreadnought, 1), (Unit::WarSun, 1)], &guards).begin();
    activates(&mut t, NEAR);
    reaches(&mut t, B, Action::Pass);
    t.offers(A, bomb(Unit::Dreadnought)).offers(A, bomb(Unit::WarSun));
}

/// TI 16.0, TI 16.1, TI 16.1.2, TI 16.2, TI 16.2.2, TI 16.3, TI 37.0, TI 37.1, TI G71, TI 9.3
#[test]
fn the_custodians_are_paid_off() {
    let over = [(Unit::Carrier, 1), (Unit::Infantry, 2)];
    let base = || of(Faction::Arborec).fleet(A, Hex::MIDDLE, &over);
    // Nobody lands there otherwise.
    let mut t = base().begin();
    activates(&mut t, Hex::MIDDLE);
    t.does_not_offer(A, land(Planet::MecatolRex));
    let mut t = base().goods(A, 6).begin();
    activates(&mut t, Hex::MIDDLE);
    reaches(&mut t, A, Action::Pick(Pick::Yes));
    for _ in 0..6 {
        if listed(t.state(), A).contains(&Action::SpendGood) {
            t.accepts(A, Action::SpendGood);
        }
    }
    assert_eq!((t.state().sheet(A).points, t.state().has_custodians()), (1, false));
    // At least one has to land.
    t.does_not_offer(A, Action::Finish).accepts(A, land(Planet::MecatolRex)).accepts(A, Action::Finish);
    assert_eq!(ground(&t, Planet::MecatolRex), (Some(A), 1));
}

/// TI 16.2.a
#[test]
fn the_custodians_stay_without_somebody_to_land() {
    let mut t = of(Faction::Arborec).fleet(A, Hex::MIDDLE, &[(Unit::Carrier, 1)]).goods(A, 9).begin();
    activates(&mut t, Hex::MIDDLE);
    t.does_not_offer(A, Action::Pick(Pick::Yes));
}

/// TI 11.5.c, TI 32.2, TI G70
#[test]
fn landing_on_an_own_planet_changes_nothing_else() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 1)], &[])
        .free(Planet::Arinam)
        .planet(Planet::Meer, A, &[])
        .begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Meer));
    assert_eq!(ground(&t, Planet::Meer), (Some(A), 1));
    assert!(!t.state().planet(Planet::Meer).exhausted);
}

/// TI 11.4.a, TI 11.2.2
#[test]
fn the_active_player_chooses_the_order_of_ground_combats() {
    let mut t = siege(&[(Unit::Carrier, 1), (Unit::Infantry, 2)], &[(Unit::Infantry, 1)])
        .planet(Planet::Meer, B, &[(Unit::Infantry, 1)])
        .begin();
    activates(&mut t, NEAR);
    reaches(&mut t, A, land(Planet::Arinam));
    t.accepts(A, land(Planet::Meer));
    t.offers(A, Action::Pick(Pick::Planet(Planet::Arinam)));
    t.accepts(A, Action::Pick(Pick::Planet(Planet::Meer))).rolls([8]).rolls([1]);
    assert_eq!(ground(&t, Planet::Meer).0, Some(B), "control is settled after all combats");
    t.rolls([8]).rolls([1]).accepts(A, Action::Pick(Pick::Planet(Planet::Meer)));
    assert_eq!((ground(&t, Planet::Meer), ground(&t, Planet::Arinam)), ((Some(A), 1), (Some(A), 1)));
}
