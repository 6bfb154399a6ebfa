//! Writes the inputs that fuzzing starts from: `fuzz-seeds FOLDER`.

use std::path::PathBuf;

use anyhow::Context;

fn main() -> anyhow::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).context("a folder to write to")?);
    for (target, seeds) in orrery_fuzz::seeds::all()? {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder)?;
        for (name, bytes) in seeds {
            std::fs::write(folder.join(name), bytes)?;
        }
    }
    Ok(())
}
