//! Search over the worlds a seat cannot tell apart: information-set Monte Carlo tree search.
//!
//! Every iteration deals a world that fits what the seat knows, walks down one tree that all worlds share,
//! adds a node, plays on for some turns with a quick policy and evaluates where it got to. A child counts how
//! often it was available, so that an action that is rarely possible is not held to be unpopular. The quick
//! policy's appraisals are the priors. Several independent trees are grown side by side and their visits added
//! up; their number depends on the budget alone, so the answer does not depend on the number of threads.

use std::time::{Duration, Instant};

use orrery_engine::{Log, Seat, Source, SplitMix64, Status, Viewer};
use rayon::prelude::*;

use crate::appraise::{Shares, final_shares};
use crate::simple::best;
use crate::{Appraise, Bot, Budget, Progress};

/// How many trees are grown side by side.
const TREES: u32 = 4;
/// Below so many iterations one tree is better than several.
const FEW: u32 = 4000;
/// From so many iterations, or so much time, on, playouts go twice as far: what the evaluation does not see
/// weighs more than what the dice add.
const MANY: u32 = 10_000;
const LONG: Duration = Duration::from_millis(500);
/// How strongly priors and uncertainty outweigh the average reward.
const CURIOSITY: f32 = 0.7;
/// How much worse than the average an action is held to be before it was tried.
const DOUBT: f32 = 0.02;
/// How often a clock or a stop flag is looked at.
const LOOK_UP: u32 = 32;
/// A playout longer than this is evaluated where it is.
const LONGEST_PLAYOUT: u32 = 20_000;

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
        if worths[best(&worths)] >= G::OBVIOUS {
            return actions[best(&worths)];
        }
        drop_silly::<G>(&mut candidates, &mut worths);
        if candidates.len() == 1 {
            return candidates[0];
        }
        let seed = self.source.next_u64();
        let mut root = game.clone();
        root.blind(seat);
        let (trees, per_tree, deadline) = match self.budget {
            Budget::Iterations(n) if n < FEW => (1, n, None),
            Budget::Iterations(n) => (TREES, n.div_ceil(TREES), None),
            Budget::Time(time) => (TREES, u32::MAX, Some((Instant::now(), time))),
        };
        let patient = match self.budget {
            Budget::Iterations(n) => n >= MANY,
            Budget::Time(time) => time >= LONG,
        };
        let end = root.turns() + root.horizon() * if patient { 2 } else { 1 };
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
            Tree::new(&root, seat, end, source).grow(per_tree, &candidates, &worths, &mut stopped)
        };
        let visits = if trees == 1 {
            grow(0)
        } else {
            let add = |a: Vec<u32>, b: Vec<u32>| a.iter().zip(b).map(|(a, b)| a + b).collect();
            (0..trees).into_par_iter().map(grow).reduce(|| vec![0; candidates.len()], add)
        };
        progress.report(1000);
        let chosen = (0..candidates.len()).max_by_key(|&i| (visits[i], worths[i], usize::MAX - i));
        candidates[chosen.unwrap_or(0)]
    }

    fn reflex(&self, game: &G, seat: Seat) -> Option<G::Action> {
        game.obvious(seat)
    }
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

/// One action of a seat somewhere in the tree, and what came of it.
struct Node<A> {
    seat: Seat,
    action: Option<A>,
    /// The weight of the appraisal.
    weight: f32,
    visits: u32,
    available: u32,
    /// The sum of the acting seat's shares.
    reward: f32,
    first_child: u32,
    next_sibling: u32,
}

const NONE: u32 = u32::MAX;

struct Tree<'a, G: Appraise> {
    root: &'a G,
    seat: Seat,
    /// The turn at which playouts are cut off.
    end: u32,
    source: SplitMix64,
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    /// Children available in this world, one for each candidate.
    open: Vec<u32>,
    scratch: Scratch<G>,
}

