//! Games that end without a result and without being loaded: nobody plays their rules here any more, or nobody plays on.

use orrery_protocol::Phase;

use crate::ids::TableId;
use crate::store::{Beside, Change, Commit, Sql, Store, TableChange, TableRow};

/// How many tables are looked for at once.
const AT_ONCE: u32 = 200;

/// Ends a game; a conflict means that it has gone on since its row was read.
///
/// # Errors
/// If the store fails.
pub async fn end(store: &dyn Store, row: TableRow) -> anyhow::Result<Commit> {
    tracing::info!(table = %row.id, game = row.game, rules = row.rules, "a game ends without a result");
    let change = TableChange { row: row.ended(), beside: Beside::Nothing };
    store.commit(vec![Change::Table(Box::new(change))]).await
}

/// Ends all running games of some rules; which.
///
/// # Errors
/// If the store fails.
pub async fn end_of_rules(store: &dyn Store, game: &str, rules: u32) -> anyhow::Result<Vec<TableId>> {
    let sql = "select id from tables where phase = 'playing' and game = $2 and rules = $3 limit $1";
    let some = Sql::new(sql).bind(AT_ONCE).bind(game).bind(rules);
    end_all(store, &some, |row| row.game == game && row.rules == rules).await
}

/// Ends the games where no clock runs and nothing has changed `since` then; which.
///
/// # Errors
/// If the store fails.
pub async fn end_abandoned(store: &dyn Store, since: i64) -> anyhow::Result<Vec<TableId>> {
    // Among all that have not changed since then almost all are over: the index of what runs is the way to it.
    let sql =
        "select id from tables where phase = 'playing' and changed + 0 < $2 and deadline is null limit $1";
    let some = Sql::new(sql).bind(AT_ONCE).bind(since);
    end_all(store, &some, |row| row.changed < since && row.deadline().is_none()).await
}

/// Ends the games that a query finds until it finds none that has not gone on since: what it found is looked at again,
/// because many are ended one after the other.
async fn end_all(
    store: &dyn Store,
    some: &Sql,
    is_one: impl Fn(&TableRow) -> bool,
) -> anyhow::Result<Vec<TableId>> {
    let mut ended = Vec::new();
    loop {
        let before = ended.len();
        for row in store.read(some.clone()).await? {
            let id = TableId(row.get("id")?);
            let row = match store.table(id.clone()).await {
                Ok(row) => row,
                Err(error) => {
                    tracing::warn!(table = %id, error = format!("{error:#}"), "a game cannot be ended");
                    continue;
                }
            };
            if let Some(row) = row
                && row.phase == Phase::Playing
                && is_one(&row)
                && end(store, row).await? == Commit::Done
            {
                ended.push(id);
            }
        }
        if ended.len() == before {
            return Ok(ended);
        }
    }
}
