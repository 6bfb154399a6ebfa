//! Words of declarations, which are met again and again.

use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A word, and where in memory it was last met: what lies there and is as long is the same word, and need not be read.
#[derive(Debug)]
pub(crate) struct Word {
    text: String,
    met: AtomicPtr<u8>,
}

impl Word {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), met: AtomicPtr::new(ptr::null_mut()) }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether it is that word, which is never moved.
    #[inline]
    pub(crate) fn is(&self, word: &'static str) -> bool {
        let place = word.as_ptr().cast_mut();
        self.text.len() == word.len() && (self.met.load(Ordering::Relaxed) == place || self.read(word, place))
    }

    #[cold]
    fn read(&self, word: &str, place: *mut u8) -> bool {
        let same = self.text == word;
        if same {
            self.met.store(place, Ordering::Relaxed);
        }
        same
    }
}

impl Clone for Word {
    fn clone(&self) -> Self {
        Self::new(&*self.text)
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_wherever_it_stands_and_no_other_is() {
        let twice: &'static str = "deckdeck";
        let word = Word::new("deck");
        for _ in 0..2 {
            for same in ["deck", &twice[..4], &twice[4..]] {
                assert!(word.is(same) && word.is(same));
            }
            for other in ["", "desk", "dec", twice, &twice[1..5], &twice[..3]] {
                assert!(!word.is(other), "{other}");
            }
        }
    }
}
