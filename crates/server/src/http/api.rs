//! What programs need to play: a look at a table, actions, and reasons. The stream is the socket of browsers.
//!
//! A request that acts or waits joins the table for a moment as a socket does, so that programs and browsers are told and
//! refused alike.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_TYPE, HeaderName};
use orrery_protocol::{Act, Ask, Because, Look, Phase, Play, Tell, Version, WhyNot};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::body::Body;
use super::tables::table_id;
use crate::app::App;
use crate::ids::TableId;
use crate::limits::Gate;
use crate::line::{Line, Stay};
use crate::people::{Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::Command;

/// The longest that a request waits for a turn, in seconds.
const LONGEST_WAIT: u32 = 30;
/// How long a table may take to answer; a pass under a standing order is held back for some seconds.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);
/// Seen by whoever has heard from the table here: what it shows is new enough.
const HEARD: Option<Version> = Some(Version { records: 0, undos: 0 });
/// The number of a request on its own line.
const REQUEST: u32 = 1;

/// The description of the whole interface.
pub(crate) async fn openapi() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "application/json")], include_str!("openapi.json"))
}

/// From which seat a table is looked at, what was seen of it, and how long to wait.
#[derive(Deserialize)]
pub(crate) struct Looking {
    seat: Option<u8>,
    /// Records and undos of the version that was last seen: another server may have shown it.
    records: Option<u32>,
    #[serde(default)]
    undos: u32,
    /// Seconds to wait until the seat has something to choose or the game is over.
    #[serde(default)]
    wait: u32,
}

/// The table as it is, with what may be done.
pub(crate) async fn play(
    State(app): State<App>,
    session: Session,
    Address(address): Address,
    Path(id): Path<String>,
    query: Result<Query<Looking>, QueryRejection>,
) -> Result<Json<Look>, Refusal> {
    let Query(Looking { seat, records, undos, wait }) = query?;
    let visit = Visit::of(&app, session, &id)?;
    // Whoever waits holds a connection as a socket does.
    let places = || app.gates().wait(&address, &visit.session.person.id, &visit.table);
    let _places = (wait > 0).then(places).transpose()?;
    let seen = records.map(|records| Version { records, undos });
    visit.look_until_asked(seat, seen, wait.min(LONGEST_WAIT)).await.map(Json)
}

/// Takes an action, and tells the table after it.
pub(crate) async fn act(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(wish): Body<Act>,
) -> Result<Json<Look>, Refusal> {
    Visit::of(&app, session, &id)?.act(wish).await.map(Json)
}

/// Why nothing can be done with a spot.
pub(crate) async fn why(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(wish): Body<WhyNot>,
) -> Result<Json<Because>, Refusal> {
    Visit::of(&app, session, &id)?.why(wish).await.map(Json)
}

/// Somebody at a table for one request.
struct Visit<'a> {
    app: &'a App,
    session: Session,
    table: TableId,
}

impl<'a> Visit<'a> {
    fn of(app: &'a App, session: Session, id: &str) -> Result<Self, Refusal> {
        app.gates().pass(Gate::Message, &session.person.id.0)?;
        Ok(Self { app, session, table: table_id(id)? })
    }

    /// The table from a seat of mine, or from the one that fits best.
    async fn look(&self, seat: Option<u8>, seen: Option<Version>) -> Result<Look, Refusal> {
        let person = self.session.person.clone();
        let look = |answer| Command::Look { person, seat, seen, answer };
        Ok(self.app.hall().ask(&self.table, look).await??)
    }

    /// A line to the table, as a socket has one.
    async fn line(&self) -> Result<Line, Refusal> {
        let (person, hash) = (&self.session.person, self.session.token.hash());
        let (app, table, key) = (self.app.clone(), self.table.clone(), person.id.0.clone());
        let line = Line::join(app, table, Some(person), Some(hash), key, Stay::Request).await;
        Ok(line.ok_or(Reason::TryAgain)?)
    }

