//! SC 9: resources, workers and forced mining.

use crate::support::*;

const HOME: Planet = Planet::ChauSara;
/// Gas 1.
const GAS: Area = area(HOME, 0);
/// Minerals 2.
const MINERALS: Area = area(HOME, 2);
const MARINE: Action = Action::BuildUnit { unit: Unit::Marine, area: MINERALS };
const FIREBAT: Action = Action::BuildUnit { unit: Unit::Firebat, area: MINERALS };

/// A builds on his home planet and has no other resources than the permanent ones.
fn bare() -> Arrangement {
    Arrangement::new(2).no_cards(HOME)
}

#[track_caller]
fn builds(position: Arrangement) -> Scenario<StarCraft> {
    executes(position, A, HOME, Order::Build)
}

fn permanent(t: &Scenario<StarCraft>) -> [u8; 2] {
    t.state().player(A).permanent
}

fn on_card(t: &Scenario<StarCraft>, area: Area) -> u8 {
    t.state().area(area).workers
}

/// SC 9.1.1
#[test]
fn everything_that_is_produced_costs_resources() {
    let rich = || {
        Arrangement::new(2)
            .workers(A, 14)
            .module(A, Module::Supply, 4)
            .building(A, Building::Barracks, 2)
            .units(A, area(Planet::Pridewater, 0), &[Unit::Marine])
    };
    let paid = |planet: Planet, order: Order, action: Action| {
        let mut t = executes(rich(), A, planet, order);
        if order == Order::Research {
            t.accepts(A, Action::Decline);
        }
        let before = t.workers(A);
        t.accepts(A, action).accepts(A, Action::PayRest);
        before - t.workers(A)
    };
    assert_eq!(paid(HOME, Order::Build, Action::BuildWorker), 1);
    assert_eq!(paid(HOME, Order::Build, Action::BuildTransport(RouteId(0))), 1);
    assert_eq!(paid(HOME, Order::Build, FIREBAT), 2);
    assert_eq!(paid(HOME, Order::Build, Action::BuyBuilding(Building::Factory)), 2);
    assert_eq!(paid(HOME, Order::Build, Action::BuyModule(Module::AirSupport)), 3);
    assert_eq!(paid(Planet::Pridewater, Order::Build, Action::BuildBase(area(Planet::Pridewater, 0))), 2);
    assert_eq!(paid(HOME, Order::Research, Action::BuyTechnology(Technology::YamatoGun)), 3);
}

/// SC 9.1.2
#[test]
fn each_part_of_a_cost_is_paid_with_its_kind() {
    let mut t = builds(bare().building(A, Building::Barracks, 2).permanent(A, Resource::Gas, 2));
    t.refuses(A, FIREBAT, rules::CANNOT_PAY).accepts(A, MARINE);
    assert_eq!(permanent(&t), [1, 2]);
    let mut t = builds(Arrangement::new(2));
    t.accepts(A, MARINE).refuses(A, Action::AssignPermanent(Resource::Gas), rules::RESOURCE_NOT_NEEDED);
    t.refuses(A, Action::Assign(GAS), rules::RESOURCE_NOT_NEEDED);
}

/// SC 9.2.1, SC 9.2.4, SC 9.2.6
#[test]
fn paying_moves_workers_from_the_pool_onto_resource_cards_where_they_stay() {
    let mut t = builds(Arrangement::new(2));
    assert_eq!((t.workers(A), permanent(&t), on_card(&t, MINERALS)), (8, [0, 0], 0));
    // Nothing is being bought, so that no worker can be assigned.
    t.refuses(A, Action::AssignPermanent(Resource::Minerals), rules::FINISH_FIRST);
    t.accepts(A, MARINE).accepts(A, Action::Assign(MINERALS));
    assert_eq!((t.workers(A), on_card(&t, MINERALS)), (7, 1));
    t.accepts(A, MARINE).accepts(A, Action::AssignPermanent(Resource::Minerals));
    assert_eq!((t.workers(A), permanent(&t), on_card(&t, MINERALS)), (6, [1, 0], 1));
    t.accepts(A, Action::Finish);
}

