//! Listing, checking and applying a decision: the top frame alone decides what is asked.

use orrery_engine::{ChanceOutcome, Illegal, Log, Seat};

use crate::action::{Action, Placement};
use crate::cards::{From, Kind, KindSet};
use crate::event::Event;
use crate::frame::Frame;
use crate::piles::Zone;
use crate::rules;
use crate::state::StarRealms;

impl StarRealms {
    /// Every action `seat` may take now.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let Some(frame) = self.stack.top() else { return };
        if !self.winners.is_empty() {
            return;
        }
        if !self.asked(frame).contains(seat) {
            // SR G71: a member who is ready may withdraw it while another is not.
            if frame == Frame::Main && self.ready.contains(seat) {
                actions.push(Action::Withdraw);
            }
            return;
        }
        if frame == Frame::Main { self.list_main(seat, actions) } else { self.list_answers(frame, actions) }
    }

    fn list_answers(&self, frame: Frame, actions: &mut Vec<Action>) {
        match frame {
            Frame::EitherOr { .. } | Frame::TradeOrCombat { .. } => {
                actions.extend([Action::ChooseEither, Action::ChooseOr]);
            }
            Frame::ChooseVictim { seat } => {
                actions.extend(self.target_players(seat).iter().map(Action::Target));
            }
            Frame::Discard { seat, .. } | Frame::DiscardOwn { seat, .. } => {
                self.list_titles(Zone::Hand(seat), Action::Discard, actions);
            }
            Frame::ScrapOwn { seat, from, .. } => {
                if from != From::DiscardPile {
                    self.list_titles(Zone::Hand(seat), Action::ScrapFromHand, actions);
                }
                if from != From::Hand {
                    self.list_titles(Zone::Discard(seat), Action::ScrapFromDiscard, actions);
                }
            }
            Frame::ScrapRow { .. } => self.list_titles(Zone::Row, Action::ScrapFromRow, actions),
            Frame::DestroyBase { seat, .. } => {
                self.each_open_base(seat, |owner, slot, _| actions.push(Action::Destroy { owner, slot }));
                for (slot, card) in self.piles.get(Zone::InPlay(seat)).iter().enumerate() {
                    if card.kind.is_base() {
                        actions.push(Action::Destroy { owner: seat, slot: slot as u8 });
                    }
                }
            }
            Frame::AcquireFree { max_cost, what, .. } => {
                let mut seen = KindSet::default();
                let fitting = self.for_free(max_cost, what).filter(|&kind| seen.insert(kind));
                actions.extend(fitting.map(Action::Acquire));
            }
            Frame::Place { seat, kind, ability, .. } => {
                let fits =
                    |&placement: &Placement| self.check_placement(seat, kind, ability, placement).is_ok();
                actions.extend(Placement::ALL.into_iter().filter(fits).map(Action::Place));
            }
            Frame::CopyBase { seat, slot } => {
                self.each_base_to_copy(seat, slot, |owner, slot| {
                    actions.push(Action::CopyBase { owner, slot });
                });
            }
            Frame::CopyShip { seat, .. } => actions.extend(self.ships_to_copy(seat).map(Action::CopyShip)),
            Frame::AttackPlayer { seat, .. } => {
                actions.extend((1..=self.players[seat].combat).map(Action::Spend));
            }
            Frame::DamageBase { seat, slot } => {
                let most = self.missing_damage(self.first, slot).min(self.players[seat].combat);
                actions.extend((1..=most).map(Action::Spend));
            }
            Frame::Joint { proposer, asked, goal } => {
                let (least, most) = self.pledge_bounds(proposer, asked, goal);
                actions.extend((least..=most).map(Action::Spend));
            }
            Frame::Gift { seat, .. } => {
                let mut seen = KindSet::default();
                self.estate(seat).for_each(|kind| {
                    seen.insert(kind);
                });
                actions.extend(seen.iter().map(Action::Give));
            }
            Frame::Main
            | Frame::Setup { .. }
            | Frame::NextTurn
            | Frame::Draw { .. }
            | Frame::Text { .. }
            | Frame::Leave { .. } => unreachable!("{frame:?} does not ask"),
        }
        if self.may_decline(frame) {
            actions.push(Action::Decline);
        }
    }

    fn list_titles(&self, zone: Zone, action: fn(Kind) -> Action, actions: &mut Vec<Action>) {
        let mut seen = KindSet::default();
        for card in self.piles.get(zone) {
            if seen.insert(card.kind) {
                actions.push(action(card.kind));
            }
        }
    }

    /// Whether `seat` may take `action` now and, if not, which rule forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.winners.is_empty() {
            return Err(rules::GAME_OVER);
        }
        if seat.0 >= self.setup.players {
            return Err(rules::NO_SUCH_SEAT);
        }
        let Some(frame) = self.stack.top() else { return Err(rules::GAME_OVER) };
        if !self.asked(frame).contains(seat) {
            return match action {
                Action::Withdraw if frame == Frame::Main && self.ready.contains(seat) => Ok(()),
                _ if frame == Frame::Main && self.ready.contains(seat) => Err(rules::ALREADY_READY),
                _ if !self.in_game.contains(seat) => Err(rules::ELIMINATED),
                _ => Err(rules::NOT_YOUR_DECISION),
            };
        }
        if frame == Frame::Main {
            self.check_main(seat, action)
        } else {
            self.check_answer(seat, frame, action)
        }
    }

    fn check_answer(&self, seat: Seat, frame: Frame, action: Action) -> Result<(), Illegal> {
        let when = |holds: bool, otherwise: Illegal| if holds { Ok(()) } else { Err(otherwise) };
        match (frame, action) {
            (_, Action::Decline) => when(self.may_decline(frame), rules::NOT_OPTIONAL),
            (
                Frame::EitherOr { .. } | Frame::TradeOrCombat { .. },
                Action::ChooseEither | Action::ChooseOr,
            ) => Ok(()),
            (Frame::ChooseVictim { .. }, Action::Target(target)) => {
                when(self.target_players(seat).contains(target), rules::CANNOT_BE_TARGETED)
            }
            (Frame::Discard { .. } | Frame::DiscardOwn { .. }, Action::Discard(kind)) => {
                when(self.piles.holds(Zone::Hand(seat), kind), rules::NOT_IN_HAND)
            }
            (Frame::ScrapOwn { from: From::DiscardPile, .. }, Action::ScrapFromHand(_))
            | (Frame::ScrapOwn { from: From::Hand, .. }, Action::ScrapFromDiscard(_)) => {
                Err(rules::ZONE_NOT_NAMED)
            }
            (Frame::ScrapOwn { .. }, Action::ScrapFromHand(kind)) => {
                when(self.piles.holds(Zone::Hand(seat), kind), rules::NOT_IN_HAND)
            }
            (Frame::ScrapOwn { .. }, Action::ScrapFromDiscard(kind)) => {
                when(self.piles.holds(Zone::Discard(seat), kind), rules::NOT_IN_DISCARD)
            }
            (Frame::ScrapRow { .. }, Action::ScrapFromRow(kind)) => {
                when(self.piles.holds(Zone::Row, kind), rules::NOT_IN_ROW)
            }
            (Frame::DestroyBase { .. }, Action::Destroy { owner, slot }) => {
                let card = self.in_play(owner, slot).ok_or(rules::NOT_IN_PLAY)?;
                if card.kind.is_ship() {
                    return Err(rules::SHIPS_ARE_SAFE);
                }
                if owner == seat {
                    return Ok(()); // SR G25
                }
                self.check_target_bases(seat, owner)?;
                self.check_base_shield(owner, card, rules::OUTPOST_GUARDS_TARGET)
            }
            (Frame::AcquireFree { max_cost, what, .. }, Action::Acquire(kind)) => {
                self.check_for_sale(kind)?;
                when(self.for_free(max_cost, what).any(|fitting| fitting == kind), rules::BEYOND_ABILITY)
            }
            (Frame::Place { kind, ability, .. }, Action::Place(placement)) => {
                self.check_placement(seat, kind, ability, placement)
            }
            (Frame::CopyBase { slot, .. }, Action::CopyBase { owner, slot: at }) => {
                let mut found = false;
                self.each_base_to_copy(seat, slot, |base, place| found |= (base, place) == (owner, at));
                when(found, rules::CANNOT_BE_COPIED)
            }
            (Frame::CopyShip { .. }, Action::CopyShip(kind)) => {
                when(self.ships_to_copy(seat).any(|ship| ship == kind), rules::SHIP_CANNOT_BE_COPIED)
            }
            (Frame::AttackPlayer { .. }, Action::Spend(amount)) => {
                when((1..=self.players[seat].combat).contains(&amount), rules::WRONG_AMOUNT)
            }
            (Frame::DamageBase { slot, .. }, Action::Spend(amount)) => {
                when((1..=self.players[seat].combat).contains(&amount), rules::WRONG_AMOUNT)?;
                when(amount <= self.missing_damage(self.first, slot), rules::MORE_THAN_NEEDED)
            }
            (Frame::Joint { proposer, asked, goal }, Action::Spend(amount)) => {
                let (least, most) = self.pledge_bounds(proposer, asked, goal);
                when((least..=most).contains(&amount), rules::WRONG_SHARE)
            }
            (Frame::Gift { .. }, Action::Give(kind)) => {
                when(self.estate(seat).any(|own| own == kind), rules::NOT_YOURS_TO_GIVE)
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    /// Takes a checked action, up to the point where frames run by themselves.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.stack.top() else { return };
        if frame == Frame::Main {
            if action == Action::Withdraw {
                self.ready.remove(seat);
                log.push(|| Event::Withdrew { seat });
                return;
            }
            return self.apply_main(seat, action, log);
        }
        self.stack.pop();
        match (frame, action) {
            (Frame::AcquireFree { to, .. }, Action::Acquire(kind)) => self.acquire(seat, kind, 0, to, log),
            (Frame::Place { kind, paid, ability, .. }, Action::Place(placement)) => {
                self.place(seat, kind, paid, ability, placement, log);
            }
            (Frame::AttackPlayer { target, .. }, Action::Spend(amount)) => {
                self.attack_player(seat, target, amount, log);
            }
            (Frame::DamageBase { slot, .. }, Action::Spend(amount)) => {
                self.damage_base(seat, slot, amount, log);
            }
            (Frame::Joint { proposer, asked, goal }, Action::Spend(amount)) => {
                self.pledge(proposer, asked, goal, amount, log);
            }
            (Frame::Gift { to, .. }, Action::Give(kind)) => self.give(seat, to, kind, log),
            (Frame::Gift { .. }, _) => (),
            _ => self.answer_text(seat, frame, action, log),
        }
    }

    /// Feeds the lot or shuffle that the top frame waits for.
    pub(crate) fn feed(&mut self, outcome: ChanceOutcome, log: &mut Log<Event>) {
        match (self.stack.top(), outcome) {
            (Some(Frame::Setup { step: 0 }), ChanceOutcome::Dice(faces)) => {
                let lot = faces.as_slice().first().copied().unwrap_or(1) - 1;
                let seat = Seat(lot * (self.setup.players / self.lots()));
                self.set_first(seat);
                let first = self.first;
                log.push(|| Event::LotDrawn { first });
                self.stack.replace_top(Frame::Setup { step: 1 });
            }
            (Some(Frame::Setup { step: 1 }), ChanceOutcome::Shuffle(seed)) => {
                self.piles.shuffle(Zone::TradeDeck, seed); // SR 2.1.4
                log.push(|| Event::TradeDeckShuffled);
                self.stack.replace_top(Frame::Setup { step: 2 });
            }
            (Some(Frame::Setup { step }), ChanceOutcome::Shuffle(seed)) => {
                let seat = Seat(step - 2);
                self.piles.shuffle(Zone::Deck(seat), seed); // SR 2.1.7
                if step - 1 == self.setup.players {
                    self.begin_first_turn(log);
                } else {
                    self.stack.replace_top(Frame::Setup { step: step + 1 });
                }
            }
            (Some(Frame::Draw { seat, .. }), ChanceOutcome::Shuffle(seed)) => {
                self.piles.reshuffle(seat, seed);
                log.push(|| Event::DeckShuffled { seat });
            }
            (frame, outcome) => unreachable!("{outcome:?} does not answer {frame:?}"),
        }
    }
}
