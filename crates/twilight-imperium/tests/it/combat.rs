//! Space cannons, space combat, barrages, hits and retreats (TI 4, 7, 19, 20, 33, 34, 35, 52, 63, 80, 81).

use crate::support::*;

/// TI 4.0, TI 7.0, TI 7.1, TI 20.0, TI 35.0, TI 35.5, TI 35.5.2, TI 35.5.c, TI 35.5.e, TI 35.6, TI 35.6.b, TI 35.9, TI 35.10, TI 63.0, TI 77.3, TI 81.0, TI 81.1
#[test]
fn ships_fight_until_one_side_is_left() {
    let mut t = fight(&[(Unit::Cruiser, 2)], &[(Unit::Cruiser, 1)]);
    // The attacker rolls first; cruisers hit with 7.
    dice(&mut t, [7, 6]);
    dice(&mut t, [7]);
    assert_eq!((count(&t, A, NEAR, Unit::Cruiser), count(&t, B, NEAR, Unit::Cruiser)), (1, 0));
    let ended = |event: &Event| matches!(event, Event::CombatEnded { winner: Some(A), .. });
    assert!(t.events().iter().any(ended));
    assert_eq!(t.state().in_reserve(B, Unit::Cruiser), Unit::Cruiser.figures());
}

/// TI 35.8, TI 35.6.2, TI G59
#[test]
fn a_combat_goes_on_in_rounds() {
    let mut t = fight(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]);
    dice(&mut t, [6]);
    dice(&mut t, [6]);
    dice(&mut t, [6]);
    dice(&mut t, [1]);
    dice(&mut t, [10]);
    dice(&mut t, [6]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 0);
}

/// TI 35.10.2, TI 35.6.2
#[test]
fn nobody_wins_a_draw() {
    let mut t = fight(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]);
    dice(&mut t, [7]);
    dice(&mut t, [7]);
    let ended = |event: &Event| matches!(event, Event::CombatEnded { winner: None, .. });
    assert!(t.events().iter().any(ended));
    assert!(!t.state().fleet(NEAR, A).has_ships() && !t.state().fleet(NEAR, B).has_ships());
}

/// TI 35.1, TI 77.3.a, TI 34.4
#[test]
fn without_an_enemy_there_is_no_combat() {
    let t = fight(&[(Unit::Cruiser, 1)], &[]);
    assert!(!t.state().combat().is_on());
}

/// TI 7.2, TI 35.5.a
#[test]
fn a_war_sun_rolls_three_dice() {
    let mut t = fight(&[(Unit::Destroyer, 1)], &[(Unit::WarSun, 1)]);
    dice(&mut t, [1]);
    dice(&mut t, [3, 1, 1]);
    assert_eq!(count(&t, A, NEAR, Unit::Destroyer), 0);
}

/// TI 19.0, TI 19.1, TI 19.1.2, TI 19.1.b, TI 19.2, TI 19.2.a, TI 35.3, TI 35.3.a, TI 35.3.b
#[test]
fn a_barrage_shoots_fighters_before_the_first_round() {
    let mut t = fight(&[(Unit::Destroyer, 1)], &[(Unit::Carrier, 1), (Unit::Fighter, 1)]);
    // Destroyers roll two dice and hit with 9; hits beyond the fighters are lost.
    t.accepts(A, Action::Fire(B)).rolls([9, 10]);
    assert_eq!((count(&t, B, NEAR, Unit::Fighter), count(&t, B, NEAR, Unit::Carrier)), (0, 1));
    // Once only (TI 35.3.b).
    dice(&mut t, [1]);
    dice(&mut t, [1]);
    dice(&mut t, [1]);
    dice(&mut t, [1]);
    t.does_not_offer(A, Action::Fire(B));
}

/// TI 35.3.a
#[test]
fn a_combat_ends_if_a_barrage_leaves_nobody() {
    let mut t = battle(&[(Unit::Destroyer, 1)], &[(Unit::Fighter, 1)])
        .planet(Planet::Arinam, B, &[(Unit::SpaceDock, 1)])
        .begin();
    attack(&mut t, &[(Unit::Destroyer, 1)]);
    t.accepts(A, Action::Fire(B)).rolls([9, 1]);
    let ended = |event: &Event| matches!(event, Event::CombatEnded { winner: Some(A), .. });
    assert!(t.events().iter().any(ended));
}

