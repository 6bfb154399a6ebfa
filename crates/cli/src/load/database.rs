//! What a load costs a PostgreSQL server, by what it tells of itself.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Context;
use sqlx::{Connection, PgConnection};

use super::process;

/// What has to be on for a commit to outlive the machine.
pub(super) const PROMISES: [&str; 3] = ["fsync", "synchronous_commit", "full_page_writes"];

/// A PostgreSQL server that is watched.
pub(super) struct Database {
    connection: PgConnection,
    /// The process that started all others of it, if they run on this machine.
    first: Option<u32>,
}

/// What it has spent since it was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent {
    /// Bytes of its log.
    pub(super) logged: u64,
    /// Transactions, those that only read included.
    pub(super) transactions: u64,
    /// Seconds of processor time of all its processes, if they run on this machine.
    pub(super) seconds: Option<f64>,
}

impl Database {
    pub(super) async fn open(url: &str) -> anyhow::Result<Self> {
        let mut connection = PgConnection::connect(url).await.context("the database cannot be watched")?;
        let (process, port): (i32, Option<i32>) =
            sqlx::query_as("select pg_backend_pid(), inet_client_port()").fetch_one(&mut connection).await?;
        let first = u32::try_from(process).ok().filter(|&process| is_here(process, port));
        Ok(Self { connection, first: first.and_then(process::parent) })
    }

    /// How it is set up to keep what it has promised.
    pub(super) async fn promises(&mut self) -> anyhow::Result<BTreeMap<String, String>> {
        let mut promises = BTreeMap::new();
        for name in PROMISES {
            let sql = "select current_setting($1)";
            let value = sqlx::query_scalar(sql).bind(name).fetch_one(&mut self.connection).await?;
            promises.insert(name.to_owned(), value);
        }
        Ok(promises)
    }

    pub(super) async fn spent(&mut self) -> anyhow::Result<Spent> {
        let (logged, transactions): (i64, i64) = sqlx::query_as(
            "select (pg_current_wal_lsn() - '0/0')::bigint, xact_commit from pg_stat_database \
             where datname = current_database()",
        )
        .fetch_one(&mut self.connection)
        .await?;
        let seconds = self.first.and_then(process::seconds_of_family);
        Ok(Spent { logged: logged as u64, transactions: transactions as u64, seconds })
    }
}

/// Whether the process that answers us runs on this machine, and is not one of another machine with the same number: its
/// title tells the port from which we have called.
fn is_here(process: u32, port: Option<i32>) -> bool {
    let title = fs::read_to_string(format!("/proc/{process}/cmdline")).unwrap_or_default();
    title.starts_with("postgres: ") && port.is_none_or(|port| title.contains(&format!("({port})")))
}
