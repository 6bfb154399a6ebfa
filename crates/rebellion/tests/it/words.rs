//! Every key that the game speaks in exists in both languages, with the arguments it gives.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use orrery_engine::{Arg, Describe, Game, Log, Message, Seat, SplitMix64};
use orrery_testkit::play::{listed, random_record};

use crate::laws::setups;
use crate::support::*;

/// The messages of a language with the variables each of them uses.
fn words(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("locales").join(language).join("rebellion.ftl");
    let text = fs::read_to_string(&path).expect("the words of the language");
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("a file without mistakes");
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.as_ref().expect("a message with a value");
        assert!(
            messages.insert(message.id.name.to_owned(), variables(value)).is_none(),
            "{} twice",
            message.id.name
        );
    }
    messages
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let variable = |element: &PatternElement<&str>| match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(id.name.to_owned()),
        _ => None,
    };
    pattern.elements.iter().filter_map(variable).collect()
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(words("en"), words("ru"));
}

#[test]
fn every_refusal_has_its_words() {
    let words = words("en");
    for illegal in rules::ALL {
        assert!(words.contains_key(illegal.reason), "{illegal}");
    }
}

/// The components' names stand in another file.
fn is_component(key: &str) -> bool {
    let kinds =
        ["system-", "unit-", "leader-", "mission-", "action-", "objective-", "tactic-", "ring-", "faction-"];
    key == "rebel-base-space" || kinds.iter().any(|kind| key.starts_with(kind))
}

fn check(message: &Message, words: &BTreeMap<String, BTreeSet<String>>) {
    let Some(variables) = words.get(message.key) else { panic!("no words for {}", message.key) };
    let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(variables.is_subset(&given), "{} needs {variables:?}, and has {given:?}", message.key);
    for (_, arg) in &message.args {
        if let Arg::Name(key) = arg {
            assert!(is_component(key) || words.contains_key(*key), "no words for {key}");
        }
    }
}

#[test]
fn whole_games_are_told_in_words() {
    let words = words("en");
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
