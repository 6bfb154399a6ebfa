//! Brood War outside battles: orders, planets, modules, installations, tokens and Leadership cards (SC 21 to SC 30).

use orrery_engine::{Game, Log, SplitMix64};
use orrery_starcraft::brood::Installation;
use orrery_testkit::play::random_record;

use crate::fight::Battling;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;

/// Both players have chosen all their cards.
fn brood() -> Arrangement {
    Arrangement::brood(2).led(A).led(B)
}

/// SC 20.1.1, SC 21.1.1, SC 21.1.2, SC 21.1.3, SC 21.1.6, SC 21.1 example a
#[test]
fn special_orders_are_placed_freely_but_executed_only_with_modules() {
    let special = Action::PlaceOrder { order: Order::SpecialBuild, planet: HOME };
    Arrangement::new(2).planning().begin().refuses(A, special, rules::SPECIAL_NEEDS_MODULE);
    brood().planning().begin().accepts(A, special);
    let mut t = brood().order_on_top(A, HOME, Order::SpecialBuild).turn_of(A).begin();
    t.refuses(A, Action::Execute, rules::POOL_IS_FULL).offers(A, Action::TakeEvent);
    let mut t = brood().module(A, Module::Research, 1).order_on_top(A, HOME, Order::SpecialBuild).begin();
    t.accepts(A, Action::Execute);
    assert_eq!(t.state().player(A).brood.pool, 1);
}

/// SC 21.1.4, SC 21.1.5
#[test]
fn the_pool_counts_against_the_modules_when_the_order_is_revealed() {
    let position = || brood().module(A, Module::Research, 1).order_on_top(A, HOME, Order::SpecialBuild);
    position().pool(A, 1).begin().refuses(A, Action::Execute, rules::POOL_IS_FULL);
    position().begin().accepts(A, Action::Execute);
}

/// SC 21.1.7, SC 21.1.8
#[test]
fn the_event_option_leaves_the_pool_alone_and_regrouping_empties_it() {
    let mut t =
        brood().module(A, Module::Research, 2).pool(A, 1).order_on_top(A, HOME, Order::SpecialBuild).begin();
    t.accepts(A, Action::TakeEvent);
    assert_eq!(t.state().player(A).brood.pool, 0, "the round has ended");
}

/// SC 23.2.2, SC 23.2.3, SC 23.2.4, SC G87, SC G88
#[test]
fn a_strategic_area_makes_orders_special() {
    let hydrax = area(Planet::Hydrax, 0);
    let position = || {
        brood()
            .beyond(Planet::Hydrax)
            .units(A, hydrax, &[Unit::Wraith])
            .base(A, area(Planet::Hydrax, 1))
            .order_on_top(A, Planet::Hydrax, Order::Build)
    };
    let mut t = position().begin();
    t.accepts(A, Action::ExecuteAs(Order::SpecialBuild));
    assert_eq!(t.state().player(A).brood.pool, 0);
    let mut t = brood().order_on_top(A, HOME, Order::Build).begin();
    t.refuses(A, Action::ExecuteAs(Order::SpecialBuild), rules::NOT_THAT_ORDER);
}

/// SC 23.1.1, SC 23.1.3, SC 23.1.4, SC 23.1 example a
#[test]
fn ground_units_stay_out_of_flying_only_areas() {
    let station = Planet::AvernusStation;
    let position = brood()
        .beyond(station)
        .base(A, area(station, 1))
        .building(A, Building::Starport, 1)
        .resource_card(A, area(station, 1));
    let mut t = executes(position, A, station, Order::Build);
    t.refuses(A, Action::BuildUnit { unit: Unit::Marine, area: area(station, 0) }, rules::WRONG_LAYER);
    t.offers(A, Action::BuildUnit { unit: Unit::Marine, area: area(station, 1) });
    t.refuses(A, Action::BuildUnit { unit: Unit::Wraith, area: area(station, 1) }, rules::WRONG_LAYER);
    t.offers(A, Action::BuildUnit { unit: Unit::Wraith, area: area(station, 0) });
}

