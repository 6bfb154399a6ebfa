//! Changes as statements.

use std::collections::HashSet;
use std::sync::LazyLock;

use anyhow::Context;

use super::rows::{absence_number, bits, order_name, phase_name};
use super::sql::{Connection, Sql, Value, marks, places};
use super::{AskedUndo, Beside, Change, Commit, SeatOrder, Sitter, TableChange, TableRow, now, packed};
use crate::ids::TableId;
use crate::names;

/// What a change of a table may change in its row.
const CHANGING: &[&str] = &[
    "host", "phase", "rules", "setup", "records", "undos", "waiting", "winners", "bot_due", "changed",
    "clock", "votes", "deadline", "aborted",
];
/// What a decision changes in the row of its table if nothing else does.
const STEPPING: &[&str] = &["records", "waiting", "bot_due"];
/// How many rows one statement writes: few different statements, so that each is prepared once.
const AT_ONCE: [usize; 4] = [64, 16, 4, 1];

/// A change that touches no row rests on something that has changed.
const fn touched(rows: u64) -> Commit {
    if rows == 0 { Commit::Conflict } else { Commit::Done }
}

/// Makes one change.
pub(super) async fn make(db: &mut Connection, change: &Change) -> anyhow::Result<Commit> {
    let rows = match change {
        Change::Guest(person) => {
            let sql = "insert into people (id, name, created) values ($1, $2, $3)";
            Sql::new(sql).bind(&person.id.0).bind(&person.name).bind(now()).run(db).await?
        }
        Change::Rename(person) => {
            let sql = "update people set name = $1 where id = $2 and password is null
                       and not exists (select 1 from people where name_key = $3)";
            let named = Sql::new(sql).bind(&person.name).bind(&person.id.0).bind(names::key(&person.name));
            named.run(db).await?
        }
        Change::Register { person, name_key, password } => {
            let sql = "update people set name = $1, name_key = $2, password = $3
                       where id = $4 and password is null
                       and not exists (select 1 from people where name_key = $2)";
            let named = Sql::new(sql).bind(&person.name).bind(name_key).bind(password).bind(&person.id.0);
            named.run(db).await?
        }
        Change::OpenSession { hash, person, label: (browser, system) } => {
            let sql = "insert into sessions (hash, person, seen, browser_name, system_name) values ($1, $2, $3, $4, $5)";
            let session = Sql::new(sql).bind(&hash[..]).bind(&person.0).bind(now());
            session.bind(*browser).bind(*system).run(db).await?
        }
        Change::SeeSession { hash } => {
            let sql = "update sessions set seen = $1 where hash = $2";
            Sql::new(sql).bind(now()).bind(&hash[..]).run(db).await?;
            return Ok(Commit::Done);
        }
        Change::CloseSession { hash } => {
            Sql::new("delete from sessions where hash = $1").bind(&hash[..]).run(db).await?;
            return Ok(Commit::Done);
        }
        Change::NewTable(row, records) => {
            insert_table(db, row).await?;
            insert_seats(db, row).await?;
            insert_records(db, records_of(&row.id, 0, records)).await?;
            return Ok(Commit::Done);
        }
        Change::Table(change) => return change_table(db, change).await,
        Change::DropTable { table, revision } => {
            let sql = "delete from tables where id = $1 and revision = $2 and phase = 'gathering'";
            Sql::new(sql).bind(&table.0).bind(*revision).run(db).await?
        }
        Change::Say(id, person, said) => {
            let sql = "insert into words (table_id, number, name, seat, words, at, person)
                       select $1, coalesce(max(number), -1) + 1, $2, $3, $4, $5, $6 from words where table_id = $1";
            let words = Sql::new(sql).bind(&id.0).bind(&said.name).bind(said.seat).bind(&said.words);
            words.bind(said.at).bind(&person.0).run(db).await?
        }
        Change::Order { table, revision, orders, bot_due } => {
            let sql =
                "update tables set revision = revision + 1, bot_due = $1 where id = $2 and revision = $3";
            let rows = Sql::new(sql).bind(*bot_due).bind(&table.0).bind(*revision).run(db).await?;
            if rows > 0 {
                replace_orders(db, table, orders).await?;
            }
            rows
        }
        Change::OrdersLeft { table, orders } => {
            replace_orders(db, table, orders).await?;
            return Ok(Commit::Done);
        }
        Change::AskUndo { table, revision, asked } => {
            let sql =
                "update tables set revision = revision + 1, changed = $3 where id = $1 and revision = $2";
            let rows = Sql::new(sql).bind(&table.0).bind(*revision).bind(now()).run(db).await?;
            replace_undo_request(db, table, *asked).await?;
            rows
        }
        Change::LockTablesOf(person) => {
            // A file has one writer.
            if matches!(db, Connection::Postgres(_)) {
                let sql = "select id from tables where id in (select table_id from seats where person = $1)
                           or id in (select table_id from words where person = $1)
                           or (phase = 'gathering' and host = $1) order by id for update";
                Sql::new(sql).bind(&person.0).run(db).await?;
            }
            return Ok(Commit::Done);
        }
        Change::Do(sql) => {
            sql.clone().run(db).await?;
            return Ok(Commit::Done);
        }
        Change::Expect(sql) => sql.clone().run(db).await?,
    };
    Ok(touched(rows))
}

