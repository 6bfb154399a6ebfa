//! Tables: making, listing, sitting down.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use orrery_protocol::{Clock, NewTable, Phase, SeatWish, TableList, TableSummary};
use serde::Deserialize;

use super::admin::is_admin;
use super::body::Body;
use super::me::done;
use crate::app::App;
use crate::ending;
use crate::ids::TableId;
use crate::limits::Gate;
use crate::people::{Owner, Session};
use crate::reason::{Reason, Refusal};
use crate::room::lobby::new_table;
use crate::room::{Command, LobbyWish};
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
    let Query(Listing { list, page }) = query?;
    let person = session.map(|session| session.person.id);
    let rows = app.store().tables(list, person.clone(), page).await?;
    let summary = |row: &TableRow| app.hall().summary(row, person.as_ref());
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
    add_table(app, session, row, records, Vec::new()).await
}

/// Stores a new table, with what goes into the same commit, and wakes its bots.
pub(crate) async fn add_table(
    app: &App,
    session: &Session,
    row: TableRow,
    records: Vec<Vec<u8>>,
    also: Vec<Change>,
) -> Result<Json<TableSummary>, Refusal> {
    if !app.config().new_tables {
        return Err(Reason::OnlyFinishes.into());
    }
    let changes = [Change::NewTable(row.clone(), records)].into_iter().chain(also).collect();
    done(app.store().commit(changes).await?, Reason::TryAgain)?;
    tracing::info!(table = %row.id, game = row.game, seats = row.seats.len(), "a table is made");
    if row.bot_due {
        app.hall().send(&row.id, Command::LookUp).await?;
    }
    Ok(Json(app.hall().summary(&row, Some(&session.person.id))))
}

pub(crate) async fn show(
    State(app): State<App>,
    session: Option<Session>,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Refusal> {
    let id = table_id(&id)?;
    let person = session.as_ref().map(|session| session.person.id.clone());
    if !app.hall().is_open(&id) {
        let row = app.store().table(id.clone()).await?.ok_or(Reason::NoSuchTable)?;
        if !app.hall().can_load(&row) {
            let why = app.hall().not_here(&row).await?;
            let may_end = session.is_some_and(|session| may_end(&row, &session));
            return Err(if may_end && why == Reason::OtherRules { Reason::MayEnd } else { why }.into());
        }
        // Whoever only looks, where nothing is voted on, sees all that the row tells: no game is played again for that.
        let is_seated = row.seats.iter().any(|sitter| sitter.is(person.as_ref()));
        if !is_seated && row.votes.cast.is_empty() {
            let mut shown = app.hall().summary(&row, person.as_ref());
            shown.notes = row.votes.notes;
            return Ok(Json(shown));
        }
    }
    let ask = |answer| Command::Summary { person, answer };
    Ok(Json(app.hall().ask(&id, ask).await?))
}

/// Whether somebody may end a game that cannot go on here.
fn may_end(row: &TableRow, session: &Session) -> bool {
    let sits = row.seats.iter().any(|sitter| sitter.is(Some(&session.person.id)));
    row.phase == Phase::Playing && (sits || is_admin(session))
}

/// Ends a game that cannot go on because its rules are not played here.
pub(crate) async fn end(
    State(app): State<App>,
    Owner(session): Owner,
    Path(id): Path<String>,
) -> Result<Json<()>, Refusal> {
    let row = app.store().table(table_id(&id)?).await?.ok_or(Reason::NoSuchTable)?;
    if row.phase != Phase::Playing {
        return Err(Reason::NotPlaying.into());
    }
    if app.hall().can_load(&row) || app.hall().is_played_elsewhere(&row).await? {
        return Err(Reason::CanGoOn.into());
    }
    if !may_end(&row, &session) {
        return Err(Reason::NotMine.into());
    }
    done(ending::end(app.store(), row).await?, Reason::TryAgain)?;
    Ok(Json(()))
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