impl<'a, G: Appraise> Tree<'a, G> {
    fn new(root: &'a G, seat: Seat, end: u32, source: SplitMix64) -> Self {
        let mut tree = Self {
            root,
            seat,
            end,
            source,
            nodes: Vec::with_capacity(1024),
            path: Vec::with_capacity(64),
            open: Vec::with_capacity(32),
            scratch: Scratch::default(),
        };
        tree.add(seat, None, 0.0);
        tree
    }

    fn add(&mut self, seat: Seat, action: Option<G::Action>, weight: f32) -> u32 {
        self.nodes.push(Node {
            seat,
            action,
            weight,
            visits: 0,
            available: 0,
            reward: 0.0,
            first_child: NONE,
            next_sibling: NONE,
        });
        self.nodes.len() as u32 - 1
    }

    /// Runs iterations; returns the visits of the root's candidates.
    fn grow(
        mut self,
        iterations: u32,
        candidates: &[G::Action],
        worths: &[i32],
        stopped: &mut impl FnMut(u32) -> bool,
    ) -> Vec<u32> {
        self.scratch.actions.clear();
        self.scratch.actions.extend_from_slice(candidates);
        self.scratch.worths.clear();
        self.scratch.worths.extend_from_slice(worths);
        self.open_children(0, self.seat);
        let roots = self.open.clone();
        for done in 0..iterations {
            if done % LOOK_UP == 0 && (stopped(done) || self.is_decided(&roots, iterations - done)) {
                break;
            }
            self.iterate(&roots);
        }
        roots.iter().map(|&child| self.nodes[child as usize].visits).collect()
    }

    /// Whether the runner-up cannot catch up any more.
    fn is_decided(&self, roots: &[u32], left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for &child in roots {
            let visits = self.nodes[child as usize].visits;
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        first - second > left
    }

    fn iterate(&mut self, roots: &[u32]) {
        let mut world = self.root.clone();
        world.redeal(Viewer::Seat(self.seat), self.source.next_u64());
        let end = self.end;
        self.path.clear();
        self.open.clear();
        self.open.extend_from_slice(roots);
        let mut seat = self.seat;
        let shares = loop {
            let child = self.select();
            let is_new = self.nodes[child as usize].visits == 0;
            self.path.push(child);
            if let Some(action) = self.nodes[child as usize].action {
                world.apply_unchecked(seat, action, &mut Log::off());
            }
            if is_new {
                self.scratch.play_until(&mut world, end, &mut self.source);
                break reward(&world);
            }
            match self.scratch.play_to_choice(&mut world, end, &mut self.source) {
                Some(asked) => seat = asked,
                None => break reward(&world),
            }
            self.open_children(child, seat);
        };
        self.nodes[0].visits += 1;
        for &child in &self.path {
            let node = &mut self.nodes[child as usize];
            node.visits += 1;
            node.reward += shares[node.seat.index()];
        }
    }

    /// Finds or makes a child for every candidate in the scratch.
    fn open_children(&mut self, parent: u32, seat: Seat) {
        self.open.clear();
        let top = self.scratch.worths[best(&self.scratch.worths)];
        for i in 0..self.scratch.actions.len() {
            let action = Some(self.scratch.actions[i]);
            let mut child = self.nodes[parent as usize].first_child;
            while child != NONE {
                let node = &self.nodes[child as usize];
                if node.action == action && node.seat == seat {
                    break;
                }
                child = node.next_sibling;
            }
            if child == NONE {
                let weight = ((self.scratch.worths[i] - top) as f32 / G::TEMPERATURE).exp().max(0.01);
                child = self.add(seat, action, weight);
                self.nodes[child as usize].next_sibling = self.nodes[parent as usize].first_child;
                self.nodes[parent as usize].first_child = child;
            }
            self.open.push(child);
        }
    }

    /// The most promising of the open children.
    fn select(&mut self) -> u32 {
        let (mut sum, mut tried, mut weights) = (0.0, 0, 0.0);
        for &child in &self.open {
            let node = &self.nodes[child as usize];
            sum += node.reward;
            tried += node.visits;
            weights += node.weight;
        }
        let hope = if tried == 0 { 0.5 } else { sum / tried as f32 - DOUBT };
        let mut chosen = (f32::NEG_INFINITY, self.open[0]);
        for &child in &self.open {
            let node = &mut self.nodes[child as usize];
            node.available += 1;
            let average = if node.visits == 0 { hope } else { node.reward / node.visits as f32 };
            let curiosity = node.weight / weights * (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let score = average + CURIOSITY * curiosity;
            if score > chosen.0 {
                chosen = (score, child);
            }
        }
        chosen.1
    }
}

fn reward<G: Appraise>(world: &G) -> Shares {
    match world.status() {
        Status::Over(outcome) => final_shares(world, outcome),
        Status::Decision(_) | Status::Chance(_) => world.shares(),
    }
}

/// Lists that playouts use again and again.
pub(crate) struct Scratch<G: Appraise> {
    actions: Vec<G::Action>,
    worths: Vec<i32>,
}

impl<G: Appraise> Default for Scratch<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(64), worths: Vec::with_capacity(64) }
    }
}

