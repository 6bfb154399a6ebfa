//! SC 10, SC 15.2, SC 16: the Build order, buildings, modules and technology units.

use orrery_starcraft::setup::TechnologyUnits;

use crate::support::*;

const HOME: Planet = Planet::ChauSara;
/// The area of A's base.
const BASE: Area = area(HOME, 0);
const HALL: Area = area(HOME, 1);
const MINE: Area = area(HOME, 2);
const OUTPOST: Planet = Planet::Pridewater;
const LANDING: Area = area(OUTPOST, 0);

const fn build(unit: Unit, area: Area) -> Action {
    Action::BuildUnit { unit, area }
}

const MARINE: Action = build(Unit::Marine, BASE);

/// Only permanent resources, so that paying asks nothing.
fn bare() -> Arrangement {
    Arrangement::new(2).no_cards(HOME)
}

#[track_caller]
fn builds(position: Arrangement) -> Scenario<StarCraft> {
    executes(position, A, HOME, Order::Build)
}

/// A has a Marine on Pridewater and builds there.
#[track_caller]
fn expands(position: Arrangement) -> Scenario<StarCraft> {
    executes(position.units(A, LANDING, &[Unit::Marine]), A, OUTPOST, Order::Build)
}

/// SC 10.1.1, SC 10.1.2, SC G13, SC G38
#[test]
fn a_build_order_makes_workers_transports_and_units_in_any_order() {
    let mut t = builds(bare());
    t.accepts(A, MARINE).accepts(A, Action::BuildWorker).accepts(A, Action::BuildTransport(RouteId(0)));
    t.accepts(A, build(Unit::Marine, MINE));
    assert_eq!((t.units(BASE), t.units(MINE)), (vec![Unit::Marine], vec![Unit::Marine]));
    let mut t = builds(bare());
    t.accepts(A, Action::Finish);
    assert_eq!(t.workers(A), 8);
}

/// SC 10.1.3
#[test]
fn a_unit_on_the_planet_is_enough_to_buy_buildings_and_modules() {
    let mut t = expands(bare());
    t.accepts(A, Action::BuyBuilding(Building::Factory)).accepts(A, Action::BuyModule(Module::Supply));
    assert_eq!(t.state().player(A).level(Building::Factory), 1);
    let mut t = builds(bare());
    t.accepts(A, Action::BuyModule(Module::Supply)).accepts(A, Action::BuyBuilding(Building::Factory));
    assert_eq!(t.state().player(A).modules(Module::Supply), 1);
}

/// SC 10.1.4, SC 10.5.2, SC 10.5.3
#[test]
fn a_base_needs_a_unit_and_no_own_base_on_the_planet() {
    let mut t = expands(bare());
    t.refuses(A, Action::BuildBase(area(OUTPOST, 1)), rules::NEEDS_UNIT);
    t.refuses(A, Action::BuildBase(BASE), rules::NOT_ACTIVE_PLANET);
    t.accepts(A, Action::BuildBase(LANDING));
    assert_eq!(t.state().area(LANDING).base, Some(A));
    let mut t = builds(bare().units(A, MINE, &[Unit::Marine]));
    t.refuses(A, Action::BuildBase(MINE), rules::ONE_BASE);
}

/// SC 10.1.5
#[test]
fn there_is_no_way_back_to_an_earlier_step() {
    let mut t = builds(bare());
    t.accepts(A, Action::BuyModule(Module::Supply)).refuses(A, Action::BuildWorker, rules::EARLIER_STEP);
    t.refuses(A, MARINE, rules::EARLIER_STEP);
    t.refuses(A, Action::BuildTransport(RouteId(0)), rules::EARLIER_STEP);
    let mut t = expands(bare());
    t.accepts(A, Action::BuildBase(LANDING)).refuses(A, build(Unit::Marine, LANDING), rules::EARLIER_STEP);
    t.refuses(A, Action::BuyModule(Module::Supply), rules::EARLIER_STEP);
    t.refuses(A, Action::BuyBuilding(Building::Factory), rules::EARLIER_STEP);
}

/// SC 10.1.6
#[test]
fn without_a_base_on_the_planet_nothing_is_produced() {
    let mut t = expands(bare());
    t.refuses(A, build(Unit::Marine, LANDING), rules::NEEDS_BASE).refuses(
        A,
        Action::BuildWorker,
        rules::NEEDS_BASE,
    );
    t.refuses(A, Action::BuildTransport(RouteId(0)), rules::NEEDS_BASE);
}

/// SC 10.1.7
#[test]
fn without_base_and_unit_the_order_has_no_effect() {
    let mut t =
        bare().order_on_top(A, OUTPOST, Order::Build).order_on_top(B, Planet::Helios, Order::Build).begin();
    t.accepts(A, Action::Execute);
    assert!(t.events().contains(&Event::NothingDone { seat: A }));
    t.offers(B, Action::Execute);
}

