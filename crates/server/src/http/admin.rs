//! The page of whoever runs the server.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use orrery_protocol::{AdminPage, AdminPerson, AdminSitter, AdminTable, Ban, OldRules, RulesInUse};
use serde::Deserialize;

use super::body::Body;
use super::me::done;
use crate::app::App;
use crate::chores::Counts;
use crate::ids::{PersonId, TableId};
use crate::names;
use crate::people::Session;
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Row, Sitter, Sql, TableRow, now};
use crate::{ending, lines};

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

pub(crate) async fn show(State(app): State<App>, session: Session) -> Result<Json<AdminPage>, Refusal> {
    expect_admin(&session)?;
    let Counts { tables, people, sessions, rules } = app.chores().counts(app.store()).await?;
    let rules = rules.into_iter().map(|(game, rules, tables)| {
        let current = app.games().plays(&game, rules);
        RulesInUse { game, rules, tables, current }
    });
    let sql = Sql::new("select id from tables order by changed desc, id limit $1").bind(LISTED);
    let mut latest = Vec::new();
    for row in app.store().read(sql).await? {
        if let Some(table) = app.store().table(TableId(row.get("id")?)).await? {
            latest.push(listed(&app, table).await?);
        }
    }
    Ok(Json(AdminPage {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        tables,
        people,
        sessions,
        rooms: app.hall().rooms() as u32,
        sockets: app.metrics().sockets().max(0) as u32,
        rules: rules.collect(),
        latest,
    }))
}

async fn listed(app: &App, table: TableRow) -> anyhow::Result<AdminTable> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Nobody => String::new(),
        Sitter::Bot { level } => level.clone(),
        Sitter::Person { name, .. } => name.clone(),
    };
    // Whatever a seat is called, these are the people.
    let sql =
        "select distinct people.id, people.name, people.banned from seats join people on people.id = person
               where table_id = $1 order by people.name, people.id";
    let sitter = |row: &Row| {
        let banned = row.get::<Option<i64>>("banned")?.is_some();
        Ok(AdminSitter { id: row.get("id")?, name: row.get("name")?, banned })
    };
    let people = app.store().read(Sql::new(sql).bind(&table.id.0)).await?;
    Ok(AdminTable {
        names: table.seats.iter().map(name).collect(),
        people: people.iter().map(sitter).collect::<anyhow::Result<_>>()?,
        id: table.id.0,
        game: table.game,
        phase: table.phase,
        records: table.version.records,
        changed: table.changed,
    })
}

/// The ways in which words may stand in a name: databases tell upper and lower case of few letters alike.
fn spellings(words: &str) -> [String; 4] {
    let key = names::key(words);
    let capitals = key.split(' ').map(|word| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    let capitals = capitals.collect::<Vec<String>>().join(" ");
    [words.to_owned(), words.to_uppercase(), capitals, key]
}

/// People whose names, own or of a seat, contain some words; without words those who came last.
pub(crate) async fn people(
    State(app): State<App>,
    session: Session,
    query: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<AdminPerson>>, Refusal> {
    expect_admin(&session)?;
    let Query(Search { name }) = query.map_err(|_| Reason::Malformed)?;
    // Wildcards in the words are words.
    let like = |words: &String| {
        let escaped = words.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        format!("%{escaped}%")
    };
    let [typed, upper, capitals, key] = spellings(name.trim()).each_ref().map(like);
    let sql = Sql::new(
        "select * from (select people.id, people.name, password, banned,
         (select cast(count(*) as bigint) from sessions where sessions.person = people.id) as sessions,
         (select max(seen) from sessions where sessions.person = people.id) as seen,
         (select cast(count(distinct table_id) as bigint) from seats where seats.person = people.id) as tables
         from people where coalesce(name_key, lower(people.name)) like $1 escape '\\'
         or people.name like $2 escape '\\' or people.name like $3 escape '\\' or people.name like $4 escape '\\'
         or exists (select 1 from seats where seats.person = people.id and (lower(seats.name) like $1 escape '\\'
         or seats.name like $2 escape '\\' or seats.name like $3 escape '\\' or seats.name like $4 escape '\\'))) as found
         order by case when password is null then 1 else 0 end, case when seen is null then 1 else 0 end,
         seen desc, id limit $5",
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
    let sql = sql.bind(key).bind(typed).bind(upper).bind(capitals).bind(LISTED);
    let found = app.store().read(sql).await?;
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
    app.chores().count_again();
    tracing::info!(person = id, banned, by = session.person.name, "a ban");
    if banned {
        lines::close_dead(&app, Some(&PersonId(id))).await?;
    }
    Ok(Json(()))
}

/// Ends all running games of rules that are not played here.
pub(crate) async fn end(
    State(app): State<App>,
    session: Session,
    Body(OldRules { game, rules }): Body<OldRules>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&session)?;
    if app.games().plays(&game, rules) {
        return Err(Reason::CanGoOn.into());
    }
    let ended = ending::end_of_rules(app.store(), &game, rules).await?;
    app.chores().count_again();
    tracing::info!(game, rules, games = ended.len(), by = session.person.name, "games of old rules end");
    Ok(Json(()))
}
