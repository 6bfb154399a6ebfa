//! The units of one player in one space area.

use serde::{Deserialize, Serialize};

use crate::cards::Unit;

/// Which units of a fleet can be damaged: carriers, dreadnoughts, the flagship and war suns.
const FIRST_TOUGH: usize = Unit::Carrier as usize;

/// How many units of each type a player has in a space area, and how many of them are damaged (TI 52.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Fleet {
    /// By unit type; space docks lie behind the war suns, and PDS are never in space.
    counts: [u8; 9],
    /// The damaged ones among carriers, dreadnoughts, flagship and war suns.
    damaged: [u8; 4],
}

/// The place of a type in a fleet; `None` for PDS, which are always on planets (TI 72.1).
const fn place(unit: Unit) -> Option<usize> {
    match unit {
        Unit::Pds => None,
        Unit::SpaceDock => Some(8),
        _ => Some(unit as usize),
    }
}

const fn tough(unit: Unit) -> Option<usize> {
    match unit {
        Unit::Carrier | Unit::Dreadnought | Unit::Flagship | Unit::WarSun => {
            Some(unit as usize - FIRST_TOUGH)
        }
        _ => None,
    }
}

impl Fleet {
    /// No units.
    pub const EMPTY: Self = Self { counts: [0; 9], damaged: [0; 4] };

    /// How many units of a type, damaged ones included.
    pub const fn count(&self, unit: Unit) -> u8 {
        match place(unit) {
            Some(place) => self.counts[place],
            None => 0,
        }
    }

    /// How many damaged units of a type.
    pub const fn damaged(&self, unit: Unit) -> u8 {
        match tough(unit) {
            Some(place) => self.damaged[place],
            None => 0,
        }
    }

    /// How many undamaged units of a type.
    pub const fn sound(&self, unit: Unit) -> u8 {
        self.count(unit) - self.damaged(unit)
    }

    /// Whether there is such a unit.
    pub const fn has(&self, unit: Unit, damaged: bool) -> bool {
        if damaged { self.damaged(unit) > 0 } else { self.sound(unit) > 0 }
    }

    /// Adds units.
    ///
    /// # Panics
    /// If such a unit is never in space, or can never be damaged.
    pub fn add(&mut self, unit: Unit, n: u8, damaged: bool) {
        let Some(place) = place(unit) else { unreachable!("a PDS is never in space") };
        self.counts[place] += n;
        if damaged {
            self.damaged[tough(unit).expect("a unit that can be damaged")] += n;
        }
    }

    /// Takes units away.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn take(&mut self, unit: Unit, n: u8, damaged: bool) {
        let Some(place) = place(unit) else { unreachable!("a PDS is never in space") };
        self.counts[place] -= n;
        if damaged {
            self.damaged[tough(unit).expect("a unit that can be damaged")] -= n;
        }
    }

    /// A unit is damaged (TI 52.1.2).
    ///
    /// # Panics
    /// If it can never be damaged.
    pub fn damage(&mut self, unit: Unit) {
        self.damaged[tough(unit).expect("a unit that can be damaged")] += 1;
    }

    /// A damaged unit is repaired.
    ///
    /// # Panics
    /// If it can never be damaged.
    pub fn repair(&mut self, unit: Unit) {
        self.damaged[tough(unit).expect("a unit that can be damaged")] -= 1;
    }

    /// All units are repaired (TI 84.7).
    pub const fn repair_all(&mut self) {
        self.damaged = [0; 4];
    }

    /// Joins another fleet to this one.
    pub fn join(&mut self, other: &Self) {
        self.counts.iter_mut().zip(other.counts).for_each(|(own, more)| *own += more);
        self.damaged.iter_mut().zip(other.damaged).for_each(|(own, more)| *own += more);
    }

    /// Whether no unit is there.
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 9]
    }

    /// The types of ships there (TI 33.0).
    pub fn ships(&self) -> impl Iterator<Item = Unit> + '_ {
        Unit::ALL.into_iter().filter(|&unit| unit.is_ship() && self.count(unit) > 0)
    }

    /// Whether a ship is there, fighters included.
    pub fn has_ships(&self) -> bool {
        self.counts[0] > 0 || self.counts[2..8].iter().any(|&n| n > 0)
    }

    /// How many ships that are no fighters (TI 33.2.a).
    pub fn large(&self) -> u8 {
        self.counts[2..8].iter().sum()
    }
}
