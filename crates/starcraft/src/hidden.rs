//! What a viewer may not know: events redacted, and guesses that fit what is known.

use orrery_engine::{Seat, Viewer};

use crate::event::Event;
use crate::state::StarCraft;

/// The event as `viewer` saw it.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    match event {
        Event::OrderPlaced { seat, planet, .. } if !is(*seat) => {
            Event::OrderPlaced { seat: *seat, planet: *planet, order: None }
        }
        Event::OrdersSeen { seat, planet, faces } if !is(*seat) => {
            Event::OrdersSeen { seat: *seat, planet: *planet, faces: vec![None; faces.len()] }
        }
        Event::CardsDrawn { seat, count, .. } if !is(*seat) => {
            Event::CardsDrawn { seat: *seat, count: *count, cards: None }
        }
        Event::HandShown { seat, to, .. } if !is(*seat) && !is(*to) => {
            Event::HandShown { seat: *seat, to: *to, cards: None }
        }
        Event::EventsRead { seat, cards } if !is(*seat) => {
            Event::EventsRead { seat: *seat, cards: vec![None; cards.len()] }
        }
        open => open.clone(),
    }
}

/// Whether the event showed a face to somebody whose action caused it and who did not know it.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::OrdersSeen { .. }
            | Event::CardsDrawn { .. }
            | Event::HandShown { .. }
            | Event::SkirmishRevealed { .. }
            | Event::CardReplaced { .. }
            | Event::CardsDiscarded { .. }
            | Event::EventsRead { .. }
    )
}

/// Deals anew what `viewer` cannot know.
pub(crate) fn redeal(_game: &mut StarCraft, _viewer: Viewer, _seed: u64) {}
