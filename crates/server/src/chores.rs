//! Work beside the tables: rating finished games, noting who is to be told something, and what is not kept.
//!
//! Every server does it, every few seconds; what must happen once is claimed in the store. Nothing here waits for
//! anybody outside: messages are sent by a task of their own (`notify::send`).

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;

use crate::app::App;
use crate::notify::{queue, send};
use crate::people::DAY;
use crate::store::{self, Sql, Store, now};
use crate::{ending, rate, retention};

/// How often there is a look.
pub(crate) const EVERY: Duration = Duration::from_secs(10);
/// How far back the first look at tables goes, and how much two looks overlap: while somebody is told something about a
/// table, it is not looked at.
const FIRST: i64 = 24 * 3600;
const OVERLAP: i64 = send::LEASE;
/// How often tables are counted, and those that are over once they are many, because they are kept for ever; and how often
/// it is looked for what need not be kept.
const COUNT_EVERY: i64 = 60;
const COUNT_MANY_EVERY: i64 = 3600;
const MANY: u32 = 10_000;
const CLEAN_EVERY: i64 = 3600;

/// When what was last done, and what tables were counted.
#[derive(Debug, Default)]
pub(crate) struct Chores {
    marked: AtomicI64,
    counted: AtomicI64,
    cleaned: AtomicI64,
    tables: Mutex<BTreeMap<String, u32>>,
    counts: Mutex<Option<(i64, Counts)>>,
    over: Mutex<Option<(i64, u32)>>,
}

/// Tables by phase that are not over.
const ALIVE: &str = "select phase, cast(count(*) as bigint) as n from tables
                     where phase in ('gathering', 'playing') group by phase";

/// What operators are told that takes a look at all rows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    /// Tables by phase.
    pub(crate) tables: BTreeMap<String, u32>,
    /// People by kind.
    pub(crate) people: BTreeMap<String, u32>,
    /// Sessions used within a month.
    pub(crate) sessions: u32,
    /// Running tables by game and rules.
    pub(crate) rules: Vec<(String, u32, u32)>,
}

impl Counts {
    async fn of(store: &dyn Store, over: u32) -> anyhow::Result<Self> {
        let mut counts = Self { tables: by_phase(store, over).await?, ..Self::default() };
        let by_kind = "select cast(count(password) as bigint) as accounts,
                       cast(count(*) - count(password) as bigint) as guests,
                       cast(count(banned) as bigint) as banned from people where gone = 0";
        for row in store.read(Sql::new(by_kind)).await? {
            for kind in ["accounts", "guests", "banned"] {
                counts.people.insert(kind.to_owned(), row.number(kind)?);
            }
        }
        let used = "select cast(count(*) as bigint) as n from sessions where seen > $1";
        for row in store.read(Sql::new(used).bind(now() - 30 * DAY)).await? {
            counts.sessions = row.number("n")?;
        }
        let rules = "select game, rules, cast(count(*) as bigint) as n from tables where phase = 'playing'
                     group by game, rules order by game, rules";
        for row in store.read(Sql::new(rules)).await? {
            counts.rules.push((row.get("game")?, row.number("rules")?, row.number("n")?));
        }
        Ok(counts)
    }
}

/// Tables by phase; of those that are over there are so many. A phase that no table is in is told, too.
async fn by_phase(store: &dyn Store, over: u32) -> anyhow::Result<BTreeMap<String, u32>> {
    let phases = [("gathering", 0), ("playing", 0), ("over", over)];
    let mut tables = BTreeMap::from(phases.map(|(phase, n)| (phase.to_owned(), n)));
    for row in store.read(Sql::new(ALIVE)).await? {
        tables.insert(row.get("phase")?, row.number("n")?);
    }
    Ok(tables)
}

