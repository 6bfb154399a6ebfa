//! The ready-made galaxies: for each number of players one balanced layout, with homes dealt to the seats.
//!
//! Every player gets a home with one conquest point in the area of his base and a second planet next to it; together
//! they yield 9 to 11 minerals, gas and points a round. From every home the nearest other home is two planets
//! away (with two players as well, over the Z-axis routes).

use orrery_engine::{Log, Seat, shuffle};

use crate::cards::{Planet, Yield};
use crate::event::Event;
use crate::galaxy::{Cell, Placement, RouteEnd, RouteId, Side};
use crate::state::{Area, StarCraft};
use Planet::*;
use Side::{E, N, S, W};

/// A planet, its cell and its quarter turns.
type Laid = (Planet, i8, i8, u8);
/// A Z-axis route: planet and side of the major end, then of the minor end.
type ZAxis = (Planet, Side, Planet, Side);

/// A galaxy that lies ready.
struct Layout {
    /// For each player his home and his second planet.
    homes: &'static [[Laid; 2]],
    /// The Z-axis routes.
    z_axis: &'static [ZAxis],
}

/// The layouts for two to six players.
static LAYOUTS: [Layout; 5] = [
    Layout {
        homes: &[[(DylarIv, 0, -2, 0), (VyctorV, 0, -1, 0)], [(ChauSara, 0, 1, 3), (Torus, 0, 0, 0)]],
        z_axis: &[(DylarIv, N, Torus, W), (ChauSara, W, VyctorV, E)],
    },
    Layout {
        homes: &[
            [(DylarIv, 1, -1, 0), (VyctorV, -1, -1, 3)],
            [(ChauSara, -1, 0, 1), (Torus, 0, -1, 0)],
            [(Halcyon, 1, 0, 1), (Pridewater, 0, 0, 3)],
        ],
        z_axis: &[(DylarIv, N, VyctorV, N), (VyctorV, W, Halcyon, E), (ChauSara, S, Torus, N)],
    },
    Layout {
        homes: &[
            [(AntigaPrime, 2, 1, 0), (Braken, 2, 0, 2)],
            [(ChauSara, 1, 2, 0), (Torus, 2, 2, 0)],
            [(Halcyon, 1, 0, 1), (Pridewater, 0, 0, 1)],
            [(DylarIv, 0, 1, 0), (VyctorV, 0, 2, 0)],
        ],
        z_axis: &[
            (Torus, E, AntigaPrime, E),
            (VyctorV, S, ChauSara, N),
            (Torus, S, Pridewater, W),
            (VyctorV, E, DylarIv, W),
        ],
    },
    Layout {
        homes: &[
            [(AntigaPrime, -1, 0, 3), (Braken, -1, -1, 2)],
            [(ChauSara, 0, 1, 3), (Torus, 0, 0, 0)],
            [(Halcyon, 0, -1, 1), (Pridewater, 1, -1, 1)],
            [(DylarIv, 1, 0, 0), (VyctorV, 1, 1, 0)],
            [(Helios, -2, 1, 0), (BhekarRo, -1, 1, 1)],
        ],
        z_axis: &[
            (Halcyon, W, Torus, N),
            (Helios, S, Pridewater, E),
            (VyctorV, E, AntigaPrime, W),
            (DylarIv, E, VyctorV, S),
            (Braken, W, Helios, N),
        ],
    },
    Layout {
        homes: &[
            [(AntigaPrime, -1, 1, 3), (Braken, -2, 1, 0)],
            [(Tarsonis, 0, -2, 1), (Abaddon, 1, -2, 1)],
            [(ChauSara, 0, 0, 3), (Torus, 0, -1, 0)],
            [(Halcyon, -3, -1, 1), (Pridewater, -2, -1, 2)],
            [(DylarIv, 1, -1, 0), (VyctorV, 1, 0, 2)],
            [(Helios, -2, 0, 0), (BhekarRo, -1, 0, 1)],
        ],
        z_axis: &[
            (AntigaPrime, N, Abaddon, E),
            (DylarIv, E, VyctorV, W),
            (VyctorV, S, AntigaPrime, E),
            (Halcyon, W, Torus, W),
            (Helios, W, Pridewater, N),
        ],
    },
];

impl StarCraft {
    /// Lays out the ready-made galaxy with bases, routes, Resource cards and starting forces.
    pub(crate) fn lay_ready_galaxy(&mut self, seed: u64, log: &mut Log<Event>) {
        let layout = &LAYOUTS[usize::from(self.setup.players) - 2];
        let mut seats: Vec<Seat> = Seat::all(self.setup.players).collect();
        shuffle(&mut seats, seed);
        for (&seat, home) in seats.iter().zip(layout.homes) {
            for &(planet, x, y, turn) in home {
                self.lay_planet(seat, planet, Placement { cell: Cell { x, y }, turn }, log);
            }
        }
        for &(major, from, minor, to) in layout.z_axis {
            self.lay_z_axis(
                RouteEnd { planet: major, side: from },
                RouteEnd { planet: minor, side: to },
                log,
            );
        }
        let settlers = seats.iter().zip(layout.homes).filter(|&(&seat, _)| self.in_game.contains(seat));
        let settlers: Vec<_> = settlers.map(|(&seat, &[home, second])| (seat, home.0, second.0)).collect();
        for &(seat, home, _) in &settlers {
            let points = home.area_ids().find(|area| area.yields() == Yield::Conquest);
            self.lay_base(seat, points.unwrap_or(Area::new(home, 0)), log);
        }
        for &(seat, _, second) in &settlers {
            if self.starting_bases(seat) > 1 {
                self.lay_base(seat, Area::new(second, 0), log);
            }
        }
        self.lay_glimpsed_transports(log);
        self.give_resources(log);
        for &(seat, home, second) in &settlers {
            self.lay_ready_forces(seat, home, second, log);
        }
    }

    /// Starting units stand in all areas of the home in turn, the base's first; the transport joins both planets.
    fn lay_ready_forces(&mut self, seat: Seat, home: Planet, second: Planet, log: &mut Log<Event>) {
        let mut areas: Vec<Area> = home.area_ids().collect();
        areas.sort_by_key(|&area| self.area(area).base != Some(seat));
        for unit in self.starting_units(seat) {
            let room = areas.iter().copied().filter(|&area| self.area(area).units.len() < area.limit());
            let area = room.min_by_key(|&area| self.area(area).units.len()).expect("homes have room enough");
            self.lay_unit(seat, unit, area, log);
        }
        let mut routes: Vec<(RouteId, bool)> =
            self.routes.of(home).map(|(id, route)| (id, route.across(home) == Some(second))).collect();
        routes.sort_by_key(|&(_, joins)| !joins);
        for (route, _) in routes.into_iter().take(usize::from(self.starting_forces(seat).transports)) {
            self.routes.get_mut(route).transports.insert(seat);
            log.push(|| Event::TransportPlaced { seat, route });
        }
    }
}
