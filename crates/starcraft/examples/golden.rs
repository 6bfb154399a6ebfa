//! Writes the golden replays of the game: `cargo run --release -p orrery-starcraft --example golden [FOLDER]`.
//!
//! Between them the games use every faction, unit, building, module, technology, Event card, variant, option and way
//! to end; the tests of the game check it.

use std::path::{Path, PathBuf};

use orrery_engine::{Game, Record, Seat, Source, SplitMix64, Status};
use orrery_starcraft::setup::{Factions, Galaxy, TechnologyUnits};
use orrery_starcraft::{Action, Options, Setup, StarCraft};
use orrery_testkit::golden::{self, Recorder};
use orrery_testkit::play::listed;

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
}

/// Players who decide by lot, in which some choices have more tickets than others.
fn chooser(seed: u64, temper: Temper) -> impl FnMut(&StarCraft, Seat, &[Action]) -> Action {
    let mut source = SplitMix64::new(seed);
    move |_, _, actions| {
        let tickets = |action: &Action| match (temper, action) {
            (_, Action::Scuttle) => 1,
            (Temper::Careless, _) => 30,
            (Temper::Eager, Action::Decline | Action::Finish | Action::TakeEvent) => 10,
            (Temper::Eager, Action::BuildWorker) => 20,
            (Temper::Eager, Action::PayRest) => 300,
            (
                Temper::Eager,
                Action::BuyBuilding(_)
                | Action::BuyModule(_)
                | Action::BuyTechnology(_)
                | Action::BuildBase(_),
            ) => 200,
            (Temper::Eager, Action::Execute | Action::Draw | Action::Reinforce(_)) => 120,
            (Temper::Eager, _) => 40,
        };
        let mut lot = source.below(actions.iter().map(tickets).sum());
        *actions
            .iter()
            .find(|action| {
                let drawn = lot < tickets(action);
                lot = lot.saturating_sub(tickets(action));
                drawn
            })
            .expect("a ticket is drawn")
    }
}

/// A game in which every 60 decisions somebody concedes, until it is over.
fn concessions(setup: &Setup, name: &str) -> String {
    let mut recorder = Recorder::<StarCraft>::new(setup, name);
    let seed = golden::fnv1a(name.as_bytes());
    let mut source = SplitMix64::new(seed);
    let mut choose = chooser(seed, Temper::Eager);
    let mut decisions = 0;
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
                if decisions % 60 == 0 {
                    let leaver = game.in_game().iter().nth(decisions / 60 % 2).expect("somebody is left");
                    recorder.take(Record::Concede { seat: leaver });
                    continue;
                }
                let seat = seats.lowest().expect("somebody owes a decision");
                let action = choose(&game, seat, &listed(&game, seat));
                recorder.take(Record::Action { seat, action });
            }
        }
    }
}
