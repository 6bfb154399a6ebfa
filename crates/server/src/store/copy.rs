//! One database into another, whatever they are.

use anyhow::{Context, bail, ensure};
use futures_util::TryStreamExt;
use sqlx::{Column, Row as _, TypeInfo};

use super::migrations;
use super::sql::{Connection, Row, Sql, Value, places};
use super::{Database, Place, Store, Tell};

/// How many rows are written at once.
const AT_ONCE: usize = 500;

/// What a database copied into another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The tables of the database, and how many rows of each.
    pub rows: Vec<(String, u64)>,
}

/// Copies everything from one database into another that is empty, as it is at one moment.
///
/// # Errors
/// If one cannot be opened, the first has tables of another version of this program, the second is not empty, or copying
/// fails; then nothing is copied.
pub async fn copy(from: &Place, to: &Place, tell: Tell<'_>) -> anyhow::Result<Copied> {
    let source = Database::look_into(from).await?;
    if source.steps_taken().await?.unknown > 0 {
        source.close().await?;
        bail!(
            "the database {from} was brought up to date by a later program, which alone knows all that is in it"
        );
    }
    let target = Database::open(to).await?;
    let copied = copy_all(&source, &target, tell).await;
    source.close().await?;
    target.close().await?;
    copied
}

/// Finds out whether a database has nothing in it, without changing it.
///
/// # Errors
/// If it has, or it cannot be read.
pub async fn expect_empty(place: &Place) -> anyhow::Result<()> {
    if matches!(place, Place::File(path) if !path.exists()) {
        return Ok(());
    }
    let database = Database::open_to_look(place).await?;
    let full = first_with_rows(&database).await;
    database.close().await?;
    if let Some(table) = full? {
        bail!("the database {place} is not empty: there is something in its table '{table}'");
    }
    Ok(())
}

/// A table that has rows.
async fn first_with_rows(database: &Database) -> anyhow::Result<Option<&'static str>> {
    let mut connection = database.readers().acquire().await?;
    let names = match connection {
        Connection::Sqlite(_) => "select name from sqlite_schema where type = 'table'",
        Connection::Postgres(_) => {
            "select cast(tablename as text) as name from pg_tables where schemaname = current_schema()"
        }
    };
    let rows = Sql::new(names).rows_in(&mut connection).await?;
    let there: Vec<String> = rows.iter().map(|row| row.get("name")).collect::<anyhow::Result<_>>()?;
    for table in migrations::tables().filter(|table| there.iter().any(|name| name == table)) {
        let any = Sql::assembled(format!("select 1 as one from {table} limit 1"));
        if !any.rows_in(&mut connection).await?.is_empty() {
            return Ok(Some(table));
        }
    }
    Ok(None)
}

async fn copy_all(source: &Database, target: &Database, tell: Tell<'_>) -> anyhow::Result<Copied> {
    let mut from = source.readers().acquire().await?;
    let mut to = target.writing().acquire().await?;
    for connection in [&mut from, &mut to] {
        if let Connection::Postgres(_) = connection {
            // One of them waits while the other works.
            Sql::new("set idle_in_transaction_session_timeout = 0").run(connection).await?;
        }
    }
    let look = match from {
        Connection::Sqlite(_) => "begin",
        Connection::Postgres(_) => "begin isolation level repeatable read, read only",
    };
    Sql::new(look).run(&mut from).await?;
    Sql::new("begin").run(&mut to).await?;
    let mut all = 0;
    for table in migrations::tables() {
        let count =
            Sql::assembled(format!("select count(*) as number from {table}")).rows_in(&mut from).await?;
        all += count.iter().map(|row| row.number::<u64>("number")).sum::<anyhow::Result<u64>>()?;
    }
    let mut copied = Copied { rows: Vec::new() };
    for table in migrations::tables() {
        let before: u64 = copied.rows.iter().map(|(_, rows)| rows).sum();
        let rows = copy_table(table, &mut from, &mut to, &|rows| tell(before + rows, all)).await;
        match rows.with_context(|| format!("copying {table}")) {
            Ok(rows) => copied.rows.push((table.to_owned(), rows)),
            Err(error) => {
                from.abandon();
                to.abandon();
                return Err(error);
            }
        }
    }
    Sql::new("commit").run(&mut to).await.context("committing")?;
    Sql::new("rollback").run(&mut from).await?;
    Ok(copied)
}

async fn copy_table(
    table: &str,
    from: &mut Connection,
    to: &mut Connection,
    tell: &(dyn Fn(u64) + Send + Sync),
) -> anyhow::Result<u64> {
    let any = Sql::assembled(format!("select 1 from {table} limit 1")).rows_in(to).await?;
    ensure!(any.is_empty(), "the database to copy into is not empty");
    let all = Sql::assembled(format!("select * from {table}"));
    let mut rows = Box::pin(all.stream(from));
    let mut waiting: Vec<Vec<Value>> = Vec::new();
    let mut columns: Vec<String> = Vec::new();
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        if columns.is_empty() {
            columns = names(&row);
        }
        waiting.push(values(&row)?);
        count += 1;
        if waiting.len() == AT_ONCE {
            insert(table, &columns, std::mem::take(&mut waiting), to).await?;
            tell(count);
        }
    }
    insert(table, &columns, waiting, to).await?;
    tell(count);
    Ok(count)
}

async fn insert(
    table: &str,
    columns: &[String],
    rows: Vec<Vec<Value>>,
    to: &mut Connection,
) -> anyhow::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let (names, places) = (columns.join(", "), places(rows.len(), columns.len()));
    let sql = Sql::assembled(format!("insert into {table} ({names}) values {places}"));
    rows.into_iter().flatten().fold(sql, Sql::bind).run(to).await?;
    Ok(())
}

fn names(row: &Row) -> Vec<String> {
    match row {
        Row::Sqlite(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
        Row::Postgres(row) => row.columns().iter().map(|column| column.name().to_owned()).collect(),
    }
}

/// The row as parameters; the types are those that the columns were declared with.
fn values(row: &Row) -> anyhow::Result<Vec<Value>> {
    let types: Vec<String> = match row {
        Row::Sqlite(row) => row.columns().iter().map(|column| column.type_info().name().to_owned()).collect(),
        Row::Postgres(row) => {
            row.columns().iter().map(|column| column.type_info().name().to_owned()).collect()
        }
    };
    let value = |(name, kind): (String, String)| {
        Ok(match kind.as_str() {
            "INTEGER" | "INT8" => Value::Integer(row.get(&name)?),
            "REAL" | "FLOAT8" => Value::Real(row.get(&name)?),
            "BLOB" | "BYTEA" => Value::Blob(row.get(&name)?),
            _ => Value::Text(row.get(&name)?),
        })
    };
    names(row).into_iter().zip(types).map(value).collect()
}
