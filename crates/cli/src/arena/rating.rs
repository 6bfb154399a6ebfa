//! Strengths that explain the results best.
//!
//! Luce's model: the win goes to a side, which is a seat or a team, in proportion to the strength of the bot that plays it; a
//! drawn game is divided among all sides. A game is one trial, however many sit at it. One win and one loss of each bot against an average bot that never played count
//! as well and keep strengths finite. The strengths are those under which all of this is likeliest (Newton's method). A
//! rating is 400 log10 of the strength, as chess players count, and the average of all is 0.
//!
//! The bounds of a rating are by profile likelihood: a value lies within them unless the results, with all other ratings
//! chosen to suit it, are less than about a seventh (exp −1.92) as likely as at the best. That needs no luck, and it is
//! honest about bots that have won or lost everything: there is hardly a reason why they could not be further apart.

use orrery_engine::SeatSet;

use super::Rating;
use crate::matches::Played;

/// By how much the logarithm of the likelihood falls at the bounds: half of what a chi-squared number of one degree of
/// freedom stays below in 95 % of all cases.
const FALL: f64 = 3.841_458_820_694_124 / 2.0;
/// A step of logarithmic strengths that is none any more.
const NOTHING: f64 = 1e-9;
/// Newton's method takes a dozen steps; this ends it whatever numbers it was given.
const STEPS: usize = 200;
/// How often the distance to a bound is halved.
const HALVINGS: usize = 20;

/// A game as the model sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Result {
    /// How many sides each bot had.
    sides: Vec<u8>,
    /// Which part of the win each bot has.
    wins: Vec<f64>,
}

impl Result {
    /// The result of a game that was not broken off.
    pub(super) fn of(played: &Played, bots: usize) -> Option<Self> {
        if played.broken_off {
            return None;
        }
        let mut sides = vec![0; bots];
        let mut wins = vec![0.0; bots];
        let won = |side: &SeatSet| played.winners.is_empty() || !side.and(played.winners).is_empty();
        let sharing = played.sides.iter().filter(|side| won(side)).count();
        for side in &played.sides {
            let bot = played.bots[side.lowest()?.index()];
            sides[bot] += 1;
            if won(side) {
                wins[bot] += 1.0 / sharing as f64;
            }
        }
        Some(Self { sides, wins })
    }
}

/// The rating of each bot, with the bounds within which it lies with 95 % confidence.
pub(super) fn ratings(results: &[Result], bots: usize) -> Vec<Rating> {
    let games = Games::of(results, bots);
    let best = games.likeliest(vec![0.0; bots], None);
    let rating = |bot| {
        let bound = |way: f64| points(games.bound(&best, bot, way));
        Rating { points: points(centred(&best, bot)), low: bound(-1.0), high: bound(1.0) }
    };
    (0..bots).map(rating).collect()
}

/// The ratings by the first games alone.
pub(super) fn ratings_after(results: &[Result], games: usize, bots: usize) -> Vec<f64> {
    let best = Games::of(&results[..games.min(results.len())], bots).likeliest(vec![0.0; bots], None);
    (0..bots).map(|bot| points(centred(&best, bot))).collect()
}

/// Points for the logarithm of a strength.
fn points(log: f64) -> f64 {
    400.0 * log / std::f64::consts::LN_10
}

/// The logarithm of a bot's strength above the average of all.
fn centred(logs: &[f64], bot: usize) -> f64 {
    logs[bot] - logs.iter().sum::<f64>() / logs.len() as f64
}

/// Games of one choice of bots together.
#[derive(Clone, Debug)]
struct Group {
    sides: Vec<u8>,
    games: f64,
}

/// All games, as far as they matter to the likelihood of strengths.
struct Games {
    groups: Vec<Group>,
    /// The wins of each bot, with the one against the average bot.
    wins: Vec<f64>,
}

