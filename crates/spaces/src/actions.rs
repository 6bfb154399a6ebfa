//! Actions as numbers: every action of a game has one, and no two share it.
//!
//! The numbers follow from how the action is written. A variant takes as many as its fields have combinations, variants
//! stand one after another in the order in which they are declared, and fields count like digits, the last one fastest.

mod decode;
mod encode;
mod trace;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::limits::Limits;

/// All actions of a game by their numbers.
pub(crate) struct Actions<A> {
    layout: Layout,
    of: PhantomData<fn() -> A>,
}

/// What numbers a type of value takes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    /// How many.
    pub(crate) size: u32,
    pub(crate) kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    /// Nothing to choose.
    Unit,
    Flag,
    /// Counted from the least.
    Number(i32),
    /// 0 for none.
    Maybe(Box<Layout>),
    /// Digits.
    Tuple(Vec<(String, Layout)>),
    /// Variants with the number each begins at.
    Enum(Vec<(String, u32, Layout)>),
}

impl Layout {
    pub(crate) const UNIT: Self = Self { size: 1, kind: Kind::Unit };

    pub(crate) fn tuple(parts: Vec<(String, Self)>) -> Self {
        Self { size: parts.iter().map(|(_, part)| part.size).product(), kind: Kind::Tuple(parts) }
    }

    pub(crate) fn variants(variants: impl IntoIterator<Item = (String, Self)>) -> Self {
        let mut size = 0;
        let placed = variants.into_iter().map(|(name, layout)| {
            let start = size;
            size += layout.size;
            (name, start, layout)
        });
        let placed = placed.collect();
        Self { size, kind: Kind::Enum(placed) }
    }

    fn describe(&self, text: &mut String) {
        match &self.kind {
            Kind::Unit => text.push_str("()"),
            Kind::Flag => text.push_str("flag"),
            Kind::Number(least) => {
                let _ = write!(text, "{least}..{}", i64::from(*least) + i64::from(self.size));
            }
            Kind::Maybe(inner) => {
                text.push('?');
                inner.describe(text);
            }
            Kind::Tuple(parts) => {
                for (n, (name, part)) in parts.iter().enumerate() {
                    let _ = write!(text, "{}{name}: ", if n > 0 { ", " } else { "" });
                    part.describe(text);
                }
            }
            Kind::Enum(variants) => {
                text.push('(');
                for (n, (name, _, layout)) in variants.iter().enumerate() {
                    let _ = write!(text, "{}{name}", if n > 0 { " | " } else { "" });
                    if layout.kind != Kind::Unit {
                        text.push(' ');
                        layout.describe(text);
                    }
                }
                text.push(')');
            }
        }
    }
}

impl<A: Serialize + DeserializeOwned> Actions<A> {
    /// The actions of a game with these bounds.
    pub(crate) fn new(limits: Limits) -> Self {
        Self { layout: trace::layout::<A>(limits), of: PhantomData }
    }

    /// How many numbers there are.
    pub(crate) const fn len(&self) -> u32 {
        self.layout.size
    }

    /// The number of an action; `None` if one of its numbers is out of bounds.
    pub(crate) fn encode(&self, action: &A) -> Option<u32> {
        action.serialize(encode::Encoder(&self.layout)).ok()
    }

    /// The action with this number; `None` if there is none, or nothing in the game is called so.
    pub(crate) fn decode(&self, number: u32) -> Option<A> {
        if number >= self.len() {
            return None;
        }
        A::deserialize(decode::Decoder { layout: &self.layout, number }).ok()
    }

    /// One line for each kind of action: where its numbers begin, its name and its digits.
    pub(crate) fn describe(&self) -> String {
        let mut text = String::new();
        let Kind::Enum(variants) = &self.layout.kind else { return text };
        for (name, start, layout) in variants {
            let _ = write!(text, "{start} {name}");
            if layout.kind != Kind::Unit {
                text.push(' ');
                layout.describe(&mut text);
            }
            text.push('\n');
        }
        text
    }
}

/// Enums found so far, by name: the words of their variants, and the layouts of those that were looked into.
type Enums = BTreeMap<&'static str, (&'static [&'static str], Vec<Option<Layout>>)>;
