//! `orrery replay`: a saved game watched, listed or verified.

mod watch;

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use orrery_engine::{Game, Offered, Status, Viewer};
use orrery_games::Task;
use orrery_table::{Replay, peek, read};

pub(crate) use self::watch::watch;
use crate::args::ReplayArgs;
use crate::board::Board;
use crate::people;
use crate::rules::Printer;
use crate::screen::plain;
use crate::tabletop::{Tabletop, Words, heading};
use crate::text::{Language, Names, Texts};

/// Reads the file and does what the arguments ask.
///
/// # Errors
/// If the file is no saved game or damaged.
pub fn run(args: &ReplayArgs) -> anyhow::Result<ExitCode> {
    let texts = Texts::new(args.lang.unwrap_or_else(Language::of_environment), None);
    let explained = |error| anyhow!(people::file_error(&args.file, &error, &texts));
    let text = read(&args.file).map_err(explained)?;
    let header = peek(&text).map_err(|error| explained(error.into()))?;
    let show = Show { args, text: &text, language: texts.language() };
    orrery_games::with(&header.game, show).unwrap_or_else(|| {
        let file = args.file.display().to_string();
        bail!(texts.with("error-unknown-game", [("file", file), ("game", header.game.clone())]))
    })
}

struct Show<'a> {
    args: &'a ReplayArgs,
    text: &'a str,
    language: Language,
}

impl Task for Show<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn run<G: Offered>(self) -> anyhow::Result<ExitCode> {
        let Self { args, text, language } = self;
        let texts = Texts::new(language, Some(G::ID));
        let explained =
            |error: orrery_table::LoadError| anyhow!(people::file_error(&args.file, &error.into(), &texts));
        let mut replay = Replay::<G>::load(text).map_err(explained)?;
        let names = people::names(&replay.header().seats, &texts);
        let words = Words { texts: &texts, names: &names };
        if args.verify {
            return verify(&replay, &args.file, &texts);
        }
        // A game that goes wrong can be watched up to there, but not without saying so.
        if let Err(error) = replay.verify() {
            eprintln!("orrery: {}", people::file_error(&args.file, &error.into(), &texts));
        }
        if args.list {
            list(&mut replay, words);
        } else if let Some(at) = args.at {
            if at > replay.len() {
                bail!(texts.with("error-at", [("at", at as i64), ("records", replay.len() as i64)]));
            }
            print_table(&mut replay, at, args.open_hands, words);
        } else if std::io::stdout().is_terminal() {
            let mut terminal = ratatui::try_init().with_context(|| texts.get("error-no-terminal"))?;
            let result = watch(&mut terminal, replay, language, args.open_hands);
            ratatui::restore();
            result?;
        } else {
            bail!(texts.get("error-replay-terminal"));
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn verify<G: Game>(replay: &Replay<G>, path: &Path, texts: &Texts) -> anyhow::Result<ExitCode> {
    match replay.verify() {
        Ok(verified) => {
            let counts = [("records", verified.records), ("checkpoints", verified.checkpoints)];
            println!("{}", texts.with("replay-verified", counts));
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => Err(anyhow!(people::file_error(path, &error.into(), texts))),
    }
}

/// The sentences of a whole game, each with the record it belongs to.
pub(crate) fn sentences<G: Tabletop>(replay: &mut Replay<G>, words: Words) -> Vec<(u32, String)> {
    let mut told = Vec::new();
    for n in 1..=replay.len() {
        let events = replay.events(n);
        let state = replay.at(n);
        for happened in events {
            if let Some(message) = state.sentence(&happened.event) {
                told.push((happened.record, words.texts.message(&message, words.names)));
            }
        }
    }
    told
}

fn list<G: Tabletop>(replay: &mut Replay<G>, words: Words) {
    let mut out = Printer::new();
    for (record, sentence) in sentences(replay, words) {
        out.line(&format!("{:>5}  {sentence}", record + 1));
    }
}

fn print_table<G: Tabletop>(replay: &mut Replay<G>, at: usize, open: bool, words: Words) {
    let records = replay.len();
    let view = view(replay, at, open);
    let mut out = Printer::new();
    let moment = [("at", at as i64), ("records", records as i64)];
    out.line(&format!("{} · {}", heading::<G>(&view, words), words.texts.with("replay-record", moment)));
    for line in plain(&Board::of::<G>(&view, None, words), 100).lines() {
        out.line(line);
    }
    let told: Vec<String> = sentences(replay, words)
        .into_iter()
        .filter(|(record, _)| *record as usize + 1 == at)
        .map(|(_, sentence)| sentence)
        .collect();
    for sentence in told {
        out.line(&format!("• {sentence}"));
    }
}

/// The table after `at` records: hands are shown if the game is over, or if that is asked for.
pub(crate) fn view<G: Tabletop>(replay: &mut Replay<G>, at: usize, open: bool) -> G::View {
    let last = replay.len();
    let open = open || matches!(replay.at(last).status(), Status::Over(_));
    let state = replay.at(at);
    if open { state.open_view() } else { state.view(Viewer::Spectator) }
}

/// The names of those who played.
pub(crate) fn names<G: Game>(replay: &Replay<G>, texts: &Texts) -> Names {
    people::names(&replay.header().seats, texts)
}
