//! Ratings by Weng and Lin: the Bradley-Terry model over all pairs of sides, of any number and size.
//!
//! R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 1. A player is
//! a mean and a deviation; a side is as strong as its players together, as uncertain as all of them, and what a game says
//! of it is shared out by how uncertain each of them is. Winners share the first place, the others come behind as the
//! game tells (`Game::places`); two on the same place have drawn. Games give a side of fewer players as much as one of
//! more, so of every mean only what it differs from a new player's counts for the strength.

use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The mean of somebody who has not played.
pub const MEAN: f64 = 25.0;
/// The deviation of somebody who has not played.
pub const DEVIATION: f64 = MEAN / 3.0;
/// How much one game says: the smaller, the more it does.
const BETA: f64 = MEAN / 6.0;
/// A deviation never shrinks to less than this share of its square in one game.
const KAPPA: f64 = 0.0001;
/// Points a unit of the mean is worth where ratings are shown.
const SCALE: f64 = 40.0;

/// How strong somebody is at one game with one number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean.
    pub mean: f64,
    /// The deviation.
    pub deviation: f64,
}

impl Rating {
    /// The rating of somebody who has not played.
    pub const NEW: Self = Self { mean: MEAN, deviation: DEVIATION };

    /// The rating as it is shown and ordered by: what the player is at least worth, three deviations below the
    /// mean. It begins at 0 and grows with the games, even if one wins no more than one should.
    pub fn points(self) -> i32 {
        (SCALE * (self.mean - 3.0 * self.deviation)).round() as i32
    }
}

/// Players who win and lose together.
#[derive(Default)]
struct Side {
    strength: f64,
    variance: f64,
    /// The best place of any of them: whoever leaves comes last alone.
    place: Option<u8>,
}

