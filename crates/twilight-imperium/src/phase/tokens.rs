//! Command tokens, trade goods, cards drawn and points gained.

use orrery_engine::{ChanceOutcome, Log, Seat, shuffle};

use crate::action::{Action, Pick};
use crate::cards::{Ability, ActionCard, Agenda, Objective, Planet, Pool, SECRET_LIMIT};
use crate::event::{Deck, Event};
use crate::frame::{Frame, Moment};
use crate::hex::Hex;
use crate::state::{AgendaZone, CardZone, ObjectiveZone, TwilightImperium};

/// The most tokens in a fleet pool under *Fleet Regulations*.
const REGULATED: u8 = 4;

impl TwilightImperium {
    // Command tokens

    /// Tokens are gained, each to a pool of choice (TI 18.2); no more than there are (TI 18.3.a).
    pub(crate) fn gain_tokens(&mut self, seat: Seat, count: u8) {
        self.stack.push(Frame::GainTokens { seat, left: count });
    }

    pub(crate) fn run_gain_tokens(&mut self, seat: Seat, left: u8, _log: &mut Log<Event>) -> bool {
        if left == 0 || self.reserve(seat) == 0 {
            self.stack.pop();
            return true;
        }
        false
    }

    /// Whether another token may go to a pool.
    pub(crate) fn pool_is_open(&self, seat: Seat, pool: Pool) -> bool {
        pool != Pool::Fleet
            || self.pool(seat, pool) < REGULATED
            || self.law(Agenda::FleetRegulations).is_none()
    }

    pub(crate) fn list_gain_tokens(&self, seat: Seat, actions: &mut Vec<Action>) {
        let pools = Pool::ALL.into_iter().filter(|&pool| self.pool_is_open(seat, pool));
        actions.extend(pools.map(|pool| Action::Pick(Pick::Pool(pool))));
    }

    pub(crate) fn take_gain_tokens(&mut self, seat: Seat, left: u8, action: Action, log: &mut Log<Event>) {
        let Action::Pick(Pick::Pool(pool)) = action else { unreachable!("checked: {action:?}") };
        *self.pool_mut(seat, pool) += 1;
        log.push(|| Event::TokensGained { seat, pool, count: 1 });
        self.go(Frame::GainTokens { seat, left: left - 1 });
    }

    pub(crate) fn run_redistribute(&mut self, seat: Seat, tactic: Option<u8>, log: &mut Log<Event>) -> bool {
        let total: u8 = self.sheets[seat].pools.iter().sum();
        if total == 0 {
            self.stack.pop();
            return true;
        }
        if tactic == Some(total) {
            // Nothing is left for the other pools.
            self.take_redistribute(seat, tactic, Action::Pick(Pick::Amount(0)), log);
            return true;
        }
        false
    }

    pub(crate) fn list_redistribute(&self, seat: Seat, tactic: Option<u8>, actions: &mut Vec<Action>) {
        let total: u8 = self.sheets[seat].pools.iter().sum();
        let most = match tactic {
            None => total,
            Some(tactic) if self.law(Agenda::FleetRegulations).is_some() => (total - tactic).min(REGULATED),
            Some(tactic) => total - tactic,
        };
        actions.extend((0..=most).map(|n| Action::Pick(Pick::Amount(n))));
    }

    pub(crate) fn take_redistribute(
        &mut self,
        seat: Seat,
        tactic: Option<u8>,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Action::Pick(Pick::Amount(n)) = action else { unreachable!("checked: {action:?}") };
        let Some(tactic) = tactic else {
            return self.go(Frame::Redistribute { seat, tactic: Some(n) });
        };
        self.stack.pop();
        let total: u8 = self.sheets[seat].pools.iter().sum();
        let pools = [tactic, n, total - tactic - n];
        if self.sheets[seat].pools != pools {
            self.sheets[seat].pools = pools;
            log.push(|| Event::TokensSet { seat, pools });
        }
    }

    /// A token of a seat goes from reinforcements to a system, from a pool of choice if there is none (TI 18.3.b).
    pub(crate) fn place_token(&mut self, seat: Seat, hex: Hex) {
        self.stack.push(Frame::PlaceToken { seat, hex });
    }

    pub(crate) fn run_place_token(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) -> bool {
        if self.tokens[hex.index()].contains(seat) {
            self.stack.pop();
            return true;
        }
        if self.reserve(seat) > 0 {
            self.stack.pop();
            self.tokens[hex.index()].insert(seat);
            log.push(|| Event::TokenPlaced { seat, hex });
            return true;
        }
        if self.sheets[seat].pools == [0; 3] {
            self.stack.pop();
            return true;
        }
        false
    }

