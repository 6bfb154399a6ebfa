//! Who I am: guests, names, accounts.

use anyhow::Context;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use orrery_protocol::{Credentials, Me, Rename};
use serde::Deserialize;

use super::body::Body;
use super::{admin, passwords, sessions};
use crate::app::App;
use crate::assets;
use crate::ids::{PersonId, TableId, Token};
use crate::limits::Gate;
use crate::names;
use crate::notify::push::browsers;
use crate::people::{Address, DAY, Leaver, Owner, Session, cookie, no_cookie};
use crate::reason::{Reason, Refusal};
use crate::room::Command;
use crate::store::{Account, Change, Commit, Person, Sql, now};
use crate::{export, lines, retention};

/// Who asks; somebody new becomes a guest with a friendly name.
pub(crate) async fn me(
    State(app): State<App>,
    session: Option<Session>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(session) = session {
        let me = Json(Me { admin: admin::is_admin(&session), ..wire(&app, &session.person) });
        if now() - session.seen > DAY {
            let seen = Change::SeeSession { hash: session.token.hash() };
            app.store().commit(vec![seen, sessions::label(&session, &headers)]).await.map(drop)?;
            return Ok(([(SET_COOKIE, cookie(&session.token, app.config()))], me).into_response());
        }
        return Ok(me.into_response());
    }
    app.gates().pass(Gate::Guest, &address)?;
    let person = Person { id: PersonId::random(), name: names::guest(), account: false };
    let token = Token::random();
    let session = sessions::open(&token, &person, &headers);
    done(app.store().commit(vec![Change::Guest(person.clone()), session]).await?, Reason::TryAgain)?;
    Ok(with_cookie(&app, &token, &person))
}

