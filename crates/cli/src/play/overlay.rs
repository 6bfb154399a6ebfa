//! What lies over the table: help, rules, a card, a pile, the log or a question about the program itself.

use orrery_engine::{Seat, SeatSet, Spot};

use crate::rulebook::Book;
use crate::text::{Language, Texts};

/// What lies over the table.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    /// Keys and signs.
    Help { scroll: usize },
    /// The whole log, counted from its end.
    Log { scroll: usize },
    /// The rules reference.
    Rules(Search),
    /// The full text of a thing.
    Card { lines: Vec<String>, scroll: usize },
    /// A pile that is looked through.
    Pile { spot: Spot, index: usize },
    /// A question about the program itself.
    Confirm(Confirm),
}

/// What needs a second word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Confirm {
    /// Leaving a game that is not saved.
    Quit,
    /// Giving up.
    Concede,
    /// Taking an offer that is rarely meant, by its index.
    Take(usize),
    /// The others agree to take a decision back.
    Undo { by: Seat, of: SeatSet },
}

/// A search in the rules.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub(crate) wanted: String,
    /// Whether the next letter starts a new search.
    pub(crate) given: bool,
    pub(crate) scroll: usize,
}

impl Search {
    /// A search that starts with `wanted`.
    pub(crate) fn new(wanted: Option<String>) -> Self {
        Self { given: wanted.is_some(), wanted: wanted.unwrap_or_default(), scroll: 0 }
    }

    /// One more letter.
    pub(crate) fn push(&mut self, letter: char) {
        if self.given {
            self.wanted.clear();
        }
        self.given = false;
        self.scroll = 0;
        self.wanted.push(letter);
    }

    /// The last letter again.
    pub(crate) fn pop(&mut self) {
        self.given = false;
        self.scroll = 0;
        self.wanted.pop();
    }

    /// What is found, as lines without width: the contents of the book before anything is typed.
    pub(crate) fn found(&self, book: Book, texts: &Texts) -> Vec<String> {
        let language: Language = texts.language();
        if self.wanted.trim().is_empty() {
            let indented = |heading: crate::rulebook::Heading| {
                format!("{}{}", " ".repeat(2 * (heading.level - 1)), heading.title)
            };
            return book.contents(language).into_iter().map(indented).collect();
        }
        let found = book.search(language, &self.wanted);
        if found.is_empty() {
            return vec![texts.get("rules-nothing-found")];
        }
        let lines = |paragraph: &crate::rulebook::Paragraph| {
            vec![format!("[{} {}] {}", book.initials, paragraph.id, paragraph.text), String::new()]
        };
        found.iter().flat_map(lines).collect()
    }
}
