//! The Leadership cards of Stage I: starting forces and what they do (SC 29.1.2, SC 29.2.5, SC 29.2.6).

use orrery_starcraft::brood::Installation;
use orrery_starcraft::cards::{Cost, FactionDef, Yield};
use orrery_starcraft::setup::Galaxy;

use crate::fight::Battling;
use crate::support::*;

const HOME: Planet = Planet::ChauSara;
const FAR: Planet = Planet::Torus;

/// A game in which A leads with this card and B with one that asks nothing, up to A's first decision after setup.
#[track_caller]
fn begins(card: Leadership, galaxy: Galaxy) -> Scenario<StarCraft> {
    let mut setup = Setup { first: Some(A), ..Setup::new(2) };
    setup.options = Options { brood_war: true, galaxy, ..setup.options };
    let mut t = Scenario::<StarCraft>::new(&setup).hurried();
    let faction = card.def().faction;
    let (other, answer) = match faction {
        Faction::Overmind => (Faction::Raynor, Leadership::RaynorsRaiders),
        _ => (Faction::Overmind, Leadership::EndlessHunger),
    };
    t.accepts(A, Action::ChooseFaction(faction)).accepts(B, Action::ChooseFaction(other));
    t.accepts(A, Action::ChooseLeadership(card)).accepts(B, Action::ChooseLeadership(answer));
    t.settle();
    t
}

/// The same in a ready-made galaxy.
#[track_caller]
fn ready(card: Leadership) -> Scenario<StarCraft> {
    begins(card, Galaxy::Ready)
}

/// A position in which A has this card and nobody has one left to choose.
fn with(card: Leadership) -> Arrangement {
    Arrangement::brood(2).faction(A, card.def().faction).leadership(A, card).led(A).led(B)
}

fn units(t: &Scenario<StarCraft>, seat: Seat) -> Vec<Unit> {
    let own = t.state().areas().filter(|&area| t.state().area(area).owner == Some(seat));
    let mut units: Vec<Unit> = own.flat_map(|area| t.units(area)).collect();
    units.sort_unstable();
    units
}

/// SC 29.1.2
#[test]
fn every_stage_i_card_gives_its_starting_forces() {
    let cards = Leadership::all().filter(|card| card.def().stage == Stage::One);
    let mut count = 0;
    for card in cards {
        let mut t = ready(card);
        if card == Leadership::EmperorArcturus {
            t.accepts(A, Action::ChoosePlayer(A)).settle();
        }
        t.may(A, Action::TakeToken(Resource::Gas)).settle();
        let forces = card.def().forces.as_ref().expect("Stage I");
        let mut expected: Vec<Unit> = forces
            .units
            .iter()
            .flat_map(|&(unit, count)| std::iter::repeat_n(unit, usize::from(count)))
            .collect();
        expected.sort_unstable();
        assert_eq!(units(&t, A), expected, "{card:?}");
        assert_eq!(t.workers(A), forces.workers, "{card:?}");
        let bases = if card == Leadership::ForwardPlanning { 2 } else { 1 };
        assert_eq!(t.state().bases(A), bases, "{card:?}");
        if card != Leadership::GlimpseTheFuture {
            assert_eq!(t.state().transports(A), forces.transports, "{card:?}");
        }
        count += 1;
    }
    assert_eq!(count, 18);
}

// Jim Raynor

/// SC 27.1.1
#[test]
fn storage_facilities_give_tokens_for_idle_workers() {
    let mut t = ready(Leadership::StorageFacilities);
    t.accepts(A, Action::TakeToken(Resource::Gas)).settle();
    assert_eq!(t.state().player(A).brood.tokens, [0, 1]);
    let idle = |workers| {
        let mut t = with(Leadership::StorageFacilities).workers(A, workers).round_ends().begin();
        let mut taken = 0;
        while t.listed(A).contains(&Action::TakeToken(Resource::Minerals)) {
            t.accepts(A, Action::TakeToken(Resource::Minerals));
            taken += 1;
        }
        taken
    };
    assert_eq!([0, 2, 3, 7].map(idle), [0, 2, 3, 3]);
}