/// Gives a guest another name.
pub(crate) async fn rename(
    State(app): State<App>,
    Owner(session): Owner,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Refusal> {
    let name = names::clean(&name).ok_or(Reason::BadName)?;
    if session.person.account {
        return Err(Reason::AccountsKeepNames.into());
    }
    let person = Person { name, ..session.person };
    done(app.store().commit(vec![Change::Rename(person.clone())]).await?, Reason::NameTaken)?;
    Ok(Json(wire(&app, &person)))
}

/// Makes the guest an account; his tables stay his.
pub(crate) async fn register(
    State(app): State<App>,
    Owner(session): Owner,
    Address(address): Address,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refusal> {
    app.gates().pass(Gate::Login, &address)?;
    let name = names::clean(&credentials.name).ok_or(Reason::BadName)?;
    passwords::expect_fit(&credentials.password)?;
    if session.person.account {
        return Err(Reason::AccountsKeepNames.into());
    }
    let password = passwords::hash(&app, credentials.password).await?;
    let person = Person { id: session.person.id, name: name.clone(), account: true };
    let token = Token::random();
    // Seats that the guest took under this very name are the account's from now on.
    let seats = Sql::new("select table_id from seats where person = $1 and name = $2");
    let seats = app.store().read(seats.bind(&person.id.0).bind(&name)).await?;
    let tables: Vec<TableId> =
        seats.iter().map(|row| row.get("table_id").map(TableId)).collect::<anyhow::Result<_>>()?;
    let own = |sql: &'static str| Change::Do(Sql::new(sql).bind(&person.id.0).bind(&name));
    let changes = vec![
        Change::LockTablesOf(person.id.clone()),
        Change::Register { person: person.clone(), name_key: names::key(&name), password },
        own("update tables set revision = revision + 1
             where id in (select table_id from seats where person = $1 and name = $2)"),
        own("update seats set account = 1 where person = $1 and name = $2"),
        sessions::open(&token, &person, &headers),
        browsers::carry_over(session.token.hash(), token.hash()),
        Change::CloseSession { hash: session.token.hash() },
    ];
    done(app.store().commit(changes).await?, Reason::NameTaken)?;
    lines::close_dead(&app, Some(&person.id)).await?;
    app.hall().reload(&tables).await;
    Ok(with_cookie(&app, &token, &person))
}

/// Comes back to an account, with a new token.
pub(crate) async fn login(
    State(app): State<App>,
    session: Option<Session>,
    Address(address): Address,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refusal> {
    let Account { person, password } = known(&app, &address, credentials).await?;
    let token = Token::random();
    // Whoever logs in with a password that is just being changed is not logged in.
    let mut changes =
        vec![passwords::still(&person.id, &password), sessions::open(&token, &person, &headers)];
    if let Some(session) = &session {
        changes.push(Change::CloseSession { hash: session.token.hash() });
    }
    done(app.store().commit(changes).await?, Reason::WrongPassword)?;
    if let Some(session) = session {
        lines::close_dead(&app, Some(&session.person.id)).await?;
    }
    Ok(with_cookie(&app, &token, &person))
}

/// Whose name and password these are.
pub(crate) async fn known(app: &App, address: &str, credentials: Credentials) -> Result<Account, Refusal> {
    app.gates().pass(Gate::Login, address)?;
    let name = names::clean(&credentials.name).ok_or(Reason::WrongPassword)?;
    let name_key = names::key(&name);
    app.gates().pass(Gate::Name, &name_key)?;
    let account = app.store().account(name_key).await?;
    let known = account.as_ref().map(|account| account.password.clone());
    // An unknown name costs as much time as a wrong password.
    let is_right = passwords::verify(app, credentials.password, known).await?;
    let account = account.filter(|_| is_right).ok_or(Reason::WrongPassword)?;
    let banned = Sql::new("select 1 as one from people where id = $1 and banned is not null")
        .bind(&account.person.id.0);
    if app.store().read(banned).await?.is_empty() { Ok(account) } else { Err(Reason::Banned.into()) }
}

/// Ends the session.
pub(crate) async fn logout(State(app): State<App>, session: Option<Session>) -> Result<Response, Refusal> {
    if let Some(session) = session {
        let close = Change::CloseSession { hash: session.token.hash() };
        done(app.store().commit(vec![close]).await?, Reason::TryAgain)?;
        lines::close_dead(&app, Some(&session.person.id)).await?;
    }
    Ok(([(SET_COOKIE, no_cookie())], Json(())).into_response())
}

/// Everything the server knows about whoever asks.
pub(crate) async fn export(State(app): State<App>, Leaver(session): Leaver) -> Result<Response, Refusal> {
    app.gates().pass(Gate::Login, &format!("export {}", session.person.id.0))?;
    let about = export::about(app.store(), &session.person.id).await?;
    let text = serde_json::to_string_pretty(&about).context("writing")?;
    let headers =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"orrery.json\"")];
    Ok((headers, text).into_response())
}

/// The password of an account that leaves.
#[derive(Deserialize)]
pub(crate) struct Leaving {
    #[serde(default)]
    password: String,
}

/// Leaves for good: the games stay, with somebody nameless in the seat.
pub(crate) async fn delete(
    State(app): State<App>,
    Leaver(session): Leaver,
    Address(address): Address,
    Body(Leaving { password }): Body<Leaving>,
) -> Result<Response, Refusal> {
    if session.person.account {
        passwords::expect_own(&app, &address, &session.person, password).await?;
    } else {
        app.gates().pass(Gate::Login, &address)?;
    }
    forget(&app, &session.person).await?;
    Ok(([(SET_COOKIE, no_cookie())], Json(())).into_response())
}

/// Forgets somebody, at the tables in memory too.
pub(super) async fn forget(app: &App, person: &Person) -> Result<(), Refusal> {
    let tables = retention::tables_of(app.store(), &person.id).await?;
    done(app.store().commit(retention::forget(person)).await?, Reason::TryAgain)?;
    lines::close_dead(app, Some(&person.id)).await?;
    app.hall().reload(&tables).await;
    for table in retention::votes_of(app.store(), &person.id).await? {
        // One of older rules cannot be looked at.
        let _ = app.hall().send(&table, Command::LookUp).await;
    }
    Ok(())
}

fn wire(app: &App, person: &Person) -> Me {
    Me {
        name: person.name.clone(),
        account: person.account,
        admin: false,
        letters: app.mailer().is_some(),
        only_finishes: !app.config().new_tables,
        build: assets::build().to_owned(),
    }
}

/// Who somebody is from now on, with the cookie that proves it.
pub(super) fn with_cookie(app: &App, token: &Token, person: &Person) -> Response {
    ([(SET_COOKIE, cookie(token, app.config()))], Json(wire(app, person))).into_response()
}

/// Refuses for `reason` if a commit met a conflict.
pub(crate) fn done(commit: Commit, reason: Reason) -> Result<(), Reason> {
    match commit {
        Commit::Done => Ok(()),
        Commit::Conflict => Err(reason),
    }
}
