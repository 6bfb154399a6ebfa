//! What lies on the board, with sets that tell where: they are kept up to date by whatever changes it, so that nobody
//! has to look through the whole galaxy.

use std::ops::{Deref, DerefMut};

use orrery_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::array;
use crate::cards::{Anomaly, Planet, Tile, Wormhole};
use crate::fleet::Fleet;
use crate::hex::{Hex, Hexes};
use crate::state::{PlanetState, SEATS};

/// The tiles by place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Tiles {
    #[serde(with = "array")]
    laid: [Option<Tile>; Hex::COUNT],
    /// The place of each tile.
    #[serde(with = "array")]
    places: [Option<Hex>; Tile::COUNT],
    /// Places with a tile.
    placed: Hexes,
    /// Places with a printed wormhole, by kind.
    wormholes: [Hexes; Wormhole::COUNT],
    /// Places with an anomaly, by kind.
    anomalies: [Hexes; Anomaly::COUNT],
}

impl Tiles {
    /// No tile.
    pub(crate) const EMPTY: Self = Self {
        laid: [None; Hex::COUNT],
        places: [None; Tile::COUNT],
        placed: Hexes::EMPTY,
        wormholes: [Hexes::EMPTY; Wormhole::COUNT],
        anomalies: [Hexes::EMPTY; Anomaly::COUNT],
    };

    /// Puts a tile in an empty place.
    pub(crate) fn put(&mut self, hex: Hex, tile: Tile) {
        debug_assert!(!self.placed.contains(hex), "nothing lies at {hex:?}");
        self.laid[hex.index()] = Some(tile);
        self.places[tile.index()] = Some(hex);
        self.placed.insert(hex);
        if let Some(kind) = tile.def().wormhole {
            self.wormholes[kind as usize].insert(hex);
        }
        if let Some(kind) = tile.def().anomaly {
            self.anomalies[kind as usize].insert(hex);
        }
    }

    /// The tile in a place.
    #[inline]
    pub(crate) const fn get(&self, hex: Hex) -> Option<Tile> {
        self.laid[hex.index()]
    }

    /// Where a tile lies.
    #[inline]
    pub(crate) const fn place_of(&self, tile: Tile) -> Option<Hex> {
        self.places[tile.index()]
    }

    /// Places with a tile.
    #[inline]
    pub(crate) const fn placed(&self) -> Hexes {
        self.placed
    }

    /// Places with a printed wormhole of a kind.
    #[inline]
    pub(crate) const fn wormholes(&self, kind: Wormhole) -> Hexes {
        self.wormholes[kind as usize]
    }

    /// Places with an anomaly of a kind.
    #[inline]
    pub(crate) const fn anomalies(&self, kind: Anomaly) -> Hexes {
        self.anomalies[kind as usize]
    }
}

/// The units in space by place and seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Space {
    #[serde(with = "array")]
    fleets: [[Fleet; SEATS]; Hex::COUNT],
    /// Where each seat has units.
    held: [Hexes; SEATS],
    /// Where each seat has ships.
    armed: [Hexes; SEATS],
}

impl Space {
    /// No unit anywhere.
    pub(crate) const EMPTY: Self = Self {
        fleets: [[Fleet::EMPTY; SEATS]; Hex::COUNT],
        held: [Hexes::EMPTY; SEATS],
        armed: [Hexes::EMPTY; SEATS],
    };

    /// The units of a seat in a place.
    #[inline]
    pub(crate) const fn get(&self, hex: Hex, seat: Seat) -> &Fleet {
        &self.fleets[hex.index()][seat.index()]
    }

    /// The units of a seat in a place, to be changed.
    #[inline]
    pub(crate) const fn get_mut(&mut self, hex: Hex, seat: Seat) -> FleetMut<'_> {
        FleetMut { space: self, hex, seat }
    }

    /// Where a seat has units.
    #[inline]
    pub(crate) const fn held(&self, seat: Seat) -> Hexes {
        self.held[seat.index()]
    }

    /// Where a seat has ships.
    #[inline]
    pub(crate) const fn armed(&self, seat: Seat) -> Hexes {
        self.armed[seat.index()]
    }

    /// Where any seat but one has ships.
    #[inline]
    pub(crate) fn armed_rivals(&self, seat: Seat) -> Hexes {
        let rivals = self.armed.iter().enumerate().filter(|&(other, _)| other != seat.index());
        rivals.fold(Hexes::EMPTY, |all, (_, own)| all.or(*own))
    }

    /// All units of a seat are gone.
    pub(crate) fn clear(&mut self, seat: Seat) {
        self.held(seat).iter().for_each(|hex| *self.get_mut(hex, seat) = Fleet::EMPTY);
    }

    /// Whether it is known where units are.
    pub(crate) fn validate(&self) -> Result<(), String> {
        for seat in Seat::all(SEATS as u8) {
            let held: Hexes = Hex::all().filter(|&hex| !self.get(hex, seat).is_empty()).collect();
            let armed: Hexes = Hex::all().filter(|&hex| self.get(hex, seat).has_ships()).collect();
            if (held, armed) != (self.held(seat), self.armed(seat)) {
                return Err(format!("{seat:?} has units at {held:?} and ships at {armed:?}"));
            }
        }
        Ok(())
    }

    /// All units are repaired (TI 84.7).
    pub(crate) fn repair_all(&mut self) {
        self.fleets.iter_mut().flatten().for_each(Fleet::repair_all);
    }
}

