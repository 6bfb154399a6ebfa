//! The one task that writes. What waits while a commit is under way goes into the next one together.

use anyhow::Context;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, SqliteTransaction, query};
use tokio::sync::{mpsc, oneshot};

use super::rows::{bits, order_name, phase_name};
use super::{Beside, Change, Commit, SeatOrder, Sitter, TableChange, TableRow, now};
use crate::ids::TableId;

/// The most commits that are grouped into one.
const GROUP: usize = 256;

/// Work for the writer.
#[derive(Debug)]
pub(super) enum Job {
    /// Make all these changes or none.
    Write { changes: Vec<Change>, answer: oneshot::Sender<anyhow::Result<Commit>> },
    /// Close the database.
    Close { answer: oneshot::Sender<()> },
}

type Waiting = (Vec<Change>, oneshot::Sender<anyhow::Result<Commit>>);

/// Writes until the store is closed.
pub(super) async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    let mut closing = None;
    while closing.is_none() && queue.recv_many(&mut jobs, GROUP).await > 0 {
        let mut group = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Write { changes, answer } => group.push((changes, answer)),
                Job::Close { answer } => closing = Some(answer),
            }
        }
        write_group(&mut connection, group).await;
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close");
    }
    if let Some(answer) = closing {
        // Whoever closed may have gone.
        let _ = answer.send(());
    }
}

async fn write_group(connection: &mut SqliteConnection, group: Vec<Waiting>) {
    match try_group(connection, &group).await {
        Ok(outcomes) => {
            for ((_, answer), outcome) in group.into_iter().zip(outcomes) {
                // Whoever asked may have gone; the commit stands.
                let _ = answer.send(Ok(outcome));
            }
        }
        Err(error) => {
            tracing::error!(error = format!("{error:#}"), commits = group.len(), "a commit failed");
            for (_, answer) in group {
                let _ = answer.send(Err(anyhow::anyhow!("a commit failed: {error:#}")));
            }
        }
    }
}

async fn try_group(connection: &mut SqliteConnection, group: &[Waiting]) -> anyhow::Result<Vec<Commit>> {
    let mut all = connection.begin_with("begin immediate").await.context("beginning")?;
    let mut outcomes = Vec::with_capacity(group.len());
    for (changes, _) in group {
        let mut one = all.begin().await.context("beginning one")?;
        let mut outcome = Commit::Done;
        for change in changes {
            outcome = make(&mut one, change).await?;
            if outcome == Commit::Conflict {
                break;
            }
        }
        match outcome {
            Commit::Done => one.commit().await.context("ending one")?,
            Commit::Conflict => one.rollback().await.context("taking one back")?,
        }
        outcomes.push(outcome);
    }
    all.commit().await.context("committing")?;
    Ok(outcomes)
}

/// A change that touches no row rests on something that has changed.
const fn touched(rows: u64) -> Commit {
    if rows == 0 { Commit::Conflict } else { Commit::Done }
}

async fn make(db: &mut SqliteTransaction<'_>, change: &Change) -> anyhow::Result<Commit> {
    let rows = match change {
        Change::Guest(person) => {
            let sql = "insert into people (id, name, created) values (?, ?, ?)";
            query(sql).bind(&person.id.0).bind(&person.name).bind(now()).execute(&mut **db).await?
        }
        Change::Rename(person) => {
            let sql = "update people set name = ? where id = ? and password is null";
            query(sql).bind(&person.name).bind(&person.id.0).execute(&mut **db).await?
        }
        Change::Register { person, name_key, password } => {
            let sql = "update people set name = ?1, name_key = ?2, password = ?3
                       where id = ?4 and password is null
                       and not exists (select 1 from people where name_key = ?2)";
            let named = query(sql).bind(&person.name).bind(name_key).bind(password).bind(&person.id.0);
            named.execute(&mut **db).await?
        }
        Change::OpenSession { hash, person } => {
            let sql = "insert into sessions (hash, person, seen) values (?, ?, ?)";
            query(sql).bind(hash.to_vec()).bind(&person.0).bind(now()).execute(&mut **db).await?
        }
        Change::SeeSession { hash } => {
            let sql = "update sessions set seen = ? where hash = ?";
            query(sql).bind(now()).bind(hash.to_vec()).execute(&mut **db).await?;
            return Ok(Commit::Done);
        }
        Change::CloseSession { hash } => {
            query("delete from sessions where hash = ?").bind(hash.to_vec()).execute(&mut **db).await?;
            return Ok(Commit::Done);
        }
        Change::NewTable(row, records) => {
            insert_table(db, row).await?;
            insert_seats(db, row).await?;
            insert_records(db, &row.id, 0, records).await?;
            return Ok(Commit::Done);
        }
        Change::Table(change) => return change_table(db, change).await,
        Change::DropTable(id) => {
            let sql = "delete from tables where id = ? and phase = 'gathering'";
            query(sql).bind(&id.0).execute(&mut **db).await?
        }
        Change::Say(id, said) => {
            let sql = "insert into words (table_id, number, name, seat, words, at)
                       select ?1, coalesce(max(number), -1) + 1, ?2, ?3, ?4, ?5 from words where table_id = ?1";
            let words =
                query(sql).bind(&id.0).bind(&said.name).bind(said.seat).bind(&said.words).bind(said.at);
            words.execute(&mut **db).await?
        }
        Change::Orders { table, orders, bot_due } => {
            replace_orders(db, table, orders).await?;
            let sql = "update tables set bot_due = ? where id = ?";
            query(sql).bind(bot_due).bind(&table.0).execute(&mut **db).await?
        }
    };
    Ok(touched(rows.rows_affected()))
}

