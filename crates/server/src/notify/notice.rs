//! What a notice says: which table, what is asked of the seat, what happened there; as far as the seat may know.

use orrery_engine::{Seat, Viewer};
use orrery_protocol::{Line, NoticeSettings, Phase, Text, WebhookForm};
use serde_json::{Value, json};

use super::words::Words;
use crate::any_table::AnyTable;
use crate::ids::PersonId;
use crate::store::{Sitter, TableRow};

/// How many lines of the log a notice has.
const LINES: usize = 5;

/// Why somebody is told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A decision of theirs is awaited.
    Turn,
    /// A vote waits for them.
    Vote,
    /// Somebody asks to take something back, and needs their consent.
    Undo,
    /// The game is over.
    Over,
}

impl Kind {
    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Vote => "vote",
            Self::Undo => "undo",
            Self::Over => "over",
        }
    }
}

/// Who sits in a seat, before it is put in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person or nobody, by name.
    Named(String),
    /// A bot of a level.
    Bot(String),
}

/// The players by the names that the table page has for them: bots that are alike are numbered.
fn names(players: &[Player], words: &Words) -> Vec<String> {
    let name = |(seat, player): (usize, &Player)| match player {
        Player::Named(name) => name.clone(),
        Player::Bot(level) => {
            let name = words.known(&format!("bot-{level}"));
            let name = name.unwrap_or_else(|| words.say("bot-other", &[("level", level)]));
            let alike = |players: &[Player]| players.iter().filter(|&other| other == player).count();
            if alike(players) > 1 { format!("{name} {}", alike(&players[..=seat])) } else { name }
        }
    };
    players.iter().enumerate().map(name).collect()
}

/// What there is to tell a player about one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Why.
    pub kind: Kind,
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// What is asked of the seat.
    pub question: Option<Text>,
    /// The last that happened, as the seat saw it.
    pub log: Vec<Text>,
    /// Who won.
    pub winners: Vec<u8>,
}

/// Why a person is to be told of a table, if he is.
pub fn reason(row: &TableRow, person: &PersonId, wants: &NoticeSettings) -> Option<(Kind, Seat)> {
    let seats = || Seat::all(row.seats.len() as u8).filter(|seat| row.seats[seat.index()].is(Some(person)));
    let first = seats().next()?;
    if row.phase == Phase::Over {
        return wants.ends.then_some((Kind::Over, first));
    }
    let waiting = row.people_waiting();
    if let Some(seat) = seats().find(|&seat| waiting.contains(seat)).filter(|_| wants.turns) {
        return Some((Kind::Turn, seat));
    }
    (wants.votes && row.votes.wait_for(person)).then_some((Kind::Vote, first))
}

/// A notice about a table. Everything about the game comes through the eyes of the seat.
pub fn notice(row: &TableRow, table: Option<&dyn AnyTable>, kind: Kind, seat: Seat) -> Notice {
    let viewer = Viewer::Seat(seat);
    let asked = table.filter(|_| kind == Kind::Turn).map(|table| table.play(viewer, false).asked);
    let question = asked.into_iter().flatten().find(|asked| asked.seat == seat.0).map(|asked| asked.text);
    let lines = table.map(|table| table.log(0, u32::MAX, 8 * LINES, viewer).log).unwrap_or_default();
    let told = lines.into_iter().filter(|line| line.line == Line::Sentence).filter_map(|line| line.text);
    let told: Vec<Text> = told.collect();
    let player = |sitter: &Sitter| match sitter {
        Sitter::Nobody => Player::Named(String::new()),
        Sitter::Bot { level } => Player::Bot(level.clone()),
        Sitter::Person { name, .. } => Player::Named(name.clone()),
    };
    Notice {
        kind,
        table: row.id.0.clone(),
        game: row.game.clone(),
        players: row.seats.iter().map(player).collect(),
        question,
        log: told[told.len().saturating_sub(LINES)..].to_vec(),
        winners: row
            .winners
            .into_iter()
            .flat_map(|seats| seats.iter().map(|seat| seat.0).collect::<Vec<_>>())
            .collect(),
    }
}

