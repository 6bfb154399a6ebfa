//! What is counted while tables are played.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// What is counted while tables are played.
#[derive(Default)]
pub(super) struct Meter {
    times: Mutex<Vec<Duration>>,
    connected: AtomicU64,
    refused: AtomicU64,
}

/// What was counted in a while.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    /// Actions that were accepted.
    pub(super) accepted: usize,
    /// Actions that were refused.
    pub(super) refused: u64,
    /// How long the answer took, in half of all cases at most.
    pub(super) p50: Duration,
    /// The same, in 99 of 100 cases.
    pub(super) p99: Duration,
}

impl Meter {
    pub(super) fn connected(&self) {
        self.connected.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn connections(&self) -> u64 {
        self.connected.load(Ordering::Relaxed)
    }

    /// An action that was due then is answered now.
    pub(super) fn accepted(&self, due: Option<Instant>) {
        if let Some(due) = due {
            self.times.lock().unwrap_or_else(PoisonError::into_inner).push(due.elapsed());
        }
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts from here on; what was refused before stays counted.
    pub(super) fn start(&self) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// What was counted since it was last asked.
    pub(super) fn take(&self) -> Counted {
        let times = std::mem::take(&mut *self.times.lock().unwrap_or_else(PoisonError::into_inner));
        let refused = self.refused.swap(0, Ordering::Relaxed);
        Counted { accepted: times.len(), refused, p50: percentile(&times, 50), p99: percentile(&times, 99) }
    }
}

/// The time that so many of a hundred did not exceed.
pub(super) fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_those_counted() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(percentile(&times, 50), Duration::from_millis(100));
        assert_eq!(percentile(&times, 99), Duration::from_millis(198));
        assert_eq!(percentile(&[], 99), Duration::ZERO);
        assert_eq!(percentile(&times[..1], 50), Duration::from_millis(200));
    }
}
