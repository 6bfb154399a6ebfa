//! What programs that play ask over HTTP, beside what browsers do: `/api/openapi.json` describes all of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::lobby::{Credentials, TableSummary};
use crate::table::{Play, Version};
use crate::text::{Spot, Text};

/// A wish for a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewToken {
    /// What its owner calls it, such as the name of the bot.
    pub label: String,
    /// The account it is for; the one that asks if none is named.
    #[serde(default)]
    pub account: Option<Credentials>,
}

/// A token that was just made, to be sent as `Authorization: Bearer <token>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ApiToken {
    /// What it is called in lists.
    pub id: String,
    /// The token: 64 hexadecimal digits. It is told once.
    pub token: String,
}

/// A token in the list of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TokenCard {
    /// What revokes it.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// Seconds since 1970 when it was made.
    #[ts(type = "number")]
    pub made: i64,
    /// Seconds since 1970 when it was last used, to a day.
    #[ts(type = "number")]
    pub seen: i64,
}

/// A table as its viewer may see it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Look {
    /// What lists show of it.
    pub summary: TableSummary,
    /// The game with what may be done, once it has begun.
    pub play: Option<Play>,
}

/// An action to be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// The seat that acts; whoever has just one at the table need not name it.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The version the choice was made at.
    pub version: Version,
    /// The token of the choice.
    pub action: String,
}

/// Why can nothing be done with this?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhyNot {
    /// The seat that asks; the one I look from if none is named.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What is pointed at.
    pub spot: Spot,
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Because {
    /// In words, with the paragraph behind it.
    pub reason: Text,
}
