//! Everything a store holds, as JSON that people can read: one line a thing.
//!
//! Passwords, sessions and the browsers that are told things by push are not in it, even hashed: they are of no use to
//! a reader. A game whose rules are played here is the text of a saved game, which `orrery replay` shows and
//! `/api/import` takes. All else is in it, hidden hands and seeds of running games included.
//!
//! All of it is as it was at one moment. The last line counts the others by what they tell: without it something is missing.
//!
//! A new column is told by its name in one of the lists here. A test knows where every column is told, or why it is not.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Context;
use orrery_engine::SeatSet;
use serde_json::{Map, Value, json};

use crate::contain::contained;
use crate::games::Games;
use crate::ids::{PersonId, TableId, hex};
use crate::room;
use crate::store::{
    Absence, AskedUndo, Database, Moment, Row, SeatOrder, Sitter, Sql, Store, TableRow, Tell, now, sql,
};

/// How many rows are read at once.
const AT_ONCE: i64 = 500;

const PEOPLE: &[&str] =
    &["id", "name", ACCOUNT, "created", "banned", "kicked", "operator", "gone", "was_account"];
/// A password itself is told to nobody.
const ACCOUNT: &str = "cast(case when password is null then 0 else 1 end as bigint) as account";
const SETTINGS: &[&str] = &["person", "body as notices", "since", "reachable", "asked"];
const RATINGS: &[&str] = &["person", "game", "players", "mean", "deviation", "points", "games", "wins"];
const RESULTS: &[&str] = &["person", "table_id", "game", "players", "side", "won", "was", "points", "at"];
const NOTICES: &[&str] = &["person", "table_id", "due", "claimed", "tries", "told"];
const PRESENCE: &[&str] = &["person", "table_id", "seen"];
const WORDS: &[&str] = &["number", "person", "name", "seat", "words", "at"];
/// What a person is told of sessions, the browsers among them, and letters that set another password.
const SESSIONS: &[&str] = &[
    "seen",
    "made",
    "program as id",
    "label as program",
    "browser_name as browser",
    "system_name as system",
];
const BROWSERS: &[&str] = &["id", "browser", "system", "endpoint", "since"];
const RESETS: &[&str] = &["mail", "until"];
/// What a person is told of seats, tables and words of their own.
const SEATS: &[&str] =
    &["table_id", "seat", "seats.name", "account", REPLACED, "game", "phase", "created", "changed"];
const REPLACED: &str =
    "case replaced when 1 then 'left' when 2 then 'late' when 3 then 'voted-out' end as replaced";
const ORDERS: &[&str] = &["orders.table_id", "orders.seat", "kind", "doing"];
const HOSTED: &[&str] = &["id", "game", "phase", "created", "changed"];
const SAID: &[&str] = &["table_id", "number", "name", "seat", "words", "at"];

/// Numbers that are 1 for what is true.
const FLAGS: [&str; 6] = ["account", "gone", "operator", "reachable", "was_account", "won"];

/// Writes everything; `tell` hears how many tables are.
///
/// # Errors
/// If the database or the writer fails.
pub async fn export(
    store: &Database,
    games: Games,
    out: &mut (dyn Write + Send),
    tell: Tell<'_>,
) -> anyhow::Result<()> {
    let store = &Moment::of(store).await?;
    writeln!(out, "{}", json!({ "orrery-export": 1, "at": now(), "version": env!("CARGO_PKG_VERSION") }))?;
    let out = &mut Lines { out, counts: BTreeMap::new() };
    let (person, table) = (Part::Text("person"), Part::Text("table_id"));
    each(store, ("people", "person"), PEOPLE, &[Part::Text("id")], out).await?;
    each(store, ("settings", "settings"), SETTINGS, &[person], out).await?;
    let key = [person, Part::Text("game"), Part::Number("players")];
    each(store, ("ratings", "rating"), RATINGS, &key, out).await?;
    each(store, ("results", "result"), RESULTS, &[person, table], out).await?;
    each(store, ("notices", "notice"), NOTICES, &[person, table], out).await?;
    each(store, ("presence", "presence"), PRESENCE, &[person, table], out).await?;
    let count = store.read(Sql::new("select count(*) as number from tables")).await?;
    let all = count.iter().map(|row| row.number::<u64>("number")).sum::<anyhow::Result<u64>>()?;
    let (mut last, mut done) = (String::new(), 0);
    loop {
        let sql =
            Sql::new("select id from tables where id > $1 order by id limit $2").bind(&last).bind(AT_ONCE);
        let ids = store.read(sql).await?;
        let Some(end) = ids.last() else { break };
        last = end.get("id")?;
        for row in &ids {
            let id = TableId(row.get("id")?);
            match store.whole(&id).await {
                Ok(Some((table, records))) => {
                    out.line("table", &whole_table(store, games, &table, records).await?)?;
                }
                Ok(None) => (),
                Err(error) => {
                    out.line("unreadable", &json!({ "table": id.0, "why": format!("{error:#}") }))?;
                }
            }
            done += 1;
            tell(done, all);
        }
    }
    writeln!(out.out, "{}", json!({ "orrery-export-end": out.counts })).context("writing")
}

