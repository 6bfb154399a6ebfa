//! A visitor as a browser is one: cookies, requests, sockets.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use orrery_protocol::{
    Ask, Choice, Clock, Happened, Me, NewTable, Play, Refused, SeatWish, TableSummary, Tell, Version,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a test waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        assert!(self.status < 300, "{} {}", self.status, self.text());
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The key of a refusal.
    pub(crate) fn refusal(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.text());
        serde_json::from_slice::<Refused>(&self.body).expect("a refusal").reason.key
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// One request over a connection of its own.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> std::io::Result<Reply> {
    let own: String = headers.iter().map(|(name, value)| [*name, ": ", *value, "\r\n"].concat()).collect();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{own}content-length: {length}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    parse(&answer).ok_or_else(|| std::io::ErrorKind::InvalidData.into())
}

fn parse(answer: &[u8]) -> Option<Reply> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    Some(Reply { status, headers, body: answer[end + 4..].to_vec() })
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    /// Somebody who has never been here.
    pub(crate) fn stranger(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// A new guest.
    pub(crate) async fn guest(address: SocketAddr) -> Self {
        let mut visitor = Self::stranger(address);
        let _: Me = visitor.get("/api/me").await.json();
        visitor
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[]).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &impl Serialize) -> Reply {
        self.send("POST", path, &serde_json::to_vec(body).expect("plain")).await
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: &[u8]) -> Reply {
        let reply = self.try_send(method, path, body).await.expect("an answer");
        if let Some(cookie) = reply.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        reply
    }

    /// A request to a server that may be gone.
    pub(crate) async fn try_get(&mut self, path: &str) -> Option<Reply> {
        let reply = self.try_send("GET", path, &[]).await.ok()?;
        if let Some(cookie) = reply.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Some(reply)
    }

    /// [`Visitor::quick`] at a server that may be gone.
    pub(crate) async fn try_quick(&mut self) -> Option<TableSummary> {
        let reply = self.try_send("POST", "/api/quick/star-realms", b"null").await.ok()?;
        serde_json::from_slice(&reply.body).ok()
    }

    async fn try_send(&self, method: &str, path: &str, body: &[u8]) -> std::io::Result<Reply> {
        let origin = format!("http://{}", self.address);
        let mut headers = vec![("origin", origin.as_str()), ("content-type", "application/json")];
        if let Some(cookie) = &self.cookie {
            headers.push(("cookie", cookie));
        }
        request(self.address, method, path, &headers, body).await
    }

    /// A game against a bot.
    pub(crate) async fn quick(&mut self) -> TableSummary {
        self.post("/api/quick/star-realms", &()).await.json()
    }

    /// A game of this kind against as few bots as it needs.
    pub(crate) async fn quick_game(&mut self, game: &str) -> TableSummary {
        self.post(&format!("/api/quick/{game}"), &()).await.json()
    }

    /// A new table of Star Realms.
    pub(crate) async fn table(&mut self, seats: Vec<SeatWish>) -> TableSummary {
        self.post("/api/tables", &new_table(seats)).await.json()
    }

    /// A socket to a table that has said hello.
    pub(crate) async fn sit_at(&self, id: &str) -> Chair {
        let mut chair = self.connect(id).await.expect("a socket");
        chair.hello(None).await;
        chair
    }

    pub(crate) async fn connect(&self, id: &str) -> Result<Chair, tokio_tungstenite::tungstenite::Error> {
        self.connect_from(id, &format!("http://{}", self.address)).await
    }

    pub(crate) async fn connect_from(
        &self,
        id: &str,
        origin: &str,
    ) -> Result<Chair, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("ws://{}/ws/tables/{id}", self.address).into_client_request()?;
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Chair { socket, play: None, summary: None, log: Vec::new(), raw: Vec::new(), next: 1 })
    }
}

pub(crate) fn new_table(seats: Vec<SeatWish>) -> NewTable {
    let options = std::collections::BTreeMap::new();
    NewTable {
        game: "star-realms".to_owned(),
        options,
        seats,
        public: true,
        hours: None,
        clock: Clock::default(),
    }
}

pub(crate) const ME: SeatWish = SeatWish::Me { name: None };

/// A running table: the first opens it, the others sit down in order.
pub(crate) async fn begin<'a>(
    people: impl IntoIterator<Item = &'a mut Visitor>,
    wish: &NewTable,
) -> TableSummary {
    let mut people = people.into_iter();
    let host = people.next().expect("somebody who opens the table");
    let id = host.post("/api/tables", wish).await.json::<TableSummary>().id;
    for (seat, guest) in (1..).zip(people) {
        let path = format!("/api/tables/{id}/sit");
        guest.post(&path, &serde_json::json!({ "seat": seat })).await.json::<TableSummary>();
    }
    host.post(&format!("/api/tables/{id}/start"), &()).await.json()
}

