//! Who somebody is: guests, accounts, cookies, and pages of others.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use orrery_protocol::{ApiToken, Ask, Credentials, Me, Rename, TableSummary, Tell};
use orrery_server::store::now;
use orrery_server::{App, app};
use serde_json::json;
use tower::ServiceExt;

use crate::client::{Chair, Visitor, request};
use crate::server::{Folder, Server, config};

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_a_name_and_a_safe_cookie() {
    let server = Server::start().await;
    let mut ada = Visitor::stranger(server.address);
    let reply = ada.get("/api/me").await;
    let me: Me = reply.json();
    assert!(!me.account && me.name.len() > 5);
    let cookie = reply.header("set-cookie").expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    assert_eq!(ada.cookie.as_ref().map(String::len), Some("orrery=".len() + 64));
    let again = ada.get("/api/me").await;
    assert_eq!(again.json::<Me>(), me);
    assert_eq!(again.header("set-cookie"), None);
    assert_eq!(again.header("cache-control"), Some("no-store"));
    let renamed: Me = ada.post("/api/me", &Rename { name: " Ада  Л ".to_owned() }).await.json();
    assert_eq!(renamed.name, "Ада Л");
    for name in ["", "x", "a\u{202e}b", &"x".repeat(25)] {
        let refusal = ada.post("/api/me", &Rename { name: name.to_owned() }).await;
        assert_eq!((refusal.status, refusal.refusal().as_str()), (422, "server-bad-name"), "{name:?}");
    }
    for cookie in
        ["orrery=0", "orrery=", &format!("orrery={}", "0".repeat(64)), &format!("orrery={}", "ü".repeat(32))]
    {
        let mut eve = Visitor { address: server.address, cookie: Some((*cookie).to_owned()) };
        assert_eq!(eve.post("/api/quick/star-realms", &()).await.refusal(), "server-no-session");
    }
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    let folder = Folder::new();
    let config =
        orrery_server::Config { public_url: Some("https://orrery.example".to_owned()), ..config(&folder) };
    let state = App::open(config).await.expect("a database");
    let me = Request::get("/api/me").body(Body::empty()).expect("a request");
    let reply = app(state.clone()).oneshot(me).await.expect("an answer");
    assert_eq!(reply.status(), StatusCode::OK);
    assert!(reply.headers()["set-cookie"].to_str().expect("text").contains("; Secure"));
    let post = |origin: &str| {
        let request = Request::post("/api/logout").header("origin", origin).header("host", "10.0.0.1:80");
        app(state.clone()).oneshot(request.body(Body::empty()).expect("a request"))
    };
    assert_eq!(post("https://orrery.example").await.expect("an answer").status(), StatusCode::OK);
    assert_eq!(post("https://orrery.example.evil").await.expect("an answer").status(), StatusCode::FORBIDDEN);
    state.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn registering_keeps_the_tables_and_changes_the_token() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let guest = ada.clone();
    let me: Me = ada.post("/api/register", &credentials("Ada", "correct horse")).await.json();
    assert_eq!((me.name.as_str(), me.account), ("Ada", true));
    assert_ne!(ada.cookie, guest.cookie);
    let mine: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table.id]);
    let mut old = guest.clone();
    assert_eq!(old.post("/api/quick/star-realms", &()).await.refusal(), "server-no-session");
    assert_eq!(
        ada.post("/api/me", &Rename { name: "Bob".to_owned() }).await.refusal(),
        "server-accounts-keep-names"
    );

    let mut bob = Visitor::guest(server.address).await;
    let taken = bob.post("/api/register", &credentials("aDA", "another horse")).await;
    assert_eq!((taken.status, taken.refusal().as_str()), (409, "server-name-taken"));
    assert_eq!(
        bob.post("/api/register", &credentials("Bob", "short")).await.refusal(),
        "server-bad-password"
    );

    for wrong in
        [credentials("Ada", "wrong horse"), credentials("Nobody", "correct horse"), credentials("", "")]
    {
        let refusal = bob.post("/api/login", &wrong).await;
        assert_eq!((refusal.status, refusal.refusal().as_str()), (401, "server-wrong-password"));
    }
    let before = bob.clone();
    let me: Me = bob.post("/api/login", &credentials("ada", "correct horse")).await.json();
    assert_eq!(me.name, "Ada");
    assert_ne!(bob.cookie, before.cookie);
    let mine: Vec<TableSummary> = bob.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.len(), 1);
    assert!(mine[0].seats[0].mine);
    let out = bob.clone();
    bob.post("/api/logout", &()).await.json::<()>();
    let mut out = out;
    assert_eq!(out.post("/api/quick/star-realms", &()).await.refusal(), "server-no-session");
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_are_refused() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let cookie = ada.cookie.clone().expect("a cookie");
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://"] {
        let headers = [("origin", origin), ("cookie", &cookie), ("content-type", "application/json")];
        let reply = request(server.address, "POST", "/api/quick/star-realms", &headers, b"null").await;
        assert_eq!(reply.expect("an answer").refusal(), "server-foreign-origin", "{origin:?}");
        let Err(error) = ada.connect_from(&table.id, origin).await else { panic!("{origin:?} may listen") };
        assert!(error.to_string().contains("403"), "{error}");
    }
    let headers = [("sec-fetch-site", "cross-site"), ("cookie", cookie.as_str())];
    let reply = request(server.address, "POST", "/api/logout", &headers, b"").await.expect("an answer");
    assert_eq!(reply.refusal(), "server-foreign-origin");
    // A form of another page can send this type, but not JSON.
    let headers = [("cookie", cookie.as_str()), ("content-type", "text/plain")];
    let body = json!({ "name": "Eve" }).to_string();
    let reply =
        request(server.address, "POST", "/api/me", &headers, body.as_bytes()).await.expect("an answer");
    assert_eq!(reply.refusal(), "server-malformed");
}

