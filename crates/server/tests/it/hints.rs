//! What another server stores reaches a table here though no hint of it ever came.

use orrery_engine::Seat;
use orrery_protocol::{Ask, Look, Order, Said, Tell};
use orrery_server::ids::{PersonId, TableId};
use orrery_server::store::{
    Beside, Change, Commit, Database, Hint, News, Person, SeatOrder, Sql, Store, TableChange, TableRow,
};
use serde_json::json;

use crate::api::Program;
use crate::client::{Visitor, done, refused};
use crate::flow::until_duel;
use crate::live::two;
use crate::nodes::{pair, reaches};
use crate::party::{GAMES, Party};
use crate::postgres;
use crate::ratings::account;
use crate::server::{Folder, Server};

/// Stores something as a server would whose hints are all lost.
async fn store(silent: &Database, change: Change) {
    assert_eq!(silent.commit(vec![change]).await.expect("a database"), Commit::Done);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_come_in_their_order() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let mut ada = Visitor::guest(server.address).await;
    let id = TableId(ada.quick().await.id);
    let mut chair = ada.sit_at(&id.0).await;
    let silent = server.folder.open().await;
    let bob = PersonId::random();
    store(&silent, Change::Guest(Person { id: bob.clone(), name: "Bob".to_owned(), account: false })).await;
    let say = |words: &str| {
        let said =
            Said { name: "Bob".to_owned(), account: false, seat: None, words: words.to_owned(), at: 0 };
        Change::Say(id.clone(), bob.clone(), said)
    };
    store(&silent, say("first")).await;
    // What is said here comes after it.
    chair.ask(&Ask::Say { words: "second".to_owned() }).await;
    for expected in ["first", "second"] {
        let Tell::Said(said) = chair.until(|tell| matches!(tell, Tell::Said(_))).await else {
            unreachable!("waited for")
        };
        assert_eq!(said.words, expected);
    }
    // Nobody says anything here, and it is heard all the same, once.
    store(&silent, say("third")).await;
    chair.until(|tell| matches!(tell, Tell::Said(said) if said.words == "third")).await;
    chair.ask(&Ask::Say { words: "fourth".to_owned() }).await;
    chair.until(|tell| matches!(tell, Tell::Said(said) if said.words == "fourth")).await;
    let heard = |words: &str| {
        let said = format!("\"words\":\"{words}\"");
        chair.raw.iter().filter(|json| json.contains(&said)).count()
    };
    assert_eq!([heard("first"), heard("second"), heard("third"), heard("fourth")], [1; 4]);
    silent.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_given_elsewhere_are_kept_and_told_to_their_seat_alone() {
    let hours = 10 * 3_600_000;
    let folder = Folder::on(postgres::database());
    let server = Server::offer(GAMES, folder, |config| config.order_delay_ms = (hours, hours)).await;
    let mut party = Party::at(server).await;
    let silent = party.server.folder.open().await;
    let id = TableId(party.id.clone());
    let kind = "window-theft".to_owned();
    let order = |seat: u8, order| SeatOrder { seat: Seat(seat), kind: kind.clone(), order };
    let revision = silent.table(id.clone()).await.expect("a database").expect("a table").revision;
    let (first, later) = (order(1, Order::PassToTheEnd), order(1, Order::PassUntilAsked));
    let orders = vec![first.clone()];
    store(&silent, Change::Order { table: id.clone(), revision, orders, bot_due: false }).await;
    // Somebody else gives an order here, who knows nothing of that one.
    let mine = order(0, Order::PassToTheEnd);
    let ask = |request| Ask::Order { request, seat: 0, kind: kind.clone(), order: mine.order };
    done(&party.chairs[0].answer(ask).await);
    assert_eq!(silent.orders(id.clone()).await.expect("a database"), [mine.clone(), first]);
    // It is changed again, and nobody does anything here.
    let revision = silent.table(id.clone()).await.expect("a database").expect("a table").revision;
    let before: Vec<usize> = party.chairs.iter().map(|chair| chair.raw.len()).collect();
    let orders = vec![mine, later.clone()];
    store(&silent, Change::Order { table: id.clone(), revision, orders, bot_due: false }).await;
    let known = |order: Order| {
        let kind = kind.clone();
        move |tell: &Tell| match tell {
            Tell::Moved { play, .. } => {
                play.orders.iter().any(|known| known.kind == kind && known.order == order)
            }
            _ => false,
        }
    };
    party.chairs[1].until(known(later.order)).await;
    for seat in [0, 2] {
        let chair = &mut party.chairs[seat];
        // All that was told before is here when this is answered.
        let answer = chair.answer(|request| Ask::Concede { request, seat: 1 }).await;
        assert_eq!(refused(&answer), "server-not-mine");
        assert_eq!(chair.raw.len(), before[seat] + 1, "{:?}", &chair.raw[before[seat]..]);
    }
    silent.close().await.expect("a closed database");
    party.chairs.clear();
    party.server.stop().await;
}

/// Stores here what happened at the same table in a copy of the database, as one change of which nobody hints.
pub(crate) async fn bring_home(there: &Database, server: &Server, id: &TableId, known: u32) {
    let silent = server.folder.open().await;
    let mut row = there.table(id.clone()).await.expect("a database").expect("a table");
    row.revision = silent.table(id.clone()).await.expect("a database").expect("a table").revision;
    let records = there.records_from(id.clone(), known).await.expect("records");
    store(&silent, Change::Table(Box::new(TableChange { row, beside: Beside::Records(records) }))).await;
    silent.close().await.expect("a closed database");
}

/// The server where somebody moved may be gone before it has told the others.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_seen_more_elsewhere_is_not_shown_less() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mut mover, mut chair) = if a.choices().is_empty() { (bob, b) } else { (ada, a) };
    let program = Program::of(&mut mover, "engine").await;
    let known = chair.version().records;
    // The same table goes on in a copy of the database.
    let elsewhere = Server::start_in(server.folder.copy().await, |_| ()).await;
    let mut there = Visitor { address: elsewhere.address, ..mover }.sit_at(&id).await;
    let action = there.choices()[0].action.clone();
    done(&there.act(&action).await);
    let (version, next) = (there.version(), there.choices()[0].action.clone());
    drop(there);
    let folder = elsewhere.stop().await;
    let copy = folder.open().await;
    bring_home(&copy, &server, &TableId(id.clone()), known).await;
    chair.hello(Some(version)).await;
    assert_eq!(chair.version(), version);
    // A program that says what it has seen is shown no less either, and may act on it at once.
    let records = copy.records(TableId(id.clone())).await.expect("records").len() as u32;
    assert_eq!(records, version.records);
    let path = format!("/api/tables/{id}/play?records={}&undos={}", version.records, version.undos);
    let look: Look = program.get(&path).await.json();
    assert_eq!(look.play.expect("a game").version, version);
    let act =
        program.post(&format!("/api/tables/{id}/act"), json!({"version": version, "action": next})).await;
    assert_eq!(act.status, 200, "{}", act.text());
    copy.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

/// His move was stored, and the server was gone before it had said so.
async fn comes_back(hello: bool) {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mover, mut chair) = if a.choices().is_empty() { (bob, b) } else { (ada, a) };
    let known = chair.version();
    // The same table goes on in a copy of the database.
    let elsewhere = Server::start_in(server.folder.copy().await, |_| ()).await;
    let mut there = Visitor { address: elsewhere.address, ..mover }.sit_at(&id).await;
    let action = there.choices()[0].action.clone();
    done(&there.act(&action).await);
    let version = there.version();
    drop(there);
    let folder = elsewhere.stop().await;
    let copy = folder.open().await;
    bring_home(&copy, &server, &TableId(id.clone()), known.records).await;
    // Whoever loads the page anew does not say what he has seen.
    chair.hello(hello.then_some(known)).await;
    assert_eq!(chair.version(), version);
    copy.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_sees_what_he_did_last() {
    comes_back(true).await;
    comes_back(false).await;
}

/// Whoever lacks what he said last says it again.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_sees_what_he_said_last() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let mut ada = Visitor::guest(server.address).await;
    let id = TableId(ada.quick().await.id);
    let mut chair = ada.sit_at(&id.0).await;
    let silent = server.folder.open().await;
    let bob = PersonId::random();
    store(&silent, Change::Guest(Person { id: bob.clone(), name: "Bob".to_owned(), account: false })).await;
    let said =
        Said { name: "Bob".to_owned(), account: false, seat: None, words: "good luck".to_owned(), at: 0 };
    store(&silent, Change::Say(id, bob, said.clone())).await;
    let Tell::Table { chat, .. } = chair.hello(None).await else { unreachable!("waited for") };
    assert_eq!(chat, [said]);
    silent.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

/// A load balancer sends each request wherever it likes, and few programs say what they have seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_look_shows_what_another_server_has_stored() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mut mover, chair) = if a.choices().is_empty() { (bob, b) } else { (ada, a) };
    let program = Program::of(&mut mover, "engine").await;
    let silent = server.folder.open().await;
    let row = silent.table(TableId(id.clone())).await.expect("a database").expect("a table");
    let aborted = TableChange { row: row.ended(), beside: Beside::Nothing };
    store(&silent, Change::Table(Box::new(aborted))).await;
    silent.close().await.expect("a closed database");
    let look: Look = program.get(&format!("/api/tables/{id}/play")).await.json();
    assert!(look.summary.aborted);
    drop(chair);
    server.stop().await;
}

