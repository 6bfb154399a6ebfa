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
    /// A text of its own.
    Text(Box<Text>),
    /// So many of each component, by the key of its name.
    Counted(Vec<(u16, String)>),
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
    /// Which thing there, from 1 on; 0 is the place itself.
    #[serde(default)]
    pub item: u16,
}

impl From<orrery_engine::Message> for Text {
    fn from(message: orrery_engine::Message) -> Self {
        Self {
            key: message.key.to_owned(),
            args: message.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect(),
            rule: message.rule.map(|rule| rule.to_string()),
        }
    }
}

impl From<orrery_engine::Arg> for Arg {
    fn from(arg: orrery_engine::Arg) -> Self {
        match arg {
            orrery_engine::Arg::Number(n) => Self::Number(n),
            orrery_engine::Arg::Player(seat) => Self::Player(seat.0),
            orrery_engine::Arg::Name(key) => Self::Name(key.to_owned()),
            orrery_engine::Arg::Part(key, part) => Self::Name(format!("{key}.{part}")),
            orrery_engine::Arg::Message(message) => Self::Text(Box::new((*message).into())),
            orrery_engine::Arg::Counted(counts) => {
                Self::Counted(counts.into_iter().map(|(count, key)| (count, key.to_owned())).collect())
            }
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
        Self {
            zone: spot.zone.to_owned(),
            owner: spot.owner.map(|seat| seat.0),
            index: spot.index,
            item: spot.item,
        }
    }
}

impl Spot {
    /// The place in the game's words; `None` if the game has no such zone.
    pub fn resolve(&self, zones: &[&'static str], seats: u8) -> Option<orrery_engine::Spot> {
        let zone = zones.iter().find(|&&zone| zone == self.zone)?;
        if self.owner.is_some_and(|owner| owner >= seats) {
            return None;
        }
        let owner = self.owner.map(orrery_engine::Seat);
        Some(orrery_engine::Spot { zone, owner, index: self.index, item: self.item })
    }
}