/// Lines that are written, counted by what they tell.
struct Lines<'a> {
    out: &'a mut (dyn Write + Send),
    counts: BTreeMap<&'static str, u64>,
}

impl Lines<'_> {
    fn line(&mut self, kind: &'static str, value: &Value) -> anyhow::Result<()> {
        *self.counts.entry(kind).or_default() += 1;
        writeln!(self.out, "{}", json!({ kind: value })).context("writing")
    }
}

/// What a store holds about one person.
///
/// # Errors
/// If the store fails.
pub async fn about(store: &dyn Store, person: &PersonId) -> anyhow::Result<Value> {
    let of = async |columns, rest| picked(&store.read(of(columns, rest, &person.0)).await?, columns);
    let mut found = of(PEOPLE, "people where id = $1").await?.pop().unwrap_or_default();
    for mut settings in of(SETTINGS, "settings where person = $1").await? {
        found["notices"] = settings["notices"].take();
        found["settings"] = settings;
    }
    for (key, columns, rest) in [
        ("sessions", SESSIONS, "sessions where person = $1 order by seen, hash"),
        (
            "browsers",
            BROWSERS,
            "browsers join sessions on sessions.hash = browsers.session where person = $1 order by since, id",
        ),
        ("resets", RESETS, "resets where person = $1"),
        ("ratings", RATINGS, "ratings where person = $1 order by game, players"),
        ("results", RESULTS, "results where person = $1 order by at, table_id"),
        ("due", NOTICES, "notices where person = $1 order by table_id"),
        ("presence", PRESENCE, "presence where person = $1 order by table_id"),
        (
            "tables",
            SEATS,
            "seats join tables on tables.id = table_id where person = $1 order by created, table_id, seat",
        ),
        ("hosts", HOSTED, "tables where host = $1 order by created, id"),
        (
            "orders",
            ORDERS,
            "orders join seats on seats.table_id = orders.table_id and seats.seat = orders.seat
             where person = $1 order by orders.table_id, orders.seat, kind",
        ),
        ("said", SAID, "words where person = $1 order by at, table_id, number"),
    ] {
        found[key] = Value::Array(of(columns, rest).await?);
    }
    Ok(found)
}

/// What asks for columns of the rows that belong to something.
fn of(columns: &[&str], rest: &'static str, what: &str) -> Sql {
    Sql::assembled(format!("select {} from {rest}", columns.join(", "))).bind(what)
}

/// Columns of rows as they are told.
fn picked(rows: &[Row], columns: &[&str]) -> anyhow::Result<Vec<Value>> {
    rows.iter().map(|row| pick(row, columns)).collect()
}

/// Columns of a row under their names.
fn pick(row: &Row, columns: &[&str]) -> anyhow::Result<Value> {
    let mut picked = Map::new();
    for column in columns {
        let name = column.rsplit([' ', '.']).next().unwrap_or(column);
        let value = match name {
            "notices" => serde_json::from_str(&row.get::<String>(name)?)?,
            flag if FLAGS.contains(&flag) => json!(row.flag(name)?),
            _ => plain(row, name)?,
        };
        picked.insert(name.strip_suffix("_id").unwrap_or(name).replace('_', "-"), value);
    }
    Ok(Value::Object(picked))
}

/// A number or a text, or nothing.
fn plain(row: &Row, name: &str) -> anyhow::Result<Value> {
    if let Ok(number) = row.get::<Option<i64>>(name) {
        return Ok(json!(number));
    }
    if let Ok(number) = row.get::<Option<f64>>(name) {
        return Ok(json!(number));
    }
    row.get::<Option<String>>(name).map(|text| json!(text))
}

const fn absence(absence: Option<Absence>) -> Option<&'static str> {
    match absence {
        None => None,
        Some(Absence::Left) => Some("left"),
        Some(Absence::Late) => Some("late"),
        Some(Absence::VotedOut) => Some("voted-out"),
    }
}

