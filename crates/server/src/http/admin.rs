//! The page of whoever runs the server.

use anyhow::Context;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use orrery_protocol::{
    AdminPage, AdminPerson, AdminSitter, AdminTable, Ban, EndTable, Forget, LogOut, OldRules, Phase,
    RulesInUse, Unsay,
};
use serde::Deserialize;

use super::body::Body;
use super::me::{self, done};
use super::table_id;
use crate::app::App;
use crate::chores::Counts;
use crate::ids::{PersonId, TableId};
use crate::names;
use crate::people::Session;
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Person, Row, Sitter, Sql, TableRow, now};
use crate::{ending, lines};

/// How many tables and people a page has.
const LISTED: i64 = 50;

/// How many of the latest sessions are looked at for those who came last.
const LOOKED_AT: i64 = 10 * LISTED;

/// How many of the latest sessions are looked at for those who are called like something.
const SEARCHED: i64 = 10_000;

/// What operators are told of people, whose sessions and tables are counted for nobody else.
macro_rules! told_of {
    ($found:literal) => {
        concat!(
            "select people.id, people.name, password, banned, found.seen,
             (select cast(count(*) as bigint) from sessions where sessions.person = people.id) as sessions,
             (select cast(count(distinct table_id) as bigint) from seats where seats.person = people.id) as tables
             from (",
            $found,
            ") as found join people on people.id = found.id
             order by case when found.seen is null then 1 else 0 end, found.seen desc, people.id"
        )
    };
}

/// Those who came last.
const LATEST: &str = told_of!(
    "select person as id, max(seen) as seen from
     (select person, seen from sessions order by seen desc limit $1) as latest
     group by person order by max(seen) desc, person limit $2"
);

/// The account of a name, the person of an id, and among those who came last all whose own names or those of their seats are
/// spelt in one of four ways; accounts before guests. However many people there are, few are looked at.
const CALLED: &str = told_of!(
    "select id, max(seen) as seen from (
     select people.id, password, (select max(seen) from sessions where sessions.person = people.id) as seen
     from people where name_key = $6 or people.id = $2
     union all
     select people.id, password, seen from
     (select person, max(seen) as seen from
      (select person, seen from sessions order by seen desc limit $7) as latest group by person) as came
     join people on people.id = came.person
     where coalesce(name_key, lower(people.name)) like $1 escape '\\'
     or people.name like $3 escape '\\' or people.name like $4 escape '\\' or people.name like $5 escape '\\'
     or exists (select 1 from seats where seats.person = people.id and (lower(seats.name) like $1 escape '\\'
     or seats.name like $3 escape '\\' or seats.name like $4 escape '\\' or seats.name like $5 escape '\\'))) as called
     group by id, password
     order by case when password is null then 1 else 0 end, case when max(seen) is null then 1 else 0 end,
     max(seen) desc, id limit $8"
);

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

/// Refuses whoever does not run the server, or did when the request began and does not any more.
async fn expect_admin(app: &App, session: &Session) -> Result<(), Refusal> {
    if is_admin(session) && is_admin(&session.again(app).await?) {
        Ok(())
    } else {
        Err(Reason::NotAdmin.into())
    }
}

pub(crate) async fn show(State(app): State<App>, session: Session) -> Result<Json<AdminPage>, Refusal> {
    expect_admin(&app, &session).await?;
    let Counts { tables, people, sessions, rules } = app.chores().counts(app.store()).await?;
    let mut in_use = Vec::new();
    for (game, rules, tables) in rules {
        let current = is_played(&app, &game, rules).await?;
        in_use.push(RulesInUse { game, rules, tables, current });
    }
    let sql = Sql::new("select id from tables order by changed desc, id limit $1").bind(LISTED);
    let latest = found(&app, sql).await?;
    Ok(Json(AdminPage {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        tables,
        people,
        sessions,
        rooms: app.hall().rooms() as u32,
        sockets: app.metrics().sockets().max(0) as u32,
        rules: in_use,
        latest,
    }))
}

