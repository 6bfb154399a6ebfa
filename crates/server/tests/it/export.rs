//! Everything as text, for operators and for everybody about themselves.

use orrery_protocol::{Ask, Motion, SeatWish, Tell};
use orrery_server::export::export;
use orrery_server::games::Games;
use orrery_server::store::{Change, Sql, Store, now};
use serde_json::{Value, json};

use crate::client::{ME, begin, done, new_table};
use crate::dialects::columns;
use crate::operators::account;
use crate::postgres;
use crate::server::Server;

/// Where every column of every table stands in an export of everything; what begins with no slash is why it does not.
const EVERYTHING: &[(&str, &[(&str, &str)])] = &[
    (
        "people",
        &[
            ("id", "/person/id"),
            ("name", "/person/name"),
            ("name_key", "the name again, as names are compared"),
            ("password", "a hash is of no use to a reader; whether there is one is told"),
            ("created", "/person/created"),
            ("banned", "/person/banned"),
            ("kicked", "/person/kicked"),
            ("operator", "/person/operator"),
            ("gone", "/person/gone"),
            ("was_account", "/person/was-account"),
        ],
    ),
    (
        "settings",
        &[
            ("person", "/settings/person"),
            ("body", "/settings/notices"),
            ("since", "/settings/since"),
            ("reachable", "/settings/reachable"),
            ("asked", "/settings/asked"),
            ("confirmation", CARRIED),
            ("leaving", CARRIED),
        ],
    ),
    (
        "ratings",
        &[
            ("person", "/rating/person"),
            ("game", "/rating/game"),
            ("players", "/rating/players"),
            ("mean", "/rating/mean"),
            ("deviation", "/rating/deviation"),
            ("points", "/rating/points"),
            ("games", "/rating/games"),
            ("wins", "/rating/wins"),
        ],
    ),
    (
        "results",
        &[
            ("person", "/result/person"),
            ("table_id", "/result/table"),
            ("game", "/result/game"),
            ("players", "/result/players"),
            ("side", "/result/side"),
            ("won", "/result/won"),
            ("was", "/result/was"),
            ("points", "/result/points"),
            ("at", "/result/at"),
        ],
    ),
    (
        "notices",
        &[
            ("person", "/notice/person"),
            ("table_id", "/notice/table"),
            ("due", "/notice/due"),
            ("claimed", "/notice/claimed"),
            ("tries", "/notice/tries"),
            ("told", "/notice/told"),
        ],
    ),
    (
        "presence",
        &[("person", "/presence/person"), ("table_id", "/presence/table"), ("seen", "/presence/seen")],
    ),
    (
        "tables",
        &[
            ("id", "/table/id"),
            ("revision", "/table/revision"),
            ("game", "/table/game"),
            ("rules", "/table/rules"),
            ("options", "/table/options"),
            ("public", "/table/public"),
            ("hours", "/table/hours"),
            ("host", "/table/host"),
            ("phase", "/table/phase"),
            ("setup", "/table/saved"),
            ("seed", "/table/seed"),
            ("records", "/table/version/records"),
            ("undos", "/table/version/undos"),
            ("waiting", "/table/waiting"),
            ("winners", "/table/winners"),
            ("bot_due", "/table/bot-due"),
            ("created", "/table/created"),
            ("changed", "/table/changed"),
            ("clock", "/table/clock"),
            ("votes", "/table/votes"),
            ("deadline", "/table/deadline"),
            ("aborted", "/table/aborted"),
            ("rated", "/table/rated"),
            ("imported", "/table/imported"),
            ("packed", "how records are kept is of no use to a reader"),
        ],
    ),
    (
        "seats",
        &[
            ("table_id", "/table/id"),
            ("seat", "/table/seats/0"),
            ("person", "/table/seats/0/person"),
            ("name", "/table/seats/0/name"),
            ("account", "/table/seats/0/account"),
            ("replaced", "/table/seats/0/replaced"),
            ("side", SIDE),
        ],
    ),
    ("records", &[("table_id", "/table/id"), ("seq", "/table/records/0"), ("body", "/table/records/0")]),
    ("packed_records", &[("table_id", "/table/id"), ("body", "/table/records/0")]),
    ("undos", &[("table_id", "/table/id"), ("number", "/table/undos/0"), ("records", "/table/undos/0")]),
    (
        "words",
        &[
            ("table_id", "/table/id"),
            ("number", "/table/said/0/number"),
            ("person", "/table/said/0/person"),
            ("name", "/table/said/0/name"),
            ("seat", "/table/said/0/seat"),
            ("words", "/table/said/0/words"),
            ("at", "/table/said/0/at"),
        ],
    ),
    (
        "orders",
        &[
            ("table_id", "/table/id"),
            ("seat", "/table/orders/0/seat"),
            ("kind", "/table/orders/0/kind"),
            ("doing", "/table/orders/0/order"),
        ],
    ),
    (
        "undo_requests",
        &[
            ("table_id", "/table/id"),
            ("records", "/table/undo-request/version/records"),
            ("undos", "/table/undo-request/version/undos"),
            ("asked_by", "/table/undo-request/by"),
            ("agreed", "/table/undo-request/agreed"),
        ],
    ),
    ("sessions", &[("*", "whoever reads it could be somebody else, and nobody else needs it")]),
    ("browsers", &[("*", "they belong to sessions")]),
    ("resets", &[("*", "they open accounts for an hour")]),
    ("push_key", &[("*", "browsers trust whoever has it")]),
    ("nodes", &[("*", "which servers run is not kept")]),
    ("claims", &[("*", "which servers run is not kept")]),
    ("attendance", &[("*", "when servers looked after the tables is of no use to a reader")]),
    ("outages", &[("*", "when servers looked after the tables is of no use to a reader")]),
    ("checkpoints", &[("*", "they follow from the records")]),
    ("probe", &[("*", "it means nothing")]),
];