/// Waits until the server closes a socket.
async fn closes(chair: &mut Chair) {
    while chair.try_next().await.is_some() {}
}

/// Expects a socket to be open, and somebody's own.
async fn is_mine(chair: &mut Chair) {
    let words = "still here".to_owned();
    chair.ask(&Ask::Say { words }).await;
    chair.until(|tell| matches!(tell, Tell::Said(_))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_end_with_their_session_and_with_no_other() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await.id;
    ada.post("/api/register", &credentials("Ada", "correct horse")).await.json::<Me>();
    let mut phone = Visitor::stranger(server.address);
    phone.post("/api/login", &credentials("Ada", "correct horse")).await.json::<Me>();
    let tokens: [ApiToken; 2] = [
        ada.post("/api/tokens", &json!({ "label": "engine" })).await.json(),
        ada.post("/api/tokens", &json!({ "label": "loom" })).await.json(),
    ];
    let programs = tokens
        .clone()
        .map(|made| Visitor { address: server.address, cookie: Some(format!("orrery={}", made.token)) });
    let mut here = ada.sit_at(&table).await;
    let mut there = phone.sit_at(&table).await;
    let [mut engine, mut loom] =
        [programs[0].clone().sit_at(&table).await, programs[1].clone().sit_at(&table).await];

    assert_eq!(ada.post(&format!("/api/tokens/{}/revoke", tokens[0].id), &()).await.status, 200);
    closes(&mut engine).await;
    for chair in [&mut here, &mut there, &mut loom] {
        is_mine(chair).await;
    }
    phone.post("/api/logout", &()).await.json::<()>();
    closes(&mut there).await;
    for chair in [&mut here, &mut loom] {
        is_mine(chair).await;
    }
    programs[1].clone().post("/api/logout", &()).await.json::<()>();
    closes(&mut loom).await;
    is_mine(&mut here).await;
    ada.post("/api/logout", &()).await.json::<()>();
    closes(&mut here).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_ends_at_another_server_ends_its_sockets_here() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let bob = Visitor::guest(server.address).await;
    let table = ada.quick().await.id;
    let (mut here, mut other) = (ada.sit_at(&table).await, bob.sit_at(&table).await);
    let elsewhere = Server::start_in(Folder::on(server.folder.database()), |_| ()).await;
    ada.address = elsewhere.address;
    ada.post("/api/logout", &()).await.json::<()>();
    server.app.do_chores(now()).await.expect("chores");
    closes(&mut here).await;
    is_mine(&mut other).await;
    elsewhere.stop().await;
}
