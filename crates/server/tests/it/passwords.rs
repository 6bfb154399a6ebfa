//! Passwords: changing one, a letter for one that is forgotten, and where somebody is logged in.

use orrery_protocol::{Me, NewNotices, NewPassword, NoticePage, NoticeSettings, SessionCard, TokenCard};
use orrery_server::store::{Change, Place, Sql, Store, now};
use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::api::Program;
use crate::client::{PATIENCE, Reply, Visitor, request};
use crate::postgres;
use crate::server::{Folder, Server};
use crate::smtp::{Letter, mail_server};
use crate::web::Kept;

const OLD: &str = "correct horse";
const NEW: &str = "battery staple";
const FIREFOX: &str = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";

async fn account(server: &Server, name: &str) -> Visitor {
    let mut visitor = Visitor::guest(server.address).await;
    visitor.post("/api/register", &json!({ "name": name, "password": OLD })).await.json::<Me>();
    visitor
}

async fn login(server: &Server, name: &str, password: &str) -> Result<Visitor, String> {
    let mut visitor = Visitor::stranger(server.address);
    let reply = visitor.post("/api/login", &json!({ "name": name, "password": password })).await;
    if reply.status == 200 { Ok(visitor) } else { Err(reply.refusal()) }
}

async fn is_logged_in(visitor: &mut Visitor) -> bool {
    visitor.get("/api/me/sessions").await.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_by_whoever_knows_it_and_other_browsers_are_logged_out() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut phone = login(&server, "Ada", OLD).await.expect("a session");
    ada.post("/api/tokens", &json!({ "label": "engine" })).await;
    let table = phone.quick().await.id;
    let mut chair = phone.sit_at(&table).await;
    let wish = |current: &str, password: &str| NewPassword {
        current: current.to_owned(),
        password: password.to_owned(),
    };
    let change = "/api/me/password";
    assert_eq!(ada.post(change, &wish(NEW, NEW)).await.refusal(), "server-wrong-password");
    assert_eq!(ada.post(change, &wish("", NEW)).await.refusal(), "server-wrong-password");
    assert_eq!(ada.post(change, &wish(OLD, "short")).await.refusal(), "server-bad-password");
    let mut guest = Visitor::guest(server.address).await;
    assert_eq!(guest.post(change, &wish(OLD, NEW)).await.refusal(), "server-no-account");
    assert!(is_logged_in(&mut phone).await);
    assert_eq!(ada.post(change, &wish(OLD, NEW)).await.status, 200);
    while chair.try_next().await.is_some() {}
    assert!(is_logged_in(&mut ada).await && !is_logged_in(&mut phone).await);
    // Programs go on; each can be ended by itself.
    assert_eq!(ada.get("/api/tokens").await.json::<Vec<TokenCard>>().len(), 1);
    assert_eq!(login(&server, "Ada", OLD).await.err(), Some("server-wrong-password".to_owned()));
    assert!(login(&server, "Ada", NEW).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_listed_and_logged_out_one_by_one_or_all_together() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    ada.post("/api/tokens", &json!({ "label": "engine" })).await;
    let headers = [("user-agent", FIREFOX), ("content-type", "application/json")];
    let body = json!({ "name": "Ada", "password": OLD }).to_string();
    let reply = request(server.address, "POST", "/api/login", &headers, body.as_bytes()).await;
    let cookie = reply.expect("an answer").header("set-cookie").map(str::to_owned);
    let mut phone = Visitor { address: server.address, cookie };
    let mut other = login(&server, "Ada", OLD).await.expect("a session");
    let listed: Vec<SessionCard> = ada.get("/api/me/sessions").await.json();
    assert_eq!(listed.iter().map(|card| card.here).collect::<Vec<_>>(), [true, false, false]);
    assert!(listed.iter().all(|card| now() - card.seen < 60));
    let firefox = listed.iter().find(|card| card.browser.as_deref() == Some("Firefox")).expect("the phone");
    assert_eq!(firefox.system.as_deref(), Some("Android"));

    let table = ada.quick().await.id;
    let (mut here, mut there) = (ada.sit_at(&table).await, phone.sit_at(&table).await);
    let end = format!("/api/me/sessions/{}/end", firefox.id);
    let mut eve = account(&server, "Eve").await;
    assert_eq!(eve.post(&end, &()).await.refusal(), "server-no-such-session");
    let left: Vec<SessionCard> = ada.post(&end, &()).await.json();
    assert_eq!(left.len(), 2);
    while there.try_next().await.is_some() {}
    here.hello(None).await;
    assert!(!is_logged_in(&mut phone).await && is_logged_in(&mut other).await);
    assert_eq!(ada.post(&end, &()).await.refusal(), "server-no-such-session");
    let left: Vec<SessionCard> = ada.post("/api/me/sessions/end-others", &()).await.json();
    assert!(left.len() == 1 && left[0].here);
    assert!(!is_logged_in(&mut other).await && is_logged_in(&mut eve).await);
    here.hello(None).await;
    assert_eq!(ada.get("/api/tokens").await.json::<Vec<TokenCard>>().len(), 1);
}

/// A server that sends mail, and the letters it has sent.
async fn with_mail() -> (Server, Kept<Letter>) {
    let (mail, letters) = mail_server().await;
    (Server::start_with(|config| config.mail = Some(mail)).await, letters)
}

/// The last of so many letters, as soon as they have come.
async fn letter(letters: &Kept<Letter>, count: usize) -> Letter {
    let come = async {
        loop {
            if let Some(letter) = letters.lock().expect("a lock").get(count - 1) {
                return letter.clone();
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, come).await.expect("a letter")
}

/// What a letter carries after `sign`.
fn carried(letter: &Letter, sign: &str) -> String {
    let text = letter.text();
    let (_, rest) = text.split_once(sign).expect("a link");
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Gives an account an address and confirms it; that takes one letter.
async fn confirm(ada: &mut Visitor, letters: &Kept<Letter>, mail: &str) {
    let count = letters.lock().expect("a lock").len() + 1;
    assert_eq!(give(ada, Some(mail), OLD).await.status, 200);
    let token = carried(&letter(letters, count).await, "confirm=");
    assert_eq!(ada.post("/api/notices/confirm", &json!({ "token": token })).await.status, 200);
}

/// Gives an account another address, or none.
async fn give(ada: &mut Visitor, mail: Option<&str>, password: &str) -> Reply {
    let settings = NoticeSettings { mail: mail.map(str::to_owned), ..NoticeSettings::default() };
    let wish = NewNotices { settings, password: Some(password.to_owned()) };
    ada.post("/api/notices", &wish).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_changed_by_whoever_knows_the_password_and_holds_until_the_new_one_is_confirmed() {
    let (server, letters) = with_mail().await;
    let mut ada = account(&server, "Ada").await;
    let [own, typo, new] = ["ada@orrery.example", "ad@orrery.example", "lovelace@orrery.example"];
    assert_eq!(give(&mut ada, Some(own), NEW).await.refusal(), "server-wrong-password");
    confirm(&mut ada, &letters, own).await;
    for mail in [Some("eve@orrery.example"), None] {
        assert_eq!(give(&mut ada, mail, NEW).await.refusal(), "server-wrong-password");
        let settings = NoticeSettings { mail: mail.map(str::to_owned), ..NoticeSettings::default() };
        assert_eq!(ada.post("/api/notices", &settings).await.refusal(), "server-wrong-password");
    }
    // Nothing else asks for it.
    let quiet = NoticeSettings { mail: Some(own.to_owned()), turns: false, ..NoticeSettings::default() };
    assert!(ada.post("/api/notices", &quiet).await.json::<NoticePage>().settings.confirmed);
    assert_eq!(letters.lock().expect("a lock").len(), 1);

    let known = |page: NoticePage| (page.settings.mail, page.settings.confirmed, page.settings.waiting);
    let some = |mail: &str| Some(mail.to_owned());
    let page: NoticePage = give(&mut ada, Some(typo), OLD).await.json();
    assert_eq!(known(page), (some(own), true, some(typo)));
    let wrong = carried(&letter(&letters, 2).await, "confirm=");
    let ask = json!({ "name": "Ada" });
    assert_eq!(ada.post("/api/password/forgotten", &ask).await.status, 200);
    assert!(letter(&letters, 3).await.to[0].contains(own), "letters go where they went");
    // Whoever has mistyped it takes it back.
    let page: NoticePage = give(&mut ada, Some(own), "").await.json();
    assert_eq!(known(page), (some(own), true, None));
    let link = |token: &str| json!({ "token": token });
    assert_eq!(ada.post("/api/notices/confirm", &link(&wrong)).await.refusal(), "server-bad-token");

    confirm(&mut ada, &letters, new).await;
    assert_eq!(known(ada.get("/api/notices").await.json()), (some(new), true, None));
    let told = letter(&letters, 5).await;
    assert!(told.to[0].contains(own) && told.text().contains("not the address of Ada"), "{told:?}");
    let page: NoticePage = give(&mut ada, None, OLD).await.json();
    assert_eq!(known(page), (None, false, None));
    assert!(letter(&letters, 6).await.to[0].contains(new));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_set_by_a_letter_ends_the_tokens_of_programs() {
    let (server, letters) = with_mail().await;
    let mut ada = account(&server, "Ada").await;
    let program = Program::of(&mut ada, "engine").await;
    let table = ada.quick().await.id;
    let look = format!("/api/tables/{table}/play");
    assert_eq!(program.get(&look).await.status, 200);
    confirm(&mut ada, &letters, "ada@orrery.example").await;
    assert_eq!(ada.post("/api/password/forgotten", &json!({ "name": "Ada" })).await.status, 200);
    let token = carried(&letter(&letters, 2).await, "/reset#");
    let mut phone = Visitor::stranger(server.address);
    phone.post("/api/password/reset", &json!({ "token": token, "password": NEW })).await.json::<Me>();
    assert_eq!(program.get(&look).await.status, 401);
    assert!(phone.get("/api/tokens").await.json::<Vec<TokenCard>>().is_empty());
}

/// Here the password is replaced while the token is on its way, by a letter that takes its time.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_token_by_a_password_or_a_session_that_is_just_being_ended() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let Place::Server(url) = server.folder.database() else { unreachable!("a server") };
    let mut watcher = PgConnection::connect(&url).await.expect("a connection");
    let mut keeper = PgConnection::connect(&url).await.expect("a connection");
    for (wish, refusal) in [
        (
            json!({ "label": "engine", "account": { "name": "Ada", "password": OLD } }),
            "server-wrong-password",
        ),
        (json!({ "label": "engine" }), "server-no-session"),
    ] {
        let mut ada = match login(&server, "Ada", OLD).await {
            Ok(ada) => ada,
            Err(_) => account(&server, "Ada").await,
        };
        let replace = "begin; update people set password = 'x' || password; delete from sessions";
        sqlx::raw_sql(replace).execute(&mut keeper).await.expect("a new password");
        let making = tokio::spawn(async move { ada.post("/api/tokens", &wish).await.refusal() });
        let waiting = "select count(*) from pg_stat_activity
                       where datname = current_database() and wait_event_type = 'Lock'";
        while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut watcher).await.expect("locks") == 0 {
            tokio::task::yield_now().await;
        }
        sqlx::raw_sql("commit").execute(&mut keeper).await.expect("an end");
        assert_eq!(making.await.expect("no panic"), refusal);
        let back = "update people set password = substr(password, 2)";
        sqlx::raw_sql(back).execute(&mut keeper).await.expect("the old password");
    }
    keeper.close().await.expect("an end");
    watcher.close().await.expect("an end");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_replaced_by_a_letter_that_holds_once() {
    let (server, letters) = with_mail().await;
    let mut ada = account(&server, "Ada").await;
    assert!(ada.get("/api/me").await.json::<Me>().letters);
    confirm(&mut ada, &letters, "ada@orrery.example").await;
    account(&server, "Bob").await;
    let mut eve = Visitor::guest(server.address).await;
    // Nobody learns from the answer who is there and who has an address.
    for name in ["Nobody", "Bob", "ada"] {
        let answer = eve.post("/api/password/forgotten", &json!({ "name": name })).await;
        assert_eq!((answer.status, answer.text().as_str()), (200, "null"), "{name}");
    }
    let answer = letter(&letters, 2).await;
    assert!(answer.to.iter().any(|to| to.contains("ada@orrery.example")), "{answer:?}");
    let token = carried(&answer, "/reset#");
    assert_eq!(token.len(), 64);
    let set = |token: &str, password: &str| json!({ "token": token, "password": password });
    let reset = "/api/password/reset";
    assert_eq!(eve.post(reset, &set(&"0".repeat(64), NEW)).await.refusal(), "server-old-letter");
    assert_eq!(eve.post(reset, &set("x", NEW)).await.refusal(), "server-old-letter");
    assert_eq!(eve.post(reset, &set(&token, "short")).await.refusal(), "server-bad-password");
    let mut phone = Visitor::guest(server.address).await;
    let me: Me = phone.post(reset, &set(&token, NEW)).await.json();
    assert_eq!((me.name.as_str(), me.account), ("Ada", true));
    assert!(is_logged_in(&mut phone).await && !is_logged_in(&mut ada).await);
    assert_eq!(eve.post(reset, &set(&token, OLD)).await.refusal(), "server-old-letter");
    assert!(login(&server, "Ada", OLD).await.is_err() && login(&server, "Ada", NEW).await.is_ok());
    let store = server.folder.open().await;
    assert!(store.read(Sql::new("select * from resets")).await.expect("rows").is_empty());
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_holds_for_an_hour_and_for_the_address_it_went_to() {
    let (server, letters) = with_mail().await;
    let mut ada = account(&server, "Ada").await;
    confirm(&mut ada, &letters, "ada@orrery.example").await;
    let store = server.folder.open().await;
    let ask = json!({ "name": "Ada" });
    assert_eq!(ada.post("/api/password/forgotten", &ask).await.status, 200);
    let first = carried(&letter(&letters, 2).await, "/reset#");
    let hashed = store.read(Sql::new("select token from resets")).await.expect("a row");
    let kept: Vec<u8> = hashed[0].get("token").expect("a hash");
    assert_ne!(kept, first.as_bytes());
    // However often it is asked for, one letter is on its way.
    assert_eq!(ada.post("/api/password/forgotten", &ask).await.status, 200);
    let late = Sql::new("update resets set until = $1").bind(now() - 1);
    store.commit(vec![Change::Do(late)]).await.map(drop).expect("a commit");
    let set = |token: &str| json!({ "token": token, "password": NEW });
    let mut eve = Visitor::guest(server.address).await;
    assert_eq!(eve.post("/api/password/reset", &set(&first)).await.refusal(), "server-old-letter");

    assert_eq!(ada.post("/api/password/forgotten", &ask).await.status, 200);
    let second = carried(&letter(&letters, 3).await, "/reset#");
    confirm(&mut ada, &letters, "lovelace@orrery.example").await;
    assert_eq!(eve.post("/api/password/reset", &set(&second)).await.refusal(), "server-old-letter");
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_mail_says_so() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    assert!(!ada.get("/api/me").await.json::<Me>().letters);
    let answer = ada.post("/api/password/forgotten", &json!({ "name": "Ada" })).await;
    assert_eq!(answer.refusal(), "server-no-mail");
}
