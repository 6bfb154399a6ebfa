//! SC 3: building the galaxy.

use std::collections::BTreeSet;

use orrery_engine::{Game, SplitMix64, Status};
use orrery_starcraft::galaxy::{Cell, Placement};
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_testkit::play::{listed, random_record};

use crate::setup::quick;
use crate::support::*;

const CENTRE: Cell = Cell { x: 0, y: 0 };

/// A table of dealt factions up to where planets are drawn; `drawn` tells which draws will do.
fn drawn(players: u8, wanted: impl Fn(&StarCraft) -> bool) -> Scenario<StarCraft> {
    let options = Options { factions: Factions::Dealt, ..Options::default() };
    let setup = Setup { first: Some(A), options, ..Setup::new(players) };
    for seed in 0..10_000 {
        let mut t = Scenario::new(&setup);
        for stage in 0..4 {
            t.shuffles(stage);
        }
        t.shuffles(seed);
        if wanted(t.state()) {
            return t;
        }
    }
    panic!("no such draw");
}

fn planets(game: &StarCraft, seat: Seat) -> [Planet; 2] {
    game.player(seat).drawn.map(|planet| planet.expect("two planets"))
}

/// The frame at which the seat places a planet: it has chosen `planet`.
fn place(t: &mut Scenario<StarCraft>, seat: Seat, planet: Planet, cell: Cell, turn: u8) {
    t.accepts(seat, Action::ChoosePlanet(planet));
    // The first planet lies by itself if all its turns look alike.
    if t.state().placement(planet).is_none() {
        t.accepts(seat, Action::PlacePlanet { cell, turn });
    }
}

/// Plays at random until the galaxy satisfies `wanted`.
fn play_until(t: &mut Scenario<StarCraft>, seed: u64, wanted: impl Fn(&StarCraft) -> bool) {
    let mut source = SplitMix64::new(seed);
    while !wanted(t.state()) {
        let record = random_record(t.state(), &mut source).expect("a record").expect("the game goes on");
        record.play(t.state_mut(), &mut orrery_engine::Log::off()).expect("it is legal");
    }
}

/// SC 3.1.1, SC 3.1.2, SC 3.1.3, SC 3.1.4
#[test]
fn each_player_draws_two_planets() {
    let t = drawn(4, |_| true);
    let all: BTreeSet<Planet> = Seat::all(4).flat_map(|seat| planets(t.state(), seat)).collect();
    assert_eq!(all.len(), 8);
    let mut t = t;
    play_until(&mut t, 1, |game| game.round() > 0);
    let laid: BTreeSet<Planet> = t.state().galaxy().collect();
    assert_eq!(laid, all, "the other planets are out of the game");
    let cards = t.state().areas().filter(|area| area.resource().is_some()).count();
    assert!(cards < 26);
}

/// SC 3.2.1
#[test]
fn the_first_planet_lies_in_the_centre() {
    let mut t = drawn(2, |game| planets(game, A).contains(&Planet::ChauSara));
    t.refuses(A, Action::ChoosePlanet(planets(t.state(), B)[0]), rules::NOT_YOUR_PLANET);
    t.accepts(A, Action::ChoosePlanet(Planet::ChauSara));
    t.refuses(A, Action::PlacePlanet { cell: Cell { x: 1, y: 0 }, turn: 0 }, rules::FIRST_IN_CENTRE);
    t.accepts(A, Action::PlacePlanet { cell: CENTRE, turn: 2 });
    assert_eq!(t.state().placement(Planet::ChauSara), Some(Placement { cell: CENTRE, turn: 2 }));
}

/// SC 3.2.2, SC 3.2.7, SC G9
#[test]
fn a_base_may_be_placed_on_the_planet_just_placed() {
    let mut t = drawn(2, |game| planets(game, A).contains(&Planet::ChauSara));
    place(&mut t, A, Planet::ChauSara, CENTRE, 0);
    t.refuses(A, Action::PlaceBase(area(Planet::Torus, 0)), rules::BASE_ON_NEW_PLANET);
    t.refuses(A, Action::PlaceBase(area(Planet::ChauSara, 3)), rules::NO_SUCH_AREA);
    t.offers(A, Action::Decline);
    // The area yields a conquest point.
    t.accepts(A, Action::PlaceBase(area(Planet::ChauSara, 1)));
    assert_eq!(t.state().area(area(Planet::ChauSara, 1)).base, Some(A));
}