/// TI 52.0, TI 52.1, TI 52.1.2, TI 52.3, TI 35.6.a, TI G55
#[test]
fn damage_is_sustained_before_hits_are_assigned() {
    let mut t = fight(&[(Unit::Dreadnought, 2), (Unit::Destroyer, 2)], &[(Unit::Dreadnought, 3)]);
    dice(&mut t, [1; 4]);
    dice(&mut t, [5; 3]);
    t.accepts(A, Action::Sustain(Unit::Dreadnought)).accepts(A, Action::Sustain(Unit::Dreadnought));
    t.refuses(A, Action::Sustain(Unit::Dreadnought), rules::NO_SUSTAIN);
    t.accepts(A, Action::Destroy { unit: Unit::Dreadnought, damaged: true });
    let fleet = t.state().fleet(NEAR, A);
    assert_eq!((fleet.count(Unit::Dreadnought), fleet.damaged(Unit::Dreadnought)), (1, 1));
}

/// TI 52.6
#[test]
fn non_euclidean_shielding_cancels_two_hits() {
    let mut t = battle(&[(Unit::Cruiser, 2)], &[(Unit::Dreadnought, 1)])
        .techs(B, &[Tech::NonEuclideanShielding])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 2)]);
    dice(&mut t, [7, 7]);
    dice(&mut t, [1]);
    t.accepts(B, Action::Sustain(Unit::Dreadnought));
    assert_eq!(count(&t, B, NEAR, Unit::Dreadnought), 1);
}

/// TI 35.6, TI 81.1, TI 34.5.2
#[test]
fn the_owner_chooses_what_is_lost() {
    let mut t = fight(&[(Unit::Cruiser, 1), (Unit::Destroyer, 1)], &[(Unit::Cruiser, 1)]);
    dice(&mut t, [1, 1]);
    dice(&mut t, [7]);
    t.offers(A, lose(Unit::Cruiser)).accepts(A, lose(Unit::Destroyer));
    assert_eq!((count(&t, A, NEAR, Unit::Cruiser), count(&t, A, NEAR, Unit::Destroyer)), (1, 0));
}

/// TI 80.3, TI 39.0, TI 39.2
#[test]
fn a_nebula_helps_the_defender() {
    let mut t = of(Faction::Arborec)
        .fleet(A, Hex(8), &[(Unit::Cruiser, 1)])
        .fleet(B, Hex(7), &[(Unit::Cruiser, 1)])
        .begin();
    t.accepts(A, Action::Activate(Hex(7))).accepts(A, moves(Unit::Cruiser, Hex(8)));
    dice(&mut t, [6]);
    dice(&mut t, [6]);
    assert_eq!((count(&t, A, Hex(7), Unit::Cruiser), count(&t, B, Hex(7), Unit::Cruiser)), (0, 1));
}

/// TI 35.4, TI 35.4.a, TI 35.4.b, TI 35.7, TI 35.7.b, TI 35.7.c, TI 35.7.d, TI G63
#[test]
fn the_defender_decides_first_and_retreats_after_the_round() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 2)])
        .planet(Planet::Abyz, B, &[])
        .planet(Planet::Jord, A, &[])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Retreat);
    // The attacker cannot announce one as well.
    dice(&mut t, [1]);
    dice(&mut t, [1, 1]);
    t.accepts(B, Action::Pick(Pick::Hex(Hex(10))));
    assert_eq!(count(&t, B, Hex(10), Unit::Cruiser), 2);
    assert!(!t.state().fleet(NEAR, B).has_ships());
    // The token tells in the next status phase alone; A goes on.
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
    assert!(t.state().has_token(Hex(10), B));
}

/// TI 35.4.c, TI 35.7.c, TI 35.7.c.2
#[test]
fn a_retreat_needs_somewhere_to_go() {
    let mut t = fight(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)]);
    t.does_not_offer(B, Action::Retreat);
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 1)])
        .planet(Planet::Abyz, B, &[])
        .fleet(C, Hex(10), &[(Unit::Fighter, 1), (Unit::Carrier, 1)])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.does_not_offer(B, Action::Retreat);
}

