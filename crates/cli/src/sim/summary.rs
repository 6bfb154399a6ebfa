//! What many games tell together.

use std::time::Duration;

use serde::Serialize;

use crate::matches::Played;
use crate::program::Player;

/// A share and the bounds within which the true one lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The share seen.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// How many standard deviations hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval for `hits` out of `trials`.
pub fn wilson(hits: u32, trials: u32) -> Interval {
    if trials == 0 {
        return Interval { share: 0.0, low: 0.0, high: 1.0 };
    }
    let n = f64::from(trials);
    let share = f64::from(hits) / n;
    let spread = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / spread;
    let half = Z / spread * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// How long games were.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Length {
    pub(super) mean: f64,
    pub(super) min: u32,
    pub(super) max: u32,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Row {
    pub(super) bot: String,
    pub(super) wins: u32,
    pub(super) win_rate: Interval,
    pub(super) went_first: u32,
}

/// What all games tell together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Summary {
    pub(super) games: u32,
    pub(super) bots: Vec<Row>,
    pub(super) draws: u32,
    pub(super) broken_off: u32,
    /// How often the side that went first won, of the games that were decided.
    pub(super) first_wins: Interval,
    pub(super) turns: Length,
    pub(super) decisions: Length,
    /// Left out of files, which are the same on every machine.
    #[serde(skip)]
    pub(super) seconds: f64,
}

pub(super) fn of(players: &[Player], played: &[Played], time: Duration) -> Summary {
    let games = played.len() as u32;
    let count = |holds: &dyn Fn(&Played) -> bool| played.iter().filter(|played| holds(played)).count() as u32;
    let row = |(index, player): (usize, &Player)| {
        let wins =
            count(&|played| played.sole_winners().iter().any(|seat| played.bots[seat.index()] == index));
        let alike = players.iter().filter(|other| *other == player).count() > 1;
        Row {
            bot: if alike { format!("{player} #{}", index + 1) } else { player.to_string() },
            wins,
            win_rate: wilson(wins, games),
            went_first: count(&|played| played.bots[played.first.index()] == index),
        }
    };
    let decided = count(&|played| !played.sole_winners().is_empty());
    let first = count(&|played| !played.sole_winners().and(played.first_side).is_empty());
    let broken_off = count(&|played| played.broken_off);
    Summary {
        games,
        bots: players.iter().enumerate().map(row).collect(),
        draws: games - decided - broken_off,
        broken_off,
        first_wins: wilson(first, decided),
        turns: length(played.iter().map(|played| played.turns)),
        decisions: length(played.iter().map(|played| played.decisions)),
        seconds: time.as_secs_f64(),
    }
}

fn length(values: impl Iterator<Item = u32> + Clone) -> Length {
    let n = values.clone().count().max(1) as f64;
    let sum: f64 = values.clone().map(f64::from).sum();
    Length { mean: sum / n, min: values.clone().min().unwrap_or(0), max: values.max().unwrap_or(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let half = wilson(50, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let none = wilson(0, 10);
        assert!(none.low.abs() < 1e-9 && (none.high - 0.2775).abs() < 1e-4, "{none:?}");
        assert_eq!(wilson(0, 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }
}
