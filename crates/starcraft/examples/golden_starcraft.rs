//! Writes the golden replays of the game:
//! `cargo run --release -p orrery-starcraft --example golden_starcraft [FOLDER]`.
//!
//! Between them the games use every faction, unit, building, module, technology, Event card, variant, option and way
//! to end; the tests of the game check it.

use std::path::{Path, PathBuf};

use orrery_engine::Seat;
use orrery_starcraft::cards::{Building, Technology, Unit};
use orrery_starcraft::setup::{Factions, Galaxy, TechnologyUnits};
use orrery_starcraft::{Action, Event, Options, Setup, StarCraft};
use orrery_testkit::golden;
use orrery_testkit::repertoire::{self, Candidate};

#[path = "../tests/it/brood_shown.rs"]
mod shown;

/// Games with Brood War that are played to choose from.
const CANDIDATES: usize = 6_600;
/// How many of each setup are kept at least.
const EACH: usize = 3;

fn main() {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/starcraft"), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("the folder of the replays");
    let mut written = 0;
    let mut write = |name: &str, text: String| {
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    for (name, setup) in setups() {
        let styles = [
            ("eager", Temper::Eager),
            ("keen", Temper::Eager),
            ("ardent", Temper::Eager),
            ("restless", Temper::Eager),
            ("fierce", Temper::Eager),
            ("wild", Temper::Eager),
            ("stubborn", Temper::Eager),
            ("fearless", Temper::Eager),
            ("careless", Temper::Careless),
        ];
        for (style, temper) in styles {
            let name = format!("{name}-{style}");
            let seed = golden::fnv1a(name.as_bytes());
            write(&name, golden::record::<StarCraft>(&setup, &name, chooser(seed, temper), seed));
        }
    }
    for players in [2, 4, 6] {
        let name = format!("concessions-{players}");
        write(&name, concessions(&Setup::new(players), &name));
    }
    for (name, text) in brood_games() {
        write(&name, text);
    }
    println!("{written} replays");
}

/// Every player count and variant; options go round.
fn setups() -> Vec<(String, Setup)> {
    let mut setups = Vec::new();
    for players in 2..=6 {
        for (name, galaxy) in [("built", Galaxy::Built), ("ready", Galaxy::Ready)] {
            let n = setups.len();
            let options = Options {
                galaxy,
                factions: if n.is_multiple_of(3) { Factions::Dealt } else { Factions::Draft },
                technology_units: if n % 4 == 3 { TechnologyUnits::Free } else { TechnologyUnits::Count },
                racial_abilities: n % 4 == 1,
                ..Options::default()
            };
            setups.push((format!("{players}-{name}"), Setup { options, ..Setup::new(players) }));
        }
    }
    let ready = Options { galaxy: Galaxy::Ready, ..Options::default() };
    for players in [4, 6] {
        let options = Options { teams: true, ..ready };
        setups.push((format!("{players}-teams"), Setup { options, ..Setup::new(players) }));
    }
    let conquest = Options { conquest: true, ..ready };
    setups.push(("2-conquest".to_owned(), Setup { options: conquest, ..Setup::new(2) }));
    let both = Options { teams: true, ..conquest };
    setups.push(("4-teams-conquest".to_owned(), Setup { options: both, ..Setup::new(4) }));
    setups
}

/// How a player decides.
#[derive(Clone, Copy)]
enum Temper {
    /// He prefers what makes things happen.
    Eager,
    /// He prefers nothing, save that he seldom destroys what is his.
    Careless,
    /// Like the eager, and he wants what is seldom seen.
    Scheming,
}

/// Players who decide by lot, in which some choices have more tickets than others.
fn chooser(seed: u64, temper: Temper) -> impl FnMut(&StarCraft, Seat, &[Action]) -> Action {
    repertoire::by_lot(seed, move |_, _, action| match (temper, action) {
        (_, Action::Scuttle) => 1,
        (Temper::Careless, _) => 30,
        (Temper::Scheming, action) if is_rare(action) => 3000,
        (_, Action::Decline | Action::Finish | Action::TakeEvent) => 10,
        (_, Action::BuildWorker) => 20,
        (_, Action::PayRest) => 300,
        (
            _,
            Action::BuyBuilding(_) | Action::BuyModule(_) | Action::BuyTechnology(_) | Action::BuildBase(_),
        ) => 200,
        (_, Action::Execute | Action::Draw | Action::Reinforce(_)) => 120,
        _ => 40,
    })
}

/// Every other game with Brood War has scheming players.
fn brood_chooser(seed: u64) -> impl FnMut(&StarCraft, Seat, &[Action]) -> Action {
    chooser(seed, if seed.is_multiple_of(2) { Temper::Eager } else { Temper::Scheming })
}

/// What leads to Dark Archons and what they do.
fn is_rare(action: Action) -> bool {
    use Technology::{Maelstrom, MindControl, SummonDarkArchon};
    match action {
        Action::BuyTechnology(technology) => matches!(technology, Maelstrom | MindControl | SummonDarkArchon),
        Action::BuyBuilding(building) => building == Building::Gateway,
        Action::BuildUnit { unit, .. } => matches!(unit, Unit::DarkArchon | Unit::DarkTemplar),
        Action::Reinforce(card) => card.technology() == Some(MindControl),
        _ => false,
    }
}

/// A game in which every 60 decisions somebody concedes, until it is over.
fn concessions(setup: &Setup, name: &str) -> String {
    let choose = chooser(golden::fnv1a(name.as_bytes()), Temper::Eager);
    let leaver =
        |game: &StarCraft, time: usize| game.in_game().iter().nth(time % 2).expect("somebody is left");
    repertoire::concessions::<StarCraft>(setup, name, 60, choose, leaver)
}

/// Games with Brood War, chosen from many: they show all that it adds.
fn brood_games() -> Vec<(String, String)> {
    let setups = brood_setups();
    let everything: Vec<String> = shown::everything().into_iter().collect();
    let play = |number| {
        let shown = |setup: &Setup, _: &StarCraft, events: &[Event]| shown::shown_by(setup, events);
        Candidate::<StarCraft>::play(&setups, number, brood_chooser, shown, &everything)
    };
    let candidates: Vec<Candidate<StarCraft>> = (0..CANDIDATES).map(play).collect();
    let (kept, missing) = repertoire::chosen(&candidates, setups.len(), EACH, &everything);
    for what in &missing {
        println!("never shown: {what}");
    }
    let text = |own: &&Candidate<StarCraft>| {
        golden::record::<StarCraft>(&own.setup, &own.name, brood_chooser(own.seed), own.seed)
    };
    kept.iter().map(|own| (own.name.clone(), text(own))).collect()
}

/// Every player count and variant with Brood War.
fn brood_setups() -> Vec<(&'static str, Setup)> {
    let plain = Options { brood_war: true, factions: Factions::Dealt, ..Options::default() };
    let ready = Options { galaxy: Galaxy::Ready, ..plain };
    let of = |players, options| Setup { options, ..Setup::new(players) };
    vec![
        ("brood-2-built", of(2, Options { factions: Factions::Draft, ..plain })),
        ("brood-2-ready", of(2, ready)),
        ("brood-2-conquest", of(2, Options { conquest: true, ..ready })),
        ("brood-3-built", of(3, plain)),
        ("brood-3-ready", of(3, ready)),
        ("brood-4-built", of(4, plain)),
        ("brood-4-teams", of(4, Options { teams: true, ..ready })),
        ("brood-5-built", of(5, plain)),
        ("brood-5-ready", of(5, ready)),
        ("brood-6-built", of(6, plain)),
        ("brood-6-teams", of(6, Options { teams: true, ..ready })),
    ]
}
