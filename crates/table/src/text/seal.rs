//! The last line: a checksum against damage. It is no signature; whoever can write a file can seal it.

use crate::{Damage, LoadError};

const KEY: &str = "blake3 ";

/// `text` with its last line.
pub(super) fn close(mut text: String) -> String {
    let sum = blake3::hash(text.as_bytes());
    text.push_str(KEY);
    text.push_str(&sum.to_hex());
    text.push('\n');
    text
}

/// Whether the last line matches all that stands above it.
pub(super) fn open(text: &str) -> Result<(), LoadError> {
    let line = text.matches('\n').count() as u32;
    let damaged = |damage| LoadError::Damaged { line: line.max(1), damage };
    let whole = text.strip_suffix('\n').ok_or(damaged(Damage::Truncated))?;
    let last = whole.rfind('\n').map_or(0, |end| end + 1);
    let sum = whole[last..].strip_prefix(KEY).ok_or(damaged(Damage::Truncated))?;
    if blake3::hash(&text.as_bytes()[..last]).to_hex().as_str() == sum {
        Ok(())
    } else {
        Err(damaged(Damage::Checksum))
    }
}

/// Whether a line is the seal.
pub(super) fn is_seal(line: &str) -> bool {
    line.starts_with(KEY)
}
