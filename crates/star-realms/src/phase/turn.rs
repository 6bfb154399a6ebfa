//! The turn: its beginning, discard phase, draw phase and the next player (SR 3.1, SR 8, SR 9).

use orrery_engine::{Log, Seat, SeatSet};

use crate::event::Event;
use crate::frame::Frame;
use crate::piles::Zone;
use crate::setup::Mode;
use crate::state::{SoFar, StarRealms};

impl StarRealms {
    /// SR 8, SR 9: the active players discard, then draw, and the turn passes on.
    pub(crate) fn end_main_phase(&mut self, log: &mut Log<Event>) {
        let seats = self.active;
        log.push(|| Event::TurnEnded { seats });
        self.stack.pop();
        self.stack.push(Frame::NextTurn);
        for seat in seats.iter() {
            self.log_hand_discarded(seat, log);
            self.piles.discard_ships_and_hand(seat);
            let player = &mut self.players[seat];
            player.trade = 0; // SR 8.2.1
            player.combat = 0; // SR 8.2.2
            player.so_far = SoFar::default();
        }
        if seats.len() == 1 {
            let seat = seats.lowest().unwrap_or(self.first);
            self.draw(seat, self.hand_size(seat), log);
            return;
        }
        let members: Vec<Seat> = seats.iter().collect();
        for &seat in members.iter().rev() {
            self.stack.push(Frame::Draw { seat, left: self.hand_size(seat) });
        }
    }

    /// The first turn of the game.
    pub(crate) fn begin_first_turn(&mut self, log: &mut Log<Event>) {
        self.stack.pop();
        self.deal();
        let piles = &self.piles;
        log.push(|| Event::GameBegan { row: piles.get(Zone::Row).iter().map(|card| card.kind).collect() });
        self.begin_turn(self.first, log);
    }

    /// SR 3.1.3, SR 12.1.9: the next player clockwise who is still in the game; in hydra the other team.
    pub(crate) fn begin_next_turn(&mut self, log: &mut Log<Event>) {
        let last = self.active.lowest().unwrap_or(self.first);
        let mut next = last;
        loop {
            next = next.clockwise(1, self.setup.players);
            let same_team = self.setup.mode == Mode::Hydra && self.allies(last).contains(next);
            if self.in_game.contains(next) && !same_team {
                return self.begin_turn(next, log);
            }
        }
    }

    fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.active = match self.setup.mode {
            Mode::Hydra => self.allies(seat).and(self.in_game), // SR 15.2.1
            _ => SeatSet::only(seat),
        };
        self.ready = SeatSet::EMPTY;
        self.declined = SeatSet::EMPTY;
        self.turn = self.turn.saturating_add(1);
        self.quiet += 1;
        let turns_a_round = if self.setup.mode == Mode::Hydra { 2 } else { u16::from(self.in_game.len()) };
        if self.quiet > crate::QUIET_ROUNDS * turns_a_round {
            return self.draw_game(log); // SR G77
        }
        let (seats, turn) = (self.active, self.turn);
        log.push(|| Event::TurnBegan { seats, turn });
        self.stack.push(Frame::Main);
        if self.boss() == Some(seat) {
            self.remove_damage(seat, log); // SR 17.3.3
        }
        for member in seats.iter() {
            self.note_allies(member);
            let owed = std::mem::take(&mut self.players[member].owed_discards);
            if owed > 0 {
                self.ask_discard(member, owed, log); // SR G70
            }
        }
    }

    fn remove_damage(&mut self, boss: Seat, log: &mut Log<Event>) {
        let mut damaged = false;
        for card in self.piles.get_mut(Zone::InPlay(boss)) {
            damaged |= card.damage() > 0;
            card.set_damage(0);
        }
        if damaged {
            log.push(|| Event::DamageRemoved { seat: boss });
        }
    }
}
