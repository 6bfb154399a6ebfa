//! Queries.

use orrery_protocol::{Said, TableList};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, query};

use super::{Account, PAGE, Person, SeatOrder, TableRow, WORDS, now, rows};
use crate::ids::{PersonId, TableId};

/// Deeper pages than this are empty.
const DEEPEST: u32 = 1000;
/// An open table where nothing has happened for so many seconds is no longer offered.
const STALE: i64 = 3 * 24 * 3600;

pub(super) async fn session(pool: &SqlitePool, hash: [u8; 32]) -> anyhow::Result<Option<(Person, i64)>> {
    let sql = "select people.*, sessions.seen from sessions join people on people.id = person where hash = ?";
    let row = query(sql).bind(hash.to_vec()).fetch_optional(pool).await?;
    row.map(|row| Ok((rows::person(&row)?, row.try_get("seen")?))).transpose()
}

pub(super) async fn account(pool: &SqlitePool, name_key: String) -> anyhow::Result<Option<Account>> {
    let row = query("select * from people where name_key = ?").bind(name_key).fetch_optional(pool).await?;
    let account =
        |row: SqliteRow| Ok(Account { person: rows::person(&row)?, password: row.try_get("password")? });
    row.map(account).transpose()
}

pub(super) async fn table(pool: &SqlitePool, id: TableId) -> anyhow::Result<Option<TableRow>> {
    let row = query("select * from tables where id = ?").bind(id.0).fetch_optional(pool).await?;
    match row {
        Some(row) => seated(pool, &row).await.map(Some),
        None => Ok(None),
    }
}

async fn seated(pool: &SqlitePool, row: &SqliteRow) -> anyhow::Result<TableRow> {
    let mut table = rows::table(row)?;
    let sql = "select * from seats where table_id = ? order by seat";
    let seats = query(sql).bind(&table.id.0).fetch_all(pool).await?;
    table.seats = seats.iter().map(rows::sitter).collect::<anyhow::Result<_>>()?;
    Ok(table)
}

pub(super) async fn tables(
    pool: &SqlitePool,
    list: TableList,
    of: Option<PersonId>,
    page: u32,
) -> anyhow::Result<Vec<TableRow>> {
    if page > DEEPEST {
        return Ok(Vec::new());
    }
    let sql = match list {
        TableList::Mine => {
            "select tables.*, max(phase = 'playing' and waiting >> seat & 1) as mine_to_move
             from seats join tables on tables.id = table_id where person = ?1 and ?4 = ?4
             group by tables.id
             order by mine_to_move desc, phase = 'over', changed desc, tables.id limit ?2 offset ?3"
        }
        TableList::Open => {
            "select * from tables where phase = 'gathering' and public = 1 and ?1 = ?1
             and changed > ?4 and exists (select 1 from seats where table_id = id and name is null)
             order by changed desc, id limit ?2 offset ?3"
        }
        TableList::Watch => {
            "select * from tables where phase = 'playing' and public = 1 and ?1 = ?1 and ?4 = ?4
             order by changed desc, id limit ?2 offset ?3"
        }
        TableList::Finished => {
            "select * from tables where phase = 'over' and public = 1 and ?1 = ?1 and ?4 = ?4
             order by changed desc, id limit ?2 offset ?3"
        }
    };
    let of = of.map_or_else(String::new, |person| person.0);
    let rows = query(sql).bind(of).bind(PAGE).bind(page * PAGE).bind(now() - STALE).fetch_all(pool).await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        tables.push(seated(pool, row).await?);
    }
    Ok(tables)
}

pub(super) async fn records(pool: &SqlitePool, id: TableId) -> anyhow::Result<Vec<Vec<u8>>> {
    let sql = "select body from records where table_id = ? order by seq";
    Ok(sqlx::query_scalar(sql).bind(id.0).fetch_all(pool).await?)
}

pub(super) async fn undos(pool: &SqlitePool, id: TableId) -> anyhow::Result<Vec<u32>> {
    let sql = "select records from undos where table_id = ? order by number";
    Ok(sqlx::query_scalar(sql).bind(id.0).fetch_all(pool).await?)
}

pub(super) async fn words(pool: &SqlitePool, id: TableId) -> anyhow::Result<Vec<Said>> {
    let sql = "select * from words where table_id = ? order by number desc limit ?";
    let rows = query(sql).bind(id.0).bind(WORDS).fetch_all(pool).await?;
    let said = |row: &SqliteRow| {
        Ok(Said {
            name: row.try_get("name")?,
            seat: row.try_get("seat")?,
            words: row.try_get("words")?,
            at: row.try_get("at")?,
        })
    };
    rows.iter().rev().map(said).collect()
}

pub(super) async fn orders(pool: &SqlitePool, id: TableId) -> anyhow::Result<Vec<SeatOrder>> {
    let sql = "select * from orders where table_id = ? order by seat, kind";
    let rows = query(sql).bind(id.0).fetch_all(pool).await?;
    rows.iter().map(rows::seat_order).collect()
}

pub(super) async fn due(pool: &SqlitePool, now: i64) -> anyhow::Result<Vec<TableId>> {
    let sql = "select id from tables where phase = 'playing' and (bot_due = 1 or changed + hours * 3600 <= ?)
               limit 1000";
    let ids: Vec<String> = sqlx::query_scalar(sql).bind(now).fetch_all(pool).await?;
    Ok(ids.into_iter().map(TableId).collect())
}

pub(super) async fn running(pool: &SqlitePool) -> anyhow::Result<Vec<TableId>> {
    let sql = "select id from tables where phase = 'playing' order by created, id";
    let ids: Vec<String> = sqlx::query_scalar(sql).fetch_all(pool).await?;
    Ok(ids.into_iter().map(TableId).collect())
}
