//! The lobby: making tables, sitting, leaving, starting.

use std::collections::BTreeMap;

use orrery_protocol::{Ask, GameCard, Me, NewTable, Phase, SeatWish, TableSummary, Tell, Who};
use orrery_server::ids::TableId;
use orrery_server::store::{Beside, Change, Commit, Sitter, Sql, Store, TableChange};
use serde_json::json;

use crate::client::{ME, Visitor, bot, new_table};
use crate::server::Server;
use crate::store::guest;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_gathers_and_starts() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let mut eve = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open, SeatWish::Open]).await;
    assert_eq!(table.phase, Phase::Gathering);
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let open: Vec<TableSummary> = bob.get("/api/tables?list=open").await.json();
    assert_eq!(open.len(), 1);
    assert!(!open[0].host && !open[0].seats[0].mine);
    let mut chair = ada.sit_at(&table.id).await;
    let summary: TableSummary = bob.post(&at("sit"), &json!({ "seat": 1 })).await.json();
    assert!(summary.seats[1].mine);
    chair.until(|tell| matches!(tell, Tell::Seats { summary } if summary.seats[1].who == Who::Human)).await;
    assert_eq!(bob.post(&at("sit"), &json!({ "seat": 2 })).await.refusal(), "server-seated-already");
    assert_eq!(eve.post(&at("sit"), &json!({ "seat": 1 })).await.refusal(), "server-seat-taken");
    assert_eq!(eve.post(&at("sit"), &json!({ "seat": 9 })).await.refusal(), "server-no-such-seat");
    assert_eq!(eve.post(&at("leave"), &()).await.refusal(), "server-not-mine");
    assert_eq!(bob.post(&at("start"), &()).await.refusal(), "server-not-host");
    assert_eq!(ada.post(&at("start"), &()).await.refusal(), "server-seats-open");
    let wish = json!({ "seat": 2, "wish": bot("hard") });
    assert_eq!(bob.post(&at("seats"), &wish).await.refusal(), "server-not-host");
    let unknown = json!({ "seat": 2, "wish": bot("godlike") });
    assert_eq!(ada.post(&at("seats"), &unknown).await.refusal(), "server-no-such-level");
    ada.post(&at("seats"), &wish).await.json::<TableSummary>();
    let summary: TableSummary = bob.post(&at("leave"), &()).await.json();
    assert_eq!(summary.seats[1].who, Who::Nobody);
    eve.post(&at("sit"), &json!({ "seat": 1 })).await.json::<TableSummary>();
    let started: TableSummary = ada.post(&at("start"), &()).await.json();
    assert_eq!(started.phase, Phase::Playing);
    assert_eq!(ada.post(&at("start"), &()).await.refusal(), "server-not-gathering");
    assert_eq!(ada.post(&at("seats"), &wish).await.refusal(), "server-not-gathering");
    chair.until(|tell| matches!(tell, Tell::Table { play: Some(_), .. })).await;
    let mine: Vec<TableSummary> = eve.get("/api/tables?list=mine").await.json();
    assert_eq!(mine.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_hands_over_or_closes_the_table() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    bob.post(&at("sit"), &json!({ "seat": 1 })).await.json::<TableSummary>();
    ada.post(&at("leave"), &()).await.json::<TableSummary>();
    let summary: TableSummary = bob.get(&format!("/api/tables/{}", table.id)).await.json();
    assert!(summary.host);
    bob.post(&at("leave"), &()).await.json::<TableSummary>();
    assert_eq!(bob.get("/api/tables?list=open").await.json::<Vec<TableSummary>>(), []);
    let gone = async {
        while bob.get(&format!("/api/tables/{}", table.id)).await.status != 404 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), gone).await.expect("the table is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_need_their_id() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let mut bob = Visitor::guest(server.address).await;
    let mut wish = new_table(vec![ME, SeatWish::Open]);
    wish.public = false;
    let table: TableSummary = ada.post("/api/tables", &wish).await.json();
    assert_eq!(table.id.len(), 32);
    for list in ["open", "watch", "finished", "mine"] {
        let tables: Vec<TableSummary> = bob.get(&format!("/api/tables?list={list}")).await.json();
        assert_eq!(tables, [], "{list}");
    }
    bob.get(&format!("/api/tables/{}", table.id)).await.json::<TableSummary>();
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    let unknown = "0123456789abcdef0123456789abcdef";
    assert_eq!(bob.get(&format!("/api/tables/{unknown}")).await.refusal(), "server-no-such-table");
    assert!(bob.connect(unknown).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_are_checked() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let games: Vec<GameCard> = ada.get("/api/games").await.json();
    assert_eq!(games[0].id, "star-realms");
    let mut refusal = async |change: &dyn Fn(&mut NewTable)| {
        let mut wish = new_table(vec![ME, bot("easy")]);
        change(&mut wish);
        ada.post("/api/tables", &wish).await.refusal()
    };
    assert_eq!(refusal(&|wish| wish.game = "chess".to_owned()).await, "server-no-such-game");
    assert_eq!(refusal(&|wish| wish.seats.truncate(1)).await, "server-wrong-seats");
    assert_eq!(refusal(&|wish| wish.seats = vec![ME; 300]).await, "server-wrong-seats");
    assert_eq!(refusal(&|wish| wish.seats[1] = bot("search:1000000s")).await, "server-no-such-level");
    let option = |key: &str, value: &str| BTreeMap::from([(key.to_owned(), value.to_owned())]);
    assert_eq!(refusal(&|wish| wish.options = option("luck", "good")).await, "server-malformed");
    assert_eq!(refusal(&|wish| wish.options = option("mode", "raid")).await, "refuse-number-of-players");
    let long = SeatWish::Me { name: Some("x".repeat(99)) };
    assert_eq!(refusal(&|wish| wish.seats[0] = long.clone()).await, "server-bad-name");
    assert_eq!(ada.post("/api/quick/chess", &()).await.refusal(), "server-no-such-game");
    for (mode, players) in [("hunter", 3), ("hydra", 4), ("emperor", 6), ("raid", 5), ("free-for-all", 6)] {
        let mut wish = new_table(vec![ME; players]);
        wish.options = option("mode", mode);
        let table: TableSummary = ada.post("/api/tables", &wish).await.json();
        assert_eq!((table.phase, table.seats.len()), (Phase::Playing, players));
        assert_eq!(table.options, wish.options);
    }
}

/// Between two versions of the rules, a table takes those under which it starts.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_gathered_under_older_rules_starts_and_stays() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    let folder = server.stop().await;
    let store = folder.open().await;
    let older = Change::Expect(Sql::new("update tables set rules = rules - 1"));
    assert_eq!(store.commit(vec![older]).await.expect("a commit"), Commit::Done);
    store.close().await.expect("a closed database");
    let server = Server::start_in(folder, |_| ()).await;
    ada.address = server.address;
    let mut bob = Visitor::guest(server.address).await;
    bob.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 1 })).await.json::<TableSummary>();
    ada.post(&format!("/api/tables/{}/start", table.id), &()).await.json::<TableSummary>();
    let server = Server::start_in(server.stop().await, |_| ()).await;
    ada.address = server.address;
    assert!(ada.sit_at(&table.id).await.play.is_some());
}

