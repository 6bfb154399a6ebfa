//! Units, buildings, modules, planets and Resource cards of Brood War in play (SC 20.1, SC 20.2.5, SC 23).

use crate::fight::Battling;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;

/// A player of a faction with plenty of resources.
fn rich(faction: Faction) -> Arrangement {
    Arrangement::brood(2).faction(A, faction).tokens(A, 9, 9).led(A).led(B)
}

/// SC 20.1.2, SC 20.2.5, SC 20.2.6
#[test]
fn every_new_unit_is_built_with_its_building() {
    let units = [
        (Faction::Raynor, Unit::Medic, Building::Barracks, 2),
        (Faction::Mengsk, Unit::Valkyrie, Building::Starport, 2),
        (Faction::Tassadar, Unit::DarkTemplar, Building::Gateway, 3),
        (Faction::Aldaris, Unit::Corsair, Building::RoboticsFacility, 1),
        (Faction::Aldaris, Unit::Reaver, Building::RoboticsFacility, 2),
        (Faction::Overmind, Unit::BroodScourge, Building::Spire, 1),
    ];
    let there = area(HOME, 1);
    for (faction, unit, building, level) in units {
        let build = Action::BuildUnit { unit, area: there };
        let mut t = executes(rich(faction).building(A, building, level - 1), A, HOME, Order::Build);
        t.refuses(A, build, rules::NOT_UNLOCKED);
        let mut t = executes(rich(faction).building(A, building, level), A, HOME, Order::Build);
        t.accepts(A, build).may(A, Action::PayRest);
        assert_eq!(t.units(there), [unit]);
    }
}

/// SC 20.2.5
#[test]
fn every_replaced_building_is_bought_at_its_price() {
    let buildings = [
        (Faction::Raynor, Building::Barracks, [(1, 0), (1, 1)].as_slice(), 1),
        (Faction::Raynor, Building::Starport, &[(1, 1), (1, 1), (1, 1)], 0),
        (Faction::Tassadar, Building::Gateway, &[(1, 0), (2, 0)], 1),
        (Faction::Tassadar, Building::RoboticsFacility, &[(0, 1), (1, 1)], 0),
    ];
    for (faction, building, prices, first) in buildings {
        for (step, &(minerals, gas)) in prices.iter().enumerate() {
            let level = first + step as u8;
            let position =
                Arrangement::brood(2).faction(A, faction).building(A, building, level).workers(A, 0);
            let position = position.led(A).led(B);
            let buy = Action::BuyBuilding(building);
            let mut t = executes(position.clone().tokens(A, minerals, gas), A, HOME, Order::Build);
            t.accepts(A, buy).may(A, Action::PayRest);
            while let Some(&spend) = t.listed(A).iter().find(|action| matches!(action, Action::SpendToken(_)))
            {
                t.accepts(A, spend);
            }
            assert_eq!(t.state().player(A).level(building), level + 1);
            assert_eq!(t.state().player(A).brood.tokens, [0, 0], "{building:?} {level}");
        }
    }
}

/// SC 20.1.4, SC 25.1.1
#[test]
fn every_new_module_is_bought() {
    for faction in [Faction::Raynor, Faction::Tassadar, Faction::Overmind] {
        for module in [Module::Defensive, Module::Assist, Module::Offensive] {
            let mut t = executes(rich(faction), A, HOME, Order::Build);
            t.accepts(A, Action::BuyModule(module)).may(A, Action::PayRest);
            assert_eq!(t.state().player(A).modules(module), 1, "{module:?}");
            let mut t = executes(rich(faction).module(A, module, 1), A, HOME, Order::Build);
            t.refuses(A, Action::BuyModule(module), rules::NONE_LEFT);
        }
    }
}

