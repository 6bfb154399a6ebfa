//! Chance as a decider: a game asks, the table, a search or a test answers.

use serde::{Deserialize, Serialize};

use crate::random::Source;

/// What a game asks of nature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A pile is shuffled; the answer is a seed for [`crate::shuffle`].
    Shuffle,
    /// So many dice with so many sides are rolled; a seat drawn by lot is a die as well.
    Dice {
        /// How many dice, at most [`Faces::MAX`].
        count: u8,
        /// Faces from 1 to `sides`.
        sides: u8,
    },
    /// A beat: nothing is decided, but the table as it is now is worth a look before the game goes on by itself.
    /// Cards are turned up here that the next step takes away. It is answered at once, and replays stop there.
    Nothing,
}

/// Nature's answer. It is what a record stores, so changing how often a game asks breaks no stored game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ChanceOutcome {
    /// The seed of the shuffle.
    Shuffle(u64),
    /// The faces rolled, in order.
    Dice(Faces),
    /// The game goes on.
    Nothing,
}

impl Chance {
    /// Draws an answer from `source`; a beat leaves it alone.
    pub fn sample(self, source: &mut impl Source) -> ChanceOutcome {
        match self {
            Self::Shuffle => ChanceOutcome::Shuffle(source.next_u64()),
            Self::Dice { count, sides } => {
                ChanceOutcome::Dice((0..count).map(|_| source.below(u32::from(sides)) as u8 + 1).collect())
            }
            Self::Nothing => ChanceOutcome::Nothing,
        }
    }

    /// Whether `outcome` answers this question: the right kind, count and range.
    pub fn admits(self, outcome: ChanceOutcome) -> bool {
        match (self, outcome) {
            (Self::Shuffle, ChanceOutcome::Shuffle(_)) => true,
            (Self::Dice { count, sides }, ChanceOutcome::Dice(faces)) => {
                faces.as_slice().len() == usize::from(count)
                    && faces.as_slice().iter().all(|face| (1..=sides).contains(face))
            }
            (Self::Nothing, ChanceOutcome::Nothing) => true,
            _ => false,
        }
    }
}

/// Up to [`Faces::MAX`] dice faces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Faces {
    len: u8,
    faces: [u8; Self::MAX],
}

impl Faces {
    /// The most dice rolled at once; a game that needs more asks again.
    pub const MAX: usize = 30;

    /// The faces in the order rolled.
    pub fn as_slice(&self) -> &[u8] {
        &self.faces[..usize::from(self.len).min(Self::MAX)]
    }
}

impl FromIterator<u8> for Faces {
    /// Keeps the first [`Faces::MAX`] faces.
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut rolled = Self::default();
        for face in faces.into_iter().take(Self::MAX) {
            rolled.faces[usize::from(rolled.len)] = face;
            rolled.len += 1;
        }
        rolled
    }
}

impl std::fmt::Debug for Faces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Faces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > Self::MAX {
            return Err(serde::de::Error::invalid_length(faces.len(), &"at most 30 dice"));
        }
        Ok(faces.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;

    #[test]
    fn an_answer_is_of_the_kind_asked() {
        let dice = Chance::Dice { count: 2, sides: 6 };
        let answers =
            [Chance::Shuffle, dice, Chance::Nothing].map(|chance| chance.sample(&mut SplitMix64::new(1)));
        for (n, chance) in [Chance::Shuffle, dice, Chance::Nothing].into_iter().enumerate() {
            let admitted: Vec<usize> = (0..3).filter(|&m| chance.admits(answers[m])).collect();
            assert_eq!(admitted, [n], "{chance:?}");
        }
    }

    #[test]
    fn a_beat_takes_no_luck() {
        let (mut asked, mut untouched) = (SplitMix64::new(7), SplitMix64::new(7));
        Chance::Nothing.sample(&mut asked);
        assert_eq!(asked.next_u64(), untouched.next_u64());
    }
}
