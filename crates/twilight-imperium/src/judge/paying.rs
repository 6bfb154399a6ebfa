//! Payments: which planets are exhausted, and what influence buys.

use super::{Judge, table};
use crate::action::Action;
use crate::cards::Planet;
use crate::phase::{Currency, Payment};
use crate::state::Phase;

/// Influence that buys a command token (TI 36.2.2).
const TOKEN_PRICE: u8 = 3;

impl Judge<'_> {
    pub(super) fn pay(&self, payment: Payment, action: Action) -> f32 {
        let Some(due) = payment.due else { return self.buy(payment, action) };
        let left = due.saturating_sub(payment.paid);
        match action {
            Action::Exhaust(planet) => self.exhaust(planet, payment.currency, left),
            Action::SpendGood => self.spend_good(),
            _ => 0.0,
        }
    }

    fn values(&self, planet: Planet) -> [u8; 2] {
        [self.game.resources(planet), self.game.influence(planet)]
    }

    /// A planet is better exhausted the less it yields otherwise and the less is lost as change.
    fn exhaust(&self, planet: Planet, currency: Currency, left: u8) -> f32 {
        let [resources, influence] = self.values(planet);
        let (paid, other) = match currency {
            Currency::Resources => (resources, influence),
            Currency::Influence => (influence, resources),
        };
        let lost = f32::from(paid.saturating_sub(left));
        let rate = match currency {
            Currency::Resources => self.influence_use(),
            Currency::Influence => table::RESOURCE * 0.8,
        };
        let useful = f32::from(paid.min(left));
        let specialty = if planet.def().specialty.is_some() { 8.0 } else { 0.0 };
        12.0 * useful - rate * f32::from(other) - 25.0 * lost - specialty
    }

    /// What influence is good for in the rest of this round.
    fn influence_use(&self) -> f32 {
        if self.game.phase == Phase::Status {
            return 2.0;
        }
        let custodians = if self.game.custodians { 6.0 } else { 0.0 };
        12.0 + custodians
    }

    fn spend_good(&self) -> f32 {
        let kept = &self.aims().reserve;
        let goods = self.sheet().goods;
        let saved = if kept.goods > 0 && goods <= kept.goods { kept.worth } else { 0.0 };
        -32.0 - saved - self.aims().good.gain * 0.5
    }

    /// Influence for command tokens: in threes.
    fn buy(&self, payment: Payment, action: Action) -> f32 {
        let game = self.game;
        let seat = self.seat;
        let owed = (TOKEN_PRICE - payment.paid % TOKEN_PRICE) % TOKEN_PRICE;
        let means = game.means(seat, Currency::Influence);
        let reserve = &self.aims().reserve;
        let kept = if reserve.influence > 0 { reserve.influence } else { 0 };
        let spare = means.saturating_sub(kept);
        // Mecatol Rex is waiting for six influence.
        let free = spare.saturating_sub(self.custodians_saved());
        let next = if owed == 0 { TOKEN_PRICE } else { owed };
        if free < next || game.reserve(seat) <= payment.paid.div_ceil(TOKEN_PRICE) && owed == 0 {
            return match action {
                Action::Finish => 0.0,
                _ => -50.0,
            };
        }
        match action {
            Action::Exhaust(planet) => {
                let [resources, influence] = self.values(planet);
                let reserved = reserve.resources > 0
                    && game.means(seat, Currency::Resources).saturating_sub(resources) < reserve.resources;
                let yields = f32::from(influence.min(next + 3));
                let lost = if influence > next && (influence - next) % TOKEN_PRICE != 0 { 4.0 } else { 0.0 };
                let cost = f32::from(resources) * table::RESOURCE * 0.62;
                let token = self.token_need() / 3.0;
                yields * token - cost - lost - if reserved { reserve.worth } else { 0.0 }
            }
            // A good finishes what is nearly paid for.
            Action::SpendGood => {
                if owed == 1 && self.sheet().goods > reserve.goods {
                    20.0
                } else {
                    -30.0
                }
            }
            _ => 0.0,
        }
    }

    /// What one more command token is worth.
    pub(super) fn token_need(&self) -> f32 {
        let total: u8 = self.sheet().pools.iter().sum();
        let last = if self.rounds() <= 1.0 { 0.5 } else { 1.0 };
        last * match total {
            0..=5 => 190.0,
            6..=8 => 160.0,
            9..=11 => 130.0,
            _ => 90.0,
        } + self.aims().token.gain
    }

    /// Influence that is put aside for the custodians.
    fn custodians_saved(&self) -> u8 {
        let game = self.game;
        let middle = crate::hex::Hex::MIDDLE;
        if !game.custodians || game.phase != Phase::Action || game.has_token(middle, self.seat) {
            return 0;
        }
        let near = self.field().of(self.seat).any(|squadron| squadron.reach[1].contains(middle));
        if near && self.sheet().pools[0] > 0 { game.custodians_price(self.seat) } else { 0 }
    }
}
