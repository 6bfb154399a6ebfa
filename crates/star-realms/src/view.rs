//! What a viewer may know, built field by field from the state.

use orrery_engine::{Outcome, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::action::Slot;
use crate::cards::{Kind, Part};
use crate::hidden;
use crate::piles::{Card, Zone};
use crate::setup::Setup;
use crate::state::StarRealms;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The setup; nothing of it is secret.
    pub setup: Setup,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: SeatSet,
    /// Who took or takes the first turn; in raid, the boss.
    pub first: Seat,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The trade row.
    pub row: Vec<Kind>,
    /// Cards left in the trade deck.
    pub trade_deck: usize,
    /// Explorers left for sale.
    pub explorers: usize,
    /// The scrap heap.
    pub scrap_heap: Vec<Kind>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// His side, himself included.
    pub side: SeatSet,
    /// His part in the mode.
    pub role: Role,
    /// Whether he is still in the game.
    pub in_game: bool,
    /// Whether he has ended his main phase while a teammate goes on.
    pub ready: bool,
    /// Authority; in hydra the team's.
    pub authority: i32,
    /// Unspent trade.
    pub trade: u16,
    /// Unspent combat.
    pub combat: u16,
    /// Discards owed at the start of his next turn.
    pub owed_discards: u16,
    /// What he offers to the joint payment being agreed on.
    pub pledge: u16,
    /// Faces for those who may see them, sorted by title.
    pub hand: Hand,
    /// Cards in the personal deck.
    pub deck: usize,
    /// Cards that everybody knows to lie on top of the deck, the top card first.
    pub deck_top: Vec<Kind>,
    /// The discard pile, public (SR 8.1.2).
    pub discard: Vec<Kind>,
    /// Cards in play.
    pub in_play: Vec<InPlayView>,
}

/// A hand as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The faces, sorted by title.
    Open(Vec<Kind>),
    /// Only how many.
    Closed(usize),
}

impl Hand {
    /// How many cards.
    pub fn len(&self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Closed(n) => *n,
        }
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A player's part in his mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Role {
    Player,
    Emperor,
    Admiral,
    Boss,
    Raider,
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct InPlayView {
    /// Its place among its owner's cards in play.
    pub slot: Slot,
    /// Its title.
    pub kind: Kind,
    /// What it is a copy of this turn.
    pub copies: Option<Kind>,
    /// Combat still needed to destroy it; 0 for ships.
    pub defense: u16,
    /// Damage kept on it (raid).
    pub damage: u8,
    /// Whether its primary ability was used this turn, or is a ship's.
    pub primary_used: bool,
    /// Whether its ally ability was used this turn.
    pub ally_used: bool,
    /// Whether its ally condition is fulfilled.
    pub ally_live: bool,
}

impl View {
    pub(crate) fn of(game: &StarRealms, viewer: Viewer) -> Self {
        Self {
            setup: game.setup,
            turn: game.turn,
            active: game.active,
            first: game.first,
            players: Seat::all(game.setup.players).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            row: titles(game.cards(Zone::Row)),
            trade_deck: game.cards(Zone::TradeDeck).len(),
            explorers: game.cards(Zone::Explorers).len(),
            scrap_heap: titles(game.cards(Zone::ScrapHeap)),
            outcome: match orrery_engine::Game::status(game) {
                Status::Over(outcome) => Some(outcome),
                Status::Decision(_) | Status::Chance(_) => None,
            },
        }
    }
}

impl PlayerView {
    fn of(game: &StarRealms, seat: Seat, viewer: Viewer) -> Self {
        let player = &game.players[seat];
        let hand = game.cards(Zone::Hand(seat));
        Self {
            seat,
            side: game.allies(seat),
            role: role(game, seat),
            in_game: game.in_game.contains(seat),
            ready: game.ready.contains(seat),
            authority: game.authority(seat),
            trade: player.trade,
            combat: player.combat,
            owed_discards: player.owed_discards,
            pledge: player.pledge,
            hand: if hidden::sees(game, viewer, seat) {
                let mut faces = titles(hand);
                faces.sort_unstable();
                Hand::Open(faces)
            } else {
                Hand::Closed(hand.len())
            },
            deck: game.cards(Zone::Deck(seat)).len(),
            deck_top: game
                .cards(Zone::Deck(seat))
                .iter()
                .rev()
                .take_while(|card| card.has(Card::KNOWN))
                .map(|card| card.kind)
                .collect(),
            discard: titles(game.cards(Zone::Discard(seat))),
            in_play: game
                .cards(Zone::InPlay(seat))
                .iter()
                .enumerate()
                .map(|(slot, &card)| InPlayView {
                    slot: slot as Slot,
                    kind: card.kind,
                    copies: card.copies,
                    defense: game.missing_damage(seat, slot as Slot),
                    damage: card.damage(),
                    primary_used: card.kind.is_ship()
                        || card.has(Card::PRIMARY_USED)
                        || card.acting().text(Part::Primary).is_empty(),
                    ally_used: card.has(Card::ALLY_USED),
                    ally_live: !card.acting().def().ally.is_empty() && game.ally_condition(seat, slot),
                })
                .collect(),
        }
    }
}

fn titles(cards: &[Card]) -> Vec<Kind> {
    cards.iter().map(|card| card.kind).collect()
}

fn role(game: &StarRealms, seat: Seat) -> Role {
    use crate::setup::Mode;
    match game.setup.mode {
        Mode::Emperor if game.is_emperor(seat) => Role::Emperor,
        Mode::Emperor => Role::Admiral,
        Mode::Raid if seat == game.first => Role::Boss,
        Mode::Raid => Role::Raider,
        Mode::Duel | Mode::FreeForAll | Mode::Hunter | Mode::Hydra => Role::Player,
    }
}