/// SC 10.1.8
#[test]
fn what_is_bought_helps_only_later_orders() {
    let mut t = builds(bare());
    t.accepts(A, MARINE).accepts(A, MARINE).refuses(A, MARINE, rules::BUILD_LIMIT);
    t.accepts(A, Action::BuyModule(Module::Supply)).refuses(A, MARINE, rules::EARLIER_STEP);
}

/// SC 10.2.1, SC 10.2.3
#[test]
fn a_new_worker_is_unavailable() {
    let mut t = builds(bare());
    t.accepts(A, Action::BuildWorker);
    assert_eq!((t.workers(A), t.state().player(A).unavailable), (7, 1));
    t.accepts(A, Action::Finish).settle();
    // The workers came back in step 4 of the Regrouping phase.
    assert_eq!((t.workers(A), t.state().player(A).unavailable), (9, 0));
}

/// SC 10.2.2, SC 10.2.4, SC 18.1.3
#[test]
fn workers_are_limited_by_cost_and_tokens_alone() {
    let mut t = builds(bare().workers(A, 12));
    t.accepts(A, MARINE).accepts(A, MARINE);
    for _ in 0..2 {
        t.accepts(A, Action::BuildWorker);
    }
    t.refuses(A, Action::BuildWorker, rules::CANNOT_PAY);
    let mut t = builds(bare().workers(A, 12));
    for _ in 0..3 {
        t.accepts(A, Action::BuildWorker);
    }
    t.refuses(A, Action::BuildWorker, rules::NONE_LEFT);
}

/// SC 10.3.1, SC 10.3.2, SC 10.3.3, SC 10.3.5
#[test]
fn a_transport_goes_on_a_route_of_the_planet_without_one_of_his() {
    let mut t = builds(bare().transport(B, RouteId(0)));
    t.refuses(A, Action::BuildTransport(RouteId(1)), rules::NOT_A_ROUTE_OF_THE_PLANET);
    t.accepts(A, MARINE).accepts(A, MARINE).accepts(A, Action::BuildTransport(RouteId(0)));
    let route = t.state().routes().get(RouteId(0)).copied().expect("the route");
    assert!(route.transports.contains(A) && route.transports.contains(B));
    t.refuses(A, Action::BuildTransport(RouteId(0)), rules::ONE_TRANSPORT);
}

/// SC 10.3.1, SC 10.3.4, SC 10.3.6
#[test]
fn any_number_of_transports_can_be_built_also_on_z_axis_routes() {
    let south = |planet| RouteEnd { planet, side: Side::S };
    let position =
        Arrangement::new(2).base(A, area(Planet::Torus, 1)).z_axis(south(Planet::Torus), south(OUTPOST));
    let mut t = executes(position.no_cards(HOME), A, Planet::Torus, Order::Build);
    t.accepts(A, Action::BuildTransport(RouteId(2))).accepts(A, Action::BuildTransport(RouteId(3)));
    assert_eq!(t.state().transports(A), 2);
    assert_eq!(t.units(area(Planet::Torus, 1)), []);
}

/// SC 18.1.3
#[test]
fn a_faction_has_seven_transports() {
    let position = (1..8).fold(Arrangement::new(6), |position, route| position.transport(A, RouteId(route)));
    let mut t = builds(position);
    t.refuses(A, Action::BuildTransport(RouteId(0)), rules::NONE_LEFT);
}

/// SC 10.4.1, SC 10.4.2, SC 10.4.3, SC 16.4 example a
#[test]
fn supply_modules_raise_the_unit_build_limit_of_every_order() {
    for supply in 0..=2 {
        let position = bare()
            .module(A, Module::Supply, supply)
            .order_on_top(A, HOME, Order::Build)
            .order_on_top(A, HOME, Order::Build);
        let mut t = position.begin();
        t.accepts(A, Action::Execute);
        for unit in 0..2 + supply {
            t.accepts(A, build(Unit::Marine, area(HOME, unit % 3)));
        }
        assert_eq!(supply == 2, t.state().player(A).permanent == [4, 0]);
        if supply < 2 {
            t.refuses(A, MARINE, rules::BUILD_LIMIT);
            t.accepts(A, Action::Finish).accepts(A, Action::Execute).accepts(A, MARINE);
        }
    }
}

