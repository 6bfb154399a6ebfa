//! One file a game.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use orrery_engine::Seat;
use orrery_table::{Occupant, Seed, Table};

use crate::tabletop::Tabletop;
use crate::text::Texts;

fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{:06}.orrery", number + 1))
}

/// The folder, made if need be and without any of the files to be written.
pub(super) fn folder(folder: &Path, games: u32, texts: &Texts) -> anyhow::Result<PathBuf> {
    if let Some(taken) = (0..games).map(|number| path(folder, number)).find(|path| path.exists()) {
        bail!(texts.with("error-record-exists", [("file", taken.display().to_string())]));
    }
    let made = fs::create_dir_all(folder);
    made.with_context(|| texts.with("error-folder", [("folder", folder.display().to_string())]))?;
    Ok(folder.to_owned())
}

/// Plays the actions again at a table and writes it; a file that has come to be there meanwhile stays.
pub(super) fn write<G: Tabletop>(
    folder: &Path,
    number: u32,
    setup: G::Setup,
    bots: Vec<String>,
    seed: u64,
    actions: &[(Seat, G::Action)],
) -> anyhow::Result<()> {
    let seats = bots.into_iter().map(Occupant::bot).collect();
    let mut table = Table::<G>::new(setup, seats, Seed::from(seed))?;
    for &(seat, action) in actions {
        table.act(seat, action)?;
    }
    let path = path(folder, number);
    let file = OpenOptions::new().write(true).create_new(true).open(&path);
    let written = file.and_then(|mut file| file.write_all(table.save().as_bytes()));
    written.with_context(|| path.display().to_string())
}
