//! The vote at hand. All of it is open.

use orrery_engine::{Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::action::Outcome;
use crate::cards::{ActionCard, Agenda};
use crate::frame::Frame;
use crate::phase::AgendaStep;
use crate::state::{Phase, TwilightImperium};

/// The vote at hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BallotView {
    /// Which agenda of the phase this is: 1 or 2.
    pub number: u8,
    /// What is voted on; `None` before a card is revealed.
    pub agenda: Option<Agenda>,
    /// Whether it is a law in play that is voted on again.
    pub again: bool,
    /// What it can come to, with the running count.
    pub outcomes: Vec<OutcomeView>,
    /// The order of voting; empty before the vote.
    pub order: Vec<Seat>,
    /// Who votes now.
    pub voting: Option<Seat>,
    /// Who has still to vote, whoever votes now included.
    pub waiting: SeatSet,
    /// Who cannot vote on this agenda.
    pub barred: SeatSet,
    /// How many votes each seat could cast with readied planets, by seat.
    pub available: Vec<u8>,
    /// The predictions; they are made aloud.
    pub predictions: Vec<PredictionView>,
    /// What was decided.
    pub result: Option<Outcome>,
    /// A law that is to be voted on again after this agenda.
    pub next: Option<Agenda>,
}

/// An outcome and who is for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OutcomeView {
    /// The outcome.
    pub outcome: Outcome,
    /// The votes cast for it.
    pub votes: u16,
    /// Who cast them.
    pub voters: Vec<VoteView>,
}

/// The votes of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct VoteView {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub votes: u8,
}

/// A prediction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PredictionView {
    /// Who made it.
    pub seat: Seat,
    /// The rider; without one it is the ability *Galactic Threat*.
    pub card: Option<ActionCard>,
    /// What was predicted.
    pub outcome: Outcome,
}

impl BallotView {
    pub(super) fn of(game: &TwilightImperium) -> Option<Self> {
        if game.phase != Phase::Agenda {
            return None;
        }
        let ballot = &game.ballot;
        let order: Vec<Seat> = ballot.order.iter().collect();
        let frame = game.stack.iter().rev().find_map(|frame| match frame {
            Frame::Agenda(step) => Some(step),
            _ => None,
        });
        let (at, voting) = match frame {
            Some(AgendaStep::Vote { at } | AgendaStep::Cast { at }) => (usize::from(at), true),
            Some(AgendaStep::Begin | AgendaStep::Reveal | AgendaStep::Revealed | AgendaStep::Open) => {
                (0, false)
            }
            _ => (order.len(), false),
        };
        let seats = || Seat::all(game.players);
        let outcome = |outcome: Outcome| OutcomeView {
            outcome,
            votes: game.votes_for(outcome),
            voters: seats()
                .filter(|seat| ballot.choice[seat.index()] == Some(outcome))
                .map(|seat| VoteView { seat, votes: ballot.votes[seat.index()] })
                .collect(),
        };
        Some(Self {
            number: ballot.number,
            agenda: ballot.agenda,
            again: ballot.again,
            outcomes: ballot
                .agenda
                .map(|agenda| game.outcomes(agenda).into_iter().map(outcome).collect())
                .unwrap_or_default(),
            voting: order.get(at).copied().filter(|_| voting),
            waiting: order.iter().skip(at).copied().filter(|&seat| game.can_vote(seat)).collect(),
            order,
            barred: game.alive().filter(|&seat| !game.can_vote(seat)).collect(),
            available: seats().map(|seat| game.votes_at_hand(seat)).collect(),
            predictions: ballot
                .predictions
                .iter()
                .map(|own| PredictionView { seat: own.seat, card: own.card, outcome: own.outcome })
                .collect(),
            result: ballot.result,
            next: ballot.next,
        })
    }
}
