//! What cards do, one file a deck.

mod actions;
mod imperial;
mod objectives;
mod projects;
mod rebels;
mod tactics;
