//! Taking back: free for one's last small step, by consent between people.

use orrery_engine::SplitMix64;
use orrery_protocol::{
    Ask, NoticePage, NoticeSettings, SeatWish, TableSummary, Tell, Undo, Vote, Webhook, WebhookForm,
};
use orrery_server::store::{Sql, now};

use crate::client::{Chair, ME, Visitor, begin, done, new_table, refused};
use crate::live::{step, two};
use crate::server::Server;
use crate::web::web_server;

/// Takes the first choice whose token contains `part`.
async fn take(chair: &mut Chair, part: &str) {
    let action = chair.choices().iter().find(|choice| choice.action.contains(part)).expect("a choice");
    let action = action.action.clone();
    done(&chair.act(&action).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_just_played_goes_back_to_hand() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    let before = chair.play.clone().expect("a game");
    take(&mut chair, "Play").await;
    assert_eq!(chair.play.as_ref().map(|play| play.undo), Some(Undo::Free));
    done(&chair.answer(|request| Ask::Undo { request, seat: 0 }).await);
    let after = chair.play.clone().expect("a game");
    assert_eq!(after.view, before.view);
    assert_eq!(after.choices, before.choices);
    assert_eq!((after.version.records, after.version.undos), (before.version.records, 1));
    // What was played at the version before the undo can no longer be.
    let action = before.choices[0].action.clone();
    let version = before.version;
    let stale = chair.answer(|request| Ask::Act { request, seat: 0, version, action }).await;
    assert_eq!(refused(&stale), "table-stale-version");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_agree() {
    let server = Server::start().await;
    let (id, (ada, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(2);
    while a.choices().is_empty() {
        step(&mut a, &mut b, &mut source).await;
    }
    let before = a.play.clone().expect("a game");
    take(&mut a, "EndTurn").await;
    assert_eq!(a.play.as_ref().map(|play| play.undo), Some(Undo::Consent));
    let seen = a.version();
    done(&a.answer(|request| Ask::Undo { request, seat: 0 }).await);
    let asked = |tell: &Tell| matches!(tell, Tell::Moved { play, .. } if play.undo_request.is_some());
    b.until(asked).await;
    let request = b.play.as_ref().and_then(|play| play.undo_request.clone()).expect("a request");
    assert_eq!((request.by, request.vote), (0, Vote { agreed: vec![], missing: vec![1] }));
    // Nobody agrees for somebody else.
    let foreign = a.answer(|request| Ask::AnswerUndo { request, seat: 1, agree: true }).await;
    assert_eq!(refused(&foreign), "server-not-mine");
    done(&b.answer(|request| Ask::AnswerUndo { request, seat: 1, agree: false }).await);
    a.until(|tell| matches!(tell, Tell::Moved { play, .. } if play.undo_request.is_none())).await;
    assert_eq!(a.version(), seen);
    done(&a.answer(|request| Ask::Undo { request, seat: 0 }).await);
    b.until(asked).await;
    done(&b.answer(|request| Ask::AnswerUndo { request, seat: 1, agree: true }).await);
    // An undo is a small message like any other, not the whole table with its log.
    a.until(|tell| matches!(tell, Tell::Moved { play, .. } if play.version.undos == 1)).await;
    assert!(a.log.iter().all(|line| line.record < before.version.records));
    let after = a.play.clone().expect("a game");
    assert_eq!(after.view, before.view);
    assert_eq!(after.version.undos, 1);
    assert_eq!(after.version.records, before.version.records);
    let none = b.answer(|request| Ask::AnswerUndo { request, seat: 1, agree: true }).await;
    assert_eq!(refused(&none), "table-no-undo-asked");
    // A moment before the undone one is still a part of the history, the undone one is not.
    for (version, is_whole) in [(before.version, false), (seen, true)] {
        let mut again = ada.connect(&id).await.expect("a socket");
        let Tell::Table { whole_log, .. } = again.hello(Some(version)).await else {
            unreachable!("waited for")
        };
        assert_eq!(whole_log, is_whole, "{version:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_has_agreed() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for _ in 0..3 {
        people.push(Visitor::guest(server.address).await);
    }
    let table = begin(&mut people, &new_table(vec![ME, SeatWish::Open, SeatWish::Open])).await;
    let mut chairs = Vec::new();
    for person in &people {
        chairs.push(person.sit_at(&table.id).await);
    }
    let by = chairs[0].play.as_ref().expect("a game").asked[0].seat;
    take(&mut chairs[usize::from(by)], "EndTurn").await;
    done(&chairs[usize::from(by)].answer(|request| Ask::Undo { request, seat: by }).await);
    let others: Vec<u8> = (0..3).filter(|&seat| seat != by).collect();
    let vote = |tell: &Tell| match tell {
        Tell::Moved { play, .. } => play.undo_request.clone().map(|request| request.vote),
        _ => None,
    };
    let (first, second) = (others[0], others[1]);
    let none = Vote { agreed: vec![], missing: others };
    let one = Vote { agreed: vec![first], missing: vec![second] };
    for seat in [first, second] {
        chairs[usize::from(seat)].until(|tell| vote(tell).as_ref() == Some(&none)).await;
    }
    let agree = |seat| move |request| Ask::AnswerUndo { request, seat, agree: true };
    done(&chairs[usize::from(first)].answer(agree(first)).await);
    // Agreeing twice is agreeing once.
    done(&chairs[usize::from(first)].answer(agree(first)).await);
    let seen = chairs[usize::from(first)].play.as_ref().and_then(|play| play.undo_request.clone());
    assert_eq!(seen.map(|request| request.vote), Some(one.clone()));
    for seat in [by, second] {
        chairs[usize::from(seat)].until(|tell| vote(tell).as_ref() == Some(&one)).await;
    }
    done(&chairs[usize::from(second)].answer(agree(second)).await);
    let undone = |tell: &Tell| matches!(tell, Tell::Moved { play, .. } if play.version.undos == 1);
    chairs[usize::from(by)].until(undone).await;
    assert_eq!(chairs[usize::from(by)].version().undos, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undos_outlive_a_restart() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    for _ in 0..2 {
        take(&mut chair, "Play").await;
        done(&chair.answer(|request| Ask::Undo { request, seat: 0 }).await);
    }
    take(&mut chair, "Play").await;
    let play = chair.play.clone().expect("a game");
    drop(chair);
    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    let mut chair = ada.connect(&table.id).await.expect("a socket");
    let Tell::Table { whole_log, .. } = chair.hello(Some(play.version)).await else {
        unreachable!("waited for")
    };
    assert!(!whole_log);
    assert_eq!(chair.play, Some(play));
    done(&chair.answer(|request| Ask::Undo { request, seat: 0 }).await);
    assert_eq!(chair.version().undos, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_once_a_game_counts() {
    let server = Server::start().await;
    let (_, (_, mut a), (_, mut b)) = two(&server).await;
    done(&a.answer(|request| Ask::Concede { request, seat: 0 }).await);
    b.until(|tell| matches!(tell, Tell::Moved { play, .. } if play.winners.is_some())).await;
    for chair in [&a, &b] {
        assert_eq!(chair.play.as_ref().map(|play| play.undo), Some(Undo::Nothing));
    }
    assert_eq!(refused(&a.answer(|request| Ask::Undo { request, seat: 0 }).await), "server-counts");
}

/// A bot agrees to nothing, so what needs agreement would be free.
#[tokio::test(flavor = "multi_thread")]
async fn dice_are_not_rolled_again_against_somebody_who_was_voted_out() {
    let server = Server::start().await;
    let (_, (_, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(2);
    while a.choices().is_empty() {
        step(&mut a, &mut b, &mut source).await;
    }
    take(&mut a, "EndTurn").await;
    drop(b);
    a.until(|tell| matches!(tell, Tell::Seats { summary } if !summary.seats[1].online)).await;
    done(&a.answer(|request| Ask::Replace { request, seat: 1, bot: true }).await);
    let refusal = a.answer(|request| Ask::Undo { request, seat: 0 }).await;
    assert_eq!(refused(&refusal), "server-voted-out-cannot-agree");
    assert_eq!(a.play.as_ref().map(|play| play.undo), Some(Undo::Nothing));
    // A card just played shows nobody anything and may go back to hand.
    assert!(a.my_turn().await);
    take(&mut a, "Play").await;
    if a.play.as_ref().is_some_and(|play| play.undo == Undo::Free) {
        done(&a.answer(|request| Ask::Undo { request, seat: 0 }).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_away_is_told_that_consent_is_missing() {
    let (hooks, posts) = web_server("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n").await;
    let server = Server::start_with(|config| config.trusted_webhooks = vec![format!("http://{hooks}")]).await;
    let (_, (_, mut a), (mut bob, mut b)) = two(&server).await;
    let webhook = Webhook { form: WebhookForm::Json, url: format!("http://{hooks}/hook"), brief: false };
    let wish = NoticeSettings { webhook: Some(webhook), turns: false, ..NoticeSettings::default() };
    bob.post("/api/notices", &wish).await.json::<NoticePage>();
    let mut source = SplitMix64::new(2);
    while a.choices().is_empty() {
        step(&mut a, &mut b, &mut source).await;
    }
    take(&mut a, "EndTurn").await;
    drop(b);
    let gone = |summary: &TableSummary| !summary.seats[1].online;
    a.until(|tell| matches!(tell, Tell::Seats { summary } if gone(summary))).await;
    server.app.note_presence().await.expect("notes");
    server.run(Sql::new("update presence set seen = seen - 1000")).await;
    server.tell(now() + 3600).await;
    assert!(posts.lock().expect("a lock").is_empty(), "nobody has asked");
    done(&a.answer(|request| Ask::Undo { request, seat: 0 }).await);
    server.tell(now() + 3600).await;
    let told = posts.lock().expect("a lock").clone();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0]["tables"][0]["kind"], "undo", "{told:?}");
    // What is taken back meanwhile is told to nobody.
    server.run(Sql::new("update notices set told = null")).await;
    done(&a.answer(|request| Ask::AnswerUndo { request, seat: 0, agree: false }).await);
    server.tell(now() + 3600).await;
    assert_eq!(posts.lock().expect("a lock").len(), 1);
}
