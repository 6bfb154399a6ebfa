//! Words for the tests: seats, positions and short ways to say what lies where.
#![allow(unused_imports, dead_code, reason = "every chapter uses some of these words")]

pub(crate) use orrery_engine::{Seat, Status};
pub(crate) use orrery_rebellion::cards::{
    ActionCard, Colour, Face, Leader, Mission, Objective, Ring, Role, Side, System, Tactic, Theatre, Unit,
};
pub(crate) use orrery_rebellion::state::{At, End, MissionZone, ObjectiveZone, ProbeZone, TacticZone};
pub(crate) use orrery_rebellion::{Action, Event, Options, Place, Rebellion, Seating, Setup, Systems, rules};
pub(crate) use orrery_testkit::Scenario;

/// The Rebels of a game for two.
pub(crate) const R: Seat = Seat(0);
/// The Empire of a game for two.
pub(crate) const E: Seat = Seat(1);
