//! Clear positions in which a bot that knows the game does the right thing at a glance.

use orrery_engine::{Appraise, Game, Log, SplitMix64, Status};
use orrery_starcraft::setup::{Factions, Galaxy};

use crate::support::*;

/// The action that is appraised highest.
fn best(game: &StarCraft, seat: Seat) -> Action {
    let (mut actions, mut worths) = (Vec::new(), Vec::new());
    game.legal_actions(seat, &mut actions);
    game.appraise_all(seat, &actions, &mut worths);
    let top = (0..actions.len()).max_by_key(|&n| (worths[n], usize::MAX - n)).expect("an action");
    actions[top]
}

/// Lets a seat play on at a glance until somebody else is asked; what it did.
fn plays_on(game: &mut StarCraft, seat: Seat) -> Vec<Action> {
    let mut taken = Vec::new();
    let mut luck = SplitMix64::new(1);
    loop {
        match game.status() {
            Status::Decision(seats) if seats.contains(seat) => {
                let action = best(game, seat);
                game.apply(seat, action, &mut Log::off()).expect("a listed action");
                taken.push(action);
            }
            Status::Chance(chance) => game.resolve_chance(chance.sample(&mut luck), &mut Log::off()),
            _ => return taken,
        }
    }
}

/// A's units stand on Pridewater, next to Helios, where B has his home; A is about to mobilize there.
fn about_to_mobilize(units: &[Unit]) -> Arrangement {
    Arrangement::new(2)
        .units(A, area(Planet::Pridewater, 0), units)
        .transport(A, RouteId(1))
        .order_on_top(A, Planet::Helios, Order::Mobilize)
        .order_on_top(B, Planet::Torus, Order::Build)
        .turn_of(A)
}

#[test]
fn an_undefended_conquest_area_is_taken() {
    let mut game = about_to_mobilize(&[Unit::Marine, Unit::Marine]).build();
    plays_on(&mut game, A);
    let points = [area(Planet::Helios, 0), area(Planet::Helios, 2)];
    assert!(points.iter().any(|&area| game.area(area).owner == Some(A)), "{game:?}");
}

#[test]
fn a_base_without_units_is_overrun() {
    let mut game = about_to_mobilize(&[Unit::Marine]).build();
    plays_on(&mut game, A);
    // Conquest points and B's only base.
    assert_eq!(game.area(area(Planet::Helios, 0)).owner, Some(A));
}

#[test]
fn nobody_attacks_hopelessly() {
    let mut game = about_to_mobilize(&[Unit::Marine])
        .units(B, area(Planet::Helios, 0), &[Unit::Ultralisk, Unit::Ultralisk])
        .units(B, area(Planet::Helios, 1), &[Unit::Hydralisk, Unit::Hydralisk])
        .units(B, area(Planet::Helios, 2), &[Unit::Ultralisk])
        .units(B, area(Planet::Helios, 3), &[Unit::Hydralisk])
        .build();
    plays_on(&mut game, A);
    assert!(!game.battle().is_fought() && game.landing().is_empty());
    assert_eq!(game.figures(A, Unit::Marine), 1);
}

#[test]
fn a_good_chance_is_taken() {
    let units = [Unit::SiegeTank, Unit::SiegeTank, Unit::Marine, Unit::Marine];
    let mut game = about_to_mobilize(&units)
        .units(B, area(Planet::Helios, 0), &[Unit::Zergling])
        .units(B, area(Planet::Helios, 2), &[Unit::Zergling])
        .build();
    let taken = plays_on(&mut game, A);
    let lands = |action: &Action| {
        [area(Planet::Helios, 0), area(Planet::Helios, 2)].iter().any(|&to| *action == Action::MoveTo(to))
    };
    assert!(taken.iter().filter(|action| lands(action)).count() >= 2, "{taken:?}");
}

#[test]
fn a_threatened_base_gets_defenders() {
    let mut game = Arrangement::new(2)
        .units(B, area(Planet::Pridewater, 0), &[Unit::Zergling; 4])
        .transport(B, RouteId(0))
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::ChauSara, Order::Mobilize)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .turn_of(A)
        .build();
    game.apply(A, Action::Execute, &mut Log::off()).expect("a listed action");
    let home = area(Planet::ChauSara, 0);
    plays_on(&mut game, A);
    assert_eq!(game.area(home).owner, Some(A), "{game:?}");
}

#[test]
fn the_card_that_wins_is_played() {
    let terran = |n| Card::numbered(Race::Terran, n);
    // 6 attack and 6 health for a Marine; the other two do not depict it.
    let mut game = about_to_mobilize(&[Unit::Marine])
        .units(B, area(Planet::Helios, 1), &[Unit::Zergling])
        .hand(A, &[terran(16), terran(4), terran(13)])
        .deck(A, &[terran(17), terran(18), terran(15)])
        .build();
    for action in [
        Action::Execute,
        Action::PickUp { unit: Unit::Marine, area: area(Planet::Pridewater, 0) },
        Action::MoveTo(area(Planet::Helios, 1)),
        Action::Finish,
    ] {
        game.apply(A, action, &mut Log::off()).expect("a legal action");
    }
    let mut luck = SplitMix64::new(1);
    while let Status::Chance(chance) = game.status() {
        game.resolve_chance(chance.sample(&mut luck), &mut Log::off());
    }
    assert!(game.battle().is_fought());
    assert_eq!(best(&game, A), Action::Play(terran(4)));
}

