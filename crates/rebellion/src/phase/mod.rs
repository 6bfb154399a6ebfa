//! The procedures, one file a chapter.

mod assignment;
mod base;
mod build;
mod choose;
mod command;
mod deploy;
mod draw;
mod leaders;
mod loyalty;
mod mission;
mod movement;
mod opening;
mod recruit;
mod refresh;
mod settle;
mod windows;

pub use build::Build;
pub use mission::Run;
pub use movement::Moving;
pub use recruit::Recruit;

pub(crate) use base::{EndStep, NEW_BASE};
pub(crate) use choose::{Choose, Scope};
pub(crate) use command::Turn;
pub(crate) use draw::Pile;
pub(crate) use mission::MissionStep;
pub(crate) use movement::{MoveKind, Movement};
pub(crate) use opening::SetupStep;
pub(crate) use refresh::{HAND_LIMIT, RefreshStep};