/// SC 3.2.3, SC 3.2.4, SC 3.2.5, SC G3
#[test]
fn a_planet_must_be_joined_to_another() {
    // Chau Sara as it lies has slots to the north and to the east.
    let mut t = drawn(2, |game| {
        planets(game, A).contains(&Planet::ChauSara) && planets(game, B).contains(&Planet::Braken)
    });
    place(&mut t, A, Planet::ChauSara, CENTRE, 0);
    t.accepts(A, Action::Decline).accepts(B, Action::ChoosePlanet(Planet::Braken));
    let to = |x, y, turn| Action::PlacePlanet { cell: Cell { x, y }, turn };
    t.refuses(B, to(0, 0, 0), rules::CELL_TAKEN);
    t.refuses(B, to(0, 1, 0), rules::NOT_JOINED);
    t.refuses(B, to(5, 5, 0), rules::NOT_JOINED);
    // To the north, a slot must face south: Braken turned by one or two quarters.
    t.refuses(B, to(0, -1, 0), rules::NOT_JOINED);
    t.offers(B, to(0, -1, 1)).offers(B, to(0, -1, 2));
    t.refuses(B, to(0, -1, 4), rules::SAME_TURN);
    t.accepts(B, to(0, -1, 1));
    let routes: Vec<_> = t.state().routes().iter().map(|(_, route)| *route).collect();
    assert_eq!(routes.len(), 1);
    assert!(!routes[0].z_axis && routes[0].across(Planet::Braken) == Some(Planet::ChauSara));
}

/// SC 3.2.6, SC G4
#[test]
fn all_possible_routes_are_placed() {
    for seed in 0..30 {
        let mut t = drawn(6, |_| true);
        play_until(&mut t, seed, |game| game.galaxy().count() == 12);
        let game = t.state();
        let slots = |planet: Planet| planet.def().slots.turned(game.placement(planet).expect("it lies").turn);
        let cell = |planet| game.placement(planet).expect("it lies").cell;
        for one in game.galaxy() {
            for side in Side::ALL {
                let other = game.galaxy().find(|&other| cell(other) == cell(one).next(side));
                let Some(other) = other else { continue };
                let facing = slots(one).contains(side) && slots(other).contains(side.opposite());
                let end = RouteEnd { planet: one, side };
                let joined = game.routes().iter().any(|(_, route)| {
                    !route.z_axis && route.ends.contains(&end) && route.across(one) == Some(other)
                });
                assert_eq!(facing, joined, "{one:?} and {other:?}");
            }
        }
    }
}

fn planets_left(game: &StarCraft, seat: Seat) -> Planet {
    game.player(seat).drawn.into_iter().flatten().next().expect("one planet is left")
}

/// SC 3.2 example a
#[test]
fn chau_sara_may_lie_so_or_so() {
    // Torus, Dylar IV and Helios lie in a corner, all with four slots; Chau Sara comes into the fourth cell.
    let mut t = drawn(4, |game| {
        [(A, Planet::Torus), (B, Planet::DylarIv), (C, Planet::Helios), (D, Planet::ChauSara)]
            .iter()
            .all(|&(seat, planet)| planets(game, seat).contains(&planet))
    });
    place(&mut t, A, Planet::Torus, CENTRE, 0);
    t.accepts(A, Action::Decline);
    place(&mut t, B, Planet::DylarIv, Cell { x: 1, y: 0 }, 0);
    t.accepts(B, Action::Decline);
    place(&mut t, C, Planet::Helios, Cell { x: 0, y: 1 }, 0);
    t.accepts(C, Action::Decline).accepts(D, Action::ChoosePlanet(Planet::ChauSara));
    // Looking north and west it faces two slots, and two routes must lie; looking north and east one.
    for (turn, routes) in [(3, 2), (0, 1)] {
        let mut t = t.clone();
        t.accepts(D, Action::PlacePlanet { cell: Cell { x: 1, y: 1 }, turn });
        assert_eq!(t.state().routes().of(Planet::ChauSara).count(), routes, "turned by {turn}");
    }
}

