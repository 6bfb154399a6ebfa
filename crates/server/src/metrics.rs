//! What a server has done, in numbers, as Prometheus reads them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets of durations, in milliseconds.
const BUCKETS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// How often something took how long.
#[derive(Debug, Default)]
struct Durations {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Durations {
    fn note(&self, took: Duration) {
        for (bucket, &most) in self.buckets.iter().zip(&BUCKETS) {
            if took <= Duration::from_millis(most) {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let count = self.count.load(Ordering::Relaxed);
        for (bucket, most) in self.buckets.iter().zip(BUCKETS) {
            let below = bucket.load(Ordering::Relaxed).min(count);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {below}", most as f64 / 1000.0);
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}"
        );
    }
}

/// What a server has done.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Answered requests by the first digit of their status.
    requests: [AtomicU64; 6],
    answered: Durations,
    messages: AtomicU64,
    sockets: AtomicI64,
    opened: AtomicU64,
    refused: AtomicU64,
    /// What bots do, in the order of [`Bots`].
    bots: [AtomicI64; 2],
    commits: Durations,
    records: AtomicU64,
    rooms_failed: AtomicU64,
    told: AtomicU64,
    untold: AtomicU64,
    chores: AtomicU64,
    failures: AtomicU64,
    panics: AtomicU64,
}

/// What a bot does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bots {
    Waiting,
    Thinking,
}

/// A bot that is counted until the value is dropped.
pub(crate) struct Counted {
    metrics: Arc<Metrics>,
    what: Bots,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.metrics.bots[self.what as usize].fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    pub(crate) fn request(&self, status: u16, took: Duration) {
        let class = usize::from(status / 100).min(self.requests.len() - 1);
        self.requests[class].fetch_add(1, Ordering::Relaxed);
        self.answered.note(took);
    }