impl Games {
    fn of(results: &[Result], bots: usize) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        let mut wins = vec![1.0; bots];
        for result in results {
            for (sum, won) in wins.iter_mut().zip(&result.wins) {
                *sum += won;
            }
            match groups.iter_mut().find(|group| group.sides == result.sides) {
                Some(group) => group.games += 1.0,
                None => groups.push(Group { sides: result.sides.clone(), games: 1.0 }),
            }
        }
        Self { groups, wins }
    }

    /// The logarithm of the likelihood of strengths, which are given by their own.
    fn likelihood(&self, logs: &[f64]) -> f64 {
        let won: f64 = self.wins.iter().zip(logs).map(|(wins, log)| wins * log).sum();
        let against_average: f64 = logs.iter().map(|log| 2.0 * log.exp().ln_1p()).sum();
        let shared: f64 = self.groups.iter().map(|group| group.games * total(group, logs).ln()).sum();
        won - against_average - shared
    }

    /// Its slope by each of them, and how that changes, with the sign turned.
    fn slope_and_bend(&self, logs: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let bots = logs.len();
        let (mut slope, mut bend) = (self.wins.clone(), vec![vec![0.0; bots]; bots]);
        for (bot, log) in logs.iter().enumerate() {
            let share = 1.0 / (1.0 + (-log).exp());
            slope[bot] -= 2.0 * share;
            bend[bot][bot] += 2.0 * share * (1.0 - share);
        }
        for group in &self.groups {
            let total = total(group, logs);
            let shares: Vec<f64> = group
                .sides
                .iter()
                .zip(logs)
                .map(|(&sides, log)| f64::from(sides) * log.exp() / total)
                .collect();
            for (one, share) in shares.iter().enumerate() {
                slope[one] -= group.games * share;
                bend[one][one] += group.games * share;
                for (other, its) in shares.iter().enumerate() {
                    bend[one][other] -= group.games * share * its;
                }
            }
        }
        (slope, bend)
    }

    /// The likeliest strengths, by Newton's method from `logs`. With `held`, only among those that leave the rating of
    /// this bot as it is in `logs`.
    fn likeliest(&self, mut logs: Vec<f64>, held: Option<usize>) -> Vec<f64> {
        let bots = logs.len();
        let mut now = self.likelihood(&logs);
        for _ in 0..STEPS {
            let (mut slope, mut bend) = self.slope_and_bend(&logs);
            if let Some(held) = held {
                // One equation more, and the unknown that it needs: the step does not change the bot's rating.
                let weights: Vec<f64> = (0..bots).map(|bot| weight(bots, held, bot)).collect();
                for (row, weight) in bend.iter_mut().zip(&weights) {
                    row.push(*weight);
                }
                bend.push([&weights[..], &[0.0]].concat());
                slope.push(0.0);
            }
            let mut step = solve(bend, slope);
            step.truncate(bots);
            // The likelihood has one summit and no valley, so that some part of the step leads up.
            let moved = loop {
                if step.iter().all(|part| part.abs() < NOTHING) {
                    return logs;
                }
                let moved: Vec<f64> = logs.iter().zip(&step).map(|(log, part)| log + part).collect();
                if self.likelihood(&moved) >= now {
                    break moved;
                }
                for part in &mut step {
                    *part /= 2.0;
                }
            };
            now = self.likelihood(&moved);
            logs = moved;
        }
        logs
    }

    /// How far the rating of a bot may lie to one side of the best, as the logarithm of a strength.
    fn bound(&self, best: &[f64], bot: usize, way: f64) -> f64 {
        let (bots, least) = (best.len(), self.likelihood(best) - FALL);
        // The likeliest strengths of all if the bot's rating is so far from the best.
        let at = |distance: f64| {
            let moved = (0..bots).map(|other| {
                // Of a bot alone in the world there is nothing to move.
                let length = weight(bots, bot, bot).max(NOTHING);
                best[other] + way * distance * weight(bots, bot, other) / length
            });
            self.likelihood(&self.likeliest(moved.collect(), Some(bot)))
        };
        let mut outside = 1.0;
        while at(outside) > least && outside < 1e3 {
            outside *= 2.0;
        }
        let mut inside = 0.0;
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(inside, outside);
            if at(middle) > least {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        centred(best, bot) + way * f64::midpoint(inside, outside)
    }
}