/// SC 9.2.1
#[test]
fn only_ones_own_resource_cards_can_be_used() {
    let mut t = builds(Arrangement::new(2));
    t.accepts(A, MARINE).refuses(A, Action::Assign(area(Planet::Helios, 1)), rules::NOT_YOUR_RESOURCE);
    t.refuses(A, Action::Assign(area(Planet::Pridewater, 0)), rules::NOT_YOUR_RESOURCE);
}

/// SC 9.2.2
#[test]
fn resource_cards_of_any_planet_pay() {
    let there = area(Planet::Pridewater, 0);
    let mut t = builds(Arrangement::new(2).resource_card(A, there));
    t.accepts(A, MARINE).accepts(A, Action::Assign(there));
    assert_eq!((on_card(&t, there), t.units(MINERALS)), (1, vec![Unit::Marine]));
}

/// SC 9.2 example a
#[test]
fn a_zealot_takes_two_workers_on_a_mineral_card() {
    let minerals = area(Planet::Tarsonis, 1);
    let position = Arrangement::new(3).permanent(C, Resource::Minerals, 4).workers(C, 4);
    let mut t = executes(position, C, Planet::Tarsonis, Order::Build);
    t.accepts(C, Action::BuildUnit { unit: Unit::Zealot, area: minerals });
    // It is the only card, and so there is nothing to choose.
    assert_eq!((t.workers(C), on_card(&t, minerals), t.units(minerals)), (2, 2, vec![Unit::Zealot]));
}

/// SC 9.2 example b, SC 9.2.3
#[test]
fn unused_capacity_stays_for_later_payments() {
    let minerals = area(Planet::Pridewater, 0);
    let position = Arrangement::new(3)
        .no_cards(Planet::Tarsonis)
        .resource_card(C, minerals)
        .permanent(C, Resource::Minerals, 4)
        .workers(C, 4);
    let mut t = executes(position, C, Planet::Tarsonis, Order::Build);
    t.accepts(C, Action::BuildUnit { unit: Unit::Zealot, area: area(Planet::Tarsonis, 1) });
    assert_eq!(on_card(&t, minerals), 2);
    t.accepts(C, Action::BuildWorker);
    assert_eq!((on_card(&t, minerals), t.state().area(minerals).depletion), (3, Depletion::None));
}

/// SC 9.2 example c, SC 9.2.5
#[test]
fn five_workers_collect_at_most_five_resources() {
    let position = Arrangement::new(2)
        .workers(A, 5)
        .no_card(MINERALS)
        .no_cards(Planet::Helios)
        .resource_card(A, area(Planet::Pridewater, 1))
        .resource_card(A, area(Planet::Helios, 3))
        .building(A, Building::Starport, 3);
    let mut t = builds(position);
    t.accepts(A, Action::BuildUnit { unit: Unit::Battlecruiser, area: MINERALS }).accepts(A, Action::PayRest);
    assert_eq!(t.workers(A), 0);
    t.refuses(A, MARINE, rules::CANNOT_PAY).refuses(A, Action::BuildWorker, rules::CANNOT_PAY);
}

/// SC 9.2.7
#[test]
fn what_cannot_be_paid_in_full_cannot_be_bought() {
    let mut t = builds(bare().workers(A, 1).building(A, Building::Factory, 1));
    t.refuses(A, Action::BuildUnit { unit: Unit::Vulture, area: MINERALS }, rules::CANNOT_PAY);
    t.accepts(A, MARINE).refuses(A, MARINE, rules::CANNOT_PAY);
}