    /// Somebody asked for a socket and has it, or was refused.
    pub(crate) fn knock(&self, opened: bool) {
        if opened { &self.opened } else { &self.refused }.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a bot.
    pub(crate) fn bot(self: &Arc<Self>, what: Bots) -> Counted {
        self.bots[what as usize].fetch_add(1, Ordering::Relaxed);
        Counted { metrics: self.clone(), what }
    }

    pub(crate) fn message(&self) {
        self.messages.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn socket(&self, change: i64) {
        self.sockets.fetch_add(change, Ordering::Relaxed);
    }

    pub(crate) fn sockets(&self) -> i64 {
        self.sockets.load(Ordering::Relaxed)
    }

    /// A table has stored so many records, and it took so long until they were durable.
    pub(crate) fn stored(&self, records: usize, took: Duration) {
        self.records.fetch_add(records as u64, Ordering::Relaxed);
        self.commits.note(took);
    }

    /// A table had to be dropped from memory, and its sockets with it.
    pub(crate) fn room_failed(&self) {
        self.rooms_failed.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn notice(&self, went: bool) {
        if went { &self.told } else { &self.untold }.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn chores(&self, succeeded: bool) {
        if succeeded { &self.chores } else { &self.failures }.fetch_add(1, Ordering::Relaxed);
    }

    /// Work beside the tables has panicked, and begins again.
    pub(crate) fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    /// All of it as Prometheus reads it, with numbers that others know.
    pub(crate) fn text(&self, rooms: usize, commits_failed: u64, by_phase: &BTreeMap<String, u32>) -> String {
        let mut text = String::new();
        let single =
            |text: &mut String, name: &str, kind: &str, help: &str, value: &dyn std::fmt::Display| {
                let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
            };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let version = env!("CARGO_PKG_VERSION");
        let _ = writeln!(
            text,
            "# HELP orrery_build_info Which program this is.\n# TYPE orrery_build_info gauge\n\
             orrery_build_info{{version=\"{version}\"}} 1"
        );
        let _ = writeln!(
            text,
            "# HELP orrery_requests_total Answered requests.\n# TYPE orrery_requests_total counter"
        );
        for (class, counter) in self.requests.iter().enumerate().skip(1) {
            let _ = writeln!(text, "orrery_requests_total{{status=\"{class}xx\"}} {}", count(counter));
        }
        let answered = "Time until a request was answered, those included that waited for a turn.";
        self.answered.write(&mut text, "orrery_request_seconds", answered);
        single(
            &mut text,
            "orrery_messages_total",
            "counter",
            "Messages that came over sockets.",
            &count(&self.messages),
        );
        single(&mut text, "orrery_sockets", "gauge", "Open sockets.", &self.sockets());
        let knocks = "Sockets that were asked for.";
        let _ = writeln!(text, "# HELP orrery_sockets_total {knocks}\n# TYPE orrery_sockets_total counter");
        let _ = writeln!(text, "orrery_sockets_total{{opened=\"yes\"}} {}", count(&self.opened));
        let _ = writeln!(text, "orrery_sockets_total{{opened=\"no\"}} {}", count(&self.refused));
        let bots = "Bots that decide; those that wait have no thread yet.";
        let _ = writeln!(text, "# HELP orrery_bots {bots}\n# TYPE orrery_bots gauge");
        for (doing, bots) in ["waiting", "thinking"].into_iter().zip(&self.bots) {
            let _ = writeln!(text, "orrery_bots{{doing=\"{doing}\"}} {}", bots.load(Ordering::Relaxed));
        }
        single(&mut text, "orrery_rooms", "gauge", "Tables in memory.", &rooms);
        single(
            &mut text,
            "orrery_records_total",
            "counter",
            "Records that tables have stored.",
            &count(&self.records),
        );
        self.commits.write(&mut text, "orrery_commit_seconds", "Time until a change of a table was durable.");
        single(
            &mut text,
            "orrery_commits_failed_total",
            "counter",
            "Changes that the database did not take.",
            &commits_failed,
        );
        single(
            &mut text,
            "orrery_rooms_failed_total",
            "counter",
            "Tables that were dropped from memory because something failed.",
            &count(&self.rooms_failed),
        );
        single(
            &mut text,
            "orrery_panics_total",
            "counter",
            "Work beside the tables that panicked and began again.",
            &count(&self.panics),
        );
        let told = "Messages to players who are away.";
        let _ = writeln!(text, "# HELP orrery_notices_total {told}\n# TYPE orrery_notices_total counter");
        let _ = writeln!(text, "orrery_notices_total{{sent=\"yes\"}} {}", count(&self.told));
        let _ = writeln!(text, "orrery_notices_total{{sent=\"no\"}} {}", count(&self.untold));
        let chores = "Rounds of work beside the tables.";
        let _ = writeln!(text, "# HELP orrery_chores_total {chores}\n# TYPE orrery_chores_total counter");
        let _ = writeln!(text, "orrery_chores_total{{done=\"yes\"}} {}", count(&self.chores));
        let _ = writeln!(text, "orrery_chores_total{{done=\"no\"}} {}", count(&self.failures));
        let _ = writeln!(text, "# HELP orrery_tables Tables in the store.\n# TYPE orrery_tables gauge");
        for (phase, tables) in by_phase {
            let _ = writeln!(text, "orrery_tables{{phase=\"{phase}\"}} {tables}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_prometheus_reads_them() {
        let metrics = Arc::new(Metrics::default());
        metrics.request(200, Duration::from_millis(3));
        metrics.request(404, Duration::from_millis(3));
        metrics.request(101, Duration::from_millis(30));
        metrics.knock(true);
        metrics.knock(false);
        metrics.knock(false);
        let _thinking = metrics.bot(Bots::Thinking);
        drop(metrics.bot(Bots::Waiting));
        metrics.socket(2);
        metrics.socket(-1);
        metrics.stored(3, Duration::from_millis(3));
        metrics.stored(1, Duration::from_millis(30));
        metrics.notice(true);
        metrics.room_failed();
        metrics.panicked();
        let text = metrics.text(7, 2, &BTreeMap::from([("playing".to_owned(), 5)]));
        for line in [
            concat!("orrery_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
            "orrery_requests_total{status=\"1xx\"} 1",
            "orrery_requests_total{status=\"2xx\"} 1",
            "orrery_request_seconds_bucket{le=\"0.005\"} 2",
            "orrery_request_seconds_count 3",
            "orrery_sockets_total{opened=\"yes\"} 1",
            "orrery_sockets_total{opened=\"no\"} 2",
            "orrery_bots{doing=\"waiting\"} 0",
            "orrery_bots{doing=\"thinking\"} 1",
            "orrery_requests_total{status=\"4xx\"} 1",
            "orrery_sockets 1",
            "orrery_rooms 7",
            "orrery_records_total 4",
            "orrery_commit_seconds_bucket{le=\"0.002\"} 0",
            "orrery_commit_seconds_bucket{le=\"0.005\"} 1",
            "orrery_commit_seconds_bucket{le=\"+Inf\"} 2",
            "orrery_commit_seconds_count 2",
            "orrery_commits_failed_total 2",
            "orrery_rooms_failed_total 1",
            "orrery_panics_total 1",
            "orrery_notices_total{sent=\"yes\"} 1",
            "orrery_tables{phase=\"playing\"} 5",
        ] {
            assert!(text.lines().any(|known| known == line), "{line} is missing:\n{text}");
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').expect("a name and a value");
            assert!(name.starts_with("orrery_") && value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
