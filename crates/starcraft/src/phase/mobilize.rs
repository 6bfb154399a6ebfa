//! The Mobilize order (SC 11, SC 16.5.3).

use orrery_engine::{Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Leadership, Module, Planet, Race, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::RouteId;
use crate::rules;
use crate::squad::Squad;
use crate::state::{Area, MAX_AREAS, Order, StarCraft};

/// How many units more than the unit limit may attack (SC 11.5.2).
const SURPLUS: u8 = 2;

/// A Mobilize order, or movement like it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct MobilizeFrame {
    pub seat: Seat,
    pub planet: Planet,
    pub march: March,
    pub step: MobilizeStep,
    /// The one enemy area entered, by its number (SC 11.4.1).
    entered: Option<u8>,
    /// Whether the base has lifted off.
    lifted: bool,
}

/// What kind of movement it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum March {
    /// A Mobilize order.
    Order(Order),
    /// Rapid Redeployment: only into friendly and empty areas.
    Redeployment,
    /// SC 28.1.5: a Defend order, into this area of the planet only.
    Defense(u8),
}

impl March {
    /// Whether it is that of a Defend order.
    pub(crate) const fn is_defense(self) -> bool {
        matches!(self, Self::Defense(_))
    }
}

/// Where the movement has come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum MobilizeStep {
    /// Nothing has been looked at yet.
    Begin,
    /// Which unit moves next.
    Choose,
    /// Where this unit goes.
    Move { unit: Unit, from: Area },
    /// Where this unit on a Leadership card goes.
    Deploy { unit: Unit },
}

impl MobilizeFrame {
    /// A Mobilize order on a planet.
    pub(crate) const fn new(seat: Seat, planet: Planet, order: Order) -> Self {
        Self {
            seat,
            planet,
            march: March::Order(order),
            step: MobilizeStep::Begin,
            entered: None,
            lifted: false,
        }
    }

    /// Movement to and on a planet without entering enemy areas.
    pub(crate) const fn redeployment(seat: Seat, planet: Planet) -> Self {
        Self { march: March::Redeployment, ..Self::new(seat, planet, Order::Mobilize) }
    }

    /// Movement into the area of a Defend order (SC 28.1.5).
    pub(crate) const fn defense(seat: Seat, area: Area) -> Self {
        Self { march: March::Defense(area.number), ..Self::new(seat, area.planet, Order::Mobilize) }
    }

    /// Where `landing` is.
    pub(crate) fn front(self) -> Option<Area> {
        Some(Area::new(self.planet, self.entered?))
    }
}

impl StarCraft {
    pub(crate) fn list_mobilize(&self, frame: MobilizeFrame, actions: &mut Vec<Action>) {
        let moving = match frame.step {
            MobilizeStep::Move { unit, from } => Some((unit, Some(from))),
            MobilizeStep::Deploy { unit } => Some((unit, None)),
            MobilizeStep::Begin | MobilizeStep::Choose => None,
        };
        if let Some((unit, from)) = moving {
            actions.extend(
                frame
                    .planet
                    .area_ids()
                    .filter(|&to| self.check_entry(frame, unit, from, to).is_ok())
                    .map(Action::MoveTo),
            );
            return;
        }
        for planet in self.galaxy().filter(|&planet| self.reaches(frame, planet)) {
            for area in planet.area_ids().filter(|&area| self.area(area).owner == Some(frame.seat)) {
                let movable = self.area(area).units;
                // Without marked areas one unit is as good as another.
                let any = self.is_brood_war();
                if !any && !movable.types().take(1).all(|unit| self.has_way(frame, unit, Some(area))) {
                    continue;
                }
                actions.extend(
                    movable
                        .types()
                        .filter(|&unit| self.unmoved(frame, unit, area) > 0)
                        .filter(|&unit| !any || self.check_pick_up(frame, unit, area).is_ok())
                        .map(|unit| Action::PickUp { unit, area }),
                );
            }
        }
        if self.is_brood_war() {
            let aboard = self.players[frame.seat].brood.aboard;
            let fits = |&unit: &Unit| self.check_deployment(frame, unit).is_ok();
            actions.extend(aboard.types().filter(fits).map(Action::Deploy));
        }
        actions.extend(
            frame
                .planet
                .area_ids()
                .filter(|&area| self.check_lift_off(frame, area).is_ok())
                .map(Action::LiftOff),
        );
        if self.check_limits(frame).is_ok() {
            actions.push(Action::Finish);
        }
        self.list_besides(frame.seat, actions);
    }

