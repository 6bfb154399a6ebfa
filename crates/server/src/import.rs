//! Games played elsewhere, to be watched here: text from anybody, played again within limits of length, steps and time.
//!
//! Memory is bounded by the length and the steps: a state does not grow, a line of the log is short, and one game is
//! read at a time.

use std::time::{Duration, Instant};

use orrery_engine::{Game, Log, Status};
use orrery_table::{Occupant, Saved, Table};

use crate::any_table::{AnyTable, Running};
use crate::games::{Games, OnWire};
use crate::names;

/// The longest text that is read.
pub const LONGEST: usize = 1024 * 1024;

/// How many games one account may bring in a day.
pub const A_DAY: i64 = 100;

/// How much a game may take to be read.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of its text.
    pub bytes: usize,
    /// Records.
    pub steps: usize,
    /// Time to play them; twice more is needed to make a table of them.
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
    if header.records as usize > limits.steps {
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

/// Plays a saved game of one kind again: step by step against the clock, and only then into a table.
pub(crate) fn replay<W: OnWire>(text: &str, limits: &Limits) -> Result<Box<dyn AnyTable>, Unfit> {
    let saved = Saved::<W::Game>::parse(text).map_err(|_| Unfit::Unreadable)?;
    let mut state = W::Game::new(saved.setup()).map_err(|_| Unfit::Unreadable)?;
    let begun = Instant::now();
    for record in saved.records() {
        if begun.elapsed() > limits.time {
            return Err(Unfit::TooMuch);
        }
        record.play(&mut state, &mut Log::off()).map_err(|_| Unfit::Unreadable)?;
    }
    if !matches!(state.status(), Status::Over(_)) {
        return Err(Unfit::NotOver);
    }
    let table = Table::from_saved(&saved).map_err(|_| Unfit::Unreadable)?;
    Ok(Box::new(Running::<W>::of(table)))
}