/// SC 3.3.1, SC 3.3.2, SC 3.3 example a
#[test]
fn the_second_round_goes_back() {
    let mut t = drawn(4, |_| true);
    let mut placed = Vec::new();
    let mut source = SplitMix64::new(4);
    while t.state().galaxy().count() < 8 {
        let record = random_record(t.state(), &mut source).expect("a record").expect("the game goes on");
        let mut events = Vec::new();
        record.play(t.state_mut(), &mut orrery_engine::Log::to(&mut events)).expect("it is legal");
        placed.extend(events.iter().filter_map(|event| match event {
            Event::PlanetPlaced { seat, .. } => Some(*seat),
            _ => None,
        }));
    }
    assert_eq!(placed, [A, B, C, D, D, C, B, A]);
}

/// SC 3.3.3
#[test]
fn who_has_no_base_must_place_it_in_the_second_round() {
    let mut t = drawn(2, |_| true);
    let base_asked = |game: &StarCraft, seat| {
        listed(game, seat).iter().any(|action| matches!(action, Action::PlaceBase(_)))
    };
    // Both decline in the first round.
    for seat in [A, B] {
        play_until(&mut t, 9, |game| base_asked(game, seat));
        t.accepts(seat, Action::Decline);
    }
    play_until(&mut t, 9, |game| base_asked(game, B));
    t.refuses(B, Action::Decline, rules::BASE_NEEDED);
}

/// SC 3.3.4, SC 3.3.5
#[test]
fn everybody_has_one_base_on_a_planet_of_his_own() {
    for seed in 0..20 {
        let mut t = drawn(5, |_| true);
        let own: Vec<[Planet; 2]> = Seat::all(5).map(|seat| planets(t.state(), seat)).collect();
        play_until(&mut t, seed, |game| game.round() > 0);
        for seat in Seat::all(5) {
            assert_eq!(t.state().bases(seat), 1);
            assert!(own[seat.index()].iter().any(|&planet| t.state().base_on(planet, seat).is_some()));
        }
    }
}

/// SC G5
#[test]
fn no_planet_is_left_without_a_place() {
    // Two slots of Abaddon and two of Bhekar Ro: were they joined to a closed pair, nobody could go on.
    let mut t = drawn(2, |game| {
        planets(game, A).contains(&Planet::ChauSara) && planets(game, B).contains(&Planet::Braken)
    });
    place(&mut t, A, Planet::ChauSara, CENTRE, 0);
    t.accepts(A, Action::Decline);
    place(&mut t, B, Planet::Braken, Cell { x: 0, y: -1 }, 1);
    // Braken at (0, -1) turned once looks east and south, Chau Sara north and east: a block of four is begun.
    t.accepts(B, Action::Decline);
    let second = planets_left(t.state(), B);
    let closing: Vec<Action> = (0..4)
        .map(|turn| Action::PlacePlanet { cell: Cell { x: 1, y: 0 }, turn })
        .filter(|&action| t.state().check(B, action) == Err(rules::NO_PLACE_FOR_OTHERS))
        .collect();
    let open: Vec<Action> = listed(t.state(), B);
    assert!(!open.is_empty(), "{second:?} has a place");
    assert!(open.iter().all(|action| !closing.contains(action)));
    // Whatever is offered leaves room for the last planet.
    for action in open {
        let mut t = t.clone();
        t.accepts(B, action);
        play_until(&mut t, 1, |game| game.galaxy().count() == 4);
    }
}

