//! Bots by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use orrery_engine::{Budget, Level};

/// Which bot: `random`, `greedy`, `search:3000`, `search:500ms`, `search:2s`, or a level such as `hard`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spec {
    /// Any action, all equally likely.
    Random,
    /// The action that looks best one action ahead.
    Greedy,
    /// Tree search within a budget.
    Search(Budget),
    /// A strength for people to choose.
    Level(Level),
}

impl Spec {
    /// Whether it thinks by the clock, so that what it does depends on the machine and on what else runs there.
    pub const fn is_timed(&self) -> bool {
        matches!(self, Self::Search(Budget::Time(_)))
    }
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSpecError(String);

impl fmt::Display for ParseSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no bot is called '{}'; there are random, greedy, search:<iterations>, search:<time in s or ms>, \
             novice, easy, normal, hard, expert",
            self.0
        )
    }
}

impl std::error::Error for ParseSpecError {}

impl FromStr for Spec {
    type Err = ParseSpecError;

    fn from_str(text: &str) -> Result<Self, ParseSpecError> {
        let unknown = || ParseSpecError(text.to_owned());
        if let Some(budget) = text.strip_prefix("search:") {
            return parse_budget(budget).map(Self::Search).ok_or_else(unknown);
        }
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let level = Level::ALL.into_iter().find(|level| level.key() == text);
                level.map(Self::Level).ok_or_else(unknown)
            }
        }
    }
}

/// A positive number of iterations, or of seconds or milliseconds.
fn parse_budget(text: &str) -> Option<Budget> {
    let (digits, budget): (&str, fn(u32) -> Budget) = if let Some(digits) = text.strip_suffix("ms") {
        (digits, |n| Budget::Time(Duration::from_millis(u64::from(n))))
    } else if let Some(digits) = text.strip_suffix('s') {
        (digits, |n| Budget::Time(Duration::from_secs(u64::from(n))))
    } else {
        (text, Budget::Iterations)
    };
    digits.parse().ok().filter(|&n| n > 0).map(budget)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Iterations(n)) => write!(f, "search:{n}"),
            Self::Search(Budget::Time(time)) if time.subsec_millis() == 0 => {
                write!(f, "search:{}s", time.as_secs())
            }
            Self::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
            Self::Level(level) => f.write_str(level.key()),
        }
    }
}
