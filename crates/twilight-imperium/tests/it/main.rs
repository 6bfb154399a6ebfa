//! The rulebook as tests: laws, one file for each chapter, all cards.

mod games;
mod tables;
mod words;