#[test]
fn the_cheapest_unit_is_given_up() {
    let mut game = Arrangement::new(2)
        .units(B, area(Planet::Helios, 1), &[Unit::Zergling, Unit::Ultralisk])
        .units(A, area(Planet::Helios, 2), &[Unit::Marine])
        .drawn(A, EventCard::OrbitalBombardment)
        .round_ends()
        .build();
    game.apply(A, Action::PlayEvent(EventCard::OrbitalBombardment), &mut Log::off()).expect("a legal action");
    if matches!(game.status(), Status::Decision(seats) if seats.contains(A)) {
        let action = best(&game, A);
        game.apply(A, action, &mut Log::off()).expect("a legal action");
    }
    assert_eq!(best(&game, B), Action::ChooseUnit(Unit::Zergling));
}

#[test]
fn points_are_taken_from_event_cards() {
    let game = Arrangement::new(2)
        .drawn(A, EventCard::RallyingCry)
        .drawn(A, EventCard::ListeningPost)
        .round_ends()
        .build();
    assert_eq!(best(&game, A), Action::PlayEvent(EventCard::RallyingCry));
}

#[test]
fn no_area_is_given_up_for_a_trifle() {
    let mut game = Arrangement::new(2)
        .order_on_top(A, Planet::ChauSara, Order::Build)
        .order_on_top(B, Planet::Helios, Order::Build)
        .turn_of(A)
        .build();
    plays_on(&mut game, A);
    assert!(game.areas().all(|area| game.area(area).depletion != Depletion::Complete));
    assert!(game.player(A).workers < 8, "something was bought");
}

/// In games between bots that play at a glance few orders come to nothing, and nobody destroys pieces of his own.
#[test]
fn few_orders_are_wasted() {
    let (mut executed, mut wasted, mut idle) = (0, 0, 0);
    for seed in 0..20 {
        let mut setup = Setup::new(2 + (seed % 4) as u8);
        setup.options.factions = Factions::Dealt;
        setup.options.galaxy = if seed % 2 == 0 { Galaxy::Ready } else { Galaxy::Built };
        let mut game = StarCraft::new(&setup).expect("a legal setup");
        let mut luck = SplitMix64::new(seed);
        let mut events = Vec::new();
        loop {
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(chance) => game.resolve_chance(chance.sample(&mut luck), &mut Log::off()),
                Status::Decision(seats) => {
                    let seat = seats.lowest().expect("somebody owes a decision");
                    let action = best(&game, seat);
                    match action {
                        Action::Execute => executed += 1,
                        Action::TakeEvent => wasted += 1,
                        Action::Scuttle => panic!("{seat:?} destroys his own pieces in {game:?}"),
                        _ => (),
                    }
                    game.apply(seat, action, &mut Log::to(&mut events)).expect("a listed action");
                }
            }
        }
        idle += events.iter().filter(|event| matches!(event, Event::NothingDone { .. })).count();
    }
    assert!(
        wasted * 4 < executed && idle * 10 < executed,
        "{wasted} given up, {idle} idle, {executed} executed"
    );
}

/// Conquest points go before minerals, unless an enemy is about to win by his minerals (SC 8.3.1).
#[test]
fn a_special_victory_is_prevented() {
    let mine = area(Planet::Helios, 1);
    let points = area(Planet::Helios, 2);
    for (stage, target) in [(Stage::One, points), (Stage::Three, mine)] {
        let units = [Unit::SiegeTank, Unit::SiegeTank, Unit::Marine, Unit::Marine];
        let mut arranged = Arrangement::new(2)
            .faction(A, Faction::Mengsk)
            .faction(B, Faction::Raynor)
            .units(A, area(Planet::Pridewater, 0), &units)
            .transport(A, RouteId(1))
            .order_on_top(A, Planet::Helios, Order::Mobilize)
            .order_on_top(B, Planet::Torus, Order::Build)
            .turn_of(A)
            .units(B, area(Planet::Helios, 0), &[Unit::Battlecruiser, Unit::Battlecruiser])
            .units(B, mine, &[Unit::Marine])
            .units(B, points, &[Unit::Marine])
            .units(B, area(Planet::Helios, 3), &[Unit::Battlecruiser, Unit::SiegeTank]);
        for far in [1, 2, 3].map(|number| area(Planet::Torus, number)) {
            arranged = arranged.units(B, far, &[Unit::Marine]);
        }
        let mut game = arranged.units(B, area(Planet::Pridewater, 2), &[Unit::Marine]).stage(stage).build();
        assert!(game.fulfils(B));
        let taken = plays_on(&mut game, A);
        let landed = taken.contains(&Action::MoveTo(target));
        assert!(landed, "{stage:?}: {taken:?}");
    }
}

/// An attack on an area that scores for an enemy is worth more if his points would win him the game at the end of the
/// round (SC 8.2.1).
#[test]
fn a_normal_victory_is_prevented() {
    let attack = |score| {
        let mut game = about_to_mobilize(&[Unit::SiegeTank, Unit::Marine])
            .units(B, area(Planet::Helios, 0), &[Unit::Ultralisk, Unit::Ultralisk])
            .units(B, area(Planet::Helios, 2), &[Unit::Zergling])
            .points(B, score)
            .build();
        game.apply(A, Action::Execute, &mut Log::off()).expect("a legal action");
        let lift = Action::PickUp { unit: Unit::SiegeTank, area: area(Planet::Pridewater, 0) };
        game.appraise(A, lift)
    };
    let [far, near, last] = [3, 11, 14].map(attack);
    assert!(far < near && near < last, "{far}, {near}, {last}");
}
