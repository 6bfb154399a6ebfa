//! Time in which no server looked after the tables is nobody's: whether all were down, or a backup was brought back.

use anyhow::Context;

use super::sql::Sql;
use super::{Change, Commit, Store, TableRow, read};
use crate::ids::TableId;

/// Whoever was away for so many seconds has only been started again.
const PAUSE: i64 = 300;

/// Notes that the tables are looked after. If nobody has done so for a while, the clocks of running games have stood still
/// since then; the tables whose clocks those are.
///
/// # Errors
/// If the store fails.
pub async fn attend(store: &dyn Store, now: i64) -> anyhow::Result<Vec<TableId>> {
    let Some(row) = store.read(Sql::new("select at from attendance where id = 1")).await?.pop() else {
        let first = Sql::new("insert into attendance (id, at) values (1, $1) on conflict (id) do nothing");
        store.commit(vec![Change::Do(first.bind(now))]).await.map(drop)?;
        return Ok(Vec::new());
    };
    let last: i64 = row.get("at")?;
    if now <= last {
        return Ok(Vec::new());
    }
    // Of several servers that come together, one moves the clocks.
    let noted = Sql::new("update attendance set at = $1 where id = 1 and at = $2").bind(now).bind(last);
    let mut changes = vec![Change::Expect(noted)];
    let mut tables = Vec::new();
    if now - last > PAUSE {
        for row in timed(store).await.context("looking for clocks")? {
            tables.push(row.id.clone());
            changes.extend(stood_still(row, last, now));
        }
    }
    match store.commit(changes).await? {
        Commit::Done => Ok(tables),
        Commit::Conflict => Ok(Vec::new()),
    }
}

/// The running tables where time is counted.
async fn timed(store: &dyn Store) -> anyhow::Result<Vec<TableRow>> {
    let seated = read::select_seated();
    let sql = format!(
        "{seated} where phase = 'playing' and (clock is not null or hours is not null) order by tables.id, seats.seat"
    );
    read::with_seats(&store.read(Sql::assembled(sql)).await?)
}

/// The clock of a table stood still between two moments. A table that has changed since it was read is not touched.
fn stood_still(mut row: TableRow, from: i64, to: i64) -> Option<Change> {
    let waiting = row.people_waiting();
    row.clock.as_mut()?.stand_still(from, to, waiting);
    let sql = "update tables set clock = $1, deadline = $2, revision = revision + 1 where id = $3 and revision = $4";
    let clock = serde_json::to_string(&row.clock).ok()?;
    let sql = Sql::new(sql).bind(clock).bind(row.deadline());
    Some(Change::Do(sql.bind(&row.id.0).bind(row.revision)))
}