/// The server of the last one may not have heard yet that somebody has come at another.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_to_leave_takes_nobody_along() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, SeatWish::Open]).await;
    let leave = format!("/api/tables/{}/leave", table.id);
    let _chair = ada.sit_at(&table.id).await;
    let store = server.folder.open().await;
    let bob = guest();
    let mut row = store.table(TableId(table.id.clone())).await.expect("a row").expect("a table");
    row.seats[1] = Sitter::named(&bob, "Bob".to_owned());
    let sits = TableChange { row, beside: Beside::Seats };
    let commit = store.commit(vec![Change::Guest(bob.clone()), Change::Table(Box::new(sits))]).await;
    assert_eq!(commit.expect("a commit"), Commit::Done);
    if ada.post(&leave, &()).await.status >= 400 {
        // Now it has heard.
        ada.post(&leave, &()).await.json::<TableSummary>();
    }
    let row = store.table(TableId(table.id)).await.expect("a row").expect("a table");
    assert_eq!((row.host, &row.seats[0]), (bob.id, &Sitter::Nobody));
    store.close().await.expect("a closed database");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_marked_if_it_is_that_of_the_account_in_the_seat() {
    let server = Server::start().await;
    let mut eve = Visitor::guest(server.address).await;
    // Whoever had the name before there was an account of it keeps it, without the mark.
    eve.post("/api/me", &json!({ "name": "Ada" })).await.json::<Me>();
    let mut ada = Visitor::guest(server.address).await;
    ada.post("/api/me", &json!({ "name": "Ada" })).await.json::<Me>();
    let before = ada.table(vec![ME, SeatWish::Open]).await;
    assert!(!before.seats[0].account);
    let watching = eve.sit_at(&before.id).await;
    ada.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.json::<Me>();
    drop(watching);
    let at = format!("/api/tables/{}", before.id);
    assert!(ada.get(&at).await.json::<TableSummary>().seats[0].account);

    let named = |name: &str| SeatWish::Me { name: Some(name.to_owned()) };
    let table = ada.table(vec![ME, named("Ada"), named("Bob"), SeatWish::Open]).await;
    eve.post(&format!("/api/tables/{}/sit", table.id), &json!({ "seat": 3 })).await.json::<TableSummary>();
    let chair = eve.sit_at(&table.id).await;
    let seats = chair.summary.expect("a summary").seats;
    let marks: Vec<(&str, bool)> = seats.iter().map(|seat| (seat.name.as_str(), seat.account)).collect();
    assert_eq!(marks, [("Ada", true), ("Ada", true), ("Bob", false), ("Ada", false)]);
    let listed: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
    let listed = listed.iter().find(|listed| listed.id == table.id).expect("the table");
    assert_eq!(listed.seats.iter().map(|seat| seat.account).collect::<Vec<_>>(), [true, true, false, false]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_marked_if_the_name_is_that_of_the_account_which_says_it() {
    let server = Server::start().await;
    let mut eve = Visitor::guest(server.address).await;
    eve.post("/api/me", &json!({ "name": "Ada" })).await.json::<Me>();
    let mut ada = Visitor::guest(server.address).await;
    ada.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.json::<Me>();
    let table = ada.table(vec![ME, SeatWish::Me { name: Some("Bob".to_owned()) }]).await;
    let mut guest = eve.sit_at(&table.id).await;
    let mut own = ada.sit_at(&table.id).await;
    let mut told = Vec::new();
    for seat in [None, Some(0), Some(1)] {
        let speaker = if let Some(seat) = seat {
            own.ask(&Ask::Look { seat }).await;
            &mut own
        } else {
            &mut guest
        };
        speaker.ask(&Ask::Say { words: format!("from {seat:?}") }).await;
        let said = guest.until(|tell| matches!(tell, Tell::Said(_))).await;
        if let Tell::Said(said) = said {
            told.push(said);
        }
    }
    let marks: Vec<(&str, bool)> = told.iter().map(|said| (said.name.as_str(), said.account)).collect();
    assert_eq!(marks, [("Ada", false), ("Ada", true), ("Bob", false)]);
    // Whoever comes later reads the same.
    let Tell::Table { chat, .. } = guest.hello(None).await else { unreachable!("waited for") };
    assert_eq!(chat, told);
    // Nothing is the account's any more once it is gone.
    let leaving = json!({ "password": "correct horse" });
    assert_eq!(ada.post("/api/me/delete", &leaving).await.status, 200);
    let server = Server::start_in(server.stop().await, |_| ()).await;
    eve.address = server.address;
    let mut guest = eve.sit_at(&table.id).await;
    let Tell::Table { chat, .. } = guest.hello(None).await else { unreachable!("waited for") };
    assert!(chat.len() == 3 && chat.iter().all(|said| !said.account), "{chat:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_cannot_take_the_name_of_an_account() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    ada.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.json::<Me>();
    let mut eve = Visitor::guest(server.address).await;
    for name in ["Ada", "aDA", "  ada "] {
        let refusal = eve.post("/api/me", &json!({ "name": name })).await;
        assert_eq!((refusal.status, refusal.refusal().as_str()), (409, "server-name-taken"), "{name}");
    }
    assert_eq!(eve.post("/api/me", &json!({ "name": "Eve" })).await.json::<Me>().name, "Eve");
}