/// The database may be full, or a row locked, or written by a server that knows more.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_cannot_be_followed_costs_nobody_the_table() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let mut ada = Visitor::guest(server.address).await;
    let table = TableId(ada.quick().await.id);
    let mut chair = ada.sit_at(&table.0).await;
    assert!(chair.my_turn().await);
    let loud = server.folder.open().await;
    let _news = loud.join(Vec::new()).await.expect("a node");
    let row = loud.table(table.clone()).await.expect("a database").expect("a table");
    let write = |sql: Sql| Change::Expect(sql.bind(&table.0));
    store(&loud, write(Sql::new("update tables set votes = 'odd', revision = revision + 1 where id = $1")))
        .await;
    loud.hint(Hint::Changed { table: table.clone(), revision: row.revision + 1 });
    // Said by somebody who hears of it in the same way, and after that.
    let said = Said { name: "Bob".to_owned(), account: false, seat: None, words: "hello".to_owned(), at: 0 };
    let bob = PersonId::random();
    store(&loud, Change::Guest(Person { id: bob.clone(), name: "Bob".to_owned(), account: false })).await;
    store(&loud, Change::Say(table.clone(), bob, said)).await;
    chair.until(|tell| matches!(tell, Tell::Said(said) if said.words == "hello")).await;
    // Once it can be read, the table is as it is stored.
    let row = row.ended();
    let mended = "update tables set votes = '[]', phase = 'over', aborted = 1, winners = 0, waiting = 0,
                  revision = revision + 1 where id = $1";
    store(&loud, write(Sql::new(mended))).await;
    loud.hint(Hint::Changed { table: table.clone(), revision: row.revision + 2 });
    let ended = |tell: &Tell| matches!(tell, Tell::Seats { summary } if summary.aborted);
    chair.until(ended).await;
    loud.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

