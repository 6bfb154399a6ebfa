//! Fits the weights of `orrery_twilight_imperium::judge::position` to games of greedy and careless bots: `weigh_galaxy
//! <games>` prints them.

use orrery_bots::{Limits, bot, play_game};
use orrery_engine::{Appraise, Seat, Status};
use orrery_twilight_imperium::judge::position::{FEATURES, features};
use orrery_twilight_imperium::setup::{Factions, Galaxy};
use orrery_twilight_imperium::{Setup, TwilightImperium};
use rayon::prelude::*;

/// What counts for each seat, and who won.
type Sample = (Vec<[f64; FEATURES]>, usize);

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |n| n.parse().expect("a number"));
    let mut samples: Vec<Sample> = (0..games).into_par_iter().flat_map_iter(play).collect();
    orrery_engine::shuffle(&mut samples, 1);
    let (train, test) = samples.split_at(samples.len() * 9 / 10);
    eprintln!("{} samples", samples.len());
    // Newton's method with a little shrinkage.
    let mut weights = [0.0_f64; FEATURES];
    for step in 0..7 {
        let mut gradient = weights.map(|weight| -4.0 * weight);
        let mut curvature = [[0.0; FEATURES]; FEATURES];
        for (i, row) in curvature.iter_mut().enumerate() {
            row[i] = 4.0;
        }
        for (seats, won) in train {
            let shares = predict(seats, &weights);
            let mut mean = [0.0; FEATURES];
            for (x, share) in seats.iter().zip(&shares) {
                for i in 0..FEATURES {
                    mean[i] += share * x[i];
                }
            }
            for i in 0..FEATURES {
                gradient[i] += seats[*won][i] - mean[i];
                for j in 0..FEATURES {
                    let squares: f64 = seats.iter().zip(&shares).map(|(x, share)| share * x[i] * x[j]).sum();
                    curvature[i][j] += squares - mean[i] * mean[j];
                }
            }
        }
        let change = solve(curvature, gradient);
        for i in 0..FEATURES {
            weights[i] += change[i];
        }
        eprintln!("step {step}: {:.4} {:.4}", loss(train, &weights), loss(test, &weights));
    }
    for half in weights.chunks(FEATURES / 2) {
        println!("[{}],", half.iter().map(|weight| format!("{weight:.2}")).collect::<Vec<_>>().join(", "));
    }
}

/// The share of the win of each seat.
fn predict(seats: &[[f64; FEATURES]], weights: &[f64; FEATURES]) -> Vec<f64> {
    let sum =
        |x: &[f64; FEATURES]| x.iter().zip(weights).map(|(x, w)| x * w).sum::<f64>().clamp(-40.0, 40.0).exp();
    let odds: Vec<f64> = seats.iter().map(sum).collect();
    let total: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

fn loss(samples: &[Sample], weights: &[f64; FEATURES]) -> f64 {
    let of = |(seats, won): &Sample| -predict(seats, weights)[*won].max(1e-9).ln();
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// Solves a system of linear equations by elimination.
fn solve(mut a: [[f64; FEATURES]; FEATURES], mut b: [f64; FEATURES]) -> [f64; FEATURES] {
    for i in 0..FEATURES {
        for j in i + 1..FEATURES {
            let part = a[j][i] / a[i][i];
            let row = a[i];
            for (own, other) in a[j].iter_mut().zip(row).skip(i) {
                *own -= part * other;
            }
            b[j] -= part * b[i];
        }
    }
    for i in (0..FEATURES).rev() {
        for k in i + 1..FEATURES {
            b[i] -= a[i][k] * b[k];
        }
        b[i] /= a[i][i];
    }
    b
}

/// One game; a sample at the beginning of each round.
fn play(n: u64) -> Vec<Sample> {
    let names = ["greedy", "greedy", "greedy", "easy"];
    let players = 6;
    let pick = |seat: u64| names[((n >> seat) % 4) as usize].parse().expect("a bot");
    let mut bots: Vec<_> = (0..players)
        .map(|seat| bot::<TwilightImperium>(&pick(u64::from(seat)), n * 8 + u64::from(seat)))
        .collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut moment = 0;
    let setup = Setup { factions: Factions::Random, galaxy: Galaxy::Ready, ..Setup::new(players) };
    let played = play_game(&setup, &mut bots, n + 9000, Limits::default(), |game: &TwilightImperium, _| {
        use orrery_engine::Game;
        if matches!(game.status(), Status::Decision(_)) {
            if game.moment() > moment && game.moment().is_multiple_of(4) && game.round() > 1 {
                let seats = Seat::all(players).map(|seat| features(game, seat).map(f64::from)).collect();
                samples.push((seats, 0));
            }
            moment = game.moment();
        }
    })
    .expect("a legal setup");
    let winner = played.outcome.and_then(|outcome| outcome.winners.lowest());
    let Some(winner) = winner else { return Vec::new() };
    for sample in &mut samples {
        sample.1 = winner.index();
    }
    samples
}
