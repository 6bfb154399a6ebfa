//! Where systems lie: the places of the board, their rings and neighbours, and sites on them.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::bits;
use crate::cards::Planet;

/// A place for a system tile: 0 is the middle, then the rings outwards, each clockwise from the north; 37 is the place
/// beside the board (TI G8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
pub struct Hex(pub u8);

impl Hex {
    /// The places of the board and the one beside it.
    pub const COUNT: usize = 38;
    /// The place of Mecatol Rex (TI setup.6).
    pub const MIDDLE: Self = Self(0);
    /// The place beside the board (TI G8).
    pub const BESIDE: Self = Self(37);

    /// The place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its axial coordinates, north being (0, -1); none for the place beside the board.
    pub const fn coordinates(self) -> Option<(i8, i8)> {
        if self.0 < Self::BESIDE.0 { Some(axial(self.0)) } else { None }
    }

    /// The ring a place is in; the place beside the board is in none.
    pub const fn ring(self) -> u8 {
        match self.0 {
            0 => 0,
            1..=6 => 1,
            7..=18 => 2,
            19..=36 => 3,
            _ => u8::MAX,
        }
    }

    /// The places that share an edge with this one (TI 70.0).
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        self.around().iter()
    }

    /// The same as a set.
    pub const fn around(self) -> Hexes {
        Hexes(EDGES[self.index()])
    }

    /// Whether two places share an edge.
    pub const fn touches(self, other: Self) -> bool {
        EDGES[self.0 as usize] & (1 << other.0) != 0
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Hexes(pub u64);

impl Hexes {
    /// No place.
    pub const EMPTY: Self = Self(0);

    /// Whether the place is in the set.
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 & (1 << hex.0) != 0
    }

    /// Adds a place.
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Adds a place or takes it out.
    pub const fn set(&mut self, hex: Hex, inside: bool) {
        self.0 = self.0 & !(1 << hex.0) | (inside as u64) << hex.0;
    }

    /// How many places.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Places in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Places in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Places in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The places in rising order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Hex> + Clone {
        bits(self.0).map(|n| Hex(n as u8))
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

/// Where a unit is: in the space area of a system or on a planet (TI 86.5, TI 86.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Site {
    /// The space area of a system.
    Space(Hex),
    /// A planet.
    Planet(Planet),
}

/// For each place the bits of those it shares an edge with.
static EDGES: [u64; Hex::COUNT] = edges();

/// The axial coordinates of a place, north being (0, -1).
const fn axial(index: u8) -> (i8, i8) {
    if index == 0 {
        return (0, 0);
    }
    let (ring, first) = match index {
        1..=6 => (1, 1),
        7..=18 => (2, 7),
        _ => (3, 19),
    };
    let step = index as i8 - first;
    let (side, along) = (step / ring, step % ring);
    // From the corner of each side the ring goes on in the direction two sides further clockwise.
    let corners = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let corner = corners[side as usize];
    let towards = corners[((side + 2) % 6) as usize];
    (corner.0 * ring + towards.0 * along, corner.1 * ring + towards.1 * along)
}

const fn edges() -> [u64; Hex::COUNT] {
    let mut edges = [0; Hex::COUNT];
    let mut one = 0;
    while one < 37 {
        let mut other = 0;
        while other < 37 {
            let (here, there) = (axial(one), axial(other));
            let (q, r) = (here.0 - there.0, here.1 - there.1);
            let s = -q - r;
            let far = if q.abs() > r.abs() { q.abs() } else { r.abs() };
            let far = if s.abs() > far { s.abs() } else { far };
            if far == 1 {
                edges[one as usize] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    edges
}
