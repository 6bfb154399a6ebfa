//! SC 11, SC 16.5: the Mobilize order.

use crate::support::*;

/// The planet A moves to; it lies between his home and B's.
const GOAL: Planet = Planet::Pridewater;
const HOME: Planet = Planet::ChauSara;
const CAMP: Area = area(HOME, 1);
const WEST: Area = area(GOAL, 0);
const EAST: Area = area(GOAL, 1);
/// Unit limit 3.
const SMALL: Area = area(GOAL, 2);
const FERRY: RouteId = RouteId(0);

const fn pick_up(unit: Unit, area: Area) -> Action {
    Action::PickUp { unit, area }
}

#[track_caller]
fn mobilizes(position: Arrangement) -> Scenario<StarCraft> {
    executes(position, A, GOAL, Order::Mobilize)
}

#[track_caller]
fn moves(t: &mut Scenario<StarCraft>, unit: Unit, from: Area, to: Area) {
    t.accepts(A, pick_up(unit, from)).accepts(A, Action::MoveTo(to));
}

/// SC 11.1.1, SC 11.1.2, SC 11.4.2, SC 11.4.3
#[test]
fn the_battle_begins_after_all_movement() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine, Unit::Firebat])
        .units(B, WEST, &[Unit::Zergling]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    assert!(t.events().iter().all(|event| !matches!(event, Event::BattleBegan { .. })));
    moves(&mut t, Unit::Firebat, CAMP, EAST);
    t.accepts(A, Action::Finish);
    let began = |event: &Event| matches!(event, Event::BattleBegan { area, attacker: A, defender: B, .. } if *area == WEST);
    assert_eq!(t.events().iter().filter(|event| began(event)).count(), 1);
}

/// SC 11.2.1, SC 11.2.2, SC 11.2.3, SC 1.2.8
#[test]
fn units_move_on_the_planet_and_to_it_in_one_order() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine])
        .units(A, area(HOME, 2), &[Unit::Firebat])
        .units(A, WEST, &[Unit::Vulture]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    moves(&mut t, Unit::Firebat, area(HOME, 2), SMALL);
    moves(&mut t, Unit::Vulture, WEST, EAST);
    assert_eq!(
        (t.units(WEST), t.units(EAST), t.units(SMALL)),
        (vec![Unit::Marine], vec![Unit::Vulture], vec![Unit::Firebat])
    );
    t.accepts(A, Action::Finish);
}

/// SC 11.2.4
#[test]
fn no_unit_leaves_the_active_planet() {
    let mut t = mobilizes(Arrangement::new(2).transport(A, FERRY).units(A, WEST, &[Unit::Marine]));
    t.accepts(A, pick_up(Unit::Marine, WEST));
    t.refuses(A, Action::MoveTo(CAMP), rules::NOT_TO_ACTIVE_PLANET);
    t.refuses(A, Action::MoveTo(WEST), rules::NOT_TO_ACTIVE_PLANET).accepts(A, Action::MoveTo(EAST));
}

/// SC 11.2.5
#[test]
fn a_mobilize_order_may_move_nothing() {
    let mut t = mobilizes(Arrangement::new(2).units(A, WEST, &[Unit::Marine]));
    t.accepts(A, Action::Finish);
    assert_eq!(t.units(WEST), [Unit::Marine]);
}

/// SC G51
#[test]
fn without_a_unit_in_reach_a_mobilize_order_does_nothing() {
    let position = Arrangement::new(2).units(A, CAMP, &[Unit::Marine]);
    let mut t = position
        .order_on_top(A, GOAL, Order::Mobilize)
        .order_on_top(B, GOAL, Order::Build)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::TakeEvent).accepts(A, Action::Execute);
    assert!(t.events().contains(&Event::NothingDone { seat: A }));
}

/// SC 11.3.1, SC 11.3.5, SC G82
#[test]
fn transporting_needs_ones_own_transport_on_a_joining_route() {
    let position = || Arrangement::new(2).units(A, CAMP, &[Unit::Marine]).units(A, WEST, &[Unit::Marine]);
    let mut t = mobilizes(position().transport(B, FERRY).transport(A, RouteId(2)));
    t.refuses(A, pick_up(Unit::Marine, CAMP), rules::NO_TRANSPORT);
    let options = Options { teams: true, ..Options::default() };
    let teams = Arrangement::of(&Setup { options, ..Setup::new(4) }).units(A, CAMP, &[Unit::Marine]);
    let mut t = mobilizes(teams.units(A, WEST, &[Unit::Marine]).transport(C, FERRY));
    t.refuses(A, pick_up(Unit::Marine, CAMP), rules::NO_TRANSPORT);
    let mut t = mobilizes(position().transport(A, FERRY));
    moves(&mut t, Unit::Marine, CAMP, EAST);
}

