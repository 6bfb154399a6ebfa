//! The table as things to point at, and how they flow onto a screen of any width.

use orrery_engine::{Message, Seat, Spot, outline};
use ratatui::text::Span;
use unicode_width::UnicodeWidthStr;

use crate::look;
use crate::tabletop::{Tabletop, Words};

/// Everything on the table, in the order in which it is read.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// The parts of the table from top to bottom.
    pub sections: Vec<Section>,
}

/// Things that lie together.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// What stands before the first thing, if anything.
    pub title: String,
    /// The things in order.
    pub things: Vec<Thing>,
    /// Whether each thing deserves a line of its own, with its hint, where there is room.
    pub spread: bool,
}

/// One thing on the table that can be pointed at.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Its place.
    pub spot: Spot,
    /// How it looks.
    pub label: Vec<Span<'static>>,
    /// What it does, in one line.
    pub hint: String,
    /// All there is to say about it, line by line; the first is its name.
    pub text: Vec<String>,
    /// What lies in it, if it is a pile that may be looked through.
    pub contents: Option<Vec<Thing>>,
}

impl Thing {
    /// A thing that looks like `label` and says nothing more.
    pub fn new(spot: Spot, label: Vec<Span<'static>>) -> Self {
        Self { spot, label, hint: String::new(), text: Vec::new(), contents: None }
    }

    /// A thing in words.
    fn told(thing: outline::Thing, words: Words) -> Self {
        let say = |message: &Message| words.texts.message(message, words.names);
        let mut label = Vec::with_capacity(2 * thing.label.len());
        for piece in &thing.label {
            if !label.is_empty() {
                label.push(Span::raw(" "));
            }
            let said = match &piece.words {
                outline::Words::Message(message) => say(message),
                outline::Words::Sign(sign) => sign.clone(),
                outline::Words::Player(seat) => format!("{} {}", look::sign(*seat), words.names.of(*seat)),
            };
            label.push(Span::styled(said, look::tone(piece.tone)));
        }
        let joined = |messages: &[Message]| messages.iter().map(say).collect::<Vec<_>>().join(" · ");
        let mut text = Vec::new();
        if let Some(name) = &thing.name {
            text.extend([say(name), joined(&thing.facts), String::new()]);
            text.extend(thing.abilities.iter().map(say));
        }
        Self {
            spot: thing.spot,
            label,
            hint: joined(&thing.abilities),
            text,
            contents: thing.contents.map(|all| all.into_iter().map(|one| Self::told(one, words)).collect()),
        }
    }

    /// The columns its label takes.
    pub fn width(&self) -> usize {
        self.label.iter().map(Span::width).sum()
    }

    /// Its label without looks.
    pub fn plain(&self) -> String {
        self.label.iter().map(|span| span.content.as_ref()).collect()
    }

    /// Whether `spot` is this thing or lies in it.
    pub fn holds(&self, spot: Spot) -> bool {
        self.spot == spot || self.contents.iter().flatten().any(|thing| thing.spot == spot)
    }
}

impl Board {
    /// The table as `me` sits at it.
    pub fn of<G: Tabletop>(view: &G::View, me: Option<Seat>, words: Words) -> Self {
        let section = |section: outline::Section| Section {
            title: section.title.map(|title| words.texts.message(&title, words.names)).unwrap_or_default(),
            things: section.things.into_iter().map(|thing| Thing::told(thing, words)).collect(),
            spread: section.spread,
        };
        Self { sections: G::outline(view, me).into_iter().map(section).collect() }
    }

    /// All things in order, without what lies in piles.
    pub fn things(&self) -> impl Iterator<Item = &Thing> {
        self.sections.iter().flat_map(|section| &section.things)
    }

    /// The thing at `spot`, in a pile or not.
    pub fn find(&self, spot: Spot) -> Option<&Thing> {
        let mut all =
            self.things().flat_map(|thing| std::iter::once(thing).chain(thing.contents.iter().flatten()));
        all.find(|thing| thing.spot == spot)
    }

