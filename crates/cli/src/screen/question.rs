//! The question panel: who is asked, what, by which rule, and every choice with its number and letter.

use orrery_engine::Status;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use crate::look;
use crate::play::app::{App, Focus, Line as Choice};
use crate::play::input::LETTERS;
use crate::play::seen::Offer;
use crate::tabletop::{Tabletop, is_draw, standing};
use crate::wrap::wrap;

/// How many lines the panel would like at this width, its frame included.
pub(super) fn height<G: Tabletop>(app: &App<G>, width: u16) -> u16 {
    let inner = usize::from(width).saturating_sub(4);
    let choices: usize = choices(app, inner).iter().map(Entry::height).sum();
    (question(app, inner).len() + choices + 2) as u16
}

pub(super) fn draw<G: Tabletop>(frame: &mut Frame, area: Rect, app: &App<G>) {
    let asked = app.seen.question.is_some();
    let style = if asked { look::BRASS } else { look::QUIET };
    let mut block =
        Block::bordered().border_style(style).title(Span::styled(format!(" {} ", who(app)), style));
    let rule = app.seen.question.as_ref().and_then(|(_, rule)| rule.clone());
    if let Some(rule) = rule {
        block = block.title_top(Line::styled(format!(" {rule} "), look::QUIET).right_aligned());
    }
    if !app.typed.is_empty() {
        block = block.title_bottom(Line::styled(format!(" {}_ ", app.typed), look::BRASS));
    }
    if app.narrowed.is_some() {
        let all = app.texts.get("choices-all");
        block = block.title_bottom(Line::styled(format!(" {all} "), look::QUIET).right_aligned());
    }
    let inner = block.inner(area);
    let width = usize::from(inner.width).saturating_sub(2);
    let question = question(app, width);
    let choices = choices(app, width);
    let room = usize::from(inner.height).saturating_sub(question.len());
    let focus = match app.focus {
        Focus::Choice(index) => Some(index),
        Focus::Thing(_) => None,
    };
    let (first, shown) =
        window(&choices.iter().map(Entry::height).collect::<Vec<_>>(), focus.unwrap_or(0), room);
    let hidden = choices.len() - shown;
    if hidden > 0 {
        let above = if first > 0 { format!("↑{first} ") } else { String::new() };
        let below = hidden - first;
        let below = if below > 0 { format!("↓{below} ") } else { String::new() };
        block = block.title_bottom(Line::styled(format!(" {above}{below}"), look::BRASS).right_aligned());
    }
    frame.render_widget(block, area);
    let mut lines: Vec<Line> = question.into_iter().map(|line| Line::raw(format!(" {line}"))).collect();
    let about = match app.focus {
        Focus::Thing(spot) => app.seen.about(spot),
        Focus::Choice(_) => Vec::new(),
    };
    let offers = app.lines();
    for (index, block) in choices.into_iter().enumerate().skip(first).take(shown) {
        lines.extend(block.heading.map(|heading| Line::styled(format!(" {heading}"), look::QUIET)));
        let meant = matches!(offers.get(index), Some(Choice::Offer(offer)) if about.contains(offer));
        let style = if focus == Some(index) {
            look::FOCUS
        } else if meant {
            look::BRASS.underlined()
        } else {
            look::TEXT
        };
        lines.extend(
            block.lines.into_iter().map(|part| Line::from(vec![Span::raw(" "), Span::styled(part, style)])),
        );
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Which of blocks of such heights to show in `room` lines so that `focus` is among them: the first and how
/// many.
fn window(heights: &[usize], focus: usize, room: usize) -> (usize, usize) {
    let fits = |first: usize| {
        let mut used = 0;
        heights[first..]
            .iter()
            .take_while(|&&height| {
                used += height;
                used <= room
            })
            .count()
    };
    let mut first = 0;
    while first < focus && first + fits(first) <= focus {
        first += 1;
    }
    (first, fits(first))
}

/// Who is asked.
fn who<G: Tabletop>(app: &App<G>) -> String {
    match (app.me, &app.seen.question) {
        _ if app.is_over() => app.texts.get("title-over"),
        (Some(me), Some(_)) => {
            let name = format!("{} {}", look::sign(me), app.names.of(me));
            app.texts.with("title-question", [("player", name)])
        }
        _ => app.texts.get("title-waiting"),
    }
}

fn question<G: Tabletop>(app: &App<G>, width: usize) -> Vec<String> {
    if let Status::Over(outcome) = app.table.status() {
        let words = app.words();
        let draw = is_draw::<G>(&app.seen.view, outcome.winners);
        let key = if draw { "over-drawn" } else { "over-won" };
        let mut lines =
            wrap(&app.texts.with(key, [("player", app.names.list(outcome.winners.iter()))]), width);
        let why = app.log.iter().rev().take(3).rev().flat_map(|sentence| wrap(sentence, width));
        lines.extend(why);
        lines.push(String::new());
        let seats = orrery_engine::Seat::all(app.table.seats().len() as u8);
        lines.extend(seats.flat_map(|seat| wrap(&standing::<G>(&app.seen.view, seat, words), width)));
        return lines;
    }
    if let Some((question, _)) = &app.seen.question {
        return wrap(question, width);
    }
    let mut lines = wrap(&app.waiting(), width);
    if app.me.is_some() {
        lines.extend(wrap(&app.texts.get("wait-keys"), width));
    }
    lines
}

/// A choice as it is drawn.
struct Entry {
    /// The heading that begins with it.
    heading: Option<String>,
    lines: Vec<String>,
}

impl Entry {
    fn height(&self) -> usize {
        self.lines.len() + usize::from(self.heading.is_some())
    }
}

/// The choices, each as the lines it takes.
fn choices<G: Tabletop>(app: &App<G>, width: usize) -> Vec<Entry> {
    let amounts = app.seen.amounts;
    let mut letters = LETTERS.chars();
    let mut under: Option<String> = None;
    let number = |index: usize| match amounts {
        // Digits belong to the amount.
        Some(_) => "  ".to_owned(),
        None => format!("{:>2}", index + 1),
    };
    let choice = |(index, line): (usize, Choice)| match line {
        Choice::Amount => {
            let (least, most) = amounts.unwrap_or_default();
            let args = [("amount", app.amount), ("least", least), ("most", most)];
            Entry { heading: None, lines: wrap(&app.texts.with("choose-amount", args), width) }
        }
        Choice::Offer(offer) => {
            let letter = letters.next().unwrap_or(' ');
            let Offer { label, group, .. } = &app.seen.offers[offer];
            let heading = group.clone().filter(|group| under.as_ref() != Some(group));
            under.clone_from(group);
            let parts = wrap(label, width.saturating_sub(5));
            let first =
                |n: usize| if n == 0 { format!("{} {letter}  ", number(index)) } else { " ".repeat(6) };
            let lines =
                parts.into_iter().enumerate().map(|(n, part)| format!("{}{part}", first(n))).collect();
            Entry { heading, lines }
        }
    };
    app.lines().into_iter().enumerate().map(choice).collect()
}

#[cfg(test)]
mod tests {
    use super::window;

    #[test]
    fn the_focus_is_always_among_the_choices_shown() {
        let heights = [1, 2, 1, 1, 3, 1];
        for focus in 0..heights.len() {
            for room in 3..12 {
                let (first, shown) = window(&heights, focus, room);
                assert!((first..first + shown).contains(&focus), "{focus} in {room}");
                assert!(heights[first..first + shown].iter().sum::<usize>() <= room);
            }
        }
    }
}
