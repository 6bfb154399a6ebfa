//! Building (RB 12.8, RB 15.1).

use orrery_engine::{List, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{BASE_ICONS, Icon, Role, Side, System, Unit};
use crate::event::Event;
use crate::place::{Force, Place};
use crate::state::Rebellion;

/// The most own units destroyed to be built again in one phase.
const MOST_SCRAPPED: usize = 32;

/// What a side builds, unseen by the other until both are done (RB G60); and what it deploys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Build {
    /// The number of the icon in question.
    pub icon: u8,
    /// Whether it has nothing more to decide.
    pub done: bool,
    /// The units for each space of the queue.
    pub units: [Force; 3],
    /// Own units to be destroyed first (RB 15.1.6).
    pub scrapped: List<(Unit, Place), MOST_SCRAPPED>,
    /// The type that was destroyed to be built with this icon.
    pub owed: Option<Unit>,
    /// Units ready to be deployed (RB 12.9.2).
    pub ready: Force,
    /// Places in which one unit, and in which two were deployed (RB 12.9.4).
    pub deployed: [u64; 2],
}

impl Rebellion {
    /// The icons a side builds with, and the space of the queue each of them uses (RB 12.8.2 to RB 12.8.8).
    pub(crate) fn build_icons(&self, side: Side) -> Vec<(Icon, u8)> {
        let mut icons = Vec::new();
        for system in System::all().filter(|&system| self.builds_in(side, system)) {
            let def = system.def();
            let left_only = side == Side::Empire && self.subjugated.contains(system);
            let used = if left_only { &def.icons[..1] } else { def.icons };
            icons.extend(used.iter().map(|&icon| (icon, def.number)));
        }
        if side == Side::Rebels && self.base_builds() {
            icons.extend(BASE_ICONS.map(|icon| (icon, 1)));
        }
        icons
    }

    /// Whether a side uses the icons of a system.
    fn builds_in(&self, side: Side, system: System) -> bool {
        let own = match side {
            Side::Rebels => self.is_rebel(system),
            Side::Empire => self.is_imperial(system),
        };
        own && self.is_populous(system)
            && !self.sabotaged.contains(system)
            && !self.force(system).has_side(side.other())
    }

    /// RB G11: the icons of the Rebel Base space.
    fn base_builds(&self) -> bool {
        let Some(base) = self.base else { return false };
        !self.revealed || !(self.force(base).has_side(Side::Empire) || self.is_loyal(base, Side::Empire))
    }

    pub(crate) fn begin_building(&mut self) {
        for side in Side::BOTH {
            self.builds[side as usize] = Build::default();
            self.skip_icons(side);
        }
    }

    /// RB 16.8.7
    pub(crate) fn builders(&self) -> SeatSet {
        Side::BOTH
            .into_iter()
            .filter(|&side| !self.builds[side as usize].done)
            .map(|side| self.seat_of(side, Role::Admiral))
            .collect()
    }

    pub(crate) fn run_building(&mut self, log: &mut Log<Event>) -> bool {
        if !self.builders().is_empty() {
            return false;
        }
        log.push(|| Event::BuildsShown);
        for side in Side::BOTH {
            let build = std::mem::take(&mut self.builds[side as usize]);
            for (unit, place) in build.scrapped.iter() {
                self.destroy(unit, place, log);
            }
            for (n, force) in build.units.iter().enumerate() {
                for unit in Unit::of(side) {
                    for _ in 0..force.count(unit) {
                        self.enqueue(unit, n as u8 + 1, log);
                    }
                }
            }
        }
        self.begin_deploying(Side::Rebels)
    }

    /// How many figures of a type are left for this side's choice.
    fn spare(&self, build: &Build, unit: Unit) -> u8 {
        let used: u8 = build.units.iter().map(|force| force.count(unit)).sum();
        let back = build.scrapped.iter().filter(|&(own, _)| own == unit).count() as u8;
        self.supply.count(unit) + back - used
    }

    /// Own units of a type in a place that are not given up yet.
    fn to_scrap(&self, build: &Build, unit: Unit, place: Place) -> u8 {
        let gone = build.scrapped.iter().filter(|&own| own == (unit, place)).count() as u8;
        self.force(place).count(unit) - gone
    }

    /// Goes on to the next icon with which something can be built.
    pub(crate) fn skip_icons(&mut self, side: Side) {
        let icons = self.build_icons(side);
        loop {
            let build = self.builds[side as usize];
            let Some(&(icon, _)) = icons.get(usize::from(build.icon)) else {
                self.builds[side as usize].done = true;
                return;
            };
            let can = |unit: Unit| {
                self.spare(&build, unit) > 0
                    || (!build.scrapped.is_full()
                        && Place::all().any(|place| self.to_scrap(&build, unit, place) > 0))
            };
            if icon.units(side).any(can) {
                return;
            }
            self.builds[side as usize].icon += 1;
        }
    }

    /// The icon in question.
    pub(crate) fn build_icon(&self, side: Side) -> Option<(Icon, u8)> {
        self.build_icons(side).get(usize::from(self.builds[side as usize].icon)).copied()
    }

    pub(crate) fn list_building(&self, side: Side, actions: &mut Vec<Action>) {
        let build = &self.builds[side as usize];
        let Some((icon, _)) = self.build_icon(side) else { return };
        if let Some(unit) = build.owed {
            actions.push(Action::Build(unit));
            return;
        }
        for unit in icon.units(side) {
            if self.spare(build, unit) > 0 {
                actions.push(Action::Build(unit));
            } else if !build.scrapped.is_full() {
                // RB 15.1.7
                let places = Place::all().filter(|&place| self.to_scrap(build, unit, place) > 0);
                actions.extend(places.map(|place| Action::Scrap { unit, place }));
            }
        }
        // RB 12.8.12
        actions.extend([Action::Decline, Action::Finish]);
    }

    pub(crate) fn take_building(&mut self, seat: Seat, side: Side, action: Action, log: &mut Log<Event>) {
        let (_, space) = self.build_icon(side).expect("checked: an icon is in question");
        let build = &mut self.builds[side as usize];
        match action {
            Action::Build(unit) => {
                build.units[usize::from(space) - 1].add(unit, 1);
                build.owed = None;
                build.icon += 1;
                self.skip_icons(side);
            }
            Action::Scrap { unit, place } => {
                build.scrapped.push((unit, place));
                build.owed = Some(unit);
            }
            Action::Decline => {
                build.icon += 1;
                self.skip_icons(side);
            }
            Action::Finish => build.done = true,
            _ => unreachable!("checked: {action:?}"),
        }
        if self.builds[side as usize].done {
            log.push(|| Event::ChoiceMade { seat });
        }
    }

    /// Units on the queue for the icons of a system, whatever its loyalty (RB 12.8.15): asks only where several fit.
    pub(crate) fn run_icons(
        &mut self,
        seat: Seat,
        side: Side,
        system: System,
        icon: u8,
        log: &mut Log<Event>,
    ) -> bool {
        use crate::phase::Choose;
        let Some(shape) = system.def().icons.get(usize::from(icon)) else {
            self.stack.pop();
            return true;
        };
        let units: Vec<Unit> = shape.units(side).filter(|&unit| self.supply.count(unit) > 0).collect();
        if units.len() > 1 {
            return false;
        }
        if let [unit] = units[..] {
            self.enqueue(unit, system.def().number, log);
        }
        self.pop_push(Choose::Icons { seat, side, system, icon: icon + 1 });
        true
    }
}
