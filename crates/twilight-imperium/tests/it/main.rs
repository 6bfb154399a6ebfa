//! The rulebook as tests: laws, one file for each chapter, all cards.

mod action_cards;
mod agendas;
mod combat;
mod council;
mod factions;
mod flagships;
mod games;
mod invasion;
mod laws;
mod movement;
mod notes;
mod objectives;
mod odds;
mod phases;
mod production;
mod questions;
mod setup;
mod skirmish;
mod strategic;
mod support;
mod tables;
mod technologies;
mod trade;
mod words;