/// SC 20.1.3, SC 23.1.1, SC 23.2.1
#[test]
fn every_new_planet_has_its_areas_and_resource_cards() {
    let planets = [
        Planet::AvernusStation,
        Planet::ErebusStation,
        Planet::GehennaStation,
        Planet::Hydrax,
        Planet::Moria,
        Planet::PaladinoBelt,
    ];
    let mut cards = 0;
    for planet in planets {
        // Whoever has a base there and nobody else takes the Resource cards of all its areas in step 3.
        let site = planet.area_ids().find(|&area| area.admits(Unit::Marine)).expect("ground");
        let position = Arrangement::brood(2).beyond(planet).base(A, site).led(A).led(B).round_ends();
        let t = position.begin();
        for area in planet.area_ids() {
            let card = t.state().area(area).card;
            assert_eq!(card.is_some(), area.resource().is_some(), "{area:?}");
            cards += usize::from(card.is_some());
            let held = Arrangement::brood(2).beyond(planet).units(A, area, &[flyer_or_marine(area)]);
            assert!(held.planning().begin().state().is_friendly(area, A), "{area:?}");
        }
    }
    assert_eq!(cards, 12, "the new Resource cards");
}

fn flyer_or_marine(area: Area) -> Unit {
    if area.admits(Unit::Marine) { Unit::Marine } else { Unit::Wraith }
}

/// SC G121
#[test]
fn no_area_mixes_marked_places() {
    // Each area is for one layer as a whole or for both: its limit is the capacity for whoever may enter.
    let all = Planet::of(Edition::BroodWar).flat_map(Planet::area_ids);
    for area in all {
        let admitted = [Unit::Marine, Unit::Wraith].into_iter().filter(|&unit| area.admits(unit)).count();
        assert_eq!(admitted, if area.only().is_some() { 1 } else { 2 }, "{area:?}");
    }
    // A flying-only area takes as many flyers as its limit, and no ground unit beside fewer.
    let (there, camp) = (area(Planet::Hydrax, 2), area(Planet::Hydrax, 1));
    assert_eq!(there.limit(), 2);
    let position = Arrangement::brood(2).beyond(Planet::Hydrax).units(A, there, &[Unit::Wraith]).units(
        A,
        camp,
        &[Unit::Marine, Unit::Wraith, Unit::Wraith],
    );
    let mut t = executes(position, A, Planet::Hydrax, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: camp });
    t.refuses(A, Action::MoveTo(there), rules::WRONG_LAYER)
        .accepts(A, Action::MoveTo(area(Planet::Hydrax, 3)));
    t.accepts(A, Action::PickUp { unit: Unit::Wraith, area: camp }).accepts(A, Action::MoveTo(there));
    t.offers(A, Action::Finish);
    t.accepts(A, Action::PickUp { unit: Unit::Wraith, area: camp }).accepts(A, Action::MoveTo(there));
    t.refuses(A, Action::Finish, rules::TOO_MANY_UNITS);
}

/// SC 23.2 example a, SC 15.2.1, SC 15.2.2
#[test]
fn raynor_builds_on_hydrax_with_a_special_order() {
    let hydrax = Planet::Hydrax;
    let position = Arrangement::brood(2)
        .beyond(hydrax)
        .units(A, area(hydrax, 0), &[Unit::Wraith])
        .base(A, area(hydrax, 1))
        .order_on_top(A, hydrax, Order::Build)
        .led(A)
        .led(B);
    let built = |as_special: bool| {
        let mut t = position.clone().tokens(A, 9, 9).begin();
        t.accepts(A, if as_special { Action::ExecuteAs(Order::SpecialBuild) } else { Action::Execute });
        let build = Action::BuildUnit { unit: Unit::Marine, area: area(hydrax, 1) };
        let mut count = 0;
        while t.listed(A).contains(&build) {
            t.accepts(A, build);
            let discount = t.listed(A).contains(&Action::Reduce(Resource::Minerals));
            assert_eq!(discount, as_special && count == 0, "one resource less, once");
            t.may(A, Action::Reduce(Resource::Minerals)).may(A, Action::PayRest);
            count += 1;
        }
        count
    };
    assert_eq!((built(false), built(true)), (2, 3), "the unit build limit is one higher");
}

