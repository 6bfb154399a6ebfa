//! Golden replays: whole games as text, with a state hash after every record.
//!
//! ```text
//! game parley
//! rules 1
//! name a theft is vetoed
//! setup 02 # Setup { seats: 2 }
//! * 0007 8d3a5c0f1be21a77 # Shuffle(7)
//! A 0001 0c9e5af21ab3c1d0 # Play(Spy)
//! B concede 99b1e5b0c5a7e02f
//! over A
//! ```
//!
//! A line is a seat (`*` for chance), what was decided in the hexadecimal digits of its postcard encoding, the
//! hash of the state it led to, and for the reader a comment.

use std::fmt::{Debug, Write as _};
use std::path::Path;

use orrery_engine::{Game, Log, Outcome, Record, Seat, SplitMix64, Status};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::play::{listed, pick, take};

/// The extension of golden files.
pub const EXTENSION: &str = "replay";

/// A golden game that was replayed and found the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed<G: Game> {
    /// Why the game is kept.
    pub name: String,
    /// How it was set up.
    pub setup: G::Setup,
    /// All that was decided.
    pub records: Vec<Record<G::Action>>,
    /// All that happened.
    pub events: Vec<G::Event>,
    /// The state at the end.
    pub game: G,
}

impl<G: Game> Replayed<G> {
    /// The state after the first `n` records, for a scenario to start from.
    ///
    /// # Panics
    /// If there are fewer records.
    pub fn after(&self, n: usize) -> G {
        let mut game = G::new(&self.setup).expect("replayed before");
        for &record in &self.records[..n] {
            take(record, &mut game, &mut Log::off()).expect("replayed before");
        }
        game
    }
}

/// Plays a game and gives its golden text: `choose` decides for the seats, `seed` for nature and for the order in
/// which seats that decide at once do so.
///
/// # Panics
/// If the setup or a choice is refused, or the game does not end.
pub fn record<G: Game>(
    setup: &G::Setup,
    name: &str,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
    seed: u64,
) -> String {
    let mut recorder = Recorder::<G>::new(setup, name);
    let mut source = SplitMix64::new(seed);
    loop {
        let game = recorder.game();
        let record = match game.status() {
            Status::Over(_) => return recorder.finish(),
            Status::Chance(chance) => Record::Chance(chance.sample(&mut source)),
            Status::Decision(seats) => {
                let seat = pick(&seats.iter().collect::<Vec<_>>(), &mut source)
                    .expect("a seat that owes a decision");
                Record::Action { seat, action: choose(game, seat, &listed(game, seat)) }
            }
        };
        recorder.take(record);
    }
}

/// Writes a golden text record by record.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    game: G,
    text: String,
}

impl<G: Game> Recorder<G> {
    /// A game before its first record.
    ///
    /// # Panics
    /// If the setup is refused.
    pub fn new(setup: &G::Setup, name: &str) -> Self {
        let game = G::new(setup).unwrap_or_else(|illegal| panic!("the setup is refused: {illegal}"));
        let text = format!(
            "game {}\nrules {}\nname {name}\nsetup {} # {setup:?}\n",
            G::ID,
            G::RULES_VERSION,
            to_hex(setup)
        );
        Self { game, text }
    }

    /// The state so far.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays and writes one record.
    ///
    /// # Panics
    /// If the game refuses it.
    pub fn take(&mut self, record: Record<G::Action>) -> &mut Self {
        if let Err(what) = take(record, &mut self.game, &mut Log::off()) {
            panic!("{what}\n{}", self.text);
        }
        let hash = state_hash(&self.game);
        let _ = match record {
            Record::Action { seat, action } => {
                writeln!(self.text, "{seat:?} {} {hash:016x} # {action:?}", to_hex(&action))
            }
            Record::Concede { seat } => writeln!(self.text, "{seat:?} concede {hash:016x}"),
            Record::Chance(outcome) => {
                writeln!(self.text, "* {} {hash:016x} # {outcome:?}", to_hex(&outcome))
            }
        };
        self
    }

    /// The text of a game that is over.
    ///
    /// # Panics
    /// If it is not.
    pub fn finish(mut self) -> String {
        let Status::Over(outcome) = self.game.status() else { panic!("the game is not over\n{}", self.text) };
        let _ = writeln!(self.text, "{}", over_line(outcome));
        self.text
    }
}

/// Replays a golden text and compares the state after every record.
///
/// # Errors
/// The first line that does not fit, and why.
pub fn verify<G: Game>(text: &str) -> Result<Replayed<G>, String> {
    replay(text, Hashes::Compared)
}

/// The golden text of the same decisions in the game as it is now, for a change that is meant to alter states.
///
/// # Errors
/// The first line that cannot be played any more, and why.
pub fn renew<G: Game>(text: &str) -> Result<String, String> {
    let replayed = replay::<G>(text, Hashes::Ignored)?;
    let mut recorder = Recorder::<G>::new(&replayed.setup, &replayed.name);
    for &record in &replayed.records {
        recorder.take(record);
    }
    Ok(recorder.finish())
}

