//! Writes the golden replays of the game: `cargo run --release -p orrery-rebellion --example golden [FOLDER]`.
//!
//! Many games are played by lot, and those are kept that between them show everything (`tests/it/repertoire.rs`); a test
//! of the game checks it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use orrery_engine::{Game, Log, Record, Seat, Source, SplitMix64, Status};
use orrery_rebellion::cards::{Leader, Side};
use orrery_rebellion::{Action, Options, Rebellion, Seating, Setup};
use orrery_testkit::golden::{self, Recorder};
use orrery_testkit::play::{listed, pick};

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
    let candidates: Vec<Candidate> =
        (0..CANDIDATES).map(|n| Candidate::play(&setups, n, &everything)).collect();
    let mut written = 0;
    let mut write = |name: &str, text: String| {
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    for candidate in chosen(&candidates, setups.len(), &everything) {
        let Candidate { name, setup, seed, .. } = candidate;
        write(name, golden::record::<Rebellion>(setup, name, chooser(*seed), *seed));
    }
    for players in 2..=4 {
        let name = format!("concessions-{players}");
        write(&name, concessions(Setup::new(players), &name));
    }
    println!("{written} replays");
}

/// A game to choose.
struct Candidate {
    name: String,
    setup: Setup,
    seed: u64,
    number: usize,
    records: usize,
    /// What it shows, by the place in the list of everything.
    shows: BTreeSet<usize>,
}

impl Candidate {
    /// Plays as [`golden::record`] does, and notes what is shown.
    fn play(setups: &[(&str, Setup)], number: usize, everything: &[String]) -> Self {
        let (kind, setup) = setups[number % setups.len()];
        let name = format!("{kind}-{:05}", number / setups.len());
        let seed = golden::fnv1a(name.as_bytes());
        let mut game = Rebellion::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(seed);
        let mut choose = chooser(seed);
        let (mut events, mut records) = (Vec::new(), 0);
        loop {
            let record = match game.status() {
                Status::Over(_) => break,
                Status::Chance(chance) => Record::Chance(chance.sample(&mut source)),
                Status::Decision(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = pick(&seats, &mut source).expect("a seat that owes a decision");
                    Record::Action { seat, action: choose(&game, seat, &listed(&game, seat)) }
                }
            };
            record.play(&mut game, &mut Log::to(&mut events)).expect("a listed action");
            records += 1;
        }
        let names = events.iter().flat_map(repertoire::shown_by).chain(repertoire::shown_by_setup(setup));
        let shows = names.filter_map(|what| everything.binary_search(&what).ok()).collect();
        Self { name, setup, seed, number, records, shows }
    }
}

/// The fewest games that show everything, as far as taking the best one next finds them; and short ones of each setup.
fn chosen<'a>(candidates: &'a [Candidate], setups: usize, everything: &[String]) -> Vec<&'a Candidate> {
    let mut missing: BTreeSet<usize> = (0..everything.len()).collect();
    let mut kept: Vec<&Candidate> = Vec::new();
    loop {
        let gain = |own: &&Candidate| own.shows.intersection(&missing).count();
        let best = candidates.iter().max_by_key(|own| (gain(own), usize::MAX - own.records));
        let Some(best) = best.filter(|own| gain(own) > 0) else { break };
        missing.retain(|what| !best.shows.contains(what));
        kept.push(best);
    }
    // Nobody leaves these tables.
    let missing = missing.into_iter().map(|n| &everything[n]).filter(|what| !what.contains("Conce"));
    missing.for_each(|what| println!("never shown: {what}"));
    for setup in 0..setups {
        let mut rest: Vec<&Candidate> =
            candidates.iter().filter(|own| own.number % setups == setup).collect();
        rest.sort_by_key(|own| own.records);
        // Neither the shortest nor the longest say much.
        let middle = rest.len() / 3;
        for own in rest.into_iter().skip(middle) {
            if kept.iter().filter(|other| other.number % setups == setup).count() >= EACH {
                break;
            }
            if !kept.iter().any(|other| other.number == own.number) {
                kept.push(own);
            }
        }
    }
    kept
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
    let mut source = SplitMix64::new(seed);
    move |game, seat, actions| {
        let tickets: Vec<u32> = actions.iter().map(|&action| tickets(game, seat, action)).collect();
        let mut lot = source.below(tickets.iter().sum());
        let drawn = tickets.iter().position(|&own| {
            let drawn = lot < own;
            lot = lot.saturating_sub(own);
            drawn
        });
        actions[drawn.expect("a ticket is drawn")]
    }
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
    let mut recorder = Recorder::<Rebellion>::new(&setup, name);
    let seed = golden::fnv1a(name.as_bytes());
    let mut source = SplitMix64::new(seed);
    let mut choose = chooser(seed);
    let (mut decisions, mut leaver) = (0, 0);
    loop {
        let game = recorder.game().clone();
        match game.status() {
            Status::Over(_) => return recorder.finish(),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                recorder.take(Record::Chance(outcome));
            }
            Status::Decision(seats) => {
                decisions += 1;
                if decisions % 80 == 0 {
                    recorder.take(Record::Concede { seat: Seat(leaver) });
                    leaver += 1;
                    continue;
                }
                let seat = seats.lowest().expect("somebody owes a decision");
                let action = choose(&game, seat, &listed(&game, seat));
                recorder.take(Record::Action { seat, action });
            }
        }
    }
}