/// SC 11.3.2, SC 11.3.3
#[test]
fn one_transport_carries_any_number_and_stays() {
    let position = Arrangement::new(2).transport(A, FERRY).units(A, CAMP, &[Unit::Marine; 3]).units(
        A,
        area(HOME, 2),
        &[Unit::Firebat; 2],
    );
    let mut t = mobilizes(position);
    for to in [WEST, EAST, SMALL] {
        moves(&mut t, Unit::Marine, CAMP, to);
    }
    for _ in 0..2 {
        moves(&mut t, Unit::Firebat, area(HOME, 2), WEST);
    }
    assert_eq!(t.units(WEST), [Unit::Marine, Unit::Firebat, Unit::Firebat]);
    assert!(t.state().routes().get(FERRY).is_some_and(|route| route.transports.contains(A)));
}

/// SC 11.3.4, SC 3.4.5
#[test]
fn z_axis_routes_carry_like_others() {
    let south = |planet| RouteEnd { planet, side: Side::S };
    let far = area(Planet::Torus, 0);
    let position =
        Arrangement::new(2).z_axis(south(Planet::Torus), south(GOAL)).units(A, far, &[Unit::Marine]);
    let mut t = mobilizes(position.transport(A, RouteId(3)));
    moves(&mut t, Unit::Marine, far, WEST);
    assert_eq!(t.units(WEST), [Unit::Marine]);
}

/// SC 11.4.1
#[test]
fn only_one_enemy_area_can_be_entered() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine; 3])
        .units(B, WEST, &[Unit::Zergling])
        .units(B, EAST, &[Unit::Zergling]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(EAST), rules::ONE_ENEMY_AREA);
    t.accepts(A, Action::MoveTo(WEST))
        .accepts(A, pick_up(Unit::Marine, CAMP))
        .accepts(A, Action::MoveTo(SMALL));
    assert_eq!((t.state().landing().len(), t.units(SMALL)), (2, vec![Unit::Marine]));
}

/// SC 11.4.4, SC 11.4.5, SC 7.1.1
#[test]
fn a_lone_enemy_base_uses_up_the_allowance_without_a_battle() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine; 2])
        .base(B, WEST)
        .units(B, EAST, &[Unit::Zergling]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(EAST), rules::ONE_ENEMY_AREA);
    t.accepts(A, Action::MoveTo(SMALL));
    assert_eq!((t.units(WEST), t.state().area(WEST).base), (vec![Unit::Marine], Some(B)));
    t.accepts(A, Action::Finish).settle();
    assert!(t.events().iter().all(|event| !matches!(event, Event::BattleBegan { .. })));
    assert_eq!((t.units(WEST), t.state().area(WEST).base), (vec![Unit::Marine], None));
}

/// SC G46, SC 1.2.13
#[test]
fn reinforcing_units_beside_an_enemy_base_enters_an_enemy_area() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine; 2])
        .units(A, WEST, &[Unit::Vulture])
        .base(B, WEST)
        .units(B, EAST, &[Unit::Zergling]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(EAST), rules::ONE_ENEMY_AREA);
    assert_eq!(t.units(WEST), [Unit::Marine, Unit::Vulture]);
}

/// SC 11.5.1, SC G45
#[test]
fn full_areas_exchange_units_and_limits_are_tested_at_the_end() {
    let position = Arrangement::new(2).units(A, WEST, &[Unit::Marine; 4]).units(
        A,
        EAST,
        &[Unit::Firebat, Unit::Vulture, Unit::Vulture, Unit::Vulture],
    );
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, WEST, EAST);
    assert_eq!(t.units(EAST).len(), 5);
    t.refuses(A, Action::Finish, rules::TOO_MANY_UNITS);
    moves(&mut t, Unit::Firebat, EAST, WEST);
    t.accepts(A, Action::Finish);
    assert_eq!(t.units(WEST), [Unit::Marine, Unit::Marine, Unit::Marine, Unit::Firebat]);
}

