//! A short list inside a state: equal lists are equal bits.

use std::fmt;

use serde::{Deserialize, Serialize};

/// At most `N` things in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    len: u8,
    // Things above `len` are `None`, so that equal lists hash alike.
    things: [Option<T>; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing.
    pub const fn new() -> Self {
        Self { len: 0, things: [None; N] }
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is no room for another one.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a thing at the end.
    ///
    /// # Panics
    /// If the list is full: what it holds is limited by the components, so this is a defect.
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = Some(thing);
        self.len += 1;
    }

    /// Puts a thing before all others.
    ///
    /// # Panics
    /// If the list is full.
    pub fn push_front(&mut self, thing: T) {
        self.things.copy_within(..usize::from(self.len), 1);
        self.things[0] = Some(thing);
        self.len += 1;
    }

    /// Takes the last thing off.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.things[usize::from(self.len)].take()
    }

    /// Takes the thing at `index` out; the rest keeps its order.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, index: usize) -> T {
        let thing = self.things[index].take().expect("something to remove");
        self.things.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.things[usize::from(self.len)] = None;
        thing
    }

    /// The thing at `index`.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        self.things.get(index).and_then(Option::as_ref)
    }

    /// The thing at `index`, to be changed.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        self.things.get_mut(index).and_then(Option::as_mut)
    }

    /// The things in their order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.things[..usize::from(self.len)].iter().flatten().copied()
    }

    /// The things, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.things.iter_mut().flatten()
    }
}

impl<T: Copy + Eq, const N: usize> List<T, N> {
    /// Where the thing lies, if it is there.
    pub fn position(&self, thing: T) -> Option<usize> {
        self.iter().position(|own| own == thing)
    }

    /// Whether the thing is there.
    pub fn holds(&self, thing: T) -> bool {
        self.position(thing).is_some()
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut list = Self::new();
        things.into_iter().for_each(|thing| list.push(thing));
        list
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The length has to be known beforehand.
        self.iter().collect::<Vec<T>>().serialize(serializer)
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(serde::de::Error::invalid_length(things.len(), &"a list that fits"));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_leaves_equal_bits() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        let shorter: List<u8, 4> = [1, 3].into_iter().collect();
        assert_eq!(list.remove(1), 2);
        assert_eq!(list, shorter);
        list.push_front(9);
        assert_eq!(list.iter().collect::<Vec<_>>(), [9, 1, 3]);
        assert_eq!((list.pop(), list.pop(), list.pop(), list.pop()), (Some(3), Some(1), Some(9), None));
        assert_eq!(list, List::new());
    }
}
