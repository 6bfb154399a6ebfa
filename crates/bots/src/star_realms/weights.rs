//! What the features of a player's standing are worth, fitted to games between bots by `examples/fit.rs`.

use std::sync::LazyLock;

use super::position::FEATURES;
use super::table::PHASES;

/// The weights by phase.
pub(super) static WEIGHTS: LazyLock<[[f32; FEATURES]; PHASES]> = LazyLock::new(|| {
    let mut weights = [[0.0; FEATURES]; PHASES];
    for (phase, weights) in weights.iter_mut().enumerate() {
        for (feature, weight) in weights.iter_mut().enumerate() {
            let knots = FITTED[feature].map(|knot| f32::from(knot) / 1000.0);
            let at = phase as f32 / (PHASES - 1) as f32 * (KNOTS - 1) as f32;
            let below = (at as usize).min(KNOTS - 2);
            let part = at - below as f32;
            *weight = knots[below] * (1.0 - part) + knots[below + 1] * part;
        }
    }
    weights
});

/// In how many phases the weights are fitted; between them they are interpolated.
const KNOTS: usize = 3;

/// In thousandths, early, middle and late.
const FITTED: [[i16; KNOTS]; FEATURES] = include!("fitted.in");
