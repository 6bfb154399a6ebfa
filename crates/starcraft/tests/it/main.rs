//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod building;
mod destroying;
mod events;
mod laws;
mod mobilizing;
mod researching;
mod resources;
mod combat;
mod fight;
mod support;
