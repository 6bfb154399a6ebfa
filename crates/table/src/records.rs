//! The records of a game in memory, as small as they are in a store.

use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Record;
use crate::text::write;

/// How many bytes are added to a list that is full: a server holds many games, and most of what doubling adds would
/// stay empty.
const MORE: usize = 256;

/// The records of a game, packed one behind the other.
#[derive(Clone, PartialEq, Eq)]
pub struct Records<A> {
    bytes: Vec<u8>,
    /// How many bytes each of them takes.
    lengths: Vec<u8>,
    actions: PhantomData<A>,
}

/// Makes room for `more` without doubling.
pub(crate) fn grow<T>(list: &mut Vec<T>, more: usize) {
    if list.capacity() - list.len() < more {
        list.reserve_exact(more.max(MORE / size_of::<T>()));
    }
}

impl<A: Copy + Serialize + DeserializeOwned> Records<A> {
    pub(crate) const fn new() -> Self {
        Self { bytes: Vec::new(), lengths: Vec::new(), actions: PhantomData }
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.lengths.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    /// One of them.
    pub fn get(&self, n: usize) -> Option<Record<A>> {
        self.range(n, self.len()).next()
    }

    /// All of them in order.
    pub fn iter(&self) -> Unpacked<'_, A> {
        self.range(0, self.len())
    }

    /// Those from `first` to before `end`, as far as they are there.
    pub fn range(&self, first: usize, end: usize) -> Unpacked<'_, A> {
        let end = end.min(self.len());
        let first = first.min(end);
        // Most ask for the last few.
        let after: usize = self.lengths[first..].iter().map(|&length| usize::from(length)).sum();
        let bytes = &self.bytes[self.bytes.len() - after..];
        let wanted: usize = self.lengths[first..end].iter().map(|&length| usize::from(length)).sum();
        Unpacked { bytes: &bytes[..wanted], lengths: &self.lengths[first..end], actions: PhantomData }
    }

    pub(crate) fn push(&mut self, record: &Record<A>) {
        let bytes = write::bytes(record);
        let length = u8::try_from(bytes.len()).unwrap_or_else(|_| unreachable!("a record is small"));
        grow(&mut self.bytes, bytes.len());
        grow(&mut self.lengths, 1);
        self.bytes.extend(bytes);
        self.lengths.push(length);
    }

    /// Forgets those from `n` on.
    pub(crate) fn truncate(&mut self, n: usize) {
        let left: usize = self.lengths.iter().take(n).map(|&length| usize::from(length)).sum();
        self.bytes.truncate(left);
        self.lengths.truncate(n);
    }
}

impl<A: Copy + Serialize + DeserializeOwned + fmt::Debug> fmt::Debug for Records<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, A: Copy + Serialize + DeserializeOwned> IntoIterator for &'a Records<A> {
    type Item = Record<A>;
    type IntoIter = Unpacked<'a, A>;

    fn into_iter(self) -> Unpacked<'a, A> {
        self.iter()
    }
}

/// Records one after the other, from either end.
#[derive(Clone)]
pub struct Unpacked<'a, A> {
    bytes: &'a [u8],
    lengths: &'a [u8],
    actions: PhantomData<A>,
}

impl<'a, A: DeserializeOwned> Unpacked<'a, A> {
    /// The bytes of each, as a store keeps them.
    pub fn packed(self) -> impl Iterator<Item = &'a [u8]> {
        let mut bytes = self.bytes;
        self.lengths.iter().map(move |&length| {
            let (one, rest) = bytes.split_at(usize::from(length));
            bytes = rest;
            one
        })
    }

    fn unpack(bytes: &[u8]) -> Record<A> {
        postcard::from_bytes(bytes).unwrap_or_else(|error| unreachable!("it was packed here: {error}"))
    }
}

impl<A: DeserializeOwned> Iterator for Unpacked<'_, A> {
    type Item = Record<A>;

    fn next(&mut self) -> Option<Record<A>> {
        let (&length, lengths) = self.lengths.split_first()?;
        let (one, rest) = self.bytes.split_at(usize::from(length));
        (self.bytes, self.lengths) = (rest, lengths);
        Some(Self::unpack(one))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.lengths.len(), Some(self.lengths.len()))
    }
}

impl<A: DeserializeOwned> DoubleEndedIterator for Unpacked<'_, A> {
    fn next_back(&mut self) -> Option<Record<A>> {
        let (&length, lengths) = self.lengths.split_last()?;
        let (rest, one) = self.bytes.split_at(self.bytes.len() - usize::from(length));
        (self.bytes, self.lengths) = (rest, lengths);
        Some(Self::unpack(one))
    }
}

impl<A: DeserializeOwned> ExactSizeIterator for Unpacked<'_, A> {}
impl<A: DeserializeOwned> FusedIterator for Unpacked<'_, A> {}
