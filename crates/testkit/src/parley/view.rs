//! What a viewer may know.

use orrery_engine::{BySeat, Describe, Message, Seat, SeatSet, Stack, Viewer, shuffle};

use super::{Card, Frame, Parley, Pile};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards each player holds.
    pub hands: Vec<usize>,
    /// The viewer's own hand.
    pub hand: Option<Pile>,
    /// Who has laid a card for the duel, and its face if the viewer knows it.
    pub committed: Vec<Option<Option<Card>>>,
    /// The discard pile.
    pub discard: Pile,
    /// Each player's influence.
    pub influence: BySeat<u8, 4>,
    /// Who has left.
    pub out: SeatSet,
    /// What is being resolved; no frame holds a secret.
    pub stack: Stack<Frame, 14>,
    /// What the viewer is asked.
    pub question: Option<Message>,
}

impl View {
    pub(super) fn of(game: &Parley, viewer: Viewer) -> Self {
        let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let face = |seat| move |card: Card| (!game.committing() || own == Some(seat)).then_some(card);
        Self {
            deck: game.deck.len(),
            hands: Seat::all(game.seats).map(|seat| game.hands[seat].cards().count()).collect(),
            hand: own.map(|seat| game.hands[seat]),
            committed: Seat::all(game.seats).map(|seat| game.committed[seat].map(face(seat))).collect(),
            discard: game.discard,
            influence: game.influence,
            out: game.out,
            stack: game.stack,
            question: own.and_then(|seat| game.question(seat)),
        }
    }
}

/// Shuffles every face `viewer` does not know, face-down commitments included, and puts as many back. The faces are
/// sorted first, so that the guess depends on what is known and not on where they really lie.
pub(super) fn redeal(game: &mut Parley, viewer: Viewer, seed: u64) {
    let others = Seat::all(game.seats).filter(|&seat| viewer != Viewer::Seat(seat));
    let committing = game.committing();
    let mut pool = std::mem::take(&mut game.deck);
    for seat in others.clone() {
        pool.extend(game.hands[seat].cards());
        pool.extend(game.committed[seat].filter(|_| committing));
    }
    pool.sort_unstable();
    shuffle(&mut pool, seed);
    for seat in others {
        let rest = pool.len() - game.hands[seat].cards().count();
        game.hands[seat] = pool.drain(rest..).collect();
        if committing && game.committed[seat].is_some() {
            game.committed[seat] = pool.pop();
        }
    }
    game.deck = pool;
}
