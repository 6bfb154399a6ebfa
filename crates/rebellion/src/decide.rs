//! Listing, checking and applying a decision: the top frame alone decides what is asked.

use orrery_engine::{ChanceOutcome, Illegal, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::state::Rebellion;

impl Rebellion {
    /// Every action `seat` may take now.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.stack.top() else { return };
        if !self.winners.is_empty() {
            return;
        }
        if !self.asked(frame).contains(seat) {
            return;
        }
        match frame {
            Frame::Setup(step) => self.list_setup(step, actions),
            Frame::Assign { side, role } => self.list_assignment(side, role, actions),
            Frame::Turn(turn) => self.list_turn(turn, actions),
            Frame::End(step) => self.list_end(step, actions),
            Frame::Move(movement) => self.list_movement(movement, actions),
            Frame::Combat(step) => self.list_combat(seat, step, actions),
            Frame::Mission(step) => self.list_mission(seat, step, actions),
            Frame::Choose(choose) => self.list_choose(choose, actions),
            Frame::Capture { leader } => self.list_capture(leader, actions),
            Frame::Excess { side, system } => self.list_excess(side, system, actions),
            Frame::Gain { unit, .. } => self.list_gain(unit, actions),
            Frame::Refresh(step) => self.list_refresh(seat, step, actions),
            Frame::Clash { .. } | Frame::Draw { .. } => (),
        }
    }

    /// Whether `seat` may take `action` now and, if not, which rule forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if seat.0 >= self.setup.players {
            return Err(rules::NO_SUCH_SEAT);
        }
        let Some(frame) = self.stack.top() else { return Err(rules::GAME_OVER) };
        if !self.asked(frame).contains(seat) {
            return Err(if self.left.contains(seat) { rules::LEFT } else { rules::NOT_YOUR_DECISION });
        }
        let mut listed = Vec::new();
        self.list(seat, &mut listed);
        if listed.contains(&action) { Ok(()) } else { Err(self.refusal(seat, frame, action)) }
    }

    /// Takes a checked action, up to the point where frames run by themselves.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.stack.top() else { return };
        match frame {
            Frame::Setup(step) => self.take_setup(step, action, log),
            Frame::Assign { side, role } => self.take_assignment(side, role, action, log),
            Frame::Turn(turn) => self.take_turn(turn, action, log),
            Frame::End(step) => self.take_end(step, action, log),
            Frame::Move(movement) => self.take_movement(movement, action, log),
            Frame::Combat(step) => self.take_combat(seat, step, action, log),
            Frame::Mission(step) => self.take_mission(seat, step, action, log),
            Frame::Choose(choose) => self.take_choose(choose, action, log),
            Frame::Capture { leader } => self.take_capture(leader, action, log),
            Frame::Excess { system, .. } => self.take_excess(system, action, log),
            Frame::Gain { side, place, unit, left } => self.take_gain(side, place, unit, left, action, log),
            Frame::Refresh(step) => self.take_refresh(seat, step, action, log),
            Frame::Clash { .. } | Frame::Draw { .. } => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Feeds the dice or shuffle that the top frame waits for.
    pub(crate) fn feed(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match self.stack.top() {
            Some(Frame::Setup(step)) => self.feed_setup(step, outcome, log),
            Some(Frame::End(step)) => self.feed_end(step, outcome),
            Some(Frame::Combat(step)) => self.feed_combat(step, outcome, log),
            Some(Frame::Mission(step)) => self.feed_mission(step, outcome, log),
            Some(Frame::Choose(choose)) => self.feed_choose(choose, outcome, log),
            Some(Frame::Draw { side, pile, .. }) => self.feed_draw(side, pile, outcome),
            frame => unreachable!("{outcome:?} does not answer {frame:?}"),
        }
    }
}
