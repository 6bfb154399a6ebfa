//! What a viewer may know, built field by field from the state.

use orrery_engine::Viewer;

use crate::state::StarCraft;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The round.
    pub round: u8,
}

impl View {
    pub(crate) const fn of(game: &StarCraft, _viewer: Viewer) -> Self {
        Self { round: game.round }
    }
}