/// The strengths of all sides of a game.
fn total(group: &Group, logs: &[f64]) -> f64 {
    group.sides.iter().zip(logs).map(|(&sides, log)| f64::from(sides) * log.exp()).sum()
}

/// How much the strength of `other` counts for the rating of `bot`, which is measured from the average.
fn weight(bots: usize, bot: usize, other: usize) -> f64 {
    f64::from(u8::from(bot == other)) - 1.0 / bots as f64
}

/// What solves the linear equations, by Gauss.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for column in 0..n {
        let largest =
            |&one: &usize, &other: &usize| rows[one][column].abs().total_cmp(&rows[other][column].abs());
        let pivot = (column..n).max_by(largest).unwrap_or(column);
        rows.swap(column, pivot);
        right.swap(column, pivot);
        let (above, below) = rows.split_at_mut(column + 1);
        for (row, place) in below.iter_mut().zip(column + 1..) {
            let factor = row[column] / above[column][column];
            for (value, pivot) in row.iter_mut().zip(&above[column]) {
                *value -= factor * pivot;
            }
            right[place] -= factor * right[column];
        }
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|place| rows[row][place] * right[place]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use orrery_engine::{Source as _, SplitMix64};

    use super::*;

    fn results(wins: &[(usize, usize, u32)], bots: usize) -> Vec<Result> {
        let one = |&(winner, loser, games): &(usize, usize, u32)| {
            let mut result = Result { sides: vec![0; bots], wins: vec![0.0; bots] };
            result.sides[winner] = 1;
            result.sides[loser] = 1;
            result.wins[winner] = 1.0;
            vec![result; games as usize]
        };
        wins.iter().flat_map(one).collect()
    }

    #[track_caller]
    fn is(rating: Rating, points: f64, low: f64, high: f64) {
        let near = |one: f64, other: f64| (one - other).abs() < 0.01;
        let all = near(rating.points, points) && near(rating.low, low) && near(rating.high, high);
        assert!(all, "{rating:?} is not {points} ({low} … {high})");
    }

    /// Of two bots with ratings x and −x and the strength s = 10^(x/400), of which one has won all n games,
    /// n / (1 + s²) = (s − 1) / (s + 1). The bounds are those of the one unknown x.
    #[test]
    fn two_bots_are_rated_as_by_hand() {
        let five = ratings(&results(&[(0, 1, 5)], 2), 2);
        is(five[0], 400.0 * 3f64.log10(), 16.30, 480.47);
        is(five[1], -400.0 * 3f64.log10(), -480.47, -16.30);
        is(ratings(&results(&[(0, 1, 10)], 2), 2)[0], 239.40, 81.23, 518.48);
        is(ratings(&results(&[(0, 1, 7), (1, 0, 3)], 2), 2)[0], 65.97, -39.13, 186.94);
        is(ratings(&results(&[(0, 1, 3000), (1, 0, 1000)], 2), 2)[0], 95.39, 89.21, 101.65);
    }

    /// With ratings x, 0 and −x, n games a pair and s as above, n = (s − 1) (s² + 1) / (s² + s + 2).
    #[test]
    fn three_bots_in_perfect_order_are_rated_as_by_hand() {
        for (games, points) in [(67, 735.5), (1000, 1200.3)] {
            let ratings = ratings(&results(&[(0, 1, games), (0, 2, games), (1, 2, games)], 3), 3);
            let [first, second, third] = ratings[..] else { panic!("three bots") };
            let s = 10f64.powf(first.points / 400.0);
            let implied = (s - 1.0) * (s * s + 1.0) / (s * s + s + 2.0);
            assert!(
                (implied / f64::from(games) - 1.0).abs() < 1e-6,
                "{first:?} is right for {implied} games"
            );
            assert!((first.points - points).abs() < 0.1, "{first:?}");
            assert!(second.points.abs() < 1e-3 && (first.points + third.points).abs() < 1e-3, "{third:?}");
            for rating in ratings {
                assert!(
                    rating.low + 50.0 < rating.points && rating.points + 50.0 < rating.high,
                    "{rating:?}"
                );
            }
        }
    }

    /// A small arena of bots whose ratings are drawn from a span of 600 points: the bounds of each, and the truth.
    fn arena(bots: usize, games: u32, source: &mut SplitMix64) -> Vec<(Rating, f64)> {
        let drawn: Vec<f64> = (0..bots).map(|_| f64::from(source.below(600))).collect();
        let mut played = Vec::new();
        for one in 0..bots {
            for other in one + 1..bots {
                let chance = 1.0 / (1.0 + 10f64.powf((drawn[other] - drawn[one]) / 400.0));
                let wins =
                    (0..games).filter(|_| f64::from(source.below(1_000_000)) < chance * 1e6).count() as u32;
                played.extend([(one, other, wins), (other, one, games - wins)]);
            }
        }
        let mean = drawn.iter().sum::<f64>() / bots as f64;
        let truth = drawn.iter().map(|points| points - mean);
        ratings(&results(&played, bots), bots).into_iter().zip(truth).collect()
    }

    #[test]
    fn the_truth_lies_within_the_bounds_in_19_of_20_cases() {
        for (bots, games) in [(2, 10), (2, 40), (3, 10), (4, 6)] {
            let mut source = SplitMix64::new(7);
            let all: Vec<_> = (0..400).flat_map(|_| arena(bots, games, &mut source)).collect();
            let within =
                all.iter().filter(|(rating, truth)| (rating.low..=rating.high).contains(truth)).count();
            let share = within as f64 / all.len() as f64;
            assert!(
                (0.93..0.975).contains(&share),
                "{share} with {bots} bots and {games} games of each pair"
            );
        }
    }

    #[test]
    fn strengths_reach_over_a_third_bot() {
        let results = results(&[(0, 1, 300), (1, 0, 100), (1, 2, 300), (2, 1, 100)], 3);
        let points: Vec<f64> = ratings(&results, 3).iter().map(|rating| rating.points).collect();
        assert!((points[0] - points[2] - 380.0).abs() < 15.0, "{points:?}");
        assert!(points[1].abs() < 5.0, "{points:?}");
    }

    #[test]
    fn without_a_game_nothing_is_known() {
        for rating in ratings(&[], 3) {
            assert!(rating.points.abs() < 1e-6 && rating.low < -300.0 && rating.high > 300.0, "{rating:?}");
        }
    }

    /// A team of two is one side: that both of it win counts once.
    #[test]
    fn a_team_wins_once() {
        let seats = |seats: [u8; 2]| seats.into_iter().map(orrery_engine::Seat).collect::<SeatSet>();
        let sides = vec![seats([0, 1]), seats([2, 3])];
        let played =
            Played { bots: vec![1, 1, 0, 0], winners: sides[0], sides: sides.clone(), ..Played::unplayed(4) };
        let won = Result { sides: vec![1, 1], wins: vec![0.0, 1.0] };
        assert_eq!(Result::of(&played, 2), Some(won));
        let drawn = Played { winners: SeatSet::EMPTY, ..played };
        assert_eq!(Result::of(&drawn, 2), Some(Result { sides: vec![1, 1], wins: vec![0.5, 0.5] }));
    }

    #[test]
    fn one_of_six_alike_has_no_more_than_its_share() {
        let one = |winner: usize| {
            let mut result = Result { sides: vec![1, 5], wins: vec![0.0; 2] };
            result.wins[winner] = 1.0;
            result
        };
        let results: Vec<Result> = (0..600).map(|game| one(usize::from(game % 6 != 0))).collect();
        let points = ratings_after(&results, 600, 2);
        assert!((points[0] - points[1]).abs() < 5.0, "{points:?}");
    }
}
