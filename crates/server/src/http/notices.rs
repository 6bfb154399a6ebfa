//! What a player wants to be told while away.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Redirect;
use orrery_protocol::{NewNotices, NoticePage, NoticeSettings};
use serde::Deserialize;

use super::body::Body;
use super::me::done;
use super::passwords;
use crate::app::App;
use crate::ids::Token;
use crate::limits::Gate;
use crate::notify::notice::Message;
use crate::notify::push::{Vapid, browsers};
use crate::notify::send::{self, Way};
use crate::notify::settings::{self, Stored, clean};
use crate::notify::words::Words;
use crate::people::{Address, Owner, Session};
use crate::reason::{Reason, Refusal};
use crate::store::{Commit, Sql};

/// How often something is tried that others change at the same time.
const TRIES: usize = 5;

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

/// Stores settings. An address that is new gets a letter, and nothing else until it is confirmed; until then letters go
/// where they went.
pub(crate) async fn change(
    State(app): State<App>,
    Owner(session): Owner,
    Address(address): Address,
    Body(NewNotices { settings, password }): Body<NewNotices>,
) -> Result<Json<NoticePage>, Refusal> {
    let mut stored = stored(&app, &session).await?;
    let wish = clean(settings, app.config())?;
    let NoticeSettings { mail, confirmed, waiting, .. } = stored.settings.clone();
    let address_wanted = wish.mail.clone();
    stored.settings = NoticeSettings { mail, confirmed, waiting, ..wish };
    let before = stored.confirmed_address().cloned();
    let mut changes = Vec::new();
    if stored.address() != address_wanted.as_ref() {
        // Whoever has the address has the account: a letter sets another password.
        if session.person.account && (before.is_none() || before != address_wanted) {
            let known =
                passwords::expect_own(&app, &address, &session.person, password.unwrap_or_default()).await?;
            changes.push(passwords::still(&session.person.id, &known));
        }
        stored.give_address(address_wanted);
        ask_whether_right(&app, &session, &address, &stored).await?;
    }
    changes.extend([stored.change()?, stored.nothing_due()]);
    done(app.store().commit(changes).await?, Reason::TryAgain)?;
    if let Some(old) = before.filter(|_| stored.confirmed_address().is_none()) {
        tell_old_address(app.clone(), old, session.person.name.clone(), &stored.settings.language);
    }
    page(&app, &session, stored).await
}

/// Tells an address that letters go elsewhere from now on.
fn tell_old_address(app: App, old: String, name: String, language: &str) {
    let words = Words::of(language, "");
    tokio::spawn(async move {
        let Some(mailer) = app.mailer() else { return };
        let body = words.say("notice-replaced", &[("name", &name), ("url", &app.site())]);
        let sent = mailer.send(&old, &words.say("notice-replaced-subject", &[]), &body, None).await;
        if let Err(error) = sent {
            tracing::info!(error = format!("{error:#}"), "an address that was replaced is not told");
        }
    });
}

/// Sends the letter about an address that is not confirmed yet once more; nothing else is changed.
pub(crate) async fn again(
    State(app): State<App>,
    Owner(session): Owner,
    Address(address): Address,
) -> Result<Json<()>, Refusal> {
    let stored = stored(&app, &session).await?;
    if stored.confirmation.is_none() {
        return Err(Reason::BadSettings.into());
    }
    done(app.store().commit(vec![stored.ask_again()]).await?, Reason::TryAgain)?;
    ask_whether_right(&app, &session, &address, &stored).await?;
    Ok(Json(()))
}