/// SC 10.4.4, SC 10.4 example a, SC 16.1.6
#[test]
fn only_unlocked_units_can_be_built() {
    let position = || Arrangement::new(3).no_cards(Planet::Tarsonis);
    let mut t = executes(position(), C, Planet::Tarsonis, Order::Build);
    let at = area(Planet::Tarsonis, 0);
    t.refuses(C, build(Unit::Dragoon, at), rules::NOT_UNLOCKED);
    t.refuses(C, build(Unit::Marine, at), rules::NOT_UNLOCKED);
    t.accepts(C, build(Unit::Zealot, at));
    let mut t = executes(position().building(C, Building::Gateway, 2), C, Planet::Tarsonis, Order::Build);
    t.accepts(C, build(Unit::Dragoon, at));
    assert_eq!(t.units(at), [Unit::Dragoon]);
}

/// SC 10.4.5, SC 10.4.6, SC 10.4.8
#[test]
fn units_are_placed_in_friendly_or_empty_areas_of_the_planet() {
    let mut t = builds(bare().units(B, MINE, &[Unit::Zergling]).base(B, HALL));
    t.refuses(A, build(Unit::Marine, MINE), rules::AREA_NOT_OPEN);
    t.refuses(A, build(Unit::Marine, HALL), rules::AREA_NOT_OPEN);
    t.refuses(A, build(Unit::Marine, LANDING), rules::NOT_ACTIVE_PLANET);
    t.accepts(A, MARINE);
    let mut t = builds(bare());
    t.accepts(A, build(Unit::Marine, MINE));
    assert_eq!(t.units(MINE), [Unit::Marine]);
}

/// SC 10.4.7, SC 1.4.2, SC 1.4.3, SC 1.4.4
#[test]
fn building_respects_unit_limits_but_own_units_can_make_room() {
    let mut t = builds(bare().units(A, BASE, &[Unit::Marine, Unit::Marine, Unit::Marine, Unit::Firebat]));
    t.refuses(A, MARINE, rules::AREA_FULL);
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyUnit { unit: Unit::Firebat, area: BASE });
    t.accepts(A, Action::Finish).accepts(A, MARINE);
    assert_eq!(t.units(BASE), [Unit::Marine; 4]);
}

/// SC 10.4.9
#[test]
fn a_base_under_enemy_units_still_builds_elsewhere_on_the_planet() {
    let mut t = builds(bare().units(B, BASE, &[Unit::Zergling]));
    t.refuses(A, MARINE, rules::AREA_NOT_OPEN)
        .accepts(A, build(Unit::Marine, HALL))
        .accepts(A, Action::BuildWorker);
    assert_eq!(t.units(HALL), [Unit::Marine]);
}

/// SC 10.5.1, SC 18.1.3, SC G40
#[test]
fn one_order_builds_one_base() {
    let mut t = expands(bare().units(A, area(OUTPOST, 2), &[Unit::Marine]));
    t.accepts(A, Action::BuildBase(LANDING))
        .accepts(A, Action::Scuttle)
        .accepts(A, Action::DestroyBase(LANDING));
    t.accepts(A, Action::Finish).refuses(A, Action::BuildBase(area(OUTPOST, 2)), rules::ONE_BASE_AN_ORDER);
    // A base destroyed before step 3 makes room for another one.
    let mut t = builds(bare().units(A, MINE, &[Unit::Marine]));
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyBase(BASE)).accepts(A, Action::Finish);
    t.accepts(A, Action::BuildBase(MINE));
    assert_eq!(t.state().base_on(HOME, A), Some(MINE));
    let far = [Planet::Helios, Planet::Torus, Planet::Tarsonis, Planet::DylarIv, Planet::VyctorV];
    let position =
        far.iter().fold(Arrangement::new(6).no_base(area(Planet::Helios, 0)), |position, &planet| {
            position.no_base(area(planet, 0)).base(A, area(planet, 0))
        });
    let position = position.units(B, HALL, &[Unit::Zergling]).units(C, MINE, &[Unit::Zealot]);
    let position = position.units(E, area(Planet::Halcyon, 1), &[Unit::Zergling]);
    let position = position.units(D, area(Planet::Halcyon, 2), &[Unit::Marine]);
    let mut t = expands(position);
    t.refuses(A, Action::BuildBase(LANDING), rules::NONE_LEFT);
}

/// SC 10.5.4, SC 10.5.5
#[test]
fn bases_of_several_players_stand_in_different_areas() {
    let mut t = expands(bare().base(B, LANDING).units(A, area(OUTPOST, 1), &[Unit::Marine]));
    t.refuses(A, Action::BuildBase(LANDING), rules::ENEMY_BASE)
        .accepts(A, Action::BuildBase(area(OUTPOST, 1)));
    assert_eq!((t.state().bases(A), t.state().bases(B)), (2, 2));
}

