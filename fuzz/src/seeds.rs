//! Inputs to start from: golden games as saved ones and as stored ones, and conversations at a table.

use std::path::{Path, PathBuf};

use anyhow::Context;
use orrery_engine::Game;
use orrery_protocol::{Ask, Order, Spot, Version};
use orrery_star_realms::StarRealms;
use orrery_table::{Occupant, Record, Table};
use orrery_testkit::golden::{self, Replayed};
use orrery_testkit::parley::Parley;

/// Golden games up to so many bytes are seeds.
const SMALL: u64 = 9_000;

/// Inputs with their names.
pub type Seeds = Vec<(String, Vec<u8>)>;

/// The inputs of every target.
///
/// # Errors
/// If a golden game cannot be read.
pub fn all() -> anyhow::Result<[(&'static str, Seeds); 2]> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut records = Vec::new();
    saved::<StarRealms>(&root.join("replays/star-realms"), 0, &mut records)?;
    saved::<Parley>(&root.join("crates/testkit/tests/replays"), 1, &mut records)?;
    Ok([("wire", conversations()), ("records", records)])
}

fn saved<G: Game>(folder: &Path, text: u8, seeds: &mut Seeds) -> anyhow::Result<()> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<anyhow::Result<_>>()?;
    files.sort();
    for file in files {
        if std::fs::metadata(&file)?.len() > SMALL {
            continue;
        }
        let golden = golden::verify::<G>(&std::fs::read_to_string(&file)?).map_err(anyhow::Error::msg)?;
        let table = table(&golden).with_context(|| file.display().to_string())?;
        seeds.push((format!("{}.saved", golden.name), [&[text], table.save().as_bytes()].concat()));
        seeds.push((format!("{}.stored", golden.name), stored(&golden, text + 2)?));
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
        // As the server writes them: chance, an action of a seat, a concession.
        part(match record {
            Record::Chance(outcome) => [vec![0], postcard::to_stdvec(outcome)?].concat(),
            Record::Action { seat, action } => [vec![1], postcard::to_stdvec(&(seat, action))?].concat(),
            Record::Concede { seat } => [vec![2], postcard::to_stdvec(seat)?].concat(),
        });
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
        Ask::Concede { request: 8, seat: 1 },
    ];
    let present = serde_json::to_string(&version).expect("plain");
    let mut seeds = Vec::new();
    for choice in (0..8).chain([128]) {
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
            let text = String::from_utf8_lossy(&bytes[1..]);
            match bytes[0] {
                0 => drop(Table::<StarRealms>::load(&crate::records::sealed(&text)).expect(&name)),
                1 => drop(Table::<Parley>::load(&crate::records::sealed(&text)).expect(&name)),
                what => {
                    let loaded = crate::records::stored(&crate::GAMES.0[usize::from(what) - 2], &bytes[1..]);
                    assert_eq!(loaded.len(), 1, "{name}");
                }
            }
        }
    }
}
