//! Sides, cells and routes of the galaxy.

use orrery_engine::SeatSet;
use orrery_starcraft::cards::Planet;
use orrery_starcraft::galaxy::{Cell, Route, RouteEnd, RouteId, Routes, Side, Sides};

#[test]
fn four_quarter_turns_change_nothing() {
    let slots = Sides::of(&[Side::N, Side::E]);
    assert_eq!(slots.turned(1).iter().collect::<Vec<_>>(), [Side::E, Side::S]);
    assert_eq!(slots.turned(3).iter().collect::<Vec<_>>(), [Side::N, Side::W]);
    assert_eq!(slots.turned(4), slots);
    for side in Side::ALL {
        assert_eq!(side.turned(4), side);
        assert_eq!(side.opposite().opposite(), side);
        assert_eq!(slots.turned(1).contains(side.turned(1)), slots.contains(side));
    }
}

#[test]
fn the_cell_next_door_is_next_door_again() {
    for side in Side::ALL {
        let cell = Cell { x: 2, y: -1 };
        assert_eq!(cell.next(side).next(side.opposite()), cell);
    }
    let edge = Cell { x: i8::MIN, y: i8::MAX };
    assert_eq!((edge.next(Side::W), edge.next(Side::S)), (edge, edge));
}

#[test]
fn routes_are_numbered_and_belong_to_both_planets() {
    let end = |planet, side| RouteEnd { planet, side };
    let mut routes = Routes::new();
    for ends in [
        [end(Planet::Helios, Side::E), end(Planet::Torus, Side::W)],
        [end(Planet::Helios, Side::W), end(Planet::Pridewater, Side::E)],
    ] {
        routes.add(Route { ends, z_axis: false, transports: SeatSet::EMPTY });
    }
    assert_eq!(routes.of(Planet::Helios).map(|(id, _)| id).collect::<Vec<_>>(), [RouteId(0), RouteId(1)]);
    assert_eq!(routes.of(Planet::Torus).map(|(id, _)| id).collect::<Vec<_>>(), [RouteId(0)]);
    let first = routes.get(RouteId(0)).expect("a route");
    assert_eq!(first.across(Planet::Torus), Some(Planet::Helios));
    assert_eq!(first.across(Planet::Pridewater), None);
    assert!(routes.takes(end(Planet::Helios, Side::W)));
    assert!(!routes.takes(end(Planet::Helios, Side::N)));
    assert_eq!(routes.get(RouteId(2)), None);
}
