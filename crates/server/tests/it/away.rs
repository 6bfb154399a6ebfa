//! Who is away and what there is to tell: what is noted, when, and for whom; and a receiver that never answers.

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use orrery_protocol::{
    ApiToken, Ask, Motion, NoticePage, NoticeSettings, SeatWish, TableSummary, Tell, Webhook, WebhookForm,
};
use orrery_server::App;
use orrery_server::games::Games;
use orrery_server::ids::TableId;
use orrery_server::store::{Change, Place, Sql, Store, now};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Chair, ME, PATIENCE, Visitor, begin, done, new_table};
use crate::postgres;
use crate::server::{Folder, Server, config};
use crate::web::{Kept, silent_server, web_server};

const OK: &str = "HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n";
/// Long enough after now for anything to be due.
const LATER: i64 = 3600;

/// A server that trusts a webhook.
async fn trusting(hooks: SocketAddr) -> Server {
    Server::start_with(|config| config.trusted_webhooks = vec![format!("http://{hooks}")]).await
}

/// Somebody who wants to be told by a webhook.
async fn reachable(server: &Server, hooks: SocketAddr) -> Visitor {
    let mut visitor = Visitor::guest(server.address).await;
    switch_on(&mut visitor, hooks).await;
    visitor
}

async fn switch_on(visitor: &mut Visitor, hooks: SocketAddr) {
    let webhook = Webhook { form: WebhookForm::Json, url: format!("http://{hooks}/hook"), brief: false };
    let wish = NoticeSettings { webhook: Some(webhook), ..NoticeSettings::default() };
    visitor.post("/api/notices", &wish).await.json::<NoticePage>();
}

/// Two people at a running table, the one whose turn it is first.
async fn seated(mut ada: Visitor, mut bob: Visitor) -> (String, [Visitor; 2]) {
    let begun = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await;
    (begun.id, if begun.my_turn { [ada, bob] } else { [bob, ada] })
}

fn count<T>(kept: &Kept<T>) -> usize {
    kept.lock().expect("a lock").len()
}

/// Waits until so many of those who sit at a table are there.
async fn until_here(watching: &mut Chair, people: usize) {
    let online = |summary: &TableSummary| summary.seats.iter().filter(|seat| seat.online).count();
    watching.until(|tell| matches!(tell, Tell::Seats { summary } if online(summary) == people)).await;
}

