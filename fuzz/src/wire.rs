//! Bytes as everything that clients of a table can send.
//!
//! The first byte chooses the table. Every line after it is one message: a digit says who sends it (0 Ada, 1 Bob, 2 Eve,
//! who has no seat, 3 a stranger), the rest is the message, in which `$V` stands for the present version. A line of `!`
//! and a byte takes the choice of that number for whoever is asked.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_engine::SeatSet;
use orrery_protocol::{Ask, Phase, Play, Tell, Version};
use orrery_server::any_table::Stored;
use orrery_server::ids::{PersonId, TableId};
use orrery_server::line::{Heard, Line, Stay};
use orrery_server::store::{Change, Commit, Person, Sitter, Store, TableRow};
use orrery_server::votes::Votes;
use orrery_server::{App, Config, Limits};
use orrery_table::Occupant;

use crate::games;
use crate::memory::Memory;

/// The most messages of one input.
const LONGEST: usize = 80;
/// A number by which no other answer is known.
const LAST: u32 = u32::MAX;

/// From this choice on the table still gathers.
pub(crate) const GATHERING: u8 = 128;

/// Games, seats and an option to choose from.
pub(crate) const TABLES: [(&str, u8, (&str, &str)); 15] = [
    ("star-realms", 2, ("mode", "duel")),
    ("star-realms", 3, ("mode", "free-for-all")),
    ("star-realms", 4, ("mode", "hydra")),
    ("star-realms", 4, ("mode", "raid")),
    ("parley", 2, ("mode", "plain")),
    ("parley", 3, ("mode", "plain")),
    ("parley", 4, ("mode", "plain")),
    ("star-realms", 6, ("mode", "emperor")),
    ("starcraft", 2, ("galaxy", "built")),
    ("starcraft", 3, ("galaxy", "ready")),
    ("starcraft", 4, ("variant", "teams")),
    ("rebellion", 2, ("start", "full")),
    ("rebellion", 3, ("start", "full")),
    ("twilight-imperium", 3, ("galaxy", "ready")),
    ("twilight-imperium", 6, ("galaxy", "built")),
];

/// Sends what the bytes say, and sees that the table is still there and the same when it is loaded again.
///
/// # Panics
/// If the table is not.
pub fn try_bytes(bytes: &[u8]) {
    let Some((&choice, script)) = bytes.split_first() else { return };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    runtime.block_on(try_script(choice, script));
    // A bot may still think.
    runtime.shutdown_background();
}

async fn try_script(choice: u8, script: &[u8]) {
    let store = Arc::new(Memory::default());
    let row = table(choice);
    let (id, seats) = (row.id.clone(), row.seats.clone());
    let begun = begin(row);
    assert_eq!(store.commit(vec![begun]).await.expect("memory"), Commit::Done);
    let config = Config {
        bot_delay_ms: 0,
        order_delay_ms: (0, 0),
        away_seconds: 0,
        limits: Limits::FREE,
        ..Config::default()
    };
    let app = App::with(config, games(), store.clone()).expect("no mail is sent");
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Eve", ""] {
        people.push(Client::join(&app, &id, name).await);
    }
    for message in script.split(|&byte| byte == b'\n').take(LONGEST) {
        let (who, text) = match *message {
            [b'!', number, ..] => choose(&people, &seats, number),
            [digit, ref text @ ..] => (usize::from(digit % 4), String::from_utf8_lossy(text).into_owned()),
            [] => continue,
        };
        let text = text.replace("$V", &people[who].version());
        people[who].say(&text).await;
        settle(&mut people).await;
    }
    drop(people);
    app.close().await.expect("a table that ends");
    let row = store.table(id.clone()).await.expect("memory").expect("a table");
    let Some(setup) = row.setup.clone() else { return };
    let stored = Stored {
        rules: row.rules,
        setup,
        seed: row.seed,
        undos: row.version.undos,
        seats: vec![Occupant::Empty; row.seats.len()],
        records: store.records(id).await.expect("memory"),
    };
    let offer = games().find(&row.game).expect("a game of ours");
    let again = (offer.resume)(stored).expect("a stored game can be played again");
    assert_eq!(again.version(), row.version);
    assert_eq!(again.winners(), row.winners);
}

fn person(name: &str) -> Person {
    Person { id: PersonId(name.to_owned()), name: name.to_owned(), account: false }
}

