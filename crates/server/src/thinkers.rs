//! Threads on which bots think: few, and shared fairly.
//!
//! Anybody may have many tables, so the bots of one host's tables stand in a row of their own, and only the first of each row
//! waits for a thread. Whoever has one table waits for one thought of each other host, however many tables they have; where
//! nobody else waits, a host has all threads. Of bots that nobody watches all together never take more than half.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::ids::PersonId;

/// Whether anybody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Watched {
    Yes,
    No,
}

/// All threads on which bots think.
pub(crate) struct Thinkers {
    threads: Arc<Semaphore>,
    /// Those of them that bots take whom nobody watches.
    unwatched: Arc<Semaphore>,
    /// The rows in which somebody stands: whoever has the permit is the first.
    rows: Mutex<HashMap<(PersonId, Watched), Weak<Semaphore>>>,
}

/// A thread that is taken until the value is dropped.
pub(crate) struct Place {
    _thread: OwnedSemaphorePermit,
    _unwatched: Option<OwnedSemaphorePermit>,
}

impl Thinkers {
    /// So many threads; two at least, so that a bot that nobody watches keeps no other waiting.
    pub(crate) fn new(threads: usize) -> Self {
        let threads = threads.max(2);
        Self {
            threads: Arc::new(Semaphore::new(threads)),
            unwatched: Arc::new(Semaphore::new(threads / 2)),
            rows: Mutex::default(),
        }
    }

    /// Waits for a thread for a bot of a host's table.
    pub(crate) async fn place(&self, host: PersonId, watched: Watched) -> Option<Place> {
        let row = self.row(host, watched);
        // No semaphore is ever closed.
        let first = row.acquire().await.ok()?;
        let unwatched = match watched {
            Watched::Yes => None,
            Watched::No => Some(self.unwatched.clone().acquire_owned().await.ok()?),
        };
        let thread = self.threads.clone().acquire_owned().await.ok()?;
        drop(first);
        Some(Place { _thread: thread, _unwatched: unwatched })
    }

    fn row(&self, host: PersonId, watched: Watched) -> Arc<Semaphore> {
        let mut rows = self.rows.lock().unwrap_or_else(PoisonError::into_inner);
        rows.retain(|_, row| row.strong_count() > 0);
        let known = rows.entry((host, watched)).or_default();
        known.upgrade().unwrap_or_else(|| {
            let row = Arc::new(Semaphore::new(1));
            *known = Arc::downgrade(&row);
            row
        })
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;

    use futures_util::FutureExt;

    use super::*;

    type Waiting<'a> = Pin<Box<dyn Future<Output = Option<Place>> + 'a>>;

    fn ask<'a>(thinkers: &'a Thinkers, host: &str, watched: Watched) -> Waiting<'a> {
        Box::pin(thinkers.place(PersonId(host.to_owned()), watched))
    }

    /// Which of those who wait have a thread now.
    fn served(waiting: &mut [(&'static str, Waiting<'_>)]) -> Vec<(&'static str, Place)> {
        let served = waiting.iter_mut().filter_map(|(host, waiting)| {
            // A future that is over is not asked again.
            let place = waiting.now_or_never()??;
            *waiting = Box::pin(std::future::pending());
            Some((*host, place))
        });
        served.collect()
    }

    #[test]
    fn hosts_have_their_turns_one_after_the_other() {
        let thinkers = Thinkers::new(2);
        let hosts = ["eve"; 7].into_iter().chain(["ada", "ada", "bob"]);
        let mut waiting: Vec<_> = hosts.map(|host| (host, ask(&thinkers, host, Watched::Yes))).collect();
        let mut order = Vec::new();
        let mut thinking = served(&mut waiting);
        while !thinking.is_empty() {
            order.push(thinking.remove(0).0);
            thinking.extend(served(&mut waiting));
        }
        // Whoever is alone has all threads, and whoever comes waits for one thought of hers.
        assert_eq!(order, ["eve", "eve", "eve", "ada", "bob", "eve", "ada", "eve", "eve", "eve"]);
        drop(waiting);
        assert_eq!(thinkers.threads.available_permits(), 2);
    }

    #[test]
    fn bots_that_nobody_watches_take_half_of_the_threads() {
        let thinkers = Thinkers::new(4);
        let hosts = ["eve", "eve", "eve", "mal", "bob"];
        let mut unwatched: Vec<_> =
            hosts.into_iter().map(|host| (host, ask(&thinkers, host, Watched::No))).collect();
        let mut thinking = served(&mut unwatched);
        assert_eq!(thinking.iter().map(|(host, _)| *host).collect::<Vec<_>>(), ["eve", "eve"]);
        // Nor do they stand in the way of the same host's others.
        let mut watched = [("eve", ask(&thinkers, "eve", Watched::Yes))];
        assert_eq!(served(&mut watched).len(), 1);
        for host in ["eve", "mal", "bob"] {
            thinking.remove(0);
            thinking.extend(served(&mut unwatched));
            assert_eq!(thinking.last().map(|(host, _)| *host), Some(host));
        }
    }

    #[test]
    fn whoever_stops_waiting_makes_room_and_no_row_is_kept() {
        let thinkers = Thinkers::new(1);
        let mut waiting: Vec<_> = (0..4).map(|_| ("eve", ask(&thinkers, "eve", Watched::No))).collect();
        let thinking = served(&mut waiting);
        assert_eq!(thinking.len(), 1);
        waiting.truncate(2);
        drop(waiting);
        drop(thinking);
        assert!(ask(&thinkers, "ada", Watched::No).now_or_never().is_some());
        assert_eq!(thinkers.rows.lock().expect("no panic").len(), 1);
    }
}
