//! Listing, checking and applying a decision: the top frame alone decides what is asked.

use orrery_engine::{ChanceOutcome, Illegal, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::BroodFrame;
use crate::rules;
use crate::state::StarCraft;

impl StarCraft {
    /// Every action `seat` may take now.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.stack.top() else { return };
        if !self.winners.is_empty() || !self.asked(frame).contains(seat) {
            return;
        }
        match frame {
            Frame::Galaxy(frame) => self.list_galaxy(seat, frame, actions),
            Frame::Planning => self.list_planning(seat, actions),
            Frame::Execute(frame) => self.list_execution(frame, actions),
            Frame::Build(frame) => self.list_build(frame, actions),
            Frame::Pay(frame) => self.list_pay(frame, actions),
            Frame::Mobilize(frame) => self.list_mobilize(frame, actions),
            Frame::Research(frame) => self.list_research(frame, actions),
            Frame::Battle(frame) => self.list_battle(frame, actions),
            Frame::Regroup(frame) => self.list_regroup(seat, frame, actions),
            Frame::Card(frame) => self.list_card(seat, frame, actions),
            Frame::Scuttle { seat } => self.list_scuttle(seat, actions),
            Frame::Recall(frame) => self.list_recall(frame, actions),
            Frame::Draw { .. } => (),
            Frame::Brood(frame) => self.list_brood(seat, frame, actions),
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
            return Err(if self.in_game.contains(seat) {
                rules::NOT_YOUR_DECISION
            } else {
                rules::ELIMINATED
            });
        }
        match frame {
            Frame::Galaxy(frame) => self.check_galaxy(seat, frame, action),
            Frame::Planning => self.check_planning(seat, action),
            Frame::Execute(frame) => self.check_execution(frame, action),
            Frame::Build(frame) => self.check_build(frame, action),
            Frame::Pay(frame) => self.check_pay(frame, action),
            Frame::Mobilize(frame) => self.check_mobilize(frame, action),
            Frame::Research(frame) => self.check_research(frame, action),
            Frame::Battle(frame) => self.check_battle(frame, action),
            Frame::Regroup(frame) => self.check_regroup(seat, frame, action),
            Frame::Card(frame) => self.check_card(seat, frame, action),
            Frame::Scuttle { seat } => self.check_scuttle(seat, action),
            Frame::Recall(frame) => self.check_recall(frame, action),
            Frame::Draw { .. } => Err(rules::NOT_YOUR_DECISION),
            Frame::Brood(frame) => self.check_brood(seat, frame, action),
        }
    }

    /// Takes a checked action, up to the point where frames run by themselves.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.stack.top() else { return };
        match frame {
            Frame::Galaxy(frame) => self.take_galaxy(seat, frame, action, log),
            Frame::Planning => self.take_planning(seat, action, log),
            Frame::Execute(frame) => self.take_execution(frame, action, log),
            Frame::Build(frame) => self.take_build(frame, action, log),
            Frame::Pay(frame) => self.take_pay(frame, action, log),
            Frame::Mobilize(frame) => self.take_mobilize(frame, action, log),
            Frame::Research(frame) => self.take_research(frame, action, log),
            Frame::Battle(frame) => self.take_battle(frame, action, log),
            Frame::Regroup(frame) => self.take_regroup(seat, frame, action, log),
            Frame::Card(frame) => self.take_card(seat, frame, action, log),
            Frame::Scuttle { seat } => self.take_scuttle(seat, action, log),
            Frame::Recall(frame) => self.take_recall(frame, action, log),
            Frame::Brood(frame) => self.take_brood(seat, frame, action, log),
            Frame::Draw { .. } => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Feeds the lot or shuffle that the top frame waits for.
    pub(crate) fn feed(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match self.stack.top() {
            Some(Frame::Galaxy(frame)) => self.feed_galaxy(frame, outcome, log),
            Some(Frame::Execute(frame)) => self.feed_execution(frame, outcome, log),
            Some(Frame::Research(frame)) => self.feed_research(frame, outcome, log),
            Some(Frame::Regroup(frame)) => self.feed_regroup(frame, outcome, log),
            Some(Frame::Battle(frame)) => self.feed_battle(frame),
            Some(Frame::Draw { seat, .. }) => self.feed_draw(seat, outcome, log),
            Some(Frame::Brood(BroodFrame::Shuffle { seat })) => self.feed_leadership(seat, outcome, log),
            frame => unreachable!("{outcome:?} does not answer {frame:?}"),
        }
    }
}
