//! Which of several servers lets bots think at a table, and who looks after tables where something is due.

use orrery_protocol::{Ask, Look, TableSummary, Version};
use orrery_server::ids::TableId;
use orrery_server::store::{Change, Commit, Database, Due, News, Sql, Store, now};
use serde_json::json;
use tokio::sync::mpsc::Receiver;

use crate::client::{Chair, ME, PATIENCE, Visitor, bot, done, new_table, refused};
use crate::clocks::{pass_hours, until};
use crate::nodes::{pair, pair_with, reaches, table};
use crate::operators::operator;
use crate::postgres;
use crate::server::{Folder, Server};
use crate::store;

const END_TURN: &str = "\"EndTurn\"";
/// How often a server is silenced, if it says meanwhile that it lives.
const TRIES: u32 = 100;

/// Whoever sits here ends the turn, finishing the texts of cards that have to be finished first.
async fn end_turn(chair: &mut Chair) {
    loop {
        assert!(chair.my_turn().await);
        let ends = chair.choices().iter().any(|choice| choice.action == END_TURN);
        let action = if ends { END_TURN.to_owned() } else { chair.choices()[0].action.clone() };
        done(&chair.act(&action).await);
        if ends {
            return;
        }
    }
}

/// Waits for something that would never come if nobody saw to it; sockets stay open meanwhile.
pub(crate) async fn in_time<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, coming).await.expect("it comes in time")
}

