//! The Research order and Combat decks (SC 12, SC 15.4).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use super::pay::{Discount, Item};
use crate::action::Action;
use crate::cards::{Card, Planet, Technology};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::DrawnBecause;
use crate::rules;
use crate::state::{CardZone, Order, StarCraft};

/// How many Combat cards a Research order offers (SC 12.2.2).
const DRAW: u8 = 3;

/// A Research order, or what an Event card takes from one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ResearchFrame {
    pub seat: Seat,
    planet: Planet,
    order: Order,
    pub step: ResearchStep,
}

/// Where a Research order has come to (SC 12.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum ResearchStep {
    /// SC 12.2.1
    Event,
    /// SC 12.2.2
    Draw,
    /// SC 12.3.1
    Buy,
    /// SC 15.4.1, after this technology was bought
    Extra(Technology),
    /// One copy of this technology goes into the hand.
    Keep(Technology),
    /// SC 12.4.1: what is left of this technology goes into the Combat deck.
    Shuffle(Technology),
    /// What is left of this technology is being shuffled into the Combat deck.
    Shuffling(Technology),
}

impl ResearchFrame {
    /// A Research order on a planet.
    pub(crate) const fn new(seat: Seat, planet: Planet, order: Order) -> Self {
        Self { seat, planet, order, step: ResearchStep::Event }
    }

    /// What follows after an Event card gave a technology: it is shuffled in (SC 12.4.1).
    pub(crate) const fn after_purchase(seat: Seat, technology: Technology) -> Self {
        // No planet matters any more.
        Self {
            seat,
            planet: Planet::Abaddon,
            order: Order::Research,
            step: ResearchStep::Shuffle(technology),
        }
    }

    /// The same, but one copy goes into the hand first.
    pub(crate) const fn after_breakthrough(seat: Seat, technology: Technology) -> Self {
        Self { step: ResearchStep::Keep(technology), ..Self::after_purchase(seat, technology) }
    }

    /// What it waits for.
    pub(crate) fn chance(self) -> Option<Chance> {
        matches!(self.step, ResearchStep::Shuffling(_)).then_some(Chance::Shuffle)
    }

    const fn at(self, step: ResearchStep) -> Frame {
        Frame::Research(Self { step, ..self })
    }
}

impl StarCraft {
    pub(crate) fn list_research(&self, frame: ResearchFrame, actions: &mut Vec<Action>) {
        let seat = frame.seat;
        match frame.step {
            ResearchStep::Draw => actions.extend([Action::Draw, Action::Decline]),
            ResearchStep::Buy => {
                actions.extend(
                    Technology::of(self.players[seat].race(), self.setup.edition())
                        .map(Action::BuyTechnology)
                        .filter(|&action| self.check_research(frame, action).is_ok()),
                );
                actions.push(Action::Decline);
            }
            ResearchStep::Extra(technology) => {
                actions.push(Action::TakeEvent);
                return actions.extend(self.unowned(seat, technology).map(Action::KeepCopy));
            }
            ResearchStep::Keep(technology) => {
                return actions.extend(self.unowned(seat, technology).map(Action::KeepCopy));
            }
            ResearchStep::Event | ResearchStep::Shuffle(_) | ResearchStep::Shuffling(_) => return,
        }
        self.list_besides(seat, actions);
    }

