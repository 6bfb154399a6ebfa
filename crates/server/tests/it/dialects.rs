//! Both databases have the same tables, and everything in one goes into the other.

use std::collections::BTreeMap;

use orrery_server::store::{Change, Commit, Database, Place, Row, Sql, Store, copy};

use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;

use crate::client::Visitor;
use crate::postgres;
use crate::server::{Folder, Server};

/// Columns by table, each with its type and whether it may be missing.
type Tables = BTreeMap<String, BTreeMap<String, (String, bool)>>;

const IN_FILE: &str = "select t.name as name, c.name as col, lower(c.type) as kind, c.\"notnull\" as needed
    from sqlite_schema as t join pragma_table_info(t.name) as c where t.type = 'table'";
const ON_SERVER: &str = "select cast(table_name as text) as name, cast(column_name as text) as col,
    cast(data_type as text) as kind, cast(case when is_nullable = 'NO' then 1 else 0 end as bigint) as needed
    from information_schema.columns where table_schema = 'public'";

async fn tables(store: &Database, question: &'static str) -> Tables {
    let mut tables = Tables::new();
    for row in store.read(Sql::new(question)).await.expect("columns") {
        let name: String = row.get("name").expect("a name");
        if name.starts_with("_sqlx") || name.starts_with("sqlite_") {
            continue;
        }
        let kind = match row.get::<String>("kind").expect("a type").as_str() {
            "bytea" => "blob".to_owned(),
            "bigint" => "integer".to_owned(),
            "double precision" => "real".to_owned(),
            kind => kind.to_owned(),
        };
        let column = row.get("col").expect("a name");
        let needed = row.flag("needed").expect("a flag");
        tables.entry(name).or_default().insert(column, (kind, needed));
    }
    tables
}

/// The names of all tables.
pub(crate) async fn names(store: &Database) -> Vec<String> {
    tables(store, question(store).await).await.into_keys().collect()
}

async fn question(store: &Database) -> &'static str {
    // Only one of the two is understood.
    if store.read(Sql::new("select sqlite_version()")).await.is_ok() { IN_FILE } else { ON_SERVER }
}

/// All columns of all tables, each with its table.
pub(crate) async fn columns(store: &Database) -> Vec<(String, String)> {
    let tables = tables(store, question(store).await).await;
    let columns = |(table, columns): (String, BTreeMap<String, _>)| {
        columns.into_keys().map(move |column| (table.clone(), column)).collect::<Vec<_>>()
    };
    tables.into_iter().flat_map(columns).collect()
}

/// Keys of tables, other unique ones, indexes, and what goes with what, each as one line.
const RULES_IN_FILE: &str = "
    select t.name || ' has key ' || (select group_concat(name, ',') from
        (select name from pragma_table_info(t.name) where pk > 0 order by pk)) as rule
    from sqlite_schema as t where t.type = 'table' and exists (select 1 from pragma_table_info(t.name) where pk > 0)
    union all
    select t.name || case when i.\"unique\" then ' unique ' else ' index ' end || case when i.partial then 'some ' else '' end
        || (select group_concat(coalesce(name, '?'), ',') from
            (select name from pragma_index_info(i.name) order by seqno))
    from sqlite_schema as t join pragma_index_list(t.name) as i where t.type = 'table' and i.origin <> 'pk'
    union all
    select t.name || ' ' || f.\"from\" || ' refers to ' || f.\"table\" || ', ' || lower(f.on_delete)
    from sqlite_schema as t join pragma_foreign_key_list(t.name) as f where t.type = 'table'";
const RULES_ON_SERVER: &str = "
    select c.relname || case when i.indisprimary then ' has key ' when i.indisunique then ' unique ' else ' index ' end
        || case when i.indpred is null then '' else 'some ' end
        || (select string_agg(coalesce(a.attname, '?'), ',' order by k.n) from unnest(i.indkey) with ordinality as k (att, n)
            left join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.att and k.att > 0) as rule
    from pg_index as i join pg_class as c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
    union all
    select c.relname || ' ' || a.attname || ' refers to ' || r.relname || ', ' || case f.confdeltype
        when 'c' then 'cascade' when 'a' then 'no action' when 'r' then 'restrict' when 'n' then 'set null' else '?' end
    from pg_constraint as f join pg_class as c on c.oid = f.conrelid join pg_class as r on r.oid = f.confrelid
    join pg_attribute as a on a.attrelid = f.conrelid and a.attnum = f.conkey[1] where f.contype = 'f'";

async fn rules(store: &Database, question: &'static str) -> Vec<String> {
    let rows = store.read(Sql::new(question)).await.expect("rules");
    let rules = rows.iter().map(|row| row.get::<String>("rule").expect("a rule"));
    let mut rules: Vec<String> =
        rules.filter(|rule| !rule.starts_with("_sqlx") && !rule.starts_with("sqlite_")).collect();
    rules.sort();
    rules
}