impl Chores {
    /// What was counted within the last minute, or is counted now.
    pub(crate) async fn counts(&self, store: &dyn Store) -> anyhow::Result<Counts> {
        let known = self.counts.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, counts)) = known.filter(|&(at, _)| now() - at < COUNT_EVERY) {
            return Ok(counts);
        }
        let counts = Counts::of(store, self.over(store).await?).await?;
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner) = Some((now(), counts.clone()));
        Ok(counts)
    }

    /// How many tables are over; if they are many, as counted within the last hour.
    async fn over(&self, store: &dyn Store) -> anyhow::Result<u32> {
        let known = *self.over.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, over)) =
            known.filter(|&(at, over)| over >= MANY && store::now() - at < COUNT_MANY_EVERY)
        {
            return Ok(over);
        }
        let sql = "select cast(count(*) as bigint) as n from tables where phase = 'over'";
        let rows = store.read(Sql::new(sql)).await?;
        let over = rows.iter().map(|row| row.number::<u32>("n")).sum::<anyhow::Result<u32>>()?;
        *self.over.lock().unwrap_or_else(PoisonError::into_inner) = Some((store::now(), over));
        Ok(over)
    }

    /// Whoever changes what is counted sees that it has changed.
    pub(crate) fn count_again(&self) {
        *self.over.lock().unwrap_or_else(PoisonError::into_inner) = None;
        *self.counts.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Tables by phase, as last counted.
    pub(crate) fn tables(&self) -> BTreeMap<String, u32> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether something that is done every so many seconds is due; if so, it counts as done.
    fn is_due(last: &AtomicI64, now: i64, every: i64) -> bool {
        let due = now - last.load(Ordering::Relaxed) >= every;
        if due {
            last.store(now, Ordering::Relaxed);
        }
        due
    }
}

/// Looks again and again.
pub(crate) async fn run(app: App) {
    let mut every = tokio::time::interval(EVERY);
    loop {
        every.tick().await;
        let done = round(&app, now()).await;
        app.metrics().chores(done.is_ok());
        if let Err(error) = done {
            tracing::error!(error = format!("{error:#}"), "chores are left undone");
        }
    }
}

/// One look, as if it were `now`.
pub(crate) async fn round(app: &App, now: i64) -> anyhow::Result<()> {
    // What fails is not in the way of the rest.
    let done = [
        rate::rate_finished(app.store(), app.games()).await.context("rating games"),
        mark(app).await.context("noting what to tell"),
        retention::pack(app.store(), now).await.context("packing games"),
        count(app, now).await.context("counting tables"),
        clean(app, now).await.context("cleaning up"),
    ];
    done.into_iter().collect()
}

async fn mark(app: &App) -> anyhow::Result<()> {
    let (looked, last) = (store::now(), app.chores().marked.load(Ordering::Relaxed));
    queue::mark(app, if last == 0 { looked - FIRST } else { last - OVERLAP }).await?;
    // What fails is looked at again.
    app.chores().marked.store(looked, Ordering::Relaxed);
    Ok(())
}

async fn count(app: &App, now: i64) -> anyhow::Result<()> {
    let chores = app.chores();
    if Chores::is_due(&chores.counted, now, COUNT_EVERY) {
        let counted = by_phase(app.store(), chores.over(app.store()).await?).await?;
        *chores.tables.lock().unwrap_or_else(PoisonError::into_inner) = counted;
    }
    Ok(())
}

async fn clean(app: &App, now: i64) -> anyhow::Result<()> {
    if Chores::is_due(&app.chores().cleaned, now, CLEAN_EVERY) {
        retention::clean(app.store(), now).await?;
        let days = i64::from(app.config().abandoned_days);
        if days > 0 {
            let ended = ending::end_abandoned(app.store(), now - days * DAY).await?;
            app.hall().reload(&ended).await;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::plan_of;

    /// Finished games are kept for ever, and every server counts every minute.
    #[tokio::test]
    async fn counting_what_goes_on_looks_at_nothing_that_is_over() {
        let plan = plan_of(ALIVE).await;
        assert!(plan[0].contains("SEARCH") && plan[0].contains("phase=?"), "{plan:?}");
    }
}
