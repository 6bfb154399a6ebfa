//! Stepping through games, and going on from a moment of one.

use std::collections::BTreeMap;

use anyhow::Context;
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_protocol::{Fork, LogPage, Phase, ReplayStep, SeatWish, TableSummary, Text};
use serde::Deserialize;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use super::body::{self, Body};
use super::tables::{add_table, table_id};
use crate::any_table::Stored;
use crate::app::App;
use crate::games::Offer;
use crate::import::{self, Unfit};
use crate::limits::{Gate, Place, TooFast};
use crate::people::{Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::lobby::{blank, sitter};
use crate::room::{self, Command, Forked, occupant};
use crate::store::{Change, Person, Sitter, Sql, TableRow, packed};

/// The most moments in one answer.
const MOMENTS: u32 = 50;
/// How many games are played again at once for those who take one along or go on from it: each takes a thread.
static FEW: Semaphore = Semaphore::const_new(2);

/// The game after so many records, as the caller may know it.
pub(crate) async fn step(
    State(app): State<App>,
    session: Option<Session>,
    Path((id, record)): Path<(String, String)>,
) -> Result<Json<ReplayStep>, Refusal> {
    let record = record.parse().map_err(|_| Reason::NoSuchRecord)?;
    let person = session.map(|session| session.person.id);
    let ask = |answer| Command::Step { person, records: record..=record, answer };
    let mut steps = app.hall().ask(&table_id(&id)?, ask).await??;
    Ok(Json(steps.pop().ok_or(Reason::NoSuchRecord)?))
}

/// Which moments of a game.
#[derive(Deserialize)]
pub(crate) struct Moments {
    from: u32,
    count: u32,
}

/// Several moments of a game in a row, as the caller may know it; as many as there are and one answer may hold.
pub(crate) async fn steps(
    State(app): State<App>,
    session: Option<Session>,
    Path(id): Path<String>,
    query: Result<Query<Moments>, QueryRejection>,
) -> Result<Json<Vec<ReplayStep>>, Refusal> {
    let Query(Moments { from, count }) = query?;
    let person = session.map(|session| session.person.id);
    let table = table_id(&id)?;
    let summary = |answer| Command::Summary { person: person.clone(), answer };
    let last = app.hall().ask(&table, summary).await?.records;
    if from > last || count == 0 {
        return Err(Reason::NoSuchRecord.into());
    }
    let end = from.saturating_add(count.min(MOMENTS) - 1).min(last);
    let ask = |answer| Command::Step { person: person.clone(), records: from..=end, answer };
    Ok(Json(app.hall().ask(&table, ask).await??))
}

/// Up to before which record.
#[derive(Deserialize)]
pub(crate) struct Before {
    before: u32,
}

/// One page of the log, as the caller may know it.
pub(crate) async fn log(
    State(app): State<App>,
    session: Option<Session>,
    Path(id): Path<String>,
    query: Result<Query<Before>, QueryRejection>,
) -> Result<Json<LogPage>, Refusal> {
    let Query(Before { before }) = query?;
    let person = session.map(|session| session.person.id);
    let ask = |answer| Command::Log { person, before, answer };
    Ok(Json(app.hall().ask(&table_id(&id)?, ask).await??))
}

/// A new table whose game starts from a moment of a finished one.
pub(crate) async fn fork(
    State(app): State<App>,
    session: Session,
    Address(address): Address,
    Path(id): Path<String>,
    Body(fork): Body<Fork>,
) -> Result<Json<TableSummary>, Refusal> {
    app.gates().pass(Gate::Table, &session.person.id.0)?;
    if fork.seats.contains(&SeatWish::Open) {
        return Err(Reason::SeatsOpen.into());
    }
    let wishes = fork.seats.clone();
    let ask = |answer| Command::Fork { fork, answer };
    let table = table_id(&id)?;
    // Whoever waits has nothing in memory yet.
    let permit = FEW.acquire().await.context("waiting to go on from a game")?;
    let forked = app.hall().ask(&table, ask).await??;
    app.gates().borrow(&session.person, &address, forked.records.len()).map_err(too_many)?;
    let (games, person) = (app.games(), session.person.clone());
    let playing = tokio::task::spawn_blocking(move || {
        let made = go_on(games.find(&forked.row.game)?, &person, forked, &wishes);
        drop(permit);
        made
    });
    let (row, records) = playing.await.context("going on from a game")??;
    add_borrowed(&app, &session, row, &records).await
}

/// As much as one may borrow in a day.
fn too_many(TooFast { wait }: TooFast) -> Refusal {
    Refusal::for_now(Reason::TooManyImports, wait)
}

/// Adds a table whose game was not played here from its beginning: it does not count for ratings.
async fn add_borrowed(
    app: &App,
    session: &Session,
    row: TableRow,
    records: &[Vec<u8>],
) -> Result<Json<TableSummary>, Refusal> {
    let uncounted = Sql::new("update tables set rated = 2, packed = $2 where id = $1").bind(&row.id.0);
    let uncounted = Change::Do(uncounted.bind(row.phase == Phase::Over));
    let borrowed = packed::begin(&row.id, records)?;
    add_table(app, session, row, Vec::new(), vec![uncounted, borrowed]).await
}

/// A place for a game that somebody brings.
fn place(app: &App, person: &Person) -> Result<[Place; 2], Refusal> {
    if !person.account {
        return Err(Reason::NoAccount.into());
    }
    app.gates().pass(Gate::Table, &person.id.0)?;
    let place = app.gates().bring(&person.id)?;
    app.gates().pass(Gate::Import, &person.id.0).map_err(too_many)?;
    Ok(place)
}

/// A table with a finished game that somebody brings as text, for him to watch and fork.
pub(crate) async fn import(
    State(app): State<App>,
    session: Session,
    Address(address): Address,
    request: Request,
) -> Result<Json<TableSummary>, Refusal> {
    // Playing a foreign game takes a thread for a while; one at a time is enough.
    static ONE: Semaphore = Semaphore::const_new(1);
    // Nothing of the text is kept before there is a place for it.
    let place = match place(&app, &session.person) {
        Ok(place) => place,
        Err(refusal) => {
            body::let_pass(request.into_body());
            return Err(refusal);
        }
    };
    let text = body::text(request, &app).await?;
    session.again(&app).await?;
    let permit = ONE.acquire().await.context("waiting to read a game")?;
    let games = app.games();
    let reading = tokio::task::spawn_blocking(move || {
        let imported = import::import(games, &text, &import::Limits::default());
        drop((permit, place));
        imported
    });
    let imported = reading.await.context("reading a game")?.map_err(|unfit| match unfit {
        Unfit::TooMuch => Reason::TooLarge,
        Unfit::Unreadable => Reason::BadRecords,
        Unfit::OtherRules => Reason::OtherRules,
        Unfit::NotOver => Reason::NotOver,
    })?;
    let offer = games.find(&imported.game)?;
    // Who played it is what its text says, and nobody's word.
    let me = |name: String| {
        let id = session.person.id.clone();
        Sitter::Person { id, name, account: false, replaced: None }
    };
    let seats = imported.names.into_iter().map(me).collect();
    let mut row = blank(offer, session.person.id.clone(), BTreeMap::new(), seats);
    row.setup = Some(imported.table.setup());
    row.phase = Phase::Over;
    row.version = imported.table.version();
    row.version.undos = 0;
    row.winners = imported.table.winners();
    row.imported = true;
    let records = imported.table.records(0);
    app.gates().borrow(&session.person, &address, records.len()).map_err(too_many)?;
    add_borrowed(&app, &session, row, &records).await
}

/// A finished game as the text that `import` takes, for whoever may watch it. It holds every hidden face, so a game that
/// is not over is not told.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refusal> {
    let mut row = app.store().table(table_id(&id)?).await?.ok_or(Reason::NoSuchTable)?;
    if row.phase != Phase::Over || row.aborted {
        return Err(Reason::NotOver.into());
    }
    if !app.hall().can_load(&row) {
        return Err(app.hall().not_here(&row).await?.into());
    }
    // Games that go on from a moment of this one have its luck before them.
    row.seed = [0; 32];
    let name = format!("{}-{}.replay", row.game, &row.id.0[..8]);
    let permit = FEW.acquire().await.context("waiting to write a game")?;
    let writing = tokio::task::spawn_blocking(move || {
        let game = Handle::current().block_on(room::load_game(app.store(), app.games(), &row));
        drop(permit);
        game.map(|game| game.map(|game| game.saved()))
    });
    let text = writing.await.context("writing a game")??.ok_or(Reason::NotOver)?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, text).into_response())
}

