//! The lobby: who I am, games and their options, tables.

use std::collections::BTreeMap;

use orrery_engine::{Level, Offered};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::agreed::{Ballot, Clock, ClockState, Note};
use crate::table::Vote;
use crate::text::Text;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Me {
    /// The name shown at tables.
    pub name: String,
    /// Whether it is an account with a password, or a guest.
    pub account: bool,
    /// Whether it is one of those who run the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub admin: bool,
    /// Whether the server sends letters, so that a forgotten password can be replaced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub letters: bool,
    /// Whether the server only finishes the games that it plays, and no new ones begin there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub only_finishes: bool,
    /// The build of the web client that the server hands out.
    pub build: String,
}

/// Name and password, to register or to log in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Credentials {
    /// 2 to 24 characters.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// A new name for a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Rename {
    /// 2 to 24 characters.
    pub name: String,
}

/// A game on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameCard {
    /// Its id; the keys of its name and blurb are `game-name` and `game-blurb` of its own words.
    pub id: String,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Minutes a game of two takes, roughly.
    pub minutes: (u16, u16),
    /// 1 (light) to 5 (heavy).
    pub weight: u8,
    /// What can be chosen before the game; the first field is the mode.
    pub fields: Vec<Field>,
    /// Names of the bot levels, weakest first.
    pub levels: Vec<String>,
}

impl GameCard {
    /// The card of a game.
    pub fn of<G: Offered>() -> Self {
        Self {
            id: G::ID.to_owned(),
            players: G::PLAYERS,
            minutes: G::MINUTES,
            weight: G::WEIGHT,
            fields: G::FIELDS.iter().map(Field::from).collect(),
            levels: Level::ALL.map(|level| level.key().to_owned()).to_vec(),
        }
    }
}

/// One thing to choose before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Field {
    /// Its key; the label is `option-<key>`.
    pub key: String,
    /// What can be chosen; the first that fits the players is the default. Labels are `option-<key>-<value>`.
    pub values: Vec<Value>,
    /// The paragraph behind it.
    pub rule: Option<String>,
    /// Modes, values of the first field, in which it matters; all if empty.
    pub modes: Vec<String>,
    /// Whether it is written freely rather than chosen; then it has no values.
    #[serde(default)]
    pub written: bool,
}

/// One value of a field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Value {
    /// Its key.
    pub key: String,
    /// For how many players it can be chosen; any if empty.
    pub players: Vec<u8>,
}

impl From<&orrery_engine::Field> for Field {
    fn from(field: &orrery_engine::Field) -> Self {
        let value = |value: &orrery_engine::Value| Value {
            key: value.key.to_owned(),
            players: value.players.to_vec(),
        };
        Self {
            key: field.key.to_owned(),
            values: field.values.iter().map(value).collect(),
            rule: field.rule.map(|rule| rule.to_string()),
            modes: field.modes.iter().map(|&mode| mode.to_owned()).collect(),
            written: field.written,
        }
    }
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "camelCase")]
pub enum SeatWish {
    /// Whoever makes the table. Several of them make a hot-seat table.
    Me {
        /// The name of this player, if several share one screen.
        name: Option<String>,
    },
    /// Anybody who comes.
    Open,
    /// A bot of this level.
    Bot {
        /// The level.
        level: String,
    },
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Chosen values by field; defaults for the rest.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// One wish a seat.
    pub seats: Vec<SeatWish>,
    /// Whether it is listed for all, or found by link only.
    pub public: bool,
    /// Hours a player has for a move before a bot may take over; none for a live table.
    pub hours: Option<u16>,
    /// How time is counted beside that.
    #[serde(default)]
    #[ts(optional, as = "Option<Clock>")]
    pub clock: Clock,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Seats are being filled.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TableSummary {
    /// Its id, part of its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// Chosen values by field.
    pub options: BTreeMap<String, String>,
    /// Where it stands.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// Whether it is listed for all.
    pub public: bool,
    /// Hours for a move, if agreed.
    pub hours: Option<u16>,
    /// Whether I made it and may start it or change its seats.
    pub host: bool,
    /// Whether a decision of mine is awaited.
    pub my_turn: bool,
    /// Records so far.
    pub records: u32,
    /// Seats of the winners, once it is over.
    pub winners: Option<Vec<u8>>,
    /// Seconds since 1970 of the last change.
    #[ts(type = "number")]
    pub changed: i64,
    /// The clock, if time is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<ClockState>,
    /// Votes under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Ballot>>")]
    pub ballots: Vec<Ballot>,
    /// What was done beside the game lately, in order; only at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Note>>")]
    pub notes: Vec<Note>,
    /// Whether it ended without a result, because all agreed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub aborted: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct SeatState {
    /// The seat.
    pub seat: u8,
    /// Shown name; of a bot, its level.
    pub name: String,
    /// A person, a bot or nobody.
    pub who: Who,
    /// Whether the name is that of an account which sits here; any other name may be anybody's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub account: bool,
    /// Whether it is mine to play.
    pub mine: bool,
    /// Whether the person is connected.
    pub online: bool,
    /// Whether a bot plays for a person who may come back.
    pub replaced: bool,
    /// Whether that is so because the others voted for it: then nobody ends the game without that person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub voted_out: bool,
    /// Other seats that win and lose together with this one; only at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub partners: Vec<u8>,
    /// Who wants a bot to play for a person who is away, if anybody does.
    pub bot_vote: Option<Vote>,
    /// In how many seconds I may let a bot play for this person, or agree to it, if nothing happens; only at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot_after: Option<u32>,
}

/// What sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Who {
    Human,
    Bot,
    Nobody,
}

/// Which list of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum TableList {
    /// Where I sit, those that wait for me first.
    Mine,
    /// Where a seat is open.
    Open,
    /// Public games going on.
    Watch,
    /// Public games that are over.
    Finished,
}

/// Forks a moment of a finished game into a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Fork {
    /// After so many records.
    pub record: u32,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// In words.
    pub reason: Text,
}
