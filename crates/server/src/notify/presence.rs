//! Who is here, as far as it matters: people who want to be told things while away.
//!
//! Sockets note it in memory and go on; every few seconds it is written down for all of them together.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::ids::{PersonId, TableId};
use crate::store::{Change, Sql, Store, sql};

/// Somebody seen so many seconds ago is here: sockets are looked at every half minute, what they last said may be as
/// old again, and it is written down a few seconds later.
pub(super) const HERE: i64 = 75;
/// How often it is written down.
const EVERY: Duration = Duration::from_secs(5);
/// How many rows one statement writes.
const AT_ONCE: usize = 512;

/// Somebody who looks at a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Presence {
    /// Who.
    pub(crate) person: PersonId,
    /// Where.
    pub(crate) table: TableId,
}

/// When people were last here, as far as it is not written down yet.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    notes: Mutex<BTreeMap<Presence, i64>>,
    /// One writes at a time, so that whoever has waited finds everything written.
    writing: tokio::sync::Mutex<()>,
}

impl Seen {
    /// Notes that something was last heard of somebody at a moment; it may have been later at another page.
    pub(crate) fn note(&self, presence: &Presence, heard: i64) {
        let mut notes = self.notes();
        match notes.get_mut(presence) {
            Some(seen) => *seen = heard.max(*seen),
            None => drop(notes.insert(presence.clone(), heard)),
        }
    }

    /// Writes down all that is noted. What cannot be written stays noted.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn write(&self, store: &dyn Store) -> anyhow::Result<()> {
        let _alone = self.writing.lock().await;
        let notes = self.notes().clone();
        if notes.is_empty() {
            return Ok(());
        }
        let rows: Vec<_> = notes.iter().collect();
        store.commit(rows.chunks(AT_ONCE).map(rows_of).collect()).await.map(drop)?;
        self.notes().retain(|presence, seen| notes.get(presence) != Some(seen));
        Ok(())
    }

    fn notes(&self) -> MutexGuard<'_, BTreeMap<Presence, i64>> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes some rows, of people whom there is any way to tell something. That is asked anew every time: a table may be
/// open for long when its player switches messages on elsewhere. Rows are in their order, so that no two servers wait
/// for each other.
fn rows_of(rows: &[(&Presence, &i64)]) -> Change {
    // There are few lengths, so that there are few statements to remember; nobody has a blank name.
    let length = rows.len().next_power_of_two();
    let text = format!(
        "with noted (person, table_id, seen) as (values {})
         insert into presence (person, table_id, seen)
         select noted.person, noted.table_id, noted.seen from noted join tables on tables.id = noted.table_id
         where exists (select 1 from settings where settings.person = noted.person and reachable = 1)
         or exists (select 1 from sessions join browsers on browsers.session = sessions.hash
                    where sessions.person = noted.person)
         order by noted.person, noted.table_id
         on conflict (person, table_id) do update set seen = excluded.seen where presence.seen < excluded.seen",
        sql::places(length, 3)
    );
    let blank = std::iter::repeat_n(("", "", 0), length - rows.len());
    let rows = rows.iter().map(|&(at, &seen)| (at.person.0.as_str(), at.table.0.as_str(), seen)).chain(blank);
    Change::Do(
        rows.fold(Sql::assembled(text), |sql, (person, table, seen)| sql.bind(person).bind(table).bind(seen)),
    )
}

/// Writes it down again and again, until the server stops.
pub(crate) async fn run(app: App) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => (),
            () = app.stopped() => return,
        }
        if let Err(error) = app.seen().write(app.store()).await {
            tracing::warn!(error = format!("{error:#}"), "it is not written down who is here");
        }
    }
}