/// Verifies every golden file of a folder, in the order of their names. With `ORRERY_RENEW` set, renews them
/// first.
///
/// # Errors
/// What is wrong with each file that does not fit, or that there is none.
pub fn verify_dir<G: Game>(folder: impl AsRef<Path>) -> Result<Vec<Replayed<G>>, String> {
    let folder = folder.as_ref();
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        files.push(entry.map_err(unreadable)?.path());
    }
    files.retain(|file| file.extension().is_some_and(|extension| extension == EXTENSION));
    files.sort();
    if files.is_empty() {
        return Err(format!("{}: no .{EXTENSION} file", folder.display()));
    }
    let (mut replayed, mut wrong) = (Vec::new(), Vec::new());
    for file in files {
        let verified = std::fs::read_to_string(&file).map_err(|error| error.to_string()).and_then(|text| {
            if std::env::var_os("ORRERY_RENEW").is_none() {
                return verify(&text);
            }
            let text = renew::<G>(&text)?;
            std::fs::write(&file, &text).map_err(|error| error.to_string())?;
            verify(&text)
        });
        match verified {
            Ok(game) => replayed.push(game),
            Err(what) => wrong.push(format!("{}: {what}", file.display())),
        }
    }
    if wrong.is_empty() { Ok(replayed) } else { Err(wrong.join("\n")) }
}

/// The hash a golden file stores: FNV-1a over the postcard encoding of the state.
///
/// # Panics
/// If the state cannot be encoded.
pub fn state_hash<G: Game>(game: &G) -> u64 {
    fnv1a(&postcard::to_stdvec(game).expect("states can be saved"))
}

/// Fowler, Noll and Vo's hash 1a of 64 bits.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hashes {
    Compared,
    Ignored,
}

fn replay<G: Game>(text: &str, hashes: Hashes) -> Result<Replayed<G>, String> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let mut header = |key: &str| {
        let (n, line) = lines.next().ok_or_else(|| format!("the text ends before '{key}'"))?;
        let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
        value
            .map(|value| (n, value.trim()))
            .ok_or_else(|| format!("line {}: '{key}' expected: {line}", n + 1))
    };
    let (n, id) = header("game")?;
    at(n, same(id, G::ID))?;
    let (n, version) = header("rules")?;
    if hashes == Hashes::Compared {
        at(n, same(version, &G::RULES_VERSION.to_string()))?;
    }
    let name = header("name")?.1.to_owned();
    let (n, setup) = header("setup")?;
    let setup: G::Setup = at(n, from_hex(uncommented(setup)))?;
    let mut game = at(n, G::new(&setup).map_err(|illegal| illegal.to_string()))?;
    let (mut records, mut events) = (Vec::new(), Vec::new());
    while let Some((n, line)) = lines.next() {
        if line.starts_with("over") {
            let Status::Over(outcome) = game.status() else {
                return at(n, Err(format!("the game is not over but waits for {:?}", game.status())));
            };
            if hashes == Hashes::Compared {
                at(n, same(line.trim(), &over_line(outcome)))?;
            }
            let rest =
                lines.next().map_or(Ok(()), |(n, line)| at(n, Err(format!("more after the end: {line}"))));
            return rest.map(|()| Replayed { name, setup, records, events, game });
        }
        let (record, hash) = at(n, parse_record(uncommented(line)))?;
        at(n, take(record, &mut game, &mut Log::to(&mut events)).map_err(|what| format!("{what}: {line}")))?;
        if hashes == Hashes::Compared {
            let now = format!("{:016x}", state_hash(&game));
            at(n, same(hash, &now).map_err(|what| format!("the state differs after '{line}': {what}")))?;
        }
        records.push(record);
    }
    Err("the text ends before the game is over".to_owned())
}

/// A record and its hash from `who what hash`.
fn parse_record<A: DeserializeOwned>(line: &str) -> Result<(Record<A>, &str), String> {
    let [who, what, hash] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(format!("not a seat, a decision and a hash: {line}"));
    };
    let record = match (who.as_bytes(), what) {
        (b"*", _) => Record::Chance(from_hex(what)?),
        ([letter @ b'A'..=b'H'], "concede") => Record::Concede { seat: Seat(letter - b'A') },
        ([letter @ b'A'..=b'H'], _) => Record::Action { seat: Seat(letter - b'A'), action: from_hex(what)? },
        _ => return Err(format!("not a seat: {who}")),
    };
    Ok((record, hash))
}

fn over_line(outcome: Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| format!("{seat:?}")).collect();
    format!("over {}", if winners.is_empty() { "nobody".to_owned() } else { winners.join(" ") })
}

fn at<T>(line: usize, result: Result<T, String>) -> Result<T, String> {
    result.map_err(|what| format!("line {}: {what}", line + 1))
}

fn same(recorded: &str, now: &str) -> Result<(), String> {
    if recorded == now { Ok(()) } else { Err(format!("{recorded} is recorded, {now} is found")) }
}

fn uncommented(line: &str) -> &str {
    line.split_once(" #").map_or(line, |(before, _)| before).trim()
}

fn to_hex(value: &impl Serialize) -> String {
    let bytes = postcard::to_stdvec(value).expect("setups and records can be saved");
    // A value without content still needs a word of its own.
    let mut hex = if bytes.is_empty() { "-".to_owned() } else { String::new() };
    for byte in bytes {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

fn from_hex<T: DeserializeOwned>(hex: &str) -> Result<T, String> {
    let digits = if hex == "-" { "" } else { hex };
    let pairs = digits.as_bytes().chunks(2).map(|pair| {
        std::str::from_utf8(pair)
            .ok()
            .filter(|pair| pair.len() == 2)
            .and_then(|pair| u8::from_str_radix(pair, 16).ok())
    });
    let bytes: Vec<u8> = pairs.collect::<Option<_>>().ok_or_else(|| format!("not hexadecimal: {hex}"))?;
    match postcard::take_from_bytes(&bytes) {
        Ok((value, [])) => Ok(value),
        Ok((_, rest)) => Err(format!("{} bytes too many: {hex}", rest.len())),
        Err(error) => Err(format!("{error}: {hex}")),
    }
}

#[cfg(test)]
mod tests {
    use super::fnv1a;

    #[test]
    fn the_hash_is_pinned() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
