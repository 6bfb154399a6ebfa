//! The odds of a contest, from what one viewer may know.
//!
//! Every sample deals anew what the viewer cannot know, plays on with the greedy policy until the contest is settled
//! and counts. The same viewer, samples and seed give the same forecast in all worlds that look the same.

use std::collections::BTreeMap;

use orrery_engine::{Contest, Contests, Log, Seat, Source, SplitMix64, Status, Verdict, Viewer};

use crate::Progress;
use crate::simple::best;

/// How many decisions a contest may take before a sample is given up.
const LONGEST: u32 = 10_000;
/// How often progress is told and a stop flag looked at.
const LOOK_UP: u32 = 16;

/// The odds of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast<Place, Piece> {
    /// The contest.
    pub contest: Contest<Place, Piece>,
    /// How often it was played.
    pub samples: u32,
    /// How often the attacker won, the defender did, and nobody was left.
    pub ended: [u32; 3],
    /// What the attacker and the defender lost.
    pub losses: [Losses<Piece>; 2],
}

/// What one side of a contest lost, over all samples.
#[derive(Clone, PartialEq, Debug)]
pub struct Losses<Piece> {
    /// All pieces together.
    pub all: Spread,
    /// Each kind of piece that the side staked.
    pub kinds: Vec<(Piece, Spread)>,
}

/// How a number is spread over the samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spread {
    /// The average.
    pub mean: f64,
    /// One sample in ten is lower.
    pub low: u32,
    /// One sample in ten is higher.
    pub high: u32,
}

impl<Place, Piece> Forecast<Place, Piece> {
    /// How likely an end is, from 0 to 1.
    pub fn chance(&self, verdict: Verdict) -> f64 {
        f64::from(self.ended[verdict as usize]) / f64::from(self.samples.max(1))
    }
}

impl Spread {
    /// The spread of numbers by how often they occurred.
    fn of(counts: &BTreeMap<u32, u32>) -> Self {
        let samples: u32 = counts.values().sum();
        let sum: u64 = counts.iter().map(|(&number, &times)| u64::from(number) * u64::from(times)).sum();
        let at = |rank: u32| {
            let mut seen = 0;
            for (&number, &times) in counts {
                seen += times;
                if seen > rank {
                    return number;
                }
            }
            0
        };
        Self {
            mean: sum as f64 / f64::from(samples.max(1)),
            low: at(samples / 10),
            high: at(samples - 1 - (samples.saturating_sub(1)) / 10),
        }
    }
}

/// The odds of the contest at hand as `viewer` may know them; `None` if there is no contest, or if it was stopped before
/// the first sample. Whoever lets `progress` stop gets what was counted up to then.
pub fn forecast<G: Contests>(
    game: &G,
    viewer: Viewer,
    samples: u32,
    seed: u64,
    progress: &Progress,
) -> Option<Forecast<G::Place, G::Piece>> {
    let contest = game.contest()?;
    let mut source = SplitMix64::new(seed);
    let mut ended = [0; 3];
    let mut lost = contest.forces.clone().map(|force| vec![BTreeMap::<u32, u32>::new(); force.len()]);
    let mut all = [BTreeMap::<u32, u32>::new(), BTreeMap::new()];
    let mut policy = Policy::<G>::default();
    let mut done = 0;
    for sample in 0..samples {
        if sample % LOOK_UP == 0 {
            progress.report((u64::from(sample) * 1000 / u64::from(samples)) as u32);
            if progress.is_stopped() {
                break;
            }
        }
        let mut luck = SplitMix64::new(source.next_u64());
        let mut world = game.clone();
        world.redeal(viewer, luck.next_u64());
        world.join();
        if !policy.settle(&mut world, &mut luck) {
            continue;
        }
        done += 1;
        ended[world.verdict(&contest) as usize] += 1;
        for (side, &seat) in contest.seats.iter().enumerate() {
            let mut sum = 0;
            for (kind, &(piece, _)) in contest.forces[side].iter().enumerate() {
                let gone = game.pieces(seat, piece).saturating_sub(world.pieces(seat, piece));
                *lost[side][kind].entry(gone).or_default() += 1;
                sum += gone;
            }
            *all[side].entry(sum).or_default() += 1;
        }
    }
    progress.report(1000);
    if done == 0 {
        return None;
    }
    let losses = [0, 1].map(|side: usize| Losses {
        all: Spread::of(&all[side]),
        kinds: contest.forces[side]
            .iter()
            .zip(&lost[side])
            .map(|(&(piece, _), counts)| (piece, Spread::of(counts)))
            .collect(),
    });
    Some(Forecast { contest, samples: done, ended, losses })
}

/// The greedy policy with lists that are used again.
struct Policy<G: Contests> {
    actions: Vec<G::Action>,
    worths: Vec<i32>,
}

impl<G: Contests> Default for Policy<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), worths: Vec::new() }
    }
}

impl<G: Contests> Policy<G> {
    /// Plays on until the contest is settled; `false` if it goes on for too long.
    fn settle(&mut self, world: &mut G, luck: &mut SplitMix64) -> bool {
        for _ in 0..LONGEST {
            if world.is_settled() {
                return true;
            }
            match world.status() {
                Status::Over(_) => return true,
                Status::Chance(chance) => world.resolve_chance(chance.sample(luck), &mut Log::off()),
                Status::Decision(seats) => {
                    let Some(seat) = seats.lowest() else { return false };
                    let action = self.choose(world, seat);
                    world.apply_unchecked(seat, action, &mut Log::off());
                }
            }
        }
        false
    }

    fn choose(&mut self, world: &G, seat: Seat) -> G::Action {
        if let Some(action) = world.obvious(seat) {
            return action;
        }
        self.actions.clear();
        world.legal_actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        world.appraise_all(seat, &self.actions, &mut self.worths);
        self.actions[best(&self.worths)]
    }
}
