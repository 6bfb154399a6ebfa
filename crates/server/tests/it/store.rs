//! The store's promises: all or nothing, one order, several commits in one.

use orrery_engine::SeatSet;
use orrery_protocol::{Clock, Phase, Version};
use orrery_server::clocks::Clocks;
use orrery_server::ids::{PersonId, TableId};
use orrery_server::store::{Beside, Change, Commit, Person, Sitter, Store, TableChange, TableRow};
use orrery_server::votes::Votes;

use crate::server::Folder;

fn guest() -> Person {
    Person { id: PersonId::random(), name: "Ada".to_owned(), account: false }
}

fn table(host: &Person) -> TableRow {
    TableRow {
        id: TableId::random(),
        revision: 0,
        game: "star-realms".to_owned(),
        rules: 1,
        options: [("mode".to_owned(), "duel".to_owned())].into(),
        public: true,
        hours: Some(24),
        clock: Clocks::new(Clock::default(), Some(24), 3, 6),
        votes: Votes::default(),
        aborted: false,
        host: host.id.clone(),
        phase: Phase::Playing,
        setup: Some(vec![1, 2]),
        seed: [7; 32],
        version: Version { records: 0, undos: 0 },
        waiting: SeatSet::first(1),
        winners: None,
        bot_due: false,
        seats: vec![
            Sitter::Person { id: host.id.clone(), name: "Ada".to_owned(), account: false, replaced: true },
            Sitter::Bot { level: "hard".to_owned() },
            Sitter::Nobody,
        ],
        created: 5,
        changed: 6,
    }
}

fn append(row: &TableRow, records: &[u8]) -> Change {
    let mut row = row.clone();
    row.version.records += records.len() as u32;
    let beside = Beside::Records(records.iter().map(|&record| vec![record]).collect());
    Change::Table(Box::new(TableChange { row, beside }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_writer_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    let store = folder.open().await;
    let ada = guest();
    let mut row = table(&ada);
    let made = store.commit(vec![Change::Guest(ada.clone()), Change::NewTable(row.clone(), vec![])]).await;
    assert_eq!(made.expect("a commit"), Commit::Done);
    assert_eq!(store.table(row.id.clone()).await.expect("a row"), Some(row.clone()));
    assert_eq!(store.commit(vec![append(&row, &[1, 2, 3])]).await.expect("a commit"), Commit::Done);
    let rename = Change::Rename(Person { name: "Eve".to_owned(), ..ada.clone() });
    let stale = store.commit(vec![rename, append(&row, &[9])]).await;
    assert_eq!(stale.expect("a commit"), Commit::Conflict);
    row.revision = 1;
    row.version.records = 3;
    assert_eq!(store.table(row.id.clone()).await.expect("a row"), Some(row.clone()));
    let mut back = row.clone();
    back.version = Version { records: 1, undos: 1 };
    let back = TableChange { row: back, beside: Beside::TakenBack };
    assert_eq!(store.commit(vec![Change::Table(Box::new(back))]).await.expect("a commit"), Commit::Done);
    assert_eq!(store.records(row.id.clone()).await.expect("records"), [[1]]);
    assert_eq!(store.undos(row.id.clone()).await.expect("undos"), [1]);
    store.close().await.expect("a closed database");
    assert!(store.commit(vec![Change::Guest(guest())]).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_commits_at_once_all_land() {
    let folder = Folder::new();
    let store = std::sync::Arc::new(folder.open().await);
    let ada = guest();
    assert_eq!(store.commit(vec![Change::Guest(ada.clone())]).await.expect("a commit"), Commit::Done);
    let mut tasks = Vec::new();
    for n in 0..50_u8 {
        let (store, ada) = (store.clone(), ada.clone());
        tasks.push(tokio::spawn(async move {
            let mut row = table(&ada);
            let made = store.commit(vec![Change::NewTable(row.clone(), vec![])]).await;
            assert_eq!(made.expect("a commit"), Commit::Done);
            for record in 0..20 {
                let commit = store.commit(vec![append(&row, &[n, record])]).await.expect("a commit");
                assert_eq!(commit, Commit::Done);
                row.revision += 1;
                row.version.records += 2;
                // A second writer with the same view of things loses, and only he.
                let stale = TableRow { revision: row.revision - 1, ..row.clone() };
                assert_eq!(
                    store.commit(vec![append(&stale, &[0])]).await.expect("a commit"),
                    Commit::Conflict
                );
            }
            let records = store.records(row.id.clone()).await.expect("records");
            let expected: Vec<Vec<u8>> = (0..20).flat_map(|record| [vec![n], vec![record]]).collect();
            assert_eq!(records, expected);
        }));
    }
    for task in tasks {
        task.await.expect("no panic");
    }
    store.close().await.expect("a closed database");
}
