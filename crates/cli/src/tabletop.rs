//! What the terminal needs of a game, and the words to show it with.

use orrery_engine::{Offered, Seat, SeatSet, Viewer};

use crate::look;
use crate::text::{Names, Texts};

/// The words to show a game with.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// The players' names.
    pub names: &'a Names,
}

/// A game the terminal can play and show: any that is on offer. Everything is drawn from the view.
pub trait Tabletop: Offered {}

impl<G: Offered> Tabletop for G {}

/// The kind and the moment of the game in a few words.
pub fn heading<G: Tabletop>(view: &G::View, words: Words) -> String {
    let parts: Vec<String> =
        G::heading(view).iter().map(|part| words.texts.message(part, words.names)).collect();
    parts.join(" · ")
}

/// How a seat stands in the end, in one line.
pub fn standing<G: Tabletop>(view: &G::View, seat: Seat, words: Words) -> String {
    let standing = words.texts.message(&G::standing(view, seat), words.names);
    format!("{} {}: {standing}", look::sign(seat), words.names.of(seat))
}

/// Whether sides share the win.
pub fn is_draw<G: Tabletop>(view: &G::View, winners: SeatSet) -> bool {
    winners.iter().any(|seat| !winners.minus(G::side_of(view, seat)).is_empty())
}

/// Those who win and lose together, the side of the lowest seat first.
pub fn sides<G: Tabletop>(game: &G) -> Vec<SeatSet> {
    let view = game.view(Viewer::Spectator);
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in Seat::all(game.seats()) {
        if !sides.iter().any(|side| side.contains(seat)) {
            sides.push(G::side_of(&view, seat));
        }
    }
    sides
}
