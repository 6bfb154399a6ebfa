//! How likely the dice of a mission beat others.

use std::sync::LazyLock;

/// The most dice of a side.
const MOST: usize = 10;
/// More bonus successes than can come together.
const BONUS: usize = 4;

/// How likely so many dice with so many successes to begin with beat so many others.
static ODDS: LazyLock<[[[f32; BONUS + 1]; MOST + 1]; MOST + 1]> = LazyLock::new(|| {
    let sums = sums();
    let mut odds = [[[0.0; BONUS + 1]; MOST + 1]; MOST + 1];
    for (own, row) in odds.iter_mut().enumerate() {
        for (other, cells) in row.iter_mut().enumerate() {
            for (bonus, cell) in cells.iter_mut().enumerate() {
                for (mine, p) in sums[own].iter().enumerate() {
                    for (theirs, q) in sums[other].iter().enumerate() {
                        if mine + bonus > theirs {
                            *cell += p * q;
                        }
                    }
                }
            }
        }
    }
    odds
});

/// How likely so many dice show so many successes: none on two faces, one on three, two on one (RB 8.7.6).
fn sums() -> [[f32; 2 * MOST + 1]; MOST + 1] {
    let mut sums = [[0.0; 2 * MOST + 1]; MOST + 1];
    sums[0][0] = 1.0;
    for dice in 1..=MOST {
        for sum in 0..=2 * MOST {
            let before = sums[dice - 1];
            let mut chance = before[sum] / 3.0;
            if sum >= 1 {
                chance += before[sum - 1] / 2.0;
            }
            if sum >= 2 {
                chance += before[sum - 2] / 6.0;
            }
            sums[dice][sum] = chance;
        }
    }
    sums
}

/// How likely a roll beats another, from 0 to 1.
pub(super) fn beats(own: u8, other: u8, bonus: u8) -> f32 {
    let at = |dice: u8| usize::from(dice).min(MOST);
    ODDS[at(own)][at(other)][usize::from(bonus).min(BONUS)]
}
