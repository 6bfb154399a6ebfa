//! What holds for every game in the catalogue.

use std::collections::BTreeSet;

use orrery_engine::{Chosen, Field, Game, Level, Offered};
use orrery_games::{IDS, Task, each, library, with};

#[test]
fn ids_differ_and_find_their_game() {
    struct Id;
    impl Task for Id {
        type Output = &'static str;

        fn run<G: Offered>(self) -> &'static str {
            G::ID
        }
    }
    assert_eq!(IDS.iter().collect::<BTreeSet<_>>().len(), IDS.len());
    for id in IDS {
        assert_eq!(with(id, Id), Some(*id));
    }
    assert_eq!(with("chess", Id), None);
}

/// Every choice of values, one for each field.
fn combinations(fields: &'static [Field], players: u8) -> Vec<Vec<(&'static str, &'static str)>> {
    let chosen = fields.iter().filter(|field| !field.written);
    chosen.fold(vec![Vec::new()], |all, field| {
        let values = || field.values.iter().filter(|value| value.admits(players));
        let longer = |chosen: &Vec<_>| {
            let chosen = chosen.clone();
            values().map(move |value| [&chosen[..], &[(field.key, value.key)]].concat()).collect::<Vec<_>>()
        };
        all.iter().flat_map(longer).collect()
    })
}

#[test]
fn every_combination_of_a_form_makes_a_setup() {
    #[derive(Clone)]
    struct Check;
    impl Task for Check {
        type Output = usize;

        fn run<G: Offered>(self) -> usize {
            let (fewest, most) = G::PLAYERS;
            let mut made = 0;
            for players in fewest..=most {
                for wishes in combinations(G::FIELDS, players) {
                    let chosen =
                        Chosen::new(G::FIELDS, wishes.iter().copied(), players).expect("its own values");
                    let game = G::new(&G::setup(&chosen));
                    let game =
                        game.unwrap_or_else(|illegal| panic!("{} {players} {wishes:?}: {illegal}", G::ID));
                    assert_eq!(Game::seats(&game), players);
                    made += 1;
                }
            }
            made
        }
    }
    assert!(each(&Check).into_iter().all(|made| made > 20));
}

/// The numbers of players of a value say what the rules say.
#[test]
fn a_value_for_other_numbers_of_players_is_refused() {
    #[derive(Clone)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Offered>(self) {
            let (fewest, most) = G::PLAYERS;
            for players in fewest..=most {
                for value in G::FIELDS[0].values.iter().filter(|value| !value.admits(players)) {
                    let wishes = [(G::FIELDS[0].key, value.key)];
                    let chosen = Chosen::new(G::FIELDS, wishes, players).expect("its own value");
                    assert!(G::new(&G::setup(&chosen)).is_err(), "{} {} for {players}", G::ID, value.key);
                }
            }
        }
    }
    each(&Check);
}

#[test]
fn every_game_has_words_rules_and_a_strongest_bot() {
    #[derive(Clone)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Offered>(self) {
            for language in library::LANGUAGES {
                assert!(!library::words(G::ID, language).is_empty(), "{} {language}", G::ID);
                let rules = library::rules(G::ID, language).expect("a rules reference");
                assert!(rules.contains(&format!("[{} ", G::BOOK)), "{} {language}", G::ID);
                for field in G::FIELDS {
                    if let Some(rule) = field.rule {
                        assert!(rules.contains(&format!("[{rule}]")), "{}: {rule}", G::ID);
                    }
                    for mode in field.modes {
                        assert!(G::FIELDS[0].value(mode).is_some(), "{}: {mode}", G::ID);
                    }
                }
            }
            assert!(G::budget(Level::Expert).is_some(), "{}", G::ID);
            let quick = Chosen::new(G::FIELDS, G::QUICK.iter().copied(), G::PLAYERS.0);
            G::new(&G::setup(&quick.expect("its own values"))).expect("a game for somebody in a hurry");
        }
    }
    each(&Check);
}
