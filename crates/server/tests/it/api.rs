//! Programs that play: tokens, looks, actions, reasons, the description of it all, and the example bots.

use std::process::Command;

use futures_util::{SinkExt, StreamExt};
use orrery_protocol::{
    ApiToken, Ask, Because, Credentials, Look, Me, NewToken, Refused, SeatWish, TableSummary, Tell, TokenCard,
};
use orrery_server::Limits;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::client::{ME, Reply, Visitor, done, refused, request};
use crate::server::Server;

/// A program with a token.
pub(crate) struct Program {
    pub(crate) address: std::net::SocketAddr,
    pub(crate) token: String,
}

impl Program {
    /// A program that plays for a new guest.
    async fn new(server: &Server) -> Self {
        let mut owner = Visitor::guest(server.address).await;
        Self::of(&mut owner, "program").await
    }

    /// A program with this label that plays for somebody.
    pub(crate) async fn of(owner: &mut Visitor, label: &str) -> Self {
        let made: ApiToken = owner.post("/api/tokens", &json!({ "label": label })).await.json();
        Self { address: owner.address, token: made.token }
    }

    async fn call(&self, method: &str, path: &str, body: &Value) -> Reply {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = if method == "GET" { Vec::new() } else { body.to_string().into_bytes() };
        request(self.address, method, path, &headers, &body).await.expect("an answer")
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.call("GET", path, &Value::Null).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.call("POST", path, &body).await
    }

    /// Brings a saved game.
    async fn bring(&self, record: &str) -> Reply {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", bearer.as_str()), ("content-type", "text/plain")];
        request(self.address, "POST", "/api/import", &headers, record.as_bytes()).await.expect("an answer")
    }

    async fn quick(&self) -> TableSummary {
        self.post("/api/quick/star-realms", Value::Null).await.json()
    }

