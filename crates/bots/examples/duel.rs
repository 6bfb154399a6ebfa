//! Matches of `StarCraft` between bots: `duel <players> <games> <first bot> <the others' bot> [built] [log]`.
//!
//! The first bot sits in each seat in turn. With `log` every decision and event of the games is printed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use orrery_bots::{Bot, Limits, Progress, Spec, bot, play_game};
use orrery_engine::{Game, Log, Record, Seat};
use orrery_starcraft::setup::{Factions, Galaxy};
use orrery_starcraft::{Action, Setup, StarCraft};
use rayon::prelude::*;

/// Searched decisions and the nanoseconds they took.
static SEARCHED: AtomicU64 = AtomicU64::new(0);
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);
static LONGEST: AtomicU64 = AtomicU64::new(0);
/// Orders executed, and orders given up for an Event card.
static EXECUTED: AtomicU64 = AtomicU64::new(0);
static GIVEN_UP: AtomicU64 = AtomicU64::new(0);

/// A bot whose searches are timed.
struct Timed(Box<dyn Bot<StarCraft>>);

impl Bot<StarCraft> for Timed {
    fn choose(&mut self, game: &StarCraft, seat: Seat, actions: &[Action], _: &Progress) -> Action {
        let progress = Progress::new();
        let start = Instant::now();
        let action = self.0.choose(game, seat, actions, &progress);
        if progress.per_mille() == 1000 {
            let spent = start.elapsed().as_nanos() as u64;
            SEARCHED.fetch_add(1, Relaxed);
            NANOSECONDS.fetch_add(spent, Relaxed);
            LONGEST.fetch_max(spent, Relaxed);
        }
        action
    }

    fn reflex(&self, game: &StarCraft, seat: Seat) -> Option<Action> {
        self.0.reflex(game, seat)
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = args[0].parse().expect("players");
    let games: u64 = args[1].parse().expect("games");
    let (hero, others): (Spec, Spec) = (args[2].parse().expect("a bot"), args[3].parse().expect("a bot"));
    let has = |word: &str| args[4..].iter().any(|arg| arg == word);
    let (built, log) = (has("built"), has("log"));
    let mut setup = Setup::new(players);
    setup.options.factions = Factions::Dealt;
    setup.options.galaxy = if built { Galaxy::Built } else { Galaxy::Ready };
    let start = Instant::now();
    let results: Vec<(f64, u8, u32, String)> = (0..games)
        .into_par_iter()
        .map(|n| {
            let seat = Seat((n % u64::from(players)) as u8);
            let mut bots: Vec<_> = Seat::all(players)
                .map(|at| {
                    let spec = if at == seat { hero } else { others };
                    Box::new(Timed(bot(&spec, n * 16 + u64::from(at.0)))) as Box<dyn Bot<StarCraft>>
                })
                .collect();
            let seed = n / u64::from(players) + 1000;
            let mut before = StarCraft::new(&setup).expect("a legal setup");
            let tell = |after: &StarCraft, record: Record<Action>| {
                match record {
                    Record::Action { action: Action::Execute | Action::MakeSpecial, .. } => {
                        EXECUTED.fetch_add(1, Relaxed);
                    }
                    Record::Action { action: Action::TakeEvent, .. } => {
                        GIVEN_UP.fetch_add(1, Relaxed);
                    }
                    _ => (),
                }
                if log {
                    let mut events = Vec::new();
                    let _ = record.play(&mut before, &mut Log::to(&mut events));
                    println!("{record:?}");
                    for event in &events {
                        println!("        {event:?}");
                    }
                    before = after.clone();
                }
            };
            let played = play_game(&setup, &mut bots, seed, Limits::default(), tell).expect("a legal setup");
            let share = played.outcome.map_or(0.0, |outcome| {
                f64::from(u8::from(outcome.winners.contains(seat))) / f64::from(outcome.winners.len())
            });
            let faction = played.game.faction(seat);
            let points: Vec<u8> = Seat::all(players).map(|at| played.game.player(at).points).collect();
            let end = format!(
                "{share} {faction:?} {:?} {points:?} round {}",
                played.game.ended(),
                played.game.round()
            );
            if games <= 40 {
                println!("{end}");
            }
            (share, played.game.round(), played.decisions, format!("{:?} {:?}", faction, played.game.ended()))
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let wins: f64 = results.iter().map(|result| result.0).sum();
    let rounds: u64 = results.iter().map(|result| u64::from(result.1)).sum();
    let decisions: u64 = results.iter().map(|result| u64::from(result.2)).sum();
    let share = wins / games as f64;
    println!(
        "{hero} wins {wins}/{games} = {:.1} % ± {:.1} against {others}; {:.1} rounds, {:.0} decisions a game; {seconds:.2} s, {:.2} games/s",
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        rounds as f64 / games as f64,
        decisions as f64 / games as f64,
        games as f64 / seconds
    );
    let mut ends = std::collections::BTreeMap::<String, (u32, f64)>::new();
    for (share, _, _, end) in &results {
        let entry = ends.entry(end.clone()).or_default();
        entry.0 += 1;
        entry.1 += share;
    }
    for (end, (count, won)) in ends {
        println!("  {end}: {won:.1} of {count}");
    }
    let (executed, given_up) = (EXECUTED.load(Relaxed), GIVEN_UP.load(Relaxed));
    println!("{executed} orders executed, {given_up} given up for an Event card");
    let searched = SEARCHED.load(Relaxed);
    if searched > 0 {
        println!(
            "{:.1} searched decisions a game, {:.2} ms each, {:.0} ms at most",
            searched as f64 / games as f64,
            NANOSECONDS.load(Relaxed) as f64 / searched as f64 / 1e6,
            LONGEST.load(Relaxed) as f64 / 1e6
        );
    }
}
