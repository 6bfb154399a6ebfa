//! Records in one row: most of a record's own row is the name of its table. Those of a game that has been over for a while
//! are all packed, and of one that goes on from a moment of another those that it begins with; its own come after them.

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
        let add = "insert into packed_records (table_id, body) values ($1, $2)
                   on conflict (table_id) do update set body = excluded.body";
        let changes = [
            Change::Expect(Sql::new(first).bind(&id.0).bind(revision)),
            Change::Do(Sql::new("delete from records where table_id = $1").bind(&id.0)),
            Change::Do(Sql::new(add).bind(&id.0).bind(body)),
        ];
        packed += usize::from(store.commit(changes.into()).await? == Commit::Done);
    }
    Ok(packed)
}

/// What adds records to a table that begins with them. However many they are, other commits do not wait for them.
pub(crate) fn begin(id: &TableId, records: &[Vec<u8>]) -> anyhow::Result<Change> {
    let body = postcard::to_stdvec(records).context("packing records")?;
    let add = Sql::new("insert into packed_records (table_id, body) values ($1, $2)");
    Ok(Change::Do(add.bind(&id.0).bind(body)))
}

/// The records of a game as rows with their numbers; those that are packed are one row with the number -1.
pub(super) const RECORDS: &str = "
    select seq, body from records where table_id = $1
    union all select -1, body from packed_records where table_id = $1 order by seq";

/// The records of such rows.
pub(super) fn records(rows: &[Row]) -> anyhow::Result<Vec<Vec<u8>>> {
    let mut records = Vec::with_capacity(rows.len());
    for row in rows {
        if row.get::<i64>("seq")? < 0 {
            records.append(&mut unpack(row)?);
        } else {
            records.push(row.get("body")?);
        }
    }
    Ok(records)
}

/// Takes packed records back until no more than so many are `left`.
pub(super) async fn take_back(db: &mut Connection, id: &TableId, left: u32) -> anyhow::Result<()> {
    let rows =
        Sql::new("select body from packed_records where table_id = $1").bind(&id.0).rows_in(db).await?;
    let Some(row) = rows.first() else { return Ok(()) };
    // Once it is over again, what came later is packed with them.
    Sql::new("update tables set packed = 0 where id = $1").bind(&id.0).run(db).await?;
    let mut records = unpack(row)?;
    if records.len() > left as usize {
        records.truncate(left as usize);
        let body = postcard::to_stdvec(&records).context("packing records")?;
        let sql = Sql::new("update packed_records set body = $2 where table_id = $1");
        sql.bind(&id.0).bind(body).run(db).await?;
    }
    Ok(())
}

fn unpack(row: &Row) -> anyhow::Result<Vec<Vec<u8>>> {
    postcard::from_bytes(&row.get::<Vec<u8>>("body")?).context("unpacking records")
}
