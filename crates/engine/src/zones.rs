//! Cards in one array cut into zones: none can appear or vanish, and moving one shifts what lies between.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// At most `N` cards in `Z` zones. The last card of a zone is its top.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zones<T, const N: usize, const Z: usize> {
    /// Where each zone ends; it begins where the one before it ends.
    ends: [u8; Z],
    // Cards above the last end are the default, so that equal zones are equal bits.
    cards: [T; N],
}

impl<T: Copy + Eq + Default, const N: usize, const Z: usize> Zones<T, N, Z> {
    /// No cards.
    pub fn new() -> Self {
        Self { ends: [0; Z], cards: [T::default(); N] }
    }

    #[inline]
    fn range(&self, zone: usize) -> std::ops::Range<usize> {
        let from = if zone == 0 { 0 } else { self.ends[zone - 1] };
        usize::from(from)..usize::from(self.ends[zone])
    }

    /// The cards of a zone, its top last.
    #[inline]
    pub fn get(&self, zone: usize) -> &[T] {
        &self.cards[self.range(zone)]
    }

    /// The cards of a zone, to be put in another order.
    #[inline]
    pub fn get_mut(&mut self, zone: usize) -> &mut [T] {
        let range = self.range(zone);
        &mut self.cards[range]
    }

    /// How many cards a zone has.
    #[inline]
    pub fn len(&self, zone: usize) -> usize {
        self.range(zone).len()
    }

    /// Puts a new card on top of a zone; only for setting up.
    pub fn add(&mut self, zone: usize, card: T) {
        let at = usize::from(self.ends[zone]);
        let last = usize::from(self.ends[Z - 1]);
        self.cards.copy_within(at..last, at + 1);
        self.cards[at] = card;
        self.ends[zone..].iter_mut().for_each(|end| *end += 1);
    }

    /// Moves the card at `index` of `from` to the top of `to`.
    pub fn shift(&mut self, from: usize, index: usize, to: usize) -> T {
        let at = self.range(from).start + index;
        let card = self.cards[at];
        if from <= to {
            let end = usize::from(self.ends[to]);
            self.cards.copy_within(at + 1..end, at);
            self.cards[end - 1] = card;
            self.ends[from..to].iter_mut().for_each(|end| *end -= 1);
        } else {
            let end = usize::from(self.ends[to]);
            self.cards.copy_within(end..at, end + 1);
            self.cards[end] = card;
            self.ends[to..from].iter_mut().for_each(|end| *end += 1);
        }
        card
    }

    /// Moves the top card of `from` to the top of `to`.
    pub fn shift_top(&mut self, from: usize, to: usize) -> Option<T> {
        let top = self.len(from).checked_sub(1)?;
        Some(self.shift(from, top, to))
    }

    /// Moves one such card from `from` to the top of `to`; false if there is none.
    pub fn shift_card(&mut self, from: usize, card: T, to: usize) -> bool {
        let Some(at) = self.get(from).iter().position(|&own| own == card) else { return false };
        self.shift(from, at, to);
        true
    }

    /// Moves all cards of `from` on top of `to`, in their order.
    pub fn shift_all(&mut self, from: usize, to: usize) {
        for _ in 0..self.len(from) {
            self.shift(from, 0, to);
        }
    }

    /// Whether a zone has such a card.
    #[inline]
    pub fn holds(&self, zone: usize, card: T) -> bool {
        self.get(zone).contains(&card)
    }
}

impl<T: Copy + Eq + Default, const N: usize, const Z: usize> Default for Zones<T, N, Z> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: std::fmt::Debug + Copy + Eq + Default, const N: usize, const Z: usize> std::fmt::Debug
    for Zones<T, N, Z>
{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..Z).map(|zone| self.get(zone))).finish()
    }
}

impl<T: Serialize + Copy + Eq + Default, const N: usize, const Z: usize> Serialize for Zones<T, N, Z> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..Z).map(|zone| self.get(zone)))
    }
}

impl<'de, T: DeserializeOwned + Copy + Eq + Default, const N: usize, const Z: usize> Deserialize<'de>
    for Zones<T, N, Z>
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let zones = Vec::<Vec<T>>::deserialize(deserializer)?;
        if zones.len() != Z || zones.iter().map(Vec::len).sum::<usize>() > N {
            return Err(serde::de::Error::invalid_length(
                zones.len(),
                &"as many zones and cards as the game has",
            ));
        }
        let mut all = Self::new();
        for (zone, cards) in zones.into_iter().enumerate() {
            for card in cards {
                all.add(zone, card);
            }
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three zones with cards 1 to 6, two in each.
    fn zones() -> Zones<u8, 8, 3> {
        let mut zones = Zones::new();
        for (zone, card) in [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (2, 6)] {
            zones.add(zone, card);
        }
        zones
    }

    #[test]
    fn a_card_goes_to_the_top_of_a_zone_above() {
        let mut zones = zones();
        assert_eq!(zones.shift(0, 0, 2), 1);
        assert_eq!((zones.get(0), zones.get(1), zones.get(2)), (&[2][..], &[3, 4][..], &[5, 6, 1][..]));
    }

    #[test]
    fn a_card_goes_to_the_top_of_a_zone_below() {
        let mut zones = zones();
        assert_eq!(zones.shift(2, 0, 0), 5);
        assert_eq!((zones.get(0), zones.get(1), zones.get(2)), (&[1, 2, 5][..], &[3, 4][..], &[6][..]));
    }

    #[test]
    fn a_card_goes_to_the_top_of_its_own_zone() {
        let mut zones = zones();
        zones.shift(1, 0, 1);
        assert_eq!((zones.get(0), zones.get(1), zones.get(2)), (&[1, 2][..], &[4, 3][..], &[5, 6][..]));
    }

    #[test]
    fn all_cards_of_a_zone_keep_their_order() {
        let mut zones = zones();
        zones.shift_all(2, 0);
        assert_eq!((zones.get(0), zones.len(2)), (&[1, 2, 5, 6][..], 0));
        zones.shift_all(0, 2);
        assert_eq!((zones.get(2), zones.len(0)), (&[1, 2, 5, 6][..], 0));
    }

    #[test]
    fn an_empty_zone_has_no_top_and_a_missing_card_stays_missing() {
        let mut zones = zones();
        zones.shift_all(0, 1);
        let before = zones;
        assert_eq!(zones.shift_top(0, 2), None);
        assert!(!zones.shift_card(2, 1, 0));
        assert!(zones.holds(1, 1) && !zones.holds(2, 1));
        assert_eq!(zones, before);
    }

    #[test]
    fn moving_there_and_back_leaves_equal_bits() {
        let mut zones = zones();
        let before = zones;
        zones.shift_top(1, 2);
        zones.shift_top(2, 1);
        assert_eq!(zones, before);
    }
}
