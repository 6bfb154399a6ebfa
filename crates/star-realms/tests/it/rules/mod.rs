//! One file for each chapter of the rules.

mod abilities;
mod acquiring;
mod attacking;
mod cards_base_set;
mod cards_colony_wars;
mod components;
mod discard_and_draw;
mod emperor;
mod ending;
mod free_for_all;
mod hunter;
mod hydra;
mod multiplayer;
mod playing;
mod raid;
mod rulings;
mod setup;
mod turn;
