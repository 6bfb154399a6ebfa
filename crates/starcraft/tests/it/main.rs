//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod combat;
mod combat_cards;
mod fight;
mod ground_and_air;
mod keywords;
mod support;