    /// The table when it is our turn.
    pub(crate) async fn my_turn(&self, table: &str) -> Look {
        self.get(&format!("/api/tables/{table}/play?wait=30")).await.json()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_stands_for_its_account_until_it_is_ended() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    let _: Me = ada.post("/api/register", &account).await.json();
    let mut stranger = Visitor::stranger(server.address);
    let wish = NewToken { label: "engine".to_owned(), account: Some(account.clone()) };
    let by_name: ApiToken = stranger.post("/api/tokens", &wish).await.json();
    let by_cookie: ApiToken = ada.post("/api/tokens", &json!({ "label": "loom" })).await.json();
    let listed: Vec<TokenCard> = ada.get("/api/tokens").await.json();
    let mut labels: Vec<&str> = listed.iter().map(|token| token.label.as_str()).collect();
    labels.sort_unstable();
    assert_eq!(labels, ["engine", "loom"]);

    let [engine, loom] =
        [&by_name, &by_cookie].map(|made| Program { address: server.address, token: made.token.clone() });
    assert_eq!(engine.get("/api/me").await.json::<Me>().name, "Ada");
    assert_eq!(engine.post("/api/logout", Value::Null).await.status, 200);
    assert_eq!(engine.post("/api/quick/star-realms", Value::Null).await.refusal(), "server-no-session");

    let table = loom.quick().await.id;
    let mut chair = stream(&loom, &table).await;
    let revoke = format!("/api/tokens/{}/revoke", by_cookie.id);
    assert_eq!(Visitor::guest(server.address).await.post(&revoke, &()).await.status, 404);
    assert_eq!(ada.post(&revoke, &()).await.status, 200);
    assert_eq!(loom.get(&format!("/api/tables/{table}/play")).await.status, 401);
    while chair.next().await.is_some_and(|frame| frame.is_ok_and(|frame| !frame.is_close())) {}
    // The browser's own session goes on.
    assert!(ada.get("/api/tokens").await.json::<Vec<TokenCard>>().is_empty());

    let wrong = Credentials { password: "difference engine".to_owned(), ..account };
    let wrong = NewToken { account: Some(wrong), ..wish };
    assert_eq!(stranger.post("/api/tokens", &wrong).await.refusal(), "server-wrong-password");
    let nobody = stranger.post("/api/tokens", &json!({ "label": "loom" })).await;
    assert_eq!((nobody.status, nobody.refusal().as_str()), (401, "server-no-session"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_has_ended_is_nobody_anywhere() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await.id;
    let program = Program::of(&mut ada, "engine").await;
    let dead = [
        Program { address: server.address, token: "0".repeat(64) },
        Program { address: server.address, token: "engine".to_owned() },
        Program { address: server.address, token: String::new() },
        Program { token: program.token.clone(), ..program },
    ];
    assert_eq!(program.post("/api/logout", Value::Null).await.status, 200);
    for program in &dead {
        let table = format!("/api/tables/{table}");
        for path in ["/api/me", "/api/tables?list=mine", "/api/tables?list=open", &table, "/api/tokens"] {
            let reply = program.get(path).await;
            assert_eq!((reply.status, reply.refusal().as_str()), (401, "server-no-session"), "{path}");
            assert_eq!(reply.header("set-cookie"), None, "a program does not become a guest");
        }
        for path in ["/api/logout", "/api/quick/star-realms"] {
            assert_eq!(program.post(path, Value::Null).await.status, 401, "{path}");
        }
        let Err(error) = try_stream(program, &table[12..]).await else { panic!("a dead token listens") };
        assert!(error.to_string().contains("401"), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_of_a_proxy_does_not_hide_the_cookie() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let me: Me = ada.get("/api/me").await.json();
    let cookie = ada.cookie.clone().expect("a cookie");
    for scheme in ["Basic YWRhOmxvdmVsYWNl", "Digest x", "Basic"] {
        let headers = [("authorization", scheme), ("cookie", cookie.as_str())];
        let reply = request(server.address, "GET", "/api/me", &headers, &[]).await.expect("an answer");
        assert_eq!(reply.json::<Me>(), me, "{scheme}");
    }
}

/// A socket of a program.
async fn stream(program: &Program, table: &str) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    try_stream(program, table).await.expect("a socket")
}

async fn try_stream(
    program: &Program,
    table: &str,
) -> tokio_tungstenite::tungstenite::Result<WebSocketStream<MaybeTlsStream<TcpStream>>> {
    let mut request =
        format!("ws://{}/ws/tables/{table}", program.address).into_client_request().expect("an address");
    request
        .headers_mut()
        .insert("authorization", format!("Bearer {}", program.token).parse().expect("a header"));
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let hello = serde_json::to_string(&Ask::Hello { version: None }).expect("plain");
    socket.send(Message::Text(hello.into())).await?;
    Ok(socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_and_does_nothing_else_for_its_owner() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    let _: Me = ada.post("/api/register", &account).await.json();
    server.appoint("Ada").await;
    let program = Program::of(&mut ada, "engine").await;
    for path in ["/api/tokens", "/api/notices", "/api/me/export"] {
        assert_eq!(program.get(path).await.refusal(), "server-not-for-programs", "{path}");
    }
    for path in ["/api/me/delete", "/api/register", "/api/me"] {
        let body = json!({ "name": "Eve", "password": "counting engine" });
        assert_eq!(program.post(path, body).await.refusal(), "server-not-for-programs", "{path}");
    }
    let another = program.post("/api/tokens", json!({ "label": "another" })).await;
    assert_eq!((another.status, another.refusal().as_str()), (403, "server-not-for-programs"));
    assert_eq!(program.get("/api/admin").await.refusal(), "server-not-admin");
    assert_eq!(ada.get("/api/admin").await.status, 200);
    for n in 1..20 {
        Program::of(&mut ada, &format!("engine {n}")).await;
    }
    let one_more = ada.post("/api/tokens", &json!({ "label": "one more" })).await;
    assert_eq!(one_more.refusal(), "server-too-many-tokens");
}

/// What is hidden in messages to sockets is proved by `promise`; programs are told the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_what_a_socket_is_told() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let program = Program::of(&mut ada, "engine").await;
    let table = ada.quick().await.id;
    program.my_turn(&table).await;
    for viewer in [program, Program::new(&server).await] {
        let mut socket = stream(&viewer, &table).await;
        let told = loop {
            let frame = socket.next().await.expect("a message").expect("an open socket");
            if let Ok(Tell::Table { play, .. }) = serde_json::from_str(frame.to_text().expect("text")) {
                break play;
            }
        };
        let looked: Look = viewer.get(&format!("/api/tables/{table}/play")).await.json();
        assert!(told.is_some());
        assert_eq!(looked.play, told);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_looks_acts_and_is_told_which_rule_forbids_what() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let table = program.quick().await.id;
    let mine: Vec<TableSummary> = program.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table]);
    let play = program.my_turn(&table).await.play.expect("a running game");
    assert!(!play.choices.is_empty() && play.viewer == Some(0));
    let act = format!("/api/tables/{table}/act");

    // SR 6.1.2: without trade nothing is acquired.
    let dear =
        program.post(&act, json!({"version": play.version, "action": "{\"Acquire\":\"leviathan\"}"})).await;
    assert_eq!(dear.status, 422);
    let reason = serde_json::from_slice::<Refused>(&dear.body).expect("a refusal").reason;
    assert!(reason.rule.is_some_and(|rule| rule.starts_with("SR ")), "{}", dear.text());
    let spot = json!({"zone": "explorers", "owner": null, "index": 0});
    let why: Because = program.post(&format!("/api/tables/{table}/why"), json!({"spot": spot})).await.json();
    assert_eq!(why.reason.rule.as_deref(), Some("SR 6.1.4"));
    let nonsense = program.post(&act, json!({"version": play.version, "action": "win"})).await;
    assert_eq!(nonsense.refusal(), "server-unknown-action");
    let foreign = program.post(&act, json!({"seat": 1, "version": play.version, "action": "win"})).await;
    assert_eq!((foreign.status, foreign.refusal().as_str()), (403, "server-not-mine"));

    let choice = &play.choices[0].action;
    let late = json!({"version": {"records": 0, "undos": 0}, "action": choice});
    assert_eq!(program.post(&act, late).await.status, 422);
    let after: Look = program.post(&act, json!({"version": play.version, "action": choice})).await.json();
    assert!(after.play.is_some_and(|after| after.version.records > play.version.records));

    let other = Program::new(&server).await;
    let watched: Look = other.get(&format!("/api/tables/{table}/play")).await.json();
    assert!(watched.play.is_some_and(|play| play.viewer.is_none() && play.choices.is_empty()));
    let meddling = json!({"version": play.version, "action": choice});
    assert_eq!(other.post(&act, meddling).await.refusal(), "server-not-mine");
}

/// Whoever writes a program has no other way to find out.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_what_cannot_be_read_is_told_what_is_wrong_with_it() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let table = program.quick().await.id;
    let [act, why] = ["act", "why"].map(|what| format!("/api/tables/{table}/{what}"));
    let bearer = format!("Bearer {}", program.token);
    let headers = [("authorization", bearer.as_str())];
    let plain = request(server.address, "POST", &act, &headers, b"{}").await.expect("an answer");
    let seats = [json!({"who": "me"}), json!({"who": "open"})];
    let lucky = json!({"game": "star-realms", "options": {"luck": "good"}, "seats": seats, "public": false});
    for (reply, wrong) in [
        (program.post("/api/tables", lucky).await, "no option luck"),
        (program.post(&act, json!({"action": "x"})).await, "missing field `version`"),
        (program.post(&act, json!({"version": 1, "action": "x"})).await, "expected struct Version"),
        (plain, "content-type"),
        (program.get(&format!("/api/tables/{table}/play?wait=soon")).await, "wait"),
        (program.get("/api/tables").await, "list"),
        (program.post(&why, json!({"spot": {"zone": "nowhere", "owner": null, "index": 0}})).await, "zone"),
    ] {
        assert_eq!((reply.status, reply.refusal().as_str()), (400, "server-malformed"), "{wrong}");
        let told: Value = serde_json::from_slice(&reply.body).expect("JSON");
        let what = told["reason"]["args"]["what"]["words"].as_str().expect("words");
        assert!(what.contains(wrong), "{what}");
    }
    let mut socket = stream(&program, &table).await;
    let nonsense = json!({"ask": "act", "request": 7, "seat": 0, "action": "x"});
    socket.send(Message::Text(nonsense.to_string().into())).await.expect("an open socket");
    let what = loop {
        let frame = socket.next().await.expect("a message").expect("an open socket");
        if let Ok(Tell::Refused { reason, .. }) = serde_json::from_str(frame.to_text().expect("text")) {
            break json!(reason)["args"]["what"]["words"].to_string();
        }
    };
    assert!(what.contains("missing field `version`"), "{what}");
}

/// What it would answer with is done by then, and its answer would be stale.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_does_not_wait_for_windows_that_a_standing_order_passes() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let table: TableSummary = program.post("/api/quick/twilight-imperium", Value::Null).await.json();
    let (act, mut seen) = (format!("/api/tables/{}/act", table.id), 0);
    for _ in 0..60 {
        let play = program.my_turn(&table.id).await.play.expect("a running game");
        assert!(!play.window.is_some_and(|window| window.passing));
        let choice = play.choices.first().expect("something to choose");
        let wish = json!({"seat": play.viewer, "version": play.version, "action": choice.action});
        let reply = program.post(&act, wish).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let after = reply.json::<Look>().play.expect("a game");
        seen += u32::from(after.window.is_some_and(|window| window.passing));
    }
    assert!(seen > 0, "there was no such window");
}

/// The others see it come, and not go and come with every request.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_stays_at_the_table_between_its_requests() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut owner = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await.id;
    let program = Program::of(&mut owner, "engine").await;
    program.post(&format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    ada.post(&format!("/api/tables/{table}/start"), &()).await;
    let mut chair = ada.sit_at(&table).await;
    let here = |tell: &Tell| matches!(tell, Tell::Seats { summary } if summary.seats[1].online);
    program.get(&format!("/api/tables/{table}/play")).await;
    chair.until(here).await;
    let heard = chair.raw.len();
    for wait in [0, 0, 1, 0] {
        let look: Look = program.get(&format!("/api/tables/{table}/play?wait={wait}")).await.json();
        let play = look.play.expect("a game");
        if let Some(choice) = play.choices.first() {
            let wish = json!({"version": play.version, "action": choice.action});
            assert_eq!(program.post(&format!("/api/tables/{table}/act"), wish).await.status, 200);
        }
    }
    // All that was told before is here when this is answered.
    let answer = chair.answer(|request| Ask::Concede { request, seat: 1 }).await;
    assert_eq!(refused(&answer), "server-not-mine");
    let seats = chair.raw[heard..].iter().filter(|raw| raw.contains("\"tell\":\"seats\""));
    assert_eq!(seats.count(), 0, "{:?}", &chair.raw[heard..]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_with_two_seats_is_asked_for_either() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let seats = [json!({"who": "me"}), json!({"who": "me"})];
    let wish = json!({"game": "star-realms", "options": {}, "seats": seats, "public": false});
    let table: TableSummary = program.post("/api/tables", wish).await.json();
    let mut asked = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let play = program.my_turn(&table.id).await.play.expect("a game");
        let choice = play.choices.last().expect("one of both seats is always asked");
        asked.insert(play.viewer);
        if asked.len() == 2 {
            return;
        }
        let wish = json!({"seat": play.viewer, "version": play.version, "action": choice.action});
        assert_eq!(program.post(&format!("/api/tables/{}/act", table.id), wish).await.status, 200);
    }
    panic!("only {asked:?} was asked");
}

/// An answer may be lost, and what is sent again must not act for another seat.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_of_a_program_with_several_seats_is_taken_once() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let seats: Vec<Value> = ["me", "me", "bot", "bot"]
        .map(|who| if who == "me" { json!({"who": who}) } else { json!({"who": who, "level": "easy"}) })
        .to_vec();
    // SR 15.2.3: both members of a team decide at once.
    let options = json!({"mode": "hydra"});
    let wish = json!({"game": "star-realms", "options": options, "seats": seats, "public": false});
    let table: TableSummary = program.post("/api/tables", wish).await.json();
    let look = async || program.my_turn(&table.id).await.play.expect("a running game");
    let act = async |wish: Value| program.post(&format!("/api/tables/{}/act", table.id), wish).await;
    let play = look().await;
    assert_eq!(play.asked.iter().map(|asked| asked.seat).collect::<Vec<_>>(), [0, 1]);

