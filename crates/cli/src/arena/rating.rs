//! Strengths that explain the results best.
//!
//! Luce's model: the win goes to a side, which is a seat or a team, in proportion to the strength of the bot that plays it; a
//! win that several sides share is divided among them, and one that nobody has among all. A game is one trial, however many
//! sit at it. A rating is 400 log10 of the strength, as chess players count.
//!
//! The points are those under which the results are likeliest (Newton's method) if one win and one loss of each bot against an
//! average bot that never played count as well: they keep the points of bots finite that have won or lost everything.
//!
//! The bounds know of the games alone. They are by profile likelihood: a rating lies within them unless the results, with all
//! other ratings chosen to suit it, are less than about a seventh (exp −1.92) as likely as at the best. Where nothing holds
//! a bot back, because nobody has beaten it, or it has beaten nobody, one bound is open. The other one is then where results
//! like these have a chance of one in twenty.
//!
//! Zero is the average of those who have beaten each other, directly or by way of others: how far they are from the rest, nobody
//! can tell. Where there are none, it is the average of all.

use orrery_engine::SeatSet;

use super::Rating;
use crate::matches::Played;

/// By how much the logarithm of the likelihood falls at the bounds: half of what a chi-squared number of one degree of
/// freedom stays below in 95 % of all cases.
const FALL: f64 = 3.841_458_820_694_124 / 2.0;
/// The same where the other bound is open, and the best likelihood is that of nothing but wins, or losses: a chance of 1 in 20.
const FALL_TO_OPEN: f64 = 2.995_732_273_553_991;
/// A step of logarithmic strengths that is none any more.
const NOTHING: f64 = 1e-9;
/// What holds strengths where no imagined games do, so that there is a likeliest one at all; it hardly moves a bound.
const LEASH: f64 = 1e-5;
/// A gain of likelihood that is none any more.
const NO_GAIN: f64 = 1e-9;
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
    let held = Held::of(results, bots);
    let best = Games::of(results, bots, 1.0).likeliest(vec![0.0; bots], None);
    let games = Games::of(results, bots, 0.0);
    let summit = games.likeliest(best.clone(), None);
    let rating = |bot| {
        let zero = held.zero(bot);
        let (is_held_below, is_held_above) = (held.is_held_below(bot), held.is_held_above(bot));
        let fall = if is_held_below && is_held_above { FALL } else { FALL_TO_OPEN };
        let bound = |held: bool, way: f64| held.then(|| points(games.bound(&summit, &zero, way, fall)));
        Rating {
            points: points(zero.of(&best)),
            low: bound(is_held_below, -1.0),
            high: bound(is_held_above, 1.0),
        }
    };
    (0..bots).map(rating).collect()
}

/// The ratings by the first games alone, with the zero that all games have.
pub(super) fn ratings_after(results: &[Result], games: usize, bots: usize) -> Vec<f64> {
    let held = Held::of(results, bots);
    let best = Games::of(&results[..games.min(results.len())], bots, 1.0).likeliest(vec![0.0; bots], None);
    (0..bots).map(|bot| points(held.zero(bot).of(&best))).collect()
}

/// Who has beaten whom, directly or by way of others.
struct Held {
    beaten: Vec<Vec<bool>>,
    /// Those whose average is zero.
    zero: Vec<usize>,
}

impl Held {
    fn of(results: &[Result], bots: usize) -> Self {
        let mut beaten = vec![vec![false; bots]; bots];
        for result in results {
            for (row, wins) in beaten.iter_mut().zip(&result.wins) {
                for (beats, &sides) in row.iter_mut().zip(&result.sides) {
                    *beats |= *wins > 0.0 && sides > 0;
                }
            }
        }
        for (between, one, other) in all_three(bots) {
            beaten[one][other] |= beaten[one][between] && beaten[between][other];
        }
        let near = |bot: usize| -> Vec<usize> {
            (0..bots).filter(|&other| beaten[bot][other] && beaten[other][bot]).collect()
        };
        let largest = (0..bots).map(near).filter(|near| near.len() > 1).rev().max_by_key(Vec::len);
        Self { zero: largest.unwrap_or_else(|| (0..bots).collect()), beaten }
    }

