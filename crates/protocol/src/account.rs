//! Accounts: passwords, and where somebody is logged in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Another password for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewPassword {
    /// The one it has.
    pub current: String,
    /// The one it shall have: 8 to 128 characters.
    pub password: String,
}

/// Somebody who has forgotten a password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Forgotten {
    /// The name of the account.
    pub name: String,
}

/// A password for the account that a letter was about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Reset {
    /// What the letter carries.
    pub token: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// A browser where somebody is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SessionCard {
    /// What ends it.
    pub id: String,
    /// The name of the browser, if it is known.
    pub browser: Option<String>,
    /// The system it runs on, if it is known.
    pub system: Option<String>,
    /// Seconds since 1970 when it was last used, to a day.
    #[ts(type = "number")]
    pub seen: i64,
    /// Whether it is the browser that asks.
    pub here: bool,
}
