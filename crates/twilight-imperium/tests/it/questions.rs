//! How often a table is asked: standing orders take what is asked in vain off the players (TI 74.19).

use std::collections::BTreeMap;

use orrery_engine::{Describe, Game, Log, SplitMix64, Status};
use orrery_testkit::play::{listed, random_record};
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Setup};

/// What was asked in a game: all decisions, those that only allow to pass, and those of them that no order answers.
#[derive(Default, Debug)]
struct Asked {
    all: usize,
    vain: usize,
    unordered: usize,
    rounds: usize,
    kinds: BTreeMap<&'static str, usize>,
}

fn count(setup: &Setup, seed: u64, asked: &mut Asked) {
    let mut game = TwilightImperium::new(setup).expect("a setup that the rules allow");
    let mut source = SplitMix64::new(seed);
    while let Some(record) = random_record(&game, &mut source).expect("an action") {
        if let Status::Decision(seats) = game.status() {
            for seat in seats.iter() {
                asked.all += 1;
                if listed(&game, seat).len() == 1 {
                    asked.vain += 1;
                    match game.window(seat) {
                        Some(window) => *asked.kinds.entry(window.kind).or_default() += 1,
                        None => asked.unordered += 1,
                    }
                }
            }
        }
        record.play(&mut game, &mut Log::off()).expect("a listed action");
    }
    asked.rounds += usize::from(game.round());
}

#[test]
fn how_often_a_table_of_six_is_asked() {
    let setup = Setup { factions: Factions::Random, galaxy: Galaxy::Ready, ..Setup::new(6) };
    let mut asked = Asked::default();
    for seed in 0..10 {
        count(&setup, seed, &mut asked);
    }
    println!("{asked:#?}");
}
