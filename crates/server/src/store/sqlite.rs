//! The store in one file of `SQLite`.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, ensure};
use orrery_protocol::{Said, TableList};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writer::{self, Job};
use super::{Account, Answer, Change, Commit, Person, SeatOrder, Store, TableRow, read};
use crate::ids::{PersonId, TableId};

/// Older ones can lose what was written when the log is reset.
const OLDEST: (u32, u32, u32) = (3, 51, 3);
/// How many commits may wait; whoever asks for one more waits as well.
const WAITING: usize = 1024;

/// The store in one file of `SQLite`: several connections read, one task writes.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    jobs: mpsc::Sender<Job>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// If `SQLite` is too old, or the file cannot be opened or brought up to date.
    pub async fn open(path: &Path) -> anyhow::Result<Self> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut connection =
            options.connect().await.with_context(|| format!("opening the database {}", path.display()))?;
        let version: String =
            sqlx::query_scalar("select sqlite_version()").fetch_one(&mut connection).await?;
        ensure!(is_new_enough(&version), "SQLite {version} is too old, 3.51.3 is the oldest safe one");
        migrations().run(&mut connection).await.context("bringing the database up to date")?;
        connection.ping().await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (jobs, queue) = mpsc::channel(WAITING);
        let writer = Mutex::new(Some(tokio::spawn(writer::run(connection, queue))));
        Ok(Self { readers, jobs, writer })
    }
}

fn migrations() -> Migrator {
    let step = |number, name: &'static str, sql: &'static str| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "start", include_str!("sqlite.sql")),
        step(2, "orders", include_str!("orders.sql")),
    ])
}

fn is_new_enough(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    (next(), next(), next()) >= OLDEST
}

impl Store for Sqlite {
    fn commit(&self, changes: Vec<Change>) -> Answer<'_, Commit> {
        Box::pin(async move {
            let (answer, done) = oneshot::channel();
            self.jobs.send(Job::Write { changes, answer }).await.context("the writer has stopped")?;
            done.await.context("the writer has stopped")?
        })
    }

    fn session(&self, hash: [u8; 32]) -> Answer<'_, Option<(Person, i64)>> {
        Box::pin(read::session(&self.readers, hash))
    }

    fn account(&self, name_key: String) -> Answer<'_, Option<Account>> {
        Box::pin(read::account(&self.readers, name_key))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<TableRow>> {
        Box::pin(read::table(&self.readers, id))
    }

    fn tables(&self, list: TableList, of: Option<PersonId>, page: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(read::tables(&self.readers, list, of, page))
    }

    fn records(&self, id: TableId) -> Answer<'_, Vec<Vec<u8>>> {
        Box::pin(read::records(&self.readers, id))
    }

    fn undos(&self, id: TableId) -> Answer<'_, Vec<u32>> {
        Box::pin(read::undos(&self.readers, id))
    }

    fn words(&self, id: TableId) -> Answer<'_, Vec<Said>> {
        Box::pin(read::words(&self.readers, id))
    }

    fn orders(&self, id: TableId) -> Answer<'_, Vec<SeatOrder>> {
        Box::pin(read::orders(&self.readers, id))
    }

    fn due(&self, now: i64) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::due(&self.readers, now))
    }

    fn running(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::running(&self.readers))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let (answer, done) = oneshot::channel();
            if self.jobs.send(Job::Close { answer }).await.is_ok() {
                // An error means that it has stopped already.
                let _ = done.await;
            }
            if let Some(writer) = self.writer.lock().await.take() {
                writer.await.context("the writer failed")?;
            }
            self.readers.close().await;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_versions_are_refused() {
        assert!(is_new_enough("3.51.3") && is_new_enough("3.52.0") && is_new_enough("4.0"));
        assert!(!is_new_enough("3.51.2") && !is_new_enough("3.46.1") && !is_new_enough("?"));
    }
}