/// A message as it is sent: several notices in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// In one line.
    pub subject: String,
    /// In several.
    pub body: String,
    /// What stands below the subject where there is little room: what matters most comes first.
    pub short: String,
    /// The table, if it is about one.
    pub table: Option<String>,
    /// Whether somebody waits for an answer.
    pub is_urgent: bool,
    /// For machines.
    pub notices: Value,
}

/// Words several notices in a language. `site` is the address people use.
pub fn message(notices: &[Notice], language: &str, site: &str) -> Message {
    let mut parts = Vec::new();
    let mut plain = Vec::new();
    let mut headlines = Vec::new();
    let mut told = Vec::new();
    for notice in notices {
        let words = Words::of(language, &notice.game);
        let game = words.say("game-name", &[]);
        let names = names(&notice.players, &words);
        let people = names.join(", ");
        let winners = notice.winners.iter().filter_map(|&seat| names.get(usize::from(seat)));
        let winners: Vec<&str> = winners.map(String::as_str).collect();
        let winners = winners.join(", ");
        let headline = match notice.kind {
            Kind::Over if winners.is_empty() => words.say("notice-aborted", &[("game", &game)]),
            kind => words.say(&format!("notice-{}", kind.key()), &[("game", &game), ("winners", &winners)]),
        };
        let link = format!("{site}/tables/{}", notice.table);
        let mut lines = vec![headline.clone(), words.say("notice-people", &[("people", &people)])];
        let log = notice.log.iter().map(|text| format!("· {}", words.text(text, &names)));
        let log: Vec<String> = log.collect();
        let question = notice.question.as_ref().map(|question| words.text(question, &names));
        lines.extend_from_slice(&log);
        lines.extend(question.iter().map(|question| words.say("notice-question", &[("question", question)])));
        lines.push(link.clone());
        headlines.push(headline);
        told.extend(question.iter().cloned().chain(log));
        plain.push(json!({
            "kind": notice.kind.key(), "table": notice.table, "game": notice.game, "players": names,
            "url": link, "question": question, "winners": notice.winners,
        }));
        parts.push(lines.join("\n"));
    }
    let words = Words::of(language, "");
    let all_wait = notices.iter().all(|notice| notice.kind != Kind::Over);
    let several = words.count(if all_wait { "notice-several" } else { "notice-news" }, notices.len());
    let (subject, short, table) = match notices {
        [only] => (headlines.concat(), told.join("\n"), Some(only.table.clone())),
        _ => (several, headlines.join("\n"), None),
    };
    let is_urgent = notices.iter().any(|notice| notice.kind != Kind::Over);
    Message { subject, body: parts.join("\n\n"), short, table, is_urgent, notices: Value::Array(plain) }
}

/// A message in the form that the other side of a webhook understands.
pub fn payload(message: &Message, form: WebhookForm) -> Value {
    match form {
        // Discord takes 2000 characters; nobody is to be called by a name in a log.
        WebhookForm::Discord => {
            json!({ "content": clip(&unmarked(&message.body), 1900), "allowed_mentions": { "parse": [] } })
        }
        WebhookForm::Slack => {
            let text = message.body.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            json!({ "text": clip(&text, 3000), "unfurl_links": false })
        }
        WebhookForm::Json => {
            json!({ "subject": message.subject, "text": message.body, "tables": message.notices })
        }
    }
}

/// A text as Discord shows it letter by letter: names and sentences are no Markdown. Lines that are links stay links.
fn unmarked(text: &str) -> String {
    let escaped = |line: &str| -> String {
        if line.starts_with("https://") || line.starts_with("http://") {
            return line.to_owned();
        }
        let is_mark = |at: usize, letter: char| match letter {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '[' | ']' | '(' | ')' => true,
            // Headings and lists begin a line.
            '#' | '-' | '+' => line[..at].trim().is_empty(),
            _ => false,
        };
        let mut out = String::with_capacity(line.len());
        for (at, letter) in line.char_indices() {
            if is_mark(at, letter) {
                out.push('\\');
            }
            out.push(letter);
        }
        out
    };
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}

