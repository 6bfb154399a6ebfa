//! The store's promises: all or nothing, one order, several commits in one.

use std::sync::Arc;

use orrery_engine::{Seat, SeatSet};
use orrery_protocol::{Clock, Phase, Version};
use orrery_server::clocks::Clocks;
use orrery_server::ids::{PersonId, TableId};
use orrery_server::retention::forget;
use orrery_server::store::{
    Absence, Beside, Change, Commit, Database, Due, Person, Place, Sitter, Sql, Store, TableChange, TableRow,
};
use orrery_server::votes::Votes;

use crate::postgres;
use crate::server::Folder;

pub(crate) fn guest() -> Person {
    Person { id: PersonId::random(), name: "Ada".to_owned(), account: false }
}

pub(crate) fn table(host: &Person) -> TableRow {
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
        imported: false,
        host: host.id.clone(),
        phase: Phase::Playing,
        setup: Some(vec![1, 2]),
        seed: [7; 32],
        version: Version { records: 0, undos: 0 },
        waiting: SeatSet::first(1),
        winners: None,
        bot_due: false,
        seats: vec![
            Sitter::Person {
                id: host.id.clone(),
                name: "Ada".to_owned(),
                account: false,
                replaced: Some(Absence::VotedOut),
            },
            Sitter::Bot { level: "hard".to_owned() },
            Sitter::Nobody,
        ],
        created: 5,
        changed: 6,
    }
}

fn append(row: &TableRow, records: &[u8]) -> Change {
    append_as(row, records, Beside::Records)
}

/// A decision that changes nothing else of the table.
fn step(row: &TableRow, records: &[u8]) -> Change {
    append_as(row, records, |records| Beside::Steps { records, later: true })
}

fn append_as(row: &TableRow, records: &[u8], beside: impl FnOnce(Vec<Vec<u8>>) -> Beside) -> Change {
    let mut row = row.clone();
    row.version.records += records.len() as u32;
    let beside = beside(records.iter().map(|&record| vec![record]).collect());
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

/// Two servers write to the same tables at once, in whatever order they come: nobody waits for somebody who waits for him.
#[tokio::test(flavor = "multi_thread")]
async fn many_rows_are_locked_in_one_order() {
    let folder = Folder::new();
    let stores = [Arc::new(folder.open().await), Arc::new(folder.open().await)];
    let ada = guest();
    let mut rows: Vec<TableRow> = (0..150).map(|_| table(&ada)).collect();
    let mut made = vec![Change::Guest(ada.clone())];
    made.extend(rows.iter().map(|row| Change::NewTable(row.clone(), vec![])));
    assert_eq!(stores[0].commit(made).await.expect("a commit"), Commit::Done);
    for round in 0..8 {
        let mut tasks = Vec::new();
        for store in &stores {
            rows.reverse();
            for (number, row) in rows.iter().enumerate() {
                // Some rounds write all as decisions or none, and some both, at the same tables.
                let steps = [number % 2 == 0, true, number % 3 == 0, false][round % 4];
                let change = if steps { step(row, &[1]) } else { append(row, &[1]) };
                let store = store.clone();
                tasks.push(tokio::spawn(async move { store.commit(vec![change]).await }));
            }
            if round == 7 {
                let (store, changes) = (store.clone(), forget(&ada));
                tasks.push(tokio::spawn(async move { store.commit(changes).await }));
            }
        }
        for task in tasks {
            // One of two was first; neither failed.
            let _ = task.await.expect("no panic").expect("a commit");
        }
        for row in &mut rows {
            *row = stores[0].table(row.id.clone()).await.expect("a row").expect("a table");
        }
    }
    for store in stores {
        store.close().await.expect("a closed database");
    }
}

fn due(now: i64, most: u32) -> Due {
    Due { now, rules: vec![("parley", 2), ("star-realms", 1)], after: String::new(), most }
}

/// Tables that nobody here can play are in nobody's way, and however many there are, each has its turn.
#[tokio::test(flavor = "multi_thread")]
async fn all_tables_where_something_is_due_have_their_turn() {
    let folder = Folder::new();
    let store = folder.open().await;
    let ada = guest();
    let mut made = vec![Change::Guest(ada.clone())];
    let mut known = Vec::new();
    for number in 0..24 {
        let mut row = table(&ada);
        // The time of the seat that is asked is over, a bot has to decide, or both.
        row.seats[0] = Sitter::named(&ada, "Ada".to_owned());
        row.bot_due = number % 3 != 0;
        if number % 3 == 1 {
            row.clock = None;
            row.hours = None;
        }
        match number % 4 {
            0 => row.rules = 2,
            1 => row.game = "chess".to_owned(),
            _ => known.push(row.id.clone()),
        }
        made.push(Change::NewTable(row, vec![]));
    }
    assert_eq!(store.commit(made).await.expect("a commit"), Commit::Done);
    known.sort_by(|a, b| a.0.cmp(&b.0));
    let now = 6 + 25 * 3600;
    assert_eq!(store.due(due(now, 100)).await.expect("tables"), known);
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let some = store.due(Due { after, ..due(now, 5) }).await.expect("tables");
        let Some(last) = some.last() else { break };
        assert!(some.len() <= 5);
        after = last.0.clone();
        found.extend(some);
    }
    assert_eq!(found, known);
    store.close().await.expect("a closed database");
}

