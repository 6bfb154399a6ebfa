//! A handful of units of one owner, sorted, so that equal squads are equal bits.

use serde::{Deserialize, Serialize};

use crate::cards::Unit;

/// Up to eight units: the largest unit limit and as many that have not left yet (SC G45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Squad([Option<Unit>; Squad::MOST]);

impl Squad {
    /// The most units in it.
    pub const MOST: usize = 8;

    /// No unit.
    pub const EMPTY: Self = Self([None; Self::MOST]);

    /// The units in rising order, one by one.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Unit> + '_ {
        self.0.iter().map_while(|&unit| unit)
    }

    /// Each type once, in rising order.
    pub fn types(&self) -> impl Iterator<Item = Unit> + '_ {
        let mut last = None;
        self.iter().filter(move |&unit| last.replace(unit) != Some(unit))
    }

    /// How many units.
    #[inline]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there is no unit.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// How many of one type.
    #[inline]
    pub fn count(&self, unit: Unit) -> u8 {
        self.iter().filter(|&own| own == unit).count() as u8
    }

    /// Whether there is one of this type.
    #[inline]
    pub fn contains(&self, unit: Unit) -> bool {
        self.0.contains(&Some(unit))
    }

    /// Adds a unit.
    ///
    /// # Panics
    /// If there is no room: unit limits are checked before.
    pub fn add(&mut self, unit: Unit) {
        let len = usize::from(self.len());
        let at = self.iter().position(|own| own > unit).unwrap_or(len);
        self.0.copy_within(at..len, at + 1);
        self.0[at] = Some(unit);
    }

    /// Takes a unit out.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, unit: Unit) {
        let at = self.0.iter().position(|&own| own == Some(unit)).expect("a checked unit");
        self.0.copy_within(at + 1.., at);
        self.0[Self::MOST - 1] = None;
    }
}

impl FromIterator<Unit> for Squad {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Self {
        let mut squad = Self::EMPTY;
        units.into_iter().for_each(|unit| squad.add(unit));
        squad
    }
}

impl std::fmt::Debug for Squad {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
