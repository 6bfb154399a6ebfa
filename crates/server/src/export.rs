//! Everything a store holds, as JSON that people can read: one line a thing.
//!
//! Passwords, sessions and the browsers that are told things by push are not in it, even hashed: they are of no use to
//! a reader. A game whose rules are played here is the text of a saved game, which `orrery replay` shows and
//! `/api/import` takes. All else is in it, hidden hands and seeds of running games included.

use std::io::Write;

use anyhow::Context;
use serde_json::{Value, json};

use crate::games::Games;
use crate::ids::{PersonId, TableId, hex};
use crate::room;
use crate::store::{Row, SeatOrder, Sitter, Sql, Store, TableRow, Tell, now, sql};

/// How many rows are read at once.
const AT_ONCE: i64 = 500;

/// Writes everything; `tell` hears how many tables are.
///
/// # Errors
/// If the store or the writer fails.
pub async fn export(
    store: &dyn Store,
    games: Games,
    out: &mut (dyn Write + Send),
    tell: Tell<'_>,
) -> anyhow::Result<()> {
    line(out, &json!({ "orrery-export": 1, "at": now(), "version": env!("CARGO_PKG_VERSION") }))?;
    let people = "select id, name, password, created, banned, operator from people
                  where id > $1 order by id limit $2";
    each(store, people, &[Part::Text("id")], out, |row| {
        Ok(json!({ "person": {
            "id": row.get::<String>("id")?, "name": row.get::<String>("name")?,
            "account": row.get::<Option<String>>("password")?.is_some(),
            "created": row.get::<i64>("created")?, "banned": row.get::<Option<i64>>("banned")?,
            "operator": row.flag("operator")?,
        }}))
    })
    .await?;
    let settings = "select person, body from settings where person > $1 order by person limit $2";
    each(store, settings, &[Part::Text("person")], out, |row| {
        let body: Value = serde_json::from_str(&row.get::<String>("body")?)?;
        Ok(json!({ "settings": { "person": row.get::<String>("person")?, "notices": body } }))
    })
    .await?;
    let ratings = "select person, game, players, mean, deviation, games, wins from ratings
                   where (person, game, players) > ($1, $2, $3) order by person, game, players limit $4";
    let key = [Part::Text("person"), Part::Text("game"), Part::Number("players")];
    each(store, ratings, &key, out, |row| Ok(json!({ "rating": rating(row)? }))).await?;
    let results = "select person, table_id, game, players, won, was, points, at from results
                   where (person, table_id) > ($1, $2) order by person, table_id limit $3";
    let key = [Part::Text("person"), Part::Text("table_id")];
    each(store, results, &key, out, |row| Ok(json!({ "result": result(row)? }))).await?;
    let count = store.read(Sql::new("select count(*) as number from tables")).await?;
    let all = count.iter().map(|row| row.number::<u64>("number")).sum::<anyhow::Result<u64>>()?;
    let (mut last, mut done) = (String::new(), 0);
    loop {
        let sql =
            Sql::new("select id from tables where id > $1 order by id limit $2").bind(&last).bind(AT_ONCE);
        let ids = store.read(sql).await?;
        let Some(end) = ids.last() else { return Ok(()) };
        last = end.get("id")?;
        for row in &ids {
            let id = TableId(row.get("id")?);
            if let Some((table, records)) = store.whole(id).await.context("reading a table")? {
                line(out, &json!({ "table": whole_table(store, games, &table, records).await? }))?;
            }
            done += 1;
            // There may be more by now.
            tell(done, all.max(done));
        }
    }
}

