//! What lies over the table.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::log_lines;
use crate::look;
use crate::play::app::App;
use crate::play::overlay::{Confirm, Overlay};
use crate::rulebook::Book;
use crate::tabletop::Tabletop;
use crate::wrap::{cut, wrap};

pub(super) fn draw<G: Tabletop>(frame: &mut Frame, app: &mut App<G>) {
    let area = frame.area();
    let texts = &app.texts;
    match app.overlay.as_mut() {
        Some(Overlay::Help { scroll }) => {
            let text = ["help-goal", "help-keys", "help-signs"].map(|key| texts.get(key)).join("\n \n");
            window(frame, area, &texts.get("title-help-window"), &texts.get("close-hint"), &text, scroll);
        }
        Some(Overlay::Card { lines, scroll }) => {
            let (title, text) = lines
                .split_first()
                .map_or((String::new(), String::new()), |(title, rest)| (title.clone(), rest.join("\n")));
            let small =
                inset(area, area.width.min(70), (wrap(&text, 66).len() as u16 + 4).min(area.height - 2));
            window(frame, small, &title, &texts.get("close-hint"), &text, scroll);
        }
        Some(Overlay::Rules(search)) => {
            let text = search.found(Book::of::<G>(), texts).join("\n");
            let cursor = if search.given { "" } else { "_" };
            let title = texts.with("title-rules", [("wanted", format!("{}{cursor}", search.wanted))]);
            window(frame, area, &title, &texts.get("rules-hint"), &text, &mut search.scroll);
        }
        Some(Overlay::Log { scroll }) => {
            let block = framed(frame, area, &texts.get("title-log"), &texts.get("close-hint"));
            let all = log_lines(&app.log, app.old_log, usize::from(block.width), usize::MAX);
            let height = usize::from(block.height);
            *scroll = (*scroll).min(all.len().saturating_sub(height));
            let end = all.len() - *scroll;
            frame.render_widget(Paragraph::new(all[end.saturating_sub(height)..end].to_vec()), block);
        }
        Some(&mut Overlay::Pile { spot, index }) => draw_pile(frame, app, spot, index),
        Some(&mut Overlay::Confirm(confirm)) => draw_confirm(frame, app, confirm),
        None => (),
    }
}

fn draw_pile<G: Tabletop>(frame: &mut Frame, app: &App<G>, spot: orrery_engine::Spot, index: usize) {
    let area = frame.area();
    let Some(thing) = app.seen.board.find(spot) else { return };
    let contents = thing.contents.as_deref().unwrap_or_default();
    let owner =
        spot.owner.map(|seat| format!("{} {}: ", look::sign(seat), app.names.of(seat))).unwrap_or_default();
    let title = format!("{owner}{}", thing.plain());
    let height = (contents.len() as u16 + 2).min(area.height - 2);
    let inner = framed(frame, inset(area, area.width - 4, height), &title, &app.texts.get("pile-hint"));
    let rows = usize::from(inner.height);
    let top = (index + 1).saturating_sub(rows);
    let line = |(n, card): (usize, &crate::board::Thing)| {
        let usable = !app.seen.about(card.spot).is_empty();
        let mut spans = vec![Span::styled(if usable { look::USABLE } else { " " }, look::BRASS)];
        let extra = if n == index { look::FOCUS } else { look::TEXT };
        spans.extend(
            card.label.iter().map(|span| Span::styled(span.content.clone(), span.style.patch(extra))),
        );
        let room = usize::from(inner.width).saturating_sub(card.width() + 4);
        spans.push(Span::styled(format!("  {}", cut(&card.hint, room)), look::QUIET));
        Line::from(spans)
    };
    let lines: Vec<Line> = contents.iter().enumerate().skip(top).take(rows).map(line).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

fn draw_confirm<G: Tabletop>(frame: &mut Frame, app: &App<G>, confirm: Confirm) {
    let texts = &app.texts;
    let (text, keys) = match confirm {
        Confirm::Quit => (texts.get("confirm-quit"), "confirm-quit-keys"),
        Confirm::Concede => (texts.get("confirm-concede"), "confirm-keys"),
        Confirm::Take(index) => {
            let offer = app.seen.offers.get(index);
            (offer.and_then(|offer| offer.confirmation.clone()).unwrap_or_default(), "confirm-keys")
        }
        Confirm::Undo { by, of } => {
            let names = [("player", app.names.of(by).to_owned()), ("others", app.names.list(of.iter()))];
            (texts.with("confirm-undo", names), "confirm-keys")
        }
    };
    let area = frame.area();
    let lines = wrap(&text, 56).len() as u16;
    let inner = framed(frame, inset(area, 60, lines + 2), "", &texts.get(keys));
    let lines: Vec<Line> = wrap(&text, usize::from(inner.width)).into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// A window with text that can be scrolled; `scroll` is kept within it.
pub(crate) fn window(frame: &mut Frame, area: Rect, title: &str, hint: &str, text: &str, scroll: &mut usize) {
    let inner = framed(frame, area, title, hint);
    let lines: Vec<String> = text.lines().flat_map(|line| indented(line, usize::from(inner.width))).collect();
    let height = usize::from(inner.height);
    *scroll = (*scroll).min(lines.len().saturating_sub(height));
    let below = lines.len().saturating_sub(*scroll + height);
    let mut shown: Vec<Line> = lines.into_iter().skip(*scroll).take(height).map(Line::from).collect();
    if below > 0
        && let Some(last) = shown.last_mut()
    {
        *last = Line::styled(format!("↓ {}", below + 1), look::BRASS);
    }
    frame.render_widget(Paragraph::new(shown), inner);
}

/// Wraps a line and keeps its indent.
fn indented(line: &str, width: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let parts = wrap(line, width.saturating_sub(indent));
    parts.into_iter().map(|part| format!("{}{part}", " ".repeat(indent))).collect()
}

fn framed(frame: &mut Frame, area: Rect, title: &str, hint: &str) -> Rect {
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let block = Block::bordered()
        .border_style(look::BRASS)
        .title(Span::styled(title, look::TITLE))
        .title_bottom(Line::styled(format!(" {hint} "), look::QUIET).right_aligned());
    let mut inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inner.x += 1;
    inner.width = inner.width.saturating_sub(2);
    inner
}

fn inset(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height }
}
