//! Battles as contests whose odds can be told.

use orrery_engine::{Contest, Contests, Game, Log, Message, Misstated, Seat, Staged, Terms, Verdict};

use crate::action::Action;
use crate::cards::Unit;
use crate::combat::Role;
use crate::describe;
use crate::frame::Frame;
use crate::squad::Squad;
use crate::state::{Area, StarCraft};

impl Contests for StarCraft {
    type Place = Area;
    type Piece = Unit;

    fn stage(terms: &Terms<'_>) -> Result<Staged<Self>, Misstated> {
        super::stage::stage(terms)
    }

    fn place_name(place: Area) -> Message {
        describe::area_name(place)
    }

    fn piece_key(piece: Unit) -> &'static str {
        describe::unit_key(piece)
    }

    /// The battle being fought, or the one that the units which have landed will begin (SC 11.4.2).
    fn contest(&self) -> Option<Contest<Area, Unit>> {
        if let Some(place) = self.battle.area {
            let forces = Role::BOTH.map(|role| staked(self.force(role)));
            return Some(Contest { place, seats: self.battle.seats, forces });
        }
        let place = self.landing_area().filter(|_| !self.landing.is_empty())?;
        let defender = self.area(place).owner?;
        let forces = [staked(self.landing), staked(self.area(place).units)];
        Some(Contest { place, seats: [self.active()?, defender], forces })
    }

    fn join(&mut self) {
        let Some(Frame::Mobilize(frame)) = self.stack.top() else { return };
        if self.check(frame.seat, Action::Finish).is_ok() {
            self.apply_unchecked(frame.seat, Action::Finish, &mut Log::off());
        }
    }

    fn is_settled(&self) -> bool {
        !self.battle.is_fought() && self.landing.is_empty()
    }

    fn verdict(&self, contest: &Contest<Area, Unit>) -> Verdict {
        match self.area(contest.place).owner {
            Some(owner) if owner == contest.seats[0] => Verdict::Attacker,
            Some(_) => Verdict::Defender,
            None => Verdict::Nobody,
        }
    }

    fn pieces(&self, seat: Seat, piece: Unit) -> u32 {
        u32::from(self.figures(seat, piece))
    }
}

/// Each type once, with its number.
fn staked(units: Squad) -> Vec<(Unit, u32)> {
    units.types().map(|unit| (unit, u32::from(units.count(unit)))).collect()
}
