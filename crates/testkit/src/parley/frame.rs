//! What is being resolved: frames, and the loop that runs them.

use std::cmp::Ordering;
use std::fmt;

use orrery_engine::{Faces, Log, Seat, shuffle};
use serde::{Deserialize, Serialize};

use super::{Card, Event, Parley, cards::Clause};

/// One thing under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "fields are seats and progress, as the paragraphs say")]
pub enum Frame {
    /// PA 1.2: the deck waits to be shuffled.
    Deal,
    /// PA 2: one turn.
    Turn { seat: Seat, step: TurnStep },
    /// PA 5: one duel.
    Duel { by: Seat, against: Seat, step: DuelStep },
    /// PA 5.4: both cards of a duel lie open, for a beat.
    Look,
    /// PA 3.1: the text of a card from clause `next` on.
    Text { seat: Seat, card: Card, next: u8 },
    /// PA 3.3: a theft; without a victim it asks for one.
    Steal { by: Seat, from: Option<Seat> },
    /// PA 4.1: `asked` may veto the frame right under the window, which is `by`'s.
    Window { by: Seat, asked: Seat },
    /// PA 4.2: a veto of the frame under the window right under it.
    Veto { by: Seat },
}

/// How far a turn has come: drawing (PA 2.1), acting (PA 2.2), the action taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "named above")]
pub enum TurnStep {
    Draw,
    Act,
    End,
}

/// How far a duel has come: cards are laid (PA 5.2), dice decide (PA 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "named above")]
pub enum DuelStep {
    Commit,
    Roll,
}

impl Frame {
    /// The start of a player's turn.
    pub const fn turn_of(seat: Seat) -> Self {
        Self::Turn { seat, step: TurnStep::Draw }
    }

    /// Whether the frame cannot go on without this player. A window asks the next one instead.
    pub fn concerns(self, who: Seat) -> bool {
        match self {
            Self::Deal | Self::Look | Self::Window { .. } => false,
            Self::Turn { seat, .. } | Self::Text { seat, .. } | Self::Veto { by: seat } => seat == who,
            Self::Duel { by, against, .. } => by == who || against == who,
            Self::Steal { by, from } => by == who || from == Some(who),
        }
    }
}

impl fmt::Debug for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal => write!(f, "Deal"),
            Self::Look => write!(f, "all look at both cards"),
            Self::Turn { seat, .. } => write!(f, "Turn of {seat:?}"),
            Self::Duel { by, against, .. } => write!(f, "Duel of {by:?} against {against:?}"),
            Self::Text { seat, card, .. } => write!(f, "{card:?} of {seat:?}"),
            Self::Steal { by, from: None } => write!(f, "{by:?} chooses a victim"),
            Self::Steal { by, from: Some(from) } => write!(f, "{by:?} steals from {from:?}"),
            Self::Window { asked, .. } => write!(f, "{asked:?} may veto"),
            Self::Veto { by } => write!(f, "{by:?} vetoes"),
        }
    }
}

impl Parley {
    /// Runs frames until one of them has to ask.
    pub(super) fn advance(&mut self, log: &mut Log<Event>) {
        while let Some(frame) = self.stack.pop() {
            match frame {
                // PA 6.1: the turn is the last frame, so the game is over.
                Frame::Turn { step: TurnStep::Draw, .. } if self.deck.is_empty() => (),
                Frame::Turn { seat, step: TurnStep::Draw } => {
                    self.draw(seat, log);
                    self.stack.push(Frame::Turn { seat, step: TurnStep::Act });
                }
                Frame::Turn { seat, step: TurnStep::End } => self.stack.push(Frame::turn_of(self.next(seat))),
                Frame::Duel { by, against, step: DuelStep::Commit } => {
                    let (Some(first), Some(second)) = (self.committed[by], self.committed[against]) else {
                        return self.stack.push(frame);
                    };
                    log.push(|| Event::Revealed { seat: by, card: first });
                    log.push(|| Event::Revealed { seat: against, card: second });
                    // PA 5.4: a look at both, the challenger's text, then the other's, then the dice.
                    self.stack.push(Frame::Duel { by, against, step: DuelStep::Roll });
                    self.stack.push(Frame::Text { seat: against, card: second, next: 0 });
                    self.stack.push(Frame::Text { seat: by, card: first, next: 0 });
                    self.stack.push(Frame::Look);
                }
                Frame::Text { seat, card, next } => {
                    let Some(clause) = card.def().text.get(usize::from(next)) else { continue };
                    self.stack.push(Frame::Text { seat, card, next: next + 1 });
                    match clause {
                        Clause::Draw => self.draw(seat, log),
                        Clause::Steal => self.stack.push(Frame::Steal { by: seat, from: None }),
                    }
                }
                Frame::Steal { by, from: None } if !self.may_steal(by) => (),
                Frame::Steal { by, from: Some(from) } => self.pay(from, by, log),
                // All have been asked; what lies under the window happens.
                Frame::Window { by, asked } if asked == by => (),
                Frame::Window { by, asked } if self.out.contains(asked) => {
                    self.stack.push(Frame::Window { by, asked: self.next(asked) });
                }
                Frame::Veto { by } => {
                    self.stack.pop(); // the window it was played in
                    self.stack.pop(); // what that window was about
                    log.push(|| Event::Cancelled { by });
                }
                asking => return self.stack.push(asking),
            }
        }
    }

    /// Asks all others, clockwise, about the frame on top (PA 4.1). Nobody is skipped for want of a veto, or
    /// timing would tell who holds one.
    pub(super) fn open_window(&mut self, by: Seat) {
        self.stack.push(Frame::Window { by, asked: self.next(by) });
    }

    /// PA 1.2
    pub(super) fn deal(&mut self, seed: u64, log: &mut Log<Event>) {
        shuffle(&mut self.deck, seed);
        for seat in Seat::all(self.seats).cycle().take(usize::from(self.seats * Self::START)) {
            self.draw(seat, log);
        }
        self.stack.push(Frame::turn_of(Seat(0)));
    }

    /// PA 5.5
    pub(super) fn decide_duel(&mut self, by: Seat, against: Seat, faces: Faces, log: &mut Log<Event>) {
        let strength = |seat| self.committed[seat].map_or(0, |card| card.def().strength);
        let (first, second) = (faces.as_slice()[0] + strength(by), faces.as_slice()[1] + strength(against));
        log.push(|| Event::Scored { seat: by, total: first });
        log.push(|| Event::Scored { seat: against, total: second });
        match first.cmp(&second) {
            Ordering::Greater => self.pay(against, by, log),
            Ordering::Less => self.pay(by, against, log),
            Ordering::Equal => (),
        }
        self.clear_duel();
    }
}
