//! Tactic cards: drawing, playing and what they do (RB 9.6, RB 13.5).

use orrery_engine::Log;

use crate::cards::{ActionCard, Side, Tactic, Theatre};
use crate::combat::CombatStep;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Rebellion, TacticZone};

impl Rebellion {
    /// Whether a tactic card can be drawn: the deck is renewed from its discards (RB G41).
    pub(crate) fn can_draw_tactic(&self, theatre: Theatre) -> bool {
        [TacticZone::Deck, TacticZone::Discard].iter().any(|&zone| !self.tactics(theatre, zone).is_empty())
    }

    /// The tactic cards of a side in hand.
    pub(crate) fn tactic_hand(&self, side: Side, theatre: Theatre) -> &[Tactic] {
        self.tactics(theatre, TacticZone::hand(side))
    }

    /// The Rebel tactic cards, sorted (*Good Intel*).
    pub(crate) fn open_tactics(&self) -> Vec<Tactic> {
        let hands = Theatre::BOTH.map(|theatre| self.tactic_hand(Side::Rebels, theatre));
        let mut tactics = hands.concat();
        tactics.sort_unstable();
        tactics
    }

    /// A side draws tactic cards; a shuffle may come between.
    pub(crate) fn draw_tactics(&mut self, side: Side, theatre: Theatre, count: u8, log: &mut Log<Event>) {
        let zones = &mut self.tactics[theatre as usize];
        let hand = TacticZone::hand(side) as usize;
        let mut drawn = Vec::new();
        while drawn.len() < usize::from(count) {
            let Some(tactic) = zones.shift_top(TacticZone::Deck as usize, hand) else { break };
            drawn.push(Some(tactic));
        }
        let left = count - drawn.len() as u8;
        if !drawn.is_empty() {
            let open = side == Side::Rebels && self.combat.has_card(ActionCard::GoodIntel);
            log.push(|| Event::TacticsDrawn { side, theatre, open, tactics: drawn });
        }
        if left > 0 && !self.tactics(theatre, TacticZone::Discard).is_empty() {
            self.stack.push(Frame::Combat(CombatStep::Renew { side, theatre, left }));
        }
    }

    /// A tactic card goes from a hand to the discard pile.
    pub(crate) fn discard_tactic(&mut self, side: Side, tactic: Tactic) {
        let hand = TacticZone::hand(side) as usize;
        let zones = &mut self.tactics[tactic.def().theatre as usize];
        zones.shift_card(hand, tactic, TacticZone::Discard as usize);
    }

    /// RB 9.12.2: all tactic cards go back to their decks; they are shuffled when the next combat begins.
    pub(crate) fn gather_tactics(&mut self) {
        for zones in &mut self.tactics {
            for zone in [TacticZone::RebelHand, TacticZone::ImperialHand, TacticZone::Discard] {
                zones.shift_all(zone as usize, TacticZone::Deck as usize);
            }
            zones.get_mut(TacticZone::Deck as usize).sort_unstable();
        }
    }
}
