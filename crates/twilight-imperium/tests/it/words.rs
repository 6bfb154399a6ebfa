//! Every key that the game speaks in exists in both languages.

use std::path::Path;

use orrery_testkit::words::{self, Words};
use orrery_twilight_imperium::cards::*;

/// What the components are called.
const FILES: [&str; 8] = [
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
