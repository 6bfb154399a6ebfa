//! Steps 7 and 7A: a skirmish is chosen, its cards are turned up, and cancels take effect (SC 13.9, SC 13.10, SC 17.5).

use orrery_engine::{Illegal, Log, Seat};

use super::{BattleFrame, Fate, Party, Role};
use crate::action::Action;
use crate::cards::{Card, Clause};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::state::{CardZone, StarCraft};

impl StarCraft {
    pub(super) fn check_next(&self, action: Action) -> Result<(), Illegal> {
        let Action::Resolve(number) = action else { return Err(rules::FINISH_FIRST) };
        match self.battle.skirmishes.get(usize::from(number)).copied().flatten() {
            None => Err(rules::NO_SUCH_SKIRMISH),
            Some(skirmish) if skirmish.resolved => Err(rules::SKIRMISH_RESOLVED),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn take_next(&mut self, action: Action) {
        let Action::Resolve(skirmish) = action else { unreachable!("checked: {action:?}") };
        self.go_on(BattleFrame::Reveal(skirmish));
    }

    /// Calls off a skirmish without a front-line unit, and goes on to splash damage after the last one.
    pub(super) fn run_next(&mut self, log: &mut Log<Event>) -> bool {
        for skirmish in 0..self.battle.count() {
            let is_open =
                self.battle.skirmishes[usize::from(skirmish)].is_some_and(|skirmish| !skirmish.resolved);
            let deserted = |role| self.battle.party(skirmish, role).fate != Fate::Fighting;
            if is_open && Role::BOTH.into_iter().any(deserted) {
                self.call_off(skirmish, log);
                return true;
            }
        }
        let done = self.battle.skirmishes().all(|skirmish| skirmish.resolved);
        if done {
            self.go_on(BattleFrame::Splash(Role::Attacker));
        }
        done
    }

    /// A skirmish that was still to be resolved has lost a front-line unit, to a Nuke for one: its cards are shown and
    /// discarded (SC G148).
    fn call_off(&mut self, skirmish: u8, log: &mut Log<Event>) {
        self.turn_up(skirmish, log);
        self.battle.brood.recharged = [false; 2];
        self.go_on(BattleFrame::Discard(skirmish));
    }

    fn turn_up(&mut self, skirmish: u8, log: &mut Log<Event>) {
        for role in Role::BOTH {
            self.battle.party_mut(skirmish, role).shown = true;
        }
        let cards = |role| self.battle.party(skirmish, role).cards().collect();
        log.push(|| Event::SkirmishRevealed {
            skirmish,
            attacker: cards(Role::Attacker),
            defender: cards(Role::Defender),
        });
    }

    /// Cards of a side in a skirmish go to their owners' discard piles (SC 24.3.5).
    pub(super) fn discard_cards(&mut self, role: Role, skirmish: u8, cards: &[Card], log: &mut Log<Event>) {
        let seat = self.battle.seat(role);
        let Some(lender) = self.lender(role, skirmish) else { return self.discard_of(seat, cards, log) };
        let party = self.battle.party(skirmish, role);
        let borrowed = [party.standard, party.cancelled];
        let (lent, own): (Vec<Card>, Vec<Card>) =
            cards.iter().partition(|&&card| borrowed.contains(&Some(card)));
        self.discard_of(lender, &lent, log);
        self.discard_of(seat, &own, log);
    }

    /// A player's cards in the battle go to his discard pile.
    pub(super) fn discard_of(&mut self, seat: Seat, cards: &[Card], log: &mut Log<Event>) {
        if cards.is_empty() {
            return;
        }
        for &card in cards {
            self.players[seat].cards.shift_card(CardZone::Battle as usize, card, CardZone::Discard as usize);
        }
        log.push(|| Event::CardsDiscarded { seat, cards: cards.to_vec() });
    }

    pub(super) fn reveal_skirmish(&mut self, skirmish: u8, log: &mut Log<Event>) {
        self.turn_up(skirmish, log);
        self.go_on(BattleFrame::Suit(skirmish));
        for role in [Role::Defender, Role::Attacker] {
            self.stack.push(Frame::Battle(BattleFrame::Replace { role, skirmish }));
        }
    }

    /// SC 13.10.2: while a Reinforcement card lies in place of the standard card, the top of the deck replaces it.
    /// Cards turned up in this way are not shuffled back before a standard card is found (SC G67).
    pub(super) fn replace_lone(&mut self, role: Role, skirmish: u8, log: &mut Log<Event>) {
        let seat = self.deck_of(role, skirmish);
        let lone = self.battle.party(skirmish, role).standard.filter(|card| !card.is_standard());
        let Some(card) = lone else {
            self.stack.pop();
            return self.discard_loose(seat, log);
        };
        if self.renews_deck(seat, log) {
            return;
        }
        log.push(|| Event::CardUnsuitable { seat, card });
        self.battle.party_mut(skirmish, role).standard = None;
        if self.can_draw(seat) {
            self.turn_up_top(role, skirmish, log);
        }
    }

    /// If a side has nothing in its deck but a discard pile, that is shuffled first (SC 12.5.1, SC G67).
    pub(super) fn renews_deck(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        let renews = self.players[seat].zone(CardZone::Deck).is_empty() && self.can_draw(seat);
        if renews {
            self.draw(seat, 0, log);
        }
        renews
    }

    /// The top card of the deck is turned up in place of another.
    fn turn_up_top(&mut self, role: Role, skirmish: u8, log: &mut Log<Event>) {
        let seat = self.deck_of(role, skirmish);
        let card = self.take_top(role, skirmish);
        log.push(|| Event::CardReplaced { seat, card, from_deck: true });
        self.draw(seat, 0, log); // SC 12.5.1
    }

    pub(super) fn replace_from_deck(&mut self, role: Role, skirmish: u8, log: &mut Log<Event>) {
        let seat = self.deck_of(role, skirmish);
        if !self.can_draw(seat) {
            self.stack.pop();
        } else if !self.renews_deck(seat, log) {
            self.go_on(BattleFrame::Replace { role, skirmish });
            self.turn_up_top(role, skirmish, log);
        }
    }

    /// Discards the cards of a side that lie in no skirmish. A resolved skirmish only remembers its cards, which may
    /// have been shuffled and turned up again; those with triggered splash damage still lie there.
    fn discard_loose(&mut self, seat: Seat, log: &mut Log<Event>) {
        let laid = |card: &Card| {
            (0..self.battle.count()).any(|number| {
                let resolved = self.battle.skirmishes[usize::from(number)].is_some_and(|it| it.resolved);
                Role::BOTH.into_iter().any(|role| {
                    let party = self.battle.party(number, role);
                    let [standard, reinforcement] = if resolved {
                        party.splash
                    } else {
                        // Before a standard card is cancelled, Reinforcement cards have been checked (SC G132).
                        [true, party.reinforced || party.cancelled.is_none()]
                    };
                    let lends = self.deck_of(role, number) == seat;
                    let plays = self.battle.seat(role) == seat;
                    lends && standard && party.standard == Some(*card)
                        || plays && reinforcement && party.reinforcement == Some(*card)
                })
            })
        };
        let in_battle = self.players[seat].zone(CardZone::Battle);
        let loose: Vec<Card> = in_battle.iter().copied().filter(|card| !laid(card)).collect();
        self.discard_of(seat, &loose, log);
    }

    /// SC 13.10.3, SC G132: Reinforcement cards are checked before anything is cancelled.
    pub(super) fn discard_unsuitable(&mut self, skirmish: u8, log: &mut Log<Event>) {
        for role in Role::BOTH {
            let party = self.battle.party_mut(skirmish, role);
            let Some(card) = party.reinforcement else { continue };
            party.reinforced = suits(card, party);
            if !party.reinforced {
                let seat = self.battle.seat(role);
                log.push(|| Event::CardUnsuitable { seat, card });
                if !self.recharges(seat, card) {
                    self.discard_of(seat, &[card], log);
                }
            }
        }
        self.go_on(BattleFrame::Cancel { role: Role::Attacker, skirmish });
    }

    /// SC 17.5.2, SC 17.5.3: cancels of the attacker, then those of the defender that are left.
    pub(super) fn run_cancel(&mut self, role: Role, skirmish: u8, log: &mut Log<Event>) {
        self.go_on(match role {
            Role::Attacker => BattleFrame::Cancel { role: Role::Defender, skirmish },
            Role::Defender => BattleFrame::Compare(skirmish),
        });
        let party = self.battle.party(skirmish, role);
        let text = party.reinforcement.filter(|_| party.reinforced).map_or(&[][..], |card| card.def().text);
        let victim = self.battle.party_mut(skirmish, role.other());
        if text.contains(&Clause::CancelReinforcement) && victim.reinforced {
            victim.reinforced = false;
            let card = victim.reinforcement;
            self.battle.brood.fed_back[role.other() as usize] = text.contains(&Clause::EnemyDestroysAssist);
            self.cancel_card(role.other(), skirmish, card, log);
        }
        if text.contains(&Clause::CancelStandard) {
            let victim = self.battle.party_mut(skirmish, role.other());
            let card = victim.standard.take();
            victim.cancelled = card;
            self.cancel_card(role.other(), skirmish, card, log);
            self.stack.push(Frame::Battle(BattleFrame::PlayNew { role: role.other(), skirmish }));
        }
    }

    fn cancel_card(&mut self, role: Role, skirmish: u8, card: Option<Card>, log: &mut Log<Event>) {
        let Some(card) = card else { return };
        let seat = self.battle.seat(role);
        log.push(|| Event::CardCancelled { seat, card });
        if !self.recharges(seat, card) {
            self.discard_cards(role, skirmish, &[card], log);
        }
    }

    /// SC 17.5.1: a new standard card at once, from hand or deck, revealed at once.
    pub(super) fn play_new(&mut self, role: Role, skirmish: u8, action: Action, log: &mut Log<Event>) {
        let seat = self.battle.seat(role);
        match action {
            Action::Play(card) => {
                self.put_into_battle(role, skirmish, card);
                log.push(|| Event::CardReplaced { seat, card, from_deck: false });
                self.stack.pop();
            }
            Action::PlayFromDeck => self.go_on(BattleFrame::TurnUp { role, skirmish }),
            _ => drop(self.stack.pop()),
        }
    }
}

/// Whether a Reinforcement card suits (SC 13.2.6, SC 17.13.1).
fn suits(card: Card, party: &Party) -> bool {
    card.depicts(party.front) || party.support.iter().any(|unit| card.def().support_icon.contains(&unit))
}
