//! Games that are over are packed, and nobody can tell.

use orrery_engine::SplitMix64;
use orrery_protocol::{Ask, Fork, Happened, Phase, Play, ReplayStep, TableSummary, Tell};
use orrery_server::ids::TableId;
use orrery_server::retention;
use orrery_server::store::{Sql, Store, now, packed};

use crate::client::{Chair, ME, Visitor, done};
use crate::live::{step, two};
use crate::server::Server;

const DAYS: i64 = 2 * 24 * 3600;

/// How many rows records take, and how many packed games do.
async fn rows(store: &dyn Store) -> (i64, i64) {
    let sql = "select cast((select count(*) from records) as bigint) as records,
               cast((select count(*) from packed_records) as bigint) as packed";
    let rows = store.read(Sql::new(sql)).await.expect("rows");
    (rows[0].get("records").expect("a number"), rows[0].get("packed").expect("a number"))
}

/// A game of two that has just ended, and one that goes on.
async fn played(server: &Server) -> (String, (Visitor, Chair), (Visitor, Chair), i64) {
    let mut source = SplitMix64::new(5);
    let (_, (_, mut a), (_, mut b)) = two(server).await;
    for _ in 0..10 {
        step(&mut a, &mut b, &mut source).await;
    }
    let running = i64::from(a.version().records);
    let (id, (ada, mut a), (bob, mut b)) = two(server).await;
    for _ in 0..30 {
        step(&mut a, &mut b, &mut source).await;
    }
    done(&a.answer(|request| Ask::Concede { request, seat: 0 }).await);
    b.until(|tell| matches!(tell, Tell::Moved { play, .. } if play.phase == Phase::Over)).await;
    (id, (ada, a), (bob, b), running)
}

/// What was seen and what happened, moment by moment.
async fn steps(visitor: &mut Visitor, id: &str) -> Vec<(Play, Vec<Happened>)> {
    let path = format!("/api/tables/{id}/replay?from=0&count=50");
    let steps: Vec<ReplayStep> = visitor.get(&path).await.json();
    steps.into_iter().map(|step| (step.play, step.happened)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_game_is_replayed_as_it_was_played() {
    let server = Server::start().await;
    let (id, (mut ada, a), (_, b), running) = played(&server).await;
    let (records, before) = (i64::from(a.version().records), steps(&mut ada, &id).await);
    drop((a, b));
    let store = server.folder.open().await;
    // It may still be taken back by consent, so it is left alone for a day.
    retention::pack(&store, now()).await.expect("a commit");
    assert_eq!(rows(&store).await, (running + records, 0));
    retention::pack(&store, now() + DAYS).await.expect("a commit");
    assert_eq!(rows(&store).await, (running, 1));
    assert_eq!(steps(&mut ada, &id).await, before);
    store.close().await.expect("a closed database");

    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    assert_eq!(steps(&mut ada, &id).await, before);
    let copy = server.folder.copy().await.open().await;
    let of = TableId::parse(&id).expect("an id");
    assert_eq!(copy.records(of).await.expect("records").len() as i64, records);
    copy.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_packed_once() {
    let server = Server::start().await;
    let _played = played(&server).await;
    let (one, other) = (server.folder.open().await, server.folder.open().await);
    let (first, second) = tokio::join!(packed::pack(&one, now() + DAYS), packed::pack(&other, now() + DAYS));
    assert_eq!(first.expect("a commit") + second.expect("a commit"), 1);
    assert_eq!(rows(&one).await.1, 1);
    assert_eq!(packed::pack(&one, now() + DAYS).await.expect("a commit"), 0);
    one.close().await.expect("a closed database");
    other.close().await.expect("a closed database");
}

/// Games that count are not taken back; one at a single screen is.
#[tokio::test(flavor = "multi_thread")]
async fn a_packed_game_can_be_taken_back() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let id = ada.table(vec![ME, ME]).await.id;
    let mut chair = ada.sit_at(&id).await;
    let seat = chair.viewer();
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
    done(&chair.answer(|request| Ask::Concede { request, seat }).await);
    let over = i64::from(chair.version().records);
    let store = server.folder.open().await;
    retention::pack(&store, now() + DAYS).await.expect("a commit");
    assert_eq!(rows(&store).await, (0, 1));
    done(&chair.answer(|request| Ask::Undo { request, seat }).await);
    assert_eq!(chair.play.as_ref().map(|play| play.phase), Some(Phase::Playing));
    assert_eq!(i64::from(chair.version().records), over - 1);
    // What is left stays packed, and what comes has rows of its own.
    assert_eq!(rows(&store).await, (0, 1));
    drop(chair);

    // It goes on from there, also after a restart, and is packed again.
    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    let mut chair = ada.sit_at(&id).await;
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
    let own = i64::from(chair.version().records) - over + 1;
    assert_eq!(rows(&store).await, (own, 1));
    let seat = chair.viewer();
    done(&chair.answer(|request| Ask::Concede { request, seat }).await);
    drop(chair);
    let before = steps(&mut ada, &id).await;
    retention::pack(&store, now() + DAYS).await.expect("a commit");
    assert_eq!(rows(&store).await, (0, 1));
    store.close().await.expect("a closed database");
    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    assert_eq!(steps(&mut ada, &id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_goes_on_from_is_one_row() {
    let server = Server::start().await;
    let (id, (mut ada, a), _, running) = played(&server).await;
    let over = i64::from(a.version().records);
    let fork = Fork { record: 20, seats: vec![ME, ME] };
    let forked = ada.post(&format!("/api/tables/{id}/fork"), &fork).await.json::<TableSummary>();
    let store = server.folder.open().await;
    assert_eq!(rows(&store).await, (running + over, 1));
    let mut chair = ada.sit_at(&forked.id).await;
    let begun = chair.version().records;
    for _ in 0..3 {
        let play = chair.play.clone().expect("a game");
        let seat = play.asked[0].seat;
        chair.ask(&Ask::Look { seat }).await;
        chair.until(|_| true).await;
        let action = chair.choices()[0].action.clone();
        done(&chair.act(&action).await);
    }
    let own = i64::from(chair.version().records - begun);
    assert_eq!(rows(&store).await, (running + over + own, 1));
    // Moves are taken back beyond where it began.
    while chair.version().records >= begun {
        let seat = chair.viewer();
        done(&chair.answer(|request| Ask::Undo { request, seat }).await);
    }
    let left = chair.version().records;
    assert_eq!(rows(&store).await, (running + over, 1));
    let moments = async |ada: &mut Visitor, id: &str| -> Vec<Play> {
        steps(ada, id).await.into_iter().map(|(play, _)| play).take(left as usize + 1).collect()
    };
    let shown = moments(&mut ada, &forked.id).await;
    drop(chair);
    let of = TableId::parse(&forked.id).expect("an id");
    assert_eq!(store.records(of).await.expect("records").len(), left as usize);
    store.close().await.expect("a closed database");
    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    assert_eq!(moments(&mut ada, &forked.id).await, shown);
}
