//! Reading a saved game line by line.

use std::iter::{Enumerate, Peekable};
use std::str::Split;

use orrery_engine::{ChanceOutcome, Faces, Seat, SeatSet};

use super::{CHECKPOINT_EVERY, Entry, Header, Sheet, seal};
use crate::{Damage, LoadError, Occupant, Seed};

/// The lines of a saved game, from the second on.
pub(super) struct Lines<'a> {
    rest: Peekable<Enumerate<Split<'a, char>>>,
    /// The line read last, counted from 1.
    line: u32,
}

impl<'a> Lines<'a> {
    /// All lines but the first, which tells how to read the others.
    pub(super) fn of(text: &'a str) -> Self {
        let mut rest = text.split('\n').enumerate().peekable();
        rest.next();
        Self { rest, line: 1 }
    }

    /// Reads everything down to the seal.
    pub(super) fn sheet(mut self, format: u32) -> Result<Sheet, LoadError> {
        let game = self.value("game ")?.to_owned();
        let rules_version = self.number("rules ")?;
        let seats = self.seats()?;
        let setup = self.value("setup ").map(before_comment)?;
        let setup = (self.line, bytes(setup).ok_or(self.damaged(Damage::Encoding))?);
        let seed = bytes(self.value("seed ")?).and_then(|seed| seed.try_into().ok());
        let seed = Seed(seed.ok_or(self.damaged(Damage::Encoding))?);
        let undos = self.number("undos ")?;
        self.value("")?.is_empty().then_some(()).ok_or(self.damaged(Damage::Header))?;
        let (entries, records) = self.entries()?;
        let checkpoints = entries.len() as u32 - records;
        let (end, winners) = self.result()?;
        self.end()?;
        let header = Header { format, game, rules_version, seats, records, checkpoints, winners };
        Ok(Sheet { header, setup, seed, undos, entries, end })
    }

    fn seats(&mut self) -> Result<Vec<Occupant>, LoadError> {
        let mut seats = Vec::new();
        while self.peek().is_some_and(|line| line.starts_with("seat ")) {
            let value = self.value("seat ")?;
            let (letter, occupant) = value.split_once(' ').ok_or(self.damaged(Damage::Header))?;
            let seat = seat(letter).filter(|seat| seat.index() == seats.len());
            let occupant = seat.and_then(|_| self::occupant(occupant));
            seats.push(occupant.ok_or(self.damaged(Damage::Header))?);
        }
        Ok(seats)
    }

    /// Records and checkpoints, and how many are records.
    fn entries(&mut self) -> Result<(Vec<(u32, Entry)>, u32), LoadError> {
        let mut entries = Vec::new();
        let (mut records, mut unchecked) = (0, 0);
        while self.peek().is_some_and(|line| !line.starts_with("result ") && !seal::is_seal(line)) {
            let entry = entry(self.value("")?).ok_or(self.damaged(Damage::Line))?;
            if let Entry::Checkpoint(_) = entry {
                unchecked = 0;
            } else {
                (records, unchecked) = (records + 1, unchecked + 1);
            }
            if unchecked > CHECKPOINT_EVERY {
                return Err(self.damaged(Damage::NoCheckpoint));
            }
            entries.push((self.line, entry));
        }
        match entries.last() {
            _ if self.peek().is_none() => Err(self.damaged(Damage::Truncated)),
            Some((_, Entry::Checkpoint(_))) => Ok((entries, records)),
            _ => Err(self.damaged(Damage::NoCheckpoint)),
        }
    }

    /// The line of the result, or the one it would be on, and the winners.
    fn result(&mut self) -> Result<(u32, Option<SeatSet>), LoadError> {
        if self.peek().is_none_or(seal::is_seal) {
            return Ok((self.line + 1, None));
        }
        let value = self.value("result ")?;
        // A set holds eight seats at most.
        let winners = listed(value, |letter| seat(letter).filter(|seat| seat.0 < 8));
        let winners = winners.ok_or(self.damaged(Damage::Line))?;
        Ok((self.line, Some(winners.into_iter().collect())))
    }

