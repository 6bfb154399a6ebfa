//! What other servers have stored since: rooms that ask while an answer is on its way share the next one.

use std::collections::HashMap;
use std::sync::LazyLock;

use anyhow::anyhow;
use tokio::sync::{mpsc, oneshot};

use super::sql::{Connection, Pool, Sql, places};
use super::{Store, TableRow, read};
use crate::ids::TableId;

/// How many tables one statement asks for: few different statements, so that each is prepared once.
const AT_ONCE: [usize; 4] = [64, 16, 4, 1];
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
    let mut waiting = Vec::with_capacity(AT_ONCE[0]);
    let mut kept = None;
    while looks.recv_many(&mut waiting, AT_ONCE[0]).await > 0 {
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
                for Look { answer, .. } in waiting.drain(..) {
                    let _ = answer.send(Err(anyhow!("reading a table: {error:#}")));
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
    match find_in(&mut connection, looks).await {
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
    static TABLES: LazyLock<[String; AT_ONCE.len()]> = LazyLock::new(|| {
        AT_ONCE.map(|size| format!("{} where id in {} order by id, seat", read::SEATED, places(1, size)))
    });
    static RECORDS: LazyLock<[String; AT_ONCE.len()]> = LazyLock::new(|| {
        AT_ONCE.map(|size| {
            format!(
                "with wanted (wanted_id, first) as (values {})
                 select table_id, body from wanted join records on table_id = wanted_id and seq >= first
                 order by table_id, seq",
                places(size, 2)
            )
        })
    });
    let mut found: HashMap<String, Since> = HashMap::with_capacity(looks.len());
    let mut left = looks;
    while let Some(size) = AT_ONCE.iter().position(|&size| size <= left.len()) {
        let (some, others) = left.split_at(AT_ONCE[size]);
        let tables = some.iter().fold(Sql::new(&TABLES[size]), |sql, look| sql.bind(&look.id.0));
        for table in read::with_seats(&tables.rows_in(db).await?)? {
            found.insert(table.id.0.clone(), (table, Vec::new()));
        }
        // Records come after their tables: there may be more of them than a table tells of, and never fewer.
        let records = Sql::new(&RECORDS[size]);
        let records = some.iter().fold(records, |sql, look| sql.bind(&look.id.0).bind(look.first));
        for row in records.rows_in(db).await? {
            if let Some((_, records)) = found.get_mut(&row.get::<String>("table_id")?) {
                records.push(row.get("body")?);
            }
        }
        left = others;
    }
    Ok(found)
}
