//! The store in a database.

use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, anyhow, ensure};
use orrery_protocol::TableList;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, Executor as _};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::migrations::{Dialect, Taken, migrations};
use super::nodes::{self, Hint, News, Node};
use super::since::{self, Look, Since};
use super::sql::{PATIENCE, Pool, Row, Sql, is_locked};
use super::writer::{self, Job};
use super::writes::{self, Writes};
use super::{
    Account, Answer, AskedUndo, Change, Commit, Due, Place, Reached, SeatOrder, SessionRow, Spoken, Store,
    TableRow, read,
};
use crate::ids::{PersonId, TableId};

/// Older ones of `SQLite` can lose what was written when the log is reset.
const OLDEST: (u32, u32, u32) = (3, 51, 3);
/// How many commits may wait; whoever asks for one more waits as well.
const WAITING: usize = 1024;
/// How many connections read.
const READERS: u32 = 4;
/// Kilobytes of pages that each of them keeps in a file's case; the system keeps them, too.
const READER_CACHE: u32 = 64;
/// The same of the one that writes, which holds what a commit changes there.
const WRITER_CACHE: u32 = 512;
/// How many connections to a PostgreSQL server write decisions. Those that wait while a commit is under way go into the
/// next one together, so that more would only take smaller steps.
const STEPPING: u32 = 2;
/// How many write whatever else there is.
const OTHERS: u32 = 1;

/// How long a connection may take to answer when it is asked for nothing.
const PING: Duration = Duration::from_secs(5);

/// How many connections speak with other nodes: one beats, one hints; one more listens.
const NODE: u32 = 2;

/// The store in a database: some connections read, one writes, or a few if the database can order what they do.
#[derive(Debug)]
pub struct Database {
    readers: Pool,
    /// The queue of decisions: almost everything. Nothing that takes many statements is in their way.
    steps: mpsc::Sender<Job>,
    /// The queue of whatever else is written; for a file the same one.
    others: mpsc::Sender<Job>,
    writing: Pool,
    /// Who writes, each with the queue that he reads.
    writers: Mutex<Vec<(mpsc::Sender<Job>, JoinHandle<()>)>>,
    /// Whoever asks what other servers have stored; `None` for a file, which is one server's alone.
    looks: Option<mpsc::Sender<Look>>,
    /// How to reach the server for what is not tables; `None` for a file.
    server: Option<PgConnectOptions>,
    /// This server among others, once it takes part.
    node: OnceLock<Node>,
    writes: Writes,
}

impl Database {
    /// Opens a database and brings it up to date; a missing file is made.
    ///
    /// # Errors
    /// If it is too old, or cannot be opened or brought up to date.
    pub async fn open(place: &Place) -> anyhow::Result<Self> {
        Self::open_for(place, Purpose::Serving).await
    }

    /// Opens a database that is there and leaves its tables as they are.
    ///
    /// # Errors
    /// If there is none, it cannot be opened, or it lacks what this program asks it for.
    pub async fn look_into(place: &Place) -> anyhow::Result<Self> {
        if let Place::File(path) = place {
            ensure!(path.exists(), "there is no database {place}");
        }
        let database = Self::open_for(place, Purpose::Looking).await?;
        let missing = database.steps_taken().await.map(|taken| taken.missing);
        let fits = match missing {
            Ok(missing) if missing.is_empty() => return Ok(database),
            Ok(missing) => Err(anyhow!(
                "the database {place} is older than this program and lacks '{}'; `orrery check-games --migrate` adds that",
                missing.join("', '")
            )),
            Err(error) => Err(error.context(format!("{place} is no database of Orrery"))),
        };
        database.close().await?;
        fits
    }

    /// Opens a database that is there, whatever is in it, and leaves it as it is.
    pub(super) async fn open_to_look(place: &Place) -> anyhow::Result<Self> {
        Self::open_for(place, Purpose::Looking).await
    }

    /// How the tables compare with those that this program knows.
    pub(super) async fn steps_taken(&self) -> anyhow::Result<Taken> {
        let rows = Sql::new("select version from _sqlx_migrations").rows(&self.readers).await?;
        let numbers: Vec<i64> = rows.iter().map(|row| row.get("version")).collect::<anyhow::Result<_>>()?;
        Ok(Taken::of(&numbers))
    }