/// A text cut between two characters.
pub(super) fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told_of(kinds: &[Kind], language: &str) -> Message {
        let notice = |&kind: &Kind| Notice {
            kind,
            table: "0".repeat(32),
            game: "star-realms".to_owned(),
            players: ["Ada", "<@everyone> & Co"].map(|name| Player::Named(name.to_owned())).to_vec(),
            question: None,
            log: Vec::new(),
            winners: vec![0],
        };
        let notices: Vec<Notice> = kinds.iter().map(notice).collect();
        message(&notices, language, "https://orrery.example")
    }

    fn told() -> Message {
        told_of(&[Kind::Turn, Kind::Over], "en")
    }

    #[test]
    fn nothing_waits_at_tables_where_the_game_is_over() {
        let subject = |kinds: &[Kind], language: &str| told_of(kinds, language).subject;
        assert_eq!(subject(&[Kind::Turn, Kind::Vote], "en"), "2 tables wait for you");
        assert_eq!(subject(&[Kind::Over; 2], "en"), "News from 2 tables");
        assert_eq!(subject(&[Kind::Over, Kind::Turn], "en"), "News from 2 tables");
        assert_eq!(subject(&[Kind::Over; 2], "ru"), "Новости с 2 столов");
        assert_eq!(subject(&[Kind::Over; 21], "ru"), "Новости с 21 стола");
    }

    #[test]
    fn a_message_has_all_tables_and_their_links() {
        let told = told();
        assert!(told.subject.contains('2'), "{told:?}");
        assert_eq!(told.body.matches("https://orrery.example/tables/").count(), 2);
        assert!(!told.body.contains('⟦'), "{}", told.body);
        let russian = message(&[], "ru", "").subject;
        assert!(!russian.contains('⟦') && russian != told.subject);
    }

    #[test]
    fn nobody_is_called_by_a_name_that_somebody_made_up() {
        let discord = payload(&told(), WebhookForm::Discord);
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let slack = payload(&told(), WebhookForm::Slack);
        let text = slack["text"].as_str().expect("text");
        assert!(text.contains("&lt;@everyone&gt; &amp; Co") && !text.contains('<'), "{text}");
    }

    #[test]
    fn a_name_is_no_markdown_and_a_link_stays_one() {
        let body =
            "**Ada** _x_ [here](https://evil.example)\n# big\n- a-b\n1 > 0\nhttps://orrery.example/a_b-c";
        let told = Message { body: body.to_owned(), ..told() };
        let expected = "\\*\\*Ada\\*\\* \\_x\\_ \\[here\\]\\(https://evil.example\\)\n\\# big\n\\- a-b\n1 \\> 0\n\
                        https://orrery.example/a_b-c";
        assert_eq!(payload(&told, WebhookForm::Discord)["content"], expected);
    }

    #[test]
    fn bots_have_names_in_every_language() {
        let bots = ["normal", "normal", "hard", "mcts:100"].map(|level| Player::Bot(level.to_owned()));
        let named = |language| names(&bots, &Words::of(language, "star-realms"));
        assert_eq!(named("en"), ["Normal bot 1", "Normal bot 2", "Hard bot", "Bot mcts:100"]);
        assert!(
            named("ru").iter().all(|name| !name.contains("ormal") && !name.contains('⟦')),
            "{:?}",
            named("ru")
        );
    }

    #[test]
    fn machines_get_fields() {
        let plain = payload(&told(), WebhookForm::Json);
        assert_eq!(plain["tables"][0]["kind"], "turn");
        assert_eq!(plain["tables"][1]["winners"], json!([0]));
    }

    #[test]
    fn what_is_too_long_is_cut() {
        let long = Message { body: "я".repeat(5000), ..told() };
        let text = payload(&long, WebhookForm::Discord);
        assert_eq!(text["content"].as_str().map(|text| text.chars().count()), Some(1901));
    }
}
