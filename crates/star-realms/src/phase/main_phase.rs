//! The main phase: playing cards, using abilities and all that may be done in any order (SR 3.2, SR 4, SR 5).

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::{Action, Slot};
use crate::cards::{Clause, Destination, Kind, KindSet, Part, Standing};
use crate::event::{Event, Points};
use crate::frame::{Frame, Goal};
use crate::piles::{Card, Zone};
use crate::rules;
use crate::setup::Mode;
use crate::state::StarRealms;

impl StarRealms {
    /// Every action of the main phase, in the order a client shows them.
    pub(crate) fn list_main(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_plays(seat, actions);
        self.list_abilities(seat, actions);
        self.list_purchases(seat, actions);
        self.list_attacks(seat, actions);
        match self.setup.mode {
            Mode::Hydra => self.list_proposals(seat, actions),
            Mode::Emperor => self.list_passes(seat, actions),
            _ => (),
        }
        actions.push(Action::EndTurn);
    }

    #[inline]
    fn list_plays(&self, seat: Seat, actions: &mut Vec<Action>) {
        let mut seen = KindSet::default();
        for card in self.piles.get(Zone::Hand(seat)) {
            if seen.insert(card.kind) {
                actions.push(Action::Play(card.kind));
            }
        }
    }

    #[inline]
    fn list_abilities(&self, seat: Seat, actions: &mut Vec<Action>) {
        for (slot, card) in self.piles.get(Zone::InPlay(seat)).iter().enumerate() {
            let def = card.acting().def();
            if !def.usable {
                continue;
            }
            if card.kind.is_base() && primary_is_open(*card) {
                actions.push(Action::UsePrimary(slot as Slot));
            }
            if !def.ally.is_empty() && !card.has(Card::ALLY_USED) && self.ally_condition(seat, slot) {
                actions.push(Action::UseAlly(slot as Slot));
            }
            if !def.scrap.is_empty() {
                actions.push(Action::UseScrap(slot as Slot));
            }
        }
    }

    #[inline]
    fn list_purchases(&self, seat: Seat, actions: &mut Vec<Action>) {
        let trade = self.players[seat].trade;
        if trade == 0 {
            return;
        }
        let mut seen = KindSet::default();
        for card in self.piles.get(Zone::Row) {
            if u16::from(card.kind.def().cost) <= trade && seen.insert(card.kind) {
                actions.push(Action::Acquire(card.kind));
            }
        }
        if trade >= 2 && !self.piles.is_empty(Zone::Explorers) {
            actions.push(Action::Acquire(Kind::Explorer));
        }
    }

    #[inline]
    fn list_attacks(&self, seat: Seat, actions: &mut Vec<Action>) {
        let combat = self.players[seat].combat;
        if combat == 0 {
            return;
        }
        for target in self.target_players(seat).iter() {
            if !self.is_shielded(target) {
                actions.push(Action::Attack(target));
            }
        }
        self.each_open_base(seat, |owner, slot, _| {
            if self.boss() == Some(owner) || combat >= self.missing_damage(owner, slot) {
                actions.push(Action::AttackBase { owner, slot });
            }
        });
    }

    fn list_proposals(&self, seat: Seat, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.each_open_base(seat, |owner, slot, _| actions.push(Action::ProposeAttack { owner, slot }));
        let mut seen = KindSet::default();
        for kind in self.piles.get(Zone::Row).iter().map(|card| card.kind).chain([Kind::Explorer]) {
            if seen.insert(kind) {
                actions.extend(self.active.iter().map(|receiver| Action::ProposeAcquire { kind, receiver }));
            }
        }
        let mut kept = first;
        for i in first..actions.len() {
            if self.check_main(seat, actions[i]).is_ok() {
                actions.swap(kept, i);
                kept += 1;
            }
        }
        actions.truncate(kept);
    }

    fn list_passes(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.players[seat].trade == 0 {
            return;
        }
        let teammates = self.allies(seat).and(self.in_game).without(seat);
        let mut seen = KindSet::default();
        for card in self.piles.get(Zone::Discard(seat)) {
            if seen.insert(card.kind) {
                actions.extend(teammates.iter().map(|to| Action::PassCard { kind: card.kind, to }));
            }
        }
    }