/// SC 11.5.1
#[test]
fn no_more_units_enter_than_could_stay() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine; 3])
        .units(A, area(HOME, 2), &[Unit::Firebat])
        .units(A, WEST, &[Unit::Vulture]);
    let mut t = mobilizes(position);
    for _ in 0..3 {
        moves(&mut t, Unit::Marine, CAMP, SMALL);
    }
    t.accepts(A, pick_up(Unit::Firebat, area(HOME, 2))).refuses(A, Action::MoveTo(SMALL), rules::AREA_FULL);
}

/// SC 11.5 example a, SC 11.5.2, SC 11.5.3
#[test]
fn five_zerg_units_attack_an_area_with_unit_limit_three() {
    let from = area(Planet::Helios, 1);
    let position = Arrangement::new(2)
        .transport(B, RouteId(1))
        .units(B, from, &[Unit::Zergling; 4])
        .units(B, area(Planet::Helios, 3), &[Unit::Hydralisk; 2])
        .units(A, SMALL, &[Unit::Marine; 3]);
    let mut t = executes(position, B, GOAL, Order::Mobilize);
    for _ in 0..4 {
        t.accepts(B, pick_up(Unit::Zergling, from)).accepts(B, Action::MoveTo(SMALL));
    }
    let hydralisk = pick_up(Unit::Hydralisk, area(Planet::Helios, 3));
    t.accepts(B, hydralisk).accepts(B, Action::MoveTo(SMALL));
    t.accepts(B, hydralisk).refuses(B, Action::MoveTo(SMALL), rules::FORCE_TOO_LARGE);
    assert_eq!((t.state().landing().len(), t.units(SMALL)), (5, vec![Unit::Marine; 3]));
}

/// SC 11.5.4, SC G44
#[test]
fn a_lone_enemy_base_gives_no_larger_limit() {
    let position = Arrangement::new(2)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine; 3])
        .units(A, area(HOME, 2), &[Unit::Firebat])
        .base(B, SMALL);
    let mut t = mobilizes(position);
    for _ in 0..3 {
        moves(&mut t, Unit::Marine, CAMP, SMALL);
    }
    t.accepts(A, pick_up(Unit::Firebat, area(HOME, 2))).refuses(A, Action::MoveTo(SMALL), rules::AREA_FULL);
}

/// SC 16.5.3, SC 16.5.4, SC 16.5 example a, SC G50
#[test]
fn orbital_defense_bars_direct_landings_at_a_base() {
    let position = || {
        Arrangement::new(2)
            .module(B, Module::AirSupport, 1)
            .base(B, WEST)
            .units(B, WEST, &[Unit::Zergling])
            .transport(A, FERRY)
            .units(A, CAMP, &[Unit::Marine])
            .units(A, SMALL, &[Unit::Firebat])
    };
    let mut t = mobilizes(position());
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(WEST), rules::ORBITAL_DEFENSE);
    t.accepts(A, Action::MoveTo(EAST)).refuses(A, pick_up(Unit::Marine, EAST), rules::MOVED_ALREADY);
    moves(&mut t, Unit::Firebat, SMALL, WEST);
    assert_eq!(t.state().landing().len(), 1);
    let mut t = mobilizes(position().module(B, Module::AirSupport, 0));
    moves(&mut t, Unit::Marine, CAMP, WEST);
}

/// SC G47
#[test]
fn orbital_defense_lasts_while_the_base_stands() {
    let position = Arrangement::new(3)
        .module(B, Module::AirSupport, 1)
        .base(B, WEST)
        .units(C, WEST, &[Unit::Zealot])
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine]);
    let mut t = mobilizes(position);
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(WEST), rules::ORBITAL_DEFENSE);
}

/// SC G49
#[test]
fn orbital_defense_does_not_bar_its_owner() {
    let position = Arrangement::new(2)
        .module(A, Module::AirSupport, 1)
        .base(A, WEST)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
}

/// SC G50
#[test]
fn a_unit_moves_once_an_order() {
    let mut t =
        mobilizes(Arrangement::new(2).units(A, WEST, &[Unit::Marine]).units(A, EAST, &[Unit::Marine]));
    moves(&mut t, Unit::Marine, WEST, EAST);
    // One of the two in the area has not moved.
    moves(&mut t, Unit::Marine, EAST, SMALL);
    t.refuses(A, pick_up(Unit::Marine, EAST), rules::MOVED_ALREADY);
    t.refuses(A, pick_up(Unit::Marine, SMALL), rules::MOVED_ALREADY);
}

