//! The bots at a table of `StarCraft`.

use orrery_bots::{Limits, Played, Progress, bot, play_game};
use orrery_engine::{Game, Record, Seat, Viewer};
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_starcraft::{Setup, StarCraft};

use crate::spec;

fn table(players: u8, galaxy: Galaxy) -> Setup {
    let mut setup = Setup::new(players);
    setup.options.factions = Factions::Dealt;
    setup.options.galaxy = galaxy;
    setup
}

fn teams() -> Setup {
    let mut setup = table(4, Galaxy::Ready);
    setup.options.teams = true;
    setup
}

fn conquest() -> Setup {
    let mut setup = table(3, Galaxy::Ready);
    setup.options.conquest = true;
    setup
}

fn brood(players: u8, galaxy: Galaxy) -> Setup {
    let mut setup = table(players, galaxy);
    setup.options.brood_war = true;
    setup
}

fn game(setup: &Setup, names: &[&str], seed: u64) -> Played<StarCraft> {
    let mut bots: Vec<_> =
        names.iter().enumerate().map(|(i, name)| bot(&spec(name), seed * 8 + i as u64)).collect();
    play_game(setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup")
}

/// How many games of so many players the first bot wins, in each seat in turn.
fn wins(first: &str, others: &str, players: u8, games: u64) -> u64 {
    wins_at(&table(players, Galaxy::Ready), first, others, games)
}

/// The same at a table of one's own.
fn wins_at(setup: &Setup, first: &str, others: &str, games: u64) -> u64 {
    let players = setup.players;
    (0..games)
        .filter(|n| {
            let seat = Seat((n % u64::from(players)) as u8);
            let names: Vec<&str> =
                Seat::all(players).map(|at| if at == seat { first } else { others }).collect();
            let outcome = game(setup, &names, n / u64::from(players) + 1).outcome;
            let outcome = outcome.expect("the game ends");
            outcome.winners.contains(seat) && outcome.winners.len() == 1
        })
        .count() as u64
}

/// Asks a bot in many positions, each also as two other worlds that its seat cannot tell from it.
fn answers_rest_on_the_view(name: &str, setup: &Setup, every: u32) {
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(&spec("easy"), u64::from(seat))).collect();
    let mut before: Option<StarCraft> = None;
    let mut steps = 0;
    play_game::<StarCraft>(setup, &mut bots, 9, Limits::default(), |after, record| {
        if let (Record::Action { seat, .. }, Some(world)) = (record, &before) {
            steps += 1;
            if steps % every == 0 {
                let answers = [0, 1, 2].map(|seed| {
                    let mut other = world.clone();
                    if seed > 0 {
                        other.redeal(Viewer::Seat(seat), seed);
                    }
                    let mut actions = Vec::new();
                    other.legal_actions(seat, &mut actions);
                    bot(&spec(name), 5).choose(&other, seat, &actions, &Progress::none())
                });
                assert_eq!(answers, [answers[0]; 3], "{name} as {seat:?} in {world:?}");
            }
        }
        before = Some(after.clone());
    })
    .expect("a legal setup");
    assert!(steps / every > 5, "{steps} steps");
}

#[test]
fn greedy_knows_what_its_seat_knows() {
    for setup in
        [table(2, Galaxy::Ready), table(3, Galaxy::Built), table(6, Galaxy::Ready), teams(), conquest()]
    {
        answers_rest_on_the_view("greedy", &setup, 1);
    }
    for setup in [brood(2, Galaxy::Built), brood(5, Galaxy::Ready)] {
        answers_rest_on_the_view("greedy", &setup, 1);
    }
}

#[test]
fn search_knows_what_its_seat_knows() {
    for setup in [table(2, Galaxy::Ready), table(3, Galaxy::Built), teams(), brood(3, Galaxy::Ready)] {
        answers_rest_on_the_view("search:20", &setup, 9);
    }
}

#[test]
fn greedy_beats_random() {
    let won = wins("greedy", "random", 2, 60);
    assert!(won >= 54, "{won} of 60 for two");
    let won = wins("greedy", "random", 4, 60);
    assert!(won >= 36, "{won} of 60 against three");
}

#[test]
fn greedy_beats_random_with_brood_war() {
    let won = wins_at(&brood(2, Galaxy::Ready), "greedy", "random", 60);
    assert!(won >= 54, "{won} of 60 for two");
    let won = wins_at(&brood(4, Galaxy::Ready), "greedy", "random", 60);
    assert!(won >= 36, "{won} of 60 against three");
}

#[test]
fn search_beats_greedy_with_brood_war() {
    let won = wins_at(&brood(2, Galaxy::Ready), "search:40", "greedy", 20);
    assert!(won >= 13, "{won} of 20");
}

#[test]
fn search_beats_greedy() {
    let won = wins("search:40", "greedy", 2, 20);
    assert!(won >= 13, "{won} of 20");
}

#[test]
fn each_level_below_search_beats_the_one_before() {
    for (stronger, weaker) in [("novice", "random"), ("easy", "novice"), ("normal", "easy")] {
        let won = wins(stronger, weaker, 2, 120);
        assert!(won >= 72, "{stronger} won {won} of 120 against {weaker}");
    }
}

#[test]
fn games_end_with_every_number_of_players_and_variant() {
    for players in 2..=6 {
        for galaxy in [Galaxy::Ready, Galaxy::Built] {
            let names = vec!["greedy"; usize::from(players)];
            assert!(game(&table(players, galaxy), &names, 3).outcome.is_some(), "{players} {galaxy:?}");
            assert!(
                game(&brood(players, galaxy), &names, 3).outcome.is_some(),
                "{players} {galaxy:?}, Brood War"
            );
        }
    }
    assert!(game(&teams(), &["greedy"; 4], 1).outcome.is_some());
    assert!(game(&conquest(), &["greedy"; 3], 1).outcome.is_some());
}
