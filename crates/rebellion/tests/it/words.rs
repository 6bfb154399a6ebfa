//! Every key that the game speaks in exists in both languages, with the arguments it gives.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_engine::{Arg, Describe, Game, Log, Message, Seat, SplitMix64};
use orrery_testkit::play::{listed, random_record};
use orrery_testkit::words::{self, Words};

use crate::laws::setups;
use crate::support::*;

/// What the game says and what its components are called.
const FILES: [&str; 4] =
    ["rebellion.ftl", "rebellion-cards.ftl", "rebellion-lobby.ftl", "rebellion-outline.ftl"];

fn words_of(language: &str) -> Words {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    words::read(FILES.map(|file| locales.join(language).join(file)))
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(words_of("en"), words_of("ru"));
}

#[test]
fn every_refusal_has_its_words() {
    let words = words_of("en");
    for illegal in rules::ALL {
        assert!(words.contains_key(illegal.reason), "{illegal}");
    }
}

fn check(message: &Message, words: &Words) {
    let Some(variables) = words.get(message.key) else { panic!("no words for {}", message.key) };
    let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(variables.is_subset(&given), "{} needs {variables:?}, and has {given:?}", message.key);
    for (_, arg) in &message.args {
        if let Arg::Name(key) = arg {
            assert!(words.contains_key(*key), "no words for {key}");
        }
    }
}

#[test]
fn whole_games_are_told_in_words() {
    let words = words_of("en");
    for (_, setup) in setups() {
        let mut game = Rebellion::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(7);
        while let Some(record) = random_record(&game, &mut source).expect("an action") {
            for seat in Seat::all(game.seats()) {
                for message in [game.question(seat), game.waiting(seat)].into_iter().flatten() {
                    check(&message, &words);
                }
                for action in listed(&game, seat) {
                    let choice = game.choice(seat, action);
                    check(&choice.label, &words);
                    assert!(choice.group.is_none_or(|group| words.contains_key(group)));
                }
            }
            let mut events = Vec::new();
            record.play(&mut game, &mut Log::to(&mut events)).expect("a listed action");
            for event in &events {
                for viewer in [orrery_engine::Viewer::Spectator, orrery_engine::Viewer::Seat(Seat(0))] {
                    check(&game.sentence(&game.seen_by(event, viewer)).expect("a sentence"), &words);
                }
            }
        }
    }
}
