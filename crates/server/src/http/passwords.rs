//! Passwords: how they are kept and changed, and the letter for somebody who has forgotten one.

use anyhow::Context;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use orrery_protocol::{Forgotten, NewPassword, Reset};

use super::body::Body;
use super::me::{done, with_cookie};
use super::sessions;
use crate::app::App;
use crate::ids::{PersonId, Token};
use crate::limits::Gate;
use crate::lines;
use crate::names;
use crate::notify::settings;
use crate::notify::words::Words;
use crate::people::{Address, Owner, Session};
use crate::reason::{Reason, Refusal};
use crate::store::{Change, Commit, Person, Sql, now};

/// The fewest and most characters of a password.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=128;
/// For how many seconds a letter holds.
const LETTER: i64 = 3600;
/// How many seconds lie between two letters to the same account, whoever asks for them.
const PAUSE: i64 = 300;

/// Refuses what cannot be a password.
pub(super) fn expect_fit(password: &str) -> Result<(), Reason> {
    if LENGTH.contains(&password.chars().count()) { Ok(()) } else { Err(Reason::BadPassword) }
}

/// Refuses whoever does not know the password of an account; what is kept of it.
pub(super) async fn expect_own(
    app: &App,
    address: &str,
    person: &Person,
    password: String,
) -> Result<String, Refusal> {
    app.gates().pass(Gate::Login, address)?;
    let name_key = names::key(&person.name);
    app.gates().pass(Gate::Name, &name_key)?;
    let known = app.store().account(name_key).await?.map(|account| account.password);
    let is_right = verify(app, password, known.clone()).await?;
    Ok(known.filter(|_| is_right).ok_or(Reason::WrongPassword)?)
}

/// What makes a commit fail if a password has been replaced since it was verified.
pub(super) fn still(person: &PersonId, known: &str) -> Change {
    let sql = Sql::new("update people set password = $1 where id = $2 and password = $1");
    Change::Expect(sql.bind(known).bind(&person.0))
}

/// Changes a password, and logs out all other browsers.
pub(crate) async fn change(
    State(app): State<App>,
    Owner(session): Owner,
    Address(address): Address,
    Body(NewPassword { current, password }): Body<NewPassword>,
) -> Result<Json<()>, Refusal> {
    let person = &session.person;
    if !person.account {
        return Err(Reason::NoAccount.into());
    }
    expect_fit(&password)?;
    let known = expect_own(&app, &address, person, current).await?;
    let replace = Sql::new("update people set password = $1 where id = $2 and password = $3");
    let replace = replace.bind(hash(&app, password).await?).bind(&person.id.0).bind(known);
    let forget = Sql::new("delete from resets where person = $1").bind(&person.id.0);
    let changes = vec![Change::Expect(replace), sessions::end_others(&session), Change::Do(forget)];
    done(app.store().commit(changes).await?, Reason::TryAgain)?;
    lines::close_dead(&app, Some(&person.id)).await?;
    Ok(Json(()))
}

/// Sends a letter to the address of an account, if it has one that is confirmed. The answer is the same, and comes as
/// soon, if it has none or if there is no such account.
pub(crate) async fn forgotten(
    State(app): State<App>,
    Address(address): Address,
    Body(Forgotten { name }): Body<Forgotten>,
) -> Result<Json<()>, Refusal> {
    if app.mailer().is_none() {
        return Err(Reason::NoMail.into());
    }
    app.gates().pass(Gate::Login, &address)?;
    let name_key = names::key(&names::clean(&name).ok_or(Reason::BadName)?);
    app.gates().pass(Gate::Login, &format!("reset {name_key}"))?;
    tokio::spawn(async move {
        if let Err(error) = write(&app, name_key).await {
            tracing::warn!(error = format!("{error:#}"), "a letter about a password does not go out");
        }
    });
    Ok(Json(()))
}

