//! Everything as text, for operators and for everybody about themselves.

use orrery_protocol::{Ask, Motion, SeatWish};
use orrery_server::export::export;
use orrery_server::games::Games;
use orrery_server::store::{Change, Sql, Store};
use serde_json::{Value, json};

use crate::client::{ME, begin, done, new_table};
use crate::operators::account;
use crate::server::Server;

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
