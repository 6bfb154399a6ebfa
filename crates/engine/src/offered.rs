//! What a game says of itself before it is played: what clients draw it from.

use serde::Serialize;
use ts_rs::TS;

use crate::{Describe, Game};

/// A game that can be offered to players.
///
/// Its view travels to clients as it is, so it is written with the keys of the locale files: a client finds the
/// name of a `siege-tank` under `unit-siege-tank`.
pub trait Offered: Game<View: Serialize + TS> + Describe {
    /// The facts printed on the components.
    type Facts: Serialize + TS;
    /// The zones that a [`crate::Spot`] of the game may name.
    const ZONES: &'static [&'static str];

    /// The facts that clients draw components from; they are compiled into the client.
    fn facts() -> Self::Facts;
}