/// TI 35.7.a, TI 35.7 example a
#[test]
fn a_retreat_is_off_if_the_enemy_is_gone() {
    let mut t = battle(&[(Unit::Cruiser, 1)], &[(Unit::Cruiser, 2)]).planet(Planet::Abyz, B, &[]).begin();
    attack(&mut t, &[(Unit::Cruiser, 1)]);
    t.accepts(B, Action::Retreat);
    dice(&mut t, [1]);
    dice(&mut t, [7, 7]);
    assert_eq!(count(&t, B, NEAR, Unit::Cruiser), 2);
    let ended = |event: &Event| matches!(event, Event::CombatEnded { winner: Some(B), .. });
    assert!(t.events().iter().any(ended));
}

/// TI 35.10.a, TI 35.10.a.2, TI 38.3.c
#[test]
fn the_winner_removes_what_has_no_room_after_the_combat() {
    let mut t = fight(&[(Unit::Cruiser, 1)], &[(Unit::Carrier, 1), (Unit::Fighter, 2)]);
    dice(&mut t, [7]);
    dice(&mut t, [8, 1, 9]);
    t.accepts(B, lose(Unit::Carrier));
    // Fighters without a carrier fight on, and are removed once they have won.
    let ended = |event: &Event| matches!(event, Event::CombatEnded { winner: Some(B), .. });
    assert!(t.events().iter().any(ended));
    assert_eq!(count(&t, B, NEAR, Unit::Fighter), 0);
}

/// TI 34.0, TI 34.1, TI 34.2, TI 34.3, TI 34.3.2, TI 34.3.b.2, TI 34.5, TI 34.5.a, TI 47.6, TI 64.0, TI 64.1, TI 77.2.c
#[test]
fn space_cannons_fire_at_ships_that_moved_in() {
    let mut t = battle(&[(Unit::Cruiser, 2)], &[]).planet(Planet::Arinam, B, &[(Unit::Pds, 1)]).begin();
    attack(&mut t, &[(Unit::Cruiser, 2)]);
    t.offers(B, Action::Pass).accepts(B, Action::Fire(A)).rolls([6]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
    // No combat was fought (TI G67).
    assert!(!t.events().iter().any(|event| matches!(event, Event::CombatBegan { .. })));
}

/// TI 34.3.c, TI 34.3.c.2, TI 34.2 example a, TI G43, TI G44
#[test]
fn better_cannons_fire_from_next_door_and_each_player_in_turn() {
    let mut t = battle(&[(Unit::Cruiser, 3)], &[])
        .planet(Planet::Arinam, B, &[(Unit::Pds, 1)])
        .planet(Planet::Abyz, C, &[(Unit::Pds, 1)])
        .techs(C, &[Tech::Pds2])
        .begin();
    attack(&mut t, &[(Unit::Cruiser, 3)]);
    t.accepts(B, Action::Fire(A)).rolls([6]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 2);
    t.accepts(C, Action::Fire(A)).rolls([5]);
    assert_eq!(count(&t, A, NEAR, Unit::Cruiser), 1);
}

/// TI 34.5.a.2, TI G45
#[test]
fn cannons_need_ships_to_fire_at() {
    let mut t = battle(&[], &[]).planet(Planet::Arinam, B, &[(Unit::Pds, 1)]).begin();
    t.accepts(A, Action::Activate(NEAR));
    t.does_not_offer(B, Action::Fire(A));
}

/// TI 52.4
#[test]
fn damage_is_sustained_against_cannons_too() {
    let mut t = battle(&[(Unit::Dreadnought, 1)], &[]).planet(Planet::Arinam, B, &[(Unit::Pds, 1)]).begin();
    attack(&mut t, &[(Unit::Dreadnought, 1)]);
    t.accepts(B, Action::Fire(A)).rolls([6]).accepts(A, Action::Sustain(Unit::Dreadnought));
    assert_eq!(t.state().fleet(NEAR, A).damaged(Unit::Dreadnought), 1);
}