    /// Whether `seat`, whose main phase it is, may do this.
    pub(crate) fn check_main(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Play(kind) => {
                if self.piles.holds(Zone::Hand(seat), kind) {
                    Ok(())
                } else {
                    Err(rules::NOT_IN_HAND)
                }
            }
            Action::UsePrimary(slot) => self.check_primary(seat, slot),
            Action::UseAlly(slot) => self.check_ally(seat, slot),
            Action::UseScrap(slot) => {
                let card = self.in_play(seat, slot).ok_or(rules::NOT_IN_PLAY)?;
                if card.acting().def().scrap.is_empty() { Err(rules::NO_SUCH_ABILITY) } else { Ok(()) }
            }
            Action::Acquire(kind) => {
                self.check_for_sale(kind)?;
                let affordable = u16::from(kind.def().cost) <= self.players[seat].trade;
                if affordable { Ok(()) } else { Err(rules::TOO_EXPENSIVE) }
            }
            Action::Attack(target) => self.check_attack(seat, target),
            Action::AttackBase { owner, slot } => self.check_attack_base(seat, owner, slot),
            Action::PassCard { kind, to } => self.check_pass(seat, kind, to),
            Action::ProposeAttack { owner, slot } => self.check_propose_attack(seat, owner, slot),
            Action::ProposeAcquire { kind, receiver } => self.check_propose_acquire(seat, kind, receiver),
            Action::EndTurn => Ok(()),
            Action::Withdraw => Err(rules::NOT_READY),
            Action::Spend(_)
            | Action::ChooseEither
            | Action::ChooseOr
            | Action::Target(_)
            | Action::Discard(_)
            | Action::ScrapFromHand(_)
            | Action::ScrapFromDiscard(_)
            | Action::ScrapFromRow(_)
            | Action::Destroy { .. }
            | Action::CopyBase { .. }
            | Action::CopyShip(_)
            | Action::Place(_)
            | Action::Give(_)
            | Action::Decline => Err(rules::NOTHING_ASKS),
        }
    }

    fn check_primary(&self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        let card = self.in_play(seat, slot).ok_or(rules::NOT_IN_PLAY)?;
        if card.kind.is_ship() {
            Err(rules::SHIP_PRIMARY)
        } else if primary_is_open(card) {
            Ok(())
        } else if card.kind.def().primary.is_empty() {
            Err(rules::NO_SUCH_ABILITY)
        } else {
            Err(rules::ALREADY_USED)
        }
    }

    fn check_ally(&self, seat: Seat, slot: Slot) -> Result<(), Illegal> {
        let card = self.in_play(seat, slot).ok_or(rules::NOT_IN_PLAY)?;
        if card.acting().def().ally.is_empty() {
            Err(rules::NO_SUCH_ABILITY)
        } else if card.has(Card::ALLY_USED) {
            Err(rules::ALREADY_USED)
        } else if self.ally_condition(seat, usize::from(slot)) {
            Ok(())
        } else {
            Err(rules::NO_ALLY)
        }
    }

    fn check_pass(&self, seat: Seat, kind: Kind, to: Seat) -> Result<(), Illegal> {
        if self.setup.mode != Mode::Emperor {
            Err(rules::NO_PASSING)
        } else if !self.allies(seat).and(self.in_game).without(seat).contains(to) {
            Err(rules::NOT_A_TEAMMATE)
        } else if !self.piles.holds(Zone::Discard(seat), kind) {
            Err(rules::NOT_IN_DISCARD)
        } else if self.players[seat].trade == 0 {
            Err(rules::PASSING_COSTS_TRADE)
        } else {
            Ok(())
        }
    }

    /// Does what `check_main` accepts.
    #[inline]
    pub(crate) fn apply_main(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Play(kind) => self.play(seat, kind, log),
            Action::UsePrimary(slot) => self.use_ability(seat, slot, Part::Primary, log),
            Action::UseAlly(slot) => self.use_ability(seat, slot, Part::Ally, log),
            Action::UseScrap(slot) => self.use_ability(seat, slot, Part::Scrap, log),
            Action::Acquire(kind) => {
                let cost = kind.def().cost;
                self.players[seat].trade -= u16::from(cost);
                self.acquire(seat, kind, cost, Destination::DiscardPile, log);
            }
            Action::Attack(target) => self.stack.push(Frame::AttackPlayer { seat, target }),
            Action::AttackBase { owner, slot } => self.attack_base(seat, owner, slot, log),
            Action::PassCard { kind, to } => {
                self.players[seat].trade -= 1;
                let index = self.piles.find(Zone::Discard(seat), kind).unwrap_or(0);
                self.piles.shift(Zone::Discard(seat), index, Zone::Discard(to), 0);
                log.push(|| Event::CardPassed { seat, to, kind });
            }
            Action::ProposeAttack { owner, slot } => self.propose(seat, Goal::Base { owner, slot }, log),
            Action::ProposeAcquire { kind, receiver } => {
                self.propose(seat, Goal::Card { kind, receiver }, log);
            }
            Action::EndTurn => {
                self.ready.insert(seat);
                if self.active.len() > 1 {
                    log.push(|| Event::Ready { seat });
                }
            }
            _ => unreachable!("checked: {action:?} in the main phase"),
        }
        if !matches!(action, Action::EndTurn | Action::ProposeAttack { .. } | Action::ProposeAcquire { .. }) {
            self.declined = SeatSet::EMPTY; // SR G75
        }
    }

    fn play(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        let index = self.piles.find(Zone::Hand(seat), kind).unwrap_or(0);
        self.piles.shift(Zone::Hand(seat), index, Zone::InPlay(seat), 0);
        log.push(|| Event::Played { seat, kind });
        self.note_played(seat, kind);
        let is_ship = kind.is_ship();
        if is_ship {
            self.trigger_ship(seat, kind, log);
        }
        self.note_allies(seat);
        if is_ship {
            self.run_text(seat, kind, Part::Primary, 0, log); // SR 4.2.1
        }
    }

    /// SR G24: cards in play that give combat for each ship played.
    fn trigger_ship(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        let faction = kind.def().faction;
        for slot in 0..self.piles.len(Zone::InPlay(seat)) - 1 {
            let card = self.piles.get(Zone::InPlay(seat))[slot];
            if let Some(Standing::EachShipPlayed { of, combat }) = card.acting().def().standing
                && of.is_none_or(|of| of == faction)
            {
                self.gain(seat, Points::Combat, u16::from(combat), card.kind, log);
            }
        }
    }

    fn use_ability(&mut self, seat: Seat, slot: Slot, part: Part, log: &mut Log<Event>) {
        let card = &mut self.piles.get_mut(Zone::InPlay(seat))[usize::from(slot)];
        let (kind, acting) = (card.kind, card.acting());
        log.push(|| Event::Used { seat, kind, as_kind: acting, part });
        match part {
            Part::Primary if acting.def().primary == [Clause::CopyBase] => {
                return self.begin_copy_base(seat, slot);
            }
            Part::Primary => card.mark(Card::PRIMARY_USED),
            Part::Ally => card.mark(Card::ALLY_USED),
            Part::Scrap => self.scrap(seat, Zone::InPlay(seat), usize::from(slot), log),
            Part::Either | Part::Or => unreachable!("a half of a choice is not used by itself"),
        }
        self.run_text(seat, acting, part, 0, log);
    }

    fn begin_copy_base(&mut self, seat: Seat, slot: Slot) {
        let mut any = false;
        self.each_base_to_copy(seat, slot, |_, _| any = true);
        if any {
            self.stack.push(Frame::CopyBase { seat, slot });
        } else {
            // SR G66: nothing happens, but the ability is used up.
            self.piles.get_mut(Zone::InPlay(seat))[usize::from(slot)].mark(Card::PRIMARY_USED);
        }
    }
}

/// Whether a base's primary ability can be used: it has one and it is not used up. A base that copies has
/// used its own and may use the copied one, which cannot be copying again (SR G76).
#[inline]
fn primary_is_open(card: Card) -> bool {
    let primary = card.acting().def().primary;
    !primary.is_empty()
        && !card.has(Card::PRIMARY_USED)
        && (card.copies.is_none() || primary != [Clause::CopyBase])
}
