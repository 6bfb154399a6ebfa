//! Every number stands for one action, no observation tells what is hidden, and both stay what they are.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use orrery_bots::{Progress, Spec, bot};
use orrery_engine::{Chosen, Log, Offered, Seat, Source, SplitMix64, Status, Viewer};
use orrery_games::Task;
use orrery_spaces::Encoding;

/// How far a game is played of each setup.
const DECISIONS: usize = 500;
/// When a game is broken off that is to be played to its end.
const LONGEST: usize = 20_000;

/// The setups that are tried: the default for the fewest and the most players, and every value of every field.
fn setups<G: Offered>() -> Vec<G::Setup> {
    let (fewest, most) = G::PLAYERS;
    let values = G::FIELDS.iter().flat_map(|field| field.values.iter().map(|value| (field.key, value)));
    let wishes = values.map(|(key, value)| {
        let players = (fewest..=most).find(|&n| value.admits(n)).unwrap_or(fewest);
        (players, vec![(key, value.key)])
    });
    let wishes = [(fewest, vec![]), (most, vec![])].into_iter().chain(wishes);
    let setups = wishes.filter_map(|(players, wish)| {
        Chosen::new(G::FIELDS, wish, players).ok().map(|chosen| G::setup(&chosen))
    });
    setups.filter(|setup| G::new(setup).is_ok()).collect()
}

/// Plays at random and shows every position with the seat that decides and what it may do.
fn play<G: Offered>(setup: &G::Setup, seed: u64, look: impl FnMut(&G, Seat, &[G::Action])) {
    let mut source = SplitMix64::new(seed);
    play_by::<G>(setup, seed, DECISIONS, look, |_, _, actions| {
        actions[source.below(actions.len() as u32) as usize]
    });
}

/// Plays as `choose` says, up to so many decisions, and shows every position. How many decisions were made.
fn play_by<G: Offered>(
    setup: &G::Setup,
    seed: u64,
    longest: usize,
    mut look: impl FnMut(&G, Seat, &[G::Action]),
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
) -> usize {
    let mut game = G::new(setup).expect("the setup was tried before");
    let mut source = SplitMix64::new(seed);
    let mut actions = Vec::new();
    for decision in 0..longest {
        while let Status::Chance(chance) = game.status() {
            let outcome = chance.sample(&mut source);
            game.resolve_chance(outcome, &mut Log::off());
        }
        let Status::Decision(seats) = game.status() else { return decision };
        let seat = seats.lowest().expect("somebody decides");
        actions.clear();
        game.legal_actions(seat, &mut actions);
        look(&game, seat, &actions);
        let action = choose(&game, seat, &actions);
        game.apply_unchecked(seat, action, &mut Log::off());
    }
    longest
}

#[test]
fn a_number_stands_for_one_action_and_an_action_has_one_number() {
    #[derive(Clone)]
    struct Count;
    impl Task for Count {
        type Output = ();
        fn run<G: Offered>(self) {
            let encoding = Encoding::<G>::new(G::PLAYERS.0);
            let mut actions = 0;
            for number in 0..encoding.actions() {
                if let Some(action) = encoding.decode(number) {
                    assert_eq!(encoding.encode(&action), Some(number), "{}: {action:?}", G::ID);
                    actions += 1;
                }
            }
            assert!(actions * 2 > encoding.actions(), "{}: most numbers stand for nothing", G::ID);
            assert!(encoding.decode(encoding.actions()).is_none(), "{}", G::ID);
        }
    }
    orrery_games::each(&Count);
}

#[test]
fn every_listed_action_has_a_number_and_every_list_has_room() {
    #[derive(Clone)]
    struct Fit;
    impl Task for Fit {
        type Output = ();
        fn run<G: Offered>(self) {
            for (n, setup) in setups::<G>().iter().enumerate() {
                let seats = G::new(setup).expect("the setup was tried before").seats();
                let encoding = Encoding::<G>::new(seats);
                let mut observation = vec![0.0; encoding.observation()];
                play::<G>(setup, n as u64, |game, seat, actions| {
                    for action in actions {
                        let number = encoding.encode(action);
                        assert!(number.is_some(), "{}: {action:?} has no number", G::ID);
                        assert_eq!(
                            number.and_then(|number| encoding.decode(number)),
                            Some(*action),
                            "{}",
                            G::ID
                        );
                    }
                    encoding.observe(game, seat, &mut observation);
                    assert_eq!(encoding.crowded(&observation), None, "{}: {setup:?}", G::ID);
                });
            }
        }
    }
    orrery_games::each(&Fit);
}

/// Lists grow and numbers rise until a game ends, and more so if it is played well.
#[test]
fn nothing_is_left_out_up_to_the_end_of_a_game() {
    #[derive(Clone)]
    struct Last;
    impl Task for Last {
        type Output = ();
        fn run<G: Offered>(self) {
            let mut ended = 0;
            for (n, setup) in setups::<G>().iter().enumerate() {
                let seats = G::new(setup).expect("the setup was tried before").seats();
                let encoding = Encoding::<G>::new(seats);
                let mut observation = vec![0.0; encoding.observation()];
                let mut position = 0_u32;
                let mut look = |game: &G, seat: Seat, actions: &[G::Action]| {
                    for action in actions {
                        assert!(encoding.encode(action).is_some(), "{}: {action:?} has no number", G::ID);
                    }
                    let asked = game.question(seat).expect("somebody decides");
                    assert!(encoding.questions().contains(&asked.key), "{}: {}", G::ID, asked.key);
                    position += 1;
                    // Looking for what has no room takes longer than playing.
                    if position.is_multiple_of(16) {
                        encoding.observe(game, seat, &mut observation);
                        assert_eq!(encoding.crowded(&observation), None, "{}: {setup:?}", G::ID);
                    }
                };
                for spec in [Spec::Random, Spec::Greedy] {
                    let mut player = bot::<G>(&spec, n as u64);
                    let decisions =
                        play_by::<G>(setup, n as u64, LONGEST, &mut look, |game, seat, actions| {
                            player.choose(game, seat, actions, &Progress::none())
                        });
                    ended += usize::from(decisions < LONGEST);
                }
            }
            assert!(ended > 0, "{}: no game has come to its end", G::ID);
        }
    }
    orrery_games::each(&Last);
}

