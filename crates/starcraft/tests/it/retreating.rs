//! SC 13.14 and SC 13.15: retreat, and the end of a battle.

use orrery_starcraft::cards::Unit::*;

use crate::fight::*;
use crate::support::*;

// 13.14 Retreat

/// SC 13.14.1, SC 13.14.2, SC 13.14.7, SC G61
#[test]
fn a_victorious_attacker_retreats_just_the_excess_to_one_area() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Hydralisk, Hydralisk];
    let mut t = fight(&attackers, &[Marine]).hand(A, &[zerg(16)]).hand(B, &[terran(1)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]).lays(B, &[terran(1)]);
    t.offers(A, Action::MoveTo(CAMP)).offers(A, Action::MoveTo(REAR));
    t.accepts(A, Action::MoveTo(REAR));
    t.refuses(A, Action::ChooseUnit(Marine), rules::NOT_IN_BATTLE);
    t.refuses(A, Action::MoveTo(CAMP), rules::FINISH_FIRST);
    t.accepts(A, Action::ChooseUnit(Zergling)).accepts(A, Action::ChooseUnit(Hydralisk));
    assert_eq!(t.units(REAR), [Zergling, Hydralisk]);
    assert_eq!(t.units(FIELD), [Zergling, Zergling, Hydralisk, Ultralisk]);
    assert!(t.units(CAMP).is_empty());
}

/// SC 13.14.4, SC 13.15.3
#[test]
fn if_all_units_are_gone_the_defender_counts_as_having_held_the_area() {
    let fought = fight(&[Zergling], &[Marine])
        .with(|position| position.resource_card(B, FIELD))
        .plays(&[zerg(1)], &[terran(2)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: B, held: true }));
    assert!(fought.t.state().is_empty(FIELD));
    assert_eq!(fought.t.state().area(FIELD).card, Some(B), "his Resource card until the Regrouping phase");
}

/// SC 13.15.3
#[test]
fn a_defeated_defender_keeps_the_resource_card_for_now() {
    let fought = fight(&[Ultralisk], &[Marine])
        .with(|position| position.resource_card(B, FIELD))
        .plays(&[zerg(16)], &[terran(1)]);
    assert!(fought.has(&Event::BattleEnded { area: FIELD, winner: A, held: false }));
    assert_eq!(fought.t.state().area(FIELD).card, Some(B));
}

/// SC 13.14.5, SC 17.7.5, SC G60, SC G69
#[test]
fn a_defender_with_only_assist_units_left_retreats_before_the_attackers_excess() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Zergling, Zergling];
    let mut t =
        fight(&attackers, &[Marine, ScienceVessel]).hand(A, &[zerg(16)]).hand(B, &[terran(1)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]).lays(B, &[terran(1)]);
    assert!(!t.is_asked(A), "the defender goes first");
    t.accepts(B, Action::MoveTo(REAR));
    assert_eq!(t.units(REAR), [ScienceVessel]);
    // REAR is the defender's now, so the excess goes to CAMP: one of its choice, then a Zergling in any case.
    t.accepts(A, Action::ChooseUnit(Ultralisk));
    assert_eq!(t.units(CAMP), [Zergling, Ultralisk]);
    assert_eq!(t.units(FIELD), [Zergling; 4]);
    assert_eq!(t.state().area(FIELD).owner, Some(A));
}

/// SC G60
#[test]
fn if_both_sides_have_only_assist_units_left_the_defender_retreats() {
    let mut t =
        fight(&[Zergling, Queen], &[Marine, ScienceVessel]).hand(A, &[zerg(1)]).hand(B, &[terran(2)]).begin();
    t.lays(A, &[zerg(1)]).lays(B, &[terran(2)]);
    t.accepts(B, Action::MoveTo(REAR));
    assert_eq!(t.units(FIELD), [Queen]);
    assert_eq!(t.units(REAR), [ScienceVessel]);
}

/// SC 13.14.6, SC 13.14.9, SC G62
#[test]
fn retreat_leads_to_friendly_or_empty_areas_here_or_where_a_transport_goes() {
    let home = |number| Action::MoveTo(area(Planet::ChauSara, number));
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.transport(A, RouteId(0)).units(B, REAR, &[Zealot]))
        .plays(&[protoss(4)], &[protoss(4)]);
    let t = &mut fought.t;
    t.refuses(A, Action::MoveTo(FIELD), rules::NO_REFUGE);
    t.refuses(A, Action::MoveTo(REAR), rules::NO_REFUGE);
    t.refuses(A, Action::MoveTo(area(Planet::Helios, 1)), rules::NO_WAY_TO_RETREAT);
    t.refuses(A, Action::MoveTo(area(Planet::Braken, 0)), rules::NO_SUCH_AREA);
    t.offers(A, Action::MoveTo(CAMP)).offers(A, home(0)).offers(A, home(1));
    // The units came from Pridewater, and yet.
    t.accepts(A, home(1));
    assert_eq!(t.units(area(Planet::ChauSara, 1)), [Zealot]);
}

/// SC 13.14.8
#[test]
fn units_that_have_nowhere_to_retreat_to_are_destroyed() {
    let fought = fight(&[Zealot, Zealot], &[Dragoon, Dragoon])
        .with(|position| position.base(B, CAMP).units(B, REAR, &[Zealot]))
        .hand(A, &[protoss(4), protoss(5)])
        .hand(B, &[protoss(4), protoss(8)]);
    let mut t = fought.begin();
    t.lays(A, &[protoss(4)]).lays(A, &[protoss(5)]).lays(B, &[protoss(4)]).lays_from_deck(B);
    t.settle().may(A, Action::Resolve(0)).settle();
    assert!(!t.state().battle().is_fought());
    assert_eq!(t.state().supply(A, Zealot), 6, "both are lost");
}

