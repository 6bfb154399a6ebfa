//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod building;
mod elimination;
mod execution;
mod galaxy;
mod overview;
mod planning;
mod regrouping;
mod resources;
mod setup;
mod support;
mod variants;
mod victory;
