//! Telling what is due: rows are claimed by one server, told or dropped.
//!
//! It is a task of its own. However slow a mail server or a webhook is, nothing but other messages waits for it.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use anyhow::Context;
use futures_util::{FutureExt, StreamExt, stream};
use orrery_engine::{Seat, Viewer};
use orrery_protocol::{NoticeSettings, Phase};
use tokio::time::timeout;

use super::guard::Target;
use super::notice::{Kind, Message, Notice, message, notice, payload, reason};
use super::presence::HERE;
use super::push::browsers::{self, Browser};
use super::settings::{self, Stored};
use super::{push, webhook, when};
use crate::app::App;
use crate::ids::{PersonId, TableId};
use crate::room;
use crate::store::{self, AskedUndo, Change, Commit, Sql, Store, TableRow};

/// How often it is looked for what is due.
const EVERY: Duration = Duration::from_secs(10);
/// How many people are looked at in one go, and how many of them are told something at the same time.
const AT_ONCE: i64 = 500;
const TOGETHER: usize = 32;
/// How long one server has, in seconds, to tell somebody something before another tries.
pub(crate) const LEASE: i64 = 300;
/// How long a message may take by each of the ways, which go at the same time: much less than the lease.
const WITHIN: Duration = Duration::from_mins(2);
/// How often something is tried that does not go out.
const TRIES: i64 = 5;

/// Tells what is due, again and again, until the server stops; what is on its way then is told to its end.
pub(crate) async fn run(app: App) {
    let mut every = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = every.tick() => (),
            () = app.stopped() => return,
        }
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
        match Box::pin(AssertUnwindSafe(claim_and_tell(app, &PersonId(person), now)).catch_unwind()).await {
            Ok(Ok(())) => (),
            Ok(Err(error)) => tracing::warn!(error = format!("{error:#}"), "somebody is not told"),
            Err(_) => app.metrics().panicked(),
        }
    });
    told.await;
    Ok(())
}

/// A row in hand.
#[derive(Clone)]
struct Claimed {
    table: TableId,
    /// When something was last told about the table.
    told: Option<i64>,
    /// Until when it is in hand; no other server writes the same.
    until: i64,
}

async fn claim_and_tell(app: &App, person: &PersonId, now: i64) -> anyhow::Result<()> {
    if app.is_stopping() {
        return Ok(());
    }
    // One server at a time has all there is to tell somebody: it goes into one message.
    let due = Sql::new(
        "select table_id, told from notices where person = $1 and due <= $2 and claimed <= $2
         and not exists (select 1 from notices as held where held.person = $1 and held.claimed > $2)
         order by table_id",
    );
    let mut rows = Vec::new();
    for row in app.store().read(due.bind(&person.0).bind(now)).await? {
        let table = TableId(row.get("table_id")?);
        rows.push(Claimed { table, told: row.get("told")?, until: now + LEASE });
    }
    let claim = |row: &Claimed| {
        let sql = Sql::new(
            "update notices set claimed = $1 where person = $2 and table_id = $3 and due <= $4 and claimed <= $4",
        );
        Change::Expect(sql.bind(row.until).bind(&person.0).bind(&row.table.0).bind(now))
    };
    // A conflict means that another server was quicker.
    if rows.is_empty() || app.store().commit(rows.iter().map(claim).collect()).await? == Commit::Conflict {
        return Ok(());
    }
    Box::pin(tell(app, person, rows, now)).await
}

/// What becomes of rows in hand.
enum Fate {
    /// They are about to be told, and count as told from now on.
    Leaving,
    Told,
    Dropped,
    Later(i64),
    Failed,
}

/// Somebody who may be told something, as far as it is known at the moment.
struct Reader {
    wants: Stored,
    browsers: Vec<Browser>,
    /// When which table was last seen.
    seen: Vec<(String, i64)>,
}