    async fn open_for(place: &Place, purpose: Purpose) -> anyhow::Result<Self> {
        let (readers, writing) = match place {
            Place::File(path) => open_file(path, purpose).await,
            Place::Server(url) => open_server(url, purpose).await,
        }
        .with_context(|| format!("opening the database {place}"))?;
        let mut writers = Vec::new();
        let mut queue = |count: u32| {
            let (jobs, queue) = mpsc::channel(WAITING);
            let queue = Arc::new(Mutex::new(queue));
            let write = |_| (jobs.clone(), tokio::spawn(writer::run(writing.clone(), queue.clone())));
            writers.extend((0..count).map(write));
            jobs
        };
        let (steps, others) = match place {
            Place::File(_) => {
                let all = queue(1);
                (all.clone(), all)
            }
            Place::Server(_) => (queue(STEPPING), queue(OTHERS)),
        };
        let writers = Mutex::new(writers);
        let server = match place {
            Place::File(_) => None,
            Place::Server(url) => Some(server_options(url)?),
        };
        let looks = server.is_some().then(|| {
            let (asking, asked) = mpsc::channel(WAITING);
            tokio::spawn(since::run(readers.clone(), asked));
            asking
        });
        Ok(Self {
            readers,
            steps,
            others,
            writing,
            writers,
            looks,
            server,
            node: OnceLock::new(),
            writes: Writes::default(),
        })
    }

    pub(super) const fn readers(&self) -> &Pool {
        &self.readers
    }

    pub(super) const fn writing(&self) -> &Pool {
        &self.writing
    }
}

/// What a database is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// To be brought up to date and served from; a server that starts is waited for.
    Serving,
    /// To be read as it is, at once.
    Looking,
}

async fn open_file(path: &Path, purpose: Purpose) -> anyhow::Result<(Pool, Pool)> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(purpose == Purpose::Serving)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        // What is deleted or replaced does not stay behind in the free room of a page.
        .pragma("secure_delete", "fast")
        .disable_statement_logging();
    let options = match purpose {
        Purpose::Serving => options.journal_mode(SqliteJournalMode::Wal),
        Purpose::Looking => options,
    };
    let writers = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let cached = |kilobytes: u32| options.clone().pragma("cache_size", format!("-{kilobytes}"));
    let writers = writers.connect_with(cached(WRITER_CACHE)).await?;
    let version: String = sqlx::query_scalar("select sqlite_version()").fetch_one(&writers).await?;
    ensure!(is_new_enough(&version), "SQLite {version} is too old, 3.51.3 is the oldest safe one");
    if purpose == Purpose::Serving {
        migrations(Dialect::Sqlite).run(&writers).await.context("bringing the database up to date")?;
    }
    let options = cached(READER_CACHE).read_only(true);
    let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
    Ok((Pool::Sqlite(readers), Pool::Sqlite(writers)))
}

/// Everything is asked for by keys that have an index. A plan is kept as long as its connection, and one that was made
/// while there were few rows would go on to read all of them. Plans that read all rows nevertheless, of tables that have
/// few, count as costly then, and are not worth compiling.
const BY_INDEX: &str =
    "set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off";
/// A server whose machine stops in the middle of a transaction keeps its rows from everybody else until PostgreSQL ends
/// the transaction, and one whose machine is gone is noticed by its silence.
const IN_TIME: &str = "set idle_in_transaction_session_timeout = '5s'; set lock_timeout = '5s';
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";
/// Whoever waits to change a table keeps all others from it, and a backup that is made meanwhile may hold it for hours.
const NOT_LONG: &str = "set lock_timeout = '1s'";
/// How long others have the tables to themselves then.
const ASK_AGAIN: Duration = Duration::from_secs(2);
/// Nobody waits for a beat or a hint to reach the disk.
const AT_ONCE: &str = "set synchronous_commit = off";

