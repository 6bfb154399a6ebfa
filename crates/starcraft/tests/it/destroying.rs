//! SC 18: component limits and voluntary destruction; Recall.

use crate::support::*;

const HOME: Planet = Planet::ChauSara;
const BASE: Area = area(HOME, 0);
const HALL: Area = area(HOME, 1);
const NEST: Planet = Planet::Helios;
const FIELD: Area = area(NEST, 1);

const fn destroy(unit: Unit, area: Area) -> Action {
    Action::DestroyUnit { unit, area }
}

/// SC 18.1.1, SC 18.1.4, SC 1.2.16, SC 1.2.17
#[test]
fn figures_are_limited_and_come_back_when_destroyed() {
    let position = Arrangement::new(2).no_cards(HOME).units(A, BASE, &[Unit::Marine; 3]).units(
        A,
        HALL,
        &[Unit::Marine; 3],
    );
    let mut t = executes(position, A, HOME, Order::Build);
    let marine = Action::BuildUnit { unit: Unit::Marine, area: BASE };
    t.refuses(A, marine, rules::NONE_LEFT);
    t.accepts(A, Action::Scuttle).accepts(A, destroy(Unit::Marine, HALL)).accepts(A, Action::Finish);
    assert_eq!(t.state().supply(A, Unit::Marine), 1);
    t.accepts(A, marine);
    assert_eq!((t.units(BASE).len(), t.units(HALL).len(), t.workers(A)), (4, 2, 7));
}

/// SC 18.1.2
#[test]
fn depletion_tokens_never_run_out() {
    let position = Planet::all().take(12).flat_map(Planet::area_ids).filter(|area| area.resource().is_some());
    let all =
        position.fold(Arrangement::new(6), |position, area| position.depletion(area, Depletion::Complete));
    let mut t = plays(all.depletion(area(HOME, 2), Depletion::Partial), A, EventCard::Overharvested);
    assert_eq!(t.state().area(area(HOME, 2)).depletion, Depletion::Complete);
    t.settle();
}

/// SC 18.2.1, SC 18.2.2, SC 10.3.6
#[test]
fn the_active_player_destroys_own_units_bases_and_transports_anywhere() {
    let position = Arrangement::new(2)
        .units(A, HALL, &[Unit::Marine])
        .units(A, area(Planet::Torus, 0), &[Unit::Marine])
        .units(B, FIELD, &[Unit::Zergling])
        .transport(A, RouteId(2));
    let mut t = executes(position, A, HOME, Order::Build);
    t.accepts(A, Action::Scuttle).refuses(A, destroy(Unit::Zergling, FIELD), rules::NOT_YOUR_PIECE);
    t.refuses(A, Action::DestroyBase(area(NEST, 0)), rules::NOT_YOUR_PIECE);
    t.refuses(A, Action::DestroyTransport(RouteId(1)), rules::NOT_YOUR_PIECE);
    t.accepts(A, destroy(Unit::Marine, area(Planet::Torus, 0)))
        .accepts(A, Action::DestroyTransport(RouteId(2)));
    t.accepts(A, Action::DestroyBase(BASE)).accepts(A, Action::Finish);
    assert_eq!((t.state().bases(A), t.state().transports(A), t.workers(A)), (0, 0, 8));
}

/// SC 18.2.1
#[test]
fn pieces_are_destroyed_in_every_order_and_before_it() {
    let position = || Arrangement::new(2).units(A, HALL, &[Unit::Marine; 2]);
    for order in [Order::Build, Order::Mobilize, Order::Research] {
        let mut t = position().order_on_top(A, HOME, order).begin();
        t.accepts(A, Action::Scuttle).accepts(A, destroy(Unit::Marine, HALL)).accepts(A, Action::Finish);
        t.accepts(A, Action::Execute).accepts(A, Action::Scuttle).accepts(A, destroy(Unit::Marine, HALL));
        t.accepts(A, Action::Finish);
        assert_eq!(t.units(HALL), []);
        t.refuses(B, Action::Scuttle, rules::NOT_YOUR_DECISION);
    }
}