impl<G: Appraise> Scratch<G> {
    /// Plays on, taking what is obvious, until a seat has a real choice, whose candidates are then in the
    /// scratch; or until the game is over or turn `end` begins.
    fn play_to_choice(&mut self, world: &mut G, end: u32, source: &mut SplitMix64) -> Option<Seat> {
        loop {
            match world.status() {
                Status::Over(_) => return None,
                Status::Chance(chance) => world.resolve_chance(chance.sample(source), &mut Log::off()),
                Status::Decision(seats) => {
                    if world.turns() >= end {
                        return None;
                    }
                    let seat = seats.lowest()?;
                    let action = match world.obvious(seat) {
                        Some(action) => action,
                        None => match self.candidates(world, seat) {
                            Some(action) => action,
                            None => return Some(seat),
                        },
                    };
                    world.apply_unchecked(seat, action, &mut Log::off());
                }
            }
        }
    }

    /// Lists what is worth searching, or returns the one action that goes without saying.
    fn candidates(&mut self, world: &G, seat: Seat) -> Option<G::Action> {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        world.appraise_all(seat, &self.actions, &mut self.worths);
        let top = best(&self.worths);
        if self.worths[top] >= G::OBVIOUS {
            return Some(self.actions[top]);
        }
        drop_silly::<G>(&mut self.actions, &mut self.worths);
        if let [only] = self.actions[..] { Some(only) } else { None }
    }

    /// Plays on with the quick policy until the game is over or turn `end` begins.
    pub(crate) fn play_until(&mut self, world: &mut G, end: u32, source: &mut SplitMix64) {
        for _ in 0..LONGEST_PLAYOUT {
            match world.status() {
                Status::Over(_) => return,
                Status::Chance(chance) => world.resolve_chance(chance.sample(source), &mut Log::off()),
                Status::Decision(seats) => {
                    if world.turns() >= end {
                        return;
                    }
                    let Some(seat) = seats.lowest() else { return };
                    let action = world.obvious(seat).unwrap_or_else(|| self.quick(world, seat, source));
                    world.apply_unchecked(seat, action, &mut Log::off());
                }
            }
        }
    }

    /// The best action, give or take some noise.
    fn quick(&mut self, world: &G, seat: Seat, source: &mut SplitMix64) -> G::Action {
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        world.appraise_all(seat, &self.actions, &mut self.worths);
        let mut noise = source.next_u64();
        let mut chosen = (i32::MIN, 0);
        for (i, &worth) in self.worths.iter().enumerate() {
            let tried = if worth >= G::OBVIOUS {
                worth
            } else {
                worth.saturating_add(((noise & 0xff) as f32 * (G::NOISE / 256.0)) as i32)
            };
            noise = noise.rotate_right(8);
            if tried > chosen.0 {
                chosen = (tried, i);
            }
        }
        self.actions[chosen.1]
    }
}