/// SC 27.1 example a
#[test]
fn raynor_pays_a_technology_with_a_token_and_a_worker() {
    let technology = Technology::DefensiveMatrix;
    assert_eq!((technology.def().cost.minerals, technology.def().cost.gas), (0, 2));
    let position = Arrangement::brood(2).tokens(A, 0, 1).workers(A, 1);
    let position = position.order_on_top(B, Planet::Helios, Order::Build);
    let mut t = executes(position, A, HOME, Order::Research);
    t.may(A, Action::Decline).accepts(A, Action::BuyTechnology(technology));
    t.may(A, Action::SpendToken(Resource::Gas)).may(A, Action::Assign(area(HOME, 0))).may(A, Action::PayRest);
    t.settle();
    assert_eq!(t.state().player(A).brood.tokens, [0, 0]);
    assert_eq!(t.workers(A), 0, "one worker brought the other gas");
    assert!(
        t.state()
            .player(A)
            .zone(CardZone::Technology)
            .iter()
            .all(|card| card.technology() != Some(technology))
    );
}

/// SC G112, SC 8.2.2
#[test]
fn tokens_break_no_ties() {
    // Both have as many points; B has the richer Resource cards, A a heap of tokens.
    let position = Arrangement::brood(2)
        .points(A, 15)
        .points(B, 14)
        .tokens(A, 9, 9)
        .resource_card(B, area(Planet::Torus, 1))
        .base(B, area(Planet::Torus, 1))
        .led(A)
        .led(B);
    position.round_ends().begin().over([B]);
}

/// SC G85
#[test]
fn there_are_no_scenarios() {
    // Whatever the options, a game begins with the choice of factions or their lot, and nobody has anything yet.
    let mut setup = Setup { first: Some(A), ..Setup::new(2) };
    setup.options.brood_war = true;
    let t = Scenario::<StarCraft>::new(&setup).hurried();
    assert_eq!(t.state().galaxy().count(), 0);
    assert_eq!(t.state().installations().count(), 0);
    assert!([A, B].into_iter().all(|seat| t.state().player(seat).faction.is_none()));
}

/// SC G165
#[test]
fn eight_units_at_most_stand_together_while_they_move() {
    let (there, camp) = (area(Planet::Pridewater, 0), area(Planet::Pridewater, 1));
    let position = Arrangement::brood(2)
        .units(A, there, &[Unit::Marine; 4])
        .units(A, camp, &[Unit::Goliath, Unit::Goliath, Unit::Goliath, Unit::Firebat])
        .units(A, area(Planet::Pridewater, 2), &[Unit::Firebat]);
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    for unit in [Unit::Goliath, Unit::Goliath, Unit::Goliath, Unit::Firebat] {
        t.accepts(A, Action::PickUp { unit, area: camp }).accepts(A, Action::MoveTo(there));
    }
    assert_eq!(t.units(there).len(), 8);
    t.accepts(A, Action::PickUp { unit: Unit::Firebat, area: area(Planet::Pridewater, 2) });
    t.refuses(A, Action::MoveTo(there), rules::AREA_FULL);
    let aboard = Arrangement::brood(2).leadership(A, Leadership::CovertOperations);
    let aboard = aboard.building(A, Building::Barracks, 3).tokens(A, 0, 9).aboard(A, &[Unit::Wraith; 3]);
    let aboard = aboard.aboard(A, &[Unit::Battlecruiser; 3]).aboard(A, &[Unit::Goliath; 2]);
    executes(aboard, A, HOME, Order::Build).refuses(A, Action::BuildAboard(Unit::Ghost), rules::AREA_FULL);
}

/// SC G77
#[test]
fn a_defender_may_destroy_units_of_his_own() {
    let there = area(HOME, 0);
    let mut t = Arrangement::brood(2).units(A, there, &[Unit::Marine]).led(A).led(B).planning().begin();
    t.accepts(A, Action::Defend(there)).accepts(A, Action::Scuttle);
    t.accepts(A, Action::DestroyUnit { unit: Unit::Marine, area: there });
    assert!(t.units(there).is_empty());
}
