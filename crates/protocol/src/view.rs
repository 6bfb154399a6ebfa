//! Views of games, and messages that carry them.
//!
//! A view is by far the largest part of what is told. It is written as JSON where its type is known, and carried as
//! text from there on.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::table::{Happened, Play, Tell};

/// What a viewer sees of a game, in the game's own words.
#[derive(Clone)]
pub struct View(String);

impl View {
    /// The view as it travels.
    ///
    /// # Panics
    /// If it cannot be written as JSON; views are plain, so it can.
    pub fn of(view: &impl Serialize) -> Self {
        Self(text(view))
    }

    /// The view as JSON.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The view as `T` has it.
    ///
    /// # Errors
    /// If it is none.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(&self.0)
    }

    /// The view part by part.
    ///
    /// # Panics
    /// Never: what was written can be read.
    pub fn value(&self) -> Value {
        self.read().unwrap_or_else(|error| unreachable!("it was written here: {error}"))
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        // The order of an object's parts says nothing.
        self.0 == other.0 || self.value() == other.value()
    }
}

impl Eq for View {}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of(&Value::deserialize(deserializer)?))
    }
}

impl Tell {
    /// The message as it travels. It is what serde writes, but the view is not written twice.
    ///
    /// # Panics
    /// If it cannot be written as JSON; messages are plain, so they can.
    pub fn json(&self) -> String {
        match self {
            Self::Moved { happened, play } => moved(happened, play),
            _ => text(self),
        }
    }
}

fn moved(happened: &[Happened], play: &Play) -> String {
    // Every field is named, so that a new one cannot be forgotten.
    let Play {
        version,
        viewer,
        phase,
        view,
        asked,
        choices,
        asked_since,
        undo,
        undo_request,
        orders,
        window,
        winners,
    } = play;
    let mut json = Vec::with_capacity(view.0.len() + 4096);
    json.extend_from_slice(b"{\"tell\":\"moved\",\"happened\":");
    write(&mut json, &happened);
    json.extend_from_slice(b",\"play\":{");
    field(&mut json, "version", version);
    field(&mut json, "viewer", viewer);
    field(&mut json, "phase", phase);
    json.extend_from_slice(b"\"view\":");
    json.extend_from_slice(view.0.as_bytes());
    json.push(b',');
    field(&mut json, "asked", asked);
    field(&mut json, "choices", choices);
    field(&mut json, "asked_since", asked_since);
    field(&mut json, "undo", undo);
    field(&mut json, "undo_request", undo_request);
    field(&mut json, "orders", orders);
    field(&mut json, "window", window);
    json.extend_from_slice(b"\"winners\":");
    write(&mut json, winners);
    json.extend_from_slice(b"}}");
    String::from_utf8(json).unwrap_or_else(|error| unreachable!("JSON is text: {error}"))
}

fn field(json: &mut Vec<u8>, name: &str, value: &impl Serialize) {
    json.push(b'"');
    json.extend_from_slice(name.as_bytes());
    json.extend_from_slice(b"\":");
    write(json, value);
    json.push(b',');
}

fn write(json: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(json, value).unwrap_or_else(|error| unreachable!("it is plain: {error}"));
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("it is plain: {error}"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::lobby::Phase;
    use crate::table::{Line, Undo, Version};
    use crate::text::Text;

    #[test]
    fn a_message_travels_as_serde_writes_it() {
        let view = View::of(&json!({ "zebra": [1, 2], "ant": "\"quoted\" \u{7}", "none": null }));
        let play = Play {
            version: Version { records: 7, undos: 1 },
            viewer: Some(1),
            phase: Phase::Over,
            view,
            asked: Vec::new(),
            choices: Vec::new(),
            asked_since: 5,
            undo: Undo::Consent,
            undo_request: None,
            orders: Vec::new(),
            window: None,
            winners: Some(vec![0, 1]),
        };
        let happened =
            vec![Happened { record: 6, text: Some(Text::new("key")), line: Line::Detail, moves: Vec::new() }];
        let moved = Tell::Moved { happened, play };
        let json = moved.json();
        assert_eq!(
            serde_json::from_str::<Value>(&json).expect("JSON"),
            serde_json::to_value(&moved).expect("plain")
        );
        assert_eq!(serde_json::from_str::<Tell>(&json).expect("a message"), moved);
        assert_eq!(Tell::Done { request: 3 }.json(), r#"{"tell":"done","request":3}"#);
    }
}