const SIDE: &str = "results tell it";
const CARRIED: &str = "what a letter carries proves that it has come";

/// The same of what is told to a person, of all tables that tell who somebody is.
const ABOUT_ME: &[(&str, &[(&str, &str)])] = &[
    (
        "people",
        &[
            ("id", "/id"),
            ("name", "/name"),
            ("name_key", "the name again, as names are compared"),
            ("password", "whether there is one is told"),
            ("created", "/created"),
            ("banned", "/banned"),
            ("kicked", "/kicked"),
            ("operator", "/operator"),
            ("gone", "/gone"),
            ("was_account", "/was-account"),
        ],
    ),
    (
        "settings",
        &[
            ("person", "/settings/person"),
            ("body", "/notices"),
            ("since", "/settings/since"),
            ("reachable", "/settings/reachable"),
            ("asked", "/settings/asked"),
            ("confirmation", CARRIED),
            ("leaving", CARRIED),
        ],
    ),
    (
        "ratings",
        &[
            ("person", "/ratings/0/person"),
            ("game", "/ratings/0/game"),
            ("players", "/ratings/0/players"),
            ("mean", "/ratings/0/mean"),
            ("deviation", "/ratings/0/deviation"),
            ("points", "/ratings/0/points"),
            ("games", "/ratings/0/games"),
            ("wins", "/ratings/0/wins"),
        ],
    ),
    (
        "results",
        &[
            ("person", "/results/0/person"),
            ("table_id", "/results/0/table"),
            ("game", "/results/0/game"),
            ("players", "/results/0/players"),
            ("side", "/results/0/side"),
            ("won", "/results/0/won"),
            ("was", "/results/0/was"),
            ("points", "/results/0/points"),
            ("at", "/results/0/at"),
        ],
    ),
    (
        "notices",
        &[
            ("person", "/due/0/person"),
            ("table_id", "/due/0/table"),
            ("due", "/due/0/due"),
            ("claimed", "/due/0/claimed"),
            ("tries", "/due/0/tries"),
            ("told", "/due/0/told"),
        ],
    ),
    (
        "presence",
        &[("person", "/presence/0/person"), ("table_id", "/presence/0/table"), ("seen", "/presence/0/seen")],
    ),
    (
        "seats",
        &[
            ("table_id", "/tables/0/table"),
            ("seat", "/tables/0/seat"),
            ("person", "/id"),
            ("name", "/tables/0/name"),
            ("account", "/tables/0/account"),
            ("replaced", "/tables/0/replaced"),
            ("side", SIDE),
        ],
    ),
    (
        "words",
        &[
            ("table_id", "/said/0/table"),
            ("number", "/said/0/number"),
            ("person", "/id"),
            ("name", "/said/0/name"),
            ("seat", "/said/0/seat"),
            ("words", "/said/0/words"),
            ("at", "/said/0/at"),
        ],
    ),
    (
        "sessions",
        &[
            ("hash", "whoever knows what it is of is logged in"),
            ("person", "/id"),
            ("seen", "/sessions/0/seen"),
            ("program", "/sessions/0/id"),
            ("label", "/sessions/0/program"),
            ("made", "/sessions/0/made"),
            ("browser_name", "/sessions/0/browser"),
            ("system_name", "/sessions/0/system"),
        ],
    ),
    (
        "resets",
        &[("person", "/id"), ("token", CARRIED), ("mail", "/resets/0/mail"), ("until", "/resets/0/until")],
    ),
    (
        "tables",
        &[("host", "/hosts/0/id"), ("*", "it is everybody's at the table, and can be looked at there")],
    ),
];