impl Reader {
    /// `None` if there is no way to tell anything, or the person is banned.
    async fn of(store: &dyn Store, person: &PersonId) -> anyhow::Result<Option<Self>> {
        let banned = Sql::new("select 1 as one from people where id = $1 and banned is not null");
        if !store.read(banned.bind(&person.0)).await?.is_empty() {
            return Ok(None);
        }
        let browsers = browsers::of(store, person).await?;
        let is_reachable = |wants: &Stored| wants.is_reachable() || !browsers.is_empty();
        let Some(wants) = settings::of(store, person).await?.filter(is_reachable) else { return Ok(None) };
        let sql = Sql::new("select table_id, seen from presence where person = $1").bind(&person.0);
        let mut seen = Vec::new();
        for row in store.read(sql).await? {
            seen.push((row.get("table_id")?, row.get("seen")?));
        }
        Ok(Some(Self { wants, browsers, seen }))
    }

    fn is_here(&self, now: i64) -> bool {
        self.seen.iter().any(|&(_, seen)| seen > now - HERE)
    }

    /// Whether a table may have changed since it was last seen: within one second nobody can tell.
    fn may_have_missed(&self, row: &TableRow) -> bool {
        self.last_seen(row).is_none_or(|seen| seen <= row.changed)
    }

    fn last_seen(&self, row: &TableRow) -> Option<i64> {
        self.seen.iter().find(|(table, _)| *table == row.id.0).map(|&(_, seen)| seen)
    }
}

async fn tell(app: &App, person: &PersonId, rows: Vec<Claimed>, now: i64) -> anyhow::Result<()> {
    let store = app.store();
    let Some(reader) = Reader::of(store, person).await? else {
        return note(app, person, &rows, Fate::Dropped, now).await;
    };
    let wants = &reader.wants.settings;
    if reader.is_here(now) {
        let later = if wants.digest.is_some() { when::allowed(wants, now) } else { now + when::GRACE };
        return note(app, person, &rows, Fate::Later(later), now).await;
    }
    if !when::is_time(wants, now) {
        return note(app, person, &rows, Fate::Later(when::allowed(wants, now)), now).await;
    }
    if had_digest(store, person, wants, now).await? {
        return note(app, person, &rows, Fate::Later(when::allowed(wants, now)), now).await;
    }
    let (mut notices, mut told, mut dropped) = (Vec::new(), Vec::new(), Vec::new());
    for claimed in rows {
        let id = &claimed.table;
        let row = store.table(id.clone()).await?;
        let unseen = row.filter(|row| reader.may_have_missed(row));
        let asked = store.undo_request(id.clone()).await?.filter(|_| wants.votes);
        let why = unseen.and_then(|row| {
            let knew = claimed.told.max(reader.last_seen(&row));
            let why = reason(&row, person, wants, knew).or_else(|| taken_back(&row, person, asked?))?;
            Some((why, row))
        });
        let Some(((kind, seat), mut row)) = why else {
            dropped.push(claimed);
            continue;
        };
        app.hall().charge(&mut row);
        // It has changed again since the row was made. A digest tells what there is at its hour.
        if wants.digest.is_none() && row.changed + when::GRACE > now {
            note(app, person, &[claimed], Fate::Later(row.changed + when::GRACE), now).await?;
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
            dropped.push(claimed);
            continue;
        }
        let notice = notice(&row, game.as_deref(), kind, seat);
        notices.push(Notice { vote: notice.vote.filter(|_| wants.votes), ..notice });
        told.push(claimed);
    }
    note(app, person, &dropped, Fate::Dropped, now).await?;
    if notices.is_empty() {
        return Ok(());
    }
    let message = message(&notices, &wants.language, &wants.zone, &app.site());
    // A server that ends in the middle leaves it told: rather not at all than twice.
    note(app, person, &told, Fate::Leaving, now).await?;
    let fate = match deliver(app, &reader.wants, &reader.browsers, &message).await {
        Ok(()) => Fate::Told,
        Err(error) => {
            tracing::info!(error = format!("{error:#}"), "a message does not go out");
            Fate::Failed
        }
    };
    note(app, person, &told, fate, now).await
}

