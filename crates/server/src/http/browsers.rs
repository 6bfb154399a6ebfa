//! Browsers that are told things by push: each subscribes itself, and its owner sees them in a list.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use orrery_protocol::{NewBrowser, NoticePage, NoticeSettings};

use super::body::Body;
use super::me::done;
use super::notices::{page, stored};
use crate::app::App;
use crate::limits::Gate;
use crate::notify::push::{Vapid, browsers, label};
use crate::notify::settings::{Stored, clean};
use crate::people::Owner;
use crate::reason::{Reason, Refusal};

/// The browser that asks is told things from now on.
pub(crate) async fn add(
    State(app): State<App>,
    Owner(session): Owner,
    headers: HeaderMap,
    Body(wish): Body<NewBrowser>,
) -> Result<Json<NoticePage>, Refusal> {
    app.gates().pass(Gate::Login, &format!("browser {}", session.person.id.0))?;
    // The key it subscribed with is there already, unless it has been changed since.
    Vapid::of(app.store()).await?;
    let usual = NoticeSettings::default();
    let guess = NoticeSettings {
        zone: wish.zone.clone().unwrap_or(usual.zone.clone()),
        language: wish.language.clone().unwrap_or(usual.language.clone()),
        ..usual
    };
    let first = Stored { settings: clean(guess, app.config())?, ..Stored::blank(session.person.id.clone()) };
    let mut changes = browsers::add(&session, &wish, label(&headers), app.config())?;
    changes.push(first.first()?);
    done(app.store().commit(changes).await?, Reason::TryAgain)?;
    let stored = stored(&app, &session).await?;
    page(&app, &session, stored).await
}

/// A browser of whoever asks is told nothing any more.
pub(crate) async fn remove(
    State(app): State<App>,
    Owner(session): Owner,
    Path(id): Path<String>,
) -> Result<Json<NoticePage>, Refusal> {
    let remove = browsers::remove(&session.person.id, &id);
    done(app.store().commit(vec![remove]).await?, Reason::NoSuchBrowser)?;
    let stored = stored(&app, &session).await?;
    page(&app, &session, stored).await
}
