//! One player at one socket: whatever is asked, some listed choice is the answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use orrery_engine::{Source, SplitMix64};
use orrery_protocol::{Ask, Version};
use tokio::net::TcpStream;
use tokio::sync::watch::Receiver;
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::meter::Meter;
use super::pair::{Pace, Pair};
use super::told;

/// How much is read at once.
const READ_BUFFER: usize = 16 * 1024;
/// How long a player waits who was refused, before looking again.
const REFUSED_PAUSE: Duration = Duration::from_millis(100);

/// An open socket.
pub(super) struct Chair {
    socket: WebSocketStream<TcpStream>,
}

impl Chair {
    pub(super) async fn open(address: SocketAddr, table: &str, cookie: &str) -> anyhow::Result<Self> {
        let mut request = format!("ws://{address}/ws/tables/{table}").into_client_request()?;
        request.headers_mut().insert("origin", format!("http://{address}").parse()?);
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.context("no socket")?;
        let mut chair = Self { socket };
        chair.ask(&Ask::Hello { version: None }).await?;
        Ok(chair)
    }

    async fn ask(&mut self, ask: &Ask) -> anyhow::Result<()> {
        self.say(serde_json::to_string(ask)?).await
    }

    /// Takes an action whose token is in quotes already.
    async fn act(&mut self, seat: u8, version: Version, token: &str) -> anyhow::Result<()> {
        let Version { records, undos } = version;
        let version = format!("{{\"records\":{records},\"undos\":{undos}}}");
        self.say(format!(
            "{{\"ask\":\"act\",\"request\":1,\"seat\":{seat},\"version\":{version},\"action\":{token}}}"
        ))
        .await
    }

    async fn say(&mut self, json: String) -> anyhow::Result<()> {
        self.socket.send(Message::Text(json.into())).await.context("the socket broke")
    }

    /// The next text of the server.
    pub(super) async fn next(&mut self) -> anyhow::Result<tokio_tungstenite::tungstenite::Utf8Bytes> {
        loop {
            match self.socket.next().await.context("the socket ended")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => anyhow::bail!("the server closed the socket"),
                _ => (),
            }
        }
    }
}

/// What a player is about to do.
struct Turn {
    seat: u8,
    version: Version,
    /// The choice as the message had it, in quotes.
    token: Option<String>,
    over: bool,
}

/// Plays one seat of one table after the other.
pub(super) struct Player {
    pub(super) pair: Arc<Pair>,
    pub(super) seat: usize,
    pub(super) meter: Arc<Meter>,
    pub(super) pace: Receiver<Pace>,
}

impl Player {
    /// Plays until the sockets are to be closed.
    pub(super) async fn run(mut self) -> anyhow::Result<()> {
        let mut ids = self.pair.id.subscribe();
        let mut source = SplitMix64::new(self.seat as u64 + 1);
        loop {
            let id = ids.borrow_and_update().clone();
            self.play(&id, &mut source).await?;
            if *self.pace.borrow() == Pace::Gone {
                return Ok(());
            }
            // The game is over: the first player opens another table.
            if self.seat == 0 {
                let id = super::open_table(&self.pair.cookies, &self.pair.homes).await?;
                self.pair.id.send_replace(id);
            } else if !self.next_table(&mut ids).await? {
                return Ok(());
            }
        }
    }

    /// Waits until there is another table; `false` if the sockets are to be closed before.
    async fn next_table(&mut self, ids: &mut Receiver<String>) -> anyhow::Result<bool> {
        loop {
            tokio::select! {
                changed = ids.changed() => {
                    changed?;
                    return Ok(true);
                }
                changed = self.pace.changed() => {
                    changed?;
                    if *self.pace.borrow_and_update() == Pace::Gone {
                        return Ok(false);
                    }
                }
            }
        }
    }

    /// Plays one game to its end.
    async fn play(&mut self, id: &str, source: &mut SplitMix64) -> anyhow::Result<()> {
        let mut chair = Chair::open(self.pair.homes[self.seat], id, &self.pair.cookies[self.seat]).await?;
        self.meter.connected();
        let mut turn = Turn { seat: 0, version: Version { records: 0, undos: 0 }, token: None, over: false };
        loop {
            let text = tokio::select! {
                text = chair.next() => text?,
                changed = self.pace.changed() => {
                    changed?;
                    if *self.pace.borrow_and_update() == Pace::Gone {
                        return Ok(());
                    }
                    if !self.is_waiting() {
                        self.act(&mut chair, &mut turn).await?;
                    }
                    continue;
                }
            };
            let told = told::read(&text).with_context(|| format!("a message of the server: {text}"))?;
            if let Some(play) = told.play {
                for due in self.pair.show(self.seat, play.version.records) {
                    self.meter.told(due.elapsed());
                }
                let pick = |n: usize| source.below(n as u32) as usize;
                let picked = Some(play.choices.len()).filter(|&n| n > 0).map(pick);
                turn = Turn {
                    seat: play.viewer.unwrap_or(0),
                    version: play.version,
                    token: picked.map(|n| text[play.choices[n].clone()].to_owned()),
                    over: play.over,
                };
            }
            match told.tell {
                "done" => {
                    if let Some(accepted) = self.pair.accept(self.seat, *self.pace.borrow()) {
                        self.meter.accepted(&accepted);
                    }
                }
                "refused" => {
                    self.meter.refused();
                    self.pair.refuse(self.seat);
                    // What is told next may have been on its way before: looking again shows what can be done now.
                    tokio::time::sleep(REFUSED_PAUSE).await;
                    chair.ask(&Ask::Hello { version: None }).await?;
                    continue;
                }
                _ => (),
            }
            if self.is_waiting() {
                continue;
            }
            if turn.over {
                return Ok(());
            }
            self.act(&mut chair, &mut turn).await?;
        }
    }