/// SC 10.5.6, SC 10.6.3
#[test]
fn a_new_base_has_all_buildings_and_modules_at_once() {
    let position = bare()
        .building(A, Building::Factory, 1)
        .module(A, Module::Supply, 1)
        .units(A, LANDING, &[Unit::Marine])
        .order_on_top(A, OUTPOST, Order::Build)
        .order_on_top(A, OUTPOST, Order::Build);
    let mut t = position.begin();
    t.accepts(A, Action::Execute).accepts(A, Action::BuildBase(LANDING)).accepts(A, Action::Finish);
    t.accepts(A, Action::Execute).accepts(A, build(Unit::Vulture, LANDING));
    assert_eq!(t.units(LANDING), [Unit::Marine, Unit::Vulture]);
}

/// SC 10.5.7
#[test]
fn a_new_base_gives_no_resources_before_regrouping() {
    let mut t = expands(bare());
    t.accepts(A, Action::BuildBase(LANDING));
    assert_eq!(t.state().area(LANDING).card, None);
    t.accepts(A, Action::Finish).settle();
    assert_eq!(t.state().area(LANDING).card, Some(A));
}

/// SC 10.6.1
#[test]
fn one_order_buys_one_building_and_one_module() {
    let mut t = builds(Arrangement::new(2).workers(A, 15));
    t.accepts(A, Action::BuyBuilding(Building::Factory)).accepts(A, Action::PayRest);
    t.refuses(A, Action::BuyBuilding(Building::Barracks), rules::ONE_PURCHASE);
    t.accepts(A, Action::BuyModule(Module::Supply)).accepts(A, Action::PayRest);
    t.refuses(A, Action::BuyModule(Module::Supply), rules::ONE_PURCHASE);
}

/// SC 10.6.2, SC 10.6.4, SC 10.6 example a
#[test]
fn a_factory_serves_all_bases_and_survives_them() {
    let mut t = builds(bare().units(A, MINE, &[Unit::Marine]));
    t.refuses(A, build(Unit::Vulture, MINE), rules::NOT_UNLOCKED);
    t.accepts(A, Action::BuyBuilding(Building::Factory));
    assert_eq!((t.workers(A), t.state().player(A).level(Building::Factory)), (6, 1));
    t.accepts(A, Action::Scuttle).accepts(A, Action::DestroyBase(BASE));
    assert_eq!(t.state().player(A).level(Building::Factory), 1);
}

/// SC 10.6 example b
#[test]
fn a_supply_module_raises_the_limit_for_every_base() {
    let position = Arrangement::new(3)
        .no_cards(Planet::Tarsonis)
        .building(C, Building::Gateway, 3)
        .permanent(C, Resource::Minerals, 3)
        .workers(C, 9)
        .resource_card(C, area(Planet::Tarsonis, 2))
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .order_on_top(C, Planet::Tarsonis, Order::Build)
        .turn_of(C);
    let mut t = position.begin();
    t.accepts(C, Action::Execute).accepts(C, Action::BuyModule(Module::Supply)).accepts(C, Action::Finish);
    t.accepts(C, Action::Execute);
    let templar = build(Unit::HighTemplar, area(Planet::Tarsonis, 1));
    for _ in 0..2 {
        t.accepts(C, templar).accepts(C, Action::AssignPermanent(Resource::Gas));
    }
    t.accepts(C, templar).refuses(C, templar, rules::BUILD_LIMIT);
}

/// SC 15.1.2, SC 15.2.1
#[test]
fn a_special_build_order_builds_one_unit_more() {
    let mut t = executes(bare(), A, HOME, Order::SpecialBuild);
    for _ in 0..3 {
        t.accepts(A, MARINE).accepts(A, Action::PayRest);
    }
    t.refuses(A, MARINE, rules::BUILD_LIMIT).accepts(A, Action::BuildWorker);
}

/// SC 15.2 example a, SC 15.2.2, SC 15.2.3
#[test]
fn mengsk_saves_the_gas_of_his_goliath() {
    let position = bare()
        .faction(A, Faction::Mengsk)
        .building(A, Building::Factory, 2)
        .resource_card(A, MINE)
        .permanent(A, Resource::Gas, 2);
    let mut t = executes(position, A, HOME, Order::SpecialBuild);
    t.accepts(A, Action::BuildTransport(RouteId(0))).accepts(A, Action::AssignPermanent(Resource::Minerals));
    for _ in 0..2 {
        t.accepts(A, MARINE).accepts(A, Action::PayRest);
    }
    let goliath = build(Unit::Goliath, BASE);
    t.accepts(A, goliath).refuses(A, Action::PayRest, rules::NEEDS_FORCED_MINING);
    t.accepts(A, Action::Reduce(Resource::Gas)).accepts(A, Action::PayRest);
    assert_eq!(t.units(BASE), [Unit::Marine, Unit::Marine, Unit::Goliath]);
    assert_eq!((t.state().player(A).permanent, t.state().area(MINE).workers, t.workers(A)), ([4, 2], 1, 3));
    t.accepts(A, Action::BuyModule(Module::Supply));
    t.does_not_offer(A, Action::Reduce(Resource::Minerals));
}

