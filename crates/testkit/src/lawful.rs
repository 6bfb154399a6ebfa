//! What a game's tests tell the laws about it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Debug};

use orrery_engine::Game;

/// What the laws need to know of a game beyond its rules.
///
/// A game's tests implement it for a unit struct of their own, since neither this trait nor the game is theirs.
pub trait Lawful {
    /// The game under test.
    type Game: Game;

    /// Whether some player does not know something that another one or nobody knows.
    const HIDES: bool = true;
    /// How many games the laws play of each setup.
    const GAMES: u64 = crate::laws::GAMES;
    /// More records than any game has.
    const LONGEST: usize = 50_000;

    /// The zones that a place on the table may name.
    const ZONES: &'static [&'static str];

    /// Every conceivable action at this table, legal or not, each once; what is not in the game may be left out.
    fn universe(game: &Self::Game) -> Vec<<Self::Game as Game>::Action>;
    /// Whether random play takes the action only now and then, because games in which players do it at every
    /// opportunity fall apart before anything else happens, such as giving up one's own pieces.
    fn is_seldom(_action: <Self::Game as Game>::Action) -> bool {
        false
    }
    /// The same where it depends on the table, such as going where there is nothing.
    fn is_seldom_here(_game: &Self::Game, action: <Self::Game as Game>::Action) -> bool {
        Self::is_seldom(action)
    }
    /// Whether a random game has gone on long enough to say something: the laws play long games up to here. How games end
    /// is then for tests of the game to show.
    fn is_enough(_game: &Self::Game) -> bool {
        false
    }
    /// All that is neither made nor lost in a game, wherever it lies.
    fn components(game: &Self::Game) -> Components;
    /// Whether the state makes sense: no count is negative, no zone too full, no frame about a player who left.
    ///
    /// # Errors
    /// What is wrong with it.
    fn validate(game: &Self::Game) -> Result<(), String>;
}

/// How many there are of each kind of component.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Components(BTreeMap<String, i64>);

impl Components {
    /// Nothing.
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Counts `n` more of `kind`, which is named by its `Debug` text. Naming takes time: count the pieces of a kind
    /// first, or collect them.
    pub fn add(&mut self, kind: impl Debug, n: impl Into<i64>) {
        *self.0.entry(format!("{kind:?}")).or_default() += n.into();
    }

    /// How many there are of `kind`.
    pub fn count(&self, kind: impl Debug) -> i64 {
        self.0.get(&format!("{kind:?}")).copied().unwrap_or_default()
    }

    /// The kinds whose number changed from `before` to this, each with both numbers.
    pub fn changes(&self, before: &Self) -> Vec<String> {
        let kinds: BTreeSet<_> = before.0.keys().chain(self.0.keys()).collect();
        let count = |components: &Self, kind| components.0.get(kind).copied().unwrap_or_default();
        kinds
            .into_iter()
            .map(|kind| (kind, count(before, kind), count(self, kind)))
            .filter(|(_, before, after)| before != after)
            .map(|(kind, before, after)| format!("{kind}: {before} became {after}"))
            .collect()
    }
}

impl<K: Debug + Ord> FromIterator<K> for Components {
    /// One component of each kind met, as often as it is met.
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut counts = BTreeMap::<K, i64>::new();
        for kind in kinds {
            *counts.entry(kind).or_default() += 1;
        }
        Self(counts.into_iter().map(|(kind, n)| (format!("{kind:?}"), n)).collect())
    }
}

impl Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.0.iter().map(|(kind, n)| format!("{n} {kind}"));
        f.debug_list().entries(counts).finish()
    }
}
