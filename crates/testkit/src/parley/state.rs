//! What lies on the table.

use orrery_engine::{BySeat, Illegal, Log, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use super::{Card, DuelStep, Event, Frame, Pile, cards::CARDS, rules};

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
}

/// The whole game as a value.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Parley {
    /// How many sat down.
    pub seats: u8,
    /// Who has left; what they had stays with them.
    pub out: SeatSet,
    /// The face-down deck, top last.
    pub deck: Vec<Card>,
    /// Cards only their holder sees.
    pub hands: BySeat<Pile, 4>,
    /// The duellists' cards, face down until both lie.
    pub committed: BySeat<Option<Card>, 4>,
    /// The open discard pile.
    pub discard: Pile,
    /// Each player's influence.
    pub influence: BySeat<u8, 4>,
    /// What is being resolved: six frames, and two more for each of the four vetoes.
    pub stack: Stack<Frame, 14>,
}

impl Parley {
    /// What each player starts with, influence and cards alike.
    pub const START: u8 = 3;

    /// PA 1.1
    pub(super) fn set_up(seats: u8) -> Result<Self, Illegal> {
        if !(2..=4).contains(&seats) {
            return Err(rules::TWO_TO_FOUR);
        }
        let mut stack = Stack::new();
        stack.push(Frame::Deal);
        Ok(Self {
            seats,
            out: SeatSet::EMPTY,
            deck: CARDS.iter().flat_map(|def| (0..def.copies).map(|_| def.card)).collect(),
            hands: BySeat::default(),
            committed: BySeat::default(),
            discard: Pile::default(),
            influence: BySeat(std::array::from_fn(
                |seat| if seat < usize::from(seats) { Self::START } else { 0 },
            )),
            stack,
        })
    }

    /// Whether the seat is taken by a player still in the game.
    pub const fn plays(&self, seat: Seat) -> bool {
        seat.0 < self.seats && !self.out.contains(seat)
    }

    /// The players still in the game, clockwise from the one after `seat`.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        (1..=self.seats).map(move |steps| seat.clockwise(steps, self.seats)).filter(|&next| self.plays(next))
    }

    /// The next player clockwise.
    pub(super) fn next(&self, seat: Seat) -> Seat {
        self.after(seat).next().expect("somebody plays")
    }

    /// The players with the most influence (PA 6.2).
    pub fn leaders(&self) -> SeatSet {
        let most = self.after(Seat(0)).map(|seat| self.influence[seat]).max();
        self.after(Seat(0)).filter(|&seat| Some(self.influence[seat]) == most).collect()
    }

    /// Whether anybody else has influence (PA 3.3).
    pub fn may_steal(&self, by: Seat) -> bool {
        self.after(by).any(|seat| seat != by && self.influence[seat] > 0)
    }

    /// Whether the cards of a duel lie face down.
    pub fn committing(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Duel { step: DuelStep::Commit, .. }))
    }

    /// PA 3.2
    pub(super) fn draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(card) = self.deck.pop() {
            self.hands[seat].add(card);
            log.push(|| Event::Drew { seat, card: Some(card) });
        }
    }

    /// Moves 1 influence, if there is any to move.
    pub(super) fn pay(&mut self, from: Seat, to: Seat, log: &mut Log<Event>) {
        if self.influence[from] > 0 {
            self.influence[from] -= 1;
            self.influence[to] += 1;
            log.push(|| Event::Paid { from, to });
        }
    }

    /// Puts the duellists' cards on the discard pile.
    pub(super) fn clear_duel(&mut self) {
        self.committed.0.iter_mut().filter_map(Option::take).for_each(|card| self.discard.add(card));
    }

    /// PA 6.3: what the leaver began or suffers ends, with all that grew out of it.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.out.insert(seat);
        let concerned = self.stack.iter().enumerate().find(|(_, frame)| frame.concerns(seat));
        while concerned.is_some_and(|(depth, _)| self.stack.depth() > depth) {
            self.stack.pop();
        }
        if !self.stack.iter().any(|frame| matches!(frame, Frame::Duel { .. })) {
            self.clear_duel();
        }
        if self.after(seat).count() == 1 {
            self.stack = Stack::new();
        } else if let Some((_, Frame::Turn { .. })) = concerned {
            self.stack.push(Frame::turn_of(self.next(seat)));
        }
    }
}
