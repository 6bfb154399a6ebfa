//! The galaxy: a square grid of planets, joined where slots face each other, and Z-axis routes (SC G3).

use orrery_engine::SeatSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Planet;

/// One of the four sides of a planet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[expect(missing_docs, reason = "points of the compass")]
pub enum Side {
    #[serde(rename = "north")]
    N,
    #[serde(rename = "east")]
    E,
    #[serde(rename = "south")]
    S,
    #[serde(rename = "west")]
    W,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side after so many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The side that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sides(u8);

impl Sides {
    /// These sides.
    pub const fn of(sides: &[Side]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < sides.len() {
            set |= 1 << sides[i] as u8;
            i += 1;
        }
        Self(set)
    }

    /// Whether `side` is among them.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// The sides after so many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        let q = quarters % 4;
        Self(((self.0 << q) | (self.0 >> (4 - q))) & 15)
    }

    /// How many quarter turns make a difference.
    pub const fn turns(self) -> u8 {
        match self.0 {
            15 => 1,
            5 | 10 => 2,
            _ => 4,
        }
    }

    /// Adds a side.
    pub const fn insert(&mut self, side: Side) {
        self.0 |= 1 << side as u8;
    }

    /// The sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

/// A cell of the grid; the first planet lies at the origin, `y` grows to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Cell {
    /// To the east.
    pub x: i8,
    /// To the south.
    pub y: i8,
}

impl Cell {
    /// The neighbouring cell on this side. The grid ends far beyond any galaxy: a cell at its edge, which only a
    /// stranger's action can name, is its own neighbour.
    #[must_use]
    pub const fn next(self, side: Side) -> Self {
        match side {
            Side::N => Self { x: self.x, y: self.y.saturating_sub(1) },
            Side::E => Self { x: self.x.saturating_add(1), y: self.y },
            Side::S => Self { x: self.x, y: self.y.saturating_add(1) },
            Side::W => Self { x: self.x.saturating_sub(1), y: self.y },
        }
    }
}

/// Where a planet lies and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Placement {
    /// Its cell.
    pub cell: Cell,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// One end of a route: a slot of a planet as it lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct RouteEnd {
    /// The planet.
    pub planet: Planet,
    /// The side of the planet as it lies, after turning.
    pub side: Side,
}

/// A route by its number on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct RouteId(pub u8);

/// A navigation route (SC 1.2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Route {
    /// Its two ends; of a Z-axis route the major end first (SC 3.4.1).
    pub ends: [RouteEnd; 2],
    /// Whether it is a Z-axis route.
    pub z_axis: bool,
    /// Who has a transport on it (SC 10.3.2).
    pub transports: SeatSet,
}

impl Route {
    /// Whether it belongs to the planet (SC 1.2.5).
    #[inline]
    pub fn touches(&self, planet: Planet) -> bool {
        self.ends[0].planet == planet || self.ends[1].planet == planet
    }

    /// The planet at the other end, if it belongs to `planet`.
    #[inline]
    pub fn across(&self, planet: Planet) -> Option<Planet> {
        match self.ends {
            [here, there] if here.planet == planet => Some(there.planet),
            [there, here] if here.planet == planet => Some(there.planet),
            _ => None,
        }
    }
}

/// The most routes there can be: every route takes two slots, and no twelve planets have more than 48.
pub const MAX_ROUTES: usize = 24;

/// All routes of a galaxy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Routes {
    routes: [Option<Route>; MAX_ROUTES],
}

impl Routes {
    /// No route.
    pub const fn new() -> Self {
        Self { routes: [None; MAX_ROUTES] }
    }

