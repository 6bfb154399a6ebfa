//! The rulebook as tests: laws, one file for each chapter, all cards.

mod action_cards;
mod laws;
mod missions_imperial;
mod missions_rebel;
mod support;
mod tables;
