//! Games that end without a result and without being loaded: nobody plays their rules here any more, nobody plays on, or
//! whoever runs the server ends them.

use orrery_protocol::Phase;

use crate::ids::{PersonId, TableId};
use crate::store::{Beside, Change, Commit, Sitter, Sql, Store, TableChange, TableRow};

/// How many tables are looked for at once.
const AT_ONCE: u32 = 200;

/// How often a game is tried to be ended that goes on at the same time.
const TRIES: usize = 20;

/// The running tables of a host where bots play every seat.
const OF_BOTS: &str = "select id from tables where host = $2 and phase = 'playing' and not exists
                       (select 1 from seats where table_id = tables.id and person is not null and replaced = 0) limit $1";

/// Ends a game; a conflict means that it has gone on since its row was read.
///
/// # Errors
/// If the store fails.
pub async fn end(store: &dyn Store, row: TableRow) -> anyhow::Result<Commit> {
    tracing::info!(table = %row.id, game = row.game, rules = row.rules, "a game ends without a result");
    let change = TableChange { row: row.ended(), beside: Beside::Nothing };
    store.commit(vec![Change::Table(Box::new(change))]).await
}

/// Ends a game that may go on at the same time, as long as it is one that is meant; a conflict means that it is none.
///
/// # Errors
/// If the store fails.
pub async fn end_while_played(
    store: &dyn Store,
    mut row: TableRow,
    is_meant: impl Fn(&TableRow) -> bool,
) -> anyhow::Result<Commit> {
    let id = row.id.clone();
    for _ in 0..TRIES {
        if row.phase != Phase::Playing || !is_meant(&row) {
            break;
        }
        if end(store, row).await? == Commit::Done {
            return Ok(Commit::Done);
        }
        match store.table(id.clone()).await? {
            Some(again) => row = again,
            None => break,
        }
    }
    Ok(Commit::Conflict)
}

/// Ends the running games of a host that bots play alone; which.
///
/// # Errors
/// If the store fails.
pub async fn end_of_bots(store: &dyn Store, host: &PersonId) -> anyhow::Result<Vec<TableId>> {
    let some = Sql::new(OF_BOTS).bind(AT_ONCE).bind(&host.0);
    end_all(store, &some, |row| row.host == *host && row.seats.iter().all(Sitter::is_played_by_bot)).await
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

/// Ends the games that a query finds until it finds none that can be ended: what it found is looked at again, because many
/// are ended one after the other.
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
                && end_while_played(store, row, &is_one).await? == Commit::Done
            {
                ended.push(id);
            }
        }
        if ended.len() == before {
            return Ok(ended);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::plan_of;

    #[tokio::test]
    async fn games_of_a_host_are_found_without_a_look_at_all_that_run() {
        let plan = plan_of(OF_BOTS).await;
        assert!(plan[0].contains("tables_by_host"), "{plan:?}");
    }
}
