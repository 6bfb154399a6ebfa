//! Stepping through games as far as one may know them.

use orrery_engine::SplitMix64;
use orrery_protocol::{
    Ask, Choice, Credentials, Fork, LogPage, Me, Motion, Phase, ReplayStep, SeatWish, TableSummary, Tell,
};

use crate::client::{ME, Visitor, done, new_table};
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
            for (seat, player) in
                step.play.view.value()["players"].as_array().expect("players").iter().enumerate()
            {
                assert_eq!(player["hand"]["open"].is_array(), seat == viewer);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_taken_along_and_brought_back() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let account = Credentials { name: "Ada".to_owned(), password: "counting engine".to_owned() };
    let _: Me = ada.post("/api/register", &account).await.json();
    let mut wish = new_table(vec![ME, SeatWish::Me { name: Some("Bob".to_owned()) }]);
    wish.public = false;
    let table: TableSummary = ada.post("/api/tables", &wish).await.json();
    let path = format!("/api/tables/{}/record", table.id);
    let mut chair = ada.sit_at(&table.id).await;
    while let Some(choice) = chair.choices().first().cloned() {
        done(&chair.act(&choice.action).await);
    }
    // Every hidden face is in it: not before the end.
    let early = ada.get(&path).await;
    assert_eq!((early.status, early.refusal().as_str()), (409, "server-not-over"));
    done(&chair.answer(|request| Ask::Concede { request, seat: 0 }).await);
    // Whoever may watch it may keep it.
    let kept = Visitor::stranger(server.address).get(&path).await;
    assert_eq!(kept.status, 200);
    assert_eq!(kept.header("content-type"), Some("text/plain; charset=utf-8"));
    let named = format!("attachment; filename=\"star-realms-{}.replay\"", &table.id[..8]);
    assert_eq!(kept.header("content-disposition"), Some(named.as_str()));
    // Games that go on from a moment of this one have the same luck, which is nobody's to know.
    let seed = format!("seed {}", "0".repeat(64));
    assert!(kept.text().lines().any(|line| line == seed), "{}", kept.text());
    let brought: TableSummary = ada.send("POST", "/api/import", &kept.body).await.json();
    assert_eq!((brought.phase, brought.records), (Phase::Over, chair.version().records));
    assert_eq!(brought.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Ada", "Bob"]);
    for record in [0, 7, brought.records] {
        let [first, again]: [ReplayStep; 2] = [
            ada.get(&format!("/api/tables/{}/replay/{record}", table.id)).await.json(),
            ada.get(&format!("/api/tables/{}/replay/{record}", brought.id)).await.json(),
        ];
        assert_eq!((first.play.view, first.happened), (again.play.view, again.happened));
    }
    let nowhere = ada.get(&format!("/api/tables/{}/record", "0".repeat(32))).await;
    assert_eq!(nowhere.refusal(), "server-no-such-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_broken_off_keeps_its_secrets() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (_, mut b)) = two(&server).await;
    let vote = |request| Ask::Vote { request, motion: Motion::Abort, agree: true };
    done(&a.answer(vote).await);
    done(&b.answer(vote).await);
    assert!(ada.get(&format!("/api/tables/{id}")).await.json::<TableSummary>().aborted);
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.refusal(), "server-not-over");
    // Whoever sits in every seat of what goes on from it would see every hand.
    let fork = Fork { record: 1, seats: vec![ME, ME] };
    assert_eq!(ada.post(&format!("/api/tables/{id}/fork"), &fork).await.refusal(), "server-not-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn moments_come_in_ranges() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(22);
    while a.version().records < 120 {
        step(&mut a, &mut b, &mut source).await;
    }
    let records = a.version().records;
    let mut all = Vec::new();
    while (all.len() as u32) <= records {
        let path = format!("/api/tables/{id}/replay?from={}&count=1000000", all.len());
        let steps: Vec<ReplayStep> = ada.get(&path).await.json();
        assert!((1..=50).contains(&steps.len()), "{}", steps.len());
        all.extend(steps);
    }
    assert_eq!(all.len() as u32, records + 1);
    for record in [0, 1, 57, records] {
        let one: ReplayStep = ada.get(&format!("/api/tables/{id}/replay/{record}")).await.json();
        assert_eq!(all[record as usize], one);
    }
    let some: Vec<ReplayStep> = ada.get(&format!("/api/tables/{id}/replay?from=7&count=3")).await.json();
    assert_eq!(some, all[7..10]);
    let path = |query: &str| format!("/api/tables/{id}/replay?{query}");
    for (query, refusal) in [
        (format!("from={}&count=1", records + 1), "server-no-such-record"),
        ("from=4294967295&count=4294967295".to_owned(), "server-no-such-record"),
        ("from=0&count=0".to_owned(), "server-no-such-record"),
        ("from=-1&count=1".to_owned(), "server-malformed"),
        ("from=1".to_owned(), "server-malformed"),
    ] {
        assert_eq!(ada.get(&path(&query)).await.refusal(), refusal, "{query}");
    }
}

/// Nobody gets the log of a long game in one message.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_comes_in_pages() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![crate::client::ME, crate::client::ME]).await;
    let mut chair = ada.sit_at(&table.id).await;
    let begun = chair.version();
    // Both play and acquire what they can, and attack nobody.
    while chair.version().records < 900 {
        let play = chair.play.as_ref().expect("a game");
        let seat = play.asked.first().expect("a game that goes on").seat;
        if play.viewer != Some(seat) {
            chair.ask(&Ask::Look { seat }).await;
            chair.until(|tell| matches!(tell, Tell::Table { .. })).await;
            continue;
        }
        let choices = chair.choices();
        let is = |part: &'static str| move |choice: &&Choice| choice.action.contains(part);
        let wanted = choices.iter().find(is("Play")).or(choices.iter().find(is("Acquire")));
        let action = wanted.or(choices.last()).expect("a choice").action.clone();
        chair.act(&action).await;
    }
    let mut eve = Visitor::stranger(server.address);
    let mut seen = eve.connect(&table.id).await.expect("a socket");
    let Tell::Table { log, log_from, whole_log: true, .. } = seen.hello(None).await else {
        panic!("not all of it")
    };
    assert!((500..600).contains(&log.len()) && log_from > 0, "{} lines", log.len());
    assert!(log.iter().all(|line| line.record >= log_from));
    // Who was away for long starts afresh.
    let mut back = eve.connect(&table.id).await.expect("a socket");
    let Tell::Table { whole_log, .. } = back.hello(Some(begun)).await else { unreachable!("waited for") };
    assert!(whole_log);
    let (mut whole, mut before) = (log, log_from);
    while before > 0 {
        let path = format!("/api/tables/{}/log?before={before}", table.id);
        let page: LogPage = eve.get(&path).await.json();
        assert!(page.log.len() < 600 && page.from < before);
        whole.splice(0..0, page.log);
        before = page.from;
    }
    assert!(whole.len() > 1000 && whole.is_sorted_by_key(|line| line.record), "{} lines", whole.len());
    let mut steps = Vec::new();
    let mut from = 0;
    let records = chair.version().records;
    while from <= records {
        let path = format!("/api/tables/{}/replay?from={from}&count=50", table.id);
        let some: Vec<ReplayStep> = eve.get(&path).await.json();
        from += some.len() as u32;
        steps.extend(some.into_iter().flat_map(|step| step.happened));
    }
    assert_eq!(whole, steps);
    assert_eq!(eve.get(&format!("/api/tables/{}/log", table.id)).await.refusal(), "server-malformed");
}