/// Adds records to several tables, each named once; what became of each change.
pub(super) async fn write_records(
    db: &mut Connection,
    changes: &[&TableChange],
) -> anyhow::Result<Vec<Commit>> {
    // An index holds when a table changed; it is left alone while that is the same.
    let is_quick = |change: &&TableChange| matches!(change.beside, Beside::Steps { later: false, .. });
    // Several statements lock rows in one transaction: in the same order as everybody else, too.
    let mut ordered = changes.to_vec();
    ordered.sort_unstable_by(|a, b| a.row.id.0.cmp(&b.row.id.0));
    let (steps, others): (Vec<_>, Vec<_>) = ordered.into_iter().partition(is_quick);
    let mut written: HashSet<String> = HashSet::with_capacity(changes.len());
    for (what, changes) in [(Columns::Stepping, steps), (Columns::Changing, others)] {
        let mut left = &changes[..];
        while let Some(&size) = AT_ONCE.iter().find(|&&size| size <= left.len()) {
            let (some, others) = left.split_at(size);
            written.extend(update_tables(db, what, some).await.context("changing tables")?);
            left = others;
        }
    }
    let done = |change: &TableChange| written.contains(&change.row.id.0);
    let mut added = Vec::new();
    for change in changes {
        if let (true, Beside::Records(records) | Beside::Steps { records, .. }) =
            (done(change), &change.beside)
        {
            let first = change.row.version.records - records.len() as u32;
            added.extend(records_of(&change.row.id, first, records));
        }
    }
    insert_records(db, added).await?;
    Ok(changes.iter().map(|change| touched(u64::from(done(change)))).collect())
}

/// Which columns of tables a statement changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Columns {
    Stepping,
    Changing,
}

impl Columns {
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Stepping => STEPPING,
            Self::Changing => CHANGING,
        }
    }
}

/// Updates rows whose revisions are as expected; the ids of those.
async fn update_tables(
    db: &mut Connection,
    columns: Columns,
    changes: &[&TableChange],
) -> anyhow::Result<Vec<String>> {
    let sql = changes.iter().fold(Sql::new(update_text(db, columns, changes.len())), |sql, change| {
        let row = &change.row;
        let sql = sql.bind(&row.id.0).bind(row.revision);
        match columns {
            Columns::Stepping => stepping(row).into_iter().fold(sql, Sql::bind),
            Columns::Changing => changing(row).into_iter().fold(sql, Sql::bind),
        }
    });
    sql.rows_in(db).await?.iter().map(|row| row.get("id")).collect()
}

