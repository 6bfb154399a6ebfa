//! Fits the weights of `orrery_star_realms::judge` to games of the quick policy. `fit <games>` prints those of positions
//! (`position.in`); `fit <games> cards` leaves the threat out and prints those of cards (`cards.in`).

use orrery_bots::Appraise;
use orrery_engine::{Game, Log, Seat, Source, SplitMix64, Status};
use orrery_star_realms::judge::position::{FEATURES, THREAT, THREAT_SQUARED, each_feature, phase_of};
use orrery_star_realms::{Mode, Setup, StarRealms, TradeDeck};
use rayon::prelude::*;

const KNOTS: usize = 3;

struct Sample {
    phase: f32,
    features: Vec<(u16, f32)>,
    won: f32,
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(20_000, |n| n.parse().expect("a number"));
    let cards_only = std::env::args().nth(2).is_some_and(|arg| arg == "cards");
    let mut samples: Vec<Sample> = (0..games).into_par_iter().flat_map_iter(play).collect();
    if cards_only {
        for sample in &mut samples {
            sample.features.retain(|&(i, _)| ![THREAT, THREAT_SQUARED].contains(&usize::from(i)));
        }
    }
    let (train, test) = samples.split_at(samples.len() * 9 / 10);
    eprintln!("{} samples", samples.len());
    let mut weights = vec![0.0_f32; FEATURES * KNOTS];
    let mut squares = vec![1e-3_f32; FEATURES * KNOTS];
    let mut order: Vec<u32> = (0..train.len() as u32).collect();
    for epoch in 0..8 {
        orrery_engine::shuffle(&mut order, epoch);
        for &n in &order {
            let sample = &train[n as usize];
            let error = sample.won - predict(sample, &weights);
            for_each(sample, |i, x| {
                let gradient = error * x - 2e-6 * weights[i];
                squares[i] += gradient * gradient;
                weights[i] += 0.05 * gradient / squares[i].sqrt();
            });
        }
        let loss = |part: &[Sample]| {
            part.iter()
                .map(|sample| {
                    let p = predict(sample, &weights).clamp(1e-6, 1.0 - 1e-6);
                    -(sample.won * p.ln() + (1.0 - sample.won) * (1.0 - p).ln())
                })
                .map(f64::from)
                .sum::<f64>()
                / part.len() as f64
        };
        eprintln!("epoch {epoch}: {:.4} {:.4}", loss(train), loss(test));
    }
    println!("[");
    for feature in 0..FEATURES {
        let knots: Vec<String> =
            (0..KNOTS).map(|k| format!("{:.0}", weights[feature * KNOTS + k] * 1000.0)).collect();
        println!("    [{}],", knots.join(", "));
    }
    println!("]");
}

fn for_each(sample: &Sample, mut f: impl FnMut(usize, f32)) {
    let at = sample.phase / 8.0 * (KNOTS - 1) as f32;
    let below = (at as usize).min(KNOTS - 2);
    let part = at - below as f32;
    for &(feature, x) in &sample.features {
        let i = usize::from(feature) * KNOTS + below;
        if part < 1.0 {
            f(i, x * (1.0 - part));
        }
        if part > 0.0 {
            f(i + 1, x * part);
        }
    }
}

fn predict(sample: &Sample, weights: &[f32]) -> f32 {
    let mut sum = 0.0;
    for_each(sample, |i, x| sum += weights[i] * x);
    1.0 / (1.0 + (-sum).exp())
}

/// One game; a sample at the beginning of some turns, from the first player's point of view.
fn play(n: u64) -> Vec<Sample> {
    let mut source = SplitMix64::new(n + 77);
    let deck = [TradeDeck::ColonyWars, TradeDeck::BaseSet, TradeDeck::ColonyWars, TradeDeck::Mixed]
        [(n % 4) as usize];
    let mut game = StarRealms::new(&Setup { deck, ..Setup::of(Mode::Duel, 2) }).expect("a legal setup");
    let noise: [u32; 2] = std::array::from_fn(|_| [1, 60, 150, 300][source.below(4) as usize]);
    let mut samples: Vec<Sample> = Vec::new();
    let (mut actions, mut worths) = (Vec::new(), Vec::new());
    let mut turn = 0;
    loop {
        match game.status() {
            Status::Over(outcome) => {
                let won = if outcome.winners.len() > 1 {
                    0.5
                } else {
                    f32::from(u8::from(outcome.winners.contains(Seat(0))))
                };
                for sample in &mut samples {
                    sample.won = won;
                }
                return samples;
            }
            Status::Chance(chance) => game.resolve_chance(chance.sample(&mut source), &mut Log::off()),
            Status::Decision(seats) => {
                let seat = seats.lowest().expect("somebody");
                if game.turn() > turn && game.turn() > 2 {
                    turn = game.turn();
                    if source.below(2) == 0 {
                        let mut dense = vec![0.0; FEATURES];
                        each_feature(&game, Seat(0), |i, x| dense[i] += x);
                        each_feature(&game, Seat(1), |i, x| dense[i] -= x);
                        let features = dense
                            .iter()
                            .enumerate()
                            .filter(|(_, x)| **x != 0.0)
                            .map(|(i, &x)| (i as u16, x))
                            .collect();
                        samples.push(Sample { phase: phase_of(&game, seat) as f32, features, won: 0.0 });
                    }
                }
                let action = game.obvious(seat).unwrap_or_else(|| {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    game.appraise_all(seat, &actions, &mut worths);
                    let best = (0..actions.len())
                        .max_by_key(|&i| {
                            let noise = source.below(noise[seat.index()]) as i32;
                            if worths[i] >= StarRealms::OBVIOUS { worths[i] } else { worths[i] + noise }
                        })
                        .expect("an action");
                    actions[best]
                });
                game.apply_unchecked(seat, action, &mut Log::off());
            }
        }
    }
}
