//! What was measured, in figures and in words.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::kb;
use super::meter::Times;
use super::process::Memory;

/// What was measured.
#[derive(Clone, Default, Debug, Serialize)]
pub(super) struct Report {
    pub(super) nodes: usize,
    pub(super) tables: usize,
    /// As fast as the server allows.
    pub(super) saturated: Option<Played>,
    /// At the rate that was asked for.
    pub(super) paced: Option<Played>,
    pub(super) refused: u64,
    /// Of one connected table with two sockets, before anybody has acted and after everybody has.
    pub(super) a_table_at_first: Option<Share>,
    pub(super) a_table_after_play: Option<Share>,
    /// Tables that were played at.
    pub(super) played: Option<Shown>,
    /// Tables that were looked at once and left, and the memory of all servers when every one of them had left it.
    pub(super) idle: Option<Shown>,
    pub(super) idle_memory: Option<Share>,
    /// How PostgreSQL is set up to keep what it has promised.
    pub(super) database: BTreeMap<String, String>,
    /// Why the figures are not to be trusted.
    pub(super) warnings: Vec<String>,
}

/// Memory, or a share of it.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Share {
    /// All that is resident.
    pub(super) kb: f64,
    /// What of it is no file's.
    pub(super) anonymous_kb: f64,
}

impl Memory {
    /// What falls to each of so many.
    pub(super) fn shared_by(self, parts: usize) -> Share {
        let share = |bytes| kb(bytes) / parts as f64;
        Share { kb: share(self.resident), anonymous_kb: share(self.anonymous) }
    }
}

/// How many refusals say nothing against the figures: servers that hear of a move late may refuse the next.
const FEW: u64 = 10;

impl Report {
    /// All actions that were refused.
    fn refusals(&self) -> u64 {
        let counted = [&self.saturated, &self.paced].into_iter().flatten().map(|played| played.refused);
        self.refused + counted.sum::<u64>()
    }

    /// Says what is wrong with the figures.
    pub(super) fn judge(&mut self) {
        let refused = self.refusals();
        if refused > FEW {
            self.warnings
                .push(format!("{refused} actions were refused: what was measured is not what was asked for"));
        }
        for (name, value) in &self.database {
            if value == "off" {
                self.warnings
                    .push(format!("PostgreSQL runs with {name} = off: it may lose what it has promised"));
            }
        }
        for (part, played) in [("saturated", &self.saturated), ("paced", &self.paced)] {
            let warnings = played.iter().flat_map(Played::judge);
            self.warnings.extend(warnings.map(|warning| format!("{part}: {warning}")));
        }
    }
}

/// What was counted while tables were played.
#[derive(Clone, Default, Debug, Serialize)]
pub(super) struct Played {
    pub(super) actions_a_second: f64,
    /// The rate that was asked for, if one was.
    pub(super) asked_a_second: Option<f64>,
    /// From when an action was due until its player knew that it was accepted.
    #[serde(flatten)]
    pub(super) answered: Times,
    /// The same until the other player was shown it.
    pub(super) told: Times,
    /// Processor time of the servers and of the players, for one action.
    pub(super) server_micros: Option<f64>,
    pub(super) player_micros: f64,
    /// How much of their one thread the players took: 1 is all of it.
    pub(super) players_busy: f64,
    /// What the servers themselves wrote to disks, for one action, if that can be known.
    pub(super) kb_written: Option<f64>,
    /// What PostgreSQL did.
    pub(super) kept: Option<Kept>,
    pub(super) refused: u64,
    /// How often nothing was accepted at a table for too long.
    pub(super) stood_still: u64,
}

/// What PostgreSQL did for one action.
#[derive(Clone, Default, Debug, Serialize)]
pub(super) struct Kept {
    /// Processor time of all its processes, if they run on this machine.
    pub(super) micros: Option<f64>,
    /// What it wrote to its log.
    pub(super) kb_logged: f64,
    /// Transactions, those that only read included.
    pub(super) transactions: f64,
}

/// How much of the rate that was asked for is as good as all of it.
const ENOUGH: f64 = 0.95;
/// From where on the players' thread is full.
const FULL: f64 = 0.9;

impl Played {
    /// What is wrong with it.
    fn judge(&self) -> Vec<String> {
        let Self { actions_a_second, stood_still, .. } = self;
        let mut warnings = Vec::new();
        if *actions_a_second == 0.0 {
            warnings.push("no action was accepted: nothing was measured".to_owned());
        }
        if let Some(asked) = self.asked_a_second
            && *actions_a_second < ENOUGH * asked
        {
            warnings.push(format!(
                "{asked:.0} actions a second were asked for and {actions_a_second:.0} accepted: it is too much for this \
                 machine"
            ));
        }
        if *stood_still > 0 {
            warnings.push(format!(
                "tables stood still for more than two seconds, {stood_still} times: an answer or a move came late or never"
            ));
        }
        if self.players_busy >= FULL {
            warnings.push(format!(
                "the players took {:.0} % of their one thread: they may be what is slow, and not the server",
                self.players_busy * 100.0
            ));
        }
        if self.kept.is_none() && self.kb_written == Some(0.0) {
            warnings.push("nothing was written to a disk: the database lies in memory".to_owned());
        }
        warnings
    }
}