    /// The seal, and nothing after it.
    fn end(&mut self) -> Result<(), LoadError> {
        self.value("")?;
        match (self.rest.next(), self.rest.next()) {
            (Some((_, "")), None) => Ok(()),
            (None, _) => Err(self.damaged(Damage::Truncated)),
            (Some(_), _) => Err(LoadError::Damaged { line: self.line + 1, damage: Damage::Line }),
        }
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.rest.peek().map(|&(_, line)| line)
    }

    /// What follows `key` on the next line.
    fn value(&mut self, key: &str) -> Result<&'a str, LoadError> {
        let (index, line) = self.rest.next().ok_or(self.damaged(Damage::Truncated))?;
        self.line = index as u32 + 1;
        line.strip_prefix(key).ok_or(self.damaged(Damage::Header))
    }

    fn number(&mut self, key: &str) -> Result<u32, LoadError> {
        self.value(key)?.parse().map_err(|_| self.damaged(Damage::Header))
    }

    /// The line read last makes no sense; a text that ends there was cut off.
    fn damaged(&mut self, damage: Damage) -> LoadError {
        let damage = if self.peek().is_none() { Damage::Truncated } else { damage };
        LoadError::Damaged { line: self.line, damage }
    }
}

fn occupant(text: &str) -> Option<Occupant> {
    if text == "empty" {
        Some(Occupant::Empty)
    } else if let Some(name) = text.strip_prefix("human ") {
        unescape(name).map(Occupant::human)
    } else {
        unescape(text.strip_prefix("bot ")?).map(Occupant::bot)
    }
}

fn entry(line: &str) -> Option<Entry> {
    let (key, value) = line.split_once(' ')?;
    match (key, before_comment(value)) {
        ("=", hash) => hex_u64(hash).map(Entry::Checkpoint),
        ("*", outcome) => chance(outcome).map(Entry::Chance),
        (letter, "concede") => Some(Entry::Concede { seat: seat(letter)? }),
        (letter, action) => Some(Entry::Action { seat: seat(letter)?, action: bytes(action)? }),
    }
}

fn chance(text: &str) -> Option<ChanceOutcome> {
    if let Some(seed) = text.strip_prefix("shuffle ") {
        return hex_u64(seed).map(ChanceOutcome::Shuffle);
    }
    if text == "nothing" {
        return Some(ChanceOutcome::Nothing);
    }
    let faces: Vec<u8> = listed(text.strip_prefix("dice ")?, |face| face.parse().ok())?;
    (faces.len() <= Faces::MAX).then(|| ChanceOutcome::Dice(faces.into_iter().collect()))
}

/// Values with spaces between them, `-` if there are none.
fn listed<T>(text: &str, value: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == "-" { Some(Vec::new()) } else { text.split(' ').map(value).collect() }
}

fn seat(letter: &str) -> Option<Seat> {
    match letter.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some(Seat(letter - b'A')),
        _ => None,
    }
}

fn before_comment(value: &str) -> &str {
    value.split_once(" # ").map_or(value, |(value, _)| value)
}

fn hex_u64(text: &str) -> Option<u64> {
    bytes(text)?.try_into().ok().map(u64::from_be_bytes)
}

/// Bytes written as hex, `-` for none.
fn bytes(hex: &str) -> Option<Vec<u8>> {
    if hex == "-" {
        return Some(Vec::new());
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
    let pair = |pair: &[u8]| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8);
    let pairs = hex.as_bytes().chunks_exact(2);
    if hex.is_empty() || !pairs.remainder().is_empty() { None } else { pairs.map(pair).collect() }
}

fn unescape(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        if let Some(after) = after.strip_prefix('\\') {
            plain.push('\\');
            rest = after;
        } else {
            let (code, after) = after.strip_prefix("u{")?.split_once('}')?;
            plain.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32)?);
            rest = after;
        }
    }
    plain.push_str(rest);
    Some(plain)
}
