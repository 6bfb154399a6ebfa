//! Elimination and leaving (SC 8.6, SC G134).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{EventZone, StarCraft};

impl StarCraft {
    /// Eliminates whoever has no base and no unit on the board (SC 8.6.1). Called outside battles (SC G27).
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        let gone: SeatSet = self.in_game.iter().filter(|&seat| !self.is_on_board(seat)).collect();
        if gone.is_empty() || self.round == 0 {
            return;
        }
        for seat in gone.iter() {
            self.in_game.remove(seat);
            log.push(|| Event::Eliminated { seat });
        }
        for seat in gone.iter() {
            self.clear_board_of(seat, log);
        }
        self.discard_orders(log);
        self.check_last_side(gone, log);
    }

    /// Whether a player has a base or a unit, those on the way into a battle included (SC G27).
    fn is_on_board(&self, seat: Seat) -> bool {
        let present = |area| {
            let area = self.area(area);
            area.owner == Some(seat) || area.base == Some(seat)
        };
        let landing = self.active() == Some(seat) && !self.landing.is_empty();
        let fighting =
            || self.battle.is_fought() && self.battle.seats[0] == seat && !self.battle.attackers.is_empty();
        landing || self.areas().any(present) || fighting()
    }

    /// Everything of a player who is out leaves the board; his Event cards are discarded unseen (SC G15).
    fn clear_board_of(&mut self, seat: Seat, log: &mut Log<Event>) {
        for area in self.areas().collect::<Vec<_>>() {
            let state = self.area_mut(area);
            if state.owner == Some(seat) {
                state.owner = None;
                state.units = Squad::EMPTY;
            }
            if state.base == Some(seat) {
                state.base = None;
            }
            if state.card == Some(seat) {
                self.lose_resource(area, log);
            }
        }
        let routes: Vec<_> = self.routes.iter().map(|(id, _)| id).collect();
        for id in routes {
            self.routes.get_mut(id).transports.remove(seat);
        }
        self.clear_brood_of(seat, log);
        self.events.shift_all(EventZone::Drawn(seat).number(), EventZone::Box.number());
        self.events.shift_all(EventZone::Kept(seat).number(), EventZone::Discard.number());
    }

    /// A player leaves for good (SC G134): he is eliminated at once, whatever is going on. His pieces leave the board,
    /// a battle of his ends with the other side holding the area, and what he was doing is over.
    ///
    /// # Errors
    /// If the game is over, setup waits for a lot, or he is already out.
    pub(crate) fn leave(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if !self.in_game.contains(seat) {
            return Err(rules::ELIMINATED);
        }
        if let Some(Frame::Galaxy(frame)) = self.stack.top()
            && self.chance_in_galaxy(frame).is_some()
        {
            return Err(rules::NOT_BEGUN);
        }
        log.push(|| Event::Conceded { seat });
        let was_active = self.active() == Some(seat);
        self.in_game.remove(seat);
        log.push(|| Event::Eliminated { seat });
        self.abandon_battle(seat, log);
        if was_active {
            self.clear_order();
        }
        self.clear_board_of(seat, log);
        self.admit_landing();
        self.discard_orders(log);
        self.check_last_side(SeatSet::only(seat), log);
        self.advance(log);
        Ok(())
    }

    /// Units that were about to fight a player who left enter the area like any other.
    fn admit_landing(&mut self) {
        let (Some(seat), Some(area)) = (self.active(), self.landing_area()) else { return };
        if self.area(area).owner.is_some_and(|owner| owner != seat) {
            return;
        }
        for unit in std::mem::take(&mut self.landing).iter() {
            self.put_unit(area, seat, unit);
            self.fresh[usize::from(area.number)].add(unit);
        }
    }

    /// Whether a frame waits for, or is about, a player who left, so that nothing remains to be done in it.
    pub(crate) fn is_forsaken(&self, frame: Frame) -> bool {
        let owner = match frame {
            Frame::Build(frame) => frame.seat,
            Frame::Pay(frame) => frame.seat,
            Frame::Mobilize(frame) => frame.seat,
            Frame::Research(frame) => frame.seat,
            Frame::Card(frame) => frame.seat,
            Frame::Recall(frame) => frame.seat,
            Frame::Scuttle { seat } | Frame::Draw { seat, .. } => seat,
            Frame::Brood(frame) => match frame.seat() {
                Some(seat) => seat,
                None => return false,
            },
            Frame::Galaxy(_) | Frame::Planning | Frame::Execute(_) | Frame::Battle(_) | Frame::Regroup(_) => {
                return false;
            }
        };
        let asked = self.asked(frame);
        !self.in_game.contains(owner) || !asked.is_empty() && asked.and(self.in_game).is_empty()
    }
}
