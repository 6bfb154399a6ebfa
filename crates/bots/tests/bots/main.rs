//! Bots as their users see them: names, strength, honesty, and games that end in every mode.

mod forecast;
mod galaxy_odds;
mod honesty;
mod levels;
mod modes;
mod names;
mod rebellion;
mod secrets;
mod starcraft;
mod strength;
mod twilight_imperium;

use orrery_bots::{Limits, Played, Spec, bot, play_game};
use orrery_engine::Seat;
use orrery_star_realms::{Setup, StarRealms};

/// A bot by its name.
fn spec(name: &str) -> Spec {
    name.parse().expect("a bot's name")
}

/// One game between bots by name, one a seat.
fn game(setup: &Setup, names: &[&str], seed: u64) -> Played<StarRealms> {
    let mut bots: Vec<_> =
        names.iter().enumerate().map(|(i, name)| bot(&spec(name), seed * 8 + i as u64)).collect();
    play_game(setup, &mut bots, seed, Limits::default(), |_, _| ()).expect("a legal setup")
}

/// How many of the games of two the first one wins, beginning every other one.
fn wins(first: &str, second: &str, games: u64) -> u64 {
    (0..games)
        .filter(|n| {
            let (seat, names) =
                if n % 2 == 0 { (Seat(0), [first, second]) } else { (Seat(1), [second, first]) };
            let setup = Setup { first: Some(Seat(0)), ..Setup::duel() };
            let outcome = game(&setup, &names, n + 1).outcome.expect("the game ends");
            outcome.winners.contains(seat) && outcome.winners.len() == 1
        })
        .count() as u64
}
