//! Steps 4 and 5: the attacker forms skirmishes, and supporting units are assigned (SC 13.6, SC 13.7, SC 17.7).

use orrery_engine::{Illegal, Log};

use super::{BattleFrame, Party, Role, Skirmish};
use crate::action::Action;
use crate::event::Event;
use crate::rules;
use crate::squad::Squad;
use crate::state::StarCraft;

impl StarCraft {
    /// Whether a side has units in the battle, all of them with assist (SC 17.7.3).
    fn is_all_assist(&self, role: Role) -> bool {
        let force = self.force(role);
        !force.is_empty() && force.iter().all(|unit| unit.def().assist)
    }

    /// Whether a side has nobody to name: no skirmish will be formed, or other units fight in the front line.
    pub(super) fn needs_no_name(&self, role: Role) -> bool {
        self.force(role.other()).is_empty() || !self.is_all_assist(role)
    }

    pub(super) fn skip_name(&mut self, role: Role) {
        self.go_on(match role {
            Role::Attacker => BattleFrame::Name(Role::Defender),
            Role::Defender => BattleFrame::Pair,
        });
    }

    pub(super) fn check_front(&self, role: Role, action: Action) -> Result<(), Illegal> {
        match action {
            Action::NameFront(unit) if self.force(role).contains(unit) => Ok(()),
            Action::NameFront(_) => Err(rules::NOT_IN_BATTLE),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn name_front(&mut self, role: Role, action: Action) {
        let Action::NameFront(unit) = action else { unreachable!("checked: {action:?}") };
        self.battle.named[role as usize] = Some(unit);
        self.skip_name(role);
    }

    /// Units that may fight in the front line: the named one, or all without assist (SC 17.7.1).
    fn fighters(&self, role: Role) -> Squad {
        match self.battle.named[role as usize] {
            Some(unit) => Squad::from_iter([unit]),
            None => self.force(role).iter().filter(|unit| !unit.def().assist).collect(),
        }
    }

    /// How many skirmishes there have to be (SC 13.6.2, SC 13.6.3, SC 17.7.3).
    pub(crate) fn skirmishes_to_form(&self) -> u8 {
        self.fighters(Role::Attacker).len().min(self.fighters(Role::Defender).len())
    }

    /// Whether the attacker has formed as many skirmishes as possible.
    pub(super) fn all_paired(&self) -> bool {
        self.battle.count() == self.skirmishes_to_form()
    }

    /// Units of a side that are not in a skirmish yet.
    pub(crate) fn unassigned(&self, role: Role) -> Squad {
        let mut reserve = self.force(role);
        for skirmish in self.battle.skirmishes() {
            skirmish.parties[role as usize].units().for_each(|unit| reserve.remove(unit));
        }
        reserve
    }

    pub(super) fn propose_pairs(&self, actions: &mut Vec<Action>) {
        let [attackers, defenders] = Role::BOTH.map(|role| self.unassigned(role));
        for attacker in attackers.types() {
            actions.extend(defenders.types().map(|defender| Action::Pair { attacker, defender }));
        }
    }

    pub(super) fn check_pair(&self, action: Action) -> Result<(), Illegal> {
        let Action::Pair { attacker, defender } = action else { return Err(rules::FINISH_FIRST) };
        for (role, unit) in [(Role::Attacker, attacker), (Role::Defender, defender)] {
            if !self.unassigned(role).contains(unit) {
                return Err(rules::NOT_IN_BATTLE);
            }
            if !self.fighters(role).contains(unit) {
                return Err(rules::ASSIST_STAYS_BEHIND);
            }
        }
        Ok(())
    }

    pub(super) fn take_pair(&mut self, action: Action, log: &mut Log<Event>) {
        let Action::Pair { attacker, defender } = action else { unreachable!("checked: {action:?}") };
        let skirmish = self.battle.count();
        let parties = [Party::new(attacker), Party::new(defender)];
        self.battle.skirmishes[usize::from(skirmish)] = Some(Skirmish { parties, resolved: false });
        log.push(|| Event::Paired { skirmish, attacker, defender });
    }

    /// The skirmishes are formed; if there are none, one side has no units left.
    pub(super) fn finish_pairing(&mut self) {
        let none = self.battle.count() == 0;
        self.go_on(if none { BattleFrame::Outcome } else { BattleFrame::Support(Role::Attacker) });
    }

    pub(super) fn propose_support(&self, role: Role, actions: &mut Vec<Action>) {
        for unit in self.unassigned(role).types() {
            actions.extend((0..self.battle.count()).map(|skirmish| Action::Support { unit, skirmish }));
        }
    }

    pub(super) fn check_support(&self, role: Role, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Support { unit, .. } if !self.unassigned(role).contains(unit) => {
                Err(rules::NOT_IN_BATTLE)
            }
            Action::Support { skirmish, .. } if !self.battle.has(skirmish) => Err(rules::NO_SUCH_SKIRMISH),
            Action::Support { .. } => Ok(()),
            Action::Decline | Action::Finish => Err(rules::ALL_TAKE_PART),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_support(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        let Action::Support { unit, skirmish } = action else { unreachable!("checked: {action:?}") };
        self.battle.party_mut(skirmish, role).support.add(unit);
        let seat = self.battle.seat(role);
        log.push(|| Event::Supported { seat, unit, skirmish });
    }

    /// Whether all units of a side are assigned, or can only go to one skirmish (SC 13.7.1).
    pub(super) fn needs_no_assignment(&self, role: Role) -> bool {
        self.battle.count() == 1 || self.unassigned(role).is_empty()
    }

    /// A side's units are assigned: next the defender's (SC 13.7.4), then the cards.
    pub(super) fn finish_support(&mut self, role: Role, log: &mut Log<Event>) {
        for unit in self.unassigned(role).iter() {
            self.take_support(role, Action::Support { unit, skirmish: 0 }, log);
        }
        self.go_on(match role {
            Role::Attacker => BattleFrame::Support(Role::Defender),
            Role::Defender if self.may_swap() => BattleFrame::Swap,
            Role::Defender => BattleFrame::Lay { role: self.battle.lays_first(), skirmish: 0 },
        });
        if self.is_brood_war() && role == Role::Defender {
            self.find_lenders();
        }
    }
}
