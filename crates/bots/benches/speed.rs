//! How fast the games are: `make bench`.
//!
//! Without arguments prints figures per second of CPU time on one thread. With `count WORK N` does just N pieces of
//! one work, for an instruction counter.

use std::hint::black_box;
use std::time::{Duration, Instant};

use orrery_bots::{Limits, Progress, Spec, bot, play_game, playout_to_end};
use orrery_engine::{Game, Log, Source, SplitMix64, Status};
use orrery_star_realms::{Mode, Setup, StarRealms};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [count, work, n] = args.as_slice()
        && count == "count"
    {
        let n = n.parse().expect("how many");
        let done = match work.as_str() {
            "decisions" => random_decisions(&Setup::duel(), n),
            "clones" => clones(n),
            _ => panic!("count decisions N, or count clones N"),
        };
        println!("{done}");
        return;
    }
    println!("size of a state: {} bytes", size_of::<StarRealms>());
    for mode in Mode::ALL {
        for players in [2, 4, 6].into_iter().filter(|&players| mode.admits(players)) {
            let setup = Setup::of(mode, players);
            report(&format!("random decisions, {} of {players}", mode.key()), || {
                random_decisions(&setup, 200_000)
            });
        }
    }
    report("games, greedy against greedy", || greedy_games(500));
    report("clones of a state in the middle of a game", || clones(1_000_000));
    report("playouts to the end from the middle of a game", || playouts(1_000));
}

/// Prints how many pieces of `work` are done in a second of CPU time.
fn report(what: &str, mut work: impl FnMut() -> u64) {
    work();
    let (start, begun) = (Instant::now(), cpu_time());
    let mut done = 0;
    while start.elapsed() < Duration::from_secs(2) {
        done += work();
    }
    let spent = match (begun, cpu_time()) {
        (Some(begun), Some(ended)) => ended.saturating_sub(begun),
        _ => start.elapsed(),
    };
    println!("{what}: {:.0} a second", done as f64 / spent.as_secs_f64());
}

/// The time this thread has run on a processor, where Linux tells it.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// Lists, chooses and applies uniformly random actions, game after game.
#[inline(never)]
fn random_decisions(setup: &Setup, n: u64) -> u64 {
    let mut source = SplitMix64::new(1);
    let mut actions = Vec::new();
    let mut game = StarRealms::new(setup).expect("a setup that the rules allow");
    let mut done = 0;
    while done < n {
        match game.status() {
            Status::Over(_) => game = StarRealms::new(setup).expect("a setup that the rules allow"),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                game.resolve_chance(outcome, &mut Log::off());
            }
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = actions[source.below(actions.len() as u32) as usize];
                game.apply_unchecked(seat, action, &mut Log::off());
                done += 1;
            }
        }
    }
    done
}

fn greedy_games(n: u64) -> u64 {
    for seed in 0..n {
        let mut bots = [0, 1].map(|i| bot::<StarRealms>(&Spec::Greedy, seed * 2 + i));
        black_box(
            play_game(&Setup::duel(), &mut bots, seed, Limits::default(), |_, _| ()).expect("a duel ends"),
        );
    }
    n
}

/// A game after so many greedy decisions.
fn middle() -> StarRealms {
    let mut game = StarRealms::new(&Setup::duel()).expect("a setup that the rules allow");
    let mut bots = [0, 1].map(|seed| bot::<StarRealms>(&Spec::Greedy, seed));
    let mut source = SplitMix64::new(5);
    let mut actions = Vec::new();
    while game.turn() < 14 {
        match game.status() {
            Status::Over(_) => unreachable!("a game of fourteen turns goes on"),
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                game.resolve_chance(outcome, &mut Log::off());
            }
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody owes a decision");
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = bots[seat.index()].choose(&game, seat, &actions, &Progress::none());
                game.apply_unchecked(seat, action, &mut Log::off());
            }
        }
    }
    game
}

#[inline(never)]
#[expect(clippy::clone_on_copy, reason = "search clones through the trait")]
fn clones(n: u64) -> u64 {
    let game = middle();
    for _ in 0..n {
        black_box(black_box(&game).clone());
    }
    n
}

fn playouts(n: u64) -> u64 {
    let game = middle();
    let mut source = SplitMix64::new(9);
    for _ in 0..n {
        let mut world = game;
        world.redeal(
            orrery_engine::Viewer::Seat(world.active().lowest().expect("somebody moves")),
            source.next_u64(),
        );
        black_box(playout_to_end(&mut world, &mut source));
    }
    n
}