    let unnamed = json!({"version": play.version, "action": "\"EndTurn\""});
    let refused = act(unnamed).await;
    assert_eq!((refused.status, refused.refusal().as_str()), (422, "server-which-seat"));
    let named = json!({"seat": play.viewer, "version": play.version, "action": "\"EndTurn\""});
    assert_eq!(act(named.clone()).await.status, 200);
    let again = act(named).await;
    assert_eq!((again.status, again.refusal().as_str()), (422, "table-stale-version"));
    let next = look().await;
    assert_eq!((next.viewer, next.version.records), (Some(1), play.version.records + 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_too_fast_is_told_when_to_come_again() {
    let server = Server::start_with(|config| config.limits = Limits { messages: 1, ..Limits::FREE }).await;
    let program = Program::new(&server).await;
    let table = program.quick().await.id;
    let mut replies = Vec::new();
    for _ in 0..6 {
        replies.push(program.get(&format!("/api/tables/{table}/play")).await);
    }
    let refused: Vec<&Reply> = replies.iter().filter(|reply| reply.status == 429).collect();
    assert!(!refused.is_empty() && refused.len() < 6);
    assert!(refused.iter().all(|reply| reply.refusal() == "server-too-fast"));
    assert!(refused.iter().all(|reply| reply.header("retry-after") == Some("1")));
    let (path, root) = ("/api/tables/{id}/play", description());
    as_described(refused[0], (path, "get", &root["paths"][path]["get"]), &root);
}

/// Whoever stops a server need not wait for those who wait for their turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_waits_is_answered_when_the_server_stops() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut owner = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await.id;
    let program = Program::of(&mut owner, "engine").await;
    program.post(&format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    let mut chair = ada.sit_at(&table).await;
    let waiting =
        tokio::spawn(async move { program.get(&format!("/api/tables/{table}/play?wait=30")).await });
    chair.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[1].online)).await;
    drop(chair);
    server.stop().await;
    let look: Look = waiting.await.expect("no panic").json();
    assert!(look.play.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_door_of_sockets_is_as_narrow_as_any_other() {
    let limits = Limits { requests: 2, ..Limits::FREE };
    let server = Server::start_with(|config| config.limits = limits).await;
    let path = format!("/ws/tables/{:032x}", 7);
    let nobody = format!("Bearer {}", "0".repeat(64));
    let knock = async |headers: &[(&str, &str)]| {
        request(server.address, "GET", &path, headers, &[]).await.expect("an answer")
    };
    let plain = knock(&[]).await;
    assert_eq!((plain.status, plain.refusal().as_str()), (426, "server-sockets-only"));
    assert_eq!(
        (plain.header("upgrade"), plain.header("sec-websocket-version")),
        (Some("websocket"), Some("13"))
    );
    assert_eq!(plain.header("x-content-type-options"), Some("nosniff"));
    let root = description();
    let what = ("/ws/tables/{id}", "get", &root["paths"]["/ws/tables/{id}"]["get"]);
    as_described(&plain, what, &root);
    let mut statuses = Vec::new();
    for _ in 0..20 {
        let reply = knock(&[("authorization", &nobody)]).await;
        as_described(&reply, what, &root);
        statuses.push(reply.status);
    }
    // Whoever is too fast is not looked up.
    assert_eq!(statuses[0], 401);
    assert!(
        statuses.contains(&429) && statuses.iter().all(|status| [401, 429].contains(status)),
        "{statuses:?}"
    );
    let (_, told) = crate::operators::operator(&server, "/metrics").await;
    let value = |name: &str| -> u32 {
        let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect(name);
        line.parse().expect("a number")
    };
    assert_eq!(value("orrery_sockets_total{opened=\"no\"}"), 21);
    assert_eq!(value("orrery_requests_total{status=\"4xx\"}"), 21);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_no_text_is_refused_like_any_that_leads_nowhere() {
    let server = Server::start().await;
    for path in ["/api/tables/%FF", "/api/players/%ff", "/ws/tables/%FF", "/api/rules/%FF/en", "/%FF"] {
        let reply = request(server.address, "GET", path, &[], &[]).await.expect("an answer");
        assert_eq!((reply.status, reply.refusal().as_str()), (404, "server-no-such-path"), "{path}");
    }
    let posted = request(server.address, "POST", "/ws/tables/x", &[], &[]).await.expect("an answer");
    assert_eq!((posted.status, posted.refusal().as_str()), (404, "server-no-such-path"));
}

/// Every reference in a description leads somewhere.
pub(crate) fn follow_references(node: &Value, root: &Value) {
    match node {
        Value::Object(fields) => {
            if let Some(Value::String(target)) = fields.get("$ref") {
                let path = target.strip_prefix('#').expect("a reference into the document");
                assert!(root.pointer(path).is_some(), "{target} leads nowhere");
            }
            fields.values().for_each(|inner| follow_references(inner, root));
        }
        Value::Array(items) => items.iter().for_each(|inner| follow_references(inner, root)),
        _ => (),
    }
}

/// Whether a value is as a schema of the description says.
pub(crate) fn fits(value: &Value, schema: &Value, root: &Value) -> Result<(), String> {
    if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
        return fits(value, root.pointer(&target[1..]).expect("references lead somewhere"), root);
    }
    for key in ["anyOf", "oneOf"] {
        if let Some(options) = schema.get(key).and_then(Value::as_array) {
            let fit = options.iter().filter(|option| fits(value, option, root).is_ok()).count();
            return match fit {
                0 => Err(format!("{value} is none of {options:?}")),
                2.. if key == "oneOf" => Err(format!("{value} is more than one of {options:?}")),
                _ => Ok(()),
            };
        }
    }
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the description speaks of {other}"),
    };
    let kinds: Vec<&str> = match schema.get("type") {
        Some(Value::String(kind)) => vec![kind],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !kinds.is_empty() && !kinds.into_iter().any(is) {
        return Err(format!("{value} is no {}", schema["type"]));
    }
    if let Some(only) = schema.get("const")
        && only != value
    {
        return Err(format!("{value} is not {only}"));
    }
    if let Some(allowed) = schema.get("enum").and_then(Value::as_array)
        && !allowed.contains(value)
    {
        return Err(format!("{value} is not among {allowed:?}"));
    }
    for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
        let name = name.as_str().expect("a name");
        if value.is_object() && value.get(name).is_none() {
            return Err(format!("{name} is missing in {value}"));
        }
    }
    if let (Some(described), Some(fields)) =
        (schema.get("properties").and_then(Value::as_object), value.as_object())
    {
        for (name, part) in fields {
            let inner = described.get(name).ok_or_else(|| format!("{name} is not described"))?;
            fits(part, inner, root).map_err(|error| format!("{name}: {error}"))?;
        }
    }
    if let (Some(inner), Some(items)) = (schema.get("items"), value.as_array()) {
        items.iter().try_for_each(|item| fits(item, inner, root))?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_described_is_there_and_answers_as_described() {
    let server = Server::start().await;
    let mut owner = Visitor::guest(server.address).await;
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    let _: Me = owner.post("/api/register", &account).await.json();
    let over = owner.table(vec![ME, ME]).await.id;
    let mut chair = owner.sit_at(&over).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    let record = owner.get(&format!("/api/tables/{over}/record")).await.text();
    let made: ApiToken = owner.post("/api/tokens", &json!({ "label": "engine" })).await.json();
    let spare: ApiToken = owner.post("/api/tokens", &json!({ "label": "spare" })).await.json();
    let program = Program { address: server.address, token: made.token };
    let root: Value = program.get("/api/openapi.json").await.json();
    assert_eq!(root["openapi"], "3.1.0");
    follow_references(&root, &root);
    let table = program.quick().await.id;
    let look = program.my_turn(&table).await.play.expect("a running game");
    let open = json!({"game": "star-realms", "seats": [{"who": "me"}, {"who": "open"}], "public": true});
    let body = |path: &str| match path {
        "/api/tables" => open.clone(),
        "/api/tokens" => json!({"label": "another"}),
        "/api/tables/{id}/act" => json!({"version": look.version, "action": look.choices[0].action}),
        "/api/tables/{id}/why" => json!({"spot": {"zone": "row", "owner": null, "index": 0}}),
        "/api/tables/{id}/sit" => json!({"seat": 0}),
        "/api/tables/{id}/seats" => json!({"seat": 1, "wish": {"who": "open"}}),
        "/api/tables/{id}/fork" => json!({"record": 4, "seats": [{"who": "me"}, {"who": "me"}]}),
        _ => Value::Null,
    };
    let of_the_past = ["/replay", "/replay/{record}", "/record", "/fork", "/ratings"];
    let cookie = json!({"cookie": []});
    let query = |path: &str| match path {
        "/api/tables" => "?list=mine",
        "/api/tables/{id}/log" => "?before=9",
        "/api/tables/{id}/replay" => "?from=2&count=3",
        _ => "",
    };
    let mut calls = Vec::new();
    for (path, methods) in root["paths"].as_object().expect("paths") {
        let methods = methods.as_object().expect("methods");
        calls.extend(methods.iter().map(|(method, operation)| (path.as_str(), method.as_str(), operation)));
    }
    // Sockets have tests of their own; the program leaves last.
    calls.retain(|(path, ..)| !path.starts_with("/ws/"));
    let leaving = ["/api/tables/{id}/leave", "/api/logout"];
    calls.sort_by_key(|(path, ..)| leaving.iter().position(|last| last == path).map_or(0, |n| n + 1));
    for (path, method, operation) in calls {
        let is_past = of_the_past.iter().any(|end| path.ends_with(end));
        let id = match path {
            "/api/tokens/{id}/revoke" => &spare.id,
            _ if is_past => &over,
            _ => &table,
        };
        let real = path.replace("{id}", id).replace("{game}", "star-realms");
        let real = real.replace("{record}", "3").replace("{name}", "Ada").replace("{lang}", "en");
        let real = if method == "get" { real + query(path) } else { real };
        let by_cookie = operation["security"].as_array().is_some_and(|ways| ways.contains(&cookie));
        let reply = if by_cookie {
            owner.send(&method.to_uppercase(), &real, body(path).to_string().as_bytes()).await
        } else if path == "/api/import" {
            program.bring(&record).await
        } else {
            program.call(&method.to_uppercase(), &real, &body(path)).await
        };
        as_described(&reply, (path, method, operation), &root);
        // My seat is mine already and the game has begun; everything else is carried out.
        let expected = match path {
            "/api/tables/{id}/sit" => 422,
            "/api/tables/{id}/start" | "/api/tables/{id}/seats" => 409,
            _ => 200,
        };
        assert_eq!(reply.status, expected, "{method} {path}: {}", reply.text());
    }
}

/// Clients that are made of the description send a token where it says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_says_where_a_token_is_needed() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let root: Value = program.get("/api/openapi.json").await.json();
    let table = program.quick().await.id;
    for (path, methods) in root["paths"].as_object().expect("paths") {
        // Whoever makes a token comes with a name and a password.
        let others = ["/ws/tables/{id}", "/api/tokens"];
        for (method, operation) in methods.as_object().expect("methods") {
            if others.contains(&path.as_str()) {
                continue;
            }
            let real = path.replace("{id}", &table).replace("{record}", "0").replace("{lang}", "en");
            let real = real.replace("{game}", "star-realms").replace("{name}", "Nobody");
            let headers = [("content-type", "application/json")];
            let reply = request(server.address, &method.to_uppercase(), &real, &headers, b"{}").await;
            let security = operation.get("security").unwrap_or(&root["security"]);
            let ways = security.as_array().expect("ways");
            let is_open = ways.is_empty() || ways.contains(&json!({}));
            let status = reply.expect("an answer").status;
            assert_eq!(status != 401, is_open, "{method} {path}: {status}");
        }
    }
}

/// What a program may call although it is not described, and why.
const NOT_DESCRIBED: &[(&str, &str)] = &[
    ("/register", "a program's session is refused; whoever has none becomes an account in a browser"),
    ("/login", "it makes a session for a browser"),
    ("/password/forgotten", "it sends a letter to a person"),
    ("/password/reset", "it is what such a letter leads to"),
    ("/notices/confirm", "it is what a letter leads to"),
    ("/notices/leave/{token}", "it is what a letter leads to"),
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_program_may_call_is_described() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let root: Value = program.get("/api/openapi.json").await.json();
    let source = include_str!("../../src/http.rs");
    let routes: Vec<(&str, &str)> = source
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once('"'))
        .filter(|(path, _)| !path.starts_with("/ws/"))
        .flat_map(|(path, rest)| {
            let has = move |method: &&str| rest.contains(&format!("{method}("));
            ["get", "post"].into_iter().filter(has).map(move |method| (path, method))
        })
        .collect();
    assert!(routes.len() > 50, "{routes:?}");
    for (path, method) in routes {
        let is_described = root["paths"][format!("/api{path}")][method].is_object();
        if is_described || NOT_DESCRIBED.iter().any(|(known, _)| *known == path) {
            continue;
        }
        // What operators ask for is read before it is refused.
        let wish =
            json!({"id": "x", "banned": true, "table": "x", "at": 0, "words": "x", "game": "x", "rules": 0});
        let query = if path == "/admin/tables" { "?of=x" } else { "" };
        let reply = program.call(&method.to_uppercase(), &format!("/api{path}{query}"), &wish).await;
        assert_eq!(reply.status, 403, "{method} {path} is not described: {}", reply.text());
    }
}

/// The description as it is told.
fn description() -> Value {
    serde_json::from_str(include_str!("../../src/http/openapi.json")).expect("JSON")
}

/// Holds an answer against its description.
fn as_described(reply: &Reply, (path, method, operation): (&str, &str, &Value), root: &Value) {
    let status = reply.status.to_string();
    let mut response = &operation["responses"][&status];
    assert!(response.is_object(), "{method} {path}: {status} is not described: {}", reply.text());
    if let Some(target) = response.get("$ref").and_then(Value::as_str) {
        response = root.pointer(&target[1..]).expect("references lead somewhere");
    }
    for name in ["retry-after", "upgrade", "sec-websocket-version"] {
        let described = response["headers"].as_object().into_iter().flatten();
        let described = described.filter(|(known, _)| known.eq_ignore_ascii_case(name)).count();
        assert_eq!(usize::from(reply.header(name).is_some()), described, "{method} {path}: {status}: {name}");
    }
    for (name, header) in response["headers"].as_object().into_iter().flatten() {
        let told = reply.header(&name.to_lowercase());
        let told = told.unwrap_or_else(|| panic!("{method} {path}: {status} comes without {name}"));
        let value = told.parse::<u32>().map_or_else(|_| json!(told), |number| json!(number));
        fits(&value, &header["schema"], root).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let kind = reply.header("content-type").and_then(|kind| kind.split(';').next()).expect("a type");
    let schema = &response["content"][kind]["schema"];
    assert!(schema.is_object(), "{method} {path}: {kind} is not described");
    if kind == "application/json" {
        let value: Value = serde_json::from_slice(&reply.body).expect("JSON");
        assert_ne!(value["reason"]["key"], "server-no-such-path", "{method} {path}");
        fits(&value, schema, root).unwrap_or_else(|error| panic!("{method} {path}: {error}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_as_described() {
    let server = Server::start().await;
    let mut owner = Visitor::guest(server.address).await;
    let program = Program::of(&mut owner, "engine").await;
    let root: Value = program.get("/api/openapi.json").await.json();
    let table = program.quick().await.id;
    let gathering = owner.table(vec![ME, SeatWish::Open]).await.id;
    let dead = Program { address: server.address, token: "0".repeat(64) };
    for (path, methods) in root["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let what = (path.as_str(), method.as_str(), operation);
            let needed: &[&str] = if path == "/api/openapi.json" { &["429"] } else { &["429", "500", "503"] };
            for status in needed {
                assert!(
                    operation["responses"][status].is_object(),
                    "{method} {path} does not speak of {status}"
                );
            }
            if path.starts_with("/ws/") || path == "/api/logout" {
                assert!(operation["responses"]["401"].is_object(), "{path}");
                continue;
            }
            // Something that is not there, and too much of something that is.
            let real = path.replace("{record}", "7").replace("{name}", "Nobody").replace("{game}", "chess");
            let nowhere = real.replace("{id}", "nowhere");
            let reply = program.call(&method.to_uppercase(), &nowhere, &json!({})).await;
            as_described(&reply, what, &root);
            // A token that is none, and a table that has not begun.
            let reply = dead.call(&method.to_uppercase(), &real.replace("{id}", &table), &json!({})).await;
            as_described(&reply, what, &root);
            if method == "get" {
                let reply = program.get(&real.replace("{id}", &gathering)).await;
                as_described(&reply, what, &root);
            }
            if operation.get("requestBody").is_some() {
                let much = json!("x".repeat(20_000));
                let reply = program.call("POST", &real.replace("{id}", &table), &much).await;
                as_described(&reply, what, &root);
            }
        }
    }
    // Text that is none is no saved game, and one that is too long is too long.
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    let _: Me = owner.post("/api/register", &account).await.json();
    let bring = root["paths"]["/api/import"]["post"].clone();
    for (body, refusal) in [(vec![0xff; 9], "server-bad-records"), (vec![b'x'; 2 << 20], "server-too-large")]
    {
        let reply = owner.send("POST", "/api/import", &body).await;
        assert_eq!(reply.refusal(), refusal);
        as_described(&reply, ("/api/import", "post", &bring), &root);
    }
}

/// What a bot said at the end of its game.
async fn run(mut bot: Command) -> String {
    let said = tokio::task::spawn_blocking(move || bot.output()).await.expect("no panic");
    let said = said.expect("the bot runs");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8_lossy(&said.stdout).into_owned()
}

/// A program at a server with these limits.
async fn program_within(limits: Limits) -> (Server, Program) {
    let server = Server::start_with(|config| config.limits = limits).await;
    let program = Program::new(&server).await;
    (server, program)
}

fn bot_in_python(address: impl std::fmt::Display, token: &str) -> Command {
    // As its own first lines say.
    let mut bot = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py"));
    bot.arg(format!("http://{address}")).arg("star-realms").env("ORRERY_TOKEN", token);
    bot
}

fn bot_in_rust(address: impl std::fmt::Display, table: &str, token: &str) -> Command {
    // Cargo builds examples before it runs tests, and puts them beside the folder of the tests.
    let here = std::env::current_exe().expect("a test has a path");
    let folder =
        here.parent().and_then(std::path::Path::parent).expect("a test lies in a folder of the build");
    let built = folder.join("examples/bot");
    assert!(built.exists(), "a test that is built alone needs `cargo build --example bot` first");
    let mut bot = Command::new(built);
    bot.arg(format!("ws://{address}")).arg(table).env("ORRERY_TOKEN", token);
    bot
}

/// Also if it is told to wait again and again, as by a server that is set up like any other.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_python_finishes_a_game() {
    for limits in [Limits::FREE, Limits::default()] {
        let (server, program) = program_within(limits).await;
        let said = run(bot_in_python(server.address, &program.token)).await;
        assert!(said.contains("won after") || said.contains("lost after"), "{said}");
        let finished: Vec<TableSummary> = program.get("/api/tables?list=finished").await.json();
        assert_eq!(finished.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_rust_finishes_a_game() {
    for limits in [Limits::FREE, Limits::default()] {
        let (server, program) = program_within(limits).await;
        let table = program.quick().await.id;
        let said = run(bot_in_rust(server.address, &table, &program.token)).await;
        assert!(said.contains("won after") || said.contains("lost after"), "{said}");
        let look: Look = program.get(&format!("/api/tables/{table}/play")).await.json();
        assert!(look.play.is_some_and(|play| play.winners.is_some()));
    }
}

/// A way to a server that answers 503 first, then hangs up, then breaks off in the middle, and then is as good as any.
async fn shaky(server: std::net::SocketAddr) -> std::net::SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        for number in 0.. {
            let (mut here, _) = listener.accept().await.expect("a connection");
            let mut there = TcpStream::connect(server).await.expect("the server is there");
            tokio::spawn(async move {
                // What becomes of a connection that breaks is up to the bot.
                let _ = match number {
                    0 => {
                        let _ = here.read(&mut [0; 4096]).await;
                        let busy = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
                        here.write_all(busy).await
                    }
                    1 => Ok(()),
                    2 => {
                        let ((mut asked, mut told), (heard, mut passed)) = (here.split(), there.split());
                        let mut some = heard.take(300);
                        tokio::select! {
                            broken = tokio::io::copy(&mut some, &mut told) => broken.map(drop),
                            ended = tokio::io::copy(&mut asked, &mut passed) => ended.map(drop),
                        }
                    }
                    _ => tokio::io::copy_bidirectional(&mut here, &mut there).await.map(drop),
                };
            });
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bots_come_again_when_the_line_breaks() {
    let server = Server::start().await;
    let program = Program::new(&server).await;
    let said = run(bot_in_python(shaky(server.address).await, &program.token)).await;
    assert!(said.contains("won after") || said.contains("lost after"), "{said}");
    let table = program.quick().await.id;
    let said = run(bot_in_rust(shaky(server.address).await, &table, &program.token)).await;
    assert!(said.contains("won after") || said.contains("lost after"), "{said}");
}

#[test]
fn the_example_bots_are_short() {
    for source in [include_str!("../../../../examples/bot.py"), include_str!("../../../../examples/bot.rs")] {
        assert!(source.lines().count() < 60);
    }
}
