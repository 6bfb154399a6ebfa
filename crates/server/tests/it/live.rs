//! People at one table, live; spectators; chat; nobody sees a hand that is not his.

use orrery_engine::{Source, SplitMix64};
use orrery_protocol::{Ask, SeatWish, Tell};
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::client::{Chair, ME, Visitor, done, refused};
use crate::server::Server;

/// Two guests at one running table, each with a socket.
pub(crate) async fn two(server: &Server) -> (String, (Visitor, Chair), (Visitor, Chair)) {
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    bob.post(&format!("/api/tables/{}/sit", table.id), &serde_json::json!({ "seat": 1 })).await;
    let mut at_a = ada.sit_at(&table.id).await;
    let at_b = bob.sit_at(&table.id).await;
    assert!(at_a.play.is_none());
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await;
    at_a.until(|tell| matches!(tell, Tell::Table { .. })).await;
    let mut at_b = at_b;
    at_b.until(|tell| matches!(tell, Tell::Table { .. })).await;
    (table.id, (ada, at_a), (bob, at_b))
}

/// Takes an action for whoever has to act; the other one hears of it as well.
pub(crate) async fn step(a: &mut Chair, b: &mut Chair, source: &mut SplitMix64) -> bool {
    if a.play.as_ref().is_some_and(|play| play.winners.is_some()) {
        return false;
    }
    let (actor, other) = if a.choices().is_empty() { (b, a) } else { (a, b) };
    let choices = actor.choices();
    let action = choices[source.below(choices.len() as u32) as usize].action.clone();
    done(&actor.act(&action).await);
    let version = actor.version();
    while other.version() != version {
        other.next().await;
    }
    true
}

/// No message to a viewer shows a hand of somebody else.
fn shows_only_hand_of(viewer: Option<u8>, raw: &[String]) {
    assert!(!raw.is_empty());
    for json in raw {
        let message: Value = serde_json::from_str(json).expect("JSON");
        let Some(players) = message["play"]["view"]["players"].as_array() else { continue };
        for player in players {
            let is_mine = viewer.is_some() && player["seat"].as_u64() == viewer.map(u64::from);
            assert_eq!(player["hand"]["open"].is_array(), is_mine, "{json}");
        }
        assert_eq!(message["play"]["viewer"].as_u64(), viewer.map(u64::from));
        if viewer.is_none() {
            assert_eq!(message["play"]["choices"].as_array().map(Vec::len), Some(0));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator() {
    let server = Server::start().await;
    let (id, (_, mut a), (_, mut b)) = two(&server).await;
    let mut eve = Visitor::stranger(server.address).sit_at(&id).await;
    let mut source = SplitMix64::new(3);
    for _ in 0..150 {
        if !step(&mut a, &mut b, &mut source).await {
            break;
        }
    }
    while eve.version() != a.version() {
        eve.next().await;
    }
    assert_eq!(a.log.len(), b.log.len());
    assert_eq!(a.log.len(), eve.log.len());
    shows_only_hand_of(Some(0), &a.raw);
    shows_only_hand_of(Some(1), &b.raw);
    shows_only_hand_of(None, &eve.raw);
    for seat in [0, 1] {
        let refusal = eve.answer(|request| Ask::Concede { request, seat }).await;
        assert_eq!(refused(&refusal), "server-not-mine");
    }
    eve.ask(&Ask::Look { seat: 0 }).await;
    let refusal = eve.next().await;
    assert_eq!(refused(&refusal), "server-not-mine");
    eve.ask(&Ask::Say { words: "hello".to_owned() }).await;
    assert_eq!(refused(&eve.next().await), "server-no-session");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_kept() {
    let server = Server::start().await;
    let (id, (ada, mut a), (_, mut b)) = two(&server).await;
    a.ask(&Ask::Say { words: "  good   luck ".to_owned() }).await;
    for chair in [&mut a, &mut b] {
        let tell = chair.until(|tell| matches!(tell, Tell::Said(_))).await;
        let Tell::Said(said) = tell else { unreachable!("waited for") };
        assert_eq!((said.words.as_str(), said.seat), ("good luck", Some(0)));
    }
    for words in [String::new(), " \n ".to_owned(), "x".repeat(501)] {
        a.ask(&Ask::Say { words }).await;
        assert_eq!(refused(&a.next().await), "server-bad-words");
    }
    for n in 0..60 {
        a.ask(&Ask::Say { words: format!("{n}") }).await;
        a.until(|tell| matches!(tell, Tell::Said(said) if said.words == format!("{n}"))).await;
    }
    let mut again = ada.connect(&id).await.expect("a socket");
    let Tell::Table { chat, .. } = again.hello(None).await else { unreachable!("waited for") };
    assert_eq!(chat.len(), 50);
    assert_eq!(chat[49].words, "59");
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_told() {
    let server = Server::start().await;
    let (_, (_, mut a), (_, b)) = two(&server).await;
    assert!(a.summary.as_ref().expect("a summary").seats[1].online);
    drop(b);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if !summary.seats[1].online)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_when_the_server_stops() {
    let server = Server::start().await;
    let (_, (_, mut a), _) = two(&server).await;
    let stopped = tokio::spawn(server.stop());
    while a.try_next().await.is_some() {}
    stopped.await.expect("a graceful end");
}

/// A program may hang up while it waits for its turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_cut_off_leaves_nobody_at_the_table() {
    let server = Server::start_with(|config| config.linger_seconds = 0).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mut asked, waiting, owner) = if b.choices().is_empty() { (a, b, bob) } else { (b, a, ada) };
    let seat = usize::from(waiting.viewer());
    let is = |online: bool| move |tell: &Tell| matches!(tell, Tell::Seats { summary } if summary.seats[seat].online == online);
    drop(waiting);
    asked.until(is(false)).await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let (host, cookie) = (server.address, owner.cookie.expect("a cookie"));
    let request =
        format!("GET /api/tables/{id}/play?wait=30 HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("a request");
    asked.until(is(true)).await;
    drop(stream);
    asked.until(is(false)).await;
}