    /// The thing that is `spot`, or the pile it lies in.
    pub fn on_top(&self, spot: Spot) -> Option<&Thing> {
        self.things()
            .find(|thing| thing.spot == spot)
            .or_else(|| self.things().find(|thing| thing.holds(spot)))
    }

    /// Flows the things into lines of `width` columns.
    pub fn flow(&self, width: usize, density: Density) -> Vec<Row> {
        let mut rows = Vec::new();
        for (index, section) in self.sections.iter().enumerate() {
            if density == Density::Airy && index > 0 {
                rows.push(Row::default());
            }
            rows.extend(section.flow(index, width, density));
        }
        rows
    }

    /// The lines that make the best use of `height` lines, or the fewest if none fit.
    pub fn fit(&self, width: usize, height: usize) -> Vec<Row> {
        let fits = |density| Some(self.flow(width, density)).filter(|rows| rows.len() <= height);
        let roomy = [Density::Airy, Density::Spread].into_iter().find_map(fits);
        roomy.unwrap_or_else(|| self.flow(width, Density::Compact))
    }
}

/// How much room the table takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Density {
    /// Things that deserve it have lines of their own, and there is air between sections.
    Airy,
    /// Things that deserve it have lines of their own.
    Spread,
    /// As few lines as possible.
    Compact,
}

/// One line of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The title that starts the line, if any.
    pub title: String,
    /// The things on the line.
    pub cells: Vec<Cell>,
    /// Whether the thing's hint follows.
    pub hint: bool,
}

/// Where a thing stands on its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The section it belongs to.
    pub section: usize,
    /// Its index there.
    pub thing: usize,
    /// Its first column, the mark before it included.
    pub x: usize,
    /// The columns it takes, the mark included.
    pub width: usize,
}

/// How far continued lines are set in.
pub const INDENT: usize = 2;
/// The column before a thing, for the mark that it can be used.
pub const MARK: usize = 1;

impl Section {
    fn flow(&self, section: usize, width: usize, density: Density) -> Vec<Row> {
        let title = if self.title.is_empty() { String::new() } else { format!(" {}", self.title) };
        let start = title.width() + usize::from(!title.is_empty());
        let mut rows = vec![Row { title, ..Row::default() }];
        let mut x = start;
        let spread = density != Density::Compact && self.spread && !self.things.is_empty();
        for (thing, size) in self.things.iter().map(|thing| thing.width() + MARK).enumerate() {
            let full = x + size > width && x > start.min(INDENT);
            if spread || full {
                rows.push(Row { hint: spread, ..Row::default() });
                x = INDENT;
            }
            let size = size.min(width.saturating_sub(x));
            let cell = Cell { section, thing, x, width: size };
            rows.last_mut().expect("a section has a first line").cells.push(cell);
            x += size + 1;
        }
        if rows[0].title.is_empty() && rows[0].cells.is_empty() {
            rows.remove(0);
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(title: &str, labels: &[&'static str]) -> Section {
        let spot = |index| Spot::common("hand", index);
        let thing =
            |(index, label): (usize, &&'static str)| Thing::new(spot(index as u16), vec![Span::raw(*label)]);
        Section {
            title: title.to_owned(),
            things: labels.iter().enumerate().map(thing).collect(),
            spread: true,
        }
    }

    #[test]
    fn things_flow_onto_the_next_line_when_the_line_is_full() {
        let board = Board {
            sections: vec![section("Рука", &["Разведчик", "Штурмовик", "Исследователь"])]
        };
        let rows = board.flow(30, Density::Compact);
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].cells.iter().map(|cell| cell.x).collect::<Vec<_>>(), [6, 17]);
        assert_eq!(rows[1].cells.iter().map(|cell| cell.x).collect::<Vec<_>>(), [INDENT]);
        assert!(rows.iter().flat_map(|row| &row.cells).all(|cell| cell.x + cell.width <= 30));
    }

    #[test]
    fn a_spread_section_has_a_line_a_thing() {
        let board = Board { sections: vec![section("Row", &["Falcon", "Lancer"])] };
        assert_eq!(board.flow(80, Density::Spread).len(), 3);
    }
}
