//! Sockets: frames in, frames out, no game state.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use tokio::time::{Instant, interval_at, timeout};

use crate::app::App;
use crate::http::table_id;
use crate::ids::TableId;
use crate::limits::{Gate, Place};
use crate::line::{Heard, Line};
use crate::notify::presence::Presence;
use crate::people::{self, Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::Command;
use crate::store::Person;

/// The longest message of a client.
const LONGEST: usize = 64 * 1024;
/// How much is read at once: clients say little.
const READ_BUFFER: usize = 1024;
/// How much is gathered before it is sent.
const WRITE_TOGETHER: usize = 64 * 1024;
/// How much may wait to be sent before the socket counts as dead.
const WRITE_BUFFER: usize = 4 * 1024 * 1024;
/// How often a quiet socket is asked whether it is still there; one that says nothing for twice as long is not.
const PING_EVERY: Duration = Duration::from_secs(30);
/// How long a frame may take to be sent.
const SEND_WITHIN: Duration = Duration::from_secs(10);

/// Opens a socket to a table.
pub(crate) async fn open(
    State(app): State<App>,
    session: Option<Session>,
    Address(address): Address,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    if !people::is_ours(&headers, app.config()) {
        return Err(Reason::ForeignOrigin.into());
    }
    app.gates().pass(Gate::Request, &address)?;
    let place = app.gates().enter(&address)?;
    let id = table_id(&id)?;
    // A table that does not exist is told now, while a status can still be.
    app.hall().ask(&id, |answer| Command::Summary { person: None, answer }).await?;
    let person = session.map(|session| session.person);
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_TOGETHER)
        .max_write_buffer_size(WRITE_BUFFER);
    let key = person.as_ref().map_or(address, |person| person.id.0.clone());
    Ok(upgrade
        .on_upgrade(move |socket| Wired { app, socket, _place: place }.run(id, person, key))
        .into_response())
}

/// One open socket.
struct Wired {
    app: App,
    socket: WebSocket,
    /// One of the places that its address has.
    _place: Place,
}

/// Why a socket is closed.
enum Closing {
    /// The other side has gone, or is as good as gone.
    Gone,
    /// We close it, for this reason.
    Told(u16, &'static str),
}

impl Wired {
    async fn run(mut self, id: TableId, person: Option<Person>, key: String) {
        let table = id.clone();
        let Some(mut line) = Line::join(self.app.clone(), id, person.as_ref(), key).await else { return };
        let presence = Presence::of(&self.app, person.as_ref().map(|person| &person.id), &table).await;
        self.app.metrics().socket(1);
        note(&self.app, presence.as_ref()).await;
        let closing = self.carry(&mut line, presence.as_ref()).await;
        self.app.metrics().socket(-1);
        note(&self.app, presence.as_ref()).await;
        line.part().await;
        if let Closing::Told(code, reason) = closing {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(SEND_WITHIN, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Carries messages both ways until one side has had enough.
    async fn carry(&mut self, line: &mut Line, presence: Option<&Presence>) -> Closing {
        let stopped = self.app.clone();
        let mut stopped = std::pin::pin!(stopped.stopped());
        let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        loop {
            let sent = tokio::select! {
                message = line.next() => match message {
                    Some(json) => self.pass_on(json, line).await,
                    // The room was too busy with others, failed or closed: come again.
                    None => return Closing::Told(close_code::AGAIN, "come again"),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => self.answer(line.hear(text.as_str()).await).await,
                        Some(Ok(Message::Binary(_))) => self.answer(line.hear_nonsense()).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Closing::Gone,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > 2 * PING_EVERY {
                        return Closing::Gone;
                    }
                    note(&self.app, presence).await;
                    self.send(Message::Ping(Vec::new().into())).await
                }
                () = &mut stopped => {
                    return Closing::Told(close_code::RESTART, "the server stops");
                }
            };
            if let Err(closing) = sent {
                return closing;
            }
        }
    }

    /// Sends a message of the table and all that wait behind it, in as few packets as they fit in.
    async fn pass_on(&mut self, first: String, line: &mut Line) -> Result<(), Closing> {
        let sending = async {
            self.socket.feed(Message::Text(first.into())).await?;
            while let Some(json) = line.try_next() {
                self.socket.feed(Message::Text(json.into())).await?;
            }
            self.socket.flush().await
        };
        match timeout(SEND_WITHIN, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::Gone),
        }
    }

    async fn answer(&mut self, heard: Heard) -> Result<(), Closing> {
        match heard {
            Heard::Passed => Ok(()),
            Heard::Answered(json) => self.send(Message::Text(json.into())).await,
            Heard::Enough => Err(Closing::Told(close_code::POLICY, "nothing but nonsense")),
            Heard::Lost => Err(Closing::Told(close_code::AGAIN, "come again")),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Closing> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::Gone),
        }
    }
}

/// Notes that somebody is here who would be told things otherwise.
async fn note(app: &App, presence: Option<&Presence>) {
    if let Some(presence) = presence {
        presence.note(app).await;
    }
}
