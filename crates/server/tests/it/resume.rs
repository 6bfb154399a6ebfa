//! A connection that was cut goes on where it was.

use orrery_engine::SplitMix64;
use orrery_protocol::{Tell, Version};

use crate::client::refused;
use crate::live::{step, two};
use crate::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn only_what_was_missed_is_told() {
    let server = Server::start().await;
    let (id, (_, mut a), (bob, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(5);
    for _ in 0..20 {
        step(&mut a, &mut b, &mut source).await;
    }
    let (seen, log) = (b.version(), b.log.clone());
    // Ada goes on alone until Bob has to act; what she does is not told to a socket that is cut.
    drop(b);
    while !a.choices().is_empty() {
        let action = a.choices().last().expect("a choice").action.clone();
        a.act(&action).await;
    }
    let mut back = bob.connect(&id).await.expect("a socket");
    back.log.clone_from(&log);
    let Tell::Table { whole_log, log: missed, .. } = back.hello(Some(seen)).await else {
        unreachable!("waited for")
    };
    assert!(!whole_log);
    assert!(missed.iter().all(|line| line.record >= seen.records));
    let fresh = bob.sit_at(&id).await;
    assert_eq!(back.log, fresh.log);
    assert_eq!(back.play, fresh.play);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_that_never_was_gets_the_whole() {
    let server = Server::start().await;
    let (id, (ada, a), _) = two(&server).await;
    let now = a.version();
    for (version, is_whole) in [
        (Some(now), false),
        (None, true),
        (Some(Version { records: now.records + 1, ..now }), true),
        (Some(Version { undos: now.undos + 1, ..now }), true),
        (Some(Version { records: u32::MAX, undos: u32::MAX }), true),
    ] {
        let mut chair = ada.connect(&id).await.expect("a socket");
        let Tell::Table { whole_log, log, .. } = chair.hello(version).await else {
            unreachable!("waited for")
        };
        assert_eq!(whole_log, is_whole, "{version:?}");
        assert_eq!(log.is_empty(), !is_whole);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_come_back_after_a_restart() {
    let server = Server::start().await;
    let (id, (mut ada, mut a), (mut bob, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(11);
    for _ in 0..40 {
        step(&mut a, &mut b, &mut source).await;
    }
    let (version, log, play) = (a.version(), a.log.clone(), a.play.clone());
    drop((a, b));
    let folder = server.stop().await;
    let checked = folder.checked().await;
    assert_eq!((checked.same, checked.differ.len()), (1, 0));
    let server = Server::start_in(folder, |_| ()).await;
    (ada.address, bob.address) = (server.address, server.address);
    let mut a = ada.connect(&id).await.expect("a socket");
    a.log = log;
    a.hello(Some(version)).await;
    // A server that starts takes every question for a new one.
    let play = play.map(|play| orrery_protocol::Play { asked_since: version.records, ..play });
    assert_eq!(a.play, play);
    let mut b = bob.sit_at(&id).await;
    for _ in 0..40 {
        step(&mut a, &mut b, &mut source).await;
    }
    let stale = a.answer(|request| orrery_protocol::Ask::Act {
        request,
        seat: 0,
        version,
        action: "\"EndTurn\"".to_owned(),
    });
    assert_eq!(refused(&stale.await), "table-stale-version");
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_are_dropped_and_loaded_again() {
    let server = Server::start_with(|config| config.idle_seconds = 0).await;
    let (id, (ada, mut a), (bob, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(13);
    for round in 0..10 {
        for _ in 0..3 {
            step(&mut a, &mut b, &mut source).await;
        }
        let version = a.version();
        drop((a, b));
        if round % 2 == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        a = ada.sit_at(&id).await;
        b = bob.sit_at(&id).await;
        assert_eq!(a.version(), version);
    }
}
