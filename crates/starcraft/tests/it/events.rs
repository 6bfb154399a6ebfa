//! SC 7.8: the texts of all Event cards.

use crate::support::*;

const HOME: Planet = Planet::ChauSara;
const BASE: Area = area(HOME, 0);
const HALL: Area = area(HOME, 1);
const MINE: Area = area(HOME, 2);
const NEST: Planet = Planet::Helios;
const FIELD: Area = area(NEST, 1);

const fn place(unit: Unit, area: Area) -> Action {
    Action::PlaceUnit { unit, area }
}

fn terran(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| Card::numbered(Race::Terran, number)).collect()
}

/// The card is over, and the next round has begun.
#[track_caller]
fn over(t: &Scenario<StarCraft>) {
    assert_eq!(t.state().round(), 2);
}

const fn end(planet: Planet, side: Side) -> RouteEnd {
    RouteEnd { planet, side }
}

/// A Z-axis route joins Helios and Torus.
fn lanes() -> Arrangement {
    Arrangement::new(2).z_axis(end(NEST, Side::S), end(Planet::Torus, Side::S)).transport(B, RouteId(3))
}

/// Uncharted Currents, Shifting Lanes, Torn Space.
/// SC 7.8.2, SC 3.4.3
#[test]
fn an_end_of_a_z_axis_route_moves_to_a_slot_of_another_planet() {
    for card in [EventCard::UnchartedCurrents, EventCard::ShiftingLanes, EventCard::TornSpace] {
        let mut t = plays(lanes(), A, card);
        t.refuses(A, Action::ChooseEnd(end(HOME, Side::E)), rules::NOT_A_Z_AXIS_END);
        t.accepts(A, Action::ChooseEnd(end(Planet::Torus, Side::S)));
        t.refuses(A, Action::PlaceEnd(end(Planet::Torus, Side::N)), rules::CARD_SAYS_OTHERWISE);
        t.refuses(A, Action::PlaceEnd(end(NEST, Side::N)), rules::ENDS_ON_ONE_PLANET);
        t.refuses(A, Action::PlaceEnd(end(Planet::Pridewater, Side::E)), rules::NO_VACANT_SLOT);
        t.accepts(A, Action::PlaceEnd(end(Planet::Pridewater, Side::S)));
        let route = t.state().routes().get(RouteId(3)).copied().expect("the route");
        assert_eq!(route.ends, [end(NEST, Side::S), end(Planet::Pridewater, Side::S)]);
        assert!(route.transports.contains(B));
        over(&t);
    }
}

/// SC G21
#[test]
fn without_z_axis_routes_nothing_moves() {
    over(&plays(Arrangement::new(2), A, EventCard::UnchartedCurrents));
}

/// Prefabricated Modules.
/// SC 16.4.2, SC G160
#[test]
fn a_module_is_bought_one_resource_cheaper() {
    let mut t = plays(Arrangement::new(2).no_base(MINE), A, EventCard::PrefabModules);
    t.refuses(A, Action::BuyBuilding(Building::Factory), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::BuyModule(Module::AirSupport)).accepts(A, Action::PayRest);
    assert_eq!((t.state().player(A).modules(Module::AirSupport), t.workers(A)), (1, 6));
    over(&t);
    let mut t = plays(Arrangement::new(2), A, EventCard::PrefabModules);
    t.accepts(A, Action::Decline);
    over(&t);
    let full = Arrangement::new(2).module(A, Module::Supply, 4).module(A, Module::Research, 1);
    over(&plays(full, A, EventCard::PrefabModules));
}

/// Skilled Overseers.
/// SC 16.1.2
#[test]
fn a_building_is_bought_one_resource_cheaper() {
    let mut t = plays(Arrangement::new(2), A, EventCard::SkilledOverseers);
    t.refuses(A, Action::BuyModule(Module::Supply), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::BuyBuilding(Building::Gateway), rules::NO_HIGHER_LEVEL);
    t.accepts(A, Action::BuyBuilding(Building::Starport));
    // 1 mineral and 1 gas: he says which falls away.
    t.refuses(A, Action::PayRest, rules::FINISH_FIRST).accepts(A, Action::Reduce(Resource::Gas));
    t.accepts(A, Action::AssignPermanent(Resource::Minerals));
    assert_eq!((t.state().player(A).level(Building::Starport), t.workers(A)), (1, 7));
    over(&t);
}