/// How long tables take that had left memory until they are shown.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Shown {
    /// How many were looked at.
    pub(super) tables: usize,
    /// How many there are.
    pub(super) of: usize,
    #[serde(flatten)]
    pub(super) times: Times,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tables of two players at {} server(s)", self.tables, self.nodes)?;
        for (how, played) in [("saturated", &self.saturated), ("paced", &self.paced)] {
            if let Some(played) = played {
                write!(f, "\n{:<11}{played}", format!("{how}:"))?;
            }
        }
        write!(f, "\nrefused:   {}", self.refusals())?;
        if let (Some(first), Some(after)) = (self.a_table_at_first, self.a_table_after_play) {
            let Share { kb, anonymous_kb } = after;
            write!(f, "\nmemory:    {:.1} KB a connected table at first, {kb:.1} KB after play;", first.kb)?;
            write!(f, " {:.1} KB and {anonymous_kb:.1} KB of it are no file's", first.anonymous_kb)?;
        }
        match &self.played {
            Some(shown) => write!(f, "\nasleep:    {shown}")?,
            None => write!(
                f,
                "\nasleep:    not measured: of a server that runs already nobody knows what it has in memory"
            )?,
        }
        if let Some(shown) = &self.idle {
            write!(f, "\nidle:      {shown}")?;
        }
        if let Some(Share { kb, anonymous_kb }) = self.idle_memory {
            let (mb, anonymous) = (kb / 1024.0, anonymous_kb / 1024.0);
            write!(
                f,
                "\n           {mb:.0} MB of memory when all of them have left it, {anonymous:.0} MB of it no file's"
            )?;
        }
        if !self.database.is_empty() {
            let settings: Vec<String> =
                self.database.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            write!(f, "\nPostgreSQL: {}", settings.join(", "))?;
        }
        for warning in &self.warnings {
            write!(f, "\nwarning:   {warning}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { actions_a_second, answered, told, server_micros, player_micros, kb_written, .. } = self;
        write!(f, "{actions_a_second:.0} accepted actions a second, {answered}")?;
        write!(f, "\n           until the opponent is told {told}")?;
        if let Some(server) = server_micros {
            write!(
                f,
                "\n           an action takes {server:.0} µs of processor time and its players {player_micros:.0} µs"
            )?;
        }
        if let Some(kb) = kb_written.filter(|kb| *kb > 0.0) {
            write!(f, ", and writes {kb:.1} KB to the disk")?;
        }
        if let Some(Kept { micros, kb_logged, transactions }) = &self.kept {
            write!(f, "\n           PostgreSQL takes ")?;
            if let Some(micros) = micros {
                write!(f, "{micros:.0} µs of processor time, ")?;
            }
            write!(f, "{transactions:.2} transactions and {kb_logged:.2} KB of its log for it")?;
        }
        Ok(())
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { p50_ms, p99_ms, p999_ms, max_ms } = self;
        write!(f, "p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms, p99.9 {p999_ms:.1} ms, at most {max_ms:.1} ms")
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, of, times } = self;
        write!(f, "{tables} of {of} tables that have left memory are shown after {times}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_refusals_are_warned_of_and_few_are_not() {
        let warnings = |refused| {
            let mut report = Report { refused, ..Report::default() };
            report.judge();
            (report.warnings.len(), report.to_string().contains("warning:"))
        };
        assert_eq!(warnings(FEW), (0, false));
        assert_eq!(warnings(FEW + 1), (1, true));
    }

    /// How many warnings a part at 1,000 actions a second gives.
    fn warnings(change: impl FnOnce(&mut Played)) -> usize {
        let mut played = Played {
            actions_a_second: 960.0,
            asked_a_second: Some(1000.0),
            kb_written: Some(0.1),
            ..Played::default()
        };
        change(&mut played);
        let mut report = Report { paced: Some(played), ..Report::default() };
        report.judge();
        report.warnings.len()
    }

    #[test]
    fn less_than_the_rate_that_was_asked_for_is_warned_of() {
        assert_eq!(warnings(|_| ()), 0);
        assert_eq!(warnings(|played| played.actions_a_second = 940.0), 1);
    }

    #[test]
    fn players_whose_thread_is_full_are_warned_of() {
        assert_eq!(warnings(|played| played.players_busy = 0.8), 0);
        assert_eq!(warnings(|played| played.players_busy = 0.95), 1);
    }

    #[test]
    fn a_database_that_may_lose_something_is_warned_of_and_told() {
        let settings = [("fsync", "on"), ("synchronous_commit", "off")];
        let database = settings.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let mut report = Report { database, ..Report::default() };
        report.judge();
        assert_eq!(report.warnings.len(), 1);
        assert!(report.warnings[0].contains("synchronous_commit"), "{:?}", report.warnings);
        assert!(report.to_string().contains("fsync = on, synchronous_commit = off"), "{report}");
    }

    #[test]
    fn a_table_that_stood_still_is_warned_of() {
        assert_eq!(warnings(|played| played.stood_still = 1), 1);
    }

    #[test]
    fn a_file_that_is_written_to_no_disk_is_warned_of() {
        assert_eq!(warnings(|played| played.kb_written = Some(0.0)), 1);
        assert_eq!(warnings(|played| played.kb_written = None), 0);
        let kept = Some(Kept::default());
        assert_eq!(warnings(|played| (played.kb_written, played.kept) = (Some(0.0), kept)), 0);
    }
}
