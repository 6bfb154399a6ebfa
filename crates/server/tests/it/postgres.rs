//! A PostgreSQL server of the tests' own, on a free port, run by somebody other than root, gone with this process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use orrery_server::store::Place;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

/// What chooses the store of all tests: `postgres`, or `SQLite` without it.
const CHOICE: &str = "ORRERY_TEST_STORE";

struct Cluster {
    /// Without the name of a database.
    address: String,
    /// Its input stays open as long as this process lives.
    _child: Child,
}

/// Whether tests run on PostgreSQL.
pub(crate) fn is_chosen() -> bool {
    std::env::var(CHOICE).is_ok_and(|choice| choice == "postgres")
}

fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let (address, child) = start("off");
        let address = address.strip_suffix("/postgres").expect("a PostgreSQL server that started");
        Cluster { address: address.to_owned(), _child: child }
    })
}

/// Starts a server that ends with its input, however this process does; the address of its database.
pub(crate) fn start(tls: &str) -> (String, Child) {
    let mut child = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/with-postgres"))
        .args(["sh", "-c", "echo $DATABASE_URL; cat"])
        .env("ORRERY_TLS", tls)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).expect("its output");
    (line.trim().to_owned(), child)
}

/// A new, empty database.
pub(crate) fn database() -> Place {
    let name = format!("t{:016x}", orrery_server::ids::number());
    let url = |name: &str| format!("{}/{name}", cluster().address);
    let (admin, create) = (url("postgres"), format!("create database {name} strategy file_copy"));
    // Callers may be in the middle of a runtime of their own.
    let made = std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let options: sqlx::postgres::PgConnectOptions = admin.parse().expect("an address");
            let mut connection = options.connect().await.expect("a connection");
            sqlx::query(AssertSqlSafe(create)).execute(&mut connection).await.expect("a database");
            connection.close().await.expect("an end");
        });
        runtime.shutdown_timeout(Duration::ZERO);
    });
    made.join().expect("a database");
    Place::Server(url(&name))
}
