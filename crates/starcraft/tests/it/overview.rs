//! SC 1: what the game is, its terms, and unit limits.

use orrery_engine::{Game, Illegal, Viewer};

use crate::support::*;

fn refused(setup: Setup) -> Illegal {
    StarCraft::new(&setup).expect_err("the setup is refused")
}

/// SC 1.1.1
#[test]
fn two_to_six_may_play() {
    assert_eq!(refused(Setup::new(1)), rules::WRONG_NUMBER_OF_PLAYERS);
    assert_eq!(refused(Setup::new(7)), rules::WRONG_NUMBER_OF_PLAYERS);
    for players in 2..=6 {
        assert!(StarCraft::new(&Setup::new(players)).is_ok(), "{players} players");
    }
    let setup = Setup { first: Some(Seat(2)), ..Setup::new(2) };
    assert_eq!(refused(setup), rules::NO_SUCH_SEAT);
}

/// SC 1.1.2
#[test]
fn each_race_has_two_factions() {
    for race in Race::ALL {
        assert_eq!(Faction::ALL.iter().filter(|faction| faction.race() == race).count(), 2, "{race:?}");
    }
    assert_eq!(Faction::Mengsk.race(), Race::Terran);
    assert_eq!(Faction::Aldaris.race(), Race::Protoss);
    assert_eq!(Faction::Overmind.race(), Race::Zerg);
}

/// SC 1.1.3
#[test]
fn factions_of_one_race_are_opponents() {
    let game = Arrangement::new(2).faction(B, Faction::Mengsk).planning().build();
    assert!(!game.same_side(A, B));
    assert!(game.is_enemy(area(Planet::Helios, 0), A));
}

/// SC 1.1.6, SC 1.2.5, SC 1.2.6
#[test]
fn planets_are_adjacent_if_a_route_of_any_kind_joins_them() {
    let slot = |planet, side| RouteEnd { planet, side };
    let game = Arrangement::new(2)
        .z_axis(slot(Planet::Helios, Side::N), slot(Planet::Torus, Side::N))
        .planning()
        .build();
    let adjacent = |planet| -> Vec<Planet> {
        game.routes().of(planet).filter_map(|(_, route)| route.across(planet)).collect()
    };
    assert_eq!(adjacent(Planet::ChauSara), [Planet::Pridewater]);
    assert_eq!(adjacent(Planet::Pridewater), [Planet::ChauSara, Planet::Helios]);
    assert_eq!(adjacent(Planet::Helios), [Planet::Pridewater, Planet::Torus, Planet::Torus]);
}

/// SC 1.2.1
#[test]
fn a_zergling_figure_is_one_unit() {
    let full = Arrangement::new(2).units(B, area(Planet::Helios, 0), &[Unit::Zergling; 2]).planning().build();
    assert_eq!(full.area(area(Planet::Helios, 0)).units.len(), 2);
}

/// SC 1.2.2, SC 1.4.3
#[test]
fn a_base_takes_no_room_from_units() {
    let home = area(Planet::Helios, 0);
    let mut t = Arrangement::new(2)
        .units(B, home, &[Unit::Zergling])
        .order_on_top(B, Planet::Helios, Order::Build)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::Execute);
    // The base does not count: of a limit of two, one is taken.
    t.offers(B, Action::BuildUnit { unit: Unit::Zergling, area: home });
}

/// SC 1.2.3, SC 1.2.9, SC 1.2.10, SC 1.2.11, SC 1.2.12
#[test]
fn a_unit_or_a_base_alone_makes_an_area_friendly() {
    let [base, unit, both, empty] = [0, 1, 2, 3].map(|number| area(Planet::Helios, number));
    let game = Arrangement::new(2)
        .units(B, unit, &[Unit::Zergling])
        .no_base(base)
        .base(B, both)
        .units(B, both, &[Unit::Zergling])
        .base(B, base)
        .no_base(both)
        .base(A, both)
        .units(A, area(Planet::Torus, 0), &[Unit::Marine])
        .planning()
        .build();
    assert!(game.is_friendly(base, B) && game.is_enemy(base, A));
    assert!(game.is_friendly(unit, B) && game.is_enemy(unit, A));
    assert!(game.is_empty(empty) && !game.is_friendly(empty, B) && !game.is_enemy(empty, B));
    assert_eq!(game.controller(base), Some(B));
    assert_eq!(game.controller(empty), None);
}

/// SC 1.2.13
#[test]
fn units_beside_a_foreign_base_make_an_enemy_area_for_both() {
    let shared = area(Planet::Helios, 0);
    let game = Arrangement::new(2).units(A, shared, &[Unit::Marine]).planning().build();
    assert!(game.is_enemy(shared, A) && game.is_enemy(shared, B));
    assert!(!game.is_empty(shared));
    assert_eq!(game.controller(shared), None);
}

