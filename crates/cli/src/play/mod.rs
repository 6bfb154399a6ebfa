//! `orrery play`: a game in the terminal.

pub mod app;
mod focus;
pub(crate) mod input;
pub(crate) mod overlay;
pub(crate) mod seen;
mod thinker;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use orrery_bots::Spec;
use orrery_engine::Offered;
use orrery_games::Task;
use orrery_table::{FileError, Occupant, Replay, Saved, Seed, Table};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use unicode_width::UnicodeWidthStr;

use self::app::{App, Exit, SaveFile};
use crate::args::PlayArgs;
use crate::people;
use crate::replay;
use crate::setup::chosen;
use crate::tabletop::{Tabletop, Words};
use crate::text::{Language, Names, Texts};

/// The longest name of a player, in columns.
const LONGEST_NAME: usize = 20;

/// `orrery play` with one game.
pub struct Play<'a>(pub &'a PlayArgs);

impl Task for Play<'_> {
    type Output = anyhow::Result<()>;

    fn run<G: Offered>(self) -> anyhow::Result<()> {
        let args = self.0;
        let texts = Texts::new(args.lang.unwrap_or_else(Language::of_environment), Some(G::ID));
        let table = match &args.resume {
            Some(path) => resumed::<G>(path, &texts)?,
            None => new_table::<G>(args, &texts)?,
        };
        let file = save_file(args, G::ID, &texts)?;
        if !std::io::stdout().is_terminal() {
            bail!(texts.get("error-no-terminal"));
        }
        let app = App::new(table, texts.language(), file, args.seed.unwrap_or_else(entropy));
        let mut terminal = ratatui::try_init().with_context(|| texts.get("error-no-terminal"))?;
        let result = evening(&mut terminal, app, args, &texts);
        ratatui::restore();
        result
    }
}

/// One game after another, until the player has had enough.
fn evening<G: Tabletop>(
    terminal: &mut DefaultTerminal,
    mut app: App<G>,
    args: &PlayArgs,
    texts: &Texts,
) -> anyhow::Result<()> {
    loop {
        match play(terminal, &mut app)? {
            Exit::Quit => return Ok(()),
            Exit::Watch => {
                let saved =
                    Saved::<G>::parse(&app.table.save()).map_err(|error| anyhow::anyhow!("{error}"))?;
                let watched = Replay::new(&saved).map_err(|error| anyhow::anyhow!("{error}"))?;
                replay::watch(terminal, watched, app.texts.language(), true)?;
                app.come_back();
            }
            Exit::NewGame => {
                let language = app.texts.language();
                let table = Table::new(app.table.setup().clone(), app.table.seats().to_vec(), random_seed())
                    .map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
                let path = free_path(G::ID);
                let file = if args.save.is_some() || args.resume.is_some() || app.file.own {
                    SaveFile { path, own: false }
                } else {
                    save_file(args, G::ID, texts)?
                };
                app = App::new(table, language, file, entropy());
            }
        }
    }
}

/// Plays until the player leaves.
fn play<G: Tabletop>(terminal: &mut DefaultTerminal, app: &mut App<G>) -> anyhow::Result<Exit> {
    loop {
        app.tick(Instant::now());
        terminal.draw(|frame| app.draw(frame))?;
        let patience = Duration::from_millis(if app.is_waiting() { 30 } else { 250 });
        if event::poll(patience)?
            && let Event::Key(key) = event::read()?
        {
            app.on_key(key);
        }
        if let Some(exit) = app.exit() {
            return Ok(exit);
        }
    }
}

fn resumed<G: Tabletop>(path: &Path, texts: &Texts) -> anyhow::Result<Table<G>> {
    let explained = |error: FileError| anyhow::anyhow!(people::file_error(path, &error, texts));
    let table = Table::<G>::load_from(path).map_err(explained)?;
    let known = |occupant: &Occupant| match occupant {
        Occupant::Bot { level } => level.parse::<Spec>().is_ok(),
        Occupant::Human { .. } => true,
        Occupant::Empty => false,
    };
    if !table.seats().iter().all(known) {
        bail!(texts.with("error-foreign-seats", [("file", path.display().to_string())]));
    }
    Ok(table)
}

fn new_table<G: Tabletop>(args: &PlayArgs, texts: &Texts) -> anyhow::Result<Table<G>> {
    let named = (!args.seats.is_empty()).then(|| u8::try_from(args.seats.len()).unwrap_or(u8::MAX));
    let chosen = chosen::<G>(&args.setup, named, texts)?;
    let mut seats = args.seats.clone();
    if seats.is_empty() {
        seats.push("human".to_owned());
    }
    seats.resize(usize::from(chosen.players), "normal".to_owned());
    let seats = seats.iter().enumerate().map(|(seat, who)| occupant(seat, who.trim(), texts));
    let seats = seats.collect::<anyhow::Result<Vec<_>>>()?;
    let seed = args.seed.map_or_else(random_seed, Seed::from);
    Table::new(G::setup(&chosen), seats, seed).map_err(|refusal| {
        let nobody = Names::default();
        anyhow::anyhow!(people::refusal(&refusal, Words { texts, names: &nobody }))
    })
}

fn occupant(seat: usize, who: &str, texts: &Texts) -> anyhow::Result<Occupant> {
    if who == "human" {
        return Ok(Occupant::human(texts.with("name-player", [("number", seat as i64 + 1)])));
    }
    if let Some(name) = who.strip_prefix("human:") {
        let name = name.trim();
        if name.is_empty() || name.width() > LONGEST_NAME || name.chars().any(char::is_control) {
            bail!(texts.with("error-name", [("most", LONGEST_NAME as i64)]));
        }
        return Ok(Occupant::human(name));
    }
    Ok(Occupant::bot(bot_spec(who, texts)?.to_string()))
}

/// The bot called `who`.
///
/// # Errors
/// If there is none.
fn bot_spec(who: &str, texts: &Texts) -> anyhow::Result<Spec> {
    who.parse().map_err(|_| anyhow::anyhow!(texts.with("error-bot", [("name", who)])))
}

/// Where the game will be saved: never over a file that is not this game's own.
fn save_file(args: &PlayArgs, game: &str, texts: &Texts) -> anyhow::Result<SaveFile> {
    match (&args.save, &args.resume) {
        (Some(path), Some(resumed)) if path == resumed => Ok(SaveFile { path: path.clone(), own: true }),
        (Some(path), _) if path.exists() => {
            bail!(texts.with("error-save-exists", [("file", path.display().to_string())]))
        }
        (Some(path), _) => Ok(SaveFile { path: path.clone(), own: false }),
        (None, Some(resumed)) => Ok(SaveFile { path: resumed.clone(), own: true }),
        (None, None) => Ok(SaveFile { path: free_path(game), own: false }),
    }
}

/// A file of this folder that does not exist yet.
fn free_path(game: &str) -> PathBuf {
    let path = |n: u32| PathBuf::from(format!("{game}-{n}.orrery"));
    (1..u32::MAX).map(path).find(|path| !path.exists()).unwrap_or_else(|| path(0))
}

/// A number nobody knows before.
fn entropy() -> u64 {
    // The standard library seeds its hashers from the system's generator.
    RandomState::new().build_hasher().finish()
}

fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    for word in bytes.chunks_exact_mut(8) {
        word.copy_from_slice(&entropy().to_le_bytes());
    }
    Seed(bytes)
}
