//! Frames: what is being resolved, innermost last; and `advance`, which runs them until one has to ask.

use orrery_engine::{Chance, Log, Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

use crate::combat::BattleFrame;
use crate::event::Event;
use crate::phase::{
    BroodFrame, BuildFrame, CardFrame, ExecuteFrame, GalaxyFrame, MobilizeFrame, PayFrame, RecallFrame,
    RegroupFrame, ResearchFrame,
};
use crate::state::StarCraft;

/// One procedure in progress. Each chapter has frames of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// SC 2, SC 3: setup and the galaxy.
    Galaxy(GalaxyFrame),
    /// SC 5.1.2: players place orders in turn.
    Planning,
    /// SC 6: players execute orders in turn.
    Execute(ExecuteFrame),
    /// SC 10: a Build order.
    Build(BuildFrame),
    /// SC 9: something is being paid for.
    Pay(PayFrame),
    /// SC 11: a Mobilize order, or movement like it.
    Mobilize(MobilizeFrame),
    /// SC 12: a Research order.
    Research(ResearchFrame),
    /// SC 13: a battle.
    Battle(BattleFrame),
    /// SC 7: regrouping.
    Regroup(RegroupFrame),
    /// SC 7.8: the text of an Event card.
    Card(CardFrame),
    /// SC 18.2.1: the active player destroys pieces of his own.
    Scuttle { seat: Seat },
    /// A unit comes to an Arbiter by Recall.
    Recall(RecallFrame),
    /// SC 12.5.1: so many Combat cards are still to be drawn; waits for a shuffle.
    Draw { seat: Seat, left: u8 },
    /// SC 20 to SC 30: what Brood War adds.
    Brood(BroodFrame),
}

impl StarCraft {
    /// What the game waits for: the top frame alone decides.
    #[inline]
    pub(crate) fn status_of_top(&self) -> Status {
        let Some(frame) = self.stack.top() else { unreachable!("a game that is not over has a frame") };
        match self.chance(frame) {
            Some(chance) => Status::Chance(chance),
            None => Status::Decision(self.asked(frame)),
        }
    }

    /// What nature owes while this frame is on top.
    #[inline]
    fn chance(&self, frame: Frame) -> Option<Chance> {
        match frame {
            Frame::Galaxy(frame) => self.chance_in_galaxy(frame),
            Frame::Execute(frame) => frame.chance(),
            Frame::Research(frame) => frame.chance(),
            Frame::Regroup(frame) => frame.chance(),
            Frame::Battle(frame) => frame.chance(),
            Frame::Draw { .. } => Some(Chance::Shuffle),
            Frame::Brood(frame) => frame.chance(),
            Frame::Planning
            | Frame::Build(_)
            | Frame::Pay(_)
            | Frame::Mobilize(_)
            | Frame::Card(_)
            | Frame::Scuttle { .. }
            | Frame::Recall(_) => None,
        }
    }

    /// Who owes a decision while this frame is on top.
    #[inline]
    pub(crate) fn asked(&self, frame: Frame) -> SeatSet {
        match frame {
            Frame::Galaxy(frame) => self.asked_in_galaxy(frame),
            Frame::Planning => self.planner().map_or(SeatSet::EMPTY, SeatSet::only),
            Frame::Execute(frame) => SeatSet::only(frame.seat()),
            Frame::Build(frame) => SeatSet::only(frame.seat),
            Frame::Pay(frame) => SeatSet::only(frame.seat),
            Frame::Mobilize(frame) => SeatSet::only(frame.seat),
            Frame::Research(frame) => SeatSet::only(frame.seat),
            Frame::Battle(frame) => self.asked_in_battle(frame),
            Frame::Regroup(frame) => self.asked_in_regroup(frame),
            Frame::Card(frame) => self.asked_by_card(frame),
            Frame::Scuttle { seat } => SeatSet::only(seat),
            Frame::Recall(frame) => SeatSet::only(frame.seat),
            Frame::Draw { .. } => SeatSet::EMPTY,
            Frame::Brood(frame) => self.asked_by_brood(frame),
        }
    }

    /// The active player: the one who is executing an order or playing an Event card (SC 1.2.14).
    pub(crate) fn active(&self) -> Option<Seat> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Execute(frame) => Some(frame.seat()),
            Frame::Card(frame) => Some(frame.seat),
            // A Defend order is executed, too (SC G77).
            Frame::Mobilize(frame) if frame.march.is_defense() => Some(frame.seat),
            Frame::Brood(BroodFrame::Lead(frame)) => Some(frame.seat),
            _ => None,
        })
    }

    /// Runs frames until one of them has to ask, of a player or of chance.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        while self.winners.is_empty() {
            if self.is_brood_war() {
                self.tidy(log);
                self.avenge();
            }
            let Some(frame) = self.stack.top() else { return };
            if self.is_forsaken(frame) {
                self.stack.pop();
                continue;
            }
            // Each chapter runs its frame and says whether it went on; if not, the frame asks.
            let went_on = match frame {
                Frame::Galaxy(frame) => self.run_galaxy(frame, log),
                Frame::Planning => self.run_planning(log),
                Frame::Execute(frame) => self.run_execution(frame, log),
                Frame::Build(frame) => self.run_build(frame, log),
                Frame::Pay(frame) => self.run_pay(frame, log),
                Frame::Mobilize(frame) => self.run_mobilize(frame, log),
                Frame::Research(frame) => self.run_research(frame, log),
                Frame::Battle(frame) => self.run_battle(frame, log),
                Frame::Regroup(frame) => self.run_regroup(frame, log),
                Frame::Card(frame) => self.run_card(frame, log),
                Frame::Scuttle { .. } | Frame::Recall(_) => false,
                Frame::Brood(frame) => self.run_brood(frame, log),
                Frame::Draw { seat, left } => {
                    self.stack.pop();
                    self.draw(seat, left, log)
                }
            };
            if !went_on {
                return;
            }
        }
        self.stack = orrery_engine::Stack::new();
    }
}