/// SC 1.2.7, SC 1.2.8, SC 1.2.14, SC 1.2.15
#[test]
fn only_adjacent_planets_send_units_to_the_active_planet_and_from_any_area_to_any() {
    let mut t = Arrangement::new(2)
        .units(A, area(Planet::ChauSara, 1), &[Unit::Marine])
        .units(A, area(Planet::ChauSara, 2), &[Unit::Marine])
        .units(A, area(Planet::Torus, 1), &[Unit::Marine])
        .transport(A, RouteId(0))
        .transport(A, RouteId(2))
        .order_on_top(A, Planet::Pridewater, Order::Mobilize)
        .begin();
    t.accepts(A, Action::Execute);
    for number in [1, 2] {
        t.offers(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::ChauSara, number) });
    }
    t.does_not_offer(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::Torus, 1) });
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: area(Planet::ChauSara, 1) });
    for number in [0, 1, 2] {
        t.offers(A, Action::MoveTo(area(Planet::Pridewater, number)));
    }
}

/// SC 1.2.16, SC 1.2.17
#[test]
fn what_is_destroyed_can_be_bought_again() {
    let home = area(Planet::ChauSara, 0);
    let mut t = Arrangement::new(2)
        .units(A, home, &[Unit::Marine])
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    let supply = t.state().supply(A, Unit::Marine);
    t.accepts(A, Action::Scuttle);
    t.accepts(A, Action::DestroyUnit { unit: Unit::Marine, area: home });
    assert_eq!(t.state().supply(A, Unit::Marine), supply + 1);
    t.accepts(A, Action::Finish).accepts(A, Action::Execute);
    t.accepts(A, Action::BuildUnit { unit: Unit::Marine, area: home });
}

/// SC 1.2.18, SC 1.2.19
#[test]
fn the_first_player_begins_and_play_goes_clockwise() {
    let mut t = Arrangement::new(3).first(C).planning().begin();
    for seat in [C, A, B, C] {
        let planet = Arrangement::home(seat);
        t.accepts(seat, Action::PlaceOrder { order: Order::Build, planet });
    }
}

/// SC 1.2.4, SC 1.3.1, SC 1.3.2
#[test]
fn every_area_yields_one_thing_and_every_resource_has_one_card() {
    let areas: Vec<Area> = Planet::of(Edition::Base).flat_map(Planet::area_ids).collect();
    assert_eq!(areas.len(), 37);
    assert_eq!(areas.iter().filter(|area| area.resource().is_some()).count(), 26);
    for area in areas {
        assert!(area.amount() >= 1 && (2..=4).contains(&area.limit()), "{area:?}");
    }
}

/// SC 1.3.3, SC 1.3.4
#[test]
fn conquest_points_are_counted_at_once_and_beyond_fifteen() {
    // Aldaris raises the goal, so that 15 points do not end the game.
    let t = Arrangement::new(3).faction(C, Faction::Aldaris).points(B, 15).begin();
    assert_eq!(t.points(B), 16);
}

/// SC 1.4.1, SC 1.4.2, SC 1.4.4
#[test]
fn an_area_holds_no_more_units_than_its_limit() {
    let full = area(Planet::ChauSara, 1);
    let mut t = Arrangement::new(2)
        .units(A, full, &[Unit::Marine; 3])
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .begin();
    assert_eq!(full.limit(), 3);
    t.accepts(A, Action::Execute);
    t.does_not_offer(A, Action::BuildUnit { unit: Unit::Marine, area: full });
    t.offers(A, Action::BuildUnit { unit: Unit::Marine, area: area(Planet::ChauSara, 2) });
}

/// SC 1.3.6
#[test]
fn board_scores_sheets_resources_and_discard_piles_are_public() {
    let minerals = area(Planet::ChauSara, 2);
    let discarded = Card::numbered(Race::Terran, 3);
    let t = Arrangement::new(2)
        .units(A, minerals, &[Unit::Marine])
        .points(A, 7)
        .building(A, Building::Factory, 1)
        .module(A, Module::Supply, 2)
        .workers(A, 5)
        .workers_on(minerals, 2)
        .discard(A, &[discarded])
        .planning()
        .begin();
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = t.state().view(viewer);
        let player = &view.players[0];
        assert_eq!((player.points, player.workers, player.modules), (7, 5, [2, 0, 0, 0, 0, 0]));
        assert!(player.buildings.contains(&(Building::Factory, 1)));
        assert_eq!(player.discard, [discarded]);
        let home =
            view.planets.iter().find(|planet| planet.planet == Planet::ChauSara).expect("it lies there");
        let seen = &home.areas[2];
        assert_eq!((&seen.units[..], seen.card, seen.workers), (&[Unit::Marine][..], Some(A), 2));
    }
}
