//! The events that records cause, and the moments between them.

/// An event and the record that caused it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened<E> {
    /// The index of the record.
    pub record: u32,
    /// What happened.
    pub event: E,
}

/// A moment of a running game.
///
/// Records alone do not tell moments apart: after an undo and another action there may be as many as before.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Version {
    /// How many records there are.
    pub records: u32,
    /// How many undos have been carried out since the game began.
    pub undos: u32,
}
