//! The tree that all worlds share, and the trees of seats that see different things.
//!
//! A child counts how often it was available, so that an action that is rarely possible is not held to be
//! unpopular. The quick policy's appraisals are the priors.
//!
//! If all actions are open, all seats walk down one tree. If some are secret, each seat has a tree of its own and
//! walks down by what it saw (multiple-observer search): whoever answers a face-down card answers the fact that one
//! was laid, not its face. Without that a search would expect everybody to have seen through its secrets.

use orrery_engine::{Appraise, Log, Seat, Source, SplitMix64, Viewer};

use super::playout::{Playouts, reward};
use crate::simple::best;

/// How strongly priors and uncertainty outweigh the average reward.
const CURIOSITY: f32 = 0.7;
/// How much worse than the average an action is held to be before it was tried.
const DOUBT: f32 = 0.02;
/// How often a clock or a stop flag is looked at.
const LOOK_UP: u32 = 32;

/// One action of a seat somewhere in a tree, and what came of it.
struct Node<A> {
    seat: Seat,
    /// The action, in the tree of the seat that takes it; `None` for a root and for what others saw of one.
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

/// The tree of a search, or one for each seat if the game has secrets; tree `n` has node `n` as its root.
pub(super) struct Tree<'a, G: Appraise> {
    root: &'a G,
    seat: Seat,
    /// The moment at which playouts are cut off.
    end: u32,
    source: SplitMix64,
    /// From which the worlds of paired tries come.
    seed: u64,
    nodes: Vec<Node<G::Action>>,
    /// What the owner of its tree saw of the action of each node; empty if the game has no secrets.
    traces: Vec<u64>,
    /// Where each tree has come to in this world.
    here: [u32; 8],
    path: Vec<u32>,
    /// Children available in this world, one for each candidate.
    open: Vec<u32>,
    playouts: Playouts<G>,
}

impl<'a, G: Appraise> Tree<'a, G> {
    pub(super) fn new(root: &'a G, seat: Seat, end: u32, mut source: SplitMix64) -> Self {
        let seed = if G::PAIRED { source.next_u64() } else { 0 };
        let mut tree = Self {
            root,
            seat,
            end,
            source,
            seed,
            nodes: Vec::with_capacity(1024),
            traces: Vec::new(),
            here: [0; 8],
            path: Vec::with_capacity(64),
            open: Vec::with_capacity(32),
            playouts: Playouts::default(),
        };
        let trees = if G::SECRETS { root.seats() } else { 1 };
        for owner in Seat::all(trees) {
            tree.add(owner, None, 0, 0.0);
        }
        tree.begin();
        tree
    }

    /// The tree in which `seat` decides.
    const fn tree_of(seat: Seat) -> usize {
        if G::SECRETS { seat.index() } else { 0 }
    }

    /// Goes back to the roots.
    fn begin(&mut self) {
        self.here = std::array::from_fn(|tree| tree as u32);
    }

    fn add(&mut self, seat: Seat, action: Option<G::Action>, trace: u64, weight: f32) -> u32 {
        let (first_child, next_sibling) = (NONE, NONE);
        self.nodes.push(Node {
            seat,
            action,
            weight,
            visits: 0,
            available: 0,
            reward: 0.0,
            first_child,
            next_sibling,
        });
        if G::SECRETS {
            self.traces.push(trace);
        }
        self.nodes.len() as u32 - 1
    }