/// How to reach a server. A pooler in front of it knows few of the parameters that a connection may begin with, so
/// whatever else is to hold is said afterwards (`pool`).
fn server_options(url: &str) -> anyhow::Result<PgConnectOptions> {
    let kind = url.split(':').next().unwrap_or_default();
    ensure!(
        ["postgres", "postgresql"].iter().any(|known| kind.eq_ignore_ascii_case(known)),
        "it is neither a file nor postgres://user:password@host/name"
    );
    let options = PgConnectOptions::from_str(url)?.application_name("orrery").disable_statement_logging();
    Ok(options.extra_float_digits(None))
}

/// Connections that begin with these statements; what they set holds as long as the connection.
fn pool(most: u32, begin: &'static [&'static str]) -> PgPoolOptions {
    let pool = PgPoolOptions::new().max_connections(most).after_connect(move |connection, _| {
        Box::pin(async move {
            for statements in begin {
                connection.execute(sqlx::raw_sql(*statements)).await?;
            }
            Ok(())
        })
    });
    // One whose machine is gone would keep whoever is given it waiting, and its place from others.
    let pool = pool.test_before_acquire(false).before_acquire(|connection, _| Box::pin(answers(connection)));
    pool.after_release(|connection, _| Box::pin(answers(connection)))
}

/// Whether a connection answers at once, or why not.
async fn answers(connection: &mut PgConnection) -> sqlx::Result<bool> {
    let answer = tokio::time::timeout(PING, connection.ping()).await;
    answer.map_err(|_| sqlx::Error::PoolTimedOut)?.map(|()| true)
}

async fn open_server(url: &str, purpose: Purpose) -> anyhow::Result<(Pool, Pool)> {
    let options = server_options(url)?;
    if purpose == Purpose::Looking {
        reach(&options).await?;
    }
    let writers = pool(STEPPING + OTHERS + 1, &[BY_INDEX, IN_TIME]);
    let writers = match writers.connect_with(options.clone()).await {
        // A pool tells that it has waited long enough, and a connection why.
        Err(sqlx::Error::PoolTimedOut) => {
            return Err(reach(&options).await.err().unwrap_or(anyhow!("it does not answer")));
        }
        writers => writers?,
    };
    if purpose == Purpose::Serving {
        bring_up_to_date(&options).await.context("bringing the database up to date")?;
    }
    // One more for what other servers have stored.
    let readers = pool(READERS + 1, &[BY_INDEX, IN_TIME]).connect_with(options).await?;
    Ok((Pool::Postgres(readers), Pool::Postgres(writers)))
}

/// Changes the tables of a server as soon as they can be changed. Of several servers that start together all wait for the
/// one that does it.
async fn bring_up_to_date(options: &PgConnectOptions) -> anyhow::Result<()> {
    loop {
        let patient = pool(1, &[IN_TIME, NOT_LONG]).connect_with(options.clone()).await?;
        let done = migrations(Dialect::Postgres).run(&patient).await.map_err(anyhow::Error::from);
        patient.close().await;
        match done {
            Err(error) if is_locked(&error) => {
                tracing::info!("the database is brought up to date once nobody else holds its tables");
                tokio::time::sleep(ASK_AGAIN).await;
            }
            done => return done,
        }
    }
}

/// Whether a server answers.
async fn reach(options: &PgConnectOptions) -> anyhow::Result<()> {
    let connection = tokio::time::timeout(PATIENCE, options.connect()).await;
    connection.context("it does not answer")??.close().await?;
    Ok(())
}

fn is_new_enough(version: &str) -> bool {
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    (next(), next(), next()) >= OLDEST
}

