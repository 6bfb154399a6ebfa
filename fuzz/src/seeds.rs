//! Inputs to start from: golden games as saved ones and as stored ones, and conversations at a table.

use std::path::{Path, PathBuf};

use anyhow::Context;
use orrery_engine::{Game, Offered};
use orrery_games::Task;
use orrery_protocol::{Ask, Order, Spot, Version};
use orrery_table::{Occupant, Table};
use orrery_testkit::golden::{self, Replayed};
use orrery_testkit::parley::Parley;

use crate::games;
use crate::records::{SAVED, STORED, what};
use crate::wire::{GATHERING, TABLES};

/// So many golden games of each game are seeds,
const FILES: usize = 24;
/// each up to so many records.
const RECORDS: usize = 100;

/// A planet at the edge of the grid, where no galaxy reaches.
const PLACE: &str = r#"{"PlacePlanet":{"cell":{"x":-128,"y":127},"turn":255}}"#;

/// Inputs with their names.
pub type Seeds = Vec<(String, Vec<u8>)>;

/// The inputs of every target.
///
/// # Errors
/// If a golden game cannot be read.
pub fn all() -> anyhow::Result<[(&'static str, Seeds); 2]> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut records = Vec::new();
    for (number, offer) in games().0.iter().enumerate() {
        let folder = root.join("replays").join(offer.id);
        match orrery_games::with(offer.id, Golden { folder: &folder, number, seeds: &mut records }) {
            Some(done) => done?,
            None => saved::<Parley>(&root.join("crates/testkit/tests/replays"), number, &mut records)?,
        }
    }
    Ok([("wire", conversations()), ("records", records)])
}

/// Makes seeds of the golden games of one game.
struct Golden<'a> {
    folder: &'a Path,
    number: usize,
    seeds: &'a mut Seeds,
}

impl Task for Golden<'_> {
    type Output = anyhow::Result<()>;

    fn run<G: Offered>(self) -> anyhow::Result<()> {
        saved::<G>(self.folder, self.number, self.seeds)
    }
}

fn saved<G: Game>(folder: &Path, number: usize, seeds: &mut Seeds) -> anyhow::Result<()> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    files.sort();
    for file in files.iter().step_by(files.len().div_ceil(FILES)) {
        let mut golden = golden::verify::<G>(&std::fs::read_to_string(file)?).map_err(anyhow::Error::msg)?;
        golden.records.truncate(RECORDS);
        let table = table(&golden).with_context(|| file.display().to_string())?;
        let name = format!("{}-{}", G::ID, golden.name);
        let text = [&[what(number, SAVED)], table.save().as_bytes()].concat();
        seeds.push((format!("{name}.saved"), text));
        seeds.push((format!("{name}.stored"), stored(&golden, what(number, STORED))?));
    }
    Ok(())
}

fn table<G: Game>(golden: &Replayed<G>) -> anyhow::Result<Table<G>> {
    let seats = vec![Occupant::human("Ada"); usize::from(golden.game.seats())];
    Ok(Table::resume(golden.setup.clone(), seats, 1, golden.records.iter().copied(), 0)?)
}

/// The game as a store keeps it, each part after its length.
fn stored<G: Game>(golden: &Replayed<G>, what: u8) -> anyhow::Result<Vec<u8>> {
    let mut bytes = vec![what];
    let mut part = |part: Vec<u8>| {
        bytes.push(part.len() as u8);
        bytes.extend(part);
    };
    part(postcard::to_stdvec(&golden.setup)?);
    for record in &golden.records {
        part(postcard::to_stdvec(record)?);
    }
    Ok(bytes)
}

