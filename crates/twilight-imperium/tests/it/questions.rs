//! How often a table is asked: standing orders take what is asked in vain off the players (TI 74.19).

use std::collections::BTreeMap;

use orrery_engine::{Describe, Game, Log, SplitMix64, Status};
use orrery_testkit::play::{listed, random_record};
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::setup::{Factions, Galaxy, Setup};

/// What is asked in a game.
#[derive(Default, Debug)]
struct Asked {
    /// All questions.
    all: usize,
    /// Those with one answer.
    vain: usize,
    /// Those of them in windows, by kind: an order answers them.
    ordered: BTreeMap<&'static str, usize>,
    /// The others.
    forced: BTreeMap<&'static str, usize>,
}

fn count(setup: &Setup, seed: u64, asked: &mut Asked) {
    let mut game = TwilightImperium::new(setup).expect("a setup that the rules allow");
    let mut source = SplitMix64::new(seed);
    while let Some(record) = random_record(&game, &mut source).expect("an action") {
        if let Status::Decision(seats) = game.status() {
            for seat in seats.iter() {
                let actions = listed(&game, seat);
                let window = game.window(seat);
                asked.all += 1;
                if let Some(window) = window {
                    assert!(TwilightImperium::WINDOWS.contains(&window.kind), "{}", window.kind);
                    assert!(actions.contains(&window.pass), "{window:?} in {actions:?}");
                }
                if actions.len() == 1 {
                    asked.vain += 1;
                    let question = game.question(seat).expect("a question").key;
                    match window {
                        Some(window) => *asked.ordered.entry(window.kind).or_default() += 1,
                        None => *asked.forced.entry(question).or_default() += 1,
                    }
                }
            }
        }
        record.play(&mut game, &mut Log::off()).expect("a listed action");
    }
}

/// TI 74.19
#[test]
fn orders_answer_what_a_table_of_six_is_asked_in_vain() {
    let setup = Setup { factions: Factions::Random, galaxy: Galaxy::Ready, ..Setup::new(6) };
    let mut asked = Asked::default();
    for seed in 0..10 {
        count(&setup, seed, &mut asked);
    }
    println!("{asked:#?}");
    let forced: usize = asked.forced.values().sum();
    assert!(asked.vain > 5 * forced, "{asked:?}");
    assert!(asked.all > 15 * forced, "{asked:?}");
}