    /// The table, as soon as a seat has something to choose, the game is over or the time is up.
    async fn look_until_asked(
        &self,
        seat: Option<u8>,
        seen: Option<Version>,
        seconds: u32,
    ) -> Result<Look, Refusal> {
        let until = Instant::now() + Duration::from_secs(u64::from(seconds));
        let look = self.look(seat, seen).await?;
        if seconds == 0 || is_settled(&look) {
            return Ok(look);
        }
        let mut line = self.line().await?;
        line.pass(Ask::Hello { version: look.play.map(|play| play.version) }).await?;
        let mut stopped = std::pin::pin!(self.app.stopped());
        loop {
            let told = tokio::select! {
                told = timeout_at(until, line.next()) => told,
                // Nobody keeps a server from stopping; the next one answers when it is asked.
                () = &mut stopped => return self.look(seat, HEARD).await,
            };
            match told {
                Err(_) => return self.look(seat, HEARD).await,
                Ok(None) => return Err(Reason::TryAgain.into()),
                Ok(Some(json)) => {
                    let told = read(&json);
                    if let Some(Tell::Table { .. } | Tell::Moved { .. } | Tell::Seats { .. }) = told {
                        let look = self.look(seat, HEARD).await?;
                        if is_settled(&look) {
                            return Ok(look);
                        }
                    }
                }
            }
        }
    }

    async fn act(&self, wish: Act) -> Result<Look, Refusal> {
        let Act { seat, version, action } = wish;
        let seat = match seat {
            Some(seat) => seat,
            None => self.only_seat(version).await?,
        };
        self.answer(Ask::Act { request: REQUEST, seat, version, action }).await?;
        self.look(Some(seat), HEARD).await
    }

    async fn why(&self, WhyNot { seat, spot }: WhyNot) -> Result<Because, Refusal> {
        let seat = match seat {
            Some(seat) => seat,
            None => self.looking_seat().await?,
        };
        match self.answer(Ask::Why { request: REQUEST, seat, spot }).await? {
            // There is no such place in the game.
            Tell::Because { reason, .. } if reason.key == Reason::Malformed.key() => Err(reason.into()),
            Tell::Because { reason, .. } => Ok(Because { reason }),
            _ => Err(Reason::TryAgain.into()),
        }
    }

    /// The seat that I look from.
    async fn looking_seat(&self) -> Result<u8, Refusal> {
        let play = self.look(None, None).await?.play.ok_or(Reason::NotPlaying)?;
        play.viewer.ok_or_else(|| Reason::NotMine.into())
    }

    /// The seat that is mine, if just one is. Which of several is meant would hang on the moment, and an action that is sent
    /// again, because its answer was lost, would act for another.
    async fn only_seat(&self, seen: Version) -> Result<u8, Refusal> {
        let look = self.look(None, Some(seen)).await?;
        look.play.ok_or(Reason::NotPlaying)?;
        let mut mine = look.summary.seats.iter().filter(|seat| seat.mine);
        match (mine.next(), mine.next()) {
            (Some(seat), None) => Ok(seat.seat),
            (None, _) => Err(Reason::NotMine.into()),
            (Some(_), Some(_)) => Err(Reason::WhichSeat.into()),
        }
    }

    /// The answer to a request.
    async fn answer(&self, ask: Ask) -> Result<Tell, Refusal> {
        let mut line = self.line().await?;
        line.pass(ask).await?;
        let until = Instant::now() + ANSWER_WITHIN;
        loop {
            let json = timeout_at(until, line.next()).await.map_err(|_| Reason::TryAgain)?;
            match json.as_deref().and_then(read).ok_or(Reason::TryAgain)? {
                Tell::Refused { request: REQUEST, reason } => return Err(reason.into()),
                tell @ (Tell::Done { request: REQUEST } | Tell::Because { request: REQUEST, .. }) => {
                    return Ok(tell);
                }
                _ => (),
            }
        }
    }
}

fn read(json: &str) -> Option<Tell> {
    serde_json::from_str(json).ok()
}

/// Whether there is something to choose, or nothing ever again. What a standing order is about to pass is no choice.
fn is_settled(look: &Look) -> bool {
    let passes = |play: &Play| play.window.as_ref().is_some_and(|window| window.passing);
    let chooses = |play: &Play| !play.choices.is_empty() && !passes(play) || play.winners.is_some();
    look.summary.phase == Phase::Over || look.play.as_ref().is_some_and(chooses)
}
