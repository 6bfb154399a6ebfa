//! Matches of Twilight Imperium and their speed: `galaxy <players> <games> <first bot> <the others' bot> [first seed]`.
//! The first bot sits in every seat in turn; factions are dealt at random on the ready map.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use orrery_bots::{Bot, Limits, Progress, Spec, bot, play_game};
use orrery_engine::Seat;
use orrery_twilight_imperium::setup::{Factions, Galaxy};
use orrery_twilight_imperium::{Action, Setup, TwilightImperium};
use rayon::prelude::*;

/// Searched decisions, the nanoseconds they took and the longest of them.
static SEARCHED: AtomicU64 = AtomicU64::new(0);
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);
static LONGEST: AtomicU64 = AtomicU64::new(0);

/// Games won and games played so far.
static WINS: AtomicU64 = AtomicU64::new(0);
static DONE: AtomicU64 = AtomicU64::new(0);

/// A bot whose searches are timed.
struct Timed(Box<dyn Bot<TwilightImperium>>);

impl Bot<TwilightImperium> for Timed {
    fn choose(&mut self, game: &TwilightImperium, seat: Seat, actions: &[Action], _: &Progress) -> Action {
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

    fn reflex(&self, game: &TwilightImperium, seat: Seat) -> Option<Action> {
        self.0.reflex(game, seat)
    }
}

/// What is kept of a game.
struct Told {
    won: bool,
    ended: bool,
    round: u8,
    decisions: u32,
    points: [u8; 2],
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = args[0].parse().expect("players");
    let games: u64 = args[1].parse().expect("games");
    let (hero, others): (Spec, Spec) = (args[2].parse().expect("a bot"), args[3].parse().expect("a bot"));
    let first: u64 = args.get(4).map_or(0, |seed| seed.parse().expect("a seed"));
    let start = Instant::now();
    let told: Vec<Told> = (0..games)
        .into_par_iter()
        .map(|n| {
            let seat = Seat((n % u64::from(players)) as u8);
            let setup = Setup { factions: Factions::Random, galaxy: Galaxy::Ready, ..Setup::new(players) };
            let mut bots: Vec<_> = Seat::all(players)
                .map(|at| {
                    let spec = if at == seat { hero } else { others };
                    Box::new(Timed(bot(&spec, (first + n) * 16 + u64::from(at.0))))
                        as Box<dyn Bot<TwilightImperium>>
                })
                .collect();
            let seed = first + n / u64::from(players) + 1000;
            let played =
                play_game(&setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup");
            let won = played.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
            let wins = WINS.fetch_add(u64::from(won), Relaxed) + u64::from(won);
            let done = DONE.fetch_add(1, Relaxed) + 1;
            if done.is_multiple_of(12) && start.elapsed().as_secs() > 10 {
                eprintln!("{wins}/{done} after {} s", start.elapsed().as_secs());
            }
            let game = &played.game;
            let best = Seat::all(players).filter(|&own| own != seat).map(|own| game.sheet(own).points).max();
            Told {
                won,
                ended: played.outcome.is_some(),
                round: game.round(),
                decisions: played.decisions,
                points: [game.sheet(seat).points, best.unwrap_or(0)],
            }
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let count = |test: &dyn Fn(&Told) -> bool| told.iter().filter(|game| test(game)).count();
    let mean = |value: &dyn Fn(&Told) -> f64| told.iter().map(value).sum::<f64>() / games as f64;
    let wins = count(&|game| game.won);
    let share = wins as f64 / games as f64;
    println!(
        "{hero} wins {wins}/{games} = {:.1} % ± {:.1} against {} × {others}; {seconds:.1} s, {:.2} games/s",
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        players - 1,
        games as f64 / seconds
    );
    println!(
        "{} ended, {:.1} rounds on average, {} within 10; {:.0} decisions a game; points {:.1} against {:.1}",
        count(&|game| game.ended),
        mean(&|game| f64::from(game.round)),
        count(&|game| game.ended && game.round <= 10),
        mean(&|game| f64::from(game.decisions)),
        mean(&|game| f64::from(game.points[0])),
        mean(&|game| f64::from(game.points[1])),
    );
    let searched = SEARCHED.load(Relaxed);
    if searched > 0 {
        println!(
            "{:.0} searched decisions a game, {:.0} ms each on average, {:.0} ms at most",
            searched as f64 / games as f64,
            NANOSECONDS.load(Relaxed) as f64 / searched as f64 / 1e6,
            LONGEST.load(Relaxed) as f64 / 1e6
        );
    }
}