    /// Whether its rating cannot be any height: each of those around zero has beaten it.
    fn is_held_above(&self, bot: usize) -> bool {
        self.zero.iter().all(|&other| other == bot || self.beaten[other][bot])
    }

    /// Whether it cannot be any depth: it has beaten each of them.
    fn is_held_below(&self, bot: usize) -> bool {
        self.zero.iter().all(|&other| other == bot || self.beaten[bot][other])
    }

    /// How the rating of a bot is measured.
    fn zero(&self, bot: usize) -> Measure {
        let mut weights = vec![0.0; self.beaten.len()];
        weights[bot] = 1.0;
        for &other in &self.zero {
            weights[other] -= 1.0 / self.zero.len() as f64;
        }
        Measure(weights)
    }
}

/// Every way from one to another by way of a third, in the order that finds all longer ways, too.
fn all_three(bots: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let two = move |between| (0..bots).flat_map(move |one| (0..bots).map(move |other| (between, one, other)));
    (0..bots).flat_map(two)
}

/// How much the logarithm of each strength counts for the rating of a bot.
struct Measure(Vec<f64>);

impl Measure {
    fn of(&self, logs: &[f64]) -> f64 {
        self.0.iter().zip(logs).map(|(weight, log)| weight * log).sum()
    }
}

/// Points for the logarithm of a strength.
fn points(log: f64) -> f64 {
    400.0 * log / std::f64::consts::LN_10
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
    /// The wins of each bot, with those against the average bot.
    wins: Vec<f64>,
    /// How many wins and how many losses each bot has against the average bot.
    imagined: f64,
    /// How much a strength far from 1 costs: half of this by the square of its logarithm.
    leash: f64,
}