/// SC 9.3.1, SC 9.3.2, SC 9.3.4
#[test]
fn permanent_resources_stay_without_any_planet() {
    let position = bare().no_base(GAS).units(A, area(Planet::Torus, 0), &[Unit::Marine]);
    let mut t = executes(position, A, Planet::Torus, Order::Build);
    t.accepts(A, Action::BuildBase(area(Planet::Torus, 0)));
    assert_eq!(permanent(&t), [2, 0]);
    let position = bare().no_base(GAS).units(A, area(Planet::Torus, 0), &[Unit::Marine]);
    let mut t = executes(position, A, Planet::Torus, Order::Build);
    t.accepts(A, Action::BuyBuilding(Building::Starport));
    assert_eq!(permanent(&t), [1, 1]);
}

/// SC 9.3.3
#[test]
fn permanent_resources_count_as_resource_cards() {
    let mut t = builds(Arrangement::new(2));
    t.accepts(A, MARINE)
        .offers(A, Action::AssignPermanent(Resource::Minerals))
        .offers(A, Action::Assign(MINERALS));
}

/// SC 9.3.5
#[test]
fn permanent_resources_cannot_be_force_mined() {
    let mut t = builds(bare());
    for _ in 0..4 {
        t.accepts(A, Action::BuildWorker);
    }
    assert_eq!(permanent(&t), [4, 0]);
    t.refuses(A, Action::BuildWorker, rules::CANNOT_PAY);
    let mut t = builds(
        Arrangement::new(2).permanent(A, Resource::Minerals, 4).resource_card(A, area(Planet::Pridewater, 0)),
    );
    t.accepts(A, MARINE).refuses(A, Action::AssignPermanent(Resource::Minerals), rules::PERMANENT_FULL);
}

/// SC 9.4.1, SC 9.4.2, SC G33
#[test]
fn one_worker_more_than_a_full_card_takes_gives_a_resource_and_depletes_partially() {
    let mut t = builds(Arrangement::new(2).workers_on(MINERALS, 1));
    t.accepts(A, Action::BuildWorker).accepts(A, Action::Assign(MINERALS));
    assert_eq!((on_card(&t, MINERALS), t.state().area(MINERALS).depletion), (2, Depletion::None));
    t.accepts(A, Action::BuildWorker).accepts(A, Action::Assign(MINERALS));
    assert_eq!((on_card(&t, MINERALS), t.state().area(MINERALS).depletion), (3, Depletion::Partial));
    assert_eq!(t.state().player(A).unavailable, 2);
    assert!(t.events().contains(&Event::Depleted { area: MINERALS, complete: false }));
}

/// SC 9.4.3, SC 9.4.4, SC 9.4.5, SC G32
#[test]
fn force_mining_a_partially_depleted_card_depletes_it_completely() {
    let position = Arrangement::new(2).depletion(MINERALS, Depletion::Partial);
    let mut t = builds(position);
    for _ in 0..2 {
        t.accepts(A, Action::BuildWorker).accepts(A, Action::Assign(MINERALS));
    }
    assert_eq!((on_card(&t, MINERALS), t.state().area(MINERALS).depletion), (2, Depletion::Partial));
    t.accepts(A, Action::BuildWorker).accepts(A, Action::Assign(MINERALS));
    let state = t.state().area(MINERALS);
    assert_eq!((state.workers, state.card, state.depletion), (0, None, Depletion::Complete));
    // Three from the card and three new ones.
    assert_eq!(t.state().player(A).unavailable, 6);
}