/// Whoever looks at the table keeps nothing that was taken away.
#[tokio::test(flavor = "multi_thread")]
async fn words_that_are_taken_away_at_one_server_go_from_the_pages_of_all() {
    let (one, other) = pair().await;
    let mut olga = account(&one, "Olga").await;
    one.appoint("Olga").await;
    let mut eve = Visitor::guest(other.address).await;
    let table = eve.quick().await.id;
    let mut chair = eve.sit_at(&table).await;
    chair.ask(&Ask::Say { words: "something awful".to_owned() }).await;
    let Tell::Said(said) = chair.until(|tell| matches!(tell, Tell::Said(_))).await else {
        unreachable!("waited for")
    };
    let unsay = json!({ "table": table, "at": said.at, "words": said.words });
    assert_eq!(olga.post("/api/admin/unsay", &unsay).await.status, 200);
    let is_gone = |tell: &Tell| matches!(tell, Tell::Table { chat, .. } if chat.iter().all(|said| said.words.is_empty()));
    chair.until(is_gone).await;
    drop(chair);
    one.stop().await;
    other.stop().await;
}

/// A load balancer may send every request of a program to another server than the one before.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_acts_on_what_another_server_told_it() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mut mover, chair) = if a.choices().is_empty() { (bob, b) } else { (ada, a) };
    let program = Program::of(&mut mover, "engine").await;
    let known = chair.version().records;
    let elsewhere = Server::start_in(server.folder.copy().await, |_| ()).await;
    let there = Program { address: elsewhere.address, token: program.token.clone() };
    let play = there.my_turn(&id).await.play.expect("a game");
    let wish = json!({"version": play.version, "action": play.choices[0].action});
    let look: Look = there.post(&format!("/api/tables/{id}/act"), wish).await.json();
    let folder = elsewhere.stop().await;
    let copy = folder.open().await;
    bring_home(&copy, &server, &TableId(id.clone()), known).await;
    let play = look.play.expect("a game");
    let wish = json!({"version": play.version, "action": play.choices[0].action});
    let act = program.post(&format!("/api/tables/{id}/act"), wish).await;
    assert_eq!(act.status, 200, "{}", act.text());
    copy.close().await.expect("a closed database");
    drop(chair);
    server.stop().await;
}

