//! The procedures, one file a chapter.

mod agenda;
mod ask;
mod departure;
mod invasion;
mod movement;
mod opening;
mod pay;
mod production;
mod research;
mod settle;
mod status;
mod strategic;
mod strategy;
mod tactical;
mod tokens;
mod trade;
mod turn;
mod windows;

pub use agenda::{Ballot, Prediction, Upcoming};
pub use tactical::{Landed, Tactical};
pub use trade::{Bargain, Lot};

pub(crate) use agenda::AgendaStep;
pub(crate) use ask::CoreAsk;
pub(crate) use invasion::InvasionStep;
pub(crate) use movement::{Departure, RIFT_TAKES, Rifter, Voyage};
pub(crate) use opening::SetupStep;
pub(crate) use pay::{Currency, Payment};
pub(crate) use production::Produce;
pub(crate) use status::StatusStep;
pub(crate) use strategic::StrategicStep;
pub(crate) use strategy::StrategyStep;
pub(crate) use tactical::TacticalStep;
pub(crate) use trade::{Deal, DealStep};
pub(crate) use turn::TurnStep;
