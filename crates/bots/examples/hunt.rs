//! Matches of Rebellion between bots: `hunt <games> <Rebel bot> <Imperial bot> [players] [log]`.
//!
//! Tells who won and how, and in how many games the Empire laid the base open. With `log` every decision and event of the
//! games is printed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use orrery_bots::{Bot, Limits, Progress, Spec, bot, play_game};
use orrery_engine::{Game, Log, Record, Seat};
use orrery_rebellion::cards::Side;
use orrery_rebellion::{Action, Rebellion, Setup};
use rayon::prelude::*;

/// Searched decisions and the nanoseconds they took.
static SEARCHED: AtomicU64 = AtomicU64::new(0);
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);
static LONGEST: AtomicU64 = AtomicU64::new(0);

/// A bot whose searches are timed.
struct Timed(Box<dyn Bot<Rebellion>>);

impl Bot<Rebellion> for Timed {
    fn choose(&mut self, game: &Rebellion, seat: Seat, actions: &[Action], _: &Progress) -> Action {
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

    fn reflex(&self, game: &Rebellion, seat: Seat) -> Option<Action> {
        self.0.reflex(game, seat)
    }
}

/// What one game came to.
struct Played {
    rebels: bool,
    shown: bool,
    end: String,
    time: u8,
    decisions: u32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().expect("games");
    let (rebels, empire): (Spec, Spec) = (args[1].parse().expect("a bot"), args[2].parse().expect("a bot"));
    let players: u8 = args.get(3).and_then(|arg| arg.parse().ok()).unwrap_or(2);
    let log = args.iter().any(|arg| arg == "log");
    let setup = Setup::new(players);
    let start = Instant::now();
    let results: Vec<Played> = (0..games)
        .into_par_iter()
        .map(|n| {
            let first = Rebellion::new(&setup).expect("a legal setup");
            let mut bots: Vec<_> = Seat::all(players)
                .map(|seat| {
                    let spec = if first.side_of_seat(seat) == Some(Side::Rebels) { rebels } else { empire };
                    Box::new(Timed(bot(&spec, n * 16 + u64::from(seat.0)))) as Box<dyn Bot<Rebellion>>
                })
                .collect();
            let mut before = first;
            let mut shown = false;
            let tell = |after: &Rebellion, record: Record<Action>| {
                shown |= after.is_revealed();
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
            let played =
                play_game(&setup, &mut bots, n + 1000, Limits::default(), tell).expect("a legal setup");
            let game = &played.game;
            let rebel_seat = game.seats_of(Side::Rebels).next().expect("a Rebel");
            Played {
                rebels: played.outcome.is_some_and(|outcome| outcome.winners.contains(rebel_seat)),
                shown,
                end: format!("{:?}", game.ended()),
                time: game.time(),
                decisions: played.decisions,
            }
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let wins = results.iter().filter(|result| result.rebels).count();
    let shown = results.iter().filter(|result| result.shown).count();
    let percent = |count: usize| 100.0 * count as f64 / games as f64;
    let mean = |of: &dyn Fn(&Played) -> f64| results.iter().map(of).sum::<f64>() / games as f64;
    println!(
        "Rebels ({rebels}) win {wins}/{games} = {:.1} %, Empire ({empire}) {:.1} %; base laid open in {shown} = {:.1} %; \
         {:.1} rounds, {:.0} decisions a game; {seconds:.2} s, {:.1} games/s",
        percent(wins),
        100.0 - percent(wins),
        percent(shown),
        mean(&|result| f64::from(result.time)),
        mean(&|result| f64::from(result.decisions)),
        games as f64 / seconds
    );
    let mut ends = BTreeMap::<&str, (u32, u32)>::new();
    for result in &results {
        let entry = ends.entry(&result.end).or_default();
        entry.0 += 1;
        entry.1 += u32::from(result.time);
    }
    for (end, (count, time)) in ends {
        println!("  {end}: {count}, on average in round {:.1}", f64::from(time) / f64::from(count));
    }
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
