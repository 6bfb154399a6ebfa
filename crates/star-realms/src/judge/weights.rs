//! What the features of a player's standing are worth, fitted to games between bots by `fit` (an example of
//! `orrery-bots`).

use std::sync::LazyLock;

use super::position::FEATURES;
use super::table::PHASES;

/// One weight a feature, by phase.
pub(super) type Weights = [[f32; FEATURES]; PHASES];

/// For judging positions: log-odds of winning.
pub(super) static POSITION: LazyLock<Weights> = LazyLock::new(|| by_phase(&FITTED_TO_POSITIONS));

/// For judging cards. Here the threat to the opponent has no weight of its own, so that a card's combat counts
/// where the card does.
pub(super) static CARDS: LazyLock<Weights> = LazyLock::new(|| by_phase(&FITTED_TO_CARDS));

/// In how many phases the weights are fitted; between them they are interpolated.
const KNOTS: usize = 3;

/// In thousandths, early, middle and late.
type Fitted = [[i16; KNOTS]; FEATURES];

const FITTED_TO_POSITIONS: Fitted = include!("position.in");
const FITTED_TO_CARDS: Fitted = include!("cards.in");

fn by_phase(fitted: &Fitted) -> Weights {
    let mut weights = [[0.0; FEATURES]; PHASES];
    for (phase, weights) in weights.iter_mut().enumerate() {
        let at = phase as f32 / (PHASES - 1) as f32 * (KNOTS - 1) as f32;
        let below = (at as usize).min(KNOTS - 2);
        let part = at - below as f32;
        for (weight, knots) in weights.iter_mut().zip(fitted) {
            *weight = (f32::from(knots[below]) * (1.0 - part) + f32::from(knots[below + 1]) * part) / 1000.0;
        }
    }
    weights
}
