//! Where every card lies: one array of cards, cut into zones.
//!
//! All cards of the game lie in one array, zone after zone, so that a state is small and flat and no card can
//! appear or vanish: moving a card shifts what lies between. A player's zones stand in the order deck, hand,
//! discard pile, in play, which makes the most frequent moves free: drawing moves the border between deck and
//! hand, and discarding the hand moves the border between hand and discard pile.

use std::ops::Range;

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::Kind;

/// The most cards a game can have: six players with three sets (SR 12.1.2).
pub const MAX_CARDS: usize = 3 * (80 + 10) + 6 * 10;

const COMMON_ZONES: usize = 5;
const ZONES: usize = COMMON_ZONES + 4 * crate::MAX_SEATS;

/// A zone (SR 1.4.1, SR 1.4.2). The last card of a deck is its top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Cards of eliminated players, out of the game (SR G30).
    Gone,
    /// The scrap heap.
    ScrapHeap,
    /// The trade deck.
    TradeDeck,
    /// The trade row.
    Row,
    /// The explorer pile.
    Explorers,
    /// A player's personal deck.
    Deck(Seat),
    /// A player's hand.
    Hand(Seat),
    /// A player's discard pile.
    Discard(Seat),
    /// A player's cards in play.
    InPlay(Seat),
}

impl Zone {
    #[inline]
    const fn number(self) -> usize {
        match self {
            Self::Gone => 0,
            Self::ScrapHeap => 1,
            Self::TradeDeck => 2,
            Self::Row => 3,
            Self::Explorers => 4,
            Self::Deck(seat) => COMMON_ZONES + 4 * seat.index(),
            Self::Hand(seat) => COMMON_ZONES + 4 * seat.index() + 1,
            Self::Discard(seat) => COMMON_ZONES + 4 * seat.index() + 2,
            Self::InPlay(seat) => COMMON_ZONES + 4 * seat.index() + 3,
        }
    }
}

/// A card as it lies: its title and, where it matters, what was done with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its title.
    pub kind: Kind,
    /// Marks, see the constants; the high half counts damage (SR 17.3.1).
    marks: u8,
    /// The title it is a copy of until the end of its owner's turn (SR G67).
    pub copies: Option<Kind>,
}

impl Card {
    /// Its primary ability was used this turn.
    pub const PRIMARY_USED: u8 = 1;
    /// Its ally ability was used this turn.
    pub const ALLY_USED: u8 = 2;
    /// Its ally condition was fulfilled this turn (only for the sticky reading of SR G5).
    pub const ALLIED: u8 = 4;
    /// Everybody knows that this card lies in this hand or deck.
    pub const KNOWN: u8 = 8;
    const DAMAGE: u8 = 16;

    /// A card without marks.
    pub const fn new(kind: Kind) -> Self {
        Self { kind, marks: 0, copies: None }
    }

    /// Whether the card bears this mark.
    #[inline]
    pub const fn has(self, mark: u8) -> bool {
        self.marks & mark != 0
    }

    /// Puts a mark on the card.
    pub const fn mark(&mut self, mark: u8) {
        self.marks |= mark;
    }

    /// Damage kept on the card.
    pub const fn damage(self) -> u8 {
        self.marks / Self::DAMAGE
    }

    /// Sets the damage kept on the card; less than 16, because no defense is higher than 8.
    pub const fn set_damage(&mut self, damage: u8) {
        self.marks = self.marks % Self::DAMAGE + damage * Self::DAMAGE;
    }

    /// The title whose texts the card has now.
    #[inline]
    pub fn acting(self) -> Kind {
        self.copies.unwrap_or(self.kind)
    }
}

/// All cards of a game by zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piles {
    /// Where each zone ends; it begins where the one before it ends.
    ends: [u16; ZONES],
    cards: [Card; MAX_CARDS],
}

impl Piles {
    /// No cards at all.
    pub const EMPTY: Self = Self { ends: [0; ZONES], cards: [Card::new(Kind::Scout); MAX_CARDS] };

    #[inline]
    fn range(&self, zone: Zone) -> Range<usize> {
        let number = zone.number();
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        usize::from(start)..usize::from(self.ends[number])
    }

