//! Servers of two versions on one database, and the check of games before an upgrade.

use orrery_engine::SplitMix64;
use orrery_protocol::{AdminPage, Me, NewTable, Phase, SeatWish, TableSummary, Tell};
use orrery_server::any_table::Stored;
use orrery_server::check::check_games;
use orrery_server::ending::end_abandoned;
use orrery_server::export::export;
use orrery_server::games::{Games, Offer};
use orrery_server::ids::TableId;
use orrery_server::rate::rate_finished;
use orrery_server::store::{Beside, Change, Commit, Database, Place, Sql, Store, TableChange, TableRow, now};
use serde_json::json;
use sqlx::{Connection as _, PgConnection};

use crate::client::{ME, Visitor, begin, done, new_table};
use crate::dialects;
use crate::kill::Process;
use crate::live::{step, two};
use crate::parley::OnTheWire;
use crate::party::{GAMES, Party};
use crate::postgres;
use crate::ratings::{account, win};
use crate::server::{Folder, Server};

async fn change(place: &Place, statements: &[String]) {
    let store = Database::look_into(place).await.expect("a database");
    for statement in statements {
        let sql = Sql::new(statement.clone().leak());
        assert_eq!(store.commit(vec![Change::Do(sql)]).await.expect("a commit"), Commit::Done);
    }
    store.close().await.expect("a closed database");
}

