//! Servers of a load test's own: as many processes as asked for, on one database.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::Context;
use orrery_server::store::Place;

use super::http::Http;

/// Servers that end with the value.
pub(super) struct House {
    nodes: Vec<Node>,
    folder: PathBuf,
}

struct Node {
    process: Child,
    address: SocketAddr,
    /// Where it tells operators how it is.
    operator: SocketAddr,
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
    pub(super) fn open(nodes: usize, database: Option<&Place>) -> anyhow::Result<Self> {
        let folder = std::env::temp_dir().join(format!("orrery-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let database = match database {
            Some(Place::Server(url)) => url.clone(),
            Some(Place::File(path)) => path.display().to_string(),
            None => folder.join("orrery.db").display().to_string(),
        };
        let mut house = Self { nodes: Vec::new(), folder };
        for number in 0..nodes {
            let node = start(&house.folder.join(format!("node-{number}.toml")), &database)?;
            house.nodes.push(node);
        }
        Ok(house)
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Bytes of memory that all servers have now.
    pub(super) fn memory(&self) -> u64 {
        self.nodes.iter().map(|node| memory_of(node.process.id())).sum()
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

    /// Bytes that all servers have written to disks.
    pub(super) fn written(&self) -> u64 {
        self.nodes.iter().map(|node| written_by(node.process.id())).sum()
    }

    /// Seconds of processor time that all servers have taken.
    pub(super) fn seconds(&self) -> f64 {
        self.nodes.iter().map(|node| seconds_of(node.process.id())).sum()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            // One that has ended already is gone as well.
            let _ = node.process.kill();
            let _ = node.process.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn start(config: &Path, database: &str) -> anyhow::Result<Node> {
    // A port that was free a moment ago: servers tell of the first of their ports only.
    let operator = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    std::fs::write(config, format!("operator-address = \"{operator}\"\n{CONFIG}"))?;
    let mut process = Command::new(std::env::current_exe()?)
        .args(["serve", "--config"])
        .arg(config)
        .args(["--database", database])
        .env_remove("ORRERY_ADDRESS")
        .env("RUST_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("a server cannot be started")?;
    let mut line = String::new();
    BufReader::new(process.stdout.take().context("no output")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.and_then(|address| address.parse().ok());
    let Some(address) = address else {
        let _ = process.kill();
        let _ = process.wait();
        anyhow::bail!("the server did not start")
    };
    Ok(Node { process, address, operator })
}

/// The tables in memory, by the figures for Prometheus.
fn rooms_in(metrics: &str) -> Option<usize> {
    metrics.lines().find_map(|line| line.strip_prefix("orrery_rooms ")?.trim().parse().ok())
}

/// The resident memory of a process, in bytes; 0 where that cannot be known.
fn memory_of(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    kilobytes.and_then(|text| text.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

/// What a process has written to disks, in bytes; 0 where that cannot be known.
fn written_by(process: u32) -> u64 {
    let io = std::fs::read_to_string(format!("/proc/{process}/io")).unwrap_or_default();
    let bytes = io.lines().find_map(|line| line.strip_prefix("write_bytes:"));
    bytes.and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

/// Seconds of processor time that this process has taken.
pub(super) fn own_seconds() -> f64 {
    seconds_of(std::process::id())
}

/// The processor time of a process; 0 where that cannot be known.
fn seconds_of(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may hold anything; the numbers come after it.
    let numbers = status.rsplit(')').next().unwrap_or_default();
    let ticks: f64 = numbers.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<f64>().ok()).sum();
    ticks / 100.0
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
