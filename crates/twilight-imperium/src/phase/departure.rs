//! A player leaves the table: what is being resolved with that player is dropped (TI G133).

use orrery_engine::{Log, Seat, Stack};

use super::{StrategyStep, Tactical};
use crate::action::Outcome;
use crate::cards::ActionCard;
use crate::combat::Combat;
use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::phase::agenda::AgendaStep;
use crate::state::{CardZone, TwilightImperium};

impl Moment {
    /// Whether the moment is about something that a seat has done or suffered.
    fn is_about(self, seat: Seat) -> bool {
        match self {
            Self::StrategyChosen { seat: own, .. }
            | Self::CardPlayed { seat: own, .. }
            | Self::Cannon { seat: own }
            | Self::RetreatAnnounced { seat: own }
            | Self::Rolled { seat: own }
            | Self::Hits { seat: own, .. }
            | Self::Destroyed { seat: own, .. }
            | Self::Gaining { seat: own, .. }
            | Self::Production { seat: own, .. }
            | Self::Produced { seat: own, .. }
            | Self::Replenished { seat: own }
            | Self::Researched { seat: own, .. }
            | Self::Enriched { seat: own }
            | Self::Resolved { seat: own, .. }
            | Self::DockPlaced { seat: own, .. }
            | Self::StrategyReturn { seat: own }
            | Self::Voted { seat: own }
            | Self::Elected { seat: own }
            | Self::GreatShipDestroyed { by: own }
            | Self::BombardedLast { by: own }
            | Self::CannonLast { by: own } => own == seat,
            Self::Sustained { seat: own, by, .. } => own == seat || by == Some(seat),
            Self::Gained { seat: own, from, .. } => own == seat || from == Some(seat),
            Self::StrategyStart
            | Self::StrategyEnd
            | Self::TurnStart
            | Self::Activated
            | Self::Moved
            | Self::Round
            | Self::RoundEnd
            | Self::CombatEnd
            | Self::InvasionStart
            | Self::Landed
            | Self::ActionDone
            | Self::StatusStart
            | Self::StatusEnd
            | Self::AgendaStart
            | Self::Reveal
            | Self::Revealed
            | Self::BeforeVote
            | Self::SpeakerVoted => false,
        }
    }
}

impl TwilightImperium {
    /// Whether a frame is about a seat and cannot go on without it.
    fn needs_seat(&self, frame: Frame, seat: Seat) -> bool {
        match frame {
            Frame::Roll(roll) => roll.seat == seat,
            Frame::Hits(hits) => hits.seat == seat || hits.by == seat,
            Frame::Produce(produce) => produce.seat == seat,
            Frame::Pay(payment) => payment.seat == seat,
            Frame::Research { seat: own }
            | Frame::Prerequisites { seat: own, .. }
            | Frame::GainTokens { seat: own, .. }
            | Frame::Redistribute { seat: own, .. }
            | Frame::PlaceToken { seat: own, .. }
            | Frame::Excess { seat: own, .. }
            | Frame::Discard { seat: own, .. }
            | Frame::ReturnSecret { seat: own }
            | Frame::Draw { seat: own, .. }
            | Frame::Revive { seat: own, .. }
            | Frame::Depart { seat: own, .. } => own == seat,
            Frame::Play { seat: own, target, .. } => {
                own == seat || target.is_some_and(|target| target.is_of(seat))
            }
            Frame::Window(window) => window.moment.is_about(seat),
            Frame::Choose(choose) => choose.seat == seat || choose.ask.shown_hand() == Some(seat),
            Frame::Deal(deal) => deal.from == seat || deal.to == seat,
            Frame::Combat(_) => self.combat.involves(seat),
            Frame::Setup(_)
            | Frame::Strategy(_)
            | Frame::Turn(_)
            | Frame::Strategic(_)
            | Frame::Tactical(_)
            | Frame::Voyage(_)
            | Frame::Invasion(_)
            | Frame::Shuffle(_)
            | Frame::Status(_)
            | Frame::Agenda(_) => false,
        }
    }

    /// Takes a player out of the game in the middle of anything: what needs the player is dropped, with all that is
    /// being resolved in it.
    pub(crate) fn depart(&mut self, seat: Seat, log: &mut Log<Event>) {
        let frames: Vec<Frame> = self.stack.iter().collect();
        let kept = frames.iter().position(|&frame| self.needs_seat(frame, seat)).unwrap_or(frames.len());
        self.stack = Stack::new();
        frames[..kept].iter().for_each(|&frame| self.stack.push(frame));
        if self.combat.involves(seat) {
            self.combat = Combat::default();
        }
        if frames[kept..].iter().any(|frame| matches!(frame, Frame::Deal(_))) {
            self.bargain.lots = Default::default();
        }
        self.discard_abandoned(log);
        match self.stack.top() {
            Some(Frame::Strategy(StrategyStep::Chosen { first, at, .. }))
                if first.clockwise(at % self.players, self.players) == seat =>
            {
                self.go(Frame::Strategy(StrategyStep::Choose { first, at: at + 1 }));
            }
            Some(Frame::Agenda(AgendaStep::Cast { at }))
                if self.ballot.order.get(usize::from(at)) == Some(&seat) =>
            {
                self.go(Frame::Agenda(AgendaStep::Vote { at: at + 1 }));
            }
            _ => (),
        }
        self.ballot.choice[seat.index()] = None;
        self.ballot.votes[seat.index()] = 0;
        self.ballot.barred.insert(seat);
        self.ballot.predictions = self.ballot.predictions.iter().filter(|own| own.seat != seat).collect();
        if self.ballot.result == Some(Outcome::Player(seat)) {
            self.ballot.result = None;
            if self.stack.top() == Some(Frame::Agenda(AgendaStep::Resolve)) {
                self.go(Frame::Agenda(AgendaStep::Count));
            }
        }
        if self.tactical.mutated == Some(seat) {
            self.tactical.mutated = None;
        }
        if self.active == Some(seat) {
            self.tactical = Tactical::default();
        }
        self.eliminate(seat, log);
    }

    /// Cards whose playing was dropped are discarded.
    fn discard_abandoned(&mut self, log: &mut Log<Event>) {
        let mut playing: Vec<ActionCard> = self
            .stack
            .iter()
            .filter_map(|frame| match frame {
                Frame::Play { card, .. } => Some(card),
                _ => None,
            })
            .collect();
        for card in self.cards.get(CardZone::Played as usize).to_vec() {
            if let Some(at) = playing.iter().position(|&own| own == card) {
                playing.swap_remove(at);
            } else {
                self.cards.shift_card(CardZone::Played as usize, card, CardZone::Discard as usize);
                log.push(|| Event::CardCancelled { card });
            }
        }
    }
}