async fn insert_table(db: &mut SqliteTransaction<'_>, row: &TableRow) -> anyhow::Result<()> {
    let sql =
        "insert into tables (id, revision, game, rules, options, public, hours, host, phase, setup, seed,
               records, undos, waiting, winners, bot_due, created, changed)
               values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    query(sql)
        .bind(&row.id.0)
        .bind(row.revision)
        .bind(&row.game)
        .bind(row.rules)
        .bind(serde_json::to_string(&row.options)?)
        .bind(row.public)
        .bind(row.hours.map(i64::from))
        .bind(&row.host.0)
        .bind(phase_name(row.phase))
        .bind(row.setup.as_deref())
        .bind(row.seed.to_vec())
        .bind(row.version.records)
        .bind(row.version.undos)
        .bind(bits(row.waiting))
        .bind(row.winners.map(bits))
        .bind(row.bot_due)
        .bind(row.created)
        .bind(row.changed)
        .execute(&mut **db)
        .await
        .context("adding a table")?;
    Ok(())
}

async fn insert_seats(db: &mut SqliteTransaction<'_>, row: &TableRow) -> anyhow::Result<()> {
    query("delete from seats where table_id = ?").bind(&row.id.0).execute(&mut **db).await?;
    let sql = "insert into seats (table_id, seat, person, name, replaced) values (?, ?, ?, ?, ?)";
    for (seat, sitter) in row.seats.iter().enumerate() {
        let (person, name, replaced) = match sitter {
            Sitter::Nobody => (None, None, false),
            Sitter::Bot { level } => (None, Some(level), false),
            Sitter::Person { id, name, replaced } => (Some(&id.0), Some(name), *replaced),
        };
        let seat = query(sql).bind(&row.id.0).bind(seat as i64).bind(person).bind(name).bind(replaced);
        seat.execute(&mut **db).await.context("adding a seat")?;
    }
    Ok(())
}

async fn insert_records(
    db: &mut SqliteTransaction<'_>,
    id: &TableId,
    first: u32,
    records: &[Vec<u8>],
) -> anyhow::Result<()> {
    let sql = "insert into records (table_id, seq, body) values (?, ?, ?)";
    for (seq, body) in (i64::from(first)..).zip(records) {
        query(sql).bind(&id.0).bind(seq).bind(body).execute(&mut **db).await.context("adding a record")?;
    }
    Ok(())
}

async fn replace_orders(
    db: &mut SqliteTransaction<'_>,
    id: &TableId,
    orders: &[SeatOrder],
) -> anyhow::Result<()> {
    query("delete from orders where table_id = ?").bind(&id.0).execute(&mut **db).await?;
    let sql = "insert into orders (table_id, seat, kind, doing) values (?, ?, ?, ?)";
    for order in orders {
        let order = query(sql).bind(&id.0).bind(order.seat.0).bind(&order.kind).bind(order_name(order.order));
        order.execute(&mut **db).await.context("adding an order")?;
    }
    Ok(())
}

async fn change_table(db: &mut SqliteTransaction<'_>, change: &TableChange) -> anyhow::Result<Commit> {
    let row = &change.row;
    let sql =
        "update tables set revision = revision + 1, host = ?, phase = ?, setup = ?, records = ?, undos = ?,
               waiting = ?, winners = ?, bot_due = ?, changed = ? where id = ? and revision = ?";
    let updated = query(sql)
        .bind(&row.host.0)
        .bind(phase_name(row.phase))
        .bind(row.setup.as_deref())
        .bind(row.version.records)
        .bind(row.version.undos)
        .bind(bits(row.waiting))
        .bind(row.winners.map(bits))
        .bind(row.bot_due)
        .bind(row.changed)
        .bind(&row.id.0)
        .bind(row.revision)
        .execute(&mut **db)
        .await
        .context("changing a table")?;
    if updated.rows_affected() == 0 {
        return Ok(Commit::Conflict);
    }
    match &change.beside {
        Beside::Seats => insert_seats(db, row).await?,
        Beside::Records(records) => {
            let first = row.version.records - records.len() as u32;
            insert_records(db, &row.id, first, records).await?;
        }
        Beside::TakenBack => {
            let left = row.version.records;
            let sql = "delete from records where table_id = ? and seq >= ?";
            query(sql).bind(&row.id.0).bind(left).execute(&mut **db).await.context("taking records back")?;
            let sql = "insert into undos (table_id, number, records) values (?, ?, ?)";
            let undo = query(sql).bind(&row.id.0).bind(row.version.undos).bind(left);
            undo.execute(&mut **db).await.context("adding an undo")?;
        }
    }
    Ok(Commit::Done)
}
