//! Printed rules and the refusals that name them.

use std::fmt;

use serde::{Serialize, Serializer};
use ts_rs::TS;

/// A paragraph of a rules reference, e.g. `SR 5.4.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(as = "String")]
pub struct Rule {
    /// The book's initials, e.g. `SR`.
    pub book: &'static str,
    /// The paragraph, e.g. `5.4.2` or `G12`.
    pub paragraph: &'static str,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.paragraph)
    }
}

impl Serialize for Rule {
    /// As it is cited.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why an action is refused: the rule, and the key of the sentence that says so in the player's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Illegal {
    /// The paragraph that forbids it.
    pub rule: Rule,
    /// The key of the reason in the locale files.
    pub reason: &'static str,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Illegal {}

/// The refusals of a game as constants, with the initials of its rules reference: each has its paragraph and the key
/// of its reason. `BOOK` is the initials, `ALL` has every refusal, for the tests that look them up.
///
/// ```
/// orrery_engine::refusals! { "TT";
///     /// The square is taken.
///     TAKEN = "2.1", "refuse-taken";
/// }
/// assert_eq!(TAKEN.to_string(), "refuse-taken (TT 2.1)");
/// assert_eq!(ALL, [TAKEN]);
/// ```
#[macro_export]
macro_rules! refusals {
    ($book:literal; $($(#[$doc:meta])* $name:ident = $paragraph:literal, $reason:literal;)*) => {
        /// The rules reference these ids belong to.
        pub const BOOK: &str = $book;
        $(
            $(#[$doc])*
            #[doc = concat!("(", $book, " ", $paragraph, ")")]
            pub const $name: $crate::Illegal =
                $crate::Illegal { rule: $crate::Rule { book: BOOK, paragraph: $paragraph }, reason: $reason };
        )*
        /// Every refusal there is.
        pub const ALL: &[$crate::Illegal] = &[$($name),*];
    };
}
