//! Saved games as files, written whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fmt, process};

use orrery_engine::Game;

use crate::{Damage, LoadError, Replay, Table};

/// Why a file cannot be loaded.
#[derive(Debug)]
pub enum FileError {
    /// The system refuses to read it.
    Io(io::Error),
    /// Its content is refused.
    Load(LoadError),
}

impl From<LoadError> for FileError {
    fn from(error: LoadError) -> Self {
        Self::Load(error)
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Load(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FileError {}

/// The text of a saved game, for [`crate::peek`] and then [`Table::load`].
///
/// # Errors
/// If the file cannot be read or is no text.
pub fn read(path: impl AsRef<Path>) -> Result<String, FileError> {
    let bytes = fs::read(path).map_err(FileError::Io)?;
    String::from_utf8(bytes).map_err(|error| {
        let whole = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = whole.split(|&byte| byte == b'\n').count() as u32;
        let saved = whole.starts_with(b"orrery ");
        let damaged = LoadError::Damaged { line, damage: Damage::NotText };
        FileError::Load(if saved { damaged } else { LoadError::NotOrrery })
    })
}

impl<G: Game> Table<G> {
    /// Saves the game to `path`. A file that was there stays whole until the new one is on the disk.
    ///
    /// # Errors
    /// If the system refuses; `path` is then as it was.
    pub fn save_to(&self, path: impl AsRef<Path>) -> io::Result<()> {
        replace(path.as_ref(), &self.save())
    }

    /// [`Table::load`] of a file.
    ///
    /// # Errors
    /// If the file cannot be read, or as [`Table::load`].
    pub fn load_from(path: impl AsRef<Path>) -> Result<Self, FileError> {
        Ok(Self::load(&read(path)?)?)
    }
}

impl<G: Game> Replay<G> {
    /// [`Replay::load`] of a file.
    ///
    /// # Errors
    /// If the file cannot be read, or as [`Replay::load`].
    pub fn load_from(path: impl AsRef<Path>) -> Result<Self, FileError> {
        Ok(Self::load(&read(path)?)?)
    }
}

/// Puts a file with this text in the place of `path` in one step.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path)?;
    let written = write_through(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&beside);
        return written;
    }
    sync_folder(path)
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// A name in the same folder that no other save uses.
fn beside(path: &Path) -> io::Result<PathBuf> {
    static SAVES: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.{}.tmp", process::id(), SAVES.fetch_add(1, Ordering::Relaxed)));
    Ok(path.with_file_name(beside))
}

/// Makes the new name last through a power failure, where folders can be opened.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}