/// SC G48, SC 13.1.2
#[test]
fn only_the_owner_of_the_units_defends() {
    let position = Arrangement::new(3)
        .units(B, WEST, &[Unit::Zergling])
        .base(C, WEST)
        .transport(A, FERRY)
        .units(A, CAMP, &[Unit::Marine]);
    let mut t = mobilizes(position);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    t.accepts(A, Action::Finish);
    let defended = |event: &Event| matches!(event, Event::BattleBegan { defender: B, .. });
    assert!(t.events().iter().any(defended));
}

/// SC 19.2.4, SC 19.2.5, SC G161
#[test]
fn a_player_never_enters_what_his_teammate_controls() {
    let options = Options { teams: true, ..Options::default() };
    let position = || {
        Arrangement::of(&Setup { options, ..Setup::new(4) })
            .transport(A, FERRY)
            .units(A, CAMP, &[Unit::Marine; 2])
            .units(C, WEST, &[Unit::Zealot])
            .base(C, EAST)
    };
    let mut t = mobilizes(position());
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(WEST), rules::TEAMMATE_AREA);
    t.refuses(A, Action::MoveTo(EAST), rules::TEAMMATE_AREA).accepts(A, Action::MoveTo(SMALL));
    // An opponent in the teammate's base area can be attacked; a teammate's Air Support still bars the way.
    let mut t = mobilizes(position().units(B, EAST, &[Unit::Zergling]));
    moves(&mut t, Unit::Marine, CAMP, EAST);
    assert_eq!(t.state().landing().len(), 1);
    let mut t = mobilizes(position().units(B, EAST, &[Unit::Zergling]).module(C, Module::AirSupport, 1));
    t.accepts(A, pick_up(Unit::Marine, CAMP)).refuses(A, Action::MoveTo(EAST), rules::ORBITAL_DEFENSE);
    // For building, a teammate's areas are enemy areas.
    let mut t = executes(position().base(A, SMALL).no_cards(HOME), A, GOAL, Order::Build);
    t.refuses(A, Action::BuildUnit { unit: Unit::Marine, area: WEST }, rules::AREA_NOT_OPEN);
}

/// SC G157
#[test]
fn a_terran_base_lifts_off_once_an_order_to_a_friendly_or_empty_area() {
    let here = area(HOME, 0);
    let position = Arrangement::new(2).units(B, area(HOME, 2), &[Unit::Zergling]);
    let mut t = executes(position, A, HOME, Order::Mobilize);
    t.refuses(A, Action::LiftOff(area(HOME, 2)), rules::AREA_NOT_OPEN).refuses(
        A,
        Action::LiftOff(here),
        rules::NO_LIFT_OFF,
    );
    t.accepts(A, Action::LiftOff(CAMP));
    assert_eq!(t.state().base_on(HOME, A), Some(CAMP));
    t.refuses(A, Action::LiftOff(here), rules::NO_LIFT_OFF).accepts(A, Action::Finish);
    // A base escapes from the enemies in its area.
    let mut t = executes(Arrangement::new(2).units(B, here, &[Unit::Zergling]), A, HOME, Order::Mobilize);
    t.accepts(A, Action::LiftOff(CAMP));
    assert!(t.events().contains(&Event::BaseMoved { seat: A, from: here, to: CAMP }));
}

#[test]
fn other_races_do_not_lift_off() {
    let position = Arrangement::new(2).units(B, area(Planet::Helios, 1), &[Unit::Zergling]);
    let mut t = executes(position, B, Planet::Helios, Order::Mobilize);
    t.refuses(B, Action::LiftOff(area(Planet::Helios, 2)), rules::NO_LIFT_OFF);
}

/// SC 15.1.2
#[test]
fn a_special_mobilize_order_moves_like_any_other() {
    let position = Arrangement::new(2).transport(A, FERRY).units(A, CAMP, &[Unit::Marine]).units(
        B,
        WEST,
        &[Unit::Zergling],
    );
    let mut t = executes(position, A, GOAL, Order::SpecialMobilize);
    moves(&mut t, Unit::Marine, CAMP, WEST);
    t.accepts(A, Action::Finish);
    assert_eq!(t.state().battle().order, Order::SpecialMobilize);
}
