//! Sockets: frames in, frames out, no game state.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use orrery_protocol::{Ask, Tell};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval_at, timeout};

use crate::app::App;
use crate::http::table_id;
use crate::ids::TableId;
use crate::limits::{Gate, Place};
use crate::people::{self, Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::asks::request_of;
use crate::room::{Command, ConnectionId};
use crate::store::Person;

/// The longest message of a client.
const LONGEST: usize = 64 * 1024;
/// How much is read at once: clients say little.
const READ_BUFFER: usize = 4 * 1024;
/// How much may wait to be sent before the socket counts as dead.
const WRITE_BUFFER: usize = 4 * 1024 * 1024;
/// How many messages may wait for a slow socket.
const OUTBOX: usize = 64;
/// How many messages without sense are answered before the socket is closed.
const PATIENCE: u32 = 20;
/// How often a quiet socket is asked whether it is still there; one that says nothing for twice as long is not.
const PING_EVERY: Duration = Duration::from_secs(30);
/// How often a room is asked to let somebody in.
const JOINS: u32 = 10;
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
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER);
    let key = person.as_ref().map_or(address, |person| person.id.0.clone());
    Ok(upgrade
        .on_upgrade(move |socket| Line { app, id, key, socket, senseless: 0, _place: place }.run(person))
        .into_response())
}

/// One open socket.
struct Line {
    app: App,
    id: TableId,
    /// As which person or address its messages are counted.
    key: String,
    socket: WebSocket,
    /// Messages without sense so far.
    senseless: u32,
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

impl Line {
    async fn run(mut self, person: Option<Person>) {
        let Some((connection, mut messages)) = self.join(person.as_ref()).await else { return };
        let closing = self.carry(connection, &mut messages).await;
        // A room that has closed has forgotten the connection already.
        let _ = self.app.hall().send(&self.id, Command::Gone { connection }).await;
        if let Closing::Told(code, reason) = closing {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(SEND_WITHIN, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Joins the table's room; a room that is just closing is asked for again.
    async fn join(&mut self, person: Option<&Person>) -> Option<(ConnectionId, mpsc::Receiver<String>)> {
        for _ in 0..JOINS {
            let (outbox, messages) = mpsc::channel(OUTBOX);
            let (answer, joined) = oneshot::channel();
            let join = Command::Join { person: person.cloned(), outbox, answer };
            self.app.hall().send(&self.id, join).await.ok()?;
            if let Ok(connection) = joined.await {
                return Some((connection, messages));
            }
        }
        None
    }

    /// Carries messages both ways until one side has had enough.
    async fn carry(&mut self, connection: ConnectionId, messages: &mut mpsc::Receiver<String>) -> Closing {
        let stopped = self.app.clone();
        let mut stopped = std::pin::pin!(stopped.stopped());
        let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        loop {
            let sent = tokio::select! {
                message = messages.recv() => match message {
                    Some(json) => self.send(Message::Text(json.into())).await,
                    // The room was too busy with others, failed or closed: come again.
                    None => return Closing::Told(close_code::AGAIN, "come again"),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => self.hear(connection, text.as_str()).await,
                        Some(Ok(Message::Binary(_))) => self.refuse_senseless().await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Closing::Gone,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > 2 * PING_EVERY {
                        return Closing::Gone;
                    }
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

    async fn hear(&mut self, connection: ConnectionId, text: &str) -> Result<(), Closing> {
        let Ok(ask) = serde_json::from_str::<Ask>(text) else { return self.refuse_senseless().await };
        let gates = self.app.gates();
        let passed = gates.pass(Gate::Message, &self.key).and_then(|()| match ask {
            Ask::Say { .. } => gates.pass(Gate::Words, &self.key),
            _ => Ok(()),
        });
        if let Err(reason) = passed {
            return self.refuse(request_of(&ask), reason).await;
        }
        let sent = self.app.hall().send(&self.id, Command::Ask { connection, ask }).await;
        sent.map_err(|_| Closing::Told(close_code::AGAIN, "come again"))
    }

    async fn refuse_senseless(&mut self) -> Result<(), Closing> {
        self.senseless += 1;
        if self.senseless > PATIENCE {
            return Err(Closing::Told(close_code::POLICY, "nothing but nonsense"));
        }
        self.refuse(0, Reason::Malformed).await
    }

    async fn refuse(&mut self, request: u32, reason: Reason) -> Result<(), Closing> {
        let tell = Tell::Refused { request, reason: reason.into() };
        let json = serde_json::to_string(&tell).unwrap_or_else(|error| unreachable!("plain: {error}"));
        self.send(Message::Text(json.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Closing> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::Gone),
        }
    }
}
