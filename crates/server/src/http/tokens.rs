//! Tokens: what a person gives to a program, sees in a list, and takes back.

use axum::Json;
use axum::extract::{Path, State};
use orrery_protocol::{ApiToken, NewToken, TokenCard};

use super::body::Body;
use super::me::{done, known};
use super::passwords;
use crate::app::App;
use crate::ids::{TableId, Token};
use crate::limits::Gate;
use crate::lines;
use crate::names;
use crate::people::{Address, Owner, Session};
use crate::reason::{Reason, Refusal};
use crate::store::{Account, Change, Commit, Row, Sql, now};

/// How many tokens a person may have.
const MOST: i64 = 20;

/// The tokens of whoever asks.
pub(crate) async fn list(
    State(app): State<App>,
    Owner(session): Owner,
) -> Result<Json<Vec<TokenCard>>, Refusal> {
    let sql = "select program, label, made, seen from sessions
               where person = $1 and program is not null order by made, program";
    let card = |row: &Row| {
        Ok(TokenCard {
            id: row.get("program")?,
            label: row.get("label")?,
            made: row.get("made")?,
            seen: row.get("seen")?,
        })
    };
    let found = app.store().read(Sql::new(sql).bind(&session.person.id.0)).await?;
    Ok(Json(found.iter().map(card).collect::<anyhow::Result<_>>()?))
}

/// A new token for whoever asks, or for the account with this name and password.
pub(crate) async fn make(
    State(app): State<App>,
    owner: Option<Owner>,
    Address(address): Address,
    Body(NewToken { label, account }): Body<NewToken>,
) -> Result<Json<ApiToken>, Refusal> {
    let label = names::clean(&label).ok_or(Reason::BadName)?;
    // Nobody gets a token by a password or a session that is just being ended; both wait for the person's row.
    let (person, still, session, ended) = if let Some(credentials) = account {
        let Account { person, password } = known(&app, &address, credentials).await?;
        let still = passwords::still(&person.id, &password);
        (person, still, None, Reason::WrongPassword)
    } else {
        let Session { person, token, .. } = owner.ok_or(Reason::NoSession)?.0;
        let wait = Sql::new("update people set password = password where id = $1").bind(&person.id.0);
        (person, Change::Expect(wait), Some(token.hash().to_vec()), Reason::NoSession)
    };
    app.gates().pass(Gate::Login, &format!("token {}", person.id.0))?;
    // A name for lists is as random as that of a table, and tells nothing of the token.
    let (token, TableId(id)) = (Token::random(), TableId::random());
    let sql = "insert into sessions (hash, person, seen, program, label, made)
               select $1, $2, $3, $4, $5, $3 where
               (select count(*) from sessions where person = $2 and program is not null) < $6
               and ($7 is null or exists (select 1 from sessions where hash = $7))";
    let sql = Sql::new(sql).bind(&token.hash()[..]).bind(&person.id.0).bind(now());
    let insert = Change::Expect(sql.bind(&id).bind(&label).bind(MOST).bind(session));
    if app.store().commit(vec![still, insert]).await? == Commit::Conflict {
        let made = Sql::new("select 1 as one from sessions where person = $1 and program is not null");
        let made = app.store().read(made.bind(&person.id.0)).await?.len();
        return Err(if made as i64 >= MOST { Reason::TooManyTokens } else { ended }.into());
    }
    Ok(Json(ApiToken { id, token: token.cookie() }))
}

/// Ends a token; sockets that were opened with it close at once here, and within seconds elsewhere.
pub(crate) async fn revoke(
    State(app): State<App>,
    Owner(session): Owner,
    Path(id): Path<String>,
) -> Result<Json<()>, Refusal> {
    let person = &session.person.id;
    let end = Sql::new("delete from sessions where program = $1 and person = $2").bind(&id).bind(&person.0);
    done(app.store().commit(vec![Change::Expect(end)]).await?, Reason::NoSuchToken)?;
    lines::close_dead(&app, Some(person)).await?;
    Ok(Json(()))
}
