//! Dealing at random what may not lie everywhere: guesses for [`crate::Game::redeal`].

use crate::random::{Source, SplitMix64, shuffle};

/// How many plain shuffles are tried before one is put right.
const TRIES: u32 = 8;
/// How many exchanges a place sees after a shuffle was put right.
const EXCHANGES: u32 = 8;

/// Deals `pool` at random so that the item at each place fits it; without a place that some item does not fit it is
/// [`shuffle`]. `false`, with `pool` as it was, if there is no such deal.
///
/// The deal depends on the order of `pool`, so sort it first where that order is not known. All fitting deals are
/// about equally likely.
pub fn deal<T: Clone>(pool: &mut [T], fits: impl Fn(usize, &T) -> bool, seed: u64) -> bool {
    let mut items = pool.to_vec();
    shuffle(&mut items, seed);
    let mut source = SplitMix64::new(seed);
    for _ in 0..TRIES {
        if items.iter().enumerate().all(|(place, item)| fits(place, item)) {
            pool.clone_from_slice(&items);
            return true;
        }
        shuffle(&mut items, source.next_u64());
    }
    let Some(places) = put_right(&items, &fits) else { return false };
    for (item, &place) in items.iter().zip(&places) {
        pool[place] = item.clone();
    }
    items.clone_from_slice(pool);
    // What was put right is not yet dealt at random.
    let n = items.len() as u32;
    for _ in 0..n * EXCHANGES {
        let (one, other) = (source.below(n) as usize, source.below(n) as usize);
        if fits(one, &items[other]) && fits(other, &items[one]) {
            items.swap(one, other);
        }
    }
    pool.clone_from_slice(&items);
    true
}

/// A place for each item such that all fit; those that fit where they are stay if they can.
fn put_right<T>(items: &[T], fits: &impl Fn(usize, &T) -> bool) -> Option<Vec<usize>> {
    let stays = |place: usize| fits(place, &items[place]).then_some(place);
    let mut places: Vec<Option<usize>> = (0..items.len()).map(stays).collect();
    for place in (0..items.len()).filter(|&place| stays(place).is_none()) {
        if !find_item(place, items, fits, &mut places, &mut vec![false; items.len()]) {
            return None;
        }
    }
    places.into_iter().collect()
}

/// Gives `place` an item that has none yet or whose place finds another one (an augmenting path of a matching).
fn find_item<T>(
    place: usize,
    items: &[T],
    fits: &impl Fn(usize, &T) -> bool,
    places: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for item in 0..items.len() {
        if tried[item] || !fits(place, &items[item]) {
            continue;
        }
        tried[item] = true;
        if places[item].is_none_or(|other| find_item(other, items, fits, places, tried)) {
            places[item] = Some(place);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places 0 and 1 take odd numbers, place 2 takes 6 or more, the rest anything.
    fn fits(place: usize, n: u8) -> bool {
        match place {
            0 | 1 => n % 2 == 1,
            2 => n >= 6,
            _ => true,
        }
    }

    fn dealt(seed: u64) -> [u8; 8] {
        let mut pool = std::array::from_fn(|n| n as u8);
        assert!(deal(&mut pool, |place, &n| fits(place, n), seed));
        pool
    }

    #[test]
    fn deals_are_pinned() {
        assert_eq!([dealt(1), dealt(2), dealt(3)], PINNED);
    }

    const PINNED: [[u8; 8]; 3] =
        [[3, 5, 7, 4, 1, 6, 2, 0], [5, 3, 7, 6, 4, 0, 1, 2], [1, 7, 6, 0, 5, 3, 2, 4]];

    #[test]
    fn every_place_gets_what_fits_it() {
        for seed in 0..500 {
            let mut pool = dealt(seed);
            assert!(pool.iter().enumerate().all(|(place, &n)| fits(place, n)), "{pool:?}");
            pool.sort_unstable();
            assert_eq!(pool, std::array::from_fn(|n| n as u8));
        }
    }

    #[test]
    fn without_constraints_it_is_a_shuffle() {
        let (mut one, mut other) = ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]);
        assert!(deal(&mut one, |_, _| true, 7));
        shuffle(&mut other, 7);
        assert_eq!(one, other);
    }

    #[test]
    fn an_impossible_deal_leaves_the_pool_alone() {
        let mut pool = [2, 4, 6, 7];
        assert!(!deal(&mut pool, |place, n| place > 1 || n % 2 == 1, 5));
        assert_eq!(pool, [2, 4, 6, 7]);
    }

    #[test]
    fn a_deal_that_hardly_any_shuffle_finds_is_found() {
        let mut pool: [u8; 40] = std::array::from_fn(|n| 39 - n as u8);
        assert!(deal(&mut pool, |place, n| place.abs_diff(usize::from(*n)) <= 1, 1));
        assert!(pool.iter().enumerate().all(|(place, n)| place.abs_diff(usize::from(*n)) <= 1));
        assert_ne!(pool, std::array::from_fn(|n| n as u8));
    }

    #[test]
    fn fitting_deals_are_about_equally_likely() {
        // Three places, of which the first refuses 0 and the second 1: three deals fit.
        let mut seen = std::collections::BTreeMap::<[u8; 3], u32>::new();
        for seed in 0..3000 {
            let mut pool = [0, 1, 2];
            assert!(deal(&mut pool, |place, n| place > 1 || *n != place as u8, seed));
            *seen.entry(pool).or_default() += 1;
        }
        assert!(seen.len() == 3 && seen.values().all(|n| (900..1100).contains(n)), "{seen:?}");
    }
}
