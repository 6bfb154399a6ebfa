//! What others see of an action.

use orrery_engine::appraise::trace_of;
use orrery_engine::{Game, Log, Seat, Status, Viewer};

use crate::action::Action;
use crate::frame::Frame;
use crate::state::StarCraft;

/// What `viewer` sees of an action as a number. Much is done in two steps of which others see the second alone: who
/// goes before where to, what is bought before how it is paid for. So the action is taken, and what it showed counts.
pub(super) fn trace(game: &StarCraft, seat: Seat, action: Action, viewer: Seat) -> u64 {
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
    // Everybody sees whose order is executed and how far regrouping has come, although nothing may happen in a step.
    let (order, step) = match after.stack.iter().next() {
        Some(Frame::Execute(frame)) => (frame.order().map(|(planet, _)| (frame.seat(), planet)), None),
        Some(Frame::Regroup(frame)) => (None, Some(frame)),
        _ => (None, None),
    };
    // Losses are chosen one by one in the open.
    trace_of(&(events, asked, order, step, after.battle.picked, after.battle.named))
}
