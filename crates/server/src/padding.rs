//! Time that tells nothing: how long a reaction window stands before an order or a bot answers it.

use std::time::Duration;

use orrery_engine::Seat;
use orrery_protocol::Version;

/// How long a window that asks `seat` at this moment of the game stands, between the two ends of `range_ms`.
///
/// The table's secret draws it from what everybody knows. No hand decides it, nor whether there is an order.
pub fn delay(secret: &[u8; 32], version: Version, seat: Seat, range_ms: (u64, u64)) -> Duration {
    let mut hash = blake3::Hasher::new_keyed(secret);
    hash.update(&version.records.to_le_bytes());
    hash.update(&version.undos.to_le_bytes());
    hash.update(&[seat.0]);
    let drawn = hash.finalize().as_bytes()[..8].iter().fold(0, |drawn, &byte| drawn << 8 | u64::from(byte));
    let (shortest, longest) = (range_ms.0.min(range_ms.1), range_ms.0.max(range_ms.1));
    Duration::from_millis(shortest + drawn % (longest - shortest).saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delays(secret: u8, range_ms: (u64, u64)) -> Vec<u128> {
        let version = |records| Version { records, undos: 0 };
        (0..2000).map(|n| delay(&[secret; 32], version(n), Seat(1), range_ms).as_millis()).collect()
    }

    #[test]
    fn delays_fill_their_range_and_cannot_be_foretold() {
        let mine = delays(1, (1500, 4000));
        assert!(mine.iter().all(|delay| (1500..=4000).contains(delay)));
        assert!(mine.iter().any(|&delay| delay < 1550) && mine.iter().any(|&delay| delay > 3950));
        let other = delays(2, (1500, 4000));
        let same = mine.iter().zip(&other).filter(|(one, other)| one == other).count();
        assert!(same < 20, "{same} of 2000 delays are the same at another table");
    }

    #[test]
    fn an_empty_range_is_one_moment() {
        assert!(delays(1, (0, 0)).iter().all(|&delay| delay == 0));
        assert!(delays(1, (70, 70)).iter().all(|&delay| delay == 70));
        assert!(delays(1, (u64::MAX, 0)).len() == 2000);
    }
}
