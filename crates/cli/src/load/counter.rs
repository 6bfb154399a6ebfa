//! Parts of a load test: players play at one pace for a while, and what that takes is counted.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use indicatif::ProgressBar;
use tokio::sync::watch::Sender;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::database::Database;
use super::house::House;
use super::meter::Meter;
use super::pair::{Pace, Pair};
use super::report::{Kept, Played};
use super::{kb, process, progress};

/// Everybody who plays; one who fails ends all.
pub(super) type Players = JoinSet<anyhow::Result<()>>;

/// Counts while players play on.
pub(super) struct Counter<'a> {
    pub(super) players: &'a mut Players,
    pub(super) pairs: &'a [Arc<Pair>],
    pub(super) pace: &'a Sender<Pace>,
    pub(super) meter: &'a Meter,
    pub(super) house: Option<&'a House>,
    pub(super) database: Option<&'a mut Database>,
    /// How long is played before anything counts.
    pub(super) warm: Duration,
}

impl Counter<'_> {
    pub(super) async fn count(
        &mut self,
        what: &'static str,
        pace: Pace,
        time: Duration,
    ) -> anyhow::Result<Played> {
        let bar = progress(what, (self.warm + time).as_millis() as u64)?;
        self.pairs.iter().for_each(|pair| pair.begin(Instant::now()));
        self.pace.send_replace(pace);
        play(self.players, self.warm, &bar).await?;
        let before = self.spent().await?;
        let start = Instant::now();
        self.meter.start();
        play(self.players, time, &bar).await?;
        let (took, now) = (start.elapsed().as_secs_f64(), Instant::now());
        let counted = self.meter.take(self.pairs.iter().map(|pair| pair.late(pace, now)));
        let after = self.spent().await?;
        bar.finish_and_clear();
        let accepted = counted.accepted.max(1) as f64;
        let micros = |before: f64, after: f64| (after - before) * 1e6 / accepted;
        let kept = |before: Option<super::database::Spent>| {
            let (before, after) = before.zip(after.database)?;
            Some(Kept {
                micros: before.seconds.zip(after.seconds).map(|(before, after)| micros(before, after)),
                kb_logged: kb(after.logged - before.logged) / accepted,
                transactions: (after.transactions - before.transactions) as f64 / accepted,
            })
        };
        Ok(Played {
            actions_a_second: counted.accepted as f64 / took,
            asked_a_second: match pace {
                Pace::Every(interval, _) => Some(self.pairs.len() as f64 / interval.as_secs_f64()),
                _ => None,
            },
            answered: counted.answered,
            told: counted.told,
            server_micros: before.servers.zip(after.servers).map(|(before, after)| micros(before, after)),
            player_micros: micros(before.players, after.players),
            players_busy: (after.players - before.players) / took,
            kb_written: before
                .written
                .zip(after.written)
                .map(|(before, after)| kb(after - before) / accepted),
            kept: kept(before.database),
            refused: counted.refused,
            stood_still: counted.stood_still,
        })
    }

    async fn spent(&mut self) -> anyhow::Result<Spent> {
        let database = match &mut self.database {
            Some(database) => Some(database.spent().await?),
            None => None,
        };
        Ok(Spent {
            servers: self.house.map(House::seconds),
            players: process::seconds(std::process::id()),
            written: self.house.and_then(House::written),
            database,
        })
    }
}

/// What was spent by a moment.
struct Spent {
    /// Seconds of processor time of the servers and of the players.
    servers: Option<f64>,
    players: f64,
    /// Bytes that the servers have written to disks.
    written: Option<u64>,
    database: Option<super::database::Spent>,
}

/// Lets players play for a while; one that fails ends all.
pub(super) async fn play(players: &mut Players, time: Duration, bar: &ProgressBar) -> anyhow::Result<()> {
    const STEP: Duration = Duration::from_millis(100);
    let (begun, end) = (bar.position(), Instant::now() + time);
    loop {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(());
        }
        tokio::select! {
            () = sleep(left.min(STEP)) => bar.set_position(begun + time.saturating_sub(left).as_millis() as u64),
            Some(player) = players.join_next() => player?.context("a player failed")?,
        }
    }
}