/// SC 18.2.1
#[test]
fn nothing_is_destroyed_voluntarily_during_a_battle() {
    let position = Arrangement::new(2).units(A, HALL, &[Unit::Marine; 2]).units(B, BASE, &[Unit::Zergling]);
    let mut t = executes(position, A, HOME, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: HALL }).accepts(A, Action::MoveTo(BASE));
    // Before the battle even those about to attack.
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: HALL }).accepts(A, Action::MoveTo(BASE));
    t.accepts(A, Action::Scuttle).accepts(A, destroy(Unit::Marine, BASE)).accepts(A, Action::Finish);
    assert_eq!(t.state().landing().len(), 1);
    t.accepts(A, Action::Finish).settle();
    for seat in [A, B] {
        t.does_not_offer(seat, Action::Scuttle);
    }
}

/// SC 18.2.3
#[test]
fn workers_buildings_and_modules_cannot_be_destroyed() {
    let mut t = executes(Arrangement::new(2).units(A, HALL, &[Unit::Marine]), A, HOME, Order::Build);
    t.accepts(A, Action::Scuttle);
    let mut actions = Vec::new();
    orrery_engine::Game::legal_actions(t.state(), A, &mut actions);
    assert_eq!(actions, [destroy(Unit::Marine, HALL), Action::DestroyBase(BASE), Action::Finish]);
    t.accepts(A, Action::Finish);
}

/// SC 18.2 example a
#[test]
fn two_zerglings_make_room_for_two_hydralisks() {
    let goal = area(Planet::Torus, 2);
    let position = Arrangement::new(2).transport(B, RouteId(2)).units(B, goal, &[Unit::Zergling; 4]).units(
        B,
        FIELD,
        &[Unit::Hydralisk; 2],
    );
    let mut t = executes(position, B, Planet::Torus, Order::Mobilize);
    t.accepts(B, Action::Scuttle)
        .accepts(B, destroy(Unit::Zergling, goal))
        .accepts(B, destroy(Unit::Zergling, goal));
    t.accepts(B, Action::Finish);
    for _ in 0..2 {
        t.accepts(B, Action::PickUp { unit: Unit::Hydralisk, area: FIELD }).accepts(B, Action::MoveTo(goal));
    }
    t.accepts(B, Action::Finish);
    assert_eq!(t.units(goal), [Unit::Zergling, Unit::Zergling, Unit::Hydralisk, Unit::Hydralisk]);
}

/// SC 18.2 example a, SC 11.5.1
#[test]
fn destroying_is_always_a_way_out_of_a_full_area() {
    let goal = area(Planet::Torus, 1);
    let position = Arrangement::new(2).transport(B, RouteId(2)).units(B, goal, &[Unit::Zergling; 2]).units(
        B,
        FIELD,
        &[Unit::Hydralisk; 2],
    );
    let mut t = executes(position, B, Planet::Torus, Order::Mobilize);
    t.accepts(B, Action::PickUp { unit: Unit::Hydralisk, area: FIELD }).accepts(B, Action::MoveTo(goal));
    t.refuses(B, Action::Finish, rules::TOO_MANY_UNITS);
    t.accepts(B, Action::Scuttle).accepts(B, destroy(Unit::Zergling, goal)).accepts(B, Action::Finish);
    t.accepts(B, Action::Finish);
    assert_eq!(t.units(goal), [Unit::Zergling, Unit::Hydralisk]);
}

/// SC 18.2 example b
#[test]
fn an_ultralisk_elsewhere_is_removed_and_built_anew() {
    let position = Arrangement::new(2).no_cards(NEST).building(B, Building::SpawningPool, 3).units(
        B,
        area(Planet::Torus, 2),
        &[Unit::Ultralisk; 3],
    );
    let mut t = executes(position, B, NEST, Order::Build);
    let ultralisk = Action::BuildUnit { unit: Unit::Ultralisk, area: FIELD };
    t.refuses(B, ultralisk, rules::NONE_LEFT);
    t.accepts(B, Action::Scuttle).accepts(B, destroy(Unit::Ultralisk, area(Planet::Torus, 2)));
    t.accepts(B, Action::Finish).accepts(B, ultralisk);
    assert_eq!((t.units(FIELD), t.units(area(Planet::Torus, 2)).len()), (vec![Unit::Ultralisk], 2));
}

