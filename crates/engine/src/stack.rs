//! The stack of frames: what is being resolved, innermost last.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A stack of at most `N` plain frames inside a state.
///
/// The top frame alone decides what the game waits for. Only resolving code pushes and pops: push what comes
/// *after* first, what comes *now* last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<F, const N: usize> {
    len: u8,
    // Frames above `len` are `None`, so equal stacks are equal bits and hash alike.
    frames: [Option<F>; N],
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// An empty stack.
    pub const fn new() -> Self {
        Self { len: 0, frames: [None; N] }
    }

    /// Puts a frame on top.
    ///
    /// # Panics
    /// If the stack is full: a game's frames nest to a fixed depth, so this is a defect of the game.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[usize::from(self.len)] = Some(frame);
        self.len += 1;
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.len = self.len.checked_sub(1)?;
        self.frames[usize::from(self.len)].take()
    }

    /// The top frame.
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.frames[usize::from(self.len.checked_sub(1)?)]
    }

    /// Replaces the top frame, keeping what is under it.
    ///
    /// # Panics
    /// If the stack is empty.
    #[inline]
    pub fn replace_top(&mut self, frame: F) {
        self.frames[usize::from(self.len - 1)] = Some(frame);
    }

    /// How many frames there are.
    pub const fn depth(&self) -> usize {
        self.len as usize
    }

    /// The frames from the outermost to the innermost.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> {
        self.frames[..usize::from(self.len)].iter().flatten().copied()
    }

    /// Removes every frame for which `keep` is false, e.g. those of a player who left.
    pub fn retain(&mut self, mut keep: impl FnMut(F) -> bool) {
        let kept = *self;
        *self = Self::new();
        for frame in kept.iter().filter(|&frame| keep(frame)) {
            self.push(frame);
        }
    }
}

impl<F: Copy, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, frame) in self.iter().enumerate() {
            if depth > 0 {
                f.write_str(" > ")?;
            }
            write!(f, "{frame:?}")?;
        }
        Ok(())
    }
}

impl<F: Copy + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<F>>().serialize(serializer)
    }
}

impl<'de, F: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<F>::deserialize(deserializer)?;
        if frames.len() > N {
            return Err(serde::de::Error::invalid_length(frames.len(), &"a stack that fits"));
        }
        let mut stack = Self::new();
        for frame in frames {
            stack.push(frame);
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_popped_stack_equals_one_that_never_grew() {
        let mut grown = Stack::<u8, 4>::new();
        grown.push(1);
        let plain = grown;
        grown.push(2);
        assert_eq!(grown.pop(), Some(2));
        assert_eq!(grown, plain);
        assert_eq!(
            format!("{:?}", {
                grown.push(3);
                grown
            }),
            "1 > 3"
        );
    }

    #[test]
    fn an_empty_stack_has_no_top() {
        let mut stack = Stack::<u8, 4>::new();
        assert_eq!((stack.pop(), stack.top(), stack.depth()), (None, None, 0));
    }

    #[test]
    fn retain_keeps_the_order() {
        let mut stack = Stack::<u8, 4>::new();
        (1..=4).for_each(|n| stack.push(n));
        stack.retain(|n| n % 2 == 0);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [2, 4]);
    }
}