pub(crate) fn bot(level: &str) -> SeatWish {
    SeatWish::Bot { level: level.to_owned() }
}

/// A socket to a table, with what a client keeps.
pub(crate) struct Chair {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) play: Option<Play>,
    pub(crate) summary: Option<TableSummary>,
    pub(crate) log: Vec<Happened>,
    /// Every message as it came.
    pub(crate) raw: Vec<String>,
    next: u32,
}

impl Chair {
    pub(crate) async fn try_ask(&mut self, ask: &Ask) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        let json = serde_json::to_string(ask).expect("plain");
        self.socket.send(Message::Text(json.into())).await
    }

    pub(crate) async fn ask(&mut self, ask: &Ask) {
        self.try_ask(ask).await.expect("an open socket");
    }

    pub(crate) async fn send(
        &mut self,
        message: Message,
    ) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(message).await
    }

    /// The next message; `None` if the socket has ended.
    pub(crate) async fn try_next(&mut self) -> Option<Tell> {
        // Pings are no messages: a server that only lives keeps nobody waiting for ever.
        let until = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame = tokio::time::timeout_at(until, self.socket.next()).await.expect("a message in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let tell = serde_json::from_str(text.as_str()).expect("a message of ours");
                    self.raw.push(text.as_str().to_owned());
                    self.note(&tell);
                    return Some(tell);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Tell {
        self.try_next().await.expect("an open socket")
    }

    fn note(&mut self, tell: &Tell) {
        match tell {
            Tell::Table { summary, play, log, whole_log, .. } => {
                self.summary = Some(summary.clone());
                self.play.clone_from(play);
                if *whole_log {
                    self.log.clear();
                }
                self.log.extend_from_slice(log);
            }
            Tell::Moved { happened, play } => {
                let undone = self.play.as_ref().is_some_and(|old| old.version.undos < play.version.undos);
                if undone {
                    let left = happened.first().map_or(play.version.records, |line| line.record);
                    self.log.retain(|line| line.record < left);
                }
                self.log.extend_from_slice(happened);
                self.play = Some(play.clone());
            }
            Tell::Seats { summary } => self.summary = Some(summary.clone()),
            _ => (),
        }
    }

    pub(crate) async fn until(&mut self, mut is_it: impl FnMut(&Tell) -> bool) -> Tell {
        loop {
            let tell = self.next().await;
            if is_it(&tell) {
                return tell;
            }
        }
    }

    /// Says hello and waits for the table.
    pub(crate) async fn hello(&mut self, version: Option<Version>) -> Tell {
        self.ask(&Ask::Hello { version }).await;
        self.until(|tell| matches!(tell, Tell::Table { .. })).await
    }

    pub(crate) fn version(&self) -> Version {
        self.play.as_ref().expect("a running game").version
    }

    /// Reads until somebody is asked something at another version, or the game is over.
    pub(crate) async fn until_asked_after(&mut self, before: Version) {
        loop {
            let play = self.play.as_ref().expect("a running game");
            // A moment in the middle of a procedure asks nobody.
            if play.version != before && (!play.asked.is_empty() || play.winners.is_some()) {
                return;
            }
            self.next().await;
        }
    }

    pub(crate) fn choices(&self) -> &[Choice] {
        &self.play.as_ref().expect("a running game").choices
    }

    pub(crate) fn viewer(&self) -> u8 {
        self.play.as_ref().and_then(|play| play.viewer).expect("a seat")
    }

    pub(crate) fn request(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Asks and waits for the answer to that request.
    pub(crate) async fn answer(&mut self, make: impl FnOnce(u32) -> Ask) -> Tell {
        let wanted = self.request();
        self.ask(&make(wanted)).await;
        self.until(|tell| {
            matches!(tell, Tell::Done { request } | Tell::Refused { request, .. } | Tell::Because { request, .. } | Tell::Odds { request, .. }
                if *request == wanted)
        })
        .await
    }

    /// Takes an action of the seat this client looks from.
    pub(crate) async fn act(&mut self, action: &str) -> Tell {
        let (seat, version, action) = (self.viewer(), self.version(), action.to_owned());
        self.answer(|request| Ask::Act { request, seat, version, action }).await
    }

    /// Waits until the viewer's seat has something to choose, or the game is over.
    pub(crate) async fn my_turn(&mut self) -> bool {
        loop {
            let play = self.play.as_ref().expect("a running game");
            if play.winners.is_some() {
                return false;
            }
            if !play.choices.is_empty() {
                return true;
            }
            self.next().await;
        }
    }
}

/// Expects a request to have been carried out.
#[track_caller]
pub(crate) fn done(tell: &Tell) {
    assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
}

/// The key of the refusal of a request.
#[track_caller]
pub(crate) fn refused(tell: &Tell) -> &str {
    match tell {
        Tell::Refused { reason, .. } => &reason.key,
        _ => panic!("not refused: {tell:?}"),
    }
}