    /// All routes with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (RouteId, &Route)> {
        self.routes.iter().map_while(Option::as_ref).enumerate().map(|(i, route)| (RouteId(i as u8), route))
    }

    /// The routes of a planet with their numbers (SC 1.2.5).
    #[inline]
    pub fn of(&self, planet: Planet) -> impl Iterator<Item = (RouteId, &Route)> {
        self.iter().filter(move |(_, route)| route.touches(planet))
    }

    /// One route.
    #[inline]
    pub fn get(&self, id: RouteId) -> Option<&Route> {
        self.routes.get(usize::from(id.0))?.as_ref()
    }

    /// One route, to change.
    ///
    /// # Panics
    /// If there is no such route.
    pub fn get_mut(&mut self, id: RouteId) -> &mut Route {
        self.routes[usize::from(id.0)].as_mut().expect("a checked route")
    }

    /// Adds a route.
    ///
    /// # Panics
    /// If there are too many: the slots of the planets allow no more than fit.
    pub fn add(&mut self, route: Route) -> RouteId {
        let free = self.routes.iter().position(Option::is_none).expect("slots limit the routes");
        self.routes[free] = Some(route);
        RouteId(free as u8)
    }

    /// Whether a route begins at this slot.
    pub fn takes(&self, end: RouteEnd) -> bool {
        self.iter().any(|(_, route)| route.ends.contains(&end))
    }
}

impl Default for Routes {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Routes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|(_, route)| route)).finish()
    }
}

/// Where planets lie and where their slots are, to see whether others fit in (SC G5).
#[derive(Clone, Debug)]
pub(crate) struct Outline(Vec<(Cell, Sides)>);

impl Outline {
    /// The outline of these planets.
    pub(crate) fn of(planets: impl Iterator<Item = (Planet, Placement)>) -> Self {
        let mut outline = Self(Vec::with_capacity(Planet::COUNT));
        planets.for_each(|(planet, placement)| outline.add(planet, placement));
        outline
    }

    /// Whether there is no planet.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a planet.
    pub(crate) fn add(&mut self, planet: Planet, placement: Placement) {
        self.0.push((placement.cell, planet.def().slots.turned(placement.turn)));
    }

    /// The slots of the planet in a cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<Sides> {
        self.0.iter().find(|&&(own, _)| own == cell).map(|&(_, slots)| slots)
    }

    /// The empty cells that a slot faces, in rising order.
    pub(crate) fn open_cells(&self) -> Vec<Cell> {
        let faced = |&(cell, slots): &(Cell, Sides)| slots.iter().map(move |side| cell.next(side));
        let mut cells: Vec<Cell> =
            self.0.iter().flat_map(faced).filter(|&cell| self.at(cell).is_none()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Whether a planet laid so would be joined to another.
    fn joined(&self, cell: Cell, slots: Sides) -> bool {
        let faces =
            |side: Side| self.at(cell.next(side)).is_some_and(|other| other.contains(side.opposite()));
        slots.iter().any(faces)
    }

    /// Whether the planets to come can be placed, one of each player's in turn.
    pub(crate) fn has_room(&mut self, to_come: &[[Option<Planet>; 2]]) -> bool {
        let Some((now, later)) = to_come.split_first() else { return true };
        let open = self.open_cells();
        // Whatever comes can go on in the free space beyond an outermost slot.
        if open.iter().any(|&cell| self.is_outside(cell)) {
            return true;
        }
        for planet in now.iter().flatten() {
            for &cell in &open {
                for turn in 0..planet.def().slots.turns() {
                    if !self.joined(cell, planet.def().slots.turned(turn)) {
                        continue;
                    }
                    self.add(*planet, Placement { cell, turn });
                    let rest: Vec<_> =
                        later.iter().map(|own| own.map(|own| own.filter(|own| own != planet))).collect();
                    let room = self.has_room(&rest);
                    self.0.pop();
                    if room {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether a cell lies beyond all planets in some direction.
    fn is_outside(&self, cell: Cell) -> bool {
        let all = |beyond: fn(Cell, Cell) -> bool| self.0.iter().all(|&(own, _)| beyond(cell, own));
        all(|cell, own| cell.x > own.x)
            || all(|cell, own| cell.x < own.x)
            || all(|cell, own| cell.y > own.y)
            || all(|cell, own| cell.y < own.y)
    }
}
