//! What a notice says: which table, what is asked of the seat, what happened there; as far as the seat may know.

use jiff::Timestamp;
use orrery_engine::{Seat, Viewer};
use orrery_protocol::{
    Arg, Asked, Happened, Line, Motion, NoticeSettings, Phase, Text, Webhook, WebhookForm,
};
use serde_json::{Value, json};

use super::words::Words;
use crate::any_table::AnyTable;
use crate::clocks;
use crate::ids::PersonId;
use crate::store::{Absence, Sitter, TableRow};

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
    /// A bot plays for them: they ran out of time, or the others voted for it.
    Bot,
    /// They ran out of time, and the others play on without them.
    Late,
    /// The game is over.
    Over,
}

impl Kind {
    const fn key(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Vote => "vote",
            Self::Undo => "undo",
            Self::Bot => "bot",
            Self::Late => "late",
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
    /// What is voted on and waits for the person of the seat.
    pub vote: Option<Text>,
    /// The last that happened, as the seat saw it.
    pub log: Vec<Text>,
    /// Who won.
    pub winners: Vec<u8>,
    /// When the time of the seat is over.
    pub until: Option<i64>,
}

/// Why a person, who knew how things stood at a moment, is to be told of a table, if he is.
pub fn reason(
    row: &TableRow,
    person: &PersonId,
    wants: &NoticeSettings,
    knew: Option<i64>,
) -> Option<(Kind, Seat)> {
    let seats = || Seat::all(row.seats.len() as u8).filter(|seat| row.seats[seat.index()].is(Some(person)));
    let first = seats().next()?;
    if row.phase == Phase::Over {
        // Whoever brings a game knows that it is over.
        return (wants.ends && !row.imported).then_some((Kind::Over, first));
    }
    let waiting = row.people_waiting();
    if let Some(seat) = seats().find(|&seat| waiting.contains(seat)).filter(|_| wants.turns) {
        return Some((Kind::Turn, seat));
    }
    let is_news = |seat: &Seat| {
        let sitter = &row.seats[seat.index()];
        let was_replaced =
            matches!(sitter, Sitter::Person { replaced: Some(Absence::Late | Absence::VotedOut), .. });
        wants.turns && was_replaced && row.votes.is_news_of_bot(*seat, knew)
    };
    if let Some(seat) = seats().find(is_news) {
        return Some((Kind::Bot, seat));
    }
    if let Some(seat) = seats().find(|&seat| wants.turns && row.votes.is_news_of_end(seat, knew)) {
        return Some((Kind::Late, seat));
    }
    (wants.votes && row.votes.wait_for(person)).then_some((Kind::Vote, first))
}

/// What is asked of a seat, and the last that happened: all that a notice tells of the game itself.
pub fn sight(
    seat: Seat,
    asked: impl FnOnce(Viewer) -> Vec<Asked>,
    log: impl FnOnce(Viewer) -> Vec<Happened>,
) -> (Option<Text>, Vec<Text>) {
    let viewer = Viewer::Seat(seat);
    let question = asked(viewer).into_iter().find(|asked| asked.seat == seat.0).map(|asked| asked.text);
    let told = log(viewer).into_iter().filter(|line| line.line == Line::Sentence);
    let told: Vec<Text> = told.filter_map(|line| line.text).collect();
    (question, told[told.len().saturating_sub(LINES)..].to_vec())
}

/// What somebody is to agree to, in the words of the table page.
fn motion_text(motion: Motion) -> Text {
    match motion {
        Motion::Pause => Text::new("vote-pause"),
        Motion::Resume => Text::new("vote-resume"),
        Motion::Extend => Text::new("vote-extend"),
        Motion::Concede { to } => Text::new("vote-concede").with("player", Arg::Player(to)),
        Motion::Abort => Text::new("vote-abort"),
    }
}

/// A notice about a table whose clock is charged. Everything about the game comes through the eyes of the seat.
pub fn notice(row: &TableRow, table: Option<&dyn AnyTable>, kind: Kind, seat: Seat) -> Notice {
    let asked = |table: &dyn AnyTable, viewer| {
        if kind == Kind::Turn { table.play(viewer, false).asked } else { Vec::new() }
    };
    let log = |table: &dyn AnyTable, viewer| table.log(0, u32::MAX, 8 * LINES, viewer).log;
    let seen = |table| sight(seat, |viewer| asked(table, viewer), |viewer| log(table, viewer));
    let (question, log) = table.map(seen).unwrap_or_default();
    let motion = || row.votes.motion_for(row.seats[seat.index()].person()?);
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
        vote: motion().map(motion_text),
        log,
        // Where time that is over ends nothing by itself, no moment is left to tell.
        until: row
            .clock
            .as_ref()
            .filter(|clock| kind == Kind::Turn && !clock.is_late(seat))
            .and_then(|clock| clock.ends(seat)),
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
    /// What stands in the body about each table, where there is no room for the log and for what is asked, or where
    /// others read it, too.
    pub brief: Vec<String>,
    /// The language.
    pub language: String,
    /// The address people use.
    pub site: String,
    /// What stands below the subject where there is little room: what matters most comes first.
    pub short: String,
    /// The table, if it is about one.
    pub table: Option<String>,
    /// Whether somebody waits for an answer.
    pub is_urgent: bool,
    /// For machines.
    pub notices: Value,
}

/// When time is over, in words.
fn until(moment: i64, zone: &str, words: &Words) -> Option<String> {
    let moment = Timestamp::from_second(moment).ok()?.to_zoned(clocks::zone(zone));
    let part = |format: &str| moment.strftime(format).to_string();
    let (year, month, day, time) = (part("%Y"), part("%m"), part("%d"), part("%H:%M"));
    let named = [("year", &year), ("month", &month), ("day", &day), ("time", &time)];
    let args = named.map(|(name, value)| (name, value.as_str()));
    Some(words.say("notice-until", &[&args[..], &[("zone", zone)]].concat()))
}

/// Words several notices in a language, with moments in a time zone. `site` is the address people use.
pub fn message(notices: &[Notice], language: &str, zone: &str, site: &str) -> Message {
    let mut parts = Vec::new();
    let mut brief = Vec::new();
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
        let until = notice.until.and_then(|moment| until(moment, zone, &words));
        let facts = lines.iter().chain(&until).chain([&link]);
        brief.push(facts.map(String::as_str).collect::<Vec<_>>().join("\n"));
        let log = notice.log.iter().map(|text| format!("· {}", words.text(text, &names)));
        let log: Vec<String> = log.collect();
        let question = notice.question.as_ref().map(|question| words.text(question, &names));
        let vote = notice.vote.as_ref().map(|vote| words.text(vote, &names));
        let voted = vote.as_ref().map(|vote| words.say("vote-waits", &[("what", vote)]));
        lines.extend_from_slice(&log);
        lines.extend(question.iter().map(|question| words.say("notice-question", &[("question", question)])));
        lines.extend(until.iter().chain(&voted).chain([&link]).cloned());
        headlines.push(headline);
        told.extend(question.iter().cloned().chain(until).chain(voted).chain(log));
        plain.push(json!({
            "kind": notice.kind.key(), "table": notice.table, "game": notice.game, "players": names,
            "url": link, "question": question, "vote": vote, "winners": notice.winners, "until": notice.until,
        }));
        parts.push(lines.join("\n"));
    }
    let words = Words::of(language, "");
    let all_wait = notices.iter().all(|notice| !matches!(notice.kind, Kind::Over | Kind::Bot | Kind::Late));
    let several = words.count(if all_wait { "notice-several" } else { "notice-news" }, notices.len());
    let (subject, short, table) = match notices {
        [only] => (headlines.concat(), told.join("\n"), Some(only.table.clone())),
        _ => (several, headlines.join("\n"), None),
    };
    let is_urgent = notices.iter().any(|notice| notice.kind != Kind::Over);
    Message {
        subject,
        body: parts.join("\n\n"),
        brief,
        language: language.to_owned(),
        site: site.to_owned(),
        short,
        table,
        is_urgent,
        notices: Value::Array(plain),
    }
}

