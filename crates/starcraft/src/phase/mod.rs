//! The procedures outside battles, one file a chapter of the rules.

mod build;
mod card;
mod defend;
mod elimination;
mod execution;
mod galaxy;
mod laying;
mod lead;
mod leadership;
mod mobilize;
mod pay;
mod planning;
mod ready;
mod recall;
mod regroup;
mod research;
mod scuttle;
mod victory;

pub(crate) use build::{BuildFrame, BuildStep};
pub(crate) use card::{CardFrame, CardStep};
pub(crate) use execution::{DrawnBecause, ExecuteFrame};
pub(crate) use galaxy::GalaxyFrame;
pub(crate) use lead::{LeadFrame, LeadStep};
pub(crate) use leadership::BroodFrame;
pub(crate) use mobilize::{March, MobilizeFrame, MobilizeStep};
pub(crate) use pay::{Discount, Item, PayFrame};
pub(crate) use recall::RecallFrame;
pub(crate) use regroup::RegroupFrame;
pub(crate) use research::{ResearchFrame, ResearchStep};
