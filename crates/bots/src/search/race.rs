//! A race of candidates, one action ahead: each meets the same worlds with the same luck, all that follows is played by the
//! quick policy, and those that fall behind are dropped.
//!
//! Where a round has hundreds of small decisions of many seats, a tree hardly grows beyond its root, and what it does look
//! into is hidden by the noise of the dice. Here the whole budget goes into the one question which candidate is best, and the
//! appraisals keep their say as long as the playouts do not contradict them clearly.

use orrery_engine::{Appraise, Log, Seat, Source, SplitMix64, Viewer};

use super::playout::{Playouts, reward};

/// The most candidates that start.
const FIELD: usize = 8;
/// How many worlds each candidate meets before the first is dropped.
const WARM_UP: usize = 6;
/// How much the appraisals are wrong about an action, in shares of the win.
const ERROR: f32 = 0.02;
/// A candidate is dropped once it is behind by so many deviations.
const CLEAR: f32 = 1.6;
/// The least variance of an average: few worlds may agree by chance.
const LEAST: f32 = 1e-7;

/// A candidate, and what came of it in one world after another.
struct Runner<A> {
    action: A,
    /// What the appraisal expects of it compared with the best, in shares of the win.
    expected: f32,
    rewards: Vec<f32>,
}

impl<A> Runner<A> {
    /// How much better it is than another by appraisal and playouts together, and how uncertain that is.
    fn lead(&self, other: &Self) -> (f32, f32) {
        let count = self.rewards.len() as f32;
        let differences = || self.rewards.iter().zip(&other.rewards).map(|(own, other)| own - other);
        let mean = differences().sum::<f32>() / count;
        let squares: f32 = differences().map(|difference| (difference - mean).powi(2)).sum();
        let variance = (squares / (count - 1.0) / count).max(LEAST);
        // Both are estimates with errors of their own: the more certain one weighs more.
        let (tried, thought) = (variance.recip(), ERROR.powi(2).recip());
        let lead = (mean * tried + (self.expected - other.expected) * thought) / (tried + thought);
        (lead, (tried + thought).recip().sqrt())
    }
}

/// The candidates that are still in the race.
pub(super) struct Race<'a, G: Appraise> {
    root: &'a G,
    seat: Seat,
    /// The moment at which playouts are cut off.
    end: u32,
    /// From which the worlds and their luck come.
    seed: u64,
    runners: Vec<Runner<G::Action>>,
    playouts: Playouts<G>,
}

impl<'a, G: Appraise> Race<'a, G> {
    /// A race of the best candidates by their worths, a unit of which is held to be `stake` of the win. No more start than
    /// can be compared by `budget` playouts.
    pub(super) fn new(
        root: &'a G,
        seat: Seat,
        (candidates, worths): (&[G::Action], &[i32]),
        stake: f32,
        budget: u32,
        seed: u64,
    ) -> Self {
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by_key(|&i| (std::cmp::Reverse(worths[i]), i));
        order.truncate(FIELD.min(budget as usize / WARM_UP).max(2));
        let top = worths[order[0]];
        let runner = |&i: &usize| Runner {
            action: candidates[i],
            expected: (worths[i] - top) as f32 * stake,
            rewards: Vec::new(),
        };
        let runners = order.iter().map(runner).collect();
        Self { root, seat, end: root.moment() + root.horizon(), seed, runners, playouts: Playouts::default() }
    }

    /// Runs up to so many playouts and returns the winner. `stopped` is asked with how many are done.
    pub(super) fn run(mut self, budget: u32, stopped: &mut impl FnMut(u32) -> bool) -> G::Action {
        let mut done = 0;
        for world in 0_usize.. {
            let next = self.runners.len() as u32;
            if self.runners.len() == 1 || budget - done < next || stopped(done) {
                break;
            }
            self.meet(world as u64);
            done += next;
            if world + 1 >= WARM_UP {
                self.drop_the_beaten();
            }
        }
        self.runners[self.leader()].action
    }

    /// Every candidate meets a world.
    fn meet(&mut self, world: u64) {
        for runner in &mut self.runners {
            let mut luck = SplitMix64::new(self.seed ^ world.wrapping_mul(0xd134_2543_de82_ef95));
            let mut world = self.root.clone();
            world.redeal(Viewer::Seat(self.seat), luck.next_u64());
            world.apply_unchecked(self.seat, runner.action, &mut Log::off());
            self.playouts.play_until(&mut world, self.end, &mut luck);
            runner.rewards.push(reward(&world)[self.seat.index()]);
        }
    }

    /// The place of the best. Who has met fewer than two worlds tells nothing: then it is the appraisal's choice.
    fn leader(&self) -> usize {
        if self.runners[0].rewards.len() < 2 {
            return 0;
        }
        let ahead =
            |best: usize, i: usize| if self.runners[i].lead(&self.runners[best]).0 > 0.0 { i } else { best };
        (1..self.runners.len()).fold(0, ahead)
    }

    fn drop_the_beaten(&mut self) {
        let best = self.leader();
        let is_in = |runner: &Runner<G::Action>| {
            let (lead, deviation) = runner.lead(&self.runners[best]);
            lead + CLEAR * deviation > 0.0
        };
        let mut stays = self.runners.iter().map(is_in).collect::<Vec<bool>>().into_iter();
        self.runners.retain(|_| stays.next() == Some(true));
    }
}
