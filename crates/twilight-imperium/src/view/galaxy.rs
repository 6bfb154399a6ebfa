//! The galaxy: systems with what is in space, and planets. All of it is open.

use orrery_engine::{Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Agenda, Anomaly, Planet, Tile, Unit, Wormhole};
use crate::fleet::Fleet;
use crate::hex::Hex;
use crate::phase::Landed;
use crate::state::TwilightImperium;

/// A system on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SystemView {
    /// Its place.
    pub hex: Hex,
    /// Its axial coordinates, north of the middle being (0, -1); `None` for the place beside the board.
    pub at: Option<(i8, i8)>,
    /// Its tile: a place in the list of tiles.
    pub tile: Tile,
    /// The wormholes in it, those of tokens and ships included.
    pub wormholes: Vec<Wormhole>,
    /// Which anomaly it is.
    pub anomaly: Option<Anomaly>,
    /// Whose home system it is.
    pub home: Option<Seat>,
    /// The systems adjacent to it, as the viewer's abilities count them.
    pub adjacent: Vec<Hex>,
    /// The units in space, by player.
    pub fleets: Vec<FleetView>,
    /// Whose command tokens lie there.
    pub tokens: SeatSet,
}

/// The units of one player in a space area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FleetView {
    /// Whose they are.
    pub seat: Seat,
    /// The units, each type once.
    pub units: Vec<UnitsView>,
    /// How many ships count against the fleet pool.
    pub ships: u8,
    /// How many may.
    pub limit: u8,
    /// How many fighters and ground forces need room on ships.
    pub cargo: u8,
    /// How much room the ships have.
    pub capacity: u8,
}

/// Units of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitsView {
    /// The type.
    pub unit: Unit,
    /// How many are undamaged.
    pub sound: u8,
    /// How many are damaged.
    pub damaged: u8,
}

/// A planet on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlanetView {
    /// The planet.
    pub planet: Planet,
    /// The place of its system.
    pub hex: Hex,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Whether its card is exhausted.
    pub exhausted: bool,
    /// Infantry of its owner.
    pub infantry: u8,
    /// PDS of its owner.
    pub pds: u8,
    /// Space docks of its owner.
    pub docks: u8,
    /// Infantry and fighters that the active player has landed on it.
    pub landed: [u8; 2],
    /// Its resource value now.
    pub resources: u8,
    /// Its influence value now.
    pub influence: u8,
    /// Laws attached to it.
    pub laws: Vec<Agenda>,
    /// Whether no unit may come there.
    pub closed: bool,
    /// Whether Planetary Shield works on it.
    pub shielded: bool,
}

/// The units of a fleet, each type once.
pub(super) fn units(fleet: &Fleet) -> Vec<UnitsView> {
    let there = Unit::ALL.into_iter().filter(|&unit| fleet.count(unit) > 0);
    there.map(|unit| UnitsView { unit, sound: fleet.sound(unit), damaged: fleet.damaged(unit) }).collect()
}

pub(super) fn systems(game: &TwilightImperium, viewer: Option<Seat>) -> Vec<SystemView> {
    Hex::all().filter_map(|hex| system(game, hex, viewer)).collect()
}

fn system(game: &TwilightImperium, hex: Hex, viewer: Option<Seat>) -> Option<SystemView> {
    let tile = game.tile(hex)?;
    let kinds = game.wormholes(hex);
    Some(SystemView {
        hex,
        at: hex.coordinates(),
        tile,
        wormholes: Wormhole::ALL.into_iter().filter(|&kind| kinds & (1 << kind as u8) != 0).collect(),
        anomaly: game.anomaly(hex),
        home: Seat::all(game.players).find(|&seat| game.home(seat) == Some(hex)),
        adjacent: game.adjacent(hex, viewer).iter().collect(),
        fleets: Seat::all(game.players).filter_map(|seat| fleet(game, hex, seat)).collect(),
        tokens: game.tokens[hex.index()],
    })
}

fn fleet(game: &TwilightImperium, hex: Hex, seat: Seat) -> Option<FleetView> {
    let fleet = game.fleet(hex, seat);
    if fleet.is_empty() {
        return None;
    }
    let stowage = game.stowage(seat, hex);
    Some(FleetView {
        seat,
        units: units(fleet),
        ships: stowage.ships,
        limit: game.fleet_limit(seat),
        cargo: stowage.cargo,
        capacity: stowage.capacity,
    })
}

pub(super) fn planets(game: &TwilightImperium) -> Vec<PlanetView> {
    Planet::ALL.into_iter().filter_map(|planet| self::planet(game, planet)).collect()
}

fn planet(game: &TwilightImperium, planet: Planet) -> Option<PlanetView> {
    let hex = game.hex_of(planet)?;
    let state = game.planet(planet);
    let active = game.tactical.running && game.tactical.hex == hex;
    let landed = if active { game.landed_on(planet) } else { Landed::default() };
    Some(PlanetView {
        planet,
        hex,
        owner: state.owner,
        exhausted: state.exhausted,
        infantry: state.infantry,
        pds: state.pds,
        docks: state.docks,
        landed: [landed.infantry, landed.fighters],
        resources: game.resources(planet),
        influence: game.influence(planet),
        laws: game.laws.iter().filter(|law| law.planet == Some(planet)).map(|law| law.agenda).collect(),
        closed: !game.is_open(planet),
        shielded: game.is_shielded(planet, None),
    })
}
