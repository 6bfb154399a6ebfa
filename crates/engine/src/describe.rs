//! What a client needs to show a game: message keys, never text in a language, and places on the table.

use serde::Serialize;
use ts_rs::TS;

use crate::{Game, Illegal, Rule, Seat};

/// Tells clients what is asked, what each choice is about and what happened.
pub trait Describe: Game {
    /// The kinds of reaction windows the game opens, as message keys; a player may leave orders for each.
    const WINDOWS: &'static [&'static str] = &[];
    /// Whether it opens so many that who has left no order is asked only if able to answer. Bots answer them at a glance
    /// ([`crate::Appraise::is_routine`]), so that how long they take tells nothing.
    const MANY_WINDOWS: bool = false;

    /// What `seat` is asked now, or `None` if it owes no decision. Only that seat is told.
    fn question(&self, seat: Seat) -> Option<Message>;
    /// What the others are told `seat` is doing, from open facts alone; `None` if they are told nothing.
    fn waiting(&self, seat: Seat) -> Option<Message>;
    /// How an action listed for `seat` reads and what on the table it is about.
    fn choice(&self, seat: Seat, action: Self::Action) -> Choice;
    /// How an event reads in the log; `None` for one that is only there for animation.
    fn sentence(&self, event: &Self::Event) -> Option<Message>;
    /// How much its sentence matters: a heading folds what follows it, a detail is shown on demand.
    fn line(&self, _event: &Self::Event) -> Line {
        Line::Sentence
    }
    /// What moved, appeared or vanished, for animation.
    fn moves(&self, _event: &Self::Event) -> Vec<Move> {
        Vec::new()
    }
    /// What a person may mean by pointing at `spot`, legal or not, likeliest first. The first refusal among
    /// them is the answer to 'why not?'.
    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Self::Action>;
    /// Why nothing can be done with `spot` if no attempt has a meaning there.
    fn idle(&self, seat: Seat, spot: Spot) -> Illegal;
    /// What a client asks back before it sends a listed action that is rarely meant and cannot be taken back: a
    /// hint, no rule. `None` for most.
    fn confirmation(&self, _seat: Seat, _action: Self::Action) -> Option<Message> {
        None
    }
    /// The reaction window that asks `seat` now; `None` if it is asked nothing, or something else.
    ///
    /// Everybody knows which window is open and whom it asks, so the answer follows from open facts alone.
    fn window(&self, _seat: Seat) -> Option<Window<Self::Action>> {
        None
    }
}

/// A moment at which a seat may answer what another one does, or let it pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<A> {
    /// Which of [`Describe::WINDOWS`] it is.
    pub kind: &'static str,
    /// The action that lets it pass; it is listed whatever the seat holds.
    pub pass: A,
}

/// One choice as a client shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The words on the button.
    pub label: Message,
    /// What lights up on the table; a click on it means this choice or narrows the list to it.
    pub about: Vec<Spot>,
    /// The heading it stands under, a message key.
    pub group: Option<&'static str>,
    /// How it is offered.
    pub kind: ChoiceKind,
}

impl Choice {
    /// A plain choice without a heading.
    pub const fn new(label: Message, about: Vec<Spot>) -> Self {
        Self { label, about, group: None, kind: ChoiceKind::Plain }
    }

    /// The choice under a heading.
    #[must_use]
    pub const fn under(mut self, heading: &'static str) -> Self {
        self.group = Some(heading);
        self
    }

    /// The choice offered in this way.
    #[must_use]
    pub const fn of_kind(mut self, kind: ChoiceKind) -> Self {
        self.kind = kind;
        self
    }
}

/// How a choice is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// One among others.
    Plain,
    /// It ends what the seat is doing: it stands last, apart from the rest.
    Finish,
    /// One of many that differ only in this number: a client may offer a slider.
    Amount(u16),
    /// Rarely wanted, and therefore folded away, such as destroying one's own units.
    Aside,
}

/// How much a line of the log matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A turn, a phase or a battle begins.
    Heading,
    /// Something happened.
    Sentence,
    /// A step of it, such as one worker put on one card.
    Detail,
}

/// A piece that moves; it appears where only `to` is known and vanishes where only `from` is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// What moves, by the key of its name; `None` for something without a face, such as a card face down.
    pub piece: Option<&'static str>,
    /// How many of them.
    pub count: u16,
    /// Where from.
    pub from: Option<Spot>,
    /// Where to.
    pub to: Option<Spot>,
}

impl Move {
    /// One piece goes from one place to another.
    pub const fn new(piece: Option<&'static str>, from: Spot, to: Spot) -> Self {
        Self { piece, count: 1, from: Some(from), to: Some(to) }
    }

    /// Something happens at a place.
    pub const fn at(place: Spot) -> Self {
        Self { piece: None, count: 1, from: None, to: Some(place) }
    }
}

/// A sentence by its key in the locale files, with arguments and the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Text")]
pub struct Message {
    /// The key, without the game's prefix.
    pub key: &'static str,
    /// Named arguments.
    #[serde(serialize_with = "as_map")]
    #[ts(type = "Record<string, Arg>")]
    pub args: Vec<(&'static str, Arg)>,
    /// The paragraph to open for more.
    pub rule: Option<Rule>,
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new(), rule: None }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The message with the paragraph it rests on.
    #[must_use]
    pub const fn by(mut self, rule: Rule) -> Self {
        self.rule = Some(rule);
        self
    }
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

fn with_a_dot<S: serde::Serializer>(name: &str, part: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{name}.{part}"))
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Arg {
    /// A count; languages choose the plural by it.
    Number(i32),
    /// A player, shown by name.
    Player(Seat),
    /// A component by the key of its name, e.g. `card-scout`; after a dot an attribute of the name may stand, such
    /// as a case: `unit-marine.object`.
    Name(&'static str),
    /// An attribute of a component's name, e.g. the text of a card; it travels as `Name` does.
    #[serde(rename = "name", serialize_with = "with_a_dot")]
    #[ts(skip)]
    Part(&'static str, &'static str),
    /// A message of its own, e.g. an area of a planet.
    #[serde(rename = "text")]
    Message(Box<Message>),
    /// So many of each component, by the key of its name; the name's attribute `counted` says it.
    Counted(Vec<(u16, &'static str)>),
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<i32> for Arg {
    fn from(n: i32) -> Self {
        Self::Number(n)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Player(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(name: &'static str) -> Self {
        Self::Name(name)
    }
}

/// A place on the table that a client can light up and a player can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
pub struct Spot {
    /// The kind of place in the game's words, e.g. `row`, `hand`, `in-play`, `player`.
    pub zone: &'static str,
    /// Whose place it is; `None` for what is common.
    pub owner: Option<Seat>,
    /// Which one: a card's number or a position, as the game's documentation of the zone says.
    pub index: u16,
    /// Which thing there, from 1 on, e.g. a type of unit in an area; 0 is the place itself.
    pub item: u16,
}

impl Spot {
    /// A common place.
    pub const fn common(zone: &'static str, index: u16) -> Self {
        Self { zone, owner: None, index, item: 0 }
    }

    /// A player's place.
    pub const fn of(zone: &'static str, owner: Seat, index: u16) -> Self {
        Self { zone, owner: Some(owner), index, item: 0 }
    }

    /// A thing at this place.
    #[must_use]
    pub const fn item(mut self, item: u16) -> Self {
        self.item = item;
        self
    }
}
