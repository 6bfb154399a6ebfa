//! Fits the weights of `orrery_rebellion::judge::position` to games of careless and greedy bots: `weigh <games>` prints them.

use orrery_bots::{Limits, bot, play_game};
use orrery_engine::{Appraise, Seat};
use orrery_rebellion::judge::position::{FEATURES, features};
use orrery_rebellion::{Rebellion, Setup};
use rayon::prelude::*;

type Sample = ([f64; FEATURES], f64);

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2000, |n| n.parse().expect("a number"));
    let mut samples: Vec<Sample> = (0..games).into_par_iter().flat_map_iter(play).collect();
    orrery_engine::shuffle(&mut samples, 1);
    let (train, test) = samples.split_at(samples.len() * 9 / 10);
    eprintln!("{} samples", samples.len());
    // Newton's method with a little shrinkage.
    let mut weights = [0.0_f64; FEATURES];
    for step in 0..12 {
        let mut gradient = weights.map(|weight| -weight);
        let mut curvature = [[0.0; FEATURES]; FEATURES];
        for (i, row) in curvature.iter_mut().enumerate() {
            row[i] = 1.0;
        }
        for (x, won) in train {
            let p = predict(x, &weights);
            for i in 0..FEATURES {
                gradient[i] += (won - p) * x[i];
                for j in 0..FEATURES {
                    curvature[i][j] += p * (1.0 - p) * x[i] * x[j];
                }
            }
        }
        let change = solve(curvature, gradient);
        for i in 0..FEATURES {
            weights[i] += change[i];
        }
        eprintln!("step {step}: {:.4} {:.4}", loss(train, &weights), loss(test, &weights));
    }
    println!("{}", weights.map(|weight| format!("{weight:.3}")).join(", "));
}

fn predict(x: &[f64; FEATURES], weights: &[f64; FEATURES]) -> f64 {
    let sum: f64 = x.iter().zip(weights).map(|(x, w)| x * w).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn loss(samples: &[Sample], weights: &[f64; FEATURES]) -> f64 {
    let of = |(x, won): &Sample| {
        let p = predict(x, weights).clamp(1e-6, 1.0 - 1e-6);
        -(won * p.ln() + (1.0 - won) * (1.0 - p).ln())
    };
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
    let names = ["greedy", "easy", "normal", "easy"];
    let pick = |seat: u64| names[((n >> seat) % 4) as usize].parse().expect("a bot");
    let mut bots: Vec<_> = (0..2).map(|seat| bot::<Rebellion>(&pick(seat), n * 2 + seat)).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut moment = 0;
    let played = play_game(&Setup::new(2), &mut bots, n + 5000, Limits::default(), |game, _| {
        if game.moment() > moment && game.moment() % 3 == 0 && game.base().is_some() {
            samples.push((features(game).map(f64::from), 0.0));
        }
        moment = game.moment();
    })
    .expect("a legal setup");
    let won = played.outcome.is_some_and(|outcome| outcome.winners.contains(Seat(0)));
    for sample in &mut samples {
        sample.1 = f64::from(u8::from(won));
    }
    samples
}