/// SC 23.1.4
#[test]
fn recall_brings_no_ground_unit_to_a_flying_only_area() {
    let station = Planet::AvernusStation;
    let recall = Card::copies(Technology::Recall).next().expect("a copy");
    let position = brood()
        .faction(A, Faction::Tassadar)
        .beyond(station)
        .units(A, area(station, 0), &[Unit::Arbiter])
        .units(A, area(HOME, 1), &[Unit::Zealot, Unit::Scout])
        .technology(A, Technology::Recall)
        .hand(A, &[recall]);
    let mut t = executes(position, A, HOME, Order::Build);
    t.accepts(A, Action::Recall(recall));
    t.refuses(A, Action::PickUp { unit: Unit::Zealot, area: area(HOME, 1) }, rules::NO_ARBITER);
    t.accepts(A, Action::PickUp { unit: Unit::Scout, area: area(HOME, 1) });
    t.may(A, Action::MoveTo(area(station, 0)));
    assert_eq!(t.units(area(station, 0)), [Unit::Scout, Unit::Arbiter]);
}

/// SC 23.1.2, SC G125
#[test]
fn no_base_stands_in_a_flying_only_area() {
    let station = Planet::AvernusStation;
    let position = brood().beyond(station).units(A, area(station, 0), &[Unit::Wraith]);
    let mut t = executes(position, A, station, Order::Build);
    t.refuses(A, Action::BuildBase(area(station, 0)), rules::NO_PLACE_FOR_BASE);
    let position = brood().beyond(station).units(A, area(station, 1), &[Unit::Marine]);
    executes(position, A, station, Order::Build).offers(A, Action::BuildBase(area(station, 1)));
}

/// SC 23.3.2
#[test]
fn all_areas_of_moria_can_be_reached() {
    let position = brood()
        .beyond(Planet::Moria)
        .units(A, area(Planet::Torus, 2), &[Unit::Wraith])
        .transport(A, RouteId(3));
    let mut t = executes(position, A, Planet::Moria, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Unit::Wraith, area: area(Planet::Torus, 2) });
    for number in 0..5 {
        t.offers(A, Action::MoveTo(area(Planet::Moria, number)));
    }
}

/// SC 28.1.1, SC 28.1.2, SC 28.1.4, SC 28.1.5, SC 28.1.6, SC G113
#[test]
fn a_defend_order_moves_units_and_leaves_a_guard_token() {
    let (there, here) = (area(HOME, 0), area(HOME, 1));
    let mut t = brood().units(A, here, &[Unit::Marine]).planning().begin();
    t.refuses(A, Action::Defend(area(Planet::Helios, 0)), rules::DEFEND_FRIENDLY);
    t.accepts(A, Action::Defend(there));
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: here });
    t.refuses(A, Action::MoveTo(area(HOME, 2)), rules::DEFEND_THERE_ONLY);
    t.accepts(A, Action::MoveTo(there)).accepts(A, Action::Finish);
    assert!(t.state().is_guarded(A, there));
    assert_eq!(t.units(there), [Unit::Marine]);
    assert_eq!(t.state().player(A).brood.placed, 1);
    t.accepts(B, Action::PlaceOrder { order: Order::Build, planet: Planet::Helios });
    t.refuses(A, Action::Defend(there), rules::DEFENDED_ALREADY);
}

/// SC 28.2.2, SC 28.2.4, SC G126
#[test]
fn a_guard_token_goes_with_control() {
    let there = area(Planet::Pridewater, 0);
    let position = brood().units(A, there, &[Unit::Marine]).guard(A, there);
    let mut t = executes(position, A, Planet::Pridewater, Order::Mobilize);
    assert!(t.state().is_guarded(A, there));
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: there });
    t.accepts(A, Action::MoveTo(area(Planet::Pridewater, 1)));
    assert!(!t.state().is_guarded(A, there));
}

/// SC 27.1.2, SC 27.1.3
#[test]
fn tokens_pay_without_workers() {
    let position = brood().tokens(A, 1, 0).workers(A, 0);
    let mut t = executes(position, A, HOME, Order::Build);
    t.accepts(A, Action::BuildWorker).accepts(A, Action::SpendToken(Resource::Minerals));
    assert_eq!(t.state().player(A).brood.tokens, [0, 0]);
    assert_eq!(t.state().player(A).unavailable, 1);
}

/// SC 26.1.1, SC 26.1.2, SC 26.1.5, SC 26.1.9
#[test]
fn an_installation_holds_its_area_and_excludes_a_base() {
    let there = area(Planet::Pridewater, 0);
    let position = brood().faction(B, Faction::Overmind).units(B, there, &[Unit::Zergling]).installation(
        B,
        Installation::InfestedCommandCenter,
        there,
    );
    let mut t = executes(position, B, Planet::Pridewater, Order::Build);
    assert!(t.state().is_friendly(there, B));
    t.refuses(B, Action::BuildBase(there), rules::NO_PLACE_FOR_BASE);
    assert!(t.state().base_on(Planet::Pridewater, B).is_none());
}

