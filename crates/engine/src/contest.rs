//! Contests: fights over something whose odds a player may want to know beforehand.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Appraise, Message, Seat};

/// A fight between two players, and what each of them stakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest<Place, Piece> {
    /// What it is fought over.
    pub place: Place,
    /// The attacker and the defender.
    pub seats: [Seat; 2],
    /// The pieces of both sides, each kind once, with their number.
    pub forces: [Vec<(Piece, u32)>; 2],
}

/// How a contest ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The attacker has what it was fought over.
    Attacker,
    /// The defender kept it.
    Defender,
    /// Nobody is left.
    Nobody,
}

/// A contest stated in words, as somebody writes it on a command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms<'a> {
    /// Who attacks, and with what.
    pub attacker: &'a str,
    /// Who defends, and with what.
    pub defender: &'a str,
    /// What else counts, divided by commas.
    pub with: &'a str,
}

/// A stated contest, about to be fought.
#[derive(Clone, Debug)]
pub struct Staged<G> {
    /// The position.
    pub game: G,
    /// What it is, in the words of the game.
    pub lines: Vec<Message>,
    /// How it can end, with the key of the message that tells how likely that is.
    pub ends: &'static [(Verdict, &'static str)],
}

/// What is wrong with a statement: a message by its key, with words as they were or could be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misstated {
    /// The key of the message.
    pub key: &'static str,
    /// Its arguments.
    pub words: Vec<(&'static str, String)>,
}

/// A game that may have contests. What it tells of them is public. One without any has places and pieces of a type
/// without values ([`std::convert::Infallible`]) and leaves the rest as it is.
pub trait Contests: Appraise {
    /// What is fought over.
    type Place: Copy + Eq + Debug + Send + Sync;
    /// A kind of piece that can be lost.
    type Piece: Copy + Eq + Ord + Hash + Debug + Send + Sync;

    /// What a place is called.
    fn place_name(place: Self::Place) -> Message;
    /// The key of a piece's name.
    fn piece_key(piece: Self::Piece) -> &'static str;

    /// A contest stated in words; nobody plays it but the bots that are to tell its odds.
    ///
    /// # Errors
    /// What is wrong with the words.
    fn stage(_terms: &Terms<'_>) -> Result<Staged<Self>, Misstated> {
        Err(Misstated { key: "odds-none", words: Vec::new() })
    }

    /// The contest at hand: one that is being fought, or one that will be if nobody moves anything more.
    fn contest(&self) -> Option<Contest<Self::Place, Self::Piece>> {
        None
    }
    /// Lets a contest begin that is only about to; one that is fought goes on as it is.
    fn join(&mut self) {}
    /// Whether no contest is being fought.
    fn is_settled(&self) -> bool {
        true
    }
    /// Who has what the contest was fought over, now that it is settled.
    fn verdict(&self, _contest: &Contest<Self::Place, Self::Piece>) -> Verdict {
        Verdict::Nobody
    }
    /// How many pieces of a kind a player has in all.
    fn pieces(&self, _seat: Seat, _piece: Self::Piece) -> u32 {
        0
    }
}
