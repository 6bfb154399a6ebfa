//! Browsers of players who are away are told by push: sealed, signed, once, and no longer than they want it.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use orrery_protocol::{ApiToken, Ask, LogPage, Me, NewBrowser, NoticePage, SeatWish, TableSummary};
use orrery_server::notify::words::Words;
use orrery_server::store::{Sql, Store, now};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};

use crate::client::{ME, Visitor, begin, done, new_table, request};
use crate::server::{Server, config};
use crate::web::{Kept, Post, post_server, redirect};

const TAKEN: &str = "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n";
const GONE: &str = "HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n";
const BROKEN: &str = "HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n";
const AUTH: [u8; 16] = [7; 16];
/// Long enough after now for anything to be due.
const LATER: i64 = 3600;

/// A browser's side: what it keeps to itself.
struct Inbox {
    own: EphemeralPrivateKey,
    public: Vec<u8>,
}

impl Inbox {
    fn new() -> Self {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = own.compute_public_key().expect("a public key").as_ref().to_vec();
        Self { own, public }
    }

    /// What the browser tells the server; `name` tells it from others at the same push service.
    fn at(&self, service: SocketAddr, name: &str) -> NewBrowser {
        NewBrowser {
            endpoint: format!("http://{service}/{name}"),
            p256dh: BASE64.encode(&self.public),
            auth: BASE64.encode(AUTH),
            zone: Some("Europe/Moscow".to_owned()),
            language: Some("en".to_owned()),
        }
    }

