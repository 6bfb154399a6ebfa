//! What programs need to play: a look at a table, actions, and reasons. The stream is the socket of browsers.
//!
//! A request joins the table for a moment as a socket does, so that programs and browsers are told and refused alike.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_TYPE, HeaderName};
use orrery_protocol::{Act, Ask, Because, Look, Phase, Play, Tell, WhyNot};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::body::Body;
use super::tables::table_id;
use crate::app::App;
use crate::limits::Gate;
use crate::line::Line;
use crate::people::{Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::Command;

/// The longest that a request waits for a turn, in seconds.
const LONGEST_WAIT: u32 = 30;
/// How long a table may take to answer; a pass under a standing order is held back for some seconds.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);
/// The number of a request on its own line.
const REQUEST: u32 = 1;

/// The description of the whole interface.
pub(crate) async fn openapi() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(CONTENT_TYPE, "application/json")], include_str!("openapi.json"))
}

/// From which seat a table is looked at, and how long to wait.
#[derive(Deserialize)]
pub(crate) struct Looking {
    seat: Option<u8>,
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
    let Query(Looking { seat, wait }) = query.map_err(|_| Reason::Malformed)?;
    // Whoever waits holds a connection as a socket does.
    let table = table_id(&id)?;
    let _places = (wait > 0).then(|| app.gates().wait(&address, &session.person.id, &table)).transpose()?;
    let mut guest = Guest::join(&app, &session, &id).await?;
    guest.look_until_asked(seat, wait.min(LONGEST_WAIT)).await.map(Json)
}

/// Takes an action, and tells the table after it.
pub(crate) async fn act(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(wish): Body<Act>,
) -> Result<Json<Look>, Refusal> {
    let mut guest = Guest::join(&app, &session, &id).await?;
    guest.act(wish).await.map(Json)
}

/// Why nothing can be done with a spot.
pub(crate) async fn why(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Body(wish): Body<WhyNot>,
) -> Result<Json<Because>, Refusal> {
    let mut guest = Guest::join(&app, &session, &id).await?;
    guest.why(wish).await.map(Json)
}

/// Somebody who joins a table for one request.
struct Guest {
    line: Line,
}

impl Guest {
    async fn join(app: &App, session: &Session, id: &str) -> Result<Self, Refusal> {
        app.gates().pass(Gate::Message, &session.person.id.0)?;
        let id = table_id(id)?;
        // A table that does not exist is told before anything else.
        app.hall().ask(&id, |answer| Command::Summary { person: None, answer }).await?;
        let (person, hash, key) = (&session.person, session.token.hash(), session.person.id.0.clone());
        let line = Line::join(app.clone(), id, Some(person), Some(hash), key).await;
        let line = line.ok_or(Reason::TryAgain)?;
        Ok(Self { line })
    }

    async fn next(&mut self, until: Instant) -> Result<Tell, Refusal> {
        let json = timeout_at(until, self.line.next()).await.map_err(|_| Reason::TryAgain)?;
        json.and_then(|json| read(&json)).ok_or_else(|| Reason::TryAgain.into())
    }

    /// The table from a seat of mine, or from the one that fits best.
    async fn look(&mut self, seat: Option<u8>) -> Result<Look, Refusal> {
        self.line.pass(seat.map_or(Ask::Hello { version: None }, |seat| Ask::Look { seat })).await?;
        let until = Instant::now() + ANSWER_WITHIN;
        loop {
            match self.next(until).await? {
                Tell::Table { summary, play, .. } => return Ok(Look { summary, play }),
                Tell::Refused { reason, .. } => return Err(reason.into()),
                _ => (),
            }
        }
    }

    /// The table, as soon as the seat has something to choose, the game is over or the time is up.
    async fn look_until_asked(&mut self, seat: Option<u8>, seconds: u32) -> Result<Look, Refusal> {
        let mut look = self.look(seat).await?;
        let until = Instant::now() + Duration::from_secs(u64::from(seconds));
        while seconds > 0 && !is_settled(&look) {
            match timeout_at(until, self.line.next()).await {
                Err(_) => break,
                Ok(None) => return Err(Reason::TryAgain.into()),
                Ok(Some(json)) => match read(&json) {
                    Some(Tell::Table { summary, play, .. }) => look = Look { summary, play },
                    Some(Tell::Moved { play, .. }) => look.play = Some(play),
                    Some(Tell::Seats { summary }) => look.summary = summary,
                    _ => (),
                },
            }
        }
        if seconds > 0 { self.look(seat).await } else { Ok(look) }
    }

    async fn act(&mut self, wish: Act) -> Result<Look, Refusal> {
        let Act { seat, version, action } = wish;
        let seat = self.seat(seat).await?;
        self.answer(Ask::Act { request: REQUEST, seat, version, action }).await?;
        self.look(Some(seat)).await
    }

    async fn why(&mut self, WhyNot { seat, spot }: WhyNot) -> Result<Because, Refusal> {
        let seat = self.seat(seat).await?;
        match self.answer(Ask::Why { request: REQUEST, seat, spot }).await? {
            Tell::Because { reason, .. } => Ok(Because { reason }),
            _ => Err(Reason::TryAgain.into()),
        }
    }

    /// The seat that is meant.
    async fn seat(&mut self, named: Option<u8>) -> Result<u8, Refusal> {
        if let Some(seat) = named {
            return Ok(seat);
        }
        let play = self.look(None).await?.play.ok_or(Reason::NotPlaying)?;
        play.viewer.ok_or_else(|| Reason::NotMine.into())
    }

    /// The answer to a request.
    async fn answer(&mut self, ask: Ask) -> Result<Tell, Refusal> {
        self.line.pass(ask).await?;
        let until = Instant::now() + ANSWER_WITHIN;
        loop {
            match self.next(until).await? {
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

/// Whether there is something to choose, or nothing ever again.
fn is_settled(look: &Look) -> bool {
    let chooses = |play: &Play| !play.choices.is_empty() || play.winners.is_some();
    look.summary.phase == Phase::Over || look.play.as_ref().is_some_and(chooses)
}
