//! Sockets: frames in, frames out, no game state.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use orrery_protocol::Tell;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::app::App;
use crate::http::table_id;
use crate::ids::TableId;
use crate::limits::Place;
use crate::line::{Heard, Line, Stay};
use crate::notify::presence::Presence;
use crate::people::{self, Address, Session};
use crate::reason::{Reason, Refusal};
use crate::room::Command;
use crate::store::{Person, now};
use crate::upgrade::{Frames, Socket, Upgrade};

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
    let place = app.gates().enter(&address)?;
    let id = table_id(&id)?;
    // A table that does not exist is told now, while a status can still be.
    app.hall().ask(&id, |answer| Command::Summary { person: None, answer }).await?;
    let hash = session.as_ref().map(|session| session.token.hash());
    // A program that plays all day does not make its owner be here.
    let watcher = session.as_ref().filter(|session| !session.is_program);
    let presence = watcher.map(|session| Presence { person: session.person.id.clone(), table: id.clone() });
    let watching = presence.map(|presence| Watching { presence, heard: now(), hidden: None });
    let person = session.map(|session| session.person);
    let key = person.as_ref().map_or_else(|| address.clone(), |person| person.id.0.clone());
    let comer = Box::new(Comer { table: id, person, session: hash, key, address });
    Ok(upgrade.then(move |socket| Wired { app, socket, watching, _place: place }.run(comer)))
}

/// Whoever comes to a table.
struct Comer {
    table: TableId,
    person: Option<Person>,
    /// The hash of the session's token.
    session: Option<[u8; 32]>,
    /// As whom messages are counted.
    key: String,
    /// From where.
    address: String,
}

impl Comer {
    async fn join(self: Box<Self>, app: App) -> Option<Line> {
        let Self { table, person, session, key, address } = *self;
        let line = Line::join(app, table, person.as_ref(), session, key, Stay::Socket).await?;
        Some(line.coming_from(address))
    }
}

/// One open socket.
struct Wired {
    app: App,
    socket: Socket,
    /// Who looks at the table, unless it is a program or a stranger.
    watching: Option<Watching>,
    /// One of the places that its address has.
    _place: Place,
}

/// Somebody at the other end.
struct Watching {
    presence: Presence,
    /// When the last frame came, in seconds since 1970: a line that is dead hears nothing.
    heard: i64,
    /// Whether nobody can see the page; unknown until it says something. A page in the background may come again by
    /// itself, after a restart of the server, and nobody has looked then.
    hidden: Option<bool>,
}

/// Why a socket is closed.
enum Closing {
    /// The other side has gone, or is as good as gone.
    Gone,
    /// We close it, for this reason.
    Told(CloseCode, &'static str),
}

impl Wired {
    async fn run(mut self, comer: Box<Comer>) {
        // What is done once is not kept as long as the socket.
        let Some(mut line) = Box::pin(comer.join(self.app.clone())).await else { return };
        self.app.metrics().socket(1);
        let closing = self.carry(&mut line).await;
        self.app.metrics().socket(-1);
        self.note();
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
        let every = Duration::from_millis(self.app.config().ping_ms);
        let mut ping = interval_at(Instant::now() + every, every);
        let mut heard = Instant::now();
        loop {
            let sent = tokio::select! {
                message = line.next() => match message {
                    Some(json) => self.pass_on(json, line).await,
                    // The room was too busy with others, failed or closed: come again.
                    None => return Closing::Told(CloseCode::Again, "come again"),
                },
                frame = self.socket.next() => {
                    if let Some(Ok(_)) = frame {
                        heard = Instant::now();
                        self.hear();
                    }
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            let heard = Box::pin(line.hear(text.as_str())).await;
                            // Most of it goes to the table, which answers.
                            if heard == Heard::Passed && !self.looks_first() {
                                Ok(())
                            } else {
                                Box::pin(self.answer(heard)).await
                            }
                        }
                        Some(Ok(Message::Binary(_))) => Box::pin(self.answer(line.hear_nonsense("messages are text"))).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Closing::Gone,
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > 2 * every {
                        return Closing::Gone;
                    }
                    // What is rare is not kept as long as the socket.
                    Box::pin(self.ping()).await
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
        // Whoever says anything else first looks at the table.
        if !matches!(heard, Heard::Hidden(_)) && self.looks_first() {
            self.set_hidden(false);
        }
        match heard {
            Heard::Passed => Ok(()),
            Heard::Answered(json) => self.send(Message::Text(json.into())).await,
            Heard::Hidden(hidden) => {
                self.set_hidden(hidden);
                Ok(())
            }
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

    /// Asks whether anybody is there. A page does not see pings, and has to know that the server is still there.
    async fn ping(&mut self) -> Result<(), Closing> {
        self.note();
        self.send(Message::Ping(Vec::new().into())).await?;
        self.send(Message::Text(Tell::Beat.json().into())).await
    }

    /// Whether nothing was said yet about who sees the page.
    fn looks_first(&self) -> bool {
        self.watching.as_ref().is_some_and(|it| it.hidden.is_none())
    }

    /// Something came.
    fn hear(&mut self) {
        if let Some(watching) = &mut self.watching {
            watching.heard = now();
        }
    }

    /// The page goes to the background, or comes to the front.
    fn set_hidden(&mut self, hidden: bool) {
        // Whoever could see it up to now did.
        self.note();
        if let Some(watching) = &mut self.watching {
            watching.hidden = Some(hidden);
        }
        self.note();
    }

    /// Notes when somebody was last here who would be told things otherwise.
    fn note(&self) {
        if let Some(Watching { presence, heard, hidden: Some(false) }) = &self.watching {
            self.app.seen().note(presence, *heard);
        }
    }
}
