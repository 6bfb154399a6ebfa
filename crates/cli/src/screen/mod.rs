//! Drawing: the table page and what lies over it.
//!
//! ```text
//! 80 × 24                          from 110 × 30
//! title                            title
//! table (scrolls to the focus)     table, a line a card   question
//! what the focus is about          (scrolls)              choices
//! question │ log                   what the focus is about log
//! keys                             keys
//! ```

mod board;
mod cover;
mod overlay;
mod question;

pub(crate) use board::{draw_watched, plain};
pub(crate) use cover::too_small;

use orrery_engine::{Seat, Status};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use unicode_width::UnicodeWidthStr;

use crate::board::Density;
use crate::look;
use crate::play::app::App;
use crate::tabletop::{Tabletop, heading};
use crate::wrap::{cut, wrap};

/// The smallest screen everything fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this size on the question stands beside the table.
const WIDE: (u16, u16) = (110, 30);

impl<G: Tabletop> App<G> {
    /// Draws the whole screen.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return cover::too_small(frame, &self.texts);
        }
        if let Some(next) = self.curtain {
            cover::curtain(frame, self, next);
        } else {
            self.draw_table(frame, area);
        }
        if self.overlay.is_some() {
            overlay::draw(frame, self);
        }
    }

    fn draw_table(&mut self, frame: &mut Frame, area: Rect) {
        let [title, middle, keys] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area);
        self.draw_title(frame, title);
        let hints = self.texts.get(if self.is_over() { "hints-over" } else { "hints-table" });
        let hints = key_hints(&hints, keys.width);
        frame.render_widget(Paragraph::new(Span::styled(hints, look::QUIET)), keys);
        if area.width >= WIDE.0 && area.height >= WIDE.1 {
            let side = (area.width * 2 / 5).clamp(44, 64);
            let [left, right] =
                Layout::horizontal([Constraint::Min(0), Constraint::Length(side)]).areas(middle);
            let [table, about] = Layout::vertical([Constraint::Min(0), Constraint::Length(5)]).areas(left);
            let wanted = question::height(self, right.width).max(8);
            let height = wanted.min(right.height.saturating_sub(8));
            let [asked, log] =
                Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(right);
            self.drawn = (usize::from(table.width), usize::from(table.height));
            board::draw_board(frame, table, self);
            self.draw_about(frame, about, Borders::TOP);
            question::draw(frame, asked, self);
            self.draw_log(frame, log);
        } else {
            let side = area.width * 3 / 5;
            let wanted = question::height(self, side).clamp(6, 10);
            let rows = self.seen.board.flow(usize::from(area.width), Density::Compact).len() as u16;
            // The table gives way to the choices, but only as far as it is larger than its things.
            let spare = middle.height.saturating_sub(rows + 2).clamp(wanted, 12);
            let [table, about, bottom] = Layout::vertical([
                Constraint::Min(0),
                Constraint::Length(2),
                Constraint::Length(spare.min(middle.height - 2)),
            ])
            .areas(middle);
            let [asked, log] =
                Layout::horizontal([Constraint::Length(side), Constraint::Min(0)]).areas(bottom);
            // Too low for a line a card.
            self.drawn = (usize::from(table.width), 0);
            board::draw_board(frame, table, self);
            self.draw_about(frame, about, Borders::NONE);
            question::draw(frame, asked, self);
            self.draw_log(frame, log);
        }
    }

    fn draw_title(&self, frame: &mut Frame, area: Rect) {
        let words = self.words();
        let heading = format!(" {} · {}", self.texts.get("game-name"), heading::<G>(&self.seen.view, words));
        let help = self.texts.get("title-help");
        let heading = cut(&heading, usize::from(area.width).saturating_sub(help.width() + 2));
        let gap = usize::from(area.width).saturating_sub(heading.width() + help.width() + 1);
        let line = Line::from(vec![
            Span::styled(heading, look::TITLE),
            Span::raw(" ".repeat(gap)),
            Span::styled(help, look::QUIET),
        ]);
        frame.render_widget(Paragraph::new(line), area);
    }

    /// What was refused or told, else what the focus is about.
    fn draw_about(&self, frame: &mut Frame, area: Rect, borders: Borders) {
        let block = Block::new().borders(borders).border_style(look::QUIET);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let (text, style) = match &self.notice {
            Some(notice) if notice.refusal => (format!("✗ {}", notice.text), look::DANGER),
            Some(notice) => (format!("✓ {}", notice.text), look::SUCCESS),
            None => (self.about_focus(), look::TEXT),
        };
        let mut lines = wrap(&text, usize::from(inner.width).saturating_sub(2));
        if lines.len() > usize::from(inner.height) {
            lines.truncate(usize::from(inner.height));
            if let Some(last) = lines.last_mut() {
                *last = cut(&format!("{last} ……"), usize::from(inner.width) - 2);
            }
        }
        let lines: Vec<Line> =
            lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn about_focus(&self) -> String {
        let Some(thing) = self.focused().and_then(|spot| self.seen.board.find(spot)) else {
            return String::new();
        };
        match (thing.text.first(), thing.hint.is_empty()) {
            (Some(name), false) => format!("{name}: {}", thing.hint),
            _ => thing.hint.clone(),
        }
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let title = self.texts.get("title-log");
        let block = Block::bordered()
            .border_style(look::QUIET)
            .title(Span::styled(format!(" {title} "), look::QUIET));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let lines = log_lines(&self.log, self.old_log, usize::from(inner.width), usize::from(inner.height));
        frame.render_widget(Paragraph::new(lines), inner);
    }

    /// Who is waited for, honestly.
    pub(crate) fn waiting(&self) -> String {
        let asked: Vec<Seat> = match self.table.status() {
            Status::Decision(asked) => asked.iter().collect(),
            Status::Chance(_) | Status::Over(_) => Vec::new(),
        };
        match self.thinker.thinking() {
            Some((seat, percent)) => self.texts.with(
                "wait-thinking",
                [("player", self.names.of(seat).to_owned()), ("percent", percent.to_string())],
            ),
            None => self.texts.with("wait-for", [("player", self.names.list(asked))]),
        }
    }
}

/// As many key hints as there is room for, the most important first.
pub(crate) fn key_hints(hints: &str, width: u16) -> String {
    let mut line = String::new();
    for hint in hints.split(" · ") {
        if line.width() + hint.width() + 3 > usize::from(width) {
            break;
        }
        line.push_str(if line.is_empty() { " " } else { " · " });
        line.push_str(hint);
    }
    line
}

/// The last sentences that fit, with a mark before what is new.
pub(crate) fn log_lines(log: &[String], old: usize, width: usize, height: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, sentence) in log.iter().enumerate().rev() {
        let (mark, style): (&str, Style) =
            if index >= old { ("• ", look::TEXT) } else { ("  ", look::QUIET) };
        for (n, part) in wrap(sentence, width.saturating_sub(2)).into_iter().enumerate().rev() {
            let mark = if n == 0 { mark } else { "  " };
            lines.push(Line::styled(format!("{mark}{part}"), style));
        }
        if lines.len() >= height {
            break;
        }
    }
    lines.truncate(height);
    lines.reverse();
    lines
}