/// A message as a webhook takes it: in the form that the other side understands, and without what is asked and what
/// happened if others read it, too.
pub fn payload(message: &Message, hook: &Webhook) -> Value {
    match hook.form {
        // Discord takes 2000 characters; nobody is to be called by a name in a log.
        WebhookForm::Discord => {
            json!({ "content": fitting(message, hook.brief, 1900, unmarked), "allowed_mentions": { "parse": [] } })
        }
        WebhookForm::Slack => {
            let plain = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            json!({ "text": fitting(message, hook.brief, 3000, plain), "unfurl_links": false })
        }
        WebhookForm::Json if hook.brief => {
            let mut tables = message.notices.clone();
            for table in tables.as_array_mut().into_iter().flatten() {
                table["question"] = Value::Null;
                table["vote"] = Value::Null;
            }
            let text = fitting(message, true, usize::MAX, str::to_owned);
            json!({ "subject": message.subject, "text": text, "tables": tables })
        }
        WebhookForm::Json => {
            json!({ "subject": message.subject, "text": message.body, "tables": message.notices })
        }
    }
}

/// As much of a message as fits: all of it, or its tables in brief, or the first of them and how many more there are.
fn fitting(message: &Message, brief: bool, most: usize, dress: impl Fn(&str) -> String) -> String {
    let brief = brief && !message.brief.is_empty();
    let whole = (!brief).then(|| dress(&message.body));
    let tables: Vec<String> = message.brief.iter().map(|table| dress(table)).collect();
    let words = Words::of(&message.language, "");
    let first = |kept: usize| {
        let more = words.count("notice-more", tables.len() - kept);
        let rest = (kept < tables.len()).then(|| format!("{}\n{}", dress(&more), message.site));
        tables[..kept].iter().cloned().chain(rest).collect::<Vec<_>>().join("\n\n")
    };
    let mut fewer = (1..=tables.len()).rev().map(first);
    let fits = |text: &String| text.chars().count() <= most;
    let found = whole.clone().filter(&fits).or_else(|| fewer.find(fits));
    found.unwrap_or_else(|| clip(tables.first().or(whole.as_ref()).map_or("", String::as_str), most))
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
            vote: None,
            log: Vec::new(),
            winners: vec![0],
            until: None,
        };
        let notices: Vec<Notice> = kinds.iter().map(notice).collect();
        message(&notices, language, "UTC", "https://orrery.example")
    }

    fn told() -> Message {
        told_of(&[Kind::Turn, Kind::Over], "en")
    }

    /// What a webhook gets that nobody else reads.
    fn posted(message: &Message, form: WebhookForm) -> Value {
        payload(message, &Webhook { form, url: String::new(), brief: false })
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
        let russian = message(&[], "ru", "UTC", "").subject;
        assert!(!russian.contains('⟦') && russian != told.subject);
    }

    #[test]
    fn nobody_is_called_by_a_name_that_somebody_made_up() {
        let discord = posted(&told(), WebhookForm::Discord);
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let slack = posted(&told(), WebhookForm::Slack);
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
        assert_eq!(posted(&told, WebhookForm::Discord)["content"], expected);
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
    fn a_turn_is_told_with_the_moment_when_its_time_is_over() {
        let notice = Notice {
            kind: Kind::Turn,
            table: "0".repeat(32),
            game: "star-realms".to_owned(),
            players: Vec::new(),
            question: None,
            vote: None,
            log: Vec::new(),
            winners: Vec::new(),
            // 18 November 2026, 21:30 UTC.
            until: Some(1_795_037_400),
        };
        let notices = std::slice::from_ref(&notice);
        let told = |language| message(notices, language, "Europe/Moscow", "https://orrery.example");
        for (language, moment) in [("en", "2026-11-19, 00:30"), ("ru", "19.11.2026, 00:30")] {
            let message = told(language);
            for text in [&message.body, &message.brief[0], &message.short] {
                assert!(text.contains(moment) && text.contains("Europe/Moscow"), "{text}");
            }
        }
        assert_eq!(told("en").notices[0]["until"], 1_795_037_400);
    }

    #[test]
    fn machines_get_fields() {
        let plain = posted(&told(), WebhookForm::Json);
        assert_eq!(plain["tables"][0]["kind"], "turn");
        assert_eq!(plain["tables"][1]["winners"], json!([0]));
    }

    #[test]
    fn what_is_too_long_loses_its_logs_first_and_then_says_how_many_tables_more_there_are() {
        let notice = |n: usize| Notice {
            kind: Kind::Turn,
            table: format!("{n:032}"),
            game: "star-realms".to_owned(),
            players: vec![Player::Named("Ada".to_owned()), Player::Named("B_b".to_owned())],
            question: Some(Text::new("star-realms-no-such")),
            vote: None,
            log: vec![Text::new("star-realms-nor-this"); LINES],
            winners: Vec::new(),
            until: None,
        };
        let many = |tables: usize, language| {
            let notices: Vec<Notice> = (0..tables).map(notice).collect();
            message(&notices, language, "UTC", "https://orrery.example")
        };
        let text = |message: &Message, form, part: &str| {
            let text = posted(message, form)[part].as_str().expect("text").to_owned();
            assert!(text.chars().count() <= 3000 && !text.contains('…'), "{text}");
            text
        };
        let few = text(&many(2, "en"), WebhookForm::Discord, "content");
        assert!(few.contains("nor-this"), "{few}");
        let links = |text: &str| text.matches("https://orrery.example/tables/").count();
        let more = many(12, "en");
        for text in [text(&more, WebhookForm::Discord, "content"), text(&more, WebhookForm::Slack, "text")] {
            assert_eq!(links(&text), 12, "{text}");
            assert!(!text.contains("nor-this"), "{text}");
        }
        let most = text(&many(50, "ru"), WebhookForm::Discord, "content");
        assert!((10..50).contains(&links(&most)), "{most}");
        let left = 50 - links(&most);
        assert!(most.contains(&format!("{left} ")) && most.ends_with("\nhttps://orrery.example"), "{most}");
    }

    #[test]
    fn where_others_read_it_nothing_is_said_of_the_game_but_that_it_waits() {
        let secret = Text::new("star-realms-secret");
        let notice = Notice {
            kind: Kind::Turn,
            table: "0".repeat(32),
            game: "star-realms".to_owned(),
            players: vec![Player::Named("Ada".to_owned())],
            question: Some(secret.clone()),
            vote: Some(secret.clone()),
            log: vec![secret],
            winners: Vec::new(),
            until: None,
        };
        let message = message(&[notice], "en", "UTC", "https://orrery.example");
        for form in [WebhookForm::Discord, WebhookForm::Slack, WebhookForm::Json] {
            let open = payload(&message, &Webhook { form, url: String::new(), brief: true }).to_string();
            assert!(open.contains("it is your turn") && open.contains("/tables/"), "{open}");
            assert!(!open.contains("secret"), "{open}");
            assert!(posted(&message, form).to_string().contains("secret"));
        }
    }
}
