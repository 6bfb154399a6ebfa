//! What panics is contained: one stored game that cannot be played keeps nobody from any other.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use anyhow::anyhow;
use futures_util::FutureExt;

use crate::metrics::Metrics;

/// What comes of playing a game; a panic is a failure like others.
pub(crate) fn contained<T>(play: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    catch_unwind(AssertUnwindSafe(play))
        .unwrap_or_else(|_| Err(anyhow!("it cannot be played: the rules panic")))
}

/// Does work that goes on as long as the server; if it panics, it is counted and begins again after a pause.
pub(crate) async fn again_and_again<F: Future<Output = ()>>(
    metrics: &Metrics,
    name: &'static str,
    pause: Duration,
    work: impl Fn() -> F,
) {
    while AssertUnwindSafe(async { work().await }).catch_unwind().await.is_err() {
        metrics.panicked();
        tracing::error!(name, "work beside the tables panicked and begins again");
        tokio::time::sleep(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn work_that_panics_begins_again_and_is_counted() {
        let (metrics, begun) = (Metrics::default(), AtomicU32::new(0));
        let work = async || assert!(begun.fetch_add(1, Ordering::Relaxed) >= 2, "a broken game");
        again_and_again(&metrics, "work", Duration::ZERO, work).await;
        assert_eq!(begun.into_inner(), 3);
        let told = metrics.text(0, 0, &BTreeMap::new());
        assert!(told.lines().any(|line| line == "orrery_panics_total 2"), "{told}");
    }
}