    pub(crate) fn check_mobilize(&self, frame: MobilizeFrame, action: Action) -> Result<(), Illegal> {
        match (frame.step, action) {
            (MobilizeStep::Move { unit, from }, Action::MoveTo(to)) => {
                self.check_entry(frame, unit, Some(from), to)
            }
            (MobilizeStep::Deploy { unit }, Action::MoveTo(to)) => self.check_entry(frame, unit, None, to),
            (MobilizeStep::Move { .. } | MobilizeStep::Deploy { .. }, _) | (_, Action::MoveTo(_)) => {
                Err(rules::FINISH_FIRST)
            }
            (_, Action::Deploy(unit)) => self.check_deployment(frame, unit),
            (_, Action::PickUp { unit, area }) => self.check_pick_up(frame, unit, area),
            (_, Action::LiftOff(area)) => self.check_lift_off(frame, area),
            (_, Action::Finish) => self.check_limits(frame),
            _ => self.check_besides(frame.seat, action),
        }
    }

    pub(crate) fn take_mobilize(&mut self, frame: MobilizeFrame, action: Action, log: &mut Log<Event>) {
        let MobilizeFrame { seat, planet, march, .. } = frame;
        match action {
            Action::PickUp { unit, area } => {
                let step = MobilizeStep::Move { unit, from: area };
                self.stack.replace_top(Frame::Mobilize(MobilizeFrame { step, ..frame }));
            }
            Action::Deploy(unit) => {
                let step = MobilizeStep::Deploy { unit };
                self.stack.replace_top(Frame::Mobilize(MobilizeFrame { step, ..frame }));
            }
            Action::MoveTo(to) => self.move_unit(frame, to, log),
            Action::LiftOff(to) => {
                let from = self.base_on(planet, seat).expect("a checked base");
                self.area_mut(from).base = None;
                self.area_mut(to).base = Some(seat);
                self.stack.replace_top(Frame::Mobilize(MobilizeFrame { lifted: true, ..frame }));
                log.push(|| Event::BaseMoved { seat, from, to });
            }
            Action::Finish => {
                self.stack.pop();
                self.fresh = [Squad::EMPTY; MAX_AREAS];
                if let March::Defense(number) = march {
                    return self.end_defense(seat, Area::new(planet, number), log);
                }
                self.spend_transports(seat, log);
                if let (March::Order(order), Some(area), false) =
                    (march, frame.front(), self.landing.is_empty())
                {
                    self.begin_battle(area, seat, order, log);
                }
            }
            _ => self.take_besides(seat, action, log),
        }
    }

    pub(crate) fn run_mobilize(&mut self, frame: MobilizeFrame, log: &mut Log<Event>) -> bool {
        let seat = frame.seat;
        if frame.step != MobilizeStep::Begin {
            return false;
        }
        self.fresh = [Squad::EMPTY; MAX_AREAS];
        if self.can_march(frame) || matches!(frame.march, March::Defense(_)) {
            self.stack.replace_top(Frame::Mobilize(MobilizeFrame { step: MobilizeStep::Choose, ..frame }));
        } else {
            // SC G51
            self.stack.pop();
            log.push(|| Event::NothingDone { seat });
        }
        true
    }

    /// Whether anything can move.
    pub(crate) fn can_march(&self, frame: MobilizeFrame) -> bool {
        let units =
            self.galaxy().filter(|&planet| self.reaches(frame, planet)).flat_map(Planet::area_ids).any(
                |area| {
                    self.area(area).owner == Some(frame.seat)
                        && self.area(area).units.types().any(|unit| self.has_way(frame, unit, Some(area)))
                },
            );
        let aboard = self.players[frame.seat].brood.aboard;
        let deployed = aboard.types().any(|unit| self.check_deployment(frame, unit).is_ok());
        units || deployed || frame.planet.area_ids().any(|area| self.check_lift_off(frame, area).is_ok())
    }

