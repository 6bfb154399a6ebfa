//! The tasks that write. What waits while a commit is under way goes into the next one together.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::timeout;

use super::changes::{make, write_records};
use super::sql::{Away, Connection, Pool, Silence, Sql, is_away, is_refused, is_taken};
use super::{Beside, Change, Commit, TableChange, steps};
use crate::ids::TableId;

/// The most commits that are grouped into one for a file: the more, the fewer flushes.
const GROUP: usize = 256;
/// The same for a server, where several write at once: all of a group wait for its last, and come back together.
const SERVER_GROUP: usize = 64;
/// How long a writer that has nothing to do keeps its connection.
const IDLE: Duration = Duration::from_secs(1);

/// Work for a writer.
#[derive(Debug)]
pub(super) enum Job {
    /// Make all these changes or none.
    Write { changes: Vec<Change>, answer: oneshot::Sender<anyhow::Result<Commit>> },
    /// Stop.
    Close,
}

/// A commit that is asked for.
struct Waiting {
    changes: Vec<Change>,
    answer: oneshot::Sender<anyhow::Result<Commit>>,
}

impl Waiting {
    fn answer(self, outcome: anyhow::Result<Commit>) {
        // Whoever asked may have gone; the commit stands.
        let _ = self.answer.send(outcome);
    }

    fn as_records(&self) -> Option<&TableChange> {
        as_records(&self.changes)
    }
}

/// The change, if it is nothing but records of a game: almost all changes are.
pub(super) fn as_records(changes: &[Change]) -> Option<&TableChange> {
    match changes {
        [Change::Table(change)] => {
            matches!(change.beside, Beside::Records(_) | Beside::Steps { .. }).then_some(change)
        }
        _ => None,
    }
}

/// Writes until the store is closed.
pub(super) async fn run(pool: Pool, queue: Arc<Mutex<mpsc::Receiver<Job>>>) {
    let most = match pool {
        Pool::Sqlite(_) => GROUP,
        Pool::Postgres(_) => SERVER_GROUP,
    };
    let mut jobs = Vec::with_capacity(most);
    let mut kept = None;
    let mut closing = false;
    while !closing {
        let more = take(&queue, &mut jobs, most);
        if kept.is_none() {
            more.await;
        } else if timeout(IDLE, more).await.is_err() {
            // Whoever takes it from the pool finds out first whether it is still there: the database may have been started
            // again meanwhile.
            kept = None;
            continue;
        }
        // Nobody can ask for anything any more.
        if jobs.is_empty() {
            break;
        }
        let mut group = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write { changes, answer } => group.push(Waiting { changes, answer }),
                Job::Close => closing = true,
            }
        }
        let connection = match kept.take() {
            Some(connection) => Ok(connection),
            None => pool.acquire().await,
        };
        match connection {
            Ok(connection) => kept = write(&pool, connection, group).await,
            Err(error) => fail(group, &error),
        }
    }
}

/// Waits for jobs and takes as many as there are, up to so many. Whoever stops waiting has taken none.
async fn take(queue: &Mutex<mpsc::Receiver<Job>>, jobs: &mut Vec<Job>, most: usize) {
    let mut queue = queue.lock().await;
    jobs.extend(queue.recv().await);
    // A writer stops alone; whatever else waits is for the others.
    while jobs.len() < most && !matches!(jobs.last(), None | Some(Job::Close)) {
        let Ok(job) = queue.try_recv() else { break };
        jobs.push(job);
    }
}

fn fail(group: Vec<Waiting>, error: &anyhow::Error) {
    if group.is_empty() {
        return;
    }
    tracing::error!(error = format!("{error:#}"), commits = group.len(), "a commit failed");
    for waiting in group {
        let why = anyhow!("{error:#}");
        waiting.answer(Err(if is_away(error) { why.context(Away) } else { why.context("a commit failed") }));
    }
}

