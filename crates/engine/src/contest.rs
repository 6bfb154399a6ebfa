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

/// How a stated contest is to be fought many times over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner<'a> {
    /// Which of [`Contests::COMBATS`] it is.
    pub combat: &'a str,
    /// Which of [`Contests::SUSTAINING`] both sides follow.
    pub sustaining: &'a str,
    /// How often.
    pub battles: u32,
    /// The luck of all of them together.
    pub seed: u64,
}

/// How a contest ended that was fought many times over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What it was, in the words of the game.
    pub lines: Vec<Message>,
    /// How often it was fought.
    pub battles: u64,
    /// How often the attacker and the defender won; nobody did in the rest.
    pub won: [u64; 2],
    /// What the attacker and the defender brought, each kind of piece once.
    pub sides: [Vec<Survivors>; 2],
}

/// Pieces of one kind in a contest that was fought many times over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survivors {
    /// How the kind is written in a statement.
    pub word: &'static str,
    /// The key of its name.
    pub key: &'static str,
    /// How many took part.
    pub staked: u32,
    /// How many were left, in all battles together.
    pub left: u64,
}

impl Tally {
    /// Adds the same contest, fought again.
    pub fn add(&mut self, more: &Self) {
        self.battles += more.battles;
        for side in 0..2 {
            self.won[side] += more.won[side];
            for (own, more) in self.sides[side].iter_mut().zip(&more.sides[side]) {
                own.left += more.left;
            }
        }
    }

    /// How likely an end is, from 0 to 1.
    pub fn chance(&self, verdict: Verdict) -> f64 {
        let count = match verdict {
            Verdict::Attacker => self.won[0],
            Verdict::Defender => self.won[1],
            Verdict::Nobody => self.battles - self.won[0] - self.won[1],
        };
        count as f64 / self.battles.max(1) as f64
    }

    /// How many pieces of a kind are left on average.
    pub fn left(&self, kind: &Survivors) -> f64 {
        kind.left as f64 / self.battles.max(1) as f64
    }
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

    /// The kinds of combat that are stated apart, the usual one first; none if the words say it.
    const COMBATS: &'static [&'static str] = &[];
    /// When units that can take damage do so in a stated contest, the usual way first; none if that is left to the bots.
    const SUSTAINING: &'static [&'static str] = &[];

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

    /// A contest stated in words and fought many times over without a board, by a game that has a faster way than to let
    /// bots play it.
    fn tally(_terms: &Terms<'_>, _manner: &Manner<'_>) -> Option<Result<Tally, Misstated>> {
        None
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
