//! What a client needs to show a game: message keys, never text in a language, and places on the table.

use crate::{Game, Illegal, Rule, Seat};

/// Tells clients what is asked, what each choice is about and what happened.
pub trait Describe: Game {
    /// The kinds of reaction windows the game opens, as message keys; a player may leave orders for each.
    const WINDOWS: &'static [&'static str] = &[];

    /// What `seat` is asked now, or `None` if it owes no decision.
    fn question(&self, seat: Seat) -> Option<Message>;
    /// How an action listed for `seat` reads and what on the table it is about.
    fn choice(&self, seat: Seat, action: Self::Action) -> Choice;
    /// How an event reads in the log; `None` for one that is only there for animation.
    fn sentence(&self, event: &Self::Event) -> Option<Message>;
    /// Where it happened, for animation: where a piece came from, then where it went; or the places it concerns.
    fn places(&self, _event: &Self::Event) -> Vec<Spot> {
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
}

/// A sentence by its key in the locale files, with arguments and the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key, without the game's prefix.
    pub key: &'static str,
    /// Named arguments.
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

/// One argument of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count; languages choose the plural by it.
    Number(i32),
    /// A player, shown by name.
    Player(Seat),
    /// A component by the key of its name, e.g. `card-scout`.
    Name(&'static str),
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The kind of place in the game's words, e.g. `row`, `hand`, `in-play`, `player`.
    pub zone: &'static str,
    /// Whose place it is; `None` for what is common.
    pub owner: Option<Seat>,
    /// Which one: a card's number or a position, as the game's documentation of the zone says.
    pub index: u16,
}