#[test]
fn an_observation_is_the_same_whatever_is_hidden_from_its_seat() {
    #[derive(Clone)]
    struct Redeal;
    impl Task for Redeal {
        type Output = ();
        fn run<G: Offered>(self) {
            for (n, setup) in setups::<G>().iter().enumerate() {
                let seats = G::new(setup).expect("the setup was tried before").seats();
                let encoding = Encoding::<G>::new(seats);
                let mut rows = [(); 2].map(|()| vec![0.0; encoding.observation()]);
                let (mut position, mut differed) = (0_u64, false);
                play::<G>(setup, n as u64, |game, _, _| {
                    position += 1;
                    // Redealing takes longer than playing.
                    if !position.is_multiple_of(7) {
                        return;
                    }
                    let viewer = Seat((position % u64::from(seats)) as u8);
                    let mut other = game.clone();
                    other.redeal(Viewer::Seat(viewer), position);
                    for seat in Seat::all(seats) {
                        encoding.observe(game, seat, &mut rows[0]);
                        encoding.observe(&other, seat, &mut rows[1]);
                        if seat == viewer {
                            assert!(rows[0] == rows[1], "{}: {seat:?} sees what is hidden", G::ID);
                        } else {
                            differed |= rows[0] != rows[1];
                        }
                    }
                });
                assert!(differed, "{}: nothing was hidden, or nobody sees his own", G::ID);
            }
        }
    }
    orrery_games::each(&Redeal);
}

/// One network may then play every seat.
#[test]
fn no_two_seats_have_the_same_observation() {
    #[derive(Clone)]
    struct Tell;
    impl Task for Tell {
        type Output = ();
        fn run<G: Offered>(self) {
            for (n, setup) in setups::<G>().iter().enumerate() {
                let seats = G::new(setup).expect("the setup was tried before").seats();
                let encoding = Encoding::<G>::new(seats);
                assert!(encoding.describe_observation().starts_with(&format!("0 seat which of: {seats}\n")));
                let mut rows = vec![vec![0.0; encoding.observation()]; usize::from(seats)];
                play::<G>(setup, n as u64, |game, _, _| {
                    for (seat, row) in Seat::all(seats).zip(&mut rows) {
                        encoding.observe(game, seat, row);
                    }
                    for (seat, row) in rows.iter().enumerate() {
                        assert!(!rows[..seat].contains(row), "{}: {setup:?}", G::ID);
                    }
                });
            }
        }
    }
    orrery_games::each(&Tell);
}

/// Where the game's own words for its questions stand, in its sources.
fn asked_in_sources(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            asked_in_sources(&path, found);
        } else {
            let text = fs::read_to_string(&path).expect("a source");
            let quoted = text
                .split('"')
                .skip(1)
                .step_by(2)
                .filter(|word| ["ask-", "react-"].iter().any(|begin| word.starts_with(begin)));
            found.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn every_question_has_a_place_of_its_own() {
    #[derive(Clone)]
    struct Ask;
    impl Task for Ask {
        type Output = ();
        fn run<G: Offered>(self) {
            let encoding = Encoding::<G>::new(G::PLAYERS.0);
            let known: BTreeSet<String> = encoding.questions().iter().map(|&key| key.to_owned()).collect();
            assert_eq!(known.len(), encoding.questions().len(), "{}: a key stands there twice", G::ID);
            let mut found = BTreeSet::new();
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/src", G::ID));
            asked_in_sources(&folder, &mut found);
            assert!(!found.is_empty() && found.is_subset(&known), "{}: {found:?}", G::ID);
            for (n, setup) in setups::<G>().iter().enumerate() {
                let seats = G::new(setup).expect("it was tried before").seats();
                let encoding = Encoding::<G>::new(seats);
                let mut observation = vec![0.0; encoding.observation()];
                play::<G>(setup, n as u64, |game, seat, _| {
                    encoding.observe(game, seat, &mut observation);
                    let keys = observation.iter().skip(usize::from(seats)).zip(encoding.questions());
                    let told: Vec<&str> =
                        keys.filter(|(told, _)| **told != 0.0).map(|(_, &key)| key).collect();
                    let asked = game.question(seat).expect("somebody decides");
                    assert_eq!(told, [asked.key], "{}", G::ID);
                });
            }
        }
    }
    orrery_games::each(&Ask);
}

#[test]
fn numbers_stand_for_the_same_as_before() {
    #[derive(Clone)]
    struct Tell;
    impl Task for Tell {
        type Output = String;
        fn run<G: Offered>(self) -> String {
            let mut text = String::new();
            for players in G::PLAYERS.0..=G::PLAYERS.1 {
                let encoding = Encoding::<G>::new(players);
                let (actions, observation) = (encoding.actions(), encoding.observation());
                let _ = writeln!(
                    text,
                    "{} players={players} actions={actions} observation={observation} {}",
                    G::ID,
                    encoding.fingerprint()
                );
            }
            text
        }
    }
    let told = orrery_games::each(&Tell).concat();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/encodings.txt");
    if std::env::var_os("ORRERY_RENEW").is_some() {
        std::fs::write(path, &told).expect("the file can be written");
    }
    let known = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(known, told, "`make wire` writes encodings.txt anew; players trained before must be told");
}
