//! Twilight Imperium: Fourth Edition for three to six players.
//!
//! Reading order: [`cards`] (the tables). Ids such as `TI 35.6` are paragraphs of the rules reference in
//! `rules/twilight-imperium`.

pub mod cards;