impl Games {
    fn of(results: &[Result], bots: usize, imagined: f64) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        let mut wins = vec![imagined; bots];
        for result in results {
            for (sum, won) in wins.iter_mut().zip(&result.wins) {
                *sum += won;
            }
            match groups.iter_mut().find(|group| group.sides == result.sides) {
                Some(group) => group.games += 1.0,
                None => groups.push(Group { sides: result.sides.clone(), games: 1.0 }),
            }
        }
        let leash = if imagined > 0.0 { 0.0 } else { LEASH };
        Self { groups, wins, imagined, leash }
    }

    /// The logarithm of the likelihood of strengths, which are given by their own.
    fn likelihood(&self, logs: &[f64]) -> f64 {
        let won: f64 = self.wins.iter().zip(logs).map(|(wins, log)| wins * log).sum();
        let against_average: f64 = logs.iter().map(|log| 2.0 * self.imagined * log.exp().ln_1p()).sum();
        let shared: f64 = self.groups.iter().map(|group| group.games * total(group, logs).ln()).sum();
        let held: f64 = logs.iter().map(|log| self.leash / 2.0 * log * log).sum();
        won - against_average - shared - held
    }

    /// Its slope by each of them, and how that changes, with the sign turned.
    fn slope_and_bend(&self, logs: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let bots = logs.len();
        let (mut slope, mut bend) = (self.wins.clone(), vec![vec![0.0; bots]; bots]);
        for (bot, log) in logs.iter().enumerate() {
            let share = 1.0 / (1.0 + (-log).exp());
            slope[bot] -= 2.0 * self.imagined * share + self.leash * log;
            bend[bot][bot] += 2.0 * self.imagined * share * (1.0 - share) + self.leash;
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

    /// The likeliest strengths, by Newton's method from `logs`. With `held`, only among those that leave this rating as it is
    /// in `logs`.
    fn likeliest(&self, mut logs: Vec<f64>, held: Option<&Measure>) -> Vec<f64> {
        let bots = logs.len();
        let mut now = self.likelihood(&logs);
        for _ in 0..STEPS {
            let (mut slope, mut bend) = self.slope_and_bend(&logs);
            if let Some(Measure(weights)) = held {
                // One equation more, and the unknown that it needs: the step does not change the rating.
                for (row, weight) in bend.iter_mut().zip(weights) {
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
            let before = std::mem::replace(&mut now, self.likelihood(&moved));
            logs = moved;
            // A step of Newton's method at the summit leaves next to nothing to the next one.
            if now - before < NO_GAIN {
                break;
            }
        }
        logs
    }

    /// How far a rating may lie to one side of the summit before the likelihood has fallen so deep, as the logarithm of a strength.
    fn bound(&self, summit: &[f64], rating: &Measure, way: f64, fall: f64) -> f64 {
        let least = self.likelihood(summit) - fall;
        let length: f64 = rating.0.iter().map(|weight| weight * weight).sum();
        // The likeliest strengths of all if the rating is so far from the summit.
        let at = |distance: f64| {
            let moved =
                summit.iter().zip(&rating.0).map(|(log, weight)| log + way * distance * weight / length);
            self.likelihood(&self.likeliest(moved.collect(), Some(rating)))
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
        rating.of(summit) + way * f64::midpoint(inside, outside)
    }
}

/// The strengths of all sides of a game.
fn total(group: &Group, logs: &[f64]) -> f64 {
    group.sides.iter().zip(logs).map(|(&sides, log)| f64::from(sides) * log.exp()).sum()
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
    fn is(rating: Rating, points: f64, low: impl Into<Option<f64>>, high: impl Into<Option<f64>>) {
        let (low, high) = (low.into(), high.into());
        let near = |one: Option<f64>, other: Option<f64>| match (one, other) {
            (Some(one), Some(other)) => (one - other).abs() < 0.02,
            (one, other) => one == other,
        };
        let all = near(Some(rating.points), Some(points)) && near(rating.low, low) && near(rating.high, high);
        assert!(all, "{rating:?} is not {points} ({low:?} … {high:?})");
    }

    /// Of two bots with ratings x and −x and the strength s = 10^(x/400), of which one has won all n games,
    /// n / (1 + s²) = (s − 1) / (s + 1), and its bound is where winning n times has a chance of 1 in 20.
    #[test]
    fn two_bots_are_rated_as_by_hand() {
        let five = ratings(&results(&[(0, 1, 5)], 2), 2);
        is(five[0], 400.0 * 3f64.log10(), 17.17, None);
        is(five[1], -400.0 * 3f64.log10(), None, -17.17);
        is(ratings(&results(&[(0, 1, 10)], 2), 2)[0], 239.40, 91.37, None);
        is(ratings(&results(&[(0, 1, 7), (1, 0, 3)], 2), 2)[0], 65.97, -37.59, 206.89);
        is(ratings(&results(&[(0, 1, 3000), (1, 0, 1000)], 2), 2)[0], 95.39, 89.24, 101.68);
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
            assert!(first.low.is_some_and(|low| low + 50.0 < first.points) && first.high.is_none());
            assert!(second.low.is_none() && second.high.is_none());
            assert!(third.high.is_some_and(|high| third.points < high - 50.0) && third.low.is_none());
        }
    }

    /// How far those are apart who have beaten each other does not depend on those who never did.
    #[test]
    fn a_bot_that_has_lost_everything_leaves_the_bounds_of_the_others() {
        let two = ratings(&results(&[(0, 1, 7), (1, 0, 3)], 2), 2);
        let three = ratings(&results(&[(0, 1, 7), (1, 0, 3), (0, 2, 40), (1, 2, 40)], 3), 3);
        for (rating, with) in two.iter().zip(&three) {
            is(*with, with.points, rating.low, rating.high);
        }
        assert!((three[0].points + three[1].points).abs() < 1e-6, "zero lies between them: {three:?}");
        assert!(three[2].low.is_none() && three[2].high.is_some_and(|high| high < -300.0), "{three:?}");
    }

    /// A small arena of bots whose ratings are drawn from a span of so many points: each rating, and the truth.
    fn arena(bots: usize, games: u32, span: u32, source: &mut SplitMix64) -> Vec<(Rating, f64)> {
        let drawn: Vec<f64> = (0..bots).map(|_| f64::from(source.below(span))).collect();
        let mut played = Vec::new();
        for one in 0..bots {
            for other in one + 1..bots {
                let chance = 1.0 / (1.0 + 10f64.powf((drawn[other] - drawn[one]) / 400.0));
                let wins =
                    (0..games).filter(|_| f64::from(source.below(1_000_000)) < chance * 1e6).count() as u32;
                played.extend([(one, other, wins), (other, one, games - wins)]);
            }
        }
        let results = results(&played, bots);
        let held = Held::of(&results, bots);
        let truth = (0..bots).map(|bot| held.zero(bot).of(&drawn));
        ratings(&results, bots).into_iter().zip(truth).collect()
    }

    #[test]
    fn the_truth_lies_within_the_bounds_in_19_of_20_cases() {
        let arenas = [(2, 10, 600), (2, 40, 600), (3, 10, 600), (4, 6, 600), (2, 200, 2000), (3, 50, 2000)];
        for (bots, games, span) in arenas {
            let mut source = SplitMix64::new(7);
            let all: Vec<_> = (0..300).flat_map(|_| arena(bots, games, span, &mut source)).collect();
            let within = |&&(rating, truth): &&(Rating, f64)| {
                rating.low.is_none_or(|low| low <= truth) && rating.high.is_none_or(|high| truth <= high)
            };
            let share = all.iter().filter(within).count() as f64 / all.len() as f64;
            assert!(
                (0.93..=1.0).contains(&share),
                "{share} with {bots} bots within {span} points and {games} games of each pair"
            );
            for (rating, _) in all {
                let own = rating.points;
                let holds =
                    rating.low.is_none_or(|low| low <= own) && rating.high.is_none_or(|high| own <= high);
                assert!(holds, "{rating:?}");
            }
        }
    }

    /// A gap that is so wide that there is nothing to see of how wide it is.
    #[test]
    fn bounds_hold_for_bots_that_are_far_apart() {
        for gap in [800.0, 1200.0, 1600.0, 2000.0] {
            let mut source = SplitMix64::new(3);
            let chance = 1.0 / (1.0 + 10f64.powf(gap / 400.0));
            let tries = 300;
            let within = (0..tries).filter(|_| {
                let lost =
                    (0..200).filter(|_| f64::from(source.below(1_000_000)) < chance * 1e6).count() as u32;
                let first = ratings(&results(&[(0, 1, 200 - lost), (1, 0, lost)], 2), 2)[0];
                first.low.is_none_or(|low| low <= gap / 2.0)
                    && first.high.is_none_or(|high| gap / 2.0 <= high)
            });
            let share = within.count() as f64 / f64::from(tries);
            assert!(share > 0.92, "{share} at {gap} points");
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
            assert!(
                rating.points.abs() < 1e-6 && rating.low.is_none() && rating.high.is_none(),
                "{rating:?}"
            );
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
    fn those_who_share_a_win_take_all_of_it() {
        let winners = [1, 3].into_iter().map(orrery_engine::Seat).collect::<SeatSet>();
        let played = Played { bots: vec![0, 1, 2, 3], winners, drawn: true, ..Played::unplayed(4) };
        let shared = Result { sides: vec![1; 4], wins: vec![0.0, 0.5, 0.0, 0.5] };
        assert_eq!(Result::of(&played, 4), Some(shared));
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
