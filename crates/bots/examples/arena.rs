//! Matches between bots and their speed: `arena <mode> <players> <games> <first bot> <the others' bot>`.

use std::time::Instant;

use orrery_bots::{Limits, Spec, bot, play_game};
use orrery_engine::Seat;
use orrery_star_realms::{Mode, Setup, StarRealms, TradeDeck};
use rayon::prelude::*;

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
                    bot::<StarRealms>(&spec, n * 16 + u64::from(at.0))
                })
                .collect();
            let played =
                play_game(&setup, &mut bots, n / u64::from(players) + 1000, Limits::default(), |_, _| ())
                    .expect("a legal setup");
            let won = played
                .outcome
                .is_some_and(|outcome| outcome.winners.contains(seat) && outcome.winners.len() < players);
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
}
