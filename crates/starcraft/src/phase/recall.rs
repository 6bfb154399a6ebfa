//! Recall: a unit comes to an Arbiter.

use orrery_engine::{Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Unit;
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::state::{Area, StarCraft};

/// A unit is being recalled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct RecallFrame {
    pub seat: Seat,
    /// Which unit, and from where.
    pub unit: Option<(Unit, Area)>,
}

impl RecallFrame {
    /// The card was discarded.
    pub(crate) const fn new(seat: Seat) -> Self {
        Self { seat, unit: None }
    }
}

impl StarCraft {
    /// Whether there is a unit that could come to an Arbiter, while an order is executed.
    pub(crate) fn check_recallable(&self, seat: Seat) -> Result<(), Illegal> {
        let mut own = self.areas().filter(|&area| self.area(area).owner == Some(seat));
        let recalls =
            |from: Area| self.area(from).units.types().any(|unit| self.can_be_recalled(seat, unit, from));
        if self.is_executing() && own.any(recalls) { Ok(()) } else { Err(rules::NO_RECALL) }
    }

    pub(crate) fn list_recall(&self, frame: RecallFrame, actions: &mut Vec<Action>) {
        let RecallFrame { seat, unit } = frame;
        if let Some((unit, from)) = unit {
            return actions.extend(self.recall_sites(seat, unit, from).map(Action::MoveTo));
        }
        let own = self.areas().filter(|&area| self.area(area).owner == Some(seat));
        for area in own {
            let units = self.area(area).units.types().filter(|&unit| self.can_be_recalled(seat, unit, area));
            actions.extend(units.map(|unit| Action::PickUp { unit, area }));
        }
    }

    pub(crate) fn check_recall(&self, frame: RecallFrame, action: Action) -> Result<(), Illegal> {
        let RecallFrame { seat, unit } = frame;
        match (unit, action) {
            (Some((unit, from)), Action::MoveTo(to)) => {
                if self.recall_sites(seat, unit, from).any(|site| site == to) {
                    Ok(())
                } else {
                    Err(rules::NO_ARBITER)
                }
            }
            (None, Action::PickUp { unit, area }) => {
                if !area.exists()
                    || self.area(area).owner != Some(seat)
                    || !self.area(area).units.contains(unit)
                {
                    return Err(rules::NO_SUCH_UNIT);
                }
                if self.can_be_recalled(seat, unit, area) { Ok(()) } else { Err(rules::NO_ARBITER) }
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_recall(&mut self, frame: RecallFrame, action: Action, log: &mut Log<Event>) {
        let seat = frame.seat;
        match (frame.unit, action) {
            (None, Action::PickUp { unit, area }) => {
                self.stack.replace_top(Frame::Recall(RecallFrame { unit: Some((unit, area)), ..frame }));
            }
            (Some((unit, from)), Action::MoveTo(to)) => {
                self.stack.pop();
                self.take_unit(from, unit);
                self.carry_thrall(seat, unit, from, to);
                self.forget_fresh(from, unit);
                self.put_unit(to, seat, unit);
                // It was not there before the order began, and has moved.
                if self.fresh_planet() == Some(to.planet) {
                    self.fresh[usize::from(to.number)].add(unit);
                }
                log.push(|| Event::UnitMoved { seat, unit, from, to });
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    fn can_be_recalled(&self, seat: Seat, unit: Unit, from: Area) -> bool {
        self.recall_sites(seat, unit, from).next().is_some()
    }

    /// The areas with an Arbiter, room for the unit (SC 23.1.4) and no enemy base, other than this one.
    fn recall_sites(&self, seat: Seat, unit: Unit, from: Area) -> impl Iterator<Item = Area> + '_ {
        self.areas().filter(move |&area| {
            area != from
                && self.is_friendly(area, seat)
                && self.area(area).units.contains(Unit::Arbiter)
                && self.has_room(seat, area, unit)
        })
    }
}
