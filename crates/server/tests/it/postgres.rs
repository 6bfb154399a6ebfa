//! A `PostgreSQL` server of the tests' own, on a free port, run by somebody other than root, gone with this process.

use std::io::{BufRead, BufReader};
use std::os::unix::fs::MetadataExt;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use orrery_server::store::Place;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

/// What chooses the store of all tests: `postgres`, or `SQLite` without it.
const CHOICE: &str = "ORRERY_TEST_STORE";

/// Makes a cluster in a folder of its own and serves it until nobody holds the other end of its input any more, however
/// this process ends. It says its port when it listens.
const SCRIPT: &str = r#"
set -eu
folder=$(mktemp -d)
postgres=
trap 'test -z "$postgres" || { kill -QUIT "$postgres" && wait "$postgres"; } >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
export PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)"
initdb --pgdata="$folder/data" --username=orrery --auth=trust --no-sync --encoding=UTF8 --locale=C >"$folder/log" 2>&1 ||
    { cat "$folder/log" >&2; exit 1; }
port=$((20000 + $$ % 20000))
for attempt in 1 2 3 4 5 6 7 8 9 10; do
    postgres -D "$folder/data" -p "$port" -k "$folder" -c listen_addresses=127.0.0.1 -c fsync=off \
        -c full_page_writes=off -c max_connections=300 -c shared_buffers=64MB >"$folder/log" 2>&1 </dev/null &
    postgres=$!
    for wait in $(seq 200); do
        if psql -h 127.0.0.1 -p "$port" -U orrery -d postgres -c 'select 1' >/dev/null 2>&1; then
            echo "$port"
            cat >/dev/null
            exit 0
        fi
        kill -0 "$postgres" 2>/dev/null || break
        sleep 0.05
    done
    port=$((port + 37))
done
cat "$folder/log" >&2
exit 1
"#;

struct Cluster {
    port: u16,
    /// Its input stays open as long as this process lives.
    _child: Child,
}

/// Whether tests run on `PostgreSQL`.
pub(crate) fn is_chosen() -> bool {
    std::env::var(CHOICE).is_ok_and(|choice| choice == "postgres")
}

fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        // It refuses to run as root.
        let home = std::env::temp_dir();
        let is_root = std::fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0);
        let mut command = if is_root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let mut child = command
            .args(["-c", SCRIPT])
            .current_dir(home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell; Debian's package postgresql has the rest");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output")).read_line(&mut line).expect("its port");
        let port = line.trim().parse().expect("a PostgreSQL server that started");
        Cluster { port, _child: child }
    })
}

/// A new, empty database.
pub(crate) fn database() -> Place {
    let name = format!("t{:016x}", orrery_server::ids::number());
    let port = cluster().port;
    let url = |name: &str| format!("postgres://orrery@127.0.0.1:{port}/{name}");
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
