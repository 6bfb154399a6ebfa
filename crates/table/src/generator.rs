//! The table's generator: the n-th outcome depends on the seed and on n alone.
//!
//! Nothing here may change: a saved game continues with the outcomes its seed promises. The test vectors stand
//! guard.

use orrery_engine::{Chance, ChanceOutcome, Source, SplitMix64};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The secret all chance of a table comes from. The caller brings the entropy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl From<u64> for Seed {
    /// Expands a short seed, good for tests and shared puzzles but not against a player who tries them all.
    fn from(seed: u64) -> Self {
        let mut source = SplitMix64::new(seed);
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(8) {
            word.copy_from_slice(&source.next_u64().to_le_bytes());
        }
        Self(bytes)
    }
}

/// Answers the questions a game asks of nature, in order.
///
/// Each outcome is drawn from its own `ChaCha20` stream, numbered by how many came before. So the position of
/// the generator is the number of chance records, and going back in the records brings back the same luck. A beat
/// draws nothing and does not count: a game that pauses more often has the same luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Generator {
    seed: Seed,
    drawn: u64,
}

impl Generator {
    /// A generator that has answered `drawn` questions.
    pub const fn new(seed: Seed, drawn: u64) -> Self {
        Self { seed, drawn }
    }

    /// The seed it started from.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many questions it has answered, beats not counted.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Answers the next question.
    pub fn sample(&mut self, chance: Chance) -> ChanceOutcome {
        let outcome = chance.sample(&mut Stream::new(self.seed, self.drawn));
        if outcome != ChanceOutcome::Nothing {
            self.drawn += 1;
        }
        outcome
    }
}

/// The random bits behind one outcome.
struct Stream(ChaCha20Rng);

impl Stream {
    fn new(seed: Seed, number: u64) -> Self {
        let mut bits = ChaCha20Rng::from_seed(seed.0);
        bits.set_stream(number);
        Self(bits)
    }
}

impl Source for Stream {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}