/// Writes a group; the connection comes back unless it broke. Whoever is told that a commit failed does not know whether
/// it is stored, and looks.
async fn write(pool: &Pool, mut connection: Connection, group: Vec<Waiting>) -> Option<Connection> {
    let mut seen: HashSet<TableId> = HashSet::new();
    let (quick, rest): (Vec<_>, Vec<_>) = group.into_iter().partition(|waiting| {
        // Two changes of one table cannot be made by one statement.
        waiting.as_records().is_some_and(|change| seen.insert(change.row.id.clone()))
    });
    let transactions = match connection {
        // One writer and one flush for all of them.
        Connection::Sqlite(_) => vec![(quick, rest)],
        // A transaction that holds many rows could wait for another that waits for it.
        Connection::Postgres(_) => {
            let is_step = |waiting: &Waiting| waiting.as_records().is_some_and(TableChange::is_step);
            let (steps, quick): (Vec<_>, Vec<_>) = quick.into_iter().partition(is_step);
            let alone = rest.into_iter().map(|waiting| (Vec::new(), vec![waiting]));
            [(steps, Vec::new()), (quick, Vec::new())].into_iter().chain(alone).collect::<Vec<_>>()
        }
    };
    let mut transactions = VecDeque::from(transactions);
    while let Some((quick, rest)) = transactions.pop_front() {
        if quick.is_empty() && rest.is_empty() {
            continue;
        }
        match pool.in_time(transaction(&mut connection, &quick, &rest)).await {
            Ok(outcomes) => {
                let outcomes = outcomes.into_iter();
                quick
                    .into_iter()
                    .chain(rest)
                    .zip(outcomes)
                    .for_each(|(waiting, outcome)| waiting.answer(outcome));
            }
            Err(error) => {
                // What the database refuses together may be one table's fault.
                let is_refused = is_refused(&error) && quick.len() + rest.len() > 1;
                let ended = if error.is::<Silence>() {
                    Err(anyhow!("{error:#}"))
                } else {
                    pool.in_time(Sql::new("rollback").run(&mut connection)).await
                };
                if is_refused && ended.is_ok() {
                    tracing::warn!(error = format!("{error:#}"), "commits are made one by one");
                    let quick = quick.into_iter().map(|waiting| (vec![waiting], Vec::new()));
                    let rest = rest.into_iter().map(|waiting| (Vec::new(), vec![waiting]));
                    quick.chain(rest).rev().for_each(|alone| transactions.push_front(alone));
                    continue;
                }
                fail(quick.into_iter().chain(rest).collect(), &error);
                if let Err(error) = ended {
                    connection.abandon();
                    let left =
                        transactions.into_iter().flat_map(|(quick, rest)| quick.into_iter().chain(rest));
                    fail(left.collect(), &error);
                    return None;
                }
            }
        }
    }
    Some(connection)
}

/// One transaction; what became of each commit, in order.
async fn transaction(
    connection: &mut Connection,
    quick: &[Waiting],
    rest: &[Waiting],
) -> anyhow::Result<Vec<anyhow::Result<Commit>>> {
    let changes: Vec<&TableChange> = quick.iter().filter_map(Waiting::as_records).collect();
    if let Connection::Postgres(connection) = connection
        && rest.is_empty()
        && changes.iter().all(|change| change.is_step())
    {
        return Ok(steps::write(connection, &changes).await?.into_iter().map(Ok).collect());
    }
    let begin = match connection {
        Connection::Sqlite(_) => "begin immediate",
        Connection::Postgres(_) => "begin",
    };
    Sql::new(begin).run(connection).await.context("beginning")?;
    if let ([], [waiting]) = (quick, rest) {
        return Ok(vec![Ok(alone(connection, waiting).await?)]);
    }
    let mut outcomes: Vec<_> = write_records(connection, &changes).await?.into_iter().map(Ok).collect();
    for waiting in rest {
        Sql::new("savepoint one").run(connection).await.context("beginning one")?;
        let outcome = match make_all(connection, &waiting.changes).await {
            Err(error) if is_taken(&error) => Ok(Commit::Conflict),
            other => other,
        };
        if !matches!(outcome, Ok(Commit::Done)) {
            Sql::new("rollback to savepoint one").run(connection).await.context("taking one back")?;
        }
        Sql::new("release savepoint one").run(connection).await.context("ending one")?;
        outcomes.push(outcome);
    }
    Sql::new("commit").run(connection).await.context("committing")?;
    Ok(outcomes)
}

/// One commit in a transaction that has begun for it; a failure is the transaction's.
async fn alone(connection: &mut Connection, waiting: &Waiting) -> anyhow::Result<Commit> {
    let outcome = match make_all(connection, &waiting.changes).await {
        Err(error) if is_taken(&error) => Commit::Conflict,
        other => other?,
    };
    let end = match outcome {
        Commit::Done => "commit",
        Commit::Conflict => "rollback",
    };
    Sql::new(end).run(connection).await.context("committing")?;
    Ok(outcome)
}

async fn make_all(connection: &mut Connection, changes: &[Change]) -> anyhow::Result<Commit> {
    for change in changes {
        if make(connection, change).await? == Commit::Conflict {
            return Ok(Commit::Conflict);
        }
    }
    Ok(Commit::Done)
}

#[cfg(test)]
mod tests {
    use crate::store::{Database, Place, Store as _, probe};

    /// What the pool is given back it asks whether it is still there before anybody writes with it again.
    #[tokio::test]
    async fn a_writer_that_has_nothing_to_do_gives_its_connection_back() {
        let path = std::env::temp_dir().join(format!("orrery-idle-{:016x}.db", crate::ids::number()));
        let database = Database::open(&Place::File(path.clone())).await.expect("a database");
        probe(&database).await.expect("a commit");
        // A file has one for all who write.
        drop(database.writing().acquire().await.expect("a connection"));
        probe(&database).await.expect("another commit");
        database.close().await.expect("a closed database");
        std::fs::remove_file(path).expect("a file");
    }
}
