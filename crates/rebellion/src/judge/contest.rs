//! Combats and missions as contests whose odds can be told.

use orrery_engine::{Contest, Contests, Game, Log, Message, Misstated, Seat, Staged, Terms, Verdict};

use crate::action::Action;
use crate::cards::{Mode, Role, Side, System, Theatre, Unit};
use crate::describe;
use crate::frame::Frame;
use crate::lineup;
use crate::phase::MissionStep;
use crate::place::Force;
use crate::state::Rebellion;

/// What a contest is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// A combat in a system.
    Combat(System),
    /// The attempt of a mission in a system.
    Attempt(System),
}

impl Stake {
    /// Where it happens.
    const fn system(self) -> System {
        match self {
            Self::Combat(system) | Self::Attempt(system) => system,
        }
    }
}

impl Contests for Rebellion {
    type Place = Stake;
    type Piece = Unit;

    fn stage(terms: &Terms<'_>) -> Result<Staged<Self>, Misstated> {
        lineup::stage(terms)
    }

    fn place_name(place: Stake) -> Message {
        describe::system_name(place.system())
    }

    fn piece_key(piece: Unit) -> &'static str {
        describe::unit_key(piece)
    }

    /// The combat being fought, the one that the units which have moved will begin (RB 6.1.8), or the attempt of a mission
    /// that is not decided yet; nothing is staked on that but its success.
    fn contest(&self) -> Option<Contest<Stake, Unit>> {
        if self.combat.active {
            return Some(self.fight_over(self.combat.system, self.combat.first));
        }
        match self.stack.top()? {
            Frame::Move(movement) => {
                let to = movement.to.system()?;
                let meets = Theatre::BOTH.iter().any(|&theatre| self.share(to, theatre));
                meets.then(|| self.fight_over(to, movement.side))
            }
            Frame::Mission(step) if is_told(step) && self.run.mission.def().mode == Mode::Attempt => {
                let place = Stake::Attempt(self.run.place.system()?);
                let side = self.run.mission.def().side;
                let seats = [self.run.seat, self.seat_of(side.other(), Role::General)];
                Some(Contest { place, seats, forces: [Vec::new(), Vec::new()] })
            }
            _ => None,
        }
    }

    fn join(&mut self) {
        let Some(Frame::Move(movement)) = self.stack.top() else { return };
        if self.check(movement.seat, Action::Finish).is_ok() {
            self.apply_unchecked(movement.seat, Action::Finish, &mut Log::off());
        }
    }

    fn is_settled(&self) -> bool {
        let trying = matches!(self.stack.top(), Some(Frame::Mission(step)) if is_open(step));
        !self.combat.active && !trying
    }

    fn verdict(&self, contest: &Contest<Stake, Unit>) -> Verdict {
        let system = match contest.place {
            Stake::Attempt(_) if self.run.success => return Verdict::Attacker,
            Stake::Attempt(_) => return Verdict::Defender,
            Stake::Combat(system) => system,
        };
        let attacker = self.side_of_seat(contest.seats[0]).unwrap_or(Side::Empire);
        let force = self.force(system);
        match (force.has_side(attacker), force.has_side(attacker.other())) {
            (true, false) => Verdict::Attacker,
            (_, true) => Verdict::Defender,
            (false, false) => Verdict::Nobody,
        }
    }

    fn pieces(&self, _seat: Seat, piece: Unit) -> u32 {
        u32::from(self.in_play(piece))
    }
}

/// Whether it is still open how a mission ends.
const fn is_open(step: MissionStep) -> bool {
    use MissionStep::*;
    matches!(
        step,
        Place
            | Blindside
            | Oppose { .. }
            | BeforeRoll { .. }
            | Roll { .. }
            | AfterRoll
            | Die { .. }
            | Reroll
            | Verdict
            | Failed
    )
}

/// Whether the odds of a mission can be told: its place is chosen, and it is open how it ends or has just come out.
const fn is_told(step: MissionStep) -> bool {
    matches!(step, MissionStep::Shown { .. }) || (is_open(step) && !matches!(step, MissionStep::Place))
}

impl Rebellion {
    fn fight_over(&self, system: System, attacker: Side) -> Contest<Stake, Unit> {
        let force = self.force(system);
        let seats = [attacker, attacker.other()].map(|side| self.seat_of(side, Role::General));
        let forces = [attacker, attacker.other()].map(|side| staked(force, side));
        Contest { place: Stake::Combat(system), seats, forces }
    }
}

/// Each type once, with its number.
fn staked(force: &Force, side: Side) -> Vec<(Unit, u32)> {
    Unit::of(side)
        .filter(|&unit| force.count(unit) > 0)
        .map(|unit| (unit, u32::from(force.count(unit))))
        .collect()
}
