//! Whether requests should come here.

use std::fmt::Write;
use std::time::Duration;

use orrery_protocol::{Ask, Tell};
use orrery_server::store::Place;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, PgConnection, SqliteConnection};

use crate::client::{ME, Visitor};
use crate::operators::operator;
use crate::server::Server;

/// A database that can be made to take nothing.
enum Other {
    File(SqliteConnection, Vec<String>),
    Server(PgConnection),
}

impl Other {
    async fn of(server: &Server) -> Self {
        match server.folder.database() {
            Place::File(path) => {
                let options =
                    SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(10));
                let mut connection = options.connect().await.expect("a connection");
                let tables =
                    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'";
                let tables = sqlx::query_scalar(tables).fetch_all(&mut connection).await.expect("tables");
                Self::File(connection, tables)
            }
            Place::Server(url) => {
                let options: sqlx::postgres::PgConnectOptions = url.parse().expect("an address");
                Self::Server(options.connect().await.expect("a connection"))
            }
        }
    }

    async fn take(&mut self, something: bool) {
        match self {
            Self::File(connection, tables) => {
                let mut all = "begin immediate;".to_owned();
                for (table, when) in
                    tables.iter().flat_map(|table| ["insert", "update", "delete"].map(|when| (table, when)))
                {
                    let _ = if something {
                        write!(all, "drop trigger no_{when}_{table};")
                    } else {
                        write!(
                            all,
                            "create trigger no_{when}_{table} before {when} on {table}
                             begin select raise(abort, 'nothing is taken'); end;"
                        )
                    };
                }
                sqlx::raw_sql(AssertSqlSafe(all + "commit"))
                    .execute(&mut *connection)
                    .await
                    .expect("triggers");
            }
            Self::Server(connection) => {
                let name: String = sqlx::query_scalar("select current_database()")
                    .fetch_one(&mut *connection)
                    .await
                    .expect("a name");
                let only = if something { "off" } else { "on" };
                let sql = format!(
                    "begin read write; alter database {name} set default_transaction_read_only = {only}; commit"
                );
                sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *connection).await.expect("a setting");
                // It holds for whoever comes.
                let others = "select pg_terminate_backend(pid) from pg_stat_activity
                              where datname = current_database() and pid <> pg_backend_pid()";
                sqlx::query(others).execute(&mut *connection).await.expect("an end of others");
            }
        }
    }
}

/// Whether somebody's decision is taken; otherwise the table is dropped, and its sockets with it.
async fn decides(visitor: &Visitor, table: &str) -> bool {
    let mut chair = visitor.sit_at(table).await;
    chair.my_turn().await;
    let (seat, version, action) = (chair.viewer(), chair.version(), chair.choices()[0].action.clone());
    chair.ask(&Ask::Act { request: 1, seat, version, action }).await;
    loop {
        match chair.try_next().await {
            Some(Tell::Done { .. }) => return true,
            Some(_) => (),
            None => return false,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_takes_nothing_is_not_ready() {
    let server = Server::start().await;
    let mut ada = Visitor::guest(server.address).await;
    let table = ada.table(vec![ME, ME]).await.id;
    assert!(decides(&ada, &table).await);
    assert_eq!(operator(&server, "/readyz").await.0, 200);
    let value = async |name: &str| -> f64 {
        let (_, text) = operator(&server, "/metrics").await;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect(name);
        line.parse().expect("a number")
    };
    let failed =
        async || (value("orrery_commits_failed_total").await, value("orrery_rooms_failed_total").await);
    assert_eq!(failed().await, (0., 0.));
    let mut database = Other::of(&server).await;
    database.take(false).await;
    assert!(!decides(&ada, &table).await);
    let (status, why) = operator(&server, "/readyz").await;
    assert_eq!((status, why.as_str()), (503, "the database takes nothing\n"));
    let (commits, rooms) = failed().await;
    assert!(commits >= 1. && rooms >= 1., "{commits} {rooms}");
    database.take(true).await;
    // A connection that was ended is noticed when it is used.
    while operator(&server, "/readyz").await.0 != 200 {}
    while !decides(&ada, &table).await {}
    assert_eq!(operator(&server, "/readyz").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_is_not_ready() {
    let server = Server::start().await;
    assert_eq!(operator(&server, "/readyz").await, (200, "ready\n".to_owned()));
    server.app.close().await.expect("an end");
    assert_eq!(operator(&server, "/readyz").await, (503, "stopping\n".to_owned()));
    assert_eq!(operator(&server, "/healthz").await, (200, "ok\n".to_owned()));
}