/// SC 15.2.3
#[test]
fn the_discount_is_for_one_item_and_never_for_workers() {
    let mut t = executes(Arrangement::new(2), A, HOME, Order::SpecialBuild);
    t.accepts(A, Action::BuildWorker).refuses(A, Action::Reduce(Resource::Minerals), rules::NO_DISCOUNT);
    t.accepts(A, Action::PayRest).accepts(A, MARINE).accepts(A, Action::Reduce(Resource::Minerals));
    assert_eq!((t.units(BASE), t.workers(A)), (vec![Unit::Marine], 7));
    t.accepts(A, MARINE).refuses(A, Action::Reduce(Resource::Minerals), rules::NO_DISCOUNT);
    t.accepts(A, Action::PayRest);
    assert_eq!(t.workers(A), 6);
}

/// SC 15.2.2
#[test]
fn the_discount_makes_bases_transports_buildings_and_modules_cheaper() {
    let cheaper = |planet: Planet, action: Action| {
        let position = bare().units(A, LANDING, &[Unit::Marine]).workers(A, 4);
        let mut t = executes(position, A, planet, Order::SpecialBuild);
        t.accepts(A, action).refuses(A, Action::Reduce(Resource::Gas), rules::RESOURCE_NOT_NEEDED);
        t.accepts(A, Action::Reduce(Resource::Minerals));
        4 - t.workers(A)
    };
    assert_eq!(cheaper(HOME, Action::BuildTransport(RouteId(0))), 0);
    assert_eq!(cheaper(HOME, Action::BuyBuilding(Building::Factory)), 1);
    assert_eq!(cheaper(HOME, Action::BuyModule(Module::AirSupport)), 2);
    assert_eq!(cheaper(OUTPOST, Action::BuildBase(LANDING)), 1);
}

/// SC 15.2.2
#[test]
fn an_item_that_only_the_discount_makes_affordable_is_offered() {
    let mut t = executes(bare().workers(A, 2), A, HOME, Order::SpecialBuild);
    t.accepts(A, Action::BuyModule(Module::AirSupport)).refuses(A, Action::PayRest, rules::CANNOT_PAY);
    t.accepts(A, Action::Reduce(Resource::Minerals));
    assert_eq!((t.workers(A), t.state().player(A).modules(Module::AirSupport)), (0, 1));
    let mut t = builds(bare().workers(A, 2));
    t.refuses(A, Action::BuyModule(Module::AirSupport), rules::CANNOT_PAY);
}

/// SC 15.1.3
#[test]
fn a_special_order_is_one_of_the_four() {
    let mut t = Arrangement::new(2).module(A, Module::Research, 1).planning().begin();
    let placed = [Order::SpecialBuild, Order::Build, Order::Build, Order::Research];
    for order in placed {
        t.accepts(A, Action::PlaceOrder { order, planet: HOME });
        assert!(t.state().orders().top(HOME).is_some_and(|top| top.order == order));
        if t.state().orders().iter().filter(|order| order.seat == A).count() < placed.len() {
            let order = if order.is_special() { Order::Research } else { order };
            t.accepts(B, Action::PlaceOrder { order, planet: Planet::Helios });
        }
    }
    t.refuses(A, Action::PlaceOrder { order: Order::Research, planet: HOME }, rules::NOT_YOUR_DECISION);
    t.accepts(B, Action::PlaceOrder { order: Order::Research, planet: Planet::Helios });
    t.refuses(A, Action::PlaceOrder { order: Order::Research, planet: HOME }, rules::FINISH_FIRST);
}

/// SC 15.1.1
#[test]
fn special_orders_need_research_modules() {
    let special = Action::PlaceOrder { order: Order::SpecialBuild, planet: HOME };
    let mut t = Arrangement::new(2).planning().begin();
    t.does_not_offer(A, special);
    let mut t = Arrangement::new(2).module(A, Module::Research, 1).planning().begin();
    t.accepts(A, special).accepts(B, Action::PlaceOrder { order: Order::Build, planet: Planet::Helios });
    t.does_not_offer(A, Action::PlaceOrder { order: Order::SpecialResearch, planet: HOME });
}