/// Two decide at once at different servers, and the second has not heard of the first.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_holds_though_another_server_was_first() {
    let server = Server::offer(GAMES, Folder::on(postgres::database()), |_| ()).await;
    let mut party = Party::at(server).await;
    let [one, other] = until_duel(&mut party).await;
    let known = party.chairs[other].version();
    let mut elsewhere = party.copy(0).await;
    elsewhere.act(one, "").await;
    elsewhere.chairs.clear();
    let folder = elsewhere.server.stop().await;
    let copy = folder.open().await;
    bring_home(&copy, &party.server, &TableId(party.id.clone()), known.records).await;
    let action = party.chairs[other].choices()[0].action.clone();
    assert_eq!(party.chairs[other].version(), known, "nobody has hinted");
    done(&party.chairs[other].act(&action).await);
    assert!(party.chairs[other].version().records > known.records + 1, "both decisions count");
    // The choice counts once, as it does where nobody else was first.
    let (seat, version) = (other as u8, known);
    let twice = party.chairs[other].answer(|request| Ask::Act { request, seat, version, action });
    assert_eq!(refused(&twice.await), "table-stale-version");
    copy.close().await.expect("a closed database");
    party.chairs.clear();
    party.server.stop().await;
}

/// One is heard before it can be read; then one is heard of and the one before it is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_comes_with_its_hint_and_one_that_was_missed_is_asked_for() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let (id, (ada, a), (bob, b)) = two(&server).await;
    let (mover, mut chair) = if a.choices().is_empty() { (bob, b) } else { (ada, a) };
    // The same table goes on in a copy of the database.
    let elsewhere = Server::start_in(server.folder.copy().await, |_| ()).await;
    let mut there = Visitor { address: elsewhere.address, ..mover }.sit_at(&id).await;
    let mut versions = vec![there.version()];
    for _ in 0..3 {
        let plays = there.choices().iter().find(|choice| choice.action != "\"EndTurn\"");
        let action = plays.expect("a card to play").action.clone();
        done(&there.act(&action).await);
        versions.push(there.version());
    }
    drop(there);
    let folder = elsewhere.stop().await;
    let (copy, loud) = (folder.open().await, server.folder.open().await);
    let _news = loud.join(Vec::new()).await.expect("a node");
    let table = TableId(id);
    let row = copy.table(table.clone()).await.expect("a database").expect("a table");
    let all = copy.records(table.clone()).await.expect("records");
    let before = loud.table(table.clone()).await.expect("a database").expect("a table").revision;
    let records_of = |step: usize| {
        let places = versions[step].records as usize..versions[step + 1].records as usize;
        all[places].to_vec()
    };
    let hint = |step: usize| {
        let revision = before + step as u32 + 1;
        loud.hint(Hint::Stepped { table: table.clone(), revision, records: records_of(step) });
    };
    hint(0);
    reaches(&mut chair, versions[1]).await;
    let silent = server.folder.open().await;
    for step in 0..3 {
        let row = TableRow { revision: before + step as u32, version: versions[step + 1], ..row.clone() };
        store(
            &silent,
            Change::Table(Box::new(TableChange { row, beside: Beside::Records(records_of(step)) })),
        )
        .await;
    }
    hint(2);
    reaches(&mut chair, versions[3]).await;
    // What was told is what is stored.
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
    for store in [copy, loud, silent] {
        store.close().await.expect("a closed database");
    }
    drop(chair);
    server.stop().await;
}

/// A table where nobody is connected has nothing to tell, however often servers come and go.
#[tokio::test(flavor = "multi_thread")]
async fn only_a_table_with_somebody_tells_who_is_connected() {
    let server = Server::start_in(Folder::on(postgres::database()), |_| ()).await;
    let mut ada = Visitor::guest(server.address).await;
    let (empty, visited) = (ada.quick().await.id, ada.quick().await.id);
    let chair = ada.sit_at(&visited).await;
    drop(ada.sit_at(&empty).await);
    // Both are in memory, and hear that others live; what has just changed is told once more.
    let listeners = [server.folder.open().await, server.folder.open().await, server.folder.open().await];
    let mut told = Vec::new();
    for store in &listeners {
        let mut news = store.join(Vec::new()).await.expect("a node").expect("news");
        let mut heard = Vec::new();
        loop {
            match news.recv().await.expect("news") {
                News::Hint(_, Hint::Here { table, .. }) if table.0 == visited => break,
                News::Hint(_, hint @ Hint::Here { .. }) => heard.push(hint),
                _ => (),
            }
        }
        told.push(heard.len());
    }
    assert!(told.iter().sum::<usize>() <= 1, "{told:?}");
    for store in listeners {
        store.close().await.expect("a closed database");
    }
    drop(chair);
    server.stop().await;
}