#[tokio::test(flavor = "multi_thread")]
async fn both_databases_have_the_same_tables() {
    let folder = Folder::new();
    let file = Database::open(&Place::File(folder.path().join("plain.db"))).await.expect("a file");
    let server = Database::open(&postgres::database()).await.expect("a server");
    let (in_file, on_server) = (tables(&file, IN_FILE).await, tables(&server, ON_SERVER).await);
    assert!(in_file.len() > 6, "{in_file:?}");
    assert_eq!(in_file, on_server);
    let (in_file, on_server) = (rules(&file, RULES_IN_FILE).await, rules(&server, RULES_ON_SERVER).await);
    let count = |what: &str| in_file.iter().filter(|rule| rule.contains(what)).count();
    assert!(
        [" has key ", " unique ", " index ", ", cascade"].iter().all(|what| count(what) > 0),
        "{in_file:?}"
    );
    assert_eq!(in_file, on_server);
    file.close().await.expect("a closed database");
    server.close().await.expect("a closed database");
}

/// A server that is not on the same machine is spoken to in secret, and only if its certificate is the right one.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_be_reached_over_tls() {
    let (url, mut child) = postgres::start("on");
    let store = Database::open(&Place::Server(url.clone())).await.expect("a server that is known");
    let ssl = "select cast(ssl as text) as ssl from pg_stat_ssl where pid = pg_backend_pid()";
    let rows = store.read(Sql::new(ssl)).await.expect("an answer");
    assert_eq!(rows[0].get::<String>("ssl").expect("a text"), "true");
    store.close().await.expect("a closed database");
    // The well-known authorities do not vouch for it.
    let (stranger, _) = url.split_once("&sslrootcert").expect("a certificate");
    assert!(Database::open(&Place::Server(stranger.to_owned())).await.is_err());
    drop(child.stdin.take());
    child.wait().expect("the end of the server");
}

/// What poolers let a connection begin with; they refuse it for anything else.
const POOLERS_KNOW: [&str; 7] = [
    "user",
    "database",
    "application_name",
    "client_encoding",
    "DateStyle",
    "TimeZone",
    "standard_conforming_strings",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_begins_with_nothing_that_a_pooler_refuses() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let place = Place::Server(format!("postgres://ada@{address}/orrery?sslmode=disable"));
    let opening = tokio::spawn(async move { Database::look_into(&place).await.map(drop) });
    let (mut socket, _) = listener.accept().await.expect("a connection");
    let length = socket.read_u32().await.expect("a length") as usize;
    let mut begin = vec![0; length - 4];
    socket.read_exact(&mut begin).await.expect("a beginning");
    drop(socket);
    let words: Vec<&str> =
        begin[4..].split(|&byte| byte == 0).map(|word| str::from_utf8(word).expect("text")).collect();
    let names: Vec<&str> =
        words.chunks_exact(2).map(|pair| pair[0]).filter(|name| !name.is_empty()).collect();
    assert!(names.contains(&"user") && names.iter().all(|name| POOLERS_KNOW.contains(name)), "{names:?}");
    opening.abort();
}

/// What is set for a connection.
macro_rules! settings {
    () => {
        "(select string_agg(name || ' ' || current_setting(name), ', ') from unnest(array[
            'enable_seqscan', 'jit', 'idle_in_transaction_session_timeout', 'lock_timeout',
            'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count']) as name)"
    };
}

/// Plans that were made while there were few rows are kept as long as a connection; and a machine that has gone keeps
/// nobody waiting for ever.
#[tokio::test(flavor = "multi_thread")]
async fn connections_to_a_server_look_for_rows_by_index_and_wait_for_nobody_for_ever() {
    let store = Database::open(&postgres::database()).await.expect("a server");
    let expected = "enable_seqscan off, jit off, idle_in_transaction_session_timeout 5s, lock_timeout 5s, \
                    tcp_keepalives_idle 10, tcp_keepalives_interval 5, tcp_keepalives_count 3";
    let is_set = |rows: Vec<Row>| assert_eq!(rows[0].get::<String>("set").expect("a text"), expected);
    for _ in 0..20 {
        is_set(store.read(Sql::new(concat!("select ", settings!(), " as set"))).await.expect("an answer"));
    }
    // Whoever writes writes it down.
    let write = concat!("insert into people (id, name, created) values ('ada', ", settings!(), ", 0)");
    assert_eq!(store.commit(vec![Change::Do(Sql::new(write))]).await.expect("a commit"), Commit::Done);
    is_set(store.read(Sql::new("select name as set from people")).await.expect("an answer"));
    store.close().await.expect("a closed database");
}

