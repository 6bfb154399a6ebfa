//! Matches between bots and their speed: `arena <mode> <players> <games> <first bot> <the others' bot>`.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use orrery_bots::{Bot, Limits, Progress, Spec, bot, play_game};
use orrery_engine::Seat;
use orrery_star_realms::{Action, Mode, Setup, StarRealms, TradeDeck};
use rayon::prelude::*;

/// Searched decisions and the nanoseconds they took.
static SEARCHED: AtomicU64 = AtomicU64::new(0);
static NANOSECONDS: AtomicU64 = AtomicU64::new(0);

/// Games won and games played so far.
static WINS: AtomicU64 = AtomicU64::new(0);
static DONE: AtomicU64 = AtomicU64::new(0);

/// A bot whose searches are timed.
struct Timed(Box<dyn Bot<StarRealms>>);

impl Bot<StarRealms> for Timed {
    fn choose(&mut self, game: &StarRealms, seat: Seat, actions: &[Action], _: &Progress) -> Action {
        let progress = Progress::new();
        let start = Instant::now();
        let action = self.0.choose(game, seat, actions, &progress);
        if progress.per_mille() == 1000 {
            SEARCHED.fetch_add(1, Relaxed);
            NANOSECONDS.fetch_add(start.elapsed().as_nanos() as u64, Relaxed);
        }
        action
    }

    fn reflex(&self, game: &StarRealms, seat: Seat) -> Option<Action> {
        self.0.reflex(game, seat)
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mode = Mode::ALL.into_iter().find(|mode| mode.key() == args[0]).expect("a mode");
    let players: u8 = args[1].parse().expect("players");
    let games: u64 = args[2].parse().expect("games");
    let (hero, others): (Spec, Spec) = (args[3].parse().expect("a bot"), args[4].parse().expect("a bot"));
    let deck = match args.get(5).map(String::as_str) {
        Some("base") => TradeDeck::BaseSet,
        Some("mixed") => TradeDeck::Mixed,
        _ => TradeDeck::ColonyWars,
    };
    let start = Instant::now();
    let results: Vec<(bool, u16, u32)> = (0..games)
        .into_par_iter()
        .map(|n| {
            let seat = Seat((n % u64::from(players)) as u8);
            let setup = Setup { deck, first: Some(Seat(0)), ..Setup::of(mode, players) };
            let mut bots: Vec<_> = Seat::all(players)
                .map(|at| {
                    let spec = if at == seat { hero } else { others };
                    Box::new(Timed(bot(&spec, n * 16 + u64::from(at.0)))) as Box<dyn Bot<StarRealms>>
                })
                .collect();
            let played =
                play_game(&setup, &mut bots, n / u64::from(players) + 1000, Limits::default(), |_, _| ())
                    .expect("a legal setup");
            let won = played
                .outcome
                .is_some_and(|outcome| outcome.winners.contains(seat) && outcome.winners.len() < players);
            let wins = WINS.fetch_add(u64::from(won), Relaxed) + u64::from(won);
            let done = DONE.fetch_add(1, Relaxed) + 1;
            if done.is_multiple_of(20) && start.elapsed().as_secs() > 10 {
                eprintln!("{wins}/{done}");
            }
            (won, played.game.turn(), played.decisions)
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let wins = results.iter().filter(|result| result.0).count();
    let turns: u64 = results.iter().map(|result| u64::from(result.1)).sum();
    let decisions: u64 = results.iter().map(|result| u64::from(result.2)).sum();
    let share = wins as f64 / games as f64;
    println!(
        "{hero} wins {wins}/{games} = {:.1} % ± {:.1} against {others}; {:.1} turns, {:.0} decisions a game; {seconds:.2} s, {:.1} games/s",
        100.0 * share,
        196.0 * (share * (1.0 - share) / games as f64).sqrt(),
        turns as f64 / games as f64,
        decisions as f64 / games as f64,
        games as f64 / seconds
    );
    let searched = SEARCHED.load(Relaxed);
    if searched > 0 {
        println!(
            "{:.1} searched decisions a game, {:.2} ms each",
            searched as f64 / games as f64,
            NANOSECONDS.load(Relaxed) as f64 / searched as f64 / 1e6
        );
    }
}
