//! A client that does not read is dropped, and nobody else waits for it.

use orrery_protocol::{Ask, SeatWish, TableSummary, Tell};
use serde_json::json;

use crate::client::{ME, Visitor, done};
use crate::server::Server;

/// More answers than any buffer between a server and a client holds.
const UNREAD: u32 = 3000;
/// More messages than a room keeps for one socket.
const SAID: u32 = 200;

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped_and_the_table_goes_on() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await.json::<TableSummary>();
    let mut a = ada.sit_at(&table.id).await;
    let mut slow = bob.sit_at(&table.id).await;
    if !a.summary.as_ref().is_some_and(|summary| summary.seats[1].online) {
        a.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[1].online)).await;
    }
    // Words fill every answer to him.
    for n in 0..50 {
        a.ask(&Ask::Say { words: format!("{n:0>500}") }).await;
        a.until(|tell| matches!(tell, Tell::Said(_))).await;
    }
    for _ in 0..UNREAD {
        slow.ask(&Ask::Hello { version: None }).await;
    }
    // Ada is answered all the while, and sees him go.
    let mut gone = false;
    for n in 0..SAID {
        a.ask(&Ask::Say { words: format!("still here {n}") }).await;
        loop {
            match a.next().await {
                Tell::Said(said) if said.words == format!("still here {n}") => break,
                Tell::Seats { summary } => gone |= !summary.seats[1].online,
                _ => (),
            }
        }
    }
    assert!(gone, "a client that reads nothing is still told everything");
    done(&a.answer(|request| Ask::Concede { request, seat: 0 }).await);
    // When he reads again he finds the end of it, and may come back.
    while slow.try_next().await.is_some() {}
    let back = bob.sit_at(&table.id).await;
    assert_eq!(back.play.and_then(|play| play.winners), Some(vec![1]));
}