    pub(crate) fn list_place_token(&self, seat: Seat, actions: &mut Vec<Action>) {
        let pools = Pool::ALL.into_iter().filter(|&pool| self.pool(seat, pool) > 0);
        actions.extend(pools.map(|pool| Action::Pick(Pick::Pool(pool))));
    }

    pub(crate) fn take_place_token(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pick(Pick::Pool(pool)) = action else { unreachable!("checked: {action:?}") };
        self.lose_token(seat, pool, log);
    }

    /// A token goes from a pool to reinforcements, if there is one.
    pub(crate) fn lose_token(&mut self, seat: Seat, pool: Pool, log: &mut Log<Event>) -> bool {
        if self.pool(seat, pool) == 0 {
            return false;
        }
        *self.pool_mut(seat, pool) -= 1;
        log.push(|| Event::TokensLost { seat, pool, count: 1 });
        true
    }

    // Trade goods

    /// Trade goods are gained (TI 78.2).
    pub(crate) fn gain_goods(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        if count == 0 {
            return;
        }
        let goods = &mut self.sheets[seat].goods;
        *goods = goods.saturating_add(count);
        log.push(|| Event::GoodsGained { seat, count });
        self.enriched(seat);
    }

    /// Whoever has three trade goods after gaining some may be pillaged.
    pub(crate) fn enriched(&mut self, seat: Seat) {
        if self.alive().any(|other| other != seat && self.has_ability(other, Ability::Pillage)) {
            self.open(Moment::Enriched { seat });
        }
    }

    pub(crate) fn lose_goods(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        self.sheets[seat].goods -= count;
        if count > 0 {
            log.push(|| Event::GoodsLost { seat, count });
        }
    }

    /// Commodities up to the commodity value (TI 60.3).
    pub(crate) fn replenish(&mut self, seat: Seat, log: &mut Log<Event>) {
        let full = self.faction(seat).def().commodities;
        let count = full.saturating_sub(self.sheets[seat].commodities);
        self.sheets[seat].commodities += count;
        log.push(|| Event::Replenished { seat, count });
        self.open(Moment::Replenished { seat });
        self.commodities_replenished(seat, log);
    }

    // Planets

    pub(crate) fn exhaust(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        self.planet_mut(planet).exhausted = true;
        log.push(|| Event::PlanetExhausted { seat, planet });
    }

    pub(crate) fn ready(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        self.planet_mut(planet).exhausted = false;
        log.push(|| Event::PlanetReadied { seat, planet });
    }

    // Points

    /// Points are gained (TI 51.4), at most as many as win (TI 51.4.a.2).
    pub(crate) fn gain_points(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let points = &mut self.sheets[seat].points;
        *points = (*points + count).min(self.goal);
        log.push(|| Event::PointsGained { seat, count });
    }

    /// Points are lost, but never below none (TI G113).
    pub(crate) fn lose_points(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let points = &mut self.sheets[seat].points;
        let lost = count.min(*points);
        *points -= lost;
        if lost > 0 {
            log.push(|| Event::PointsLost { seat, count: lost });
        }
    }

    // Action cards

