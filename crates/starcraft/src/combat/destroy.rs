//! Step 7C: units are destroyed or withdraw, and cards are discarded (SC 13.12, SC 14.2, SC 17.3, SC G63).

use orrery_engine::{Illegal, Log};

use super::{Battle, BattleFrame, Fate, How, Post, Role};
use crate::action::Action;
use crate::cards::{Card, Clause, Cloak, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::state::{Area, CardZone, StarCraft};

impl Battle {
    /// Who has to do something at the end of the Destroy Units step: the attacker first (SC 17.2.2).
    pub(crate) fn closing(&self) -> Option<Role> {
        let busy = |role: &Role| {
            self.pending[*role as usize]
                || !self.withdrawing[*role as usize].is_empty()
                || self.brood.controls[*role as usize]
                || self.brood.collateral[*role as usize]
        };
        Role::BOTH.into_iter().find(busy)
    }
}

impl StarCraft {
    /// Which opposing units a side can destroy now in this way (SC 14.2.1 to SC 14.2.4).
    pub(super) fn targets(&self, by: Role, skirmish: u8, how: How) -> Vec<Post> {
        let own = self.battle.party(skirmish, by);
        let enemy = self.battle.party(skirmish, by.other());
        match how {
            How::Strength => {
                // Plague is sufficient against ground and flying units alike.
                let overwhelms = self.has_clause(skirmish, by, Clause::Overwhelm);
                let hits = |unit: &Unit| overwhelms || self.reaches_in(skirmish, by, own.front, *unit);
                if !own.totals.sufficient {
                    Vec::new()
                } else if hits(&enemy.front) {
                    vec![Post::Front]
                } else {
                    enemy.support.types().filter(hits).map(Post::Support).collect()
                }
            }
            How::Ability => {
                if self.has_clause(skirmish, by, Clause::EnemyDestroysAssist) {
                    return self.assisting(by, skirmish);
                }
                if !self.has_clause(skirmish, by, Clause::EnemyDestroysGround) {
                    return Vec::new();
                }
                let doomed = self.battle.doomed[by.other() as usize];
                let spared = |post: Post| doomed.iter().filter(|&&other| other == Some(post)).count() as u8;
                // SC 30.1.10: heroes are spared.
                let mortal = |unit: Unit| !unit.flies() && unit.hero().is_none();
                let front = (mortal(enemy.front) && spared(Post::Front) == 0).then_some(Post::Front);
                let support = enemy
                    .support
                    .types()
                    .filter(|&unit| mortal(unit) && enemy.support.count(unit) > spared(Post::Support(unit)));
                front.into_iter().chain(support.map(Post::Support)).collect()
            }
        }
    }

    pub(super) fn check_victim(
        &self,
        by: Role,
        skirmish: u8,
        how: How,
        action: Action,
    ) -> Result<(), Illegal> {
        let post = match action {
            Action::ChooseFront => Post::Front,
            Action::ChooseUnit(unit) if self.battle.party(skirmish, by.other()).support.contains(unit) => {
                Post::Support(unit)
            }
            Action::ChooseUnit(_) => return Err(rules::NOT_IN_SKIRMISH),
            _ => return Err(rules::FINISH_FIRST),
        };
        if self.targets(by, skirmish, how).contains(&post) { Ok(()) } else { Err(rules::NO_VICTIM) }
    }

    pub(super) fn take_victim(&mut self, by: Role, skirmish: u8, how: How, action: Action) {
        let post = match action {
            Action::ChooseFront => Post::Front,
            Action::ChooseUnit(unit) => Post::Support(unit),
            _ => unreachable!("checked: {action:?}"),
        };
        self.battle.doomed[by.other() as usize][how as usize] = Some(post);
        self.skip_victim(by, skirmish, how);
    }

    /// The attacker's victims are fixed before the defender's (SC 17.2.2).
    pub(super) fn skip_victim(&mut self, by: Role, skirmish: u8, how: How) {
        self.go_on(match (by, how) {
            (by, How::Strength) => BattleFrame::Fix { by, skirmish, how: How::Ability },
            (Role::Attacker, How::Ability) => {
                BattleFrame::Fix { by: Role::Defender, skirmish, how: How::Strength }
            }
            (Role::Defender, How::Ability) => BattleFrame::Destroy(skirmish),
        });
    }

    /// The victims of both sides fall at the same time (SC 13.12.3).
    pub(super) fn destroy_victims(&mut self, skirmish: u8, log: &mut Log<Event>) {
        for role in Role::BOTH {
            for post in self.battle.doomed[role as usize].into_iter().flatten() {
                self.fell(skirmish, role, post, role.other(), log);
            }
        }
        if self.is_brood_war() {
            self.sacrifice_fronts(skirmish, log);
            self.await_brood_closing(skirmish);
        }
        for role in Role::BOTH {
            let waits =
                [Clause::Nuke, Clause::Crash].iter().any(|&clause| self.has_clause(skirmish, role, clause));
            self.battle.pending[role as usize] = waits;
        }
        self.go_on(BattleFrame::Close(skirmish));
    }

    /// A unit in a skirmish is destroyed; if it is cloaked it will withdraw (SC 17.3.1), which counts as destroyed
    /// for splash damage all the same (SC 17.11.6).
    pub(super) fn fell(&mut self, skirmish: u8, role: Role, post: Post, by: Role, log: &mut Log<Event>) {
        if by != role {
            self.battle.scored[by as usize] = true;
        }
        let cloaked = self.is_cloaked(skirmish, role, post);
        let party = self.battle.party_mut(skirmish, role);
        let unit = match post {
            Post::Front => {
                party.fate = if cloaked { Fate::Withdrawing } else { Fate::Destroyed };
                party.front
            }
            Post::Support(unit) => {
                party.support.remove(unit);
                unit
            }
        };
        if cloaked {
            self.battle.withdrawing[role as usize].add(unit);
        } else {
            self.kill_unit(role, unit, log);
        }
    }

    /// Whether a unit has cloaking that no detector voids (SC 17.4.1); it ends with the skirmish (SC 17.1.2).
    pub(super) fn is_cloaked(&self, skirmish: u8, role: Role, post: Post) -> bool {
        let over = self.battle.skirmishes[usize::from(skirmish)].is_some_and(|skirmish| skirmish.resolved);
        if over || self.battle.party(skirmish, role.other()).detector {
            return false;
        }
        let unit = match post {
            Post::Front => self.battle.party(skirmish, role).front,
            Post::Support(unit) => unit,
        };
        // SC 24.2.1
        unit.cloaks()
            || self.clauses(skirmish, role).any(|clause| match clause {
                Clause::Cloak(Cloak::Front) => post == Post::Front,
                Clause::Cloak(Cloak::Only(units)) => units.contains(&unit),
                Clause::Cloak(Cloak::AllBut(units)) => !units.contains(&unit),
                _ => false,
            })
    }

    /// What the side whose turn it is can do first (SC 17.2.4).
    pub(super) fn propose_closing(&self, skirmish: u8, actions: &mut Vec<Action>) {
        let Some(role) = self.battle.closing() else { return };
        actions.extend(self.battle.party(skirmish, role).standard.map(Action::UseCard));
        actions.extend(self.battle.withdrawing[role as usize].types().map(Action::ChooseUnit));
        if self.is_brood_war() {
            self.propose_brood_closing(skirmish, role, actions);
        }
    }

    pub(super) fn check_closing(&self, skirmish: u8, action: Action) -> Result<(), Illegal> {
        let Some(role) = self.battle.closing() else { return Err(rules::FINISH_FIRST) };
        match action {
            Action::UseCard(card) if self.controls_by(skirmish, role) == Some(card) => Ok(()),
            Action::Collateral(_) | Action::Decline if self.is_brood_war() => {
                self.check_collateral(role, action)
            }
            Action::UseCard(card) => {
                let waits = self.battle.pending[role as usize];
                let is_it = self.battle.party(skirmish, role).standard == Some(card);
                if waits && is_it { Ok(()) } else { Err(rules::NO_SUCH_ABILITY) }
            }
            Action::ChooseUnit(unit) if self.battle.withdrawing[role as usize].contains(unit) => Ok(()),
            Action::ChooseUnit(_) => Err(rules::DOES_NOT_WITHDRAW),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_closing(&mut self, skirmish: u8, action: Action, log: &mut Log<Event>) {
        let role = self.battle.closing().expect("somebody was asked");
        if let Action::ChooseUnit(unit) = action {
            return self.stack.push(Frame::Battle(BattleFrame::Withdraw { role, skirmish, unit }));
        }
        match action {
            Action::UseCard(card) if self.controls_by(skirmish, role) == Some(card) => {
                return self.mind_control(skirmish, role, log);
            }
            Action::Collateral(_) | Action::Decline => return self.take_collateral(role, action, log),
            _ => (),
        }
        self.battle.pending[role as usize] = false;
        if self.has_clause(skirmish, role, Clause::Nuke) {
            self.nuke(skirmish, role, log);
        } else {
            self.crash(skirmish, role, log);
        }
    }

    /// Nuke: if the front-line Ghost was not destroyed, all other units in the battle are; withdrawing does not
    /// stop it.
    fn nuke(&mut self, skirmish: u8, role: Role, log: &mut Log<Event>) {
        if self.battle.party(skirmish, role).fate == Fate::Destroyed {
            return;
        }
        for number in 0..self.battle.count() {
            for side in Role::BOTH {
                let party = *self.battle.party(number, side);
                let mortal = party.front.hero().is_none();
                if party.fate == Fate::Fighting && (number, side) != (skirmish, role) && mortal {
                    self.fell(number, side, Post::Front, role, log);
                }
                let mortal = party.support.iter().filter(|unit| unit.hero().is_none());
                mortal.for_each(|unit| self.fell(number, side, Post::Support(unit), role, log));
            }
        }
    }

    /// SC G129: a front-line Scourge that was not destroyed is, and a flying front-line opponent with it.
    fn crash(&mut self, skirmish: u8, role: Role, log: &mut Log<Event>) {
        if self.battle.party(skirmish, role).fate != Fate::Fighting {
            return;
        }
        self.fell(skirmish, role, Post::Front, role, log);
        let enemy = self.battle.party(skirmish, role.other());
        if enemy.fate == Fate::Fighting && enemy.front.flies() {
            self.fell(skirmish, role.other(), Post::Front, role, log);
        }
    }

    /// Areas of the planet to which a unit can withdraw (SC 17.3.2, SC 17.3.3).
    pub(super) fn withdrawals(&self, role: Role, unit: Unit) -> impl Iterator<Item = Area> + '_ {
        let areas = self.contested().planet.area_ids();
        areas.filter(move |&area| self.check_withdrawal(role, unit, Action::MoveTo(area)).is_ok())
    }

    pub(super) fn check_withdrawal(&self, role: Role, unit: Unit, action: Action) -> Result<(), Illegal> {
        let Action::MoveTo(area) = action else { return Err(rules::FINISH_FIRST) };
        if area.planet != self.contested().planet || !area.exists() {
            return Err(rules::WITHDRAWS_ON_PLANET);
        }
        if !self.is_refuge(area, self.battle.seat(role)) {
            return Err(rules::NO_REFUGE);
        }
        if !area.admits(unit) {
            return Err(rules::WRONG_LAYER);
        }
        if self.has_room(self.battle.seat(role), area, unit) {
            Ok(())
        } else {
            Err(rules::NO_ROOM_TO_FALL_BACK)
        }
    }

    pub(super) fn withdraw_unit(
        &mut self,
        role: Role,
        skirmish: u8,
        unit: Unit,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Action::MoveTo(area) = action else { unreachable!("checked: {action:?}") };
        self.stack.pop();
        self.battle.withdrawing[role as usize].remove(unit);
        let party = self.battle.party_mut(skirmish, role);
        if party.fate == Fate::Withdrawing && party.front == unit {
            party.fate = Fate::Withdrawn;
        }
        self.remove_from_force(role, unit);
        let seat = self.battle.seat(role);
        self.put_unit(area, seat, unit);
        self.carry_thrall(seat, unit, self.contested(), area);
        log.push(|| Event::Withdrew { seat, unit, area });
    }

    /// SC 17.3.3: a unit that has nowhere to withdraw to is destroyed after all.
    pub(super) fn fail_to_withdraw(&mut self, role: Role, skirmish: u8, unit: Unit, log: &mut Log<Event>) {
        self.stack.pop();
        self.battle.withdrawing[role as usize].remove(unit);
        let others = self.battle.withdrawing[role as usize].contains(unit);
        let party = self.battle.party_mut(skirmish, role);
        if party.fate == Fate::Withdrawing && party.front == unit && !others {
            party.fate = Fate::Destroyed;
        }
        self.kill_unit(role, unit, log);
    }

    /// SC 13.12.6: the cards are discarded, but those with triggered splash damage wait (SC 17.11.4) and those that
    /// say so go back to the Technology deck (SC 17.9.1).
    pub(super) fn discard_skirmish(&mut self, skirmish: u8, log: &mut Log<Event>) {
        if let Some(role) = self.rechargeable(skirmish) {
            return self.go_on(BattleFrame::Recharge { role, skirmish });
        }
        for role in Role::BOTH {
            let party = *self.battle.party(skirmish, role);
            let seat = self.battle.seat(role);
            let mut discarded = Vec::new();
            let laid = [(party.standard, party.matched), (party.reinforcement, party.reinforced)];
            for (slot, (card, works)) in laid.into_iter().enumerate() {
                let Some(card) = card else { continue };
                if works && self.battle.scored[role as usize] && self.splashes(skirmish, role, card) {
                    self.battle.party_mut(skirmish, role).splash[slot] = true;
                    log.push(|| Event::SplashTriggered { seat, card });
                } else if works && card.technology().is_some_and(|technology| technology.def().returns) {
                    let cards = &mut self.players[seat].cards;
                    cards.shift_card(CardZone::Battle as usize, card, CardZone::Technology as usize);
                    log.push(|| Event::CardReturned { seat, card });
                } else if self.lies_in_battle(role, skirmish, card) {
                    discarded.push(card);
                }
            }
            self.discard_cards(role, skirmish, &discarded, log);
        }
        self.close_skirmish(skirmish);
        self.go_on(BattleFrame::Next);
    }

    pub(super) fn close_skirmish(&mut self, skirmish: u8) {
        if let Some(skirmish) = &mut self.battle.skirmishes[usize::from(skirmish)] {
            skirmish.resolved = true;
        }
    }

    /// Whether a card has splash damage whose condition holds.
    fn splashes(&self, skirmish: u8, role: Role, card: Card) -> bool {
        let splashes = |clause: &Clause| match *clause {
            Clause::Splash(_, condition) => self.condition_holds(skirmish, role, condition),
            _ => false,
        };
        card.def().text.iter().any(splashes)
    }
}
