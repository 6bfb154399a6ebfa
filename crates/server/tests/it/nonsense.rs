//! Nonsense of every kind: refused, never a panic.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use orrery_engine::{Source, SplitMix64};
use orrery_protocol::{Ask, Credentials, Fork, Motion, Order, SeatWish, Spot, Version};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{ME, Visitor, bot, done, new_table};
use crate::server::Server;
use crate::upgrade::BREAKS;

static PANICS: AtomicU32 = AtomicU32::new(0);
const LONG: Duration = Duration::from_secs(8);

/// Messages with sense, to make nonsense of.
pub(crate) fn asks() -> Vec<Vec<u8>> {
    let version = Version { records: 4, undos: 0 };
    let spot = Spot { zone: "hand".to_owned(), owner: Some(0), index: 3, item: 0 };
    let asks = [
        Ask::Hello { version: Some(version) },
        Ask::Act { request: 1, seat: 0, version, action: "\"EndTurn\"".to_owned() },
        Ask::Act { request: 1, seat: 0, version, action: "{\"Play\":\"Scout\"}".to_owned() },
        Ask::Act {
            request: 1,
            seat: 0,
            version,
            action: "{\"AttackBase\":{\"owner\":1,\"slot\":0}}".to_owned(),
        },
        Ask::Why { request: 2, seat: 0, spot },
        Ask::Undo { request: 3, seat: 0 },
        Ask::AnswerUndo { request: 4, seat: 0, agree: true },
        Ask::Concede { request: 5, seat: 1 },
        Ask::Look { seat: 0 },
        Ask::Hide { hidden: true },
        Ask::Say { words: "привет".to_owned() },
        Ask::Replace { request: 6, seat: 0, bot: true },
        Ask::Replace { request: 6, seat: 0, bot: false },
        Ask::Vote { request: 7, motion: Motion::Pause, agree: true },
        Ask::Vote { request: 7, motion: Motion::Concede { to: 1 }, agree: true },
        Ask::Odds { request: 8, seat: 0 },
        Ask::Order { request: 9, seat: 0, kind: "window-react".to_owned(), order: Order::PassToTheEnd },
    ];
    asks.iter().map(|ask| serde_json::to_vec(ask).expect("plain")).collect()
}

/// Bodies with sense and where they go.
fn bodies(id: &str, record: &str) -> Vec<(String, Vec<u8>)> {
    let json = |value: serde_json::Value| serde_json::to_vec(&value).expect("plain");
    let table = serde_json::to_vec(&new_table(vec![ME, bot("novice")])).expect("plain");
    let fork = Fork { record: 5, seats: vec![ME, SeatWish::Open] };
    vec![
        ("/api/tables".to_owned(), table),
        ("/api/me".to_owned(), json(serde_json::json!({ "name": "Ada" }))),
        ("/api/login".to_owned(), json(serde_json::json!({ "name": "Ada", "password": "password" }))),
        (format!("/api/tables/{id}/sit"), json(serde_json::json!({ "seat": 1 }))),
        (
            format!("/api/tables/{id}/seats"),
            json(serde_json::json!({ "seat": 1, "wish": { "who": "open" } })),
        ),
        (format!("/api/tables/{id}/fork"), serde_json::to_vec(&fork).expect("plain")),
        (
            format!("/api/tables/{id}/act"),
            json(serde_json::json!({ "version": { "records": 4, "undos": 0 }, "action": "\"EndTurn\"" })),
        ),
        (
            format!("/api/tables/{id}/why"),
            json(serde_json::json!({ "spot": { "zone": "row", "owner": null, "index": 0 } })),
        ),
        ("/api/tokens".to_owned(), json(serde_json::json!({ "label": "my bot", "account": null }))),
        ("/api/import".to_owned(), record.as_bytes().to_vec()),
    ]
}

/// A query with sense: what a program says when it looks.
const LOOK: &[u8] = b"seat=0&records=4&undos=0";
/// How long it waits; nothing that would keep the test.
const WAITS: [&str; 5] = ["", "&wait=0", "&wait=", "&wait=-1", "&wait=99999999999"];

