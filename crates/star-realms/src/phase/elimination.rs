//! Elimination, gifts, conceding and the end of the game (SR 11, SR 12.1.8, SR 16.4, SR 17.5, SR G35).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::event::Event;
use crate::frame::{Frame, Goal};
use crate::piles::Zone;
use crate::rules;
use crate::setup::Mode;
use crate::state::StarRealms;

impl StarRealms {
    /// A player's (in hydra a team's) authority is gone.
    pub(crate) fn eliminate(&mut self, seat: Seat, log: &mut Log<Event>) {
        let out = match self.setup.mode {
            Mode::Hydra => self.allies(seat).and(self.in_game), // SR 15.6.1
            _ => SeatSet::only(seat),
        };
        for member in out.iter() {
            self.in_game.remove(member);
            self.players[member].owed_discards = 0; // SR G33
            log.push(|| Event::Eliminated { seat: member });
        }
        if !self.decide_winner(seat, log) {
            self.bequeath(seat);
        }
    }

    /// Ends the game if `out`, who has just left it, was the last of his side that counts.
    fn decide_winner(&mut self, out: Seat, log: &mut Log<Event>) -> bool {
        let everyone = SeatSet::first(self.setup.players);
        let side = self.allies(out);
        let others = everyone.minus(side);
        let winners = match self.setup.mode {
            Mode::Emperor if self.is_emperor(out) => others, // SR 16.4.2
            Mode::Emperor => SeatSet::EMPTY,                 // SR 16.4.3
            Mode::Hydra | Mode::Raid if side.and(self.in_game).is_empty() => others,
            Mode::Hydra | Mode::Raid => SeatSet::EMPTY,
            // SR 11.1.2, SR 13.3.1, SR 14.3.3: the last one left.
            Mode::Duel | Mode::FreeForAll | Mode::Hunter if self.in_game.len() == 1 => self.in_game,
            Mode::Duel | Mode::FreeForAll | Mode::Hunter => SeatSet::EMPTY,
        };
        if winners.is_empty() {
            return false;
        }
        self.winners = winners;
        log.push(|| Event::Won { winners });
        true
    }

    /// SR G77: no card has come or gone for so long that the game would not end; all sides still in the game share it.
    pub(crate) fn draw_game(&mut self, log: &mut Log<Event>) {
        let winners = self.in_game.iter().fold(SeatSet::EMPTY, |won, seat| won.or(self.allies(seat)));
        self.winners = winners;
        log.push(|| Event::Drawn { winners });
    }

    /// SR 16.4.1, SR 17.5.1: the eliminated player may give cards; then the rest leaves the game (SR G30).
    fn bequeath(&mut self, seat: Seat) {
        let heirs = match self.setup.mode {
            Mode::Emperor => SeatSet::only(Seat(if seat.0 < 3 { 1 } else { 4 })),
            Mode::Raid => self.allies(seat).without(seat),
            Mode::Duel | Mode::FreeForAll | Mode::Hunter | Mode::Hydra => SeatSet::EMPTY,
        };
        self.stack.push(Frame::Leave { seat });
        let heirs: Vec<Seat> = heirs.and(self.in_game).iter().collect();
        for &to in heirs.iter().rev() {
            self.stack.push(Frame::Gift { seat, to });
        }
    }

    const ZONES: [fn(Seat) -> Zone; 4] = [Zone::Hand, Zone::Deck, Zone::Discard, Zone::InPlay];

    /// Calls `found` for every card an eliminated player may give away (SR G31).
    pub(crate) fn estate(&self, seat: Seat) -> impl Iterator<Item = crate::cards::Kind> {
        Self::ZONES.into_iter().flat_map(move |zone| self.piles.get(zone(seat)).iter().map(|card| card.kind))
    }

    pub(crate) fn owns_nothing(&self, seat: Seat) -> bool {
        self.estate(seat).next().is_none()
    }

    pub(crate) fn give(&mut self, seat: Seat, to: Seat, kind: crate::cards::Kind, log: &mut Log<Event>) {
        for zone in Self::ZONES {
            if let Some(index) = self.piles.find(zone(seat), kind) {
                self.piles.shift(zone(seat), index, Zone::Discard(to), 0);
                log.push(|| Event::CardGiven { seat, to, kind });
                return;
            }
        }
    }

    /// SR G35: a player leaves for good.
    pub(crate) fn leave(&mut self, seat: Seat, log: &mut Log<Event>) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if !self.in_game.contains(seat) {
            return Err(rules::ELIMINATED);
        }
        if self.turn == 0 {
            return Err(rules::NOT_BEGUN);
        }
        log.push(|| Event::Conceded { seat });
        self.in_game.remove(seat);
        log.push(|| Event::Eliminated { seat });
        if self.decide_winner(seat, log) {
            self.advance(log);
            return Ok(());
        }
        self.drop_frames_of(seat);
        self.players[seat].owed_discards = 0; // SR G33
        self.players[seat].trade = 0;
        self.players[seat].combat = 0;
        self.bequeath(seat);
        self.advance(log);
        Ok(())
    }

    /// Whatever a player who left was doing, or had to do, is over; his turn ends at once (SR G34).
    fn drop_frames_of(&mut self, seat: Seat) {
        let was_active = self.active.contains(seat);
        let rest = self.active.without(seat);
        let mut stack = self.stack;
        stack.retain(|frame| match frame {
            Frame::Draw { seat: owner, .. } | Frame::Text { seat: owner, .. } => owner != seat,
            Frame::AttackPlayer { seat: owner, target } => owner != seat && target != seat,
            Frame::DamageBase { seat: owner, .. } => owner != seat,
            Frame::Joint { proposer, goal, .. } => {
                let aimed = matches!(goal, Goal::Base { owner, .. } if owner == seat);
                !aimed && !self.allies(proposer).contains(seat)
            }
            Frame::Gift { to, .. } => to != seat,
            Frame::Main if was_active => !rest.is_empty(),
            Frame::Main | Frame::NextTurn | Frame::Setup { .. } | Frame::Leave { .. } => true,
            asking => self.asked(asking) != SeatSet::only(seat),
        });
        self.stack = stack;
        self.active = if rest.is_empty() { self.active } else { rest };
        self.ready.remove(seat);
        if was_active && rest.is_empty() && self.stack.iter().all(|frame| frame != Frame::NextTurn) {
            // The frames that are left belong to others (gifts); the next turn comes under them.
            let above = self.stack;
            self.stack = orrery_engine::Stack::new();
            self.stack.push(Frame::NextTurn);
            above.iter().for_each(|frame| self.stack.push(frame));
        }
        if !self.stack.iter().any(|frame| matches!(frame, Frame::Joint { .. })) {
            self.players.0.iter_mut().for_each(|player| player.pledge = 0);
        }
    }
}