/// How many people have something waiting to be told.
async fn marked(server: &Server) -> i64 {
    let store = server.folder.open().await;
    let sql = "select cast(count(*) as bigint) as marked from notices where due is not null";
    let marked = store.read(Sql::new(sql)).await.expect("an answer")[0].get("marked").expect("a number");
    store.close().await.expect("a closed database");
    marked
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_never_answers_holds_up_no_other_work() {
    let (hooks, mut held) = silent_server().await;
    let server = trusting(hooks).await;
    for _ in 0..8 {
        reachable(&server, hooks).await.table(vec![ME, ME]).await;
    }
    let mut eve = Visitor::guest(server.address).await;
    let table = eve.quick().await.id;
    let mut chair = eve.sit_at(&table).await;
    let at = now() + LATER;
    server.app.do_chores(at).await.expect("chores");
    assert_eq!(*held.borrow(), 0, "chores call nobody");
    let app = server.app.clone();
    let telling = tokio::spawn(async move { app.tell_away(at).await });
    // All of them at once, not one after the other.
    tokio::time::timeout(PATIENCE, held.wait_for(|&held| held == 8))
        .await
        .expect("in time")
        .expect("a server");
    // Meanwhile a ban that another server has noted is carried out, and another server has nothing to tell.
    let ban = Sql::new("update people set banned = $1 where id in (select host from tables where id = $2)");
    server.run(ban.bind(now()).bind(&table)).await;
    server.app.do_chores(at).await.expect("chores");
    while chair.try_next().await.is_some() {}
    let mut own = config(&server.folder);
    own.trusted_webhooks = vec![format!("http://{hooks}")];
    let other = App::with(own, Games::all(), Arc::new(server.folder.open().await)).expect("a server");
    other.tell_away(at).await.expect("messages");
    assert!(*held.borrow() <= 8);
    other.close().await.expect("a closed server");
    telling.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_open_since_before_messages_were_switched_on_counts_as_looked_at() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let [ada, bob] = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let (id, [mut ada, bob]) = seated(ada, bob).await;
    let mut chair = ada.sit_at(&id).await;
    let mut watching = bob.sit_at(&id).await;
    switch_on(&mut ada, hooks).await;
    server.touch(&id).await;
    // A browser says that it goes, and that is the last that is heard of it.
    chair.send(Message::Close(None)).await.expect("an open socket");
    drop(chair);
    // Others hear that she has gone after it was noted how long she was here.
    until_here(&mut watching, 1).await;
    server.a_second_passes().await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_at_a_table_does_not_make_its_owner_be_here() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = reachable(&server, hooks).await;
    let token: ApiToken = ada.post("/api/tokens", &json!({ "label": "engine" })).await.json();
    let id = ada.table(vec![ME, ME]).await.id;
    let mut request =
        format!("ws://{}/ws/tables/{id}", server.address).into_client_request().expect("an address");
    let bearer = format!("Bearer {}", token.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
    let hello = serde_json::to_string(&Ask::Hello { version: None }).expect("plain");
    socket.send(Message::Text(hello.into())).await.expect("an open socket");
    socket.next().await.expect("an answer").expect("an open socket");
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_before_messages_were_switched_on_is_not_told() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = Visitor::guest(server.address).await;
    let (over, waiting) = (ada.table(vec![ME, ME]).await.id, ada.table(vec![ME, ME]).await.id);
    let mut chair = ada.sit_at(&over).await;
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    drop(chair);
    let earlier = Sql::new("update tables set changed = $1").bind(now() - 100);
    server.run(earlier).await;
    switch_on(&mut ada, hooks).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 0);
    server.touch(&waiting).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
    assert_eq!(posts.lock().expect("a lock")[0]["tables"][0]["table"], waiting);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_are_noted_for_whom_something_waits() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let (ada, bob) = (reachable(&server, hooks).await, reachable(&server, hooks).await);
    let (id, [ada, _bob]) = seated(ada, bob).await;
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 1, "it is the turn of one");
    let mut chair = ada.sit_at(&id).await;
    let asked = |request| Ask::Vote { request, motion: Motion::Abort, agree: true };
    done(&chair.answer(asked).await);
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 2, "a vote waits for the other");
    // The one has looked at the table, so the other is told alone.
    let mut watching = Visitor::guest(server.address).await.sit_at(&id).await;
    drop(chair);
    until_here(&mut watching, 0).await;
    server.a_second_passes().await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
    assert_eq!(posts.lock().expect("a lock")[0]["tables"][0]["kind"], "vote");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_changed_is_noted_however_much_it_is() {
    let (hooks, _) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = reachable(&server, hooks).await;
    let id = TableId::parse(&ada.table(vec![ME, ME]).await.id).expect("an id");
    let store = server.folder.open().await;
    let row = store.table(id.clone()).await.expect("a row").expect("a table");
    let records = store.records(id).await.expect("records");
    let copies = (0..600).map(|_| {
        let mut copy = row.clone();
        copy.id = TableId::random();
        Change::NewTable(copy, records.clone())
    });
    store.commit(copies.collect()).await.map(drop).expect("a commit");
    store.close().await.expect("a closed database");
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 601);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_minutes_pass_after_the_last_change() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = reachable(&server, hooks).await;
    let id = ada.table(vec![ME, ME]).await.id;
    server.app.do_chores(now()).await.expect("chores");
    // It changes again when the first row is just due.
    let at = now() + 125;
    let again = Sql::new("update tables set changed = $1 where id = $2").bind(at - 10).bind(&id);
    server.run(again).await;
    server.app.tell_away(at).await.expect("messages");
    assert_eq!(count(&posts), 0);
    server.app.tell_away(at + 120).await.expect("messages");
    assert_eq!(count(&posts), 1);
}

/// When a person was last here, as far as is noted.
async fn last_seen(server: &Server, table: &str) -> Option<i64> {
    server.app.note_presence().await.expect("notes");
    let store = server.folder.open().await;
    let sql = Sql::new("select max(seen) as seen from presence where table_id = $1").bind(table);
    let seen = store.read(sql).await.expect("an answer")[0].get("seen").expect("a number");
    store.close().await.expect("a closed database");
    seen
}

