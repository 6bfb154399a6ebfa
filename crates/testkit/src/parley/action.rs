//! What a seat may decide.

use orrery_engine::{Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{Card, DuelStep, Event, Frame, Parley, TurnStep, cards::CARDS, rules};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play a card from the hand (PA 2.2).
    Play(Card),
    /// Challenge a player to a duel (PA 5.1).
    Challenge(Seat),
    /// Lay a card face down for the duel (PA 5.2).
    Commit(Card),
    /// Take it back while the other has laid none (PA 5.3).
    Withdraw,
    /// Choose whom to steal from (PA 3.3).
    Target(Seat),
    /// Play a Veto (PA 4.1).
    Veto,
    /// Do nothing.
    Pass,
}

impl Action {
    /// Every action conceivable at a table with so many seats.
    pub fn universe(seats: u8) -> impl Iterator<Item = Self> {
        let by_card = CARDS.iter().flat_map(|def| [Self::Play(def.card), Self::Commit(def.card)]);
        let by_seat = Seat::all(seats).flat_map(|seat| [Self::Challenge(seat), Self::Target(seat)]);
        by_card.chain(by_seat).chain([Self::Withdraw, Self::Veto, Self::Pass])
    }
}

impl Parley {
    /// The top frame alone decides.
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.stack.top() {
            None => Err(rules::GAME_OVER),
            Some(Frame::Turn { seat: active, .. }) if active == seat => match action {
                Action::Play(Card::Veto) => Err(rules::VETO_ONLY_ANSWERS),
                Action::Play(card) => self.holds(seat, card),
                Action::Challenge(other) if other == seat || !self.plays(other) => Err(rules::NO_OPPONENT),
                Action::Challenge(other) => self.may_duel(seat).and_then(|()| self.may_duel(other)),
                Action::Pass => Ok(()),
                _ => Err(rules::PLAY_CHALLENGE_OR_PASS),
            },
            Some(Frame::Duel { by, against, step: DuelStep::Commit }) if by == seat || against == seat => {
                match (self.committed[seat], action) {
                    (None, Action::Commit(card)) => self.holds(seat, card),
                    (Some(_), Action::Withdraw) => Ok(()),
                    _ => Err(rules::COMMIT_ONE_CARD),
                }
            }
            Some(Frame::Steal { by, .. }) if by == seat => match action {
                Action::Target(other) if other == seat || !self.plays(other) => Err(rules::NO_OPPONENT),
                Action::Target(other) if self.influence[other] == 0 => Err(rules::NOTHING_TO_STEAL),
                Action::Target(_) => Ok(()),
                _ => Err(rules::CHOOSE_A_VICTIM),
            },
            Some(Frame::Window { asked, .. }) if asked == seat => match action {
                Action::Veto => self.holds(seat, Card::Veto),
                Action::Pass => Ok(()),
                _ => Err(rules::VETO_OR_PASS),
            },
            Some(_) => Err(rules::NOT_ASKED),
        }
    }

    /// Changes the table and the stack by one accepted action.
    pub(super) fn take_action(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let frame = self.stack.pop();
        match (frame, action) {
            (Some(Frame::Turn { .. }), Action::Play(card)) => {
                log.push(|| Event::Played { seat, card });
                self.hands[seat].remove(card);
                self.discard.add(card);
                self.stack.push(Frame::Turn { seat, step: TurnStep::End });
                self.stack.push(Frame::Text { seat, card, next: 0 });
            }
            (Some(Frame::Turn { .. }), Action::Challenge(against)) => {
                log.push(|| Event::Challenged { by: seat, against });
                self.stack.push(Frame::Turn { seat, step: TurnStep::End });
                self.stack.push(Frame::Duel { by: seat, against, step: DuelStep::Commit });
            }
            (Some(Frame::Turn { .. }), Action::Pass) => {
                log.push(|| Event::Passed { seat });
                self.stack.push(Frame::Turn { seat, step: TurnStep::End });
            }
            (Some(duel), Action::Commit(card)) => {
                log.push(|| Event::Committed { seat, card: Some(card) });
                self.hands[seat].remove(card);
                self.committed[seat] = Some(card);
                self.stack.push(duel);
            }
            (Some(duel), Action::Withdraw) => {
                log.push(|| Event::Withdrew { seat });
                self.committed[seat].take().into_iter().for_each(|card| self.hands[seat].add(card));
                self.stack.push(duel);
            }
            (Some(Frame::Steal { by, .. }), Action::Target(from)) => {
                log.push(|| Event::Targeted { by, from });
                self.stack.push(Frame::Steal { by, from: Some(from) });
                self.open_window(by);
            }
            (Some(Frame::Window { by, asked }), Action::Veto) => {
                log.push(|| Event::Vetoed { seat });
                self.hands[seat].remove(Card::Veto);
                self.discard.add(Card::Veto);
                self.stack.push(Frame::Window { by, asked: self.next(asked) });
                self.stack.push(Frame::Veto { by: seat });
                self.open_window(seat);
            }
            (Some(Frame::Window { by, asked }), Action::Pass) => {
                log.push(|| Event::Passed { seat });
                self.stack.push(Frame::Window { by, asked: self.next(asked) });
            }
            (frame, action) => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hands[seat].count(card) > 0 { Ok(()) } else { Err(rules::NOT_IN_HAND) }
    }

    fn may_duel(&self, seat: Seat) -> Result<(), Illegal> {
        self.hands[seat].cards().next().map(|_| ()).ok_or(rules::EMPTY_HAND)
    }
}