    /// Whether an action is not answered yet.
    fn is_waiting(&self) -> bool {
        self.pair.is_waiting(self.seat)
    }

    /// Acts if there is anything to choose, in time.
    async fn act(&mut self, chair: &mut Chair, turn: &mut Turn) -> anyhow::Result<()> {
        if turn.token.is_none() {
            return Ok(());
        }
        let pace = *self.pace.borrow();
        let due = match pace {
            Pace::Still | Pace::Gone => return Ok(()),
            Pace::Flat => Instant::now(),
            Pace::Every(interval, begun) => {
                let due = self.pair.take_on(interval, begun);
                tokio::select! {
                    () = tokio::time::sleep_until(due) => (),
                    changed = self.pace.changed() => {
                        changed?;
                        // The choice stays, and the new pace is seen to where messages are.
                        self.pace.mark_changed();
                        return Ok(());
                    }
                }
                due
            }
        };
        if let Some(token) = turn.token.take() {
            self.pair.act(self.seat, turn.version.records, due);
            chair.act(turn.seat, turn.version, &token).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::watch::{self, Sender};

    use super::super::report::{Played, Report};
    use super::*;

    const NOWHERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 9);

    /// The second player of a table at a server.
    fn second(home: SocketAddr) -> (Player, Sender<Pace>, Arc<Pair>) {
        let (homes, id) = ([home; 2], watch::Sender::new("first".to_owned()));
        let cookies = ["a=b", "c=d"].map(str::to_owned);
        let pair = Arc::new(Pair::new(cookies, homes, id, 0.0, Instant::now()));
        let (pace, paces) = watch::channel(Pace::Flat);
        (Player { pair: pair.clone(), seat: 1, meter: Arc::default(), pace: paces }, pace, pair)
    }

    const TABLE: &str = r#"{"tell":"table","play":{"version":{"records":1,"undos":0},"viewer":1,"view":{},"choices":[{"action":"pass"}],"winners":null}}"#;

    /// A server that gives these answers in turn, and none to what comes then; what it was asked, and its socket.
    async fn server(
        listener: tokio::net::TcpListener,
        answers: &[&str],
    ) -> (Vec<String>, WebSocketStream<TcpStream>) {
        let (stream, _) = listener.accept().await.expect("a player comes");
        let mut socket = tokio_tungstenite::accept_async(stream).await.expect("a socket");
        let mut asked = Vec::new();
        loop {
            let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("{asked:?}") };
            let ask: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            asked.push(ask["ask"].as_str().unwrap_or_default().to_owned());
            let Some(answer) = answers.get(asked.len() - 1) else { return (asked, socket) };
            socket.send(Message::Text((*answer).into())).await.expect("it listens");
        }
    }

    /// What a server is asked that gives these answers and stays silent then, and what the player leaves.
    fn served(answers: &[&str], before: impl FnOnce(&Pair)) -> (Vec<String>, Arc<Meter>, Arc<Pair>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let (player, pace, pair) = second(listener.local_addr().expect("an address"));
            let meter = player.meter.clone();
            before(&pair);
            let served = async {
                let served = server(listener, answers).await;
                pace.send_replace(Pace::Gone);
                served
            };
            let ((asked, _socket), end) = tokio::join!(served, player.run());
            end.expect("nothing broke");
            (asked, meter, pair)
        })
    }

    #[test]
    fn who_is_refused_looks_again_and_acts() {
        let (asked, meter, _) = served(&[TABLE, r#"{"tell":"refused","request":1}"#, TABLE], |_| ());
        assert_eq!(asked, ["hello", "act", "hello", "act"]);
        assert_eq!(meter.take([]).refused, 1);
    }

    #[test]
    fn an_action_that_is_never_answered_is_warned_of() {
        let (asked, meter, pair) = served(&[TABLE], |_| ());
        assert_eq!(asked, ["hello", "act"]);
        let counted = meter.take([pair.late(Pace::Flat, Instant::now() + Duration::from_secs(3))]);
        assert!(counted.answered.p99_ms >= 3000.0 && counted.told.p99_ms >= 3000.0);
        let played = Played { stood_still: counted.stood_still, ..Played::default() };
        let mut report = Report { saturated: Some(played), ..Report::default() };
        report.judge();
        assert!(report.warnings.iter().any(|warning| warning.contains("stood still")), "{report}");
    }

    #[test]
    fn who_is_shown_a_move_of_the_other_notes_how_long_it_took() {
        let due = Instant::now();
        let (_, meter, _) = served(&[TABLE], |pair| pair.act(0, 0, due));
        assert!(meter.take([]).told.p50_ms > 0.0);
    }

    /// The first player may have gone instead of opening another table.
    #[test]
    fn who_waits_for_another_table_goes_when_all_go() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let (mut player, pace, pair) = second(NOWHERE);
            let mut ids = pair.id.subscribe();
            pace.send_replace(Pace::Still);
            pace.send_replace(Pace::Gone);
            assert!(!player.next_table(&mut ids).await.expect("nothing broke"));
        });
    }

    #[test]
    fn another_table_is_noticed_whatever_the_pace() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let (mut player, pace, pair) = second(NOWHERE);
            let mut ids = pair.id.subscribe();
            pace.send_replace(Pace::Still);
            let opened = async {
                tokio::task::yield_now().await;
                pair.id.send_replace("second".to_owned());
            };
            let (found, ()) = tokio::join!(player.next_table(&mut ids), opened);
            assert!(found.expect("nothing broke") && *ids.borrow() == "second");
        });
    }
}
