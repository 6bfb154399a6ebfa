//! The cards, one row each.

use serde::{Deserialize, Serialize};

use Card::*;
use Clause::*;

/// A card by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the table says what they are")]
pub enum Card {
    Herald,
    Spy,
    Broker,
    Veto,
}

/// What a text can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// PA 3.2
    Draw,
    /// PA 3.3
    Steal,
}

/// One row of the table: strength counts in a duel, text when the card is played or revealed.
#[derive(Debug)]
#[expect(missing_docs, reason = "printed facts")]
pub struct CardDef {
    pub card: Card,
    pub name: &'static str,
    pub copies: u8,
    pub strength: u8,
    pub text: &'static [Clause],
}

/// All cards, in the order of [`Card`].
pub static CARDS: [CardDef; 4] = [
    CardDef { card: Herald, name: "card-herald", copies: 8, strength: 1, text: &[Draw] },
    CardDef { card: Spy, name: "card-spy", copies: 8, strength: 2, text: &[Steal] },
    CardDef { card: Broker, name: "card-broker", copies: 6, strength: 3, text: &[Draw, Steal] },
    // Only answers thefts and vetoes.
    CardDef { card: Veto, name: "card-veto", copies: 4, strength: 0, text: &[] },
];

impl Card {
    /// The card's row.
    pub fn def(self) -> &'static CardDef {
        &CARDS[self as usize]
    }
}

/// Cards in no order, counted by kind, so that equal piles are equal bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile([u8; CARDS.len()]);

impl Pile {
    /// How many copies of `card` there are.
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Puts a card in.
    pub const fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// The cards, by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        CARDS.iter().flat_map(move |def| (0..self.count(def.card)).map(|_| def.card))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut pile, card| {
            pile.add(card);
            pile
        })
    }
}
