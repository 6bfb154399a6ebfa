//! Games played elsewhere, to be watched here: text from anybody, played again within limits of length, steps and time.
//!
//! Memory is bounded by the length and the steps: a state does not grow, a line of the log is short, a few texts come at a
//! time (`Gates::bring`) and one is played.

use std::time::{Duration, Instant};

use orrery_engine::Status;
use orrery_table::{Occupant, Saved, Table};

use crate::any_table::{AnyTable, Running};
use crate::games::{Games, OnWire};
use crate::names;

/// The longest text that is read.
pub const LONGEST: usize = 1024 * 1024;

/// How much a game may take to be read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of its text.
    pub bytes: usize,
    /// Records. Of checkpoints there may be one after each, and one before.
    pub steps: usize,
    /// Time to play them and to compare them with the checkpoints.
    pub time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes: LONGEST, steps: 20_000, time: Duration::from_secs(3) }
    }
}

/// Why a game is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There is too much of it, or it takes too long.
    TooMuch,
    /// It is no saved game, damaged, or against the rules.
    Unreadable,
    /// It is of a game or of rules that are not played here.
    OtherRules,
    /// It is not over.
    NotOver,
}

/// A game that was read.
pub struct Imported {
    /// The game.
    pub game: String,
    /// It, over.
    pub table: Box<dyn AnyTable>,
    /// Who sat where.
    pub names: Vec<String>,
}

/// Reads a saved game that is over.
///
/// # Errors
/// Why it is not taken.
pub fn import(games: Games, text: &str, limits: &Limits) -> Result<Imported, Unfit> {
    if text.len() > limits.bytes {
        return Err(Unfit::TooMuch);
    }
    let header = orrery_table::peek(text).map_err(|_| Unfit::Unreadable)?;
    let offer = games.find(&header.game).map_err(|_| Unfit::OtherRules)?;
    if header.rules_version != offer.rules {
        return Err(Unfit::OtherRules);
    }
    // Every checkpoint takes a hash of the whole state.
    if header.records as usize > limits.steps || header.checkpoints > header.records + 1 {
        return Err(Unfit::TooMuch);
    }
    let name = |(seat, occupant): (usize, &Occupant)| {
        let told = match occupant {
            Occupant::Human { name } => names::clean(name),
            Occupant::Bot { level } => names::clean(level),
            Occupant::Empty => None,
        };
        told.unwrap_or_else(|| format!("Player {}", seat + 1))
    };
    let names = header.seats.iter().enumerate().map(name).collect();
    Ok(Imported { game: header.game, table: (offer.import)(text, limits)?, names })
}

/// Plays a saved game of one kind again, against the clock.
pub(crate) fn replay<W: OnWire>(text: &str, limits: &Limits) -> Result<Box<dyn AnyTable>, Unfit> {
    let begun = Instant::now();
    let saved = Saved::<W::Game>::parse(text).map_err(|_| Unfit::Unreadable)?;
    let table = Table::from_saved_while(&saved, || begun.elapsed() <= limits.time);
    let table = table.map_err(|_| Unfit::Unreadable)?.ok_or(Unfit::TooMuch)?;
    if !matches!(table.status(), Status::Over(_)) {
        return Err(Unfit::NotOver);
    }
    Ok(Box::new(Running::<W>::of(table)))
}
