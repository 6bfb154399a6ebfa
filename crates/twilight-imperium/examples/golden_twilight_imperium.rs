//! Writes the golden replays of the game:
//! `cargo run --release -p orrery-twilight-imperium --example golden_twilight_imperium [FOLDER]`.
//!
//! Many games are played by lot, and those are kept that between them show everything (`tests/it/shown.rs`); a test
//! of the game checks it.

use std::path::{Path, PathBuf};

use orrery_engine::Seat;
use orrery_testkit::golden;
use orrery_testkit::repertoire::{self, Candidate};
use orrery_twilight_imperium::action::Pick;
use orrery_twilight_imperium::cards::maps::{HEXES, Layout};
use orrery_twilight_imperium::cards::{Faction, Planet};
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal, Setup};
use orrery_twilight_imperium::{Action, Event, TwilightImperium};

#[path = "../tests/it/shown.rs"]
mod shown;

/// Games that are played to choose from.
const CANDIDATES: usize = 6_000;
/// How many games of each setup are kept at least.
const EACH: usize = 6;

fn main() {
    let candidates = std::env::args().nth(2).map_or(CANDIDATES, |n| n.parse().expect("how many games"));
    let folder = std::env::args().nth(1).map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/twilight-imperium"),
        PathBuf::from,
    );
    std::fs::create_dir_all(&folder).expect("the folder of the replays");
    let setups = setups();
    let everything: Vec<String> = shown::everything().into_iter().collect();
    let shown = |setup: &Setup, game: &TwilightImperium, events: &[Event]| {
        let mut names: Vec<String> = shown::shown_by_setup(setup).into_iter().collect();
        names.extend(events.iter().flat_map(shown::shown_by));
        names.push(shown::shown_by_end(game, false));
        names
    };
    let play = |number| Candidate::<TwilightImperium>::play(&setups, number, chooser, shown, &everything);
    let candidates: Vec<Candidate<TwilightImperium>> = (0..candidates).map(play).collect();
    let (mut written, mut bytes) = (0, 0);
    let mut write = |name: &str, text: String| {
        bytes += text.len();
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    let (kept, missing) = repertoire::chosen(&candidates, setups.len(), EACH, &everything);
    // Nobody leaves these tables.
    let missing =
        missing.iter().filter(|what| !what.contains("Concede") && !what.contains("last at the table"));
    missing.for_each(|what| println!("never shown: {what}"));
    for candidate in kept {
        let Candidate { name, setup, seed, .. } = candidate;
        write(name, golden::record::<TwilightImperium>(setup, name, chooser(*seed), *seed));
    }
    for players in 3..=6 {
        let name = format!("concessions-{players}");
        write(&name, concessions(&Setup { galaxy: Galaxy::Ready, ..Setup::new(players) }, &name));
    }
    println!("{written} replays, {bytes} bytes");
}

/// Every player count and option.
fn setups() -> Vec<(&'static str, Setup)> {
    let of = |players, factions, galaxy, goal| Setup { factions, galaxy, goal, ..Setup::new(players) };
    let mut given = [Faction::Arborec; 6];
    given.copy_from_slice(&Faction::ALL[..6]);
    let layout = Layout::of(3).expect("a map for three");
    let map: [u8; HEXES - 1] = std::array::from_fn(|n| layout.map[n + 1]);
    vec![
        ("3-dealt", of(3, Factions::Random, Galaxy::Ready, Goal::Ten)),
        ("3-chosen-built", of(3, Factions::Choose, Galaxy::Built, Goal::Ten)),
        ("3-given-map", of(3, Factions::Given(given), Galaxy::Map(map), Goal::Ten)),
        ("3-long", of(3, Factions::Random, Galaxy::Ready, Goal::Fourteen)),
        ("4-dealt", of(4, Factions::Random, Galaxy::Ready, Goal::Ten)),
        ("4-drafted-built", of(4, Factions::Draft, Galaxy::Built, Goal::Ten)),
        ("5-dealt", of(5, Factions::Random, Galaxy::Ready, Goal::Ten)),
        ("5-drafted", of(5, Factions::Draft, Galaxy::Ready, Goal::Ten)),
        ("6-dealt", of(6, Factions::Random, Galaxy::Ready, Goal::Ten)),
        ("6-dealt-built", of(6, Factions::Random, Galaxy::Built, Goal::Ten)),
    ]
}

/// Players who decide by lot, in which what makes things happen has more tickets.
fn chooser(seed: u64) -> impl FnMut(&TwilightImperium, Seat, &[Action]) -> Action {
    repertoire::by_lot(seed, tickets)
}

fn tickets(game: &TwilightImperium, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Score(_) | Action::Pick(Pick::Objective(_)) => 3000,
        Action::PlayCard(_) | Action::PlayNote(_) => 400,
        Action::Use(_) => 120,
        Action::Offer(_) => 3,
        Action::Propose | Action::Accept => 120,
        Action::Add { .. } => 40,
        Action::Counter => 10,
        Action::Pass => 40,
        Action::Finish => 12,
        Action::PassTurn => 30,
        Action::Retreat => 8,
        Action::Strategic(_) => 400,
        Action::Move { .. } | Action::Land { .. } => 120,
        Action::Pick(Pick::Amount(n)) => {
            if (2..=4).contains(&n) {
                60
            } else {
                3
            }
        }
        // Fleets go where there is something to take.
        Action::Activate(hex) => {
            let near = game.adjacent(hex, Some(seat));
            let mine = |planet: &Planet| game.planet(*planet).owner == Some(seat);
            let worth =
                game.planets_in(hex).iter().any(|planet| !mine(planet)) || game.has_rival_ships(hex, seat);
            if worth && near.iter().any(|near| game.fleet(near, seat).has_ships()) { 60 } else { 2 }
        }
        _ => 30,
    }
}

/// A game in which every 150 decisions somebody concedes, until it is over.
fn concessions(setup: &Setup, name: &str) -> String {
    let choose = chooser(golden::fnv1a(name.as_bytes()));
    repertoire::concessions::<TwilightImperium>(setup, name, 150, choose, |_, time| Seat(time as u8 - 1))
}