/// SC 13.14.8
#[test]
fn if_the_area_is_too_small_the_owner_chooses_who_is_lost() {
    let mut t = fight(&[Zealot, Dragoon], &[Dragoon, Dragoon])
        .with(|position| position.base(B, CAMP).units(A, REAR, &[Scout, Scout]))
        .hand(A, &[protoss(4), protoss(5)])
        .hand(B, &[protoss(4), protoss(8)])
        .begin();
    t.accepts(A, Action::Pair { attacker: Zealot, defender: Dragoon });
    // 5/7 against 5/7, then 6/6 against the minor 4/3 of a Scout card: the second Dragoon falls.
    t.lays(A, &[protoss(4)]).lays(A, &[protoss(5)]).lays(B, &[protoss(4)]).lays(B, &[protoss(8)]);
    t.accepts(A, Action::Resolve(0));
    assert_eq!(t.units(FIELD), [Dragoon]);
    // REAR is the only area and has one place left.
    t.refuses(A, Action::ChooseUnit(Scout), rules::NOT_IN_BATTLE);
    t.accepts(A, Action::ChooseUnit(Dragoon));
    assert_eq!(t.units(REAR), [Zealot, Scout, Scout]);
    assert_eq!(t.state().supply(A, Dragoon), 3);
}

/// SC 13.14.8, SC G151
#[test]
fn a_full_area_is_no_way_out() {
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.units(A, REAR, &[Scout; 3]))
        .plays(&[protoss(4)], &[protoss(4)]);
    // CAMP alone has room, so nobody is asked.
    fought.goes_on();
    assert!(fought.has(&Event::Retreated { seat: A, unit: Zealot, area: CAMP }));
}

/// SC 13.14.10
#[test]
fn a_base_survives_the_battle_whoever_wins() {
    let fought = fight(&[Ultralisk], &[Marine])
        .with(|position| position.base(B, FIELD))
        .plays(&[zerg(16)], &[terran(1)]);
    assert_eq!(fought.t.state().area(FIELD).base, Some(B));
    assert_eq!(fought.t.state().area(FIELD).owner, Some(A));
    assert_eq!(fought.t.state().controller(FIELD), None);
}

/// SC 13.15.1
#[test]
fn after_the_battle_the_execution_phase_goes_on() {
    let mut fought = fight(&[Ultralisk], &[Marine]).plays(&[zerg(16)], &[terran(1)]);
    assert_eq!(fought.t.state().battle(), &orrery_starcraft::combat::Battle::default());
    fought.t.offers(B, Action::Execute);
    assert!(fought.t.cards(A, CardZone::Battle).is_empty() && fought.t.cards(B, CardZone::Battle).is_empty());
}

/// SC G70
#[test]
fn an_area_that_became_friendly_or_empty_in_the_battle_is_a_way_out() {
    // The attackers left CAMP in this very order; it is empty at the moment of the retreat.
    let mut fought = fight(&[Zealot], &[Dragoon])
        .with(|position| position.units(B, REAR, &[Zealot]))
        .plays(&[protoss(4)], &[protoss(4)]);
    fought.goes_on();
    assert_eq!(fought.t.units(CAMP), [Zealot]);
}

/// SC G48
#[test]
fn a_third_players_base_in_the_area_takes_no_part() {
    let position = Arrangement::new(3).faction(C, Faction::Mengsk);
    let fought = fight_of(position, &[Mutalisk], &[Zealot])
        .with(|position| position.base(C, FIELD).module(C, Module::AirSupport, 1))
        .plays(&[zerg(7)], &[protoss(1)]);
    assert_eq!(fought.totals()[1].module, 0, "and its Air Support helps nobody");
    assert_eq!(fought.t.state().area(FIELD).base, Some(C));
}

// Leaving the table in a battle

/// SC 13.14.2
#[test]
fn if_the_defender_leaves_the_attacker_takes_the_area_and_retreats_his_excess() {
    let attackers = [Ultralisk, Zergling, Zergling, Zergling, Hydralisk, Hydralisk];
    let mut t = fight_of(Arrangement::new(3), &attackers, &[Marine]).hand(A, &[zerg(16)]).begin();
    t.accepts(A, Action::Pair { attacker: Ultralisk, defender: Marine });
    t.lays(A, &[zerg(16)]);
    t.concedes(B);
    assert_eq!(t.cards(A, CardZone::Discard), [zerg(16)], "what was laid is discarded");
    t.accepts(A, Action::MoveTo(REAR));
    t.accepts(A, Action::ChooseUnit(Hydralisk)).accepts(A, Action::ChooseUnit(Hydralisk));
    assert_eq!(t.units(FIELD), [Zergling, Zergling, Zergling, Ultralisk]);
    assert_eq!(t.units(REAR), [Hydralisk, Hydralisk]);
}

/// SC 13.14.3
#[test]
fn if_the_attacker_leaves_the_defender_holds_the_area() {
    let mut t =
        fight_of(Arrangement::new(3), &[Zergling, Zergling], &[Marine, Marine]).hand(B, &[terran(1)]).begin();
    t.lays_from_deck(A).lays_from_deck(A).lays(B, &[terran(1)]);
    t.concedes(A);
    assert!(!t.state().battle().is_fought());
    assert_eq!(t.units(FIELD), [Marine, Marine]);
    assert!(t.cards(B, CardZone::Battle).is_empty());
}

#[test]
fn a_battle_is_small() {
    let size = size_of::<orrery_starcraft::combat::Battle>();
    assert!(size <= 400, "{size} bytes");
}