/// Whether a digest has gone out within this hour: what was found out later waits for the next.
async fn had_digest(
    store: &dyn Store,
    person: &PersonId,
    wants: &NoticeSettings,
    now: i64,
) -> anyhow::Result<bool> {
    let Some(begun) = when::digest_hour(wants, now) else { return Ok(false) };
    let sql = Sql::new("select 1 as one from notices where person = $1 and told >= $2 limit 1");
    Ok(!store.read(sql.bind(&person.0).bind(begun)).await?.is_empty())
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

/// Sends a message by all ways a player has at the same time, so that none waits for another; what became of each.
pub(crate) async fn by_all_ways(
    app: &App,
    wants: &Stored,
    browsers: &[Browser],
    message: &Message,
) -> Vec<(Way, anyhow::Result<()>)> {
    let mail = async {
        let (mailer, mail) = (app.mailer()?, wants.settings.mail.as_ref().filter(|_| wants.takes_letters())?);
        let leave = format!("{}/api/notices/leave/{}", app.site(), wants.leaving);
        let words = super::words::Words::of(&wants.settings.language, "");
        let end = words
            .say("notice-leave", &[("url", &format!("{}/settings?leave={}", app.site(), wants.leaving))]);
        let body = format!("{}\n\n-- \n{end}\n", message.body);
        Some((Way::Mail, mailer.send(mail, &message.subject, &body, Some(&leave)).await))
    };
    let hook = async {
        let hook = wants.settings.webhook.as_ref()?;
        let called = match Target::parse(&hook.url, &app.config().trusted_webhooks) {
            Ok(target) => in_time(webhook::post(&target, &payload(message, hook))).await,
            Err(error) => Err(anyhow::anyhow!("a webhook is refused: {error}")),
        };
        Some((Way::Webhook, called))
    };
    let push = async {
        let pushed = push::push(app, browsers, message, &wants.settings.language);
        if browsers.is_empty() { None } else { Some((Way::Push, in_time(pushed).await)) }
    };
    let (mail, hook, push) = tokio::join!(mail, hook, push);
    [mail, hook, push].into_iter().flatten().collect()
}

async fn in_time(way: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    timeout(WITHIN, way).await.context("it took too long")?
}

/// Notes what becomes of rows in hand.
///
/// # Errors
/// If the store fails, or rows that are about to be told are not in hand any more.
async fn note(app: &App, person: &PersonId, rows: &[Claimed], fate: Fate, now: i64) -> anyhow::Result<()> {
    let change = |row: &Claimed| {
        let of = |sql: &'static str| Sql::new(sql).bind(&person.0).bind(&row.table.0);
        match fate {
            Fate::Leaving => Change::Expect(
                of("update notices set due = null, told = $3
                    where person = $1 and table_id = $2 and due is not null and claimed = $4")
                .bind(now)
                .bind(row.until),
            ),
            // It may have changed since, and there is more to tell.
            Fate::Told => Change::Do(of(
                "update notices set claimed = 0, tries = 0 where person = $1 and table_id = $2 and due is null",
            )),
            Fate::Dropped => Change::Do(of(
                "update notices set due = null, claimed = 0, tries = 0 where person = $1 and table_id = $2",
            )),
            Fate::Later(due) => Change::Do(
                of("update notices set due = $3, claimed = 0 where person = $1 and table_id = $2").bind(due),
            ),
            // A quarter of an hour, then half an hour, and so on; then it is given up until the table changes again.
            Fate::Failed => Change::Do(
                of("update notices set claimed = 0, tries = tries + 1, told = case when tries >= $3 then $4 else $5 end,
                    due = case when tries >= $3 then null else $4 + 900 * (tries + 1) end
                    where person = $1 and table_id = $2 and due is null")
                .bind(TRIES - 1)
                .bind(now)
                .bind(row.told),
            ),
        }
    };
    let changes: Vec<Change> = rows.iter().map(change).collect();
    if !changes.is_empty() && app.store().commit(changes).await? == Commit::Conflict {
        anyhow::bail!("it is not in hand any more");
    }
    Ok(())
}
