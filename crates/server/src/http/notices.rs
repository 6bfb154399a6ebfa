//! What a player wants to be told while away.

use axum::Json;
use axum::extract::{Path, State};
use orrery_protocol::{NoticePage, NoticeSettings};
use serde::Deserialize;

use super::body::Body;
use super::me::done;
use crate::app::App;
use crate::ids::Token;
use crate::limits::Gate;
use crate::notify::notice::Message;
use crate::notify::push::{Vapid, browsers};
use crate::notify::send;
use crate::notify::settings::{self, Stored, clean};
use crate::notify::words::Words;
use crate::people::{Owner, Session};
use crate::reason::{Reason, Refusal};

/// What a letter carries.
#[derive(Deserialize)]
pub(crate) struct Carried {
    token: String,
}

pub(super) async fn page(app: &App, session: &Session, stored: Stored) -> Result<Json<NoticePage>, Refusal> {
    let browsers = browsers::of(app.store(), &session.person.id).await?;
    Ok(Json(NoticePage {
        settings: stored.settings,
        mail: app.mailer().is_some(),
        browsers: browsers.iter().map(|browser| browser.card(session)).collect(),
        push_key: Vapid::of(app.store()).await?.public(),
    }))
}

pub(super) async fn stored(app: &App, session: &Session) -> anyhow::Result<Stored> {
    let known = settings::of(app.store(), &session.person.id).await?;
    Ok(known.unwrap_or_else(|| Stored::blank(session.person.id.clone())))
}

pub(crate) async fn show(State(app): State<App>, Owner(session): Owner) -> Result<Json<NoticePage>, Refusal> {
    let stored = stored(&app, &session).await?;
    page(&app, &session, stored).await
}

/// Stores settings. An address that is new gets a letter, and nothing else until it is confirmed.
pub(crate) async fn change(
    State(app): State<App>,
    Owner(session): Owner,
    Body(wish): Body<NoticeSettings>,
) -> Result<Json<NoticePage>, Refusal> {
    let mut stored = stored(&app, &session).await?;
    let before = stored.settings;
    stored.settings = clean(wish, app.config())?;
    let same = stored.settings.mail == before.mail;
    stored.settings.confirmed = same && before.confirmed;
    if !same {
        stored.confirmation = stored.settings.mail.is_some().then(|| Token::random().cookie());
    }
    if let (false, Some(mail), Some(token)) = (same, &stored.settings.mail, &stored.confirmation) {
        app.gates().pass(Gate::Login, &format!("mail {}", session.person.id.0))?;
        app.gates().pass(Gate::Login, &format!("mail to {mail}"))?;
        let words = Words::new(&stored.settings.language, "");
        let url = format!("{}/settings?confirm={token}", app.site());
        let body = words.say("notice-confirm", &[("url", &url), ("name", &session.person.name)]);
        let mailer = app.mailer().ok_or(Reason::NoMail)?;
        let sent = mailer.send(mail, &words.say("notice-confirm-subject", &[]), &body, None).await;
        if let Err(error) = sent {
            tracing::warn!(error = format!("{error:#}"), "a letter does not go out");
            return Err(Reason::BadMail.into());
        }
    }
    done(app.store().commit(vec![stored.change()?]).await?, Reason::TryAgain)?;
    page(&app, &session, stored).await
}

/// Sends a message now, to see whether it comes.
pub(crate) async fn test(State(app): State<App>, Owner(session): Owner) -> Result<Json<()>, Refusal> {
    app.gates().pass(Gate::Login, &format!("test {}", session.person.id.0))?;
    let stored = stored(&app, &session).await?;
    let browsers = browsers::of(app.store(), &session.person.id).await?;
    if !stored.is_reachable() && browsers.is_empty() {
        return Err(Reason::BadSettings.into());
    }
    let words = Words::new(&stored.settings.language, "");
    let subject = words.say("notice-test", &[]);
    let message = Message {
        body: format!("{subject}\n{}", app.site()),
        subject,
        short: String::new(),
        table: None,
        is_urgent: true,
        notices: serde_json::json!([]),
    };
    if let Err(error) = send::deliver(&app, &stored, &browsers, &message).await {
        tracing::info!(error = format!("{error:#}"), "a test message does not go out");
        let by_push = stored.settings.webhook.is_none() && !browsers.is_empty();
        return Err(if by_push { Reason::BadPush } else { Reason::BadWebhook }.into());
    }
    Ok(Json(()))
}

/// Confirms the address that a letter went to.
pub(crate) async fn confirm(
    State(app): State<App>,
    Body(Carried { token }): Body<Carried>,
) -> Result<Json<()>, Refusal> {
    let mut stored = settings::to_confirm(app.store(), &token).await?.ok_or(Reason::BadToken)?;
    stored.settings.confirmed = true;
    stored.confirmation = None;
    done(app.store().commit(vec![stored.change()?]).await?, Reason::TryAgain)?;
    Ok(Json(()))
}

/// Ends all letters; mail programs call it, too.
pub(crate) async fn leave(State(app): State<App>, Path(token): Path<String>) -> Result<Json<()>, Refusal> {
    let mut stored = settings::to_leave(app.store(), &token).await?.ok_or(Reason::BadToken)?;
    stored.settings.mail = None;
    stored.settings.confirmed = false;
    stored.confirmation = None;
    done(app.store().commit(vec![stored.change()?]).await?, Reason::TryAgain)?;
    Ok(Json(()))
}
