//! Stepping through games, and going on from a moment of one.

use axum::Json;
use axum::extract::{Path, State};
use orrery_protocol::{Fork, Phase, ReplayStep, SeatWish, TableSummary, Text};

use super::body::Body;
use super::tables::{add_table, table_id};
use crate::any_table::Stored;
use crate::app::App;
use crate::games::Offer;
use crate::limits::Gate;
use crate::people::Session;
use crate::reason::{Reason, Refusal};
use crate::room::lobby::{blank, sitter};
use crate::room::{Command, Forked, occupant};
use crate::store::{Person, TableRow};

/// The game after so many records, as the caller may know it.
pub(crate) async fn step(
    State(app): State<App>,
    session: Option<Session>,
    Path((id, record)): Path<(String, String)>,
) -> Result<Json<ReplayStep>, Refusal> {
    let record = record.parse().map_err(|_| Reason::NoSuchRecord)?;
    let person = session.map(|session| session.person.id);
    let ask = |answer| Command::Step { person, record, answer };
    Ok(Json(app.hall().ask(&table_id(&id)?, ask).await??))
}

/// A new table whose game starts from a moment of a finished one.
pub(crate) async fn fork(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(fork): Body<Fork>,
) -> Result<Json<TableSummary>, Refusal> {
    app.gates().pass(Gate::Table, &session.person.id.0)?;
    if fork.seats.contains(&SeatWish::Open) {
        return Err(Reason::SeatsOpen.into());
    }
    let wishes = fork.seats.clone();
    let ask = |answer| Command::Fork { fork, answer };
    let forked = app.hall().ask(&table_id(&id)?, ask).await??;
    let offer = app.games().find(&forked.row.game)?;
    let (row, records) = go_on(offer, &session.person, forked, &wishes)?;
    add_table(&app, &session, row, records).await
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
