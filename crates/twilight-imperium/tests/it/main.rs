//! The rulebook as tests: laws, one file for each chapter, all cards.

mod tables;
mod words;