/// SC 26.1.6, SC 26.1.8, SC G111
#[test]
fn infested_terrans_are_built_at_their_command_center() {
    let there = area(Planet::Pridewater, 0);
    let position = brood().installation(B, Installation::InfestedCommandCenter, there);
    let mut t = executes(position, B, Planet::Pridewater, Order::Build);
    let elsewhere = area(Planet::Pridewater, 1);
    t.refuses(
        B,
        Action::BuildUnit { unit: Unit::InfestedTerran, area: elsewhere },
        rules::NEEDS_INFESTED_CENTER,
    );
    t.offers(B, Action::BuildUnit { unit: Unit::InfestedTerran, area: there });
}

/// SC 26.1.3, SC 26.1.4, SC G110
#[test]
fn an_installation_falls_beside_enemy_units_in_step_one() {
    let there = area(Planet::Pridewater, 0);
    let position =
        brood().installation(B, Installation::Cerebrate, there).units(A, there, &[Unit::Marine]).round_ends();
    let mut t = position.begin();
    t.settle();
    assert!(!t.state().has_installation(B, Installation::Cerebrate));
    assert_eq!(t.state().area(there).card, None);
}

/// SC 26.1.7
#[test]
fn a_queen_infests_with_its_technology() {
    let there = area(Planet::Helios, 1);
    let position = || brood().units(B, there, &[Unit::Queen]);
    let mut t = executes(position(), B, Planet::Helios, Order::Build);
    t.refuses(B, Action::BuildInstallation(there), rules::CANNOT_INFEST);
    let position = position().technology(B, Technology::InfestCommandCenter);
    let mut t = executes(position, B, Planet::Helios, Order::Build);
    t.accepts(B, Action::BuildInstallation(there)).may(B, Action::PayRest);
    assert!(t.state().has_installation(B, Installation::InfestedCommandCenter));
}

/// SC 25.3.2, SC 25.3 example a, SC G108
#[test]
fn one_assist_unit_an_area_is_free_of_the_limit() {
    let there = area(Planet::Pridewater, 0);
    let full = [Unit::Marine; 4];
    let position = || brood().units(A, there, &full).units(A, area(Planet::Pridewater, 1), &[Unit::Medic]);
    let medic = Action::PickUp { unit: Unit::Medic, area: area(Planet::Pridewater, 1) };
    let mut t = executes(position().module(A, Module::Assist, 1), A, Planet::Pridewater, Order::Mobilize);
    t.accepts(A, medic).accepts(A, Action::MoveTo(there)).offers(A, Action::Finish);
    let mut t = executes(position(), A, Planet::Pridewater, Order::Mobilize);
    t.accepts(A, medic).accepts(A, Action::MoveTo(there));
    t.refuses(A, Action::Finish, rules::TOO_MANY_UNITS);
}

/// SC 25.4.2, SC 25.4.3
#[test]
fn an_offensive_module_breaks_orbital_defense_at_the_price_of_the_transport() {
    let base = area(Planet::Helios, 0);
    let from = area(Planet::Pridewater, 0);
    let position =
        || brood().module(B, Module::AirSupport, 1).units(A, from, &[Unit::Marine]).transport(A, RouteId(1));
    let marine = Action::PickUp { unit: Unit::Marine, area: from };
    let mut t = executes(position(), A, Planet::Helios, Order::Mobilize);
    t.accepts(A, marine).refuses(A, Action::MoveTo(base), rules::ORBITAL_DEFENSE);
    let mut t = executes(position().module(A, Module::Offensive, 1), A, Planet::Helios, Order::Mobilize);
    t.accepts(A, marine).accepts(A, Action::MoveTo(base)).accepts(A, Action::Finish);
    assert_eq!(t.state().transports(A), 0);
}

/// SC 29.2.1, SC 29.2.2, SC 29.2.3
#[test]
fn leadership_cards_are_picked_secretly_at_once() {
    let mut setup = Setup { first: Some(A), ..Setup::new(2) };
    setup.options.brood_war = true;
    let mut t = orrery_testkit::Scenario::<StarCraft>::new(&setup).hurried();
    t.accepts(A, Action::ChooseFaction(Faction::Raynor)).accepts(B, Action::ChooseFaction(Faction::Overmind));
    t.refuses(A, Action::ChooseLeadership(Leadership::TheSwarm), rules::NOT_YOUR_LEADERSHIP);
    t.accepts(B, Action::ChooseLeadership(Leadership::EndlessHunger));
    assert_eq!(t.state().player(B).brood.in_play, 0, "nothing shows before all have chosen");
    t.accepts(A, Action::ChooseLeadership(Leadership::RaynorsRaiders));
    assert!(t.state().leads(B, Leadership::EndlessHunger));
    assert_eq!(t.workers(B), 9);
    assert_eq!(t.workers(A), 8);
}

