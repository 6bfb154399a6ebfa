//! The report as one HTML file that needs nothing else.

use std::fmt::Write as _;

use super::Standings;
use super::plots::{self, plain};
use super::report::{HEADINGS, cells, remarks, share};
use crate::sim::wilson;
use crate::text::{Language, Texts};

const STYLE: &str = include_str!("page.css");

pub(super) fn page(standings: &Standings, texts: &Texts) -> String {
    let title = title(standings, texts);
    let lang = match texts.language() {
        Language::En => "en",
        Language::Ru => "ru",
    };
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n<h1>{title}</h1>\n"
    );
    let _ = writeln!(html, "<p>{}</p>", plain(&remarks(standings, texts).join(" ")));
    section(&mut html, "arena-ratings", &plots::ratings(&standings.bots, &texts.get("arena-ratings")), texts);
    section(&mut html, "arena-table", &table(standings, texts), texts);
    section(&mut html, "arena-duels", &duels(standings, texts), texts);
    section(&mut html, "arena-course", &plots::course(standings, &texts.get("arena-course")), texts);
    section(
        &mut html,
        "arena-lengths",
        &plots::lengths(&standings.turns, &texts.get("arena-lengths")),
        texts,
    );
    html
}

fn title(standings: &Standings, texts: &Texts) -> String {
    let args = [
        ("game", texts.get("game-name")),
        ("players", standings.players.to_string()),
        ("games", standings.games.to_string()),
        ("seed", standings.seed.to_string()),
    ];
    plain(&texts.with("arena-title", args))
}

/// A heading, what it means, and what it is about.
fn section(html: &mut String, key: &str, content: &str, texts: &Texts) {
    let _ = writeln!(html, "<h2>{}</h2>", plain(&texts.get(key)));
    if let Some(about) = texts.attribute(key, "about") {
        let _ = writeln!(html, "<p class=\"about\">{}</p>", plain(&about));
    }
    let _ = writeln!(html, "{content}");
}

/// Texts as cells of a row; what stands in brackets stays together where a line is too short for all of it.
fn wrapped(tag: &str, texts: impl IntoIterator<Item = String>) -> String {
    let mut html = String::new();
    for text in texts {
        let text = plain(&text);
        let _ = match text.split_once(" (") {
            Some((first, rest)) => write!(html, "<{tag}>{first} <span>({rest}</span></{tag}>"),
            None => write!(html, "<{tag}>{text}</{tag}>"),
        };
    }
    html
}

fn table(standings: &Standings, texts: &Texts) -> String {
    let heading = wrapped("th", HEADINGS.iter().map(|key| texts.get(key)));
    let mut html = format!("<table class=\"figures\"><thead><tr>{heading}</tr></thead><tbody>");
    for row in &standings.bots {
        let cells = wrapped("td", cells(row));
        let _ = write!(html, "<tr>{cells}</tr>");
    }
    html + "</tbody></table>"
}

/// Who beat whom how often: the bot of the row against that of the column.
fn duels(standings: &Standings, texts: &Texts) -> String {
    let names = || standings.bots.iter().map(|row| plain(&row.bot));
    let heading = wrapped("th", standings.bots.iter().map(|row| row.bot.clone()));
    let mut html = format!("<table class=\"duels\"><thead><tr><td></td>{heading}</tr></thead><tbody>");
    for (name, duels) in names().zip(&standings.duels) {
        let _ = write!(html, "<tr><th scope=\"row\">{name}</th>");
        for duel in duels {
            match duel {
                Some((wins, games)) if *games > 0 => {
                    let won = wilson(*wins, *games);
                    let counts = [("wins", *wins), ("games", *games)];
                    let told = format!("{}; {}", share(won), texts.with("arena-duel", counts));
                    let _ = write!(
                        html,
                        "<td style=\"--share:{:.0}%\" title=\"{}\">{:.0} %</td>",
                        won.share * 100.0,
                        plain(&told),
                        won.share * 100.0
                    );
                }
                _ => html.push_str("<td>·</td>"),
            }
        }
        html.push_str("</tr>");
    }
    html + "</tbody></table>"
}
