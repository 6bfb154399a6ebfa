//! Golden games of Parley, and what happens to altered ones.

use orrery_engine::{ChanceOutcome, Record, SplitMix64};
use orrery_testkit::golden::{self, Recorder};
use orrery_testkit::parley::{Action, Event, Parley, Setup};
use orrery_testkit::play::pick;

use crate::{A, B, C};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays");

fn random_game() -> String {
    let mut source = SplitMix64::new(5);
    golden::record::<Parley>(
        &Setup { seats: 3 },
        "all at random",
        |_, _, actions| pick(actions, &mut source).unwrap(),
        9,
    )
}

/// The text with one line changed.
fn altered(text: &str, line: usize, change: impl Fn(&str) -> String) -> String {
    text.lines()
        .enumerate()
        .map(|(n, old)| if n + 1 == line { change(old) } else { old.to_owned() } + "\n")
        .collect()
}

#[test]
fn golden_games_play_as_they_did() {
    let games = golden::verify_dir::<Parley>(FOLDER).unwrap();
    let events = || games.iter().flat_map(|game| &game.events);
    assert!(events().any(|event| matches!(event, Event::Cancelled { .. })), "no golden game with a veto");
    assert!(
        events().any(|event| matches!(event, Event::Conceded { .. })),
        "no golden game with a concession"
    );
    assert!(events().any(|event| matches!(event, Event::Revealed { .. })), "no golden game with a duel");
}

#[test]
fn a_recorded_game_is_verified() {
    let text = random_game();
    let replayed = golden::verify::<Parley>(&text).unwrap();
    assert_eq!(replayed.name, "all at random");
    assert_eq!(replayed.after(replayed.records.len()), replayed.game);
    assert_eq!(golden::renew::<Parley>(&text), Ok(text));
}

#[test]
fn a_concession_is_recorded() {
    let mut recorder = Recorder::<Parley>::new(&Setup { seats: 3 }, "two leave");
    recorder.take(Record::Chance(ChanceOutcome::Shuffle(7)));
    recorder
        .take(Record::Concede { seat: B })
        .take(Record::Action { seat: A, action: Action::Pass })
        .take(Record::Concede { seat: C });
    let text = recorder.finish();
    assert!(text.contains("\nB concede "), "{text}");
    assert!(text.ends_with("\nover A\n"), "{text}");
    assert_eq!(golden::verify::<Parley>(&text).unwrap().records.len(), 4);
}

#[test]
fn the_first_line_that_differs_is_named() {
    let text = random_game();
    let complaint = |line, change: &dyn Fn(&str) -> String| {
        golden::verify::<Parley>(&altered(&text, line, change)).map(|replayed| replayed.name).unwrap_err()
    };
    assert_eq!(complaint(1, &|_| "game chess".to_owned()), "line 1: chess is recorded, parley is found");
    assert_eq!(complaint(2, &|_| "rules 0".to_owned()), "line 2: 0 is recorded, 2 is found");
    assert_eq!(complaint(4, &|_| "setup 09 # nine".to_owned()), "line 4: two-to-four-players (PA 1.1)");
    assert!(complaint(5, &|line| line.replace("* 00", "* 0")).starts_with("line 5: not hexadecimal: 0"));
    assert!(complaint(5, &|line| format!("A{}", &line[1..])).starts_with("line 5: "));
    let hash = |line: &str| {
        let mut words: Vec<_> = line.split(' ').map(str::to_owned).collect();
        words[2] = "0123456789abcdef".to_owned();
        words.join(" ")
    };
    assert!(complaint(9, &hash).starts_with("line 9: the state differs after '"));
    let last = text.lines().count();
    assert!(
        complaint(last, &|_| "over nobody".to_owned()).starts_with(&format!("line {last}: over nobody is"))
    );
    assert!(complaint(last - 1, &|_| "over A".to_owned()).contains("the game is not over but waits for"));
    assert_eq!(complaint(last, &|_| String::new()), "the text ends before the game is over");
    assert!(complaint(last, &|line| format!("{line}\nover A")).contains("more after the end"));
}

#[test]
fn comments_are_for_the_reader_alone() {
    let bare: String =
        random_game().lines().map(|line| line.split(" #").next().unwrap().to_owned() + "\n").collect();
    assert!(golden::verify::<Parley>(&bare).is_ok());
}

#[test]
fn a_folder_without_games_is_a_mistake() {
    let empty = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    assert!(golden::verify_dir::<Parley>(empty).unwrap_err().ends_with("no .replay file"));
}
