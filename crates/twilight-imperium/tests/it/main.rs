//! The rulebook as tests: laws, one file for each chapter, all cards.

mod games;
mod laws;
mod random;
mod skirmish;
mod tables;
mod words;
