//! Retreats (TI 35.7).

use orrery_engine::{Log, Seat};

use crate::cards::{Anomaly, Unit};
use crate::event::Event;
use crate::fleet::Fleet;
use crate::hex::{Hex, Site};
use crate::state::TwilightImperium;

impl TwilightImperium {
    /// Where a seat can retreat to (TI 35.7.c, TI G61).
    pub(crate) fn retreats(&self, seat: Seat) -> Vec<Hex> {
        let hex = self.tactical.hex;
        let fleet = self.fleet(hex, seat);
        if !fleet.ships().any(|unit| self.stats(seat, unit).movement.is_some()) {
            return vec![];
        }
        self.adjacent_by_ship(hex, seat)
            .iter()
            .filter(|&to| {
                self.is_present(to, seat)
                    && !self.has_rival_ships(to, seat)
                    && self.anomaly(to) != Some(Anomaly::Nebula)
                    && self.can_enter(seat, Unit::Cruiser, hex, to, true)
            })
            .collect()
    }

    /// All ships that move leave for one system, and take along what they can carry (TI 35.7.b); what is too much for
    /// them is removed where they arrive, which is the same for its owner.
    pub(crate) fn retreat_to(&mut self, seat: Seat, to: Hex, log: &mut Log<Event>) {
        let moved = self.shift_fleet(seat, to, log);
        log.push(|| Event::Retreated { seat, to });
        if moved {
            self.place_token(seat, to);
        }
    }

    /// Moves a seat's ships out of the active system, with fighters and ground forces in space; whether any did.
    pub(crate) fn shift_fleet(&mut self, seat: Seat, to: Hex, log: &mut Log<Event>) -> bool {
        let from = self.tactical.hex;
        let fleet = *self.fleet(from, seat);
        let mut going = Fleet::EMPTY;
        for unit in Unit::ALL {
            if unit == Unit::Pds || fleet.count(unit) == 0 {
                continue;
            }
            let carried = matches!(unit, Unit::Fighter | Unit::Infantry);
            if carried || self.stats(seat, unit).movement.is_some() {
                going.add(unit, fleet.sound(unit), false);
                if fleet.damaged(unit) > 0 {
                    going.add(unit, fleet.damaged(unit), true);
                }
                let count = fleet.count(unit);
                let (from, to) = (Site::Space(from), Site::Space(to));
                log.push(|| Event::UnitMoved { seat, unit, count, from, to });
            }
        }
        for unit in Unit::ALL {
            for damaged in [false, true] {
                let count = if damaged { going.damaged(unit) } else { going.sound(unit) };
                if count > 0 {
                    self.fleet_mut(from, seat).take(unit, count, damaged);
                }
            }
        }
        self.fleet_mut(to, seat).join(&going);
        going.has_ships()
    }
}