/// Whoever goes out of reach closes nothing: the line is silent, and what happens from then on has to be told.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_stopped_answering_was_here_until_then_and_no_longer() {
    let (hooks, posts) = web_server(OK).await;
    let server = Server::start_with(|config| {
        config.trusted_webhooks = vec![format!("http://{hooks}")];
        config.ping_ms = 600;
    })
    .await;
    let mut ada = reachable(&server, hooks).await;
    let id = ada.table(vec![ME, ME]).await.id;
    let mut watching = Visitor::guest(server.address).await.sit_at(&id).await;
    // Nobody reads this socket any more, so no ping is answered.
    let _silent = ada.sit_at(&id).await;
    let heard = now();
    until_here(&mut watching, 2).await;
    until_here(&mut watching, 0).await;
    assert!(now() > heard, "it took three pings");
    let seen = last_seen(&server, &id).await.expect("somebody who was here");
    assert!(seen <= heard, "{seen} after {heard}");
    server.touch(&id).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_in_the_background_does_not_keep_messages_back() {
    let (hooks, posts) = web_server(OK).await;
    let server = Server::start_with(|config| {
        config.trusted_webhooks = vec![format!("http://{hooks}")];
        config.ping_ms = 300;
    })
    .await;
    let mut ada = reachable(&server, hooks).await;
    let id = ada.table(vec![ME, ME]).await.id;
    let mut chair = ada.sit_at(&id).await;
    chair.ask(&Ask::Hide { hidden: true }).await;
    // What is asked next is answered after it.
    chair.hello(None).await;
    server.app.note_presence().await.expect("notes");
    // Since then it would have been noted again and again that somebody is here.
    let past = Sql::new("update presence set seen = $1").bind(now() - 1000);
    server.run(past).await;
    for _ in 0..3 {
        chair.until(|tell| matches!(tell, Tell::Beat)).await;
    }
    assert!(last_seen(&server, &id).await.is_some_and(|seen| seen < now() - 900));
    server.touch(&id).await;
    server.app.do_chores(now()).await.expect("chores");
    server.app.tell_away(now() + LATER).await.expect("messages");
    assert_eq!(count(&posts), 1);
    // It comes again by itself and is still in the background.
    let mut again = ada.connect(&id).await.expect("a socket");
    again.ask(&Ask::Hide { hidden: true }).await;
    again.hello(None).await;
    assert!(last_seen(&server, &id).await.is_some_and(|seen| seen < now() - 900));
    // In front again it is looked at.
    let mut again = ada.connect(&id).await.expect("a socket");
    again.ask(&Ask::Hide { hidden: true }).await;
    again.ask(&Ask::Hide { hidden: false }).await;
    again.hello(None).await;
    assert!(last_seen(&server, &id).await.is_some_and(|seen| seen >= now() - 60));
}

/// Here the database lets nobody write who is at a table.
#[tokio::test(flavor = "multi_thread")]
async fn no_move_waits_for_the_note_of_who_is_here() {
    let (hooks, _) = web_server(OK).await;
    let server = Server::start_in(Folder::on(postgres::database()), |config| {
        config.trusted_webhooks = vec![format!("http://{hooks}")];
        config.ping_ms = 300;
    })
    .await;
    let mut ada = reachable(&server, hooks).await;
    let id = ada.quick().await.id;
    let mut chair = ada.sit_at(&id).await;
    let seen = last_seen(&server, &id).await.expect("somebody who is here");
    let Place::Server(url) = server.folder.database() else { unreachable!("a server") };
    let mut keeper = PgConnection::connect(&url).await.expect("a connection");
    sqlx::raw_sql("begin; update presence set seen = seen").execute(&mut keeper).await.expect("a lock");
    for _ in 0..8 {
        chair.until(|tell| matches!(tell, Tell::Beat)).await;
        assert!(chair.my_turn().await);
        let choice = chair.choices()[0].action.clone();
        done(&chair.act(&choice).await);
    }
    keeper.close().await.expect("an end");
    // It is written when it can be, at the latest when the server stops.
    chair.send(Message::Close(None)).await.expect("an open socket");
    let folder = server.stop().await;
    let sql = Sql::new("select seen from presence where table_id = $1").bind(&id);
    let store = folder.open().await;
    let noted: i64 = store.read(sql).await.expect("an answer")[0].get("seen").expect("a moment");
    store.close().await.expect("a closed database");
    assert!(noted > seen, "{noted} after {seen}");
}