/// The table of a forked game. All chance of its setup has been met before: the luck to come is that of the first game.
fn go_on(
    offer: &Offer,
    host: &Person,
    forked: Forked,
    wishes: &[SeatWish],
) -> Result<(TableRow, Vec<Vec<u8>>), Refusal> {
    if wishes.len() != forked.row.seats.len() {
        return Err(Reason::WrongSeats.into());
    }
    let seats = wishes.iter().map(|wish| sitter(offer, host, wish)).collect::<Result<Vec<_>, _>>()?;
    let mut row = blank(offer, host.id.clone(), forked.row.options, seats);
    row.seed = forked.row.seed;
    let stored = Stored {
        rules: forked.row.rules,
        setup: forked.setup.clone(),
        seed: row.seed,
        undos: 0,
        seats: row.seats.iter().map(occupant).collect(),
        records: forked.records,
    };
    let table = (offer.resume)(stored)?;
    if table.winners().is_some() {
        return Err(Text::from(Reason::NoSuchRecord).into());
    }
    row.setup = Some(forked.setup);
    row.phase = Phase::Playing;
    row.version = table.version();
    row.waiting = table.waiting();
    row.bot_due = row.waiting.iter().any(|seat| row.seats[seat.index()].is_played_by_bot());
    Ok((row, table.records(0)))
}
