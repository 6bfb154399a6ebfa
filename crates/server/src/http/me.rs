//! Who I am: guests, names, accounts.

use anyhow::Context;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use orrery_protocol::{Credentials, Me, Rename};
use serde::Deserialize;

use super::admin;
use super::body::Body;
use crate::app::App;
use crate::assets;
use crate::ids::{PersonId, TableId, Token};
use crate::limits::Gate;
use crate::names;
use crate::notify::push::browsers;
use crate::people::{Address, DAY, Owner, Session, cookie, no_cookie};
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Commit, Person, Sql, now};
use crate::{export, lines, retention};

/// The fewest and most characters of a password.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;

/// Who asks; somebody new becomes a guest with a friendly name.
pub(crate) async fn me(
    State(app): State<App>,
    session: Option<Session>,
    Address(address): Address,
) -> Result<Response, Refusal> {
    if let Some(session) = session {
        let me = Json(Me { admin: admin::is_admin(&session), ..wire(&session.person) });
        if now() - session.seen > DAY {
            let seen = Change::SeeSession { hash: session.token.hash() };
            app.store().commit(vec![seen]).await.map(drop)?;
            return Ok(([(SET_COOKIE, cookie(&session.token, app.config()))], me).into_response());
        }
        return Ok(me.into_response());
    }
    app.gates().pass(Gate::Guest, &address)?;
    let person = Person { id: PersonId::random(), name: names::guest(), account: false };
    let token = Token::random();
    let session = Change::OpenSession { hash: token.hash(), person: person.id.clone() };
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
    Ok(Json(wire(&person)))
}

/// Makes the guest an account; his tables stay his.
pub(crate) async fn register(
    State(app): State<App>,
    Owner(session): Owner,
    Address(address): Address,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refusal> {
    app.gates().pass(Gate::Login, &address)?;
    let name = names::clean(&credentials.name).ok_or(Reason::BadName)?;
    if !PASSWORD.contains(&credentials.password.chars().count()) {
        return Err(Reason::BadPassword.into());
    }
    if session.person.account {
        return Err(Reason::AccountsKeepNames.into());
    }
    let password = hash(&app, credentials.password).await?;
    let person = Person { id: session.person.id, name: name.clone(), account: true };
    let token = Token::random();
    // Seats that the guest took under this very name are the account's from now on.
    let seats = Sql::new("select table_id from seats where person = $1 and name = $2");
    let seats = app.store().read(seats.bind(&person.id.0).bind(&name)).await?;
    let tables: Vec<TableId> =
        seats.iter().map(|row| row.get("table_id").map(TableId)).collect::<anyhow::Result<_>>()?;
    let own = |sql: &'static str| Change::Do(Sql::new(sql).bind(&person.id.0).bind(&name));
    let changes = vec![
        Change::Register { person: person.clone(), name_key: names::key(&name), password },
        own("update tables set revision = revision + 1
             where id in (select table_id from seats where person = $1 and name = $2)"),
        own("update seats set account = 1 where person = $1 and name = $2"),
        Change::OpenSession { hash: token.hash(), person: person.id.clone() },
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
    Body(credentials): Body<Credentials>,
) -> Result<Response, Refusal> {
    let person = known(&app, &address, credentials).await?;
    let token = Token::random();
    let mut changes = vec![Change::OpenSession { hash: token.hash(), person: person.id.clone() }];
    if let Some(session) = &session {
        changes.push(Change::CloseSession { hash: session.token.hash() });
    }
    done(app.store().commit(changes).await?, Reason::TryAgain)?;
    if let Some(session) = session {
        lines::close_dead(&app, Some(&session.person.id)).await?;
    }
    Ok(with_cookie(&app, &token, &person))
}

/// Whose name and password these are.
pub(crate) async fn known(app: &App, address: &str, credentials: Credentials) -> Result<Person, Refusal> {
    app.gates().pass(Gate::Login, address)?;
    let name = names::clean(&credentials.name).ok_or(Reason::WrongPassword)?;
    if !PASSWORD.contains(&credentials.password.chars().count()) {
        return Err(Reason::WrongPassword.into());
    }
    let name_key = names::key(&name);
    app.gates().pass(Gate::Login, &format!("name {name_key}"))?;
    let account = app.store().account(name_key).await?;
    let known = account.as_ref().map(|account| account.password.clone());
    // An unknown name costs as much time as a wrong password.
    let is_right = verify(app, credentials.password, known).await?;
    let person = account.filter(|_| is_right).ok_or(Reason::WrongPassword)?.person;
    let banned =
        Sql::new("select 1 as one from people where id = $1 and banned is not null").bind(&person.id.0);
    if app.store().read(banned).await?.is_empty() { Ok(person) } else { Err(Reason::Banned.into()) }
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
pub(crate) async fn export(State(app): State<App>, Owner(session): Owner) -> Result<Response, Refusal> {
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
    Owner(session): Owner,
    Address(address): Address,
    Body(Leaving { password }): Body<Leaving>,
) -> Result<Response, Refusal> {
    app.gates().pass(Gate::Login, &address)?;
    if session.person.account {
        let account = app.store().account(names::key(&session.person.name)).await?;
        let known = account.map(|account| account.password);
        if !PASSWORD.contains(&password.chars().count()) || !verify(&app, password, known).await? {
            return Err(Reason::WrongPassword.into());
        }
    }
    let tables = retention::tables_of(app.store(), &session.person.id).await?;
    done(app.store().commit(retention::forget(&session.person)).await?, Reason::TryAgain)?;
    lines::close_dead(&app, Some(&session.person.id)).await?;
    app.hall().reload(&tables).await;
    Ok(([(SET_COOKIE, no_cookie())], Json(())).into_response())
}

fn wire(person: &Person) -> Me {
    Me { name: person.name.clone(), account: person.account, admin: false, build: assets::build().to_owned() }
}

fn with_cookie(app: &App, token: &Token, person: &Person) -> Response {
    ([(SET_COOKIE, cookie(token, app.config()))], Json(wire(person))).into_response()
}

/// Refuses for `reason` if a commit met a conflict.
pub(crate) fn done(commit: Commit, reason: Reason) -> Result<(), Reason> {
    match commit {
        Commit::Done => Ok(()),
        Commit::Conflict => Err(reason),
    }
}

async fn hash(app: &App, password: String) -> anyhow::Result<String> {
    let _permit = app.passwords().acquire().await.context("waiting to hash a password")?;
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed
        .await
        .context("hashing a password")?
        .map_err(|error| anyhow::anyhow!("hashing a password: {error}"))
}

async fn verify(app: &App, password: String, known: Option<String>) -> anyhow::Result<bool> {
    let Some(known) = known else {
        hash(app, password).await?;
        return Ok(false);
    };
    let _permit = app.passwords().acquire().await.context("waiting to verify a password")?;
    let verified = tokio::task::spawn_blocking(move || {
        let hash = PasswordHash::new(&known)?;
        anyhow::Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.context("verifying a password")?
}
