//! Both languages say the same things, and say everything that is asked of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use fluent_bundle::FluentValue;
use orrery_cli::text::{Language, Texts};
use orrery_star_realms::{Kind, Mode, rules};
use orrery_testkit::words::{self, Words};

/// The files of words.
fn files() -> Vec<String> {
    let folder = fs::read_dir(root().join("locales/en")).expect("the words");
    let mut files: Vec<String> =
        folder.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    files.sort_unstable();
    files
}

/// The game a file belongs to; `None` for what all games share.
fn game_of(file: &str) -> Option<&'static str> {
    orrery_games::IDS.iter().copied().find(|id| file.starts_with(id))
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn messages(language: Language, file: &str) -> Words {
    words::read([root().join("locales").join(language.code()).join(file)])
}

#[test]
fn both_languages_have_the_same_keys_attributes_and_variables() {
    for file in &files() {
        let [en, ru] = Language::ALL.map(|language| messages(language, file));
        for (key, variables) in &en {
            assert_eq!(ru.get(key), Some(variables), "{file}: {key}");
        }
        for key in ru.keys() {
            assert!(en.contains_key(key), "{file}: {key} is only in Russian");
        }
    }
}

#[test]
fn every_message_formats_without_errors_for_every_plural() {
    for language in Language::ALL {
        for file in files().iter().filter(|file| *file == "interface.ftl" || game_of(file).is_some()) {
            let texts = Texts::new(language, game_of(file));
            for (key, variables) in messages(language, file) {
                for number in [0, 1, 2, 5, 21] {
                    let args = variables.iter().map(|name| (name.as_str(), FluentValue::from(number)));
                    let (message, attribute) =
                        key.split_once('.').map_or((key.as_str(), None), |(m, a)| (m, Some(a)));
                    let text = match attribute {
                        Some(attribute) => texts.attribute_with(message, attribute, args).unwrap_or_default(),
                        None => texts.with(message, args),
                    };
                    let whole = !text.is_empty() && !text.contains("{$") && !text.contains('⟦');
                    assert!(whole, "{} {file}: {key} gives '{text}'", language.code());
                    assert!(!text.contains(['\u{2068}', '\u{2069}']), "{key} has isolating marks");
                }
            }
        }
    }
}

/// A key of a game that the interface or the browser has as well would be worded by chance.
#[test]
fn no_key_of_a_game_hides_one_that_all_games_share() {
    for language in Language::ALL {
        let shared: Vec<Words> = ["interface.ftl", "web.ftl"].map(|file| messages(language, file)).into();
        for file in files().iter().filter(|file| game_of(file).is_some()) {
            for key in messages(language, file).keys() {
                assert!(shared.iter().all(|keys| !keys.contains_key(key)), "{file}: {key}");
            }
        }
    }
}

/// What the lists of games and the forms of new tables say.
#[test]
fn every_game_has_a_name_and_words_for_its_options() {
    #[derive(Clone)]
    struct Check;
    impl orrery_games::Task for Check {
        type Output = ();

        fn run<G: orrery_engine::Offered>(self) {
            for language in Language::ALL {
                let texts = Texts::new(language, Some(G::ID));
                let values = G::FIELDS.iter().flat_map(|field| {
                    let value = |value: &orrery_engine::Value| format!("option-{}-{}", field.key, value.key);
                    field.values.iter().map(value).chain([format!("option-{}", field.key)])
                });
                for key in values.chain(["game-name".to_owned(), "game-blurb".to_owned()]) {
                    assert!(texts.has(&key), "{} has no {key} in {}", G::ID, language.code());
                }
            }
        }
    }
    orrery_games::each(&Check);
}

/// The keys in `source` that start with one of `prefixes`.
fn quoted(source: &str, prefixes: &[&str]) -> BTreeSet<String> {
    let strings = source.split('"').skip(1).step_by(2);
    let keys = strings.filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix)));
    keys.filter(|text| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'))
        .map(str::to_owned)
        .collect()
}

fn assert_known(keys: &BTreeSet<String>) {
    for language in Language::ALL {
        let texts = Texts::new(language, Some("star-realms"));
        for key in keys {
            assert!(texts.has(key), "{} has no {key}", language.code());
        }
    }
}