/// SC 3.4.1, SC 3.4.2, SC 3.4.3, SC G6, SC G8
#[test]
fn each_player_places_a_z_axis_route_between_two_planets() {
    let mut t = drawn(2, |game| {
        let all = [planets(game, A), planets(game, B)].concat();
        [Planet::Helios, Planet::Torus, Planet::DylarIv].iter().all(|planet| all.contains(planet))
    });
    play_until(&mut t, 3, |game| listed(game, A).iter().any(|action| matches!(action, Action::PlaceEnd(_))));
    t.does_not_offer(A, Action::Decline);
    let ends: Vec<RouteEnd> = listed(t.state(), A)
        .into_iter()
        .filter_map(|action| if let Action::PlaceEnd(end) = action { Some(end) } else { None })
        .collect();
    assert!(ends.iter().all(|&end| !t.state().routes().takes(end)));
    let taken = t.state().routes().iter().next().expect("a normal route").1.ends[0];
    t.refuses(A, Action::PlaceEnd(taken), rules::SLOT_TAKEN);
    let major = ends[0];
    t.accepts(A, Action::PlaceEnd(major));
    t.refuses(A, Action::PlaceEnd(major), rules::SLOT_TAKEN);
    if let Some(&same) = ends.iter().find(|&&end| end.planet == major.planet && end != major) {
        t.refuses(A, Action::PlaceEnd(same), rules::ENDS_ON_ONE_PLANET);
    }
    // Also between planets that are adjacent already.
    let minor = ends.iter().copied().find(|end| end.planet != major.planet).expect("another planet");
    t.accepts(A, Action::PlaceEnd(minor));
    let (_, route) = t.state().routes().iter().last().expect("the new route");
    assert!(route.z_axis && route.ends == [major, minor]);
    t.offers(B, listed(t.state(), B)[0]);
}

/// SC 3.4.4
#[test]
fn a_z_axis_route_without_a_place_goes_back() {
    // Six players use up nearly all slots.
    let mut seen = false;
    for seed in 0..40 {
        let mut t = drawn(6, |_| true);
        play_until(&mut t, seed, |game| game.round() > 0);
        let z_axis = t.state().routes().iter().filter(|(_, route)| route.z_axis).count();
        if z_axis < 6 {
            seen = true;
            let free: BTreeSet<Planet> = t
                .state()
                .galaxy()
                .flat_map(|planet| Side::ALL.map(|side| RouteEnd { planet, side }))
                .filter(|end| {
                    let placed = t.state().placement(end.planet).expect("it lies");
                    end.planet.def().slots.turned(placed.turn).contains(end.side)
                        && !t.state().routes().takes(*end)
                })
                .map(|end| end.planet)
                .collect();
            assert!(free.len() <= 1, "a route could lie between {free:?}");
        }
    }
    assert!(seen, "it happened in no game");
}

/// SC 3.4.5, SC 3.4.6
#[test]
fn anybody_uses_a_z_axis_route_like_any_other() {
    let slot = |planet, side| RouteEnd { planet, side };
    let mut t = Arrangement::new(2)
        .z_axis(slot(Planet::ChauSara, Side::N), slot(Planet::Torus, Side::N))
        .units(B, area(Planet::Torus, 1), &[Unit::Zergling])
        .transport(B, RouteId(3))
        .order_on_top(B, Planet::ChauSara, Order::Mobilize)
        .turn_of(B)
        .begin();
    t.accepts(B, Action::Execute);
    t.accepts(B, Action::PickUp { unit: Unit::Zergling, area: area(Planet::Torus, 1) });
    t.accepts(B, Action::MoveTo(area(Planet::ChauSara, 2)));
    assert_eq!(t.units(area(Planet::ChauSara, 2)), [Unit::Zergling]);
}

/// SC 3.5.1, SC 3.5.2
#[test]
fn the_base_brings_the_resource_cards_of_its_planet() {
    let mut t = Scenario::<StarCraft>::new(&quick(6));
    t.settle();
    for area in t.state().areas() {
        let owner = Seat::all(6).find(|&seat| t.state().base_on(area.planet, seat).is_some());
        let expected = area.resource().and(owner);
        assert_eq!(t.state().area(area).card, expected, "{area:?}");
    }
}

