//! Parley obeys the laws and its rules; broken copies of it do not.

mod broken;
mod citations;
mod goldens;
mod laws;
mod rules;
mod scenario;

use orrery_engine::Seat;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);