/// Nonsense that fits into the first line of a request.
fn query(source: &mut SplitMix64) -> String {
    let spoilt = spoil(LOOK, source);
    let written = spoilt.iter().map(|&byte| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'=' | b'&' => char::from(byte).to_string(),
        other => format!("%{other:02x}"),
    });
    written.collect::<String>() + WAITS[source.below(WAITS.len() as u32) as usize]
}

/// Changes some bytes, numbers mostly to extremes.
fn spoil(bytes: &[u8], source: &mut SplitMix64) -> Vec<u8> {
    let mut spoilt = bytes.to_vec();
    for _ in 0..=source.below(3) {
        let at = source.below(spoilt.len().max(1) as u32) as usize;
        match source.below(6) {
            0 => spoilt.truncate(at),
            1 if !spoilt.is_empty() => spoilt[at] = source.next_u64() as u8,
            2 => spoilt.splice(at..at, *b"999999999999").for_each(drop),
            3 => spoilt.splice(at..at, *b"\"[{").for_each(drop),
            4 if !spoilt.is_empty() => drop(spoilt.remove(at)),
            _ => {
                for byte in &mut spoilt {
                    if byte.is_ascii_digit() && source.below(2) == 0 {
                        *byte = b'0' + source.below(10) as u8;
                    }
                }
            }
        }
    }
    spoilt
}

fn noise(source: &mut SplitMix64) -> Vec<u8> {
    (0..source.below(200)).map(|_| source.next_u64() as u8).collect()
}

/// A game that is over, as text; `ada` has an account then, and may bring it again.
async fn saved(ada: &mut Visitor) -> String {
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    assert_eq!(ada.post("/api/register", &account).await.status, 200);
    let over = ada.table(vec![ME, ME]).await.id;
    let mut chair = ada.sit_at(&over).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    ada.get(&format!("/api/tables/{over}/record")).await.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_and_nothing_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // Another test breaks games on purpose.
        let counts = info.payload_as_str() != Some(BREAKS);
        PANICS.fetch_add(u32::from(counts), Ordering::Relaxed);
        before(info);
    }));
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, bot("novice")]).await;
    let record = saved(&mut ada).await;
    let (asks, bodies) = (asks(), bodies(&table.id, &record));
    let mut source = SplitMix64::new(2026);
    let start = Instant::now();
    let (mut frames, mut requests) = (0, 0);
    while start.elapsed() < LONG {
        let mut chair = ada.sit_at(&table.id).await;
        for _ in 0..40 {
            let sense = &asks[source.below(asks.len() as u32) as usize];
            let bytes = if source.below(4) == 0 { noise(&mut source) } else { spoil(sense, &mut source) };
            let message = match String::from_utf8(bytes) {
                Ok(text) => Message::Text(text.into()),
                Err(error) => Message::Binary(error.into_bytes().into()),
            };
            frames += 1;
            if chair.send(message).await.is_err() {
                break;
            }
        }
        drop(chair);
        for (path, sense) in &bodies {
            let body = if source.below(4) == 0 { noise(&mut source) } else { spoil(sense, &mut source) };
            let reply = ada.send("POST", path, &body).await;
            assert_ne!(reply.status, 500, "{path}: {}", String::from_utf8_lossy(&body));
            requests += 1;
        }
        let path = format!("/api/tables/{}/play?{}", table.id, query(&mut source));
        assert_ne!(ada.get(&path).await.status, 500, "{path}");
    }
    for path in [
        "/api/tables/x",
        "/api/tables/%00",
        "/api/tables/../../etc",
        "/api/rules/star-realms/..%2f..",
        "/%ff",
    ] {
        assert!(ada.get(path).await.status < 500, "{path}");
    }
    let mut chair = ada.sit_at(&table.id).await;
    chair.hello(None).await;
    assert!(frames > 500 && requests > 50, "{frames} frames and {requests} requests are not much");
    server.stop().await;
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}