/// The table that a byte chooses: Ada and Bob take turns to sit down. From [`GATHERING`] on it still gathers.
fn table(choice: u8) -> TableRow {
    let (game, players, (key, value)) = TABLES[usize::from(choice) % TABLES.len()];
    let offer = games().find(game).expect("a game of ours");
    let sitter = |seat: u8| {
        let Person { id, name, .. } = person(if seat.is_multiple_of(2) { "Ada" } else { "Bob" });
        Sitter::Person { id, name, account: false, replaced: None }
    };
    TableRow {
        id: TableId("0".repeat(32)),
        revision: 0,
        game: game.to_owned(),
        rules: offer.rules,
        options: BTreeMap::from([(key.to_owned(), value.to_owned())]),
        public: true,
        hours: None,
        clock: None,
        votes: Votes::default(),
        aborted: false,
        imported: false,
        host: PersonId("Ada".to_owned()),
        phase: if choice < GATHERING { Phase::Playing } else { Phase::Gathering },
        setup: None,
        seed: [choice; 32],
        version: Version { records: 0, undos: 0 },
        waiting: SeatSet::EMPTY,
        winners: None,
        bot_due: false,
        seats: (0..players).map(sitter).collect(),
        created: 0,
        changed: 0,
    }
}

fn begin(mut row: TableRow) -> Change {
    if row.phase == Phase::Gathering {
        return Change::NewTable(row, Vec::new());
    }
    let offer = games().find(&row.game).expect("a game of ours");
    let seats = row.seats.iter().map(|_| Occupant::human("somebody")).collect();
    let table = (offer.start)(&row.options, seats, row.seed).expect("a good setup");
    row.setup = Some(table.setup());
    row.version = table.version();
    row.waiting = table.waiting();
    Change::NewTable(row, table.records(0))
}

/// Whoever is asked takes the choice of a number, or looks from the seat that is asked.
fn choose(people: &[Client], seats: &[Sitter], number: u8) -> (usize, String) {
    let asked = people[0].play.as_ref().and_then(|play| play.asked.first()).map_or(0, |asked| asked.seat);
    let who = usize::from(asked % 2).min(seats.len() - 1);
    let ask = match &people[who].play {
        Some(play) if play.viewer == Some(asked) && !play.choices.is_empty() => {
            let choice = &play.choices[usize::from(number) % play.choices.len()];
            Ask::Act { request: 1, seat: asked, version: play.version, action: choice.action.clone() }
        }
        _ => Ask::Look { seat: asked },
    };
    (who, serde_json::to_string(&ask).expect("plain"))
}

/// Waits until the table has heard everything, and lets everybody hear it.
async fn settle(people: &mut [Client]) {
    let spot = r#"{"zone":"","owner":null,"index":0}"#;
    let last = format!(r#"{{"ask":"why","request":{LAST},"seat":0,"spot":{spot}}}"#);
    let (stranger, others) = people.split_last_mut().expect("somebody");
    if stranger.line.is_none() {
        return;
    }
    stranger.say(&last).await;
    while !stranger.hear().await {}
    for client in others {
        client.hear_all();
    }
}

/// A client of the table, as far as it keeps anything.
struct Client {
    /// The way to the table, until it has had enough.
    line: Option<Line>,
    play: Option<Play>,
}

impl Client {
    async fn join(app: &App, id: &TableId, name: &str) -> Self {
        let person = Some(person(name)).filter(|person| !person.name.is_empty());
        let line =
            Line::join(app.clone(), id.clone(), person.as_ref(), None, name.to_owned(), Stay::Socket).await;
        let mut client = Self { line: Some(line.expect("a table to join")), play: None };
        client.say(r#"{"ask":"hello","version":null}"#).await;
        client.hear().await;
        client
    }

    fn version(&self) -> String {
        let version = self.play.as_ref().map_or(Version { records: 0, undos: 0 }, |play| play.version);
        serde_json::to_string(&version).expect("plain")
    }

    async fn say(&mut self, text: &str) {
        let Some(line) = &mut self.line else { return };
        match line.hear(text).await {
            Heard::Passed | Heard::Hidden(_) => (),
            Heard::Answered(json) => drop(serde_json::from_str::<Tell>(&json).expect("a message of ours")),
            Heard::Enough => self.line = None,
            Heard::Lost => panic!("the table is gone"),
        }
    }

    /// The next message; whether it is the answer to the last one.
    async fn hear(&mut self) -> bool {
        let Some(line) = &mut self.line else { return true };
        let json = line.next().await.expect("the table is gone");
        self.note(&json)
    }

    /// All messages that have come.
    fn hear_all(&mut self) {
        while let Some(json) = self.line.as_mut().and_then(Line::try_next) {
            self.note(&json);
        }
    }

    fn note(&mut self, json: &str) -> bool {
        match serde_json::from_str(json).expect("a message of ours") {
            Tell::Table { play, .. } => self.play = play,
            Tell::Moved { play, .. } => self.play = Some(play),
            Tell::Refused { request: LAST, .. } | Tell::Because { request: LAST, .. } => return true,
            _ => (),
        }
        false
    }
}
