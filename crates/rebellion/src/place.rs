//! Places on the board, sets of systems, and the units in a place.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::{Side, System, Theatre, Unit};

/// A system or the Rebel Base space (RB 7.2.1).
///
/// Clients read the key of the system, or that of the space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "System | \"rebel-base-space\"")]
pub struct Place(u8);

/// The Rebel Base space as clients read it; systems stand under their own keys.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Space {
    RebelBaseSpace,
}

/// A place as clients read it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Key {
    System(System),
    Space(Space),
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            self.system().map_or(Key::Space(Space::RebelBaseSpace), Key::System).serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(match Key::deserialize(deserializer)? {
                Key::System(system) => system.into(),
                Key::Space(Space::RebelBaseSpace) => Self::BASE_SPACE,
            });
        }
        let place = Self(u8::deserialize(deserializer)?);
        if place.index() < Self::COUNT { Ok(place) } else { Err(serde::de::Error::custom("no such place")) }
    }
}

impl Place {
    /// How many places there are.
    pub const COUNT: usize = System::COUNT + 1;
    /// The Rebel Base space, which is no system (RB 7.2.2).
    pub const BASE_SPACE: Self = Self(System::COUNT as u8);

    /// Every place, the Rebel Base space last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The system; `None` for the Rebel Base space.
    #[inline]
    pub fn system(self) -> Option<System> {
        System::at(self.index())
    }
}

impl From<System> for Place {
    #[inline]
    fn from(system: System) -> Self {
        Self(system as u8)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.system() {
            Some(system) => system.fmt(f),
            None => f.write_str("RebelBaseSpace"),
        }
    }
}

/// A set of systems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Systems(pub u32);

impl Systems {
    /// No system.
    pub const EMPTY: Self = Self(0);
    /// Every system.
    pub const ALL: Self = Self(u32::MAX);

    /// Just this one.
    #[inline]
    pub const fn only(system: System) -> Self {
        Self(1 << system as u8)
    }

    /// Whether the system is in the set.
    #[inline]
    pub const fn contains(self, system: System) -> bool {
        self.0 & (1 << system as u8) != 0
    }

    /// Adds a system.
    #[inline]
    pub const fn insert(&mut self, system: System) {
        self.0 |= 1 << system as u8;
    }

    /// Takes a system out.
    #[inline]
    pub const fn remove(&mut self, system: System) {
        self.0 &= !(1 << system as u8);
    }

    /// The systems in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The systems in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The systems in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many systems.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The systems in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = System> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            System::at(first as usize)
        })
    }

    /// A system and those that share a border with it.
    #[inline]
    pub fn around(system: System) -> Self {
        Self(system.neighbours() | 1 << system as u8)
    }

    /// The four systems of a region (RB 11.1.1), which stand together.
    #[inline]
    pub const fn region(region: u8) -> Self {
        Self(0b1111 << (4 * region))
    }
}

impl FromIterator<System> for Systems {
    fn from_iter<I: IntoIterator<Item = System>>(systems: I) -> Self {
        systems.into_iter().fold(Self::EMPTY, |set, system| set.or(Self::only(system)))
    }
}

impl fmt::Debug for Systems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How many units of each type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Force(pub [u8; Unit::COUNT]);

impl Force {
    /// No unit.
    pub const EMPTY: Self = Self([0; Unit::COUNT]);

    /// How many of a type.
    #[inline]
    pub const fn count(&self, unit: Unit) -> u8 {
        self.0[unit as usize]
    }

    /// Adds so many of a type.
    #[inline]
    pub const fn add(&mut self, unit: Unit, n: u8) {
        self.0[unit as usize] += n;
    }

    /// Takes so many of a type away.
    #[inline]
    pub const fn take(&mut self, unit: Unit, n: u8) {
        self.0[unit as usize] -= n;
    }

    /// Whether a side has a unit here.
    #[inline]
    pub const fn has_side(&self, side: Side) -> bool {
        self.has(side, Theatre::Space) || self.has(side, Theatre::Ground)
    }

    /// Whether a side has a unit in this theatre.
    #[inline]
    pub const fn has(&self, side: Side, theatre: Theatre) -> bool {
        // The types stand in this order; all counts at once, since this is asked most of all.
        let n = &self.0;
        let any = match (side, theatre) {
            (Side::Empire, Theatre::Space) => n[0] | n[1] | n[2] | n[3] | n[4] | n[5],
            (Side::Empire, Theatre::Ground) => n[6] | n[7] | n[8],
            (Side::Rebels, Theatre::Space) => n[9] | n[10] | n[11] | n[12] | n[13],
            (Side::Rebels, Theatre::Ground) => n[14] | n[15] | n[16] | n[17],
        };
        any != 0
    }

    /// How many units a side has.
    pub fn total(&self, side: Side) -> u8 {
        Unit::of(side).map(|unit| self.count(unit)).sum()
    }

    /// How many units a side has in a theatre.
    pub fn total_in(&self, side: Side, theatre: Theatre) -> u8 {
        Unit::of(side).filter(|unit| unit.theatre() == theatre).map(|unit| self.count(unit)).sum()
    }

    /// How many units a side's ships can carry (RB 6.3.4).
    pub fn capacity(&self, side: Side) -> u16 {
        Unit::of(side).map(|unit| u16::from(self.count(unit)) * u16::from(unit.def().capacity)).sum()
    }

    /// How many units of a side need a carrier (RB 6.3.3).
    pub fn cargo(&self, side: Side) -> u16 {
        Unit::of(side).filter(|unit| unit.def().restricted).map(|unit| u16::from(self.count(unit))).sum()
    }

    /// The types with at least one unit, and how many there are of each.
    pub fn counts(&self) -> Vec<(Unit, u8)> {
        self.types().map(|unit| (unit, self.count(unit))).collect()
    }

    /// The types with at least one unit.
    pub fn types(&self) -> impl Iterator<Item = Unit> + '_ {
        Unit::all().filter(|&unit| self.count(unit) > 0)
    }
}

impl fmt::Debug for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.types().map(|unit| (self.count(unit), unit))).finish()
    }
}

/// `serde` of one value for each place: arrays of this length have none of their own.
pub(crate) mod by_place {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Place;

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        values: &[T; Place::COUNT],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        values.as_slice().serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<[T; Place::COUNT], D::Error> {
        let values = Vec::<T>::deserialize(from)?;
        let len = values.len();
        values.try_into().map_err(|_| serde::de::Error::invalid_length(len, &"one for each place"))
    }
}
