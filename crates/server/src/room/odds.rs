//! Odds for people who ask: counted once for each seat and moment, on a thread of their own, one table at a time.
//!
//! Bots never wait for them, and whoever asks again, or from two windows, shares one count.

use std::sync::Arc;

use orrery_bots::Progress;
use orrery_engine::Seat;
use orrery_protocol::{Odds, Tell, Version};
use tokio::sync::OnceCell;

use super::{ConnectionId, Room};
use crate::reason::Reason;

/// The odds of a moment as one seat may know them, counted or being counted. Dropping it interrupts the count.
pub(super) struct Counted {
    seat: Seat,
    version: Version,
    progress: Progress,
    answer: Arc<OnceCell<Option<Odds>>>,
}

impl Counted {
    /// Whether they are the odds of this moment.
    pub(super) fn is_of(&self, version: Version) -> bool {
        self.version == version
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Room {
    /// Counts odds on another thread and tells them to one connection when they are known.
    pub(super) fn count_odds(&mut self, id: ConnectionId, request: u32, seat: Seat) -> Result<(), Reason> {
        let table = self.table.as_ref().ok_or(Reason::NotPlaying)?;
        let version = table.version();
        let known = self.odds.iter().position(|counted| counted.seat == seat);
        let place = known.unwrap_or_else(|| {
            let progress = Progress::new();
            self.odds.push(Counted { seat, version, progress, answer: Arc::default() });
            self.odds.len() - 1
        });
        let (answer, progress) = (self.odds[place].answer.clone(), self.odds[place].progress.clone());
        let counting = table.odds(seat);
        let Some(outbox) = self.later(id) else { return Ok(()) };
        let counters = self.counters.clone();
        tokio::spawn(async move {
            let count = || async move {
                // The semaphore is never closed.
                let permit = counters.acquire_owned().await.ok()?;
                let counted = tokio::task::spawn_blocking(move || {
                    let odds = counting(&progress);
                    drop(permit);
                    odds
                });
                counted.await.unwrap_or_else(|error| {
                    tracing::error!(%error, "odds failed");
                    None
                })
            };
            let odds = answer.get_or_init(count).await.clone();
            // A socket that is gone or full has other worries.
            let _ = outbox.send(vec![Tell::Odds { request, odds }.json()]);
        });
        Ok(())
    }
}