impl Store for Database {
    fn commit(&self, changes: Vec<Change>) -> Answer<'_, Commit> {
        Box::pin(async move {
            let node = self.node.get().filter(|node| !node.is_alone());
            let hints: Vec<Hint> =
                node.map(|_| changes.iter().filter_map(Hint::of).collect()).unwrap_or_default();
            let (answer, done) = oneshot::channel();
            let touches = writes::touch(&changes);
            let queue = if writer::as_records(&changes).is_some() { &self.steps } else { &self.others };
            queue.send(Job::Write { changes, answer }).await.context("the writer has stopped")?;
            let outcome = done.await.context("the writer has stopped")?;
            self.writes.note(touches, &outcome);
            let commit = outcome?;
            if let (Some(node), Commit::Done) = (node, commit) {
                for hint in hints {
                    node.hint(hint);
                }
            }
            Ok(commit)
        })
    }

    fn writes(&self) -> &Writes {
        &self.writes
    }

    fn read(&self, sql: Sql) -> Answer<'_, Vec<Row>> {
        Box::pin(sql.rows(&self.readers))
    }

    fn session(&self, hash: [u8; 32]) -> Answer<'_, Option<SessionRow>> {
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

    fn records_from(&self, id: TableId, first: u32) -> Answer<'_, Vec<Vec<u8>>> {
        Box::pin(read::records_from(&self.readers, id, first))
    }

    fn since(&self, id: TableId, first: u32) -> Answer<'_, Option<Since>> {
        Box::pin(async move {
            let Some(looks) = &self.looks else { return since::alone(self, id, first).await };
            let (answer, found) = oneshot::channel();
            looks.send(Look { id, first, answer }).await.ok().context("nobody reads any more")?;
            found.await.context("nobody reads any more")?
        })
    }

    fn undo_request(&self, id: TableId) -> Answer<'_, Option<AskedUndo>> {
        Box::pin(read::undo_request(&self.readers, id))
    }

    fn reached(&self, ids: Vec<TableId>) -> Answer<'_, Vec<(TableId, Reached)>> {
        Box::pin(read::reached(&self.readers, ids))
    }

    fn join(&self, rules: Vec<(&'static str, u32)>) -> Answer<'_, Option<mpsc::Receiver<News>>> {
        Box::pin(async move {
            let Some(options) = self.server.clone() else { return Ok(None) };
            let speaking = pool(NODE, &[BY_INDEX, IN_TIME, AT_ONCE]).connect_with(options.clone()).await?;
            // Whoever hears nothing any more listens on another connection, and the old one is in nobody's way.
            let ear = move || pool(1, &[IN_TIME]).connect_lazy_with(options.clone());
            let (node, news) = Node::join(speaking, ear, &rules).await?;
            let first = self.node.set(node).is_ok();
            ensure!(first, "the server takes part already");
            Ok(Some(news))
        })
    }

    fn is_played_elsewhere(&self, game: String, rules: u32) -> Answer<'_, bool> {
        Box::pin(async move {
            match self.node.get() {
                Some(node) => nodes::plays(&self.readers, node.id(), &game, rules).await,
                None => Ok(false),
            }
        })
    }

    fn is_shared(&self) -> bool {
        self.node.get().is_some()
    }

    fn hint(&self, hint: Hint) {
        if let Some(node) = self.node.get() {
            node.hint(hint);
        }
    }

    fn claim(&self, table: TableId) -> Answer<'_, bool> {
        Box::pin(async move {
            match self.node.get() {
                Some(node) => nodes::claim(&self.writing, node.id(), &table).await,
                None => Ok(true),
            }
        })
    }

    fn release(&self, table: TableId) -> Answer<'_, ()> {
        Box::pin(async move {
            match self.node.get() {
                Some(node) => nodes::release(&self.writing, node.id(), &table).await,
                None => Ok(()),
            }
        })
    }

    fn undos(&self, id: TableId) -> Answer<'_, Vec<u32>> {
        Box::pin(read::undos(&self.readers, id))
    }

    fn words(&self, id: TableId, from: u32) -> Answer<'_, Vec<Spoken>> {
        Box::pin(read::words(&self.readers, id, from))
    }

    fn orders(&self, id: TableId) -> Answer<'_, Vec<SeatOrder>> {
        Box::pin(read::orders(&self.readers, id))
    }

    fn whole(&self, id: TableId) -> Answer<'_, Option<Since>> {
        Box::pin(read::whole(&self.readers, id))
    }

    fn due(&self, due: Due) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::due(&self.readers, self.node.get().map_or("", Node::id), due))
    }

    fn running(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(read::running(&self.readers))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let writers = std::mem::take(&mut *self.writers.lock().await);
            for (queue, _) in &writers {
                // An error means that they have stopped already.
                let _ = queue.send(Job::Close).await;
            }
            for (_, writer) in writers {
                writer.await.context("the writer failed")?;
            }
            if let Some(node) = self.node.get() {
                node.leave().await;
            }
            // Whoever closes a file last moves its log into it, and readers may not: a file is whole by itself then.
            self.readers.close().await;
            self.writing.close().await;
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
