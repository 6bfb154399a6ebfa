//! The table itself: things in lines, marks on what can be used, the focus always in sight.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use crate::board::{Board, Density, Row, Thing};
use crate::look;
use crate::play::app::{App, Focus};
use crate::tabletop::Tabletop;
use crate::wrap::cut;

/// What a thing looks like beyond its label.
#[derive(Clone, Copy, Default)]
struct Looks {
    usable: bool,
    focused: bool,
    /// The choice in focus is about it.
    meant: bool,
}

/// The table as the player sees it.
pub(super) fn draw_board<G: Tabletop>(frame: &mut Frame, area: Rect, app: &App<G>) {
    let meant = if matches!(app.focus, Focus::Choice(_)) { app.focused() } else { None };
    let looks = |thing: &Thing| Looks {
        usable: app.seen.offers.iter().any(|offer| offer.about.iter().any(|&spot| thing.holds(spot))),
        focused: matches!(app.focus, Focus::Thing(spot) if thing.holds(spot)),
        meant: meant.is_some_and(|spot| thing.holds(spot)),
    };
    let rows = app.rows();
    draw_rows(frame, area, &app.seen.board, &rows, &looks);
}

/// The table as somebody sees it who has no choice.
pub(crate) fn draw_watched(frame: &mut Frame, area: Rect, board: &Board, scroll: usize) {
    let width = usize::from(area.width);
    let rows = board.fit(width, usize::from(area.height));
    let rows = &rows[scroll.min(rows.len().saturating_sub(usize::from(area.height)))..];
    draw_rows(frame, area, board, rows, &|_| Looks::default());
}

fn draw_rows(frame: &mut Frame, area: Rect, board: &Board, rows: &[Row], looks: &impl Fn(&Thing) -> Looks) {
    let pointed = |row: &Row| {
        row.cells.iter().any(|cell| {
            let looks = looks(&board.sections[cell.section].things[cell.thing]);
            looks.focused || looks.meant
        })
    };
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let hidden = rows.len().saturating_sub(height);
    let focus = rows.iter().position(pointed).unwrap_or(0);
    let top = hidden.min(focus.saturating_sub(height / 2));
    let mut lines: Vec<Line> =
        rows[top..].iter().take(height).map(|row| line(board, row, width, looks)).collect();
    mark_hidden(&mut lines, top, hidden - top, width);
    frame.render_widget(Paragraph::new(lines), area);
}

/// Says how many lines are out of sight, at the right edge.
fn mark_hidden(lines: &mut [Line], above: usize, below: usize, width: usize) {
    let mark = |line: Option<&mut Line>, sign: &str, count: usize| {
        if let (Some(line), true) = (line, count > 0) {
            let note = format!(" {sign}{count}");
            let room = width.saturating_sub(note.width() + line.width());
            line.spans.push(Span::raw(" ".repeat(room)));
            line.spans.push(Span::styled(note, look::BRASS));
        }
    };
    mark(lines.first_mut(), "↑", above);
    mark(lines.last_mut(), "↓", below);
}

fn line(board: &Board, row: &Row, width: usize, looks: &impl Fn(&Thing) -> Looks) -> Line<'static> {
    let mut spans = vec![Span::styled(row.title.clone(), look::TITLE)];
    let mut x = row.title.width();
    for cell in &row.cells {
        let thing = &board.sections[cell.section].things[cell.thing];
        let looks = looks(thing);
        spans.push(Span::raw(" ".repeat(cell.x.saturating_sub(x))));
        spans.push(Span::styled(if looks.usable { look::USABLE } else { " " }, look::BRASS));
        let extra = match looks {
            Looks { focused: true, .. } => look::FOCUS,
            Looks { meant: true, .. } => Style::new().underlined().bold(),
            Looks { usable: true, .. } => Style::new().bold(),
            _ => Style::new(),
        };
        spans.extend(
            thing.label.iter().map(|span| Span::styled(span.content.clone(), span.style.patch(extra))),
        );
        x = cell.x + cell.width;
        if row.hint {
            let room = width.saturating_sub(x + 3);
            spans.push(Span::styled(format!("  {}", cut(&thing.hint, room)), look::QUIET));
        }
    }
    Line::from(spans)
}

/// The table as plain text.
pub(crate) fn plain(board: &Board, width: usize) -> String {
    let mut text = String::new();
    for row in board.flow(width, Density::Compact) {
        let line = line(board, &row, width, &|_| Looks::default());
        let plain: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
        text.push_str(plain.trim_end());
        text.push('\n');
    }
    text
}
