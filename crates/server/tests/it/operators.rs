//! For those who run a server: health, metrics, bans, people who leave, what is not kept.

use axum::body::Body;
use axum::http::Request;
use orrery_protocol::{
    AdminPage, AdminPerson, AdminTable, Ask, Me, NewTable, Phase, SeatRating, SeatWish, TableSummary, Tell,
    Who,
};
use orrery_server::export::export;
use orrery_server::games::Games;
use orrery_server::ids::TableId;
use orrery_server::operators;
use orrery_server::store::{Change, Place, Sql, Store, now};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tower::ServiceExt;

use crate::client::{ME, Visitor, begin, done, new_table, request};
use crate::postgres;
use crate::ratings::a_while;
use crate::server::{Folder, Server};

pub(crate) const PASSWORD: &str = "correct horse";

/// Somebody with an account of that name.
pub(crate) async fn account(server: &Server, name: &str) -> Visitor {
    let mut visitor = Visitor::guest(server.address).await;
    visitor.post("/api/register", &json!({ "name": name, "password": PASSWORD })).await.json::<Me>();
    visitor
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_is_an_account_and_not_a_name() {
    let server = Server::start().await;
    let store = server.folder.open().await;
    let nobody = operators::add(&store, "Olga").await.expect_err("a refusal");
    assert!(nobody.to_string().contains("register first"), "{nobody}");
    let mut olga = account(&server, "Olga").await;
    assert!(!olga.get("/api/me").await.json::<Me>().admin);
    operators::add(&store, "olga").await.expect("an account");
    assert_eq!(operators::list(&store).await.expect("names"), ["Olga"]);
    assert!(olga.get("/api/me").await.json::<Me>().admin);
    assert_eq!(olga.get("/api/admin").await.status, 200);
    assert_eq!(olga.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    let mut eve = account(&server, "Olga").await;
    assert!(!eve.get("/api/me").await.json::<Me>().admin);
    assert_eq!(eve.get("/api/admin").await.refusal(), "server-not-admin");
    assert!(operators::list(&store).await.expect("names").is_empty());
    operators::add(&store, "Olga").await.expect("an account");
    operators::remove(&store, "Olga").await.expect("an account");
    assert_eq!(eve.get("/api/admin").await.refusal(), "server-not-admin");
    store.close().await.expect("a closed database");
}

pub(crate) async fn operator(server: &Server, path: &str) -> (u16, String) {
    let request = Request::get(path).body(Body::empty()).expect("a request");
    let answer = orrery_server::operator(server.app.clone()).oneshot(request).await.expect("an answer");
    let status = answer.status().as_u16();
    let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
    (status, String::from_utf8_lossy(&body).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_told_to_operators_alone() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    if chair.my_turn().await {
        let action = chair.choices()[0].action.clone();
        done(&chair.act(&action).await);
    }
    server.app.do_chores(now() + 120).await.expect("chores");
    let (status, text) = operator(&server, "/metrics").await;
    assert_eq!(status, 200);
    let value = |name: &str| -> f64 {
        let line =
            text.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
            .unwrap_or_else(|| panic!("{name}: {text}"))
    };
    assert!(
        value("orrery_records_total") >= 1.0
            && value("orrery_sockets") >= 1.0
            && value("orrery_rooms") >= 1.0
    );
    assert!(value("orrery_tables{phase=\"playing\"}") >= 1.0);
    // An alert on a number that is missing would never come.
    assert!(value("orrery_tables{phase=\"gathering\"}").abs() < 0.5);
    assert_eq!(operator(&server, "/readyz").await, (200, "ready\n".to_owned()));
    for path in ["/healthz", "/readyz"] {
        assert_eq!(request(server.address, "GET", path, &[], &[]).await.expect("an answer").status, 200);
    }
    let public = request(server.address, "GET", "/metrics", &[], &[]).await.expect("an answer");
    assert!(!public.text().contains("orrery_records_total"), "{}", public.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_open_sockets_and_keeps_the_account_out() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut eve = account(&server, "Eve").await;
    assert!(olga.get("/api/me").await.json::<Me>().admin && !eve.get("/api/me").await.json::<Me>().admin);
    for path in ["/api/admin", "/api/admin/people"] {
        assert_eq!(eve.get(path).await.refusal(), "server-not-admin");
        assert_eq!(Visitor::stranger(server.address).get(path).await.refusal(), "server-no-session");
    }
    let table = eve.quick().await;
    let mut chair = eve.sit_at(&table.id).await;
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert!(
        page.latest.iter().any(|listed| listed.id == table.id && listed.names.contains(&"Eve".to_owned()))
    );
    assert!(page.rules.iter().any(|rules| rules.game == "star-realms" && rules.current && rules.tables == 1));
    assert_eq!(page.people["accounts"], 2);
    let found: Vec<AdminPerson> = olga.get("/api/admin/people?name=EV").await.json();
    assert_eq!(found.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Eve"]);
    assert_eq!(olga.get("/api/admin/people?name=%25").await.json::<Vec<AdminPerson>>(), []);
    let id = found[0].id.clone();
    assert_eq!(
        eve.post("/api/admin/ban", &json!({ "id": id, "banned": true })).await.refusal(),
        "server-not-admin"
    );
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": id, "banned": true })).await.status, 200);
    while chair.try_next().await.is_some() {}
    // She is told why, whatever she asks, and does not become somebody new.
    let wish = crate::client::new_table(vec![ME]);
    assert_eq!(eve.post("/api/tables", &wish).await.refusal(), "server-banned");
    assert_eq!(eve.get("/api/me").await.refusal(), "server-banned");
    let back = json!({ "name": "Eve", "password": PASSWORD });
    assert_eq!(Visitor::stranger(server.address).post("/api/login", &back).await.refusal(), "server-banned");
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": id, "banned": false })).await.status, 200);
    assert_eq!(Visitor::stranger(server.address).post("/api/login", &back).await.status, 200);
    assert_eq!(eve.get("/api/me").await.json::<Me>().name, "Eve");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_may_read_what_is_known_and_leave_for_good() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut eve = account(&server, "Eve").await;
    let table = eve.quick().await.id;
    let id = eve.get("/api/me/export").await.json::<Value>()["id"].clone();
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": id, "banned": true })).await.status, 200);
    let about: Value = eve.get("/api/me/export").await.json();
    assert!(about["name"] == "Eve" && about["banned"].is_i64() && about["tables"][0]["table"] == table);
    assert_eq!(eve.get("/api/notices").await.refusal(), "server-banned");
    let wrong = json!({ "password": "wrong horse" });
    assert_eq!(eve.post("/api/me/delete", &wrong).await.refusal(), "server-wrong-password");
    assert_eq!(eve.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    assert!(!exported(&server).await.contains("Eve"));
    // Whoever has left is not counted any more.
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert_eq!(["accounts", "guests", "banned"].map(|kind| page.people[kind]), [1, 0, 0]);
    let mut guest = Visitor::guest(server.address).await;
    let id = guest.get("/api/me/export").await.json::<Value>()["id"].clone();
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": id, "banned": true })).await.status, 200);
    assert_eq!(guest.post("/api/me/delete", &json!({})).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_forgets_somebody_for_good() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let (mut eve, mut bob) = (account(&server, "Eve").await, account(&server, "Bob").await);
    let table = begin([&mut eve, &mut bob], &new_table(vec![ME, SeatWish::Open])).await.id;
    say(&eve, &table, "hello").await;
    let mut chair = eve.sit_at(&table).await;
    let id = eve.get("/api/me/export").await.json::<Value>()["id"].clone();
    let own = olga.get("/api/me/export").await.json::<Value>()["id"].clone();
    let forget = json!({ "id": id });
    assert_eq!(bob.post("/api/admin/forget", &forget).await.refusal(), "server-not-admin");
    assert_eq!(olga.post("/api/admin/forget", &json!({ "id": own })).await.refusal(), "server-not-mine");
    let nobody = olga.post("/api/admin/forget", &json!({ "id": "nobody" })).await;
    assert_eq!(nobody.refusal(), "server-no-such-player");
    assert_eq!(olga.post("/api/admin/forget", &forget).await.status, 200);
    while chair.try_next().await.is_some() {}
    assert_eq!(eve.get("/api/notices").await.refusal(), "server-no-session");
    // An operator whose page is older than that forgets nobody twice: the games still count for the others.
    assert_eq!(olga.post("/api/admin/forget", &forget).await.status, 200);
    let all = exported(&server).await;
    assert!(!all.contains("Eve"));
    let gone = all.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let gone = gone.map(|mut line| line["person"].take()).find(|person| person["gone"] == true);
    assert_eq!(gone.map(|gone| gone["was-account"].clone()), Some(json!(true)));
    let left = bob.sit_at(&table).await.summary.expect("a summary");
    assert!(left.seats[0].replaced && left.seats[0].name.starts_with("Former player"), "{left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_takes_words_away() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut eve = account(&server, "Eve").await;
    let table = eve.quick().await.id;
    say(&eve, &table, "something awful").await;
    say(&eve, &table, "something else").await;
    let chat = async || {
        let mut chair = eve.connect(&table).await.expect("a socket");
        let Tell::Table { chat, .. } = chair.hello(None).await else { unreachable!("it is awaited") };
        chat
    };
    let at = chat().await[0].at;
    let unsay = json!({ "table": table, "at": at, "words": "something awful" });
    let mut bob = account(&server, "Bob").await;
    assert_eq!(bob.post("/api/admin/unsay", &unsay).await.refusal(), "server-not-admin");
    assert_eq!(olga.post("/api/admin/unsay", &unsay).await.status, 200);
    let words: Vec<String> = chat().await.into_iter().map(|said| said.words).collect();
    assert_eq!(words, ["", "something else"]);
    assert!(!exported(&server).await.contains("awful"));
    assert_eq!(olga.post("/api/admin/unsay", &unsay).await.refusal(), "server-no-such-record");
    // The game goes on.
    say(&eve, &table, "thank you").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_by_another_server_ends_sockets_here() {
    let server = Server::start().await;
    let mut eve = Visitor::guest(server.address).await;
    let table = eve.quick().await;
    let mut chair = eve.sit_at(&table.id).await;
    server.app.do_chores(now()).await.expect("chores");
    let other = server.folder.open().await;
    let ban = Sql::new("update people set banned = $1").bind(now());
    other.commit(vec![Change::Do(ban)]).await.map(drop).expect("a commit");
    other.close().await.expect("a closed database");
    server.app.do_chores(now()).await.expect("chores");
    while chair.try_next().await.is_some() {}
}

/// However long other chores take: here they wait for somebody who keeps a table of the database to himself.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_by_another_server_does_not_wait_for_chores() {
    let folder = Folder::on(postgres::database());
    let other = folder.open().await;
    let Place::Server(url) = folder.database() else { unreachable!("a server") };
    let mut keeper = PgConnection::connect(&url).await.expect("a connection");
    sqlx::raw_sql("begin; lock table notices").execute(&mut keeper).await.expect("a lock");
    let server = Server::start_in(folder, |_| ()).await;
    let mut eve = Visitor::guest(server.address).await;
    let table = eve.quick().await;
    let mut chair = eve.sit_at(&table.id).await;
    let ban = Sql::new("update people set banned = $1").bind(now());
    other.commit(vec![Change::Do(ban)]).await.map(drop).expect("a commit");
    while chair.try_next().await.is_some() {}
    keeper.close().await.expect("an end");
    other.close().await.expect("a closed database");
    server.stop().await;
}

/// Whoever waits for the first of many rows holds none of the others, for which somebody else may hold the first.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_takes_its_seats_in_the_order_of_everybody_else() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let Place::Server(url) = server.folder.database() else { unreachable!("a server") };
    let mut ada = Visitor::guest(server.address).await;
    ada.post("/api/me", &json!({ "name": "Ada" })).await.json::<Me>();
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(ada.table(vec![ME, SeatWish::Open]).await.id);
    }
    tables.sort();
    let mut keeper = PgConnection::connect(&url).await.expect("a connection");
    let lock = "select id from tables where id = any($1) order by id for update nowait";
    sqlx::raw_sql("begin").execute(&mut keeper).await.expect("a beginning");
    sqlx::query(lock).bind(&tables[..1]).execute(&mut keeper).await.expect("the first row");
    let registering = tokio::spawn(async move {
        ada.post("/api/register", &json!({ "name": "Ada", "password": PASSWORD })).await.status
    });
    let waiting = "select count(*) from pg_stat_activity
                   where datname = current_database() and wait_event_type = 'Lock'";
    let mut watcher = PgConnection::connect(&url).await.expect("a connection");
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut watcher).await.expect("locks") == 0 {
        tokio::task::yield_now().await;
    }
    watcher.close().await.expect("an end");
    sqlx::query(lock).bind(&tables[1..]).execute(&mut keeper).await.expect("all others are free");
    keeper.close().await.expect("an end");
    assert_eq!(registering.await.expect("no panic"), 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_leaves_is_forgotten_and_the_games_stay() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let (table, chairs) = a_while(&mut ada, &mut bob, &new_table(vec![ME, SeatWish::Open])).await;
    drop(chairs);
    let mut chair = ada.sit_at(&table).await;
    chair.ask(&Ask::Say { words: "hello".to_owned() }).await;
    chair.until(|tell| matches!(tell, Tell::Said(_))).await;
    let about: Value = ada.get("/api/me/export").await.json();
    assert_eq!(about["name"], "Ada");
    assert_eq!(about["said"][0]["words"], "hello");
    assert_eq!(about["tables"][0]["table"], table);
    assert_eq!(
        ada.post("/api/me/delete", &json!({ "password": "wrong horse" })).await.refusal(),
        "server-wrong-password"
    );
    let cookie = ada.cookie.clone();
    assert_eq!(ada.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    ada.cookie = cookie;
    assert_eq!(ada.get("/api/notices").await.refusal(), "server-no-session");
    assert_eq!(ada.get("/api/players/Ada").await.refusal(), "server-no-such-player");
    let mut all = Vec::new();
    let store = server.folder.open().await;
    export(&store, Games::all(), &mut all, &|_, _| ()).await.expect("an export");
    store.close().await.expect("a closed database");
    let all = String::from_utf8(all).expect("text");
    assert!(
        !all.contains("\"Ada\"")
            && !all.contains("human Ada")
            && all.contains("\"Bob\"")
            && all.contains(&table)
    );
    assert!(!all.contains("argon2"), "no password leaves, even hashed");
    for line in all.lines() {
        serde_json::from_str::<Value>(line).expect("a line is JSON");
    }
    // A bot plays on, also at a table that was in memory.
    let mut chair = bob.sit_at(&table).await;
    let left = chair.summary.clone().expect("a summary");
    assert!(left.seats[0].replaced && left.seats[0].name.starts_with("Former player"), "{left:?}");
    // Its end is told of Bob alone.
    done(&chair.answer(|request| Ask::Concede { request, seat: 1 }).await);
    let rated: Vec<SeatRating> = bob.get(&format!("/api/tables/{table}/ratings")).await.json();
    assert_eq!(rated.iter().map(|rating| rating.seat).collect::<Vec<_>>(), [1]);
    let store = server.folder.open().await;
    for sql in [
        "select cast(count(*) as bigint) as n from ratings",
        "select cast(count(*) as bigint) as n from results",
    ] {
        let rows = store.read(Sql::new(sql)).await.expect("rows");
        assert_eq!(rows[0].get::<i64>("n").expect("a number"), 1, "{sql}");
    }
    store.close().await.expect("a closed database");
    // One that was over, and not rated yet.
    let mut eve = account(&server, "Eve").await;
    let (other, _) = a_while(&mut eve, &mut bob, &new_table(vec![ME, SeatWish::Open])).await;
    let rate = |rated: i64| Sql::new("update tables set rated = $1 where id = $2").bind(rated).bind(&other);
    server.run(rate(1)).await;
    done(&bob.sit_at(&other).await.answer(|request| Ask::Concede { request, seat: 1 }).await);
    assert_eq!(eve.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    server.run(rate(0)).await;
    let rated: Vec<SeatRating> = bob.get(&format!("/api/tables/{other}/ratings")).await.json();
    assert_eq!(rated.iter().map(|rating| rating.seat).collect::<Vec<_>>(), [1]);
}

/// Copies of it are backups, which may be read by others than the server.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_is_gone_from_the_file() {
    let server = Server::start().await;
    let mut bob = account(&server, "Bob").await;
    let mut guest = Visitor::guest(server.address).await;
    guest.post("/api/me", &json!({ "name": "Xanthippe" })).await.json::<Me>();
    let mut ada = account(&server, "Xantippe").await;
    let table = bob.quick().await.id;
    for visitor in [&guest, &ada] {
        say(visitor, &table, "well played").await;
    }
    assert_eq!(guest.post("/api/me/delete", &json!({})).await.status, 200);
    assert_eq!(ada.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    let folder = server.stop().await;
    let Place::File(path) = folder.database() else { return };
    let bytes = std::fs::read(path).expect("a file");
    let times = |name: &str| bytes.windows(name.len()).filter(|part| *part == name.as_bytes()).count();
    assert!(times("Bob") > 0);
    assert_eq!(["Xanthippe", "Xantippe", "xantippe"].map(times), [0; 3]);
}

/// Says something and waits until it is told.
async fn say(visitor: &Visitor, table: &str, words: &str) {
    let mut chair = visitor.sit_at(table).await;
    chair.ask(&Ask::Say { words: words.to_owned() }).await;
    chair.until(|tell| matches!(tell, Tell::Said(said) if said.words == words)).await;
}

/// Everything in the database of a server.
async fn exported(server: &Server) -> String {
    let mut all = Vec::new();
    let store = server.folder.open().await;
    export(&store, Games::all(), &mut all, &|_, _| ()).await.expect("an export");
    store.close().await.expect("a closed database");
    String::from_utf8(all).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_spectator_said_is_theirs_and_nameless_when_they_leave() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let table = bob.quick().await.id;
    let watching = bob.sit_at(&table).await;
    say(&ada, &table, "well played").await;
    say(&bob, &table, "thank you").await;
    let about: Value = ada.get("/api/me/export").await.json();
    assert_eq!(about["said"].as_array().map(Vec::len), Some(1));
    assert_eq!(about["said"][0]["words"], "well played");
    assert_eq!(ada.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    assert!(!exported(&server).await.contains("Ada"));
    drop(watching);
    // Also the room that was in memory has forgotten it.
    let mut chair = bob.connect(&table).await.expect("a socket");
    let Tell::Table { chat, .. } = chair.hello(None).await else { unreachable!("it is awaited") };
    assert!(chat[0].name.starts_with("Former player") && chat[1].name == "Bob", "{chat:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_of_whoever_sat_there_before_are_not_mine() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let mut eve = account(&server, "Eve").await;
    let table = ada.table(vec![ME, SeatWish::Open]).await.id;
    let sit = format!("/api/tables/{table}/sit");
    assert_eq!(bob.post(&sit, &json!({ "seat": 1 })).await.status, 200);
    say(&bob, &table, "I cannot stay").await;
    assert_eq!(bob.post(&format!("/api/tables/{table}/leave"), &()).await.status, 200);
    assert_eq!(eve.post(&sit, &json!({ "seat": 1 })).await.status, 200);
    assert_eq!(eve.get("/api/me/export").await.json::<Value>()["said"], json!([]));
    assert_eq!(bob.get("/api/me/export").await.json::<Value>()["said"][0]["words"], "I cannot stay");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_gathers_does_not_wait_for_somebody_who_left_for_good() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let hosted = ada.table(vec![ME, SeatWish::Open]).await.id;
    let joined = bob.table(vec![ME, SeatWish::Open]).await.id;
    assert_eq!(ada.post(&format!("/api/tables/{joined}/sit"), &json!({ "seat": 1 })).await.status, 200);
    assert_eq!(bob.post(&format!("/api/tables/{hosted}/sit"), &json!({ "seat": 1 })).await.status, 200);
    let mut watching = bob.sit_at(&hosted).await;
    assert_eq!(ada.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    while watching.try_next().await.is_some() {}
    assert_eq!(bob.get(&format!("/api/tables/{hosted}")).await.refusal(), "server-no-such-table");
    let left: TableSummary = bob.get(&format!("/api/tables/{joined}")).await.json();
    assert_eq!((left.seats[1].who, left.seats[1].name.as_str()), (Who::Nobody, ""));
    let open: Vec<TableSummary> = bob.get("/api/tables?list=open").await.json();
    assert_eq!(open.iter().map(|table| &table.id).collect::<Vec<_>>(), [&joined]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_at_another_server_is_gone_from_the_tables_here() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let elsewhere = Server::start_in(Folder::on(server.folder.database()), |_| ()).await;
    let mut ada = account(&server, "Ada").await;
    let mut bob = account(&server, "Bob").await;
    let hosted = ada.table(vec![ME, SeatWish::Open]).await.id;
    let joined = bob.table(vec![ME, SeatWish::Open]).await.id;
    assert_eq!(ada.post(&format!("/api/tables/{joined}/sit"), &json!({ "seat": 1 })).await.status, 200);
    say(&ada, &joined, "hello").await;
    let (mut hers, mut own) = (ada.sit_at(&joined).await, bob.sit_at(&joined).await);
    let mut dropped = bob.sit_at(&hosted).await;
    ada.address = elsewhere.address;
    assert_eq!(ada.post("/api/me/delete", &json!({ "password": PASSWORD })).await.status, 200);
    while dropped.try_next().await.is_some() {}
    server.app.do_chores(now()).await.expect("chores");
    while hers.try_next().await.is_some() {}
    own.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[1].who == Who::Nobody)).await;
    let Tell::Table { chat, .. } = own.hello(None).await else { unreachable!("it is awaited") };
    assert!(chat.len() == 1 && chat[0].name.starts_with("Former player"), "{chat:?}");
    elsewhere.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_will_ask_for_again_goes_and_finished_games_stay() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let _idle = Visitor::guest(server.address).await;
    let finished = ada.quick().await;
    let mut chair = ada.sit_at(&finished.id).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    let waiting = ada.table(vec![ME, SeatWish::Open]).await;
    let years = now() + 2 * 365 * 24 * 3600;
    let store = server.folder.open().await;
    let count = async |sql: &'static str| {
        let rows = store.read(Sql::new(sql)).await.expect("rows");
        rows[0].get::<i64>("n").expect("a number")
    };
    // A day later nobody is missing, and a week later only whoever has neither come nor sat down.
    let people = "select cast(count(*) as bigint) as n from people";
    let gone = crate::store::guest();
    let forgotten = Sql::new("update people set created = $1 where id = $2");
    let days = |days: i64| now() + days * 24 * 3600;
    let changes = vec![Change::Guest(gone.clone()), Change::Do(forgotten.bind(days(-8)).bind(&gone.id.0))];
    store.commit(changes).await.map(drop).expect("a commit");
    assert_eq!(count(people).await, 3);
    orrery_server::retention::clean(&store, days(1)).await.expect("a commit");
    assert_eq!(count(people).await, 2);
    orrery_server::retention::clean(&store, days(6)).await.expect("a commit");
    assert_eq!(count(people).await, 2);
    // A guest who came within the week stays, whoever long ago, and so do tables that still may begin.
    server.run(Sql::new("update people set created = 1")).await;
    orrery_server::retention::clean(&store, days(6)).await.expect("a commit");
    assert_eq!(count(people).await, 2);
    assert_eq!(count("select cast(count(*) as bigint) as n from sessions").await, 2);
    orrery_server::retention::clean(&store, days(29)).await.expect("a commit");
    assert_eq!(count("select cast(count(*) as bigint) as n from tables").await, 2);
    assert_eq!(count(people).await, 1);
    // More than go at once.
    let many = (0..1100).map(|_| Change::Guest(crate::store::guest())).collect();
    store.commit(many).await.map(drop).expect("a commit");
    orrery_server::retention::clean(&store, years).await.expect("a commit");
    assert_eq!(count("select cast(count(*) as bigint) as n from people").await, 1);
    assert_eq!(count("select cast(count(*) as bigint) as n from sessions").await, 0);
    let of = |id: &str| orrery_server::ids::TableId::parse(id).expect("an id");
    assert!(store.table(of(&waiting.id)).await.expect("rows").is_none());
    assert!(store.table(of(&finished.id)).await.expect("rows").is_some());
    assert!(!store.records(of(&finished.id)).await.expect("rows").is_empty());
    store.close().await.expect("a closed database");
}

/// Where a clock runs it has an end anyway.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_plays_on_end_unless_a_clock_runs() {
    let server = Server::start().await;
    let (mut ada, mut bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let wish = new_table(vec![ME, SeatWish::Open]);
    let left = begin([&mut ada, &mut bob], &wish).await.id;
    let timed = begin([&mut ada, &mut bob], &NewTable { hours: Some(24), ..wish }).await.id;
    let mut watching = ada.sit_at(&left).await;
    let days = |days: i64| now() + days * 24 * 3600;
    server.app.do_chores(days(170)).await.expect("chores");
    assert_eq!(ada.get(&format!("/api/tables/{left}")).await.json::<TableSummary>().phase, Phase::Playing);
    server.app.do_chores(days(181)).await.expect("chores");
    // Whoever looks at it comes again, and is told.
    while watching.try_next().await.is_some() {}
    let table: TableSummary = ada.get(&format!("/api/tables/{left}")).await.json();
    assert!(table.aborted && table.phase == Phase::Over, "{table:?}");
    let table: TableSummary = ada.get(&format!("/api/tables/{timed}")).await.json();
    assert_eq!(table.phase, Phase::Playing);
    let kept = Server::start_with(|config| config.abandoned_days = 0).await;
    let mut ada = Visitor::guest(kept.address).await;
    let table = ada.quick().await.id;
    kept.app.do_chores(days(1000)).await.expect("chores");
    let store = kept.folder.open().await;
    let row = store.table(TableId(table)).await.expect("rows").expect("a table");
    assert_eq!(row.phase, Phase::Playing);
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_however_their_names_are_written() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    account(&server, "Жанна Ли").await;
    let mut guest = Visitor::guest(server.address).await;
    guest.post("/api/me", &json!({ "name": "Фёдор Нос" })).await.json::<Me>();
    let seats = vec![ME, SeatWish::Me { name: Some("Злой Ёж".to_owned()) }];
    let table = guest.table(seats).await.id;
    for (words, name) in [
        ("жанна", "Жанна Ли"),
        ("ННА Л", "Жанна Ли"),
        ("Фёдор", "Фёдор Нос"),
        ("фёдор нос", "Фёдор Нос"),
        ("ёдор", "Фёдор Нос"),
        ("злой ёж", "Фёдор Нос"),
    ] {
        let words = words.bytes().map(|byte| format!("%{byte:02x}")).collect::<Vec<_>>().concat();
        let found: Vec<AdminPerson> = olga.get(&format!("/api/admin/people?name={words}")).await.json();
        assert_eq!(found.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), [name], "{words}");
    }
    // Whatever a seat is called, the list of tables knows who sits there.
    let page: AdminPage = olga.get("/api/admin").await.json();
    let listed = page.latest.iter().find(|listed| listed.id == table).expect("the table");
    assert_eq!(listed.names, ["Фёдор Нос", "Злой Ёж"]);
    let [sitter] = &listed.people[..] else { panic!("one person: {listed:?}") };
    assert_eq!((sitter.name.as_str(), sitter.banned), ("Фёдор Нос", false));
    assert_eq!(olga.post("/api/admin/ban", &json!({ "id": sitter.id, "banned": true })).await.status, 200);
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert!(page.latest.iter().any(|listed| listed.people.iter().any(|sitter| sitter.banned)));
    assert_eq!(page.people["banned"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_what_a_table_is_loads_no_game() {
    let server = Server::start_with(|config| config.idle_seconds = 0).await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, ME]).await.id;
    while !operator(&server, "/metrics").await.1.lines().any(|line| line == "orrery_rooms 0") {
        tokio::task::yield_now().await;
    }
    let mut stranger = Visitor::stranger(server.address);
    let shown: TableSummary = stranger.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((shown.phase, shown.seats.len()), (Phase::Playing, 2));
    assert_eq!(stranger.get(&format!("/api/tables/{:032x}", 7)).await.refusal(), "server-no-such-table");
    assert!(operator(&server, "/metrics").await.1.lines().any(|line| line == "orrery_rooms 0"));
}

/// The head of a request and a part of its body; the rest comes when it is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_no_more_is_not_obeyed_when_the_body_has_come() {
    let server = Server::start().await;
    let olga = account(&server, "Olga").await;
    let mut eve = account(&server, "Eve").await;
    server.appoint("Olga").await;
    let me: Value = eve.get("/api/me/export").await.json();
    let body = json!({ "id": me["id"], "banned": true }).to_string();
    let (address, cookie) = (server.address, olga.cookie.clone().expect("a cookie"));
    let head = format!(
        "POST /api/admin/ban HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\nexpect: 100-continue\r\n\r\n",
        body.len()
    );
    let mut stream = BufReader::new(TcpStream::connect(address).await.expect("a connection"));
    stream.write_all(head.as_bytes()).await.expect("a connection");
    let mut line = String::new();
    stream.read_line(&mut line).await.expect("a line");
    // The session has been judged: the server asks for the body.
    assert!(line.starts_with("HTTP/1.1 100 "), "{line}");
    let store = server.folder.open().await;
    operators::remove(&store, "Olga").await.expect("an account");
    store.close().await.expect("a closed database");
    stream.write_all(body.as_bytes()).await.expect("a connection");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.contains("HTTP/1.1 403 ") && answer.contains("server-not-admin"), "{answer}");
    assert_eq!(eve.get("/api/me").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_found_by_its_whole_name_however_long_ago_it_came() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut eve = account(&server, "Eve Adams").await;
    let me: Value = eve.get("/api/me/export").await.json();
    let id = me["id"].as_str().expect("an id");
    server.run(Sql::new("delete from sessions where person = $1").bind(id)).await;
    for words in ["eve%20adams", "EVE%20ADAMS", id] {
        let found: Vec<AdminPerson> = olga.get(&format!("/api/admin/people?name={words}")).await.json();
        assert_eq!(
            found.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(),
            ["Eve Adams"],
            "{words}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_log_somebody_out_and_end_one_game_which_they_find() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut eve = account(&server, "Eve").await;
    let (one, other) = (eve.quick().await.id, eve.quick().await.id);
    let found: Vec<AdminPerson> = olga.get("/api/admin/people?name=Eve").await.json();
    let id = found[0].id.clone();
    let of = async |olga: &mut Visitor, of: &str| -> Vec<String> {
        let tables: Vec<AdminTable> = olga.get(&format!("/api/admin/tables?of={of}")).await.json();
        tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(of(&mut olga, &one).await, [one.as_str()]);
    assert_eq!(of(&mut olga, &id).await.len(), 2);
    assert_eq!(of(&mut olga, "nobody").await.len(), 0);
    let wish = json!({ "id": one });
    for path in ["/api/admin/end-table", "/api/admin/log-out"] {
        assert_eq!(eve.post(path, &wish).await.refusal(), "server-not-admin", "{path}");
    }
    assert_eq!(eve.get("/api/admin/tables?of=x").await.refusal(), "server-not-admin");
    let mut chair = eve.sit_at(&one).await;
    assert_eq!(olga.post("/api/admin/end-table", &wish).await.status, 200);
    while chair.try_next().await.is_some() {}
    let ended: TableSummary = eve.get(&format!("/api/tables/{one}")).await.json();
    assert!(ended.aborted && ended.phase == Phase::Over);
    assert_eq!(eve.get(&format!("/api/tables/{other}")).await.json::<TableSummary>().phase, Phase::Playing);
    assert_eq!(olga.post("/api/admin/end-table", &wish).await.refusal(), "server-not-playing");
    let mut chair = eve.sit_at(&other).await;
    assert_eq!(olga.post("/api/admin/log-out", &json!({ "id": id })).await.status, 200);
    while chair.try_next().await.is_some() {}
    assert_eq!(eve.post("/api/quick/star-realms", &()).await.refusal(), "server-no-session");
    let back = json!({ "name": "Eve", "password": PASSWORD });
    assert_eq!(Visitor::stranger(server.address).post("/api/login", &back).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_that_is_lost_is_replaced_without_a_letter() {
    let server = Server::start().await;
    let mut eve = account(&server, "Eve").await;
    let store = server.folder.open().await;
    let nobody = operators::new_password(&store, "Nobody").await.expect_err("a refusal");
    assert!(nobody.to_string().contains("no account is called 'Nobody'"), "{nobody}");
    let password = operators::new_password(&store, "eve").await.expect("a password");
    store.close().await.expect("a closed database");
    assert_eq!(eve.post("/api/quick/star-realms", &()).await.refusal(), "server-no-session");
    for (password, status) in [(PASSWORD, 401), (password.as_str(), 200)] {
        let back = json!({ "name": "Eve", "password": password });
        assert_eq!(Visitor::stranger(server.address).post("/api/login", &back).await.status, status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_of_rules_that_are_gone_are_counted() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    for _ in 0..3 {
        let table = ada.table(vec![ME, ME]).await.id;
        let mut chair = ada.sit_at(&table).await;
        let seat = chair.viewer();
        done(&chair.answer(|request| Ask::Concede { request, seat }).await);
        drop(chair);
        let sql = "update tables set rules = 0 where id = $1 and (select count(*) from tables) > 1";
        server.run(Sql::new(sql).bind(&table)).await;
    }
    assert_eq!(server.stop().await.checked().await.unshown, 2);
}

/// A database that was mended by hand, or written by a later program, may have such a one.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_is_in_nobodys_way() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut ada = account(&server, "Ada").await;
    let (good, odd) = (ada.table(vec![ME, ME]).await.id, ada.table(vec![ME, ME]).await.id);
    server.run(Sql::new("update tables set votes = 'odd' where id = $1").bind(&odd)).await;
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert_eq!(page.latest.iter().map(|table| &table.id).collect::<Vec<_>>(), [&good]);
    let mine: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.iter().map(|table| &table.id).collect::<Vec<_>>(), [&good]);
    let all = exported(&server).await;
    let told =
        |kind: &str| all.lines().find(|line| line.starts_with(&format!("{{\"{kind}\":"))).expect("a line");
    assert!(told("table").contains(&good) && told("unreadable").contains(&odd), "{all}");
    let checked = server.stop().await.checked().await;
    assert_eq!(checked.same, 1);
    let [(table, why)] = &checked.differ[..] else { panic!("one table: {checked:?}") };
    assert!(*table == odd && why.starts_with("it cannot be read: "), "{why}");
}
