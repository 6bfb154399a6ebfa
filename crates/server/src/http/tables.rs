//! Tables: making, listing, sitting down.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use orrery_protocol::{Clock, NewTable, SeatWish, TableList, TableSummary};
use serde::Deserialize;

use super::body::Body;
use super::me::done;
use crate::app::App;
use crate::ids::TableId;
use crate::limits::Gate;
use crate::people::Session;
use crate::reason::{Reason, Refusal};
use crate::room::lobby::new_table;
use crate::room::{Command, LobbyWish, summary};
use crate::store::{Change, TableRow};

/// Which page of which list.
#[derive(Deserialize)]
pub(crate) struct Listing {
    list: TableList,
    #[serde(default)]
    page: u32,
}

/// Which seat.
#[derive(Deserialize)]
pub(crate) struct AtSeat {
    seat: u8,
}

/// Who is to sit in a seat.
#[derive(Deserialize)]
pub(crate) struct SeatChange {
    seat: u8,
    wish: SeatWish,
}

pub(crate) async fn list(
    State(app): State<App>,
    session: Option<Session>,
    query: Result<Query<Listing>, QueryRejection>,
) -> Result<Json<Vec<TableSummary>>, Refusal> {
    let Query(Listing { list, page }) = query.map_err(|_| Reason::Malformed)?;
    let person = session.map(|session| session.person.id);
    let rows = app.store().tables(list, person.clone(), page).await?;
    let summary = |row: &TableRow| summary::summary(row, person.as_ref(), app.hall().online(&row.id));
    Ok(Json(rows.iter().map(summary).collect()))
}

pub(crate) async fn make(
    State(app): State<App>,
    session: Session,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableSummary>, Refusal> {
    make_table(&app, &session, wish).await
}

/// Me against as few bots as the game needs, at once.
pub(crate) async fn quick(
    State(app): State<App>,
    session: Session,
    Path(game): Path<String>,
) -> Result<Json<TableSummary>, Refusal> {
    let offer = app.games().find(&game)?;
    let (fewest, _) = (offer.card)().players;
    let mut seats = vec![SeatWish::Bot { level: offer.usual_level() }; usize::from(fewest)];
    seats[0] = SeatWish::Me { name: None };
    let options = offer.quick.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let wish = NewTable { game, options, seats, public: true, hours: None, clock: Clock::default() };
    make_table(&app, &session, wish).await
}

async fn make_table(app: &App, session: &Session, wish: NewTable) -> Result<Json<TableSummary>, Refusal> {
    app.gates().pass(Gate::Table, &session.person.id.0)?;
    let (row, records) = new_table(app.games(), &session.person, wish)?;
    add_table(app, session, row, records).await
}

/// Stores a new table and wakes its bots.
pub(crate) async fn add_table(
    app: &App,
    session: &Session,
    row: TableRow,
    records: Vec<Vec<u8>>,
) -> Result<Json<TableSummary>, Refusal> {
    let commit = app.store().commit(vec![Change::NewTable(row.clone(), records)]).await?;
    done(commit, Reason::TryAgain)?;
    tracing::info!(table = %row.id, game = row.game, seats = row.seats.len(), "a table is made");
    if row.bot_due {
        app.hall().send(&row.id, Command::LookUp).await?;
    }
    Ok(Json(summary::summary(&row, Some(&session.person.id), app.hall().online(&row.id))))
}

pub(crate) async fn show(
    State(app): State<App>,
    session: Option<Session>,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Refusal> {
    let person = session.map(|session| session.person.id);
    let ask = |answer| Command::Summary { person, answer };
    Ok(Json(app.hall().ask(&table_id(&id)?, ask).await?))
}

pub(crate) async fn sit(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(AtSeat { seat }): Body<AtSeat>,
) -> Result<Json<TableSummary>, Refusal> {
    change(&app, session, &id, LobbyWish::Sit(seat)).await
}

pub(crate) async fn leave(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Refusal> {
    change(&app, session, &id, LobbyWish::Leave).await
}

pub(crate) async fn start(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Refusal> {
    change(&app, session, &id, LobbyWish::Start).await
}

pub(crate) async fn change_seat(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(SeatChange { seat, wish }): Body<SeatChange>,
) -> Result<Json<TableSummary>, Refusal> {
    change(&app, session, &id, LobbyWish::Seat(seat, wish)).await
}

async fn change(
    app: &App,
    session: Session,
    id: &str,
    wish: LobbyWish,
) -> Result<Json<TableSummary>, Refusal> {
    let person = session.person;
    let ask = |answer| Command::Lobby { person, wish, answer };
    Ok(Json(app.hall().ask(&table_id(id)?, ask).await??))
}

/// The table that an address names.
pub(crate) fn table_id(text: &str) -> Result<TableId, Reason> {
    TableId::parse(text).ok_or(Reason::NoSuchTable)
}