/// What a later program might have done to a database: a step that this one does not know, with a table, and a column
/// in every table.
async fn by_a_later_program(place: &Place) {
    let store = Database::look_into(place).await.expect("a database");
    let tables = dialects::names(&store).await;
    store.close().await.expect("a closed database");
    assert!(tables.len() > 10, "{tables:?}");
    let mut statements: Vec<String> =
        tables.iter().map(|table| format!("alter table {table} add column later text")).collect();
    statements.push("create table later (id text not null primary key)".to_owned());
    statements.push(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (1000, 'later', true, '', 0)"
            .to_owned(),
    );
    change(place, &statements).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_on_a_database_that_knows_more() {
    for place in [Folder::new().database(), postgres::database()] {
        let folder = Folder::on(place);
        folder.open().await.close().await.expect("a closed database");
        by_a_later_program(&folder.database()).await;
        let server = Server::start_in(folder, |_| ()).await;
        let (_, (_, mut a), (_, mut b)) = two(&server).await;
        let mut source = SplitMix64::new(3);
        for _ in 0..5 {
            step(&mut a, &mut b, &mut source).await;
        }
        drop((a, b));
        let folder = server.stop().await;
        let checked = folder.checked().await;
        assert_eq!((checked.same, checked.differ.len()), (1, 0));
    }
}

/// A statement that is prepared already cannot bring more columns than before.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_does_not_mind_what_a_later_one_adds() {
    let server = Server::start().await;
    let (mut ada, mut bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    win(&mut ada, &mut bob).await;
    server.app.do_chores(now()).await.expect("chores");
    let open = ada.table(vec![ME, SeatWish::Open]).await;
    let running = begin([&mut ada, &mut bob], &new_table(vec![ME, SeatWish::Open])).await;
    let settings = json!({ "webhook": null, "mail": null });
    ada.post("/api/notices", &settings).await;
    let paths = [
        "/api/me".to_owned(),
        "/api/me/export".to_owned(),
        "/api/notices".to_owned(),
        "/api/tokens".to_owned(),
        "/api/tables?list=mine".to_owned(),
        "/api/tables?list=open".to_owned(),
        "/api/tables?list=watch".to_owned(),
        "/api/tables?list=finished".to_owned(),
        "/api/leaderboard/star-realms?players=2".to_owned(),
        "/api/players/Ada".to_owned(),
        format!("/api/tables/{}", open.id),
    ];
    let mut source = SplitMix64::new(5);
    let (mut a, mut b) = (ada.sit_at(&running.id).await, bob.sit_at(&running.id).await);
    for round in 0..2 {
        for path in &paths {
            let reply = ada.get(path).await;
            assert_eq!(reply.status, 200, "round {round}: {path}: {}", reply.text());
        }
        let login = json!({ "name": "Ada", "password": "correct horse" });
        let reply = Visitor::stranger(server.address).post("/api/login", &login).await;
        assert_eq!(reply.status, 200, "round {round}: {}", reply.text());
        step(&mut a, &mut b, &mut source).await;
        win(&mut ada, &mut bob).await;
        server.app.do_chores(now()).await.expect("chores");
        if round == 0 {
            by_a_later_program(&server.folder.database()).await;
        }
    }
    drop((a, b));
    let folder = server.stop().await;
    assert_eq!(folder.checked().await.differ, Vec::new());
}

/// A backup holds all tables while it is made, and whoever waits to change one is waited for.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_to_change_tables_keeps_nobody_from_them() {
    let folder = Folder::on(postgres::database());
    let old = Server::start_in(Folder::on(folder.database()), |_| ()).await;
    let statements = [
        "delete from _sqlx_migrations where description = 'links'",
        "alter table settings drop column asked",
        "alter table people drop column was_account",
    ];
    change(&folder.database(), &statements.map(str::to_owned)).await;
    let Place::Server(url) = folder.database() else { unreachable!("a server") };
    let mut backup = PgConnection::connect(&url).await.expect("a connection");
    sqlx::raw_sql("begin; lock table people in access share mode")
        .execute(&mut backup)
        .await
        .expect("a lock");
    let place = folder.database();
    let new = tokio::spawn(async move { Database::open(&place).await });
    let waits = "select count(*) from pg_locks join pg_database on pg_database.oid = database
                 where datname = current_database() and not granted and mode = 'AccessExclusiveLock'";
    while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut backup).await.expect("an answer") == 0 {}
    drop(Visitor::guest(old.address).await);
    assert!(!new.is_finished(), "the tables cannot be changed yet");
    sqlx::raw_sql("commit").execute(&mut backup).await.expect("an end");
    let store = new.await.expect("no panic").expect("a database");
    store.close().await.expect("a closed database");
    old.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_is_looked_into_only_once_it_is_up_to_date() {
    let folder = Folder::new();
    folder.open().await.close().await.expect("a closed database");
    change(&folder.database(), &["delete from _sqlx_migrations where description = 'push'".to_owned()]).await;
    for _ in 0..2 {
        let refused = Database::look_into(&folder.database()).await.expect_err("a refusal");
        assert!(format!("{refused:#}").contains("lacks 'push'"), "{refused:#}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_of_ours_is_left_as_it_is() {
    let folder = Folder::new();
    let missing = Place::File(folder.path().join("missing.db"));
    let refused = Database::look_into(&missing).await.expect_err("a refusal");
    assert!(format!("{refused:#}").contains("there is no database"), "{refused:#}");
    assert!(!folder.path().join("missing.db").exists());
    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, []).expect("a file");
    for place in [Place::File(empty), postgres::database()] {
        let refused = Database::look_into(&place).await.expect_err("a refusal");
        assert!(format!("{refused:#}").contains("no database of Orrery"), "{refused:#}");
    }
}

/// What a later program has added would be lost without a word.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_later_program_is_not_copied() {
    let folder = Folder::new();
    folder.open().await.close().await.expect("a closed database");
    by_a_later_program(&folder.database()).await;
    let to = Place::File(folder.path().join("copy.db"));
    let refused =
        orrery_server::store::copy(&folder.database(), &to, &|_, _| ()).await.expect_err("a refusal");
    assert!(format!("{refused:#}").contains("a later program"), "{refused:#}");
    assert!(!folder.path().join("copy.db").exists());
}