/// A table and its records are of one moment, however fast others change it.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_is_read_as_it_is_at_one_moment() {
    let folder = Folder::new();
    let store = Arc::new(folder.open().await);
    let ada = guest();
    let mut row = table(&ada);
    let made = store.commit(vec![Change::Guest(ada), Change::NewTable(row.clone(), vec![])]).await;
    assert_eq!(made.expect("a commit"), Commit::Done);
    let (writer, id) = (store.clone(), row.id.clone());
    let writing = tokio::spawn(async move {
        for _ in 0..60 {
            assert_eq!(writer.commit(vec![append(&row, &[1, 2, 3])]).await.expect("a commit"), Commit::Done);
            row.revision += 1;
            row.version.records += 3;
            let version = Version { records: row.version.records - 2, undos: row.version.undos + 1 };
            let back = TableChange { row: TableRow { version, ..row.clone() }, beside: Beside::TakenBack };
            let back = writer.commit(vec![Change::Table(Box::new(back))]).await;
            assert_eq!(back.expect("a commit"), Commit::Done);
            row.revision += 1;
            row.version = version;
        }
    });
    while !writing.is_finished() {
        let (row, records) = store.whole(id.clone()).await.expect("a table").expect("a table");
        assert_eq!(row.version.records as usize, records.len());
    }
    writing.await.expect("no panic");
    store.close().await.expect("a closed database");
}

/// A table that waits for somebody else need not be looked at.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_due_where_somebody_who_left_for_good_is_asked() {
    let folder = Folder::new();
    let store = folder.open().await;
    let ada = guest();
    let (asked, mut waits) = (table(&ada), table(&ada));
    waits.waiting = SeatSet::only(Seat(2));
    let tables = [&asked, &waits].map(|row| Change::NewTable(row.clone(), vec![]));
    let made = [Change::Guest(ada.clone())].into_iter().chain(tables).collect();
    assert_eq!(store.commit(made).await.expect("a commit"), Commit::Done);
    assert_eq!(store.commit(forget(&ada)).await.expect("a commit"), Commit::Done);
    assert_eq!(store.due(due(0, 10)).await.expect("tables"), [asked.id]);
    store.close().await.expect("a closed database");
}

/// Makes the database refuse every record of a table.
async fn refuse_records_of(store: &Database, place: &Place, table: &TableId) {
    let id = &table.0;
    let statements = match place {
        Place::File(_) => vec![format!(
            "create trigger no_records before insert on records when new.table_id = '{id}'
             begin select raise(abort, 'no'); end"
        )],
        Place::Server(_) => vec![
            "create function no_records() returns trigger language plpgsql as
             $$ begin raise exception 'no'; end $$"
                .to_owned(),
            format!(
                "create trigger no_records before insert on records for each row
                 when (new.table_id = '{id}') execute function no_records()"
            ),
        ],
    };
    for statement in statements {
        let made = store.commit(vec![Change::Do(Sql::new(statement.leak()))]).await;
        assert_eq!(made.expect("a trigger"), Commit::Done);
    }
}

/// Commits that wait together are written together.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_database_refuses_of_one_table_is_stored_of_all_others() {
    for place in [Folder::new().database(), postgres::database()] {
        let folder = Folder::on(place);
        let store = folder.open().await;
        let host = guest();
        let rows: Vec<TableRow> = (0..40).map(|_| table(&host)).collect();
        let mut changes = vec![Change::Guest(host)];
        changes.extend(rows.iter().map(|row| Change::NewTable(row.clone(), Vec::new())));
        assert_eq!(store.commit(changes).await.expect("a commit"), Commit::Done);
        refuse_records_of(&store, &folder.database(), &rows[20].id).await;
        for change in [append, step] {
            let revised = async |row: &TableRow| store.table(row.id.clone()).await.expect("a row");
            let mut commits = Vec::new();
            for row in &rows {
                commits.push(change(&revised(row).await.expect("a table"), &[7]));
            }
            let commits = commits.into_iter().map(|change| store.commit(vec![change]));
            let outcomes = futures_util::future::join_all(commits).await;
            for (number, outcome) in outcomes.iter().enumerate() {
                match outcome {
                    Ok(done) => assert!(number != 20 && *done == Commit::Done, "{number}"),
                    Err(error) => assert_eq!(number, 20, "{error:#}"),
                }
            }
        }
        store.close().await.expect("a closed database");
    }
}

/// A later server may have written what this one cannot read.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_is_not_in_the_way_of_those_that_are_asked_for_with_it() {
    let folder = Folder::on(postgres::database());
    let store = folder.open().await;
    let host = guest();
    let rows: Vec<TableRow> = (0..40).map(|_| table(&host)).collect();
    let mut changes = vec![Change::Guest(host)];
    changes.extend(rows.iter().map(|row| Change::NewTable(row.clone(), Vec::new())));
    let odd = Sql::new("update tables set votes = 'odd' where id = $1").bind(&rows[20].id.0);
    changes.push(Change::Do(odd));
    assert_eq!(store.commit(changes).await.expect("a commit"), Commit::Done);
    let found = rows.iter().map(|row| store.since(row.id.clone(), 0));
    let found = futures_util::future::join_all(found).await;
    for (number, found) in found.iter().enumerate() {
        assert_eq!(found.as_ref().is_ok_and(Option::is_some), number != 20, "{number}");
    }
    store.close().await.expect("a closed database");
}