/// SC 29.2.4, SC 29.2.5, SC 29.2.6, SC G91, SC G92
#[test]
fn later_stages_are_chosen_in_regrouping() {
    let position = Arrangement::brood(2)
        .leadership(A, Leadership::RaynorsRaiders)
        .leadership(B, Leadership::TheSwarm)
        .points(B, 5)
        .stage(Stage::Three)
        .round_ends();
    let mut t = position.begin();
    t.settle();
    t.accepts(A, Action::ChooseLeadership(Leadership::MakeDoWithLittle));
    t.refuses(A, Action::ChooseLeadership(Leadership::JimRaynor), rules::NOT_YOUR_DECISION);
    t.accepts(B, Action::ChooseLeadership(Leadership::CerebrateDaggoth));
    t.may(B, Action::ChooseArea(area(Planet::Helios, 0)));
    t.settle();
    t.accepts(A, Action::ChooseLeadership(Leadership::ToTheBitterEnd));
    t.accepts(B, Action::ChooseLeadership(Leadership::TheSwarmFlies));
    assert!(t.state().leads(A, Leadership::MakeDoWithLittle));
    assert!(!t.state().leads(A, Leadership::ToTheBitterEnd));
    assert!(t.points(B) <= 4, "two points were lost");
}

/// SC 29.3.1, SC 29.3.2, SC 29.3.3, SC G93
#[test]
fn special_victories_need_their_card() {
    let bases = |position: Arrangement| {
        position
            .base(B, area(Planet::Torus, 2))
            .base(B, area(Planet::Pridewater, 0))
            .stage(Stage::Three)
            .led(A)
            .led(B)
            .round_ends()
    };
    bases(Arrangement::brood(2).leadership(B, Leadership::TheSwarm)).begin().over([B]);
    let t = bases(Arrangement::brood(2)).begin();
    assert!(t.state().ended().is_none());
    let aldaris = |position: Arrangement| {
        position.faction(A, Faction::Aldaris).leadership(A, Leadership::ConclaveFleet)
    };
    assert_eq!(aldaris(brood()).begin().state().points_needed(B), 15);
    let predestined = brood().faction(A, Faction::Aldaris).leadership(A, Leadership::Predestined);
    assert_eq!(predestined.begin().state().points_needed(B), 20);
}

/// SC 28.1.3, SC 28.1.7, SC G114
#[test]
fn a_defend_order_is_no_event_option_and_starts_no_battle() {
    let far = area(Planet::Torus, 1);
    let mut t = brood().units(A, far, &[Unit::Marine]).planning().begin();
    t.accepts(A, Action::Defend(far));
    t.refuses(A, Action::TakeEvent, rules::FINISH_FIRST).accepts(A, Action::Finish);
    assert!(!t.state().battle().is_fought());
    assert!(t.state().is_guarded(A, far));
}

/// SC G163
#[test]
fn a_starting_unit_without_room_stays_in_the_supply() {
    let mut setup = Setup { first: Some(A), ..Setup::new(2) };
    setup.options.brood_war = true;
    let crowded = (0..400).any(|seed| {
        let mut game = StarCraft::new(&setup).expect("a setup");
        let mut source = SplitMix64::new(seed);
        while game.round() == 0 {
            let record = random_record(&game, &mut source).expect("an action").expect("it goes on");
            record.play(&mut game, &mut Log::off()).expect("a listed action");
        }
        let units = |seat: Seat| -> u8 {
            let own = game.areas().filter(|&area| game.area(area).owner == Some(seat));
            own.map(|area| game.area(area).units.len()).sum()
        };
        let card = |seat: Seat| {
            Leadership::all().find(|card| game.player(seat).brood.resolved & card.bit() != 0).expect("a card")
        };
        let forces = |seat: Seat| -> u8 {
            card(seat).def().forces.as_ref().expect("Stage I").units.iter().map(|&(_, count)| count).sum()
        };
        [A, B].into_iter().any(|seat| units(seat) < forces(seat))
    });
    assert!(crowded, "somebody settles where not all have room");
}

