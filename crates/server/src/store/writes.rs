//! How writing goes.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::{Change, Commit, Sql, Store, now};

/// How writing goes, as those see it who ask for commits.
#[derive(Debug, Default)]
pub struct Writes {
    failed: AtomicU64,
    failing: AtomicBool,
}

impl Writes {
    /// How many commits have failed.
    pub fn failed(&self) -> u64 {
        self.failed.load(Ordering::Relaxed)
    }

    /// Whether a commit has failed and nothing was written since.
    pub fn are_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// A commit has ended; `touches` tells whether it wrote something for sure, if it is done.
    pub(super) fn note(&self, touches: bool, outcome: &anyhow::Result<Commit>) {
        match outcome {
            Err(_) => {
                self.failed.fetch_add(1, Ordering::Relaxed);
                self.failing.store(true, Ordering::Relaxed);
            }
            Ok(Commit::Done) if touches => self.failing.store(false, Ordering::Relaxed),
            // A full disk takes whatever writes nothing.
            Ok(Commit::Done | Commit::Conflict) => (),
        }
    }
}

/// Whether changes that are made write something: statements of other parts of the server may touch no row.
pub(super) fn touch(changes: &[Change]) -> bool {
    changes.iter().any(|change| !matches!(change, Change::Do(_)))
}

/// Writes something that means nothing, to find out whether anything can be written.
///
/// # Errors
/// If nothing can.
pub async fn probe(store: &dyn Store) -> anyhow::Result<()> {
    let sql = "insert into probe (id, at) values (1, $1) on conflict (id) do update set at = excluded.at";
    store.commit(vec![Change::Expect(Sql::new(sql).bind(now()))]).await.map(drop)
}
