//! Screens that hide the table.

use orrery_engine::Seat;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Flex, Layout};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::SMALLEST;
use crate::look;
use crate::play::app::App;
use crate::tabletop::Tabletop;
use crate::text::Texts;
use crate::wrap::wrap;

/// Nothing of the table until the next player has the screen.
pub(super) fn curtain<G: Tabletop>(frame: &mut Frame, app: &App<G>, next: Seat) {
    let name = format!("{} {}", look::sign(next), app.names.of(next));
    let pass = app.texts.with("curtain-pass", [("player", name)]);
    centred(frame, &[pass, String::new(), app.texts.get("curtain-enter")]);
}

/// The screen has no room for the table.
pub(crate) fn too_small(frame: &mut Frame, texts: &Texts) {
    let area = frame.area();
    let size =
        [("width", SMALLEST.0), ("height", SMALLEST.1), ("columns", area.width), ("rows", area.height)];
    centred(frame, &[texts.with("screen-too-small", size)]);
}

fn centred(frame: &mut Frame, text: &[String]) {
    let area = frame.area();
    let width = usize::from(area.width).saturating_sub(4).max(1);
    let lines: Vec<Line> = text.iter().flat_map(|line| wrap(line, width)).map(Line::from).collect();
    let height = Constraint::Length(lines.len() as u16);
    let [middle] = Layout::vertical([height]).flex(Flex::Center).areas(area);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), middle);
}
