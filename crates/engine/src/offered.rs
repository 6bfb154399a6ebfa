//! What a game says of itself before it is played: who can play it, what can be chosen, what clients draw it from.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use crate::{Contests, Game, Outline, Rule, Seat};

/// A game that can be offered to players.
///
/// Its view travels to clients as it is, so it is written with the keys of the locale files: a client finds the
/// name of a `siege-tank` under `unit-siege-tank`. Words are in `locales/<language>/<id>.ftl` and the files whose names
/// go on after the id with a dash; the rules reference is in `rules/<id>`.
pub trait Offered: Game<View: Serialize + TS> + Outline + Contests {
    /// The facts printed on the components.
    type Facts: Serialize + TS;
    /// The zones that a [`crate::Spot`] of the game may name.
    const ZONES: &'static [&'static str];
    /// The initials of the rules reference, e.g. `SR`.
    const BOOK: &'static str;
    /// Fewest and most players.
    const PLAYERS: (u8, u8);
    /// Minutes a game of the fewest takes, roughly.
    const MINUTES: (u16, u16);
    /// 1 (light) to 5 (heavy).
    const WEIGHT: u8;
    /// What can be chosen before the game; the first field is the mode of play.
    const FIELDS: &'static [Field];
    /// What is chosen for somebody who wants to play at once, where that differs from the defaults.
    const QUICK: &'static [(&'static str, &'static str)] = &[];

    /// The facts that clients draw components from; they are compiled into the client.
    fn facts() -> Self::Facts;
    /// The setup with these choices. [`Game::new`] refuses what contradicts itself.
    fn setup(chosen: &Chosen) -> Self::Setup;

    /// The fewest players that a value of the mode admits.
    fn fewest(mode: &str) -> u8 {
        let (fewest, most) = Self::PLAYERS;
        let value = Self::FIELDS.first().and_then(|field| field.value(mode));
        (fewest..=most).find(|&n| value.is_none_or(|value| value.admits(n))).unwrap_or(fewest)
    }
}

/// One thing to choose before a game. The key of its name is `option-` and its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its key.
    pub key: &'static str,
    /// What can be chosen; the first that the number of players admits is the default. None if it is written.
    pub values: &'static [Value],
    /// The paragraph behind it.
    pub rule: Option<Rule>,
    /// The modes, values of the first field, in which it matters; all if empty.
    pub modes: &'static [&'static str],
    /// Whether it is written freely rather than chosen; nothing is written by default.
    pub written: bool,
}

/// The most characters of what is written in a field.
pub const WRITTEN: usize = 400;

/// One value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its key.
    pub key: &'static str,
    /// For how many players it can be chosen; any if empty.
    pub players: &'static [u8],
}

impl Field {
    /// A field that matters in all modes, with values for any number of players.
    pub const fn new(key: &'static str, values: &'static [Value]) -> Self {
        Self { key, values, rule: None, modes: &[], written: false }
    }

    /// A field that is written freely; [`Game::new`] refuses what it cannot read.
    pub const fn written(key: &'static str) -> Self {
        Self { key, values: &[], rule: None, modes: &[], written: true }
    }

    /// The field with the paragraph behind it.
    #[must_use]
    pub const fn by(mut self, book: &'static str, paragraph: &'static str) -> Self {
        self.rule = Some(Rule { book, paragraph });
        self
    }

    /// The field if it matters only in these modes.
    #[must_use]
    pub const fn only_in(mut self, modes: &'static [&'static str]) -> Self {
        self.modes = modes;
        self
    }

    /// The value with this key.
    pub fn value(&self, key: &str) -> Option<&'static Value> {
        self.values.iter().find(|value| value.key == key)
    }
}

impl Value {
    /// A value for any number of players.
    pub const fn of(key: &'static str) -> Self {
        Self { key, players: &[] }
    }

    /// A value for these numbers of players.
    pub const fn among(key: &'static str, players: &'static [u8]) -> Self {
        Self { key, players }
    }

    /// Whether it can be chosen for so many players.
    pub fn admits(&self, players: u8) -> bool {
        self.players.is_empty() || self.players.contains(&players)
    }
}

