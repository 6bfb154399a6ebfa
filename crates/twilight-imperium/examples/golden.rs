//! Writes the golden replays of the game: `cargo run --release -p orrery-twilight-imperium --example golden [FOLDER]`.
//!
//! Many games are played by lot, and those are kept that between them show everything (`tests/it/shown.rs`); a test
//! of the game checks it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use orrery_engine::{Game, Log, Record, Seat, Source, SplitMix64, Status};
use orrery_testkit::golden::{self, Recorder};
use orrery_testkit::play::{listed, pick};
use orrery_twilight_imperium::action::Pick;
use orrery_twilight_imperium::cards::maps::{HEXES, Layout};
use orrery_twilight_imperium::cards::{Faction, Planet};
use orrery_twilight_imperium::setup::{Factions, Galaxy, Goal, Setup};
use orrery_twilight_imperium::{Action, TwilightImperium};

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
    let candidates: Vec<Candidate> =
        (0..candidates).map(|n| Candidate::play(&setups, n, &everything)).collect();
    let (mut written, mut bytes) = (0, 0);
    let mut write = |name: &str, text: String| {
        bytes += text.len();
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    for candidate in chosen(&candidates, setups.len(), &everything) {
        let Candidate { name, setup, seed, .. } = candidate;
        write(name, golden::record::<TwilightImperium>(setup, name, chooser(*seed), *seed));
    }
    for players in 3..=6 {
        let name = format!("concessions-{players}");
        write(&name, concessions(&Setup { galaxy: Galaxy::Ready, ..Setup::new(players) }, &name));
    }
    println!("{written} replays, {bytes} bytes");
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
        let mut game = TwilightImperium::new(&setup).expect("a setup that the rules allow");
        let mut source = SplitMix64::new(seed);
        let mut choose = chooser(seed);
        let mut names: BTreeSet<String> = shown::shown_by_setup(&setup).into_iter().collect();
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
            names.extend(events.drain(..).flat_map(|event| shown::shown_by(&event)));
            records += 1;
        }
        names.insert(shown::shown_by_end(&game, false));
        let shows = names.iter().filter_map(|what| everything.binary_search(what).ok()).collect();
        Self { name, setup, seed, number, records, shows }
    }
}

/// Games that show everything, as far as taking the one next that shows most for its length finds them; and short ones
/// of each setup.
fn chosen<'a>(candidates: &'a [Candidate], setups: usize, everything: &[String]) -> Vec<&'a Candidate> {
    let mut missing: BTreeSet<usize> = (0..everything.len()).collect();
    let mut kept: Vec<&Candidate> = Vec::new();
    loop {
        let gain = |own: &&Candidate| own.shows.intersection(&missing).count();
        let best = candidates.iter().max_by_key(|own| gain(own) * 1_000_000 / (own.records + 500));
        let Some(best) = best.filter(|own| gain(own) > 0) else { break };
        missing.retain(|what| !best.shows.contains(what));
        kept.push(best);
    }
    // Nobody leaves these tables.
    let missing = missing.into_iter().map(|n| &everything[n]);
    let missing = missing.filter(|what| !what.contains("Concede") && !what.contains("last at the table"));
    missing.for_each(|what| println!("never shown: {what}"));
    for setup in 0..setups {
        let mut rest: Vec<&Candidate> =
            candidates.iter().filter(|own| own.number % setups == setup).collect();
        rest.sort_by_key(|own| own.records);
        for own in rest {
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
    let mut recorder = Recorder::<TwilightImperium>::new(setup, name);
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
                if decisions % 150 == 0 {
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
