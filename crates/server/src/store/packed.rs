//! Records of games that have been over for a while, all in one row: most of a record's own row is the name of its table.

use anyhow::Context;

use super::sql::{Connection, Row, Sql};
use super::{Change, Commit, Store};
use crate::ids::TableId;

/// How many games are packed at once; whatever else is written waits meanwhile.
const AT_ONCE: u32 = 64;

/// Packs games that were over and left alone `since` then; how many.
///
/// # Errors
/// If the store fails.
pub async fn pack(store: &dyn Store, since: i64) -> anyhow::Result<usize> {
    let sql = "select id, revision from tables
               where phase = 'over' and packed = 0 and changed < $1 order by changed limit $2";
    let settled = store.read(Sql::new(sql).bind(since).bind(AT_ONCE)).await?;
    let mut packed = 0;
    for row in &settled {
        let (id, revision) = (TableId(row.get("id")?), row.number::<u32>("revision")?);
        let body = postcard::to_stdvec(&store.records(id.clone()).await?).context("packing records")?;
        // Of servers that pack the same game one is first; a game that has gone on since is left as it is.
        let first =
            "update tables set packed = 1 where id = $1 and revision = $2 and phase = 'over' and packed = 0";
        let add = "insert into packed_records (table_id, body) values ($1, $2)";
        let changes = [
            Change::Expect(Sql::new(first).bind(&id.0).bind(revision)),
            Change::Do(Sql::new("delete from records where table_id = $1").bind(&id.0)),
            Change::Do(Sql::new(add).bind(&id.0).bind(body)),
        ];
        packed += usize::from(store.commit(changes.into()).await? == Commit::Done);
    }
    Ok(packed)
}

/// The records of a game, packed or not, as rows with their numbers; a packed game is one row with the number -1.
pub(super) const RECORDS: &str = "
    select seq, body from records where table_id = $1
    union all select -1, body from packed_records where table_id = $1 order by seq";

/// The records of such rows.
pub(super) fn records(rows: &[Row]) -> anyhow::Result<Vec<Vec<u8>>> {
    match rows {
        [row] if row.get::<i64>("seq")? < 0 => unpack(row),
        rows => rows.iter().map(|row| row.get("body")).collect(),
    }
}

/// Takes the packed records of a game out, if it is packed.
pub(super) async fn take(db: &mut Connection, id: &TableId) -> anyhow::Result<Vec<Vec<u8>>> {
    let sql = "delete from packed_records where table_id = $1 returning body";
    let rows = Sql::new(sql).bind(&id.0).rows_in(db).await?;
    let Some(row) = rows.first() else { return Ok(Vec::new()) };
    Sql::new("update tables set packed = 0 where id = $1").bind(&id.0).run(db).await?;
    unpack(row)
}

fn unpack(row: &Row) -> anyhow::Result<Vec<Vec<u8>>> {
    postcard::from_bytes(&row.get::<Vec<u8>>("body")?).context("unpacking records")
}