/// The areas given are held by a unit of A in Stage III when regrouping begins.
fn holds(card: Leadership, areas: &[Area]) -> Scenario<StarCraft> {
    let unit = match card.def().faction.race() {
        Race::Terran => Unit::Marine,
        Race::Protoss => Unit::Zealot,
        Race::Zerg => Unit::Zergling,
    };
    let position = areas.iter().fold(with(card), |position, &area| position.units(A, area, &[unit]));
    position.stage(Stage::Three).round_ends().begin()
}

fn of(planet: Planet) -> Vec<Area> {
    planet.area_ids().collect()
}

/// SC 29.3.1
#[test]
fn raynors_raiders_win_with_six_resource_areas() {
    let five = [area(HOME, 2), area(Planet::Pridewater, 0), area(Planet::Pridewater, 1), area(FAR, 1)];
    // The base makes it five.
    assert!(holds(Leadership::RaynorsRaiders, &five).state().ended().is_none());
    let six = [&five[..], &[area(FAR, 2)]].concat();
    holds(Leadership::RaynorsRaiders, &six).over([A]);
}

/// SC 11.2.1
#[test]
fn covert_operations_keep_ghosts_out_of_sight() {
    let mut t = ready(Leadership::CovertOperations);
    t.settle();
    assert_eq!(t.state().player(A).brood.aboard.iter().collect::<Vec<_>>(), [Unit::Ghost; 3]);
    assert_eq!(t.state().supply(A, Unit::Ghost), 0);

    let card = Leadership::CovertOperations;
    let mut t = executes(with(card).building(A, Building::Barracks, 3), A, HOME, Order::Build);
    t.refuses(A, Action::BuildAboard(Unit::Marine), rules::NO_CARD_FOR_UNITS);
    t.accepts(A, Action::BuildAboard(Unit::Ghost)).may(A, Action::PayRest);
    assert_eq!(t.state().player(A).brood.aboard.len(), 1);

    // As if it already stood on the active planet, it needs no transport.
    let mut t = executes(with(card).aboard(A, &[Unit::Ghost]), A, FAR, Order::Mobilize);
    t.accepts(A, Action::Deploy(Unit::Ghost)).accepts(A, Action::MoveTo(area(FAR, 1)));
    assert_eq!(t.units(area(FAR, 1)), [Unit::Ghost]);
    assert!(t.state().player(A).brood.aboard.is_empty());
}

// Arcturus Mengsk

/// SC 3.1.1
#[test]
fn emperor_arcturus_chooses_his_planets_and_the_first_player() {
    let mut t = begins(Leadership::EmperorArcturus, Galaxy::Built);
    t.accepts(A, Action::ChoosePlayer(B));
    assert_eq!(t.state().first_player(), B);
    t.accepts(A, Action::ChoosePlanet(Planet::Hydrax));
    t.refuses(A, Action::ChoosePlanet(Planet::Hydrax), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChoosePlanet(FAR)).settle();
    assert_eq!(t.state().player(A).drawn, [Some(Planet::Hydrax), Some(FAR)]);
    assert!(
        t.state().player(B).drawn.iter().flatten().all(|&planet| planet != Planet::Hydrax && planet != FAR)
    );
}

/// SC 29.3.1
#[test]
fn the_terran_dominion_wins_with_two_whole_planets() {
    let home = [area(HOME, 1), area(HOME, 2)];
    let one = [&home[..], &of(Planet::Pridewater)[..2]].concat();
    assert!(holds(Leadership::TerranDominion, &one).state().ended().is_none());
    let two = [&home[..], &of(Planet::Pridewater)].concat();
    holds(Leadership::TerranDominion, &two).over([A]);
}

/// SC 21.1.3
#[test]
fn the_sons_of_korhal_execute_their_star_order_as_any() {
    let position = || with(Leadership::SonsOfKorhal).order_on_top(A, HOME, Order::Star);
    let mut t = position().begin();
    t.refuses(A, Action::Execute, rules::SAY_WHICH_ORDER);
    for order in [Order::Build, Order::Mobilize, Order::Research] {
        t.offers(A, Action::ExecuteAs(order)).does_not_offer(A, Action::ExecuteAs(order.special()));
    }
    let mut t = position().module(A, Module::Research, 1).begin();
    t.accepts(A, Action::ExecuteAs(Order::SpecialBuild));
    assert_eq!(t.state().player(A).brood.pool, 1);
    let mut t = Arrangement::brood(2).planning().begin();
    t.does_not_offer(A, Action::PlaceOrder { order: Order::Star, planet: HOME });
    let mut t = with(Leadership::SonsOfKorhal).planning().begin();
    t.accepts(A, Action::PlaceOrder { order: Order::Star, planet: HOME });
}

