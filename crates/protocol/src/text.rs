//! Texts by key, and places on the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sentence by its key in the locale files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    /// The key.
    pub key: String,
    /// Named arguments.
    #[serde(default)]
    pub args: BTreeMap<String, Arg>,
    /// The paragraph behind it, e.g. `SR 5.4.2`.
    #[serde(default)]
    pub rule: Option<String>,
}

impl Text {
    /// A text without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: BTreeMap::new(), rule: None }
    }

    /// The text with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Self {
        self.args.insert(name.to_owned(), arg);
        self
    }
}

/// One argument of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Arg {
    /// A count.
    Number(i32),
    /// A player by seat; the client shows the name.
    Player(u8),
    /// A component by the key of its name.
    Name(String),
    /// Words of a person, e.g. a name, shown as they are.
    Words(String),
}

/// A place on the table that can light up and be pointed at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Spot {
    /// The kind of place in the game's words.
    pub zone: String,
    /// Whose place it is.
    pub owner: Option<u8>,
    /// Which one.
    pub index: u16,
}

impl From<orrery_engine::Message> for Text {
    fn from(message: orrery_engine::Message) -> Self {
        Self {
            key: message.key.to_owned(),
            args: message
                .args
                .into_iter()
                .map(|(name, arg)| {
                    let arg = match arg {
                        orrery_engine::Arg::Number(n) => Arg::Number(n),
                        orrery_engine::Arg::Player(seat) => Arg::Player(seat.0),
                        orrery_engine::Arg::Name(key) => Arg::Name(key.to_owned()),
                    };
                    (name.to_owned(), arg)
                })
                .collect(),
            rule: message.rule.map(|rule| rule.to_string()),
        }
    }
}

impl From<orrery_engine::Illegal> for Text {
    fn from(illegal: orrery_engine::Illegal) -> Self {
        Self { key: illegal.reason.to_owned(), args: BTreeMap::new(), rule: Some(illegal.rule.to_string()) }
    }
}

impl From<orrery_engine::Spot> for Spot {
    fn from(spot: orrery_engine::Spot) -> Self {
        Self { zone: spot.zone.to_owned(), owner: spot.owner.map(|seat| seat.0), index: spot.index }
    }
}

impl Spot {
    /// The place in the game's words; `None` if the game has no such zone.
    pub fn resolve(&self, zones: &[&'static str], seats: u8) -> Option<orrery_engine::Spot> {
        let zone = zones.iter().find(|&&zone| zone == self.zone)?;
        if self.owner.is_some_and(|owner| owner >= seats) {
            return None;
        }
        Some(orrery_engine::Spot { zone, owner: self.owner.map(orrery_engine::Seat), index: self.index })
    }
}
