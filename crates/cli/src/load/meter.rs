//! What is counted while tables are played.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

use super::pair::{Accepted, Late};

/// What is counted while tables are played.
#[derive(Default)]
pub(super) struct Meter {
    series: Mutex<Series>,
    connected: AtomicU64,
    refused: AtomicU64,
}

#[derive(Default)]
struct Series {
    /// How long actions took from when they were due until they were accepted.
    answered: Vec<Duration>,
    /// The same until the other player was shown them.
    told: Vec<Duration>,
    stood_still: u64,
}

/// What was counted in a while.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    /// Actions that were accepted.
    pub(super) accepted: usize,
    /// Actions that were refused.
    pub(super) refused: u64,
    /// How often a table stood still for too long.
    pub(super) stood_still: u64,
    /// Until an action was accepted.
    pub(super) answered: Times,
    /// Until the other player was shown it.
    pub(super) told: Times,
}

/// How long something took.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
#[expect(clippy::struct_field_names, reason = "a figure without its unit is none")]
pub(super) struct Times {
    /// In half of all cases at most.
    pub(super) p50_ms: f64,
    /// In 99 of 100 cases.
    pub(super) p99_ms: f64,
    /// In 999 of 1,000.
    pub(super) p999_ms: f64,
    /// In all of them.
    pub(super) max_ms: f64,
}

impl Times {
    pub(super) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let ms = |per_mille| not_exceeded(&times, per_mille).as_secs_f64() * 1000.0;
        Self { p50_ms: ms(500), p99_ms: ms(990), p999_ms: ms(999), max_ms: ms(1000) }
    }
}

impl Meter {
    fn series(&self) -> MutexGuard<'_, Series> {
        self.series.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn connected(&self) {
        self.connected.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn connections(&self) -> u64 {
        self.connected.load(Ordering::Relaxed)
    }

    /// An action is accepted now.
    pub(super) fn accepted(&self, accepted: &Accepted) {
        let mut series = self.series();
        series.answered.push(accepted.due.elapsed());
        series.stood_still += u64::from(accepted.stood_still);
    }

    /// A player is shown an action of the other so long after it was due.
    pub(super) fn told(&self, after: Duration) {
        self.series().told.push(after);
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts from here on; what was refused before stays counted.
    pub(super) fn start(&self) {
        *self.series() = Series::default();
    }

    /// What was counted since it was last asked; what is not done yet counts with its age.
    pub(super) fn take(&self, late: impl IntoIterator<Item = Late>) -> Counted {
        let Series { mut answered, mut told, mut stood_still } = std::mem::take(&mut *self.series());
        let accepted = answered.len();
        for late in late {
            answered.extend(late.unanswered);
            told.extend(late.untold);
            stood_still += u64::from(late.stands_still);
        }
        let (answered, told) = (Times::of(answered), Times::of(told));
        Counted { accepted, refused: self.refused.swap(0, Ordering::Relaxed), stood_still, answered, told }
    }
}

/// The time that so many of a thousand did not exceed, of times in order.
fn not_exceeded(sorted: &[Duration], per_mille: usize) -> Duration {
    let place = (sorted.len() * per_mille).div_ceil(1000).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_those_counted() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let of = |p50_ms, p99_ms, p999_ms, max_ms| Times { p50_ms, p99_ms, p999_ms, max_ms };
        assert_eq!(Times::of(times), of(100.0, 198.0, 200.0, 200.0));
        let times: Vec<Duration> = (1..=2000).map(Duration::from_millis).collect();
        assert_eq!(Times::of(times), of(1000.0, 1980.0, 1998.0, 2000.0));
        assert_eq!(Times::of(Vec::new()), Times::default());
        assert_eq!(Times::of(vec![Duration::from_millis(200)]), of(200.0, 200.0, 200.0, 200.0));
    }

    #[test]
    fn what_is_not_done_counts_with_its_age_and_as_nothing_accepted() {
        let meter = Meter::default();
        let (unanswered, untold) = (vec![Duration::from_secs(3)], vec![Duration::from_secs(4)]);
        let counted = meter.take([Late { unanswered, untold, stands_still: true }]);
        assert_eq!((counted.accepted, counted.stood_still), (0, 1));
        assert_eq!((counted.answered.p99_ms, counted.told.p99_ms), (3000.0, 4000.0));
        assert_eq!(meter.take([]).stood_still, 0);
    }
}
