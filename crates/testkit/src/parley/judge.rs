//! What a player thinks of positions and actions at a glance: all that bots know of the game.

use orrery_engine::appraise::trace_of;
use orrery_engine::{Appraise, Seat};

use super::cards::{CARDS, Clause};
use super::{Action, Card, Frame, Parley};

impl Appraise for Parley {
    const SILLY: i32 = 500;
    /// A card laid for a duel is seen by its owner alone.
    const SECRETS: bool = true;

    fn appraise(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Play(card) => text(card),
            Action::Challenge(_) => 50,
            Action::Commit(card) => 30 * i32::from(card.def().strength) + text(card),
            Action::Target(other) => 10 * i32::from(self.influence[other]),
            Action::Veto => self.veto(seat),
            Action::Pass => 0,
            Action::Withdraw => -1000,
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        let odds = |seat| f32::from(self.influence[seat]).exp();
        let sum: f32 = self.after(seat).map(odds).sum();
        if self.plays(seat) { odds(seat) / sum } else { 0.0 }
    }

    fn trace(&self, _: Seat, action: Action, _: Seat) -> u64 {
        match action {
            Action::Commit(_) => trace_of(&"a card is laid"),
            open => trace_of(&open),
        }
    }

    /// Cards drawn so far.
    fn moment(&self) -> u32 {
        CARDS.iter().map(|def| u32::from(def.copies)).sum::<u32>() - self.deck.len() as u32
    }

    fn horizon(&self) -> u32 {
        8
    }
}

impl Parley {
    /// Whether a veto now keeps the seat's influence or saves its theft.
    fn veto(&self, seat: Seat) -> i32 {
        let mut stands = true;
        for frame in self.stack.iter().rev() {
            match frame {
                Frame::Veto { .. } => stands = !stands,
                Frame::Steal { by, from } => {
                    let hurts = if stands { from == Some(seat) } else { by == seat };
                    return if hurts { 80 } else { -80 };
                }
                _ => (),
            }
        }
        0
    }
}

fn text(card: Card) -> i32 {
    let worth = |clause: &Clause| match clause {
        Clause::Draw => 40,
        Clause::Steal => 100,
    };
    card.def().text.iter().map(worth).sum()
}