/// Rules that play differently under the same number lead somewhere else than what is stored.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_would_go_on_differently_are_told() {
    let server = Server::start().await;
    let (id, (_, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(7);
    for _ in 0..10 {
        step(&mut a, &mut b, &mut source).await;
    }
    let asked = if a.choices().is_empty() { 2 } else { 1 };
    drop((a, b));
    let folder = server.stop().await;
    assert_eq!(folder.checked().await.same, 1);
    for (set, told) in [
        (format!("waiting = {asked}"), None),
        (
            format!("waiting = {}", 3 - asked),
            Some(format!("seat {asked} would have to decide instead of seat {}", 3 - asked)),
        ),
        (format!("waiting = {asked}, winners = 1"), Some("it would have another result".to_owned())),
        ("winners = null, records = records + 1".to_owned(), Some(format!("table {id} has lost records"))),
    ] {
        change(&folder.database(), &[format!("update tables set {set} where id = '{id}'")]).await;
        let differ = folder.checked().await.differ;
        assert_eq!(differ, told.map(|told| (id.clone(), told)).into_iter().collect::<Vec<_>>(), "{set}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_work_tells_how_far_it_has_come() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    for _ in 0..3 {
        ada.quick().await;
    }
    let folder = server.stop().await;
    let told = std::sync::Mutex::new(Vec::new());
    let tell = |done, all| told.lock().expect("a list").push((done, all));
    let store = folder.open().await;
    let games = orrery_server::games::Games::all();
    orrery_server::check::check_games(&store, games, &tell).await.expect("a check");
    assert_eq!(std::mem::take(&mut *told.lock().expect("a list")), [(0, 3), (1, 3), (2, 3), (3, 3)]);
    orrery_server::export::export(&store, games, &mut Vec::new(), &tell).await.expect("an export");
    assert_eq!(std::mem::take(&mut *told.lock().expect("a list")), [(1, 3), (2, 3), (3, 3)]);
    store.close().await.expect("a closed database");
    let to = Place::File(folder.path().join("copy.db"));
    let copied = orrery_server::store::copy(&folder.database(), &to, &tell).await.expect("a copy");
    let all = copied.rows.iter().map(|(_, rows)| rows).sum();
    let told = told.into_inner().expect("a list");
    assert!(told.is_sorted() && told.iter().all(|&(_, of)| of == all), "{told:?}");
    assert_eq!(told.last(), Some(&(all, all)));
}

/// Nobody here can load such a game, so nobody is kept waiting by it, and those whose game it is can end it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_can_be_ended_by_those_who_play_it() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    let old = ada.quick().await.id;
    let current = ada.quick().await.id;
    let folder = server.stop().await;
    change(&folder.database(), &[format!("update tables set rules = 0, bot_due = 1 where id = '{old}'")])
        .await;
    assert_eq!(folder.checked().await.differ.len(), 1);
    let server = Server::start_in(folder, |_| ()).await;
    let mut ada = Visitor { address: server.address, ..ada };
    let mut eve = Visitor::guest(server.address).await;
    let (path, end) = (format!("/api/tables/{old}"), format!("/api/tables/{old}/end"));
    assert_eq!(eve.get(&path).await.refusal(), "server-other-rules");
    assert_eq!(eve.get(&format!("{path}/replay/0")).await.refusal(), "server-other-rules");
    assert_eq!(eve.post(&end, &()).await.refusal(), "server-not-mine");
    assert_eq!(ada.post(&format!("/api/tables/{current}/end"), &()).await.refusal(), "server-can-go-on");
    assert_eq!(ada.get(&path).await.refusal(), "server-may-end");
    assert_eq!(ada.post(&end, &()).await.status, 200);
    assert_eq!(ada.post(&end, &()).await.refusal(), "server-not-playing");
    assert_eq!(ada.get(&path).await.refusal(), "server-other-rules");
    let mine: Vec<TableSummary> = ada.get("/api/tables?list=mine").await.json();
    let ended = mine.iter().find(|table| table.id == old).expect("the table");
    assert!(ended.aborted && ended.phase == Phase::Over && ended.winners == Some(Vec::new()), "{ended:?}");
    let folder = server.stop().await;
    let checked = folder.checked().await;
    assert_eq!((checked.same, checked.differ.len()), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_ends_all_games_of_rules_that_are_not_played() {
    let server = Server::start().await;
    let mut olga = account(&server, "Olga").await;
    server.appoint("Olga").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(olga.quick().await.id);
    }
    let folder = server.stop().await;
    let old = format!("update tables set rules = 0 where id <> '{}'", ids[0]);
    change(&folder.database(), &[old]).await;
    let server = Server::start_in(folder, |_| ()).await;
    let (mut olga, mut eve) =
        (Visitor { address: server.address, ..olga }, Visitor::guest(server.address).await);
    let page: AdminPage = olga.get("/api/admin").await.json();
    let rules: Vec<_> = page.rules.iter().map(|rules| (rules.current, rules.tables)).collect();
    assert_eq!(rules, [(false, 2), (true, 1)]);
    let wish = json!({ "game": "star-realms", "rules": 0 });
    assert_eq!(eve.post("/api/admin/end", &wish).await.refusal(), "server-not-admin");
    let current = json!({ "game": "star-realms", "rules": page.rules[1].rules });
    assert_eq!(olga.post("/api/admin/end", &current).await.refusal(), "server-can-go-on");
    assert_eq!(olga.post("/api/admin/end", &wish).await.status, 200);
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert_eq!(page.rules.iter().map(|rules| rules.tables).collect::<Vec<_>>(), [1]);
    assert_eq!(page.tables["over"], 2);
}

/// Rules that change without a new version of theirs may refuse nothing and ask the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_state_would_be_another_is_told() {
    let server = Server::start().await;
    let (_, (_, mut a), (_, mut b)) = two(&server).await;
    let mut source = SplitMix64::new(7);
    while a.version().records < 40 {
        assert!(step(&mut a, &mut b, &mut source).await);
    }
    drop((a, b));
    let folder = server.stop().await;
    assert_eq!(folder.checked().await.differ, []);
    change(&folder.database(), &["update checkpoints set hash = hash + 1".to_owned()]).await;
    let differ = folder.checked().await.differ;
    assert!(differ.len() == 1 && differ[0].1.contains("its state"), "{differ:?}");
    // What was taken back meanwhile is not compared.
    change(&folder.database(), &["update checkpoints set undos = undos + 1".to_owned()]).await;
    assert_eq!(folder.checked().await.differ, []);
}

/// The same games by rules of another number.
const NEWER: Games = Games(&[Offer {
    rules: 99,
    resume: |stored| {
        anyhow::ensure!(stored.rules == 99, "it was begun by other rules");
        let known = Offer::of::<OnTheWire>();
        (known.resume)(Stored { rules: known.rules, ..stored })
    },
    ..Offer::of::<OnTheWire>()
}]);
/// What a program says that breaks at a stored table.
pub(crate) const BREAKS: &str = "a broken game";
/// Games whose stored tables break the program.
const BROKEN: Games = Games(&[Offer { resume: |_| panic!("{BREAKS}"), ..Offer::of::<OnTheWire>() }]);

#[tokio::test(flavor = "multi_thread")]
async fn nobody_ends_a_game_that_another_server_plays() {
    let old = Server::offer(GAMES, Folder::on(postgres::database()), |_| ()).await;
    let mut olga = account(&old, "Olga").await;
    old.appoint("Olga").await;
    let mut party = Party::at(old).await;
    let folder = Folder::on(party.server.folder.database());
    let new = Server::offer(NEWER, folder, |_| ()).await;
    let mut ada = Visitor { address: new.address, ..party.people[0].clone() };
    olga.address = new.address;
    let path = format!("/api/tables/{}", party.id);
    // A balancer asks the next server.
    let elsewhere = ada.get(&path).await;
    assert_eq!((elsewhere.status, elsewhere.refusal().as_str()), (404, "server-elsewhere"));
    assert!(ada.connect(&party.id).await.is_err(), "the socket is refused before it opens");
    assert_eq!(ada.post(&format!("{path}/leave"), &()).await.status, 404);
    assert_eq!(ada.post(&format!("{path}/end"), &()).await.refusal(), "server-can-go-on");
    let rules = json!({ "game": "parley", "rules": Offer::of::<OnTheWire>().rules });
    assert_eq!(olga.post("/api/admin/end", &rules).await.refusal(), "server-can-go-on");
    let page: AdminPage = olga.get("/api/admin").await.json();
    assert!(page.rules.iter().all(|rules| rules.current), "{:?}", page.rules);
    let seat = party.asked();
    party.act(seat, "").await;
    // Once nobody plays it, whoever sits there can.
    party.chairs.clear();
    party.server.stop().await;
    assert_eq!(ada.get(&path).await.refusal(), "server-may-end");
    assert_eq!(ada.post(&format!("{path}/end"), &()).await.status, 200);
    new.stop().await;
}

/// A table of Parley for one more, and its host.
async fn gathering(server: &Server) -> (Visitor, String) {
    let mut ada = Visitor::guest(server.address).await;
    let wish = NewTable { game: "parley".to_owned(), ..new_table(vec![ME, SeatWish::Open]) };
    let id = ada.post("/api/tables", &wish).await.json::<TableSummary>().id;
    (ada, id)
}

/// A balancer sends people who look at a table to any server, and whoever begins the game to a new one.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_begins_under_newer_rules_leaves_nobody_at_an_old_server() {
    let new = Server::offer(NEWER, Folder::on(postgres::database()), |_| ()).await;
    let folder = Folder::on(new.folder.database());
    let old = Server::offer(GAMES, folder, |config| config.new_tables = false).await;
    let (mut ada, id) = gathering(&new).await;
    let path = format!("/api/tables/{id}");
    let mut bob = Visitor::guest(new.address).await;
    assert_eq!(bob.post(&format!("{path}/sit"), &json!({ "seat": 1 })).await.status, 200);
    let mut there = Visitor { address: old.address, ..bob.clone() };
    let mut chair = there.sit_at(&id).await;
    assert_eq!(ada.post(&format!("{path}/start"), &()).await.status, 200);
    while let Some(tell) = chair.try_next().await {
        assert!(!matches!(tell, Tell::Beat), "the socket stays open");
    }
    assert!(there.connect(&id).await.is_err(), "the socket is refused before it opens");
    let elsewhere = there.get(&path).await;
    assert_eq!((elsewhere.status, elsewhere.refusal().as_str()), (404, "server-elsewhere"));
    assert!(bob.sit_at(&id).await.play.is_some());
    old.stop().await;
    new.stop().await;
}

