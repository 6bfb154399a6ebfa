//! What Brood War adds, as a viewer sees it.

use orrery_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::listed;
use crate::brood::{Campaign, Thrall};
use crate::cards::{Card, Cost, Leadership, Planet, Unit};
use crate::state::{Area, StarCraft};

/// What Brood War adds to a player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[expect(clippy::struct_excessive_bools, reason = "each is about another phase")]
pub struct BroodView {
    /// Leadership cards that stay in play.
    pub in_play: Vec<Leadership>,
    /// Leadership cards that were resolved and discarded.
    pub used: Vec<Leadership>,
    /// Whether he has picked a Leadership card face down.
    pub has_picked: bool,
    /// Which one; his own secret until all have picked and it is revealed.
    pub picked: Option<Leadership>,
    /// Mineral and gas tokens.
    pub tokens: [u8; 2],
    /// Orders in the Special Order Pool.
    pub pool: u8,
    /// How many it may hold.
    pub pool_room: u8,
    /// The permanent minerals and gas.
    pub permanent: Cost,
    /// Units on a Leadership card.
    pub aboard: Vec<Unit>,
    /// Units under his mind control.
    pub thralls: Vec<Thrall>,
    /// Orders placed in this Planning phase, the Defend order included.
    pub placed: u8,
    /// Whether the Defend order was used in this Planning phase.
    pub defended: bool,
    /// Cards that went back to the hand in this Execution phase and bear a mark (SC 24.4.3).
    pub recharged: Vec<Card>,
    /// As what orders may be executed in the coming Execution phase.
    pub campaign: Campaign,
    /// Whether orders may be placed in pairs in the coming Planning phase (The Will of the Conclave).
    pub pairs: bool,
    /// Whether transports cannot be destroyed in this round (Return to Aiur).
    pub sheltered: bool,
}

impl BroodView {
    pub(super) fn of(game: &StarCraft, seat: Seat, own: bool) -> Option<Self> {
        if !game.is_brood_war() {
            return None;
        }
        let brood = &game.players[seat].brood;
        let cards = |bits: u64| Leadership::all().filter(|card| bits & card.bit() != 0).collect();
        let revealed = game.stage_of_choice().is_none();
        let faction = game.players[seat].faction;
        let own_cards = faction.into_iter().flat_map(|faction| Card::of_faction(faction, game.edition()));
        Some(Self {
            in_play: cards(brood.in_play),
            used: cards(brood.resolved & !brood.in_play),
            has_picked: brood.picked.is_some(),
            picked: brood.picked.filter(|_| own || revealed),
            tokens: brood.tokens,
            pool: brood.pool,
            pool_room: game.special_orders_allowed(seat),
            permanent: game.permanent(seat),
            aboard: listed(brood.aboard),
            thralls: game.thralls(seat).collect(),
            placed: brood.placed,
            defended: brood.defended,
            recharged: own_cards.filter(|card| brood.recharged & card.bit() != 0).collect(),
            campaign: brood.campaign,
            pairs: brood.pairs,
            sheltered: brood.sheltered > 0 && brood.sheltered >= game.round,
        })
    }
}

/// What cards of Brood War have changed for a while, for all to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LastingView {
    /// The planet on which others place one order each, and who named it (Subtle Influence).
    pub influence: Option<(Planet, Seat)>,
    /// The area whose units the order being executed cannot move (Maelstrom).
    pub held: Option<Area>,
    /// Whether nobody can win in the Regrouping phase of this round (Destiny).
    pub destiny: bool,
}

impl LastingView {
    pub(super) const fn of(game: &StarCraft) -> Self {
        let brood = &game.brood;
        let destiny = brood.destiny > 0 && brood.destiny >= game.round;
        Self { influence: brood.influence, held: brood.maelstrom, destiny }
    }
}