/// The ratings after a game. `places` are those of the players, the lowest is the best; equal ones have drawn. Players of
/// one side have the same number in `sides`.
pub fn after_game(players: &[Rating], places: &[u8], sides: &[u8]) -> Vec<Rating> {
    let mut all: BTreeMap<u8, Side> = BTreeMap::new();
    for ((player, &place), &side) in players.iter().zip(places).zip(sides) {
        let side = all.entry(side).or_default();
        side.strength += player.mean - MEAN;
        side.variance += player.deviation * player.deviation;
        side.place = side.place.into_iter().chain([place]).min();
    }
    let updated = |((player, &place), number): ((&Rating, &u8), &u8)| {
        let own = &all[number];
        let (mut omega, mut delta) = (0.0, 0.0);
        for (_, other) in all.iter().filter(|&(other, _)| other != number) {
            let c = (own.variance + other.variance + 2.0 * BETA * BETA).sqrt();
            let expected = 1.0 / (1.0 + ((other.strength - own.strength) / c).exp());
            let score = match Some(place).cmp(&other.place) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            omega += own.variance / c * (score - expected);
            delta += own.variance.sqrt() / c * (own.variance / (c * c)) * expected * (1.0 - expected);
        }
        let share = player.deviation * player.deviation / own.variance;
        let kept = (1.0 - share * delta).max(KAPPA);
        Rating { mean: player.mean + share * omega, deviation: player.deviation * kept.sqrt() }
    };
    players.iter().zip(places).zip(sides).map(updated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ratings after a game of everybody for himself.
    fn rated(players: &[Rating], places: &[u8]) -> Vec<Rating> {
        let sides: Vec<u8> = (0..players.len() as u8).collect();
        after_game(players, places, &sides)
    }

    #[track_caller]
    fn is(rating: Rating, mean: f64, deviation: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 0.005;
        assert!(near(rating.mean, mean) && near(rating.deviation, deviation), "{rating:?}");
    }

    /// Numbers published with other implementations of the same algorithm.
    #[test]
    fn two_players_are_rated_as_elsewhere() {
        let new = rated(&[Rating::NEW; 2], &[1, 2]);
        is(new[0], 27.64, 8.07);
        is(new[1], 22.36, 8.07);
        let strong = Rating { mean: 42.0, deviation: 1.3 };
        let expected = rated(&[strong, Rating::NEW], &[1, 2]);
        is(expected[0], 42.03, 1.30);
        is(expected[1], 23.91, 8.03);
    }

    #[test]
    fn a_draw_of_equals_changes_only_what_is_certain() {
        let drawn = rated(&[Rating::NEW; 2], &[1, 1]);
        is(drawn[0], 25.0, 8.07);
        is(drawn[1], 25.0, 8.07);
    }

    #[test]
    fn one_winner_of_four_gains_what_the_others_lose() {
        let after = rated(&[Rating::NEW; 4], &[2, 1, 2, 2]);
        let c = (2.0 * DEVIATION * DEVIATION + 2.0 * BETA * BETA).sqrt();
        let step = DEVIATION * DEVIATION / c * 0.5;
        is(after[1], 25.0 + 3.0 * step, after[1].deviation);
        for loser in [0, 2, 3] {
            is(after[loser], 25.0 - step, after[1].deviation);
        }
        assert!(after[0].deviation < DEVIATION);
    }

    /// A strong player beside three weak ones would lose points by winning if partners had drawn.
    #[test]
    fn winning_with_a_weaker_partner_never_lowers_a_rating() {
        let strong = Rating { mean: 40.0, deviation: 2.0 };
        let weak = Rating { mean: 15.0, deviation: 8.0 };
        let players = [strong, weak, weak, weak];
        let after = after_game(&players, &[1, 1, 2, 2], &[0, 0, 1, 1]);
        assert!(after[0].mean > strong.mean && after[0].points() >= strong.points(), "{after:?}");
        assert!(after[1].mean > weak.mean && after[2].mean < weak.mean && after[3].mean < weak.mean);
        assert!(rated(&players, &[1, 1, 2, 2])[0].points() < strong.points(), "the case is one that matters");
    }

    /// By hand: c² = 4 · 25²/9 + 2 · 25²/36 = 312.5, so a side moves by 138.89 / 17.678 / 2 = 3.928, half of it for each.
    #[test]
    fn new_partners_share_what_their_side_has_won() {
        let after = after_game(&[Rating::NEW; 4], &[1, 2, 1, 2], &[0, 1, 0, 1]);
        for (player, mean) in after.iter().zip([26.964, 23.036, 26.964, 23.036]) {
            is(*player, mean, 8.177);
        }
    }

    /// 35 and 15 are together as strong as 25 and 25: the stronger of them is not expected to win alone.
    #[test]
    fn sides_are_compared_and_not_each_player_with_each() {
        let of = |mean| Rating { mean, deviation: 2.0 };
        let players = [of(35.0), of(15.0), of(25.0), of(25.0)];
        let sides = [0, 0, 1, 1];
        let won = after_game(&players, &[1, 1, 2, 2], &sides);
        let lost = after_game(&players, &[2, 2, 1, 1], &sides);
        // c² = 4 · 4 + 2 · 25²/36 = 50.72: a side moves by 8 / 7.122 / 2 = 0.562, half of it for each.
        for (i, was) in players.iter().enumerate() {
            let by = if sides[i] == 0 { 0.281 } else { -0.281 };
            is(won[i], was.mean + by, won[0].deviation);
            is(lost[i], was.mean - by, won[0].deviation);
        }
        // Of those who won together, whoever is less certain moves more: by σ² of each.
        let unsure = [Rating { deviation: 4.0, ..of(35.0) }, of(15.0), of(25.0), of(25.0)];
        let after = after_game(&unsure, &[1, 1, 2, 2], &sides);
        let moved = |i: usize| after[i].mean - unsure[i].mean;
        assert!((moved(0) / moved(1) - 4.0).abs() < 0.001, "{after:?}");
    }

    /// As in Rebellion for three: the side of one is as likely to win, and meets one side, not two opponents.
    #[test]
    fn whoever_plays_alone_against_two_meets_them_once() {
        let after = after_game(&[Rating::NEW; 3], &[1, 2, 2], &[0, 1, 1]);
        // c² = 3 · 25²/9 + 2 · 25²/36 = 243.06: 69.44 / 15.590 / 2 and 138.89 / 15.590 / 2, half of it for each.
        is(after[0], 27.227, after[0].deviation);
        is(after[1], 22.773, after[2].deviation);
        is(after[2], 22.773, after[1].deviation);
    }

    #[test]
    fn whoever_leaves_comes_last_alone() {
        let left = after_game(&[Rating::NEW; 4], &[1, u8::MAX, 2, 2], &[0, 0, 1, 1]);
        let stayed = after_game(&[Rating::NEW; 4], &[1, 1, 2, 2], &[0, 0, 1, 1]);
        assert_eq!((left[0], left[2], left[3]), (stayed[0], stayed[2], stayed[3]));
        assert!(left[1].mean < Rating::NEW.mean);
    }

    #[test]
    fn an_upset_moves_more_than_what_was_expected() {
        let strong = Rating { mean: 35.0, deviation: 2.0 };
        let weak = Rating { mean: 15.0, deviation: 2.0 };
        let upset = rated(&[weak, strong], &[1, 2]);
        let usual = rated(&[weak, strong], &[2, 1]);
        assert!(upset[0].mean - weak.mean > 5.0 * (weak.mean - usual[0].mean));
    }

    #[test]
    fn points_begin_at_nothing_and_grow_with_games() {
        assert_eq!(Rating::NEW.points(), 0);
        let won = rated(&[Rating::NEW; 2], &[1, 2])[0];
        assert!(won.points() > 0);
    }
}