async fn whole_table(
    store: &Moment,
    games: Games,
    table: &TableRow,
    records: Vec<Vec<u8>>,
) -> anyhow::Result<Value> {
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Nobody => json!(null),
        Sitter::Bot { level } => json!({ "bot": level }),
        Sitter::Person { id, name, account, replaced } => {
            json!({ "person": id.0, "name": name, "account": account, "replaced": absence(*replaced) })
        }
    };
    let listed = |seats: SeatSet| seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
    let order = |order: &SeatOrder| json!({ "seat": order.seat.0, "kind": order.kind, "order": order.order });
    let asked = |asked: AskedUndo| json!({ "version": asked.version, "by": asked.by.0, "agreed": listed(asked.agreed) });
    let orders = store.orders(&table.id).await?;
    let some = async |columns, rest| picked(&store.read(of(columns, rest, &table.id.0)).await?, columns);
    let mut whole = json!({
        "id": table.id.0, "revision": table.revision, "game": table.game, "rules": table.rules,
        "options": table.options, "public": table.public, "hours": table.hours, "clock": table.clock,
        "deadline": table.deadline(), "phase": table.phase, "host": table.host.0,
        "seats": table.seats.iter().map(seat).collect::<Vec<_>>(), "seed": hex(&table.seed),
        "version": table.version, "waiting": listed(table.waiting), "bot-due": table.bot_due,
        "winners": table.winners.map(listed), "aborted": table.aborted,
        "imported": table.imported,
        "created": table.created, "changed": table.changed,
        "said": some(WORDS, "words where table_id = $1 order by number").await?,
        "votes": table.votes, "orders": orders.iter().map(order).collect::<Vec<_>>(),
        "undos": store.undos(&table.id).await?,
        "undo-request": store.undo_request(&table.id).await?.map(asked),
    });
    for rated in some(&["rated"], "tables where id = $1").await? {
        whole["rated"] = rated["rated"].clone();
    }
    let Some(setup) = &table.setup else { return Ok(whole) };
    // Rules that are not played here any more cannot word their records.
    let written: Vec<String> = records.iter().map(|record| hex(record)).collect();
    let saved = room::play_again(games, table, records)
        .and_then(|game| contained(|| Ok(game.map(|game| game.saved()))));
    match saved {
        Ok(saved) => whole["saved"] = json!(saved),
        Err(error) => {
            whole["why-not-saved"] = json!(format!("{error:#}"));
            whole["setup"] = json!(hex(setup));
            whole["records"] = json!(written);
        }
    }
    Ok(whole)
}

/// A column of a key.
#[derive(Clone, Copy)]
enum Part {
    Text(&'static str),
    Number(&'static str),
}

impl Part {
    const fn name(self) -> &'static str {
        match self {
            Self::Text(name) | Self::Number(name) => name,
        }
    }

    /// What comes before all others.
    const fn least(self) -> sql::Value {
        match self {
            Self::Text(_) => sql::Value::Text(Some(String::new())),
            Self::Number(_) => sql::Value::Integer(Some(i64::MIN)),
        }
    }

    fn of(self, row: &Row) -> anyhow::Result<sql::Value> {
        Ok(match self {
            Self::Text(column) => row.get::<String>(column)?.into(),
            Self::Number(column) => row.get::<i64>(column)?.into(),
        })
    }
}

/// Writes columns of all rows of a table that is read by its key, page by page; each under the name of its kind.
async fn each(
    store: &Moment,
    (table, kind): (&str, &'static str),
    columns: &[&str],
    key: &[Part],
    out: &mut Lines<'_>,
) -> anyhow::Result<()> {
    let names = key.iter().map(|part| part.name()).collect::<Vec<_>>().join(", ");
    let places = (1..=key.len()).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
    let text = format!(
        "select {} from {table} where ({names}) > ({places}) order by {names} limit ${}",
        columns.join(", "),
        key.len() + 1
    );
    let mut last: Vec<sql::Value> = key.iter().map(|part| part.least()).collect();
    loop {
        let after = last.into_iter().fold(Sql::assembled(text.clone()), Sql::bind);
        let rows = store.read(after.bind(AT_ONCE)).await?;
        let Some(end) = rows.last() else { return Ok(()) };
        last = key.iter().map(|part| part.of(end)).collect::<anyhow::Result<_>>()?;
        for row in &rows {
            out.line(kind, &pick(row, columns)?)?;
        }
    }
}
