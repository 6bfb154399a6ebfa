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
    let names = || standings.bots.iter().map(|row| (plain(&row.bot), plain(&plots::short(&row.bot))));
    let mut html = "<table class=\"duels\"><thead><tr><td></td>".to_owned();
    for (name, short) in names() {
        let _ = write!(html, "<th scope=\"col\" title=\"{name}\">{short}</th>");
    }
    html.push_str("</tr></thead><tbody>");
    for ((name, short), duels) in names().zip(&standings.duels) {
        let _ = write!(html, "<tr><th scope=\"row\" title=\"{name}\">{short}</th>");
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use orrery_engine::{Seat, SeatSet};

    use super::*;
    use crate::matches::Played;
    use crate::program::Player;

    /// The standings of so many bots in duels that all end like this.
    fn standings(bots: usize, games: u32, ended: impl Fn(Played) -> Played) -> Standings {
        let players: Vec<Player> = (1..=bots).map(|n| Player::Program(format!("./bot-{n}"))).collect();
        let played: Vec<Played> = (0..games as usize)
            .map(|n| ended(Played { bots: vec![n % bots, (n + 1) % bots], ..Played::unplayed(2) }))
            .collect();
        Standings::of("star-realms", &players, &played, [7, 14], 1, Duration::from_secs(1))
    }

    fn texts() -> Texts {
        Texts::new(Language::En, Some("star-realms"))
    }

    #[test]
    fn a_page_of_games_that_were_all_broken_off_has_finite_numbers() {
        let standings = standings(2, 4, |game| Played { broken_off: true, ..game });
        let page = page(&standings, &texts());
        assert!(!page.contains("inf") && !page.contains("NaN"), "{page}");
    }

    #[test]
    fn all_names_stand_within_the_picture() {
        let standings = standings(12, 24, |game| Played { winners: SeatSet::only(Seat(0)), ..game });
        let picture = plots::course(&standings, "course");
        let number =
            |text: &str| text.split('"').next().and_then(|n| n.parse::<f64>().ok()).expect("a number");
        let height = picture.split("viewBox=\"0 0 720 ").nth(1).map(number).expect("a height");
        let names: Vec<f64> = picture
            .split("<text class=\"line\" ")
            .skip(1)
            .map(|text| text.split("y=\"").nth(1).map(number).expect("a place"))
            .collect();
        assert_eq!(names.len(), 12);
        assert!(names.iter().all(|&y| (10.0..height).contains(&y)), "{names:?} in {height}");
        assert!(names.windows(2).all(|two| two[1] - two[0] > 21.9), "{names:?}");
    }

    #[test]
    fn a_long_command_is_named_by_its_end_where_there_is_little_room() {
        let commands = ["cmd:python3 bots/of/mine/policy.py --weights a.npz", "search:100000"];
        let [long, short] = commands.map(|name| Player::of(name, &texts()).expect("a player"));
        let played = [Played { bots: vec![0, 1], winners: SeatSet::only(Seat(0)), ..Played::unplayed(2) }];
        let standings =
            Standings::of("star-realms", &[long, short], &played, [1, 1], 1, Duration::from_secs(1));
        let page = page(&standings, &texts());
        assert_eq!(page.matches(&format!("<td>{}</td>", commands[0])).count(), 1, "{page}");
        // Beside two pictures.
        assert_eq!(page.matches(">…eights a.npz</text>").count(), 2, "{page}");
        assert_eq!(page.matches(">search:100000</text>").count(), 2, "{page}");
        // Above a column and before a row.
        assert_eq!(page.matches(">…eights a.npz</th>").count(), 2, "{page}");
    }

    #[test]
    fn a_bot_that_has_won_everything_has_no_upper_bound() {
        let first = |game: Played| {
            let seat = game.bots.iter().position(|&bot| bot == 0).expect("it plays");
            Played { winners: SeatSet::only(Seat(seat as u8)), ..game }
        };
        let standings = standings(2, 14, first);
        let page = page(&standings, &texts());
        assert!(page.contains("<span>(≥ +") && page.contains("<span>(≤ −"), "{page}");
        assert_eq!(page.matches("class=\"open\"").count(), 2, "{page}");
        let told = serde_json::to_value(standings).expect("JSON");
        let rating = &told["bots"][0]["rating"];
        assert!(rating["low"].is_number() && rating["high"].is_null(), "{rating}");
    }

    #[test]
    fn games_that_did_not_go_round_are_remarked_on() {
        let won = |game| Played { winners: SeatSet::only(Seat(1)), ..game };
        let remark = "after each 7 games";
        assert!(page(&standings(2, 8, won), &texts()).contains(remark));
        assert!(!page(&standings(2, 14, won), &texts()).contains(remark));
        assert!(
            page(&standings(2, 21, won), &texts())
                .contains("order around the table equally often after each 14")
        );
        let told = serde_json::to_value(standings(2, 8, won)).expect("JSON");
        assert_eq!((&told["uneven"], &told["cycle"]), (&true.into(), &7.into()));
    }

    /// Six seats of two bots are not six trials.
    #[test]
    fn a_game_counts_once_for_a_bot_with_many_seats() {
        let players = ["./one", "./other"].map(|bot| Player::Program(bot.to_owned()));
        let game =
            Played { bots: vec![0, 1, 0, 1, 0, 1], winners: SeatSet::only(Seat(2)), ..Played::unplayed(6) };
        let standings =
            Standings::of("star-realms", &players, &vec![game; 10], [1; 2], 1, Duration::from_secs(1));
        let [first, second] = &standings.bots[..] else { panic!("two bots") };
        assert_eq!((first.wins, first.games, second.wins, second.games), (10, 10, 0, 10));
    }
}
