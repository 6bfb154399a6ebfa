//! Stepping through games as far as one may know them.

use orrery_engine::SplitMix64;
use orrery_protocol::{Phase, ReplayStep};

use crate::client::Visitor;
use crate::live::{step, two};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_a_running_game() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (mut bob, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(21);
    for _ in 0..30 {
        step(&mut a, &mut b, &mut source).await;
    }
    let records = a.version().records;
    let mut eve = Visitor::stranger(server.address);
    let mut logs = [Vec::new(), Vec::new(), Vec::new()];
    for record in 0..=records {
        let path = format!("/api/tables/{id}/replay/{record}");
        let steps: [ReplayStep; 3] =
            [ada.get(&path).await.json(), bob.get(&path).await.json(), eve.get(&path).await.json()];
        for (viewer, step) in steps.into_iter().enumerate() {
            assert_eq!((step.record, step.records), (record, records));
            assert_eq!(step.play.viewer, [Some(0), Some(1), None][viewer]);
            assert!(step.play.choices.is_empty());
            for (seat, player) in step.play.view["players"].as_array().expect("players").iter().enumerate() {
                assert_eq!(player["hand"].is_array(), seat == viewer);
            }
            logs[viewer].extend(step.happened);
        }
    }
    assert_eq!(logs[0], a.log);
    assert_eq!(logs[1], b.log);
    for (record, refusal) in [(records + 1, "server-no-such-record"), (u32::MAX, "server-no-such-record")] {
        assert_eq!(ada.get(&format!("/api/tables/{id}/replay/{record}")).await.refusal(), refusal);
    }
    assert_eq!(ada.get(&format!("/api/tables/{id}/replay/x")).await.refusal(), "server-no-such-record");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_step_of_a_finished_game_shows_its_end() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), _) = two(&server).await;
    a.answer(|request| orrery_protocol::Ask::Concede { request, seat: 0 }).await;
    let records = a.version().records;
    let last: ReplayStep = ada.get(&format!("/api/tables/{id}/replay/{records}")).await.json();
    assert_eq!(last.play.phase, Phase::Over);
    assert_eq!(last.play.winners, Some(vec![1]));
}
