//! Combats as contests whose odds can be told.

use orrery_engine::{Contest, Contests, Game, Log, Message, Seat, Verdict};

use crate::action::Action;
use crate::cards::{Role, Side, System, Theatre, Unit};
use crate::describe;
use crate::frame::Frame;
use crate::place::Force;
use crate::state::Rebellion;

impl Contests for Rebellion {
    type Place = System;
    type Piece = Unit;

    fn place_name(place: System) -> Message {
        describe::system_name(place)
    }

    fn piece_key(piece: Unit) -> &'static str {
        describe::unit_key(piece)
    }

    /// The combat being fought, or the one that the units which have moved will begin (RB 6.1.8).
    fn contest(&self) -> Option<Contest<System, Unit>> {
        let (place, attacker) = if self.combat.active {
            (self.combat.system, self.combat.first)
        } else {
            let Some(Frame::Move(movement)) = self.stack.top() else { return None };
            let to = movement.to.system()?;
            if !Theatre::BOTH.iter().any(|&theatre| self.share(to, theatre)) {
                return None;
            }
            (to, movement.side)
        };
        let force = self.force(place);
        let seats = [attacker, attacker.other()].map(|side| self.seat_of(side, Role::General));
        let forces = [attacker, attacker.other()].map(|side| staked(force, side));
        Some(Contest { place, seats, forces })
    }

    fn join(&mut self) {
        let Some(Frame::Move(movement)) = self.stack.top() else { return };
        if self.check(movement.seat, Action::Finish).is_ok() {
            self.apply_unchecked(movement.seat, Action::Finish, &mut Log::off());
        }
    }

    fn is_settled(&self) -> bool {
        !self.combat.active && !matches!(self.stack.top(), Some(Frame::Combat(_)))
    }

    fn verdict(&self, contest: &Contest<System, Unit>) -> Verdict {
        let force = self.force(contest.place);
        let attacker = self.side_of_seat(contest.seats[0]).unwrap_or(Side::Empire);
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

/// Each type once, with its number.
fn staked(force: &Force, side: Side) -> Vec<(Unit, u32)> {
    Unit::of(side)
        .filter(|&unit| force.count(unit) > 0)
        .map(|unit| (unit, u32::from(force.count(unit))))
        .collect()
}
