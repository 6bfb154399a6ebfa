//! What whoever runs a server sees and does.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::lobby::Phase;

/// A server at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AdminPage {
    /// The program's version.
    pub version: String,
    /// Tables by phase.
    pub tables: BTreeMap<String, u32>,
    /// People by kind: accounts, guests, banned.
    pub people: BTreeMap<String, u32>,
    /// Sessions used within a month.
    pub sessions: u32,
    /// Tables in memory, and sockets to them, of the server that answers.
    pub rooms: u32,
    /// Open sockets of the server that answers.
    pub sockets: u32,
    /// Rules that running tables were begun under.
    pub rules: Vec<RulesInUse>,
    /// The tables that changed last.
    pub latest: Vec<AdminTable>,
}

/// A version of rules that tables use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RulesInUse {
    /// The game.
    pub game: String,
    /// The version.
    pub rules: u32,
    /// Running tables.
    pub tables: u32,
    /// Whether any server plays it.
    pub current: bool,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AdminTable {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// What the seats are called.
    pub names: Vec<String>,
    /// Who has made it, or is the host since; bots may be all who sit there.
    pub host: AdminSitter,
    /// Who sits there.
    pub people: Vec<AdminSitter>,
    /// Records so far.
    pub records: u32,
    /// Seconds since 1970 of the last change.
    #[ts(type = "number")]
    pub changed: i64,
}

/// A person of a table, who may play under other names there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AdminSitter {
    /// The id.
    pub id: String,
    /// The person's own name.
    pub name: String,
    /// Whether banned.
    pub banned: bool,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AdminPerson {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is an account.
    pub account: bool,
    /// Open sessions.
    pub sessions: u32,
    /// When last seen, to the day; seconds since 1970.
    #[ts(type = "number | null")]
    pub seen: Option<i64>,
    /// Tables.
    pub tables: u32,
    /// Whether banned.
    pub banned: bool,
}

/// Bans somebody, or lets them in again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ban {
    /// The id.
    pub id: String,
    /// Banned from now on, or not any more.
    pub banned: bool,
}

/// Forgets somebody for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Forget {
    /// The id.
    pub id: String,
}

/// Logs somebody out everywhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogOut {
    /// The id.
    pub id: String,
}

/// Ends one running game without a result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct EndTable {
    /// The id of the table.
    pub id: String,
}

/// Takes the words out of a line of a chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Unsay {
    /// The id of the table.
    pub table: String,
    /// When they were said, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The words.
    pub words: String,
}

/// Ends all running games of rules that the program does not play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OldRules {
    /// The game.
    pub game: String,
    /// The version.
    pub rules: u32,
}
