//! Writes the golden replays of the game:
//! `cargo run --release -p orrery-rebellion --example golden_rebellion [FOLDER]`.
//!
//! Many games are played by lot, and those are kept that between them show everything (`tests/it/repertoire.rs`); a test
//! of the game checks it.

use std::path::{Path, PathBuf};

use orrery_engine::Seat;
use orrery_rebellion::cards::{Leader, Side};
use orrery_rebellion::{Action, Event, Options, Rebellion, Seating, Setup};
use orrery_testkit::golden;
use orrery_testkit::repertoire::{self as testkit, Candidate};

#[path = "../tests/it/repertoire.rs"]
mod repertoire;

/// Games that are played to choose from.
const CANDIDATES: usize = 20_000;
/// How many games of each setup are kept at least.
const EACH: usize = 8;

fn main() {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/rebellion"), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("the folder of the replays");
    let setups = setups();
    let everything: Vec<String> = repertoire::everything().into_iter().collect();
    let shown = |setup: &Setup, _: &Rebellion, events: &[Event]| {
        let happened = events.iter().flat_map(repertoire::shown_by);
        happened.chain(repertoire::shown_by_setup(*setup)).collect()
    };
    let play = |number| Candidate::<Rebellion>::play(&setups, number, chooser, shown, &everything);
    let candidates: Vec<Candidate<Rebellion>> = (0..CANDIDATES).map(play).collect();
    let mut written = 0;
    let mut write = |name: &str, text: String| {
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    let (kept, missing) = testkit::chosen(&candidates, setups.len(), EACH, &everything);
    // Nobody leaves these tables.
    let missing = missing.iter().filter(|what| !what.contains("Conce"));
    missing.for_each(|what| println!("never shown: {what}"));
    for candidate in kept {
        let Candidate { name, setup, seed, .. } = candidate;
        write(name, golden::record::<Rebellion>(setup, name, chooser(*seed), *seed));
    }
    for players in 2..=4 {
        let name = format!("concessions-{players}");
        write(&name, concessions(Setup::new(players), &name));
    }
    println!("{written} replays");
}

/// Every player count and option.
fn setups() -> Vec<(&'static str, Setup)> {
    let plain = Options::default();
    let first = Options { first_game: true, ..plain };
    let strict = Options { scrap_to_gain: false, combat_at_old_base: false, ..plain };
    let of = |players, seating, options| Setup { players, seating, options };
    vec![
        ("2-full", of(2, Seating::InOrder, plain)),
        ("2-first", of(2, Seating::From(Seat(1)), first)),
        ("2-strict", of(2, Seating::Lot, strict)),
        ("3-full", of(3, Seating::InOrder, plain)),
        ("3-first", of(3, Seating::Lot, first)),
        ("4-full", of(4, Seating::InOrder, plain)),
        ("4-first", of(4, Seating::From(Seat(2)), first)),
        ("4-strict", of(4, Seating::Lot, strict)),
    ]
}

/// Players who decide by lot, in which what makes things happen has more tickets.
fn chooser(seed: u64) -> impl FnMut(&Rebellion, Seat, &[Action]) -> Action {
    testkit::by_lot(seed, tickets)
}

fn tickets(game: &Rebellion, seat: Seat, action: Action) -> u32 {
    match action {
        Action::RevealBase | Action::Scrap { .. } | Action::Dismiss { .. } => 1,
        Action::Pass => 6,
        Action::Decline => 25,
        Action::Finish => 12,
        Action::UseCard(_) | Action::PlayObjective(_) | Action::PlayTactic { .. } => 400,
        Action::Reveal { .. } | Action::UseRing(_) => 200,
        // Fleets that hunt end games otherwise than by time.
        Action::Activate { place, .. } => {
            let hunted = game.base().filter(|_| game.is_revealed()).map(Into::into) == Some(place);
            let mine = game.side_of_seat(seat) == Some(Side::Empire);
            if hunted && mine { 120 } else { 4 }
        }
        Action::Assign { leader: Leader::LukeSkywalker, .. } => 60,
        Action::Move { .. } => 60,
        _ => 30,
    }
}

/// A game in which every 80 decisions somebody concedes, until it is over.
fn concessions(setup: Setup, name: &str) -> String {
    let choose = chooser(golden::fnv1a(name.as_bytes()));
    testkit::concessions::<Rebellion>(&setup, name, 80, choose, |_, time| Seat(time as u8 - 1))
}
