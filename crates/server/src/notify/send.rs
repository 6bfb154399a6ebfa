//! Telling what is due: rows are claimed by one server, told or dropped.
//!
//! It is a task of its own. However slow a mail server or a webhook is, nothing but other messages waits for it.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use anyhow::Context;
use futures_util::{FutureExt, StreamExt, stream};
use orrery_engine::{Seat, Viewer};
use orrery_protocol::Phase;
use tokio::time::timeout;

use super::guard::Target;
use super::notice::{Kind, Message, message, notice, payload, reason};
use super::presence::HERE;
use super::push::browsers::{self, Browser};
use super::settings::{self, Stored};
use super::{push, webhook, when};
use crate::app::App;
use crate::ids::{PersonId, TableId};
use crate::room;
use crate::store::{self, AskedUndo, Change, Commit, Sql, TableRow};

/// How often it is looked for what is due.
const EVERY: Duration = Duration::from_secs(10);
/// How many people are looked at in one go, and how many of them are told something at the same time.
const AT_ONCE: i64 = 500;
const TOGETHER: usize = 32;
/// How long one server has, in seconds, to tell somebody something before another tries.
pub(crate) const LEASE: i64 = 300;
/// How long a message may take by all the ways together: much less than the lease.
const WITHIN: Duration = Duration::from_mins(2);
/// How often something is tried that does not go out.
const TRIES: i64 = 5;

/// Tells what is due, again and again.
pub(crate) async fn run(app: App) {
    let mut every = tokio::time::interval(EVERY);
    loop {
        every.tick().await;
        if let Err(error) = send(&app, 0).await {
            app.metrics().chores(false);
            tracing::error!(error = format!("{error:#}"), "nobody is told anything");
        }
    }
}

/// Tells everybody what is due and unclaimed, as if it were so many seconds later.
pub(crate) async fn send(app: &App, ahead: i64) -> anyhow::Result<()> {
    app.note_presence().await.context("noting who is here")?;
    let sql = Sql::new(
        "select person, min(due) as earliest from notices where due <= $1 and claimed <= $1
         group by person order by earliest limit $2",
    );
    let rows = app.store().read(sql.bind(store::now() + ahead).bind(AT_ONCE)).await;
    let people = rows.context("looking for what is due")?.into_iter().map(|row| row.get("person"));
    let people = people.collect::<anyhow::Result<Vec<String>>>()?;
    let told = stream::iter(people).for_each_concurrent(TOGETHER, |person| async move {
        // Others may have taken long.
        let now = store::now() + ahead;
        // A game that panics while it is worded keeps nobody else from being told.
        match AssertUnwindSafe(claim_and_tell(app, &PersonId(person), now)).catch_unwind().await {
            Ok(Ok(())) => (),
            Ok(Err(error)) => tracing::warn!(error = format!("{error:#}"), "somebody is not told"),
            Err(_) => app.metrics().panicked(),
        }
    });
    told.await;
    Ok(())
}

async fn claim_and_tell(app: &App, person: &PersonId, now: i64) -> anyhow::Result<()> {
    // One server at a time has all there is to tell somebody: it goes into one message.
    let claim = Sql::new(
        "update notices set claimed = $1 where person = $2 and due <= $3 and claimed <= $3
         and not exists (select 1 from notices as held where held.person = $2 and held.claimed > $3)",
    );
    let claim = Change::Expect(claim.bind(now + LEASE).bind(&person.0).bind(now));
    if app.store().commit(vec![claim]).await? == Commit::Conflict {
        // Another server was quicker.
        return Ok(());
    }
    tell(app, person, now).await
}

/// What becomes of rows in hand.
enum Fate {
    Told,
    Dropped,
    Later(i64),
    Failed,
}

