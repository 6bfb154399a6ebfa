//! The procedures outside battles, one file a chapter of the rules.

mod build;
mod card;
mod elimination;
mod execution;
mod galaxy;
mod mobilize;
mod pay;
mod planning;
mod ready;
mod recall;
mod regroup;
mod research;
mod scuttle;
mod victory;

pub(crate) use build::BuildFrame;
pub(crate) use card::CardFrame;
pub(crate) use execution::{DrawnBecause, ExecuteFrame};
pub(crate) use galaxy::GalaxyFrame;
pub(crate) use mobilize::MobilizeFrame;
pub(crate) use pay::PayFrame;
pub(crate) use recall::RecallFrame;
pub(crate) use regroup::RegroupFrame;
pub(crate) use research::ResearchFrame;
