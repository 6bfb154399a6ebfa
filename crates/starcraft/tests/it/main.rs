//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod building;
mod combat;
mod combat_cards;
mod destroying;
mod events;
mod fight;
mod ground_and_air;
mod hidden;
mod keywords;
mod laws;
mod mobilizing;
mod researching;
mod resources;
mod support;
