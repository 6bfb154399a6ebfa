//! Positions set up by hand, for tests and puzzles.

use orrery_engine::{Game, Illegal, Seat, SeatSet};

use crate::cards::Kind;
use crate::frame::Frame;
use crate::piles::Zone;
use crate::setup::{Mode, Setup};
use crate::state::StarRealms;

/// A position being set up: the first player's first main phase, nothing shuffled, all hands empty. Personal
/// decks hold the starting cards with the Vipers on top; the row holds the last titles of the trade deck.
#[derive(Clone, Debug)]
pub struct Arrangement(StarRealms);

impl Arrangement {
    /// The position to start from. Who begins is the setup's `first`, or seat A.
    ///
    /// # Errors
    /// If the setup is refused.
    pub fn new(setup: &Setup) -> Result<Self, Illegal> {
        let mut game = StarRealms::new(&Setup { first: Some(setup.first.unwrap_or(Seat(0))), ..*setup })?;
        game.setup = *setup;
        game.stack.pop();
        game.stack.push(Frame::Main);
        for seat in Seat::all(setup.players) {
            game.players[seat].authority = game.starting_authority(seat);
        }
        while game.piles.len(Zone::Row) < crate::ROW {
            game.piles.fill_row();
        }
        game.turn = 1;
        Ok(Self(game).active(setup.first.unwrap_or(Seat(0))))
    }

    /// It is this player's turn, or his team's.
    #[must_use]
    pub fn active(mut self, seat: Seat) -> Self {
        let game = &mut self.0;
        game.active = if game.setup.mode == Mode::Hydra { game.allies(seat) } else { SeatSet::only(seat) };
        self
    }

    /// A zone holds just these cards; the last one is the top of a deck.
    ///
    /// # Panics
    /// If the game then has more cards than three sets and six starting decks; clear another zone first.
    #[must_use]
    pub fn zone(mut self, zone: Zone, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.0.piles.clear(zone);
        for kind in cards {
            self.0.piles.add(zone, kind);
        }
        self
    }

    /// A player's hand.
    #[must_use]
    pub fn hand(self, seat: Seat, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.zone(Zone::Hand(seat), cards)
    }

    /// A player's personal deck, the top card last.
    #[must_use]
    pub fn deck(self, seat: Seat, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.zone(Zone::Deck(seat), cards)
    }

    /// A player's discard pile.
    #[must_use]
    pub fn discard(self, seat: Seat, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.zone(Zone::Discard(seat), cards)
    }

    /// A player's cards in play, as if played in an earlier turn.
    #[must_use]
    pub fn in_play(mut self, seat: Seat, cards: impl IntoIterator<Item = Kind>) -> Self {
        self = self.zone(Zone::InPlay(seat), cards);
        self.0.note_allies(seat);
        self
    }

    /// The trade row.
    #[must_use]
    pub fn row(self, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.zone(Zone::Row, cards)
    }

    /// The trade deck, the top card last.
    #[must_use]
    pub fn trade_deck(self, cards: impl IntoIterator<Item = Kind>) -> Self {
        self.zone(Zone::TradeDeck, cards)
    }

    /// How many Explorers lie in the pile.
    #[must_use]
    pub fn explorers(self, n: usize) -> Self {
        self.zone(Zone::Explorers, std::iter::repeat_n(Kind::Explorer, n))
    }

    /// A player's (in hydra his team's) authority.
    #[must_use]
    pub fn authority(mut self, seat: Seat, authority: i32) -> Self {
        let purse = self.0.purse(seat);
        self.0.players[purse].authority = authority;
        self
    }

    /// A player's trade pool.
    #[must_use]
    pub fn trade(mut self, seat: Seat, trade: u16) -> Self {
        self.0.players[seat].trade = trade;
        self
    }

    /// A player's combat pool.
    #[must_use]
    pub fn combat(mut self, seat: Seat, combat: u16) -> Self {
        self.0.players[seat].combat = combat;
        self
    }

    /// The game in this position.
    pub fn game(self) -> StarRealms {
        self.0
    }
}
