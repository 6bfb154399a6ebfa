//! One click to a game against a bot, and the whole game over a socket.

use orrery_engine::{Source, SplitMix64};
use orrery_protocol::{Ask, Phase, Spot, TableSummary, Tell, Version, Who};

use crate::client::{Visitor, done, refused};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    assert_eq!(table.phase, Phase::Playing);
    assert!(table.host && table.seats[0].mine && table.seats[1].who == Who::Bot);
    assert_eq!(table.seats[1].name, "normal");
    let mut chair = ada.sit_at(&table.id).await;
    let mut source = SplitMix64::new(7);
    let mut acted = 0;
    while chair.my_turn().await {
        let choices = chair.choices();
        let choice = &choices[source.below(choices.len() as u32) as usize];
        let action = choice.action.clone();
        done(&chair.act(&action).await);
        acted += 1;
    }
    // Whoever acts at random may end his turns at once and lose soon.
    assert!(acted > 5, "{acted} actions are no game");
    let play = chair.play.clone().expect("a game");
    assert_eq!(play.phase, Phase::Over);
    assert!(play.asked.is_empty() && play.choices.is_empty());
    let finished: Vec<TableSummary> = ada.get("/api/tables?list=finished").await.json();
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].winners, play.winners);
    assert_eq!(finished[0].records, play.version.records);
    let mut again = ada.sit_at(&table.id).await;
    assert_eq!(again.log, chair.log);
    assert_eq!(again.play, chair.play);
    let over = again.answer(|request| Ask::Concede { request, seat: 0 }).await;
    assert_eq!(refused(&over), "table-over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    // Nobody starts with a Battle Mech or the points to spend.
    let tell = chair.act("\"Decline\"").await;
    let Tell::Refused { reason, .. } = tell else { panic!("{tell:?}") };
    assert!(reason.rule.expect("a rule").starts_with("SR "));
    for nonsense in ["", "Decline", "{\"Play\":9999}", "[]", &"x".repeat(5000)] {
        assert_eq!(refused(&chair.act(nonsense).await), "server-unknown-action", "{nonsense}");
    }
    let action = chair.choices()[0].action.clone();
    let version = chair.version();
    let not_mine =
        chair.answer(|request| Ask::Act { request, seat: 1, version, action: action.clone() }).await;
    assert_eq!(refused(&not_mine), "server-not-mine");
    let no_seat =
        chair.answer(|request| Ask::Act { request, seat: 200, version, action: action.clone() }).await;
    assert_eq!(refused(&no_seat), "server-no-such-seat");
    let stale = Version { records: version.records - 1, ..version };
    let stale = chair.answer(|request| Ask::Act { request, seat: 0, version: stale, action }).await;
    assert_eq!(refused(&stale), "table-stale-version");
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_answers_with_the_rule() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    for (zone, owner) in [("deck", Some(1)), ("hand", Some(1)), ("trade-deck", None), ("scrap-heap", None)] {
        let spot = Spot { zone: zone.to_owned(), owner, index: 0, item: 0 };
        let tell = chair.answer(|request| Ask::Why { request, seat: 0, spot }).await;
        let Tell::Because { reason, .. } = tell else { panic!("{tell:?}") };
        assert!(reason.rule.expect("a rule").starts_with("SR "), "{zone}");
    }
    for (zone, owner, index) in [("nowhere", None, 0), ("hand", Some(77), 0), ("row", None, u16::MAX)] {
        let spot = Spot { zone: zone.to_owned(), owner, index, item: 0 };
        let tell = chair.answer(|request| Ask::Why { request, seat: 0, spot }).await;
        assert!(matches!(tell, Tell::Because { .. }), "{tell:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_without_anybody_looking_and_after_a_restart() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let levels = ["novice", "easy", "normal"].map(crate::client::bot);
    let table = ada.table(levels.to_vec()).await;
    let folder = server.stop().await;
    let server = Server::start_in(folder, |config| config.idle_seconds = 1).await;
    ada.address = server.address;
    let over = async {
        loop {
            let table: TableSummary = ada.get(&format!("/api/tables/{}", table.id)).await.json();
            if table.phase == Phase::Over {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(crate::client::PATIENCE, over).await.expect("a game of bots ends");
}
