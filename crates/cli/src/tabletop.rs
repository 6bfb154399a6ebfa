//! What a game adds to [`Describe`] so that the terminal can show it.

use orrery_bots::Appraise;
use orrery_engine::{Describe, Message, Seat, SeatSet};
use orrery_table::Happened;

use crate::args::SetupArgs;
use crate::board::Board;
use crate::rulebook::Book;
use crate::text::{Names, Source, Texts};

/// The words to show a game with.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// The players' names.
    pub names: &'a Names,
}

/// A game the terminal can show. Everything is drawn from the view: what a viewer may know.
pub trait Tabletop: Describe + Appraise {
    /// The game's messages.
    const SOURCES: &'static [Source];
    /// The game's rules reference.
    const BOOK: Book;

    /// The setup the arguments ask for, and how many seats it has; `seats` is how many were named.
    ///
    /// # Errors
    /// If the arguments contradict each other.
    fn setup(args: &SetupArgs, seats: Option<u8>, texts: &Texts) -> anyhow::Result<(Self::Setup, u8)>;
    /// The setup with another first player.
    fn with_first(setup: &Self::Setup, first: Seat) -> Self::Setup;
    /// Who the setup says goes first, if it does.
    fn named_first(setup: &Self::Setup) -> Option<Seat>;
    /// The mode and the moment of the game in a few words.
    fn heading(view: &Self::View, words: Words) -> String;
    /// The table as `me` sits at it.
    fn board(view: &Self::View, me: Option<Seat>, words: Words) -> Board;
    /// The sentences of the log, each with the record it belongs to.
    fn log(&self, events: &[Happened<Self::Event>]) -> Vec<(u32, Message)>;
    /// All hands open: for a game that is over.
    fn open_view(&self) -> Self::View;
    /// Turns begun.
    fn turn(view: &Self::View) -> u32;
    /// Who took the first turn.
    fn first(view: &Self::View) -> Seat;
    /// The side `seat` is on, itself included.
    fn side_of(view: &Self::View, seat: Seat) -> SeatSet;
    /// How each seat stands in the end, in one line.
    fn standing(view: &Self::View, seat: Seat, words: Words) -> String;

    /// Whether sides share the win.
    fn is_draw(view: &Self::View, winners: SeatSet) -> bool {
        winners.iter().any(|seat| !winners.minus(Self::side_of(view, seat)).is_empty())
    }
}
