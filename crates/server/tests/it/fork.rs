//! A moment of a finished game goes on at another table.

use orrery_engine::SplitMix64;
use orrery_protocol::{Ask, Fork, Phase, ReplayStep, SeatWish, TableSummary};

use crate::client::{ME, Visitor, bot, done};
use crate::live::{step, two};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_starts_where_the_game_was() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(8);
    for _ in 0..25 {
        step(&mut a, &mut b, &mut source).await;
    }
    let path = format!("/api/tables/{id}/fork");
    let running = ada.post(&path, &Fork { record: 10, seats: vec![ME, bot("easy")] }).await;
    assert_eq!(running.refusal(), "server-not-over");
    done(&a.answer(|request| Ask::Concede { request, seat: 0 }).await);
    let records = a.version().records;

    let mut eve = Visitor::guest(server.address).await;
    let table: TableSummary = eve.post(&path, &Fork { record: 15, seats: vec![ME, ME] }).await.json();
    assert_ne!(table.id, id);
    assert_eq!(table.phase, Phase::Playing);
    assert!(table.host && !table.public && table.records >= 15);
    let moment: ReplayStep = ada.get(&format!("/api/tables/{id}/replay/{}", table.records)).await.json();
    let mut chair = eve.sit_at(&table.id).await;
    chair.ask(&Ask::Look { seat: 0 }).await;
    chair.until(|_| true).await;
    let play = chair.play.clone().expect("a game");
    assert_eq!(play.view, moment.play.view);
    let seat = play.asked[0].seat;
    chair.ask(&Ask::Look { seat }).await;
    chair.until(|_| true).await;
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
    // The first game has not changed.
    let last: ReplayStep = ada.get(&format!("/api/tables/{id}/replay/{records}")).await.json();
    assert_eq!(last.records, records);

    for (fork, refusal) in [
        (Fork { record: records + 1, seats: vec![ME, ME] }, "server-no-such-record"),
        (Fork { record: records, seats: vec![ME, ME] }, "server-no-such-record"),
        (Fork { record: 5, seats: vec![ME] }, "server-wrong-seats"),
        (Fork { record: 5, seats: vec![ME, SeatWish::Open] }, "server-seats-open"),
        (Fork { record: 5, seats: vec![ME, bot("x")] }, "server-no-such-level"),
    ] {
        assert_eq!(eve.post(&path, &fork).await.refusal(), refusal, "{fork:?}");
    }
    let table: TableSummary = eve.post(&path, &Fork { record: 0, seats: vec![ME, bot("easy")] }).await.json();
    let mut chair = eve.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
}