/// The statement that updates so many rows, one of [`AT_ONCE`]; put together once.
fn update_text(db: &Connection, columns: Columns, rows: usize) -> &'static str {
    type Texts = [[String; AT_ONCE.len()]; 2];
    fn texts(write: fn(&[&str], usize) -> String) -> Texts {
        [Columns::Stepping, Columns::Changing].map(|columns| AT_ONCE.map(|rows| write(columns.names(), rows)))
    }
    static SQLITE: LazyLock<Texts> =
        LazyLock::new(|| texts(|columns, rows| update(columns, &marks(rows, columns.len() + 2), "", "")));
    static POSTGRES: LazyLock<Texts> = LazyLock::new(|| {
        texts(|columns, rows| {
            // Whoever locks several rows does it in the same order as everybody else.
            let locked = ", locked as (select id as locked_id from tables join wanted on id = c0
                          order by id for update of tables)";
            update(columns, &places(rows, columns.len() + 2), locked, "and locked_id = c0")
        })
    });
    let texts = match db {
        Connection::Sqlite(_) => &*SQLITE,
        Connection::Postgres(_) => &*POSTGRES,
    };
    let size = AT_ONCE.iter().position(|&size| size == rows);
    let size = size.unwrap_or_else(|| unreachable!("{rows} rows at once"));
    &texts[columns as usize][size]
}

fn update(columns: &[&str], rows: &str, locked: &str, of_locked: &str) -> String {
    let names: Vec<String> = (0..columns.len() + 2).map(|n| format!("c{n}")).collect();
    let set: Vec<String> = columns.iter().zip(2..).map(|(column, n)| format!("{column} = c{n}")).collect();
    let (names, set) = (names.join(", "), set.join(", "));
    let from = if locked.is_empty() { "" } else { ", locked" };
    format!(
        "with wanted ({names}) as (values {rows}){locked}
         update tables set revision = revision + 1, {set} from wanted{from}
         where id = c0 and revision = c1 {of_locked} returning id"
    )
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("it is plain: {error}"))
}

/// The values of [`CHANGING`].
fn changing(row: &TableRow) -> [Value; CHANGING.len()] {
    [
        Value::from(&row.host.0),
        Value::from(phase_name(row.phase)),
        Value::from(row.rules),
        Value::from(row.setup.as_deref()),
        Value::from(row.version.records),
        Value::from(row.version.undos),
        Value::from(bits(row.waiting)),
        Value::from(row.winners.map(bits)),
        Value::from(row.bot_due),
        Value::from(row.changed),
        Value::from(row.clock.as_ref().map(json)),
        Value::from(json(&row.votes)),
        Value::from(row.deadline()),
        Value::from(row.aborted),
    ]
}

/// The values of [`STEPPING`].
fn stepping(row: &TableRow) -> [Value; STEPPING.len()] {
    [Value::from(row.version.records), Value::from(bits(row.waiting)), Value::from(row.bot_due)]
}

async fn insert_table(db: &mut Connection, row: &TableRow) -> anyhow::Result<()> {
    let fixed = ["id", "revision", "game", "options", "public", "hours", "seed", "created", "imported"];
    let columns: Vec<&str> = fixed.iter().chain(CHANGING).copied().collect();
    let text = format!("insert into tables ({}) values {}", columns.join(", "), places(1, columns.len()));
    let sql = Sql::assembled(text)
        .bind(&row.id.0)
        .bind(row.revision)
        .bind(&row.game)
        .bind(serde_json::to_string(&row.options)?)
        .bind(row.public)
        .bind(row.hours)
        .bind(&row.seed[..])
        .bind(row.created)
        .bind(row.imported);
    changing(row).into_iter().fold(sql, Sql::bind).run(db).await.context("adding a table")?;
    Ok(())
}

async fn insert_seats(db: &mut Connection, row: &TableRow) -> anyhow::Result<()> {
    let columns = ["table_id", "seat", "person", "name", "account", "replaced"];
    let rows = places(row.seats.len(), columns.len());
    let mut sql = Sql::assembled(format!("insert into seats ({}) values {rows}", columns.join(", ")));
    for (seat, sitter) in (0_i64..).zip(&row.seats) {
        let (person, name, account, replaced) = match sitter {
            Sitter::Nobody => (None, None, false, None),
            Sitter::Bot { level } => (None, Some(level), false, None),
            Sitter::Person { id, name, account, replaced } => (Some(&id.0), Some(name), *account, *replaced),
        };
        sql = sql.bind(&row.id.0).bind(seat).bind(person).bind(name);
        sql = sql.bind(account).bind(absence_number(replaced));
    }
    sql.run(db).await.context("adding seats")?;
    Ok(())
}