async fn tell(app: &App, person: &PersonId, now: i64) -> anyhow::Result<()> {
    let store = app.store();
    let sql = Sql::new("select table_id from notices where person = $1 and due <= $2 and claimed > $2")
        .bind(&person.0)
        .bind(now);
    let mut tables = Vec::new();
    for row in store.read(sql).await? {
        tables.push(TableId(row.get("table_id")?));
    }
    let browsers = browsers::of(store, person).await?;
    let is_reachable = |wants: &Stored| wants.is_reachable() || !browsers.is_empty();
    let wants = settings::of(store, person).await?.filter(is_reachable);
    let Some(wants) = wants else { return note(app, person, &tables, Fate::Dropped, now).await };
    let seen = Sql::new("select table_id, seen from presence where person = $1").bind(&person.0);
    let mut seen_at = Vec::new();
    for row in store.read(seen).await? {
        seen_at.push((row.get::<String>("table_id")?, row.get::<i64>("seen")?));
    }
    if seen_at.iter().any(|&(_, seen)| seen > now - HERE) {
        return note(app, person, &tables, Fate::Later(now + when::GRACE), now).await;
    }
    let allowed = when::allowed(&wants.settings, now);
    // The hour of a digest has come when its row is due.
    if wants.settings.digest.is_none() && allowed > now {
        return note(app, person, &tables, Fate::Later(allowed), now).await;
    }
    let (mut notices, mut told, mut dropped) = (Vec::new(), Vec::new(), Vec::new());
    for id in tables {
        let row = store.table(id.clone()).await?;
        let known = seen_at.iter().find(|(table, _)| *table == id.0).map(|&(_, seen)| seen);
        let unseen = row.filter(|row| known.is_none_or(|seen| seen < row.changed));
        let asked = store.undo_request(id.clone()).await?.filter(|_| wants.settings.votes);
        let why = unseen.and_then(|row| {
            let why = reason(&row, person, &wants.settings).or_else(|| taken_back(&row, person, asked?))?;
            Some((why, row))
        });
        let Some(((kind, seat), row)) = why else {
            dropped.push(id);
            continue;
        };
        // It has changed again since the row was made. A digest tells what there is at its hour.
        if wants.settings.digest.is_none() && row.changed + when::GRACE > now {
            note(app, person, &[id], Fate::Later(row.changed + when::GRACE), now).await?;
            continue;
        }
        // A game of older rules is named, and that is all that is said of it.
        let mut game = room::load_game(store, app.games(), &row).await.ok().flatten();
        let has_say = match (kind, &mut game, asked) {
            // Whoever was put out of the game since has no vote.
            (Kind::Vote, Some(game), _) => !game.is_out(seat),
            (Kind::Undo, Some(game), Some(asked)) => {
                game.ask_undo(Some((asked.by, asked.agreed)));
                let request = game.play(Viewer::Seat(seat), false).undo_request;
                request.is_some_and(|request| request.vote.missing.contains(&seat.0))
            }
            _ => true,
        };
        if !has_say {
            dropped.push(id);
            continue;
        }
        notices.push(notice(&row, game.as_deref(), kind, seat));
        told.push(id);
    }
    note(app, person, &dropped, Fate::Dropped, now).await?;
    if notices.is_empty() {
        return Ok(());
    }
    let message = message(&notices, &wants.settings.language, &app.site());
    let delivered = timeout(WITHIN, deliver(app, &wants, &browsers, &message)).await;
    let fate = match delivered.context("it took too long").flatten() {
        Ok(()) => Fate::Told,
        Err(error) => {
            tracing::info!(error = format!("{error:#}"), "a message does not go out");
            Fate::Failed
        }
    };
    note(app, person, &told, fate, now).await
}

/// The seat of a person who plays and is asked whether something may be taken back.
fn taken_back(row: &TableRow, person: &PersonId, asked: AskedUndo) -> Option<(Kind, Seat)> {
    let is_asked = |seat: &Seat| {
        let sitter = &row.seats[seat.index()];
        let is_theirs = sitter.is(Some(person)) && !sitter.is_played_by_bot();
        is_theirs && *seat != asked.by && !asked.agreed.contains(*seat)
    };
    let goes_on = row.phase == Phase::Playing && asked.version == row.version;
    let seat = Seat::all(row.seats.len() as u8).find(is_asked).filter(|_| goes_on)?;
    Some((Kind::Undo, seat))
}