#[test]
fn every_key_of_the_game_has_words() {
    let read = |file: &str| {
        fs::read_to_string(root().join("crates/star-realms/src").join(file)).expect("the game's descriptions")
    };
    let source = read("describe.rs") + &read("outline.rs");
    let prefixes = [
        "ask-",
        "do-",
        "confirm-",
        "log-",
        "effect-",
        "card-",
        "count-",
        "zone-",
        "mark-",
        "letter-",
        "fact-",
        "hint-",
        "heading-",
        "text-",
        "names-",
        "standing-",
    ];
    let keys = quoted(&source, &prefixes);
    assert!(keys.len() > 150, "{}", keys.len());
    assert_known(&keys);
}

#[test]
fn every_refusal_card_faction_and_mode_has_words() {
    let mut keys: BTreeSet<String> = rules::ALL.iter().map(|illegal| illegal.reason.to_owned()).collect();
    keys.extend(Kind::all().map(|kind| kind.def().key.to_owned()));
    keys.extend(Kind::all().map(|kind| kind.def().faction.key().to_owned()));
    keys.extend(Mode::ALL.iter().map(|mode| format!("mode-{}", mode.key())));
    assert_known(&keys);
}

#[test]
fn every_key_of_the_table_has_words() {
    for file in ["refusal.rs", "load_error.rs"] {
        let source =
            fs::read_to_string(root().join("crates/table/src").join(file)).expect("the table's errors");
        let keys = quoted(&source, &["table-", "load-", "damage-"]);
        assert!(keys.len() > 8, "{file}: {keys:?}");
        assert_known(&keys);
    }
}

#[test]
fn every_key_of_the_client_has_words() {
    let mut keys = BTreeSet::new();
    let mut folders = vec![root().join("crates/cli/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = fs::read_to_string(path).expect("a source file");
                let prefixes = [
                    "title-",
                    "hints-",
                    "wait-",
                    "curtain-",
                    "confirm-",
                    "notice-",
                    "error-",
                    "sim-",
                    "arena-",
                    "over-",
                    "help-",
                    "rules-",
                    "name-",
                    "choose-",
                    "choices-",
                    "close-",
                    "pile-",
                    "replay-",
                    "screen-",
                    "bot-other",
                    "game-name",
                ];
                keys.extend(quoted(&source, &prefixes));
            }
        }
    }
    assert!(keys.len() > 60, "{}", keys.len());
    assert_known(&keys);
}

/// Sentences that stand after a colon or before a rule: lower case, no full stop, no apology.
#[test]
fn refusals_read_as_parts_of_a_sentence() {
    for language in Language::ALL {
        let texts = Texts::new(language, Some("star-realms"));
        for illegal in rules::ALL {
            let text = texts.get(illegal.reason);
            let proper = ["Scouts", "Explorers"].iter().any(|name| text.starts_with(name));
            assert!(proper || text.starts_with(char::is_lowercase), "{text}");
            assert!(!text.ends_with('.'), "{text}");
        }
    }
}

/// The words of `orrery odds` are the same in both languages and are all there.
#[test]
fn odds_are_told_in_both_languages() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("the source");
    for (id, path, common) in [
        ("starcraft", "crates/starcraft/src/judge/stage.rs", "crates/cli/src/odds.rs"),
        ("rebellion", "crates/rebellion/src/lineup.rs", "crates/cli/src/odds.rs"),
        ("twilight-imperium", "crates/twilight-imperium/src/odds/stated.rs", "crates/cli/src/tally.rs"),
    ] {
        let common = quoted(&read(common), &["odds-"]);
        let [en, ru] = Language::ALL.map(|language| messages(language, &format!("{id}-odds.ftl")));
        assert_eq!(en, ru);
        let mut keys = quoted(&read(path), &["odds-", "race-"]);
        assert!(keys.len() > 8, "{keys:?}");
        keys.extend(common.iter().cloned());
        for language in Language::ALL {
            let texts = Texts::new(language, Some(id));
            for key in &keys {
                assert!(texts.has(key), "{} has no {key}", language.code());
            }
        }
    }
}
