//! Unknown Combat cards dealt anew, for a guess at what others hold.

use orrery_engine::{Source, shuffle};

use crate::cards::Card;

/// How many unknown cards lie where.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    /// Laid from hand as standard cards (SC G57).
    pub standard: usize,
    /// Laid from hand as Reinforcement cards.
    pub reinforcement: usize,
    /// Laid from the deck: any card.
    pub from_deck: usize,
    /// In hand, or put away from it.
    pub hand: usize,
    /// In the deck.
    pub deck: usize,
}

/// Which cards lie where in a guess.
#[derive(Clone, Default, Debug)]
pub struct Dealt {
    /// Laid from hand as standard cards.
    pub standard: Vec<Card>,
    /// Laid from hand as Reinforcement cards.
    pub reinforcement: Vec<Card>,
    /// Laid from the deck.
    pub from_deck: Vec<Card>,
    /// In hand, or put away from it.
    pub hand: Vec<Card>,
    /// In the deck.
    pub deck: Vec<Card>,
}

impl Slots {
    /// Deals sorted cards, every possibility equally likely: `known` cards are in hand or were laid from it, those
    /// `outside` are not in the deck.
    pub fn deal(&self, cards: &[Card], known: u64, outside: u64, seeds: &mut impl Source) -> Dealt {
        let (mut standard, mut reinforcement): (Vec<Card>, Vec<Card>) =
            cards.iter().partition(|card| card.is_standard());
        loop {
            shuffle(&mut standard, seeds.next_u64());
            shuffle(&mut reinforcement, seeds.next_u64());
            let (laid, rest) = standard.split_at(self.standard);
            let (second, others) = reinforcement.split_at(self.reinforcement);
            let mut rest: Vec<Card> = rest.iter().chain(others).copied().collect();
            rest.sort_unstable();
            let (held, rest): (Vec<Card>, Vec<Card>) = rest.iter().partition(|card| known & card.bit() != 0);
            let (out, mut free): (Vec<Card>, Vec<Card>) =
                rest.iter().partition(|card| outside & card.bit() != 0);
            // What lies there in truth is one of the possibilities, so that this ends.
            if !self.accept(held.len(), out.len(), cards, known, outside, seeds) {
                continue;
            }
            // Known cards first, then those outside the deck, then all others, each among the places left to them.
            shuffle(&mut free, seeds.next_u64());
            let mut not_in_deck = out;
            let open = self.hand + self.from_deck - held.len() - not_in_deck.len();
            not_in_deck.extend(free.drain(..open));
            not_in_deck.sort_unstable();
            shuffle(&mut not_in_deck, seeds.next_u64());
            let mut hand = held;
            hand.extend(not_in_deck.drain(..self.hand - hand.len()));
            hand.sort_unstable();
            shuffle(&mut hand, seeds.next_u64());
            return Dealt {
                standard: laid.to_vec(),
                reinforcement: second.to_vec(),
                from_deck: not_in_deck,
                hand,
                deck: free,
            };
        }
    }
}

impl Slots {
    /// Whether a choice of laid cards stands that leaves so many known cards and cards outside the deck to deal.
    ///
    /// Laid cards are chosen evenly, but the rest can be dealt in more ways the fewer of those are among it: with
    /// `h` places in hand, `c` laid from the deck and `t` in all, in `h!/(h-k)! (h-k+c)!/(h-k+c-o)! (t-k-o)!`
    /// ways. So a choice is kept as often as its ways compare with the most there can be.
    fn accept(
        &self,
        held: usize,
        out: usize,
        cards: &[Card],
        known: u64,
        outside: u64,
        seeds: &mut impl Source,
    ) -> bool {
        let (hand, room) = (self.hand, self.hand + self.from_deck);
        if held > hand || held + out > room {
            return false;
        }
        let laid = self.standard + self.reinforcement;
        let count = |set: u64| cards.iter().filter(|card| set & card.bit() != 0).count().saturating_sub(laid);
        let (fewest_held, fewest_out) = (count(known), count(outside & !known));
        let total = room + self.deck;
        let mut lucky = |good: usize, all: usize| (seeds.below(all as u32) as usize) < good;
        (fewest_held..held)
            .all(|k| lucky((hand - k) * (room - k - fewest_out), (room - k) * (total - k - fewest_out)))
            && (fewest_out..out).all(|o| lucky(room - held - o, total - held - o))
    }
}
