//! Tests of a running game, its saved files and its replays, with a small game of cards and dice.

mod damage;
mod files;
mod game;
mod generator;
mod play;
mod replay;
mod undo;
