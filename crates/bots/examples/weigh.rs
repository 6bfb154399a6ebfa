//! Fits the weights of a game's `judge::position` to games of greedy and careless bots: `weigh rebellion <games>` and `weigh
//! twilight-imperium <games>` print them.

use orrery_bots::{Limits, bot, play_game};
use orrery_engine::{Appraise, Game, Seat, Status};
use orrery_rebellion::Rebellion;
use orrery_twilight_imperium::TwilightImperium;
use orrery_twilight_imperium::setup::{Factions, Galaxy};
use rayon::prelude::*;

/// Newton's method gets no better with more steps.
const STEPS: usize = 10;

/// What counts for each side, and which of them won.
type Sample = (Vec<Vec<f64>>, usize);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args.get(1).map_or(2000, |n| n.parse().expect("a number"));
    // A little shrinkage, the more the more there is to fit.
    let (play, shrinkage): (fn(u64) -> Vec<Sample>, f64) = match args.first().map(String::as_str) {
        Some("rebellion") => (rebellion, 1.0),
        Some("twilight-imperium") => (twilight_imperium, 4.0),
        _ => panic!("weigh rebellion or twilight-imperium, and how many games"),
    };
    let mut samples: Vec<Sample> = (0..games).into_par_iter().flat_map_iter(play).collect();
    orrery_engine::shuffle(&mut samples, 1);
    let (train, test) = samples.split_at(samples.len() * 9 / 10);
    eprintln!("{} samples", samples.len());
    let mut weights = vec![0.0; samples[0].0[0].len()];
    for step in 0..STEPS {
        improve(&mut weights, train, shrinkage);
        eprintln!("step {step}: {:.4} {:.4}", loss(train, &weights), loss(test, &weights));
    }
    println!("{}", weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", "));
}

/// A step of Newton's method.
fn improve(weights: &mut [f64], samples: &[Sample], shrinkage: f64) {
    let n = weights.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -shrinkage * weight).collect();
    let mut curvature = vec![vec![0.0; n]; n];
    for (i, row) in curvature.iter_mut().enumerate() {
        row[i] = shrinkage;
    }
    for (sides, won) in samples {
        let shares = predict(sides, weights);
        let mean: Vec<f64> =
            (0..n).map(|i| sides.iter().zip(&shares).map(|(x, share)| share * x[i]).sum()).collect();
        for i in 0..n {
            gradient[i] += sides[*won][i] - mean[i];
            for j in 0..n {
                let squares: f64 = sides.iter().zip(&shares).map(|(x, share)| share * x[i] * x[j]).sum();
                curvature[i][j] += squares - mean[i] * mean[j];
            }
        }
    }
    for (weight, change) in weights.iter_mut().zip(solve(curvature, gradient)) {
        *weight += change;
    }
}

/// The share of the win of each side.
fn predict(sides: &[Vec<f64>], weights: &[f64]) -> Vec<f64> {
    let odds = |x: &Vec<f64>| x.iter().zip(weights).map(|(x, w)| x * w).sum::<f64>().clamp(-40.0, 40.0).exp();
    let odds: Vec<f64> = sides.iter().map(odds).collect();
    let total: f64 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

fn loss(samples: &[Sample], weights: &[f64]) -> f64 {
    let of = |(sides, won): &Sample| -predict(sides, weights)[*won].max(1e-9).ln();
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// Solves a system of linear equations by elimination.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let (above, below) = a.split_at_mut(i + 1);
        let pivot = &above[i];
        for (j, row) in below.iter_mut().enumerate() {
            let part = row[i] / pivot[i];
            for (own, other) in row.iter_mut().zip(pivot).skip(i) {
                *own -= part * other;
            }
            b[i + 1 + j] -= part * b[i];
        }
    }
    for i in (0..n).rev() {
        for k in i + 1..n {
            b[i] -= a[i][k] * b[k];
        }
        b[i] /= a[i][i];
    }
    b
}

/// One game of Rebellion; a sample at the beginning of each round. The features are those of the first player's side, the
/// other has nothing beside it.
fn rebellion(n: u64) -> Vec<Sample> {
    use orrery_rebellion::judge::position::features;
    let names = ["greedy", "easy", "normal", "easy"];
    let pick = |seat: u64| names[((n >> seat) % 4) as usize].parse().expect("a bot");
    let mut bots: Vec<_> = (0..2).map(|seat| bot::<Rebellion>(&pick(seat), n * 2 + seat)).collect();
    let mut samples: Vec<Sample> = Vec::new();
    let mut moment = 0;
    let setup = orrery_rebellion::Setup::new(2);
    let played = play_game(&setup, &mut bots, n + 5000, Limits::default(), |game, _| {
        if game.moment() > moment && game.moment() % 3 == 0 && game.base().is_some() {
            let own = features(game).map(f64::from).to_vec();
            let nothing = vec![0.0; own.len()];
            samples.push((vec![own, nothing], 1));
        }
        moment = game.moment();
    })
    .expect("a legal setup");
    if played.outcome.is_some_and(|outcome| outcome.winners.contains(Seat(0))) {
        for sample in &mut samples {
            sample.1 = 0;
        }
    }
    samples
}

/// One game of Twilight Imperium for six; a sample at the beginning of each round.
fn twilight_imperium(n: u64) -> Vec<Sample> {
    use orrery_twilight_imperium::Setup;
    use orrery_twilight_imperium::judge::position::features;
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
        if matches!(game.status(), Status::Decision(_)) {
            if game.moment() > moment && game.moment().is_multiple_of(4) && game.round() > 1 {
                let sides = Seat::all(players).map(|seat| features(game, seat).map(f64::from).to_vec());
                samples.push((sides.collect(), 0));
            }
            moment = game.moment();
        }
    })
    .expect("a legal setup");
    let Some(winner) = played.outcome.and_then(|outcome| outcome.winners.lowest()) else { return Vec::new() };
    for sample in &mut samples {
        sample.1 = winner.index();
    }
    samples
}
