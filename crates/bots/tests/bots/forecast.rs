//! The odds of battles.

use std::fmt::Debug;

use orrery_bots::forecast::Forecast;
use orrery_bots::{Progress, forecast};
use orrery_engine::{Contests, Game, Log, Seat, Source, SplitMix64, Status, Verdict, Viewer};
use orrery_starcraft::cards::{Card, Planet, Race, Technology, Unit};
use orrery_starcraft::galaxy::RouteId;
use orrery_starcraft::state::{Area, Order};
use orrery_starcraft::{Action, Arrangement, StarCraft, lineup};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const CAMP: Area = Area::new(Planet::Pridewater, 0);
const FIELD: Area = Area::new(Planet::Helios, 1);

/// The odds of the contest at hand.
pub(crate) fn odds<G: Contests>(game: &G, viewer: Viewer, samples: u32) -> Forecast<G::Place, G::Piece> {
    forecast(game, viewer, samples, 7, &Progress::none()).expect("a contest is at hand")
}

/// Worlds that a viewer cannot tell apart have the same odds, for either side and for who looks on.
pub(crate) fn odds_rest_on_knowledge<G: Contests>(game: &G, samples: u32, luck: &mut SplitMix64, step: u32)
where
    Forecast<G::Place, G::Piece>: PartialEq + Debug,
{
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let mut other = game.clone();
        other.redeal(viewer, luck.next_u64());
        assert_eq!(odds(game, viewer, samples), odds(&other, viewer, samples), "{viewer:?}, step {step}");
    }
}

/// A Marine lands beside a Hydralisk. A plays 5 attack and 5 health for certain: his other cards are worse. B, who has
/// no hand, draws one of two cards: with 6/6 his Hydralisk survives and wins, with 5/5 both are destroyed.
fn even_chances() -> StarCraft {
    let (terran, zerg) = (|n| Card::numbered(Race::Terran, n), |n| Card::numbered(Race::Zerg, n));
    let mut game = Arrangement::new(2)
        .units(A, CAMP, &[Unit::Marine])
        .units(B, FIELD, &[Unit::Hydralisk])
        .transport(A, RouteId(1))
        .hand(A, &[terran(5)])
        .deck(A, &[terran(17), terran(18), terran(16)])
        .hand(B, &[])
        .deck(B, &[zerg(6), zerg(4)])
        .order_on_top(A, FIELD.planet, Order::Mobilize)
        .turn_of(A)
        .build();
    for action in [Action::Execute, Action::PickUp { unit: Unit::Marine, area: CAMP }, Action::MoveTo(FIELD)]
    {
        game.apply(A, action, &mut Log::off()).expect("a legal move");
    }
    game
}

#[test]
fn odds_are_those_that_can_be_counted_by_hand() {
    let landed = even_chances();
    let mut fought = landed.clone();
    fought.apply(A, Action::Finish, &mut Log::off()).expect("a legal move");
    assert!(fought.battle().is_fought() && !landed.battle().is_fought());
    // Whether the battle has begun or the unit has only landed.
    for game in [landed, fought] {
        let odds = odds(&game, Viewer::Seat(A), 2000);
        assert_eq!(odds.samples, 2000);
        assert_eq!(odds.ended[Verdict::Attacker as usize], 0);
        assert!((odds.chance(Verdict::Defender) - 0.5).abs() < 0.04, "{odds:?}");
        assert!((odds.chance(Verdict::Nobody) - 0.5).abs() < 0.04, "{odds:?}");
        let [attacker, defender] = &odds.losses;
        assert_eq!((attacker.all.mean, attacker.all.low, attacker.all.high), (1.0, 1, 1));
        assert!((defender.all.mean - 0.5).abs() < 0.04, "{odds:?}");
        assert_eq!((defender.all.low, defender.all.high), (0, 1));
        assert_eq!(defender.kinds, [(Unit::Hydralisk, defender.all)]);
    }
}

#[test]
fn there_are_no_odds_without_a_battle() {
    let game = Arrangement::new(2).build();
    assert_eq!(forecast(&game, Viewer::Seat(A), 10, 1, &Progress::none()), None);
}

#[test]
fn more_units_have_better_odds() {
    let side = |text: &str| text.parse().expect("a line-up");
    let win = |attacker: &str, defender: &str| {
        let game = lineup::battle(&side(attacker), &side(defender), &[], false).expect("a battle");
        odds(&game, Viewer::Spectator, 400).chance(Verdict::Attacker)
    };
    let few = win("terran: 1 marine", "zerg: 2 zergling");
    let more = win("terran: 4 marine", "zerg: 2 zergling");
    let tanks = win("terran: 4 marine, 2 siege-tank", "zerg: 1 zergling");
    assert!(few < 0.1 && few < more && more < tanks && tanks > 0.8, "{few} {more} {tanks}");
    // Only ground units: a Zealot cannot reach a Wraith.
    assert!(win("protoss: 1 zealot", "terran: 1 wraith") <= 0.0);
}

#[test]
fn technologies_of_a_side_help_it() {
    let side = |text: &str| text.parse().expect("a line-up");
    let win = |technologies: &[Technology]| {
        let (attacker, defender) = (side("protoss: 3 reaver"), side("terran: 3 marine"));
        let game = lineup::battle(&attacker, &defender, technologies, false).expect("a battle");
        odds(&game, Viewer::Spectator, 1500).losses[1].all.mean
    };
    assert!(win(&[Technology::IncreasedReaverCapacity]) > win(&[]), "splash kills more");
}

/// Follows battles step by step: at each, worlds that a seat cannot tell apart have the same odds.
#[test]
fn odds_rest_on_what_the_viewer_knows() {
    let side = |text: &str| text.parse().expect("a line-up");
    let (attacker, defender) = (side("zerg: 3 hydralisk, 1 queen"), side("protoss: 2 zealot, 1 dragoon"));
    let mut game =
        lineup::battle(&attacker, &defender, &[Technology::Ensnare, Technology::SingularityCharge], true)
            .expect("a battle");
    let mut luck = SplitMix64::new(3);
    let mut steps = 0;
    while game.contest().is_some() {
        odds_rest_on_knowledge(&game, 20, &mut luck, steps);
        steps += 1;
        match game.status() {
            Status::Over(_) => break,
            Status::Chance(chance) => game.resolve_chance(chance.sample(&mut luck), &mut Log::off()),
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                let action = actions[luck.below(actions.len() as u32) as usize];
                game.apply_unchecked(seat, action, &mut Log::off());
            }
        }
    }
    assert!(steps > 8, "{steps} steps");
}

#[test]
fn a_stopped_forecast_tells_nothing() {
    let progress = Progress::new();
    progress.stop();
    assert_eq!(forecast(&even_chances(), Viewer::Seat(A), 100, 1, &progress), None);
}

#[test]
fn wrong_line_ups_are_refused_with_what_is_known() {
    let refused = |text: &str| text.parse::<lineup::Side>().expect_err("a wrong line-up").to_string();
    assert!(refused("marine").contains("terran, protoss, zerg"));
    assert!(refused("terran: 2 zergling").contains("marine, firebat, ghost"));
    assert!(refused("terran: 4 siege tanks").contains("only 3 siege-tank"));
    assert!(refused("zerg:").contains("at least one unit"));
    let side: lineup::Side = "zerg: 5 zerglings".parse().expect("a line-up");
    assert!(lineup::battle(&side, &side, &[], false).is_err_and(|bad| bad.to_string().contains("at most 4")));
    assert!(lineup::technologies("siege-mode, nonsense").is_err());
}
