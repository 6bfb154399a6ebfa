//! Action cards: who may hold which, as everybody can tell, and who does (RB 13.2).

use orrery_engine::{Log, Seat};

use crate::cards::{ActionCard, Leader, Role, Side};
use crate::event::Event;
use crate::place::Place;
use crate::state::{Back, Rebellion};

impl Rebellion {
    /// Whether a side may hold a card as far as everybody can tell. A window opens if it may, whether it does or not.
    pub(crate) fn may_hold(&self, side: Side, card: ActionCard) -> bool {
        let actions = &self.actions[side as usize];
        actions.used & (1 << card as u64) == 0 && actions.owned.iter().any(|own| own.back.fits(card))
    }

    /// Whether a seat holds a card and may decide about it (RB 16.3.6, RB 16.8.6).
    pub(crate) fn holds(&self, seat: Seat, card: ActionCard) -> bool {
        let side = card.def().side;
        self.actions[side as usize].owned.iter().any(|own| {
            own.card == card
                && match own.back {
                    Back::Recruited(leader) => self.seat_of(side, leader.def().role) == seat,
                    Back::Alone(_) => self.seat_of(side, Role::Admiral) == seat,
                    Back::Starting => match card.def().leaders {
                        [leader, ..] => self.seat_of(side, leader.def().role) == seat,
                        [] => self.seats_of(side).any(|own| own == seat),
                    },
                }
        })
    }

    /// A card is revealed and goes to the box (RB 13.2.2).
    pub(crate) fn spend_card(&mut self, side: Side, card: ActionCard, seat: Seat, log: &mut Log<Event>) {
        let actions = &mut self.actions[side as usize];
        let at = actions.owned.iter().position(|own| own.card == card).expect("checked: the card is held");
        actions.owned.remove(at);
        actions.used |= 1 << card as u64;
        log.push(|| Event::CardUsed { seat, card });
    }

    /// The leaders pictured on a card who are free and in a place (RB 13.2.4, RB 10.5.6, RB 10.7.6).
    pub(crate) fn present(&self, card: ActionCard, place: Place) -> impl Iterator<Item = Leader> + '_ {
        let side = card.def().side;
        let closed = side == Side::Rebels && self.round.closed.is_some_and(|system| place == system.into());
        self.leaders_at(side, place)
            .filter(move |&leader| !closed && leader.def().side == side && card.pictures(leader))
    }
}
