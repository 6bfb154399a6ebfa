//! Every key that the game speaks in exists in both languages, with the arguments it gives.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_engine::outline::{Thing, Words as Label};
use orrery_engine::{Arg, Describe, Game, Log, Message, Offered, Outline, Seat, SplitMix64, Viewer};
use orrery_testkit::play::{listed, random_record};
use orrery_testkit::words::{self, Words};

use crate::laws::setups;
use crate::support::*;

/// What the game says, what its components are called, and the table in words.
const FILES: [&str; 4] =
    ["rebellion.ftl", "rebellion-cards.ftl", "rebellion-lobby.ftl", "rebellion-outline.ftl"];
/// Records between two looks at the table in words.
const OUTLINED: usize = 25;

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

/// How views write things.
fn keys<T: serde::Serialize>(things: impl Iterator<Item = T>) -> Vec<serde_json::Value> {
    things.map(|thing| serde_json::to_value(thing).expect("a plain value")).collect()
}

/// A client finds the name of a thing under the kind of thing and its key in views.
#[test]
fn keys_of_views_are_keys_of_words() {
    let words = words_of("en");
    let named = |prefix: &str, things: Vec<serde_json::Value>| {
        for thing in things {
            let key = format!("{prefix}-{}", thing.as_str().expect("a key"));
            assert!(words.contains_key(&key), "no words for {key}");
        }
    };
    named("system", keys(System::all()));
    named("unit", keys(Unit::all()));
    named("leader", keys(Leader::all()));
    named("mission", keys(Mission::all()));
    named("action", keys(ActionCard::all()));
    named("ring", keys(Ring::ALL.into_iter()));
    named("face", keys(Face::ALL.into_iter()));
    named("theatre", keys(Theatre::BOTH.into_iter()));
    named("colour", keys(Colour::BOTH.into_iter()));
    named("stage", keys(Objective::all().map(|objective| objective.def().stage)));
    named("skill", keys(Mission::all().map(|mission| mission.def().skill)));
    let facts = Rebellion::facts();
    let given = facts.sides.iter().map(|own| own.key).chain(facts.objectives.iter().map(|own| own.key));
    for key in given.chain(facts.tactics.iter().map(|own| own.key)) {
        assert!(words.contains_key(key), "no words for {key}");
    }
    for region in facts.systems.iter().map(|own| own.region) {
        assert!(words.contains_key(&format!("region-{region}")), "region {region}");
    }
}

/// A place travels as the key of its system, or as the Rebel Base space, and comes back.
#[test]
fn a_place_reads_as_its_key() {
    for place in Place::all() {
        let text = serde_json::to_string(&place).expect("a plain value");
        assert_eq!(serde_json::from_str::<Place>(&text).expect("the same text"), place);
    }
    assert_eq!(serde_json::to_string(&at(System::NalHutta)).expect("a key"), "\"nal-hutta\"");
    assert_eq!(serde_json::to_string(&Place::BASE_SPACE).expect("a key"), "\"rebel-base-space\"");
    assert!(serde_json::from_str::<Place>("\"tund\"").is_err());
}

fn check(message: &Message, words: &Words) {
    let Some(variables) = words.get(message.key) else { panic!("no words for {}", message.key) };
    let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(variables, &given, "{}", message.key);
    let has = |key: &str| assert!(words.contains_key(key), "no words for {key}");
    for (_, arg) in &message.args {
        match arg {
            Arg::Number(_) | Arg::Player(_) => (),
            Arg::Name(key) => has(key),
            Arg::Part(key, part) => has(&format!("{key}.{part}")),
            Arg::Message(inner) => check(inner, words),
            Arg::Counted(counts) => counts.iter().for_each(|(_, key)| has(&format!("{key}.counted"))),
        }
    }
}

fn check_thing(thing: &Thing, words: &Words) {
    assert!(orrery_rebellion::describe::ZONES.contains(&thing.spot.zone), "{:?}", thing.spot);
    assert!(!thing.label.is_empty());
    for piece in &thing.label {
        if let Label::Message(message) = &piece.words {
            check(message, words);
        }
    }
    thing.name.iter().chain(&thing.facts).chain(&thing.abilities).for_each(|own| check(own, words));
    thing.contents.iter().flatten().for_each(|own| check_thing(own, words));
}

/// The table in words, to every viewer and when it is over.
fn check_outline(game: &Rebellion, words: &Words) {
    let seats = Seat::all(game.seats()).map(|seat| (game.view(Viewer::Seat(seat)), Some(seat)));
    for (view, me) in seats.chain([(game.view(Viewer::Spectator), None), (game.open_view(), None)]) {
        for own in Rebellion::heading(&view) {
            check(&own, words);
        }
        for section in Rebellion::outline(&view, me) {
            section.title.iter().for_each(|own| check(own, words));
            section.things.iter().for_each(|own| check_thing(own, words));
        }
        for seat in Seat::all(game.seats()) {
            check(&Rebellion::standing(&view, seat), words);
        }
    }
}

#[test]
fn whole_games_are_told_in_words() {
    let words = words_of("en");
    for (_, setup) in setups() {
        let mut game = Rebellion::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(7);
        let mut records = 0;
        while let Some(record) = random_record(&game, &mut source).expect("an action") {
            records += 1;
            if records % OUTLINED == 0 {
                check_outline(&game, &words);
            }
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
