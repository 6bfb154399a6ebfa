//! Step 8: splash damage (SC 13.13, SC 17.12).

use orrery_engine::{Illegal, Log};

use super::{BattleFrame, Fate, Role};
use crate::action::Action;
use crate::cards::{Card, Clause, Splash, Unit};
use crate::event::Event;
use crate::rules;
use crate::squad::Squad;
use crate::state::StarCraft;

impl StarCraft {
    /// A side's cards whose splash damage waits to be applied.
    fn splash_cards(&self, role: Role) -> impl Iterator<Item = Card> + '_ {
        self.battle.skirmishes().flat_map(move |skirmish| {
            let party = &skirmish.parties[role as usize];
            let [standard, reinforcement] = party.splash;
            let standard = party.standard.filter(|_| standard);
            standard.into_iter().chain(party.reinforcement.filter(|_| reinforcement))
        })
    }

    /// What hits a side.
    fn splashes_on(&self, role: Role) -> Vec<Splash> {
        let splash = |clause: &Clause| match *clause {
            Clause::Splash(splash, _) => Some(splash),
            _ => None,
        };
        self.splash_cards(role.other()).filter_map(|card| card.def().text.iter().find_map(splash)).collect()
    }

    /// Whether as many units are chosen as can be destroyed (SC 17.12.5).
    pub(super) fn splash_is_fixed(&self, role: Role) -> bool {
        let chosen = self.battle.picked.len();
        usize::from(chosen) == most_victims(&self.splashes_on(role), self.splashable(role).iter())
    }

    /// A unit may be chosen if all chosen so far have a splash of their own: such a choice can always be completed to
    /// one that destroys as many units as possible (SC 17.12.5).
    pub(super) fn check_splash(&self, role: Role, action: Action) -> Result<(), Illegal> {
        let Action::ChooseUnit(unit) = action else { return Err(rules::FINISH_FIRST) };
        let chosen = self.battle.picked;
        // SC 30.1.8
        if unit.hero().is_some() {
            return Err(rules::HEROES_ARE_IMMUNE);
        }
        if self.splashable(role).count(unit) <= chosen.count(unit) {
            return Err(rules::NOT_IN_BATTLE);
        }
        let splashes = self.splashes_on(role);
        if !splashes.iter().any(|splash| splash.fits(unit)) {
            return Err(rules::SPLASH_MISSES);
        }
        let victims = most_victims(&splashes, chosen.iter().chain([unit]));
        if victims == usize::from(chosen.len()) + 1 { Ok(()) } else { Err(rules::SPLASH_WASTED) }
    }

    /// Units that splash damage can hit: no heroes (SC 30.1.8), none that has just changed sides (SC 24.3.10).
    fn splashable(&self, role: Role) -> Squad {
        let force = self.force(role);
        if !self.is_brood_war() {
            return force;
        }
        let mut left: Squad = force.iter().filter(|unit| unit.hero().is_none()).collect();
        for unit in self.battle.brood.captured[role as usize].iter() {
            if left.contains(unit) {
                left.remove(unit);
            }
        }
        left
    }

    pub(super) fn take_splash(&mut self, action: Action) {
        let Action::ChooseUnit(unit) = action else { unreachable!("checked: {action:?}") };
        self.battle.picked.add(unit);
    }

    /// The chosen units are destroyed and the cards discarded (SC 17.12.8); the attacker's units fall first (SC 17.12.2).
    pub(super) fn apply_splash(&mut self, role: Role, log: &mut Log<Event>) {
        let victims = std::mem::replace(&mut self.battle.picked, Squad::EMPTY);
        for unit in victims.iter() {
            self.leave_skirmish(role, unit);
            self.kill_unit(role, unit, log);
        }
        self.discard_splash(role.other(), log);
        for skirmish in self.battle.skirmishes.iter_mut().flatten() {
            skirmish.parties[role.other() as usize].splash = [false; 2];
        }
        self.go_on(match role {
            Role::Attacker => BattleFrame::Splash(Role::Defender),
            Role::Defender => BattleFrame::Outcome,
        });
    }

    /// A side's cards whose splash damage was applied are discarded (SC 17.12.8).
    fn discard_splash(&mut self, role: Role, log: &mut Log<Event>) {
        if !self.is_brood_war() {
            let cards: Vec<Card> = self.splash_cards(role).collect();
            return self.discard_cards(role, 0, &cards, log);
        }
        for number in 0..self.battle.count() {
            let party = self.battle.party(number, role);
            let laid = [(party.standard, party.splash[0]), (party.reinforcement, party.splash[1])];
            let cards: Vec<Card> =
                laid.into_iter().filter(|&(_, splash)| splash).filter_map(|(card, _)| card).collect();
            self.discard_cards(role, number, &cards, log);
        }
    }

    /// A unit that survived the skirmishes is taken out of its own.
    fn leave_skirmish(&mut self, role: Role, unit: Unit) {
        for skirmish in self.battle.skirmishes.iter_mut().flatten() {
            let party = &mut skirmish.parties[role as usize];
            if party.fate == Fate::Fighting && party.front == unit {
                party.fate = Fate::Destroyed;
                return;
            }
            if party.support.contains(unit) {
                return party.support.remove(unit);
            }
        }
    }
}

/// How many of the units can be destroyed if each splash takes one: a largest matching.
fn most_victims(splashes: &[Splash], units: impl Iterator<Item = Unit>) -> usize {
    let mut victim_of = vec![None; splashes.len()];
    units.filter(|&unit| assign(unit, splashes, &mut victim_of, &mut vec![false; splashes.len()])).count()
}

/// Finds a splash for a unit, moving units that have one to another if need be.
fn assign(unit: Unit, splashes: &[Splash], victim_of: &mut [Option<Unit>], tried: &mut [bool]) -> bool {
    for (at, splash) in splashes.iter().enumerate() {
        if tried[at] || !splash.fits(unit) {
            continue;
        }
        tried[at] = true;
        if victim_of[at].is_none_or(|other| assign(other, splashes, victim_of, tried)) {
            victim_of[at] = Some(unit);
            return true;
        }
    }
    false
}
