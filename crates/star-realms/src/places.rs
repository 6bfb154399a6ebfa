//! Where things happen, for animation: from, then to.

use orrery_engine::{Seat, Spot};

use crate::cards::Destination;
use crate::describe::{discard, for_sale, hand, in_play, place, player};
use crate::event::{Event, ScrappedFrom};
use crate::piles::Zone;
use crate::state::StarRealms;

fn deck(seat: Seat) -> Spot {
    place("deck", Some(seat), 0)
}

fn pile(seat: Seat) -> Spot {
    place("discard", Some(seat), 0)
}

impl StarRealms {
    /// The places an event concerns, as the table stands after it.
    pub(crate) fn places_of(&self, event: &Event) -> Vec<Spot> {
        // The card played last lies last.
        let last = |seat: Seat| in_play(seat, self.cards(Zone::InPlay(seat)).len().saturating_sub(1) as u8);
        let of_kind = |seat: Seat, kind| {
            let slot = self.cards(Zone::InPlay(seat)).iter().position(|card| card.kind == kind);
            slot.map(|slot| in_play(seat, slot as u8))
        };
        match *event {
            Event::LotDrawn { first } => vec![player(first)],
            Event::TradeDeckShuffled => vec![place("trade-deck", None, 0)],
            Event::DeckShuffled { seat } => vec![pile(seat), deck(seat)],
            Event::GameBegan { .. } | Event::TurnEnded { .. } | Event::JointlyPaid { .. } => vec![],
            Event::TurnBegan { seats, .. } => seats.iter().map(player).collect(),
            Event::Played { seat, kind } => vec![hand(seat, kind), last(seat)],
            Event::Used { seat, kind, .. } => of_kind(seat, kind).into_iter().collect(),
            Event::Gained { seat, by, .. } => of_kind(seat, by).into_iter().chain([player(seat)]).collect(),
            Event::Drew { seat, .. } => vec![deck(seat), place("hand", Some(seat), 0)],
            Event::HandDiscarded { seat, .. } => vec![place("hand", Some(seat), 0), pile(seat)],
            Event::Discarded { seat, kind } => vec![hand(seat, kind), discard(seat, kind)],
            Event::Scrapped { seat, kind, from } => {
                let from = match from {
                    ScrappedFrom::Hand => hand(seat, kind),
                    ScrappedFrom::DiscardPile => discard(seat, kind),
                    ScrappedFrom::Row => for_sale(kind),
                    ScrappedFrom::Play => place("in-play", Some(seat), 0),
                };
                vec![from, place("scrap-heap", None, 0)]
            }
            Event::RowFilled { kind } => vec![place("trade-deck", None, 0), for_sale(kind)],
            Event::Acquired { seat, kind, to, .. } => {
                let to = match to {
                    Destination::DiscardPile => discard(seat, kind),
                    Destination::Hand => hand(seat, kind),
                    Destination::TopOfDeck => deck(seat),
                };
                vec![for_sale(kind), to]
            }
            Event::DiscardDemanded { seat, victim } => vec![player(seat), player(victim)],
            Event::NextPlaced { seat, .. }
            | Event::Pledged { seat, .. }
            | Event::JointPaymentFailed { seat }
            | Event::Ready { seat }
            | Event::Withdrew { seat }
            | Event::Conceded { seat }
            | Event::Eliminated { seat }
            | Event::DamageRemoved { seat } => vec![player(seat)],
            Event::Copied { seat, kind, of } => {
                of_kind(seat, of).into_iter().chain(of_kind(seat, kind)).collect()
            }
            Event::Attacked { seat, target, .. } => vec![player(seat), player(target)],
            Event::BaseDamaged { seat, owner, kind, .. } => {
                [player(seat)].into_iter().chain(of_kind(owner, kind)).collect()
            }
            Event::BaseDestroyed { owner, kind, .. } => {
                vec![place("in-play", Some(owner), 0), discard(owner, kind)]
            }
            Event::CardPassed { seat, to, kind } => vec![discard(seat, kind), discard(to, kind)],
            Event::AttackProposed { owner, kind, .. } => of_kind(owner, kind).into_iter().collect(),
            Event::PurchaseProposed { kind, .. } => vec![for_sale(kind)],
            Event::CardGiven { seat, to, kind } => vec![player(seat), discard(to, kind)],
            Event::Won { winners } | Event::Drawn { winners } => winners.iter().map(player).collect(),
        }
    }
}
