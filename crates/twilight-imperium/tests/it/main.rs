//! The rulebook as tests: laws, one file for each chapter, all cards.

mod action_cards;
mod agendas;
mod council;
mod factions;
mod flagships;
mod games;
mod laws;
mod notes;
mod objectives;
mod random;
mod setup;
mod skirmish;
mod support;
mod tables;
mod technologies;
mod trade;
mod words;
