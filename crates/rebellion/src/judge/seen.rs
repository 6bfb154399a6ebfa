//! What others see of an action.

use orrery_engine::appraise::trace_of;
use orrery_engine::{Game, Log, Seat, Status, Viewer};

use crate::action::Action;
use crate::hidden::side_of_viewer;
use crate::state::{ObjectiveZone, Rebellion};
use crate::view::{CombatView, MissionView, MovementView, ObjectiveBack, RoundView, SideView};

/// What `viewer` sees of an action as a number: missions are assigned, projects chosen and bases hidden face down, and
/// much is shown only once both sides have decided. So the action is taken, and what it showed counts.
pub(super) fn trace(game: &Rebellion, seat: Seat, action: Action, viewer: Seat) -> u64 {
    let mut after = game.clone();
    let mut events = Vec::new();
    after.apply_unchecked(seat, action, &mut Log::to(&mut events));
    for event in &mut events {
        *event = after.seen_by(event, Viewer::Seat(viewer));
    }
    let asked = match after.status() {
        Status::Decision(seats) => Some(seats),
        Status::Chance(_) | Status::Over(_) => None,
    };
    // Dice, damage and units on their way lie open, although not every step with them is told.
    let open =
        (MissionView::of(&after), CombatView::of(&after), MovementView::of(&after), RoundView::of(&after));
    let [own, other] = [seat, viewer].map(|seat| side_of_viewer(game, Viewer::Seat(seat)));
    // The backs of objectives show their stage (RB 13.3.16).
    let backs =
        [ObjectiveZone::Deck, ObjectiveZone::Hand].map(|zone| ObjectiveBack::all(&after, zone, other));
    // Partners look at the same cards.
    let shared = own.filter(|_| own == other).map(|side| SideView::of(&after, side, own));
    trace_of(&(events, asked, open, backs, shared))
}