/// The tables that a query finds. One that cannot be read is in nobody's way.
async fn found(app: &App, sql: Sql) -> anyhow::Result<Vec<AdminTable>> {
    let mut found = Vec::new();
    for row in app.store().read(sql).await? {
        let id = TableId(row.get("id")?);
        match app.store().table(id.clone()).await {
            Ok(Some(table)) => found.push(listed(app, table).await?),
            Ok(None) => (),
            Err(error) => {
                tracing::warn!(table = %id, error = format!("{error:#}"), "a table cannot be read");
            }
        }
    }
    Ok(found)
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
    let host = "select id, name, banned from people where id = $1";
    let sitter = |row: &Row| {
        let banned = row.get::<Option<i64>>("banned")?.is_some();
        Ok(AdminSitter { id: row.get("id")?, name: row.get("name")?, banned })
    };
    let people = app.store().read(Sql::new(sql).bind(&table.id.0)).await?;
    let host = app.store().read(Sql::new(host).bind(&table.host.0)).await?;
    Ok(AdminTable {
        names: table.seats.iter().map(name).collect(),
        host: sitter(host.first().context("a table without a host")?)?,
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

/// Those who came lately and whose names, own or of a seat, contain some words, and the account that is called so; without
/// words those who came last.
pub(crate) async fn people(
    State(app): State<App>,
    session: Session,
    query: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<AdminPerson>>, Refusal> {
    expect_admin(&app, &session).await?;
    let Query(Search { name }) = query?;
    let sql = if name.trim().is_empty() {
        Sql::new(LATEST).bind(LOOKED_AT).bind(LISTED)
    } else {
        // Wildcards in the words are words.
        let like = |words: &String| {
            let escaped = words.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
            format!("%{escaped}%")
        };
        let name = name.trim();
        let [typed, upper, capitals, key] = spellings(name).each_ref().map(like);
        let sql = Sql::new(CALLED).bind(key).bind(name).bind(typed).bind(upper).bind(capitals);
        sql.bind(names::key(name)).bind(SEARCHED).bind(LISTED)
    };
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
    let found = app.store().read(sql).await?;
    Ok(Json(found.iter().map(person).collect::<anyhow::Result<_>>()?))
}

/// Bans somebody, whose sessions are refused, whose sockets end at once and whose bots play no game alone any more, or lets
/// them in again.
pub(crate) async fn ban(
    State(app): State<App>,
    session: Session,
    Body(Ban { id, banned }): Body<Ban>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    if id == session.person.id.0 {
        return Err(Reason::NotMine.into());
    }
    let since = banned.then(now);
    let change = Sql::new("update people set banned = $1 where id = $2").bind(since).bind(&id);
    done(app.store().commit(vec![Change::Expect(change)]).await?, Reason::NoSuchPlayer)?;
    app.chores().count_again();
    tracing::info!(person = id, banned, by = session.person.name, "a ban");
    if banned {
        let person = PersonId(id);
        lines::close_dead(&app, Some(&person)).await?;
        let ended = ending::end_of_bots(app.store(), &person).await?;
        app.hall().reload(&ended).await;
    }
    Ok(Json(()))
}

/// Forgets somebody for good, as if they had left themselves.
pub(crate) async fn forget(
    State(app): State<App>,
    session: Session,
    Body(Forget { id }): Body<Forget>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    if id == session.person.id.0 {
        return Err(Reason::NotMine.into());
    }
    let sql = Sql::new("select name, password from people where id = $1").bind(&id);
    let rows = app.store().read(sql).await?;
    let row = rows.first().ok_or(Reason::NoSuchPlayer)?;
    let account = row.get::<Option<String>>("password")?.is_some();
    let person = Person { id: PersonId(id), name: row.get("name")?, account };
    me::forget(&app, &person).await?;
    app.chores().count_again();
    tracing::info!(person = person.id.0, by = session.person.name, "a person is forgotten");
    Ok(Json(()))
}

/// Takes the words out of a line of a table's chat; who spoke and when stays.
pub(crate) async fn unsay(
    State(app): State<App>,
    session: Session,
    Body(Unsay { table, at, words }): Body<Unsay>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    let table = table_id(&table)?;
    let unsay = Sql::new("update words set words = '' where table_id = $1 and at = $2 and words = $3");
    // Tables in memory that still know the words are loaded again before their next change.
    let touch = Sql::new("update tables set revision = revision + 1 where id = $1").bind(&table.0);
    let changes = vec![Change::Expect(unsay.bind(&table.0).bind(at).bind(words)), Change::Expect(touch)];
    done(app.store().commit(changes).await?, Reason::NoSuchRecord)?;
    app.hall().reload(std::slice::from_ref(&table)).await;
    tracing::info!(%table, at, by = session.person.name, "words are taken away");
    Ok(Json(()))
}

/// Whether any server plays a game by these rules.
async fn is_played(app: &App, game: &str, rules: u32) -> anyhow::Result<bool> {
    Ok(app.games().plays(game, rules) || app.store().is_played_elsewhere(game.to_owned(), rules).await?)
}

/// Ends all running games of rules that no server plays.
pub(crate) async fn end(
    State(app): State<App>,
    session: Session,
    Body(OldRules { game, rules }): Body<OldRules>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    if is_played(&app, &game, rules).await? {
        return Err(Reason::CanGoOn.into());
    }
    let ended = ending::end_of_rules(app.store(), &game, rules).await?;
    app.chores().count_again();
    tracing::info!(game, rules, games = ended.len(), by = session.person.name, "games of old rules end");
    Ok(Json(()))
}

/// Ends one running game without a result.
pub(crate) async fn end_table(
    State(app): State<App>,
    session: Session,
    Body(EndTable { id }): Body<EndTable>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    let id = table_id(&id)?;
    let row = app.store().table(id.clone()).await?.ok_or(Reason::NoSuchTable)?;
    if row.phase != Phase::Playing {
        return Err(Reason::NotPlaying.into());
    }
    done(ending::end_while_played(app.store(), row, |_| true).await?, Reason::TryAgain)?;
    app.hall().reload(std::slice::from_ref(&id)).await;
    app.chores().count_again();
    tracing::info!(table = %id, by = session.person.name, "a game is ended");
    Ok(Json(()))
}

/// Logs somebody out everywhere; programs, too.
pub(crate) async fn log_out(
    State(app): State<App>,
    session: Session,
    Body(LogOut { id }): Body<LogOut>,
) -> Result<Json<()>, Refusal> {
    expect_admin(&app, &session).await?;
    let person = PersonId(id);
    let end = Sql::new("delete from sessions where person = $1").bind(&person.0);
    // Nobody who is logged in nowhere is missing.
    done(app.store().commit(vec![Change::Do(end)]).await?, Reason::TryAgain)?;
    tracing::info!(person = person.0, by = session.person.name, "sessions end");
    lines::close_dead(&app, Some(&person)).await?;
    Ok(Json(()))
}

/// Whose tables, or which.
#[derive(Deserialize)]
pub(crate) struct Of {
    of: String,
}

/// The table of an id, or the latest at which the person of an id sits or is the host.
pub(crate) async fn tables(
    State(app): State<App>,
    session: Session,
    query: Result<Query<Of>, QueryRejection>,
) -> Result<Json<Vec<AdminTable>>, Refusal> {
    expect_admin(&app, &session).await?;
    let Query(Of { of }) = query?;
    let sql = "select id, changed from tables where id = $1
               union select id, changed from tables where host = $1
               union select tables.id, changed from seats join tables on tables.id = table_id where person = $1
               order by changed desc, id limit $2";
    Ok(Json(found(&app, Sql::new(sql).bind(of.trim()).bind(LISTED)).await?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::plan_of;

    #[tokio::test]
    async fn those_who_came_last_are_found_without_a_look_at_everybody() {
        for text in [LATEST, CALLED] {
            let plan = plan_of(text).await;
            assert!(plan.iter().any(|step| step.contains("sessions_by_seen")), "{plan:?}");
            // What is scanned is the few that were found.
            for table in ["people", "sessions", "seats"] {
                let reads = plan.iter().filter(|step| step.contains(&format!("SCAN {table}")));
                assert!(reads.clone().all(|step| step.contains("sessions_by_seen")), "{plan:?}");
            }
        }
    }
}
