//! Listing, checking and applying a decision: the top frame alone decides what is asked.

use orrery_engine::{ChanceOutcome, Illegal, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Every action `seat` may take now.
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.stack.top() else { return };
        if !self.winners.is_empty() || self.chance(frame).is_some() || !self.asked(frame).contains(seat) {
            return;
        }
        match frame {
            Frame::Setup(step) => self.list_setup(seat, step, actions),
            Frame::Strategy(step) => self.list_strategy(step, actions),
            Frame::Turn(step) => self.list_turn(step, actions),
            Frame::Strategic(step) => self.list_strategic(step, actions),
            Frame::Tactical(step) => self.list_tactical(step, actions),
            Frame::Voyage(voyage) => self.list_voyage(voyage, actions),
            Frame::Invasion(step) => self.list_invasion(step, actions),
            Frame::Combat(step) => self.list_combat(step, actions),
            Frame::Hits(hits) => self.list_hits(hits, actions),
            Frame::Produce(produce) => self.list_produce(produce, actions),
            Frame::Pay(payment) => self.list_pay(payment, actions),
            Frame::Research { seat } => self.list_research(seat, actions),
            Frame::Prerequisites { seat, tech, missing } => {
                self.list_prerequisites(seat, tech, missing, actions);
            }
            Frame::GainTokens { seat, .. } => self.list_gain_tokens(seat, actions),
            Frame::Redistribute { seat, tactic } => self.list_redistribute(seat, tactic, actions),
            Frame::PlaceToken { seat, .. } => self.list_place_token(seat, actions),
            Frame::Excess { seat, hex, kind } => self.list_excess(seat, hex, kind, actions),
            Frame::Discard { seat, .. } => self.list_discard(seat, actions),
            Frame::ReturnSecret { seat } => self.list_return_secret(seat, actions),
            Frame::Window(window) => self.list_window(seat, window, actions),
            Frame::Play { seat, card, .. } => {
                let targets = self.card_targets(seat, card).unwrap_or_default();
                actions.extend(targets.into_iter().map(Action::Pick));
            }
            Frame::Choose(choose) => self.list_choose(choose, actions),
            Frame::Deal(deal) => self.list_deal(seat, deal, actions),
            Frame::Agenda(step) => self.list_agenda(seat, step, actions),
            Frame::Status(_)
            | Frame::Roll(_)
            | Frame::Draw { .. }
            | Frame::Shuffle(_)
            | Frame::Depart { .. }
            | Frame::Revive { .. } => (),
        }
        self.list_offers(seat, frame, actions);
    }

    /// Whether `seat` may take `action` now and, if not, which rule forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if seat.0 >= self.players {
            return Err(rules::NO_SUCH_SEAT);
        }
        let Some(frame) = self.stack.top() else { return Err(rules::GAME_OVER) };
        if self.chance(frame).is_some() || !self.asked(frame).contains(seat) {
            return Err(if self.out.contains(seat) { rules::ELIMINATED } else { rules::NOT_YOUR_DECISION });
        }
        let mut listed = Vec::new();
        self.list(seat, &mut listed);
        if listed.contains(&action) { Ok(()) } else { Err(self.refusal(seat, frame, action)) }
    }

    /// Takes a checked action, up to the point where frames run by themselves.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.stack.top() else { return };
        if let Action::Offer(to) = action {
            return self.begin_offer(seat, to);
        }
        match frame {
            Frame::Setup(step) => self.take_setup(seat, step, action, log),
            Frame::Strategy(step) => self.take_strategy(step, action),
            Frame::Turn(step) => self.take_turn(step, action, log),
            Frame::Strategic(step) => self.take_strategic(step, action, log),
            Frame::Tactical(step) => self.take_tactical(step, action, log),
            Frame::Voyage(voyage) => self.take_voyage(voyage, action, log),
            Frame::Invasion(step) => self.take_invasion(step, action, log),
            Frame::Combat(step) => self.take_combat(step, action, log),
            Frame::Hits(hits) => self.take_hits(hits, action, log),
            Frame::Produce(produce) => self.take_produce(produce, action, log),
            Frame::Pay(payment) => self.take_pay(payment, action, log),
            Frame::Research { seat } => self.take_research(seat, action, log),
            Frame::Prerequisites { seat, tech, missing } => {
                self.take_prerequisites(seat, tech, missing, action, log);
            }
            Frame::GainTokens { seat, left } => self.take_gain_tokens(seat, left, action, log),
            Frame::Redistribute { seat, tactic } => self.take_redistribute(seat, tactic, action, log),
            Frame::PlaceToken { seat, .. } => self.take_place_token(seat, action, log),
            Frame::Excess { seat, hex, .. } => self.take_excess(seat, hex, action, log),
            Frame::Discard { seat, down_to } => self.take_discard(seat, down_to, action, log),
            Frame::ReturnSecret { seat } => self.take_return_secret(seat, action, log),
            Frame::Window(window) => self.take_window(seat, window, action, log),
            Frame::Play { seat, card, ready, .. } => {
                let Action::Pick(pick) = action else { unreachable!("checked: {action:?} in {frame:?}") };
                self.go(Frame::Play { seat, card, target: Some(pick), ready });
            }
            Frame::Choose(choose) => self.take_choose(choose, action, log),
            Frame::Deal(deal) => self.take_deal(seat, deal, action, log),
            Frame::Agenda(step) => self.take_agenda(seat, step, action, log),
            Frame::Status(_)
            | Frame::Roll(_)
            | Frame::Draw { .. }
            | Frame::Shuffle(_)
            | Frame::Depart { .. }
            | Frame::Revive { .. } => {
                unreachable!("checked: {action:?} in {frame:?}")
            }
        }
    }

    /// Feeds the dice or shuffle that the top frame waits for.
    pub(crate) fn feed(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match self.stack.top() {
            Some(Frame::Setup(step)) => self.feed_setup(step, outcome, log),
            Some(Frame::Tactical(_)) => self.feed_tactical(outcome, log),
            Some(Frame::Roll(_)) => self.feed_roll(outcome),
            Some(Frame::Draw { .. }) => self.feed_draw(outcome, log),
            Some(Frame::Shuffle(deck)) => self.feed_shuffle(deck, outcome, log),
            Some(Frame::Depart { seat, to, flight, rolled }) => {
                self.feed_rift(seat, to, flight, rolled, outcome, log);
            }
            Some(Frame::Revive { seat, left }) => self.feed_revive(seat, left, outcome, log),
            Some(Frame::Choose(choose)) => self.feed_choice(choose, outcome, log),
            frame => unreachable!("{outcome:?} does not answer {frame:?}"),
        }
    }
}
