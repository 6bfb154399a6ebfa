//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod building;
mod combat;
mod combat_cards;
mod destroying;
mod elimination;
mod events;
mod execution;
mod fight;
mod galaxy;
mod golden;
mod ground_and_air;
mod hidden;
mod keywords;
mod laws;
mod mobilizing;
mod overview;
mod planning;
mod regrouping;
mod researching;
mod resources;
mod setup;
mod support;
mod words;
mod variants;
mod victory;