/// What a store holds about one person.
///
/// # Errors
/// If the store fails.
pub async fn about(store: &dyn Store, person: &PersonId) -> anyhow::Result<Value> {
    let of = |sql: &'static str| store.read(Sql::new(sql).bind(&person.0));
    let mut found = json!({ "id": person.0 });
    for row in of("select name, password, created from people where id = $1").await? {
        found["name"] = json!(row.get::<String>("name")?);
        found["account"] = json!(row.get::<Option<String>>("password")?.is_some());
        found["created"] = json!(row.get::<i64>("created")?);
    }
    let mut sessions = Vec::new();
    for row in
        of("select seen, label, browser_name, system_name from sessions where person = $1 order by seen")
            .await?
    {
        sessions.push(json!({
            "seen": row.get::<i64>("seen")?, "program": row.get::<Option<String>>("label")?,
            "browser": row.get::<Option<String>>("browser_name")?, "system": row.get::<Option<String>>("system_name")?,
        }));
    }
    found["sessions"] = json!(sessions);
    let mut browsers = Vec::new();
    let told = "select browser, system, endpoint, since from browsers join sessions on sessions.hash = browsers.session
                where sessions.person = $1 order by since, id";
    for row in of(told).await? {
        browsers.push(json!({
            "browser": row.get::<Option<String>>("browser")?, "system": row.get::<Option<String>>("system")?,
            "endpoint": row.get::<String>("endpoint")?, "since": row.get::<i64>("since")?,
        }));
    }
    found["browsers"] = json!(browsers);
    for row in of("select body from settings where person = $1").await? {
        found["notices"] = serde_json::from_str(&row.get::<String>("body")?)?;
    }
    let ratings = of("select person, game, players, mean, deviation, games, wins from ratings
                      where person = $1 order by game, players")
    .await?;
    found["ratings"] = Value::Array(ratings.iter().map(rating).collect::<anyhow::Result<_>>()?);
    let results = of("select person, table_id, game, players, won, was, points, at from results
                      where person = $1 order by at, table_id")
    .await?;
    found["results"] = Value::Array(results.iter().map(result).collect::<anyhow::Result<_>>()?);
    let mut tables = Vec::new();
    let seats = "select table_id, seat, seats.name, game, phase, created, changed from seats
                 join tables on tables.id = table_id where person = $1 order by created, table_id, seat";
    for row in of(seats).await? {
        tables.push(json!({
            "table": row.get::<String>("table_id")?, "seat": row.get::<i64>("seat")?,
            "name": row.get::<Option<String>>("name")?, "game": row.get::<String>("game")?,
            "phase": row.get::<String>("phase")?, "created": row.get::<i64>("created")?,
            "changed": row.get::<i64>("changed")?,
        }));
    }
    found["tables"] = json!(tables);
    let mut words = Vec::new();
    let said = "select table_id, words, at from words where person = $1 order by at, table_id, number";
    for row in of(said).await? {
        words.push(json!({
            "table": row.get::<String>("table_id")?, "words": row.get::<String>("words")?, "at": row.get::<i64>("at")?,
        }));
    }
    found["said"] = json!(words);
    Ok(found)
}

fn rating(row: &Row) -> anyhow::Result<Value> {
    Ok(json!({
        "person": row.get::<String>("person")?, "game": row.get::<String>("game")?,
        "players": row.get::<i64>("players")?, "mean": row.get::<f64>("mean")?,
        "deviation": row.get::<f64>("deviation")?, "games": row.get::<i64>("games")?,
        "wins": row.get::<i64>("wins")?,
    }))
}

fn result(row: &Row) -> anyhow::Result<Value> {
    Ok(json!({
        "person": row.get::<String>("person")?, "table": row.get::<String>("table_id")?,
        "game": row.get::<String>("game")?, "players": row.get::<i64>("players")?, "won": row.flag("won")?,
        "was": row.get::<i64>("was")?, "points": row.get::<i64>("points")?, "at": row.get::<i64>("at")?,
    }))
}

async fn whole_table(
    store: &dyn Store,
    games: Games,
    table: &TableRow,
    records: Vec<Vec<u8>>,
) -> anyhow::Result<Value> {
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Nobody => json!(null),
        Sitter::Bot { level } => json!({ "bot": level }),
        Sitter::Person { id, name, account, replaced } => {
            json!({ "person": id.0, "name": name, "account": account, "replaced": replaced.is_some() })
        }
    };
    let mut words = Vec::new();
    let said =
        Sql::new("select person, name, seat, words, at from words where table_id = $1 order by number");
    for row in store.read(said.bind(&table.id.0)).await? {
        words.push(json!({
            "person": row.get::<Option<String>>("person")?, "name": row.get::<String>("name")?,
            "seat": row.get::<Option<i64>>("seat")?, "words": row.get::<String>("words")?,
            "at": row.get::<i64>("at")?,
        }));
    }
    let order = |order: &SeatOrder| json!({ "seat": order.seat.0, "kind": order.kind, "order": order.order });
    let orders = store.orders(table.id.clone()).await?;
    let mut whole = json!({
        "id": table.id.0, "game": table.game, "rules": table.rules, "options": table.options,
        "public": table.public, "hours": table.hours, "clock": table.clock, "phase": table.phase,
        "host": table.host.0, "seats": table.seats.iter().map(seat).collect::<Vec<_>>(),
        "winners": table.winners.map(|seats| seats.iter().map(|seat| seat.0).collect::<Vec<_>>()),
        "aborted": table.aborted, "created": table.created, "changed": table.changed, "said": words,
        "votes": table.votes, "orders": orders.iter().map(order).collect::<Vec<_>>(),
        "undos": store.undos(table.id.clone()).await?,
    });
    let Some(setup) = &table.setup else { return Ok(whole) };
    // Rules that are not played here any more cannot word their records.
    let written: Vec<String> = records.iter().map(|record| hex(record)).collect();
    match room::play_again(games, table, records) {
        Ok(game) => whole["saved"] = json!(game.map(|game| game.saved())),
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

/// Writes all rows of a table that is read by its key, page by page.
async fn each(
    store: &dyn Store,
    sql: &'static str,
    key: &[Part],
    out: &mut (dyn Write + Send),
    word: impl Fn(&Row) -> anyhow::Result<Value>,
) -> anyhow::Result<()> {
    let mut last: Vec<sql::Value> = key.iter().map(|part| part.least()).collect();
    loop {
        let after = last.into_iter().fold(Sql::new(sql), Sql::bind);
        let rows = store.read(after.bind(AT_ONCE)).await?;
        let Some(end) = rows.last() else { return Ok(()) };
        last = key.iter().map(|part| part.of(end)).collect::<anyhow::Result<_>>()?;
        for row in &rows {
            line(out, &word(row)?)?;
        }
    }
}

fn line(out: &mut (dyn Write + Send), value: &Value) -> anyhow::Result<()> {
    writeln!(out, "{value}").context("writing")
}
