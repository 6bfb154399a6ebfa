//! The `orrery` program: play in the terminal, serve, simulate, replay, look up rules.
//!
//! Reading order: [`args`] (the command line), [`games`] (which games there are), [`mod@setup`], [`tabletop`]
//! (what is needed of a game), [`board`] (the table as things to point at), [`play`] (the client's state and keys),
//! `screen` (drawing), `matches` (games between bots), `program` (bots from outside), [`sim`], [`arena`], [`odds`], [`replay`], [`mod@serve`], [`load`], [`rulebook`], [`text`] (words in both languages).

pub mod arena;
pub mod args;
pub mod board;
pub mod games;
pub mod load;
mod look;
mod matches;
pub mod odds;
pub mod people;
pub mod play;
mod program;
pub mod replay;
pub mod rulebook;
pub mod rules;
mod screen;
pub mod serve;
pub mod setup;
pub mod sim;
pub mod tabletop;
mod tally;
pub mod text;
pub mod wrap;
