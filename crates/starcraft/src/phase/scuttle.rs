//! Voluntary destruction (SC 18.2), and what else the active player may do at any moment of his turn.

use orrery_engine::{Illegal, Log, Seat};

use super::recall::RecallFrame;
use crate::action::Action;
use crate::cards::{Card, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::galaxy::RouteId;
use crate::rules;
use crate::state::{Area, CardZone, StarCraft};

impl StarCraft {
    /// What the active player may do in the middle of an order, besides what the order says.
    pub(crate) fn list_besides(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_any_time(seat, actions);
        if self.is_executing() {
            self.list_peeks(seat, actions);
        }
    }

    pub(crate) fn check_besides(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Peek(planet) if self.is_executing() => self.check_peek(seat, planet),
            _ => self.check_any_time(seat, action),
        }
    }

    pub(crate) fn take_besides(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Peek(planet) => self.peek(seat, planet, log),
            _ => self.take_any_time(seat, action, log),
        }
    }

    /// Whether this is a turn of the Execution phase, and not an order an Event card gives.
    pub(crate) fn is_executing(&self) -> bool {
        self.stack.iter().any(|frame| matches!(frame, Frame::Execute(_)))
    }

    /// What the active player may do besides, whatever he is asked outside battles.
    pub(crate) fn list_any_time(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_any_time(seat, Action::Scuttle).is_ok() {
            actions.push(Action::Scuttle);
        }
        let mut recalls = Card::copies(Technology::Recall).filter(|&card| self.holds(seat, card)).peekable();
        if recalls.peek().is_some() && self.check_recallable(seat).is_ok() {
            actions.extend(recalls.map(Action::Recall));
        }
    }

    pub(crate) fn check_any_time(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Scuttle if self.transports(seat) > 0 || self.pieces(seat) > 1 => Ok(()),
            Action::Scuttle => Err(rules::LAST_PIECE),
            Action::Recall(card) => {
                if !Card::copies(Technology::Recall).any(|recall| recall == card) || !self.holds(seat, card) {
                    return Err(rules::NO_RECALL);
                }
                self.check_recallable(seat)
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_any_time(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Scuttle => self.stack.push(Frame::Scuttle { seat }),
            Action::Recall(card) => {
                self.discard_from_hand(seat, card, log);
                self.stack.push(Frame::Recall(RecallFrame::new(seat)));
            }
            _ => unreachable!("checked: {action:?} of {seat:?}"),
        }
    }

    pub(crate) fn list_scuttle(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.pieces(seat) > 1 {
            let front = self.landing_area();
            for area in self.areas() {
                let state = self.area(area);
                let units = if state.owner == Some(seat) {
                    state.units
                } else if front == Some(area) {
                    self.landing
                } else {
                    continue;
                };
                actions.extend(units.types().map(|unit| Action::DestroyUnit { unit, area }));
            }
            let bases = self.areas().filter(|&area| self.area(area).base == Some(seat));
            actions.extend(bases.map(Action::DestroyBase));
        }
        let transports = self.routes.iter().filter(|(_, route)| route.transports.contains(seat));
        actions.extend(transports.map(|(route, _)| Action::DestroyTransport(route)));
        actions.push(Action::Finish);
    }

    pub(crate) fn check_scuttle(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::DestroyUnit { unit, area } => {
                if !area.exists() || !self.own_units(seat, area).is_some_and(|units| units.contains(unit)) {
                    return Err(rules::NOT_YOUR_PIECE);
                }
            }
            Action::DestroyBase(area) => {
                if !area.exists() || self.area(area).base != Some(seat) {
                    return Err(rules::NOT_YOUR_PIECE);
                }
            }
            Action::DestroyTransport(route) => {
                let there = self.routes.get(route);
                let own = there.is_some_and(|route| route.transports.contains(seat));
                return if own { Ok(()) } else { Err(rules::NOT_YOUR_PIECE) };
            }
            Action::Finish => return Ok(()),
            _ => return Err(rules::FINISH_FIRST),
        }
        if self.pieces(seat) > 1 { Ok(()) } else { Err(rules::LAST_PIECE) }
    }

    pub(crate) fn take_scuttle(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::DestroyUnit { unit, area } if self.area(area).owner == Some(seat) => {
                self.destroy_unit(area, unit, log);
            }
            Action::DestroyUnit { unit, area } => {
                self.landing.remove(unit);
                log.push(|| Event::UnitDestroyed { seat, unit, area });
            }
            Action::DestroyBase(area) => self.destroy_base(area, log),
            Action::DestroyTransport(route) => self.destroy_transport(seat, route, log),
            _ => {
                self.stack.pop();
            }
        }
    }

    /// A unit goes back to its owner's supply (SC 1.2.16).
    pub(crate) fn destroy_unit(&mut self, area: Area, unit: Unit, log: &mut Log<Event>) {
        let seat = self.area(area).owner.expect("units have an owner");
        self.mourn(seat, unit, area.planet);
        self.take_unit(area, unit);
        self.forget_fresh(area, unit);
        log.push(|| Event::UnitDestroyed { seat, unit, area });
    }

    /// A base goes back to its owner's supply (SC 1.2.16).
    pub(crate) fn destroy_base(&mut self, area: Area, log: &mut Log<Event>) {
        let seat = self.area_mut(area).base.take().expect("a checked base");
        log.push(|| Event::BaseDestroyed { seat, area });
    }

    /// A transport goes back to its owner's supply (SC 1.2.16).
    pub(crate) fn destroy_transport(&mut self, seat: Seat, route: RouteId, log: &mut Log<Event>) {
        self.routes.get_mut(route).transports.remove(seat);
        log.push(|| Event::TransportDestroyed { seat, route });
    }

    /// The units of the active player in an area, those that have entered it to attack included.
    fn own_units(&self, seat: Seat, area: Area) -> Option<crate::Squad> {
        let state = self.area(area);
        if state.owner == Some(seat) {
            Some(state.units)
        } else {
            (self.landing_area() == Some(area)).then_some(self.landing)
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        self.players[seat].zone(CardZone::Hand).contains(&card)
    }

    /// Units and bases of the active player: without any he would be eliminated (SC 8.6.1, SC G76).
    fn pieces(&self, seat: Seat) -> u8 {
        let units: u8 = self
            .areas()
            .map(|area| self.area(area))
            .filter(|area| area.owner == Some(seat))
            .map(|area| area.units.len())
            .sum();
        units + self.landing.len() + self.bases(seat)
    }
}