// Tassadar

/// SC 9.3.1
#[test]
fn an_orbital_platform_gives_two_minerals() {
    let cost = ready(Leadership::OrbitalPlatform).state().permanent(A);
    let printed = FactionDef::PERMANENT;
    assert_eq!(cost, Cost::new(printed.minerals + 2, printed.gas));
}

/// SC 29.3.1
#[test]
fn domination_wins_with_more_areas_than_anybody() {
    // B holds the area of his base, as A does.
    assert!(holds(Leadership::Domination, &[]).state().ended().is_none());
    holds(Leadership::Domination, &[area(HOME, 1)]).over([A]);
}

/// SC 26.1.6, SC 26.1.1
#[test]
fn units_jump_from_the_warp_gate_when_regrouping_ends() {
    let mut t = ready(Leadership::WarpGate);
    let here =
        t.state().areas().find(|&area| t.listed(A).contains(&Action::ChooseArea(area))).expect("an area");
    t.accepts(A, Action::ChooseArea(here)).settle();
    assert!(t.state().has_installation(A, Installation::WarpGate));

    let (gate, far) = (area(HOME, 1), area(FAR, 1));
    let position = with(Leadership::WarpGate)
        .installation(A, Installation::WarpGate, gate)
        .units(A, gate, &[Unit::Zealot, Unit::Dragoon])
        .units(A, area(HOME, 2), &[Unit::Zealot]);
    let mut t = position.round_ends().begin();
    t.does_not_offer(A, Action::PickUp { unit: Unit::Zealot, area: area(HOME, 2) });
    t.accepts(A, Action::PickUp { unit: Unit::Zealot, area: gate });
    t.refuses(A, Action::MoveTo(area(Planet::Helios, 0)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::MoveTo(far)).accepts(A, Action::Finish);
    assert_eq!((t.units(far), t.units(gate)), (vec![Unit::Zealot], vec![Unit::Dragoon]));
    assert_eq!(t.state().round(), 2);
}

// Aldaris

/// SC 9.4.7
#[test]
fn riches_of_aiur_restore_areas_and_guard_them() {
    let (mine, well) = (area(HOME, 2), area(HOME, 0));
    let position = with(Leadership::RichesOfAiur)
        .depletion(mine, Depletion::Partial)
        .depletion(well, Depletion::Partial)
        .depletion(area(FAR, 1), Depletion::Complete);
    let mut t = position.round_ends().begin();
    t.refuses(A, Action::ChooseArea(area(FAR, 1)), rules::CARD_SAYS_OTHERWISE);
    t.refuses(A, Action::Decline, rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::ChooseArea(mine)).offers(A, Action::Decline).accepts(A, Action::ChooseArea(well));
    assert_eq!([mine, well].map(|area| t.state().area(area).depletion), [Depletion::None; 2]);

    // An opponent's Event card depletes what is not guarded by it.
    let deplete = |position: Arrangement| {
        let t = plays(position.units(A, mine, &[Unit::Zealot]), B, EventCard::Overharvested);
        t.listed(B).contains(&Action::ChooseArea(mine))
    };
    assert!(deplete(with(Leadership::ConclaveFleet)));
    assert!(!deplete(with(Leadership::RichesOfAiur)));
}

/// SC 8.4.3, SC 29.3.3
#[test]
fn predestined_wins_when_time_runs_out() {
    let ends = |card| {
        let position = with(card).points(B, 7).beside(1);
        plays(position, B, EventCard::TheEndDrawsNear)
    };
    ends(Leadership::Predestined).over([A]);
    let mut t = ends(Leadership::ConclaveFleet);
    t.accepts(B, Action::TakePoint).over([B]);
}

/// SC 10.4.5
#[test]
fn the_conclave_fleet_comes_in_when_anybody_mobilizes() {
    let card = Leadership::ConclaveFleet;
    let mut t = executes(with(card), A, HOME, Order::Build);
    t.accepts(A, Action::BuildAboard(Unit::Zealot)).may(A, Action::PayRest);
    assert_eq!(t.state().player(A).brood.aboard.iter().collect::<Vec<_>>(), [Unit::Zealot]);

    let position = with(card).aboard(A, &[Unit::Zealot, Unit::Dragoon]);
    let mut t = position.order_on_top(B, Planet::Helios, Order::Mobilize).turn_of(B).begin();
    t.accepts(A, Action::Deploy(Unit::Zealot));
    t.refuses(A, Action::MoveTo(area(HOME, 1)), rules::CARD_SAYS_OTHERWISE);
    t.accepts(A, Action::MoveTo(area(HOME, 0))).accepts(A, Action::Finish);
    assert_eq!(t.units(area(HOME, 0)), [Unit::Zealot]);
    t.offers(B, Action::Execute);
}

// The Queen of Blades

/// SC 3.2.2
#[test]
fn forward_planning_settles_two_planets() {
    let t = ready(Leadership::ForwardPlanning);
    let homes = t.state().galaxy().filter(|&planet| t.state().base_on(planet, A).is_some()).count();
    assert_eq!((t.state().bases(A), homes), (2, 2));
}

/// SC 29.3.1
#[test]
fn a_new_rising_power_wins_with_three_conquest_areas() {
    let two = [area(HOME, 1), area(FAR, 0)];
    assert!(two.iter().all(|area| area.yields() == Yield::Conquest));
    assert!(holds(Leadership::NewRisingPower, &two).state().ended().is_none());
    let three = [area(HOME, 1), area(FAR, 0), area(Planet::Helios, 2)];
    holds(Leadership::NewRisingPower, &three).over([A]);
}

/// SC 3.4.2, SC 3.5.5
#[test]
fn glimpse_the_future_lays_all_routes_and_a_transport_on_each_at_home() {
    let t = ready(Leadership::GlimpseTheFuture);
    let home = t.state().galaxy().find(|&planet| t.state().base_on(planet, A).is_some()).expect("a home");
    assert!(t.state().routes().of(home).all(|(_, route)| route.transports.contains(A)));
    assert_eq!(t.state().transports(A) as usize, t.state().routes().of(home).count());

    let mut t = begins(Leadership::GlimpseTheFuture, Galaxy::Built);
    let mut ends = 0;
    while t.state().round() == 0 {
        let seat = if t.is_asked(A) { A } else { B };
        let action = t.listed(seat)[0];
        let is_route = t.listed(seat).iter().all(|action| matches!(action, Action::PlaceEnd(_)));
        if is_route {
            assert_eq!(seat, A, "nobody else lays a route");
            ends += 1;
        }
        t.accepts(seat, action).settle();
    }
    assert_eq!(ends, 4, "two routes with two ends");
}

// The Overmind

/// SC 9.3.1
#[test]
fn endless_hunger_gives_a_mineral_and_a_gas() {
    let cost = ready(Leadership::EndlessHunger).state().permanent(A);
    let printed = FactionDef::PERMANENT;
    assert_eq!(cost, Cost::new(printed.minerals + 1, printed.gas + 1));
}

/// SC 29.3.1
#[test]
fn the_swarm_wins_with_three_bases() {
    let position = || with(Leadership::TheSwarm).base(A, area(Planet::Pridewater, 0)).stage(Stage::Three);
    assert!(position().round_ends().begin().state().ended().is_none());
    position().base(A, area(FAR, 1)).round_ends().begin().over([A]);
}

/// SC 26.1.6, SC 7.5.1
#[test]
fn the_overmind_gives_a_conquest_point_a_round() {
    let mut t = ready(Leadership::TheOvermind);
    let base = t.state().areas().find(|&area| t.state().area(area).base == Some(A)).expect("a base");
    t.refuses(A, Action::ChooseArea(base), rules::CARD_SAYS_OTHERWISE);
    let here =
        t.state().areas().find(|&area| t.listed(A).contains(&Action::ChooseArea(area))).expect("an area");
    t.accepts(A, Action::ChooseArea(here)).settle();
    assert!(t.state().has_installation(A, Installation::Overmind));

    let scored = |position: Arrangement| position.round_ends().begin().points(A);
    let plain = scored(with(Leadership::TheOvermind));
    let with_it = with(Leadership::TheOvermind).installation(A, Installation::Overmind, area(HOME, 2));
    assert_eq!(scored(with_it), plain + 1);
}