    /// Runs iterations; returns the visits of the root's candidates.
    pub(super) fn grow(
        mut self,
        iterations: u32,
        candidates: &[G::Action],
        worths: &[i32],
        stopped: &mut impl FnMut(u32) -> bool,
    ) -> Vec<u32> {
        self.playouts.actions.clear();
        self.playouts.actions.extend_from_slice(candidates);
        self.playouts.worths.clear();
        self.playouts.worths.extend_from_slice(worths);
        self.open_children(self.seat);
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
        let end = self.end;
        self.path.clear();
        self.begin();
        self.open.clear();
        self.open.extend_from_slice(roots);
        let mut seat = self.seat;
        let mut child = self.select();
        if G::PAIRED {
            // The first try of every action meets the same world and luck, so does the second, and so on.
            let tries = u64::from(self.nodes[child as usize].visits);
            self.source = SplitMix64::new(self.seed ^ tries.wrapping_mul(0xd134_2543_de82_ef95));
        }
        let mut world = self.root.clone();
        world.redeal(Viewer::Seat(self.seat), self.source.next_u64());
        let shares = loop {
            let is_new = self.nodes[child as usize].visits == 0;
            self.path.push(child);
            if let Some(action) = self.nodes[child as usize].action {
                self.here[Self::tree_of(seat)] = child;
                if G::SECRETS {
                    self.show_the_others(&world, seat, action);
                }
                world.apply_unchecked(seat, action, &mut Log::off());
            }
            if is_new {
                self.playouts.play_until(&mut world, end, &mut self.source);
                break reward(&world);
            }
            match self.playouts.play_to_choice(&mut world, end, &mut self.source) {
                Some(asked) => seat = asked,
                None => break reward(&world),
            }
            self.open_children(seat);
            child = self.select();
        };
        for &child in &self.path {
            let node = &mut self.nodes[child as usize];
            node.visits += 1;
            node.reward += shares[node.seat.index()];
        }
    }

    /// Walks down the trees of all other seats by what they see of an action about to be taken.
    fn show_the_others(&mut self, world: &G, seat: Seat, action: G::Action) {
        for viewer in Seat::all(world.seats()).filter(|&viewer| viewer != seat) {
            let trace = world.trace(seat, action, viewer);
            let parent = self.here[viewer.index()];
            let mut tail = NONE;
            let mut child = self.nodes[parent as usize].first_child;
            while child != NONE {
                let node = &self.nodes[child as usize];
                if node.seat == seat && node.action.is_none() && self.traces[child as usize] == trace {
                    break;
                }
                (tail, child) = (child, node.next_sibling);
            }
            if child == NONE {
                child = self.add(seat, None, trace, 0.0);
                self.append(parent, tail, child);
            }
            self.here[viewer.index()] = child;
        }
    }

    /// Finds or makes a child for every candidate of the seat.
    fn open_children(&mut self, seat: Seat) {
        self.open.clear();
        let parent = self.here[Self::tree_of(seat)];
        let top = self.playouts.worths[best(&self.playouts.worths)];
        let is_new = self.nodes[parent as usize].first_child == NONE;
        let (mut expected, mut tail) = (self.nodes[parent as usize].first_child, NONE);
        for i in 0..self.playouts.actions.len() {
            let action = self.playouts.actions[i];
            // Candidates mostly come in the order in which they came before.
            let mut child =
                if is_new { NONE } else { self.find_child(parent, expected, seat, action, &mut tail) };
            if child == NONE {
                let weight = ((self.playouts.worths[i] - top) as f32 / G::TEMPERATURE).exp().max(0.01);
                child = self.add(seat, Some(action), 0, weight);
                self.append(parent, tail, child);
                tail = child;
            }
            expected = self.nodes[child as usize].next_sibling;
            self.open.push(child);
        }
    }

    /// Looks for a child from `expected` on, then from the first. If there is none, `tail` is the last child.
    fn find_child(&self, parent: u32, expected: u32, seat: Seat, action: G::Action, tail: &mut u32) -> u32 {
        let mut child = expected;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == Some(action) && node.seat == seat {
                return child;
            }
            (*tail, child) = (child, node.next_sibling);
        }
        let mut child = self.nodes[parent as usize].first_child;
        while child != expected {
            let node = &self.nodes[child as usize];
            if node.action == Some(action) && node.seat == seat {
                return child;
            }
            if node.next_sibling == NONE {
                *tail = child;
            }
            child = node.next_sibling;
        }
        NONE
    }

    /// Hangs `child` under `parent`, after its last child if it has one.
    fn append(&mut self, parent: u32, tail: u32, child: u32) {
        if tail == NONE {
            self.nodes[parent as usize].first_child = child;
        } else {
            self.nodes[tail as usize].next_sibling = child;
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