    /// Opens what was sealed for it, as RFC 8291 says.
    fn open(self, sealed: &[u8]) -> Value {
        let (salt, rest) = sealed.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(sealed.len() <= 4096 && u32::from_be_bytes(size.try_into().expect("four")) == 4096);
        let (sender, record) = rest[1..].split_at(usize::from(rest[0]));
        let info = [&b"WebPush: info\0"[..], &self.public, sender];
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let keying = agree_ephemeral(self.own, &theirs, |shared| derive(&AUTH, shared, &info, 32));
        let keying = keying.expect("a point on the curve");
        let key = derive(salt, &keying, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &keying, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut record = record.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut record).expect("it is for this browser");
        let end = opened.iter().rposition(|&byte| byte != 0).expect("an end");
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).expect("JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let mut key = vec![0; length];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(length)).and_then(|okm| okm.fill(&mut key)).expect("a key");
    key
}

/// A server that trusts a push service.
async fn trusting(service: SocketAddr) -> Server {
    Server::start_with(|config| config.trusted_webhooks = vec![format!("http://{service}")]).await
}

/// Ada, whose turn it is, and Bob at a running table, without sockets.
async fn two(server: &Server) -> (TableSummary, [Visitor; 2]) {
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let begun = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await;
    let mine = begun.my_turn;
    (begun, if mine { [ada, bob] } else { [bob, ada] })
}

async fn subscribe(visitor: &mut Visitor, wish: &NewBrowser) -> NoticePage {
    visitor.post("/api/notices/browsers", wish).await.json()
}

fn count(kept: &Kept<Post>) -> usize {
    kept.lock().expect("a lock").len()
}

/// How many messages have come under a path.
fn told(kept: &Kept<Post>, path: &str) -> usize {
    let line = format!("post {path} http/1.1: ");
    kept.lock().expect("a lock").iter().filter(|post| post.head[0] == line).count()
}

fn last(kept: &Kept<Post>) -> Post {
    kept.lock().expect("a lock").last().expect("a message").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_what_its_seat_may_know_and_only_it_can_read_it() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let (table, [mut ada, _]) = two(&server).await;
    let inbox = Inbox::new();
    subscribe(&mut ada, &inbox.at(service, "ada")).await;
    server.touch(&table.id).await;
    server.tell(now() + LATER).await;
    server.tell(now() + LATER + 60).await;
    assert_eq!(count(&posts), 1, "a turn is told once");
    let post = last(&posts);
    assert!(!String::from_utf8_lossy(&post.body).contains("Star Realms"));
    let told = inbox.open(&post.body);
    assert_eq!(told["title"], "Star Realms: it is your turn");
    assert_eq!(told["path"], format!("/tables/{}", table.id));
    assert_eq!(told["lang"], "en");
    // The same sentences that her own log has; a test of notices plays every game and compares.
    let names: Vec<String> = table.seats.iter().map(|seat| seat.name.clone()).collect();
    let words = Words::of("en", "star-realms");
    let page: LogPage = ada.get(&format!("/api/tables/{}/log?before=1000000", table.id)).await.json();
    let texts = page.log.into_iter().filter_map(|line| line.text);
    let hers: BTreeSet<String> = texts.map(|text| words.text(&text, &names)).collect();
    let body = told["body"].as_str().expect("a text");
    let lines: Vec<&str> = body.lines().filter_map(|line| line.strip_prefix("· ")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|&line| hers.contains(line)), "{body}\n{hers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_push_service_is_told_who_sends_and_nothing_of_the_table() {
    let (service, posts) = post_server(TAKEN).await;
    let trust = format!("http://{service}");
    let server = Server::start_with(|config| {
        config.trusted_webhooks = vec![trust.clone()];
        config.public_url = Some("https://orrery.example".to_owned());
    })
    .await;
    let (table, [mut ada, _]) = two(&server).await;
    let page = subscribe(&mut ada, &Inbox::new().at(service, "ada?x=1")).await;
    server.touch(&table.id).await;
    server.tell(now() + LATER).await;
    let post = last(&posts);
    assert_eq!(post.head[0], "post /ada?x=1 http/1.1: ");
    assert_eq!(post.header("content-encoding"), "aes128gcm");
    assert_eq!((post.header("ttl"), post.header("urgency")), ("86400", "normal"));
    assert_eq!(post.header("topic").len(), 32);
    assert!(!post.head.concat().contains(&table.id));
    let vapid = post.header("authorization").strip_prefix("vapid t=").expect("a token");
    let (token, key) = vapid.split_once(", k=").expect("a key");
    assert_eq!(key, page.push_key);
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let [key, signature] = [key, signature].map(|text| BASE64.decode(text).expect("base64"));
    let known = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &key);
    known.verify(signed.as_bytes(), &signature).expect("the key's own signature");
    let [head, claims] = [0, 1].map(|part| {
        let part = BASE64.decode(signed.split('.').nth(part).expect("a part")).expect("base64");
        serde_json::from_slice::<Value>(&part).expect("JSON")
    });
    assert_eq!(head["alg"], "ES256");
    assert_eq!(claims["aud"], trust);
    assert_eq!(claims["sub"], "https://orrery.example");
    assert!(claims["exp"].as_i64().is_some_and(|end| end > now() && end <= now() + 24 * 3600));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_less_urgent() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let (table, [ada, mut bob]) = two(&server).await;
    let inbox = Inbox::new();
    subscribe(&mut bob, &inbox.at(service, "bob")).await;
    let mut chair = ada.sit_at(&table.id).await;
    let seat = chair.viewer();
    done(&chair.answer(|request| Ask::Concede { request, seat }).await);
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
    let post = last(&posts);
    assert_eq!(post.header("urgency"), "low");
    assert_eq!(inbox.open(&post.body)["path"], format!("/tables/{}", table.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_its_service_does_not_know_any_more_is_removed() {
    let (service, posts) = post_server(GONE).await;
    let server = trusting(service).await;
    let (table, [mut ada, _]) = two(&server).await;
    assert_eq!(subscribe(&mut ada, &Inbox::new().at(service, "ada")).await.browsers.len(), 1);
    server.touch(&table.id).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
    let page: NoticePage = ada.get("/api/notices").await.json();
    assert_eq!(page.browsers, []);
    server.tell(now() + 10 * LATER).await;
    assert_eq!(count(&posts), 1, "nobody is left to be told");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_that_does_not_go_out_is_tried_again() {
    let (service, posts) = post_server(BROKEN).await;
    let server = trusting(service).await;
    let (table, [mut ada, _]) = two(&server).await;
    subscribe(&mut ada, &Inbox::new().at(service, "ada")).await;
    server.touch(&table.id).await;
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-push");
    let mut at = now() + LATER;
    let mut tried = Vec::new();
    for _ in 0..7 {
        server.tell(at).await;
        tried.push(count(&posts) - 1);
        at += 2 * LATER;
    }
    assert_eq!(tried, [1, 2, 3, 4, 5, 5, 5]);
    let page: NoticePage = ada.get("/api/notices").await.json();
    assert_eq!(page.browsers.len(), 1, "a service in trouble is no reason to forget a browser");
}

#[tokio::test(flavor = "multi_thread")]
async fn push_services_are_outside_and_keys_are_keys() {
    let (inner, reached) = post_server(TAKEN).await;
    let (service, posts) = post_server(redirect(inner)).await;
    let server = trusting(service).await;
    let mut ada = Visitor::guest(server.address).await;
    let fits = Inbox::new().at(service, "ada");
    for endpoint in [
        "http://push.example/1",
        "https://127.0.0.1/",
        "https://10.0.0.7/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example:8443/",
        "https://user:word@push.example/",
        "file:///etc/passwd",
        "",
    ] {
        let wish = NewBrowser { endpoint: endpoint.to_owned(), ..fits.clone() };
        assert_eq!(ada.post("/api/notices/browsers", &wish).await.refusal(), "server-bad-push", "{endpoint}");
    }
    for (p256dh, auth) in [("", &fits.auth[..]), (&fits.p256dh, "AAAA"), ("no base64!", &fits.auth)] {
        let wish = NewBrowser { p256dh: p256dh.to_owned(), auth: auth.to_owned(), ..fits.clone() };
        assert_eq!(ada.post("/api/notices/browsers", &wish).await.refusal(), "server-bad-push");
    }
    let zone = NewBrowser { zone: Some("Nowhere".to_owned()), ..fits.clone() };
    assert_eq!(ada.post("/api/notices/browsers", &zone).await.refusal(), "server-bad-settings");
    // A name that leads inside is found out when it is called.
    let name = NewBrowser { endpoint: "https://localhost/".to_owned(), ..fits.clone() };
    assert_eq!(subscribe(&mut ada, &name).await.browsers.len(), 1);
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-push");
    // One that leads elsewhere is not followed.
    assert_eq!(subscribe(&mut ada, &fits).await.browsers.len(), 1);
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-push");
    assert_eq!((count(&posts), count(&reached)), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_pushed_to_somebody_who_is_here() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let (table, [mut ada, _]) = two(&server).await;
    subscribe(&mut ada, &Inbox::new().at(service, "ada")).await;
    server.touch(&table.id).await;
    let chair = ada.sit_at(&table.id).await;
    server.tell(now() + 1).await;
    server.tell(now() + 60).await;
    drop(chair);
    // She has looked at it since it changed.
    server.a_second_passes().await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_servers_have_one_key_and_push_once() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let (table, [mut ada, mut bob]) = two(&server).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let mut config = config(&server.folder);
        config.trusted_webhooks = vec![format!("http://{service}")];
        others.push(
            Server::start_in(crate::server::Folder::on(server.folder.database()), |own| *own = config).await,
        );
    }
    // Whoever is asked first makes the key.
    let asked = others.iter().map(|other| {
        let mut visitor = Visitor { address: other.address, cookie: bob.cookie.clone() };
        tokio::spawn(async move { visitor.get("/api/notices").await.json::<NoticePage>().push_key })
    });
    let mut keys = BTreeSet::new();
    for key in asked.collect::<Vec<_>>() {
        keys.insert(key.await.expect("a key"));
    }
    keys.insert(bob.get("/api/notices").await.json::<NoticePage>().push_key);
    assert_eq!(keys.len(), 1, "{keys:?}");
    subscribe(&mut ada, &Inbox::new().at(service, "ada")).await;
    server.touch(&table.id).await;
    let at = now() + LATER;
    let rounds = others.iter().map(|other| {
        let app = other.app.clone();
        tokio::spawn(async move {
            app.do_chores(at).await.expect("chores");
            app.tell_away(at).await.expect("messages");
        })
    });
    for round in rounds.collect::<Vec<_>>() {
        round.await.expect("no panic");
    }
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_test_message_comes_by_push_in_the_players_language() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let mut ada = Visitor::guest(server.address).await;
    assert_eq!(ada.post("/api/notices/test", &()).await.refusal(), "server-bad-settings");
    let inbox = Inbox::new();
    let wish = NewBrowser { language: Some("ru".to_owned()), ..inbox.at(service, "ada") };
    let page = subscribe(&mut ada, &wish).await;
    assert_eq!((page.settings.language.as_str(), page.settings.zone.as_str()), ("ru", "Europe/Moscow"));
    assert_eq!(ada.post("/api/notices/test", &()).await.status, 200);
    let told = inbox.open(&last(&posts).body);
    assert_eq!(told["title"], Words::of("ru", "").say("notice-test", &[]));
    assert_eq!((&told["lang"], &told["path"]), (&json!("ru"), &json!("/")));
    // What was chosen before is not undone by another browser's guess.
    let page = subscribe(&mut ada, &Inbox::new().at(service, "again")).await;
    assert_eq!((page.settings.language.as_str(), page.browsers.len()), ("ru", 1));
}

/// Logs in as an account, as a browser that says what it is.
async fn browser_of(server: &Server, name: &str) -> Visitor {
    let mut visitor = Visitor::stranger(server.address);
    let known = json!({ "name": name, "password": "correct horse" });
    assert_eq!(visitor.post("/api/login", &known).await.status, 200);
    visitor
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_listed_by_what_they_are_and_removed_by_their_owner() {
    let (service, _) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let mut ada = Visitor::guest(server.address).await;
    let mut eve = Visitor::guest(server.address).await;
    let wish = serde_json::to_vec(&Inbox::new().at(service, "ada")).expect("plain");
    let cookie = ada.cookie.clone().expect("a session");
    let headers = [
        ("content-type", "application/json"),
        ("cookie", cookie.as_str()),
        ("user-agent", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"),
    ];
    let page: NoticePage = request(server.address, "POST", "/api/notices/browsers", &headers, &wish)
        .await
        .expect("an answer")
        .json();
    let card = &page.browsers[0];
    assert_eq!((card.browser.as_deref(), card.system.as_deref()), (Some("Chromium"), Some("Linux")));
    assert!(card.here);
    let remove = format!("/api/notices/browsers/{}/remove", card.id);
    assert_eq!(eve.post(&remove, &()).await.refusal(), "server-no-such-browser");
    assert_eq!(Visitor::stranger(server.address).post(&remove, &()).await.refusal(), "server-no-session");
    assert_eq!(ada.post(&remove, &()).await.json::<NoticePage>().browsers, []);
    assert_eq!(ada.post(&remove, &()).await.refusal(), "server-no-such-browser");
    // A program plays, and that is all it does.
    let token: ApiToken = ada.post("/api/tokens", &json!({ "label": "Machine" })).await.json();
    let bearer = format!("Bearer {}", token.token);
    let headers = [("content-type", "application/json"), ("authorization", bearer.as_str())];
    let refused = request(server.address, "POST", "/api/notices/browsers", &headers, &wish).await;
    assert_eq!(refused.expect("an answer").refusal(), "server-not-for-programs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_as_long_as_it_is_logged_in() {
    let (service, posts) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let mut first = Visitor::guest(server.address).await;
    subscribe(&mut first, &Inbox::new().at(service, "0")).await;
    // A guest who becomes an account stays the same person.
    let account = json!({ "name": "Ada", "password": "correct horse" });
    first.post("/api/register", &account).await.json::<Me>();
    let page: NoticePage = first.get("/api/notices").await.json();
    assert!(page.browsers.len() == 1 && page.browsers[0].here, "{page:?}");
    // One more than there may be.
    for number in 1..9 {
        let mut next = browser_of(&server, "Ada").await;
        let page = subscribe(&mut next, &Inbox::new().at(service, &number.to_string())).await;
        assert_eq!(page.browsers.len(), (number + 1).min(8));
        assert!(page.browsers.iter().any(|card| card.here), "the new one stays");
    }
    let mut second = browser_of(&server, "Ada").await;
    assert_eq!(subscribe(&mut second, &Inbox::new().at(service, "8")).await.browsers.len(), 8, "one address");
    let table = second.table(vec![ME, ME]).await.id;
    server.tell(now() + LATER).await;
    assert_eq!(told(&posts, "/8"), 1);
    assert_eq!(count(&posts), 8, "each of them");
    assert!(!second.get("/api/me/export").await.json::<Value>()["browsers"][0]["endpoint"].is_null());
    assert_eq!(second.post("/api/logout", &()).await.status, 200);
    let mut third = browser_of(&server, "Ada").await;
    assert_eq!(third.get("/api/notices").await.json::<NoticePage>().browsers.len(), 7);
    let later = now() + 2 * LATER;
    server.run(Sql::new("update tables set changed = $1 where id = $2").bind(later).bind(&table)).await;
    server.tell(later + LATER).await;
    assert_eq!(told(&posts, "/8"), 1, "nothing after logging out");
    assert_eq!(count(&posts), 8 + 7);
    let leaving = json!({ "password": "correct horse" });
    assert_eq!(third.post("/api/me/delete", &leaving).await.status, 200);
    let store = server.folder.open().await;
    let left = store.read(Sql::new("select 1 as one from browsers")).await.expect("an answer");
    assert!(left.is_empty());
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_ends_what_hung_on_the_old_one() {
    let (service, _) = post_server(TAKEN).await;
    let server = trusting(service).await;
    let mut ada = Visitor::guest(server.address).await;
    let before = subscribe(&mut ada, &Inbox::new().at(service, "ada")).await;
    let store = server.folder.open().await;
    let delete = orrery_server::store::Change::Do(Sql::new("delete from push_key"));
    store.commit(vec![delete]).await.map(drop).expect("a commit");
    store.close().await.expect("a closed database");
    let after: NoticePage = ada.get("/api/notices").await.json();
    assert_ne!(before.push_key, after.push_key);
    assert_eq!((before.browsers.len(), after.browsers.len()), (1, 0));
}