    /// The cards of a zone.
    #[inline]
    pub fn get(&self, zone: Zone) -> &[Card] {
        &self.cards[self.range(zone)]
    }

    /// The cards of a zone, to mark or reorder them.
    #[inline]
    pub fn get_mut(&mut self, zone: Zone) -> &mut [Card] {
        let range = self.range(zone);
        &mut self.cards[range]
    }

    /// How many cards a zone has.
    #[inline]
    pub fn len(&self, zone: Zone) -> usize {
        self.range(zone).len()
    }

    /// Whether a zone has no card.
    #[inline]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.range(zone).is_empty()
    }

    /// All cards of the game.
    pub fn all(&self) -> &[Card] {
        &self.cards[..usize::from(self.ends[ZONES - 1])]
    }

    /// Brings a card into the game, on top of a zone. Only setup does so.
    pub fn add(&mut self, zone: Zone, kind: Kind) {
        let at = self.range(zone).end;
        let total = usize::from(self.ends[ZONES - 1]);
        self.cards.copy_within(at..total, at + 1);
        self.cards[at] = Card::new(kind);
        self.ends[zone.number()..].iter_mut().for_each(|end| *end += 1);
    }

    /// Takes all cards of a zone out of the game. Only positions set up by hand do so.
    pub fn clear(&mut self, zone: Zone) {
        let range = self.range(zone);
        let total = usize::from(self.ends[ZONES - 1]);
        self.cards.copy_within(range.end..total, range.start);
        self.cards[total - range.len()..total].fill(Card::new(Kind::Scout));
        self.ends[zone.number()..].iter_mut().for_each(|end| *end -= range.len() as u16);
    }

    /// Moves the card at `index` of zone `from` to the top of zone `to`, with `marks` and no copy.
    pub fn shift(&mut self, from: Zone, index: usize, to: Zone, marks: u8) {
        let (source, target) = (from.number(), to.number());
        let at = self.range(from).start + index;
        let card = Card { marks, ..Card::new(self.cards[at].kind) };
        if source < target {
            let end = usize::from(self.ends[target]);
            self.cards.copy_within(at + 1..end, at);
            self.cards[end - 1] = card;
            self.ends[source..target].iter_mut().for_each(|end| *end -= 1);
        } else {
            let end = usize::from(self.ends[target]);
            self.cards.copy_within(end..at, end + 1);
            self.cards[end] = card;
            self.ends[target..source].iter_mut().for_each(|end| *end += 1);
        }
    }

    /// The position in `zone` of a card with this title. In hand and deck one that everybody knows of goes
    /// first: whoever sees the title leave cannot tell it from another copy.
    #[inline]
    pub fn find(&self, zone: Zone, kind: Kind) -> Option<usize> {
        let cards = self.get(zone);
        cards
            .iter()
            .position(|card| card.kind == kind && card.has(Card::KNOWN))
            .or_else(|| cards.iter().position(|card| card.kind == kind))
    }

    /// Whether a zone holds a card with this title.
    #[inline]
    pub fn holds(&self, zone: Zone, kind: Kind) -> bool {
        self.get(zone).iter().any(|card| card.kind == kind)
    }

    /// Draws up to `n` cards from the deck; returns how many there were.
    #[inline]
    pub fn draw(&mut self, seat: Seat, n: usize) -> usize {
        let drawn = self.len(Zone::Deck(seat)).min(n);
        self.ends[Zone::Deck(seat).number()] -= drawn as u16;
        drawn
    }

    /// Turns the top card of the trade deck up into the row, if there is one.
    pub fn fill_row(&mut self) -> Option<Kind> {
        let top = self.get(Zone::TradeDeck).last()?.kind;
        self.ends[Zone::TradeDeck.number()] -= 1;
        // The new card stands first in the row; it belongs at its end.
        self.get_mut(Zone::Row).rotate_left(1);
        Some(top)
    }

    /// The whole hand goes to the discard pile.
    pub fn discard_hand(&mut self, seat: Seat) {
        self.ends[Zone::Hand(seat).number()] = self.ends[Zone::Deck(seat).number()];
    }

    /// SR 8.2.3 to SR 8.2.5: ships and hand go to the discard pile, bases stay, fresh for the next turn.
    pub fn discard_ships_and_hand(&mut self, seat: Seat) {
        self.discard_hand(seat);
        let in_play = self.get_mut(Zone::InPlay(seat));
        let mut ships = 0;
        for i in 0..in_play.len() {
            in_play[i] = Card::new(in_play[i].kind);
            if in_play[i].kind.is_ship() {
                // Bases keep their order: those before this ship move up by one.
                in_play[ships..=i].rotate_right(1);
                ships += 1;
            }
        }
        self.ends[Zone::Discard(seat).number()] += ships as u16;
    }

    /// SR 9.2.1: the discard pile becomes the deck, which is empty, in the order of a shuffle.
    pub fn reshuffle(&mut self, seat: Seat, seed: u64) {
        let hand = self.len(Zone::Hand(seat));
        let start = self.range(Zone::Hand(seat)).start;
        let end = self.range(Zone::Discard(seat)).end;
        self.cards[start..end].rotate_left(hand);
        self.ends[Zone::Deck(seat).number()] = (end - hand) as u16;
        self.ends[Zone::Hand(seat).number()] = end as u16;
        self.shuffle(Zone::Deck(seat), seed);
    }

    /// Shuffles a zone; nobody knows any of its cards' places afterwards.
    pub fn shuffle(&mut self, zone: Zone, seed: u64) {
        let cards = self.get_mut(zone);
        for card in cards.iter_mut() {
            *card = Card::new(card.kind);
        }
        orrery_engine::shuffle(cards, seed);
    }

    /// Replaces the places of unknown cards by a guess: those of `zones` (next to each other) change places
    /// among themselves. The guess depends on which cards they are, not on where they lie.
    pub fn mix_unknown(&mut self, first: Zone, last: Zone, seed: u64) {
        let range = self.range(first).start..self.range(last).end;
        let cards = &mut self.cards[range];
        let mut counts = [0_u8; Kind::COUNT];
        let mut unknown = 0;
        for card in cards.iter().filter(|card| !card.has(Card::KNOWN)) {
            counts[card.kind as usize] += 1;
            unknown += 1;
        }
        let mut faces = [Kind::Scout; MAX_CARDS];
        let mut sorted = 0;
        for (kind, count) in Kind::all().zip(counts) {
            faces[sorted..sorted + usize::from(count)].fill(kind);
            sorted += usize::from(count);
        }
        let faces = &mut faces[..unknown];
        orrery_engine::shuffle(faces, seed);
        for (card, &face) in cards.iter_mut().filter(|card| !card.has(Card::KNOWN)).zip(&*faces) {
            *card = Card::new(face);
        }
    }

    /// SR G30: all cards of an eliminated player leave the game.
    pub fn clear_seat(&mut self, seat: Seat) {
        for zone in [Zone::Deck(seat), Zone::Hand(seat), Zone::Discard(seat), Zone::InPlay(seat)] {
            while !self.is_empty(zone) {
                self.shift(zone, 0, Zone::Gone, 0);
            }
        }
    }
}

impl std::fmt::Debug for Piles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut zones = vec![Zone::Gone, Zone::ScrapHeap, Zone::TradeDeck, Zone::Row, Zone::Explorers];
        for seat in Seat::all(crate::MAX_SEATS as u8) {
            zones.extend([Zone::Deck(seat), Zone::Hand(seat), Zone::Discard(seat), Zone::InPlay(seat)]);
        }
        f.debug_map()
            .entries(zones.into_iter().filter(|&zone| !self.is_empty(zone)).map(|zone| {
                (format!("{zone:?}"), self.get(zone).iter().map(|card| card.kind).collect::<Vec<_>>())
            }))
            .finish()
    }
}

impl Serialize for Piles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.ends, self.all()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Piles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (ends, all) = <([u16; ZONES], Vec<Card>)>::deserialize(deserializer)?;
        let fits = all.len() <= MAX_CARDS && usize::from(ends[ZONES - 1]) == all.len() && ends.is_sorted();
        if !fits {
            return Err(serde::de::Error::custom("the zones do not match the cards"));
        }
        let mut piles = Self { ends, ..Self::EMPTY };
        piles.cards[..all.len()].copy_from_slice(&all);
        Ok(piles)
    }
}
