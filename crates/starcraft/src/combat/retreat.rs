//! Step 9: retreat, and the end of the battle (SC 13.14, SC 13.15).

use orrery_engine::{Illegal, Log, Seat};

use super::{Battle, BattleFrame, Role};
use crate::action::Action;
use crate::cards::{Card, Race, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{Area, CardZone, StarCraft};

impl StarCraft {
    /// Who has to retreat next, if anybody does (SC 13.14.2 to SC 13.14.5). A defender with nothing but assist units
    /// goes before the attacker's excess (SC G60, SC G69).
    fn retreating(&self) -> Option<Role> {
        let [attackers, defenders] = Role::BOTH.map(|role| self.force(role));
        if attackers.is_empty() {
            (self.excess_of(Role::Defender) > 0).then_some(Role::Defender)
        } else if defenders.is_empty() {
            (self.excess_of(Role::Attacker) > 0).then_some(Role::Attacker)
        } else if defenders.iter().all(|unit| unit.def().assist) {
            Some(Role::Defender)
        } else {
            Some(Role::Attacker)
        }
    }

    /// How many units of a side have to go: all, or the excess of a victorious attacker (SC G61).
    pub(crate) fn leaving(&self, role: Role) -> u8 {
        let force = self.force(role).len();
        if self.force(role.other()).is_empty() { self.excess_of(role) } else { force }
    }

    /// How many units of a side are too many for the contested area. A defender has too many only if he took one.
    fn excess_of(&self, role: Role) -> u8 {
        let force = self.force(role);
        if role == Role::Defender && self.battle.brood.captured[role as usize].is_empty() {
            return 0;
        }
        let wrong = force.iter().filter(|&unit| !self.contested().admits(unit)).count() as u8;
        let load = self.load(self.battle.seat(role), force.iter());
        load.saturating_sub(self.contested().limit()).max(wrong)
    }

    pub(super) fn decide_outcome(&mut self, _log: &mut Log<Event>) {
        if let Some(role) = self.retreating() {
            return self.go_on(BattleFrame::RetreatTo(role));
        }
        let area = self.contested();
        let attackers = std::mem::replace(&mut self.battle.attackers, Squad::EMPTY);
        let attacker = self.battle.seat(Role::Attacker);
        attackers.iter().for_each(|unit| self.put_unit(area, attacker, unit));
        self.go_on(BattleFrame::TakeBack(Role::Attacker));
    }

    /// Where a side can retreat to (SC 13.14.6); its status is judged now (SC G70).
    pub(super) fn retreats(&self, role: Role) -> impl Iterator<Item = Area> + '_ {
        self.areas().filter(move |&area| self.check_retreat(role, Action::MoveTo(area)).is_ok())
    }

    pub(super) fn check_retreat(&self, role: Role, action: Action) -> Result<(), Illegal> {
        let Action::MoveTo(area) = action else { return Err(rules::FINISH_FIRST) };
        let seat = self.battle.seat(role);
        let here = self.contested().planet;
        let joined = |planet| {
            let mut routes = self.routes.of(here);
            routes.any(|(_, route)| route.across(here) == Some(planet) && route.transports.contains(seat))
        };
        if !area.exists() || self.planets[area.planet as usize].placed.is_none() {
            return Err(rules::NO_SUCH_AREA);
        }
        if area.planet != here && !joined(area.planet) {
            return Err(rules::NO_WAY_TO_RETREAT);
        }
        if !self.is_refuge(area, seat) {
            return Err(rules::NO_REFUGE);
        }
        let coming: Squad = self.force(role).iter().filter(|&unit| area.admits(unit)).collect();
        if coming.is_empty() {
            return Err(rules::WRONG_LAYER);
        }
        if self.space_in(area, seat, coming) == 0 { Err(rules::NO_ROOM_TO_FALL_BACK) } else { Ok(()) }
    }

    pub(super) fn take_retreat(&mut self, role: Role, action: Action) {
        let Action::MoveTo(area) = action else { unreachable!("checked: {action:?}") };
        self.go_on(BattleFrame::Leave { role, area: Some(area) });
    }

    /// Goes on once all who leave are picked; if all have to, nobody is asked.
    pub(super) fn run_leaving(&mut self, role: Role, area: Option<Area>) -> bool {
        let leaving = self.leaving(role);
        if leaving == self.force(role).len() {
            self.battle.picked = self.force(role);
        }
        let done = self.battle.picked.len() == leaving;
        if done {
            self.go_on(BattleFrame::Lost { role, area });
        }
        done
    }

    pub(super) fn check_leaving(&self, role: Role, action: Action) -> Result<(), Illegal> {
        match action {
            Action::ChooseUnit(unit) if self.force(role).count(unit) > self.battle.picked.count(unit) => {
                Ok(())
            }
            Action::ChooseUnit(_) => Err(rules::NOT_IN_BATTLE),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_leaving(&mut self, action: Action) {
        let Action::ChooseUnit(unit) = action else { unreachable!("checked: {action:?}") };
        self.battle.picked.add(unit);
    }

    /// Moves those who leave once they fit.
    pub(super) fn run_lost(&mut self, role: Role, area: Option<Area>, log: &mut Log<Event>) -> bool {
        let seat = self.battle.seat(role);
        // SC 23.1.4: who may not be there is lost.
        let strays: Vec<Unit> =
            self.battle.picked.iter().filter(|&unit| !area.is_none_or(|it| it.admits(unit))).collect();
        for stray in strays {
            self.battle.picked.remove(stray);
            self.kill_unit(role, stray, log);
        }
        let picked = self.battle.picked;
        if picked.len() > area.map_or(0, |area| self.space_in(area, seat, picked)) {
            return false;
        }
        let picked = std::mem::replace(&mut self.battle.picked, Squad::EMPTY);
        if let Some(area) = area {
            for unit in picked.iter() {
                self.remove_from_force(role, unit);
                self.put_unit(area, seat, unit);
                self.carry_thrall(seat, unit, self.contested(), area);
                log.push(|| Event::Retreated { seat, unit, area });
            }
        }
        self.go_on(BattleFrame::Outcome);
        true
    }

    pub(super) fn check_lost(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::ChooseUnit(unit) if self.battle.picked.contains(unit) => Ok(()),
            Action::ChooseUnit(_) => Err(rules::NOT_IN_BATTLE),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_lost(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        let Action::ChooseUnit(unit) = action else { unreachable!("checked: {action:?}") };
        self.battle.picked.remove(unit);
        self.kill_unit(role, unit, log);
    }

    /// Whether a side has the optional Healing of the Zerg.
    pub(super) fn heals(&self, role: Role) -> bool {
        self.setup.options.racial_abilities && self.players[self.battle.seat(role)].race() == Race::Zerg
    }

    /// Standard cards a side played in this battle that lie in its discard pile.
    pub(super) fn healable(&self, role: Role) -> impl Iterator<Item = Card> + '_ {
        let discarded = self.players[self.battle.seat(role)].zone(CardZone::Discard);
        let parties = self.battle.skirmishes().map(move |skirmish| &skirmish.parties[role as usize]);
        let played = parties.flat_map(|party| party.standard.into_iter().chain(party.cancelled));
        played.filter(move |card| card.is_standard() && discarded.contains(card))
    }

    pub(super) fn check_take_back(&self, role: Role, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::TakeBack(card) if self.healable(role).any(|own| own == card) => Ok(()),
            Action::TakeBack(_) => Err(rules::NOT_PLAYED_HERE),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_back(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        if let Action::TakeBack(card) = action {
            let seat = self.battle.seat(role);
            let player = &mut self.players[seat];
            player.cards.shift_card(CardZone::Discard as usize, card, CardZone::Hand as usize);
            player.learn_all(card);
            log.push(|| Event::CardKept { seat, card });
        }
        self.skip_take_back(role);
    }

    pub(super) fn skip_take_back(&mut self, role: Role) {
        self.go_on(match role {
            Role::Attacker => BattleFrame::TakeBack(Role::Defender),
            Role::Defender => BattleFrame::Aftermath,
        });
    }

    /// SC 13.15.1; an area without units counts as held by the defender (SC 13.14.4).
    pub(super) fn end_battle(&mut self, log: &mut Log<Event>) {
        let area = self.contested();
        let [attacker, defender] = self.battle.seats;
        let taken = self.area(area).owner == Some(attacker);
        self.stack.pop();
        self.battle = Battle::default();
        log.push(|| Event::BattleEnded {
            area,
            winner: if taken { attacker } else { defender },
            held: !taken,
        });
        self.settle(log);
    }

    /// A player leaves the table in the middle of a battle of his: his units are gone, all cards that were laid are
    /// discarded, and what is left of the battle is the retreat of his opponent.
    pub(crate) fn abandon_battle(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(role) = self.battle.role(seat) else { return };
        while self.stack.iter().any(|frame| matches!(frame, Frame::Battle(_))) {
            self.stack.pop();
        }
        self.force(role).iter().for_each(|unit| self.remove_from_force(role, unit));
        for seat in Seat::all(self.setup.players) {
            let cards = self.players[seat].zone(CardZone::Battle).to_vec();
            self.discard_of(seat, &cards, log);
        }
        self.battle = Battle {
            area: self.battle.area,
            seats: self.battle.seats,
            order: self.battle.order,
            attackers: self.battle.attackers,
            ..Battle::default()
        };
        self.stack.push(Frame::Battle(BattleFrame::Outcome));
    }
}
