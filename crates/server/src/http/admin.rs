//! The page of whoever runs the server.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use orrery_protocol::{AdminPage, AdminPerson, AdminTable, Ban, RulesInUse};
use serde::Deserialize;

use super::body::Body;
use super::me::done;
use crate::app::App;
use crate::ids::PersonId;
use crate::lines;
use crate::names;
use crate::people::{DAY, Session};
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Row, Sitter, Sql, TableRow, now};

/// How many tables and people a page has.
const LISTED: i64 = 50;

/// Whom to look for.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    name: String,
}

/// Whether somebody runs the server, and asks for that in person.
pub(crate) const fn is_admin(session: &Session) -> bool {
    session.is_operator && session.person.account && !session.is_program
}

fn expect_admin(session: &Session) -> Result<(), Reason> {
    if is_admin(session) { Ok(()) } else { Err(Reason::NotAdmin) }
}

async fn counted(app: &App, sql: Sql) -> anyhow::Result<u32> {
    app.store().read(sql).await?.first().map_or(Ok(0), |row| row.number("n"))
}

pub(crate) async fn show(State(app): State<App>, session: Session) -> Result<Json<AdminPage>, Refusal> {
    expect_admin(&session)?;
    let mut tables = BTreeMap::new();
    let by_phase = Sql::new("select phase, cast(count(*) as bigint) as n from tables group by phase");
    for row in app.store().read(by_phase).await? {
        tables.insert(row.get("phase")?, row.number("n")?);
    }
    let mut people = BTreeMap::new();
    for (kind, sql) in [
        ("accounts", "select cast(count(*) as bigint) as n from people where password is not null"),
        ("guests", "select cast(count(*) as bigint) as n from people where password is null"),
        ("banned", "select cast(count(*) as bigint) as n from people where banned is not null"),
    ] {
        people.insert(kind.to_owned(), counted(&app, Sql::new(sql)).await?);
    }
    let sessions =
        Sql::new("select cast(count(*) as bigint) as n from sessions where seen > $1").bind(now() - 30 * DAY);
    let in_use = Sql::new(
        "select game, rules, cast(count(*) as bigint) as n from tables where phase = 'playing'
         group by game, rules order by game, rules",
    );
    let rules = |row: &Row| {
        let (game, rules): (String, u32) = (row.get("game")?, row.number("rules")?);
        let current = app.games().find(&game).is_ok_and(|offer| offer.rules == rules);
        Ok(RulesInUse { game, rules, tables: row.number("n")?, current })
    };
    let rules = app.store().read(in_use).await?.iter().map(rules).collect::<anyhow::Result<_>>()?;
    let sql = Sql::new("select id from tables order by changed desc, id limit $1").bind(LISTED);
    let mut latest = Vec::new();
    for row in app.store().read(sql).await? {
        if let Some(table) = app.store().table(crate::ids::TableId(row.get("id")?)).await? {
            latest.push(listed(table));
        }
    }
    Ok(Json(AdminPage {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        tables,
        people,
        sessions: counted(&app, sessions).await?,
        rooms: app.hall().rooms() as u32,
        sockets: app.metrics().sockets().max(0) as u32,
        rules,
        latest,
    }))
}

fn listed(table: TableRow) -> AdminTable {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Nobody => String::new(),
        Sitter::Bot { level } => level.clone(),
        Sitter::Person { name, .. } => name.clone(),
    };
    AdminTable {
        names: table.seats.iter().map(name).collect(),
        id: table.id.0,
        game: table.game,
        phase: table.phase,
        records: table.version.records,
        changed: table.changed,
    }
}

/// People whose names contain some words; without words those who came last.
pub(crate) async fn people(
    State(app): State<App>,
    session: Session,
    query: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<AdminPerson>>, Refusal> {
    expect_admin(&session)?;
    let Query(Search { name }) = query.map_err(|_| Reason::Malformed)?;
    // Wildcards in the words are words.
    let escaped = names::key(&name).replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    let sql = Sql::new(
        "select * from (select people.id, people.name, password, banned,
         (select cast(count(*) as bigint) from sessions where sessions.person = people.id) as sessions,
         (select max(seen) from sessions where sessions.person = people.id) as seen,
         (select cast(count(distinct table_id) as bigint) from seats where seats.person = people.id) as tables
         from people where coalesce(name_key, lower(people.name)) like $1 escape '\\') as found
         order by case when password is null then 1 else 0 end, case when seen is null then 1 else 0 end,
         seen desc, id limit $2",
    );
    let person = |row: &Row| {
        Ok(AdminPerson {
            id: row.get("id")?,
            name: row.get("name")?,
            account: row.get::<Option<String>>("password")?.is_some(),
            sessions: row.number("sessions")?,
            seen: row.get("seen")?,
            tables: row.number("tables")?,
            banned: row.get::<Option<i64>>("banned")?.is_some(),
        })
    };
    let found = app.store().read(sql.bind(format!("%{escaped}%")).bind(LISTED)).await?;
    Ok(Json(found.iter().map(person).collect::<anyhow::Result<_>>()?))
}

/// Bans somebody, whose sessions are refused and whose sockets end at once, or lets them in again.
pub(crate) async fn ban(
    State(app): State<App>,
    session: Session,
    Body(Ban { id, banned }): Body<Ban>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&session)?;
    if id == session.person.id.0 {
        return Err(Reason::NotMine.into());
    }
    let since = banned.then(now);
    let change = Sql::new("update people set banned = $1 where id = $2").bind(since).bind(&id);
    done(app.store().commit(vec![Change::Expect(change)]).await?, Reason::NoSuchPlayer)?;
    tracing::info!(person = id, banned, by = session.person.name, "a ban");
    if banned {
        lines::close_dead(&app, Some(&PersonId(id))).await?;
    }
    Ok(Json(()))
}
