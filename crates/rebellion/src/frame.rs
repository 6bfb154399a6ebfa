//! Frames: what is being resolved, innermost last; and `advance`, which runs them until one has to ask.

use orrery_engine::{Chance, Log, Outcome, SeatSet, Stack, Status};
use serde::{Deserialize, Serialize};

use crate::cards::{Leader, Role, Side, System, Unit};
use crate::combat::CombatStep;
use crate::event::Event;
use crate::phase::{Choose, EndStep, MissionStep, Movement, Pile, RefreshStep, SetupStep, Turn};
use crate::place::{Place, Systems};
use crate::state::Rebellion;

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// RB 2: setup.
    Setup(SetupStep),
    /// RB 4: a side assigns leaders; in a team game first the admiral, then the general.
    Assign { side: Side, role: Option<Role> },
    /// RB 5.1: a turn of the Command phase.
    Turn(Turn),
    /// RB 5.3: the end of the Command phase.
    End(EndStep),
    /// RB 6.2: units move.
    Move(Movement),
    /// RB 6.1.8: wherever units of both sides meet now, they fight; `by` started it, coming from `origins` to `place`.
    Clash { by: Side, place: Place, origins: Systems },
    /// RB 9: a combat.
    Combat(CombatStep),
    /// RB 8: a mission.
    Mission(MissionStep),
    /// A choice that an effect demands (RB 1.6.1).
    Choose(Choose),
    /// RB 10.4: a leader is about to be captured.
    Capture { leader: Leader },
    /// RB 11.6.7: units without a carrier in a destroyed system.
    Excess { side: Side, system: System },
    /// RB 12.10: units are gained.
    Gain { side: Side, place: Place, unit: Unit, left: u8 },
    /// RB 13.1.3: so many cards are still to be drawn; waits for a shuffle.
    Draw { side: Side, pile: Pile, left: u8 },
    /// RB 12: the Refresh phase.
    Refresh(RefreshStep),
}

impl Rebellion {
    /// What the game waits for, or how it ended.
    #[inline]
    pub(crate) fn status_or_over(&self) -> Status {
        if self.winners.is_empty() {
            self.status_of_top()
        } else {
            Status::Over(Outcome { winners: self.winners })
        }
    }

    /// What the game waits for: the top frame alone decides.
    #[inline]
    fn status_of_top(&self) -> Status {
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
            Frame::Setup(step) => step.chance(),
            Frame::End(step) => step.chance(),
            Frame::Combat(step) => self.chance_in_combat(step),
            Frame::Mission(step) => self.chance_in_mission(step),
            Frame::Choose(choose) => choose.chance(),
            Frame::Draw { .. } => Some(Chance::Shuffle),
            _ => None,
        }
    }

    /// Who owes a decision while this frame is on top.
    #[inline]
    pub(crate) fn asked(&self, frame: Frame) -> SeatSet {
        match frame {
            Frame::Setup(step) => self.asked_in_setup(step),
            Frame::Assign { side, role } => SeatSet::only(self.assigner(side, role)),
            Frame::Turn(turn) => SeatSet::only(self.seat_on_turn(turn)),
            Frame::End(step) => self.asked_at_end(step),
            Frame::Move(movement) => SeatSet::only(movement.seat),
            Frame::Combat(step) => self.asked_in_combat(step),
            Frame::Mission(step) => self.asked_in_mission(step),
            Frame::Choose(choose) => SeatSet::only(self.chooser(choose)),
            Frame::Capture { leader } => SeatSet::only(self.controller(leader)),
            Frame::Excess { side, .. } | Frame::Gain { side, .. } => {
                SeatSet::only(self.seat_of(side, Role::Admiral))
            }
            Frame::Refresh(step) => self.asked_in_refresh(step),
            Frame::Clash { .. } | Frame::Draw { .. } => SeatSet::EMPTY,
        }
    }

    /// Runs frames until one of them has to ask, of a player or of chance.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        while self.winners.is_empty() {
            let Some(frame) = self.stack.top() else { return };
            // What holds at all times is looked after between two steps, but not while units are on their way.
            if !Self::in_motion(frame) && self.settle(log) {
                continue;
            }
            // Each chapter runs its frame and says whether it went on; if not, the frame asks.
            let went_on = match frame {
                Frame::Setup(step) => self.run_setup(step, log),
                Frame::Assign { .. } => false,
                Frame::Turn(turn) => self.run_turn(turn, log),
                Frame::End(step) => self.run_end(step, log),
                Frame::Move(movement) => self.run_movement(movement, log),
                Frame::Clash { by, place, origins } => self.run_clash(by, place, origins, log),
                Frame::Combat(step) => self.run_combat(step, log),
                Frame::Mission(step) => self.run_mission(step, log),
                Frame::Choose(choose) => self.run_choose(choose, log),
                Frame::Capture { leader } => self.run_capture(leader, log),
                Frame::Excess { side, system } => self.run_excess(side, system),
                Frame::Gain { side, place, unit, left } => self.run_gain(side, place, unit, left, log),
                Frame::Draw { side, pile, left } => self.run_draw(side, pile, left, log),
                Frame::Refresh(step) => self.run_refresh(step, log),
            };
            if !went_on {
                return;
            }
        }
        self.stack = Stack::new();
    }
}
