//! The rulebook as tests: laws, one file for each chapter, all cards.

mod action_cards;
mod base;
mod citations;
mod closer;
mod combat;
mod fight;
mod golden;
mod hidden;
mod judging;
mod laws;
mod missions;
mod missions_imperial;
mod missions_rebel;
mod moving;
mod objectives;
mod overview;
mod refresh;
mod rulings;
mod shown;
mod support;
mod systems;
mod tables;
mod tactic_cards;
mod teams;
mod words;
