//! Words of a declaration, one of which is met again and again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Words in their order. What is shaped alike shares them.
#[derive(Clone, Debug)]
pub(crate) struct Words(Arc<[Word]>);

/// A word, and where in memory it was last met: what lies there and is as long is the same word, and need not be read.
#[derive(Debug)]
struct Word {
    met: AtomicU64,
    text: Box<str>,
}

impl Words {
    pub(crate) fn new(texts: impl IntoIterator<Item = impl Into<Box<str>>>) -> Self {
        Self(texts.into_iter().map(|text| Word { met: AtomicU64::new(0), text: text.into() }).collect())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|word| &*word.text)
    }

    /// The place of a word that is never moved; mostly it is where its own list has it.
    #[inline]
    pub(crate) fn place(&self, index: u32, text: &'static str) -> Option<usize> {
        let index = index as usize;
        match self.0.get(index) {
            Some(word) if word.met.load(Ordering::Relaxed) == spot(text) => Some(index),
            _ => self.read(index, text),
        }
    }

    #[cold]
    #[inline(never)]
    fn read(&self, index: usize, text: &'static str) -> Option<usize> {
        match self.0.get(index) {
            Some(word) if *word.text == *text => {
                word.met.store(spot(text), Ordering::Relaxed);
                Some(index)
            }
            _ => self.texts().position(|known| known == text),
        }
    }
}

/// Where a word lies and how long it is; no address has the upper bits.
fn spot(text: &'static str) -> u64 {
    text.as_ptr().addr() as u64 ^ (text.len() as u64) << 48
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_wherever_it_stands_and_no_other_is() {
        let twice: &'static str = "deckdeck";
        let words = Words::new(["hand", "deck"]);
        for _ in 0..2 {
            for same in ["deck", &twice[..4], &twice[4..]] {
                for index in 0..3 {
                    assert_eq!(words.place(index, same), Some(1), "{same} at {index}");
                    assert_eq!(words.place(index, same), Some(1), "{same} at {index} again");
                }
            }
            for other in ["", "desk", "dec", twice, &twice[1..5], &twice[..3]] {
                assert_eq!(words.place(1, other), None, "{other}");
            }
        }
    }
}