/// Two tables at which somebody is awaited.
async fn waiting_at_two(server: &Server, ada: &mut Visitor) -> [String; 2] {
    let tables = [ada.table(vec![ME, ME]).await.id, ada.table(vec![ME, ME]).await.id];
    for table in &tables {
        server.touch(table).await;
    }
    tables
}

fn by_hook(hooks: SocketAddr) -> NoticeSettings {
    let webhook = Webhook { form: WebhookForm::Json, url: format!("http://{hooks}/hook"), brief: false };
    NoticeSettings { webhook: Some(webhook), ..NoticeSettings::default() }
}

/// The hour of the day, in UTC.
fn hour_of(moment: i64) -> u8 {
    (moment.rem_euclid(86_400) / 3600) as u8
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_tells_of_all_tables_at_its_hour_and_of_what_happened_just_before() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = Visitor::guest(server.address).await;
    let at = (now() / 3600 + 2) * 3600;
    let wish = NoticeSettings { digest: Some(hour_of(at)), pause_minutes: 1440, ..by_hook(hooks) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    let [first, second] = waiting_at_two(&server, &mut ada).await;
    server.tell(at - 600).await;
    assert_eq!(count(&posts), 0, "not before its hour");
    // At the second table something happens a minute before.
    let late = Sql::new("update tables set changed = $1 where id = $2").bind(at - 60).bind(&second);
    server.run(late).await;
    server.tell(at + 1).await;
    let told = posts.lock().expect("a lock").clone();
    assert_eq!(told.len(), 1, "{told:?}");
    let tables: Vec<&str> =
        told[0]["tables"].as_array().expect("tables").iter().filter_map(|it| it["table"].as_str()).collect();
    assert!(tables.len() == 2 && tables.contains(&&*first) && tables.contains(&&*second), "{tables:?}");
    // What changed just before its hour and is found out just after it went out waits for the next one.
    let third = ada.table(vec![ME, ME]).await.id;
    server.run(Sql::new("update tables set changed = $1 where id = $2").bind(at - 5).bind(&third)).await;
    server.tell(at + 12).await;
    server.tell(at + 3600).await;
    assert_eq!(count(&posts), 1, "once a day");
    server.tell(at + 24 * 3600).await;
    let next = posts.lock().expect("a lock")[1]["tables"].clone();
    assert_eq!(next.as_array().map(Vec::len), Some(1), "{next:?}");
    assert_eq!(next[0]["table"], third);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_that_does_not_go_out_is_tried_again_within_its_hour() {
    let (hooks, posts) = web_server("HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n").await;
    let server = trusting(hooks).await;
    let mut ada = Visitor::guest(server.address).await;
    let at = (now() / 3600 + 2) * 3600;
    let wish = NoticeSettings { digest: Some(hour_of(at)), ..by_hook(hooks) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    waiting_at_two(&server, &mut ada).await;
    server.tell(at + 1).await;
    server.tell(at + 1000).await;
    assert_eq!(count(&posts), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_told_of_once_in_a_pause() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = Visitor::guest(server.address).await;
    let wish = NoticeSettings { pause_minutes: 60, ..by_hook(hooks) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    let [first, _] = waiting_at_two(&server, &mut ada).await;
    let at = now() + LATER;
    server.tell(at).await;
    assert_eq!(count(&posts), 1);
    let again = Sql::new("update tables set changed = $1 where id = $2").bind(at + 10).bind(&first);
    server.run(again).await;
    server.tell(at + 600).await;
    server.tell(at + 3500).await;
    assert_eq!(count(&posts), 1, "the pause is not over");
    server.tell(at + 3601).await;
    assert_eq!(count(&posts), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_night_is_told_in_the_morning() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = Visitor::guest(server.address).await;
    let (from, to) = (hour_of(now()), hour_of(now() + 3 * 3600));
    let wish = NoticeSettings { quiet: Some((from, to)), ..by_hook(hooks) };
    ada.post("/api/notices", &wish).await.json::<NoticePage>();
    waiting_at_two(&server, &mut ada).await;
    server.tell(now() + 1800).await;
    assert_eq!(count(&posts), 0);
    server.tell(now() + 3 * 3600 + 60).await;
    assert_eq!(count(&posts), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waited_is_forgotten_when_somebody_changes_how_to_be_told() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut ada = reachable(&server, hooks).await;
    ada.table(vec![ME, ME]).await;
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 1);
    let earlier = Sql::new("update tables set changed = $1").bind(now() - 100);
    server.run(earlier).await;
    switch_on(&mut ada, hooks).await;
    assert_eq!(marked(&server).await, 0);
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_told_to_those_whose_consent_is_missing() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let mut people = Vec::new();
    for _ in 0..3 {
        let mut visitor = Visitor::guest(server.address).await;
        let wish = NoticeSettings { turns: false, ..by_hook(hooks) };
        visitor.post("/api/notices", &wish).await.json::<NoticePage>();
        people.push(visitor);
    }
    let mut wish = new_table(vec![ME, SeatWish::Open, SeatWish::Open]);
    wish.options.insert("mode".to_owned(), "free-for-all".to_owned());
    let table = begin(&mut people, &wish).await;
    let mut chair = people[0].sit_at(&table.id).await;
    // Whom the game would go to is not asked.
    let motion = Motion::Concede { to: 1 };
    done(&chair.answer(|request| Ask::Vote { request, motion, agree: true }).await);
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 1);
    let mut watching = Visitor::guest(server.address).await.sit_at(&table.id).await;
    chair.send(Message::Close(None)).await.expect("an open socket");
    until_here(&mut watching, 0).await;
    server.tell(now() + LATER).await;
    assert_eq!(count(&posts), 1);
    let told = posts.lock().expect("a lock")[0]["tables"][0].clone();
    let vote = format!("Give the game to {}", told["players"][1].as_str().expect("a name"));
    assert_eq!((&told["kind"], &told["vote"]), (&json!("vote"), &json!(vote)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_to_decide_hears_of_a_vote_as_well() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let [ada, bob] = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let (id, [mut awaited, other]) = seated(ada, bob).await;
    let mut chair = other.sit_at(&id).await;
    done(&chair.answer(|request| Ask::Vote { request, motion: Motion::Abort, agree: true }).await);
    let mut told = Vec::new();
    for votes in [true, false] {
        awaited.post("/api/notices", &NoticeSettings { votes, ..by_hook(hooks) }).await.json::<NoticePage>();
        server.run(Sql::new("update notices set told = 1")).await;
        server.touch(&id).await;
        server.tell(now() + LATER).await;
        let post = posts.lock().expect("a lock").last().expect("a message").clone();
        let is_worded = post["text"].to_string().contains("A vote waits for you: End without a result");
        told.push((post["tables"][0]["kind"].clone(), post["tables"][0]["vote"].clone(), is_worded));
    }
    let vote = json!("End without a result");
    assert_eq!(told, [(json!("turn"), vote, true), (json!("turn"), Value::Null, false)]);
}

/// Nobody ends a game without somebody who was voted out, so that person has to hear of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_is_told_to_whoever_was_voted_out_and_their_turn_is_not() {
    let (hooks, posts) = web_server(OK).await;
    let server = trusting(hooks).await;
    let [ada, bob] = [Visitor::guest(server.address).await, Visitor::guest(server.address).await];
    let (id, [mut gone, other]) = seated(ada, bob).await;
    switch_on(&mut gone, hooks).await;
    let mut chair = other.sit_at(&id).await;
    let mine = chair.viewer();
    done(&chair.answer(|request| Ask::Replace { request, seat: 1 - mine, bot: true }).await);
    chair.my_turn().await;
    server.app.do_chores(now()).await.expect("chores");
    server.app.tell_away(now() + LATER).await.expect("messages");
    assert_eq!(posts.lock().expect("a lock")[0]["tables"][0]["kind"], "bot");
    server.run(Sql::new("update notices set told = $1").bind(now() + 1)).await;
    done(&chair.answer(|request| Ask::Vote { request, motion: Motion::Abort, agree: true }).await);
    server.run(Sql::new("update tables set changed = changed + 10")).await;
    server.app.do_chores(now()).await.expect("chores");
    assert_eq!(marked(&server).await, 1);
    server.app.tell_away(now() + 2 * LATER).await.expect("messages");
    assert_eq!(posts.lock().expect("a lock")[1]["tables"][0]["kind"], "vote");
}
