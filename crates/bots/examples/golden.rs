//! Writes the golden replays of Star Realms: `cargo run --release -p orrery-bots --example golden`.
//!
//! Between them the games use every card, mode, deck, option and way to end; the tests of the game check it.

use std::path::Path;

use orrery_bots::{Bot, Progress, Spec, bot};
use orrery_engine::{Game, Record, Seat, Source, SplitMix64, Status};
use orrery_star_realms::{Action, AllyCondition, DiscardTiming, Mode, Options, Setup, StarRealms, TradeDeck};
use orrery_testkit::golden::{self, Recorder};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/star-realms");
    let mut written = 0;
    let mut write = |name: &str, text: String| {
        std::fs::write(folder.join(format!("{name}.replay")), text).expect("the folder of the replays");
        written += 1;
    };
    for (name, setup) in setups() {
        for (style, per_cent) in [("greedy", 0), ("careless", 12)] {
            let seed = written_seed(&name, style);
            let name = format!("{name}-{style}");
            let mut chooser = chooser(setup.players, seed, per_cent);
            write(&name, golden::record::<StarRealms>(&setup, &name, &mut chooser, seed));
        }
    }
    for mode in Mode::ALL {
        let players = if mode == Mode::Duel { 2 } else { 6 };
        let name = format!("{}-{players}-concessions", mode.key());
        write(&name, concessions(&Setup::of(mode, players), &name));
    }
    let idle = |_: &StarRealms, _: Seat, _: &[Action]| Action::EndTurn;
    write("duel-2-drawn", golden::record::<StarRealms>(&Setup::duel(), "duel-2-drawn", idle, 1));
    println!("{written} replays");
}

/// Every mode and player count with each deck; options go round.
fn setups() -> Vec<(String, Setup)> {
    let decks =
        [(TradeDeck::ColonyWars, "colony-wars"), (TradeDeck::BaseSet, "base"), (TradeDeck::Mixed, "mixed")];
    let mut setups = Vec::new();
    for mode in Mode::ALL {
        for players in (2..=6).filter(|&players| mode.admits(players)) {
            // Two players are most of the play there is: all three decks. Larger tables take turns.
            let n = if players == 2 { 3 } else { 1 };
            for i in 0..n {
                let (deck, deck_name) = decks[(setups.len() + i) % 3];
                let setup = Setup { deck, options: options(setups.len()), ..Setup::of(mode, players) };
                setups.push((format!("{}-{players}-{deck_name}-{}", mode.key(), setups.len()), setup));
            }
        }
    }
    for (i, deck) in decks.iter().cycle().take(12).enumerate() {
        let setup = Setup { deck: deck.0, options: options(i / 3), ..Setup::duel() };
        setups.push((format!("duel-2-{}-options-{i}", deck.1), setup));
    }
    setups
}

fn options(i: usize) -> Options {
    Options {
        ally: if i.is_multiple_of(2) { AllyCondition::AtUse } else { AllyCondition::Sticky },
        discard: if (i / 2).is_multiple_of(2) { DiscardTiming::AtOnce } else { DiscardTiming::StartOfTurn },
        open_team_hands: i % 3 == 1,
        joint_explorers: i % 3 == 2,
        blind_eliminated_raiders: i % 2 == 1,
    }
}

fn written_seed(name: &str, style: &str) -> u64 {
    golden::fnv1a(format!("{name} {style}").as_bytes())
}

/// Greedy players who let chance decide in so many per cent of their decisions.
fn chooser(players: u8, seed: u64, per_cent: u32) -> impl FnMut(&StarRealms, Seat, &[Action]) -> Action {
    let mut bots: Vec<Box<dyn Bot<StarRealms>>> =
        (0..players).map(|i| bot(&Spec::Greedy, seed ^ u64::from(i))).collect();
    let mut source = SplitMix64::new(seed);
    move |game, seat, actions| {
        if source.below(100) < per_cent {
            actions[source.below(actions.len() as u32) as usize]
        } else {
            bots[seat.index()].choose(game, seat, actions, &Progress::none())
        }
    }
}

/// A game in which every 40 decisions somebody concedes, until it is over.
fn concessions(setup: &Setup, name: &str) -> String {
    let mut recorder = Recorder::<StarRealms>::new(setup, name);
    let mut source = SplitMix64::new(written_seed(name, "concessions"));
    let mut choose = chooser(setup.players, 3, 10);
    let mut decisions = 0;
    loop {
        let game = *recorder.game();
        match game.status() {
            Status::Over(_) => return recorder.finish(),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                recorder.take(Record::Chance(outcome));
            }
            Status::Decision(seats) => {
                decisions += 1;
                if decisions % 40 == 0 {
                    let leaver = game.in_game().iter().nth(decisions / 40 % 2).expect("somebody is left");
                    recorder.take(Record::Concede { seat: leaver });
                    continue;
                }
                let seat = seats.lowest().expect("somebody owes a decision");
                let action = choose(&game, seat, &orrery_testkit::play::listed(&game, seat));
                recorder.take(Record::Action { seat, action });
            }
        }
    }
}
