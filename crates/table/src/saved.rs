//! Saved games: the typed form of the text, and playing it again.

use orrery_engine::{Game, Outcome, Status};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::history::History;
use crate::text::{self, Entry, Header, write};
use crate::{Damage, LoadError, Record, Refusal, Seed, Table};

/// A hash of a state that is the same on every machine.
pub fn state_hash<G: Serialize>(state: &G) -> u64 {
    let hash = blake3::hash(&write::bytes(state));
    hash.as_bytes()[..8].iter().fold(0, |hash, &byte| hash << 8 | u64::from(byte))
}

/// A saved game of a known kind and known rules, undamaged, not yet played again.
///
/// It holds every secret of the table: the hidden faces and the seed.
#[derive(Clone, Debug)]
pub struct Saved<G: Game> {
    header: Header,
    setup: G::Setup,
    setup_line: u32,
    seed: Seed,
    undos: u32,
    lines: Vec<(u32, Line<G::Action>)>,
    end: u32,
}

#[derive(Clone, Debug)]
enum Line<A> {
    Record(Record<A>),
    Checkpoint(u64),
}

impl<G: Game> Saved<G> {
    /// Reads the text of a saved game.
    ///
    /// # Errors
    /// If it is no saved game, or of another format, game or rules version, or damaged.
    pub fn parse(text: &str) -> Result<Self, LoadError> {
        let sheet = text::read(text)?;
        let header = sheet.header;
        if header.game != G::ID {
            return Err(LoadError::OtherGame { found: header.game, expected: G::ID });
        }
        if header.rules_version != G::RULES_VERSION {
            return Err(LoadError::OtherRules { found: header.rules_version, expected: G::RULES_VERSION });
        }
        let (setup_line, setup) = sheet.setup;
        let setup = decode(setup_line, &setup)?;
        let mut lines = Vec::with_capacity(sheet.entries.len());
        for (line, entry) in sheet.entries {
            let entry = match entry {
                Entry::Chance(outcome) => Line::Record(Record::Chance(outcome)),
                Entry::Action { seat, action } => {
                    Line::Record(Record::Action { seat, action: decode(line, &action)? })
                }
                Entry::Concede { seat } => Line::Record(Record::Concede { seat }),
                Entry::Checkpoint(hash) => Line::Checkpoint(hash),
            };
            lines.push((line, entry));
        }
        let (seed, undos, end) = (sheet.seed, sheet.undos, sheet.end);
        Ok(Self { header, setup, setup_line, seed, undos, lines, end })
    }

    /// What the game is.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// What the game started from.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The records in order.
    pub fn records(&self) -> impl Iterator<Item = Record<G::Action>> {
        self.lines.iter().filter_map(|(_, line)| match line {
            Line::Record(record) => Some(*record),
            Line::Checkpoint(_) => None,
        })
    }

    /// Plays the records as far as the game accepts them, if `go_on` says so before each line; otherwise `None`.
    ///
    /// # Errors
    /// If the game refuses the setup.
    pub(crate) fn play_while(&self, mut go_on: impl FnMut() -> bool) -> Result<Option<Played<G>>, LoadError> {
        let refused = |line, refusal| LoadError::Refused { line, refusal };
        let history = History::new(self.setup.clone());
        let history = history.map_err(|illegal| refused(self.setup_line, Refusal::Illegal(illegal)))?;
        let mut played = Played { history, checkpoints: 0, fault: None };
        for (line, entry) in &self.lines {
            if !go_on() {
                return Ok(None);
            }
            match entry {
                Line::Record(record) => {
                    if let Err(refusal) = played.history.push(*record) {
                        played.fault.get_or_insert(refused(*line, refusal));
                        return Ok(Some(played));
                    }
                }
                Line::Checkpoint(hash) if *hash == state_hash(played.history.state()) => {
                    played.checkpoints += 1;
                }
                Line::Checkpoint(_) => {
                    played.fault.get_or_insert(LoadError::StateDiffers { line: *line });
                }
            }
        }
        let winners = match played.history.state().status() {
            Status::Over(Outcome { winners }) => Some(winners),
            Status::Decision(_) | Status::Chance(_) => None,
        };
        if winners != self.header.winners {
            played.fault.get_or_insert(LoadError::Damaged { line: self.end, damage: Damage::Result });
        }
        Ok(Some(played))
    }

    /// Plays the records as far as the game accepts them.
    ///
    /// # Errors
    /// If the game refuses the setup.
    pub(crate) fn play(&self) -> Result<Played<G>, LoadError> {
        Ok(self.play_while(|| true)?.unwrap_or_else(|| unreachable!("nobody stops it")))
    }
}

/// A saved game played again.
pub(crate) struct Played<G: Game> {
    pub(crate) history: History<G>,
    /// How many checkpoints agreed.
    pub(crate) checkpoints: u32,
    /// The first thing that was wrong.
    pub(crate) fault: Option<LoadError>,
}

impl<G: Game> Table<G> {
    /// The game as text, for [`Table::load`]; it holds every secret of the table.
    pub fn save(&self) -> String {
        write::write(&self.history, &self.seats, self.generator.seed(), self.undos)
    }

    /// The table of a saved game, ready to go on.
    ///
    /// # Errors
    /// As [`Saved::parse`], or if a record is refused or leads to another state than when it was saved.
    pub fn load(text: &str) -> Result<Self, LoadError> {
        Self::from_saved(&Saved::parse(text)?)
    }

    /// [`Table::load`] of a game that is parsed already.
    ///
    /// # Errors
    /// If a record is refused or leads to another state than when it was saved.
    pub fn from_saved(saved: &Saved<G>) -> Result<Self, LoadError> {
        Self::of(saved, saved.play()?)
    }

    /// [`Table::from_saved`] that stops, without a table, once `go_on` says so; it is asked before every record and checkpoint.
    ///
    /// # Errors
    /// As [`Table::from_saved`].
    pub fn from_saved_while(
        saved: &Saved<G>,
        go_on: impl FnMut() -> bool,
    ) -> Result<Option<Self>, LoadError> {
        saved.play_while(go_on)?.map(|played| Self::of(saved, played)).transpose()
    }

    fn of(saved: &Saved<G>, played: Played<G>) -> Result<Self, LoadError> {
        let Played { history, fault, .. } = played;
        if let Some(fault) = fault {
            return Err(fault);
        }
        let seats = saved.header.seats.clone();
        Self::go_on(history, seats, saved.seed, saved.undos)
            .map_err(|_| LoadError::Damaged { line: saved.setup_line, damage: Damage::Seats })
    }
}

/// The value of `bytes`, if they are the very bytes it is written as.
fn decode<T: Serialize + DeserializeOwned>(line: u32, bytes: &[u8]) -> Result<T, LoadError> {
    let value = postcard::from_bytes(bytes).ok().filter(|value| write::bytes(value) == bytes);
    value.ok_or(LoadError::Damaged { line, damage: Damage::Encoding })
}
