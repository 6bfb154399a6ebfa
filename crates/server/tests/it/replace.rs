//! Bots for people who leave or are away, and people who come back.

use orrery_protocol::{Ask, SeatWish, TableSummary, Tell, Vote};
use orrery_server::store::Store;
use serde_json::json;

use crate::client::{Chair, ME, Visitor, begin, done, new_table, refused};
use crate::live::two;
use crate::server::Server;

async fn replaced(chair: &mut Chair, seat: usize, is: bool) {
    let is_so = |summary: &TableSummary| summary.seats[seat].replaced == is;
    if !chair.summary.as_ref().is_some_and(is_so) {
        chair.until(|tell| matches!(tell, Tell::Seats { summary } if is_so(summary))).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_lets_a_bot_play_and_comes_back() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (_, mut b)) = two(&server).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await);
    replaced(&mut b, 0, true).await;
    let again = a.answer(|request| Ask::Replace { request, seat: 0, bot: true }).await;
    assert_eq!(refused(&again), "server-replaced");
    let (version, action) = (a.version(), "\"EndTurn\"".to_owned());
    let act = a.answer(|request| Ask::Act { request, seat: 0, version, action }).await;
    assert_eq!(refused(&act), "server-replaced");
    // The bot plays, so Bob gets his turn.
    assert!(b.my_turn().await);
    done(&a.answer(|request| Ask::Replace { request, seat: 0, bot: false }).await);
    replaced(&mut b, 0, false).await;
    let back = a.answer(|request| Ask::Replace { request, seat: 0, bot: false }).await;
    assert_eq!(refused(&back), "server-not-replaced");
    let foreign = a.answer(|request| Ask::Replace { request, seat: 1, bot: false }).await;
    assert_eq!(refused(&foreign), "server-not-mine");
    // Leaving a running game lets the bot in as well, and sitting down ends it.
    ada.post(&format!("/api/tables/{id}/leave"), &()).await.json::<TableSummary>();
    replaced(&mut b, 0, true).await;
    let summary: TableSummary =
        ada.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 0 })).await.json();
    assert!(!summary.seats[0].replaced);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_others_vote_for_a_bot() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let table = begin(&mut people, &new_table(vec![ME, SeatWish::Open, SeatWish::Open])).await;
    let mut a = people[0].sit_at(&table.id).await;
    let mut b = people[1].sit_at(&table.id).await;
    let c = people[2].sit_at(&table.id).await;
    let here = a.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await;
    assert_eq!(refused(&here), "server-not-away");
    drop(c);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if !summary.seats[2].online)).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await);
    let twice = a.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await;
    assert_eq!(refused(&twice), "server-voted");
    let vote = |chair: &Chair| chair.summary.as_ref().expect("a summary").seats[2].bot_vote.clone();
    let half = Some(Vote { agreed: vec![0], missing: vec![1] });
    assert!(!a.summary.as_ref().expect("a summary").seats[2].replaced);
    assert_eq!(vote(&a), half);
    b.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[2].bot_vote == half)).await;
    // Who comes is not voted out, and the vote begins anew if he goes again.
    let c = people[2].sit_at(&table.id).await;
    a.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[2].online)).await;
    assert_eq!(vote(&a), None);
    drop(c);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if !summary.seats[2].online)).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await);
    let mut eve = Visitor::guest(server.address).await.sit_at(&table.id).await;
    let foreign = eve.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await;
    assert_eq!(refused(&foreign), "server-not-mine");
    done(&b.answer(|request| Ask::Replace { request, seat: 2, bot: true }).await);
    replaced(&mut a, 2, true).await;
    let mut c = people[2].sit_at(&table.id).await;
    done(&c.answer(|request| Ask::Replace { request, seat: 2, bot: false }).await);
    replaced(&mut a, 2, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_when_the_time_is_over() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let mut wish = crate::client::new_table(vec![ME, SeatWish::Open]);
    wish.hours = Some(24);
    let table: TableSummary = ada.post("/api/tables", &wish).await.json();
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await.json::<TableSummary>();
    let folder = server.stop().await;
    let store = folder.open().await;
    crate::clocks::pass_hours(&store, 25).await;
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, |_| ()).await;
    (ada.address, bob.address) = (server.address, server.address);
    let mut chair = bob.sit_at(&table.id).await;
    let late = |summary: &TableSummary| summary.seats.iter().filter(|seat| seat.replaced).count() == 1;
    if !chair.summary.as_ref().is_some_and(late) {
        chair.until(|tell| matches!(tell, Tell::Seats { summary } if late(summary))).await;
    }
}
