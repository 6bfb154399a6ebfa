//! Who sits at the table, in words; and what the table and its files refuse, in words.

use orrery_engine::Seat;
use orrery_table::{FileError, LoadError, Occupant, Refusal};

use crate::tabletop::Words;
use crate::text::{Names, Texts};

/// The names of those who sit at `seats`; bots that would be called alike are numbered.
pub fn names(seats: &[Occupant], texts: &Texts) -> Names {
    let plain: Vec<String> = seats.iter().enumerate().map(|(seat, who)| name(seat, who, texts)).collect();
    let numbered = |seat: usize| {
        let alike = |other: &&String| **other == plain[seat];
        if plain.iter().filter(alike).count() > 1 {
            format!("{} {}", plain[seat], plain[..=seat].iter().filter(alike).count())
        } else {
            plain[seat].clone()
        }
    };
    Names((0..plain.len()).map(numbered).collect())
}

fn name(seat: usize, occupant: &Occupant, texts: &Texts) -> String {
    match occupant {
        Occupant::Human { name } => name.clone(),
        Occupant::Bot { level } => bot(level, texts),
        Occupant::Empty => texts.with("name-player", [("number", seat as i64 + 1)]),
    }
}

/// What a bot is called.
pub fn bot(level: &str, texts: &Texts) -> String {
    let key = format!("bot-{level}");
    if texts.has(&key) { texts.get(&key) } else { texts.with("bot-other", [("level", level)]) }
}

/// Why the table refuses.
pub fn refusal(refusal: &Refusal, words: Words) -> String {
    let named = |key: &str, seat: Seat| words.texts.with(key, [("player", words.names.of(seat))]);
    match *refusal {
        Refusal::Illegal(illegal) => words.texts.refusal(illegal),
        Refusal::NotSeated(seat) | Refusal::NotHuman(seat) | Refusal::UndoPending { by: seat } => {
            named(refusal.key(), seat)
        }
        Refusal::SeatCount { expected, actual } => {
            words.texts.with(refusal.key(), [("expected", i64::from(expected)), ("actual", actual as i64)])
        }
        Refusal::Over
        | Refusal::StaleVersion { .. }
        | Refusal::Unasked
        | Refusal::NothingToUndo
        | Refusal::NoUndoAsked => words.texts.get(refusal.key()),
    }
}

/// Why a saved game cannot be loaded.
pub fn load_error(error: &LoadError, texts: &Texts) -> String {
    let key = error.key();
    match error {
        LoadError::NotOrrery => texts.get(key),
        LoadError::NewerFormat { found } => texts.with(key, [("found", *found)]),
        LoadError::OtherGame { found, expected } => {
            texts.with(key, [("found", found.as_str()), ("expected", *expected)])
        }
        LoadError::OtherRules { found, expected } => {
            texts.with(key, [("found", *found), ("expected", *expected)])
        }
        LoadError::Damaged { line, damage } => {
            texts.with(key, [("line", line.to_string()), ("reason", texts.get(damage.key()))])
        }
        LoadError::Refused { line, refusal } => {
            let words = Words { texts, names: &Names::default() };
            texts.with(key, [("line", line.to_string()), ("reason", self::refusal(refusal, words))])
        }
        LoadError::StateDiffers { line } => texts.with(key, [("line", *line)]),
    }
}

/// Why a file cannot be loaded.
pub fn file_error(path: &std::path::Path, error: &FileError, texts: &Texts) -> String {
    let reason = match error {
        FileError::Io(error) => error.to_string(),
        FileError::Load(error) => load_error(error, texts),
    };
    texts.with("error-file", [("file", path.display().to_string()), ("reason", reason)])
}
