//! The procedures, one file a chapter of the rules.

mod acquire;
mod attack;
mod elimination;
mod joint;
mod main_phase;
mod turn;
