//! Paying with planets and trade goods (TI 9, TI 67, TI 78).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Planet, Tech};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::TwilightImperium;

/// Influence that a command token costs with Leadership (TI 36.2.2).
const TOKEN_PRICE: u8 = 3;

/// What is spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Currency {
    /// TI 67.
    Resources,
    /// TI 9.
    Influence,
}

/// A payment, planet by planet and good by good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Payment {
    /// Who pays.
    pub(crate) seat: Seat,
    /// With what.
    pub(crate) currency: Currency,
    /// What is due; `None` for any amount of influence, which buys command tokens (TI 36.2.2).
    pub(crate) due: Option<u8>,
    /// What was paid so far.
    pub(crate) paid: u8,
}

impl TwilightImperium {
    /// What a planet yields.
    fn value(&self, planet: Planet, currency: Currency) -> u8 {
        let swapped = self.tactical.swapped == Some(planet);
        match currency {
            Currency::Resources if !swapped => self.resources(planet),
            Currency::Influence if swapped => self.resources(planet),
            _ => self.influence(planet),
        }
    }

    /// What a trade good counts for (TI 78.4).
    fn good_value(&self, seat: Seat) -> u8 {
        if self.knows(seat, Tech::MirrorComputing) { 2 } else { 1 }
    }

    /// Planets of a seat that can be exhausted for something (TI 49.7).
    fn payers(&self, seat: Seat, currency: Currency) -> impl Iterator<Item = Planet> + '_ {
        self.planets_of(seat)
            .filter(move |&planet| !self.planet(planet).exhausted && self.value(planet, currency) > 0)
    }

    /// All that a seat could spend.
    pub(crate) fn means(&self, seat: Seat, currency: Currency) -> u8 {
        let planets = self.payers(seat, currency).map(|planet| self.value(planet, currency));
        let goods = self.sheets[seat].goods.saturating_mul(self.good_value(seat));
        planets.fold(goods, u8::saturating_add)
    }

    /// Asks a seat to pay; it can.
    pub(crate) fn pay(&mut self, seat: Seat, currency: Currency, due: u8) {
        self.stack.push(Frame::Pay(Payment { seat, currency, due: Some(due), paid: 0 }));
    }

    /// A seat may spend any amount of influence for command tokens (TI 36.2.2).
    pub(crate) fn buy_tokens(&mut self, seat: Seat) {
        self.stack.push(Frame::Pay(Payment { seat, currency: Currency::Influence, due: None, paid: 0 }));
    }

    pub(crate) fn run_pay(&mut self, payment: Payment, _log: &mut Log<Event>) -> bool {
        let enough = match payment.due {
            Some(due) => payment.paid >= due,
            None => {
                // No influence is spent for tokens that are not there (TI G95).
                payment.paid / TOKEN_PRICE >= self.reserve(payment.seat)
                    || self.means(payment.seat, payment.currency) == 0
            }
        };
        if enough {
            self.finish_payment(payment);
        }
        enough
    }

    fn finish_payment(&mut self, payment: Payment) {
        self.stack.pop();
        if payment.due.is_none() {
            self.gain_tokens(payment.seat, payment.paid / TOKEN_PRICE);
        }
    }

    pub(crate) fn list_pay(&self, payment: Payment, actions: &mut Vec<Action>) {
        actions.extend(self.payers(payment.seat, payment.currency).map(Action::Exhaust));
        if self.sheets[payment.seat].goods > 0 {
            actions.push(Action::SpendGood);
        }
        if payment.due.is_none() {
            actions.push(Action::Finish);
        }
    }

    pub(crate) fn take_pay(&mut self, payment: Payment, action: Action, log: &mut Log<Event>) {
        let seat = payment.seat;
        let worth = match action {
            Action::Exhaust(planet) => {
                let worth = self.value(planet, payment.currency);
                self.exhaust(seat, planet, log);
                worth
            }
            Action::SpendGood => {
                self.lose_goods(seat, 1, log);
                self.good_value(seat)
            }
            Action::Finish => return self.finish_payment(payment),
            _ => unreachable!("checked: {action:?} in {payment:?}"),
        };
        self.go(Frame::Pay(Payment { paid: payment.paid.saturating_add(worth), ..payment }));
    }
}