/// A way to tell somebody something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Mail,
    Webhook,
    Push,
}

/// Sends a message by all ways a player has; one that works is enough.
async fn deliver(app: &App, wants: &Stored, browsers: &[Browser], message: &Message) -> anyhow::Result<()> {
    let tried = by_all_ways(app, wants, browsers, message).await;
    let went = tried.iter().any(|(_, sent)| sent.is_ok());
    app.metrics().notice(went);
    let trouble = tried.into_iter().rev().find_map(|(_, sent)| sent.err());
    if went { Ok(()) } else { Err(trouble.unwrap_or_else(|| anyhow::anyhow!("there is no way to tell it"))) }
}

/// Sends a message by all ways a player has; what became of each.
pub(crate) async fn by_all_ways(
    app: &App,
    wants: &Stored,
    browsers: &[Browser],
    message: &Message,
) -> Vec<(Way, anyhow::Result<()>)> {
    let mut tried = Vec::new();
    if let (Some(mailer), Some(mail), true) = (app.mailer(), &wants.settings.mail, wants.takes_letters()) {
        let leave = format!("{}/api/notices/leave/{}", app.site(), wants.leaving);
        let words = super::words::Words::of(&wants.settings.language, "");
        let end = words
            .say("notice-leave", &[("url", &format!("{}/settings?leave={}", app.site(), wants.leaving))]);
        let body = format!("{}\n\n-- \n{end}\n", message.body);
        tried.push((Way::Mail, mailer.send(mail, &message.subject, &body, Some(&leave)).await));
    }
    if let Some(hook) = &wants.settings.webhook {
        let called = match Target::parse(&hook.url, &app.config().trusted_webhooks) {
            Ok(target) => webhook::post(&target, &payload(message, hook.form)).await,
            Err(error) => Err(anyhow::anyhow!("a webhook is refused: {error}")),
        };
        tried.push((Way::Webhook, called));
    }
    if !browsers.is_empty() {
        tried.push((Way::Push, push::push(app, browsers, message, &wants.settings.language).await));
    }
    tried
}

async fn note(app: &App, person: &PersonId, tables: &[TableId], fate: Fate, now: i64) -> anyhow::Result<()> {
    let change = |table: &TableId| {
        let sql = match fate {
            Fate::Told => Sql::new(
                "update notices set due = null, claimed = 0, tries = 0, told = $3 where person = $1 and table_id = $2",
            )
            .bind(&person.0)
            .bind(&table.0)
            .bind(now),
            Fate::Dropped => {
                Sql::new("update notices set due = null, claimed = 0, tries = 0 where person = $1 and table_id = $2")
                    .bind(&person.0)
                    .bind(&table.0)
            }
            Fate::Later(due) => {
                Sql::new("update notices set due = $3, claimed = 0 where person = $1 and table_id = $2")
                    .bind(&person.0)
                    .bind(&table.0)
                    .bind(due)
            }
            // A quarter of an hour, then half an hour, and so on; then it is given up until the table changes again.
            Fate::Failed => Sql::new(
                "update notices set claimed = 0, tries = tries + 1, told = case when tries >= $3 then $4 else told end,
                 due = case when tries >= $3 then null else $4 + 900 * (tries + 1) end
                 where person = $1 and table_id = $2",
            )
            .bind(&person.0)
            .bind(&table.0)
            .bind(TRIES - 1)
            .bind(now),
        };
        Change::Do(sql)
    };
    let changes: Vec<Change> = tables.iter().map(change).collect();
    if !changes.is_empty() {
        app.store().commit(changes).await.map(drop)?;
    }
    Ok(())
}