/// At every kind of table: everything that can be asked, between choices that are taken.
fn conversations() -> Seeds {
    let version = Version { records: 4, undos: 0 };
    let spot = |zone: &str| Spot { zone: zone.to_owned(), owner: Some(0), index: 1, item: 0 };
    let order = |order| Ask::Order { request: 9, seat: 1, kind: "window-theft".to_owned(), order };
    let asks = [
        Ask::Hello { version: Some(version) },
        Ask::Act { request: 1, seat: 0, version, action: "\"EndTurn\"".to_owned() },
        Ask::Act { request: 2, seat: 1, version, action: "{\"Play\":\"Scout\"}".to_owned() },
        Ask::Act {
            request: 2,
            seat: 0,
            version,
            action: "{\"AttackBase\":{\"owner\":1,\"slot\":0}}".to_owned(),
        },
        Ask::Act { request: 2, seat: 0, version, action: "{\"Challenge\":1}".to_owned() },
        Ask::Why { request: 3, seat: 0, spot: spot("hand") },
        Ask::Why { request: 3, seat: 1, spot: spot("in-play") },
        Ask::Undo { request: 4, seat: 0 },
        Ask::Undo { request: 4, seat: 1 },
        Ask::AnswerUndo { request: 5, seat: 1, agree: true },
        Ask::AnswerUndo { request: 5, seat: 0, agree: false },
        Ask::Look { seat: 2 },
        Ask::Say { words: "привет".to_owned() },
        Ask::Replace { request: 6, seat: 0, bot: true },
        Ask::Replace { request: 7, seat: 0, bot: false },
        order(Order::PassToTheEnd),
        order(Order::AskIfAble),
        order(Order::PassUntilAsked),
        order(Order::Ask),
        Ask::Odds { request: 10, seat: 0 },
        Ask::Act { request: 2, seat: 0, version, action: PLACE.to_owned() },
        Ask::Why {
            request: 3,
            seat: 0,
            spot: Spot { zone: "cell".to_owned(), owner: None, index: 65_535, item: 0 },
        },
        Ask::Concede { request: 8, seat: 1 },
    ];
    let present = serde_json::to_string(&version).expect("plain");
    let mut seeds = Vec::new();
    for choice in (0..TABLES.len() as u8).chain([GATHERING]) {
        let mut all = vec![choice];
        for (n, ask) in asks.iter().enumerate() {
            let text = serde_json::to_string(ask).expect("plain").replace(&present, "$V");
            let lines = format!("!{}\n{}{text}\n!\u{1}\n", char::from(b'a' + n as u8), n % 3);
            all.extend(lines.as_bytes());
            seeds.push((format!("table-{choice}-ask-{n}"), [&[choice], lines.as_bytes()].concat()));
        }
        seeds.push((format!("table-{choice}-all"), all));
        let choices: Vec<u8> =
            (0..10).flat_map(|n| (0..7).flat_map(move |m| [b'!', b'0' + 9 * m + n, b'\n'])).collect();
        seeds.push((format!("table-{choice}-choices"), [&[choice], choices.as_slice()].concat()));
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_old_finds_break_nothing() {
        for (target, seeds) in all().expect("golden games") {
            assert!(seeds.len() > 10, "{target}");
            let run = if target == "wire" { crate::wire::try_bytes } else { crate::records::try_bytes };
            for (name, bytes) in seeds {
                println!("{target}: {name}");
                run(&bytes);
            }
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions").join(target);
            for file in std::fs::read_dir(folder).into_iter().flatten() {
                let path = file.expect("a file").path();
                println!("{target}: {}", path.display());
                run(&std::fs::read(path).expect("bytes"));
            }
        }
    }

    /// The seeds are worth something: golden games load again, stored ones too.
    #[test]
    fn golden_games_load_as_saved_and_as_stored_ones() {
        let [_, (_, seeds)] = all().expect("golden games");
        for (name, bytes) in seeds {
            let offers = games().0;
            let offer = &offers[usize::from(bytes[0] / 2)];
            if bytes[0] % 2 == STORED {
                assert_eq!(crate::records::stored(offer, &bytes[1..]).len(), 1, "{name}");
                continue;
            }
            let text = crate::records::sealed(&String::from_utf8_lossy(&bytes[1..]));
            let loaded = orrery_games::with(offer.id, Loads(&text));
            assert!(loaded.unwrap_or_else(|| Table::<Parley>::load(&text).is_ok()), "{name}");
        }
    }

    /// Whether a text is a saved game.
    struct Loads<'a>(&'a str);

    impl Task for Loads<'_> {
        type Output = bool;

        fn run<G: Offered>(self) -> bool {
            Table::<G>::load(self.0).is_ok()
        }
    }
}
