//! What the people of a table agree on beside the game: its clock, and votes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::Vote;

/// How a table counts time, beside the hours for a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Clock {
    /// Hours a player may use in the whole game; none for as many as it takes.
    pub total_hours: Option<u16>,
    /// Whether Saturdays and Sundays do not count.
    pub weekends_off: bool,
    /// The time zone in which a day is a Saturday, by its IANA name.
    pub zone: String,
    /// What becomes of a player who runs out of time.
    pub late: Late,
}

impl Default for Clock {
    fn default() -> Self {
        Self { total_hours: None, weekends_off: false, zone: "UTC".to_owned(), late: Late::Bot }
    }
}

/// What becomes of a player who runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Late {
    /// A bot plays for them until they come back.
    Bot,
    /// They concede.
    Concede,
    /// Nothing by itself; any other player may let a bot play.
    Vote,
}

/// A table's clock as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockState {
    /// How time is counted.
    pub clock: Clock,
    /// Whether it stands still.
    pub paused: bool,
    /// What time it is where the clock runs; seconds since 1970.
    #[ts(type = "number")]
    pub now: i64,
    /// For each seat, when its time is over if nothing happens; seconds since 1970.
    #[ts(type = "(number | null)[]")]
    pub ends: Vec<Option<i64>>,
    /// For each seat, the seconds left of its total.
    #[ts(type = "(number | null)[]")]
    pub left: Vec<Option<i64>>,
}

/// What the people of a table can vote on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "motion", rename_all = "camelCase")]
pub enum Motion {
    /// The clock stands still until somebody wants to go on.
    Pause,
    /// The clock goes on; nobody has to agree.
    Resume,
    /// Whoever has to decide gets as much time again as a move has.
    Extend,
    /// The game goes to this player's side; all others concede.
    Concede {
        /// The seat.
        to: u8,
    },
    /// The game ends without a result.
    Abort,
}

/// Something that was done to a table beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Note {
    /// How many records the game had then.
    pub record: u32,
    /// When; seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What can be done to a table beside its game, by its people or by its clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "deed", rename_all = "camelCase")]
pub enum Deed {
    /// Somebody put something to the vote.
    Moved {
        /// What.
        what: Motion,
        /// The seat.
        by: u8,
    },
    /// Everybody agreed.
    Carried {
        /// To what.
        what: Motion,
    },
    /// Somebody was against it.
    Refused {
        /// Against what.
        what: Motion,
        /// The seat.
        by: u8,
    },
    /// A bot plays for somebody.
    Replaced {
        /// The seat.
        seat: u8,
        /// Whether that is because their time was over.
        late: bool,
    },
    /// Somebody plays again.
    Back {
        /// The seat.
        seat: u8,
    },
    /// Somebody's time was over, and with it the game for them.
    TimedOut {
        /// The seat.
        seat: u8,
    },
}

/// A vote under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ballot {
    /// What about.
    pub motion: Motion,
    /// Who has agreed, and who has to.
    pub vote: Vote,
}
