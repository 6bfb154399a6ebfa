//! Actions as opaque tokens.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest token a server reads.
pub const LONGEST: usize = 256;

/// The token of an action.
///
/// # Panics
/// If the action cannot be written as JSON; actions are plain enums, so it can.
pub fn write<A: Serialize>(action: &A) -> String {
    serde_json::to_string(action).unwrap_or_else(|error| unreachable!("an action is plain: {error}"))
}

/// The action of a token; `None` if it is none.
pub fn read<A: DeserializeOwned>(token: &str) -> Option<A> {
    if token.len() > LONGEST { None } else { serde_json::from_str(token).ok() }
}