/// SC 16.1.1, SC 16.1.2, SC 16.1.4
#[test]
fn levels_are_bought_one_after_the_other() {
    let mut t = builds(Arrangement::new(2));
    assert_eq!(t.state().player(A).buildings, [1, 0, 0]);
    t.refuses(A, Action::BuyBuilding(Building::Gateway), rules::NO_HIGHER_LEVEL);
    t.accepts(A, Action::BuyBuilding(Building::Barracks)).accepts(A, Action::PayRest);
    assert_eq!(t.state().player(A).buildings, [2, 0, 0]);
    let mut t = builds(Arrangement::new(2).building(A, Building::Barracks, 3));
    t.refuses(A, Action::BuyBuilding(Building::Barracks), rules::NO_HIGHER_LEVEL);
    let position = Arrangement::new(3).building(C, Building::RoboticsFacility, 1);
    let mut t = executes(position, C, Planet::Tarsonis, Order::Build);
    t.refuses(C, Action::BuyBuilding(Building::RoboticsFacility), rules::NO_HIGHER_LEVEL);
}

/// SC 16.1.3, SC 16.1.5, SC 16.2.4, SC G128
#[test]
fn a_higher_level_keeps_the_units_of_the_lower_ones() {
    let mut t = builds(Arrangement::new(2).building(A, Building::Factory, 2));
    t.accepts(A, build(Unit::Goliath, BASE)).accepts(A, Action::PayRest);
    t.accepts(A, build(Unit::Vulture, BASE)).accepts(A, Action::PayRest);
    assert_eq!(t.units(BASE), [Unit::Vulture, Unit::Goliath]);
    let mut t = builds(Arrangement::new(2).building(A, Building::Factory, 2));
    t.refuses(A, build(Unit::SiegeTank, BASE), rules::NOT_UNLOCKED);
}

/// SC 16.1 example a
#[test]
fn mengsk_chooses_between_three_buildings_each_time() {
    let position = Arrangement::new(2)
        .faction(A, Faction::Mengsk)
        .workers(A, 15)
        .order_on_top(A, HOME, Order::Build)
        .order_on_top(A, HOME, Order::Build);
    let mut t = position.begin();
    t.accepts(A, Action::Execute);
    for building in [Building::Barracks, Building::Factory, Building::Starport] {
        t.offers(A, Action::BuyBuilding(building));
    }
    t.accepts(A, Action::BuyBuilding(Building::Starport)).accepts(A, Action::PayRest);
    t.accepts(A, Action::BuyModule(Module::AirSupport)).accepts(A, Action::PayRest);
    assert_eq!(t.state().player(A).buildings, [1, 0, 1]);
    t.accepts(A, Action::Finish).accepts(A, Action::Execute);
    for building in [Building::Barracks, Building::Factory, Building::Starport] {
        t.offers(A, Action::BuyBuilding(building));
    }
    t.accepts(A, Action::BuyBuilding(Building::Starport)).accepts(A, Action::PayRest);
    assert_eq!(t.state().player(A).buildings, [1, 0, 2]);
}

fn unlocked_by(building: Building) -> Vec<Unit> {
    use orrery_starcraft::cards::By;
    let by = |unit: &Unit| matches!(unit.def().by, By::Building(own, _) if own == building);
    Unit::all().filter(|unit| unit.is_in(Edition::Base)).filter(by).collect()
}

/// SC 16.2.1
#[test]
fn terran_buildings_unlock_their_units() {
    assert_eq!(unlocked_by(Building::Barracks), [Unit::Marine, Unit::Firebat, Unit::Ghost]);
    assert_eq!(unlocked_by(Building::Factory), [Unit::Vulture, Unit::Goliath, Unit::SiegeTank]);
    assert_eq!(unlocked_by(Building::Starport), [Unit::Wraith, Unit::ScienceVessel, Unit::Battlecruiser]);
}

/// SC 16.2.2
#[test]
fn protoss_buildings_unlock_their_units() {
    assert_eq!(unlocked_by(Building::Gateway), [Unit::Zealot, Unit::Dragoon, Unit::HighTemplar]);
    assert_eq!(unlocked_by(Building::RoboticsFacility), [Unit::Reaver]);
    assert_eq!(unlocked_by(Building::Stargate), [Unit::Scout, Unit::Arbiter, Unit::Carrier]);
}

/// SC 16.2.3
#[test]
fn zerg_buildings_unlock_their_units() {
    assert_eq!(unlocked_by(Building::SpawningPool), [Unit::Zergling, Unit::Hydralisk, Unit::Ultralisk]);
    assert_eq!(unlocked_by(Building::QueensNest), [Unit::Queen, Unit::Defiler]);
    assert_eq!(unlocked_by(Building::Spire), [Unit::Scourge, Unit::Mutalisk]);
}

const NEST: Planet = Planet::Helios;
const FIELD: Area = area(NEST, 1);

