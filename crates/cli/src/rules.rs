//! `orrery rules`: the rules reference on the command line.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use orrery_engine::Offered;
use orrery_games::Task;

use crate::args::RulesArgs;
use crate::rulebook::Book;
use crate::text::{Language, Texts};
use crate::wrap::wrap;

/// `orrery rules` with one game.
pub struct Rules<'a>(pub &'a RulesArgs);

impl Task for Rules<'_> {
    type Output = anyhow::Result<ExitCode>;

    fn run<G: Offered>(self) -> anyhow::Result<ExitCode> {
        let language = self.0.lang.unwrap_or_else(Language::of_environment);
        let texts = Texts::new(language, Some(G::ID));
        let wanted = self.0.wanted.join(" ");
        let mut out = Printer::new();
        if wanted.trim().is_empty() {
            for heading in Book::of::<G>().contents(language) {
                out.line(&format!("{}{}", "  ".repeat(heading.level - 1), heading.title));
            }
            out.line("");
            out.line(&texts.get("rules-how"));
            return Ok(ExitCode::SUCCESS);
        }
        let found = Book::of::<G>().search(language, &wanted);
        if found.is_empty() {
            eprintln!("{}", texts.with("rules-no-match", [("wanted", wanted)]));
            return Ok(ExitCode::FAILURE);
        }
        let mut heading = "";
        for paragraph in found {
            if paragraph.heading != heading {
                heading = paragraph.heading;
                out.line(&format!("# {heading}"));
            }
            out.line(&format!("[{} {}] {}", Book::of::<G>().initials, paragraph.id, paragraph.text));
            out.line("");
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Prints to the standard output, in columns if it is a terminal, and stays calm when nobody reads on.
pub(crate) struct Printer {
    width: Option<usize>,
}

impl Printer {
    pub(crate) fn new() -> Self {
        let columns = || ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns));
        Self { width: std::io::stdout().is_terminal().then(|| columns().clamp(40, 100)) }
    }

    pub(crate) fn line(&mut self, line: &str) {
        let indent = line.len() - line.trim_start().len();
        let mut out = std::io::stdout().lock();
        match self.width {
            Some(width) if !line.is_empty() => {
                for part in wrap(line, width - indent) {
                    // A closed pipe is the reader's wish.
                    let _ = writeln!(out, "{}{part}", " ".repeat(indent));
                }
            }
            _ => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
}
