//! Every key that the game speaks in exists in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_engine::outline::{self, Thing};
use orrery_engine::{Arg, Describe, Game, Log, Message, Outline, Seat, SplitMix64, Viewer};
use orrery_testkit::play::{listed, random_record};
use orrery_testkit::words::{self, Words};
use orrery_twilight_imperium::cards::*;
use orrery_twilight_imperium::{TwilightImperium, View, rules};

use crate::games::setups;

/// What the game says and what its components are called.
const FILES: [&str; 11] = [
    "twilight-imperium.ftl",
    "twilight-imperium-lobby.ftl",
    "twilight-imperium-outline.ftl",
    "twilight-imperium-actions.ftl",
    "twilight-imperium-agendas.ftl",
    "twilight-imperium-cards.ftl",
    "twilight-imperium-factions.ftl",
    "twilight-imperium-objectives.ftl",
    "twilight-imperium-systems.ftl",
    "twilight-imperium-technologies.ftl",
    "twilight-imperium-units.ftl",
];

fn words_of(language: &str) -> Words {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    words::read(FILES.map(|file| locales.join(language).join(file)))
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(words_of("en"), words_of("ru"));
}

#[test]
fn every_component_has_its_name() {
    let words = words_of("en");
    let keys = [
        Ability::ALL.map(Ability::key).to_vec(),
        ActionCard::ALL.map(ActionCard::key).to_vec(),
        Agenda::ALL.map(Agenda::key).to_vec(),
        Anomaly::ALL.map(Anomaly::key).to_vec(),
        Colour::ALL.map(Colour::key).to_vec(),
        Colour::ALL.map(Colour::specialty_key).to_vec(),
        Faction::ALL.map(Faction::key).to_vec(),
        Note::ALL.map(Note::key).to_vec(),
        Objective::ALL.map(Objective::key).to_vec(),
        Planet::ALL.map(Planet::key).to_vec(),
        Pool::ALL.map(Pool::key).to_vec(),
        Profile::ALL.map(Profile::key).to_vec(),
        Strategy::ALL.map(Strategy::key).to_vec(),
        Tech::ALL.map(Tech::key).to_vec(),
        Tile::ALL.map(Tile::key).to_vec(),
        Trait::ALL.map(Trait::key).to_vec(),
        Unit::ALL.map(Unit::key).to_vec(),
        Wormhole::ALL.map(Wormhole::key).to_vec(),
    ]
    .concat();
    for key in keys {
        assert!(words.contains_key(key), "no words for {key}");
    }
}

#[test]
fn every_card_has_its_text() {
    let words = words_of("en");
    let has = |key: &str, attribute: &str| words.contains_key(&format!("{key}.{attribute}"));
    for agenda in Agenda::ALL {
        let (key, votes) = (agenda.key(), agenda.def().outcomes == Outcomes::ForAgainst);
        assert_eq!(has(key, "for") && has(key, "against"), votes, "{key}");
        assert_eq!(has(key, "elect") && has(key, "text"), !votes, "{key}");
    }
    let texts = [
        ActionCard::ALL.map(ActionCard::key).to_vec(),
        Ability::ALL.map(Ability::key).to_vec(),
        Note::ALL.map(Note::key).to_vec(),
        Objective::ALL.map(Objective::key).to_vec(),
        Tech::ALL.map(Tech::key).to_vec(),
    ];
    for key in texts.concat() {
        assert!(has(key, "text"), "{key} has no text");
    }
    for card in Strategy::ALL {
        assert!(has(card.key(), "primary") && has(card.key(), "secondary"), "{card:?}");
    }
}

#[test]
fn every_refusal_has_its_words() {
    let words = words_of("en");
    for illegal in rules::ALL {
        assert!(words.contains_key(illegal.reason), "{illegal}");
    }
    for window in TwilightImperium::WINDOWS {
        assert!(words.contains_key(*window), "{window}");
    }
}

fn check(message: &Message, words: &Words) {
    let Some(variables) = words.get(message.key) else { panic!("no words for {}", message.key) };
    let given: BTreeSet<String> = message.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert!(variables.is_subset(&given), "{} needs {variables:?}, and has {given:?}", message.key);
    for (_, arg) in &message.args {
        match arg {
            Arg::Name(key) => assert!(words.contains_key(*key), "no words for {key}"),
            Arg::Part(key, attribute) => {
                assert!(words.contains_key(&format!("{key}.{attribute}")), "no words for {key}.{attribute}");
            }
            Arg::Message(message) => check(message, words),
            Arg::Counted(things) => {
                for (_, key) in things {
                    assert!(words.contains_key(&format!("{key}.counted")), "{key} cannot be counted");
                }
            }
            _ => (),
        }
    }
}

/// Checks all that the table says.
fn told(view: &View, words: &Words) {
    fn thing(own: &Thing, words: &Words) {
        for piece in &own.label {
            if let outline::Words::Message(message) = &piece.words {
                check(message, words);
            }
        }
        for message in own.name.iter().chain(&own.facts).chain(&own.abilities) {
            check(message, words);
        }
        for own in own.contents.iter().flatten() {
            thing(own, words);
        }
    }
    for message in &TwilightImperium::heading(view) {
        check(message, words);
    }
    for seat in Seat::all(view.players) {
        check(&TwilightImperium::standing(view, seat), words);
    }
    for section in TwilightImperium::outline(view, view.seat) {
        if let Some(message) = &section.title {
            check(message, words);
        }
        for own in &section.things {
            thing(own, words);
        }
    }
}

#[test]
fn whole_games_are_told_in_words() {
    let words = words_of("en");
    for (_, setup) in setups() {
        let mut game = TwilightImperium::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(7);
        let mut steps = 0;
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
            // The whole table is told now and then: it changes little from step to step.
            steps += 1;
            if steps % 40 == 0 {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
                    told(&game.view(viewer), &words);
                }
            }
            let mut events = Vec::new();
            record.play(&mut game, &mut Log::to(&mut events)).expect("a listed action");
            for event in &events {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                    check(&game.sentence(&game.seen_by(event, viewer)).expect("a sentence"), &words);
                }
            }
        }
    }
}
