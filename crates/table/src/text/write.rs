//! Writing a saved game.

use std::fmt::{Debug, Write};

use orrery_engine::{ChanceOutcome, Game, Outcome, Seat, Status};
use serde::Serialize;

use super::{CHECKPOINT_EVERY, FORMAT, seal};
use crate::history::History;
use crate::{Occupant, Record, Seed, state_hash};

/// The text of a game.
pub(crate) fn write<G: Game>(history: &History<G>, seats: &[Occupant], seed: Seed, undos: u32) -> String {
    let mut text = Text(String::new());
    text.line(format_args!("orrery {FORMAT}"));
    text.line(format_args!("game {}", G::ID));
    text.line(format_args!("rules {}", G::RULES_VERSION));
    for (seat, occupant) in Seat::all(seats.len() as u8).map(letter).zip(seats) {
        match occupant {
            Occupant::Human { name } => text.line(format_args!("seat {seat} human {}", escape(name))),
            Occupant::Bot { level } => text.line(format_args!("seat {seat} bot {}", escape(level))),
            Occupant::Empty => text.line(format_args!("seat {seat} empty")),
        }
    }
    text.line(format_args!("setup {}", encoded(history.setup())));
    text.line(format_args!("seed {}", hex(&seed.0)));
    text.line(format_args!("undos {undos}"));
    text.line(format_args!(""));
    text.records(history);
    if let Status::Over(Outcome { winners }) = history.state().status() {
        text.line(format_args!("result {}", spaced(winners.iter().map(letter))));
    }
    seal::close(text.0)
}

struct Text(String);

impl Text {
    fn line(&mut self, line: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }

    fn record<A: Serialize + Debug>(&mut self, record: &Record<A>) {
        match record {
            Record::Chance(ChanceOutcome::Shuffle(seed)) => self.line(format_args!("* shuffle {seed:016x}")),
            Record::Chance(ChanceOutcome::Dice(faces)) => {
                self.line(format_args!("* dice {}", spaced(faces.as_slice().iter())));
            }
            Record::Chance(ChanceOutcome::Nothing) => self.line(format_args!("* nothing")),
            Record::Action { seat, action } => {
                self.line(format_args!("{} {}", letter(*seat), encoded(action)));
            }
            Record::Concede { seat } => self.line(format_args!("{} concede", letter(*seat))),
        }
    }

    fn records<G: Game>(&mut self, history: &History<G>) {
        let mut hashes = history.hashes().iter();
        for (n, record) in history.records().iter().enumerate() {
            self.record(&record);
            if (n + 1).is_multiple_of(CHECKPOINT_EVERY)
                && let Some(hash) = hashes.next()
            {
                self.line(format_args!("= {hash:016x}"));
            }
        }
        if history.records().is_empty() || !history.records().len().is_multiple_of(CHECKPOINT_EVERY) {
            self.line(format_args!("= {:016x}", state_hash(history.state())));
        }
    }
}

/// The seat's letter in files.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// Values with spaces between them, `-` if there are none.
fn spaced(values: impl Iterator<Item: ToString>) -> String {
    let words: Vec<_> = values.map(|value| value.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// Postcard as hex, and what it means on the same line.
fn encoded(value: &(impl Serialize + Debug)) -> String {
    let meaning = format!("{value:?}").replace(char::is_control, " ");
    format!("{} # {meaning}", hex(&bytes(value)))
}

/// Postcard's bytes of a value.
pub(crate) fn bytes(value: &impl Serialize) -> Vec<u8> {
    match postcard::to_stdvec(value) {
        Ok(bytes) => bytes,
        Err(error) => unreachable!("states, setups and actions have a plain encoding: {error}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return "-".to_owned();
    }
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// A name on one line, whatever it holds.
fn escape(name: &str) -> String {
    name.chars().fold(String::with_capacity(name.len()), |mut line, char| {
        match char {
            '\\' => line.push_str("\\\\"),
            control if control.is_control() => {
                let _ = write!(line, "\\u{{{:x}}}", u32::from(control));
            }
            plain => line.push(plain),
        }
        line
    })
}