/// Whether everything in a list is told where it says, and the list has all columns of its tables.
fn expect_all(list: &[(&str, &[(&str, &str)])], columns: &[(String, String)], told: &[Value]) {
    for (table, column) in columns {
        let Some((_, known)) = list.iter().find(|(name, _)| name == table) else { continue };
        let place = known.iter().find(|(name, _)| name == column || *name == "*");
        let (_, place) = place.unwrap_or_else(|| panic!("{table}.{column} is told nowhere"));
        let is_told = !place.starts_with('/') || told.iter().any(|told| told.pointer(place).is_some());
        assert!(is_told, "{table}.{column} is not told at {place}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_column_is_told_or_has_a_reason_not_to_be() {
    let server = Server::start().await;
    let (mut ada, mut bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let wish = new_table(vec![ME, SeatWish::Open]);
    let table = begin([&mut ada, &mut bob], &wish).await.id;
    let other = begin([&mut ada, &mut bob], &wish).await.id;
    let mut chair = ada.sit_at(&table).await;
    chair.ask(&Ask::Say { words: "hello".to_owned() }).await;
    chair.until(|tell| matches!(tell, Tell::Said(_))).await;
    drop(chair);
    let me: Value = ada.get("/api/me/export").await.json();
    let me = me["id"].as_str().expect("an id");
    let beside = [
        format!(
            "insert into orders (table_id, seat, kind, doing) values ('{table}', 0, 'play', 'ask-if-able')"
        ),
        format!("insert into undos (table_id, number, records) values ('{table}', 1, 7)"),
        format!(
            "insert into undo_requests (table_id, records, undos, asked_by, agreed) values ('{table}', 0, 0, 0, 1)"
        ),
        format!(
            "insert into notices (person, table_id, due, claimed, tries, told) values ('{me}', '{table}', 1, 0, 0, 1)"
        ),
        format!("insert into presence (person, table_id, seen) values ('{me}', '{table}', 1)"),
        format!(
            "insert into results (person, table_id, game, players, won, was, points, at, side)
             values ('{me}', '{table}', 'star-realms', 2, 1, 0, 1, 1, 0)"
        ),
        format!(
            "insert into ratings (person, game, players, mean, deviation, points, games, wins)
             values ('{me}', 'star-realms', 2, 25.0, 8.0, 1, 1, 1)"
        ),
        format!(
            "insert into settings (person, body, reachable, leaving, since, asked) values ('{me}', '{{}}', 0, 'x', 1, 1)"
        ),
        format!(
            "insert into resets (person, token, mail, until) values ('{me}', cast('x' as blob), 'ada@example.org', {})",
            now() + 60
        ),
        format!("update tables set rules = 0 where id = '{other}'"),
    ];
    let bytes = if postgres::is_chosen() { "bytea" } else { "blob" };
    for sql in beside {
        server.run(Sql::new(sql.replace(" as blob", &format!(" as {bytes}")).leak())).await;
    }
    let mine: Value = ada.get("/api/me/export").await.json();
    let store = server.folder.open().await;
    let columns = columns(&store).await;
    let mut all = Vec::new();
    export(&store, Games::all(), &mut all, &|_, _| ()).await.expect("an export");
    store.close().await.expect("a closed database");
    let all = String::from_utf8(all).expect("text");
    let all: Vec<Value> =
        all.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let unknown = columns.iter().find(|(table, _)| EVERYTHING.iter().all(|(name, _)| name != table));
    assert_eq!(unknown, None);
    expect_all(EVERYTHING, &columns, &all);
    let of_people = columns.iter().filter(|(_, column)| column == "person");
    for (table, _) in of_people {
        assert!(ABOUT_ME.iter().any(|(name, _)| name == table), "{table}");
    }
    expect_all(ABOUT_ME, &columns, &[mine]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_all_that_stands_beside_the_games() {
    let server = Server::start().await;
    let (mut ada, mut bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    server.appoint("Ada").await;
    let wish = new_table(vec![ME, SeatWish::Open]);
    let table = begin([&mut ada, &mut bob], &wish).await.id;
    let other = begin([&mut ada, &mut bob], &wish).await.id;
    let mut chair = ada.sit_at(&table).await;
    done(&chair.answer(|request| Ask::Vote { request, motion: Motion::Abort, agree: true }).await);
    drop(chair);
    let folder = server.stop().await;
    let store = folder.open().await;
    let beside = [
        format!(
            "insert into orders (table_id, seat, kind, doing) values ('{table}', 1, 'play', 'ask-if-able')"
        ),
        format!("insert into undos (table_id, number, records) values ('{table}', 1, 7)"),
        format!("update tables set rules = 0 where id = '{other}'"),
        // More than are read at once, all with the same beginning of their keys.
        "insert into ratings (person, game, players, mean, deviation, points, games, wins)
         with recursive n (i) as (select 2 union all select i + 1 from n where i < 1300)
         select id, 'star-realms', i, 25.0, 8.0, 0, 1, 0 from people, n where name = 'Bob'"
            .to_owned(),
    ];
    let beside = beside.map(|sql| Change::Do(Sql::new(sql.leak())));
    store.commit(beside.into()).await.map(drop).expect("a commit");
    let mut all = Vec::new();
    export(&store, Games::all(), &mut all, &|_, _| ()).await.expect("an export");
    store.close().await.expect("a closed database");
    let all: Vec<Value> = String::from_utf8(all)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is JSON"))
        .collect();
    let person = |name: &str| all.iter().find(|line| line["person"]["name"] == name).expect("a person");
    assert_eq!(
        (&person("Ada")["person"]["operator"], &person("Bob")["person"]["operator"]),
        (&json!(true), &json!(false))
    );
    let of = |id: &str| &all.iter().find(|line| line["table"]["id"] == id).expect("a table")["table"];
    assert_eq!(of(&table)["orders"], json!([{ "seat": 1, "kind": "play", "order": "askIfAble" }]));
    assert_eq!(of(&table)["undos"], json!([7]));
    assert_eq!(of(&table)["votes"]["cast"].as_array().map(Vec::len), Some(1));
    assert!(of(&table)["saved"].is_string() && of(&table)["records"].is_null());
    // Records of rules that are not played here are told as they are stored, and why.
    assert!(of(&other)["saved"].is_null() && of(&other)["records"].is_array());
    assert!(
        of(&other)["why-not-saved"].as_str().is_some_and(|why| why.contains("under rules 0")),
        "{}",
        of(&other)
    );
    assert_eq!(all.iter().filter(|line| line["rating"].is_object()).count(), 1299);
}

/// Whatever happens while it is written, everything in it was so at one moment; and whoever has it knows that it is whole.
#[tokio::test(flavor = "multi_thread")]
async fn an_export_is_of_one_moment_and_counts_itself() {
    let server = Server::start().await;
    let mut ada = account(&server, "Ada").await;
    for _ in 0..3 {
        ada.quick().await;
    }
    let store = server.folder.open().await;
    let other = server.folder.open().await;
    let here = tokio::runtime::Handle::current();
    let mut all = Vec::new();
    let tell = |done: u64, tables: u64| {
        assert_eq!(tables, 3);
        if done == 1 {
            let later = vec![
                Change::Guest(crate::store::guest()),
                Change::Do(Sql::new("update seats set name = 'Later' where person is not null")),
                Change::Do(Sql::new(
                    "insert into undos (table_id, number, records) select id, 1, 1 from tables",
                )),
            ];
            let done = tokio::task::block_in_place(|| here.block_on(other.commit(later)));
            assert_eq!(done.expect("a commit"), orrery_server::store::Commit::Done);
        }
    };
    export(&store, Games::all(), &mut all, &tell).await.expect("an export");
    store.close().await.expect("a closed database");
    other.close().await.expect("a closed database");
    let text = String::from_utf8(all).expect("text");
    assert!(!text.contains("Later") && !text.contains("\"undos\":[1]"), "{text}");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let told = |kind: &str| lines.iter().filter(|line| line[kind].is_object()).count();
    assert_eq!((told("person"), told("table")), (1, 3));
    let end = &lines.last().expect("a line")["orrery-export-end"];
    assert_eq!((&end["person"], &end["table"]), (&json!(1), &json!(3)));
}
