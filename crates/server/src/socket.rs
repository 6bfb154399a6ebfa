//! Sockets: frames in, frames out, no game state.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

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
use crate::upgrade::{Frames, Socket, Upgrade};

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
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    if !people::is_ours(&headers, app.config()) {
        return Err(Reason::ForeignOrigin.into());
    }
    app.gates().pass(Gate::Request, &address)?;
    let place = app.gates().enter(&address)?;
    let id = table_id(&id)?;
    // A table that does not exist is told now, while a status can still be.
    app.hall().ask(&id, |answer| Command::Summary { person: None, answer }).await?;
    let hash = session.as_ref().map(|session| session.token.hash());
    // A program that plays all day does not make its owner be here.
    let watcher = session.as_ref().filter(|session| !session.is_program);
    let presence = watcher.map(|session| Presence { person: session.person.id.clone(), table: id.clone() });
    let person = session.map(|session| session.person);
    let key = person.as_ref().map_or(address, |person| person.id.0.clone());
    Ok(upgrade.then(move |socket| Wired { app, socket, presence, _place: place }.run(id, person, hash, key)))
}

/// One open socket.
struct Wired {
    app: App,
    socket: Socket,
    /// Who looks at the table, unless it is a program or a stranger.
    presence: Option<Presence>,
    /// One of the places that its address has.
    _place: Place,
}

/// Why a socket is closed.
enum Closing {
    /// The other side has gone, or is as good as gone.
    Gone,
    /// We close it, for this reason.
    Told(CloseCode, &'static str),
}

impl Wired {
    async fn run(mut self, id: TableId, person: Option<Person>, session: Option<[u8; 32]>, key: String) {
        // What is done once is not kept as long as the socket.
        let joining = Box::pin(Line::join(self.app.clone(), id, person.as_ref(), session, key));
        let Some(mut line) = joining.await else { return };
        drop(person);
        self.app.metrics().socket(1);
        self.note().await;
        let closing = self.carry(&mut line).await;
        self.app.metrics().socket(-1);
        self.note().await;
        drop(line);
        if let Closing::Told(code, reason) = closing {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = timeout(SEND_WITHIN, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }

    /// Carries messages both ways until one side has had enough.
    async fn carry(&mut self, line: &mut Line) -> Closing {
        let stopped = self.app.clone();
        let mut stopped = std::pin::pin!(stopped.stopped());
        let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        loop {
            let sent = tokio::select! {
                message = line.next() => match message {
                    Some(json) => self.pass_on(json, line).await,
                    // The room was too busy with others, failed or closed: come again.
                    None => return Closing::Told(CloseCode::Again, "come again"),
                },
                frame = self.socket.next() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            let heard = Box::pin(line.hear(text.as_str())).await;
                            self.answer(heard).await
                        }
                        Some(Ok(Message::Binary(_))) => self.answer(line.hear_nonsense()).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Closing::Gone,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > 2 * PING_EVERY {
                        return Closing::Gone;
                    }
                    self.note().await;
                    self.send(Message::Ping(Vec::new().into())).await
                }
                () = &mut stopped => {
                    return Closing::Told(CloseCode::Restart, "the server stops");
                }
            };
            if let Err(closing) = sent {
                return closing;
            }
        }
    }

    /// Sends a message of the table and all that wait behind it, in as few packets as they fit in.
    async fn pass_on(&mut self, first: String, line: &mut Line) -> Result<(), Closing> {
        let mut frames = Frames::default();
        frames.push(&first);
        while let Some(json) = line.try_next() {
            frames.push(&json);
        }
        match timeout(SEND_WITHIN, self.socket.send_all(&frames)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::Gone),
        }
    }

    async fn answer(&mut self, heard: Heard) -> Result<(), Closing> {
        match heard {
            Heard::Passed => Ok(()),
            Heard::Answered(json) => self.send(Message::Text(json.into())).await,
            Heard::Enough => Err(Closing::Told(CloseCode::Policy, "nothing but nonsense")),
            Heard::Lost => Err(Closing::Told(CloseCode::Again, "come again")),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Closing> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Closing::Gone),
        }
    }

    /// Notes that somebody is here who would be told things otherwise.
    async fn note(&mut self) {
        if let Some(presence) = &self.presence {
            Box::pin(presence.note(&self.app)).await;
        }
    }
}