/// SC 3.5.3, SC 3.5.4, SC 3.5.5, SC 3.5.6, SC G7
#[test]
fn starting_forces_are_placed_at_the_base() {
    let mut t = drawn(2, |_| true);
    play_until(&mut t, 12, |game| {
        listed(game, A).iter().any(|action| matches!(action, Action::PlaceUnit { .. }))
    });
    let home = t.state().galaxy().find(|&planet| t.state().base_on(planet, A).is_some()).expect("a base");
    let units: Vec<Unit> = t.state().faction(A).def().forces.units.iter().map(|&(unit, _)| unit).collect();
    let elsewhere = t.state().galaxy().find(|&planet| planet != home).expect("another planet");
    t.refuses(A, Action::PlaceUnit { unit: units[0], area: area(elsewhere, 0) }, rules::UNITS_AT_BASE);
    t.refuses(A, Action::PlaceUnit { unit: units[1], area: area(home, 0) }, rules::OTHER_UNIT_FIRST);
    let smallest = home.area_ids().min_by_key(|area| area.limit()).expect("it has areas");
    for _ in 0..smallest.limit() {
        let Some(&Action::PlaceUnit { unit, .. }) = listed(t.state(), A).first() else { break };
        t.accepts(A, Action::PlaceUnit { unit, area: smallest });
    }
    if let Some(&Action::PlaceUnit { unit, .. }) = listed(t.state(), A).first() {
        t.refuses(A, Action::PlaceUnit { unit, area: smallest }, rules::STARTING_UNIT_LIMIT);
    }
    play_until(&mut t, 2, |game| game.round() > 0);
    for seat in [A, B] {
        let forces = &t.state().faction(seat).def().forces;
        let count: u8 = t
            .state()
            .areas()
            .filter(|&area| t.state().area(area).owner == Some(seat))
            .inspect(|area| assert!(t.state().base_on(area.planet, seat).is_some()))
            .map(|area| t.state().area(area).units.len())
            .sum();
        assert_eq!(count, forces.units.iter().map(|&(_, count)| count).sum::<u8>());
        assert_eq!(t.state().player(seat).workers, forces.workers);
        let transports: Vec<_> =
            t.state().routes().iter().filter(|(_, route)| route.transports.contains(seat)).collect();
        assert_eq!(transports.len(), usize::from(forces.transports));
        let base =
            t.state().galaxy().find(|&planet| t.state().base_on(planet, seat).is_some()).expect("a base");
        assert!(transports.iter().all(|(_, route)| route.touches(base)));
    }
}

/// SC G133
#[test]
fn a_ready_galaxy_needs_no_decision_and_treats_all_homes_alike() {
    for players in 2..=6 {
        let mut t = Scenario::<StarCraft>::new(&quick(players));
        t.settle();
        let game = t.state();
        assert!(matches!(game.status(), Status::Decision(_)) && game.round() == 1);
        assert_eq!(game.galaxy().count(), 2 * usize::from(players));
        let homes: Vec<Planet> = Seat::all(players)
            .map(|seat| game.galaxy().find(|&planet| game.base_on(planet, seat).is_some()).expect("a home"))
            .collect();
        for &home in &homes {
            let nearest =
                homes.iter().filter(|&&other| other != home).map(|&other| distance(game, home, other)).min();
            assert_eq!(nearest, Some(2), "from {home:?} with {players} players");
            assert!(
                game.areas().filter(|area| area.planet == home).any(|area| game.area(area).owner.is_some())
            );
        }
        assert!(game.areas().all(|area| game.area(area).units.len() <= area.limit()));
        // Who gets which home is left to chance.
        let mut other = Scenario::<StarCraft>::new(&quick(players));
        for seed in 0..4 {
            other.shuffles(seed);
        }
        let homes_of = |seed: u64| {
            let mut t = other.clone();
            t.shuffles(seed);
            t.state().areas().filter_map(|area| t.state().area(area).base).collect::<Vec<_>>()
        };
        assert!((1..20).any(|seed| homes_of(seed) != homes_of(0)), "{players} players");
    }
}

/// How many routes lie between two planets.
fn distance(game: &StarCraft, from: Planet, to: Planet) -> usize {
    let mut reached = BTreeSet::from([from]);
    for steps in 0.. {
        if reached.contains(&to) {
            return steps;
        }
        let next =
            |&planet: &Planet| game.routes().of(planet).filter_map(move |(_, route)| route.across(planet));
        let further: Vec<Planet> = reached.iter().flat_map(next).collect();
        reached.extend(further);
        assert!(steps < 12, "{from:?} and {to:?} are not joined");
    }
    unreachable!()
}

/// The option stands for what SC 3.1.1 leaves to the players.
#[test]
fn the_default_galaxy_is_built_by_the_players() {
    assert_eq!(Options::default().galaxy, Galaxy::Built);
}
