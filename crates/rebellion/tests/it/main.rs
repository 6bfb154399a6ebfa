//! The rulebook as tests: laws, one file for each chapter, all cards.

mod action_cards;
mod base;
mod citations;
mod combat;
mod fight;
mod judging;
mod laws;
mod missions;
mod missions_imperial;
mod missions_rebel;
mod moving;
mod objectives;
mod overview;
mod refresh;
mod support;
mod systems;
mod tables;
mod tactic_cards;
mod teams;
mod words;
