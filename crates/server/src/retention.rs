//! What is kept and what is not: finished games stay and are packed, people can leave.

use crate::ids::{self, PersonId, TableId};
use crate::people::{DAY, LIFETIME};
use crate::store::{Change, Commit, Person, Sql, Store, packed};

/// A table where nobody has come to play for so long goes.
const GATHERING: i64 = 30 * DAY;
/// A guest who has never sat down goes after so long without a visit.
const IDLE_GUEST: i64 = 7 * DAY;
/// How much is taken away in one commit.
const AT_ONCE: u32 = 500;
/// A game that has been over for so long is packed: hardly anybody takes its last move back any more.
const SETTLED: i64 = DAY;

/// Packs some of the games that have been over for a while.
///
/// # Errors
/// If the store fails.
pub async fn pack(store: &dyn Store, now: i64) -> anyhow::Result<()> {
    packed::pack(store, now - SETTLED).await.map(drop)
}

/// Takes away what nobody will ask for again: sessions that have ended, guests who never sat down, tables that never
/// began.
///
/// # Errors
/// If the store fails.
pub async fn clean(store: &dyn Store, now: i64) -> anyhow::Result<()> {
    let some = |sql: &'static str, before: i64| Sql::new(sql).bind(before).bind(AT_ONCE);
    let sessions = "delete from sessions where hash in (select hash from sessions where seen < $1 limit $2)";
    let tables = "delete from tables where phase = 'gathering' and id in
                  (select id from tables where phase = 'gathering' and changed + 0 < $1 limit $2)";
    let guests = "delete from people where id in (select id from people
                  where password is null and banned is null and created < $1
                  and not exists (select 1 from sessions where sessions.person = people.id and seen >= $1)
                  and not exists (select 1 from seats where seats.person = people.id)
                  and not exists (select 1 from tables where tables.host = people.id) limit $2)";
    for sql in [some(sessions, now - LIFETIME), some(tables, now - GATHERING), some(guests, now - IDLE_GUEST)]
    {
        // What players do goes on in between.
        while store.commit(vec![Change::Expect(sql.clone())]).await? == Commit::Done {}
    }
    let presence = Sql::new("delete from presence where seen < $1").bind(now - GATHERING);
    let resets = Sql::new("delete from resets where until < $1").bind(now);
    let hashes = Sql::new(
        "delete from checkpoints where not exists (select 1 from tables where tables.id = table_id and phase = 'playing')",
    );
    store.commit(vec![Change::Do(presence), Change::Do(resets), Change::Do(hashes)]).await.map(drop)
}

/// The tables that show something of a person: seats, words, or that they wait for the person to begin.
///
/// # Errors
/// If the store fails.
pub async fn tables_of(store: &dyn Store, person: &PersonId) -> anyhow::Result<Vec<TableId>> {
    let sql =
        "select table_id from seats where person = $1 union select table_id from words where person = $1
               union select id from tables where host = $1 and phase = 'gathering'";
    let found = store.read(Sql::new(sql).bind(&person.0)).await?;
    found.iter().map(|row| row.get("table_id").map(TableId)).collect()
}

/// The running tables of a person where something is voted on.
///
/// # Errors
/// If the store fails.
pub async fn votes_of(store: &dyn Store, person: &PersonId) -> anyhow::Result<Vec<TableId>> {
    let sql = "select distinct tables.id from seats join tables on tables.id = table_id
               where person = $1 and phase = 'playing' and votes like '{\"cast\":[{%'";
    let found = store.read(Sql::new(sql).bind(&person.0)).await?;
    found.iter().map(|row| row.get("id").map(TableId)).collect()
}

/// The changes after which nothing leads from the games of a person to that person: name, password, sessions,
/// addresses, ratings and history go; the games stay, with somebody in the seat. At a table that gathers the seat is open
/// again, and one that only this person could start is no more.
pub fn forget(person: &Person) -> Vec<Change> {
    let PersonId(id) = &person.id;
    let nobody = format!("Former player {}", ids::number() % 90_000 + 10_000);
    let of = |sql: &'static str| Change::Do(Sql::new(sql).bind(id));
    let rename = |sql: &'static str, who: &String| Change::Do(Sql::new(sql).bind(&nobody).bind(who));
    let mut changes = vec![
        Change::LockTablesOf(person.id.clone()),
        of("delete from tables where phase = 'gathering' and host = $1"),
        // A table in memory that still knows the name is loaded again before its next change.
        of("update tables set revision = revision + 1 where id in (select table_id from seats where person = $1)
            or id in (select table_id from words where person = $1)"),
        of("update seats set person = null, name = null, account = 0, replaced = 0
            where person = $1 and table_id in (select id from tables where phase = 'gathering')"),
        of("update seats set replaced = 1
            where person = $1 and table_id in (select id from tables where phase = 'playing')"),
        of("update tables set bot_due = 1
            where phase = 'playing' and id in (select table_id from seats where person = $1
                                               and (waiting >> cast(seat as integer)) & 1 = 1)"),
        rename("update seats set name = $1, account = 0 where person = $2", id),
        rename("update words set name = $1 where person = $2", id),
        of("delete from sessions where person = $1"),
        of("delete from resets where person = $1"),
        of("delete from settings where person = $1"),
        of("delete from notices where person = $1"),
        of("delete from presence where person = $1"),
        of("delete from ratings where person = $1"),
        of("delete from results where person = $1"),
    ];
    if person.account {
        // Of words from before it was kept who said them, the name tells.
        changes.push(rename("update words set name = $1 where name = $2 and person is null", &person.name));
    }
    changes.push(Change::Expect(
        Sql::new(
            "update people set name = $1, name_key = null, password = null, operator = 0, gone = 1,
                  was_account = case when password is null then was_account else 1 end where id = $2",
        )
        .bind(&nobody)
        .bind(id),
    ));
    changes
}
