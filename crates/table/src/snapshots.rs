//! Earlier states, few enough to keep and dense enough to go back quickly.

use std::collections::VecDeque;

/// Of how many of the latest decisions the state before is kept.
const RECENT: usize = 16;
/// The same of a small state: its game's records play in no time, and a server holds many such tables.
const RECENT_SMALL: usize = 1;
/// Bytes of a small state.
const SMALL: usize = 4096;
/// Of older states one in so many records is kept.
const STRIDE: usize = 128;
/// The same of small states.
const STRIDE_SMALL: usize = 512;

/// States by the number of records before them.
///
/// Those before the last [`RECENT`] decisions are all there, because what a decision and the luck after it caused is told
/// from there; of older ones one in [`STRIDE`]: 5,000 records of a 20 KiB state take 55 snapshots, about 1.1 MiB, and no
/// state is many more than `STRIDE + RECENT` records from one of them or from the setup.
#[derive(Clone, Debug)]
pub(crate) struct Snapshots<G> {
    sparse: Vec<(usize, G)>,
    recent: VecDeque<(usize, G)>,
}

impl<G> Snapshots<G> {
    const STRIDE: usize = if size_of::<G>() <= SMALL { STRIDE_SMALL } else { STRIDE };
    const RECENT: usize = if size_of::<G>() <= SMALL { RECENT_SMALL } else { RECENT };

    pub(crate) const fn new() -> Self {
        Self { sparse: Vec::new(), recent: VecDeque::new() }
    }

    /// Keeps the state before record `at`, which is a decision; calls come in rising order.
    pub(crate) fn keep(&mut self, at: usize, state: G) {
        if self.recent.len() == Self::RECENT
            && let Some(oldest) = self.recent.pop_front()
            && oldest.0 >= self.sparse.last().map_or(0, |last| last.0) + Self::STRIDE
        {
            self.sparse.reserve_exact(1);
            self.sparse.push(oldest);
        }
        if self.recent.capacity() < Self::RECENT {
            self.recent.reserve_exact(Self::RECENT - self.recent.len());
        }
        self.recent.push_back((at, state));
    }

    /// The latest state kept at or before record `at`.
    pub(crate) fn nearest(&self, at: usize) -> Option<&(usize, G)> {
        let mut latest_first = self.recent.iter().rev().chain(self.sparse.iter().rev());
        latest_first.find(|snapshot| snapshot.0 <= at)
    }

    /// Forgets the states from record `at` on.
    pub(crate) fn forget_from(&mut self, at: usize) {
        self.recent.retain(|snapshot| snapshot.0 < at);
        self.sparse.retain(|snapshot| snapshot.0 < at);
    }
}