/// A record with its table and number.
type Numbered<'a> = (&'a str, u32, &'a [u8]);

fn records_of<'a>(id: &'a TableId, first: u32, records: &'a [Vec<u8>]) -> Vec<Numbered<'a>> {
    (first..).zip(records).map(|(seq, body)| (id.0.as_str(), seq, body.as_slice())).collect()
}

async fn insert_records(db: &mut Connection, records: Vec<Numbered<'_>>) -> anyhow::Result<()> {
    type Texts = [String; AT_ONCE.len()];
    fn texts(rows: fn(usize, usize) -> String) -> Texts {
        AT_ONCE.map(|size| format!("insert into records (table_id, seq, body) values {}", rows(size, 3)))
    }
    static SQLITE: LazyLock<Texts> = LazyLock::new(|| texts(marks));
    static POSTGRES: LazyLock<Texts> = LazyLock::new(|| texts(places));
    let texts = match db {
        Connection::Sqlite(_) => &*SQLITE,
        Connection::Postgres(_) => &*POSTGRES,
    };
    let mut left = &records[..];
    while let Some((size, text)) = AT_ONCE.into_iter().zip(texts).find(|&(size, _)| size <= left.len()) {
        let (some, others) = left.split_at(size);
        let sql = some.iter().fold(Sql::new(text), |sql, &(id, seq, body)| sql.bind(id).bind(seq).bind(body));
        sql.run(db).await.context("adding records")?;
        left = others;
    }
    Ok(())
}

async fn replace_orders(db: &mut Connection, id: &TableId, orders: &[SeatOrder]) -> anyhow::Result<()> {
    Sql::new("delete from orders where table_id = $1").bind(&id.0).run(db).await?;
    let sql = "insert into orders (table_id, seat, kind, doing) values ($1, $2, $3, $4)";
    for order in orders {
        let doing = order_name(order.order);
        let order = Sql::new(sql).bind(&id.0).bind(order.seat.0).bind(&order.kind).bind(doing);
        order.run(db).await.context("adding an order")?;
    }
    Ok(())
}

async fn replace_undo_request(
    db: &mut Connection,
    id: &TableId,
    asked: Option<AskedUndo>,
) -> anyhow::Result<()> {
    Sql::new("delete from undo_requests where table_id = $1").bind(&id.0).run(db).await?;
    let Some(AskedUndo { version, by, agreed }) = asked else { return Ok(()) };
    let sql =
        "insert into undo_requests (table_id, records, undos, asked_by, agreed) values ($1, $2, $3, $4, $5)";
    let asked = Sql::new(sql).bind(&id.0).bind(version.records).bind(version.undos);
    asked.bind(by.0).bind(bits(agreed)).run(db).await.context("adding a request to undo")?;
    Ok(())
}

async fn change_table(db: &mut Connection, change: &TableChange) -> anyhow::Result<Commit> {
    let row = &change.row;
    if update_tables(db, Columns::Changing, &[change]).await.context("changing a table")?.is_empty() {
        return Ok(Commit::Conflict);
    }
    match &change.beside {
        Beside::Seats => {
            Sql::new("delete from seats where table_id = $1").bind(&row.id.0).run(db).await?;
            insert_seats(db, row).await?;
            replace_undo_request(db, &row.id, None).await?;
        }
        Beside::Nothing => (),
        Beside::Records(records) | Beside::Steps { records, .. } => {
            let first = row.version.records - records.len() as u32;
            insert_records(db, records_of(&row.id, first, records)).await?;
        }
        Beside::TakenBack => {
            let left = row.version.records;
            packed::take_back(db, &row.id, left).await?;
            let sql = "delete from records where table_id = $1 and seq >= $2";
            Sql::new(sql).bind(&row.id.0).bind(left).run(db).await.context("taking records back")?;
            let sql = "insert into undos (table_id, number, records) values ($1, $2, $3)";
            let undo = Sql::new(sql).bind(&row.id.0).bind(row.version.undos).bind(left);
            undo.run(db).await.context("adding an undo")?;
        }
    }
    Ok(Commit::Done)
}
