//! Transactions (TI 69).

use orrery_engine::{List, Log, Seat};
use serde::{Deserialize, Serialize};

use super::{AgendaStep, InvasionStep, StrategicStep, TacticalStep, TurnStep};
use crate::action::{Action, Pick, Promise, Ware};
use crate::cards::{Ability, ActionCard, Note};
use crate::combat::CombatStep;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{CardZone, Held, NoteId, Phase, SEATS, TwilightImperium};

/// How many proposals a seat makes to another in a turn or during a vote: the game goes on, whatever is declined (TI G139).
const PROPOSALS: u8 = 2;
/// How often a proposal is answered by another one (TI G139).
const COUNTERS: u8 = 2;

/// What one side of a transaction gives (TI 69.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// Trade goods.
    pub goods: u8,
    /// Commodities.
    pub commodities: u8,
    /// A promissory note (TI 25.5).
    pub note: Option<NoteId>,
    /// Whether it is any note that the giver chooses.
    pub any_note: bool,
    /// Action cards (TI 69.3.a).
    pub cards: List<ActionCard, 7>,
    /// How many more action cards that the giver chooses.
    pub any_cards: u8,
    /// Promises, which bind nobody.
    pub promises: List<Promise, 4>,
}

impl Lot {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether nothing changes hands: promises are no part of a transaction (TI 69.3).
    fn is_talk(&self) -> bool {
        Self { promises: List::new(), ..*self }.is_empty()
    }
}

/// The transaction that is being put together, and those made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Bargain {
    /// What the one who proposes gives, and what the partner gives.
    pub(crate) lots: [Lot; 2],
    /// Which pairs have made their transaction in this turn or vote, for each seat the others' bits (TI 69.1, TI G103).
    pub(crate) made: [u8; SEATS],
    /// How many proposals each seat has made to each other.
    pub(crate) proposals: [[u8; SEATS]; SEATS],
}

impl Bargain {
    /// A new turn or vote begins.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// A transaction in progress: who puts it together and with whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) step: DealStep,
}

/// A step of a transaction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum DealStep {
    /// TI 69.4.a: terms are put together, in answer to so many proposals.
    Build { round: u8 },
    /// The partner agrees or not.
    Answer { round: u8 },
    /// Both have agreed: who owes a card of choice picks it.
    Deliver,
}

impl TwilightImperium {
    /// Whether two players may exchange now (TI 69.1, TI 69.6).
    pub(crate) fn may_deal(&self, one: Seat, other: Seat) -> bool {
        let free = one != other
            && !self.out.contains(one)
            && !self.out.contains(other)
            && self.bargain.made[one.index()] & (1 << other.0) == 0;
        let reach = |seat: Seat| {
            self.faction(seat).has(Ability::GuildShips) || self.open_note(seat, Note::TradeConvoys).is_some()
        };
        free && match self.phase {
            Phase::Agenda => true,
            Phase::Action => {
                self.active.is_some_and(|active| active == one || active == other)
                    && (reach(one) || reach(other) || self.are_neighbours(one, other))
            }
            Phase::Setup | Phase::Strategy | Phase::Status => false,
        }
    }

