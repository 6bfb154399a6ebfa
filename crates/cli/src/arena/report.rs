//! The standings as a table for people and as JSON for programs.

use std::io::Write as _;

use serde_json::to_string_pretty;
use unicode_width::UnicodeWidthStr;

use super::{Rating, Row, Standings};
use crate::sim::Interval;
use crate::text::Texts;
use crate::wrap::pad;

fn print(text: &str) {
    // A closed pipe is the reader's wish.
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// Whole points with their sign.
pub(super) fn points(value: f64) -> String {
    let text = format!("{value:+.0}").replace('-', "−");
    if text == "−0" || text == "+0" { "0".to_owned() } else { text }
}

pub(super) fn rating(rating: Rating) -> String {
    let bounds = match (rating.low.map(points), rating.high.map(points)) {
        (Some(low), Some(high)) => format!("{low} … {high}"),
        (Some(low), None) => format!("≥ {low}"),
        (None, Some(high)) => format!("≤ {high}"),
        (None, None) => "?".to_owned(),
    };
    format!("{} ({bounds})", points(rating.points))
}

pub(super) fn share(interval: Interval) -> String {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    format!("{} % ({}–{} %)", percent(interval.share), percent(interval.low), percent(interval.high))
}

pub(super) fn milliseconds(value: f64) -> String {
    if value < 10.0 { format!("{value:.3}") } else { format!("{value:.0}") }
}

/// The cells of a row, as they are told everywhere.
pub(super) fn cells(row: &Row) -> [String; 5] {
    [
        row.bot.clone(),
        rating(row.rating),
        format!("{} / {}", row.wins, row.games),
        share(row.win_rate),
        milliseconds(row.milliseconds),
    ]
}

/// The keys of the headings over them.
pub(super) const HEADINGS: [&str; 5] = ["sim-bot", "arena-rating", "arena-wins", "sim-rate", "arena-time"];

/// What is to be said of all games together.
pub(super) fn remarks(standings: &Standings, texts: &Texts) -> Vec<String> {
    let draws = [("draws", standings.draws), ("games", standings.games)];
    let mut lines = vec![texts.with("sim-draws", draws)];
    if standings.broken_off > 0 {
        lines.push(texts.with("sim-broken-off", [("games", standings.broken_off)]));
    }
    let speed = format!("{:.1}", f64::from(standings.games) / standings.seconds.max(1e-9));
    lines.push(texts.with("sim-speed", [("speed", speed)]));
    lines.extend(standings.remarks.iter().cloned());
    if standings.uneven {
        lines.push(texts.with("arena-uneven", [("cycle", standings.cycle)]));
    } else if !standings.games.is_multiple_of(standings.round) {
        lines.push(texts.with("arena-orders", [("round", standings.round)]));
    }
    lines
}

/// The table for people.
pub(super) fn table(standings: &Standings, texts: &Texts) {
    let mut rows = vec![HEADINGS.map(|key| texts.get(key))];
    rows.extend(standings.bots.iter().map(cells));
    let widths: [usize; 5] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0));
    let mut lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| pad(cell, width)).collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect();
    lines.push(String::new());
    lines.extend(remarks(standings, texts));
    print(&(lines.join("\n") + "\n"));
}

/// The standings for programs; the same for the same seed, unless bots think by the clock or it was stopped.
pub(super) fn json(standings: &Standings) -> anyhow::Result<()> {
    print(&(to_string_pretty(standings)? + "\n"));
    Ok(())
}
