//! The text of a saved game, as far as it is the same for all games.
//!
//! ```text
//! orrery 1                      the format's version
//! game star-realms
//! rules 1                       the version of the rules
//! seat A human Ada
//! seat B bot hard
//! setup 0200 # Setup { .. }     postcard as hex; what follows ` # ` is for the reader only
//! seed 31c6..                   of the generator; its position is the number of shuffles and rolls
//! undos 0
//!
//! * shuffle 8c1f0e4d2b6a9753    nature
//! * dice 3 6
//! * nothing                     a beat at which the table could be looked at
//! A 0105 # Play(5)              a decision of seat A
//! B concede
//! = 0123456789abcdef            the state's hash, at the end and at least every 16 records
//! result A                      the winners, `-` for none; only if the game is over
//! blake3 5f1d..                 of everything above
//! ```

mod lines;
mod seal;
pub(crate) mod write;

use orrery_engine::{ChanceOutcome, Seat, SeatSet};

use crate::{LoadError, Occupant, Seed};
use lines::Lines;

/// The version of the format this program writes and reads.
pub const FORMAT: u32 = 1;

/// At most so many records stand between two checkpoints.
pub(crate) const CHECKPOINT_EVERY: usize = 16;

/// What a saved game tells without knowing its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The version of the format.
    pub format: u32,
    /// The game's [`orrery_engine::Game::ID`].
    pub game: String,
    /// The version of the rules it was played under.
    pub rules_version: u32,
    /// Who sat where, by seat.
    pub seats: Vec<Occupant>,
    /// How many records there are.
    pub records: u32,
    /// How many checkpoints there are.
    pub checkpoints: u32,
    /// Who won, if the game is over.
    pub winners: Option<SeatSet>,
}

/// Reads what a saved game is, so that a program can go on with the right [`orrery_engine::Game`].
///
/// # Errors
/// If the text is no saved game, of a newer format or damaged.
pub fn peek(text: &str) -> Result<Header, LoadError> {
    read(text).map(|sheet| sheet.header)
}

/// A saved game with its setup and actions still as bytes.
pub(crate) struct Sheet {
    pub(crate) header: Header,
    pub(crate) setup: (u32, Vec<u8>),
    pub(crate) seed: Seed,
    pub(crate) undos: u32,
    /// Entries with their lines.
    pub(crate) entries: Vec<(u32, Entry)>,
    /// Where the result stands or would stand.
    pub(crate) end: u32,
}

/// One line below the header.
pub(crate) enum Entry {
    Chance(ChanceOutcome),
    Action { seat: Seat, action: Vec<u8> },
    Concede { seat: Seat },
    Checkpoint(u64),
}

/// Reads a saved game whose seal is whole.
pub(crate) fn read(text: &str) -> Result<Sheet, LoadError> {
    let first = text.split('\n').next().unwrap_or_default();
    let format = first.strip_prefix("orrery ").and_then(|version| version.parse().ok());
    match format {
        None | Some(0) => Err(LoadError::NotOrrery),
        Some(found) if found > FORMAT => Err(LoadError::NewerFormat { found }),
        Some(format) => {
            // A broken seal says that something is wrong, the first line that makes no sense says where.
            let sealed = seal::open(text);
            let sheet = Lines::of(text).sheet(format)?;
            sealed.map(|()| sheet)
        }
    }
}
