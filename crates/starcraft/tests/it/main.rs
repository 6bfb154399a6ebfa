//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod building;
mod combat;
mod destroying;
mod events;
mod fight;
mod hidden;
mod laws;
mod mobilizing;
mod researching;
mod resources;
mod support;
