//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::Viewer;

use crate::event::Event;
use crate::state::TwilightImperium;

/// The event as `viewer` saw it.
pub(crate) fn seen_by(event: &Event, _viewer: Viewer) -> Event {
    event.clone()
}

/// Whether the event showed a face to somebody whose action caused it and who did not know it.
pub(crate) const fn reveals(_event: &Event) -> bool {
    false
}

/// Deals anew what `viewer` cannot know.
pub(crate) fn redeal(_game: &mut TwilightImperium, _viewer: Viewer, _seed: u64) {}
