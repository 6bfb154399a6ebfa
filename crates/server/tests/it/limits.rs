//! Bounds: how often, how much, how deep.

use orrery_protocol::{Ask, Credentials, SeatWish, TableSummary, Tell};
use orrery_server::Limits;
use tokio_tungstenite::tungstenite::Message;

use crate::claims::in_time;
use crate::client::{ME, Visitor, done, new_table, refused, request};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_often_waits() {
    let server = Server::start_with(|config| config.limits = Limits { requests: 5, ..Limits::FREE }).await;
    let mut eve = Visitor::stranger(server.address);
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(eve.get("/api/games").await.status);
    }
    assert_eq!(statuses[..20], [200; 20]);
    assert!(statuses.contains(&429));
    // Files are not counted.
    assert_eq!(eve.get("/").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_tells_the_address() {
    let server = Server::start_with(|config| {
        config.trust_proxy = true;
        config.limits = Limits { requests: 1, ..Limits::FREE };
    })
    .await;
    let from = async |claim: &str| {
        let headers = [("x-forwarded-for", claim)];
        request(server.address, "GET", "/api/games", &headers, b"").await.expect("an answer").status
    };
    for _ in 0..4 {
        assert_eq!(from("192.0.2.1").await, 200);
    }
    // What the client itself claims comes before what the proxy saw.
    assert_eq!(from("198.51.100.9, 192.0.2.1").await, 429);
    assert_eq!(from("192.0.2.2").await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_a_trusted_proxy_tells_the_address() {
    let server = Server::start_with(|config| config.limits = Limits { requests: 1, ..Limits::FREE }).await;
    let refused = async {
        for number in 0.. {
            let claim = format!("198.51.{}.{}", number / 256, number % 256);
            let headers = [("x-forwarded-for", claim.as_str())];
            let reply = request(server.address, "GET", "/api/games", &headers, b"").await;
            if reply.expect("an answer").status == 429 {
                break;
            }
        }
    };
    in_time(refused).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_are_not_guessed() {
    let server = Server::start_with(|config| config.limits = Limits { logins: 1, ..Limits::FREE }).await;
    let mut eve = Visitor::guest(server.address).await;
    let guess = Credentials { name: "Ada".to_owned(), password: "password1".to_owned() };
    let mut refusals = Vec::new();
    for _ in 0..6 {
        refusals.push(eve.post("/api/login", &guess).await.refusal());
    }
    assert_eq!(refusals[..4], ["server-wrong-password"; 4]);
    assert_eq!(refusals[4..], ["server-too-fast"; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_who_guesses_locks_nobody_out() {
    let server = Server::start_with(|config| {
        config.trust_proxy = true;
        config.limits = Limits { logins: 2, ..Limits::FREE };
    })
    .await;
    let mut ada = Visitor::guest(server.address).await;
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    assert_eq!(ada.post("/api/register", &account).await.status, 200);
    let login = async |address: &str, password: &str| {
        let body = serde_json::json!({ "name": "Ada", "password": password }).to_string();
        let origin = format!("http://{}", server.address);
        let headers =
            [("x-forwarded-for", address), ("content-type", "application/json"), ("origin", origin.as_str())];
        let reply = request(server.address, "POST", "/api/login", &headers, body.as_bytes()).await;
        reply.expect("an answer").status
    };
    while login("192.0.2.1", "difference engine").await != 429 {}
    assert_eq!(login("192.0.2.2", "counting engine").await, 200);
    // Many strangers are stopped all the same.
    let mut tried = 0;
    for address in 3..=100 {
        tried += u32::from(login(&format!("192.0.2.{address}"), "difference engine").await != 429);
    }
    assert!(tried < 98, "{tried}");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_tables_messages_and_words_are_counted() {
    let limits = Limits { guests: 1, tables: 1, messages: 3, words: 1, ..Limits::FREE };
    let server = Server::start_with(|config| config.limits = limits).await;
    let mut ada = Visitor::guest(server.address).await;
    for _ in 0..3 {
        Visitor::guest(server.address).await;
    }
    assert_eq!(Visitor::stranger(server.address).get("/api/me").await.refusal(), "server-too-fast");
    let table = ada.quick().await;
    for _ in 0..3 {
        ada.quick().await;
    }
    assert_eq!(ada.post("/api/quick/star-realms", &()).await.refusal(), "server-too-fast");
    let mut chair = ada.sit_at(&table.id).await;
    for n in 0..10 {
        chair.ask(&Ask::Say { words: n.to_string() }).await;
    }
    let mut said = 0;
    loop {
        match chair.next().await {
            Tell::Said(_) => said += 1,
            tell @ Tell::Refused { .. } => {
                assert_eq!(refused(&tell), "server-too-fast");
                break;
            }
            _ => (),
        }
    }
    assert!(said <= 4, "{said}");
    let mut refusals = 0;
    for _ in 0..30 {
        let answer = chair.answer(|request| Ask::Concede { request, seat: 1 }).await;
        refusals += u32::from(refused(&answer) == "server-too-fast");
    }
    assert!(refusals > 0);
}

/// A table is worded anew for it, and everybody there waits meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn to_be_shown_a_table_again_is_a_request_of_the_address() {
    let server = Server::start_with(|config| config.limits = Limits { requests: 1, ..Limits::FREE }).await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    // The first time is part of coming, which was a request.
    let mut chair = ada.sit_at(&table.id).await;
    for ask in [Ask::Hello { version: None }, Ask::Look { seat: 0 }] {
        let refused_again = async {
            loop {
                chair.ask(&ask).await;
                let shown = |tell: &Tell| matches!(tell, Tell::Table { .. } | Tell::Refused { .. });
                let tell = chair.until(shown).await;
                if let Tell::Refused { .. } = tell {
                    return refused(&tell).to_owned();
                }
            }
        };
        assert_eq!(in_time(refused_again).await, "server-too-fast");
    }
    let answer = chair.answer(|request| Ask::Concede { request, seat: 0 }).await;
    done(&answer);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_turn_holds_one_of_the_places_of_the_address() {
    let server = Server::start_with(|config| config.limits = Limits { sockets: 2, ..Limits::FREE }).await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    let path = format!("/api/tables/{}/play?wait=30", table.id);
    let _chairs = [ada.sit_at(&table.id).await, ada.sit_at(&table.id).await];
    let refused = ada.get(&path).await;
    assert_eq!((refused.status, refused.refusal().as_str()), (429, "server-too-fast"));
    assert!(refused.header("retry-after").is_some());
    // Whoever does not wait needs no place.
    assert_eq!(ada.get(&format!("/api/tables/{}/play", table.id)).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_too_often_a_minute_is_told_how_long_to_stay_away() {
    let server = Server::start_with(|config| config.limits = Limits { tables: 1, ..Limits::FREE }).await;
    let mut ada = Visitor::guest(server.address).await;
    for _ in 0..4 {
        ada.quick().await;
    }
    let refused = ada.post("/api/quick/star-realms", &()).await;
    assert_eq!(refused.status, 429);
    let seconds: u64 = refused.header("retry-after").expect("a wait").parse().expect("a number");
    // One a minute comes through, less what has passed since the last.
    assert!((2..=60).contains(&seconds), "{seconds}");
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_and_bodies_are_bounded() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    let long = Ask::Say { words: "x".repeat(60_000) };
    chair.ask(&long).await;
    let refusal = chair.until(|tell| matches!(tell, Tell::Refused { .. })).await;
    assert_eq!(refused(&refusal), "server-bad-words");
    // The server may close before all of it is sent.
    let _ = chair.send(Message::Text("x".repeat(70_000).into())).await;
    while chair.try_next().await.is_some() {}
    let body = vec![b' '; 20_000];
    let reply = ada.send("POST", "/api/tables", &body).await;
    assert_eq!((reply.status, reply.refusal().as_str()), (413, "server-too-large"));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_come_in_pages() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    for n in 0..45 {
        let mut table = new_table(vec![ME, ME]);
        table.public = n % 2 == 0;
        let _: TableSummary = ada.post("/api/tables", &table).await.json();
    }
    let mut page = async |list: &str, page: &str| -> Vec<TableSummary> {
        ada.get(&format!("/api/tables?list={list}&page={page}")).await.json()
    };
    let mut ids = Vec::new();
    for number in ["0", "1", "2"] {
        ids.extend(page("mine", number).await.into_iter().map(|table| table.id));
    }
    assert_eq!(ids.len(), 45);
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 45);
    assert_eq!(page("watch", "0").await.len(), 0, "nobody watches the own games");
    let mut eve = Visitor::stranger(server.address);
    let mut watched = async |page: &str| -> usize {
        eve.get(&format!("/api/tables?list=watch&page={page}")).await.json::<Vec<TableSummary>>().len()
    };
    assert_eq!((watched("0").await, watched("1").await, watched("4294967295").await), (20, 3, 0));
    assert_eq!(eve.get("/api/tables?list=mine").await.json::<Vec<TableSummary>>(), []);
    for query in ["", "?list=all", "?list=mine&page=-1", "?list=mine&page=x"] {
        assert_eq!(eve.get(&format!("/api/tables{query}")).await.refusal(), "server-malformed", "{query}");
    }
}
