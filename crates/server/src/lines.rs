//! Which lines are open by which session: they end with it.
//!
//! Sessions end in many ways and at any server, so nobody is told that one has: whoever ends one here looks at once which
//! open lines belong to sessions that are no more, and every server looks again every few seconds.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::error::TrySendError;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::ids::PersonId;
use crate::people::LIFETIME;
use crate::room::{Command, Commands, ConnectionId};
use crate::store::{Sql, now, sql};

/// How often there is a look; whoever is banned elsewhere is gone after as long.
const EVERY: Duration = Duration::from_secs(5);
/// How many sessions are asked for at once.
const AT_ONCE: usize = 64;

/// The hash of a session's token.
pub(crate) type SessionHash = [u8; 32];

/// All lines that are open by sessions.
#[derive(Clone, Default)]
pub(crate) struct Lines(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    open: HashMap<u64, Entry>,
    next: u64,
}

struct Entry {
    session: SessionHash,
    person: PersonId,
    door: Commands,
    connection: ConnectionId,
}

/// A line that is known until the value is dropped.
pub(crate) struct Open {
    lines: Lines,
    number: u64,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.lines.0.lock().unwrap_or_else(PoisonError::into_inner).open.remove(&self.number);
    }
}

impl Lines {
    /// Notes that a connection of a room is open by a session.
    pub(crate) fn note(
        &self,
        session: SessionHash,
        person: PersonId,
        door: Commands,
        connection: ConnectionId,
    ) -> Open {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = known.next;
        known.next += 1;
        known.open.insert(number, Entry { session, person, door, connection });
        Open { lines: self.clone(), number }
    }

    /// The sessions that have lines, of one person or of all.
    fn sessions(&self, of: Option<&PersonId>) -> HashSet<SessionHash> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = known.open.values().filter(|entry| of.is_none_or(|person| entry.person == *person));
        theirs.map(|entry| entry.session).collect()
    }

    /// Closes the lines of these sessions.
    fn close(&self, dead: &HashSet<SessionHash>) {
        let doors: Vec<(Commands, ConnectionId)> = {
            let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let theirs = known.open.values().filter(|entry| dead.contains(&entry.session));
            theirs.map(|entry| (entry.door.clone(), entry.connection)).collect()
        };
        for (door, connection) in doors {
            // A room that has closed has no connections, and one that is busy keeps no other waiting.
            let gone = Box::new(Command::Gone { connection });
            if let Err(TrySendError::Full(gone)) = door.try_send(gone) {
                tokio::spawn(async move { door.send(gone).await });
            }
        }
    }
}

/// Looks again and again, and waits for no other work.
pub(crate) async fn run(app: App) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(error) = close_dead(&app, None).await {
            tracing::error!(error = format!("{error:#}"), "it cannot be told which sessions have ended");
        }
    }
}

/// Closes the lines of sessions that are no more or whose people are banned, of one person or of all.
///
/// # Errors
/// If the store fails.
pub(crate) async fn close_dead(app: &App, of: Option<&PersonId>) -> anyhow::Result<()> {
    let mut dead = app.lines().sessions(of);
    let asked: Vec<SessionHash> = dead.iter().copied().collect();
    for some in asked.chunks(AT_ONCE) {
        // As many places as may be asked for, so that there is one statement.
        let text = format!(
            "select hash from sessions join people on people.id = person
             where hash in {} and banned is null and seen > ${}",
            sql::places(1, AT_ONCE),
            AT_ONCE + 1
        );
        let blank = std::iter::repeat_n(&[][..], AT_ONCE - some.len());
        let sql = some.iter().map(|hash| &hash[..]).chain(blank).fold(Sql::assembled(text), Sql::bind);
        for row in app.store().read(sql.bind(now() - LIFETIME)).await? {
            let hash: Vec<u8> = row.get("hash")?;
            dead.remove(&hash[..]);
        }
    }
    app.lines().close(&dead);
    Ok(())
}
