//! Several people at one screen: one session, several seats, one look at a time.

use orrery_protocol::{Ask, SeatWish, Tell, Undo};

use crate::client::{Visitor, done, refused};
use crate::server::Server;

fn me(name: &str) -> SeatWish {
    SeatWish::Me { name: Some(name.to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_shows_one_hand_only() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![me("Ada"), me("Bob"), crate::client::bot("easy")]).await;
    assert_eq!(table.seats[1].name, "Bob");
    let mut chair = ada.sit_at(&table.id).await;
    for seat in [1, 0, 1] {
        chair.ask(&Ask::Look { seat }).await;
        chair.until(|tell| matches!(tell, Tell::Table { .. })).await;
        let play = chair.play.clone().expect("a game");
        assert_eq!(play.viewer, Some(seat));
        let view = play.view.value();
        for (number, player) in view["players"].as_array().expect("players").iter().enumerate() {
            assert_eq!(player["hand"]["open"].is_array(), number == usize::from(seat));
        }
    }
    chair.ask(&Ask::Look { seat: 2 }).await;
    let refusal = chair.until(|tell| matches!(tell, Tell::Refused { .. })).await;
    assert_eq!(refused(&refusal), "server-not-mine");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_himself_for_an_undo() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![me("Ada"), me("Bob")]).await;
    let mut chair = ada.sit_at(&table.id).await;
    let seat = chair.play.as_ref().expect("a game").asked[0].seat;
    chair.ask(&Ask::Look { seat }).await;
    chair.until(|tell| matches!(tell, Tell::Table { .. })).await;
    let before = chair.version();
    done(&chair.act("\"EndTurn\"").await);
    assert_eq!(chair.play.as_ref().map(|play| play.undo), Some(Undo::Free));
    // The other hand stays hidden until its player looks.
    assert_eq!(chair.viewer(), seat);
    done(&chair.answer(|request| Ask::Undo { request, seat }).await);
    assert_eq!(chair.version().records, before.records);
}
