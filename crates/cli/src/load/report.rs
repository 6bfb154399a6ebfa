//! What was measured, in figures and in words.

use std::fmt;

use serde::Serialize;

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
    pub(super) kb_a_table_at_first: Option<f64>,
    pub(super) kb_a_table_after_play: Option<f64>,
    /// Tables that were played at.
    pub(super) played: Option<Shown>,
    /// Tables that were looked at once, and the memory of all servers when every one of them had left it.
    pub(super) idle: Option<Shown>,
    pub(super) idle_mb: Option<f64>,
    /// Why the figures are not to be trusted.
    pub(super) warnings: Vec<String>,
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
        let still =
            |played: &Option<Played>| played.as_ref().is_some_and(|played| played.actions_a_second == 0.0);
        if still(&self.saturated) || still(&self.paced) {
            self.warnings
                .push("no action was accepted in a whole part: nothing was measured there".to_owned());
        }
    }
}

/// What was counted while tables were played.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Played {
    pub(super) actions_a_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// Processor time of the servers and of the players, for one action.
    pub(super) server_micros: Option<f64>,
    pub(super) player_micros: f64,
    /// What the servers themselves wrote to disks, for one action; a database server writes on its own account.
    pub(super) kb_written: f64,
    pub(super) refused: u64,
}

/// How long tables take that had left memory until they are shown.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Shown {
    pub(super) tables: usize,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
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
        if let (Some(first), Some(after)) = (self.kb_a_table_at_first, self.kb_a_table_after_play) {
            write!(f, "\nmemory:    {first:.1} KB a connected table at first, {after:.1} KB after play")?;
        }
        if let Some(shown) = &self.played {
            write!(f, "\nasleep:    {shown}")?;
        }
        if let Some(shown) = &self.idle {
            write!(f, "\nidle:      {shown}")?;
        }
        if let Some(mb) = self.idle_mb {
            write!(f, "\n           {mb:.0} MB of memory when all of them have left it")?;
        }
        for warning in &self.warnings {
            write!(f, "\nwarning:   {warning}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { actions_a_second, p50_ms, p99_ms, server_micros, player_micros, kb_written, .. } = self;
        write!(f, "{actions_a_second:.0} accepted actions a second, p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms")?;
        if let Some(server) = server_micros {
            write!(
                f,
                "\n           an action takes {server:.0} µs of processor time and its players {player_micros:.0} µs"
            )?;
        }
        if *kb_written > 0.0 {
            write!(f, ", and writes {kb_written:.1} KB to the disk")?;
        }
        Ok(())
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, p50_ms, p99_ms } = self;
        write!(
            f,
            "{tables} tables that have left memory are shown after p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms"
        )
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
}