    /// With whom a seat may begin a transaction.
    pub(crate) fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let made = self.bargain.proposals[seat.index()];
        self.alive().filter(move |&other| {
            made[other.index()] < PROPOSALS && self.may_deal(seat, other) && self.has_wares(seat, other)
        })
    }

    /// Whether a transaction can be begun while this frame asks: at decisions that lie between complete effects, never in
    /// the middle of one nor between a roll and its result (TI 69.1.a, TI G101); reaction windows are over soon (TI G140).
    pub(crate) fn is_pause(&self, frame: Frame) -> bool {
        match frame {
            Frame::Turn(TurnStep::Act { .. })
            | Frame::Strategic(StrategicStep::Secondary { .. })
            | Frame::Combat(CombatStep::Announce { .. })
            | Frame::Agenda(AgendaStep::Vote { .. }) => true,
            Frame::Tactical(TacticalStep::Move) => {
                self.tactical.transit.is_empty() && self.tactical.rifters.is_empty()
            }
            Frame::Invasion(InvasionStep::Land { must: false }) => {
                self.tactical.landed.iter().all(|landed| landed.total() == 0)
            }
            Frame::Produce(produce) => produce.cost == 0 && self.active.is_some(),
            _ => false,
        }
    }

    /// Whether one of the two has anything to give.
    fn has_wares(&self, one: Seat, other: Seat) -> bool {
        let arbiters = || [one, other].into_iter().any(|seat| self.faction(seat).has(Ability::Arbiters));
        [one, other].into_iter().any(|seat| {
            let sheet = &self.sheets[seat];
            sheet.goods > 0
                || sheet.commodities > 0
                || self.notes_in_hand(seat).next().is_some()
                || (!self.hand(seat).is_empty() && arbiters())
        })
    }

    pub(crate) fn may_offer(&self, seat: Seat) -> bool {
        self.partners(seat).next().is_some()
    }

    pub(crate) fn list_offers(&self, seat: Seat, frame: Frame, actions: &mut Vec<Action>) {
        if self.is_pause(frame) {
            actions.extend(self.partners(seat).map(Action::Offer));
        }
    }

    pub(crate) fn begin_offer(&mut self, from: Seat, to: Seat) {
        self.bargain.lots = [Lot::default(); 2];
        self.bargain.proposals[from.index()][to.index()] += 1;
        self.stack.push(Frame::Deal(Deal { from, to, step: DealStep::Build { round: 0 } }));
    }

    /// What can be added to a lot of `giver`; of another's hidden cards only how many there are is known.
    fn wares(&self, giver: Seat, taker: Seat, lot: &Lot, hidden: bool) -> Vec<Ware> {
        let sheet = &self.sheets[giver];
        let mut wares = Vec::new();
        if lot.goods < sheet.goods {
            wares.push(Ware::Good);
        }
        if lot.commodities < sheet.commodities {
            wares.push(Ware::Commodity);
        }
        let cards = self.faction(giver).has(Ability::Arbiters) || self.faction(taker).has(Ability::Arbiters);
        let many = lot.cards.len() + usize::from(lot.any_cards);
        if hidden {
            if lot.note.is_none() && !lot.any_note && self.notes_in_hand(giver).next().is_some() {
                wares.push(Ware::AnyNote);
            }
            if cards && many < self.hand(giver).len().min(7) {
                wares.push(Ware::AnyCard);
            }
        } else {
            if lot.note.is_none() && !lot.any_note {
                wares.extend(self.notes_in_hand(giver).map(Ware::Note));
            }
            if cards && many < 7 {
                let held = |card: ActionCard| self.hand(giver).iter().filter(|&&own| own == card).count();
                let laid = |card: ActionCard| lot.cards.iter().filter(|&own| own == card).count();
                let titles = self.titles(giver).into_iter();
                wares.extend(titles.filter(|&card| laid(card) < held(card)).map(Ware::Card));
            }
        }
        let said = |promise: &Promise| lot.promises.holds(*promise);
        wares.extend(Promise::ALL.into_iter().filter(|promise| !said(promise)).map(Ware::Promise));
        wares
    }

    pub(crate) fn asked_in_deal(&self, deal: Deal) -> Seat {
        match deal.step {
            DealStep::Build { .. } => deal.from,
            DealStep::Answer { .. } => deal.to,
            DealStep::Deliver => self.owes_cards(deal).unwrap_or(deal.from),
        }
    }

    /// Who has still to pick a note or a card of choice.
    fn owes_cards(&self, deal: Deal) -> Option<Seat> {
        let owes = |lot: &Lot| lot.any_note || lot.any_cards > 0;
        [deal.from, deal.to]
            .into_iter()
            .zip(&self.bargain.lots)
            .find(|(_, lot)| owes(lot))
            .map(|(seat, _)| seat)
    }

    pub(crate) fn run_deal(&mut self, deal: Deal, log: &mut Log<Event>) -> bool {
        if deal.step != DealStep::Deliver || self.owes_cards(deal).is_some() {
            return false;
        }
        self.stack.pop();
        self.exchange(deal, log);
        true
    }

    pub(crate) fn list_deal(&self, seat: Seat, deal: Deal, actions: &mut Vec<Action>) {
        match deal.step {
            DealStep::Build { .. } => {
                // Proposing nothing asks the other for a proposal (TI G102).
                actions.extend([Action::Pass, Action::Propose]);
                let [own, other] = &self.bargain.lots;
                let add = |given| move |ware| Action::Add { given, ware };
                actions.extend(self.wares(deal.from, deal.to, own, false).into_iter().map(add(true)));
                actions.extend(self.wares(deal.to, deal.from, other, true).into_iter().map(add(false)));
            }
            DealStep::Answer { round } => {
                actions.push(Action::Pass);
                if self.bargain.lots.iter().any(|lot| !lot.is_empty()) {
                    actions.push(Action::Accept);
                }
                if round < COUNTERS {
                    actions.push(Action::Counter);
                }
            }
            DealStep::Deliver => {
                let lot = &self.bargain.lots[usize::from(seat != deal.from)];
                if lot.any_note {
                    actions.extend(self.notes_in_hand(seat).map(|id| Action::Pick(Pick::Note(id))));
                } else {
                    let partner = if seat == deal.from { deal.to } else { deal.from };
                    let open = Lot { any_cards: 0, ..*lot };
                    for ware in self.wares(seat, partner, &open, false) {
                        if let Ware::Card(card) = ware {
                            actions.push(Action::Pick(Pick::Card(card)));
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn take_deal(&mut self, seat: Seat, deal: Deal, action: Action, log: &mut Log<Event>) {
        let Deal { from, to, .. } = deal;
        match (deal.step, action) {
            (DealStep::Build { .. } | DealStep::Answer { .. }, Action::Pass) => {
                self.stack.pop();
                self.bargain.lots = [Lot::default(); 2];
                if deal.step != (DealStep::Build { round: 0 }) {
                    log.push(|| Event::OfferDeclined { from, to });
                }
            }
            (DealStep::Build { .. }, Action::Add { given, ware }) => {
                let lot = &mut self.bargain.lots[usize::from(!given)];
                match ware {
                    Ware::Good => lot.goods += 1,
                    Ware::Commodity => lot.commodities += 1,
                    Ware::Note(id) => lot.note = Some(id),
                    Ware::AnyNote => lot.any_note = true,
                    Ware::Card(card) => lot.cards.push(card),
                    Ware::AnyCard => lot.any_cards += 1,
                    Ware::Promise(promise) => lot.promises.push(promise),
                }
            }
            (DealStep::Build { round }, Action::Propose) => {
                log.push(|| Event::OfferMade { from, to });
                self.go(Frame::Deal(Deal { step: DealStep::Answer { round }, ..deal }));
            }
            (DealStep::Answer { .. }, Action::Accept) => {
                self.go(Frame::Deal(Deal { step: DealStep::Deliver, ..deal }));
            }
            (DealStep::Answer { round }, Action::Counter) => {
                self.bargain.lots = [Lot::default(); 2];
                let step = DealStep::Build { round: round + 1 };
                self.go(Frame::Deal(Deal { from: to, to: from, step }));
            }
            (DealStep::Deliver, Action::Pick(pick)) => {
                let lot = &mut self.bargain.lots[usize::from(seat != from)];
                match pick {
                    Pick::Note(id) => (lot.note, lot.any_note) = (Some(id), false),
                    Pick::Card(card) => {
                        lot.cards.push(card);
                        lot.any_cards -= 1;
                    }
                    _ => unreachable!("checked: {pick:?} in {deal:?}"),
                }
            }
            _ => unreachable!("checked: {action:?} in {deal:?}"),
        }
    }

    /// The exchange, which cannot be undone (TI 69.4.a.2).
    fn exchange(&mut self, deal: Deal, log: &mut Log<Event>) {
        let Deal { from, to, .. } = deal;
        let lots = self.bargain.lots;
        self.bargain.lots = [Lot::default(); 2];
        for (giver, taker, lot) in [(from, to, lots[0]), (to, from, lots[1])] {
            for promise in lot.promises.iter() {
                log.push(|| Event::Promised { from: giver, to: taker, promise });
            }
        }
        if lots.iter().all(Lot::is_talk) {
            return;
        }
        self.bargain.made[from.index()] |= 1 << to.0;
        self.bargain.made[to.index()] |= 1 << from.0;
        log.push(|| Event::TransactionMade { from, to });
        // Reactions come after everything has changed hands.
        for seat in [to, from] {
            self.enriched(seat);
        }
        for (giver, taker, lot) in [(from, to, lots[0]), (to, from, lots[1])] {
            self.sheets[giver].goods -= lot.goods;
            self.sheets[giver].commodities -= lot.commodities;
            // TI 60.5: what was a commodity is a trade good now.
            let goods = lot.goods + lot.commodities;
            self.sheets[taker].goods += goods;
            if goods > 0 {
                log.push(|| Event::GoodsGained { seat: taker, count: goods });
            }
            for card in lot.cards.iter() {
                self.cards.shift_card(CardZone::hand(giver), card, CardZone::hand(taker));
                log.push(|| Event::CardTaken { from: giver, to: taker, card: Some(card) });
            }
        }
        for (giver, taker, lot) in [(from, to, lots[0]), (to, from, lots[1])] {
            if let Some(id) = lot.note {
                self.give_note(giver, taker, id, log);
            }
        }
    }

    /// A note changes hands (TI 25.5); its owner takes it back into hand, others may have to play it at once.
    pub(crate) fn give_note(&mut self, from: Seat, to: Seat, id: NoteId, log: &mut Log<Event>) {
        self.set_held(id, Held::Hand(to));
        self.noted.insert(to);
        log.push(|| Event::NoteGiven { from, to, note: Some(id) });
        self.note_received(to, id, log);
    }
}
