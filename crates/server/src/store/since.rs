//! What other servers have stored since: rooms that ask while an answer is on its way share the next one.

use std::collections::HashMap;
use std::sync::LazyLock;

use anyhow::{Context, anyhow, bail};
use sqlx::Row as _;
use tokio::sync::{mpsc, oneshot};

use super::sql::{Connection, Pool, Row, Silence, in_time};
use super::{Store, TableRow, read};
use crate::ids::TableId;

/// The most tables that are asked for at once.
const AT_ONCE: usize = 256;
/// How often a group is asked for: a connection may have broken since it was last used.
const TRIES: u32 = 2;

/// A table as it is stored, and its records from the one on that was named.
pub type Since = (TableRow, Vec<Vec<u8>>);

/// The same of one table that asks alone.
pub(super) async fn alone<S: Store + ?Sized>(
    store: &S,
    id: TableId,
    first: u32,
) -> anyhow::Result<Option<Since>> {
    let Some(table) = store.table(id.clone()).await? else { return Ok(None) };
    Ok(Some((table, store.records_from(id, first).await?)))
}

/// A room that asks.
pub(super) struct Look {
    pub(super) id: TableId,
    pub(super) first: u32,
    pub(super) answer: oneshot::Sender<anyhow::Result<Option<Since>>>,
}

/// Answers until nobody can ask any more.
pub(super) async fn run(pool: Pool, mut looks: mpsc::Receiver<Look>) {
    let mut waiting = Vec::with_capacity(AT_ONCE);
    let mut kept = None;
    while looks.recv_many(&mut waiting, AT_ONCE).await > 0 {
        let mut found = Err(anyhow!("nobody was asked"));
        for _ in 0..TRIES {
            found = find(&pool, &mut kept, &waiting).await;
            if found.is_ok() {
                break;
            }
        }
        match found {
            Ok(found) => {
                for Look { id, answer, .. } in waiting.drain(..) {
                    // Whoever asked may have gone.
                    let _ = answer.send(Ok(found.get(&id.0).cloned()));
                }
            }
            Err(error) => {
                tracing::error!(error = format!("{error:#}"), "what others stored cannot be read");
                let mut is_silent = error.is::<Silence>();
                for look in waiting.drain(..) {
                    // One table that cannot be read is not in the way of others.
                    let found = if is_silent {
                        Err(anyhow!("{error:#}"))
                    } else {
                        find(&pool, &mut kept, std::slice::from_ref(&look)).await
                    };
                    is_silent |= found.as_ref().is_err_and(anyhow::Error::is::<Silence>);
                    let found = found.map(|mut found| found.remove(&look.id.0)).context("reading a table");
                    let _ = look.answer.send(found);
                }
            }
        }
        // A connection that nobody needs is anybody's.
        if looks.is_empty() {
            kept = None;
        }
    }
}

/// Looks them up; a connection that worked is kept.
async fn find(
    pool: &Pool,
    kept: &mut Option<Connection>,
    looks: &[Look],
) -> anyhow::Result<HashMap<String, Since>> {
    let mut connection = match kept.take() {
        Some(connection) => connection,
        None => pool.acquire().await?,
    };
    match in_time(find_in(&mut connection, looks)).await {
        Ok(found) => {
            *kept = Some(connection);
            Ok(found)
        }
        Err(error) => {
            connection.abandon();
            Err(error)
        }
    }
}

async fn find_in(db: &mut Connection, looks: &[Look]) -> anyhow::Result<HashMap<String, Since>> {
    const RECORDS: &str = "
        select table_id, body from unnest($1::text[], $2::bigint[]) as wanted (id, first)
        join records on table_id = id and seq >= first order by table_id, seq";
    static TABLES: LazyLock<String> = LazyLock::new(|| {
        format!("{} where tables.id = any($1) order by tables.id, seats.seat", read::select_seated())
    });
    let Connection::Postgres(db) = db else { bail!("a file is one server's alone") };
    let ids: Vec<&str> = looks.iter().map(|look| look.id.0.as_str()).collect();
    let firsts: Vec<i64> = looks.iter().map(|look| i64::from(look.first)).collect();
    let rows = sqlx::query(TABLES.as_str()).bind(&ids).fetch_all(&mut **db).await?;
    let rows: Vec<Row> = rows.into_iter().map(Row::Postgres).collect();
    let tables = read::with_seats(&rows)?.into_iter();
    let mut found: HashMap<String, Since> =
        tables.map(|table| (table.id.0.clone(), (table, Vec::new()))).collect();
    // Those of a packed game are not among them: whoever lacks some loads it.
    // Records come after their tables: there may be more of them than a table tells of, and never fewer.
    for row in sqlx::query(RECORDS).bind(&ids).bind(firsts).fetch_all(&mut **db).await? {
        if let Some((_, records)) = found.get_mut(row.try_get::<&str, _>("table_id")?) {
            records.push(row.try_get("body")?);
        }
    }
    Ok(found)
}
