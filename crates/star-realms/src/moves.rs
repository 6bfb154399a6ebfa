//! What moves on the table when something happens, for animation.

use orrery_engine::{Move, Seat, Spot};

use crate::cards::{Destination, Kind};
use crate::describe::{discard, for_sale, hand, in_play, player};
use crate::event::{Event, Points, ScrappedFrom};
use crate::piles::Zone;
use crate::state::StarRealms;

const TRADE_DECK: Spot = Spot::common("trade-deck", 0);
const SCRAP_HEAP: Spot = Spot::common("scrap-heap", 0);

const fn deck(seat: Seat) -> Spot {
    Spot::of("deck", seat, 0)
}

const fn pile(seat: Seat) -> Spot {
    Spot::of("discard", seat, 0)
}

/// A hand as a whole: no title has this index.
const fn whole_hand(seat: Seat) -> Spot {
    Spot::of("hand", seat, u16::MAX)
}

fn card(kind: Kind, from: Spot, to: Spot) -> Vec<Move> {
    vec![Move::new(Some(kind.def().key), from, to)]
}

fn face_down(count: u16, from: Spot, to: Spot) -> Vec<Move> {
    vec![Move { count, ..Move::new(None, from, to) }]
}

impl StarRealms {
    /// What moves when `event` happens; places are those of the table after it.
    pub(crate) fn moves_of(&self, event: &Event) -> Vec<Move> {
        // The card played last lies last.
        let last = |seat: Seat| in_play(seat, self.cards(Zone::InPlay(seat)).len().saturating_sub(1) as u8);
        let of_kind = |seat: Seat, kind| {
            let slot = self.cards(Zone::InPlay(seat)).iter().position(|card| card.kind == kind);
            slot.map(|slot| in_play(seat, slot as u8))
        };
        let at = |spot: Option<Spot>| spot.map(Move::at).into_iter().collect();
        match *event {
            Event::TradeDeckShuffled => at(Some(TRADE_DECK)),
            Event::DeckShuffled { seat } => face_down(1, pile(seat), deck(seat)),
            Event::GameBegan { .. } | Event::TurnEnded { .. } | Event::JointlyPaid { .. } => vec![],
            Event::TurnBegan { seats, .. } => seats.iter().map(|seat| Move::at(player(seat))).collect(),
            Event::Played { seat, kind } => card(kind, hand(seat, kind), last(seat)),
            Event::Used { seat, kind, .. } => at(of_kind(seat, kind)),
            Event::Gained { seat, by, points, amount } => {
                let piece = match points {
                    Points::Trade => "trade",
                    Points::Combat => "combat",
                    Points::Authority => "authority",
                };
                let from = of_kind(seat, by);
                vec![Move { piece: Some(piece), count: amount, from, to: Some(player(seat)) }]
            }
            Event::Drew { seat, count, .. } => face_down(count, deck(seat), whole_hand(seat)),
            Event::HandDiscarded { seat, .. } => face_down(1, whole_hand(seat), pile(seat)),
            Event::Discarded { seat, kind } => card(kind, hand(seat, kind), discard(seat, kind)),
            Event::Scrapped { seat, kind, from } => {
                let from = match from {
                    ScrappedFrom::Hand => hand(seat, kind),
                    ScrappedFrom::DiscardPile => discard(seat, kind),
                    ScrappedFrom::Row => for_sale(kind),
                    // It has left its place already, so it rises from its owner's side.
                    ScrappedFrom::Play => player(seat),
                };
                card(kind, from, SCRAP_HEAP)
            }
            Event::RowFilled { kind } => card(kind, TRADE_DECK, for_sale(kind)),
            Event::Acquired { seat, kind, to, .. } => {
                let to = match to {
                    Destination::DiscardPile => discard(seat, kind),
                    Destination::Hand => hand(seat, kind),
                    Destination::TopOfDeck => deck(seat),
                };
                card(kind, for_sale(kind), to)
            }
            Event::DiscardDemanded { victim, .. } => at(Some(player(victim))),
            Event::LotDrawn { first: seat }
            | Event::NextPlaced { seat, .. }
            | Event::Pledged { seat, .. }
            | Event::JointPaymentFailed { seat }
            | Event::Ready { seat }
            | Event::Withdrew { seat }
            | Event::Conceded { seat }
            | Event::Eliminated { seat }
            | Event::DamageRemoved { seat } => at(Some(player(seat))),
            Event::Copied { seat, kind, .. } => at(of_kind(seat, kind)),
            Event::Attacked { seat, target, amount, .. } => {
                vec![Move { count: amount, ..Move::new(Some("combat"), player(seat), player(target)) }]
            }
            Event::BaseDamaged { seat, owner, kind, amount } => {
                let to = of_kind(owner, kind).unwrap_or(player(owner));
                vec![Move { count: amount, ..Move::new(Some("combat"), player(seat), to) }]
            }
            Event::BaseDestroyed { owner, kind, .. } => card(kind, player(owner), discard(owner, kind)),
            Event::CardPassed { seat, to, kind } => card(kind, discard(seat, kind), discard(to, kind)),
            Event::AttackProposed { owner, kind, .. } => at(of_kind(owner, kind)),
            Event::PurchaseProposed { kind, .. } => at(Some(for_sale(kind))),
            Event::CardGiven { seat, to, kind } => card(kind, player(seat), discard(to, kind)),
            Event::Won { winners } | Event::Drawn { winners } => {
                winners.iter().map(|seat| Move::at(player(seat))).collect()
            }
        }
    }
}