/// A fleet that is being changed: when that is done, it is known where units are.
pub(crate) struct FleetMut<'a> {
    space: &'a mut Space,
    hex: Hex,
    seat: Seat,
}

impl Deref for FleetMut<'_> {
    type Target = Fleet;

    #[inline]
    fn deref(&self) -> &Fleet {
        self.space.get(self.hex, self.seat)
    }
}

impl DerefMut for FleetMut<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Fleet {
        &mut self.space.fleets[self.hex.index()][self.seat.index()]
    }
}

impl Drop for FleetMut<'_> {
    #[inline]
    fn drop(&mut self) {
        let (any, ships) = (!self.is_empty(), self.has_ships());
        self.space.held[self.seat.index()].set(self.hex, any);
        self.space.armed[self.seat.index()].set(self.hex, ships);
    }
}

/// The planets by number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Planets {
    #[serde(with = "array")]
    states: [PlanetState; Planet::COUNT],
    /// What each seat controls, one bit for each planet.
    owned: [u64; SEATS],
}

impl Planets {
    /// Nobody controls anything.
    pub(crate) const EMPTY: Self = Self { states: [PlanetState::EMPTY; Planet::COUNT], owned: [0; SEATS] };

    /// The state of a planet.
    #[inline]
    pub(crate) const fn get(&self, planet: Planet) -> &PlanetState {
        &self.states[planet as usize]
    }

    /// The state of a planet, to be changed.
    #[inline]
    pub(crate) const fn get_mut(&mut self, planet: Planet) -> PlanetMut<'_> {
        PlanetMut { planets: self, planet }
    }

    /// The planets a seat controls, in order.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Planet> + Clone + use<> {
        bits(self.owned[seat.index()]).map(|n| Planet::ALL[n])
    }
}

impl Planets {
    /// Whether it is known who controls what.
    pub(crate) fn validate(&self) -> Result<(), String> {
        for seat in Seat::all(SEATS as u8) {
            if !self.of(seat).eq(Planet::ALL.into_iter().filter(|&own| self.get(own).owner == Some(seat))) {
                return Err(format!("{seat:?} controls other planets"));
            }
        }
        Ok(())
    }
}

/// A planet that is being changed: when that is done, it is known who controls it.
pub(crate) struct PlanetMut<'a> {
    planets: &'a mut Planets,
    planet: Planet,
}

impl Deref for PlanetMut<'_> {
    type Target = PlanetState;

    #[inline]
    fn deref(&self) -> &PlanetState {
        self.planets.get(self.planet)
    }
}

impl DerefMut for PlanetMut<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut PlanetState {
        &mut self.planets.states[self.planet as usize]
    }
}

impl Drop for PlanetMut<'_> {
    #[inline]
    fn drop(&mut self) {
        let bit = 1 << self.planet as u64;
        let owner = self.owner.map(Seat::index);
        for (seat, owned) in self.planets.owned.iter_mut().enumerate() {
            if owner == Some(seat) {
                *owned |= bit;
            } else {
                *owned &= !bit;
            }
        }
    }
}

/// The bits of a set, from the lowest on.
#[inline]
pub(crate) fn bits(set: u64) -> Bits {
    Bits(set)
}

/// The bits of a set that are still to come.
#[derive(Clone)]
pub(crate) struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(lowest as usize)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl DoubleEndedIterator for Bits {
    #[inline]
    fn next_back(&mut self) -> Option<usize> {
        let highest = self.0.checked_ilog2()?;
        self.0 &= !(1 << highest);
        Some(highest as usize)
    }
}

impl ExactSizeIterator for Bits {}
