//! Strengths that explain the results best.
//!
//! Luce's model: the win goes to a seat in proportion to the strength of the bot in it, a shared win is divided among those
//! who share it, a drawn game among all. Strengths are those under which the results are likeliest (Hunter's iteration);
//! one win and one loss against an average bot that never played keep them finite. A rating is 400 log10 of the strength,
//! as chess players count, and the average of all is 0.

use orrery_engine::{Seat, Source, SplitMix64};

use super::Rating;
use crate::matches::Played;

/// How often games are drawn again for the interval.
const RESAMPLES: usize = 300;
const ITERATIONS: usize = 200;

/// A game as the model sees it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Result {
    /// How many seats each bot had.
    seats: Vec<u8>,
    /// Which part of the win each bot has.
    wins: Vec<f64>,
}

impl Result {
    /// The result of a game that was not broken off.
    pub(super) fn of(played: &Played, bots: usize) -> Option<Self> {
        if played.broken_off {
            return None;
        }
        let mut seats = vec![0; bots];
        let mut wins = vec![0.0; bots];
        let winners = played.winners;
        let sharing = if winners.is_empty() { played.bots.len() } else { usize::from(winners.len()) };
        for (seat, &bot) in played.bots.iter().enumerate() {
            seats[bot] += 1;
            if winners.is_empty() || winners.contains(Seat(seat as u8)) {
                wins[bot] += 1.0 / sharing as f64;
            }
        }
        Some(Self { seats, wins })
    }
}

/// Games of one choice of bots together.
#[derive(Clone, Debug)]
struct Group {
    seats: Vec<u8>,
    games: f64,
}

/// The rating of each bot, with the bounds within which it lies with 95 % confidence.
pub(super) fn ratings(results: &[Result], bots: usize, seed: u64) -> Vec<Rating> {
    let all: Vec<usize> = (0..results.len()).collect();
    let points = points(results, &all, bots);
    let mut source = SplitMix64::new(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    for _ in 0..RESAMPLES {
        let sample: Vec<usize> =
            (0..results.len()).map(|_| source.below(results.len() as u32) as usize).collect();
        for (bot, points) in self::points(results, &sample, bots).into_iter().enumerate() {
            drawn[bot].push(points);
        }
    }
    let bounds = |mut drawn: Vec<f64>| {
        drawn.sort_by(f64::total_cmp);
        let at = |share: f64| drawn[((drawn.len() - 1) as f64 * share).round() as usize];
        [at(0.025), at(0.975)]
    };
    let bounds = drawn.into_iter().map(bounds);
    points.into_iter().zip(bounds).map(|(points, [low, high])| Rating { points, low, high }).collect()
}

/// The ratings by the first games alone.
pub(super) fn ratings_after(results: &[Result], games: usize, bots: usize) -> Vec<f64> {
    points(results, &(0..games.min(results.len())).collect::<Vec<_>>(), bots)
}

fn points(results: &[Result], sample: &[usize], bots: usize) -> Vec<f64> {
    let mut groups: Vec<Group> = Vec::new();
    // One win and one loss against the average.
    let mut wins = vec![1.0; bots];
    for &index in sample {
        let result = &results[index];
        for (sum, won) in wins.iter_mut().zip(&result.wins) {
            *sum += won;
        }
        match groups.iter_mut().find(|group| group.seats == result.seats) {
            Some(group) => group.games += 1.0,
            None => groups.push(Group { seats: result.seats.clone(), games: 1.0 }),
        }
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..ITERATIONS {
        let mut sums: Vec<f64> = strengths.iter().map(|strength| 2.0 / (strength + 1.0)).collect();
        for group in &groups {
            let seats = || group.seats.iter().map(|&seats| f64::from(seats));
            let total: f64 = seats().zip(&strengths).map(|(seats, strength)| seats * strength).sum();
            for (sum, seats) in sums.iter_mut().zip(seats()) {
                *sum += group.games * seats / total;
            }
        }
        for ((strength, won), sum) in strengths.iter_mut().zip(&wins).zip(&sums) {
            *strength = won / sum;
        }
    }
    let logs: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = logs.iter().sum::<f64>() / bots as f64;
    logs.into_iter().map(|log| log - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: &[(usize, usize, u32)], bots: usize) -> Vec<Result> {
        let one = |&(winner, loser, games): &(usize, usize, u32)| {
            let mut result = Result { seats: vec![0; bots], wins: vec![0.0; bots] };
            result.seats[winner] = 1;
            result.seats[loser] = 1;
            result.wins[winner] = 1.0;
            vec![result; games as usize]
        };
        wins.iter().flat_map(one).collect()
    }

    #[test]
    fn three_wins_in_four_are_about_190_points() {
        let results = results(&[(0, 1, 3000), (1, 0, 1000)], 2);
        let [strong, weak] = &ratings(&results, 2, 1)[..] else { panic!("two bots") };
        assert!((strong.points - weak.points - 190.8).abs() < 1.0, "{strong:?} {weak:?}");
        assert!(strong.low < strong.points && strong.points < strong.high);
        assert!((strong.points + weak.points).abs() < 1e-6);
    }

    #[test]
    fn strengths_reach_over_a_third_bot() {
        let results = results(&[(0, 1, 300), (1, 0, 100), (1, 2, 300), (2, 1, 100)], 3);
        let points: Vec<f64> = ratings(&results, 3, 1).iter().map(|rating| rating.points).collect();
        assert!((points[0] - points[2] - 380.0).abs() < 15.0, "{points:?}");
        assert!(points[1].abs() < 5.0, "{points:?}");
    }

    #[test]
    fn who_wins_always_has_a_finite_rating_and_more_games_narrow_it() {
        let width = |games| {
            let results = results(&[(0, 1, 3 * games), (1, 0, games)], 2);
            let rating = &ratings(&results, 2, 1)[0];
            rating.high - rating.low
        };
        assert!(width(400) < width(10));
        let always = &ratings(&results(&[(0, 1, 50)], 2), 2, 1)[0];
        assert!(always.points.is_finite() && always.points > 200.0, "{always:?}");
    }

    #[test]
    fn one_of_six_alike_has_no_more_than_its_share() {
        let one = |winner: usize| {
            let mut result = Result { seats: vec![1, 5], wins: vec![0.0; 2] };
            result.wins[winner] = 1.0;
            result
        };
        let results: Vec<Result> = (0..600).map(|game| one(usize::from(game % 6 != 0))).collect();
        let points = ratings_after(&results, 600, 2);
        assert!((points[0] - points[1]).abs() < 5.0, "{points:?}");
    }
}
