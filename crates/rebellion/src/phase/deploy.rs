//! Sliding the queue and deploying (RB 12.9, RB 12.11).

use orrery_engine::Log;

use crate::action::Action;
use crate::cards::{Side, System, Theatre, Unit};
use crate::event::Event;
use crate::phase::{Build, RefreshStep};
use crate::place::{Force, Place};
use crate::state::Rebellion;

impl Rebellion {
    /// RB 12.9.1: a side slides its units one space down; those off space 1 are ready.
    pub(crate) fn begin_deploying(&mut self, side: Side) -> bool {
        let mut ready = Force::EMPTY;
        for unit in Unit::of(side) {
            let counts = [0, 1, 2].map(|space: usize| self.queue[space].count(unit));
            ready.add(unit, counts[0]);
            for (space, count) in [counts[1], counts[2], 0].into_iter().enumerate() {
                self.queue[space].0[unit as usize] = count;
            }
        }
        self.builds[side as usize] = Build { ready, ..Build::default() };
        self.next_refresh(RefreshStep::Deploy { side })
    }

    /// Whether a unit may be deployed in a place (RB 12.9.3 to RB 12.9.11).
    pub(crate) fn may_deploy(&self, unit: Unit, place: Place) -> bool {
        let side = unit.side();
        let full = self.builds[side as usize].deployed[1] & (1 << place.index()) != 0;
        if full {
            return false;
        }
        let Some(system) = place.system() else { return side == Side::Rebels && !self.revealed };
        if unit == Unit::DeathStar {
            return self.is_site(system);
        }
        let own = match side {
            Side::Rebels => self.is_rebel(system),
            Side::Empire => self.is_imperial(system),
        };
        own && !self.sabotaged.contains(system)
            && self.is_populous(system)
            && !self.force(system).has_side(side.other())
    }

    /// RB 12.11.3, RB G25: a Death Star replaces the one under construction, unless Rebel ships are there.
    fn is_site(&self, system: System) -> bool {
        let force = self.force(system);
        force.count(Unit::DeathStarUnderConstruction) > 0 && !force.has(Side::Rebels, Theatre::Space)
    }

    pub(crate) fn run_deploying(&mut self, side: Side, log: &mut Log<Event>) -> bool {
        let ready = self.builds[side as usize].ready;
        let can =
            |unit: Unit| ready.count(unit) > 0 && Place::all().any(|place| self.may_deploy(unit, place));
        if Unit::of(side).any(can) {
            return false;
        }
        self.end_deploying(side, log);
        true
    }

    pub(crate) fn list_deploying(&self, side: Side, actions: &mut Vec<Action>) {
        let ready = self.builds[side as usize].ready;
        for unit in Unit::of(side).filter(|&unit| ready.count(unit) > 0) {
            let places = Place::all().filter(|&place| self.may_deploy(unit, place));
            actions.extend(places.map(|place| Action::Deploy { unit, place }));
        }
        actions.push(Action::Finish);
    }

    pub(crate) fn take_deploying(&mut self, side: Side, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Deploy { unit, place } => {
                let build = &mut self.builds[side as usize];
                build.ready.take(unit, 1);
                let bit = 1 << place.index();
                build.deployed[1] |= build.deployed[0] & bit;
                build.deployed[0] |= bit;
                self.deploy_unit(unit, place, log);
            }
            Action::Finish => self.end_deploying(side, log),
            _ => unreachable!("checked: {action:?}"),
        }
    }

    /// RB 12.9.5: what was not deployed goes back to space 1; after the Empire a new round begins (RB 3.1.3).
    fn end_deploying(&mut self, side: Side, log: &mut Log<Event>) {
        let build = std::mem::take(&mut self.builds[side as usize]);
        for unit in Unit::of(side) {
            self.queue[0].add(unit, build.ready.count(unit));
        }
        log.push(|| Event::QueueSlid { side });
        if side == Side::Rebels {
            self.begin_deploying(Side::Empire);
        } else {
            self.stack.pop();
            self.begin_round(log);
        }
    }
}
