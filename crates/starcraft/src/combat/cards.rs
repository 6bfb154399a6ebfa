//! Step 6: Combat cards are laid face down (SC 13.8).

use orrery_engine::{Illegal, Log};

use super::{BattleFrame, Role};
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::rules;
use crate::state::{CardZone, StarCraft};

impl StarCraft {
    /// A standard card from hand or the top of the deck; nothing only if there is neither (SC 13.8.8, SC G57, SC G67).
    pub(super) fn check_laying(&self, role: Role, action: Action) -> Result<(), Illegal> {
        let hand = self.combat_hand(role);
        match action {
            Action::Play(card) if !hand.contains(&card) => Err(rules::CARD_NOT_IN_HAND),
            Action::Play(card) if !card.is_standard() => Err(rules::NOT_STANDARD),
            Action::PlayFromDeck if !self.can_draw(self.battle.seat(role)) => Err(rules::NO_CARDS_LEFT),
            Action::Decline
                if self.can_draw(self.battle.seat(role)) || hand.iter().any(|card| card.is_standard()) =>
            {
                Err(rules::MUST_PLAY_A_CARD)
            }
            Action::Play(_) | Action::PlayFromDeck | Action::Decline => Ok(()),
            Action::Reinforce(_) => Err(rules::NOT_ALONE),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn lay_card(&mut self, role: Role, skirmish: u8, action: Action, log: &mut Log<Event>) {
        let seat = self.battle.seat(role);
        let open = self.battle.lays_open(role);
        match action {
            Action::Play(card) => {
                self.go_on(BattleFrame::Reinforce { role, skirmish });
                self.put_into_battle(role, skirmish, card);
                log.push(|| Event::CardLaid {
                    seat,
                    skirmish,
                    from_deck: false,
                    reinforcement: false,
                    open,
                    card: Some(card),
                });
            }
            Action::PlayFromDeck => {
                self.lay_next(role, skirmish);
                let card = self.take_top(role, skirmish);
                log.push(|| Event::CardLaid {
                    seat,
                    skirmish,
                    from_deck: true,
                    reinforcement: false,
                    open,
                    card: Some(card),
                });
                self.draw(seat, 0, log); // SC 12.5.1
            }
            _ => self.lay_next(role, skirmish),
        }
        self.battle.party_mut(skirmish, role).shown = open;
    }

    /// A standard card of the hand goes into a skirmish.
    pub(super) fn put_into_battle(&mut self, role: Role, skirmish: u8, card: Card) {
        let seat = self.battle.seat(role);
        self.players[seat].cards.shift_card(CardZone::Hand as usize, card, CardZone::Battle as usize);
        let party = self.battle.party_mut(skirmish, role);
        (party.standard, party.from_deck) = (Some(card), false);
    }

    /// The top card of the deck goes into a skirmish. Its owner then draws nothing, so that a deck that has run
    /// out is renewed; when cards are laid there is a deck if there is any card, because both have just drawn.
    ///
    /// # Panics
    /// If there is no deck.
    pub(super) fn take_top(&mut self, role: Role, skirmish: u8) -> Card {
        let seat = self.deck_of(role, skirmish);
        let cards = &mut self.players[seat].cards;
        let card =
            cards.shift_top(CardZone::Deck as usize, CardZone::Battle as usize).expect("a checked deck");
        let party = self.battle.party_mut(skirmish, role);
        (party.standard, party.from_deck) = (Some(card), true);
        card
    }

    pub(super) fn check_reinforcement(&self, role: Role, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::Reinforce(card) if !self.combat_hand(role).contains(&card) => {
                Err(rules::CARD_NOT_IN_HAND)
            }
            Action::Reinforce(card) if !card.is_reinforcement() => Err(rules::NOT_A_REINFORCEMENT),
            Action::Reinforce(_) => Ok(()),
            Action::Play(_) | Action::PlayFromDeck => Err(rules::ONE_STANDARD_CARD),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn lay_reinforcement(
        &mut self,
        role: Role,
        skirmish: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        self.lay_next(role, skirmish);
        let Action::Reinforce(card) = action else { return };
        let seat = self.battle.seat(role);
        self.players[seat].cards.shift_card(CardZone::Hand as usize, card, CardZone::Battle as usize);
        self.battle.party_mut(skirmish, role).reinforcement = Some(card);
        let open = self.battle.lays_open(role);
        log.push(|| Event::CardLaid {
            seat,
            skirmish,
            from_deck: false,
            reinforcement: true,
            open,
            card: Some(card),
        });
    }

    /// The next skirmish of the same side, then those of the other one (SC 13.8.1).
    pub(super) fn lay_next(&mut self, role: Role, skirmish: u8) {
        self.go_on(if skirmish + 1 < self.battle.count() {
            BattleFrame::Lay { role, skirmish: skirmish + 1 }
        } else if role == self.battle.lays_first() {
            BattleFrame::Lay { role: role.other(), skirmish: 0 }
        } else {
            BattleFrame::Next
        });
    }
}
