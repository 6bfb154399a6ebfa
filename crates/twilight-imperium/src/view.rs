//! What a viewer may know.

use orrery_engine::Viewer;

use crate::state::TwilightImperium;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {}

impl View {
    pub(crate) fn of(_game: &TwilightImperium, _viewer: Viewer) -> Self {
        Self {}
    }
}