/// SC G76
#[test]
fn nobody_destroys_the_last_thing_he_has() {
    let mut t = executes(Arrangement::new(2).units(A, HALL, &[Unit::Marine]), A, HOME, Order::Build);
    t.accepts(A, Action::Scuttle).accepts(A, destroy(Unit::Marine, HALL));
    t.refuses(A, Action::DestroyBase(BASE), rules::LAST_PIECE).accepts(A, Action::Finish);
    t.refuses(A, Action::Scuttle, rules::LAST_PIECE);
    let mut t = executes(Arrangement::new(2).units(A, HALL, &[Unit::Marine]), A, HOME, Order::Build);
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyBase(BASE));
    t.refuses(A, destroy(Unit::Marine, HALL), rules::LAST_PIECE);
}

const GATE: Planet = Planet::Tarsonis;
const SHRINE: Area = area(Planet::Torus, 2);

/// C holds Recall and has an Arbiter on Torus.
fn recalls() -> Arrangement {
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    Arrangement::new(3)
        .technology(C, Technology::Recall)
        .hand(C, &[recall])
        .units(C, SHRINE, &[Unit::Arbiter])
        .units(C, area(GATE, 1), &[Unit::Zealot, Unit::Dragoon])
}

/// SC 17.1.3
#[test]
fn recall_brings_one_unit_to_an_arbiter_while_an_order_is_executed() {
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    let mut t = executes(recalls(), C, GATE, Order::Build);
    t.accepts(C, Action::Recall(recall));
    assert_eq!((t.hand(C), t.cards(C, CardZone::Discard)), (vec![], vec![recall]));
    t.refuses(C, Action::Finish, rules::FINISH_FIRST);
    t.refuses(C, Action::PickUp { unit: Unit::Arbiter, area: SHRINE }, rules::NO_ARBITER);
    t.accepts(C, Action::PickUp { unit: Unit::Dragoon, area: area(GATE, 1) });
    t.refuses(C, Action::MoveTo(area(GATE, 0)), rules::NO_ARBITER).accepts(C, Action::MoveTo(SHRINE));
    assert_eq!(
        (t.units(SHRINE), t.units(area(GATE, 1))),
        (vec![Unit::Dragoon, Unit::Arbiter], vec![Unit::Zealot])
    );
    t.refuses(C, Action::Recall(recall), rules::NO_RECALL);
}

/// SC 17.1.3
#[test]
fn recall_works_in_every_order_and_when_it_is_revealed() {
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    for order in [Order::Build, Order::Mobilize, Order::Research] {
        let mut t = recalls().order_on_top(C, GATE, order).turn_of(C).begin();
        t.offers(C, Action::Recall(recall)).accepts(C, Action::Execute).offers(C, Action::Recall(recall));
    }
}

/// SC 1.4.4, SC G158
#[test]
fn recall_needs_room_beside_the_arbiter_and_no_enemy_base_there() {
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    let full = recalls().units(C, SHRINE, &[Unit::Scout; 3]);
    executes(full, C, GATE, Order::Build).refuses(C, Action::Recall(recall), rules::NO_RECALL);
    executes(recalls().base(A, SHRINE), C, GATE, Order::Build).refuses(
        C,
        Action::Recall(recall),
        rules::NO_RECALL,
    );
}

/// SC 16.3.4, SC G50
#[test]
fn a_recalled_unit_counts_as_one_that_came_in_this_order() {
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    let mut t = executes(recalls().transport(C, RouteId(3)), C, Planet::Torus, Order::Mobilize);
    t.accepts(C, Action::Recall(recall))
        .accepts(C, Action::PickUp { unit: Unit::Zealot, area: area(GATE, 1) });
    t.accepts(C, Action::MoveTo(SHRINE));
    t.refuses(C, Action::PickUp { unit: Unit::Zealot, area: SHRINE }, rules::MOVED_ALREADY);
}
