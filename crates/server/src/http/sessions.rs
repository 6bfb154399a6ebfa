//! Where somebody is logged in: browsers in a list, which can be ended from any of them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use orrery_protocol::SessionCard;

use super::me::done;
use crate::app::App;
use crate::ids::{PersonId, Token, hex};
use crate::lines;
use crate::notify::push;
use crate::people::{LIFETIME, Owner, Session};
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Person, Sql, now};

/// How many bytes of a session's hash are its name in the list. It proves nothing: a hash opens no door.
const NAME: usize = 16;

/// What logs a browser in.
pub(super) fn open(token: &Token, person: &Person, headers: &HeaderMap) -> Change {
    Change::OpenSession { hash: token.hash(), person: person.id.clone(), label: push::label(headers) }
}

/// What notes which browser has a session: they change their names, and the oldest had none.
pub(super) fn label(session: &Session, headers: &HeaderMap) -> Change {
    let (browser, system) = push::label(headers);
    let sql = Sql::new(
        "update sessions set browser_name = $1, system_name = $2 where hash = $3 and program is null",
    );
    Change::Do(sql.bind(browser).bind(system).bind(&session.token.hash()[..]))
}

/// What logs out all browsers of a person but this one.
pub(super) fn end_others(session: &Session) -> Change {
    let sql = Sql::new("delete from sessions where person = $1 and program is null and hash <> $2");
    Change::Do(sql.bind(&session.person.id.0).bind(&session.token.hash()[..]))
}

/// What logs out all browsers of a person, and ends the tokens of all programs.
pub(super) fn end_all(person: &PersonId) -> Change {
    Change::Do(Sql::new("delete from sessions where person = $1").bind(&person.0))
}

/// The browsers where whoever asks is logged in, this one first.
pub(crate) async fn list(
    State(app): State<App>,
    Owner(session): Owner,
) -> Result<Json<Vec<SessionCard>>, Refusal> {
    cards(&app, &session).await
}

async fn cards(app: &App, session: &Session) -> Result<Json<Vec<SessionCard>>, Refusal> {
    let sql = "select hash, browser_name, system_name, seen from sessions
               where person = $1 and program is null and seen > $2 order by seen desc, hash";
    let mut cards = Vec::new();
    for row in app.store().read(Sql::new(sql).bind(&session.person.id.0).bind(now() - LIFETIME)).await? {
        let hash: Vec<u8> = row.get("hash")?;
        cards.push(SessionCard {
            id: hex(&hash[..NAME]),
            browser: row.get("browser_name")?,
            system: row.get("system_name")?,
            seen: row.get("seen")?,
            here: hash == session.token.hash(),
        });
    }
    cards.sort_by_key(|card| !card.here);
    Ok(Json(cards))
}

/// Logs out one browser of whoever asks.
pub(crate) async fn end(
    State(app): State<App>,
    Owner(session): Owner,
    Path(id): Path<String>,
) -> Result<Json<Vec<SessionCard>>, Refusal> {
    let person = &session.person.id;
    let all = Sql::new("select hash from sessions where person = $1 and program is null").bind(&person.0);
    let mut named = None;
    for row in app.store().read(all).await? {
        let hash: Vec<u8> = row.get("hash")?;
        if hex(&hash[..NAME]) == id {
            named = Some(hash);
        }
    }
    let named = named.ok_or(Reason::NoSuchSession)?;
    let end = Sql::new("delete from sessions where hash = $1").bind(&named[..]);
    done(app.store().commit(vec![Change::Expect(end)]).await?, Reason::NoSuchSession)?;
    lines::close_dead(&app, Some(person)).await?;
    cards(&app, &session).await
}

/// Logs out all browsers of whoever asks but this one.
pub(crate) async fn leave_others(
    State(app): State<App>,
    Owner(session): Owner,
) -> Result<Json<Vec<SessionCard>>, Refusal> {
    done(app.store().commit(vec![end_others(&session)]).await?, Reason::TryAgain)?;
    lines::close_dead(&app, Some(&session.person.id)).await?;
    cards(&app, &session).await
}
