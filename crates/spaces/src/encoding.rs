//! How one game for so many players is written in numbers.

use std::fmt::Write as _;

use orrery_engine::{Arg, Describe, Message, Offered, Seat, Viewer};
use orrery_games::library;

use crate::actions::Actions;
use crate::limits::Limits;
use crate::observe;
use crate::shape::Shape;
use crate::types::Declared;

/// How many numbers tell the arguments of a question: each of its words adds one to the place its hash falls on.
pub const WORDS: usize = 256;

/// The numbers of actions and observations. It depends on nothing but the rules of the game, the number of players and
/// the bounds of `limits.rs`.
pub struct Encoding<G: Offered> {
    actions: Actions<G::Action>,
    seats: u8,
    /// What can be asked, sorted.
    questions: Vec<&'static str>,
    shape: Shape,
}

impl<G: Offered> Encoding<G> {
    /// The encoding for so many players.
    pub fn new(players: u8) -> Self {
        let limits = Limits::of(G::ID);
        let shape = Shape::new(&Declared::of::<G::View>(), limits, players);
        Self { actions: Actions::new(limits), seats: players, questions: questions(G::ID), shape }
    }

    /// How many actions there are.
    pub const fn actions(&self) -> u32 {
        self.actions.len()
    }

    /// How many numbers an observation has.
    pub const fn observation(&self) -> usize {
        self.before_view() + self.shape.size
    }

    /// How many numbers tell whose the observation is and what is asked.
    const fn before_view(&self) -> usize {
        self.seats as usize + self.questions.len() + WORDS
    }

    /// What can be asked: after one number for each seat an observation has one for each question, which is 1 for what
    /// is asked.
    pub fn questions(&self) -> &[&'static str] {
        &self.questions
    }

    /// The number of an action; `None` if it is out of bounds.
    pub fn encode(&self, action: &G::Action) -> Option<u32> {
        self.actions.encode(action)
    }

    /// The action with this number, if there is one.
    pub fn decode(&self, number: u32) -> Option<G::Action> {
        self.actions.decode(number)
    }

    /// Writes which seat it is, what it is asked and all that it may know. Nothing but the view and the question goes into
    /// it.
    ///
    /// # Panics
    /// If `out` does not have the size of an observation, or there is no such seat.
    pub fn observe(&self, game: &G, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let (question, view) = out.split_at_mut(self.before_view());
        let (seats, question) = question.split_at_mut(usize::from(self.seats));
        seats[seat.index()] = 1.0;
        if let Some(message) = Describe::question(game, seat) {
            let (keys, words) = question.split_at_mut(self.questions.len());
            if let Ok(place) = self.questions.binary_search(&message.key) {
                keys[place] = 1.0;
            }
            add_arguments(&message, words);
        }
        observe::write(&game.view(Viewer::Seat(seat)), &self.shape, view);
    }

    /// The first list in an observation that was longer than its room, so that its end is missing.
    pub fn crowded(&self, observation: &[f32]) -> Option<String> {
        self.shape.crowded("view", &observation[self.before_view()..])
    }

    /// What every number of an action stands for, one line a kind of action.
    pub fn describe_actions(&self) -> String {
        self.actions.describe()
    }

    /// What every number of an observation stands for, one line a part.
    pub fn describe_observation(&self) -> String {
        let seats = usize::from(self.seats);
        let mut text = format!("0 seat which of: {seats}\n");
        let _ = writeln!(text, "{seats} question which of: {}", self.questions.join(" "));
        let _ = writeln!(text, "{} question.arguments words by hash: {WORDS}", seats + self.questions.len());
        self.shape.describe("view", self.before_view(), &mut text);
        text
    }

    /// Changes whenever a number stands for something else.
    pub fn fingerprint(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.describe_actions().as_bytes());
        hasher.update(self.describe_observation().as_bytes());
        hasher.finalize().to_hex()[..16].to_owned()
    }
}

/// How the keys of questions begin.
const ASKING: [&str; 2] = ["ask-", "react-"];

/// What a game can ask, sorted: every question has words in the game's locale files.
fn questions(id: &str) -> Vec<&'static str> {
    let lines = library::words(id, "en").into_iter().flat_map(str::lines);
    let asking = lines.filter(|line| ASKING.iter().any(|begin| line.starts_with(begin)));
    let mut keys: Vec<&'static str> = asking.filter_map(|line| Some(line.split_once(" =")?.0)).collect();
    keys.sort_unstable();
    keys
}

/// Adds the words that a message is made of, but for its key.
fn add_arguments(message: &Message, out: &mut [f32]) {
    for (name, arg) in &message.args {
        match arg {
            Arg::Number(n) => add(name, "", *n, out),
            Arg::Player(seat) => add(name, "player", i32::from(seat.0), out),
            Arg::Name(word) | Arg::Part(word, _) => add(name, word, 0, out),
            Arg::Message(inner) => {
                add(name, inner.key, 0, out);
                add_arguments(inner, out);
            }
            Arg::Counted(counted) => {
                for (count, word) in counted {
                    add(name, word, i32::from(*count), out);
                }
            }
        }
    }
}

/// Adds one word at its place: FNV-1a, which is the same everywhere and for ever.
fn add(name: &str, word: &str, number: i32, out: &mut [f32]) {
    let parts = [name.as_bytes(), b"=", word.as_bytes(), b"#", &number.to_le_bytes()];
    let hash = parts.into_iter().flatten().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    out[(hash >> 32) as usize % WORDS] += 1.0;
}
