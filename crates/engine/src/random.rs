//! Pinned, portable randomness: the same seed gives the same shuffle on every machine, for ever.
//!
//! Nothing here may change: stored games name shuffles by their seed. The test vectors stand guard.

/// Where random bits come from.
pub trait Source {
    /// The next 64 bits.
    fn next_u64(&mut self) -> u64;

    /// A number from 0 to `n - 1`, every one equally likely (Lemire's method with rejection).
    ///
    /// # Panics
    /// If `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a choice among nothing");
        let n = u64::from(n);
        loop {
            let product = (self.next_u64() >> 32) * n;
            // The low half tells whether this draw belongs to the short, over-represented interval.
            let low = product & 0xffff_ffff;
            if low >= n || low >= (1 << 32) % n {
                return (product >> 32) as u32;
            }
        }
    }
}

/// Steele, Lea and Flood's `SplitMix64`: tiny, fast, seeded by any number.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A source that starts from `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Source for SplitMix64 {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// Fisher–Yates from the last card to the first, seeded by the outcome of a [`crate::Chance::Shuffle`].
pub fn shuffle<T>(cards: &mut [T], seed: u64) {
    let mut source = SplitMix64::new(seed);
    for last in (1..cards.len()).rev() {
        cards.swap(last, source.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn split_mix_is_pinned() {
        let mut source = SplitMix64::new(1_234_567);
        let first: [u64; 3] = std::array::from_fn(|_| source.next_u64());
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn shuffles_are_pinned() {
        let mut cards: [u8; 10] = std::array::from_fn(|i| i as u8);
        shuffle(&mut cards, 42);
        assert_eq!(cards, PINNED_42);
        let mut again: [u8; 10] = std::array::from_fn(|i| i as u8);
        shuffle(&mut again, 43);
        assert_ne!(again, cards);
    }

    const PINNED_42: [u8; 10] = [8, 3, 6, 5, 4, 0, 9, 2, 1, 7];

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut source = SplitMix64::new(7);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[source.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }
}
