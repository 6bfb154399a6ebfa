//! Bots at a table: they think on other threads, and people see how far they are.

use std::future::{Future, pending};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use orrery_bots::Progress;
use orrery_engine::Seat;
use orrery_protocol::{Phase, Tell, Version};

use super::Room;
use crate::games::Offer;
use crate::ids;
use crate::metrics::Bots;
use crate::store::Sitter;
use crate::thinkers::Watched;

/// A bot that thinks. Dropping it interrupts the thought.
pub(super) struct Thinking {
    version: Version,
    seat: Seat,
    /// Whether anybody watched when it was set thinking.
    watched: Watched,
    /// Whether it has a thread by now.
    begun: Arc<AtomicBool>,
    progress: Progress,
    answer: Pin<Box<dyn Future<Output = Option<String>> + Send>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

/// The answer of the bot that thinks; never comes if none does.
pub(super) async fn answer(thought: &mut Option<Thinking>) -> Option<String> {
    match thought {
        Some(thinking) => thinking.answer.as_mut().await,
        None => pending().await,
    }
}

impl Room {
    /// A seat that owes a decision and is played by a bot.
    pub(super) fn bot_to_move(&self) -> Option<Seat> {
        let is_bot = |seat: &Seat| self.row.seats.get(seat.index()).is_some_and(Sitter::is_played_by_bot);
        self.row.waiting.iter().find(is_bot).filter(|_| self.row.phase == Phase::Playing)
    }

    fn level_of(&self, seat: Seat) -> String {
        match self.row.seats.get(seat.index()) {
            Some(Sitter::Bot { level }) => level.clone(),
            _ => self.games.find(&self.row.game).map(Offer::usual_level).unwrap_or_default(),
        }
    }

    /// Sets a bot thinking if one owes a decision, and interrupts one that no longer does.
    pub(super) fn begin_thinking(&mut self) {
        let (version, watched) = (self.row.version, self.watched());
        // A thought goes on while its seat is asked the same, whatever the others do; one that has not begun waits anew
        // when somebody comes to watch, or nobody does any more.
        let holds = |thinking: &Thinking| {
            let waits = self.row.phase == Phase::Playing && self.row.waiting.contains(thinking.seat);
            let is_bot = self.row.seats.get(thinking.seat.index()).is_some_and(Sitter::is_played_by_bot);
            let table = self.table.as_ref();
            let in_row = thinking.watched == watched || thinking.begun.load(Ordering::Relaxed);
            waits
                && is_bot
                && in_row
                && table.is_some_and(|table| table.still_holds(thinking.version, thinking.seat))
        };
        if self.thought.as_ref().is_some_and(holds) {
            return;
        }
        self.thought = None;
        if !self.is_claimed() {
            return;
        }
        let Some(seat) = self.bot_to_move() else { return };
        let level = self.level_of(seat);
        let Some(thought) = self.table.as_ref().and_then(|table| table.think(seat, &level, ids::number()))
        else {
            return;
        };
        let progress = Progress::new();
        let followed = progress.clone();
        let (thinkers, host) = (self.thinkers.clone(), self.row.host.clone());
        let begun = Arc::new(AtomicBool::new(false));
        let begins = begun.clone();
        // People want to follow, but not every worker put on a card.
        let goes_on = self.table.as_ref().is_some_and(|table| table.goes_on(seat));
        let pause = if goes_on { 0 } else { self.config.bot_delay_ms };
        let in_time = self.moved + Duration::from_millis(pause);
        // How long a bot has to think in a window depends on its hand, so it answers when an order would.
        let not_before = match self.window_due(seat) {
            Some(due) if self.has_many_windows() => due,
            Some(due) => due.max(in_time),
            None => in_time,
        };
        let metrics = self.metrics.clone();
        let answer = Box::pin(async move {
            let waiting = metrics.bot(Bots::Waiting);
            let place = thinkers.place(host, watched).await?;
            begins.store(true, Ordering::Relaxed);
            drop(waiting);
            let counted = metrics.bot(Bots::Thinking);
            let thinking = move || {
                let answer = thought(&followed);
                // An interrupted thread counts until it has stopped.
                drop((place, counted));
                answer
            };
            let answer = tokio::task::spawn_blocking(thinking).await;
            tokio::time::sleep_until(not_before).await;
            answer.unwrap_or_else(|error| {
                tracing::error!(%error, "a bot failed");
                None
            })
        });
        self.thought = Some(Thinking { version, seat, watched, begun, progress, answer });
    }

    /// A bot has decided.
    pub(super) async fn hear_bot(&mut self, token: Option<String>) -> anyhow::Result<()> {
        let Some(thinking) = self.thought.take() else { return Ok(()) };
        let Some(table) = &mut self.table else { return Ok(()) };
        let (seat, version) = (thinking.seat, thinking.version);
        let token = token.or_else(|| table.first_choice(seat)).unwrap_or_default();
        if let Err(reason) = table.act(version, seat, &token) {
            tracing::error!(table = %self.row.id, ?reason, token, "a bot chose what is refused");
            let first = table.first_choice(seat).unwrap_or_default();
            table
                .act(version, seat, &first)
                .map_err(|reason| anyhow::anyhow!("a bot is stuck: {reason:?}"))?;
        }
        let done = self.commit_records().await;
        match self.settle(done).await? {
            Ok(()) => self.tell_moved(),
            Err(reason) => tracing::info!(table = %self.row.id, ?reason, "a bot's move came too late"),
        }
        Ok(())
    }

    /// Tells how far the bot is that thinks.
    pub(super) fn tell_thinking(&mut self) {
        let Some(thinking) = &self.thought else { return };
        if self.window_due(thinking.seat).is_some() {
            return;
        }
        let tell = Tell::Thinking { seat: thinking.seat.0, per_mille: thinking.progress.per_mille() as u16 };
        self.tell_all(&tell);
    }
}