/// Accelerated Construction.
/// SC 7.8.2
#[test]
fn a_building_and_a_module_are_bought_each_one_resource_cheaper() {
    let mut t = plays(Arrangement::new(2), A, EventCard::AcceleratedConstruction);
    t.accepts(A, Action::BuyModule(Module::Supply));
    // It cost 1 mineral, now nothing.
    assert_eq!((t.state().player(A).modules(Module::Supply), t.workers(A)), (1, 8));
    t.refuses(A, Action::BuyModule(Module::Supply), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::BuyBuilding(Building::Factory)).accepts(A, Action::PayRest);
    assert_eq!((t.state().player(A).level(Building::Factory), t.workers(A)), (1, 7));
    over(&t);
}

/// Recruitment Drive.
/// SC 7.8.2, SC 18.1.3
#[test]
fn two_workers_join_the_pool() {
    let t = plays(Arrangement::new(2), A, EventCard::RecruitmentDrive);
    assert_eq!(t.workers(A), 10);
    let t = plays(Arrangement::new(2).workers(A, 14), A, EventCard::RecruitmentDrive);
    assert_eq!(t.workers(A), 15);
}

/// Spare Hulls.
/// SC 10.3.2
#[test]
fn a_transport_is_placed_on_a_route_of_a_planet_with_a_base() {
    let position = || Arrangement::new(2).base(A, area(Planet::Torus, 0)).transport(A, RouteId(0));
    let mut t =
        plays(position().z_axis(end(Planet::Torus, Side::S), end(NEST, Side::S)), A, EventCard::SpareHulls);
    t.refuses(A, Action::PlaceTransport(RouteId(0)), rules::ONE_TRANSPORT);
    t.refuses(A, Action::PlaceTransport(RouteId(1)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::PlaceTransport(RouteId(3)));
    assert_eq!((t.state().transports(A), t.workers(A)), (2, 8));
    over(&t);
    // There is only one route left: nothing to choose.
    let t = plays(position(), A, EventCard::SpareHulls);
    assert!(t.state().routes().get(RouteId(2)).is_some_and(|route| route.transports.contains(A)));
}

/// Local Militia.
/// SC 10.4.5
#[test]
fn one_cheap_unit_comes_for_nothing() {
    let position = Arrangement::new(2)
        .building(A, Building::Barracks, 2)
        .building(A, Building::Factory, 2)
        .units(B, MINE, &[Unit::Zergling])
        .units(A, HALL, &[Unit::Marine; 3]);
    let mut t = plays(position, A, EventCard::LocalMilitia);
    t.refuses(A, place(Unit::Goliath, BASE), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, place(Unit::Ghost, BASE), rules::NOT_UNLOCKED);
    t.refuses(A, place(Unit::Marine, MINE), rules::AREA_NOT_OPEN);
    t.refuses(A, place(Unit::Marine, HALL), rules::AREA_FULL);
    t.refuses(A, place(Unit::Marine, area(Planet::Pridewater, 0)), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::Finish, rules::FINISH_FIRST).accepts(A, place(Unit::Firebat, BASE));
    assert_eq!((t.units(BASE), t.workers(A)), (vec![Unit::Firebat], 8));
    over(&t);
}

/// Mercenary Contract.
/// SC 10.4.5
#[test]
fn units_of_a_total_cost_of_three_come_to_one_area() {
    let position = || Arrangement::new(2).building(A, Building::Factory, 1);
    let mut t = plays(position(), A, EventCard::MercenaryContract);
    t.accepts(A, place(Unit::Vulture, HALL)).refuses(
        A,
        place(Unit::Marine, BASE),
        rules::CARD_SAYS_OTHERWISE,
    );
    t.refuses(A, place(Unit::Vulture, HALL), rules::CARD_SAYS_OTHERWISE)
        .accepts(A, place(Unit::Marine, HALL));
    assert_eq!(t.units(HALL), [Unit::Marine, Unit::Vulture]);
    over(&t);
    let mut t = plays(position(), A, EventCard::MercenaryContract);
    t.accepts(A, place(Unit::Marine, HALL)).accepts(A, Action::Finish);
    assert_eq!(t.units(HALL), [Unit::Marine]);
    over(&t);
}

/// Elite Vanguard.
/// SC 10.4.5, SC 18.1.1
#[test]
fn units_of_a_total_cost_of_five_come_to_one_area() {
    let position =
        Arrangement::new(2).building(A, Building::Starport, 3).units(A, HALL, &[Unit::Battlecruiser; 2]);
    let mut t = plays(position, A, EventCard::EliteVanguard);
    t.accepts(A, place(Unit::Battlecruiser, BASE));
    assert_eq!(t.units(BASE), [Unit::Battlecruiser]);
    over(&t);
    let all =
        Arrangement::new(2).building(A, Building::Starport, 3).units(A, HALL, &[Unit::Battlecruiser; 3]);
    let mut t = plays(all, A, EventCard::EliteVanguard);
    t.refuses(A, place(Unit::Battlecruiser, BASE), rules::NONE_LEFT);
}

/// War Games.
/// SC 7.8.2
#[test]
fn war_games_draw_three_cards() {
    let t = plays(Arrangement::new(2).deck_top(A, &terran(&[1, 2, 3, 4])), A, EventCard::WarGames);
    assert_eq!(t.hand(A), terran(&[1, 2, 3]));
}

/// Veteran Cadres.
/// SC 7.9.3
#[test]
fn veteran_cadres_draw_four_cards_and_may_keep_two_more_this_round() {
    let position = Arrangement::new(2).hand(A, &terran(&[1, 2, 3, 4, 5, 6]));
    let mut t = plays(position, A, EventCard::VeteranCadres);
    assert_eq!(t.hand(A).len(), 10);
    over(&t);
    assert_eq!(t.state().hand_limit(A), 8);
    t.settle();
    let full = terran(&[1, 2, 3, 4, 5, 6, 7]);
    let mut t = plays(Arrangement::new(2).hand(A, &full), A, EventCard::VeteranCadres);
    assert_eq!((t.hand(A).len(), t.state().hand_limit(A)), (11, 10));
    t.accepts(A, Action::Discard(full[0]));
    over(&t);
}

/// Expanded Staff.
/// SC 7.8.6, SC 7.9.3
#[test]
fn expanded_staff_raises_the_hand_limit_for_good() {
    let t = plays(Arrangement::new(2), A, EventCard::ExpandedStaff);
    over(&t);
    assert_eq!((t.state().hand_limit(A), t.state().hand_limit(B)), (9, 6));
    assert_eq!(t.state().events(EventZone::Kept(A)).len(), 1);
}

/// Untapped Veins.
/// SC 9.4.10
#[test]
fn a_partially_depleted_area_recovers() {
    let position = || Arrangement::new(2).depletion(MINE, Depletion::Partial).units(A, MINE, &[Unit::Marine]);
    let t = plays(position().depletion(FIELD, Depletion::Partial), A, EventCard::UntappedVeins);
    assert_eq!(t.state().area(MINE).depletion, Depletion::None);
    assert_eq!((t.state().area(FIELD).depletion, t.hand(A)), (Depletion::Partial, vec![]));
    let mut t = plays(position().depletion(BASE, Depletion::Partial), A, EventCard::UntappedVeins);
    t.refuses(A, Action::ChooseArea(FIELD), rules::CARD_SAYS_OTHERWISE).accepts(A, Action::ChooseArea(BASE));
    assert_eq!(t.state().area(BASE).depletion, Depletion::None);
    // Without one he draws a card; an area that is not controlled does not count.
    let t = plays(Arrangement::new(2).depletion(MINE, Depletion::Partial), A, EventCard::UntappedVeins);
    assert_eq!((t.hand(A).len(), t.state().area(MINE).depletion), (1, Depletion::Partial));
}

/// Listening Post.
/// SC 7.8.6, SC 5.2.4
#[test]
fn a_listening_post_shows_the_orders_of_a_stack_once() {
    let position = Arrangement::new(2)
        .kept(A, EventCard::ListeningPost)
        .order_on_top(A, HOME, Order::Build)
        .order_on_top(B, Planet::Pridewater, Order::Research)
        .order_on_top(B, Planet::Pridewater, Order::Mobilize);
    let mut t = position.begin();
    t.accepts(A, Action::Reveal(HOME))
        .accepts(A, Action::Execute)
        .accepts(A, Action::Peek(Planet::Pridewater));
    let seen = Event::OrdersSeen {
        seat: A,
        planet: Planet::Pridewater,
        faces: vec![Some(Order::Research), Some(Order::Mobilize)],
    };
    assert!(t.events().contains(&seen));
    t.does_not_offer(A, Action::Peek(Planet::Pridewater));
    let t = plays(Arrangement::new(2), A, EventCard::ListeningPost);
    assert_eq!(t.state().events(EventZone::Kept(A)).len(), 1);
}

/// Flawless Defense Plan, Intercepted Transmissions, Supreme Effort: kept until they are used.
/// SC 7.8.5, SC 7.8.6, SC 7.8.10, SC G23
#[test]
fn some_cards_are_kept_for_later() {
    for card in
        [EventCard::FlawlessDefensePlan, EventCard::InterceptedTransmissions, EventCard::SupremeEffort]
    {
        let t = plays(Arrangement::new(2).kept(A, card), A, card);
        over(&t);
        assert_eq!(t.state().events(EventZone::Kept(A)).len(), 2);
    }
}

/// Supreme Effort.
/// SC 15.1.2
#[test]
fn supreme_effort_makes_a_revealed_order_special() {
    let position = Arrangement::new(2).no_cards(HOME).kept(A, EventCard::SupremeEffort);
    let mut t = position.order_on_top(A, HOME, Order::Build).begin();
    t.accepts(A, Action::MakeSpecial);
    for _ in 0..3 {
        t.accepts(A, Action::BuildUnit { unit: Unit::Marine, area: BASE }).accepts(A, Action::PayRest);
    }
    assert_eq!(t.units(BASE).len(), 3);
    assert_eq!(t.state().events(EventZone::Kept(A)).len(), 0);
}

/// Overharvested.
/// SC 9.4.9
#[test]
fn an_area_is_depleted_one_step_further() {
    let position = || {
        Arrangement::new(2).depletion(MINE, Depletion::Partial).depletion(area(NEST, 3), Depletion::Partial)
    };
    let mut t = plays(position(), A, EventCard::Overharvested);
    t.refuses(A, Action::ChooseArea(BASE), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::ChooseArea(HALL), rules::CARD_SAYS_OTHERWISE);
    t.offers(A, Action::ChooseArea(MINE)).offers(A, Action::ChooseArea(area(NEST, 3)));
    t.accepts(A, Action::ChooseArea(FIELD));
    let state = t.state().area(FIELD);
    assert_eq!((state.depletion, state.card), (Depletion::Partial, Some(B)));
    let mut t = plays(position(), A, EventCard::Overharvested);
    t.accepts(A, Action::ChooseArea(area(NEST, 3)));
    let state = t.state().area(area(NEST, 3));
    assert_eq!((state.depletion, state.card), (Depletion::Complete, None));
}

/// Overharvested. SC G34
#[test]
fn workers_on_a_card_that_leaves_the_game_become_unavailable() {
    // B pays for a module in step 8, before A depletes the area.
    let position = Arrangement::new(2)
        .first(B)
        .depletion(FIELD, Depletion::Partial)
        .drawn(A, EventCard::Overharvested)
        .drawn(B, EventCard::PrefabModules)
        .turn_of(B);
    let mut t = position.begin();
    t.accepts(B, Action::PlayEvent(EventCard::PrefabModules))
        .accepts(B, Action::BuyModule(Module::AirSupport));
    t.accepts(B, Action::Assign(FIELD)).accepts(B, Action::Assign(FIELD));
    t.accepts(A, Action::PlayEvent(EventCard::Overharvested)).accepts(A, Action::ChooseArea(FIELD));
    assert_eq!((t.state().player(B).unavailable, t.workers(B)), (2, 6));
}

/// Scorched World.
/// SC 9.4.8, SC 9.4.9
#[test]
fn any_resource_area_is_depleted_completely() {
    let mut t = plays(Arrangement::new(2), A, EventCard::ScorchedWorld);
    t.refuses(A, Action::ChooseArea(HALL), rules::CARD_SAYS_OTHERWISE).accepts(A, Action::ChooseArea(FIELD));
    let state = t.state().area(FIELD);
    assert_eq!((state.depletion, state.card), (Depletion::Complete, None));
    over(&t);
}

/// Rapid Redeployment.
/// SC 11.2.3, SC G157
#[test]
fn units_redeploy_without_entering_enemy_areas() {
    let goal = Planet::Pridewater;
    let [west, east, small] = [0, 1, 2].map(|number| area(goal, number));
    let position = Arrangement::new(2)
        .transport(A, RouteId(0))
        .units(A, HALL, &[Unit::Marine; 2])
        .units(A, west, &[Unit::Firebat])
        .units(B, east, &[Unit::Zergling]);
    let mut t = plays(position, A, EventCard::RapidRedeployment);
    t.refuses(A, Action::TargetPlanet(NEST), rules::CARD_SAYS_OTHERWISE)
        .accepts(A, Action::TargetPlanet(goal));
    t.accepts(A, Action::PickUp { unit: Unit::Marine, area: HALL });
    t.refuses(A, Action::MoveTo(east), rules::NO_ENEMY_AREA).accepts(A, Action::MoveTo(small));
    t.accepts(A, Action::PickUp { unit: Unit::Firebat, area: west }).accepts(A, Action::MoveTo(small));
    t.refuses(A, Action::PickUp { unit: Unit::Firebat, area: small }, rules::MOVED_ALREADY);
    t.accepts(A, Action::Finish);
    assert_eq!(t.units(small), [Unit::Marine, Unit::Firebat]);
    over(&t);
    // It is no Mobilize order, so that no base lifts off.
    let mut t = plays(Arrangement::new(2).units(A, HALL, &[Unit::Marine]), A, EventCard::RapidRedeployment);
    t.refuses(A, Action::LiftOff(MINE), rules::NO_LIFT_OFF);
}

/// Field Laboratory.
/// SC 12.3.2, SC 12.4.1
#[test]
fn a_technology_is_bought_one_resource_cheaper_and_shuffled_in() {
    let mut t = plays(Arrangement::new(2), A, EventCard::FieldLaboratory);
    t.accepts(A, Action::BuyTechnology(Technology::YamatoGun)).accepts(A, Action::Reduce(Resource::Minerals));
    t.accepts(A, Action::PayRest).shuffles(4);
    assert_eq!((t.workers(A), t.cards(A, CardZone::Deck).len(), t.hand(A)), (6, 20, vec![]));
    over(&t);
    let mut t = plays(Arrangement::new(2), A, EventCard::FieldLaboratory);
    t.accepts(A, Action::Decline);
    over(&t);
}

/// Scientific Breakthrough.
/// SC 12.3.3, SC 17.10.1
#[test]
fn a_technology_comes_for_nothing_with_one_copy_in_hand() {
    let copies: Vec<Card> = Card::copies(Technology::YamatoGun).collect();
    let mut t = plays(Arrangement::new(2), A, EventCard::ScientificBreakthrough);
    t.refuses(A, Action::TakeTechnology(Technology::Plague), rules::NOT_IN_TECHNOLOGY_DECK);
    t.accepts(A, Action::TakeTechnology(Technology::YamatoGun))
        .accepts(A, Action::KeepCopy(copies[0]))
        .shuffles(9);
    assert_eq!((t.hand(A), t.workers(A)), (vec![copies[0]], 8));
    assert!(t.cards(A, CardZone::Deck).contains(&copies[1]));
    over(&t);
    // A single copy goes into the hand and leaves nothing to shuffle in.
    let mut t = plays(Arrangement::new(2), A, EventCard::ScientificBreakthrough);
    t.accepts(A, Action::TakeTechnology(Technology::Nuke));
    assert_eq!(t.hand(A), Card::copies(Technology::Nuke).collect::<Vec<_>>());
    over(&t);
    let mut t = plays(Arrangement::new(2), A, EventCard::ScientificBreakthrough);
    t.accepts(A, Action::TakeTechnology(Technology::Bunker));
    assert_eq!(t.cards(A, CardZone::PlayArea).len(), 1);
    over(&t);
}

/// Raiders.
/// SC 1.2.16
#[test]
fn one_enemy_transport_is_destroyed() {
    let position =
        Arrangement::new(3).transport(A, RouteId(0)).transport(B, RouteId(1)).transport(C, RouteId(3));
    let mut t = plays(position, A, EventCard::Raiders);
    t.refuses(A, Action::ChooseTransport { seat: A, route: RouteId(0) }, rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::ChooseTransport { seat: C, route: RouteId(1) }, rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseTransport { seat: C, route: RouteId(3) });
    assert_eq!([A, B, C].map(|seat| t.state().transports(seat)), [1, 1, 0]);
    over(&t);
}

/// Worker Unrest.
/// SC 7.4.1
#[test]
fn two_workers_of_an_opponent_become_unavailable() {
    let mut t = plays(Arrangement::new(3), A, EventCard::WorkerUnrest);
    t.refuses(A, Action::ChoosePlayer(A), rules::CARD_SAYS_OTHERWISE).accepts(A, Action::ChoosePlayer(B));
    assert_eq!((t.workers(B), t.state().player(B).unavailable, t.workers(C)), (6, 2, 8));
    over(&t);
    let options = Options { teams: true, ..Options::default() };
    let mut t = plays(Arrangement::of(&Setup { options, ..Setup::new(4) }), A, EventCard::WorkerUnrest);
    t.refuses(A, Action::ChoosePlayer(C), rules::CARD_SAYS_OTHERWISE).accepts(A, Action::ChoosePlayer(D));
}

/// Reign of Terror.
/// SC 1.2.11
#[test]
fn two_workers_of_an_opponent_nearby_are_destroyed() {
    let position = || Arrangement::new(3).units(A, FIELD, &[Unit::Marine]);
    let t = plays(position(), A, EventCard::ReignOfTerror);
    assert_eq!((t.workers(B), t.state().player(B).unavailable, t.workers(C)), (6, 0, 8));
    let mut t = plays(
        position().units(C, HALL, &[Unit::Zealot]).units(A, MINE, &[Unit::Marine]),
        A,
        EventCard::ReignOfTerror,
    );
    t.accepts(A, Action::ChoosePlayer(C));
    assert_eq!((t.workers(B), t.workers(C)), (8, 6));
    let t = plays(Arrangement::new(3), A, EventCard::ReignOfTerror);
    assert_eq!((t.workers(B), t.workers(C)), (8, 8));
    over(&t);
}

/// Rallying Cry.
/// SC 1.3.3
#[test]
fn a_rallying_cry_gives_a_point() {
    let t = plays(Arrangement::new(2).points(A, 3), A, EventCard::RallyingCry);
    assert_eq!(t.points(A), 4);
}

/// Rallying Cry. SC 19.1.1
#[test]
fn no_card_gives_points_in_galactic_conquest() {
    let options = Options { conquest: true, ..Options::default() };
    let t = plays(Arrangement::of(&Setup { options, ..Setup::new(2) }), A, EventCard::RallyingCry);
    assert_eq!(t.points(A), 0);
    over(&t);
}

/// Moment of Glory.
/// SC 1.3.3
#[test]
fn a_moment_of_glory_helps_the_last_more() {
    let glory = |own: u8, others: [u8; 2]| {
        let position =
            Arrangement::new(3).no_base(area(NEST, 0)).base(B, FIELD).no_base(area(Planet::Tarsonis, 0));
        let position = position.base(C, area(Planet::Tarsonis, 1)).points(A, own);
        let t = plays(position.points(B, others[0]).points(C, others[1]), A, EventCard::MomentOfGlory);
        t.points(A) - own
    };
    assert_eq!(glory(3, [4, 5]), 2);
    assert_eq!(glory(3, [3, 5]), 1);
    assert_eq!(glory(6, [4, 5]), 1);
}

/// Orbital Bombardment.
/// SC 1.2.12, SC 8.6.1
#[test]
fn the_owner_says_which_unit_falls_to_the_bombardment() {
    let position = || {
        Arrangement::new(2)
            .units(A, area(NEST, 2), &[Unit::Marine])
            .units(B, FIELD, &[Unit::Zergling, Unit::Hydralisk])
            .units(B, area(Planet::Torus, 0), &[Unit::Ultralisk])
    };
    let mut t = plays(position(), A, EventCard::OrbitalBombardment);
    // The only enemy area with units on a planet where A has one.
    t.refuses(A, Action::ChooseUnit(Unit::Hydralisk), rules::NOT_YOUR_DECISION);
    t.refuses(B, Action::ChooseUnit(Unit::Ultralisk), rules::NO_SUCH_UNIT);
    t.accepts(B, Action::ChooseUnit(Unit::Zergling));
    assert_eq!(t.units(FIELD), [Unit::Hydralisk]);
    over(&t);
    let mut t =
        plays(position().units(B, area(NEST, 3), &[Unit::Zergling]), A, EventCard::OrbitalBombardment);
    t.refuses(A, Action::ChooseArea(area(Planet::Torus, 0)), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::ChooseArea(area(NEST, 0)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(area(NEST, 3)));
    assert_eq!(t.units(area(NEST, 3)), []);
    // Whoever loses the last thing he had is eliminated.
    let position = Arrangement::new(3).no_base(area(NEST, 0)).units(B, FIELD, &[Unit::Zergling]).units(
        A,
        area(NEST, 2),
        &[Unit::Marine],
    );
    let mut t = plays(position, A, EventCard::OrbitalBombardment);
    assert!(t.events().contains(&Event::Eliminated { seat: B }));
}

/// Total War.
/// SC 10.1.1
#[test]
fn total_war_is_a_standard_build_order() {
    let position = Arrangement::new(2).base(A, area(Planet::Torus, 1)).units(A, FIELD, &[Unit::Marine]);
    let mut t = plays(position, A, EventCard::TotalWar);
    t.refuses(A, Action::TargetPlanet(NEST), rules::NEEDS_BASE).accepts(A, Action::TargetPlanet(HOME));
    let marine = Action::BuildUnit { unit: Unit::Marine, area: BASE };
    for _ in 0..2 {
        t.accepts(A, marine).accepts(A, Action::PayRest);
    }
    t.refuses(A, marine, rules::BUILD_LIMIT).accepts(A, Action::Finish);
    assert_eq!((t.units(BASE).len(), t.workers(A)), (2, 6));
    over(&t);
}

/// The End Draws Near.
/// SC 7.8.7, SC 7.8.8, SC 7.8.9
#[test]
fn the_end_draws_near_gives_a_card_or_a_point_once() {
    let mut t = plays(Arrangement::new(2), A, EventCard::TheEndDrawsNear);
    t.refuses(A, Action::Decline, rules::FINISH_FIRST).accepts(A, Action::TakePoint);
    assert_eq!((t.points(A), t.hand(A).len(), t.state().events(EventZone::Beside).len()), (1, 0, 1));
    over(&t);
    let mut t = plays(Arrangement::new(2), A, EventCard::TheEndDrawsNear);
    t.accepts(A, Action::Draw);
    assert_eq!((t.points(A), t.hand(A).len()), (0, 1));
    let mut t = plays(
        Arrangement::new(2).points(A, 3).drawn(A, EventCard::TheEndDrawsNear),
        A,
        EventCard::TheEndDrawsNear,
    );
    t.accepts(A, Action::TakePoint).over([A]);
}