/// SC 16.3.1, SC G37
#[test]
fn a_guardian_needs_its_technology_and_a_mutalisk_but_no_building_or_base() {
    let there = area(OUTPOST, 1);
    let position = || Arrangement::new(2).units(B, there, &[Unit::Mutalisk]).no_cards(NEST);
    let mut t = executes(position(), B, OUTPOST, Order::Build);
    t.refuses(B, build(Unit::Guardian, there), rules::NEEDS_TECHNOLOGY);
    let mut t = executes(position().technology(B, Technology::GuardianAspect), B, OUTPOST, Order::Build);
    t.refuses(B, build(Unit::Guardian, area(OUTPOST, 0)), rules::NO_SACRIFICE);
    t.refuses(B, build(Unit::Zergling, there), rules::NEEDS_BASE);
    t.accepts(B, build(Unit::Guardian, there));
    assert_eq!((t.units(there), t.state().player(B).permanent), (vec![Unit::Guardian], [0, 1]));
}

/// SC 16.3 example a, SC 16.3.2, SC 16.3.3, SC 16.3.5, SC 16.3.6
#[test]
fn aldaris_summons_an_archon_where_one_of_two_high_templars_stood() {
    let [here, there, elsewhere] = [0, 1, 2].map(|number| area(OUTPOST, number));
    let position = Arrangement::new(3)
        .faction(C, Faction::Aldaris)
        .no_cards(Planet::Tarsonis)
        .technology(C, Technology::SummonArchon)
        .units(C, here, &[Unit::HighTemplar])
        .units(C, there, &[Unit::HighTemplar])
        .units(C, elsewhere, &[Unit::HighTemplar]);
    let mut t = executes(position, C, OUTPOST, Order::Build);
    t.accepts(C, build(Unit::Archon, here));
    t.refuses(C, Action::Sacrifice(here), rules::NO_SACRIFICE).refuses(
        C,
        Action::Finish,
        rules::FINISH_FIRST,
    );
    t.accepts(C, Action::Sacrifice(there));
    assert_eq!(
        (t.units(here), t.units(there), t.units(elsewhere)),
        (vec![Unit::Archon], vec![], vec![Unit::HighTemplar])
    );
    assert_eq!(t.state().player(C).permanent, [0, 1]);
    t.refuses(C, build(Unit::Archon, elsewhere), rules::NO_SACRIFICE);
    t.accepts(C, Action::BuildBase(here));
    assert_eq!(t.state().area(here).base, Some(C));
}

/// SC 16.3.4
#[test]
fn units_built_by_the_same_order_cannot_be_destroyed_for_a_technology_unit() {
    let position = || {
        Arrangement::new(2)
            .no_cards(NEST)
            .building(B, Building::Spire, 2)
            .technology(B, Technology::GuardianAspect)
            .units(B, FIELD, &[Unit::Mutalisk])
    };
    let mut t = executes(position(), B, NEST, Order::Build);
    let other = area(NEST, 3);
    t.accepts(B, build(Unit::Mutalisk, other)).refuses(B, build(Unit::Guardian, other), rules::NO_SACRIFICE);
    t.accepts(B, build(Unit::Guardian, FIELD)).refuses(B, build(Unit::Guardian, FIELD), rules::NO_SACRIFICE);
    assert_eq!((t.units(FIELD), t.units(other)), (vec![Unit::Guardian], vec![Unit::Mutalisk]));
    // Nor do they become older when one beside them is destroyed.
    let mut t = executes(position(), B, NEST, Order::Build);
    t.accepts(B, build(Unit::Mutalisk, FIELD)).accepts(B, build(Unit::Guardian, FIELD));
    assert_eq!(t.units(FIELD), [Unit::Mutalisk, Unit::Guardian]);
    t.refuses(B, build(Unit::Guardian, FIELD), rules::NO_SACRIFICE);
}

/// SC G36
#[test]
fn technology_units_count_against_the_limit_unless_the_table_wishes_otherwise() {
    let position = |technology_units: TechnologyUnits| {
        let options = Options { technology_units, ..Options::default() };
        let position = Arrangement::of(&Setup { options, ..Setup::new(2) })
            .no_cards(NEST)
            .technology(B, Technology::GuardianAspect)
            .units(B, FIELD, &[Unit::Mutalisk]);
        let mut t = executes(position, B, NEST, Order::Build);
        for _ in 0..2 {
            t.accepts(B, build(Unit::Zergling, area(NEST, 3)));
        }
        t
    };
    let guardian = build(Unit::Guardian, FIELD);
    position(TechnologyUnits::Count).refuses(B, guardian, rules::BUILD_LIMIT);
    position(TechnologyUnits::Free).accepts(B, guardian).refuses(
        B,
        build(Unit::Zergling, FIELD),
        rules::BUILD_LIMIT,
    );
}