/// Waits until a server has no table in memory.
async fn is_empty(server: &Server) {
    in_time(async {
        while !operator(server, "/metrics").await.1.lines().any(|line| line == "orrery_rooms 0") {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

async fn change(store: &Database, sql: Sql) {
    assert_eq!(store.commit(vec![Change::Expect(sql)]).await.expect("a commit"), Commit::Done);
}

/// A server that took a table as it is stored has claimed its bots all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_closes_leaves_its_bots_to_another_server() {
    let (one, other) = pair_with(|config| config.idle_seconds = 0).await;
    let (id, ada, bob) = table(one.address, other.address, true).await;
    is_empty(&other).await;
    // Both sit at the first server while the bot moves, so that one has the claim.
    let (mut a, mut b) =
        (ada.sit_at(&id).await, Visitor { address: one.address, ..bob.clone() }.sit_at(&id).await);
    let (mut moved, mut version) = (false, a.version());
    while !moved || b.choices().is_empty() {
        let actor = [&mut a, &mut b].into_iter().find(|chair| !chair.choices().is_empty());
        if let Some(chair) = actor {
            end_turn(chair).await;
        } else {
            moved = true;
            a.until_asked_after(version).await;
        }
        version = if a.version().records > b.version().records { a.version() } else { b.version() };
        reaches(&mut a, version).await;
        reaches(&mut b, version).await;
    }
    // Bob goes on at the second server and takes something back there: the first one loads the table again.
    drop(b);
    let mut b = bob.sit_at(&id).await;
    let before = b.version();
    let action = b.choices()[0].action.clone();
    done(&b.act(&action).await);
    let seat = b.viewer();
    done(&b.answer(|request| Ask::Undo { request, seat }).await);
    let undone = Version { undos: before.undos + 1, ..before };
    reaches(&mut b, undone).await;
    reaches(&mut a, undone).await;
    drop(a);
    is_empty(&one).await;
    // The bot has the turn after Bob's, or after Ada's, which nobody plays on.
    let mut a = Visitor { address: other.address, ..ada }.sit_at(&id).await;
    let records = loop {
        if b.choices().is_empty() && a.choices().is_empty() {
            break b.version().records;
        }
        let (actor, watcher) = if b.choices().is_empty() { (&mut a, &mut b) } else { (&mut b, &mut a) };
        end_turn(actor).await;
        let version = actor.version();
        reaches(watcher, version).await;
    };
    in_time(async {
        while b.version().records == records {
            b.next().await;
        }
    })
    .await;
    drop((a, b));
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_fails_leaves_its_bots_to_another_server() {
    let (one, other) = pair_with(|config| config.idle_seconds = 0).await;
    let mut ada = Visitor::guest(one.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    assert!(chair.my_turn().await);
    end_turn(&mut chair).await;
    assert!(chair.my_turn().await, "the first server has claimed the bot");
    // What is stored cannot be read for a while.
    let store = one.folder.open().await;
    let rows = store.read(Sql::new("select setup from tables where id = $1").bind(&table.id)).await;
    let setup: Vec<u8> = rows.expect("rows")[0].get("setup").expect("a setup");
    let broken = "update tables set setup = $1, undos = undos + 1, revision = revision + 1 where id = $2";
    change(&store, Sql::new(broken).bind(vec![0xff; 3]).bind(&table.id)).await;
    let (seat, version, action) = (chair.viewer(), chair.version(), chair.choices()[0].action.clone());
    chair.ask(&Ask::Act { request: 7, seat, version, action }).await;
    while chair.try_next().await.is_some() {}
    let mended = "update tables set setup = $1, undos = undos - 1, revision = revision + 1 where id = $2";
    change(&store, Sql::new(mended).bind(setup).bind(&table.id)).await;
    store.close().await.expect("a closed database");
    // The second one may have looked after the bot before the first did, and nobody hints at what is written by hand.
    is_empty(&other).await;
    ada.address = other.address;
    let mut chair = ada.sit_at(&table.id).await;
    end_turn(&mut chair).await;
    assert!(in_time(chair.my_turn()).await, "the bot moves at the second one");
    drop(chair);
    one.stop().await;
    other.stop().await;
}

/// Somebody who looks on keeps the table in memory and its bots with the server.
#[tokio::test(flavor = "multi_thread")]
async fn time_runs_out_at_a_table_whose_bots_are_claimed() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let mut ada = Visitor::guest(server.address).await;
    let mut wish = new_table(vec![ME, bot("novice")]);
    wish.hours = Some(24);
    let id = ada.post("/api/tables", &wish).await.json::<TableSummary>().id;
    let mut chair = ada.sit_at(&id).await;
    assert!(chair.my_turn().await);
    end_turn(&mut chair).await;
    assert!(chair.my_turn().await);
    let mut onlooker = Visitor::guest(server.address).await.sit_at(&id).await;
    let store = server.folder.open().await;
    pass_hours(&store, 25).await;
    let changed = Sql::new("update tables set revision = revision + 1 where id = $1").bind(&id);
    change(&store, changed).await;
    store.close().await.expect("a closed database");
    in_time(until(&mut onlooker, |summary| summary.seats[0].replaced)).await;
    drop((chair, onlooker));
    server.stop().await;
}

/// One connection ends here, the other is at another server.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_at_another_server_is_not_away() {
    let (one, other) = pair().await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let first = ada.sit_at(&id).await;
    let (asked, watches, seat) = if first.choices().is_empty() { (bob, ada, 1) } else { (ada, bob, 0) };
    drop(first);
    let there = Visitor { address: other.address, ..asked.clone() }.sit_at(&id).await;
    let mut chair = Visitor { address: one.address, ..watches }.sit_at(&id).await;
    until(&mut chair, |summary| summary.seats[usize::from(seat)].online).await;
    // A look through the first server comes and goes.
    let mut here = Visitor { address: one.address, ..asked };
    here.get(&format!("/api/tables/{id}/play")).await.json::<Look>();
    let away = chair.answer(|request| Ask::Replace { request, seat, bot: true }).await;
    assert_eq!(refused(&away), "server-not-away");
    drop((chair, there));
    one.stop().await;
    other.stop().await;
}

fn due(most: u32) -> Due {
    Due { now: now(), rules: vec![("star-realms", 1)], after: String::new(), most }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_looks_after_its_own_claims_and_not_after_those_of_others() {
    let folder = Folder::on(postgres::database());
    let (own, other) = (folder.open().await, folder.open().await);
    let mut news = Vec::new();
    for store in [&own, &other] {
        news.push(store.join(Vec::new()).await.expect("a node"));
    }
    let host = store::guest();
    let mut row = store::table(&host);
    (row.bot_due, row.clock) = (true, None);
    let made = own.commit(vec![Change::Guest(host), Change::NewTable(row.clone(), vec![])]).await;
    assert_eq!(made.expect("a commit"), Commit::Done);
    assert!(own.claim(row.id.clone()).await.expect("a claim"));
    assert_eq!(own.due(due(10)).await.expect("tables"), [row.id.clone()]);
    assert_eq!(other.due(due(10)).await.expect("tables"), []);
    own.release(row.id.clone()).await.expect("a release");
    assert_eq!(other.due(due(10)).await.expect("tables"), [row.id.clone()]);
    // Not more than are asked for.
    assert_eq!(other.due(due(0)).await.expect("tables"), []);
    for store in [own, other] {
        store.close().await.expect("a closed database");
    }
}

/// Two servers that take part, and a table.
async fn claimants() -> (Folder, [Database; 2], Vec<Option<Receiver<News>>>, TableId) {
    let folder = Folder::on(postgres::database());
    let stores = [folder.open().await, folder.open().await];
    let mut news = Vec::new();
    for store in &stores {
        news.push(store.join(Vec::new()).await.expect("a node"));
    }
    let host = store::guest();
    let row = store::table(&host);
    let made = stores[0].commit(vec![Change::Guest(host), Change::NewTable(row.clone(), vec![])]).await;
    assert_eq!(made.expect("a commit"), Commit::Done);
    (folder, stores, news, row.id)
}

async fn claim(store: &Database, table: &TableId) -> bool {
    store.claim(table.clone()).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_claimed_by_one_server_at_a_time() {
    let (_folder, [own, other], _news, table) = claimants().await;
    assert!(claim(&own, &table).await);
    assert!(!claim(&other, &table).await && claim(&own, &table).await);
    // A server that has left needs none of its claims.
    own.close().await.expect("a closed database");
    assert!(claim(&other, &table).await);
    other.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_claim_of_a_server_that_is_silent_is_taken_over() {
    let (folder, [own, other], _news, table) = claimants().await;
    assert!(claim(&own, &table).await);
    let silent = folder.open().await;
    // It beats on, but not at this moment.
    let overdue = "with silent as (select node from claims where table_id = $1)
                   update nodes set until = 0 from silent where id = node";
    let mut taken = false;
    for _ in 0..TRIES {
        change(&silent, Sql::new(overdue).bind(&table.0)).await;
        taken = claim(&other, &table).await;
        if taken {
            break;
        }
    }
    assert!(taken);
    assert!(!claim(&own, &table).await, "it comes too late");
    for store in [own, other, silent] {
        store.close().await.expect("a closed database");
    }
}

/// Whoever was at a table of which a server lets go is not there any more.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_whose_room_has_closed_is_not_online_elsewhere() {
    let (one, other) = pair().await;
    let (id, ada, bob) = table(one.address, other.address, false).await;
    let mut there = Visitor::guest(other.address).await.sit_at(&id).await;
    let mut here = Visitor { address: one.address, ..bob }.sit_at(&id).await;
    until(&mut there, |summary| summary.seats[1].online).await;
    // Her seat is the account's of this name from now on, and the table is loaded again for that.
    let name = here.summary.as_ref().map(|summary| summary.seats[0].name.clone());
    let wish = json!({ "name": name, "password": "a long password" });
    let registered = Visitor { address: one.address, ..ada }.post("/api/register", &wish).await;
    assert!(registered.status < 300, "{}", registered.text());
    while here.try_next().await.is_some() {}
    in_time(until(&mut there, |summary| !summary.seats[1].online)).await;
    drop((here, there));
    one.stop().await;
    other.stop().await;
}
