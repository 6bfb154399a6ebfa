//! Servers of a load test's own: as many processes as asked for, on one database.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, ensure};
use orrery_server::store::{Place, expect_empty};
use tokio::sync::oneshot;

use super::http::Http;
use super::process::{self, Memory};

/// Servers that end with the value.
pub(super) struct House {
    nodes: Vec<Node>,
    folder: Folder,
}

/// A process that ends with the value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended already is gone as well.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Node {
    server: Server,
    address: SocketAddr,
    /// Where it tells operators how it is.
    operator: SocketAddr,
}

/// A folder that goes with the value.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What no player could ask for, so that only the server's own speed counts.
const CONFIG: &str = "address = \"127.0.0.1:0\"
bot-delay-ms = 0
idle-seconds = 2

[limits]
requests = 10000000
guests = 10000000
logins = 10000000
tables = 10000000
messages = 10000000
words = 10000000
sockets = 10000000
";

impl House {
    /// Starts servers; without a place, on a new file that goes with them.
    pub(super) async fn open(nodes: usize, database: Option<&Place>) -> anyhow::Result<Self> {
        ensure!(
            nodes == 1 || matches!(database, Some(Place::Server(_))),
            "several servers share a PostgreSQL; name an empty database of one with --database"
        );
        let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let folder = Folder(folder);
        if let Some(place) = database {
            expect_empty(place).await.context("a load is played on a database of its own")?;
        }
        let database = match database {
            Some(Place::Server(url)) => url.clone(),
            Some(Place::File(path)) => path.display().to_string(),
            None => folder.0.join("orrery.db").display().to_string(),
        };
        let mut house = Self { nodes: Vec::new(), folder };
        for number in 0..nodes {
            let config = house.folder.0.join(format!("node-{number}.toml"));
            house.nodes.push(start(&config, &database).await?);
        }
        Ok(house)
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// The memory that all servers have now.
    pub(super) fn memory(&self) -> Memory {
        self.nodes.iter().map(|node| Memory::of(node.server.0.id())).sum()
    }

    /// How many tables all servers have in memory now; one that is looked at through two of them counts twice.
    pub(super) async fn rooms(&self) -> anyhow::Result<usize> {
        let mut sum = 0;
        for node in &self.nodes {
            let told = Http::connect(node.operator).await?.text("/metrics").await?;
            sum += rooms_in(&told).context("the server does not tell how many tables are in memory")?;
        }
        Ok(sum)
    }

    /// Bytes that all servers have written to disks, if that can be known.
    pub(super) fn written(&self) -> Option<u64> {
        self.nodes.iter().map(|node| process::written(node.server.0.id())).sum()
    }

    /// Seconds of processor time that all servers have taken.
    pub(super) fn seconds(&self) -> f64 {
        self.nodes.iter().map(|node| process::seconds(node.server.0.id())).sum()
    }
}

async fn start(config: &Path, database: &str) -> anyhow::Result<Node> {
    // A port that was free a moment ago: servers tell of the first of their ports only.
    let operator = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    std::fs::write(config, format!("operator-address = \"{operator}\"\n{CONFIG}"))?;
    let process = Command::new(std::env::current_exe()?)
        .args(["serve", "--config"])
        .arg(config)
        .args(["--database", database])
        .env_remove("ORRERY_ADDRESS")
        .env("RUST_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("a server cannot be started")?;
    let mut server = Server(process);
    let output = server.0.stdout.take().context("no output")?;
    let (say, said) = oneshot::channel();
    // A server that says nothing keeps a thread waiting until it is ended, and nobody else.
    std::thread::spawn(move || {
        let mut line = String::new();
        let read = BufReader::new(output).read_line(&mut line);
        let _ = say.send(read.map(|_| line));
    });
    let line = said.await??;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.and_then(|address| address.parse().ok()).context("the server did not start")?;
    Ok(Node { server, address, operator })
}

/// The tables in memory, by the figures for Prometheus.
fn rooms_in(metrics: &str) -> Option<usize> {
    metrics.lines().find_map(|line| line.strip_prefix("orrery_rooms ")?.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_in_memory_are_read_from_the_metrics() {
        let told = "# HELP orrery_rooms Tables in memory.\n# TYPE orrery_rooms gauge\norrery_rooms 7\n";
        assert_eq!(rooms_in(told), Some(7));
        assert_eq!(rooms_in("orrery_sockets 7\n"), None);
    }
}
