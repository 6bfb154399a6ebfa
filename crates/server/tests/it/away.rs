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
use orrery_server::store::{Change, Sql, Store, now};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Chair, ME, PATIENCE, Visitor, begin, done, new_table};
use crate::server::{Server, config};
use crate::smtp::{Kept, silent_server, web_server};

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
    let webhook = Webhook { form: WebhookForm::Json, url: format!("http://{hooks}/hook") };
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
    let other = App::with(own, Games::all(), Arc::new(server.folder.open().await));
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
    let chair = ada.sit_at(&id).await;
    let mut watching = bob.sit_at(&id).await;
    switch_on(&mut ada, hooks).await;
    server.touch(&id).await;
    drop(chair);
    // Others hear that she has gone after it was noted how long she was here.
    until_here(&mut watching, 1).await;
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
