//! Ratings by Weng and Lin: the Bradley-Terry model over all pairs, for any number of players.
//!
//! R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 1. A player is
//! a mean and a deviation. Winners share the first place, the others come behind as the game tells (`Game::places`);
//! two on the same place have drawn. Partners do not play against each other, so they are not compared.

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

/// The ratings after a game. `places` are those of the players, the lowest is the best; equal ones have drawn. Players of
/// one side, who have the same number in `sides`, did not play against each other.
pub fn after_game(players: &[Rating], places: &[u8], sides: &[u8]) -> Vec<Rating> {
    let updated = |i: usize| {
        let own = players[i];
        let variance = own.deviation * own.deviation;
        let (mut omega, mut delta) = (0.0, 0.0);
        for (j, other) in players.iter().enumerate().filter(|&(j, _)| sides[j] != sides[i]) {
            let c = (variance + other.deviation * other.deviation + 2.0 * BETA * BETA).sqrt();
            let expected = 1.0 / (1.0 + ((other.mean - own.mean) / c).exp());
            let score = match places[i].cmp(&places[j]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            omega += variance / c * (score - expected);
            delta += own.deviation / c * (variance / (c * c)) * expected * (1.0 - expected);
        }
        Rating { mean: own.mean + omega, deviation: own.deviation * (1.0 - delta).max(KAPPA).sqrt() }
    };
    (0..players.len()).map(updated).collect()
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
