//! The table in words: what lies where, in the order in which it is read, in message keys.
//!
//! A terminal draws it, a saved game is printed by it, and whoever cannot see a map can read it.

use crate::{Describe, Message, Seat, SeatSet, Spot};

/// A game whose table can be told in words. Everything is told from the view: what a viewer may know.
pub trait Outline: Describe {
    /// The kind and the moment of the game in a few words.
    fn heading(view: &Self::View) -> Vec<Message>;
    /// The table as `me` sits at it.
    fn outline(view: &Self::View, me: Option<Seat>) -> Vec<Section>;
    /// How a seat stands, in one line without its name.
    fn standing(view: &Self::View, seat: Seat) -> Message;
    /// What all would see together: for a game that is over.
    fn open_view(&self) -> Self::View;
    /// Turns or rounds begun.
    fn turn(view: &Self::View) -> u32;
    /// Who went first.
    fn first(view: &Self::View) -> Seat;
    /// Those who win and lose together with the seat, itself included.
    fn side_of(view: &Self::View, seat: Seat) -> SeatSet;
}

/// Things that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// What stands before the first thing, if anything.
    pub title: Option<Message>,
    /// The things in order.
    pub things: Vec<Thing>,
    /// Whether each thing deserves a line of its own, with what it does, where there is room.
    pub spread: bool,
}

impl Section {
    /// Things under a title.
    pub const fn new(title: Message, things: Vec<Thing>) -> Self {
        Self { title: Some(title), things, spread: false }
    }

    /// The section with a line a thing.
    #[must_use]
    pub const fn spread(mut self) -> Self {
        self.spread = true;
        self
    }
}

/// One thing on the table that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Its place.
    pub spot: Spot,
    /// How it looks in one line.
    pub label: Vec<Piece>,
    /// Its name, if there is more to say about it.
    pub name: Option<Message>,
    /// What is printed on it.
    pub facts: Vec<Message>,
    /// What it does.
    pub abilities: Vec<Message>,
    /// What lies in it, if it is a pile that may be looked through.
    pub contents: Option<Vec<Thing>>,
}

impl Thing {
    /// A thing that looks like `label` and says nothing more.
    pub const fn new(spot: Spot, label: Vec<Piece>) -> Self {
        Self { spot, label, name: None, facts: Vec::new(), abilities: Vec::new(), contents: None }
    }

    /// The thing with one more piece of its label.
    #[must_use]
    pub fn and(mut self, piece: Piece) -> Self {
        self.label.push(piece);
        self
    }
}

/// A part of a label; parts stand one after the other, with a space between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The words.
    pub words: Words,
    /// How they look. A tone never says anything that the words do not.
    pub tone: Tone,
}

/// The words of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// A message.
    Message(Message),
    /// A number or a sign that every language writes alike.
    Sign(String),
    /// A player's sign and name.
    Player(Seat),
}

impl Piece {
    /// Words in the plain tone.
    pub const fn says(message: Message) -> Self {
        Self { words: Words::Message(message), tone: Tone::Plain }
    }

    /// A number or a sign in the plain tone.
    pub fn sign(sign: impl Into<String>) -> Self {
        Self { words: Words::Sign(sign.into()), tone: Tone::Plain }
    }

    /// A wider space before the next piece.
    pub fn gap() -> Self {
        Self::sign("")
    }

    /// A player by sign and name.
    pub const fn player(seat: Seat) -> Self {
        Self { words: Words::Player(seat), tone: Tone::Seat(seat) }
    }

    /// The piece in another tone.
    #[must_use]
    pub const fn in_tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }
}

/// How a piece looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tone {
    Plain,
    /// It may be skipped.
    Quiet,
    /// It matters.
    Strong,
    /// In the colour of a seat.
    Seat(Seat),
    Green,
    Yellow,
    Blue,
    Red,
}
