//! The rulebook as tests: laws, one file for each chapter, all cards, golden replays and citations.

mod arranged;
mod support;
