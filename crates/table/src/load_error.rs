//! Why a saved game cannot be loaded.

use std::fmt;

use crate::Refusal;

/// Why a saved game cannot be loaded. Lines count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The text is something else.
    NotOrrery,
    /// A later Orrery wrote it.
    NewerFormat {
        /// The version of its format.
        found: u32,
    },
    /// It is a game of another kind.
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// It was played under other rules than this program knows.
    OtherRules {
        /// The version it was played under.
        found: u32,
        /// The version of this program.
        expected: u32,
    },
    /// It is not as it was written.
    Damaged {
        /// Where.
        line: u32,
        /// What is wrong there.
        damage: Damage,
    },
    /// The game refuses its setup or a record.
    Refused {
        /// Where.
        line: u32,
        /// Why.
        refusal: Refusal,
    },
    /// The records lead to another state than when it was saved.
    StateDiffers {
        /// The checkpoint that fails.
        line: u32,
    },
}

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Damage {
    /// The text ends too early.
    Truncated,
    /// The last line does not match the rest.
    Checksum,
    /// Not the header line expected here.
    Header,
    /// Neither a record nor a checkpoint nor a result.
    Line,
    /// Bytes that do not encode what belongs here.
    Encoding,
    /// Too many records without a checkpoint.
    NoCheckpoint,
    /// Another number of seats than the game has.
    Seats,
    /// A result the game does not have.
    Result,
    /// Not UTF-8.
    NotText,
}

impl LoadError {
    /// The key of the sentence in the locale files.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NotOrrery => "load-not-orrery",
            Self::NewerFormat { .. } => "load-newer-format",
            Self::OtherGame { .. } => "load-other-game",
            Self::OtherRules { .. } => "load-other-rules",
            Self::Damaged { .. } => "load-damaged",
            Self::Refused { .. } => "load-refused",
            Self::StateDiffers { .. } => "load-state-differs",
        }
    }
}

impl Damage {
    /// The key of the reason in the locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Truncated => "damage-truncated",
            Self::Checksum => "damage-checksum",
            Self::Header => "damage-header",
            Self::Line => "damage-line",
            Self::Encoding => "damage-encoding",
            Self::NoCheckpoint => "damage-no-checkpoint",
            Self::Seats => "damage-seats",
            Self::Result => "damage-result",
            Self::NotText => "damage-not-text",
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        match self {
            Self::NotOrrery => Ok(()),
            Self::NewerFormat { found } => write!(f, ": {found}"),
            Self::OtherGame { found, expected } => write!(f, ": {found}, not {expected}"),
            Self::OtherRules { found, expected } => write!(f, ": {found}, not {expected}"),
            Self::Damaged { line, damage } => write!(f, ": {}, line {line}", damage.key()),
            Self::Refused { line, refusal } => write!(f, ": {refusal}, line {line}"),
            Self::StateDiffers { line } => write!(f, ": line {line}"),
        }
    }
}

impl std::error::Error for LoadError {}