/// The same before anybody has told the old server that the game has begun.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_an_old_server_first_is_sent_on() {
    let old = Server::offer(GAMES, Folder::on(postgres::database()), |_| ()).await;
    let silent = old.folder.open().await;
    let _news = silent.join(vec![("parley", 99)]).await.expect("a node");
    for (method, door) in [("GET", ""), ("GET", "/play"), ("POST", "/start")] {
        let (mut ada, id) = gathering(&old).await;
        let _chair = ada.sit_at(&id).await;
        let row = silent.table(TableId(id.clone())).await.expect("a database").expect("a table");
        let row = TableRow { rules: 99, setup: Some(Vec::new()), phase: Phase::Playing, ..row };
        let begun = Change::Table(Box::new(TableChange { row, beside: Beside::Nothing }));
        assert_eq!(silent.commit(vec![begun]).await.expect("a commit"), Commit::Done);
        let reply = ada.send(method, &format!("/api/tables/{id}{door}"), b"null").await;
        assert_eq!((reply.status, reply.refusal().as_str()), (404, "server-elsewhere"), "{method} {door}");
    }
    silent.close().await.expect("a closed database");
    old.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_only_finishes_begins_nothing() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let (running, gathering) = (ada.quick().await.id, ada.table(vec![ME, SeatWish::Open]).await.id);
    let folder = server.stop().await;
    let server = Server::start_in(folder, |config| config.new_tables = false).await;
    let mut ada = Visitor { address: server.address, ..ada };
    let mut bob = Visitor::guest(server.address).await;
    assert!(ada.get("/api/me").await.json::<Me>().only_finishes);
    let refused = ada.post("/api/quick/star-realms", &()).await;
    assert_eq!((refused.status, refused.refusal().as_str()), (404, "server-only-finishes"));
    let wish = new_table(vec![ME, SeatWish::Open]);
    assert_eq!(ada.post("/api/tables", &wish).await.refusal(), "server-only-finishes");
    let path = format!("/api/tables/{gathering}");
    assert_eq!(bob.post(&format!("{path}/sit"), &json!({ "seat": 1 })).await.status, 200);
    assert_eq!(ada.post(&format!("{path}/start"), &()).await.refusal(), "server-only-finishes");
    // What has begun goes on.
    let mut chair = ada.sit_at(&running).await;
    assert!(chair.my_turn().await);
    let action = chair.choices()[0].action.clone();
    done(&chair.act(&action).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_breaks_the_program_is_told_and_keeps_no_other_work_from_being_done() {
    let mut party = Party::of_three().await;
    while !party.is_over() {
        let seat = party.asked();
        party.act(seat, "").await;
    }
    let over = party.id.clone();
    let folder = party.server.stop().await;
    let running = Party::at(Server::offer(GAMES, folder, |_| ()).await).await;
    let folder = running.server.stop().await;
    let rated = Sql::new("update tables set rated = 0");
    let store = folder.open().await;
    store.commit(vec![Change::Do(rated)]).await.map(drop).expect("a commit");
    let checked = check_games(&store, BROKEN, &|_, _| ()).await.expect("a check");
    assert!(checked.differ.len() == 1 && checked.differ[0].0 == running.id, "{checked:?}");
    assert!(checked.differ[0].1.contains("cannot be played"), "{checked:?}");
    let mut text = Vec::new();
    export(&store, BROKEN, &mut text, &|_, _| ()).await.expect("an export");
    let text = String::from_utf8(text).expect("text");
    assert_eq!(text.matches("why-not-saved").count(), 2);
    store.close().await.expect("a closed database");
    let server = Server::offer(BROKEN, folder, |_| ()).await;
    server.app.do_chores(now() + 2 * 24 * 3600).await.expect("chores");
    let store = server.folder.open().await;
    let packed =
        store.read(Sql::new("select 1 as one from packed_records where table_id = $1").bind(&over)).await;
    assert_eq!(packed.expect("rows").len(), 1);
    store.close().await.expect("a closed database");
}

/// How many games were rated.
async fn rated(store: &Database) -> usize {
    let sql = "select 1 as one from tables where rated = 1";
    store.read(Sql::new(sql)).await.expect("rows").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_rated_by_a_server_that_can_play_it_or_after_hours_by_its_winners() {
    let mut party = Party::of_three().await;
    party.server.run(Sql::new("update people set password = 'none', name_key = id")).await;
    while !party.is_over() {
        let seat = party.asked();
        party.act(seat, "").await;
    }
    let folder = party.server.stop().await;
    let store = folder.open().await;
    let forget = ["update tables set rated = 0", "delete from results", "delete from ratings"];
    let forget = forget.map(|sql| Change::Do(Sql::new(sql))).to_vec();
    store.commit(forget.clone()).await.map(drop).expect("a commit");
    for unfit in [NEWER, BROKEN] {
        rate_finished(&store, unfit).await.expect("ratings");
        assert_eq!(rated(&store).await, 0);
    }
    rate_finished(&store, GAMES).await.expect("ratings");
    assert_eq!(rated(&store).await, 1);
    for unfit in [NEWER, BROKEN] {
        store.commit(forget.clone()).await.map(drop).expect("a commit");
        let old = Sql::new("update tables set changed = changed - 24 * 3600");
        store.commit(vec![Change::Do(old)]).await.map(drop).expect("a commit");
        rate_finished(&store, unfit).await.expect("ratings");
        assert_eq!(rated(&store).await, 1);
    }
    store.close().await.expect("a closed database");
}

/// Many games are ended one after the other, and people come back meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_somebody_has_just_resumed_is_not_ended_as_given_up() {
    let folder = Folder::new();
    let place = Place::File(folder.path().join("resumed.db"));
    let store = Database::open(&place).await.expect("a database");
    let host = crate::store::guest();
    let rows = [(); 3].map(|()| TableRow { clock: None, hours: None, ..crate::store::table(&host) });
    let mut changes = vec![Change::Guest(host)];
    changes.extend(rows.map(|row| Change::NewTable(row, Vec::new())));
    // As soon as one of them ends, the others go on.
    let resumed = "create trigger resumed after update of phase on tables when new.phase = 'over'
                   begin update tables set changed = 2000000000, revision = revision + 1 where phase = 'playing'; end";
    changes.push(Change::Do(Sql::new(resumed)));
    store.commit(changes).await.map(drop).expect("a commit");
    assert_eq!(end_abandoned(&store, 1000).await.expect("an answer").len(), 1);
    assert_eq!(store.running().await.expect("tables").len(), 2);
    store.close().await.expect("a closed database");
}

/// The machine of the database is five minutes ahead of that of the server.
#[tokio::test(flavor = "multi_thread")]
async fn servers_go_by_the_clock_of_the_database_that_they_share() {
    let folder = Folder::on(postgres::database());
    folder.open().await.close().await.expect("a closed database");
    let ahead = [
        "create schema ahead",
        "create function ahead.now() returns timestamptz language sql as
         $$ select pg_catalog.now() + interval '300 s' $$",
        "do $$ begin execute format('alter database %I set search_path = public, ahead, pg_catalog',
         current_database()); end $$",
    ];
    change(&folder.database(), &ahead.map(str::to_owned)).await;
    let (process, address) = Process::start(&folder).await;
    Visitor::guest(address).await.quick().await;
    process.kill();
    let store = folder.open().await;
    let rows = store.read(Sql::new("select created from tables")).await.expect("rows");
    let created: i64 = rows[0].get("created").expect("a moment");
    assert!(created - now() > 200, "{} is not about 300", created - now());
    store.close().await.expect("a closed database");
}