    /// Action cards are drawn (TI 24.3); Yssaril draw one more and discard one (*Scheming*).
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8) {
        if count == 0 {
            return;
        }
        let scheming = self.has_ability(seat, Ability::Scheming);
        if scheming {
            self.stack.push(Frame::Discard { seat, down_to: u8::MAX });
        }
        self.stack.push(Frame::Draw { seat, left: count + u8::from(scheming) });
    }

    pub(crate) fn run_draw(&mut self, seat: Seat, left: u8, log: &mut Log<Event>) -> bool {
        let mut drawn = Vec::new();
        let mut left = left;
        while left > 0 {
            let Some(card) = self.cards.shift_top(CardZone::Deck as usize, CardZone::hand(seat)) else {
                break;
            };
            drawn.push(card);
            left -= 1;
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            log.push(|| Event::CardsDrawn { seat, cards: Some(drawn), count });
        }
        // Hand limits apply before the discard pile is shuffled (TI G84).
        if left > 0
            && let Some(limit) = self.hand_limit(seat)
            && self.hand(seat).len() > usize::from(limit)
        {
            self.go(Frame::Draw { seat, left });
            self.stack.push(Frame::Discard { seat, down_to: limit });
            return true;
        }
        // If both the deck and the discard pile are empty nothing is drawn (TI G84).
        if left == 0 || self.cards.len(CardZone::Discard as usize) == 0 {
            self.stack.pop();
            return true;
        }
        self.go(Frame::Draw { seat, left });
        false
    }

    pub(crate) fn feed_draw(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("a shuffle was asked for") };
        self.cards.shift_all(CardZone::Discard as usize, CardZone::Deck as usize);
        let deck = self.cards.get_mut(CardZone::Deck as usize);
        deck.sort_unstable();
        shuffle(deck, seed);
        log.push(|| Event::Shuffled { deck: Deck::Actions });
    }

    pub(crate) fn discard_card(&mut self, seat: Seat, card: ActionCard, log: &mut Log<Event>) {
        self.cards.shift_card(CardZone::hand(seat), card, CardZone::Discard as usize);
        log.push(|| Event::CardDiscarded { seat, card });
    }

    /// `down_to` of 255 means one card, whatever the hand holds.
    pub(crate) fn run_discard(&mut self, seat: Seat, down_to: u8) -> bool {
        let held = self.hand(seat).len();
        if held == 0 || held <= usize::from(down_to) && down_to != u8::MAX {
            self.stack.pop();
            return true;
        }
        false
    }

    pub(crate) fn list_discard(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.titles(seat).into_iter().map(|card| Action::Pick(Pick::Card(card))));
    }

    pub(crate) fn take_discard(&mut self, seat: Seat, down_to: u8, action: Action, log: &mut Log<Event>) {
        let Action::Pick(Pick::Card(card)) = action else { unreachable!("checked: {action:?}") };
        self.discard_card(seat, card, log);
        if down_to == u8::MAX {
            self.stack.pop();
        }
    }

    // Secret objectives

    /// A secret objective is drawn; one beyond three goes back (TI 30.21).
    pub(crate) fn draw_secret(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(objective) =
            self.objectives.shift_top(ObjectiveZone::Secrets as usize, ObjectiveZone::hand(seat))
        else {
            return;
        };
        log.push(|| Event::SecretDrawn { seat, objective: Some(objective) });
        let scored = self.objectives.len(ObjectiveZone::scored(seat));
        if self.secrets(seat).len() + scored > usize::from(SECRET_LIMIT) {
            self.stack.push(Frame::ReturnSecret { seat });
        }
    }

    pub(crate) fn list_return_secret(&self, seat: Seat, actions: &mut Vec<Action>) {
        let mut secrets = self.secrets(seat).to_vec();
        secrets.sort_unstable();
        actions.extend(secrets.into_iter().map(|own| Action::Pick(Pick::Objective(own))));
    }

    pub(crate) fn take_return_secret(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pick(Pick::Objective(objective)) = action else { unreachable!("checked: {action:?}") };
        self.stack.pop();
        self.return_secret(seat, objective, log);
        self.stack.push(Frame::Shuffle(Deck::Secrets));
    }

    fn return_secret(&mut self, seat: Seat, objective: Objective, log: &mut Log<Event>) {
        self.objectives.shift_card(ObjectiveZone::hand(seat), objective, ObjectiveZone::Secrets as usize);
        log.push(|| Event::SecretReturned { seat, objective: Some(objective) });
    }

    // Decks

    /// A deck is shuffled; of agendas the discard pile goes in first (TI 42.4).
    pub(crate) fn feed_shuffle(&mut self, deck: Deck, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("a shuffle was asked for") };
        self.stack.pop();
        match deck {
            Deck::Secrets => {
                let cards = self.objectives.get_mut(ObjectiveZone::Secrets as usize);
                cards.sort_unstable();
                shuffle(cards, seed);
            }
            Deck::Agendas => {
                // What lies in the deck already stays on top (TI G96).
                let from = self.agendas.len(AgendaZone::Deck as usize);
                self.agendas.shift_all(AgendaZone::Discard as usize, AgendaZone::Deck as usize);
                let cards = self.agendas.get_mut(AgendaZone::Deck as usize);
                cards[from..].sort_unstable();
                shuffle(&mut cards[from..], seed);
                cards.rotate_left(from);
            }
            Deck::Actions => unreachable!("action cards are shuffled while they are drawn"),
        }
        log.push(|| Event::Shuffled { deck });
    }
}
