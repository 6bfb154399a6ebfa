//! Whole games of random players, for every number of players and every way to set up.

use orrery_engine::{Game, Log, Seat, SplitMix64, Status};
use orrery_testkit::play::random_record;
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Setup};

/// Every player count, with factions and galaxies in turn.
pub(crate) fn setups() -> Vec<(&'static str, Setup)> {
    let with = |players, factions, galaxy| Setup { factions, galaxy, ..Setup::new(players) };
    vec![
        ("three, built", Setup::new(3)),
        ("three, random", with(3, Factions::Random, Galaxy::Ready)),
        ("four, drafted", with(4, Factions::Draft, Galaxy::Built)),
        ("four, random", with(4, Factions::Random, Galaxy::Ready)),
        ("five, built", with(5, Factions::Random, Galaxy::Built)),
        ("six, random", with(6, Factions::Random, Galaxy::Ready)),
    ]
}

/// Plays a game of random players up to so many records.
pub(crate) fn play(setup: &Setup, seed: u64, most: usize) -> (TwilightImperium, usize) {
    let mut game = TwilightImperium::new(setup).expect("a setup that the rules allow");
    let mut source = SplitMix64::new(seed);
    for n in 0..most {
        let Some(record) = random_record(&game, &mut source).expect("an action") else { return (game, n) };
        record.play(&mut game, &mut Log::off()).expect("a listed action");
    }
    (game, most)
}

#[test]
fn random_games_end() {
    for (name, setup) in setups() {
        for seed in 0..4 {
            let (game, records) = play(&setup, seed, 200_000);
            assert!(matches!(game.status(), Status::Over(_)), "{name}, seed {seed}: {records} records");
            assert!(Seat::all(game.seats()).count() >= 3);
        }
    }
}