/// SC G39
#[test]
fn the_discount_can_make_a_technology_unit_free() {
    let position = Arrangement::new(2)
        .technology(B, Technology::GuardianAspect)
        .units(B, FIELD, &[Unit::Mutalisk])
        .workers(B, 0);
    let mut t = executes(position, B, NEST, Order::SpecialBuild);
    t.accepts(B, build(Unit::Guardian, FIELD)).accepts(B, Action::Reduce(Resource::Gas));
    assert_eq!(t.units(FIELD), [Unit::Guardian]);
}

/// SC 16.4.1, SC 16.4.2, SC G41
#[test]
fn modules_are_limited_by_their_slots() {
    let mut t = builds(Arrangement::new(2).module(A, Module::Supply, 4).module(A, Module::Research, 1));
    for module in Module::of(Edition::Base).filter(|&module| module != Module::Supply) {
        t.refuses(A, Action::BuyModule(module), rules::NO_MODULE_SLOT);
    }
    let mut t = executes(Arrangement::new(2).module(B, Module::Research, 3), B, NEST, Order::Build);
    t.refuses(B, Action::BuyModule(Module::AirSupport), rules::NO_MODULE_SLOT);
    assert_eq!(Module::of(Edition::Base).count(), 3);
}

/// SC 18.1.1, SC 16.4.4
#[test]
fn modules_are_limited_by_their_tokens() {
    let mut t = builds(Arrangement::new(2).module(A, Module::AirSupport, 1));
    t.refuses(A, Action::BuyModule(Module::AirSupport), rules::NONE_LEFT);
    let mut t = executes(Arrangement::new(2), B, NEST, Order::Build);
    t.refuses(B, Action::BuyModule(Module::Supply), rules::NONE_LEFT);
}

/// SC 16.4.3
#[test]
fn each_supply_module_raises_the_limit_by_one() {
    let mut t = builds(bare().module(A, Module::Supply, 1));
    for _ in 0..3 {
        t.accepts(A, MARINE);
    }
    t.refuses(A, MARINE, rules::BUILD_LIMIT);
}

/// SC 16.4.5, SC 16.4 example b
#[test]
fn the_zerg_limit_is_twice_the_number_of_building_types() {
    let limit = |buildings: &[(Building, u8)]| {
        let cards = [area(OUTPOST, 0), area(OUTPOST, 2)];
        let position =
            cards.iter().fold(Arrangement::new(2).workers(B, 15), |p, &card| p.resource_card(B, card));
        let position =
            buildings.iter().fold(position, |p, &(building, level)| p.building(B, building, level));
        let mut t = executes(position, B, NEST, Order::Build);
        let mut built = 0;
        loop {
            let zergling = build(Unit::Zergling, if built < 4 { FIELD } else { area(NEST, 3) });
            if built == 7 {
                return built;
            }
            if orrery_engine::Game::check(t.state(), B, zergling) == Err(rules::BUILD_LIMIT) {
                return built;
            }
            t.accepts(B, zergling).accepts(B, Action::PayRest);
            built += 1;
        }
    };
    assert_eq!(limit(&[]), 2);
    assert_eq!(limit(&[(Building::SpawningPool, 3)]), 2);
    assert_eq!(limit(&[(Building::Spire, 1)]), 4);
    assert_eq!(limit(&[(Building::Spire, 2), (Building::QueensNest, 2)]), 6);
}

/// SC 16.4.6
#[test]
fn each_research_module_allows_one_special_order_a_round() {
    let mut t = Arrangement::new(2).module(A, Module::Research, 2).planning().begin();
    for order in [Order::SpecialBuild, Order::SpecialResearch] {
        t.accepts(A, Action::PlaceOrder { order, planet: HOME });
        let order = order.plain();
        t.accepts(B, Action::PlaceOrder { order, planet: Planet::Helios });
    }
    t.does_not_offer(A, Action::PlaceOrder { order: Order::SpecialMobilize, planet: HOME });
}

/// SC 19.2.7
#[test]
fn a_team_cannot_have_a_base_in_every_area_of_a_planet() {
    let options = Options { teams: true, ..Options::default() };
    // Vyctor V has two areas; C is A's teammate.
    let here = area(Planet::VyctorV, 0);
    let position = Arrangement::of(&Setup { options, ..Setup::new(4) }).no_cards(HOME).no_base(here);
    let position = position.units(D, area(Planet::Torus, 0), &[Unit::Marine]).units(A, here, &[Unit::Marine]);
    let mut t = executes(position.base(C, area(Planet::VyctorV, 1)), A, Planet::VyctorV, Order::Build);
    t.refuses(A, Action::BuildBase(here), rules::TEAM_FILLS_PLANET);
}

/// SC G42
#[test]
fn a_base_needs_an_area_without_enemy_units() {
    let mut t = expands(bare().units(B, area(OUTPOST, 1), &[Unit::Zergling]));
    t.refuses(A, Action::BuildBase(area(OUTPOST, 1)), rules::NEEDS_UNIT);
}