    /// Where the units in `landing` stand.
    pub(crate) fn landing_area(&self) -> Option<Area> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Mobilize(frame) => frame.front(),
            _ => None,
        })
    }

    /// The planet whose areas `fresh` is about.
    pub(crate) fn fresh_planet(&self) -> Option<Planet> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Build(frame) => Some(frame.planet),
            Frame::Mobilize(frame) => Some(frame.planet),
            _ => None,
        })
    }

    /// A unit left an area: of equal ones, one that has moved or was built in this order, which can do least.
    pub(crate) fn forget_fresh(&mut self, area: Area, unit: Unit) {
        let fresh = &self.fresh[usize::from(area.number)];
        if fresh.contains(unit) && self.fresh_planet() == Some(area.planet) {
            self.fresh[usize::from(area.number)].remove(unit);
        }
    }

    fn move_unit(&mut self, frame: MobilizeFrame, to: Area, log: &mut Log<Event>) {
        let (unit, from) = match frame.step {
            MobilizeStep::Move { unit, from } => (unit, Some(from)),
            MobilizeStep::Deploy { unit } => (unit, None),
            MobilizeStep::Begin | MobilizeStep::Choose => unreachable!("checked: {to:?} in {frame:?}"),
        };
        let seat = frame.seat;
        let enemy = self.is_enemy(to, seat);
        match from {
            Some(from) => {
                self.take_unit(from, unit);
                self.carry_thrall(seat, unit, from, to);
                self.note_landing(frame, from, to);
            }
            None => self.players[seat].brood.aboard.remove(unit),
        }
        if self.area(to).owner.is_some_and(|owner| owner != seat) {
            self.landing.add(unit);
        } else {
            self.put_unit(to, seat, unit);
            self.fresh[usize::from(to.number)].add(unit);
        }
        let entered = if enemy { Some(to.number) } else { frame.entered };
        self.stack.replace_top(Frame::Mobilize(MobilizeFrame {
            step: MobilizeStep::Choose,
            entered,
            ..frame
        }));
        match from {
            Some(from) => log.push(|| Event::UnitMoved { seat, unit, from, to }),
            None => log.push(|| Event::Deployed { seat, unit, area: to }),
        }
    }

    fn check_pick_up(&self, frame: MobilizeFrame, unit: Unit, area: Area) -> Result<(), Illegal> {
        if !area.exists() || self.planets[area.planet as usize].placed.is_none() {
            return Err(rules::NO_SUCH_AREA);
        }
        let state = self.area(area);
        if state.owner != Some(frame.seat) || !state.units.contains(unit) {
            return Err(rules::NO_SUCH_UNIT);
        }
        if !self.reaches(frame, area.planet) {
            return Err(rules::NO_TRANSPORT);
        }
        if self.unmoved(frame, unit, area) == 0 {
            return Err(rules::MOVED_ALREADY);
        }
        if self.brood.maelstrom == Some(area) {
            return Err(rules::HELD_BY_MAELSTROM);
        }
        if self.has_way(frame, unit, Some(area)) { Ok(()) } else { Err(rules::NOWHERE_TO_GO) }
    }

    /// Whether units of this planet can move in this order (SC 11.2.1, SC 11.3.1, SC 11.3.5).
    fn reaches(&self, frame: MobilizeFrame, planet: Planet) -> bool {
        planet == frame.planet
            || self.routes.of(frame.planet).any(|(_, route)| {
                route.across(frame.planet) == Some(planet) && route.transports.contains(frame.seat)
            })
    }

    /// How many units of a type in an area have not moved in this order (SC G50).
    fn unmoved(&self, frame: MobilizeFrame, unit: Unit, area: Area) -> u8 {
        let moved =
            if area.planet == frame.planet { self.fresh[usize::from(area.number)].count(unit) } else { 0 };
        self.area(area).units.count(unit) - moved
    }

    fn has_way(&self, frame: MobilizeFrame, unit: Unit, from: Option<Area>) -> bool {
        frame.planet.area_ids().any(|to| self.check_entry(frame, unit, from, to).is_ok())
    }

    /// Whether a unit can go to an area; without a place it comes from a Leadership card, as if it stood on the planet.
    fn check_entry(
        &self,
        frame: MobilizeFrame,
        unit: Unit,
        from: Option<Area>,
        to: Area,
    ) -> Result<(), Illegal> {
        let seat = frame.seat;
        if to.planet != frame.planet || !to.exists() || Some(to) == from {
            return Err(rules::NOT_TO_ACTIVE_PLANET);
        }
        if matches!(frame.march, March::Defense(number) if number != to.number) {
            return Err(rules::DEFEND_THERE_ONLY);
        }
        if !to.admits(unit) {
            return Err(rules::WRONG_LAYER);
        }
        let state = self.area(to);
        // SC 19.2.4: neither what the teammate controls nor where he would have to fight.
        let teammate = |other: Seat| other != seat && self.same_side(other, seat);
        if state.owner.is_some_and(teammate) || self.controller(to).is_some_and(teammate) {
            return Err(rules::TEAMMATE_AREA);
        }
        if self.is_enemy(to, seat) {
            if !matches!(frame.march, March::Order(_)) {
                return Err(rules::NO_ENEMY_AREA);
            }
            if frame.entered.is_some_and(|entered| entered != to.number) {
                return Err(rules::ONE_ENEMY_AREA);
            }
        }
        // SC 16.5.3, SC G47
        let defended = |base: Seat| base != seat && self.players[base].modules(Module::AirSupport) > 0;
        let lands = from.is_some_and(|from| from.planet != to.planet);
        // SC 25.4.2
        let breaks = || self.players[seat].modules(Module::Offensive) > 0;
        if lands && state.base.is_some_and(defended) && !breaks() {
            return Err(rules::ORBITAL_DEFENSE);
        }
        if state.owner.is_some_and(|owner| owner != seat) {
            if self.load(seat, self.landing.iter().chain([unit])) > to.limit() + SURPLUS {
                return Err(rules::FORCE_TOO_LARGE);
            }
        } else {
            let fresh = self.fresh[usize::from(to.number)];
            // SC G45: units that have not moved may still make room.
            if self.load(seat, fresh.iter().chain([unit])) > to.limit()
                || usize::from(state.units.len()) == Squad::MOST
            {
                return Err(rules::AREA_FULL);
            }
        }
        Ok(())
    }

    /// Terran Lift Off: the base goes to another friendly or empty area of the planet.
    fn check_lift_off(&self, frame: MobilizeFrame, to: Area) -> Result<(), Illegal> {
        let MobilizeFrame { seat, planet, march, lifted, .. } = frame;
        if self.players[seat].race() != Race::Terran || !matches!(march, March::Order(_)) || lifted {
            return Err(rules::NO_LIFT_OFF);
        }
        if self.base_on(planet, seat).is_none_or(|from| from == to) || to.planet != planet || !to.exists() {
            return Err(rules::NO_LIFT_OFF);
        }
        if !self.takes_installation(to) && self.is_brood_war() {
            return Err(rules::NO_PLACE_FOR_BASE);
        }
        if self.is_friendly(to, seat) || self.is_empty(to) { Ok(()) } else { Err(rules::AREA_NOT_OPEN) }
    }

    /// Covert Operations: a Ghost of the card moves as if it stood on the active planet.
    fn check_deployment(&self, frame: MobilizeFrame, unit: Unit) -> Result<(), Illegal> {
        let seat = frame.seat;
        let covert = self.leads(seat, Leadership::CovertOperations) && matches!(frame.march, March::Order(_));
        if !covert || !self.players[seat].brood.aboard.contains(unit) {
            return Err(rules::NO_CARD_FOR_UNITS);
        }
        if self.has_way(frame, unit, None) { Ok(()) } else { Err(rules::NOWHERE_TO_GO) }
    }

    /// Remembers a transport that brings a unit through limited orbital defense (SC 25.4.3).
    fn note_landing(&mut self, frame: MobilizeFrame, from: Area, to: Area) {
        let seat = frame.seat;
        let defended = |base: Seat| base != seat && self.players[base].modules(Module::AirSupport) > 0;
        if !self.is_brood_war() || from.planet == to.planet || !self.area(to).base.is_some_and(defended) {
            return;
        }
        let mut routes = self.routes.of(frame.planet).filter(|(_, route)| {
            route.across(frame.planet) == Some(from.planet) && route.transports.contains(seat)
        });
        let used = |id: RouteId| self.brood.spent_routes & (1 << id.0) != 0;
        if let Some((id, _)) = routes.find(|(id, _)| used(*id)).or_else(|| {
            self.routes.of(frame.planet).find(|(_, route)| {
                route.across(frame.planet) == Some(from.planet) && route.transports.contains(seat)
            })
        }) {
            self.brood.spent_routes |= 1 << id.0;
        }
    }

    /// The transports by which units landed in spite of orbital defense are destroyed (SC 25.4.3, SC G109).
    fn spend_transports(&mut self, seat: Seat, log: &mut Log<Event>) {
        let spent = std::mem::take(&mut self.brood.spent_routes);
        if self.players[seat].brood.sheltered >= self.round {
            return;
        }
        for number in (0..u32::BITS as u8).filter(|number| spent & (1 << number) != 0) {
            self.destroy_transport(seat, RouteId(number), log);
        }
    }

    /// SC 11.5.1
    fn check_limits(&self, frame: MobilizeFrame) -> Result<(), Illegal> {
        let too_many = |area: Area| {
            let state = self.area(area);
            state.owner == Some(frame.seat) && self.load(frame.seat, state.units.iter()) > area.limit()
        };
        if frame.planet.area_ids().any(too_many) { Err(rules::TOO_MANY_UNITS) } else { Ok(()) }
    }
}
