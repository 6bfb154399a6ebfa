//! Battles with Brood War: guard tokens, swaps, sacrifice, collateral damage, mind control and recharge (SC 24, SC 25.2,
//! SC 28.2).

use orrery_engine::{Illegal, Log, Seat};

use super::{BattleFrame, Fate, Post, Role};
use crate::action::Action;
use crate::brood::{Collateral, Thrall};
use crate::cards::{Card, Clause, Leadership, Module, Unit};
use crate::event::Event;
use crate::rules;
use crate::state::{CardZone, StarCraft};

/// How many cards Consume draws.
const CONSUMED: u8 = 3;
/// What collateral damage can destroy.
const COLLATERAL: [Collateral; 3] = [Collateral::Base, Collateral::Installation, Collateral::Workers];

impl StarCraft {
    pub(super) fn propose_in_brood(&self, frame: BattleFrame, actions: &mut Vec<Action>) {
        match frame {
            BattleFrame::Consume(role) => {
                actions.extend(self.force(role).types().map(Action::ChooseUnit));
                actions.push(Action::SpendWorker);
            }
            BattleFrame::SlipAway { .. } => actions.extend(self.areas().map(Action::MoveTo)),
            BattleFrame::Guard => actions.extend([Action::UseGuard, Action::Decline]),
            BattleFrame::Swap => {
                actions.push(Action::Decline);
                for skirmish in 0..self.battle.count() {
                    actions.push(Action::SwapPlace { skirmish, unit: None });
                    let support = self.battle.party(skirmish, Role::Defender).support;
                    actions
                        .extend(support.types().map(|unit| Action::SwapPlace { skirmish, unit: Some(unit) }));
                }
            }
            BattleFrame::Release { role, .. } => {
                let seat = self.battle.seat(role);
                actions.push(Action::Decline);
                actions.extend(
                    self.thralls(seat)
                        .map(|thrall| Action::DestroyUnit { unit: thrall.unit, area: thrall.area }),
                );
                actions.dedup();
            }
            BattleFrame::Recharge { role, skirmish } => {
                actions.push(Action::Decline);
                actions.extend(self.battle.party(skirmish, role).reinforcement.map(Action::TakeBack));
            }
            _ => (),
        }
    }

