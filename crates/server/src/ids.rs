//! Names of tables, people and sessions, and where their randomness comes from.

use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

/// A table: 128 random bits, safe in an address. Whoever knows it may look at the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub String);

/// A person, guest or account.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PersonId(pub String);

/// A session as its cookie carries it: 256 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl TableId {
    /// A new one.
    pub fn random() -> Self {
        Self(hex(&bytes::<16>()))
    }

    /// The id in `text`; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<Self> {
        let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 32 && text.bytes().all(is_hex)).then(|| Self(text.to_owned()))
    }
}

impl PersonId {
    /// A new one.
    pub fn random() -> Self {
        Self(hex(&bytes::<16>()))
    }
}

impl Token {
    /// A new one.
    pub fn random() -> Self {
        Self(bytes())
    }

    /// The token in a cookie.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut token = [0; 32];
        for (i, byte) in token.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Self(token))
    }

    /// What the store keeps in its place.
    pub fn hash(&self) -> [u8; 32] {
        *blake3::hash(&self.0).as_bytes()
    }

    /// As a cookie carries it.
    pub fn cookie(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Random bytes of the system.
///
/// # Panics
/// If the system has none; nothing safe can be done without.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the system gives no entropy: {error}"));
    bytes
}

/// A random number of the system.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Bytes as text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