/// SC 9.4.6, SC 9.4.7
#[test]
fn two_workers_beyond_capacity_deplete_a_card_completely_at_once() {
    let position = Arrangement::new(2).permanent(A, Resource::Minerals, 4).building(A, Building::Starport, 3);
    let mut t = builds(position);
    // 3 minerals and 2 gas; the only mineral card has a capacity of 2.
    t.accepts(A, Action::BuildUnit { unit: Unit::Battlecruiser, area: MINERALS });
    t.refuses(A, Action::PayRest, rules::NEEDS_FORCED_MINING);
    for _ in 0..3 {
        t.accepts(A, Action::Assign(MINERALS));
    }
    t.accepts(A, Action::PayRest);
    assert_eq!(t.state().area(MINERALS).depletion, Depletion::Partial);
    t.accepts(A, Action::BuildWorker);
    assert_eq!(t.state().area(MINERALS).depletion, Depletion::Complete);
    assert_eq!((t.workers(A), t.state().player(A).unavailable), (2, 5));
    t.refuses(A, Action::BuildWorker, rules::CANNOT_PAY);

    let position = Arrangement::new(2).permanent(A, Resource::Gas, 2).building(A, Building::Barracks, 3);
    let mut t = builds(position.module(A, Module::Supply, 1));
    t.accepts(A, Action::BuildUnit { unit: Unit::Ghost, area: MINERALS });
    assert_eq!(t.state().area(GAS).depletion, Depletion::Partial);
    t.refuses(A, Action::BuildUnit { unit: Unit::Ghost, area: MINERALS }, rules::CANNOT_PAY);
    let position = Arrangement::new(2).permanent(A, Resource::Gas, 2).workers_on(GAS, 1);
    let mut t = builds(position.building(A, Building::Barracks, 3));
    t.accepts(A, Action::BuildUnit { unit: Unit::Ghost, area: MINERALS });
    assert_eq!(t.state().area(GAS).depletion, Depletion::Complete);
    assert_eq!(t.state().player(A).unavailable, 3);
}

/// SC 9.4.8
#[test]
fn a_completely_depleted_area_produces_nothing_any_more() {
    let mut t = builds(Arrangement::new(2).depletion(MINERALS, Depletion::Complete));
    // There is no choice: only permanent minerals are left.
    t.accepts(A, Action::BuyModule(Module::Research));
    assert_eq!((permanent(&t), t.state().player(A).modules(Module::Research)), ([2, 0], 1));
}

/// SC 9.4.10
#[test]
fn depletion_stays_with_the_area_when_the_card_changes_hands() {
    // B has taken over the planet; its minerals were partially depleted before.
    let position = Arrangement::new(2)
        .no_base(GAS)
        .units(A, area(Planet::Torus, 0), &[Unit::Marine])
        .base(B, GAS)
        .no_cards(HOME)
        .depletion(MINERALS, Depletion::Partial)
        .order_on_top(B, HOME, Order::Build)
        .turn_of(B)
        .begin();
    let mut t = position;
    t.accepts(B, Action::Execute).accepts(B, Action::Finish).settle();
    let state = t.state().area(MINERALS);
    assert_eq!((state.card, state.depletion), (Some(B), Depletion::Partial));
}

/// SC G35
#[test]
fn a_card_still_yields_after_an_enemy_took_its_area() {
    let mut t = builds(Arrangement::new(2).units(B, MINERALS, &[Unit::Zergling]));
    t.accepts(A, Action::BuildWorker).accepts(A, Action::Assign(MINERALS));
    assert_eq!(on_card(&t, MINERALS), 1);
}

/// SC G43
#[test]
fn each_purchase_is_paid_and_placed_by_itself() {
    let mut t = builds(Arrangement::new(2));
    t.accepts(A, MARINE);
    assert_eq!(t.units(MINERALS), []);
    t.refuses(A, MARINE, rules::FINISH_FIRST).refuses(A, Action::Finish, rules::FINISH_FIRST);
    t.accepts(A, Action::PayRest);
    assert_eq!(t.units(MINERALS), [Unit::Marine]);
}

#[test]
fn paying_the_rest_takes_permanent_resources_first_and_no_forced_mining() {
    let mut t = builds(Arrangement::new(2).permanent(A, Resource::Minerals, 3));
    t.accepts(A, Action::BuyModule(Module::AirSupport)).accepts(A, Action::PayRest);
    assert_eq!((permanent(&t), on_card(&t, MINERALS)), ([4, 0], 2));
}