/// What was chosen before a game: a value for each field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// How many players.
    pub players: u8,
    /// Who goes first; by lot if `None`.
    pub first: Option<Seat>,
    values: Vec<(&'static str, String)>,
}

impl Chosen {
    /// The wishes, with defaults for what nobody asked for.
    ///
    /// # Errors
    /// Which wish names no field of `fields`, or no value of its field.
    pub fn new<'a>(
        fields: &'static [Field],
        wishes: impl IntoIterator<Item = (&'a str, &'a str)>,
        players: u8,
    ) -> Result<Self, Unfit> {
        let mut values = Vec::with_capacity(fields.len());
        for (key, value) in wishes {
            let field = fields.iter().find(|field| field.key == key);
            let field = field.ok_or_else(|| Unfit::Field { key: key.to_owned(), fields })?;
            let fits = if field.written {
                value.chars().count() <= WRITTEN && !value.chars().any(char::is_control)
            } else {
                field.value(value).is_some()
            };
            if !fits {
                return Err(Unfit::Value { value: value.to_owned(), field: *field });
            }
            values.retain(|&(other, _): &(&str, String)| other != field.key);
            values.push((field.key, value.to_owned()));
        }
        for field in fields {
            let default = field.values.iter().find(|value| value.admits(players)).or(field.values.first());
            if let (None, Some(default)) = (values.iter().find(|(key, _)| *key == field.key), default) {
                values.push((field.key, default.key.to_owned()));
            }
        }
        Ok(Self { players, first: None, values })
    }

    /// The value of a field; empty if there is no such field, or nothing is written in it.
    pub fn get(&self, field: &str) -> &str {
        self.values.iter().find(|(key, _)| *key == field).map_or("", |(_, value)| value)
    }

    /// Whether this value was chosen.
    pub fn is(&self, field: &str, value: &str) -> bool {
        self.get(field) == value
    }
}

/// Why a wish cannot be met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There is no such field.
    Field {
        /// What was named.
        key: String,
        /// The fields there are.
        fields: &'static [Field],
    },
    /// The field has no such value.
    Value {
        /// What was named.
        value: String,
        /// The field.
        field: Field,
    },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field { key, .. } => write!(f, "there is no option {key}"),
            Self::Value { value, field } => write!(f, "{} has no value {value}", field.key),
        }
    }
}

impl std::error::Error for Unfit {}

#[cfg(test)]
mod tests {
    use super::*;

    static FIELDS: [Field; 3] = [
        Field::new("mode", &[Value::among("duel", &[2]), Value::among("party", &[3, 4])]),
        Field::new("deck", &[Value::of("plain"), Value::of("fancy")]),
        Field::written("motto"),
    ];

    #[test]
    fn what_nobody_asked_for_is_the_first_value_that_fits_the_players() {
        let chosen = Chosen::new(&FIELDS, [("deck", "fancy")], 3).expect("a good wish");
        assert_eq!((chosen.get("mode"), chosen.get("deck")), ("party", "fancy"));
        assert!(Chosen::new(&FIELDS, [], 2).expect("no wish").is("mode", "duel"));
    }

    #[test]
    fn what_is_written_is_taken_as_it_is_up_to_a_length() {
        let chosen = Chosen::new(&FIELDS, [("motto", "by my hand")], 2).expect("any words");
        assert_eq!(chosen.get("motto"), "by my hand");
        assert_eq!(Chosen::new(&FIELDS, [], 2).expect("no wish").get("motto"), "");
        let long = "x".repeat(WRITTEN + 1);
        assert!(Chosen::new(&FIELDS, [("motto", long.as_str())], 2).is_err());
        assert!(Chosen::new(&FIELDS, [("motto", "two\nlines")], 2).is_err());
    }

    #[test]
    fn a_wish_for_what_is_not_there_is_refused() {
        let unknown = Chosen::new(&FIELDS, [("colour", "red")], 2).expect_err("no such field");
        assert!(matches!(unknown, Unfit::Field { key, .. } if key == "colour"));
        let value = Chosen::new(&FIELDS, [("deck", "red")], 2).expect_err("no such value");
        assert!(matches!(value, Unfit::Value { field, .. } if field.key == "deck"));
    }
}