/// Writes the letter.
async fn write(app: &App, name_key: String) -> anyhow::Result<()> {
    let Some(account) = app.store().account(name_key).await? else { return Ok(()) };
    let person = account.person;
    let Some(wants) = settings::of(app.store(), &person.id).await? else { return Ok(()) };
    let (Some(mailer), Some(mail)) = (app.mailer(), wants.confirmed_address()) else { return Ok(()) };
    let token = Token::random();
    let letter = Sql::new(
        "insert into resets (person, token, mail, until) values ($1, $2, $3, $4)
         on conflict (person) do update set token = excluded.token, mail = excluded.mail, until = excluded.until
         where resets.until <= $5",
    );
    let until = now() + LETTER;
    let letter = letter.bind(&person.id.0).bind(&token.hash()[..]).bind(mail).bind(until).bind(until - PAUSE);
    if app.store().commit(vec![Change::Expect(letter)]).await? == Commit::Conflict {
        return Ok(());
    }
    let words = Words::of(&wants.settings.language, "");
    // What stands behind the sign is told to no server on the way.
    let url = format!("{}/reset#{}", app.site(), token.cookie());
    let body = words.say("notice-reset", &[("url", &url), ("name", &person.name)]);
    mailer.send(mail, &words.say("notice-reset-subject", &[]), &body, None).await
}

/// Sets the password of the account that a letter was about, ends all its sessions, programs included, and logs in this
/// browser: somebody else may have had the password.
pub(crate) async fn reset(
    State(app): State<App>,
    session: Option<Session>,
    Address(address): Address,
    headers: HeaderMap,
    Body(Reset { token, password }): Body<Reset>,
) -> Result<Response, Refusal> {
    app.gates().pass(Gate::Login, &address)?;
    expect_fit(&password)?;
    let letter = Token::parse(&token).ok_or(Reason::OldLetter)?;
    let person = addressed(&app, &letter).await?.ok_or(Reason::OldLetter)?;
    let spend = Sql::new("delete from resets where token = $1").bind(&letter.hash()[..]);
    let replace = Sql::new("update people set password = $1 where id = $2 and password is not null");
    let replace = replace.bind(hash(&app, password).await?).bind(&person.id.0);
    let token = Token::random();
    let mut changes = vec![
        Change::Expect(spend),
        Change::Expect(replace),
        sessions::end_all(&person.id),
        sessions::open(&token, &person, &headers),
    ];
    changes.extend(session.as_ref().map(|session| Change::CloseSession { hash: session.token.hash() }));
    done(app.store().commit(changes).await?, Reason::OldLetter)?;
    lines::close_dead(&app, Some(&person.id)).await?;
    if let Some(session) = session {
        lines::close_dead(&app, Some(&session.person.id)).await?;
    }
    Ok(with_cookie(&app, &token, &person))
}

/// The account that a letter is about, if it still holds and the address is still the account's.
async fn addressed(app: &App, letter: &Token) -> anyhow::Result<Option<Person>> {
    let sql =
        "select people.id, people.name, resets.mail from resets join people on people.id = resets.person
               where resets.token = $1 and resets.until > $2 and people.banned is null";
    let found = app.store().read(Sql::new(sql).bind(&letter.hash()[..]).bind(now())).await?;
    let Some(row) = found.first() else { return Ok(None) };
    let person = Person { id: PersonId(row.get("id")?), name: row.get("name")?, account: true };
    let mail: Option<String> = row.get("mail")?;
    let wants = settings::of(app.store(), &person.id).await?;
    let is_theirs = wants.is_some_and(|wants| mail.is_some() && wants.confirmed_address() == mail.as_ref());
    Ok(Some(person).filter(|_| is_theirs))
}

/// What is kept of a password.
pub(super) async fn hash(app: &App, password: String) -> anyhow::Result<String> {
    let _permit = app.passwords().acquire().await.context("waiting to hash a password")?;
    tokio::task::spawn_blocking(move || hash_here(&password)).await.context("hashing a password")?
}

/// The same on this thread.
pub(crate) fn hash_here(password: &str) -> anyhow::Result<String> {
    let hash = Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    hash.map_err(|error| anyhow::anyhow!("hashing a password: {error}"))
}

/// Whether a password is the one of which this is kept; without one it takes as long.
pub(super) async fn verify(app: &App, password: String, known: Option<String>) -> anyhow::Result<bool> {
    if expect_fit(&password).is_err() {
        return Ok(false);
    }
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
