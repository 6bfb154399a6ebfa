//! The results as a table, JSON or CSV.

use std::fmt::Write as _;
use std::io::Write as _;

use orrery_engine::Seat;
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use super::summary::{Interval, Length, Summary};
use crate::args::SimArgs;
use crate::matches::Played;
use crate::program::Player;
use crate::text::Texts;
use crate::wrap::pad;

fn print(text: &str) {
    // A closed pipe is the reader's wish.
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn interval(interval: Interval) -> String {
    format!("{} % ({}–{} %)", percent(interval.share), percent(interval.low), percent(interval.high))
}

/// The table for people, with remarks on how it was played.
pub(super) fn table(summary: &Summary, remarks: impl Iterator<Item = String>, texts: &Texts) {
    let mut rows = vec![["sim-bot", "sim-wins", "sim-rate", "sim-first"].map(|key| texts.get(key))];
    rows.extend(summary.bots.iter().map(|row| {
        [row.bot.clone(), row.wins.to_string(), interval(row.win_rate), row.went_first.to_string()]
    }));
    let widths: [usize; 4] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0));
    let mut out = String::new();
    for row in &rows {
        let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| pad(cell, width)).collect();
        let _ = writeln!(out, "{}", cells.join("  ").trim_end());
    }
    let length = |key: &str, length: Length| {
        let args = [
            ("mean", format!("{:.1}", length.mean)),
            ("min", length.min.to_string()),
            ("max", length.max.to_string()),
        ];
        texts.with(key, args)
    };
    let first = texts.with("sim-first-wins", [("rate", interval(summary.first_wins))]);
    let draws = texts.with("sim-draws", [("draws", summary.draws), ("games", summary.games)]);
    let speed = format!("{:.1}", f64::from(summary.games) / summary.seconds.max(1e-9));
    let speed = texts.with("sim-speed", [("speed", speed)]);
    let _ = writeln!(out, "\n{first}\n{draws}");
    if summary.broken_off > 0 {
        let _ = writeln!(out, "{}", texts.with("sim-broken-off", [("games", summary.broken_off)]));
    }
    let (turns, decisions) = (length("sim-turns", summary.turns), length("sim-decisions", summary.decisions));
    let _ = writeln!(out, "{turns}\n{decisions}\n{speed}");
    for remark in remarks {
        let _ = writeln!(out, "{remark}");
    }
    print(&out);
}

/// The summary for programs; the same for the same seed, unless bots think by the clock.
pub(super) fn json(game: &str, args: &SimArgs, summary: &Summary) -> anyhow::Result<()> {
    let report = json!({ "game": game, "seats": args.seats, "seed": args.seed, "summary": summary });
    print(&format!("{}\n", serde_json::to_string_pretty(&report)?));
    Ok(())
}

/// One line a game. Seats count from 1.
pub(super) fn csv(players: &[Player], played: &[Played]) {
    let mut out = String::from("game,seed,result,winners,first,turns,decisions");
    for seat in 1..=players.len() {
        let _ = write!(out, ",seat{seat}");
    }
    out.push('\n');
    for game in played {
        let result = match (game.broken_off, game.drawn) {
            (true, _) => "broken-off",
            (false, true) => "draw",
            (false, false) => "won",
        };
        let number = |seat: Seat| (seat.0 + 1).to_string();
        let winners = game.winners.iter().map(number).collect::<Vec<_>>().join(" ");
        let _ = write!(out, "{},{},{result},{winners},{}", game.number + 1, game.seed, number(game.first));
        let _ = write!(out, ",{},{}", game.turns, game.decisions);
        for &bot in &game.bots {
            let _ = write!(out, ",{}", players[bot]);
        }
        out.push('\n');
    }
    print(&out);
}
