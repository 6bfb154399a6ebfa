//! Frames: what is being resolved, innermost last; and `advance`, which runs them until one has to ask.

use orrery_engine::{Chance, Log, Seat, SeatSet, Status};
use serde::{Deserialize, Serialize};

use crate::action::Slot;
use crate::cards::{Destination, From, Kind, Part, PerCard, What};
use crate::event::Event;
use crate::piles::Zone;
use crate::state::StarRealms;

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// SR 2: the lot (step 0), the trade deck (step 1), the personal decks (from step 2 on).
    Setup { step: u8 },
    /// SR 3.2: the main phase of the active player or team.
    Main,
    /// SR 3.1.3: the turn passes on.
    NextTurn,
    /// SR 9.1.1, SR 9.2.1: so many cards are still to be drawn.
    Draw { seat: Seat, left: u8 },
    /// SR G4: the text of a card from clause `next` on.
    Text { seat: Seat, kind: Kind, part: Part, next: u8 },
    /// SR 5.6.1: one of two effects.
    EitherOr { seat: Seat, kind: Kind },
    /// SR 12.1.10: which opponent discards.
    ChooseVictim { seat: Seat },
    /// SR 5.8.2: so many cards are still to be discarded.
    Discard { seat: Seat, left: u16 },
    /// Own hand cards are discarded for an effect.
    DiscardOwn { seat: Seat, done: u8, at_least: u8, up_to: u8, then: PerCard },
    /// SR 5.7.1: own cards are scrapped.
    ScrapOwn { seat: Seat, from: From, done: u8, at_least: u8, up_to: u8, then: PerCard },
    /// 2 trade or 2 combat for each of so many cards.
    TradeOrCombat { seat: Seat, left: u8 },
    /// SR 5.7.1: cards of the trade row are scrapped.
    ScrapRow { seat: Seat, left: u8 },
    /// SR 7.3.1: a base is destroyed by an ability.
    DestroyBase { seat: Seat, optional: bool },
    /// SR 6.2.1: a card is acquired without paying.
    AcquireFree { seat: Seat, max_cost: u8, what: What, to: Destination },
    /// SR G20: where the acquired card goes.
    Place { seat: Seat, kind: Kind, paid: u8, ability: Destination },
    /// SR G66: which base to copy.
    CopyBase { seat: Seat, slot: Slot },
    /// SR G63: which ship to copy.
    CopyShip { seat: Seat, slot: Slot },
    /// SR 7.4.1: how much combat to spend on a player.
    AttackPlayer { seat: Seat, target: Seat },
    /// SR G58: how much combat to spend on the boss's base.
    DamageBase { seat: Seat, slot: Slot },
    /// SR 15.4.1, SR 15.4.2: the members of a team say in turn what they give.
    Joint { proposer: Seat, asked: Seat, goal: Goal },
    /// SR 16.4.1, SR 17.5.1: an eliminated player may give a card.
    Gift { seat: Seat, to: Seat },
    /// SR G30: the cards of an eliminated player leave the game.
    Leave { seat: Seat },
}

/// What a team pays for together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Goal {
    Base { owner: Seat, slot: Slot },
    Card { kind: Kind, receiver: Seat },
}

impl StarRealms {
    /// What the game waits for: the top frame alone decides.
    #[inline]
    pub(crate) fn status_of_top(&self) -> Status {
        match self.stack.top() {
            Some(Frame::Setup { step: 0 }) => Status::Chance(Chance::Dice { count: 1, sides: self.lots() }),
            Some(Frame::Setup { .. } | Frame::Draw { .. }) => Status::Chance(Chance::Shuffle),
            Some(frame) => Status::Decision(self.asked(frame)),
            None => unreachable!("a game that is not over has a frame"),
        }
    }

    /// Who owes a decision while this frame is on top.
    #[inline]
    pub(crate) fn asked(&self, frame: Frame) -> SeatSet {
        match frame {
            Frame::Main => self.active.minus(self.ready),
            Frame::Joint { asked, .. } => SeatSet::only(asked),
            Frame::EitherOr { seat, .. }
            | Frame::ChooseVictim { seat }
            | Frame::Discard { seat, .. }
            | Frame::DiscardOwn { seat, .. }
            | Frame::ScrapOwn { seat, .. }
            | Frame::TradeOrCombat { seat, .. }
            | Frame::ScrapRow { seat, .. }
            | Frame::DestroyBase { seat, .. }
            | Frame::AcquireFree { seat, .. }
            | Frame::Place { seat, .. }
            | Frame::CopyBase { seat, .. }
            | Frame::CopyShip { seat, .. }
            | Frame::AttackPlayer { seat, .. }
            | Frame::DamageBase { seat, .. }
            | Frame::Gift { seat, .. } => SeatSet::only(seat),
            Frame::Setup { .. }
            | Frame::NextTurn
            | Frame::Draw { .. }
            | Frame::Text { .. }
            | Frame::Leave { .. } => SeatSet::EMPTY,
        }
    }

    /// Runs frames until one of them has to ask, of a player or of chance.
    pub(crate) fn advance(&mut self, log: &mut Log<Event>) {
        while self.winners.is_empty() {
            let Some(frame) = self.stack.top() else { return };
            match frame {
                Frame::NextTurn => {
                    self.stack.pop();
                    self.begin_next_turn(log);
                }
                Frame::Draw { seat, left } => {
                    self.stack.pop();
                    if !self.draw(seat, left, log) {
                        return;
                    }
                }
                Frame::Text { seat, kind, part, next } => {
                    self.stack.pop();
                    self.run_text(seat, kind, part, next, log);
                }
                Frame::Setup { step: 0 } if self.setup.first.is_some() => {
                    self.set_first(self.setup.first.unwrap_or(Seat(0)));
                    self.stack.replace_top(Frame::Setup { step: 1 });
                }
                Frame::Leave { seat } => {
                    self.stack.pop();
                    self.piles.clear_seat(seat);
                }
                Frame::Gift { seat, .. } if self.owns_nothing(seat) => {
                    self.stack.pop();
                }
                Frame::Main if self.asked(frame).is_empty() => self.end_main_phase(log),
                _ => return,
            }
        }
        self.stack = orrery_engine::Stack::new();
    }

    /// Draws cards; if the deck runs out and there is a discard pile, leaves a frame that waits for a shuffle
    /// and returns false.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) -> bool {
        let drawn = self.piles.draw(seat, usize::from(n));
        if drawn > 0 {
            let piles = &self.piles;
            log.push(|| Event::Drew {
                seat,
                count: drawn as u16,
                faces: piles.get(Zone::Hand(seat))[..drawn].iter().map(|card| card.kind).collect(),
            });
        }
        let left = n - drawn as u8;
        if left == 0 || self.piles.is_empty(Zone::Discard(seat)) {
            return true; // SR 10.3.1
        }
        self.stack.push(Frame::Draw { seat, left });
        false
    }
}
