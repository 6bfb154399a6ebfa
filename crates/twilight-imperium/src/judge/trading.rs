//! Transactions: commodities are worth nothing until they are traded, so both sides gain.

use orrery_engine::Seat;

use super::{Judge, NEVER, table};
use crate::action::{Action, Pick, Ware};
use crate::phase::{Deal, DealStep, Lot};

/// What a partner has to gain so that it agrees.
const FAIR: f32 = 3.0;

impl Judge<'_> {
    /// Beginning a transaction with a partner.
    pub(super) fn offer(&self, partner: Seat) -> f32 {
        // A partner that has declined is not asked again and again.
        if self.game.bargain.proposals[self.seat.index()][partner.index()] > 0 {
            return NEVER;
        }
        self.gain(partner).map_or(NEVER, |gain| 2_000.0 + gain)
    }

    /// Answering an offer by another one: once, if the offer is not good enough and better terms suit both.
    fn counter(&self, partner: Seat, round: u8) -> f32 {
        let lots = &self.game.bargain.lots;
        if round > 0 || self.balance(partner, &lots[1], &lots[0]) > FAIR || self.gain(partner).is_none() {
            return NEVER;
        }
        20.0
    }

    /// What the terms that the seat would propose gain it, if they are good for the partner too as far as one can see.
    fn gain(&self, partner: Seat) -> Option<f32> {
        let terms = self.terms(partner);
        let gain = self.balance(partner, &terms[0], &terms[1]);
        let theirs = Judge::guess(self.game, partner).balance(self.seat, &terms[1], &terms[0]);
        (gain > FAIR && theirs > FAIR + 1.0).then_some(gain)
    }

    /// The terms to propose: commodities against commodities, and what is left of one's own against goods.
    fn terms(&self, partner: Seat) -> [Lot; 2] {
        let game = self.game;
        let (own, other) = (self.sheet(), game.sheet(partner));
        let swapped = own.commodities.min(other.commodities);
        let mut give = Lot { commodities: swapped, ..Lot::default() };
        let mut take = Lot { commodities: swapped, ..Lot::default() };
        let more = own.commodities - swapped;
        let paid = (more / 2).min(other.goods);
        if paid > 0 {
            give.commodities += (2 * paid).min(more);
            take.goods += paid;
        } else if swapped == 0 && own.commodities > 0 && other.goods > 0 {
            return [Lot::default(); 2];
        }
        // Commodities of the partner are bought for fewer goods.
        let theirs = other.commodities - swapped;
        let bought = (theirs / 2).min(own.goods);
        if paid == 0 && bought > 0 {
            give.goods += bought;
            take.commodities += (2 * bought).min(theirs);
        }
        [give, take]
    }

    /// What the seat gains by giving one lot for the other.
    fn balance(&self, partner: Seat, give: &Lot, take: &Lot) -> f32 {
        let gain = self.received(take) - self.given(give);
        let theirs =
            Judge::guess(self.game, partner).received(give) - Judge::guess(self.game, partner).given(take);
        gain - 0.5 * self.spite(partner) * theirs.max(0.0)
    }

    /// What a lot is worth to who receives it: commodities are trade goods then (TI 60.5).
    fn received(&self, lot: &Lot) -> f32 {
        let goods = f32::from(lot.goods + lot.commodities) * (table::GOOD + 0.5 * self.aims_good());
        let note = lot.note.map_or(0.0, |id| {
            if id.owner == self.seat { table::note_price(id.note) } else { table::note(id.note) }
        });
        let any = if lot.any_note { 50.0 } else { 0.0 };
        let cards: f32 = lot.cards.iter().map(table::card).sum();
        goods + note + any + cards + f32::from(lot.any_cards) * 0.8 * table::CARD
    }

    /// What a lot costs who gives it.
    fn given(&self, lot: &Lot) -> f32 {
        let goods = f32::from(lot.goods) * (table::GOOD + 0.5 * self.aims_good());
        let commodities = f32::from(lot.commodities) * table::COMMODITY;
        let note = lot.note.map_or(0.0, |id| {
            if id.owner == self.seat { table::note_price(id.note) } else { table::note(id.note) }
        });
        let any = if lot.any_note { 70.0 } else { 0.0 };
        let cards: f32 = lot.cards.iter().map(table::card).sum();
        goods + commodities + note + any + cards + f32::from(lot.any_cards) * table::CARD
    }

    /// What one more trade good is worth for objectives; of others that is not asked.
    fn aims_good(&self) -> f32 {
        self.aims.get().map_or(0.0, |aims| aims.good.gain)
    }

    pub(super) fn deal(&self, deal: Deal, action: Action) -> f32 {
        let game = self.game;
        let Deal { from, to, step } = deal;
        let lots = &game.bargain.lots;
        match (step, action) {
            (DealStep::Build { .. }, Action::Add { given, ware }) => {
                let [give, take] = self.terms(to);
                let (wanted, now) = if given { (give, lots[0]) } else { (take, lots[1]) };
                let missing = match ware {
                    Ware::Good => now.goods < wanted.goods,
                    Ware::Commodity => now.commodities < wanted.commodities,
                    _ => false,
                };
                if missing { 100.0 } else { NEVER }
            }
            (DealStep::Build { .. }, Action::Propose) => {
                let gain = self.balance(to, &lots[0], &lots[1]);
                if gain > FAIR { 50.0 } else { NEVER }
            }
            (DealStep::Answer { .. }, Action::Accept) => self.balance(from, &lots[1], &lots[0]) - FAIR,
            (DealStep::Answer { round }, Action::Counter) => self.counter(from, round),
            (DealStep::Deliver, Action::Pick(Pick::Note(id))) => {
                if id.owner == self.seat {
                    -table::note_price(id.note)
                } else {
                    -table::note(id.note)
                }
            }
            (DealStep::Deliver, Action::Pick(Pick::Card(card))) => -table::card(card),
            _ => 0.0,
        }
    }
}