    pub(crate) fn check_research(&self, frame: ResearchFrame, action: Action) -> Result<(), Illegal> {
        let seat = frame.seat;
        match (frame.step, action) {
            (ResearchStep::Draw, Action::Draw)
            | (ResearchStep::Draw | ResearchStep::Buy, Action::Decline) => Ok(()),
            (ResearchStep::Buy, Action::BuyTechnology(technology)) => {
                self.check_technology(seat, technology, Discount::None)
            }
            (ResearchStep::Extra(_), Action::TakeEvent) => Ok(()),
            (ResearchStep::Extra(technology) | ResearchStep::Keep(technology), Action::KeepCopy(card)) => {
                if self.unowned(seat, technology).any(|copy| copy == card) {
                    Ok(())
                } else {
                    Err(rules::NOT_THE_NEW_TECHNOLOGY)
                }
            }
            (ResearchStep::Extra(_), _) => Err(rules::CHOOSE_EXTRA),
            (ResearchStep::Draw | ResearchStep::Buy, _) => self.check_besides(seat, action),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_research(&mut self, frame: ResearchFrame, action: Action, log: &mut Log<Event>) {
        let seat = frame.seat;
        match (frame.step, action) {
            (ResearchStep::Draw, Action::Draw) => {
                self.stack.replace_top(frame.at(ResearchStep::Buy));
                self.draw(seat, DRAW, log);
            }
            (ResearchStep::Draw, Action::Decline) => self.stack.replace_top(frame.at(ResearchStep::Buy)),
            (ResearchStep::Buy, Action::BuyTechnology(technology)) => {
                let next = if frame.order.is_special() {
                    ResearchStep::Extra(technology)
                } else {
                    ResearchStep::Shuffle(technology)
                };
                self.stack.replace_top(frame.at(next));
                self.buy(seat, Item::Technology(technology), technology.def().cost, Discount::None);
            }
            (ResearchStep::Buy, Action::Decline) => {
                self.stack.pop();
                if frame.order.is_special() {
                    // SC G53
                    self.draw_event(seat, DrawnBecause::Research, log);
                }
            }
            (ResearchStep::Extra(technology), Action::TakeEvent) => {
                self.stack.replace_top(frame.at(ResearchStep::Shuffle(technology)));
                self.draw_event(seat, DrawnBecause::Research, log);
            }
            (ResearchStep::Extra(technology) | ResearchStep::Keep(technology), Action::KeepCopy(card)) => {
                self.stack.replace_top(frame.at(ResearchStep::Shuffle(technology)));
                self.keep_copy(seat, card, log);
            }
            _ => self.take_besides(seat, action, log),
        }
    }

    pub(crate) fn run_research(&mut self, frame: ResearchFrame, log: &mut Log<Event>) -> bool {
        let seat = frame.seat;
        match frame.step {
            ResearchStep::Event => {
                if self.base_on(frame.planet, seat).is_none() {
                    // SC 12.1.1
                    self.stack.pop();
                    log.push(|| Event::NothingDone { seat });
                } else {
                    let next = if self.can_draw(seat) { ResearchStep::Draw } else { ResearchStep::Buy };
                    self.stack.replace_top(frame.at(next));
                    self.draw_event(seat, DrawnBecause::Research, log);
                }
            }
            // SC 15.4.3: nothing of it can go into the hand, so that the other extra is left.
            ResearchStep::Extra(technology) if self.unowned(seat, technology).next().is_none() => {
                self.stack.replace_top(frame.at(ResearchStep::Shuffle(technology)));
                self.draw_event(seat, DrawnBecause::Research, log);
            }
            ResearchStep::Keep(technology) => {
                let mut copies = self.unowned(seat, technology);
                let (copy, None) = (copies.next(), copies.next()) else { return false };
                drop(copies);
                self.stack.replace_top(frame.at(ResearchStep::Shuffle(technology)));
                if let Some(card) = copy {
                    self.keep_copy(seat, card, log);
                }
            }
            ResearchStep::Shuffle(technology) => {
                if self.unowned(seat, technology).next().is_none() {
                    // SC 12.4.2
                    self.stack.pop();
                    return true;
                }
                self.stack.replace_top(frame.at(ResearchStep::Shuffling(technology)));
                return false;
            }
            ResearchStep::Draw | ResearchStep::Buy | ResearchStep::Extra(_) | ResearchStep::Shuffling(_) => {
                return false;
            }
        }
        true
    }

    pub(crate) fn feed_research(
        &mut self,
        frame: ResearchFrame,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        let (ResearchStep::Shuffling(technology), ChanceOutcome::Shuffle(seed)) = (frame.step, outcome)
        else {
            unreachable!("{outcome:?} does not answer {frame:?}")
        };
        let seat = frame.seat;
        self.stack.pop();
        let player = &mut self.players[seat];
        for card in Card::copies(technology) {
            player.cards.shift_card(CardZone::Technology as usize, card, CardZone::Deck as usize);
        }
        player.cards.shift_all(CardZone::Discard as usize, CardZone::Deck as usize);
        player.shuffle_deck(seed);
        log.push(|| Event::DeckShuffled { seat });
    }

    /// Whether a technology can be bought (SC 12.3.1, SC G52).
    pub(crate) fn check_technology(
        &self,
        seat: Seat,
        technology: Technology,
        discount: Discount,
    ) -> Result<(), Illegal> {
        if !self.in_technology_deck(seat, technology) {
            return Err(rules::NOT_IN_TECHNOLOGY_DECK);
        }
        if !technology.is_for_sale() {
            return Err(rules::NOT_FOR_SALE);
        }
        if self.can_pay(seat, technology.def().cost, discount) { Ok(()) } else { Err(rules::CANNOT_PAY) }
    }

    /// Whether a copy of the technology is in the Technology deck.
    pub(crate) fn in_technology_deck(&self, seat: Seat, technology: Technology) -> bool {
        self.players[seat].zone(CardZone::Technology).iter().any(|card| card.technology() == Some(technology))
    }

    /// A technology is bought or given: one for the play area goes there at once (SC 17.10.1), others stay with the
    /// Technology deck until they are shuffled in.
    pub(crate) fn gain_technology(&mut self, seat: Seat, technology: Technology, log: &mut Log<Event>) {
        log.push(|| Event::TechnologyGained { seat, technology });
        if technology.def().play_area {
            for card in Card::copies(technology) {
                let cards = &mut self.players[seat].cards;
                cards.shift_card(CardZone::Technology as usize, card, CardZone::PlayArea as usize);
            }
        }
    }

    /// The copies of a technology in the Technology deck that belong in the Combat deck.
    fn unowned(&self, seat: Seat, technology: Technology) -> impl Iterator<Item = Card> + '_ {
        Card::copies(technology)
            .filter(move |&card| self.players[seat].zone(CardZone::Technology).contains(&card))
    }

    /// A copy of a new technology goes into the hand; everybody has seen which (SC 15.4.3).
    fn keep_copy(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.cards.shift_card(CardZone::Technology as usize, card, CardZone::Hand as usize);
        player.learn_all(card);
        log.push(|| Event::CardKept { seat, card });
    }
}

impl StarCraft {
    /// Draws Combat cards. If the deck runs out and there is a discard pile, leaves a frame that waits for a shuffle
    /// and returns false; so it does with nothing to draw and an empty deck (SC 12.5.1).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) -> bool {
        let cards = &mut self.players[seat].cards;
        let drawn = usize::from(count).min(cards.len(CardZone::Deck as usize));
        for _ in 0..drawn {
            cards.shift_top(CardZone::Deck as usize, CardZone::Hand as usize);
        }
        if drawn > 0 {
            let hand = self.players[seat].zone(CardZone::Hand);
            let cards = &hand[hand.len() - drawn..];
            log.push(|| Event::CardsDrawn { seat, count: drawn as u8, cards: Some(cards.to_vec()) });
        }
        let player = &self.players[seat];
        let waits = player.zone(CardZone::Deck).is_empty() && !player.zone(CardZone::Discard).is_empty();
        if waits {
            self.stack.push(Frame::Draw { seat, left: count - drawn as u8 });
        }
        !waits
    }

    pub(crate) fn feed_draw(&mut self, seat: Seat, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let ChanceOutcome::Shuffle(seed) = outcome else { unreachable!("{outcome:?} is no shuffle") };
        self.players[seat].renew_deck(seed);
        log.push(|| Event::DeckShuffled { seat });
    }

    /// Whether there is any card to draw (SC G54).
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        !player.zone(CardZone::Deck).is_empty() || !player.zone(CardZone::Discard).is_empty()
    }

    /// A card goes from hand to the discard pile, face up.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let player = &mut self.players[seat];
        player.cards.shift_card(CardZone::Hand as usize, card, CardZone::Discard as usize);
        log.push(|| Event::CardsDiscarded { seat, cards: vec![card] });
    }
}
