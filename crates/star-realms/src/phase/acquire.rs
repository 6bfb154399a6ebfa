//! Acquiring cards: paying, placing, refilling the row (SR 6, SR G20).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Placement;
use crate::cards::{Destination, Kind};
use crate::event::Event;
use crate::frame::Frame;
use crate::piles::{Card, Zone};
use crate::rules;
use crate::state::StarRealms;

impl StarRealms {
    /// Whether the card lies where it can be acquired.
    pub(crate) fn check_for_sale(&self, kind: Kind) -> Result<(), Illegal> {
        match kind {
            Kind::Scout | Kind::Viper => Err(rules::STARTING_CARD),
            Kind::Explorer if self.piles.is_empty(Zone::Explorers) => Err(rules::NO_EXPLORERS),
            Kind::Explorer => Ok(()),
            _ if self.piles.holds(Zone::Row, kind) => Ok(()),
            _ => Err(rules::NOT_FOR_SALE),
        }
    }

    /// Acquires a card that is for sale and paid for; asks where it goes if effects differ.
    pub(crate) fn acquire(
        &mut self,
        seat: Seat,
        kind: Kind,
        paid: u8,
        ability: Destination,
        log: &mut Log<Event>,
    ) {
        let mut placements = Placement::ALL
            .into_iter()
            .filter(|&placement| self.check_placement(seat, kind, ability, placement).is_ok());
        let first = placements.next().unwrap_or(Placement::Pile);
        if placements.next().is_some() {
            self.stack.push(Frame::Place { seat, kind, paid, ability });
        } else {
            self.place(seat, kind, paid, ability, first, log);
        }
    }

    /// Whether an effect places the card so. An effect that is not optional cannot be left out for the
    /// discard pile (SR G20).
    pub(crate) fn check_placement(
        &self,
        seat: Seat,
        kind: Kind,
        ability: Destination,
        placement: Placement,
    ) -> Result<(), Illegal> {
        let so_far = &self.players[seat].so_far;
        let by_ability = ability != Destination::DiscardPile;
        let possible = match placement {
            Placement::Pile => !by_ability && so_far.to_hand == 0 && so_far.to_top == 0,
            Placement::Ability => by_ability,
            Placement::OwnText => self.hand_when_acquired(seat, kind),
            Placement::WaitingHand => so_far.to_hand > 0,
            Placement::WaitingTop => so_far.to_top > 0,
            Placement::WaitingShipTop => so_far.ship_to_top > 0 && kind.is_ship(),
        };
        if possible { Ok(()) } else { Err(rules::CANNOT_BE_PLACED_SO) }
    }

    /// Puts the acquired card where it goes and refills the row (SR 6.3.2).
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        kind: Kind,
        paid: u8,
        ability: Destination,
        placement: Placement,
        log: &mut Log<Event>,
    ) {
        let so_far = &mut self.players[seat].so_far;
        let to = match placement {
            Placement::Pile => Destination::DiscardPile,
            Placement::Ability => ability,
            Placement::OwnText => Destination::Hand,
            Placement::WaitingHand => {
                so_far.to_hand -= 1;
                Destination::Hand
            }
            Placement::WaitingTop => {
                so_far.to_top -= 1;
                Destination::TopOfDeck
            }
            Placement::WaitingShipTop => {
                so_far.ship_to_top -= 1;
                Destination::TopOfDeck
            }
        };
        let from = if kind == Kind::Explorer { Zone::Explorers } else { Zone::Row };
        let index = if kind == Kind::Explorer { 0 } else { self.piles.find(from, kind).unwrap_or(0) };
        match to {
            Destination::DiscardPile => self.piles.shift(from, index, Zone::Discard(seat), 0),
            // Everybody saw which card it is.
            Destination::Hand => self.piles.shift(from, index, Zone::Hand(seat), Card::KNOWN),
            Destination::TopOfDeck => self.piles.shift(from, index, Zone::Deck(seat), Card::KNOWN),
        }
        if from == Zone::Row {
            self.quiet = 0;
        }
        log.push(|| Event::Acquired { seat, kind, paid: u16::from(paid), to });
        self.refill_row(log);
    }

    /// SR 6.3.1: the row holds five cards as long as the trade deck lasts (SR 10.1.2).
    pub(crate) fn refill_row(&mut self, log: &mut Log<Event>) {
        while self.piles.len(Zone::Row) < crate::ROW {
            let Some(kind) = self.piles.fill_row() else { return };
            log.push(|| Event::RowFilled { kind });
        }
    }
}
