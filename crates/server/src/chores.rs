//! Work beside the tables: rating finished games, noting who is to be told something, sessions that have ended, and
//! what is not kept.
//!
//! Every server does it, every few seconds; what must happen once is claimed in the store. Nothing here waits for
//! anybody outside: messages are sent by a task of their own (`notify::send`).

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::app::App;
use crate::notify::{queue, send};
use crate::store::{self, Sql, now};
use crate::{lines, rate, retention};

/// How often there is a look.
pub(crate) const EVERY: Duration = Duration::from_secs(10);
/// How far back the first look at tables goes, and how much two looks overlap: while somebody is told something about a
/// table, it is not looked at.
const FIRST: i64 = 24 * 3600;
const OVERLAP: i64 = send::LEASE;
/// How often tables are counted, and how often it is looked for what need not be kept.
const COUNT_EVERY: i64 = 60;
const CLEAN_EVERY: i64 = 3600;

/// When what was last done, and what tables were counted.
#[derive(Debug, Default)]
pub(crate) struct Chores {
    marked: AtomicI64,
    counted: AtomicI64,
    cleaned: AtomicI64,
    tables: Mutex<Vec<(String, i64)>>,
}

impl Chores {
    /// Tables by phase, as last counted.
    pub(crate) fn tables(&self) -> Vec<(String, i64)> {
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
    let chores = app.chores();
    lines::close_dead(app, None).await?;
    rate::rate_finished(app.store(), app.games()).await?;
    let looked = store::now();
    let last = chores.marked.load(Ordering::Relaxed);
    queue::mark(app, if last == 0 { looked - FIRST } else { last - OVERLAP }).await?;
    // What fails is looked at again.
    chores.marked.store(looked, Ordering::Relaxed);
    retention::pack(app.store(), now).await?;
    if Chores::is_due(&chores.counted, now, COUNT_EVERY) {
        let sql = Sql::new(
            "select phase, cast(count(*) as bigint) as tables from tables group by phase order by phase",
        );
        let mut counted = Vec::new();
        for row in app.store().read(sql).await? {
            counted.push((row.get("phase")?, row.get("tables")?));
        }
        *chores.tables.lock().unwrap_or_else(PoisonError::into_inner) = counted;
    }
    if Chores::is_due(&chores.cleaned, now, CLEAN_EVERY) {
        retention::clean(app.store(), now).await?;
    }
    Ok(())
}