/// Sends the letter that asks whether an address is right, if there is one to ask about.
async fn ask_whether_right(
    app: &App,
    session: &Session,
    address: &str,
    stored: &Stored,
) -> Result<(), Refusal> {
    if let (Some(mail), Some(token)) = (stored.address(), &stored.confirmation) {
        // The address may be a stranger's, who has asked for nothing.
        app.gates().pass(Gate::LetterFrom, address)?;
        app.gates().pass(Gate::Letter, &format!("of {}", session.person.id.0))?;
        app.gates().pass(Gate::Letter, &format!("to {}", mail.to_lowercase()))?;
        let words = Words::of(&stored.settings.language, "");
        let url = format!("{}/settings?confirm={token}", app.site());
        let body = words.say("notice-confirm", &[("url", &url), ("name", &session.person.name)]);
        let mailer = app.mailer().ok_or(Reason::NoMail)?;
        let sent = mailer.send(mail, &words.say("notice-confirm-subject", &[]), &body, None).await;
        if let Err(error) = sent {
            tracing::warn!(error = format!("{error:#}"), "a letter does not go out");
            return Err(Reason::BadMail.into());
        }
    }
    Ok(())
}

/// Sends a message now, to see whether it comes.
pub(crate) async fn test(State(app): State<App>, Owner(session): Owner) -> Result<Json<()>, Refusal> {
    app.gates().pass(Gate::Login, &format!("test {}", session.person.id.0))?;
    let stored = stored(&app, &session).await?;
    let browsers = browsers::of(app.store(), &session.person.id).await?;
    if !stored.is_reachable() && browsers.is_empty() {
        return Err(Reason::BadSettings.into());
    }
    let words = Words::of(&stored.settings.language, "");
    let subject = words.say("notice-test", &[]);
    let message = Message {
        body: format!("{subject}\n{}", app.site()),
        brief: Vec::new(),
        language: stored.settings.language.clone(),
        site: app.site(),
        subject,
        short: String::new(),
        table: None,
        is_urgent: true,
        notices: serde_json::json!([]),
    };
    // One way that works is enough for a game, but whoever tries wants to know of each.
    for (way, sent) in send::by_all_ways(&app, &stored, &browsers, &message).await {
        if let Err(error) = sent {
            tracing::info!(?way, error = format!("{error:#}"), "a test message does not go out");
            return Err(match way {
                Way::Mail => Reason::LetterLost,
                Way::Webhook => Reason::BadWebhook,
                Way::Push => Reason::BadPush,
            }
            .into());
        }
    }
    Ok(Json(()))
}

/// Confirms the address that a letter went to.
pub(crate) async fn confirm(
    State(app): State<App>,
    Body(Carried { token }): Body<Carried>,
) -> Result<Json<()>, Refusal> {
    for _ in 0..TRIES {
        let mut stored = settings::to_confirm(app.store(), &token).await?.ok_or(Reason::BadToken)?;
        let old = stored.confirm();
        if app.store().commit(vec![stored.change()?]).await? == Commit::Conflict {
            continue;
        }
        if let Some(old) = old {
            let named = Sql::new("select name from people where id = $1").bind(&stored.person.0);
            for row in app.store().read(named).await? {
                tell_old_address(app.clone(), old.clone(), row.get("name")?, &stored.settings.language);
            }
        }
        return Ok(Json(()));
    }
    Err(Reason::TryAgain.into())
}

/// Ends all letters about games; mail programs call it, too. The address stays, for a forgotten password.
pub(crate) async fn leave(State(app): State<App>, Path(token): Path<String>) -> Result<Json<()>, Refusal> {
    for _ in 0..TRIES {
        let mut stored = settings::to_leave(app.store(), &token).await?.ok_or(Reason::BadToken)?;
        stored.settings.letters = false;
        if app.store().commit(vec![stored.change()?]).await? == Commit::Done {
            return Ok(Json(()));
        }
    }
    Err(Reason::TryAgain.into())
}

/// Leads whoever follows the same address by a click to the page where one more ends all letters: programs that look
/// at every link in a letter end nothing.
pub(crate) async fn ask_to_leave(Path(token): Path<String>) -> Redirect {
    let token = if Token::parse(&token).is_some() { token } else { String::new() };
    Redirect::to(&format!("/settings?leave={token}"))
}
