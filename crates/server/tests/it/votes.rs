//! Votes that others change by what they do: by conceding, and by leaving for good.

use orrery_protocol::{Ask, Deed, Motion, SeatWish, TableSummary, Tell};
use orrery_server::ids::TableId;
use orrery_server::store::Store;
use serde_json::json;

use crate::client::{Chair, ME, Visitor, begin, done, new_table, refused};
use crate::clocks::until;
use crate::server::Server;

/// Three people who all play against each other, each in front of the table.
async fn three(server: &Server) -> (String, Vec<Visitor>, [Chair; 3]) {
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let mut wish = new_table(vec![ME, SeatWish::Open, SeatWish::Open]);
    wish.options.insert("mode".to_owned(), "free-for-all".to_owned());
    let id = begin(&mut people, &wish).await.id;
    let chairs = [people[0].sit_at(&id).await, people[1].sit_at(&id).await, people[2].sit_at(&id).await];
    (id, people, chairs)
}

async fn vote(chair: &mut Chair, motion: Motion, agree: bool) -> Tell {
    chair.answer(|request| Ask::Vote { request, motion, agree }).await
}

async fn concede(chair: &mut Chair) {
    let seat = chair.viewer();
    done(&chair.answer(|request| Ask::Concede { request, seat }).await);
}

/// Whether the stored table waits for somebody's vote.
async fn is_awaited(server: &Server, id: &str) -> bool {
    let store = server.folder.open().await;
    let row = store.table(TableId(id.to_owned())).await.expect("a row").expect("a table");
    store.close().await.expect("a closed database");
    row.votes.cast.iter().any(|cast| !cast.waits_for.is_empty())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_the_others_agreed_to_happens_when_the_last_one_is_out() {
    let server = Server::start().await;
    let (_, _, [mut a, mut b, mut c]) = three(&server).await;
    done(&vote(&mut a, Motion::Abort, true).await);
    done(&vote(&mut b, Motion::Abort, true).await);
    concede(&mut c).await;
    until(&mut a, |summary| summary.aborted).await;
    let told: Vec<Deed> = a.summary.expect("a summary").notes.iter().map(|note| note.deed).collect();
    let what = Motion::Abort;
    assert_eq!(told, [Deed::Moved { what, by: 0 }, Deed::Carried { what }]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_concedes_to_somebody_who_is_out_since() {
    let server = Server::start().await;
    let (id, _, [mut a, mut b, mut c]) = three(&server).await;
    let to = Motion::Concede { to: 0 };
    done(&vote(&mut b, to, true).await);
    until(&mut c, |summary| !summary.ballots.is_empty()).await;
    assert!(is_awaited(&server, &id).await);
    concede(&mut a).await;
    until(&mut c, |summary| summary.ballots.is_empty()).await;
    assert!(!is_awaited(&server, &id).await);
    assert_eq!(refused(&vote(&mut c, to, false).await), "server-no-vote");
    assert_eq!(refused(&vote(&mut c, to, true).await), "server-out");
    // The rest play on, and what they vote on next is all that happens.
    done(&vote(&mut b, Motion::Abort, true).await);
    let is_one = |summary: &TableSummary| summary.ballots.len() == 1 && summary.winners.is_none();
    until(&mut c, is_one).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_whose_only_friend_is_out_is_over() {
    let server = Server::start().await;
    let (id, _, [mut a, mut b, _c]) = three(&server).await;
    done(&vote(&mut a, Motion::Abort, true).await);
    until(&mut b, |summary| !summary.ballots.is_empty()).await;
    concede(&mut a).await;
    until(&mut b, |summary| summary.ballots.is_empty() && !summary.aborted).await;
    assert!(!is_awaited(&server, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_does_not_wait_for_somebody_who_leaves_for_good() {
    let server = Server::start().await;
    let (mut ada, mut bob) = (Visitor::guest(server.address).await, Visitor::guest(server.address).await);
    let id = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await.id;
    let mut chair = ada.sit_at(&id).await;
    done(&vote(&mut chair, Motion::Abort, true).await);
    drop(chair);
    assert_eq!(bob.post("/api/me/delete", &json!({})).await.status, 200);
    // Nobody need look at the table for it.
    loop {
        let list: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
        if list.iter().any(|table| table.id == id && table.aborted) {
            break;
        }
        tokio::task::yield_now().await;
    }
}