/// SC G86
#[test]
fn a_strategic_area_elsewhere_does_not_size_the_pool() {
    let hydrax = area(Planet::Hydrax, 0);
    let position = brood().beyond(Planet::Hydrax).units(A, hydrax, &[Unit::Wraith]);
    let mut t = position.order_on_top(A, HOME, Order::SpecialBuild).begin();
    t.refuses(A, Action::Execute, rules::POOL_IS_FULL);
}

/// SC G89
#[test]
fn stage_one_cards_are_chosen_before_the_galaxy_is_built() {
    let mut setup = Setup { first: Some(A), ..Setup::new(2) };
    setup.options.brood_war = true;
    let mut t = orrery_testkit::Scenario::<StarCraft>::new(&setup).hurried();
    t.accepts(A, Action::ChooseFaction(Faction::Mengsk)).accepts(B, Action::ChooseFaction(Faction::Overmind));
    assert_eq!(t.state().galaxy().count(), 0);
    t.accepts(A, Action::ChooseLeadership(Leadership::EmperorArcturus));
    t.accepts(B, Action::ChooseLeadership(Leadership::TheSwarm));
    t.accepts(A, Action::ChoosePlayer(B));
    t.accepts(A, Action::ChoosePlanet(Planet::Moria)).accepts(A, Action::ChoosePlanet(Planet::Torus));
    t.settle();
    assert_eq!(t.state().first_player(), B);
    assert_eq!(t.state().player(A).drawn, [Some(Planet::Moria), Some(Planet::Torus)]);
}

/// SC G94
#[test]
fn without_the_card_conquest_points_still_win() {
    let position = brood().points(A, 15).round_ends();
    position.begin().over([A]);
}

/// SC G97
#[test]
fn an_undefended_base_suffers_no_collateral_damage() {
    let base = area(Planet::Helios, 0);
    let from = area(Planet::Helios, 1);
    let position = brood().units(A, from, &[Unit::SiegeTank]).order_on_top(B, HOME, Order::Build);
    let mut t = executes(position, A, Planet::Helios, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Unit::SiegeTank, area: from }).accepts(A, Action::MoveTo(base));
    t.accepts(A, Action::Finish);
    assert_eq!(t.state().area(base).base, Some(B));
}

/// SC G109
#[test]
fn transports_of_a_landing_are_gone_before_the_battle() {
    let base = area(Planet::Helios, 0);
    let from = area(Planet::Pridewater, 0);
    let position = brood()
        .module(B, Module::AirSupport, 1)
        .module(A, Module::Offensive, 1)
        .units(B, base, &[Unit::Zergling])
        .units(A, from, &[Unit::Marine])
        .transport(A, RouteId(1));
    let mut t = executes(position, A, Planet::Helios, Order::Mobilize);
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: from }).accepts(A, Action::MoveTo(base));
    assert_eq!(t.state().transports(A), 1);
    t.accepts(A, Action::Finish);
    assert!(t.state().battle().is_fought());
    assert_eq!(t.state().transports(A), 0);
}

/// SC G115
#[test]
fn an_area_has_one_guard_token_at_most() {
    let there = area(HOME, 0);
    let mut t = brood().guard(A, there).planning().begin();
    t.accepts(A, Action::Defend(there)).accepts(A, Action::Finish);
    assert_eq!(t.state().player(A).brood.placed, 1);
    assert!(t.state().is_guarded(A, there));
}

/// SC G122, SC G124
#[test]
fn marked_areas_change_neither_the_grid_nor_control() {
    let station = area(Planet::AvernusStation, 0);
    let t = brood().beyond(Planet::AvernusStation).units(A, station, &[Unit::Wraith]).planning().begin();
    assert!(t.state().is_friendly(station, A));
    assert_eq!(station.limit(), 2);
    assert!(station.admits(Unit::Wraith) && !station.admits(Unit::Marine));
    assert_eq!(Planet::Moria.def().slots.iter().count(), 4);
}

/// SC G127
#[test]
fn leadership_cards_are_revealed_together_and_resolved_in_turn() {
    let position = Arrangement::brood(2).leadership(A, Leadership::RaynorsRaiders);
    let position = position.leadership(B, Leadership::TheSwarm).first(B).stage(Stage::Two).round_ends();
    let mut t = position.begin();
    t.settle();
    t.accepts(A, Action::ChooseLeadership(Leadership::MakeDoWithLittle));
    t.accepts(B, Action::ChooseLeadership(Leadership::Torrasque));
    let seen: Vec<Seat> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::LeadershipRevealed { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(seen, [B, A]);
}