    pub(super) fn check_in_brood(&self, frame: BattleFrame, action: Action) -> Result<(), Illegal> {
        match (frame, action) {
            (BattleFrame::Consume(role), Action::ChooseUnit(unit)) => {
                let force = self.force(role);
                let other = if unit == Unit::Defiler { force.count(unit) > 1 } else { force.contains(unit) };
                if other { Ok(()) } else { Err(rules::NOT_IN_BATTLE) }
            }
            (BattleFrame::Consume(role), Action::SpendWorker) => {
                if self.players[self.battle.seat(role)].workers > 0 { Ok(()) } else { Err(rules::NONE_LEFT) }
            }
            (BattleFrame::SlipAway { role, unit }, _) => self.check_withdrawal(role, unit, action),
            (BattleFrame::Guard, Action::UseGuard | Action::Decline)
            | (
                BattleFrame::Swap | BattleFrame::Release { .. } | BattleFrame::Recharge { .. },
                Action::Decline,
            ) => Ok(()),
            (BattleFrame::Swap, Action::SwapPlace { skirmish, unit }) => self.check_swap(skirmish, unit),
            (BattleFrame::Release { role, .. }, Action::DestroyUnit { unit, area }) => {
                let seat = self.battle.seat(role);
                if self.thralls(seat).any(|thrall| (thrall.unit, thrall.area) == (unit, area)) {
                    Ok(())
                } else {
                    Err(rules::NOT_YOUR_PIECE)
                }
            }
            (BattleFrame::Recharge { role, skirmish }, Action::TakeBack(card)) => {
                if self.battle.party(skirmish, role).reinforcement == Some(card) {
                    Ok(())
                } else {
                    Err(rules::NOT_PLAYED_HERE)
                }
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_in_brood(&mut self, frame: BattleFrame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (BattleFrame::Consume(role), _) => {
                self.stack.pop();
                let seat = self.battle.seat(role);
                if let Action::ChooseUnit(unit) = action {
                    self.kill_unit(role, unit, log);
                } else {
                    self.players[seat].workers -= 1;
                    log.push(|| Event::WorkersDestroyed { seat, count: 1 });
                }
                self.draw(seat, CONSUMED, log);
            }
            (BattleFrame::SlipAway { role, unit }, Action::MoveTo(area)) => {
                self.stack.pop();
                self.remove_from_force(role, unit);
                let seat = self.battle.seat(role);
                self.put_unit(area, seat, unit);
                self.carry_thrall(seat, unit, self.contested(), area);
                log.push(|| Event::Withdrew { seat, unit, area });
            }
            (BattleFrame::Guard, _) => {
                self.go_on(BattleFrame::Extra);
                if action == Action::UseGuard {
                    let (seat, area) = (self.battle.seat(Role::Defender), self.contested());
                    self.remove_guard(area);
                    self.battle.brood.guarded = true;
                    log.push(|| Event::GuardUsed { seat, area });
                }
            }
            (BattleFrame::Swap, Action::SwapPlace { skirmish, unit }) => self.swap(skirmish, unit, log),
            (BattleFrame::Swap, _) => self.end_swap(),
            (BattleFrame::Release { role, skirmish }, Action::DestroyUnit { unit, area }) => {
                self.go_on(BattleFrame::Close(skirmish));
                self.release(role, unit, area, log);
                self.mind_control(skirmish, role, log);
            }
            (BattleFrame::Release { role, skirmish }, _) => {
                self.go_on(BattleFrame::Close(skirmish));
                self.battle.brood.controls[role as usize] = false;
            }
            (BattleFrame::Recharge { role, skirmish }, _) => {
                self.battle.brood.recharged[role as usize] = true;
                self.go_on(BattleFrame::Discard(skirmish));
                if let Action::TakeBack(card) = action {
                    let seat = self.battle.seat(role);
                    let player = &mut self.players[seat];
                    player.cards.shift_card(CardZone::Battle as usize, card, CardZone::Hand as usize);
                    player.learn_all(card);
                    player.brood.recharged |= card.bit();
                    log.push(|| Event::CardKept { seat, card });
                }
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Whether the defender has a Defensive module and somebody to swap (SC 25.2.2).
    pub(super) fn may_swap(&self) -> bool {
        self.is_brood_war() && self.players[self.battle.seat(Role::Defender)].modules(Module::Defensive) > 0
    }

    /// The unit of the defender at a place of a skirmish.
    fn unit_at(&self, skirmish: u8, unit: Option<Unit>) -> Unit {
        unit.unwrap_or(self.battle.party(skirmish, Role::Defender).front)
    }

    /// SC 25.2.2, SC 25.2.3, SC G107
    fn check_swap(&self, skirmish: u8, unit: Option<Unit>) -> Result<(), Illegal> {
        if !self.battle.has(skirmish) {
            return Err(rules::NO_SUCH_SKIRMISH);
        }
        let support = self.battle.party(skirmish, Role::Defender).support;
        if unit.is_some_and(|unit| !support.contains(unit)) {
            return Err(rules::NOT_IN_SKIRMISH);
        }
        if self.unit_at(skirmish, unit).def().assist {
            return Err(rules::ASSIST_STAYS_BEHIND);
        }
        let fits = |first: (u8, Option<Unit>), second: (u8, Option<Unit>)| {
            // Who comes into a front line has to be within reach there.
            let enters = |at: (u8, Option<Unit>), from: (u8, Option<Unit>)| {
                let facing = self.battle.party(at.0, Role::Attacker).front;
                at.1.is_some() || facing.can_attack(self.unit_at(from.0, from.1))
            };
            let apart = first.0 != second.0 || first.1.is_none() != second.1.is_none();
            apart && enters(first, second) && enters(second, first)
        };
        let here = (skirmish, unit);
        let possible = match self.battle.brood.swapping {
            Some(first) => fits(first, here),
            None => self.places().any(|other| fits(here, other)),
        };
        if possible { Ok(()) } else { Err(rules::CANNOT_SWAP) }
    }

    /// The places of the defender's units that may be swapped.
    pub(crate) fn places(&self) -> impl Iterator<Item = (u8, Option<Unit>)> + '_ {
        (0..self.battle.count()).flat_map(|skirmish| {
            let party = self.battle.party(skirmish, Role::Defender);
            let front = (!party.front.def().assist).then_some((skirmish, None));
            let support: Vec<_> = party
                .support
                .types()
                .filter(|unit| !unit.def().assist)
                .map(|unit| (skirmish, Some(unit)))
                .collect();
            front.into_iter().chain(support)
        })
    }

    fn swap(&mut self, skirmish: u8, unit: Option<Unit>, log: &mut Log<Event>) {
        let Some(first) = self.battle.brood.swapping else {
            self.battle.brood.swapping = Some((skirmish, unit));
            return;
        };
        let (one, two) = (self.unit_at(first.0, first.1), self.unit_at(skirmish, unit));
        self.replace_at(first, two);
        self.replace_at((skirmish, unit), one);
        let seat = self.battle.seat(Role::Defender);
        log.push(|| Event::Swapped { seat, first: one, second: two });
        self.end_swap();
    }

    fn replace_at(&mut self, (skirmish, place): (u8, Option<Unit>), unit: Unit) {
        let party = self.battle.party_mut(skirmish, Role::Defender);
        match place {
            None => party.front = unit,
            Some(old) => {
                party.support.remove(old);
                party.support.add(unit);
            }
        }
    }

    fn end_swap(&mut self) {
        self.battle.brood.swapping = None;
        self.go_on(BattleFrame::Lay { role: self.battle.lays_first(), skirmish: 0 });
        self.find_lenders();
    }

    /// Finds which front-line units are under mind control; of equal units one's own fight first (SC 24.3.5).
    pub(super) fn find_lenders(&mut self) {
        for role in Role::BOTH {
            let seat = self.battle.seat(role);
            let thralls: Vec<Thrall> =
                self.thralls(seat).filter(|thrall| thrall.area == self.contested()).collect();
            let mut own = self.force(role);
            for thrall in &thralls {
                own.remove(thrall.unit);
            }
            let mut left = thralls;
            for skirmish in 0..self.battle.count() {
                let front = self.battle.party(skirmish, role).front;
                let lender = if own.contains(front) {
                    own.remove(front);
                    None
                } else {
                    let at = left.iter().position(|thrall| thrall.unit == front);
                    at.map(|at| left.remove(at).owner)
                };
                self.battle.brood.lenders[usize::from(skirmish)][role as usize] = lender;
            }
        }
    }

    /// Whose deck gives the card of a unit under mind control.
    pub(crate) fn lender(&self, role: Role, skirmish: u8) -> Option<Seat> {
        if !self.is_brood_war() {
            return None;
        }
        self.battle.brood.lenders[usize::from(skirmish)][role as usize]
    }

    /// Whose deck a side uses in a skirmish.
    pub(super) fn deck_of(&self, role: Role, skirmish: u8) -> Seat {
        self.lender(role, skirmish).unwrap_or(self.battle.seat(role))
    }

    /// The top card of the lender's deck is laid face down (SC G100).
    pub(super) fn borrow_card(&mut self, role: Role, skirmish: u8, log: &mut Log<Event>) {
        let lender = self.deck_of(role, skirmish);
        if self.renews_deck(lender, log) {
            return;
        }
        let seat = self.battle.seat(role);
        // SC 24.3.6: of the same race a Reinforcement card may follow.
        if self.players[lender].race() == self.players[seat].race() {
            self.go_on(BattleFrame::Reinforce { role, skirmish });
        } else {
            self.lay_next(role, skirmish);
        }
        if !self.can_draw(lender) {
            return;
        }
        let card = self.take_top(role, skirmish);
        let open = self.battle.lays_open(role);
        self.battle.party_mut(skirmish, role).shown = open;
        log.push(|| Event::CardLaid {
            seat: lender,
            skirmish,
            from_deck: true,
            reinforcement: false,
            open,
            card: Some(card),
        });
        self.draw(lender, 0, log);
    }

    /// Whether a card of a side still lies in the battle, with whoever it belongs to.
    pub(super) fn lies_in_battle(&self, role: Role, skirmish: u8, card: Card) -> bool {
        let borrowed = self.battle.party(skirmish, role).standard == Some(card);
        let seat = if borrowed { self.deck_of(role, skirmish) } else { self.battle.seat(role) };
        self.players[seat].zone(CardZone::Battle).contains(&card)
    }

    /// Assist units that the opponent has to give after Feedback cancelled his card.
    pub(super) fn assisting(&self, by: Role, skirmish: u8) -> Vec<Post> {
        let enemy = self.battle.party(skirmish, by.other());
        if !self.battle.brood.fed_back[by.other() as usize] {
            return Vec::new();
        }
        let doomed = self.battle.doomed[by.other() as usize];
        let left = |post: Post| doomed.iter().filter(|&&other| other == Some(post)).count() as u8;
        let mortal = |unit: Unit| unit.def().assist && unit.hero().is_none();
        let front = (mortal(enemy.front) && left(Post::Front) == 0).then_some(Post::Front);
        let support = enemy.support.types().filter(|&unit| mortal(unit)).map(Post::Support);
        let support = support.filter(|&post| match post {
            Post::Support(unit) => enemy.support.count(unit) > left(post),
            Post::Front => false,
        });
        front.into_iter().chain(support).collect()
    }

    /// SC 24.5.1, SC 24.5.2: front-line units with sacrifice are destroyed if they can attack what they face.
    pub(super) fn sacrifice_fronts(&mut self, skirmish: u8, log: &mut Log<Event>) {
        let dies = Role::BOTH.map(|role| {
            let own = self.battle.party(skirmish, role);
            let facing = self.battle.party(skirmish, role.other()).front;
            own.fate == Fate::Fighting
                && own.front.is_sacrificed()
                && self.reaches_in(skirmish, role, own.front, facing)
        });
        for role in Role::BOTH.into_iter().filter(|&role| dies[role as usize]) {
            // By nobody's hand: no splash damage follows (SC G106).
            self.fell(skirmish, role, Post::Front, role, log);
        }
    }

    /// What has to be decided at the end of the Destroy Units step.
    pub(super) fn await_brood_closing(&mut self, skirmish: u8) {
        for role in Role::BOTH {
            let controls =
                self.has_clause(skirmish, role, Clause::MindControl) && self.prize(skirmish, role).is_some();
            let party = self.battle.party(skirmish, role);
            let seat = self.battle.seat(role);
            let bombards = party.front.figure() == Unit::Battlecruiser
                && self.leads(seat, Leadership::ScorchedEarthPolicy);
            // SC 24.1.1, SC G95
            let collateral = party.fate == Fate::Fighting
                && (bombards || self.has_clause(skirmish, role, Clause::Collateral))
                && COLLATERAL.into_iter().any(|what| self.is_exposed(role, what));
            self.battle.brood.controls[role as usize] = controls;
            self.battle.brood.collateral[role as usize] = collateral;
        }
        self.battle.brood.recharged = [false; 2];
    }

    /// The opposing front-line unit that mind control can take (SC 24.3.2, SC 24.3.3, SC 24.3.9, SC G101).
    fn prize(&self, skirmish: u8, role: Role) -> Option<Unit> {
        let enemy = self.battle.party(skirmish, role.other());
        let takes = enemy.fate == Fate::Fighting
            && enemy.front.hero().is_none()
            && !self.is_cloaked(skirmish, role.other(), Post::Front);
        takes.then_some(enemy.front)
    }

    /// The card by which a side still has to take a unit.
    pub(super) fn controls_by(&self, skirmish: u8, role: Role) -> Option<Card> {
        let waits = self.battle.brood.controls[role as usize];
        self.battle.party(skirmish, role).reinforcement.filter(|_| waits)
    }

    pub(super) fn propose_brood_closing(&self, skirmish: u8, role: Role, actions: &mut Vec<Action>) {
        actions.extend(self.controls_by(skirmish, role).map(Action::UseCard));
        if self.battle.brood.collateral[role as usize] {
            actions.extend(COLLATERAL.map(Action::Collateral));
            actions.push(Action::Decline);
        }
    }

    /// Takes the opposing front-line unit, if a token is free (SC 24.3.4, SC G103).
    pub(super) fn mind_control(&mut self, skirmish: u8, role: Role, log: &mut Log<Event>) {
        let (seat, enemy) = (self.battle.seat(role), self.battle.seat(role.other()));
        let Some(unit) = self.prize(skirmish, role) else {
            self.battle.brood.controls[role as usize] = false;
            return;
        };
        let Some(free) = self.players[seat].brood.thralls.iter().position(Option::is_none) else {
            return self.go_on(BattleFrame::Release { role, skirmish });
        };
        self.battle.brood.controls[role as usize] = false;
        let area = self.contested();
        // A unit may change sides again: it is still its first owner's.
        let before = self.thralls(enemy).find(|thrall| (thrall.unit, thrall.area) == (unit, area));
        let owner = match before {
            Some(thrall) if self.units_in(enemy, area, unit) == 1 => thrall.owner,
            _ => enemy,
        };
        self.remove_from_force(role.other(), unit);
        self.battle.party_mut(skirmish, role.other()).fate = Fate::Captured;
        match role {
            Role::Attacker => self.battle.attackers.add(unit),
            Role::Defender => self.put_unit(area, seat, unit),
        }
        if owner != seat {
            self.players[seat].brood.thralls[free] = Some(Thrall { unit, owner, area });
        }
        self.battle.brood.captured[role as usize].add(unit);
        log.push(|| Event::Captured { seat, unit, from: enemy });
    }

    /// A side gives up a unit under mind control (SC 24.3.8).
    fn release(&mut self, role: Role, unit: Unit, area: crate::state::Area, log: &mut Log<Event>) {
        let seat = self.battle.seat(role);
        let thralls = &mut self.players[seat].brood.thralls;
        for thrall in thralls.iter_mut() {
            if thrall.is_some_and(|thrall| (thrall.unit, thrall.area) == (unit, area)) {
                *thrall = None;
                break;
            }
        }
        thralls.sort_by_key(Option::is_none);
        if area != self.contested() {
            return self.destroy_unit(area, unit, log);
        }
        for skirmish in 0..self.battle.count() {
            let party = self.battle.party_mut(skirmish, role);
            if party.fate == Fate::Fighting && party.front == unit {
                party.fate = Fate::Destroyed;
                break;
            }
            if party.support.contains(unit) {
                party.support.remove(unit);
                break;
            }
        }
        self.kill_unit(role, unit, log);
    }

    /// Whether there is something of the enemy for collateral damage (SC 24.1.1, SC G96).
    fn is_exposed(&self, role: Role, what: Collateral) -> bool {
        let (seat, area) = (self.battle.seat(role), self.contested());
        let state = self.area(area);
        let enemy = |owner: Seat| !self.same_side(owner, seat);
        match what {
            Collateral::Base => state.base.is_some_and(enemy),
            Collateral::Installation => self.installation_in(area).is_some_and(|it| enemy(it.seat)),
            Collateral::Workers => state.card.is_some_and(enemy) && state.workers > 0,
        }
    }

    pub(super) fn check_collateral(&self, role: Role, action: Action) -> Result<(), Illegal> {
        if !self.battle.brood.collateral[role as usize] {
            return Err(rules::FINISH_FIRST);
        }
        match action {
            Action::Decline => Ok(()),
            Action::Collateral(what) if self.is_exposed(role, what) => Ok(()),
            _ => Err(rules::NOTHING_EXPOSED),
        }
    }

    pub(super) fn take_collateral(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        self.battle.brood.collateral[role as usize] = false;
        let area = self.contested();
        match action {
            Action::Collateral(Collateral::Base) => self.destroy_base(area, log),
            Action::Collateral(Collateral::Installation) => self.destroy_installation(area, log),
            Action::Collateral(Collateral::Workers) => {
                let state = self.area_mut(area);
                let count = std::mem::take(&mut state.workers);
                if let Some(seat) = state.card {
                    log.push(|| Event::WorkersDestroyed { seat, count });
                }
            }
            _ => (),
        }
    }

    /// Whether a card may go back to its owner's hand (SC 24.4.1, SC G105).
    pub(super) fn recharges(&self, seat: Seat, card: Card) -> bool {
        self.is_brood_war()
            && card.def().text.contains(&Clause::Recharge)
            && self.players[seat].brood.recharged & card.bit() == 0
    }

    /// Which side has to be asked about a card that may go back to its hand.
    pub(super) fn rechargeable(&self, skirmish: u8) -> Option<Role> {
        if !self.is_brood_war() {
            return None;
        }
        Role::BOTH.into_iter().find(|&role| {
            let seat = self.battle.seat(role);
            let card = self.battle.party(skirmish, role).reinforcement;
            !self.battle.brood.recharged[role as usize]
                && card.is_some_and(|card| {
                    self.recharges(seat, card) && self.players[seat].zone(CardZone::Battle).contains(&card)
                })
        })
    }
}