/// Everything in a database, by table, each row as text.
async fn contents(place: &Place) -> BTreeMap<String, Vec<String>> {
    let store = Database::open(place).await.expect("a database");
    let mut contents = BTreeMap::new();
    for question in [
        "select id || ' ' || name || ' ' || coalesce(name_key, '-') as line from people",
        "select person || ' ' || seen as line from sessions",
        "select id || ' ' || revision || ' ' || records || ' ' || waiting || ' ' || options as line from tables",
        "select table_id || ' ' || seat || ' ' || coalesce(name, '-') as line from seats",
        "select table_id || ' ' || seq || ' ' || length(body) as line from records",
        "select table_id || ' ' || words as line from words",
    ] {
        let rows = store.read(Sql::new(question)).await.expect("rows");
        let mut lines: Vec<String> = rows.iter().map(|row| row.get("line").expect("a line")).collect();
        lines.sort();
        contents.insert(question.to_owned(), lines);
    }
    store.close().await.expect("a closed database");
    contents
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_moves_with_everything_in_it() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.quick().await;
    let mut chair = ada.sit_at(&table.id).await;
    chair.my_turn().await;
    let action = chair.choices()[0].action.clone();
    chair.act(&action).await;
    chair.ask(&orrery_protocol::Ask::Say { words: "Добрый день".to_owned() }).await;
    chair.until(|tell| matches!(tell, orrery_protocol::Tell::Said(_))).await;
    drop(chair);
    let folder = server.stop().await;
    let elsewhere = postgres::database();
    let copied = copy(&folder.database(), &elsewhere, &|_, _| ()).await.expect("a copy");
    let count = |name: &str| copied.rows.iter().find(|(table, _)| table == name).map(|(_, rows)| *rows);
    assert_eq!((count("people"), count("tables"), count("words")), (Some(1), Some(1), Some(1)));
    assert_eq!(contents(&folder.database()).await, contents(&elsewhere).await);
    // There and back again; nothing is poured over what is there already.
    let back = Place::File(folder.path().join("back.db"));
    copy(&elsewhere, &back, &|_, _| ()).await.expect("a copy");
    assert!(!folder.path().join("back.db-wal").exists(), "a backup is one file");
    assert_eq!(contents(&folder.database()).await, contents(&back).await);
    let again = copy(&folder.database(), &elsewhere, &|_, _| ()).await.expect_err("a refusal");
    assert!(format!("{again:#}").contains("not empty"), "{again:#}");
    assert_eq!(contents(&folder.database()).await, contents(&elsewhere).await);
    let checked = Folder::on(elsewhere).checked().await;
    assert_eq!((checked.same, checked.differ.len()), (1, 0));
}

/// A statement that breaks takes only its own commit with it, also among others in one group.
#[tokio::test(flavor = "multi_thread")]
async fn a_broken_commit_breaks_no_other() {
    let folder = Folder::new();
    let store = folder.open().await;
    let guest = |name: &str| Sql::new("insert into people (id, name, created) values ($1, $1, 0)").bind(name);
    let (one, broken, other) = tokio::join!(
        store.commit(vec![Change::Do(guest("ada"))]),
        store.commit(vec![Change::Do(guest("eve")), Change::Do(Sql::new("insert into nowhere values (1)"))]),
        store.commit(vec![Change::Expect(guest("bob"))]),
    );
    assert_eq!((one.expect("a commit"), other.expect("a commit")), (Commit::Done, Commit::Done));
    assert!(broken.is_err());
    let taken = store.commit(vec![Change::Do(guest("ada"))]).await.expect("an answer");
    assert_eq!(taken, Commit::Conflict);
    let nobody = Sql::new("update people set name = 'x' where id = $1").bind("nobody");
    let untouched = store.commit(vec![Change::Expect(nobody)]).await.expect("an answer");
    assert_eq!(untouched, Commit::Conflict);
    let rows = store.read(Sql::new("select id from people order by id")).await.expect("people");
    let ids: Vec<String> = rows.iter().map(|row| row.get("id").expect("an id")).collect();
    assert_eq!(ids, ["ada", "bob"]);
    store.close().await.expect("a closed database");
}

/// Anybody may send one; it is no fault of the server's.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_a_character_that_no_text_has_is_found_nowhere() {
    for folder in [Folder::new(), Folder::on(postgres::database())] {
        let server = Server::start_in(folder, |_| ()).await;
        let mut eve = Visitor::guest(server.address).await;
        let letter = serde_json::json!({ "token": "\0" });
        assert_eq!(eve.post("/api/notices/confirm", &letter).await.refusal(), "server-bad-token");
        assert_eq!(eve.post("/api/notices/leave/%00", &()).await.refusal(), "server-bad-token");
        assert_eq!(eve.post("/api/tokens/%00/revoke", &()).await.refusal(), "server-no-such-token");
        server.stop().await;
    }
}
