//! Golden replays chosen from many games played by lot: the few that between them show everything a game has.

use std::collections::BTreeSet;

use orrery_engine::{Game, Log, Record, Seat, Source, SplitMix64, Status};

use crate::golden::{self, Recorder};
use crate::play::{listed, pick, take};

/// Players who decide by lot: every action has so many tickets.
///
/// # Panics
/// The players do if no action has a ticket.
pub fn by_lot<G: Game>(
    seed: u64,
    tickets: impl Fn(&G, Seat, G::Action) -> u32,
) -> impl FnMut(&G, Seat, &[G::Action]) -> G::Action {
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

/// A game that may be kept.
#[derive(Clone, Debug)]
pub struct Candidate<G: Game> {
    /// The name of the game; its seed follows from it.
    pub name: String,
    /// How it was set up.
    pub setup: G::Setup,
    /// What decides it.
    pub seed: u64,
    /// The place of its setup in the list of setups.
    kind: usize,
    records: usize,
    /// What it shows, by the place in the list of everything.
    shows: BTreeSet<usize>,
}

impl<G: Game> Candidate<G> {
    /// Plays the `number`th game as [`golden::record`] does; `shown` tells what the setup, the events and the end show
    /// of `everything`, which is sorted.
    ///
    /// # Panics
    /// If the setup or a choice is refused.
    pub fn play<C: FnMut(&G, Seat, &[G::Action]) -> G::Action>(
        setups: &[(&str, G::Setup)],
        number: usize,
        chooser: impl FnOnce(u64) -> C,
        shown: impl FnOnce(&G::Setup, &G, &[G::Event]) -> Vec<String>,
        everything: &[String],
    ) -> Self
    where
        G::Setup: Clone,
    {
        let kind = number % setups.len();
        let (kind_name, setup) = &setups[kind];
        let name = format!("{kind_name}-{:05}", number / setups.len());
        let seed = golden::fnv1a(name.as_bytes());
        let mut game = G::new(setup).unwrap_or_else(|illegal| panic!("the setup is refused: {illegal}"));
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
            take(record, &mut game, &mut Log::to(&mut events)).expect("a listed action");
            records += 1;
        }
        let names = shown(setup, &game, &events);
        let places = names.iter().filter_map(|what| everything.binary_search(what).ok()).collect();
        Self { name, setup: setup.clone(), seed, kind, records, shows: places }
    }
}

/// Games that show everything, as far as taking the one next that shows most for its length finds them, and `each` of
/// every one of the setups; and what none of the candidates shows.
pub fn chosen<'a, G: Game>(
    candidates: &'a [Candidate<G>],
    setups: usize,
    each: usize,
    everything: &[String],
) -> (Vec<&'a Candidate<G>>, Vec<String>) {
    let mut missing: BTreeSet<usize> = (0..everything.len()).collect();
    let mut kept: Vec<&Candidate<G>> = Vec::new();
    loop {
        let gain = |own: &&Candidate<G>| own.shows.intersection(&missing).count();
        let best = candidates.iter().max_by_key(|own| gain(own) * 1_000_000 / (own.records + 500));
        let Some(best) = best.filter(|own| gain(own) > 0) else { break };
        missing.retain(|what| !best.shows.contains(what));
        kept.push(best);
    }
    for kind in 0..setups {
        let mut rest: Vec<&Candidate<G>> = candidates.iter().filter(|own| own.kind == kind).collect();
        rest.sort_by_key(|own| own.records);
        for own in rest {
            if kept.iter().filter(|other| other.kind == kind).count() >= each {
                break;
            }
            if !kept.iter().any(|other| other.name == own.name) {
                kept.push(own);
            }
        }
    }
    (kept, missing.into_iter().map(|n| everything[n].clone()).collect())
}

/// The golden text of a game in which every so many decisions somebody concedes, until it is over; `leaver` says who,
/// the first time, the second and so on.
///
/// # Panics
/// If the setup or a choice is refused.
pub fn concessions<G: Game>(
    setup: &G::Setup,
    name: &str,
    every: usize,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    leaver: impl Fn(&G, usize) -> Seat,
) -> String {
    let mut recorder = Recorder::<G>::new(setup, name);
    let mut source = SplitMix64::new(golden::fnv1a(name.as_bytes()));
    let mut decisions = 0;
    loop {
        let game = recorder.game();
        let record = match game.status() {
            Status::Over(_) => return recorder.finish(),
            Status::Chance(chance) => Record::Chance(chance.sample(&mut source)),
            Status::Decision(seats) => {
                decisions += 1;
                if decisions % every == 0 {
                    Record::Concede { seat: leaver(game, decisions / every) }
                } else {
                    let seat = seats.lowest().expect("somebody owes a decision");
                    Record::Action { seat, action: choose(game, seat, &listed(game, seat)) }
                }
            }
        };
        recorder.take(record);
    }
}
