//! Search over the worlds a seat cannot tell apart: information-set Monte Carlo tree search.
//!
//! Every iteration deals a world that fits what the seat knows, walks down a tree that all worlds share (`tree`),
//! adds a node, plays on for a while with a quick policy and evaluates where it got to (`playout`). Several
//! independent searches run side by side and their visits are added up; their number depends on the budget alone, so
//! the answer does not depend on the number of threads.
//!
//! Games that say so are searched one action ahead instead (`race`).

mod playout;
mod race;
mod tree;

use std::time::{Duration, Instant};

use orrery_engine::{Appraise, Budget, Seat, Source, SplitMix64};
use rayon::prelude::*;

use crate::simple::best;
use crate::{Bot, Progress, threads};

pub(crate) use playout::{Playouts, reward};
use race::Race;
use tree::Tree;

/// How many trees are grown side by side.
const TREES: u32 = 4;
/// Below so many iterations one tree is better than several.
const FEW: u32 = 4000;
/// From so many iterations, or so much time, on, playouts go twice as far: what the evaluation does not see
/// weighs more than what the dice add.
const MANY: u32 = 10_000;
const LONG: Duration = Duration::from_millis(500);

/// The searching bot.
pub(crate) struct Search {
    budget: Budget,
    source: SplitMix64,
}

impl Search {
    pub(crate) const fn new(budget: Budget, seed: u64) -> Self {
        Self { budget, source: SplitMix64::new(seed) }
    }
}

impl<G: Appraise> Bot<G> for Search {
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action], progress: &Progress) -> G::Action {
        if let Some(action) = game.obvious(seat) {
            return action;
        }
        let mut candidates = actions.to_vec();
        let mut worths = Vec::new();
        game.appraise_all(seat, actions, &mut worths);
        if worths[best(&worths)] >= G::OBVIOUS || game.is_routine(seat) {
            return actions[best(&worths)];
        }
        drop_silly::<G>(&mut candidates, &mut worths);
        if candidates.len() == 1 {
            return candidates[0];
        }
        let seed = self.source.next_u64();
        if let Some(stake) = G::RACE {
            return race(game, seat, (&candidates, &worths), stake, self.budget, seed, progress);
        }
        let (trees, per_tree, deadline) = match self.budget {
            Budget::Iterations(n) if n < FEW => (1, n, None),
            Budget::Iterations(n) => (TREES, n.div_ceil(TREES), None),
            Budget::Time(time) => (TREES, u32::MAX, Some((Instant::now(), time))),
        };
        let patient = match self.budget {
            Budget::Iterations(n) => n >= MANY,
            Budget::Time(time) => time >= LONG,
        };
        let end = game.moment() + game.horizon() * if patient { 2 } else { 1 };
        let grow = |tree: u32| {
            let mut stopped = |done: u32| {
                if let Some((start, time)) = deadline {
                    let spent = start.elapsed();
                    if tree == 0 {
                        progress.report((spent.as_millis() * 1000 / time.as_millis().max(1)) as u32);
                    }
                    return spent >= time || progress.is_stopped();
                }
                if tree == 0 {
                    progress.report((u64::from(done) * 1000 / u64::from(per_tree)) as u32);
                }
                progress.is_stopped()
            };
            let source = SplitMix64::new(seed ^ u64::from(tree).wrapping_mul(0xd134_2543_de82_ef95));
            Tree::new(game, seat, end, source).grow(per_tree, &candidates, &worths, &mut stopped)
        };
        let visits = if trees == 1 {
            grow(0)
        } else {
            let add = |a: Vec<u32>, b: Vec<u32>| a.iter().zip(b).map(|(a, b)| a + b).collect();
            let none = || vec![0; candidates.len()];
            if threads::are_there() {
                (0..trees).into_par_iter().map(grow).reduce(none, add)
            } else {
                (0..trees).map(grow).fold(none(), add)
            }
        };
        progress.report(1000);
        let chosen = (0..candidates.len()).max_by_key(|&i| (visits[i], worths[i], usize::MAX - i));
        candidates[chosen.unwrap_or(0)]
    }

    fn reflex(&self, game: &G, seat: Seat) -> Option<G::Action> {
        game.obvious(seat)
    }
}

/// Lets the candidates race within a budget.
fn race<G: Appraise>(
    game: &G,
    seat: Seat,
    candidates: (&[G::Action], &[i32]),
    stake: f32,
    budget: Budget,
    seed: u64,
    progress: &Progress,
) -> G::Action {
    let start = Instant::now();
    let playouts = match budget {
        Budget::Iterations(n) => n,
        Budget::Time(_) => u32::MAX,
    };
    let mut stopped = |done: u32| {
        let (spent, all) = match budget {
            Budget::Iterations(n) => (u128::from(done), u128::from(n)),
            Budget::Time(time) => (start.elapsed().as_millis(), time.as_millis()),
        };
        progress.report((spent * 1000 / all.max(1)).min(1000) as u32);
        spent >= all || progress.is_stopped()
    };
    let chosen = Race::new(game, seat, candidates, stake, playouts, seed).run(playouts, &mut stopped);
    progress.report(1000);
    chosen
}

/// Keeps the actions worth searching, at least the best.
fn drop_silly<G: Appraise>(actions: &mut Vec<G::Action>, worths: &mut Vec<i32>) {
    let bar = worths[best(worths)].saturating_sub(G::SILLY);
    let mut kept = 0;
    for i in 0..actions.len() {
        if worths[i] >= bar {
            actions.swap(kept, i);
            worths.swap(kept, i);
            kept += 1;
        }
    }
    actions.truncate(kept);
    worths.truncate(kept);
}
